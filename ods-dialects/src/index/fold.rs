//! Folders of arithmetic, operations on bits, and conversions.

use super::{
    AddOp, AndOp, CastSOp, CastUOp, CeilDivSOp, CeilDivUOp, DivSOp, DivUOp, FloorDivSOp, MaxSOp,
    MaxUOp, MinSOp, MinUOp, MulOp, OrOp, RemSOp, RemUOp, ShlOp, ShrSOp, ShrUOp, SubOp, XOrOp,
};
use ods_runtime::attributes::{ApInt, IntegerAttr};
use ods_runtime::prelude::*;

/// The width of the constants, and the smaller one of the widths that a target may have.
pub(super) const WIDTHS: [u32; 2] = [64, 32];

/// The number, if the constant is one.
pub(super) fn number(constant: Option<&Attribute>) -> Option<ApInt> {
    match constant? {
        Attribute::Integer(number) => Some(number.value()),
        _ => None,
    }
}

/// Computes with both widths; `None` if a computation has no result, or if the results disagree.
fn compute_for_both(
    lhs: &ApInt,
    rhs: &ApInt,
    compute: fn(&ApInt, &ApInt) -> Option<ApInt>,
) -> Option<Attribute> {
    let [wide, narrow] = WIDTHS.map(|width| compute(&lhs.trunc(width), &rhs.trunc(width)));
    let (wide, narrow) = (wide?, narrow?);
    (wide.trunc(narrow.width()) == narrow)
        .then(|| IntegerAttr::from_apint(&Type::index(), &wide).into())
}

/// `Fold` for each op: the computation of constants, and what needs only one on the right.
macro_rules! fold {
    ($($op:ident: $compute:expr, $known:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                let (lhs, rhs) = (number(constants.lhs), number(constants.rhs));
                let Some(rhs) = rhs else {
                    return Folded::No;
                };
                if let Some(found) = lhs.and_then(|lhs| compute_for_both(&lhs, &rhs, $compute)) {
                    return found.into();
                }
                let known: fn(&ApInt) -> Known = $known;
                match known(&rhs) {
                    Known::Lhs => self.lhs(ir).into(),
                    Known::Rhs => constants.rhs.cloned().into(),
                    Known::Nothing => Folded::No,
                }
            }
        }
    )*};
}

/// What is known by the right operand alone.
#[derive(Clone, Copy)]
enum Known {
    /// The result is the left operand.
    Lhs,
    /// The result is the right operand.
    Rhs,
    Nothing,
}

/// Zero as the right operand leaves the left one as it is.
fn zero_is_neutral(rhs: &ApInt) -> Known {
    if rhs.is_zero() {
        Known::Lhs
    } else {
        Known::Nothing
    }
}

fn factor(rhs: &ApInt) -> Known {
    if rhs.is_one() {
        Known::Lhs
    } else if rhs.is_zero() {
        Known::Rhs
    } else {
        Known::Nothing
    }
}

fold! {
    AddOp: |a, b| Some(a.wrapping_add(b)), zero_is_neutral;
    SubOp: |a, b| Some(a.wrapping_sub(b)), zero_is_neutral;
    MulOp: |a, b| Some(a.wrapping_mul(b)), factor;
    DivSOp: ApInt::sdiv, |_| Known::Nothing;
    DivUOp: ApInt::udiv, |_| Known::Nothing;
    CeilDivSOp: ceil_div_signed, |_| Known::Nothing;
    CeilDivUOp: ApInt::ceil_udiv, |_| Known::Nothing;
    FloorDivSOp: floor_div_signed, |_| Known::Nothing;
    RemSOp: ApInt::srem, |_| Known::Nothing;
    RemUOp: ApInt::urem, |_| Known::Nothing;
    MaxSOp: |a, b| Some(a.smax(b)), |_| Known::Nothing;
    MaxUOp: |a, b| Some(a.umax(b)), |_| Known::Nothing;
    MinSOp: |a, b| Some(a.smin(b)), |_| Known::Nothing;
    MinUOp: |a, b| Some(a.umin(b)), |_| Known::Nothing;
    ShlOp: |a, b| shift(a, b, ApInt::shl), |_| Known::Nothing;
    ShrSOp: |a, b| shift(a, b, ApInt::ashr), |_| Known::Nothing;
    ShrUOp: |a, b| shift(a, b, ApInt::lshr), |_| Known::Nothing;
    AndOp: |a, b| Some(a.and(b)), |_| Known::Nothing;
    OrOp: |a, b| Some(a.or(b)), |_| Known::Nothing;
    XOrOp: |a, b| Some(a.xor(b)), |_| Known::Nothing;
}

/// A shift by a number that every target can shift by.
fn shift(a: &ApInt, bits: &ApInt, compute: fn(&ApInt, u32) -> ApInt) -> Option<ApInt> {
    let bits = bits.to_u64().filter(|bits| *bits < 32)?;
    Some(compute(a, bits as u32))
}

/// The quotient rounded up. As in MLIR, the quotient of two negative numbers is one more than that
/// of the dividend and 1 by the divisor, also where it does not fit.
fn ceil_div_signed(a: &ApInt, b: &ApInt) -> Option<ApInt> {
    if b.is_zero() || a.is_zero() {
        return (!b.is_zero()).then(|| a.clone());
    }
    if a.is_negative() != b.is_negative() {
        return Some(a.negated().sdiv(b)?.negated());
    }
    let one = ApInt::one(a.width());
    let nearer_to_zero = if b.is_negative() {
        a.wrapping_add(&one)
    } else {
        a.wrapping_sub(&one)
    };
    Some(nearer_to_zero.sdiv(b)?.wrapping_add(&one))
}

/// The quotient rounded down.
fn floor_div_signed(a: &ApInt, b: &ApInt) -> Option<ApInt> {
    if b.is_zero() || a.is_zero() {
        return (!b.is_zero()).then(|| a.clone());
    }
    if a.is_negative() == b.is_negative() {
        return a.sdiv(b);
    }
    let one = ApInt::one(a.width());
    let toward_zero = if b.is_negative() {
        one.wrapping_sub(a)
    } else {
        one.negated().wrapping_sub(a)
    };
    Some(one.negated().wrapping_sub(&toward_zero.sdiv(b)?))
}

/// Converts a constant to type `ty`. From an index, only if all targets agree.
fn convert(
    ty: &Type,
    constant: Option<&Attribute>,
    resize: fn(&ApInt, u32) -> ApInt,
) -> Option<Attribute> {
    let value = number(constant)?;
    let [wide, narrow] = WIDTHS;
    if ty.is_index() {
        return Some(IntegerAttr::from_apint(ty, &resize(&value, wide)).into());
    }
    // A cast that is not between an index and an integer is not valid.
    let width = ty.int_or_float_bit_width()?;
    if value.width() != wide {
        return None;
    }
    let result = resize(&value, width);
    (result == resize(&value.trunc(narrow), width))
        .then(|| IntegerAttr::from_apint(ty, &result).into())
}

/// `Fold` for casts.
macro_rules! fold_casts {
    ($($op:ident: $resize:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                convert(self.output(ir).ty(ir), constants.input, $resize).into()
            }
        }
    )*};
}

fold_casts! {
    CastSOp: ApInt::sext_or_trunc;
    CastUOp: ApInt::zext_or_trunc;
}
