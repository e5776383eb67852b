// Patterns with one feature each, on the ops `OneOp`, `TwoOp`, … of a dialect `f`: `in_ods.rs` defines
// these by `ods!`, `by_derives.rs` by derives.

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

// The same value twice.
def Same : Pat<(TwoOp (OneOp $x, $a), $x), (OneOp $x, $a)>;

// An attribute constant, and a constraint that stops the pattern from matching again.
def IsFive : AttrConstraint<CPred<"$_self.as_i64() == Some(5)">, "five">;
def Six : Pat<(OneOp $x, IsFive), (OneOp $x, ConstantAttr<I32Attr, "6">)>;

// Native code with attributes, nested native code that passes any Rust value, and several arguments.
def Number : NativeCodeCall<"number($0)">;
def AddOne : NativeCodeCall<"Attribute::i32($0 + 1)">;
def Sum : NativeCodeCall<"[$0...].iter().sum::<i32>()">;
def Fold : Pat<(TwoOp (ConstOp $a), (ConstOp $b)),
               (ConstOp (AddOne (Sum (Number $a), (Number $b), (NativeCodeCall<"100">))))>;

// Native code that creates operations, and code in a leaf.
def Wrap : NativeCodeCall<"CastOp::build($_builder, $_loc, Type::i32(), $0).result($_builder)">;
def Twice : NativeCodeCall<[{ let op = CastOp::build($_builder, $_loc, Type::i32(), $_self); op.result($_builder) }]>;
def WrapSink : Pat<(SinkOp F32:$x), (NamedOp:$_ ConstantStrAttr<StrAttr, "wrapped">, (variadic (Wrap $x), Twice:$x), (returnType "Type::i32()"))>;

// A constant, whatever defines it.
def OfConstant : Pat<(OneOp (ConstantLikeMatcher I32Attr:$value), $_), (ConstOp $value)>;

// Constraints on several names, and on the types of a name.
def Different : Constraint<CPred<"$0 != $1">, "different values">;
def SwapDifferent : Pat<(TwoOp:$op $x, $y), (CastOp $y),
    [(Different $x, $y), (F32 $x), (HasNoUseOf:$op)]>;

// Missing attributes.
def IsMissing : Constraint<CPred<"$0.is_none()">>;
def FillAttr : Pat<(OneOp $x, $a), (OneOp $x, ConstantAttr<I32Attr, "1">), [(IsMissing $a)]>;
def KeepDefaults : Pat<(DefaultOp $a, $b, $u), (DefaultOp (AddOne (Number $a)), $b, ConstUnitAttr), [(IsMissing $u)]>;

// Variadic and optional operands.
def Regroup : Pat<(ValuesOp $xs, $o, (variadic $a, $b)),
                  (ValuesOp (variadic $b, $a, $b), $o, $xs)>;
def SameTwice : Pat<(NamedOp ConstantStrAttr<StrAttr, "same">, (variadic:$all $a, $a)), (NamedOp ConstantStrAttr<StrAttr, "all">, $all)>;
def OfSubs : Pat<(NamedOp ConstantStrAttr<StrAttr, "subs">, (variadic (OneOp $a, $_), $b)), (TwoOp $a, $b)>;

// Either order.
def EitherOne : Pat<(TwoOp (either (OneOp $x, $_), $y)), (TwoOp (CastOp $x, (returnType $x)), $y)>;

// Several results, and auxiliary ones.
def Split1 : Pattern<(PairOp ConstantAttr<I32Attr, "1">), [(IntOp), (FloatOp)]>;
def Split2 : Pattern<(PairOp ConstantAttr<I32Attr, "2">),
    [(PairOp:$pair ConstantAttr<I32Attr, "10">), (FromFloatOp $pair__1), (FloatOp)]>;
def Split3 : Pattern<(PairOp ConstantAttr<I32Attr, "3">),
    [(PairOp:$p__0 ConstantAttr<I32Attr, "11">),
     (PairOp:$q__1 ConstantAttr<I32Attr, "12">)]>;
def Values2 : NativeCodeCall<"[$1, $0]", 2>;
def Split4 : Pattern<(PairOp ConstantAttr<I32Attr, "4">),
    [(Values2:$v (FloatOp), (IntOp)), (CastOp $v__0), (CastOp $v__1)]>;
// The name of a pack of native code may have an index, and code may leave itself early.
def Values2Early : NativeCodeCall<"if $0 == $1 { return [$0, $1]; } [$1, $0]", 2>;
def Split5 : Pattern<(PairOp ConstantAttr<I32Attr, "5">),
    [(Values2Early:$v__1 (FloatOp), (IntOp)), (CastOp $v__0), (CastOp $v__1)]>;
// The name of a type constraint means nothing.
def OfI32 : Pat<(SinkOp (CastOp:$cast $x)), (SinkOp $x), [(I32:$free $cast)]>;

// The type of the first operand, where no builder infers one.
def ToLast : Pat<(OneOp $x, ConstantAttr<I32Attr, "9">), (OneOp (LastOp (variadic $x, $x)), ConstantAttr<I32Attr, "10">)>;

// Locations.
def Located : Pat<(OneOp:$outer (OneOp:$inner $x, $_), ConstantAttr<I32Attr, "3">),
    (TwoOp (CastOp $x, (returnType $x), (location "named")),
           (CastOp $x, (location $inner, "why", $outer), (returnType $x)))>;

// Operations beside the results, and code for its effect.
def Log : NativeCodeCallVoid<"SinkOp::build($_builder, $_loc, $0)">;
def Beside : Pat<(OneOp:$op $x, ConstantAttr<I32Attr, "2">), (CastOp:$new $x), [],
    [(Log $new), (SinkOp $op)]>;
def Erase : Pattern<(SinkOp (IntOp)), [(Log (FloatOp))]>;

// Properties.
def NotNegative : PropConstraint<CPred<"$_self >= 0">, "not negative">;
def Negate : NativeCodeCall<"-$0 - 1">;
def Props : Pat<(PropOp NotNegative:$n, $tag), (PropOp (Negate $n), ConstantProp<StringProp, "\"seen\"">)>;

// The most specific one first, and what is added to that.
def Plain : Pat<(CastOp $x), (OneOp $x, ConstantAttr<I32Attr, "11">)>;
def Preferred : Pat<(CastOp $x), (OneOp $x, ConstantAttr<I32Attr, "12">), [], [], (addBenefit 10)>;
def : Pat<(CastOp (CastOp $x)), (replaceWithValue $x)>;
