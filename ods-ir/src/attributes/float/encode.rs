//! Conversion between the bits of every floating point format and exact values.

use super::{INFINITY_OUTSIDE_FORMAT, Rounding, UNSIGNED_FORMAT_SIGN};
use crate::types::{FloatFormat, FloatType, NonFinite};
use std::cmp::Ordering;

/// A value of any float format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FloatValue {
    pub(crate) negative: bool,
    pub(crate) magnitude: Magnitude,
}

/// A value without its sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Magnitude {
    /// `significand × 2^exponent`; zero has significand 0.
    Finite {
        significand: u128,
        exponent: i32,
    },
    Infinity,
    Nan,
}

/// The positions of the fields in the bits of a format.
struct Layout {
    /// The number of bits below the exponent.
    fraction_bits: u32,
    /// The number of exponent bits.
    exponent_bits: u32,
    /// The exponent of the lowest significand bit where the exponent field is 1.
    min_unit: i32,
}

impl Layout {
    fn of(ty: FloatType, format: FloatFormat) -> Self {
        let (fraction_bits, sign_bits) = match ty {
            // The integer bit is stored.
            FloatType::F80 => (64, 1),
            FloatType::F8E8M0FNU => (0, 0),
            _ => (format.precision - 1, 1),
        };
        Self {
            fraction_bits,
            exponent_bits: format.width - fraction_bits - sign_bits,
            min_unit: format.min_exponent - (format.precision as i32 - 1),
        }
    }
}

/// Decodes the bits of a value.
pub(crate) fn decode(ty: FloatType, bits: u128) -> FloatValue {
    let format = ty.format();
    let layout = Layout::of(ty, format);
    let fraction = bits & ((1 << layout.fraction_bits) - 1);
    let max_field = (1 << layout.exponent_bits) - 1;
    let field = (bits >> layout.fraction_bits) as u32 & max_field;
    if ty == FloatType::F8E8M0FNU {
        let negative = bits & UNSIGNED_FORMAT_SIGN != 0;
        let magnitude = if field == max_field {
            Magnitude::Nan
        } else {
            let exponent = field as i32 + layout.min_unit;
            Magnitude::Finite {
                significand: 1,
                exponent,
            }
        };
        return FloatValue {
            negative,
            magnitude,
        };
    }
    let negative = bits >> (format.width - 1) & 1 == 1;
    let stored_integer_bit = ty == FloatType::F80;
    let integer_bit = if stored_integer_bit || field == 0 {
        0
    } else {
        1 << layout.fraction_bits
    };
    let magnitude = match format.non_finite {
        NonFinite::Ieee if field == max_field => {
            let integer_only = u128::from(stored_integer_bit) << 63;
            if fraction == integer_only {
                Magnitude::Infinity
            } else {
                Magnitude::Nan
            }
        }
        // An f80 without its integer bit is a NaN.
        _ if stored_integer_bit && field != 0 && fraction >> 63 == 0 => Magnitude::Nan,
        NonFinite::NanAllOnes
            if field == max_field && fraction == (1 << layout.fraction_bits) - 1 =>
        {
            Magnitude::Nan
        }
        NonFinite::None if bits & INFINITY_OUTSIDE_FORMAT != 0 => Magnitude::Infinity,
        NonFinite::NanNegativeZero if negative && field == 0 && fraction == 0 => Magnitude::Nan,
        _ => Magnitude::Finite {
            significand: integer_bit | fraction,
            exponent: layout.min_unit + field.max(1) as i32 - 1,
        },
    };
    FloatValue {
        negative,
        magnitude,
    }
}

/// Encodes a value, rounded to nearest, ties to even.
pub(crate) fn encode(ty: FloatType, value: FloatValue) -> u128 {
    encode_rounded(ty, value, Rounding::NearestEven)
}

/// Encodes a value, rounded as asked. A finite value beyond the largest one becomes that one, unless
/// it is rounded away from zero.
pub(crate) fn encode_rounded(ty: FloatType, value: FloatValue, rounding: Rounding) -> u128 {
    let format = ty.format();
    let layout = Layout::of(ty, format);
    let sign = sign_bit(ty, format, value.negative);
    let negative_zero = match format.non_finite {
        // In this format the sign bit alone is NaN.
        NonFinite::NanNegativeZero => 0,
        // This format has no zero; its smallest number, whose bits are zero, takes its place.
        _ if ty == FloatType::F8E8M0FNU => 0,
        _ => sign,
    };
    let (significand, exponent) = match value.magnitude {
        Magnitude::Finite {
            significand,
            exponent,
        } => (significand, exponent),
        Magnitude::Infinity if format.non_finite == NonFinite::None => {
            return sign | INFINITY_OUTSIDE_FORMAT;
        }
        Magnitude::Infinity => return overflow(ty, format, &layout, sign),
        Magnitude::Nan => return nan(ty, format, &layout, sign),
    };
    if significand == 0 {
        return negative_zero;
    }
    let top = exponent + (127 - significand.leading_zeros() as i32);
    let unit = (top - (format.precision as i32 - 1)).max(layout.min_unit);
    let mut rounded = match rounding {
        Rounding::NearestEven => round_shift(significand, unit - exponent),
        _ => round_shift_to(significand, unit - exponent, value.negative, rounding),
    };
    let mut unit = unit;
    if rounded >> format.precision != 0 {
        rounded >>= 1;
        unit += 1;
    }
    if ty == FloatType::F8E8M0FNU {
        let field = if rounded == 0 {
            0
        } else {
            unit - layout.min_unit
        };
        if field > 254 {
            return beyond(ty, format, &layout, value.negative, rounding);
        }
        return sign | field as u128;
    }
    if rounded == 0 {
        return negative_zero;
    }
    let normal = rounded >> (format.precision - 1) != 0;
    let field = if normal {
        unit - layout.min_unit + 1
    } else {
        0
    };
    let fraction = if ty == FloatType::F80 {
        rounded
    } else {
        rounded & ((1 << layout.fraction_bits) - 1)
    };
    let all_ones = fraction == (1 << layout.fraction_bits) - 1;
    let largest_exponent = unit + format.precision as i32 - 1;
    if normal
        && (largest_exponent > format.max_exponent
            || largest_exponent == format.max_exponent
                && format.non_finite == NonFinite::NanAllOnes
                && all_ones)
    {
        return beyond(ty, format, &layout, value.negative, rounding);
    }
    sign | (field as u128) << layout.fraction_bits | fraction
}

/// Returns `value × 2^-shift`, rounded to nearest, ties to even.
fn round_shift(value: u128, shift: i32) -> u128 {
    if shift <= 0 {
        return value << -shift;
    }
    if shift > 128 {
        return 0;
    }
    let half = 1_u128 << (shift - 1);
    let (quotient, remainder) = if shift == 128 {
        (0, value)
    } else {
        (value >> shift, value & ((half << 1).wrapping_sub(1)))
    };
    quotient + u128::from(remainder > half || remainder == half && quotient & 1 == 1)
}

/// Returns `value × 2^-shift`, rounded as asked.
fn round_shift_to(value: u128, shift: i32, negative: bool, rounding: Rounding) -> u128 {
    if shift <= 0 {
        return value << -shift;
    }
    let (quotient, half) = if shift > 128 {
        (0, Ordering::Less)
    } else {
        let half = 1_u128 << (shift - 1);
        let quotient = value.checked_shr(shift as u32).unwrap_or(0);
        let remainder = value & (half | (half - 1));
        if remainder == 0 {
            return quotient;
        }
        (quotient, remainder.cmp(&half))
    };
    let is_odd = quotient & 1 == 1;
    quotient + u128::from(rounding.rounds_up(negative, is_odd, half))
}

/// The bits of the sign, if it is negative.
fn sign_bit(ty: FloatType, format: FloatFormat, negative: bool) -> u128 {
    match (negative, ty) {
        (false, _) => 0,
        (true, FloatType::F8E8M0FNU) => UNSIGNED_FORMAT_SIGN,
        (true, _) => 1 << (format.width - 1),
    }
}

/// What becomes of a finite number beyond the largest one.
fn beyond(
    ty: FloatType,
    format: FloatFormat,
    layout: &Layout,
    negative: bool,
    rounding: Rounding,
) -> u128 {
    let sign = sign_bit(ty, format, negative);
    if !rounding.is_directed_inwards(negative) {
        return overflow(ty, format, layout, sign);
    }
    let largest = match ty {
        FloatType::F8E8M0FNU => 0xFE,
        _ => largest(format, layout),
    };
    sign | largest
}

/// The bits of the largest finite number.
fn largest(format: FloatFormat, layout: &Layout) -> u128 {
    let field = (format.max_exponent - format.min_exponent + 1) as u128;
    let ones = (1 << layout.fraction_bits) - 1;
    let fraction = match format.non_finite {
        NonFinite::NanAllOnes => ones - 1,
        _ => ones,
    };
    field << layout.fraction_bits | fraction
}

fn overflow(ty: FloatType, format: FloatFormat, layout: &Layout, sign: u128) -> u128 {
    let exponent_ones = ((1_u128 << layout.exponent_bits) - 1) << layout.fraction_bits;
    match format.non_finite {
        NonFinite::Ieee if ty == FloatType::F80 => sign | exponent_ones | 1 << 63,
        NonFinite::Ieee => sign | exponent_ones,
        NonFinite::NanAllOnes | NonFinite::NanNegativeZero => nan(ty, format, layout, sign),
        NonFinite::None => sign | exponent_ones | ((1 << layout.fraction_bits) - 1),
    }
}

fn nan(ty: FloatType, format: FloatFormat, layout: &Layout, sign: u128) -> u128 {
    let exponent_ones = ((1_u128 << layout.exponent_bits) - 1) << layout.fraction_bits;
    match format.non_finite {
        NonFinite::Ieee if ty == FloatType::F80 => sign | exponent_ones | 3 << 62,
        NonFinite::Ieee => sign | exponent_ones | 1 << (layout.fraction_bits - 1),
        _ if ty == FloatType::F8E8M0FNU => exponent_ones,
        NonFinite::NanAllOnes => sign | exponent_ones | ((1 << layout.fraction_bits) - 1),
        NonFinite::NanNegativeZero => 1 << (format.width - 1),
        // The format has no NaN; zero is as good as any other number.
        NonFinite::None => 0,
    }
}

/// Returns the bits of `value` rounded to `ty`, to nearest, ties to even.
pub(crate) fn round_from_f64(ty: FloatType, value: f64) -> u128 {
    match ty {
        FloatType::F64 => u128::from(value.to_bits()),
        FloatType::F32 if !value.is_nan() => u128::from((value as f32).to_bits()),
        _ => encode(ty, decode(FloatType::F64, u128::from(value.to_bits()))),
    }
}
