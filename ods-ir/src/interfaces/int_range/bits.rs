//! Ranges of extensions, truncations, shifts and bitwise operations.

use super::arithmetic::{by_corners, signed, unsigned};
use super::{ConstantIntRanges, OverflowFlags, signed_max, signed_min};
use crate::attributes::ApInt;

/// The bits that `index` has at least.
const NARROW_INDEX: u32 = 32;
/// The bits that `index` has at most.
const WIDE_INDEX: u32 = 64;

/// The bounds that decide whether the range of an `index` is the same for 32 and for 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CmpMode {
    /// The signed and the unsigned ones.
    Both,
    /// The signed ones.
    Signed,
    /// The unsigned ones.
    Unsigned,
}

/// The range of an operation on `index`, which has 32 or 64 bits: that of 64 bits if 32 bits give
/// the same, and that of both otherwise.
pub fn infer_index_op(
    infer: impl Fn(&[ConstantIntRanges]) -> ConstantIntRanges,
    operands: &[ConstantIntRanges],
    mode: CmpMode,
) -> ConstantIntRanges {
    let long = infer(operands);
    let narrowed = operands
        .iter()
        .map(|range| trunc_range(range, NARROW_INDEX));
    let narrowed: Vec<ConstantIntRanges> = narrowed.collect();
    let short = infer(&narrowed);
    let cut = trunc_range(&long, NARROW_INDEX);
    let is_same = match mode {
        CmpMode::Both => short == cut,
        CmpMode::Signed => signed(&short) == signed(&cut),
        CmpMode::Unsigned => unsigned(&short) == unsigned(&cut),
    };
    if is_same {
        return long;
    }
    long.union(&ext_range(&short, WIDE_INDEX))
}

/// The unsigned bounds extended by zeros, and the signed ones by their sign.
#[inline]
pub fn ext_range(range: &ConstantIntRanges, width: u32) -> ConstantIntRanges {
    ConstantIntRanges::new(
        range.umin().zext(width),
        range.umax().zext(width),
        range.smin().sext(width),
        range.smax().sext(width),
    )
}

/// The range of a number that is extended by zeros.
#[inline]
pub fn ext_ui_range(range: &ConstantIntRanges, width: u32) -> ConstantIntRanges {
    ConstantIntRanges::from_unsigned(range.umin().zext(width), range.umax().zext(width))
}

/// The range of a number that is extended by its sign.
#[inline]
pub fn ext_si_range(range: &ConstantIntRanges, width: u32) -> ConstantIntRanges {
    ConstantIntRanges::from_signed(range.smin().sext(width), range.smax().sext(width))
}

/// The range of the lowest `width` bits, at most as many as the range has.
#[inline]
pub fn trunc_range(range: &ConstantIntRanges, width: u32) -> ConstantIntRanges {
    if width == 0 {
        return ConstantIntRanges::max_range(0);
    }
    // Where the bits that are cut off differ, the bits that are left take all values between.
    let rolls_over = range.umin().lshr(width) != range.umax().lshr(width);
    let (umin, umax) = if rolls_over {
        (ApInt::zero(width), ApInt::all_ones(width))
    } else {
        (range.umin().trunc(width), range.umax().trunc(width))
    };
    // The same for signed bounds, whose new sign bit counts as cut off; from all ones to all zeros
    // there is nothing between.
    let high = [range.smin().ashr(width - 1), range.smax().ashr(width - 1)];
    let is_contiguous = high[0] == high[1] || (high[0].is_all_ones() && high[1].is_zero());
    let (smin, smax) = if is_contiguous {
        (range.smin().trunc(width), range.smax().trunc(width))
    } else {
        (signed_min(width), signed_max(width))
    };
    ConstantIntRanges::new(umin, umax, smin, smax)
}

/// The lowest bits, in which numbers between the bounds differ.
#[inline]
fn varying_bits(range: &ConstantIntRanges) -> ApInt {
    let differing = range.umin().xor(range.umax()).active_bits();
    ApInt::all_ones(range.width()).lshr(range.width() - differing)
}

/// The bounds with all bits in which they differ cleared, and set.
#[inline]
fn widened(range: &ConstantIntRanges) -> [ApInt; 2] {
    let varying = varying_bits(range);
    [range.umin().and(&varying.not()), range.umax().or(&varying)]
}

fn bitwise(
    compute: impl Fn(&ApInt, &ApInt) -> ApInt,
    lhs: &ConstantIntRanges,
    rhs: &ConstantIntRanges,
) -> ConstantIntRanges {
    let (lhs, rhs) = (widened(lhs), widened(rhs));
    let compute = |a: &ApInt, b: &ApInt| Some(compute(a, b));
    by_corners(compute, lhs.each_ref(), rhs.each_ref(), false)
}

/// The range of the bits that are set in both.
#[inline]
pub fn infer_and(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    bitwise(ApInt::and, lhs, rhs)
}

/// The range of the bits that are set in one of both.
#[inline]
pub fn infer_or(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    bitwise(ApInt::or, lhs, rhs)
}

/// The range of the bits that differ.
#[inline]
pub fn infer_xor(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let varying = varying_bits(lhs).or(&varying_bits(rhs));
    let bits = lhs.umin().xor(rhs.umin());
    ConstantIntRanges::from_unsigned(bits.and(&varying.not()), bits.or(&varying))
}

/// The number of bits to shift by; `None` if all are shifted out.
#[inline]
fn count(by: &ApInt) -> Option<u32> {
    let count = u32::try_from(by.to_u64()?).ok()?;
    (count < by.width()).then_some(count)
}

/// The range of a number shifted to the left.
#[inline]
pub fn infer_shl(
    lhs: &ConstantIntRanges,
    rhs: &ConstantIntRanges,
    flags: OverflowFlags,
) -> ConstantIntRanges {
    let width = lhs.width();
    let shift = |a: &ApInt, by: &ApInt, is_signed: bool| {
        let shifted = count(by).and_then(|count| {
            let (value, overflowed) = if is_signed {
                a.sshl_overflow(count)
            } else {
                a.ushl_overflow(count)
            };
            (!overflowed).then_some(value)
        });
        shifted.or_else(|| match (is_signed, a.is_negative()) {
            (true, true) => flags.nsw.then(|| signed_min(width)),
            (true, false) => flags.nsw.then(|| signed_max(width)),
            (false, _) => flags.nuw.then(|| ApInt::all_ones(width)),
        })
    };
    let urange = by_corners(
        |a, by| shift(a, by, false),
        unsigned(lhs),
        unsigned(rhs),
        false,
    );
    let srange = by_corners(|a, by| shift(a, by, true), signed(lhs), unsigned(rhs), true);
    urange.intersection(&srange)
}

/// The range of a signed number shifted to the right.
#[inline]
pub fn infer_shr_s(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let shift = |a: &ApInt, by: &ApInt| Some(a.ashr(count(by)?));
    by_corners(shift, signed(lhs), unsigned(rhs), true)
}

/// The range of an unsigned number shifted to the right.
#[inline]
pub fn infer_shr_u(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let shift = |a: &ApInt, by: &ApInt| Some(a.lshr(count(by)?));
    by_corners(shift, unsigned(lhs), unsigned(rhs), false)
}
