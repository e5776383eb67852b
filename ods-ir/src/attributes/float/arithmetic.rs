//! Arithmetic on float attributes of every format, as LLVM's `APFloat` computes it.
//!
//! Each operation computes on exact values, decoded from the bits, and rounds once: to nearest,
//! ties to even. Where an exact result needs more bits than a word holds, the bits that are cut off
//! leave their lowest bit set (a *sticky* bit), which is all that rounding asks of them.

use super::FloatAttr;
use super::encode::{FloatValue, Magnitude, decode, encode};
use crate::types::{FloatType, NonFinite};
use std::cmp::Ordering;

/// Significands are moved to this width before bits are cut off. It exceeds the greatest precision,
/// 113 bits, by more than the two bits that rounding needs.
const WORKING_BITS: u32 = 120;

/// A finite magnitude: `significand × 2^exponent`.
#[derive(Clone, Copy)]
struct Exact {
    significand: u128,
    exponent: i32,
}

impl Exact {
    /// Moves the highest bit of a significand that is not zero to the top of [`WORKING_BITS`].
    #[inline]
    fn normalized(self) -> Self {
        let shift = self.significand.leading_zeros() as i32 - (128 - WORKING_BITS as i32);
        Self {
            significand: self.significand << shift,
            exponent: self.exponent - shift,
        }
    }

    #[inline]
    fn is_zero(self) -> bool {
        self.significand == 0
    }

    /// Compares two magnitudes.
    #[inline]
    fn compare(self, other: Self) -> Ordering {
        if self.is_zero() || other.is_zero() {
            return self.significand.cmp(&other.significand);
        }
        let [left, right] = [self.normalized(), other.normalized()];
        let exponents = left.exponent.cmp(&right.exponent);
        exponents.then(left.significand.cmp(&right.significand))
    }

    /// Adds or subtracts a magnitude that is not greater; both are normalized.
    #[inline]
    fn combine(self, other: Self, subtract: bool) -> Self {
        let distance = (self.exponent - other.exponent).unsigned_abs();
        let moved = shift_sticky(other.significand, distance);
        let significand = if subtract {
            self.significand - moved
        } else {
            self.significand + moved
        };
        Self {
            significand,
            exponent: self.exponent,
        }
    }

    #[inline]
    fn multiply(self, other: Self) -> Self {
        let [left, right] = [self.normalized(), other.normalized()];
        let (high, low) = widening_multiply(left.significand, right.significand);
        // The product has 239 or 240 bits, of which this keeps at least 119.
        let kept = high << 8 | low >> 120;
        Self {
            significand: kept | u128::from(low << 8 != 0),
            exponent: left.exponent + right.exponent + 120,
        }
    }

    #[inline]
    fn divide(self, other: Self) -> Self {
        let [left, right] = [self.normalized(), other.normalized()];
        let (mut quotient, mut rest) = (0, left.significand);
        for _ in 0..=WORKING_BITS {
            quotient <<= 1;
            if rest >= right.significand {
                rest -= right.significand;
                quotient |= 1;
            }
            rest <<= 1;
        }
        Self {
            significand: quotient | u128::from(rest != 0),
            exponent: left.exponent - right.exponent - WORKING_BITS as i32,
        }
    }

    /// The remainder of the division rounded to zero. It is exact.
    #[inline]
    fn remainder(self, other: Self) -> Self {
        if self.compare(other).is_lt() {
            return self;
        }
        let [left, right] = [self.normalized(), other.normalized()];
        let mut rest = left.significand;
        for step in (right.exponent..=left.exponent).rev() {
            if rest >= right.significand {
                rest -= right.significand;
            }
            if step > right.exponent {
                rest <<= 1;
            }
        }
        Self {
            significand: rest,
            exponent: right.exponent,
        }
    }
}

/// Shifts right; the lowest bit tells whether a set bit is lost.
#[inline]
fn shift_sticky(value: u128, count: u32) -> u128 {
    match count {
        0 => value,
        1..128 => value >> count | u128::from(value << (128 - count) != 0),
        _ => u128::from(value != 0),
    }
}

/// The high and the low word of a product.
#[inline]
fn widening_multiply(left: u128, right: u128) -> (u128, u128) {
    const LOW: u128 = u64::MAX as u128;
    let [a, b] = [left >> 64, left & LOW];
    let [c, d] = [right >> 64, right & LOW];
    // The factors are below 2^120, so that the sum of the middle products does not overflow.
    let middle = a * d + b * c;
    let (low, carry) = (b * d).overflowing_add(middle << 64);
    (a * c + (middle >> 64) + u128::from(carry), low)
}

/// Arithmetic, rounded to nearest, ties to even. A NaN operand is the result, made quiet; of two,
/// the first. All panic if the types differ.
///
/// ```
/// use ods_runtime::{attributes::FloatAttr, types::FloatType};
///
/// let [a, b] = [1.5, 0.1].map(|value| FloatAttr::new(FloatType::F16, value));
/// assert_eq!(a.add(&b).to_f64(), 1.599609375);
/// assert_eq!(a.div(&a.sub(&a)).to_f64(), f64::INFINITY);
/// assert!(a.rem(&b.sub(&b)).is_nan());
/// ```
impl FloatAttr {
    /// The sum.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn add(&self, other: &Self) -> Self {
        self.sum(other, false)
    }

    /// The difference.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn sub(&self, other: &Self) -> Self {
        self.sum(other, true)
    }

    #[track_caller]
    #[inline]
    fn sum(&self, other: &Self, subtract: bool) -> Self {
        self.with_operands(other, |left, right| {
            let negative = right.negative != subtract;
            sum(left, FloatValue { negative, ..right })
        })
    }

    /// The product.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn mul(&self, other: &Self) -> Self {
        self.with_operands(other, product)
    }

    /// The product with `other`, to which `addend` is added, rounded once. `None` in the formats
    /// `f80` and `f128`, whose products are longer than what is computed with.
    ///
    /// ```
    /// use ods_runtime::{attributes::FloatAttr, types::FloatType};
    ///
    /// let [a, b] = [1.0 + 3.0 / 1024.0, -1.0].map(|value| FloatAttr::new(FloatType::F16, value));
    /// // The square is 1 + 6144 / 2^20 + 9 / 2^20.
    /// let twice = a.mul(&a).add(&b);
    /// assert_eq!(twice.to_f64(), 6144.0 / 1048576.0);
    /// let once = a.mul_add(&a, &b).unwrap();
    /// assert_eq!(once.to_f64(), 6152.0 / 1048576.0);
    /// ```
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn mul_add(&self, other: &Self, addend: &Self) -> Option<Self> {
        let ty = self.check_type(other);
        if 2 * ty.format().precision > WORKING_BITS - 2 {
            return None;
        }
        self.check_type(addend);
        let nan = [self, other, addend]
            .into_iter()
            .find(|operand| operand.is_nan());
        if let Some(nan) = nan {
            return Some(nan.quiet());
        }
        let product = product(self.decoded(), other.decoded());
        let result = product.and_then(|product| sum(product, addend.decoded()));
        Some(Self::from_value(ty, result))
    }

    /// The quotient.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn div(&self, other: &Self) -> Self {
        self.with_operands(other, |left, right| {
            let negative = left.negative != right.negative;
            match (exact(left), exact(right)) {
                (None, None) => None,
                (None, Some(_)) => Some(infinity(negative)),
                (Some(_), None) => Some(zero_value(negative)),
                (Some(a), Some(b)) if b.is_zero() => (!a.is_zero()).then(|| infinity(negative)),
                (Some(a), Some(_)) if a.is_zero() => Some(zero_value(negative)),
                (Some(a), Some(b)) => Some(finite(negative, a.divide(b))),
            }
        })
    }

    /// The remainder of the quotient rounded to zero, as C's `fmod`. It is exact and has the sign
    /// of the dividend.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn rem(&self, other: &Self) -> Self {
        self.with_operands(other, |left, right| match (exact(left), exact(right)) {
            (None, _) => None,
            (Some(_), Some(b)) if b.is_zero() => None,
            (Some(a), Some(b)) if !a.is_zero() => Some(finite(left.negative, a.remainder(b))),
            (Some(_), _) => Some(left),
        })
    }

    /// Computes on the values of operands that are not NaN; `None` is NaN.
    #[track_caller]
    fn with_operands(
        &self,
        other: &Self,
        compute: impl Fn(FloatValue, FloatValue) -> Option<FloatValue>,
    ) -> Self {
        let ty = self.check_type(other);
        if let Some(nan) = [self, other].into_iter().find(|operand| operand.is_nan()) {
            return nan.quiet();
        }
        Self::from_value(ty, compute(self.decoded(), other.decoded()))
    }

    /// The nearest float; `None` is NaN.
    #[inline]
    fn from_value(ty: FloatType, value: Option<FloatValue>) -> Self {
        let value = value.unwrap_or(FloatValue {
            negative: false,
            magnitude: Magnitude::Nan,
        });
        Self::from_raw(ty, encode(ty, value))
    }

    /// Sets the bit that makes a NaN quiet, in formats that have quiet and signalling ones.
    #[inline]
    pub(super) fn quiet(&self) -> Self {
        let ty = self.float_type();
        Self::from_raw(ty, self.raw() | quiet_bit(ty))
    }

    #[track_caller]
    #[inline]
    fn check_type(&self, other: &Self) -> FloatType {
        let [ty, other] = [self, other].map(Self::float_type);
        assert_eq!(ty, other, "floats of different types are combined");
        ty
    }

    #[inline]
    pub(super) fn decoded(&self) -> FloatValue {
        decode(self.float_type(), self.raw())
    }
}

/// Signs and classes.
impl FloatAttr {
    /// The value of the other sign. In a format whose negative zero is NaN, zero and NaN stay.
    #[must_use]
    #[inline]
    pub fn neg(&self) -> Self {
        let ty = self.float_type();
        let format = ty.format();
        if format.non_finite == NonFinite::NanNegativeZero && (self.is_zero() || self.is_nan()) {
            return self.clone();
        }
        let sign = if ty == FloatType::F8E8M0FNU {
            super::UNSIGNED_FORMAT_SIGN
        } else {
            1 << (format.width - 1)
        };
        Self::from_raw(ty, self.raw() ^ sign)
    }

    /// The magnitude.
    #[must_use]
    #[inline]
    pub fn abs(&self) -> Self {
        if self.is_negative() {
            self.neg()
        } else {
            self.clone()
        }
    }

    /// Whether the sign is negative, also that of a zero or a NaN.
    #[inline]
    pub fn is_negative(&self) -> bool {
        self.decoded().negative
    }

    /// Whether the value is not a number.
    #[inline]
    pub fn is_nan(&self) -> bool {
        self.decoded().magnitude == Magnitude::Nan
    }

    /// Whether the value is a signalling NaN.
    #[inline]
    pub fn is_signaling(&self) -> bool {
        let bit = quiet_bit(self.float_type());
        bit != 0 && self.is_nan() && self.raw() & bit == 0
    }

    /// Whether the value is an infinity.
    #[inline]
    pub fn is_infinite(&self) -> bool {
        self.decoded().magnitude == Magnitude::Infinity
    }

    /// Whether the value is neither an infinity nor NaN.
    #[inline]
    pub fn is_finite(&self) -> bool {
        exact(self.decoded()).is_some()
    }

    /// Whether the value is so small that it lacks some of the precision of its format. Zero is
    /// not.
    #[inline]
    pub fn is_denormal(&self) -> bool {
        exact(self.decoded()).is_some_and(|value| {
            let bits = u128::BITS - value.significand.leading_zeros();
            !value.is_zero() && bits < self.float_type().format().precision
        })
    }

    /// Whether the value is a zero of either sign.
    #[inline]
    pub fn is_zero(&self) -> bool {
        exact(self.decoded()).is_some_and(Exact::is_zero)
    }
}

/// Comparison, and the choice between two values. All panic if the types differ.
///
/// ```
/// use ods_runtime::{attributes::FloatAttr, types::FloatType};
///
/// let [one, nan] = [1.0, f64::NAN].map(|value| FloatAttr::new(FloatType::F32, value));
/// assert_eq!(one.compare(&nan), None);
/// assert_eq!(one.maxnum(&nan), one);
/// assert!(one.maximum(&nan).is_nan());
/// ```
impl FloatAttr {
    /// Compares the numbers: zeros of different sign are equal, and NaN has no order.
    #[track_caller]
    #[inline]
    pub fn compare(&self, other: &Self) -> Option<Ordering> {
        self.check_type(other);
        if self.is_nan() || other.is_nan() {
            return None;
        }
        let key = |value: FloatValue| (exact(value), value.negative);
        let (left, left_negative) = key(self.decoded());
        let (right, right_negative) = key(other.decoded());
        let magnitudes = match (left, right) {
            (Some(left), Some(right)) if left.is_zero() && right.is_zero() => {
                return Some(Ordering::Equal);
            }
            (Some(left), Some(right)) => left.compare(right),
            (None, None) => Ordering::Equal,
            (None, Some(_)) => Ordering::Greater,
            (Some(_), None) => Ordering::Less,
        };
        Some(match (left_negative, right_negative) {
            (false, false) => magnitudes,
            (true, true) => magnitudes.reverse(),
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
        })
    }

    /// The lesser value, −0 being less than +0; NaN if one is NaN.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn minimum(&self, other: &Self) -> Self {
        self.choose(other, Ordering::Less, true)
    }

    /// The greater value, +0 being greater than −0; NaN if one is NaN.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn maximum(&self, other: &Self) -> Self {
        self.choose(other, Ordering::Greater, true)
    }

    /// The lesser value, −0 being less than +0; the other one if one is a quiet NaN, and NaN if one
    /// is signalling.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn minnum(&self, other: &Self) -> Self {
        self.choose(other, Ordering::Less, false)
    }

    /// The greater value, +0 being greater than −0; the other one if one is a quiet NaN, and NaN if one
    /// is signalling.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn maxnum(&self, other: &Self) -> Self {
        self.choose(other, Ordering::Greater, false)
    }

    #[track_caller]
    #[inline]
    fn choose(&self, other: &Self, wanted: Ordering, nan_wins: bool) -> Self {
        let Some(order) = self.compare(other) else {
            let nan = if self.is_nan() { self } else { other };
            let signaling = [self, other].into_iter().find(|value| value.is_signaling());
            return match signaling {
                _ if nan_wins => nan.quiet(),
                Some(signaling) => signaling.quiet(),
                None => if self.is_nan() { other } else { self }.clone(),
            };
        };
        let signs = other.is_negative().cmp(&self.is_negative());
        if order.then(signs) == wanted.reverse() {
            other.clone()
        } else {
            self.clone()
        }
    }
}

/// The bit that is set in quiet NaNs only; none where all NaNs are alike.
#[inline]
fn quiet_bit(ty: FloatType) -> u128 {
    let format = ty.format();
    match format.non_finite {
        NonFinite::Ieee => 1 << (format.precision - 2),
        _ => 0,
    }
}

/// The sum of values that are not NaN; `None` is NaN.
#[inline]
fn sum(left: FloatValue, right: FloatValue) -> Option<FloatValue> {
    let opposite = left.negative != right.negative;
    let (a, b) = match (exact(left), exact(right)) {
        (Some(a), Some(b)) => (a, b),
        (None, None) if opposite => return None,
        (None, _) => return Some(left),
        (Some(_), None) => return Some(right),
    };
    let (negative, sum) = match (a.is_zero(), b.is_zero()) {
        // Zeros of opposite signs make a positive one.
        (true, true) => (left.negative && right.negative, a),
        (true, false) => (right.negative, b),
        (false, true) => (left.negative, a),
        (false, false) => {
            let order = a.compare(b);
            let [a, b] = [a.normalized(), b.normalized()];
            match order {
                Ordering::Less => (right.negative, b.combine(a, opposite)),
                Ordering::Equal if opposite => (false, a.combine(b, true)),
                _ => (left.negative, a.combine(b, opposite)),
            }
        }
    };
    Some(finite(negative, sum))
}

/// The product of values that are not NaN; `None` is NaN.
#[inline]
fn product(left: FloatValue, right: FloatValue) -> Option<FloatValue> {
    let negative = left.negative != right.negative;
    let zero = |value| exact(value).is_some_and(Exact::is_zero);
    match (exact(left), exact(right)) {
        (Some(a), Some(b)) if a.is_zero() || b.is_zero() => Some(zero_value(negative)),
        (Some(a), Some(b)) => Some(finite(negative, a.multiply(b))),
        _ if zero(left) || zero(right) => None,
        _ => Some(infinity(negative)),
    }
}

#[inline]
fn exact(value: FloatValue) -> Option<Exact> {
    match value.magnitude {
        Magnitude::Finite {
            significand,
            exponent,
        } => Some(Exact {
            significand,
            exponent,
        }),
        _ => None,
    }
}

#[inline]
fn finite(negative: bool, value: Exact) -> FloatValue {
    FloatValue {
        negative,
        magnitude: Magnitude::Finite {
            significand: value.significand,
            exponent: value.exponent,
        },
    }
}

#[inline]
fn zero_value(negative: bool) -> FloatValue {
    let zero = Exact {
        significand: 0,
        exponent: 0,
    };
    finite(negative, zero)
}

#[inline]
fn infinity(negative: bool) -> FloatValue {
    FloatValue {
        negative,
        magnitude: Magnitude::Infinity,
    }
}
