//! Canonicalization: the patterns of each op, and the code in them.

mod int_as_float;

#[allow(
    clippy::wildcard_imports,
    reason = "all ops and all patterns of the dialect"
)]
use super::*;
use crate::elementwise::{number, width_of, zero_of};
use ods_runtime::attributes::{ApInt, IntegerAttr};
use ods_runtime::types::element_type_or_self;

/// The patterns of ops, in the order in which those of equal benefit are tried.
macro_rules! patterns {
    ($($op:ident: $($pattern:ident)*;)*) => {$(
        impl CanonicalizationPatterns for $op {
            fn patterns(patterns: &mut PatternSet) {
                patterns$(.add_declared::<$pattern>())*;
            }
        }
    )*};
}

patterns! {
    AddIOp: AddIAddConstant AddISubConstantRHS AddISubConstantLHS AddIMulNegativeOneRhs AddIMulNegativeOneLhs;
    AddUIExtendedOp: AddUIExtendedToAddI;
    SubIOp: SubIRHSAddConstant SubILHSAddConstant SubIRHSSubConstantRHS SubIRHSSubConstantLHS SubILHSSubConstantRHS SubILHSSubConstantLHS SubISubILHSRHSLHS;
    MulIOp: MulIMulIConstant;
    MulSIExtendedOp: MulSIExtendedToMulI MulSIExtendedRHSOne;
    MulUIExtendedOp: MulUIExtendedToMulI;
    AndIOp: AndOfExtUI AndOfExtSI;
    OrIOp: OrOfExtUI OrOfExtSI;
    XOrIOp: XOrINotCmpI XOrIOfExtUI XOrIOfExtSI;
    MulFOp: MulFOfNegF;
    DivFOp: DivFOfNegF;
    CmpIOp: CmpIExtSI CmpIExtUI;
    ExtSIOp: ExtSIOfExtUI;
    TruncIOp: TruncIExtSIToExtSI TruncIExtUIToExtUI TruncIShrSIToTrunciShrUI;
    TruncFOp: TruncFSIToFPToSIToFP TruncFUIToFPToUIToFP;
    IndexCastOp: IndexCastOfIndexCast IndexCastOfExtSI;
    IndexCastUIOp: IndexCastUIOfIndexCastUI IndexCastUIOfExtUI;
    BitcastOp: BitcastOfBitcast;
}

impl CanonicalizationPatterns for SelectOp {
    fn patterns(patterns: &mut PatternSet) {
        patterns
            .add_declared::<RedundantSelectFalse>()
            .add_declared::<RedundantSelectTrue>()
            .add_declared::<SelectNotCond>()
            .add_declared::<SelectI1ToNot>()
            .add(bit_as_number);
    }
}

/// `select c, 1, 0` is `c` widened with zeros, and `select c, 0, 1` that of its negation.
fn bit_as_number(op: SelectOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let ty = op.result(rw).ty(rw).clone();
    let condition = op.condition(rw);
    let is_scalar = condition.ty(rw).is_signless_integer_of(1);
    if !is_scalar || !ty.is_signless_integer() || ty.is_signless_integer_of(1) {
        return None;
    }
    let constant = |value: Value, rw: &mut Rewriter<'_>| number(value.constant(rw).as_ref());
    let chosen = constant(op.true_value(rw), rw)?;
    let other = constant(op.false_value(rw), rw)?;
    let loc = op.location(rw);
    let one = ApInt::from_u64(chosen.width(), 1);
    let bit = match (chosen == one, other == one) {
        (true, false) if other.is_zero() => condition,
        (false, true) if chosen.is_zero() => negated(condition, loc, rw),
        _ => return None,
    };
    let wide = ExtUIOp::build(rw, loc, ty, bit);
    rw.replace_with(op, wide);
    Some(())
}

/// The negation of a bit.
fn negated(bit: Value, loc: Location, rw: &mut Rewriter<'_>) -> Value {
    let yes = ConstantOp::build(rw, loc, Attribute::bool(true)).result(rw);
    XOrIOp::build(rw, loc, bit, yes).result(rw)
}

/// The sum of two integers.
pub fn sum(a: &IntegerAttr, b: &IntegerAttr) -> IntegerAttr {
    IntegerAttr::from_apint(&a.ty(), &a.value().wrapping_add(&b.value()))
}

/// The difference of two integers.
pub fn difference(a: &IntegerAttr, b: &IntegerAttr) -> IntegerAttr {
    IntegerAttr::from_apint(&a.ty(), &a.value().wrapping_sub(&b.value()))
}

/// The product of two integers.
pub fn product(a: &IntegerAttr, b: &IntegerAttr) -> IntegerAttr {
    IntegerAttr::from_apint(&a.ty(), &a.value().wrapping_mul(&b.value()))
}

/// Whether there is a zero of the type of a value.
pub fn has_zero(ir: &Ir, value: Value) -> bool {
    zero_of(value.ty(ir)).is_some()
}

/// Zero, of the type of a value.
///
/// # Panics
///
/// If the type has no zero: its shape is not static.
pub fn zero_like(ir: &Ir, value: Value) -> Attribute {
    let Some(zero) = zero_of(value.ty(ir)) else {
        panic!("`{}` has no zero", value.ty(ir))
    };
    zero
}

/// The opposite predicate.
pub fn inverted(predicate: &Attribute) -> Option<Attribute> {
    let number = u64::try_from(predicate.as_i64()?).ok()?;
    let opposite = match CmpIPredicate::from_bits(number)? {
        CmpIPredicate::eq => CmpIPredicate::ne,
        CmpIPredicate::ne => CmpIPredicate::eq,
        CmpIPredicate::slt => CmpIPredicate::sge,
        CmpIPredicate::sle => CmpIPredicate::sgt,
        CmpIPredicate::sgt => CmpIPredicate::sle,
        CmpIPredicate::sge => CmpIPredicate::slt,
        CmpIPredicate::ult => CmpIPredicate::uge,
        CmpIPredicate::ule => CmpIPredicate::ugt,
        CmpIPredicate::ugt => CmpIPredicate::ule,
        CmpIPredicate::uge => CmpIPredicate::ult,
    };
    Some(Attribute::i64(opposite as i64))
}

/// Whether a predicate is `eq` or `ne`.
pub fn is_equality(predicate: &Attribute) -> bool {
    matches!(predicate.as_i64(), Some(0 | 1))
}

/// The flags that both have.
pub fn common_flags(
    a: &IntegerOverflowFlagsAttr,
    b: &IntegerOverflowFlagsAttr,
) -> IntegerOverflowFlagsAttr {
    IntegerOverflowFlagsAttr::get(a.value() & b.value())
}

/// Whether a constant, as a signed number, is this one, or all of its elements are.
pub fn is_every(constant: &Attribute, wanted: i64) -> bool {
    number(Some(constant)).is_some_and(|found| found.to_i64() == Some(wanted))
}

/// Whether the elements of the first value have fewer bits than those of the second one.
pub fn is_narrower(ir: &Ir, narrow: Value, wide: Value) -> bool {
    let width = |value: Value| element_type_or_self(value.ty(ir)).int_or_float_bit_width();
    width(narrow) < width(wide)
}

/// Whether a value is as wide as what a shift of another one to the right leaves.
pub fn takes_all_shifted(ir: &Ir, narrow: Value, wide: Value, bits: &Attribute) -> bool {
    let Some(bits) = number(Some(bits)).and_then(|bits| bits.to_u64()) else {
        return false;
    };
    let width = |value: Value| width_of(value.ty(ir)).map(u64::from);
    width(narrow)
        .zip(width(wide))
        .is_some_and(|(narrow, wide)| narrow.checked_add(bits) == Some(wide))
}
