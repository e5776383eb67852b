//! `cmpf` of an integer, converted to a float, and a constant: a comparison of integers.
//!
//! As LLVM and MLIR do it: only where the conversion loses nothing that the comparison depends on.

use crate::arith::{CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, ConstantOp, SIToFPOp, UIToFPOp};
use ods_runtime::attributes::{ApInt, FloatAttr, IntegerAttr, Rounding};
use ods_runtime::prelude::*;
use std::cmp::Ordering;

impl CanonicalizationPatterns for CmpFOp {
    fn patterns(patterns: &mut PatternSet) {
        patterns.add(compare_as_integers);
    }
}

/// How an integer compares with a constant.
enum Comparison {
    /// The outcome is the same for all integers.
    Known(bool),
    /// The comparison with an integer.
    With(CmpIPredicate, ApInt),
}

fn compare_as_integers(op: CmpFOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let Some(Attribute::Float(constant)) = op.rhs(rw).constant(rw) else {
        return None;
    };
    let lhs = op.lhs(rw);
    let (integer, is_signed) = match lhs.defining::<SIToFPOp>(rw) {
        Some(cast) => (cast.r#in(rw), true),
        None => (lhs.defining::<UIToFPOp>(rw)?.r#in(rw), false),
    };
    let ty = integer.ty(rw).clone();
    let width = ty.int_or_float_bit_width()?;
    let loc = op.location(rw);
    match compare(op.predicate(rw), width, is_signed, &constant)? {
        Comparison::Known(outcome) => {
            let outcome = ConstantOp::build(rw, loc, Attribute::bool(outcome));
            rw.replace_with(op, outcome);
        }
        Comparison::With(predicate, number) => {
            let number = Attribute::from(IntegerAttr::from_apint(&ty, &number));
            let number = ConstantOp::build(rw, loc, number).result(rw);
            let compared = CmpIOp::build(rw, loc, predicate, integer, number);
            rw.replace_with(op, compared);
        }
    }
    Some(())
}

/// Whether rounding an integer of this width may change how it compares with a number.
fn is_rounding_seen(width: u32, is_signed: bool, number: &FloatAttr) -> bool {
    let ty = number.float_type();
    let precision = ty.mantissa_width();
    if width <= precision {
        return false;
    }
    // The exponent of the largest number that an integer may be rounded to.
    let largest = width - u32::from(is_signed);
    let bits = |exponent: u32| ApInt::one(exponent + 1).shl(exponent);
    let power = |exponent: u32| FloatAttr::from_unsigned(ty, &bits(exponent));
    if number.is_infinite() {
        // An integer may be rounded to infinity.
        return !power(largest).is_finite();
    }
    let is_below = |exponent: u32| {
        let power = power(exponent);
        // A power that the format does not have is above all of its numbers.
        power.to_unsigned(exponent + 1, Rounding::Zero) != Some(bits(exponent))
            || number.abs().compare(&power).is_none_or(Ordering::is_lt)
    };
    !is_below(precision) && is_below(largest + 1)
}

/// The comparison of an integer with a number; `None` if it is not one of integers.
fn compare(
    predicate: CmpFPredicate,
    width: u32,
    is_signed: bool,
    number: &FloatAttr,
) -> Option<Comparison> {
    use CmpFPredicate as Float;
    use CmpIPredicate as Int;
    use Comparison::{Known, With};

    if number.is_nan() || is_rounding_seen(width, is_signed, number) {
        return None;
    }
    let pick = |signed, unsigned| if is_signed { signed } else { unsigned };
    let predicate = match predicate {
        Float::OEQ | Float::UEQ => Int::eq,
        Float::ONE | Float::UNE => Int::ne,
        Float::OGT | Float::UGT => pick(Int::sgt, Int::ugt),
        Float::OGE | Float::UGE => pick(Int::sge, Int::uge),
        Float::OLT | Float::ULT => pick(Int::slt, Int::ult),
        Float::OLE | Float::ULE => pick(Int::sle, Int::ule),
        // An integer is no NaN.
        Float::ORD => return Some(Known(true)),
        Float::UNO => return Some(Known(false)),
        Float::AlwaysTrue | Float::AlwaysFalse => return None,
    };
    let ty = number.float_type();
    let (least, greatest) = if is_signed {
        let [least, greatest] = [ApInt::signed_min(width), ApInt::signed_max(width)];
        (
            FloatAttr::from_signed(ty, &least),
            FloatAttr::from_signed(ty, &greatest),
        )
    } else {
        let [least, greatest] = [ApInt::zero(width), ApInt::all_ones(width)];
        (
            FloatAttr::from_unsigned(ty, &least),
            FloatAttr::from_unsigned(ty, &greatest),
        )
    };
    if greatest.compare(number) == Some(Ordering::Less) {
        let is_less = matches!(predicate, Int::slt | Int::sle | Int::ult | Int::ule);
        return Some(Known(is_less || predicate == Int::ne));
    }
    if least.compare(number) == Some(Ordering::Greater) {
        let is_greater = matches!(predicate, Int::sgt | Int::sge | Int::ugt | Int::uge);
        return Some(Known(is_greater || predicate == Int::ne));
    }
    let truncated = if is_signed {
        number.to_signed(width, Rounding::Zero)?
    } else {
        number.to_unsigned(width, Rounding::Zero)?
    };
    let is_integer = number.round_to_integral(Rounding::Zero) == *number;
    if is_integer || number.is_zero() {
        return Some(With(predicate, truncated));
    }
    // The number is between two integers, of which the one nearer to zero is at hand.
    let is_negative = number.is_negative();
    let predicate = match predicate {
        Int::ne => return Some(Known(true)),
        Int::eq => return Some(Known(false)),
        Int::ult | Int::ule if is_negative => return Some(Known(false)),
        Int::ugt | Int::uge if is_negative => return Some(Known(true)),
        Int::ult | Int::ule => Int::ule,
        Int::ugt | Int::uge => Int::ugt,
        Int::slt | Int::sle if is_negative => Int::slt,
        Int::slt | Int::sle => Int::sle,
        Int::sgt | Int::sge if is_negative => Int::sge,
        Int::sgt | Int::sge => Int::sgt,
    };
    Some(With(predicate, truncated))
}
