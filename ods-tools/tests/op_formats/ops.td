// Assembly formats with mistakes, and others without. `mlir-tblgen` and ods
// have to say the same of each, or print the same literals and spaces.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Formats_Dialect : Dialect {
  let name = "formats";
  let cppNamespace = "::formats";
}

class FormatOp<string format, list<Trait> traits = []>
    : Op<Formats_Dialect, "op", traits> {
  let assemblyFormat = format;
}

class LexicalError<string format> : FormatOp<format>;
def LexicalError0 : LexicalError<"attr-dict #">;
def LexicalError1 : LexicalError<"attr-dict $1">;
def LexicalError2 : LexicalError<"attr-dict `a">;
def LexicalError3 : LexicalError<"attr-dict \"a">;

class LexicalErrorAheadA<string format> : FormatOp<format>;
def LexicalErrorAheadA0 : LexicalErrorAheadA<"ref(">;

class LexicalErrorAheadB<string format> : FormatOp<format> {
  let arguments = (ins AnyType:$a);
}
def LexicalErrorAheadB0 : LexicalErrorAheadB<"type(`x` #">;

class Elements<string format> : FormatOp<format>;
def Elements0 : Elements<"attr-dict foo">;
def Elements1 : Elements<"attr-dict params">;
def Elements2 : Elements<"attr-dict struct">;
def Elements3 : Elements<"attr-dict \"s\"">;
def Elements4 : Elements<"attr-dict )">;
def Elements5 : Elements<"`/` attr-dict">;
def Elements6 : Elements<"`a b` attr-dict">;
def Elements7 : Elements<"`=:`">;

class Variables<string format> : FormatOp<format> {
  let arguments = (ins I32:$a, I64Attr:$x, I64Prop:$y);
  let results = (outs I32:$r);
  let regions = (region AnyRegion:$g);
  let successors = (successor AnySuccessor:$s);
}
def Variables0 : Variables<"$nope">;
def Variables1 : Variables<"$a $a">;
def Variables2 : Variables<"$x $x">;
def Variables3 : Variables<"$y $y">;
def Variables4 : Variables<"$g $g">;
def Variables5 : Variables<"$s $s">;
def Variables6 : Variables<"$r">;
def Variables7 : Variables<"type($x)">;
def Variables8 : Variables<"type($y)">;
def Variables9 : Variables<"type($g)">;
def Variables10 : Variables<"type($s)">;
def Variables11 : Variables<"operands $a">;

class BoundTwice<string format> : FormatOp<format> {
  let arguments = (ins I32:$a);
  let results = (outs I32:$r);
  let regions = (region AnyRegion:$g);
  let successors = (successor AnySuccessor:$s);
}
def BoundTwice0 : BoundTwice<"attr-dict attr-dict-with-keyword">;
def BoundTwice1 : BoundTwice<"prop-dict prop-dict">;
def BoundTwice2 : BoundTwice<"$a operands">;
def BoundTwice3 : BoundTwice<"$g regions">;
def BoundTwice4 : BoundTwice<"successors successors">;
def BoundTwice5 : BoundTwice<"type($a) type(operands)">;
def BoundTwice6 : BoundTwice<"type(results) functional-type(operands, $r)">;

class WrongPlace<string format> : FormatOp<format> {
  let arguments = (ins I32:$a, I64Attr:$x);
  let results = (outs I32:$r);
  let regions = (region AnyRegion:$g);
  let successors = (successor AnySuccessor:$s);
}
def WrongPlace0 : WrongPlace<"results">;
def WrongPlace1 : WrongPlace<"type(attr-dict)">;
def WrongPlace2 : WrongPlace<"type(prop-dict)">;
def WrongPlace3 : WrongPlace<"type(regions)">;
def WrongPlace4 : WrongPlace<"type(successors)">;
def WrongPlace5 : WrongPlace<"type(type($a))">;
def WrongPlace6 : WrongPlace<"type(functional-type($a, $r))">;
def WrongPlace7 : WrongPlace<"type(($x^)?)">;
def WrongPlace8 : WrongPlace<"type(`a`)">;
def WrongPlace9 : WrongPlace<"type(custom<F>($a))">;
def WrongPlace10 : WrongPlace<"ref($a)">;
def WrongPlace11 : WrongPlace<"qualified($a)">;
def WrongPlace12 : WrongPlace<"custom<F>(operands)">;
def WrongPlace13 : WrongPlace<"custom<F>(type(results))">;
def WrongPlace14 : WrongPlace<"custom<F>(custom<G>($a))">;
def WrongPlace15 : WrongPlace<"custom<F>(functional-type($a, $r))">;

class Punctuation<string format> : FormatOp<format> {
  let arguments = (ins I32:$a, I64Attr:$x);
  let results = (outs I32:$r);
}
def Punctuation0 : Punctuation<"type $a">;
def Punctuation1 : Punctuation<"type($a">;
def Punctuation2 : Punctuation<"functional-type $a">;
def Punctuation3 : Punctuation<"functional-type($a)">;
def Punctuation4 : Punctuation<"functional-type($a, $r">;
def Punctuation5 : Punctuation<"qualified $x">;
def Punctuation6 : Punctuation<"qualified($x $a)">;
def Punctuation7 : Punctuation<"custom(">;
def Punctuation8 : Punctuation<"custom<>">;
def Punctuation9 : Punctuation<"custom<F($a)">;
def Punctuation10 : Punctuation<"custom<F>$a">;
def Punctuation11 : Punctuation<"custom<F>()">;
def Punctuation12 : Punctuation<"custom<F>($a $x)">;
def Punctuation13 : Punctuation<"oilist">;
def Punctuation14 : Punctuation<"oilist()">;
def Punctuation15 : Punctuation<"oilist($x)">;
def Punctuation16 : Punctuation<"oilist(`a`">;

class References<string format> : FormatOp<format> {
  let arguments = (ins I32:$a, I64Attr:$x, I64Prop:$y);
  let results = (outs I32:$r);
  let regions = (region AnyRegion:$g);
  let successors = (successor AnySuccessor:$s);
}
def References0 : References<"custom<F>(ref($a))">;
def References1 : References<"custom<F>(ref($g))">;
def References2 : References<"custom<F>(ref($s))">;
def References3 : References<"custom<F>(ref($x))">;
def References4 : References<"custom<F>(ref($y))">;
def References5 : References<"custom<F>(ref(attr-dict))">;
def References6 : References<"custom<F>(ref(operands))">;
def References7 : References<"custom<F>(ref(regions))">;
def References8 : References<"custom<F>(ref(successors))">;
def References9 : References<"custom<F>(ref(type($a)))">;
def References10 : References<"custom<F>(ref(type(results)))">;
def References11 : References<"custom<F>(ref(\"s\"))">;

class Groups<string format> : FormatOp<format> {
  let arguments = (ins
    I32:$a,
    Variadic<I32>:$v,
    I64Attr:$x,
    OptionalAttr<I64Attr>:$y,
    I64Prop:$z,
    UnitAttr:$u);
  let results = (outs I32:$r);
  let successors = (successor AnySuccessor:$s);
}
def Groups0 : Groups<"(`a`)? attr-dict">;
def Groups1 : Groups<"($y^ $u^)? attr-dict">;
def Groups2 : Groups<"($y^) (`a`)?">;
def Groups3 : Groups<"($y^) : `a`?">;
def Groups4 : Groups<"($y^ ">;
def Groups5 : Groups<"()?">;
def Groups6 : Groups<"(type($v)^ `a`)?">;
def Groups7 : Groups<"($x^)?">;
def Groups8 : Groups<"(`a` $z^)?">;
def Groups9 : Groups<"(`a` $a $v^)?">;
def Groups10 : Groups<"(`a` type($r) $v^)?">;
def Groups11 : Groups<"(`a`^)?">;
def Groups12 : Groups<"(`a` attr-dict $v^)?">;
def Groups13 : Groups<"(`a` $s $v^)?">;
def Groups14 : Groups<"(`a` custom<F>($x)^)?">;

class OilistClausesA<string format> : FormatOp<format> {
  let arguments = (ins I32:$a, I64Attr:$x, I64Prop:$z);
  let results = (outs I32:$r);
  let successors = (successor AnySuccessor:$s);
}
def OilistClausesA0 : OilistClausesA<"oilist(`a` $x)">;
def OilistClausesA1 : OilistClausesA<"oilist(`a` $z)">;
def OilistClausesA2 : OilistClausesA<"oilist(`a` $a)">;
def OilistClausesA3 : OilistClausesA<"oilist(`a` functional-type($r, $r))">;
def OilistClausesA4 : OilistClausesA<"oilist(`a` $s)">;
def OilistClausesA5 : OilistClausesA<"oilist(`a` `b` (`c` $x)?)">;

class OilistClausesB<string format> : FormatOp<format> {
  let arguments = (ins UnitAttr:$a, UnitAttr:$b);
}
def OilistClausesB0 : OilistClausesB<"oilist(`a` $a) oilist(`b` | `a` $b) attr-dict">;
def OilistClausesB1 : OilistClausesB<"oilist(`a` $a) `a` attr-dict">;
def OilistClausesB2 : OilistClausesB<"oilist(`a` $a) attr-dict `a`">;

class CoverageA<string format> : FormatOp<format> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$r, I32:$t);
  let regions = (region AnyRegion:$g);
  let successors = (successor AnySuccessor:$s);
}
def CoverageA0 : CoverageA<"$a">;
def CoverageA1 : CoverageA<"$a attr-dict">;
def CoverageA2 : CoverageA<"attr-dict type($r)">;
def CoverageA3 : CoverageA<"attr-dict $a $b type($r)">;
def CoverageA4 : CoverageA<"attr-dict $a $b type(operands) type($r)">;
def CoverageA5 : CoverageA<"attr-dict operands type(operands) type(results) regions">;

class CoverageB<string format> : FormatOp<format> {
  let arguments = (ins Variadic<I32>:$v);
}
def CoverageB0 : CoverageB<"operands attr-dict">;

class CoverageC<string format> : FormatOp<format> {
  let results = (outs Variadic<I32>:$v);
}
def CoverageC0 : CoverageC<"attr-dict">;

class AmbiguitiesA<string format> : FormatOp<format> {
  let arguments = (ins
    AnyAttr:$x,
    OptionalAttr<AnyAttr>:$o,
    OptionalAttr<I64Attr>:$t,
    Variadic<I32>:$v,
    UnitProp:$p,
    ElementsAttr:$k);
}
def AmbiguitiesA0 : AmbiguitiesA<"$v $x `:` attr-dict">;
def AmbiguitiesA1 : AmbiguitiesA<"$v $x ` ` attr-dict ($t^)? $p `:`">;
def AmbiguitiesA2 : AmbiguitiesA<"$v ($o^)? `:` attr-dict">;
def AmbiguitiesA3 : AmbiguitiesA<"$v $x (`:` $t^)? attr-dict">;
def AmbiguitiesA4 : AmbiguitiesA<"$v $x (`a`) : (`:` $t^)? attr-dict">;
def AmbiguitiesA5 : AmbiguitiesA<"$v $x ($t^ `:`)? attr-dict">;
def AmbiguitiesA6 : AmbiguitiesA<"$v qualified($k) `:` attr-dict">;
def AmbiguitiesA7 : AmbiguitiesA<"$v $k `:` attr-dict">;

class AmbiguitiesB<string format> : FormatOp<format> {
  let arguments = (ins Variadic<I32>:$v);
  let regions = (region AnyRegion:$g);
}
def AmbiguitiesB0 : AmbiguitiesB<"$v attr-dict $g">;
def AmbiguitiesB1 : AmbiguitiesB<"attr-dict $v $g">;
def AmbiguitiesB2 : AmbiguitiesB<"$v attr-dict (`a` $g^)?">;
def AmbiguitiesB3 : AmbiguitiesB<"$v attr-dict-with-keyword $g">;

class Types<string format, list<Trait> traits> : FormatOp<format, traits> {
  let arguments = (ins AnyType:$a, AnyType:$b, AnyAttr:$x);
  let results = (outs AnyType:$r);
}
def Types0 : Types<"operands attr-dict type($a)", [AllTypesMatch<["a", "b", "r"]>]>;
def Types3 : Types<"operands attr-dict type(operands)", [AllTypesMatch<["a", "r"]>]>;
def Types4 : Types<"operands attr-dict type($r)", [SameTypeOperands]>;
def Types5 : Types<"operands attr-dict type($b) type($r)", [SameTypeOperands]>;
def Types6 : Types<"operands attr-dict type($r)", [SameOperandsAndResultType]>;
def Types7 : Types<"operands attr-dict type(operands)", [TypesMatchWith<"", "a", "r", "f($_self)">]>;
def Types8 : Types<"operands attr-dict type($a) type($b)", [TypesMatchWith<"", "a", "r", "f($_self)">]>;
def Types9 : Types<"operands attr-dict type($r) type($b)", [TypesMatchWith<"", "a", "r", "f($_self)">]>;
def Types10 : Types<"operands attr-dict type(operands)", [InferTypeOpInterface]>;
def Types11 : Types<"operands attr-dict type($a)", [SameTypeOperands, InferTypeOpInterface]>;

class Printed<string format> : FormatOp<format> {
  let arguments = (ins
    Variadic<I32>:$v,
    I64Attr:$i,
    SymbolNameAttr:$n,
    UnitAttr:$u,
    UnitProp:$p,
    OptionalAttr<I64Attr>:$o,
    DefaultValuedAttr<I64Attr, "5">:$d);
  let results = (outs Variadic<I32>:$r);
}
def Printed0 : Printed<"$v attr-dict `:` type($r)">;
def Printed1 : Printed<"`(` $v `)` `[` $i `]` `{` $n `}` `<` $d `>` attr-dict `->` type($r)">;
def Printed2 : Printed<"$v `,` $i `...` `=` `` $n ` ` `x` `\\n` $d attr-dict-with-keyword (`:` type($r)^)?">;
def Printed3 : Printed<"(`(` $v^ `)`) : (`none`)? `->` type($r) (`u` $u^)? (`p` `` $p^ `x`)? attr-dict">;
def Printed4 : Printed<"(`<`) : (`(` $o^ `)`)? $i $v `:` type($r) attr-dict prop-dict">;
def Printed5 : Printed<"oilist(`u` $u | `p` `(` $p `)` | `o` $o `:` | `v` $v) `[` $i `]` attr-dict `:` type($r)">;
def Printed6 : Printed<"custom<F>($v, type($v), $i) `,` custom<G>(ref($v)) attr-dict `:` type($r)">;
def Printed7 : Printed<"$v `` ` ` `` `x` ` ` `` $i attr-dict type(results)">;

class Nesting<string format> : FormatOp<format> {
  let arguments = (ins AnyType:$a, I32Attr:$t);
}
def Nesting0 : Nesting<"type(qualified($a)) attr-dict">;
def Nesting1 : Nesting<"type(qualified(type($a))) attr-dict">;
def Nesting2 : Nesting<"type(oilist(`a` $a)) attr-dict">;
def Nesting3 : Nesting<"type(attr-dict) attr-dict">;
def Nesting4 : Nesting<"type(qualified($t)) attr-dict">;
def Nesting5 : Nesting<"functional-type(oilist(`a` $a), results) attr-dict">;
def Nesting6 : Nesting<"functional-type(prop-dict, results) attr-dict">;
def Nesting7 : Nesting<"functional-type(type($a), results) attr-dict">;
def Nesting8 : Nesting<"functional-type(qualified(type($a)), results) attr-dict">;
def Nesting9 : Nesting<"custom<X>(qualified($a)) attr-dict">;
def Nesting10 : Nesting<"custom<X>(qualified($t)) attr-dict">;
def Nesting11 : Nesting<"custom<X>(qualified(type($a))) attr-dict">;
def Nesting12 : Nesting<"custom<X>(ref(qualified($t))) attr-dict">;
def Nesting13 : Nesting<"custom<X>(oilist(`a`)) attr-dict">;
def Nesting14 : Nesting<"qualified(qualified($t)) attr-dict">;
def Nesting15 : Nesting<"qualified(ref($t)) attr-dict">;
def Nesting16 : Nesting<"custom<X>(ref(ref($a))) attr-dict">;
def Nesting17 : Nesting<"custom<X>(ref(\"a\")) attr-dict">;
def Nesting18 : Nesting<"custom<X>(ref(functional-type(operands, results))) attr-dict">;
def Nesting19 : Nesting<"custom<X>(ref(custom<Y>($a))) attr-dict">;

// Result types that are worked out although the op declares to infer them.
class Declared<string format, list<Trait> traits>
    : FormatOp<format, !listconcat(traits, [DeclareOpInterfaceMethods<InferTypeOpInterface>])> {
  let arguments = (ins I32:$a, Optional<I32>:$o);
  let results = (outs AnyType:$r);
}
def Declared0 : Declared<"$a $o attr-dict", [AllTypesMatch<["a", "r"]>]>;
def Declared1 : Declared<"$a $o attr-dict", [AllTypesMatch<["o", "r"]>]>;
def Declared2 : Declared<"$a $o attr-dict", [TypesMatchWith<"d", "o", "r", "$_self">]>;
def Declared3 : Declared<"$a $o attr-dict", []>;
def Declared4 : Declared<"$a $o attr-dict `:` type($a)", [AllTypesMatch<["a", "r"]>]>;
def Declared5 : Declared<"$a $o attr-dict", [InferTypeOpInterface, AllTypesMatch<["a", "r"]>]>;
def Declared6 : Declared<"attr-dict", [AllTypesMatch<["a", "r"]>]>;

// A default that is nothing.
class NoDefault<string format> : FormatOp<format> {
  let arguments = (ins DefaultValuedAttr<UnitAttr, "">:$u);
}
def NoDefault0 : NoDefault<"(`u` $u^)? attr-dict">;
def NoDefault1 : NoDefault<"oilist(`u` $u) attr-dict">;
def NoDefault2 : NoDefault<"$u attr-dict">;
