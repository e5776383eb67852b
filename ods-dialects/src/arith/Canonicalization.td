// `arith`: rewriting to canonical forms.

include "Casts.td"
include "Ops.td"
include "mlir/IR/PatternBase.td"

//===----------------------------------------------------------------------===//
// Vocabulary
//===----------------------------------------------------------------------===//

defvar rules = "$crate::arith::canonicalize::";

// Attributes: the sum of two integers, and so on.
def SumOf : NativeCodeCall<rules # "sum($0, $1)">;
def DifferenceOf : NativeCodeCall<rules # "difference($0, $1)">;
def ProductOf : NativeCodeCall<rules # "product($0, $1)">;
def ZeroLike : NativeCodeCall<rules # "zero_like($_ir, $0)">;
def Inverted : NativeCodeCall<rules # "inverted($0)">;
// The flags that both operations have.
def CommonFlags : NativeCodeCall<rules # "common_flags($0, $1)">;
def NoFlags : ConstantAttr<Arith_IntegerOverflowAttr, "$crate::arith::IntegerOverflowFlags::none">;
def SignedLess : ConstantAttr<Arith_CmpIPredicateAttr, "$crate::arith::CmpIPredicate::slt">;

def IsMinusOne : Constraint<CPred<rules # "is_every($0, -1)">, "-1">;
def IsOne : Constraint<CPred<rules # "is_every($0, 1)">, "1">;
def IsZero : Constraint<CPred<rules # "is_every($0, 0)">, "0">;
// A tensor whose shape is not static has none.
def HasZero : Constraint<CPred<rules # "has_zero($_ir, $0)">, "of a type with a zero">;
def IsMissing : Constraint<CPred<"$0.is_none()">, "missing">;
def IsEquality : Constraint<CPred<rules # "is_equality($0)">, "`eq` or `ne`">;
def HaveSameType : Constraint<CPred<"$0.ty($_ir) == $1.ty($_ir)">, "of one type">;
def IsNarrower : Constraint<CPred<rules # "is_narrower($_ir, $0, $1)">, "narrower">;
def IsUnused : Constraint<CPred<"$0.is_unused($_ir)">, "unused">;
// `$0` has the upper bits of `$1` that a shift by `$2` leaves.
def TakesAllShifted : Constraint<CPred<rules # "takes_all_shifted($_ir, $0, $1, $2)">,
                                 "as wide as what the shift leaves">;

//===----------------------------------------------------------------------===//
// Sums and differences
//===----------------------------------------------------------------------===//

// (x + a) + b = x + (a + b)
def AddIAddConstant
    : Pat<(Arith_AddIOp (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$a), $f),
                        (ConstantLikeMatcher APIntAttr:$b), $g),
          (Arith_AddIOp $x, (Arith_ConstantOp (SumOf $a, $b)), (CommonFlags $f, $g))>;

// (x - a) + b = x + (b - a)
def AddISubConstantRHS
    : Pat<(Arith_AddIOp (Arith_SubIOp $x, (ConstantLikeMatcher APIntAttr:$a), $f),
                        (ConstantLikeMatcher APIntAttr:$b), $g),
          (Arith_AddIOp $x, (Arith_ConstantOp (DifferenceOf $b, $a)), (CommonFlags $f, $g))>;

// (a - x) + b = (a + b) - x
def AddISubConstantLHS
    : Pat<(Arith_AddIOp (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$a), $x, $f),
                        (ConstantLikeMatcher APIntAttr:$b), $g),
          (Arith_SubIOp (Arith_ConstantOp (SumOf $a, $b)), $x, (CommonFlags $f, $g))>;

// x + y * -1 = x - y
def AddIMulNegativeOneRhs
    : Pat<(Arith_AddIOp $x, (Arith_MulIOp $y, (ConstantLikeMatcher AnyAttr:$a), $f), $g),
          (Arith_SubIOp $x, $y, NoFlags), [(IsMinusOne $a)]>;

// x * -1 + y = y - x
def AddIMulNegativeOneLhs
    : Pat<(Arith_AddIOp (Arith_MulIOp $x, (ConstantLikeMatcher AnyAttr:$a), $f), $y, $g),
          (Arith_SubIOp $y, $x, NoFlags), [(IsMinusOne $a)]>;

// (x + a) - b = x + (a - b)
def SubIRHSAddConstant
    : Pat<(Arith_SubIOp (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$a), $f),
                        (ConstantLikeMatcher APIntAttr:$b), $g),
          (Arith_AddIOp $x, (Arith_ConstantOp (DifferenceOf $a, $b)), NoFlags)>;

// b - (x + a) = (b - a) - x
def SubILHSAddConstant
    : Pat<(Arith_SubIOp (ConstantLikeMatcher APIntAttr:$b),
                        (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$a), $f), $g),
          (Arith_SubIOp (Arith_ConstantOp (DifferenceOf $b, $a)), $x, (CommonFlags $f, $g))>;

// (x - a) - b = x - (a + b)
def SubIRHSSubConstantRHS
    : Pat<(Arith_SubIOp (Arith_SubIOp $x, (ConstantLikeMatcher APIntAttr:$a), $f),
                        (ConstantLikeMatcher APIntAttr:$b), $g),
          (Arith_SubIOp $x, (Arith_ConstantOp (SumOf $a, $b)), (CommonFlags $f, $g))>;

// (a - x) - b = (a - b) - x
def SubIRHSSubConstantLHS
    : Pat<(Arith_SubIOp (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$a), $x, $f),
                        (ConstantLikeMatcher APIntAttr:$b), $g),
          (Arith_SubIOp (Arith_ConstantOp (DifferenceOf $a, $b)), $x, (CommonFlags $f, $g))>;

// b - (x - a) = (a + b) - x
def SubILHSSubConstantRHS
    : Pat<(Arith_SubIOp (ConstantLikeMatcher APIntAttr:$b),
                        (Arith_SubIOp $x, (ConstantLikeMatcher APIntAttr:$a), $f), $g),
          (Arith_SubIOp (Arith_ConstantOp (SumOf $a, $b)), $x, (CommonFlags $f, $g))>;

// b - (a - x) = x + (b - a)
def SubILHSSubConstantLHS
    : Pat<(Arith_SubIOp (ConstantLikeMatcher APIntAttr:$b),
                        (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$a), $x, $f), $g),
          (Arith_AddIOp $x, (Arith_ConstantOp (DifferenceOf $b, $a)), (CommonFlags $f, $g))>;

// (x - y) - x = 0 - y
def SubISubILHSRHSLHS
    : Pat<(Arith_SubIOp (Arith_SubIOp $x, $y, $f), $x, $g),
          (Arith_SubIOp (Arith_ConstantOp (ZeroLike $y)), $y, (CommonFlags $f, $g)),
          [(HasZero $y)]>;

// A sum whose carry is unused.
def AddUIExtendedToAddI
    : Pattern<(Arith_AddUIExtendedOp:$sum $x, $y),
              [(Arith_AddIOp $x, $y, NoFlags), (Arith_ConstantOp (ZeroLike $sum__1))],
              [(IsUnused $sum__1), (HasZero $sum__1)]>;

//===----------------------------------------------------------------------===//
// Products and quotients
//===----------------------------------------------------------------------===//

// (x * a) * b = x * (a * b)
def MulIMulIConstant
    : Pat<(Arith_MulIOp (Arith_MulIOp $x, (ConstantLikeMatcher APIntAttr:$a), $f),
                        (ConstantLikeMatcher APIntAttr:$b), $g),
          (Arith_MulIOp $x, (Arith_ConstantOp (ProductOf $a, $b)), (CommonFlags $f, $g))>;

// Products whose upper half is unused.
def MulSIExtendedToMulI
    : Pattern<(Arith_MulSIExtendedOp:$product $x, $y),
              [(Arith_MulIOp $x, $y, NoFlags), (replaceWithValue $x)],
              [(IsUnused $product__1)]>;
def MulUIExtendedToMulI
    : Pattern<(Arith_MulUIExtendedOp:$product $x, $y),
              [(Arith_MulIOp $x, $y, NoFlags), (replaceWithValue $x)],
              [(IsUnused $product__1)]>;

// The upper half of x * 1 has the sign of x. Indices cannot be widened.
def MulSIExtendedRHSOne
    : Pattern<(Arith_MulSIExtendedOp $x, (ConstantLikeMatcher AnyAttr:$a)),
              [(replaceWithValue $x),
               (Arith_ExtSIOp (Arith_CmpIOp SignedLess, $x, (Arith_ConstantOp (ZeroLike $x))))],
              [(IsOne $a), (SignlessFixedWidthIntegerLike $x), (HasZero $x)]>;

// -x * -y = x * y
def MulFOfNegF
    : Pat<(Arith_MulFOp (Arith_NegFOp $x, $f), (Arith_NegFOp $y, $g), $h),
          (Arith_MulFOp $x, $y, $h)>;
// -x / -y = x / y
def DivFOfNegF
    : Pat<(Arith_DivFOp (Arith_NegFOp $x, $f), (Arith_NegFOp $y, $g), $h),
          (Arith_DivFOp $x, $y, $h)>;

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

// The negation of a comparison is the opposite comparison.
def XOrINotCmpI
    : Pat<(Arith_XOrIOp (Arith_CmpIOp $predicate, $x, $y), (ConstantLikeMatcher ConstBoolAttrTrue)),
          (Arith_CmpIOp (Inverted $predicate), $x, $y)>;

// A bitwise operation on values of one type that were widened in the same way.
multiclass BitsOfExt<Op bitwise, Op ext> {
  def NAME : Pat<(bitwise (ext $x), (ext $y)), (ext (bitwise $x, $y)), [(HaveSameType $x, $y)]>;
}
defm XOrIOfExtUI : BitsOfExt<Arith_XOrIOp, Arith_ExtUIOp>;
defm XOrIOfExtSI : BitsOfExt<Arith_XOrIOp, Arith_ExtSIOp>;
defm AndOfExtUI : BitsOfExt<Arith_AndIOp, Arith_ExtUIOp>;
defm AndOfExtSI : BitsOfExt<Arith_AndIOp, Arith_ExtSIOp>;
defm OrOfExtUI : BitsOfExt<Arith_OrIOp, Arith_ExtUIOp>;
defm OrOfExtSI : BitsOfExt<Arith_OrIOp, Arith_ExtSIOp>;

//===----------------------------------------------------------------------===//
// Comparison and selection
//===----------------------------------------------------------------------===//

// Values that were widened in the same way are equal if they were so before.
multiclass EqualityOfExt<Op ext> {
  def NAME : Pat<(Arith_CmpIOp $predicate, (ext $x), (ext $y)), (Arith_CmpIOp $predicate, $x, $y),
                 [(IsEquality $predicate), (HaveSameType $x, $y)]>;
}
defm CmpIExtSI : EqualityOfExt<Arith_ExtSIOp>;
defm CmpIExtUI : EqualityOfExt<Arith_ExtUIOp>;

// A choice by a negated condition.
def SelectNotCond
    : Pat<(SelectOp (Arith_XOrIOp $condition, (ConstantLikeMatcher ConstBoolAttrTrue)), $x, $y),
          (SelectOp $condition, $y, $x)>;

// A choice between choices by the same condition.
def RedundantSelectTrue
    : Pat<(SelectOp $condition, (SelectOp $condition, $x, $y), $z), (SelectOp $condition, $x, $z)>;
def RedundantSelectFalse
    : Pat<(SelectOp $condition, $x, (SelectOp $condition, $y, $z)), (SelectOp $condition, $x, $z)>;

// A choice between false and true.
def SelectI1ToNot
    : Pat<(SelectOp $condition, (ConstantLikeMatcher ConstBoolAttrFalse),
                                (ConstantLikeMatcher ConstBoolAttrTrue)),
          (Arith_XOrIOp $condition, (Arith_ConstantOp ConstBoolAttrTrue))>;

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

def IndexCastOfIndexCast
    : Pat<(Arith_IndexCastOp:$cast (Arith_IndexCastOp $x)), (replaceWithValue $x),
          [(HaveSameType $cast, $x)]>;
def IndexCastOfExtSI : Pat<(Arith_IndexCastOp (Arith_ExtSIOp $x)), (Arith_IndexCastOp $x)>;
def IndexCastUIOfIndexCastUI
    : Pat<(Arith_IndexCastUIOp:$cast (Arith_IndexCastUIOp $x)), (replaceWithValue $x),
          [(HaveSameType $cast, $x)]>;
def IndexCastUIOfExtUI : Pat<(Arith_IndexCastUIOp (Arith_ExtUIOp $x)), (Arith_IndexCastUIOp $x)>;

def BitcastOfBitcast : Pat<(Arith_BitcastOp (Arith_BitcastOp $x)), (Arith_BitcastOp $x)>;

def ExtSIOfExtUI : Pat<(Arith_ExtSIOp (Arith_ExtUIOp $x)), (Arith_ExtUIOp $x)>;

def TruncIExtSIToExtSI
    : Pat<(Arith_TruncIOp:$cast (Arith_ExtSIOp $x), $f), (Arith_ExtSIOp $x),
          [(IsNarrower $x, $cast)]>;
def TruncIExtUIToExtUI
    : Pat<(Arith_TruncIOp:$cast (Arith_ExtUIOp $x), $f), (Arith_ExtUIOp $x),
          [(IsNarrower $x, $cast)]>;
def TruncIShrSIToTrunciShrUI
    : Pat<(Arith_TruncIOp:$cast (Arith_ShRSIOp $x, (ConstantLikeMatcher AnyAttr:$bits), $exact), $f),
          (Arith_TruncIOp (Arith_ShRUIOp $x, (Arith_ConstantOp $bits), $exact), $f),
          [(TakesAllShifted $cast, $x, $bits)]>;

def TruncFSIToFPToSIToFP
    : Pat<(Arith_TruncFOp (Arith_SIToFPOp $x), $rounding, $f), (Arith_SIToFPOp $x),
          [(IsMissing $rounding)]>;
def TruncFUIToFPToUIToFP
    : Pat<(Arith_TruncFOp (Arith_UIToFPOp $x), $rounding, $f), (Arith_UIToFPOp $x),
          [(IsMissing $rounding)]>;
