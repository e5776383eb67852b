// Formats of attributes and types put together at random. Written by generate_definitions.py; do not edit.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Random_Dialect : Dialect {
  let name = "random";
  let cppNamespace = "::random";
}
def Inner : AttrDef<Random_Dialect, "Inner"> {
  let mnemonic = "inner";
  let parameters = (ins "int":$x);
  let assemblyFormat = "`<` $x `>`";
}

def X0 : AttrDef<Random_Dialect, "X0"> {
  let mnemonic = "x0";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "custom<F>($a) $b `kw` `->`";
}
def X1 : AttrDef<Random_Dialect, "X1"> {
  let mnemonic = "x1";
  let parameters = (ins OptionalParameter<"int">:$a, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "struct($a, $a) `...` `` `->`";
}
def X2 : TypeDef<Random_Dialect, "X2"> {
  let mnemonic = "x2";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"int">:$b, DefaultValuedParameter<"int", "3">:$c);
  let assemblyFormat = "($a^ $b `>`)? $c `[`";
}
def X3 : AttrDef<Random_Dialect, "X3"> {
  let mnemonic = "x3";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, "::mlir::Type":$b, "int":$c);
  let assemblyFormat = "custom<F>(\"1\", $c) qualified($a) `->` (` ` $b^)? $c";
}
def X4 : AttrDef<Random_Dialect, "X4"> {
  let mnemonic = "x4";
  let parameters = (ins APFloatParameter<"d">:$a);
  let assemblyFormat = "((qualified($a)^ `` `a`)? `[`) : (`<`^)? `a` `<` `(`";
}
def X5 : AttrDef<Random_Dialect, "X5"> {
  let mnemonic = "x5";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "struct($a, $b) `a` `=`";
}
def X6 : AttrDef<Random_Dialect, "X6"> {
  let mnemonic = "x6";
  let parameters = (ins StringRefParameter<"s">:$a, APFloatParameter<"d">:$b);
  let assemblyFormat = "` ` $a $b";
}
def X7 : TypeDef<Random_Dialect, "X7"> {
  let mnemonic = "x7";
  let parameters = (ins "::mlir::Type":$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "(`(` custom<F>($a, $b, $b)^ `\\n` `>`)? `>`";
}
def X8 : TypeDef<Random_Dialect, "X8"> {
  let mnemonic = "x8";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"int">:$b, OptionalParameter<"int">:$c, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = "$a $b struct($c, $d) ` ` `...`";
}
def X9 : AttrDef<Random_Dialect, "X9"> {
  let mnemonic = "x9";
  let parameters = (ins OptionalParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, DefaultValuedParameter<"int", "3">:$c, OptionalArrayRefParameter<"int">:$d);
  let assemblyFormat = "custom<F>($a, $b, ref($a)) $b $c $d";
}
def X10 : TypeDef<Random_Dialect, "X10"> {
  let mnemonic = "x10";
  let parameters = (ins "::mlir::Type":$a, DefaultValuedParameter<"int", "3">:$b);
  let assemblyFormat = "$a $b `...` `(` `\\n`";
}
def X11 : TypeDef<Random_Dialect, "X11"> {
  let mnemonic = "x11";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "struct(params)";
}
def X12 : TypeDef<Random_Dialect, "X12"> {
  let mnemonic = "x12";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a);
  let assemblyFormat = "$a";
}
def X13 : TypeDef<Random_Dialect, "X13"> {
  let mnemonic = "x13";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, "int":$b, "int":$c);
  let assemblyFormat = "`\\n` $a $b $c";
}
def X14 : TypeDef<Random_Dialect, "X14"> {
  let mnemonic = "x14";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"int">:$b, APFloatParameter<"d">:$c, "int":$d);
  let assemblyFormat = "custom<F>($a, ref($a), ref($a)) struct($b) custom<F>($c, ref($a)) ((`...`^) : ($d)?^ `=` ` `) : (`>`)?";
}
def X15 : AttrDef<Random_Dialect, "X15"> {
  let mnemonic = "x15";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a);
  let assemblyFormat = "`a` $a";
}
def X16 : TypeDef<Random_Dialect, "X16"> {
  let mnemonic = "x16";
  let parameters = (ins OptionalParameter<"int">:$a, "int":$b, "::mlir::Type":$c);
  let assemblyFormat = "struct(params)";
}
def X17 : TypeDef<Random_Dialect, "X17"> {
  let mnemonic = "x17";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "custom<F>($a, ref($a), $b) `]` `\\n` `,` `->`";
}
def X18 : TypeDef<Random_Dialect, "X18"> {
  let mnemonic = "x18";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a);
  let assemblyFormat = "$a oilist(`a` $a) `...` `\\n` `a`";
}
def X19 : TypeDef<Random_Dialect, "X19"> {
  let mnemonic = "x19";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "`:` `a` `=` $a $b $c";
}
def X20 : TypeDef<Random_Dialect, "X20"> {
  let mnemonic = "x20";
  let parameters = (ins Inner:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "$a struct($a, $b) `` `]`";
}
def X21 : AttrDef<Random_Dialect, "X21"> {
  let mnemonic = "x21";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "qualified($a) `]` (custom<F>($b)^ struct($c, $a) `,`) : (`<` `:`)? `->` ` `";
}
def X22 : TypeDef<Random_Dialect, "X22"> {
  let mnemonic = "x22";
  let parameters = (ins ArrayRefParameter<"int">:$a, Inner:$b, OptionalParameter<"int">:$c, "::mlir::Attribute":$d);
  let assemblyFormat = "$a $b $c $d";
}
def X23 : AttrDef<Random_Dialect, "X23"> {
  let mnemonic = "x23";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, APFloatParameter<"d">:$b, "::mlir::Type":$c);
  let assemblyFormat = "`->` custom<F>(\"1\") `]` `<` custom<F>($a, $b) $c";
}
def X24 : TypeDef<Random_Dialect, "X24"> {
  let mnemonic = "x24";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, DefaultValuedParameter<"int", "3">:$b);
  let assemblyFormat = "`a` $a $b";
}
def X25 : TypeDef<Random_Dialect, "X25"> {
  let mnemonic = "x25";
  let parameters = (ins ArrayRefParameter<"int">:$a, "::mlir::Attribute":$b);
  let assemblyFormat = "custom<F>(\"1\", $a) $b `...`";
}
def X26 : AttrDef<Random_Dialect, "X26"> {
  let mnemonic = "x26";
  let parameters = (ins "::mlir::Type":$a, "int":$b, StringRefParameter<"s">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "$a (`a` struct($b, $c)^ $d)? `->` `>` `\\n`";
}
def X27 : AttrDef<Random_Dialect, "X27"> {
  let mnemonic = "x27";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "ref($a) custom<F>($a, ref($a)) $b `(` `\\n`";
}
def X28 : AttrDef<Random_Dialect, "X28"> {
  let mnemonic = "x28";
  let parameters = (ins OptionalParameter<"int">:$a);
  let assemblyFormat = "$a";
}
def X29 : TypeDef<Random_Dialect, "X29"> {
  let mnemonic = "x29";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "`<` params `>`";
}
def X30 : TypeDef<Random_Dialect, "X30"> {
  let mnemonic = "x30";
  let parameters = (ins OptionalParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalArrayRefParameter<"int">:$c, OptionalArrayRefParameter<"int">:$d);
  let assemblyFormat = "$a $b $c $d";
}
def X31 : AttrDef<Random_Dialect, "X31"> {
  let mnemonic = "x31";
  let parameters = (ins "::mlir::Attribute":$a, APFloatParameter<"d">:$b);
  let assemblyFormat = "(`(` params^ `)`)?";
}
def X32 : AttrDef<Random_Dialect, "X32"> {
  let mnemonic = "x32";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalArrayRefParameter<"int">:$b, DefaultValuedParameter<"int", "3">:$c);
  let assemblyFormat = "$a struct($b, $c) `kw` ` ` `]`";
}
def X33 : TypeDef<Random_Dialect, "X33"> {
  let mnemonic = "x33";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalArrayRefParameter<"int">:$b, ArrayRefParameter<"int">:$c);
  let assemblyFormat = "`a` (struct($a, $b)^)? $c";
}
def X34 : TypeDef<Random_Dialect, "X34"> {
  let mnemonic = "x34";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b);
  let assemblyFormat = "(custom<F>($a, ref($a))^)? `a` $b";
}
def X35 : AttrDef<Random_Dialect, "X35"> {
  let mnemonic = "x35";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "custom<F>(\"1\") `,` $a $b $c";
}
def X36 : AttrDef<Random_Dialect, "X36"> {
  let mnemonic = "x36";
  let parameters = (ins Inner:$a, OptionalParameter<"::mlir::Type">:$b, StringRefParameter<"s">:$c, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "struct(params)";
}
def X37 : TypeDef<Random_Dialect, "X37"> {
  let mnemonic = "x37";
  let parameters = (ins OptionalParameter<"int">:$a);
  let assemblyFormat = "$a";
}
def X38 : TypeDef<Random_Dialect, "X38"> {
  let mnemonic = "x38";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "`[` $a $b";
}
def X39 : AttrDef<Random_Dialect, "X39"> {
  let mnemonic = "x39";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a);
  let assemblyFormat = "struct($a)";
}
def X40 : AttrDef<Random_Dialect, "X40"> {
  let mnemonic = "x40";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalArrayRefParameter<"int">:$b, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "$a (`,`^) : (custom<F>(ref($a), ref($a)) `,`)? $b `(` `>`";
}
def X41 : TypeDef<Random_Dialect, "X41"> {
  let mnemonic = "x41";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "(` ` $a^ custom<F>($b, $a, $b) `]`)? `=` `=` `=`";
}
def X42 : TypeDef<Random_Dialect, "X42"> {
  let mnemonic = "x42";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a);
  let assemblyFormat = "custom<F>(\"1\", $a, $a) `:` `,`";
}
def X43 : TypeDef<Random_Dialect, "X43"> {
  let mnemonic = "x43";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalArrayRefParameter<"int">:$c, OptionalArrayRefParameter<"int">:$d);
  let assemblyFormat = "qualified($a) $b `->` qualified($c) $d";
}
def X44 : AttrDef<Random_Dialect, "X44"> {
  let mnemonic = "x44";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "struct($a) `[` $b qualified($c) $d";
}
def X45 : TypeDef<Random_Dialect, "X45"> {
  let mnemonic = "x45";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "(custom<F>($a, $b, ref($a))^)? `kw` type($a) struct($b) `=`";
}
def X46 : TypeDef<Random_Dialect, "X46"> {
  let mnemonic = "x46";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "qualified($a) (`a`^)? `a` (custom<F>(ref($a), $b)^)? $c";
}
def X47 : TypeDef<Random_Dialect, "X47"> {
  let mnemonic = "x47";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "qualified($a) (` ` (custom<F>(ref($a), $b, $b)^ ` `) : (`)`)?^ `(`) : (`,`)?";
}
def X48 : AttrDef<Random_Dialect, "X48"> {
  let mnemonic = "x48";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a);
  let assemblyFormat = "$a `]`";
}
def X49 : TypeDef<Random_Dialect, "X49"> {
  let mnemonic = "x49";
  let parameters = (ins OptionalParameter<"int">:$a);
  let assemblyFormat = "$a `...` ` ` `]` `<`";
}
def X50 : AttrDef<Random_Dialect, "X50"> {
  let mnemonic = "x50";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "(`(`^ `kw` `(` `<`)? $a `\\n` $b $c";
}
def X51 : TypeDef<Random_Dialect, "X51"> {
  let mnemonic = "x51";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b, DefaultValuedParameter<"int", "3">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "$a `kw` $b $c $d";
}
def X52 : AttrDef<Random_Dialect, "X52"> {
  let mnemonic = "x52";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a);
  let assemblyFormat = "`)` struct($a) `,`";
}
def X53 : TypeDef<Random_Dialect, "X53"> {
  let mnemonic = "x53";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a);
  let assemblyFormat = "custom<F>($a, $a)";
}
def X54 : TypeDef<Random_Dialect, "X54"> {
  let mnemonic = "x54";
  let parameters = (ins ArrayRefParameter<"int">:$a, ArrayRefParameter<"int">:$b, OptionalParameter<"int">:$c, "int":$d);
  let assemblyFormat = "struct($a) `(` $b $c $d";
}
def X55 : AttrDef<Random_Dialect, "X55"> {
  let mnemonic = "x55";
  let parameters = (ins "int":$a, ArrayRefParameter<"int">:$b, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "(` ` struct($a) `=` ($b^)?^)? `->` `)`";
}
def X56 : TypeDef<Random_Dialect, "X56"> {
  let mnemonic = "x56";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a);
  let assemblyFormat = "`<` $a";
}
def X57 : TypeDef<Random_Dialect, "X57"> {
  let mnemonic = "x57";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, APFloatParameter<"d">:$b, "int":$c);
  let assemblyFormat = "`<` params `>`";
}
def X58 : AttrDef<Random_Dialect, "X58"> {
  let mnemonic = "x58";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a);
  let assemblyFormat = "struct($a) `=`";
}
def X59 : AttrDef<Random_Dialect, "X59"> {
  let mnemonic = "x59";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, Inner:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "struct($a) params `(` $b $c";
}
def X60 : TypeDef<Random_Dialect, "X60"> {
  let mnemonic = "x60";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalArrayRefParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "`,` $a $b $c $d";
}
def X61 : AttrDef<Random_Dialect, "X61"> {
  let mnemonic = "x61";
  let parameters = (ins OptionalParameter<"int">:$a);
  let assemblyFormat = "`` custom<F>($a, ref($a), \"1\") `=` `` `,`";
}
def X62 : AttrDef<Random_Dialect, "X62"> {
  let mnemonic = "x62";
  let parameters = (ins StringRefParameter<"s">:$a, ArrayRefParameter<"int">:$b, Inner:$c, APFloatParameter<"d">:$d);
  let assemblyFormat = "$a $b $c $d";
}
def X63 : TypeDef<Random_Dialect, "X63"> {
  let mnemonic = "x63";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = "$a `=` $b $c $d";
}
def X64 : TypeDef<Random_Dialect, "X64"> {
  let mnemonic = "x64";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b, DefaultValuedParameter<"int", "3">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "qualified($a) $b $c $d";
}
def X65 : AttrDef<Random_Dialect, "X65"> {
  let mnemonic = "x65";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, "int":$b);
  let assemblyFormat = "custom<F>($a, \"1\", \"1\") `kw` $b `->`";
}
def X66 : TypeDef<Random_Dialect, "X66"> {
  let mnemonic = "x66";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"::mlir::Type">:$b, DefaultValuedParameter<"int", "3">:$c, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = "custom<F>($a, $b, $c) $d";
}
def X67 : AttrDef<Random_Dialect, "X67"> {
  let mnemonic = "x67";
  let parameters = (ins Inner:$a);
  let assemblyFormat = "params";
}
def X68 : AttrDef<Random_Dialect, "X68"> {
  let mnemonic = "x68";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a);
  let assemblyFormat = "`>` $a";
}
def X69 : TypeDef<Random_Dialect, "X69"> {
  let mnemonic = "x69";
  let parameters = (ins OptionalParameter<"int">:$a, "::mlir::Type":$b, APFloatParameter<"d">:$c, ArrayRefParameter<"int">:$d);
  let assemblyFormat = "qualified($a) struct($b) `)` `<` $c $d";
}
def X70 : AttrDef<Random_Dialect, "X70"> {
  let mnemonic = "x70";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a);
  let assemblyFormat = "`kw` # (`]`^)? $a";
}
def X71 : AttrDef<Random_Dialect, "X71"> {
  let mnemonic = "x71";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "struct($a) `->` `)` ` `";
}
def X72 : TypeDef<Random_Dialect, "X72"> {
  let mnemonic = "x72";
  let parameters = (ins APFloatParameter<"d">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "`>` `kw` `(` $a $b";
}
def X73 : AttrDef<Random_Dialect, "X73"> {
  let mnemonic = "x73";
  let parameters = (ins "int":$a, "int":$b, ArrayRefParameter<"int">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "`\\n` $a $b $c $d";
}
def X74 : AttrDef<Random_Dialect, "X74"> {
  let mnemonic = "x74";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "`<` struct($a) ($b^ `<` `[`)? `\\n` `...`";
}
def X75 : AttrDef<Random_Dialect, "X75"> {
  let mnemonic = "x75";
  let parameters = (ins "int":$a, Inner:$b);
  let assemblyFormat = "custom<F>($a, \"1\") $b `]` ` ` `]`";
}
def X76 : TypeDef<Random_Dialect, "X76"> {
  let mnemonic = "x76";
  let parameters = (ins "int":$a);
  let assemblyFormat = "struct(params)";
}
def X77 : AttrDef<Random_Dialect, "X77"> {
  let mnemonic = "x77";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "(`(` params^ `)`)?";
}
def X78 : TypeDef<Random_Dialect, "X78"> {
  let mnemonic = "x78";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a);
  let assemblyFormat = "$a `...` type($a)";
}
def X79 : TypeDef<Random_Dialect, "X79"> {
  let mnemonic = "x79";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "custom<F>($a, \"1\", ref($a)) custom<F>($b) struct($c, $c) \"str\" ``";
}
def X80 : TypeDef<Random_Dialect, "X80"> {
  let mnemonic = "x80";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "($a custom<F>($b)^ `>`)? `)` `<`";
}
def X81 : AttrDef<Random_Dialect, "X81"> {
  let mnemonic = "x81";
  let parameters = (ins Inner:$a);
  let assemblyFormat = "custom<F>($a) `)`";
}
def X82 : TypeDef<Random_Dialect, "X82"> {
  let mnemonic = "x82";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "`\\n` `]` `)` (`<` $a^ $b)? struct(custom<F>(\"s\")) $c";
}
def X83 : AttrDef<Random_Dialect, "X83"> {
  let mnemonic = "x83";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b, DefaultValuedParameter<"int", "3">:$c);
  let assemblyFormat = "`kw` `...` $a (` `^ `[`) : (qualified($b) $c)? `=`";
}
def X84 : TypeDef<Random_Dialect, "X84"> {
  let mnemonic = "x84";
  let parameters = (ins "::mlir::Type":$a, Inner:$b, "::mlir::Attribute":$c, "::mlir::Attribute":$d);
  let assemblyFormat = "(qualified($a)^ `>`)? operands custom<F>($b, $c) qualified($d) `(`";
}
def X85 : AttrDef<Random_Dialect, "X85"> {
  let mnemonic = "x85";
  let parameters = (ins "::mlir::Type":$a);
  let assemblyFormat = "`<` params `>`";
}
def X86 : TypeDef<Random_Dialect, "X86"> {
  let mnemonic = "x86";
  let parameters = (ins OptionalParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalParameter<"int">:$c);
  let assemblyFormat = "`>`";
}
def X87 : AttrDef<Random_Dialect, "X87"> {
  let mnemonic = "x87";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, APFloatParameter<"d">:$b, APFloatParameter<"d">:$c);
  let assemblyFormat = "struct($a, $b) $c `:` `\\n` `,`";
}
def X88 : AttrDef<Random_Dialect, "X88"> {
  let mnemonic = "x88";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "custom<F>(\"1\", $a) $b ``";
}
def X89 : TypeDef<Random_Dialect, "X89"> {
  let mnemonic = "x89";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"int">:$c);
  let assemblyFormat = "$a custom<F>($b, $b, $c) `[`";
}
def X90 : AttrDef<Random_Dialect, "X90"> {
  let mnemonic = "x90";
  let parameters = (ins OptionalParameter<"int">:$a, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "params";
}
def X91 : TypeDef<Random_Dialect, "X91"> {
  let mnemonic = "x91";
  let parameters = (ins "int":$a);
  let assemblyFormat = "qualified($a)";
}
def X92 : AttrDef<Random_Dialect, "X92"> {
  let mnemonic = "x92";
  let parameters = (ins "::mlir::Type":$a, "::mlir::Type":$b, StringRefParameter<"s">:$c);
  let assemblyFormat = "`kw` $a $b $c";
}
def X93 : AttrDef<Random_Dialect, "X93"> {
  let mnemonic = "x93";
  let parameters = (ins "int":$a, "::mlir::Attribute":$b, OptionalParameter<"int">:$c);
  let assemblyFormat = "$a `=` $b $c";
}
def X94 : AttrDef<Random_Dialect, "X94"> {
  let mnemonic = "x94";
  let parameters = (ins Inner:$a, OptionalParameter<"int">:$b, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "`:` $a struct($b)";
}
def X95 : AttrDef<Random_Dialect, "X95"> {
  let mnemonic = "x95";
  let parameters = (ins APFloatParameter<"d">:$a);
  let assemblyFormat = "$a `<` `=` `kw` ` `";
}
def X96 : AttrDef<Random_Dialect, "X96"> {
  let mnemonic = "x96";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, Inner:$b, ArrayRefParameter<"int">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "(`(` $c custom<F>($a, ref($a)) $b^)? struct($c) struct($d) `<`";
}
def X97 : TypeDef<Random_Dialect, "X97"> {
  let mnemonic = "x97";
  let parameters = (ins Inner:$a, StringRefParameter<"s">:$b, "int":$c);
  let assemblyFormat = "(custom<F>($a, $b, ref($a))^) : (custom<F>($c, $c) ``)? `<` `]`";
}
def X98 : AttrDef<Random_Dialect, "X98"> {
  let mnemonic = "x98";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, ArrayRefParameter<"int">:$c);
  let assemblyFormat = "foo (`(` $a^) : ((qualified($b)^ $c) : (`)`)? `[`)? `]` `]` `[`";
}
def X99 : AttrDef<Random_Dialect, "X99"> {
  let mnemonic = "x99";
  let parameters = (ins Inner:$a);
  let assemblyFormat = "qualified($a) `=` `>` `:`";
}
def X100 : AttrDef<Random_Dialect, "X100"> {
  let mnemonic = "x100";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "custom<F>($a, \"1\") `>` `\\n` $b $c $d";
}
def X101 : TypeDef<Random_Dialect, "X101"> {
  let mnemonic = "x101";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, APFloatParameter<"d">:$b);
  let assemblyFormat = "`[` $a $b `]` `kw`";
}
def X102 : AttrDef<Random_Dialect, "X102"> {
  let mnemonic = "x102";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"int">:$b, DefaultValuedParameter<"int", "3">:$c, OptionalParameter<"int">:$d, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "$a $b struct($c, $d) `kw` ``";
}
def X103 : AttrDef<Random_Dialect, "X103"> {
  let mnemonic = "x103";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "`kw` (($a qualified($b)^ qualified($c))?^) : (`[` `[`)?";
}
def X104 : TypeDef<Random_Dialect, "X104"> {
  let mnemonic = "x104";
  let parameters = (ins "::mlir::Type":$a, "::mlir::Type":$b, StringRefParameter<"s">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "`)` struct($a, $b) $c $d";
}
def X105 : TypeDef<Random_Dialect, "X105"> {
  let mnemonic = "x105";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "`(` ` ` $a $b";
}
def X106 : AttrDef<Random_Dialect, "X106"> {
  let mnemonic = "x106";
  let parameters = (ins Inner:$a, "::mlir::Type":$b, "::mlir::Attribute":$c, "int":$d);
  let assemblyFormat = "$a custom<F>($b) `,` custom<F>($c) $d";
}
def X107 : TypeDef<Random_Dialect, "X107"> {
  let mnemonic = "x107";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b, OptionalParameter<"int">:$c);
  let assemblyFormat = "$a `\\n` (custom<F>($b, ref($a)) qualified($c)^ `]`)? `)`";
}
def X108 : TypeDef<Random_Dialect, "X108"> {
  let mnemonic = "x108";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "custom<F>($a, $b) `)` $c";
}
def X109 : TypeDef<Random_Dialect, "X109"> {
  let mnemonic = "x109";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalArrayRefParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "custom<F>(\"1\") $a (custom<F>($b, $c, ref($c))^)? `=`";
}
def X110 : AttrDef<Random_Dialect, "X110"> {
  let mnemonic = "x110";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c, OptionalArrayRefParameter<"int">:$d);
  let assemblyFormat = "$a `\\n` functional-type($a, $b) $b $c $d";
}
def X111 : TypeDef<Random_Dialect, "X111"> {
  let mnemonic = "x111";
  let parameters = (ins OptionalParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalArrayRefParameter<"int">:$c, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = "($a^ (`[`^) : (qualified($b) `=`)? qualified($c)) : (qualified($d) `)`)? `)` `` ` ` `kw`";
}
def X112 : TypeDef<Random_Dialect, "X112"> {
  let mnemonic = "x112";
  let parameters = (ins "int":$a, APFloatParameter<"d">:$b);
  let assemblyFormat = "struct(params)";
}
def X113 : TypeDef<Random_Dialect, "X113"> {
  let mnemonic = "x113";
  let parameters = (ins OptionalParameter<"int">:$a);
  let assemblyFormat = "struct($a, $a) `` ` ` ``";
}
def X114 : AttrDef<Random_Dialect, "X114"> {
  let mnemonic = "x114";
  let parameters = (ins OptionalParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "custom<F>($a, $b) `<` `->` ``";
}
def X115 : TypeDef<Random_Dialect, "X115"> {
  let mnemonic = "x115";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b, DefaultValuedParameter<"int", "3">:$c);
  let assemblyFormat = "`->` struct($a) `a` $b $c";
}
def X116 : AttrDef<Random_Dialect, "X116"> {
  let mnemonic = "x116";
  let parameters = (ins Inner:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "$a qualified($b) ` ` `\\n` ` `";
}
def X117 : TypeDef<Random_Dialect, "X117"> {
  let mnemonic = "x117";
  let parameters = (ins "int":$a, DefaultValuedParameter<"int", "3">:$b, "::mlir::Attribute":$c);
  let assemblyFormat = "`]` `:` struct() $a $b $c";
}
def X118 : AttrDef<Random_Dialect, "X118"> {
  let mnemonic = "x118";
  let parameters = (ins Inner:$a, "::mlir::Attribute":$b);
  let assemblyFormat = "qualified($a) `...` $b `=`";
}
def X119 : TypeDef<Random_Dialect, "X119"> {
  let mnemonic = "x119";
  let parameters = (ins "int":$a, StringRefParameter<"s">:$b, "::mlir::Type":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "qualified($a) (custom<F>($d, $b, ref($a)) (custom<F>($c)^ custom<F>($d, $b, $a))?^) : (`:`)? `a` `(` `=`";
}
def X120 : AttrDef<Random_Dialect, "X120"> {
  let mnemonic = "x120";
  let parameters = (ins Inner:$a, "::mlir::Type":$b, ArrayRefParameter<"int">:$c, "::mlir::Attribute":$d);
  let assemblyFormat = "params";
}
def X121 : TypeDef<Random_Dialect, "X121"> {
  let mnemonic = "x121";
  let parameters = (ins "::mlir::Type":$a);
  let assemblyFormat = "`)` `]` $a";
}
def X122 : TypeDef<Random_Dialect, "X122"> {
  let mnemonic = "x122";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalArrayRefParameter<"int">:$b, DefaultValuedParameter<"int", "3">:$c);
  let assemblyFormat = "`<` `a` $a $b $c";
}
def X123 : AttrDef<Random_Dialect, "X123"> {
  let mnemonic = "x123";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"::mlir::Type">:$b, OptionalParameter<"int">:$c);
  let assemblyFormat = "(` ` $a (`a` custom<F>($b)^)?^)? $c `]` ` `";
}
def X124 : AttrDef<Random_Dialect, "X124"> {
  let mnemonic = "x124";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, DefaultValuedParameter<"int", "3">:$c, Inner:$d);
  let assemblyFormat = "`=` `->` $a $b $c $d";
}
def X125 : AttrDef<Random_Dialect, "X125"> {
  let mnemonic = "x125";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, "int":$b, OptionalParameter<"::mlir::Type">:$c, OptionalArrayRefParameter<"int">:$d);
  let assemblyFormat = "(`(` params^ `)`)?";
}
def X126 : TypeDef<Random_Dialect, "X126"> {
  let mnemonic = "x126";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "$a $b $c $d";
}
def X127 : TypeDef<Random_Dialect, "X127"> {
  let mnemonic = "x127";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "`:` $a $b $c";
}
def X128 : TypeDef<Random_Dialect, "X128"> {
  let mnemonic = "x128";
  let parameters = (ins "::mlir::Attribute":$a, APFloatParameter<"d">:$b, OptionalParameter<"int">:$c, "::mlir::Type":$d);
  let assemblyFormat = "$a `:` $b $c $d";
}
def X129 : TypeDef<Random_Dialect, "X129"> {
  let mnemonic = "x129";
  let parameters = (ins OptionalParameter<"int">:$a);
  let assemblyFormat = "custom<F>(\"1\") `>` $a";
}
def X130 : TypeDef<Random_Dialect, "X130"> {
  let mnemonic = "x130";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalArrayRefParameter<"int">:$b, DefaultValuedParameter<"int", "3">:$c);
  let assemblyFormat = "struct($a) (`(` $b^ struct(custom<F>(\"s\")) `->`)? $c";
}
def X131 : AttrDef<Random_Dialect, "X131"> {
  let mnemonic = "x131";
  let parameters = (ins APFloatParameter<"d">:$a);
  let assemblyFormat = "custom<F>($a, $a, ref($a)) `->` `kw` `kw`";
}
def X132 : AttrDef<Random_Dialect, "X132"> {
  let mnemonic = "x132";
  let parameters = (ins "::mlir::Type":$a, "int":$b, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "qualified($a) `` `,` `a` qualified($b)";
}
def X133 : TypeDef<Random_Dialect, "X133"> {
  let mnemonic = "x133";
  let parameters = (ins Inner:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "`]` $a $b";
}
def X134 : AttrDef<Random_Dialect, "X134"> {
  let mnemonic = "x134";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "custom<F>($a) ((` ` $b^) : (` ` `kw`)?^ `)`) : (`=`)?";
}
def X135 : TypeDef<Random_Dialect, "X135"> {
  let mnemonic = "x135";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b, DefaultValuedParameter<"int", "3">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "`]` $a `a` (`[` `]`) : ((`(`^) : ($b custom<F>($c, ref($c), $d))?^ ``)? `kw`";
}
def X136 : AttrDef<Random_Dialect, "X136"> {
  let mnemonic = "x136";
  let parameters = (ins "::mlir::Attribute":$a, DefaultValuedParameter<"int", "3">:$b, OptionalArrayRefParameter<"int">:$c, "::mlir::Attribute":$d);
  let assemblyFormat = "`\\n` (`kw` (struct($a) $b^ struct($c, $d))?^)? `<`";
}
def X137 : AttrDef<Random_Dialect, "X137"> {
  let mnemonic = "x137";
  let parameters = (ins "::mlir::Type":$a);
  let assemblyFormat = "$a `kw`";
}
def X138 : AttrDef<Random_Dialect, "X138"> {
  let mnemonic = "x138";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b, OptionalParameter<"int">:$c, OptionalParameter<"int">:$d, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "`<` params `>`";
}
def X139 : TypeDef<Random_Dialect, "X139"> {
  let mnemonic = "x139";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "custom<F>($a) struct($b)";
}
def X140 : TypeDef<Random_Dialect, "X140"> {
  let mnemonic = "x140";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "`<` params `>`";
}
def X141 : AttrDef<Random_Dialect, "X141"> {
  let mnemonic = "x141";
  let parameters = (ins "::mlir::Attribute":$a, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "struct($a, $a) ` ` `\\n`";
}
def X142 : TypeDef<Random_Dialect, "X142"> {
  let mnemonic = "x142";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "`[` `\\n` custom<F>($a, $b) `->` $c";
}
def X143 : AttrDef<Random_Dialect, "X143"> {
  let mnemonic = "x143";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a);
  let assemblyFormat = "`a` `...` `)` `,` `(` $a";
}
def X144 : AttrDef<Random_Dialect, "X144"> {
  let mnemonic = "x144";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"int">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "(` ` (`->` custom<F>($a, $b)^)? $c)? qualified($b) custom<F>(ref($a), $d, $b)";
}
def X145 : TypeDef<Random_Dialect, "X145"> {
  let mnemonic = "x145";
  let parameters = (ins APFloatParameter<"d">:$a, OptionalParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "struct($a) `->` ` ` $b $c";
}
def X146 : AttrDef<Random_Dialect, "X146"> {
  let mnemonic = "x146";
  let parameters = (ins ArrayRefParameter<"int">:$a, Inner:$b, ArrayRefParameter<"int">:$c);
  let assemblyFormat = "struct(params)";
}
def X147 : AttrDef<Random_Dialect, "X147"> {
  let mnemonic = "x147";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b, OptionalParameter<"int">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "struct($a, $b) struct($c, $d) `:` `=`";
}
def X148 : AttrDef<Random_Dialect, "X148"> {
  let mnemonic = "x148";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a);
  let assemblyFormat = "struct($a, $a)";
}
def X149 : AttrDef<Random_Dialect, "X149"> {
  let mnemonic = "x149";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "(qualified(`a`)^)? `>` $a custom<F>($b) custom<F>(ref($a), $c, \"1\")";
}
def X150 : TypeDef<Random_Dialect, "X150"> {
  let mnemonic = "x150";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c, OptionalArrayRefParameter<"int">:$d);
  let assemblyFormat = "custom<F>($a, $b, $c) $d";
}
def X151 : TypeDef<Random_Dialect, "X151"> {
  let mnemonic = "x151";
  let parameters = (ins OptionalParameter<"int">:$a);
  let assemblyFormat = "`:` `(` $a";
}
def X152 : AttrDef<Random_Dialect, "X152"> {
  let mnemonic = "x152";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a);
  let assemblyFormat = "(` ` qualified($a)^ `...` `[`)? `:` `,` `>`";
}
def X153 : AttrDef<Random_Dialect, "X153"> {
  let mnemonic = "x153";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a);
  let assemblyFormat = "(` ` $a^ `->`)? `kw` `\\n` `)` ``";
}
def X154 : AttrDef<Random_Dialect, "X154"> {
  let mnemonic = "x154";
  let parameters = (ins "::mlir::Attribute":$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "(`(` params^ `)`)?";
}
def X155 : TypeDef<Random_Dialect, "X155"> {
  let mnemonic = "x155";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "$a $b $c";
}
def X156 : TypeDef<Random_Dialect, "X156"> {
  let mnemonic = "x156";
  let parameters = (ins APFloatParameter<"d">:$a, DefaultValuedParameter<"int", "3">:$b);
  let assemblyFormat = "(`...`^ `<` `(`) : (custom<F>($a, ref($a), ref($a)) $b)?";
}
def X157 : AttrDef<Random_Dialect, "X157"> {
  let mnemonic = "x157";
  let parameters = (ins OptionalParameter<"int">:$a);
  let assemblyFormat = "$a";
}
def X158 : TypeDef<Random_Dialect, "X158"> {
  let mnemonic = "x158";
  let parameters = (ins "int":$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "$a struct($b, $b) `:` `\\n`";
}
def X159 : AttrDef<Random_Dialect, "X159"> {
  let mnemonic = "x159";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"int">:$b, OptionalParameter<"int">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "$a $b $c `...` struct($d, $d)";
}
def X160 : TypeDef<Random_Dialect, "X160"> {
  let mnemonic = "x160";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, DefaultValuedParameter<"int", "3">:$b);
  let assemblyFormat = "(`(` custom<F>($a, $b)^ `=`)?";
}
def X161 : TypeDef<Random_Dialect, "X161"> {
  let mnemonic = "x161";
  let parameters = (ins ArrayRefParameter<"int">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "(` ` struct($a, $b)^ `=`)? `a` `` `->`";
}
def X162 : TypeDef<Random_Dialect, "X162"> {
  let mnemonic = "x162";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a);
  let assemblyFormat = "`<` params `>`";
}
def X163 : AttrDef<Random_Dialect, "X163"> {
  let mnemonic = "x163";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalArrayRefParameter<"int">:$b, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "struct($a) $b `=` `...` `:`";
}
def X164 : TypeDef<Random_Dialect, "X164"> {
  let mnemonic = "x164";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalParameter<"::mlir::Type">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "`a` `<` $a $b $c $d";
}
def X165 : TypeDef<Random_Dialect, "X165"> {
  let mnemonic = "x165";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "$a $b";
}
def X166 : AttrDef<Random_Dialect, "X166"> {
  let mnemonic = "x166";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, "::mlir::Type":$b);
  let assemblyFormat = "$a qualified($b) ` ` `a`";
}
def X167 : TypeDef<Random_Dialect, "X167"> {
  let mnemonic = "x167";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b, DefaultValuedParameter<"int", "3">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "`:` qualified($a) $b $c $d";
}
def X168 : AttrDef<Random_Dialect, "X168"> {
  let mnemonic = "x168";
  let parameters = (ins "::mlir::Attribute":$a, StringRefParameter<"s">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "struct($a, $b) $c";
}
def X169 : AttrDef<Random_Dialect, "X169"> {
  let mnemonic = "x169";
  let parameters = (ins StringRefParameter<"s">:$a);
  let assemblyFormat = "qualified($a)";
}
def X170 : TypeDef<Random_Dialect, "X170"> {
  let mnemonic = "x170";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, APFloatParameter<"d">:$c);
  let assemblyFormat = "(`a` $a^ qualified($b))? $c `...`";
}
def X171 : TypeDef<Random_Dialect, "X171"> {
  let mnemonic = "x171";
  let parameters = (ins ArrayRefParameter<"int">:$a, "int":$b, APFloatParameter<"d">:$c);
  let assemblyFormat = "$a qualified($b) `\\n` (`(` (custom<F>($c)^)?^ `]`)?";
}
def X172 : TypeDef<Random_Dialect, "X172"> {
  let mnemonic = "x172";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a);
  let assemblyFormat = "$a `[`";
}
def X173 : TypeDef<Random_Dialect, "X173"> {
  let mnemonic = "x173";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "functional-type($a, $b) `]` `>` struct($a) struct($b, $a)";
}
def X174 : AttrDef<Random_Dialect, "X174"> {
  let mnemonic = "x174";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "`:` custom<F>($a) `]` qualified($b)";
}
def X175 : TypeDef<Random_Dialect, "X175"> {
  let mnemonic = "x175";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "$a (`a` qualified($b)^ qualified($c) `\\n`)? `,` `kw` `kw`";
}
def X176 : TypeDef<Random_Dialect, "X176"> {
  let mnemonic = "x176";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, "::mlir::Type":$b, Inner:$c);
  let assemblyFormat = "qualified($a) custom<F>($b) $c";
}
def X177 : AttrDef<Random_Dialect, "X177"> {
  let mnemonic = "x177";
  let parameters = (ins "int":$a, OptionalArrayRefParameter<"int">:$b, DefaultValuedParameter<"int", "3">:$c);
  let assemblyFormat = "$b $a $b $c";
}
def X178 : AttrDef<Random_Dialect, "X178"> {
  let mnemonic = "x178";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a);
  let assemblyFormat = "$a `\\n` `->`";
}
def X179 : AttrDef<Random_Dialect, "X179"> {
  let mnemonic = "x179";
  let parameters = (ins OptionalParameter<"int">:$a);
  let assemblyFormat = "$a `)`";
}
def X180 : TypeDef<Random_Dialect, "X180"> {
  let mnemonic = "x180";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "$a (`=`^) : (custom<F>($b, $c, ref($c)) (qualified($d)^) : (`)`)?)? `]` `kw` `:`";
}
def X181 : TypeDef<Random_Dialect, "X181"> {
  let mnemonic = "x181";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, "::mlir::Attribute":$b, ArrayRefParameter<"int">:$c);
  let assemblyFormat = "` ` $a $b $c";
}
def X182 : TypeDef<Random_Dialect, "X182"> {
  let mnemonic = "x182";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, DefaultValuedParameter<"int", "3">:$b);
  let assemblyFormat = "(`a` (`kw` $a^ `<`)?^)? $b";
}
def X183 : TypeDef<Random_Dialect, "X183"> {
  let mnemonic = "x183";
  let parameters = (ins "::mlir::Attribute":$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "struct(params)";
}
def X184 : AttrDef<Random_Dialect, "X184"> {
  let mnemonic = "x184";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"int">:$c, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = "struct($a, $b) (`,`^)? `kw` (`a` struct($c, $d) `kw`) : (`a-b`^ `,`)? `kw`";
}
def X185 : TypeDef<Random_Dialect, "X185"> {
  let mnemonic = "x185";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, APFloatParameter<"d">:$b);
  let assemblyFormat = "`]` `=` (` `^ `->`)? qualified($a) `(` $b";
}
def X186 : TypeDef<Random_Dialect, "X186"> {
  let mnemonic = "x186";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "`<` $a $b";
}
def X187 : TypeDef<Random_Dialect, "X187"> {
  let mnemonic = "x187";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"int">:$b, DefaultValuedParameter<"int", "3">:$c);
  let assemblyFormat = "$a $b $c `]`";
}
def X188 : TypeDef<Random_Dialect, "X188"> {
  let mnemonic = "x188";
  let parameters = (ins "::mlir::Attribute":$a);
  let assemblyFormat = "params";
}
def X189 : AttrDef<Random_Dialect, "X189"> {
  let mnemonic = "x189";
  let parameters = (ins OptionalParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "$a $b $c";
}
def X190 : TypeDef<Random_Dialect, "X190"> {
  let mnemonic = "x190";
  let parameters = (ins APFloatParameter<"d">:$a, "::mlir::Type":$b, DefaultValuedParameter<"int", "3">:$c, OptionalArrayRefParameter<"int">:$d);
  let assemblyFormat = "`<` params `>`";
}
def X191 : AttrDef<Random_Dialect, "X191"> {
  let mnemonic = "x191";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, DefaultValuedParameter<"int", "3">:$b);
  let assemblyFormat = "$a $b custom<F>(params) `,` `:`";
}
def X192 : TypeDef<Random_Dialect, "X192"> {
  let mnemonic = "x192";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "`\\n` $a $b";
}
def X193 : TypeDef<Random_Dialect, "X193"> {
  let mnemonic = "x193";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, ArrayRefParameter<"int">:$b, StringRefParameter<"s">:$c, StringRefParameter<"s">:$d);
  let assemblyFormat = "$a qualified($b) foo $c $d";
}
def X194 : TypeDef<Random_Dialect, "X194"> {
  let mnemonic = "x194";
  let parameters = (ins "int":$a, DefaultValuedParameter<"int", "3">:$b);
  let assemblyFormat = "`kw` $a struct($b)";
}
def X195 : TypeDef<Random_Dialect, "X195"> {
  let mnemonic = "x195";
  let parameters = (ins StringRefParameter<"s">:$a);
  let assemblyFormat = "custom<F>($a, $a) `...` ref($a)";
}
def X196 : TypeDef<Random_Dialect, "X196"> {
  let mnemonic = "x196";
  let parameters = (ins OptionalParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "(`(` (struct($a, $b)^ `[` `]`)?) : ($c^ `\\n`)?";
}
def X197 : TypeDef<Random_Dialect, "X197"> {
  let mnemonic = "x197";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c, OptionalArrayRefParameter<"int">:$d);
  let assemblyFormat = "`=` $a $b $c $d";
}
def X198 : AttrDef<Random_Dialect, "X198"> {
  let mnemonic = "x198";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalArrayRefParameter<"int">:$b, DefaultValuedParameter<"int", "3">:$c);
  let assemblyFormat = "$a $b $c";
}
def X199 : AttrDef<Random_Dialect, "X199"> {
  let mnemonic = "x199";
  let parameters = (ins APFloatParameter<"d">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "`)` $a $b";
}
def X200 : AttrDef<Random_Dialect, "X200"> {
  let mnemonic = "x200";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, StringRefParameter<"s">:$b, APFloatParameter<"d">:$c, OptionalArrayRefParameter<"int">:$d);
  let assemblyFormat = "(`(` $a^)? $b $c $d";
}
def X201 : AttrDef<Random_Dialect, "X201"> {
  let mnemonic = "x201";
  let parameters = (ins "::mlir::Type":$a);
  let assemblyFormat = "(`a` $a^ `,` `)`)? params";
}
def X202 : AttrDef<Random_Dialect, "X202"> {
  let mnemonic = "x202";
  let parameters = (ins Inner:$a);
  let assemblyFormat = "`a` custom<F>($a) `\\n` `=`";
}
def X203 : TypeDef<Random_Dialect, "X203"> {
  let mnemonic = "x203";
  let parameters = (ins Inner:$a);
  let assemblyFormat = "`kw` qualified($a) `\\n` `` `]`";
}
def X204 : AttrDef<Random_Dialect, "X204"> {
  let mnemonic = "x204";
  let parameters = (ins "::mlir::Attribute":$a, ArrayRefParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "`[` $a custom<F>($b, $c)";
}
def X205 : AttrDef<Random_Dialect, "X205"> {
  let mnemonic = "x205";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"int">:$b, DefaultValuedParameter<"int", "3">:$c, OptionalArrayRefParameter<"int">:$d);
  let assemblyFormat = "struct($a, $b) $c $d";
}
def X206 : AttrDef<Random_Dialect, "X206"> {
  let mnemonic = "x206";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"::mlir::Type">:$b, OptionalArrayRefParameter<"int">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "(qualified($a)^ ` `)? $b $c $d";
}
def X207 : AttrDef<Random_Dialect, "X207"> {
  let mnemonic = "x207";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c, OptionalParameter<"int">:$d, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "params";
}
def X208 : TypeDef<Random_Dialect, "X208"> {
  let mnemonic = "x208";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a);
  let assemblyFormat = "(`(` params^ `)`)?";
}
def X209 : TypeDef<Random_Dialect, "X209"> {
  let mnemonic = "x209";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, DefaultValuedParameter<"int", "3">:$c);
  let assemblyFormat = "$a $b $c";
}
def X210 : AttrDef<Random_Dialect, "X210"> {
  let mnemonic = "x210";
  let parameters = (ins OptionalParameter<"int">:$a);
  let assemblyFormat = "`[` $a";
}
def X211 : AttrDef<Random_Dialect, "X211"> {
  let mnemonic = "x211";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"::mlir::Type">:$b, OptionalParameter<"int">:$c);
  let assemblyFormat = "qualified($a) $b $c";
}
def X212 : TypeDef<Random_Dialect, "X212"> {
  let mnemonic = "x212";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a);
  let assemblyFormat = "`a` $a";
}
def X213 : AttrDef<Random_Dialect, "X213"> {
  let mnemonic = "x213";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "`1` $a $b";
}
def X214 : TypeDef<Random_Dialect, "X214"> {
  let mnemonic = "x214";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = "$a `(` `(` $b";
}
def X215 : AttrDef<Random_Dialect, "X215"> {
  let mnemonic = "x215";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, "int":$b);
  let assemblyFormat = "($a^ `]` $b) : (`...`)?";
}
def X216 : TypeDef<Random_Dialect, "X216"> {
  let mnemonic = "x216";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a);
  let assemblyFormat = "$a `kw` `]` `<`";
}
def X217 : AttrDef<Random_Dialect, "X217"> {
  let mnemonic = "x217";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a);
  let assemblyFormat = "` ` `>` $a";
}
def X218 : TypeDef<Random_Dialect, "X218"> {
  let mnemonic = "x218";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"int">:$b, DefaultValuedParameter<"int", "3">:$c);
  let assemblyFormat = "(`(` struct($a)^ custom<F>($b, $c)) : ($c)?";
}
def X219 : TypeDef<Random_Dialect, "X219"> {
  let mnemonic = "x219";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c, OptionalArrayRefParameter<"int">:$d);
  let assemblyFormat = "(` ` $a^)? $b $c $d";
}
def X220 : TypeDef<Random_Dialect, "X220"> {
  let mnemonic = "x220";
  let parameters = (ins "int":$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "custom<F>(\"1\", $a, \"1\") `<` $b";
}
def X221 : AttrDef<Random_Dialect, "X221"> {
  let mnemonic = "x221";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, "int":$b);
  let assemblyFormat = "`...` (` ` ($a^)?^ `<` qualified($b)) : (`(`)? `...` `:`";
}
def X222 : TypeDef<Random_Dialect, "X222"> {
  let mnemonic = "x222";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "`)` regions (` ` qualified($a)^) : ((` ` $b^)?)? `` `\\n`";
}
def X223 : TypeDef<Random_Dialect, "X223"> {
  let mnemonic = "x223";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "qualified($a) custom<F>($b, $a) `->` `:`";
}
def X224 : TypeDef<Random_Dialect, "X224"> {
  let mnemonic = "x224";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "params $a ` ` $b `)` $c";
}
def X225 : TypeDef<Random_Dialect, "X225"> {
  let mnemonic = "x225";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "custom<F>(\"1\", $a, ref($a)) $b `,` `]` `=`";
}
def X226 : TypeDef<Random_Dialect, "X226"> {
  let mnemonic = "x226";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, ArrayRefParameter<"int">:$b, Inner:$c);
  let assemblyFormat = "`` `>` `(` $a $b $c";
}
def X227 : TypeDef<Random_Dialect, "X227"> {
  let mnemonic = "x227";
  let parameters = (ins ArrayRefParameter<"int">:$a, "int":$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "$a `kw` ((qualified($b)^ `...`)?^) : (custom<F>($c, ref($b), ref($a)) `,`)?";
}
def X228 : TypeDef<Random_Dialect, "X228"> {
  let mnemonic = "x228";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "$a $b `(` `)`";
}
def X229 : AttrDef<Random_Dialect, "X229"> {
  let mnemonic = "x229";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a);
  let assemblyFormat = "(qualified($a)) : (``^ ` `)? `\\n`";
}
def X230 : AttrDef<Random_Dialect, "X230"> {
  let mnemonic = "x230";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"::mlir::Type">:$b, OptionalParameter<"::mlir::Type">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "`,` `[` $a $b $c $d";
}
def X231 : TypeDef<Random_Dialect, "X231"> {
  let mnemonic = "x231";
  let parameters = (ins ArrayRefParameter<"int">:$a);
  let assemblyFormat = "(`(` params^ `)`)?";
}
def X232 : TypeDef<Random_Dialect, "X232"> {
  let mnemonic = "x232";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b, OptionalParameter<"::mlir::Type">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "struct(params)";
}
def X233 : TypeDef<Random_Dialect, "X233"> {
  let mnemonic = "x233";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "`)` qualified($a) qualified($b) `a` `]`";
}
def X234 : AttrDef<Random_Dialect, "X234"> {
  let mnemonic = "x234";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"::mlir::Type">:$b, OptionalParameter<"int">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "qualified($a) custom<F>(ref($a), \"1\") $b $c $d";
}
def X235 : AttrDef<Random_Dialect, "X235"> {
  let mnemonic = "x235";
  let parameters = (ins "int":$a, APFloatParameter<"d">:$b, APFloatParameter<"d">:$c);
  let assemblyFormat = "$a $b `,` $c";
}
def X236 : AttrDef<Random_Dialect, "X236"> {
  let mnemonic = "x236";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "`kw` $a $b $c";
}
def X237 : TypeDef<Random_Dialect, "X237"> {
  let mnemonic = "x237";
  let parameters = (ins StringRefParameter<"s">:$a);
  let assemblyFormat = "`,` `kw` $a";
}
def X238 : AttrDef<Random_Dialect, "X238"> {
  let mnemonic = "x238";
  let parameters = (ins Inner:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "(qualified($a) qualified($b)) : (``^ `->`)? `)` ` `";
}
def X239 : TypeDef<Random_Dialect, "X239"> {
  let mnemonic = "x239";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, DefaultValuedParameter<"int", "3">:$c);
  let assemblyFormat = "`,` $a $b $c";
}
def X240 : AttrDef<Random_Dialect, "X240"> {
  let mnemonic = "x240";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, "int":$b, APFloatParameter<"d">:$c);
  let assemblyFormat = "(`kw` ($a)?^)? ($b^)? $c";
}
def X241 : AttrDef<Random_Dialect, "X241"> {
  let mnemonic = "x241";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a);
  let assemblyFormat = "params";
}
def X242 : TypeDef<Random_Dialect, "X242"> {
  let mnemonic = "x242";
  let parameters = (ins APFloatParameter<"d">:$a, StringRefParameter<"s">:$b, Inner:$c);
  let assemblyFormat = "`` $a $b $c";
}
def X243 : TypeDef<Random_Dialect, "X243"> {
  let mnemonic = "x243";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a);
  let assemblyFormat = "$a `:` `(` `>`";
}
def X244 : TypeDef<Random_Dialect, "X244"> {
  let mnemonic = "x244";
  let parameters = (ins "::mlir::Attribute":$a);
  let assemblyFormat = "`>` custom<F>($a) `)` `:` ` `";
}
def X245 : TypeDef<Random_Dialect, "X245"> {
  let mnemonic = "x245";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "$a $b `)`";
}
def X246 : TypeDef<Random_Dialect, "X246"> {
  let mnemonic = "x246";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "struct($a) $b $c";
}
def X247 : TypeDef<Random_Dialect, "X247"> {
  let mnemonic = "x247";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b, DefaultValuedParameter<"int", "3">:$c);
  let assemblyFormat = "custom<F>($a, ref($a)) `=` $b $c";
}
def X248 : TypeDef<Random_Dialect, "X248"> {
  let mnemonic = "x248";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a);
  let assemblyFormat = "custom<F>($a) `` ` ` `:` `->`";
}
def X249 : TypeDef<Random_Dialect, "X249"> {
  let mnemonic = "x249";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, APFloatParameter<"d">:$b);
  let assemblyFormat = "$a $b";
}
def X250 : TypeDef<Random_Dialect, "X250"> {
  let mnemonic = "x250";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, APFloatParameter<"d">:$b, "::mlir::Type":$c);
  let assemblyFormat = "`\\n` `...` $a `:` `=` $b $c";
}
def X251 : AttrDef<Random_Dialect, "X251"> {
  let mnemonic = "x251";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "qualified($a) `)` qualified($b) `]` $c";
}
def X252 : AttrDef<Random_Dialect, "X252"> {
  let mnemonic = "x252";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "`kw` $a $b $c";
}
def X253 : TypeDef<Random_Dialect, "X253"> {
  let mnemonic = "x253";
  let parameters = (ins "::mlir::Type":$a, OptionalArrayRefParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "(`(` params^ `)`)?";
}
def X254 : TypeDef<Random_Dialect, "X254"> {
  let mnemonic = "x254";
  let parameters = (ins APFloatParameter<"d">:$a, "int":$b);
  let assemblyFormat = "($a^ $b `->`) : (`[` ``)? ``";
}
def X255 : AttrDef<Random_Dialect, "X255"> {
  let mnemonic = "x255";
  let parameters = (ins StringRefParameter<"s">:$a, Inner:$b, "int":$c, "int":$d);
  let assemblyFormat = "$a (` `^ `\\n`)? $b $c $d";
}
def X256 : AttrDef<Random_Dialect, "X256"> {
  let mnemonic = "x256";
  let parameters = (ins "::mlir::Type":$a, ArrayRefParameter<"int">:$b, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "`,` $a $b `...`";
}
def X257 : AttrDef<Random_Dialect, "X257"> {
  let mnemonic = "x257";
  let parameters = (ins StringRefParameter<"s">:$a, "int":$b, "::mlir::Attribute":$c, StringRefParameter<"s">:$d);
  let assemblyFormat = "qualified($a) $b $c (`=` struct($d))? `:`";
}
def X258 : AttrDef<Random_Dialect, "X258"> {
  let mnemonic = "x258";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "`:` custom<F>($a) $b $c";
}
def X259 : AttrDef<Random_Dialect, "X259"> {
  let mnemonic = "x259";
  let parameters = (ins "int":$a, DefaultValuedParameter<"int", "3">:$b, StringRefParameter<"s">:$c);
  let assemblyFormat = "`=` $a qualified($b) (` ` struct($c, $c)^ `:`) : (`(` `->`)?";
}
def X260 : TypeDef<Random_Dialect, "X260"> {
  let mnemonic = "x260";
  let parameters = (ins OptionalParameter<"int">:$a);
  let assemblyFormat = "($a^ `]` qualified(params)) : (attr-dict `]`)? `]` ` ` `a` `]`";
}
def X261 : AttrDef<Random_Dialect, "X261"> {
  let mnemonic = "x261";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, "::mlir::Attribute":$b, ArrayRefParameter<"int">:$c);
  let assemblyFormat = "`)` $a $b $c";
}
def X262 : TypeDef<Random_Dialect, "X262"> {
  let mnemonic = "x262";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "struct($a) (`\\n` custom<F>($b, ref($b), $a)^)? `\\n` `:` `\\n`";
}
def X263 : AttrDef<Random_Dialect, "X263"> {
  let mnemonic = "x263";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, "int":$b, OptionalArrayRefParameter<"int">:$c, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = "struct($a, $b) `>` $c $d `->`";
}
def X264 : TypeDef<Random_Dialect, "X264"> {
  let mnemonic = "x264";
  let parameters = (ins OptionalParameter<"int">:$a);
  let assemblyFormat = "$a ` `";
}
def X265 : AttrDef<Random_Dialect, "X265"> {
  let mnemonic = "x265";
  let parameters = (ins "int":$a, StringRefParameter<"s">:$b, DefaultValuedParameter<"int", "3">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "(`a` qualified($a)^ $b) : ($c `]`)? `)` struct($d, $c) `\\n` `)`";
}
def X266 : AttrDef<Random_Dialect, "X266"> {
  let mnemonic = "x266";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "` ` (`(` custom<F>($a, $b, $b)^ `:`)?";
}
def X267 : TypeDef<Random_Dialect, "X267"> {
  let mnemonic = "x267";
  let parameters = (ins APFloatParameter<"d">:$a, DefaultValuedParameter<"int", "3">:$b, "::mlir::Attribute":$c, "int":$d);
  let assemblyFormat = "custom<F>($a, $b, ref($b)) $c struct($d, $b)";
}
def X268 : TypeDef<Random_Dialect, "X268"> {
  let mnemonic = "x268";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "`,` ` ` $a $b `[`";
}
def X269 : TypeDef<Random_Dialect, "X269"> {
  let mnemonic = "x269";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "(custom<F>($a, $b, $c)^ `>` `kw`)? `a` `[`";
}
def X270 : AttrDef<Random_Dialect, "X270"> {
  let mnemonic = "x270";
  let parameters = (ins "::mlir::Attribute":$a, OptionalParameter<"::mlir::Type">:$b, OptionalArrayRefParameter<"int">:$c, APFloatParameter<"d">:$d);
  let assemblyFormat = "$a ((`,` $b^)?^)? `[` $c $d";
}
def X271 : TypeDef<Random_Dialect, "X271"> {
  let mnemonic = "x271";
  let parameters = (ins "int":$a, "int":$b, DefaultValuedParameter<"int", "3">:$c);
  let assemblyFormat = "(custom<F>($a, $b) custom<F>($c, ref($b), $c)^)? `\\n` `,`";
}
def X272 : AttrDef<Random_Dialect, "X272"> {
  let mnemonic = "x272";
  let parameters = (ins ArrayRefParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"int">:$c);
  let assemblyFormat = "`...` `\\n` $a (qualified($a)^)? qualified($b) $c";
}
def X273 : TypeDef<Random_Dialect, "X273"> {
  let mnemonic = "x273";
  let parameters = (ins "::mlir::Type":$a, StringRefParameter<"s">:$b);
  let assemblyFormat = "(`` qualified($a)^) : ($b)? `<` custom<F>($b, $a, $a) `=` `->`";
}
def X274 : TypeDef<Random_Dialect, "X274"> {
  let mnemonic = "x274";
  let parameters = (ins APFloatParameter<"d">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "qualified($a) struct($b)";
}
def X275 : TypeDef<Random_Dialect, "X275"> {
  let mnemonic = "x275";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a);
  let assemblyFormat = "(`(`^ struct())? (struct($a, $a)^ ` ` `\\n`)?";
}
def X276 : AttrDef<Random_Dialect, "X276"> {
  let mnemonic = "x276";
  let parameters = (ins "int":$a, OptionalArrayRefParameter<"int">:$b, "::mlir::Attribute":$c, OptionalArrayRefParameter<"int">:$d);
  let assemblyFormat = "$a custom<F>($b) $c $d";
}
def X277 : TypeDef<Random_Dialect, "X277"> {
  let mnemonic = "x277";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, "int":$b, OptionalParameter<"int">:$c, "int":$d);
  let assemblyFormat = "`)` $a $b $c $d";
}
def X278 : TypeDef<Random_Dialect, "X278"> {
  let mnemonic = "x278";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, DefaultValuedParameter<"int", "3">:$b);
  let assemblyFormat = "custom<F>($a) custom<F>(ref($a), $b, ref($a)) `\\n`";
}
def X279 : TypeDef<Random_Dialect, "X279"> {
  let mnemonic = "x279";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "`]`";
}
def X280 : TypeDef<Random_Dialect, "X280"> {
  let mnemonic = "x280";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, DefaultValuedParameter<"int", "3">:$b, DefaultValuedParameter<"int", "3">:$c, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = "(`(` struct($a)^)? `>` `...` `=` `<` $b $c $d";
}
def X281 : AttrDef<Random_Dialect, "X281"> {
  let mnemonic = "x281";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "`a` qualified($a) $b $c";
}
def X282 : TypeDef<Random_Dialect, "X282"> {
  let mnemonic = "x282";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "`kw` $a $b $c";
}
def X283 : AttrDef<Random_Dialect, "X283"> {
  let mnemonic = "x283";
  let parameters = (ins "::mlir::Attribute":$a);
  let assemblyFormat = "(`...` qualified($a)^)? `(`";
}
def X284 : TypeDef<Random_Dialect, "X284"> {
  let mnemonic = "x284";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b, OptionalArrayRefParameter<"int">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "qualified($a) `>` ` ` $b $c $d";
}
def X285 : TypeDef<Random_Dialect, "X285"> {
  let mnemonic = "x285";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"int">:$c, OptionalArrayRefParameter<"int">:$d);
  let assemblyFormat = "$a struct($b, $c) `:` (`->` ($d^ `kw`)?^)?";
}
def X286 : TypeDef<Random_Dialect, "X286"> {
  let mnemonic = "x286";
  let parameters = (ins OptionalParameter<"int">:$a);
  let assemblyFormat = "$a `]` `]` ` `";
}
def X287 : AttrDef<Random_Dialect, "X287"> {
  let mnemonic = "x287";
  let parameters = (ins OptionalParameter<"int">:$a, StringRefParameter<"s">:$b, OptionalParameter<"::mlir::Type">:$c, "int":$d);
  let assemblyFormat = "$a $b $c ($d `(`) : (`<`^)? ` `";
}
def X288 : TypeDef<Random_Dialect, "X288"> {
  let mnemonic = "x288";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "custom<F>($a, ref($a), $b) `` `...` `[`";
}
def X289 : AttrDef<Random_Dialect, "X289"> {
  let mnemonic = "x289";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b, Inner:$c);
  let assemblyFormat = "` ` `kw` $a $b $c";
}
def X290 : TypeDef<Random_Dialect, "X290"> {
  let mnemonic = "x290";
  let parameters = (ins StringRefParameter<"s">:$a, "int":$b, "int":$c, Inner:$d);
  let assemblyFormat = "`]` $a (`(` $b) : (qualified($c) $d^)? `...` `kw`";
}
def X291 : AttrDef<Random_Dialect, "X291"> {
  let mnemonic = "x291";
  let parameters = (ins "int":$a, ArrayRefParameter<"int">:$b, DefaultValuedParameter<"int", "3">:$c, ArrayRefParameter<"int">:$d);
  let assemblyFormat = "`)` $a $b $c $d";
}
def X292 : AttrDef<Random_Dialect, "X292"> {
  let mnemonic = "x292";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "$a";
}
def X293 : TypeDef<Random_Dialect, "X293"> {
  let mnemonic = "x293";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a);
  let assemblyFormat = "(`a` struct($a)^ `(` `>`)? `->` `=` `->` `[`";
}
def X294 : AttrDef<Random_Dialect, "X294"> {
  let mnemonic = "x294";
  let parameters = (ins ArrayRefParameter<"int">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "(`(` params^ `)`)?";
}
def X295 : TypeDef<Random_Dialect, "X295"> {
  let mnemonic = "x295";
  let parameters = (ins OptionalParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalParameter<"::mlir::Type">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "$a custom<F>($b, ref($b)) $c $d";
}
def X296 : TypeDef<Random_Dialect, "X296"> {
  let mnemonic = "x296";
  let parameters = (ins "int":$a, ArrayRefParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "`<` params `>`";
}
def X297 : AttrDef<Random_Dialect, "X297"> {
  let mnemonic = "x297";
  let parameters = (ins "int":$a);
  let assemblyFormat = "`` `)` $a `<`";
}
def X298 : AttrDef<Random_Dialect, "X298"> {
  let mnemonic = "x298";
  let parameters = (ins OptionalParameter<"int">:$a, "int":$b, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "`>` custom<F>(\"1\") $a $b";
}
def X299 : AttrDef<Random_Dialect, "X299"> {
  let mnemonic = "x299";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a);
  let assemblyFormat = "qualified($a) ``";
}
def X300 : TypeDef<Random_Dialect, "X300"> {
  let mnemonic = "x300";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a);
  let assemblyFormat = "(`(` params^ `)`)?";
}
def X301 : TypeDef<Random_Dialect, "X301"> {
  let mnemonic = "x301";
  let parameters = (ins "::mlir::Type":$a, StringRefParameter<"s">:$b);
  let assemblyFormat = "`)` $a $b";
}
def X302 : AttrDef<Random_Dialect, "X302"> {
  let mnemonic = "x302";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "$a custom<F>($b, $a, $b)";
}
def X303 : AttrDef<Random_Dialect, "X303"> {
  let mnemonic = "x303";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, "int":$b);
  let assemblyFormat = "$a qualified($b)";
}
def X304 : AttrDef<Random_Dialect, "X304"> {
  let mnemonic = "x304";
  let parameters = (ins Inner:$a, "int":$b);
  let assemblyFormat = "$a custom<F>(ref($a), $b) `<` $nope";
}
def X305 : TypeDef<Random_Dialect, "X305"> {
  let mnemonic = "x305";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b);
  let assemblyFormat = "` ` $a `->` struct($b, $b)";
}
def X306 : TypeDef<Random_Dialect, "X306"> {
  let mnemonic = "x306";
  let parameters = (ins APFloatParameter<"d">:$a, StringRefParameter<"s">:$b);
  let assemblyFormat = "custom<F>(\"1\", $a, $b) ``";
}
def X307 : TypeDef<Random_Dialect, "X307"> {
  let mnemonic = "x307";
  let parameters = (ins Inner:$a, DefaultValuedParameter<"int", "3">:$b, "int":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "`:` $a custom<F>($b) struct($c, $d)";
}
def X308 : TypeDef<Random_Dialect, "X308"> {
  let mnemonic = "x308";
  let parameters = (ins StringRefParameter<"s">:$a, "::mlir::Attribute":$b);
  let assemblyFormat = "(``^) : (qualified($a) ($b^) : (`(` `...`)?)? `]` `\\n` `<`";
}
def X309 : TypeDef<Random_Dialect, "X309"> {
  let mnemonic = "x309";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b, "int":$c);
  let assemblyFormat = "($a^ `...` `kw`)? custom<F>(\"1\", \"1\", $b) (custom<F>(ref($a), ref($a))^) : ((struct($c) `->` ``) : (`,`^)? `...`)?";
}
def X310 : AttrDef<Random_Dialect, "X310"> {
  let mnemonic = "x310";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "$a ($b^ `[`)? `)` ` ` `kw`";
}
def X311 : TypeDef<Random_Dialect, "X311"> {
  let mnemonic = "x311";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a);
  let assemblyFormat = "struct($a) ` ` ` ` # ` `";
}
def X312 : AttrDef<Random_Dialect, "X312"> {
  let mnemonic = "x312";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a);
  let assemblyFormat = "struct($a, $a) `[` `)`";
}
def X313 : AttrDef<Random_Dialect, "X313"> {
  let mnemonic = "x313";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a);
  let assemblyFormat = "\"str\" $a";
}
def X314 : TypeDef<Random_Dialect, "X314"> {
  let mnemonic = "x314";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"::mlir::Type">:$b, DefaultValuedParameter<"int", "3">:$c, OptionalArrayRefParameter<"int">:$d);
  let assemblyFormat = "qualified($a) $b $c $d";
}
def X315 : AttrDef<Random_Dialect, "X315"> {
  let mnemonic = "x315";
  let parameters = (ins "int":$a, "int":$b, Inner:$c, StringRefParameter<"s">:$d);
  let assemblyFormat = "custom<F>(\"1\", $a) custom<F>(\"1\") $b $c $d";
}
def X316 : AttrDef<Random_Dialect, "X316"> {
  let mnemonic = "x316";
  let parameters = (ins "::mlir::Type":$a);
  let assemblyFormat = "$a `kw` `]` `]` `<`";
}
def X317 : AttrDef<Random_Dialect, "X317"> {
  let mnemonic = "x317";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalArrayRefParameter<"int">:$c, OptionalArrayRefParameter<"int">:$d, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "`[` `[` custom<F>($a, $b) $c custom<F>($d)";
}
def X318 : AttrDef<Random_Dialect, "X318"> {
  let mnemonic = "x318";
  let parameters = (ins "::mlir::Attribute":$a);
  let assemblyFormat = "params";
}
def X319 : TypeDef<Random_Dialect, "X319"> {
  let mnemonic = "x319";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "(`a` (`(` qualified($a)^ custom<F>($b, $a, ref($a)) `:`)?^ `<`) : (`...` `:`)? `\\n`";
}
def X320 : AttrDef<Random_Dialect, "X320"> {
  let mnemonic = "x320";
  let parameters = (ins "::mlir::Type":$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "`)` `)` $a $b";
}
def X321 : AttrDef<Random_Dialect, "X321"> {
  let mnemonic = "x321";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, "int":$b, StringRefParameter<"s">:$c);
  let assemblyFormat = "$a $b `a` $c";
}
def X322 : AttrDef<Random_Dialect, "X322"> {
  let mnemonic = "x322";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalArrayRefParameter<"int">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "`(` ((custom<F>($a)^)?^)? $b $c $d";
}
def X323 : TypeDef<Random_Dialect, "X323"> {
  let mnemonic = "x323";
  let parameters = (ins "::mlir::Attribute":$a, "::mlir::Attribute":$b, DefaultValuedParameter<"int", "3">:$c);
  let assemblyFormat = "`>` $a $b $c";
}
def X324 : TypeDef<Random_Dialect, "X324"> {
  let mnemonic = "x324";
  let parameters = (ins StringRefParameter<"s">:$a, ArrayRefParameter<"int">:$b, "::mlir::Attribute":$c, "::mlir::Type":$d);
  let assemblyFormat = "`\\n` (` ` $a $b $c) : (struct($d, $c)^)? `kw` `kw` `a`";
}
def X325 : AttrDef<Random_Dialect, "X325"> {
  let mnemonic = "x325";
  let parameters = (ins "::mlir::Type":$a);
  let assemblyFormat = "$a `<` `(`";
}
def X326 : AttrDef<Random_Dialect, "X326"> {
  let mnemonic = "x326";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalArrayRefParameter<"int">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "struct($a) qualified($b) $c $d";
}
def X327 : TypeDef<Random_Dialect, "X327"> {
  let mnemonic = "x327";
  let parameters = (ins OptionalParameter<"int">:$a, "::mlir::Type":$b);
  let assemblyFormat = "`,` $a $b";
}
def X328 : AttrDef<Random_Dialect, "X328"> {
  let mnemonic = "x328";
  let parameters = (ins "int":$a, APFloatParameter<"d">:$b, APFloatParameter<"d">:$c, Inner:$d);
  let assemblyFormat = "`,` $a $b $c $d";
}
def X329 : AttrDef<Random_Dialect, "X329"> {
  let mnemonic = "x329";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalParameter<"int">:$c);
  let assemblyFormat = "(qualified($a)^) : (`kw`)? qualified($b) `[` $c";
}
def X330 : TypeDef<Random_Dialect, "X330"> {
  let mnemonic = "x330";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalParameter<"int">:$c);
  let assemblyFormat = "qualified($a) (custom<F>($b, ref($b)) `:` `->`) : (qualified($c)^)? `,`";
}
def X331 : TypeDef<Random_Dialect, "X331"> {
  let mnemonic = "x331";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"int">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "$a `...` (`[`^)? $b $c $d";
}
def X332 : AttrDef<Random_Dialect, "X332"> {
  let mnemonic = "x332";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b, OptionalArrayRefParameter<"int">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "struct(params)";
}
def X333 : TypeDef<Random_Dialect, "X333"> {
  let mnemonic = "x333";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "struct($a, $b) `kw`";
}
def X334 : TypeDef<Random_Dialect, "X334"> {
  let mnemonic = "x334";
  let parameters = (ins ArrayRefParameter<"int">:$a);
  let assemblyFormat = "($a^ `kw`)? `]`";
}
def X335 : AttrDef<Random_Dialect, "X335"> {
  let mnemonic = "x335";
  let parameters = (ins APFloatParameter<"d">:$a, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "qualified($a) `:` `:`";
}
def X336 : AttrDef<Random_Dialect, "X336"> {
  let mnemonic = "x336";
  let parameters = (ins "int":$a, "::mlir::Type":$b);
  let assemblyFormat = "(qualified($a)^)? $b `]`";
}
def X337 : TypeDef<Random_Dialect, "X337"> {
  let mnemonic = "x337";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "struct($a) (`)` (`a` custom<F>($b) qualified($c)^ `\\n`)?^ `a`)?";
}
def X338 : TypeDef<Random_Dialect, "X338"> {
  let mnemonic = "x338";
  let parameters = (ins Inner:$a, "int":$b);
  let assemblyFormat = "`:` $a $b";
}
def X339 : TypeDef<Random_Dialect, "X339"> {
  let mnemonic = "x339";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalParameter<"::mlir::Type">:$c, "int":$d);
  let assemblyFormat = "(` ` `]`) : (` `^)? qualified($a) ($b struct($c, $d)) : (`...`^)?";
}
def X340 : TypeDef<Random_Dialect, "X340"> {
  let mnemonic = "x340";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "type($a) $a (` ` $b^ (`]`^ struct(`x`))? qualified($c))? custom<F>(ref($a)) $d";
}
def X341 : TypeDef<Random_Dialect, "X341"> {
  let mnemonic = "x341";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "struct($a) `]` $b";
}
def X342 : AttrDef<Random_Dialect, "X342"> {
  let mnemonic = "x342";
  let parameters = (ins APFloatParameter<"d">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalParameter<"int">:$c);
  let assemblyFormat = "(`->`^)? `a` qualified($a) $b $c";
}
def X343 : TypeDef<Random_Dialect, "X343"> {
  let mnemonic = "x343";
  let parameters = (ins "int":$a, ArrayRefParameter<"int">:$b, APFloatParameter<"d">:$c, ArrayRefParameter<"int">:$d);
  let assemblyFormat = "`>` $a struct($b, $c) (qualified($d) `=`)? `kw`";
}
def X344 : TypeDef<Random_Dialect, "X344"> {
  let mnemonic = "x344";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "`(` $a $b";
}
def X345 : AttrDef<Random_Dialect, "X345"> {
  let mnemonic = "x345";
  let parameters = (ins ArrayRefParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b, "int":$c);
  let assemblyFormat = "($a^ (qualified($b)^)?)? custom<F>($c) `]` `[` ``";
}
def X346 : AttrDef<Random_Dialect, "X346"> {
  let mnemonic = "x346";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalArrayRefParameter<"int">:$b, "::mlir::Type":$c);
  let assemblyFormat = "qualified($a) qualified($b) $c";
}
def X347 : AttrDef<Random_Dialect, "X347"> {
  let mnemonic = "x347";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, DefaultValuedParameter<"int", "3">:$c);
  let assemblyFormat = "`\\n` `kw` $a $b $c";
}
def X348 : AttrDef<Random_Dialect, "X348"> {
  let mnemonic = "x348";
  let parameters = (ins OptionalParameter<"int">:$a, "::mlir::Type":$b, ArrayRefParameter<"int">:$c, APFloatParameter<"d">:$d);
  let assemblyFormat = "$c struct($a, $b) $c $d";
}
def X349 : AttrDef<Random_Dialect, "X349"> {
  let mnemonic = "x349";
  let parameters = (ins "int":$a, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "(`(` struct($a)^) : (`]`)? `kw`";
}
def X350 : TypeDef<Random_Dialect, "X350"> {
  let mnemonic = "x350";
  let parameters = (ins Inner:$a, "int":$b, "int":$c, Inner:$d);
  let assemblyFormat = "$b struct($a) (custom<F>($b)^ (`a` struct(params, $a)^ `<`)?) : (struct($c))? $d";
}
def X351 : TypeDef<Random_Dialect, "X351"> {
  let mnemonic = "x351";
  let parameters = (ins ArrayRefParameter<"int">:$a, APFloatParameter<"d">:$b, "int":$c, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = "$a `<` struct($b) ((`a`^ `...` `,`) : (custom<F>(ref($b), $c, $d) `...`)?^ `(`) : (`(` `->`)?";
}
def X352 : AttrDef<Random_Dialect, "X352"> {
  let mnemonic = "x352";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "$a $b $c `:` `...`";
}
def X353 : TypeDef<Random_Dialect, "X353"> {
  let mnemonic = "x353";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a);
  let assemblyFormat = "params";
}
def X354 : AttrDef<Random_Dialect, "X354"> {
  let mnemonic = "x354";
  let parameters = (ins "::mlir::Type":$a);
  let assemblyFormat = "$a";
}
def X355 : AttrDef<Random_Dialect, "X355"> {
  let mnemonic = "x355";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "` ` $a ($b^)? type($a) `(` $c";
}
def X356 : TypeDef<Random_Dialect, "X356"> {
  let mnemonic = "x356";
  let parameters = (ins StringRefParameter<"s">:$a, ArrayRefParameter<"int">:$b);
  let assemblyFormat = "$a ($b^ `(` `)`)?";
}
def X357 : AttrDef<Random_Dialect, "X357"> {
  let mnemonic = "x357";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a);
  let assemblyFormat = "`a` (`` custom<F>($a)^ `,`)?";
}
def X358 : TypeDef<Random_Dialect, "X358"> {
  let mnemonic = "x358";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "$a custom<F>($b, $a, $a) ` ` `(` `,`";
}
def X359 : AttrDef<Random_Dialect, "X359"> {
  let mnemonic = "x359";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a);
  let assemblyFormat = "custom<F>(\"1\", \"1\") (` ` (` `^ `)`)? custom<F>($a)^)? `:`";
}
def X360 : AttrDef<Random_Dialect, "X360"> {
  let mnemonic = "x360";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "$a custom<F>(params) `[` $b $c";
}
def X361 : TypeDef<Random_Dialect, "X361"> {
  let mnemonic = "x361";
  let parameters = (ins APFloatParameter<"d">:$a);
  let assemblyFormat = "(` ` ($a `[` $a^)?^ `kw`) : (`]`)? `a`";
}
def X362 : TypeDef<Random_Dialect, "X362"> {
  let mnemonic = "x362";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"int">:$c);
  let assemblyFormat = "struct($a, $b) `kw` `>` ($c^)? params";
}
def X363 : AttrDef<Random_Dialect, "X363"> {
  let mnemonic = "x363";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "($a $a qualified($b)^)? $c";
}
def X364 : AttrDef<Random_Dialect, "X364"> {
  let mnemonic = "x364";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b, OptionalParameter<"int">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "(` `^ `[`)? $a $b $c $d";
}
def X365 : AttrDef<Random_Dialect, "X365"> {
  let mnemonic = "x365";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a);
  let assemblyFormat = "struct($a)";
}
def X366 : TypeDef<Random_Dialect, "X366"> {
  let mnemonic = "x366";
  let parameters = (ins OptionalParameter<"int">:$a, APFloatParameter<"d">:$b);
  let assemblyFormat = "oilist(`a` $a) $a $b";
}
def X367 : TypeDef<Random_Dialect, "X367"> {
  let mnemonic = "x367";
  let parameters = (ins "int":$a);
  let assemblyFormat = "`a` custom<F>($a, ref($a))";
}
def X368 : AttrDef<Random_Dialect, "X368"> {
  let mnemonic = "x368";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalParameter<"int">:$c);
  let assemblyFormat = "custom<F>($a, ref($a), $b) $c";
}
def X369 : AttrDef<Random_Dialect, "X369"> {
  let mnemonic = "x369";
  let parameters = (ins "int":$a, DefaultValuedParameter<"int", "3">:$b, "::mlir::Type":$c, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "`` $a $b $c";
}
def X370 : AttrDef<Random_Dialect, "X370"> {
  let mnemonic = "x370";
  let parameters = (ins APFloatParameter<"d">:$a);
  let assemblyFormat = "$a `a`";
}
def X371 : TypeDef<Random_Dialect, "X371"> {
  let mnemonic = "x371";
  let parameters = (ins "int":$a, APFloatParameter<"d">:$b, Inner:$c, ArrayRefParameter<"int">:$d);
  let assemblyFormat = "`->` `=` $a $b $c $d";
}
def X372 : AttrDef<Random_Dialect, "X372"> {
  let mnemonic = "x372";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "custom<F>($a) $b $c";
}
def X373 : AttrDef<Random_Dialect, "X373"> {
  let mnemonic = "x373";
  let parameters = (ins OptionalParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalArrayRefParameter<"int">:$c, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = "`a` $a $b $c $d";
}
def X374 : TypeDef<Random_Dialect, "X374"> {
  let mnemonic = "x374";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "`,` (`...`^)? $a (`(` (`)` custom<F>($b, ref($a), $a)^ `]`)?^) : (`=`)?";
}
def X375 : TypeDef<Random_Dialect, "X375"> {
  let mnemonic = "x375";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, ArrayRefParameter<"int">:$b, "::mlir::Attribute":$c, ArrayRefParameter<"int">:$d);
  let assemblyFormat = "params";
}
def X376 : TypeDef<Random_Dialect, "X376"> {
  let mnemonic = "x376";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, APFloatParameter<"d">:$b, "::mlir::Attribute":$c);
  let assemblyFormat = "struct($a, $b) $c `a` `[` `...`";
}
def X377 : TypeDef<Random_Dialect, "X377"> {
  let mnemonic = "x377";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "$a qualified($b) struct($c) qualified($d)";
}
def X378 : TypeDef<Random_Dialect, "X378"> {
  let mnemonic = "x378";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, DefaultValuedParameter<"int", "3">:$b, OptionalParameter<"int">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "`kw` $a $b $c $d";
}
def X379 : TypeDef<Random_Dialect, "X379"> {
  let mnemonic = "x379";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"int">:$c);
  let assemblyFormat = "qualified($a) `...` `<` `<` (`[`^)? $b $c";
}
def X380 : AttrDef<Random_Dialect, "X380"> {
  let mnemonic = "x380";
  let parameters = (ins "::mlir::Type":$a, ArrayRefParameter<"int">:$b, DefaultValuedParameter<"int", "3">:$c, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = "struct($a) $b $c $d";
}
def X381 : AttrDef<Random_Dialect, "X381"> {
  let mnemonic = "x381";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, "int":$b);
  let assemblyFormat = "(`...`^ `->`) : (custom<F>($a, ref($a), $b) `a`)? `` `[` `=`";
}
def X382 : AttrDef<Random_Dialect, "X382"> {
  let mnemonic = "x382";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "`<` params `>`";
}
def X383 : AttrDef<Random_Dialect, "X383"> {
  let mnemonic = "x383";
  let parameters = (ins APFloatParameter<"d">:$a, StringRefParameter<"s">:$b);
  let assemblyFormat = "$a $b ``";
}
def X384 : TypeDef<Random_Dialect, "X384"> {
  let mnemonic = "x384";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalArrayRefParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "`[` $a $b $c";
}
def X385 : TypeDef<Random_Dialect, "X385"> {
  let mnemonic = "x385";
  let parameters = (ins "int":$a, Inner:$b, OptionalArrayRefParameter<"int">:$c, OptionalArrayRefParameter<"int">:$d);
  let assemblyFormat = "custom<F>(\"1\", $a, $b) $c struct($d) `:`";
}
def X386 : AttrDef<Random_Dialect, "X386"> {
  let mnemonic = "x386";
  let parameters = (ins Inner:$a);
  let assemblyFormat = "custom<F>($a) `)` `=` `<`";
}
def X387 : AttrDef<Random_Dialect, "X387"> {
  let mnemonic = "x387";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, Inner:$b, "int":$c, OptionalArrayRefParameter<"int">:$d);
  let assemblyFormat = "struct(params, $a) $a $b $c $d";
}
def X388 : AttrDef<Random_Dialect, "X388"> {
  let mnemonic = "x388";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"int">:$c, DefaultValuedParameter<"int", "3">:$d, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "(`a` struct($a, $b) struct($c)^)? (` ` qualified($d)^ ``)? `kw`";
}
def X389 : AttrDef<Random_Dialect, "X389"> {
  let mnemonic = "x389";
  let parameters = (ins Inner:$a, Inner:$b);
  let assemblyFormat = "$a qualified($b) `...` `)` `->`";
}
def X390 : TypeDef<Random_Dialect, "X390"> {
  let mnemonic = "x390";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "`...` $a $b $c";
}
def X391 : TypeDef<Random_Dialect, "X391"> {
  let mnemonic = "x391";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a);
  let assemblyFormat = "`\\n` $a";
}
def X392 : TypeDef<Random_Dialect, "X392"> {
  let mnemonic = "x392";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b, "int":$c);
  let assemblyFormat = "(custom<F>($a, ref($a))^)? `->` $b $c";
}
def X393 : AttrDef<Random_Dialect, "X393"> {
  let mnemonic = "x393";
  let parameters = (ins OptionalParameter<"int">:$a);
  let assemblyFormat = "$a";
}
def X394 : AttrDef<Random_Dialect, "X394"> {
  let mnemonic = "x394";
  let parameters = (ins Inner:$a);
  let assemblyFormat = "qualified($a) `[` `(` `a` `>`";
}
def X395 : AttrDef<Random_Dialect, "X395"> {
  let mnemonic = "x395";
  let parameters = (ins Inner:$a, APFloatParameter<"d">:$b, DefaultValuedParameter<"int", "3">:$c);
  let assemblyFormat = "`<` params `>`";
}
def X396 : TypeDef<Random_Dialect, "X396"> {
  let mnemonic = "x396";
  let parameters = (ins "::mlir::Type":$a, OptionalParameter<"::mlir::Type">:$b, DefaultValuedParameter<"int", "3">:$c, OptionalArrayRefParameter<"int">:$d);
  let assemblyFormat = "qualified($a) $b $c $d";
}
def X397 : TypeDef<Random_Dialect, "X397"> {
  let mnemonic = "x397";
  let parameters = (ins ArrayRefParameter<"int">:$a);
  let assemblyFormat = "(`(` struct($a)^)? `=` `>` `]`";
}
def X398 : AttrDef<Random_Dialect, "X398"> {
  let mnemonic = "x398";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b);
  let assemblyFormat = "$a qualified($b) `->` `]` `=`";
}
def X399 : AttrDef<Random_Dialect, "X399"> {
  let mnemonic = "x399";
  let parameters = (ins APFloatParameter<"d">:$a, StringRefParameter<"s">:$b, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "(` ` ($a^ $b ` `)?^ ``)? `=` `1` `>`";
}
def X400 : TypeDef<Random_Dialect, "X400"> {
  let mnemonic = "x400";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"int">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "$a `` struct($b) struct($c, $d) `]`";
}
def X401 : TypeDef<Random_Dialect, "X401"> {
  let mnemonic = "x401";
  let parameters = (ins "int":$a);
  let assemblyFormat = "params";
}
def X402 : AttrDef<Random_Dialect, "X402"> {
  let mnemonic = "x402";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a);
  let assemblyFormat = "$a `,`";
}
def X403 : TypeDef<Random_Dialect, "X403"> {
  let mnemonic = "x403";
  let parameters = (ins Inner:$a, OptionalParameter<"::mlir::Type">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "(` ` $b^ ` `)? $a $b $c";
}
def X404 : TypeDef<Random_Dialect, "X404"> {
  let mnemonic = "x404";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, ArrayRefParameter<"int">:$b, OptionalParameter<"int">:$c);
  let assemblyFormat = "struct($a) `a` `]` `,` $b $c";
}
def X405 : AttrDef<Random_Dialect, "X405"> {
  let mnemonic = "x405";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c, "int":$d, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "qualified($a) $b $c $d";
}
def X406 : TypeDef<Random_Dialect, "X406"> {
  let mnemonic = "x406";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, "int":$b, DefaultValuedParameter<"int", "3">:$c, "::mlir::Type":$d);
  let assemblyFormat = "`]` attr-dict custom<F>($a, \"1\", $b) qualified($c) $d";
}
def X407 : AttrDef<Random_Dialect, "X407"> {
  let mnemonic = "x407";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a);
  let assemblyFormat = "struct($a)";
}
def X408 : AttrDef<Random_Dialect, "X408"> {
  let mnemonic = "x408";
  let parameters = (ins OptionalParameter<"int">:$a, DefaultValuedParameter<"int", "3">:$b, "int":$c);
  let assemblyFormat = "`)` ($a^ ($b^)? $c)? `]` `=` `[`";
}
def X409 : AttrDef<Random_Dialect, "X409"> {
  let mnemonic = "x409";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = "`<` params `>`";
}
def X410 : AttrDef<Random_Dialect, "X410"> {
  let mnemonic = "x410";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "`=` qualified($a) qualified($b) $c $d";
}
def X411 : TypeDef<Random_Dialect, "X411"> {
  let mnemonic = "x411";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "$a $b ($c^) : (`]`)?";
}
def X412 : AttrDef<Random_Dialect, "X412"> {
  let mnemonic = "x412";
  let parameters = (ins Inner:$a, OptionalArrayRefParameter<"int">:$b, ArrayRefParameter<"int">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "(`(` $a^ `(` struct(`x`))? custom<F>(ref($a), $b) $c $d";
}
def X413 : AttrDef<Random_Dialect, "X413"> {
  let mnemonic = "x413";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c, OptionalArrayRefParameter<"int">:$d);
  let assemblyFormat = "`=` `)` `a` `[` $a $b $c $d";
}
def X414 : AttrDef<Random_Dialect, "X414"> {
  let mnemonic = "x414";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a);
  let assemblyFormat = "`(` (` ` $a^ ` `)? `kw` `[` `...`";
}
def X415 : AttrDef<Random_Dialect, "X415"> {
  let mnemonic = "x415";
  let parameters = (ins OptionalParameter<"int">:$a);
  let assemblyFormat = "$a";
}
def X416 : AttrDef<Random_Dialect, "X416"> {
  let mnemonic = "x416";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalArrayRefParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "(`->`^ `,`)? $a $b $c";
}
def X417 : AttrDef<Random_Dialect, "X417"> {
  let mnemonic = "x417";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "`->` $a $b";
}
def X418 : TypeDef<Random_Dialect, "X418"> {
  let mnemonic = "x418";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, DefaultValuedParameter<"int", "3">:$b);
  let assemblyFormat = "(custom<F>($a, $b, $a)^) : (`(` `)`)? `...` `=` `...` `)`";
}
def X419 : AttrDef<Random_Dialect, "X419"> {
  let mnemonic = "x419";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b, DefaultValuedParameter<"int", "3">:$c, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = "`kw`";
}
def X420 : AttrDef<Random_Dialect, "X420"> {
  let mnemonic = "x420";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a);
  let assemblyFormat = "ref($a) custom<F>(\"1\") ($a^ `]` ` `) : (`\\n` `>`)? `->` `[`";
}
def X421 : AttrDef<Random_Dialect, "X421"> {
  let mnemonic = "x421";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, OptionalParameter<"::mlir::Type">:$c, "::mlir::Type":$d);
  let assemblyFormat = "($a^ (qualified($b) `kw`)? struct($c)) : (`)`)? qualified($d) ` ` `]` `,`";
}
def X422 : AttrDef<Random_Dialect, "X422"> {
  let mnemonic = "x422";
  let parameters = (ins StringRefParameter<"s">:$a, "int":$b, ArrayRefParameter<"int">:$c, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "(`(` params^ `)`)?";
}
def X423 : TypeDef<Random_Dialect, "X423"> {
  let mnemonic = "x423";
  let parameters = (ins "int":$a, Inner:$b, "int":$c);
  let assemblyFormat = "`->` custom<F>($a, $b) custom<F>($c, ref($a), ref($a)) `\\n`";
}
def X424 : AttrDef<Random_Dialect, "X424"> {
  let mnemonic = "x424";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalArrayRefParameter<"int">:$b);
  let assemblyFormat = "custom<F>($a) $b";
}
def X425 : TypeDef<Random_Dialect, "X425"> {
  let mnemonic = "x425";
  let parameters = (ins "::mlir::Type":$a, "int":$b);
  let assemblyFormat = "struct($a, $b) `,`";
}
def X426 : AttrDef<Random_Dialect, "X426"> {
  let mnemonic = "x426";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"::mlir::Type">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "struct($a) qualified($b) (`(` qualified($c) `(`) : (`>` `:`)?";
}
def X427 : AttrDef<Random_Dialect, "X427"> {
  let mnemonic = "x427";
  let parameters = (ins "int":$a);
  let assemblyFormat = "(`(` (qualified($a)^)?^)? `a`";
}
def X428 : AttrDef<Random_Dialect, "X428"> {
  let mnemonic = "x428";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "params";
}
def X429 : TypeDef<Random_Dialect, "X429"> {
  let mnemonic = "x429";
  let parameters = (ins "::mlir::Attribute":$a, Inner:$b, StringRefParameter<"s">:$c);
  let assemblyFormat = "(qualified($a)^ `\\n` $b)? $c";
}
def X430 : AttrDef<Random_Dialect, "X430"> {
  let mnemonic = "x430";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, Inner:$b, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "(`a` $a custom<F>(ref($a))^ `=`)? $b";
}
def X431 : AttrDef<Random_Dialect, "X431"> {
  let mnemonic = "x431";
  let parameters = (ins ArrayRefParameter<"int">:$a, "int":$b, ArrayRefParameter<"int">:$c);
  let assemblyFormat = "(`->`^ `kw` `<`)? (attr-dict $a) : ((struct($b)^) : (custom<F>(ref($a)))? custom<F>($c, $c)^)?";
}
def X432 : TypeDef<Random_Dialect, "X432"> {
  let mnemonic = "x432";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c, OptionalParameter<"int">:$d);
  let assemblyFormat = "$a $b $c $d";
}
def X433 : AttrDef<Random_Dialect, "X433"> {
  let mnemonic = "x433";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, ArrayRefParameter<"int">:$b, "::mlir::Attribute":$c, APFloatParameter<"d">:$d);
  let assemblyFormat = "`(` $a $b $c $d";
}
def X434 : TypeDef<Random_Dialect, "X434"> {
  let mnemonic = "x434";
  let parameters = (ins Inner:$a, ArrayRefParameter<"int">:$b);
  let assemblyFormat = "`=` struct($a) custom<F>(ref($a)) struct($b, $b)";
}
def X435 : AttrDef<Random_Dialect, "X435"> {
  let mnemonic = "x435";
  let parameters = (ins StringRefParameter<"s">:$a, StringRefParameter<"s">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "$a qualified($b) `\\n` $c";
}
def X436 : TypeDef<Random_Dialect, "X436"> {
  let mnemonic = "x436";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, "int":$b);
  let assemblyFormat = "`` $a $b";
}
def X437 : AttrDef<Random_Dialect, "X437"> {
  let mnemonic = "x437";
  let parameters = (ins "int":$a, DefaultValuedParameter<"int", "3">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "$a $b ((` `^ `:` `:`)? custom<F>(ref($b))^ $c)?";
}
def X438 : TypeDef<Random_Dialect, "X438"> {
  let mnemonic = "x438";
  let parameters = (ins ArrayRefParameter<"int">:$a);
  let assemblyFormat = "struct($a) $a";
}
def X439 : TypeDef<Random_Dialect, "X439"> {
  let mnemonic = "x439";
  let parameters = (ins StringRefParameter<"s">:$a, ArrayRefParameter<"int">:$b, "int":$c);
  let assemblyFormat = "`kw` $a (`(` custom<F>(ref($a)) ($b^ struct($c, $a)) : (``)? `kw`) : (`[`^)? `>`";
}
def X440 : TypeDef<Random_Dialect, "X440"> {
  let mnemonic = "x440";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalArrayRefParameter<"int">:$b, OptionalArrayRefParameter<"int">:$c);
  let assemblyFormat = "custom<F>($a) params $b $c";
}
def X441 : AttrDef<Random_Dialect, "X441"> {
  let mnemonic = "x441";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"::mlir::Type">:$b, "int":$c, APFloatParameter<"d">:$d);
  let assemblyFormat = "struct($a, $c) `<` ` ` qualified($b) `<` $c $d";
}
def X442 : TypeDef<Random_Dialect, "X442"> {
  let mnemonic = "x442";
  let parameters = (ins "int":$a, APFloatParameter<"d">:$b);
  let assemblyFormat = "custom<F>($a, ref($a)) (struct($b)^ `kw` `\\n`)? `...`";
}
def X443 : AttrDef<Random_Dialect, "X443"> {
  let mnemonic = "x443";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a);
  let assemblyFormat = "`=` `,` `(` $a";
}
def X444 : TypeDef<Random_Dialect, "X444"> {
  let mnemonic = "x444";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$a, OptionalParameter<"::mlir::Type">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "`...` $a struct($b, $c) `:`";
}
def X445 : AttrDef<Random_Dialect, "X445"> {
  let mnemonic = "x445";
  let parameters = (ins OptionalArrayRefParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "`<` params `>`";
}
def X446 : TypeDef<Random_Dialect, "X446"> {
  let mnemonic = "x446";
  let parameters = (ins "int":$a, APFloatParameter<"d">:$b);
  let assemblyFormat = "custom<F>($a, ref($a), $b) `=` `kw` `,` `(`";
}
def X447 : AttrDef<Random_Dialect, "X447"> {
  let mnemonic = "x447";
  let parameters = (ins "int":$a, AttributeSelfTypeParameter<"d">:$self);
  let assemblyFormat = "qualified($a) `->` `kw`";
}
def X448 : AttrDef<Random_Dialect, "X448"> {
  let mnemonic = "x448";
  let parameters = (ins "int":$a, StringRefParameter<"s">:$b, DefaultValuedParameter<"int", "3">:$c, StringRefParameter<"s">:$d);
  let assemblyFormat = "qualified($a) custom<F>(ref($a), $b, $c) $nope";
}
def X449 : AttrDef<Random_Dialect, "X449"> {
  let mnemonic = "x449";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"::mlir::Type">:$b, DefaultValuedParameter<"int", "3">:$c, OptionalParameter<"::mlir::Type">:$d);
  let assemblyFormat = "struct($a, $b) struct($c) custom<F>($d, $d) `<` `]`";
}
