//! Conversion of float attributes: to other formats, and to and from integers.

use super::FloatAttr;
use super::encode::{FloatValue, Magnitude, encode, encode_rounded};
use crate::attributes::ApInt;
use crate::types::{FloatType, NonFinite};
use std::cmp::Ordering;

/// The integer, or the float, that stands for a number between two of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rounding {
    /// The nearest; of two, the even one.
    NearestEven,
    /// The nearest; of two, the one of greater magnitude.
    NearestAway,
    /// The next of lesser magnitude.
    Zero,
    /// The next greater.
    Up,
    /// The next less.
    Down,
}

impl Rounding {
    /// Whether a magnitude between two integers becomes the greater one. `half` compares its
    /// fraction with one half.
    pub(super) fn rounds_up(self, negative: bool, odd: bool, half: Ordering) -> bool {
        match self {
            Self::NearestEven => half.is_gt() || half.is_eq() && odd,
            Self::NearestAway => half.is_ge(),
            Self::Zero => false,
            Self::Up => !negative,
            Self::Down => negative,
        }
    }

    /// Whether all magnitudes become the lesser ones, for numbers of this sign.
    pub(super) fn is_directed_inwards(self, negative: bool) -> bool {
        match self {
            Self::NearestEven | Self::NearestAway => false,
            Self::Zero => true,
            Self::Up => negative,
            Self::Down => !negative,
        }
    }
}

/// Conversions.
///
/// ```
/// use ods_runtime::attributes::{ApInt, FloatAttr, Rounding};
/// use ods_runtime::types::FloatType;
///
/// let half = FloatAttr::new(FloatType::F64, 2.5);
/// assert_eq!(half.convert(FloatType::BF16), FloatAttr::new(FloatType::BF16, 2.5));
/// assert_eq!(half.round_to_integral(Rounding::NearestEven).to_f64(), 2.0);
/// assert_eq!(half.to_signed(8, Rounding::Up), Some(ApInt::from_i64(8, 3)));
/// let seven = FloatAttr::from_signed(FloatType::F32, &ApInt::from_i64(8, -7));
/// assert_eq!(seven.to_f64(), -7.0);
/// ```
impl FloatAttr {
    /// The value in another format, rounded to nearest, ties to even. A NaN becomes quiet and keeps
    /// the highest bits of its payload.
    #[must_use]
    #[inline]
    pub fn convert(&self, ty: FloatType) -> Self {
        self.convert_rounded(ty, Rounding::NearestEven)
    }

    /// The value in another format, rounded as asked. A finite value beyond the largest one becomes
    /// that one, unless it is rounded away from zero.
    ///
    /// ```
    /// use ods_runtime::attributes::{FloatAttr, Rounding};
    /// use ods_runtime::types::FloatType;
    /// let tenth = FloatAttr::new(FloatType::F32, 0.1);
    /// let bits = |rounding| tenth.convert_rounded(FloatType::BF16, rounding).to_bits();
    /// assert_eq!((bits(Rounding::Down), bits(Rounding::Up)), (0x3DCC, 0x3DCD));
    /// ```
    #[must_use]
    #[inline]
    pub fn convert_rounded(&self, ty: FloatType, rounding: Rounding) -> Self {
        let from = self.float_type();
        if from == ty {
            return self.clone();
        }
        let mut value = self.decoded();
        let formats = [from, ty].map(FloatType::format);
        let [of_old, of_new] = formats.map(|format| format.non_finite);
        if value.magnitude == Magnitude::Nan && of_old == NonFinite::NanNegativeZero {
            // The sign is not a sign, but what makes it a NaN.
            value.negative &= of_new == NonFinite::NanNegativeZero;
        }
        let mut bits = encode_rounded(ty, value, rounding);
        let has_payload =
            of_new == NonFinite::Ieee && matches!(of_old, NonFinite::Ieee | NonFinite::NanAllOnes);
        if value.magnitude == Magnitude::Nan && has_payload {
            let [old, new] = formats.map(|format| format.precision - 1);
            let payload = self.raw() & ((1 << old) - 1);
            bits |= if new >= old {
                payload << (new - old)
            } else {
                payload >> (old - new)
            };
        }
        Self::from_raw(ty, bits)
    }

    /// The value in another format, if nothing is lost: no digit, no sign, and of a NaN neither that
    /// it is signalling nor its payload.
    ///
    /// ```
    /// use ods_runtime::{attributes::FloatAttr, types::FloatType};
    ///
    /// let [half, tenth] = [0.5, 0.1].map(|value| FloatAttr::new(FloatType::F64, value));
    /// assert_eq!(half.convert_exactly(FloatType::F16), Some(FloatAttr::new(FloatType::F16, 0.5)));
    /// assert_eq!(tenth.convert_exactly(FloatType::F16), None);
    /// ```
    #[inline]
    pub fn convert_exactly(&self, ty: FloatType) -> Option<Self> {
        let converted = self.convert(ty);
        let [old, new] = [self, &converted].map(Self::decoded);
        let is_plain = |ty: FloatType| ty.format().non_finite != NonFinite::Ieee;
        let is_exact = match (old.magnitude, new.magnitude) {
            (Magnitude::Nan, Magnitude::Nan) if is_plain(ty) => is_plain(self.float_type()),
            (Magnitude::Nan, Magnitude::Nan) => {
                is_plain(self.float_type()) || converted.convert(self.float_type()) == *self
            }
            (old_magnitude, new_magnitude) => {
                old_magnitude.normalized() == new_magnitude.normalized()
                    && old.negative == new.negative
            }
        };
        is_exact.then_some(converted)
    }

    /// The nearest number, ties to even, to an integer in two's complement.
    #[inline]
    pub fn from_signed(ty: FloatType, value: &ApInt) -> Self {
        Self::from_magnitude(ty, value.is_negative(), &value.abs())
    }

    /// The nearest number, ties to even, to an unsigned integer.
    #[inline]
    pub fn from_unsigned(ty: FloatType, value: &ApInt) -> Self {
        Self::from_magnitude(ty, false, value)
    }

    #[inline]
    fn from_magnitude(ty: FloatType, negative: bool, value: &ApInt) -> Self {
        /// More bits than any format has, and two for rounding.
        const KEPT: u32 = 120;
        let cut = value.active_bits().saturating_sub(KEPT);
        let sticky = value.count_trailing_zeros() < cut;
        let top = value.lshr(cut).zext_or_trunc(128);
        let [low, high] = [0, 1].map(|at| u128::from(top.words()[at]));
        let magnitude = Magnitude::Finite {
            significand: high << 64 | low | u128::from(sticky),
            exponent: cut as i32,
        };
        let value = FloatValue {
            negative,
            magnitude,
        };
        Self::from_raw(ty, encode(ty, value))
    }

    /// The integer in two's complement. `None` if this is not a number, or if the integer needs
    /// more than `width` bits.
    #[inline]
    pub fn to_signed(&self, width: u32, rounding: Rounding) -> Option<ApInt> {
        let (negative, magnitude) = self.rounded(width, rounding)?;
        let value = if negative {
            magnitude.negated()
        } else {
            magnitude
        };
        (value.is_zero() || value.is_negative() == negative).then_some(value)
    }

    /// The unsigned integer. `None` if this is not a number, or if the integer is negative or needs
    /// more than `width` bits.
    #[inline]
    pub fn to_unsigned(&self, width: u32, rounding: Rounding) -> Option<ApInt> {
        let (negative, magnitude) = self.rounded(width, rounding)?;
        (!negative || magnitude.is_zero()).then_some(magnitude)
    }

    /// The integer as a float of the same type. Infinities stay; a NaN becomes quiet.
    #[must_use]
    #[inline]
    pub fn round_to_integral(&self, rounding: Rounding) -> Self {
        let ty = self.float_type();
        let FloatValue {
            negative,
            magnitude:
                Magnitude::Finite {
                    significand,
                    exponent: ..0,
                },
        } = self.decoded()
        else {
            return if self.is_nan() {
                self.quiet()
            } else {
                self.clone()
            };
        };
        let shift = self.decoded().fraction_bits();
        let mut significand = round(negative, significand, shift, rounding);
        if ty == FloatType::F8E8M0FNU && shift == 1 && rounding == Rounding::NearestEven {
            // The format has no zero: one is the integer next to a half.
            significand = 1;
        }
        let magnitude = Magnitude::Finite {
            significand,
            exponent: 0,
        };
        let value = FloatValue {
            negative,
            magnitude,
        };
        Self::from_raw(ty, encode(ty, value))
    }

    /// The sign and the magnitude of the integer, if the magnitude fits into `width` bits.
    #[inline]
    fn rounded(&self, width: u32, rounding: Rounding) -> Option<(bool, ApInt)> {
        let value = self.decoded();
        let Magnitude::Finite {
            significand,
            exponent,
        } = value.magnitude
        else {
            return None;
        };
        let whole = round(value.negative, significand, value.fraction_bits(), rounding);
        let shift = exponent.max(0).unsigned_abs();
        let bits = u128::BITS - whole.leading_zeros();
        let fits = whole == 0 || bits + shift <= width;
        fits.then(|| (value.negative, ApInt::from_u128(width, whole).shl(shift)))
    }
}

impl Magnitude {
    /// The same magnitude with an odd significand, or with zero.
    #[inline]
    fn normalized(self) -> Self {
        let Self::Finite {
            significand,
            exponent,
        } = self
        else {
            return self;
        };
        if significand == 0 {
            return Self::Finite {
                significand,
                exponent: 0,
            };
        }
        let shift = significand.trailing_zeros();
        Self::Finite {
            significand: significand >> shift,
            exponent: exponent + shift.cast_signed(),
        }
    }
}

impl FloatValue {
    /// The number of bits of the significand below the point; they may exceed it.
    #[inline]
    fn fraction_bits(&self) -> u32 {
        match self.magnitude {
            Magnitude::Finite { exponent, .. } => exponent.min(0).unsigned_abs(),
            _ => 0,
        }
    }
}

/// Returns the integer next to `significand × 2^-shift`.
#[inline]
fn round(negative: bool, significand: u128, shift: u32, rounding: Rounding) -> u128 {
    let whole = significand.checked_shr(shift).unwrap_or(0);
    let fraction = significand - whole.checked_shl(shift).unwrap_or(0);
    if fraction == 0 {
        return whole;
    }
    // A significand has at most 113 bits: below half of 2^128.
    let half = match 1_u128.checked_shl(shift - 1) {
        Some(half) => fraction.cmp(&half),
        None => Ordering::Less,
    };
    whole + u128::from(rounding.rounds_up(negative, whole & 1 == 1, half))
}
