// The patterns of `mlir-opt --test-greedy-patterns`, declared.

include "mlir/IR/PatternBase.td"

//===----------------------------------------------------------------------===//
// One operation to another
//===----------------------------------------------------------------------===//

// This one is added to the set by its name, too.
def NamedRule : Pat<(OpA $input, $attr), (OpB $input, $attr)>;
def : Pat<(OpA (OpA $input, $inner), $outer), (OpB $input, $outer)>;

def : Pat<(OpC $input), (OpB $input, ConstantAttr<I32Attr, "17">)>;

// The second one has the higher benefit.
def : Pat<(OpD $input), (OpE $input)>;
def : Pat<(OpD $input), (OpF $input), [], [], (addBenefit 10)>;

// The second one matches more operations.
def : Pat<(OpG $input), (OpB $input, ConstantAttr<I32Attr, "20">)>;
def : Pat<(OpG (OpG $input)), (OpB $input, ConstantAttr<I32Attr, "34">)>;

def : Pat<(OpH $input), (OpI $input)>;
def : Pat<(OpJ), (OpK)>;
def : Pat<(RewriteOp $input), (replaceWithValue $input)>;

def : Pat<(Interleaved1Op $x, $a, $y, $b), (Interleaved2Op $x, $a, $y, $b)>;
def : Pat<(ManyArgumentsOp $a, $b, $c, $d, $e, $f, $g, $h, $i, ConstantAttr<I64Attr, "42">,
                           $k, $l, $m, $n, $o, $p, $q, $r),
          (ManyArgumentsOp $a, $b, $c, $d, $e, $f, $g, $h, $i, ConstantAttr<I64Attr, "24">,
                           $k, $l, $m, $n, $o, $p, $q, $r)>;
def : Pat<(IgnoreSrcOp $_, $b, I32, I64Attr:$_, $_, $f), (IgnoreDstOp $b, $f)>;

//===----------------------------------------------------------------------===//
// Equal values
//===----------------------------------------------------------------------===//

def : Pat<(OpN $x, $x), (OpO $x)>;
def : Pat<(OpN $x, (OpP $a, $x, $c, $d, $e, $f)), (replaceWithValue $x)>;
def : Pat<(OpN (OpN $_, $x), $x), (replaceWithValue $x)>;
def : Pat<(OpP $x, $y, $x, $x, $y, $z), (OpN $z, $y)>;

def HasEqualOperands : Constraint<CPred<"operands_are_equal($_ir, $0)">, "equal operands">;
def : Pat<(OpQ:$op $x, $x), (replaceWithValue $x), [(HasEqualOperands $op)]>;

//===----------------------------------------------------------------------===//
// Native code
//===----------------------------------------------------------------------===//

def Choose : NativeCodeCall<"if $2.as_bool() == Some(true) { $0 } else { $1 }">;
def ListOf : NativeCodeCall<"Attribute::array([$0.clone().into(), $1.clone().into()])">;
def Itself : NativeCodeCall<"$0">;
def : Pat<(Native1Op $x, $y, ConstBoolAttrTrue:$choice, $a, $b),
          (Native2Op (Choose $x, $y, $choice), (ListOf $a, $b))>;
def : Pat<(Native1Op $x, $y, ConstBoolAttrFalse, $_, $_), (Itself $y)>;

def MakeI : NativeCodeCallVoid<"OpI::build($_builder, $_loc, $0)">;
def : Pattern<(Native3Op $x), [(MakeI $x), (OpK)]>;

def FirstI32 : NativeCodeCall<"first_i32($_ir, $_self, &mut $0)">;
def : Pat<(Native4Op (FirstI32 $x)), (Native5Op (Itself:$y $x), $y)>;

def Swapped : NativeCodeCall<"($1, $0)", 2>;
def : Pattern<(Native6Op $x, $y), [(Native7Op (Swapped:$pair__0 $x, $y)), (Native7Op $pair__1)]>;

def : Pat<(OpR $x, (ConstantLikeMatcher I32Attr:$value)), (OpS $x, $value)>;

// How often the code is called can be read from the module.
def IsMissing : Constraint<CPred<"$_self.is_none()">, "a missing attribute">;
def NextNumber : NativeCodeCall<"next_number($0)">;
def : Pat<(OpM $x, $attr), (OpM $x, (NextNumber $x)), [(IsMissing:$attr)]>;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

class ElementIs<int index, int value> : AttrConstraint<CPred<
  "element($_self, " # index # ") == Some(" # value # ")">, "an element">;
def : Pat<(AllOf1Op AllAttrOf<[ElementIs<0, 0>, ElementIs<1, 1>]>:$attr), (AllOf2Op $attr)>;

def IsFour : AttrConstraint<CPred<"$_self.as_i64() == Some(4)">, "4">;
def : Pat<(FourAttrs1Op $a, $b, $c, IsFour:$d), (FourAttrs2Op $a, $b, $c, $d)>;

def : Pat<(OneUnitOp $attr), (TwoUnitsOp ConstUnitAttr, $attr)>;

def : Pat<(I32EnumAttrOp I32EnumAttrCase<"case5", 5>), (I32EnumAttrOp I32EnumAttrCase<"case10", 10>)>;
def : Pat<(I64EnumAttrOp I64EnumAttrCase<"case5", 5>), (I64EnumAttrOp I64EnumAttrCase<"case10", 10>)>;
def : Pat<(OpWithEnum ConstantEnumCase<TestEnumAttr, "first">, ConstantAttr<I32Attr, "0">),
          (OpWithEnum ConstantEnumCase<TestEnumAttr, "second">, ConstantAttr<I32Attr, "1">)>;
def : Pat<(OpWithBitEnum ConstantEnumCase<TestBitEnumAttr, "write|execute">, ConstantAttr<I32Attr, "0">),
          (OpWithBitEnum ConstantEnumCase<TestBitEnumAttr, "execute|read">, ConstantAttr<I32Attr, "1">)>;

def : Pat<(FloatElementsAttrOp ConstantAttr<RankedF32ElementsAttr<[2]>, "[3.0, 4.0]">, $other),
          (FloatElementsAttrOp ConstantAttr<RankedF32ElementsAttr<[2]>, "[5.0, 6.0]">, $other)>;
def HasRank : AttrConstraint<CPred<"has_rank($_self)">, "elements of a rank other than 0">;
def : Pat<(I32ElementsAttrOp HasRank), (I32ElementsAttrOp ConstantAttr<I32ElementsAttr, "0">)>;
def : Pat<(NoStrOp StrAttr), (HasStrOp ConstantStrAttr<StrAttr, "foo">)>;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

def HasOneUse : Constraint<CPred<"$0.has_one_use($_ir)">, "one use">;
def : Pattern<(BindingAOp:$a $x, $attr),
              [(BindingCOp:$c (BindingBOp:$b $x)), (BindingDOp $b, $c, $attr)], [(HasOneUse $a)]>;
def : Pat<(BindingNoResultOp:$op $_),
          (NativeCodeCallVoid<"make_b($_builder, $0)"> $op)>;

//===----------------------------------------------------------------------===//
// Several results
//===----------------------------------------------------------------------===//

class Kind<int number> : I64EnumAttrCase<"kind" # number, number>;
def : Pat<(ThreeResultsOp Kind<1>:$kind), (OtherThreeResultsOp $kind)>;
def : Pattern<(ThreeResultsOp Kind<2>:$kind), [(TwoResultsOp $kind), (FloatResultOp $kind)]>;
def : Pattern<(ThreeResultsOp Kind<3>:$kind), [(IntResultOp $kind), (OtherTwoResultsOp $kind)]>;
def : Pattern<(ThreeResultsOp Kind<4>:$kind),
              [(TwoResultsOp:$p__0 $kind), (FloatResultOp $kind), (TwoResultsOp:$q__1 $kind)]>;
def : Pattern<(TwoResultsOp:$op Kind<5>:$kind), [(IntResultOp $kind), (FloatResultOp $kind)],
              [(HasNoUseOf:$op__1)]>;
def : Pattern<(ThreeResultsOp Kind<6>:$kind),
              [(TwoResultsOp:$p $kind), (IntOfFloatOp $p__1), (OtherTwoResultsOp $kind)]>;

//===----------------------------------------------------------------------===//
// Variadic parts
//===----------------------------------------------------------------------===//

def : Pat<(Variadic1Op $xs), (Variadic2Op $xs)>;
def : Pat<(MixedIn1Op $xs, $f, $ys), (MixedIn2Op $xs, $f, $ys)>;
def : Pat<(MixedOut1Op), (MixedOut2Op)>;
def : Pat<(OneOutOp),
          (MixedIn3Op (MixedOut3Op:$all__0 ConstantAttr<I32Attr, "2">,
                                   (returnType "Type::i32()", "[Type::i32(), Type::i32()]",
                                               "[Type::i32(), Type::i32()]")),
                      (replaceWithValue $all__1), (replaceWithValue $all__2),
                      ConstantAttr<I32Attr, "2">)>;

class Name<string text> : ConstantStrAttr<StrAttr, text>;
class Number<int value> : ConstantAttr<I32Attr, !cast<string>(value)>;
def : Pat<(MixedIn4Op (variadic $x, $y), $z, Number<0>:$n),
          (MixedIn5Op $x, $y, $z, $n, Name<"MatchVariadic">)>;
def : Pat<(MixedIn4Op (variadic (InOutOp $x), (InOutOp $y)), $z, Number<1>:$n),
          (MixedIn5Op $x, $y, $z, $n, Name<"MatchVariadicSubDag">)>;
def : Pat<(MixedIn4Op (variadic $x, $x), $z, Number<2>:$n),
          (MixedIn5Op $x, $x, $z, $n, Name<"MatchVariadicSameSymbol">)>;
def : Pat<(MixedIn5Op $x, $y, $z, $_, Name<"MatchInverseVariadic">),
          (MixedIn3Op $z, (variadic $y), (variadic $x), Number<1>)>;
def : Pat<(MixedIn6Op (variadic:$xs $_, $_), (variadic:$ys $_, $_), Number<1>),
          (MixedIn6Op $ys, $xs, Number<-1>)>;
def : Pat<(MixedIn6Op (variadic $_, $q), (variadic $r, $s), Number<2>:$n),
          (MixedIn5Op $r, $s, $q, $n, Name<"MatchMultiVariadicSubSymbol">)>;
def IsPresent : Constraint<CPred<"$0.is_some()">, "a value">;
def : Pat<(MixedIn7Op $xs, $o, Number<2>:$n), (MixedIn6Op $xs, (variadic $o), $n), [(IsPresent $o)]>;
def : Pat<(SegmentsSrcOp $as, $b, $cs), (SegmentsDstOp $b, $cs, $as)>;

//===----------------------------------------------------------------------===//
// Operands in either order
//===----------------------------------------------------------------------===//

def : Pat<(EitherAOp (either I32, I16:$s), $z), (EitherBOp $s, $z)>;
def : Pat<(EitherAOp (either (EitherBOp I32, $_), I16:$s), $z), (EitherBOp $s, $z)>;
def : Pat<(EitherAOp (either (EitherBOp I32, $_), (EitherBOp I16:$s, $_)), $z), (EitherBOp $s, $z)>;
def : Pat<(EitherCOp Number<0>, (either $t, I32:$u)), (EitherBOp $t, $u)>;
def : Pat<(EitherBOp (either (EitherHelperAOp $s), (EitherHelperBOp $t))), (EitherBOp $s, $t)>;

//===----------------------------------------------------------------------===//
// Locations and result types
//===----------------------------------------------------------------------===//

def : Pat<(LocSrcOp:$r1 (LocSrcOp:$r2 (LocSrcOp:$r3 $x))),
          (LocDstOp (LocDstOp (LocDstOp $x, (location $r1)), (location "named")),
                    (location "fused", $r2, $r3))>;
def : Pat<(LocSrcNoResultOp:$root (LocSrcOp (LocSrcOp $x))), (LocDstNoResultOp $x, (location $root))>;

def TypeOf : NativeCodeCall<"$0.ty($_ir).clone()">;
def MakeI32 : NativeCodeCall<"Type::i32()">;
def MakeI64 : NativeCodeCall<"Type::i64()">;
def : Pat<(TypedSourceOp $v, Number<11>), (OpX (OpX $v, (returnType "Type::i32()")))>;
def : Pat<(TypedSourceOp $v, Number<22>), (OpX (OpX $v, (returnType (TypeOf $v))))>;
def : Pat<(TypedSourceOp $v, Number<33>),
          (TwoToOneOp (OpX (OneToTwoOp:$t__0 $v, (returnType (MakeI64), (MakeI32))),
                           (returnType (MakeI32))),
                      (OpX $t__1, (returnType (MakeI64))))>;
def : Pat<(TypedSourceOp $v, Number<44>), (OpX (OpX $v, (returnType $v)))>;
def : Pat<(TypedSourceOp $v, Number<55>),
          (TwoToOneOp (OneToTwoOp:$t__0 $v, (returnType $v, "Type::i64()")), $t__1)>;
def : Pat<(TypedSourceOp $v, Number<66>),
          (TwoToOneOp (OpX $v, (returnType $v), (location "loc1")),
                      (OpX $v, (location "loc2"), (returnType $v)))>;

//===----------------------------------------------------------------------===//
// Properties
//===----------------------------------------------------------------------===//

def NotNegative : PropConstraint<CPred<"$_self >= 0">, "not negative">;
def NotEmpty : PropConstraint<CPred<"!$_self.is_empty()">, "not empty">;
def Incremented : NativeCodeCall<"$0 + 1">;
def Negated : NativeCodeCall<"-$0">;
def Joined : NativeCodeCall<[{ format!("{}.{}", $0, $1) }]>;
def : Pat<(TestPropPatternOp1 $tag, NotNegative:$value, ConstantProp<BoolProp, "false">),
          (TestPropPatternOp1 $tag, (Incremented $value), ConstantProp<BoolProp, "true">)>;
def : Pat<(TestPropPatternOp2 (TestPropPatternOp1 $s, $n, ConstantProp<BoolProp, "true">), NotEmpty:$t),
          (TestPropPatternOp2 (TestPropPatternOp1 $s, (Negated $n), ConstantProp<BoolProp, "false">),
                              (Joined $s, $t))>;

//===----------------------------------------------------------------------===//
// What is called legal and illegal
//===----------------------------------------------------------------------===//

def : Pat<(IllegalAOp), (LegalAOp Name<"Success">)>;
def : Pat<(IllegalAOp), (IllegalBOp)>;
def : Pat<(IllegalBOp), (LegalAOp Name<"Failure">)>;
def : Pat<(IllegalCOp), (IllegalDOp)>;
def : Pat<(IllegalCOp), (IllegalEOp), [], [], (addBenefit 10)>;
def : Pat<(IllegalDOp), (LegalAOp Name<"Failure">)>;
def : Pat<(IllegalEOp), (LegalAOp Name<"Success">)>;
def : Pat<(SelfFoldOp $_), (TestConstantOp ConstantAttr<I32Attr, "97">)>;
