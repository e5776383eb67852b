//! Ranges of sums, products, quotients, remainders, minima and maxima.

use super::{ConstantIntRanges, signed_max, signed_min};
use crate::attributes::ApInt;

/// What is known about overflow: beyond it, the result is poison.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OverflowFlags {
    /// There is none as signed numbers.
    pub nsw: bool,
    /// There is none as unsigned numbers.
    pub nuw: bool,
}

/// The outcome of a computation with bounds; `None` if it overflows.
type Outcome = Option<ApInt>;

/// The value, unless it overflowed; with a flag that rules overflow out, the saturated one.
fn bounded(
    is_ruled_out: bool,
    (value, overflowed): (ApInt, bool),
    saturated: impl FnOnce() -> ApInt,
) -> Outcome {
    match (overflowed, is_ruled_out) {
        (false, _) => Some(value),
        (true, true) => Some(saturated()),
        (true, false) => None,
    }
}

/// The range from one computation on lower and one on upper bounds.
#[inline]
fn by_bounds(min: Outcome, max: Outcome, width: u32, is_signed: bool) -> ConstantIntRanges {
    match (min, max) {
        (Some(min), Some(max)) => ConstantIntRanges::range(min, max, is_signed),
        _ => ConstantIntRanges::max_range(width),
    }
}

/// The smallest and the largest of the four combinations of bounds.
pub(super) fn by_corners(
    compute: impl Fn(&ApInt, &ApInt) -> Outcome,
    lhs: [&ApInt; 2],
    rhs: [&ApInt; 2],
    is_signed: bool,
) -> ConstantIntRanges {
    let width = lhs[0].width();
    let (mut min, mut max) = if is_signed {
        (signed_max(width), signed_min(width))
    } else {
        (ApInt::all_ones(width), ApInt::zero(width))
    };
    for left in lhs {
        for right in rhs {
            let Some(value) = compute(left, right) else {
                return ConstantIntRanges::max_range(width);
            };
            if is_signed {
                (min, max) = (value.smin(&min), value.smax(&max));
            } else {
                (min, max) = (value.umin(&min), value.umax(&max));
            }
        }
    }
    ConstantIntRanges::range(min, max, is_signed)
}

#[inline]
pub(super) fn unsigned(range: &ConstantIntRanges) -> [&ApInt; 2] {
    [range.umin(), range.umax()]
}

#[inline]
pub(super) fn signed(range: &ConstantIntRanges) -> [&ApInt; 2] {
    [range.smin(), range.smax()]
}

/// The limit that a signed result is beyond.
#[inline]
fn signed_limit(width: u32, is_negative: bool) -> ApInt {
    if is_negative {
        signed_min(width)
    } else {
        signed_max(width)
    }
}

/// The range of a sum.
#[inline]
pub fn infer_add(
    lhs: &ConstantIntRanges,
    rhs: &ConstantIntRanges,
    flags: OverflowFlags,
) -> ConstantIntRanges {
    let width = lhs.width();
    let uadd = |a: &ApInt, b: &ApInt| bounded(flags.nuw, a.uadd_overflow(b), || a.uadd_sat(b));
    let sadd = |a: &ApInt, b: &ApInt| bounded(flags.nsw, a.sadd_overflow(b), || a.sadd_sat(b));
    let (umin, umax) = (uadd(lhs.umin(), rhs.umin()), uadd(lhs.umax(), rhs.umax()));
    let (smin, smax) = (sadd(lhs.smin(), rhs.smin()), sadd(lhs.smax(), rhs.smax()));
    by_bounds(umin, umax, width, false).intersection(&by_bounds(smin, smax, width, true))
}

/// The range of a difference.
#[inline]
pub fn infer_sub(
    lhs: &ConstantIntRanges,
    rhs: &ConstantIntRanges,
    flags: OverflowFlags,
) -> ConstantIntRanges {
    let width = lhs.width();
    let usub = |a: &ApInt, b: &ApInt| bounded(flags.nuw, a.usub_overflow(b), || a.usub_sat(b));
    let ssub = |a: &ApInt, b: &ApInt| bounded(flags.nsw, a.ssub_overflow(b), || a.ssub_sat(b));
    let (umin, umax) = (usub(lhs.umin(), rhs.umax()), usub(lhs.umax(), rhs.umin()));
    let (smin, smax) = (ssub(lhs.smin(), rhs.smax()), ssub(lhs.smax(), rhs.smin()));
    by_bounds(umin, umax, width, false).intersection(&by_bounds(smin, smax, width, true))
}

/// The range of a product.
#[inline]
pub fn infer_mul(
    lhs: &ConstantIntRanges,
    rhs: &ConstantIntRanges,
    flags: OverflowFlags,
) -> ConstantIntRanges {
    let width = lhs.width();
    let umul =
        |a: &ApInt, b: &ApInt| bounded(flags.nuw, a.umul_overflow(b), || ApInt::all_ones(width));
    let smul = |a: &ApInt, b: &ApInt| {
        let limit = || signed_limit(width, a.is_negative() != b.is_negative());
        bounded(flags.nsw, a.smul_overflow(b), limit)
    };
    let urange = by_corners(umul, unsigned(lhs), unsigned(rhs), false);
    urange.intersection(&by_corners(smul, signed(lhs), signed(rhs), true))
}

/// The range of an unsigned quotient, which `round` makes of two numbers whose second is not zero.
fn infer_unsigned_division(
    lhs: &ConstantIntRanges,
    rhs: &ConstantIntRanges,
    round: impl Fn(&ApInt, &ApInt) -> Outcome,
) -> ConstantIntRanges {
    if !rhs.umin().is_zero() && !rhs.umax().is_zero() {
        return by_corners(round, unsigned(lhs), unsigned(rhs), false);
    }
    let mut umin = ApInt::zero(rhs.width());
    if lhs.umin().uge(rhs.umax()) {
        umin = lhs.umin().udiv(rhs.umax()).unwrap_or(umin);
    }
    // A quotient is not larger than its dividend.
    ConstantIntRanges::from_unsigned(umin, lhs.umax().clone())
}

/// The range of an unsigned quotient.
#[inline]
pub fn infer_div_u(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    infer_unsigned_division(lhs, rhs, ApInt::udiv)
}

/// The range of an unsigned quotient, rounded up.
#[inline]
pub fn infer_ceil_div_u(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    infer_unsigned_division(lhs, rhs, ApInt::ceil_udiv)
}

/// The range of a signed quotient, which `round` makes of dividend, divisor and rounded quotient.
fn infer_signed_division(
    lhs: &ConstantIntRanges,
    rhs: &ConstantIntRanges,
    round: impl Fn(&ApInt, &ApInt, ApInt) -> Outcome,
) -> ConstantIntRanges {
    if !is_never_zero(rhs) {
        return ConstantIntRanges::max_range(rhs.width());
    }
    let divide = |a: &ApInt, b: &ApInt| match a.sdiv_overflow(b)? {
        (_, true) => None,
        (quotient, false) => round(a, b, quotient),
    };
    by_corners(divide, signed(lhs), signed(rhs), true)
}

#[inline]
fn is_positive(value: &ApInt) -> bool {
    !value.is_negative() && !value.is_zero()
}

/// Whether the signed bounds are both above or both below zero.
#[inline]
fn is_never_zero(range: &ConstantIntRanges) -> bool {
    is_positive(range.smin()) || range.smax().is_negative()
}

#[inline]
fn has_remainder(a: &ApInt, b: &ApInt) -> bool {
    a.srem(b).is_some_and(|remainder| !remainder.is_zero())
}

#[inline]
fn unless_overflown((value, overflowed): (ApInt, bool)) -> Outcome {
    (!overflowed).then_some(value)
}

/// The range of a signed quotient.
#[inline]
pub fn infer_div_s(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    infer_signed_division(lhs, rhs, |_, _, quotient| Some(quotient))
}

/// The range of a signed quotient, rounded up.
#[inline]
pub fn infer_ceil_div_s(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let round = |a: &ApInt, b: &ApInt, quotient: ApInt| {
        if has_remainder(a, b) && a.is_negative() == b.is_negative() {
            return unless_overflown(quotient.sadd_overflow(&ApInt::one(a.width())));
        }
        // The usual expansion of the operation makes the quotient of the smallest number positive.
        if a.is_signed_min() && b.sgt(&ApInt::one(a.width())) {
            return Some(quotient.negated());
        }
        Some(quotient)
    };
    let result = infer_signed_division(lhs, rhs, round);
    if lhs.smin().is_signed_min() && lhs.smax().sgt(lhs.smin()) {
        // The other dividends have quotients between the wrapped one and the rest.
        let next = lhs.smin().wrapping_add(&ApInt::one(lhs.width()));
        let others = ConstantIntRanges::from_signed(next, lhs.smax().clone());
        return result.union(&infer_signed_division(&others, rhs, round));
    }
    result
}

/// The range of a signed quotient, rounded down.
#[inline]
pub fn infer_floor_div_s(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    infer_signed_division(lhs, rhs, |a, b, quotient| {
        if has_remainder(a, b) && a.is_negative() != b.is_negative() {
            return unless_overflown(quotient.ssub_overflow(&ApInt::one(a.width())));
        }
        Some(quotient)
    })
}

/// The range of a signed remainder.
#[inline]
pub fn infer_rem_s(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let width = rhs.width();
    if !is_never_zero(rhs) {
        return ConstantIntRanges::from_signed(signed_min(width), signed_max(width));
    }
    let divisor = if is_positive(rhs.smin()) {
        rhs.smax().clone()
    } else {
        rhs.smin().abs()
    };
    let largest = divisor.wrapping_sub(&ApInt::one(width));
    let mut smin = ApInt::zero(width);
    let mut smax = smin.clone();
    if lhs.smin().is_negative() {
        smin = largest.negated();
    }
    if is_positive(lhs.smax()) {
        smax = largest;
    }
    // Dividends between two multiples of the divisor have remainders without a gap.
    if rhs.smin() == rhs.smax() && lhs.smax().wrapping_sub(lhs.smin()).ult(&divisor) {
        let remainders = (lhs.smin().srem(&divisor), lhs.smax().srem(&divisor));
        if let (Some(first), Some(last)) = remainders
            && first.sle(&last)
        {
            (smin, smax) = (first, last);
        }
    }
    ConstantIntRanges::from_signed(smin, smax)
}

/// The range of an unsigned remainder.
#[inline]
pub fn infer_rem_u(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let width = rhs.width();
    let divisor = rhs.umax();
    let mut umin = ApInt::zero(width);
    let mut umax = divisor.wrapping_sub(&ApInt::one(width)).umin(lhs.umax());
    let is_constant = !rhs.umin().is_zero() && rhs.umin() == divisor;
    if is_constant && lhs.umax().wrapping_sub(lhs.umin()).ult(divisor) {
        let remainders = (lhs.umin().urem(divisor), lhs.umax().urem(divisor));
        if let (Some(first), Some(last)) = remainders
            && first.ule(&last)
        {
            (umin, umax) = (first, last);
        }
    }
    ConstantIntRanges::from_unsigned(umin, umax)
}

/// The range of the larger of two signed numbers.
#[inline]
pub fn infer_max_s(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let (smin, smax) = (lhs.smin().smax(rhs.smin()), lhs.smax().smax(rhs.smax()));
    ConstantIntRanges::from_signed(smin, smax)
}

/// The range of the larger of two unsigned numbers.
#[inline]
pub fn infer_max_u(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let (umin, umax) = (lhs.umin().umax(rhs.umin()), lhs.umax().umax(rhs.umax()));
    ConstantIntRanges::from_unsigned(umin, umax)
}

/// The range of the smaller of two signed numbers.
#[inline]
pub fn infer_min_s(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let (smin, smax) = (lhs.smin().smin(rhs.smin()), lhs.smax().smin(rhs.smax()));
    ConstantIntRanges::from_signed(smin, smax)
}

/// The range of the smaller of two unsigned numbers.
#[inline]
pub fn infer_min_u(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let (umin, umax) = (lhs.umin().umin(rhs.umin()), lhs.umax().umin(rhs.umax()));
    ConstantIntRanges::from_unsigned(umin, umax)
}
