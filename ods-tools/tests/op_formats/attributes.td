// Assembly formats of attributes with mistakes, and others without.
// `mlir-tblgen` and ods have to say the same of each, or print the same
// literals and spaces.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Formats_Dialect : Dialect {
  let name = "formats";
  let cppNamespace = "::formats";
}

class FormatAttr<string name, string format, dag params>
    : AttrDef<Formats_Dialect, name> {
  let cppClassName = name;
  let mnemonic = "attr";
  let parameters = params;
  let assemblyFormat = format;
}

class Pair<string name, string format> : FormatAttr<name, format, (ins
  "int":$a,
  "int":$b,
  OptionalParameter<"int">:$x,
  DefaultValuedParameter<"int", "5">:$y,
  AttributeSelfTypeParameter<"", "::mlir::TensorType">:$t)>;

class Open<string name, string format> : FormatAttr<name, format, (ins
  OptionalParameter<"int">:$x,
  OptionalParameter<"int">:$y,
  OptionalParameter<"int">:$z)>;

def Pair0 : Pair<"Pair0", "`<` $a `,` $b `>`">;
def Pair1 : Pair<"Pair1", "$a `x` qualified($b)">;
def Pair2 : Pair<"Pair2", "params">;
def Pair3 : Pair<"Pair3", "`<` params `>`">;
def Pair4 : Pair<"Pair4", "`<` struct(params) `>`">;
def Pair5 : Pair<"Pair5", "`<` struct($b, qualified($x), custom<F>($a)) `>`">;
def Pair6 : Pair<"Pair6", "`<` $a `,` struct($b, $x) `>`">;
def Pair7 : Pair<"Pair7", "struct($a, $b) `,` $x">;
def Pair8 : Pair<"Pair8", "custom<F>($a, ref($t), \"$_ctxt\") custom<G>(qualified($b), ref($a))">;
def Open0 : Open<"Open0", "(`(` $x^ `)`)? `->` $y">;
def Open1 : Open<"Open1", "`<` ($x^ `,` $y) : (`none` $z)? `>`">;
def Open2 : Open<"Open2", "(`a`) : (`<` struct($x, $y)^ `>`)?">;
def Open3 : Open<"Open3", "(`(` params^ `)`)?">;
def Open4 : Open<"Open4", "(custom<F>($x, $y)^ `x`)?">;
def Pair9 : Pair<"Pair9", "`<` `` $a ` ` `x` `\\n` `` $b `\\n` `>`">;
def Pair10 : Pair<"Pair10", "`x` ` ` $a `(` `\\n` $b">;
def Pair11 : Pair<"Pair11", "$a">;
def Pair12 : Pair<"Pair12", "$nope">;
def Pair13 : Pair<"Pair13", "$a $a">;
def Pair14 : Pair<"Pair14", "params $a">;
def Pair15 : Pair<"Pair15", "$a params">;
def Pair16 : Pair<"Pair16", "$a $b $t">;
def Pair17 : Pair<"Pair17", "custom<F>(ref($a))">;
def Pair18 : Pair<"Pair18", "attr-dict">;
def Pair19 : Pair<"Pair19", "ref($a)">;
def Pair20 : Pair<"Pair20", "custom<F>(params)">;
def Pair21 : Pair<"Pair21", "custom<F>(struct($a))">;
def Pair22 : Pair<"Pair22", "struct $a">;
def Pair23 : Pair<"Pair23", "struct($a $b)">;
def Pair24 : Pair<"Pair24", "struct()">;
def Pair25 : Pair<"Pair25", "struct($a, `x`)">;
def Pair26 : Pair<"Pair26", "struct($a, params)">;
def Pair27 : Pair<"Pair27", "struct(custom<F>($a, $b))">;
def Pair28 : Pair<"Pair28", "struct(custom<F>(ref($t)))">;
def Pair29 : Pair<"Pair29", "qualified(params)">;
def Pair30 : Pair<"Pair30", "qualified($a">;
def Pair31 : Pair<"Pair31", "(`(` $a^ `)`)?">;
def Pair32 : Pair<"Pair32", "(`(` params^ `)`)?">;
def Pair33 : Pair<"Pair33", "(`(` struct($a)^ `)`)?">;
def Pair34 : Pair<"Pair34", "(`(` custom<F>($a)^ `)`)?">;
def Pair35 : Pair<"Pair35", "(`(` $x `)`^)?">;
def Pair36 : Pair<"Pair36", "(`(`) : (`)`^)?">;
def Pair37 : Pair<"Pair37", "(`(` custom<F>(ref($t))^ `)`)?">;
def Pair38 : Pair<"Pair38", "(params^)?">;
def Pair39 : Pair<"Pair39", "(struct($x)^)?">;
def Pair40 : Pair<"Pair40", "struct($a, $x) `,` $b">;
def Pair41 : Pair<"Pair41", "struct($a, $x) `` `,` $b">;
