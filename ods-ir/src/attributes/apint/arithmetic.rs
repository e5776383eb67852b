//! Arithmetic on [`ApInt`]: modulo 2^width, with overflow answers, and saturating.
//!
//! Both operands of an operation have the same width, which is that of the result; an operation on
//! different widths panics. Operations on up to 64 bits use one machine word and do not allocate.

use super::{ApInt, Repr, mask};
use std::cmp::Ordering;

/// The values at the limits of a width.
impl ApInt {
    /// Zero.
    #[inline]
    pub fn zero(width: u32) -> Self {
        Self::from_u64(width, 0)
    }

    /// One; zero if there are no bits.
    #[inline]
    pub fn one(width: u32) -> Self {
        Self::from_u64(width, 1)
    }

    /// The value whose bits are all set: −1, and the largest unsigned value.
    #[inline]
    pub fn all_ones(width: u32) -> Self {
        Self::from_i64(width, -1)
    }

    /// The smallest signed value: only the highest bit is set.
    #[inline]
    pub fn signed_min(width: u32) -> Self {
        Self::one(width).shl(width.saturating_sub(1))
    }

    /// The largest signed value: all bits but the highest are set.
    #[inline]
    pub fn signed_max(width: u32) -> Self {
        Self::signed_min(width).not()
    }

    /// Whether the value is one.
    #[inline]
    pub fn is_one(&self) -> bool {
        self.to_u64() == Some(1)
    }

    /// Whether all bits are set.
    #[inline]
    pub fn is_all_ones(&self) -> bool {
        self.count_ones() == self.width()
    }

    /// Whether this is the smallest signed value.
    #[inline]
    pub fn is_signed_min(&self) -> bool {
        self.is_negative() && self.count_ones() == 1
    }

    /// Whether this is the largest signed value.
    #[inline]
    pub fn is_signed_max(&self) -> bool {
        !self.is_negative() && self.count_ones() + 1 == self.width()
    }
}

/// Arithmetic modulo 2^width, the same for signed and unsigned values.
///
/// ```
/// use ods_runtime::attributes::ApInt;
///
/// let [a, b] = [200, 100].map(|value| ApInt::from_u64(8, value));
/// assert_eq!(a.wrapping_add(&b).to_u64(), Some(44));
/// assert_eq!(b.wrapping_sub(&a).to_i64(), Some(-100));
/// assert_eq!(a.wrapping_mul(&b).to_u64(), Some(20_000 % 256));
/// ```
impl ApInt {
    /// The sum.
    ///
    /// # Panics
    ///
    /// If the widths differ.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn wrapping_add(&self, other: &Self) -> Self {
        self.check_width(other);
        if let Repr::Small { width, word } = self.0 {
            return Self::from_u64(width, word.wrapping_add(other.low()));
        }
        self.add_words(other.words().iter().copied(), false)
    }

    /// The difference.
    ///
    /// # Panics
    ///
    /// If the widths differ.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn wrapping_sub(&self, other: &Self) -> Self {
        self.check_width(other);
        if let Repr::Small { width, word } = self.0 {
            return Self::from_u64(width, word.wrapping_sub(other.low()));
        }
        self.add_words(other.words().iter().map(|word| !word), true)
    }

    /// The product.
    ///
    /// # Panics
    ///
    /// If the widths differ.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn wrapping_mul(&self, other: &Self) -> Self {
        self.check_width(other);
        if let Repr::Small { width, word } = self.0 {
            return Self::from_u64(width, word.wrapping_mul(other.low()));
        }
        // Of a small negative number in a large width all words are used, of its magnitude only few.
        let [left, right] = [self.abs(), other.abs()];
        let [left, right] = [&left, &right].map(|value| used(value.words()));
        let mut product = vec![0_u64; self.words().len()];
        for (at, factor) in left.iter().enumerate().filter(|(_, word)| **word != 0) {
            let mut carry = 0;
            let mut digits = product[at..].iter_mut();
            // In this order nothing is taken from the digits at the end.
            for (word, digit) in right.iter().zip(digits.by_ref()) {
                let sum = u128::from(*factor) * u128::from(*word)
                    + u128::from(*digit)
                    + u128::from(carry);
                *digit = sum as u64;
                carry = (sum >> 64) as u64;
            }
            if let Some(digit) = digits.next() {
                // No product reached this word before.
                *digit = carry;
            }
        }
        let product = Self::from_words(self.width(), product);
        if self.is_negative() == other.is_negative() {
            product
        } else {
            product.negated()
        }
    }

    /// The magnitude of the value in two's complement; that of the smallest signed value is the
    /// value itself, which is right if read as unsigned.
    #[must_use]
    #[inline]
    pub fn abs(&self) -> Self {
        if self.is_negative() {
            self.negated()
        } else {
            self.clone()
        }
    }

    /// Adds words of the same number and a carry.
    fn add_words(&self, others: impl Iterator<Item = u64>, mut carry: bool) -> Self {
        let add = |(left, right): (&u64, u64)| {
            let (sum, first) = left.overflowing_add(right);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            carry = first || second;
            sum
        };
        Self::from_words(
            self.width(),
            self.words().iter().zip(others).map(add).collect(),
        )
    }

    #[track_caller]
    #[inline]
    pub(super) fn check_width(&self, other: &Self) {
        assert_eq!(
            self.width(),
            other.width(),
            "integers of different widths are combined"
        );
    }

    /// The lowest word.
    #[inline]
    pub(super) fn low(&self) -> u64 {
        self.words()[0]
    }
}

/// Comparison of values of the same width. An `ApInt` has no sign of its own, so that it has no
/// `PartialOrd`.
///
/// ```
/// use ods_runtime::attributes::ApInt;
///
/// let [a, b] = [-1, 1].map(|value| ApInt::from_i64(8, value));
/// assert!(a.slt(&b) && a.ugt(&b));
/// assert_eq!(a.smax(&b), b);
/// ```
impl ApInt {
    /// Compares the values read as unsigned.
    ///
    /// # Panics
    ///
    /// If the widths differ.
    #[track_caller]
    #[inline]
    pub fn ucmp(&self, other: &Self) -> Ordering {
        self.check_width(other);
        self.words().iter().rev().cmp(other.words().iter().rev())
    }

    /// Compares the values read in two's complement.
    ///
    /// # Panics
    ///
    /// If the widths differ.
    #[track_caller]
    #[inline]
    pub fn scmp(&self, other: &Self) -> Ordering {
        // A negative value is the smaller one; values of one sign have the order of their bits.
        let signs = other.is_negative().cmp(&self.is_negative());
        signs.then(self.ucmp(other))
    }
}

/// Defines comparisons and the choice between two values by an order.
macro_rules! comparisons {
    ($compare:ident, $reading:literal: $lt:ident $le:ident $gt:ident $ge:ident $min:ident $max:ident) => {
        #[doc = concat!("Comparison of values read as ", $reading, ". All panic if the widths differ.")]
        impl ApInt {
            #[doc = concat!("Whether this is less than `other`, both read as ", $reading, ".")]
            #[track_caller]
            pub fn $lt(&self, other: &Self) -> bool {
                self.$compare(other).is_lt()
            }

            #[doc = concat!("Whether this is at most `other`, both read as ", $reading, ".")]
            #[track_caller]
            pub fn $le(&self, other: &Self) -> bool {
                self.$compare(other).is_le()
            }

            #[doc = concat!("Whether this is greater than `other`, both read as ", $reading, ".")]
            #[track_caller]
            pub fn $gt(&self, other: &Self) -> bool {
                self.$compare(other).is_gt()
            }

            #[doc = concat!("Whether this is at least `other`, both read as ", $reading, ".")]
            #[track_caller]
            pub fn $ge(&self, other: &Self) -> bool {
                self.$compare(other).is_ge()
            }

            #[doc = concat!("The lesser value, read as ", $reading, ".")]
            #[must_use]
            #[track_caller]
            pub fn $min(&self, other: &Self) -> Self {
                if self.$le(other) { self } else { other }.clone()
            }

            #[doc = concat!("The greater value, read as ", $reading, ".")]
            #[must_use]
            #[track_caller]
            pub fn $max(&self, other: &Self) -> Self {
                if self.$ge(other) { self } else { other }.clone()
            }
        }
    };
}

comparisons! { ucmp, "unsigned": ult ule ugt uge umin umax }
comparisons! { scmp, "signed": slt sle sgt sge smin smax }

/// Arithmetic that tells whether the exact result fits: the result modulo 2^width, and whether it
/// differs from the exact one. All panic if the widths differ.
///
/// ```
/// use ods_runtime::attributes::ApInt;
///
/// let [a, b] = [100, 50].map(|value| ApInt::from_i64(8, value));
/// assert_eq!(a.uadd_overflow(&b), (ApInt::from_u64(8, 150), false));
/// assert_eq!(a.sadd_overflow(&b), (ApInt::from_i64(8, -106), true));
/// assert_eq!(a.sadd_sat(&b), ApInt::signed_max(8));
/// ```
impl ApInt {
    /// The unsigned sum.
    #[track_caller]
    #[inline]
    pub fn uadd_overflow(&self, other: &Self) -> (Self, bool) {
        let sum = self.wrapping_add(other);
        let overflow = sum.ult(self);
        (sum, overflow)
    }

    /// The signed sum.
    #[track_caller]
    #[inline]
    pub fn sadd_overflow(&self, other: &Self) -> (Self, bool) {
        let sum = self.wrapping_add(other);
        let negative = self.is_negative();
        let overflow = negative == other.is_negative() && negative != sum.is_negative();
        (sum, overflow)
    }

    /// The unsigned difference.
    #[track_caller]
    #[inline]
    pub fn usub_overflow(&self, other: &Self) -> (Self, bool) {
        (self.wrapping_sub(other), self.ult(other))
    }

    /// The signed difference.
    #[track_caller]
    #[inline]
    pub fn ssub_overflow(&self, other: &Self) -> (Self, bool) {
        let difference = self.wrapping_sub(other);
        let negative = self.is_negative();
        let overflow = negative != other.is_negative() && negative != difference.is_negative();
        (difference, overflow)
    }

    /// The unsigned product.
    #[track_caller]
    #[inline]
    pub fn umul_overflow(&self, other: &Self) -> (Self, bool) {
        self.check_width(other);
        let width = self.width();
        if let Repr::Small { word, .. } = self.0 {
            let product = u128::from(word) * u128::from(other.low());
            let overflow = product > u128::from(mask(width));
            return (Self::from_u64(width, product as u64), overflow);
        }
        let product = self.zext(2 * width).wrapping_mul(&other.zext(2 * width));
        (product.trunc(width), product.active_bits() > width)
    }

    /// The signed product.
    #[track_caller]
    #[inline]
    pub fn smul_overflow(&self, other: &Self) -> (Self, bool) {
        self.check_width(other);
        let width = self.width();
        if let (Repr::Small { .. }, Some(left), Some(right)) =
            (&self.0, self.to_i64(), other.to_i64())
        {
            let exact = i128::from(left) * i128::from(right);
            let product = Self::from_i64(width, exact as i64);
            let overflow = product.to_i64().map(i128::from) != Some(exact);
            return (product, overflow);
        }
        let exact = self.sext(2 * width).wrapping_mul(&other.sext(2 * width));
        let product = exact.trunc(width);
        let overflow = product.sext(2 * width) != exact;
        (product, overflow)
    }

    /// The signed negation, which overflows for the smallest signed value.
    #[inline]
    pub fn neg_overflow(&self) -> (Self, bool) {
        (self.negated(), self.is_signed_min())
    }

    /// The value shifted left; overflow if a set bit is lost.
    #[inline]
    pub fn ushl_overflow(&self, count: u32) -> (Self, bool) {
        let lost = count > self.count_leading_zeros() && !self.is_zero();
        (self.shl(count), lost)
    }

    /// The value shifted left; overflow if the signed value changes otherwise than by the factor
    /// 2^`count`.
    #[inline]
    pub fn sshl_overflow(&self, count: u32) -> (Self, bool) {
        (
            self.shl(count),
            !self.is_zero() && count >= self.sign_bits(),
        )
    }

    /// The unsigned sum, or the largest value on overflow.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn uadd_sat(&self, other: &Self) -> Self {
        match self.uadd_overflow(other) {
            (sum, false) => sum,
            _ => Self::all_ones(self.width()),
        }
    }

    /// The signed sum, or the nearest limit on overflow.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn sadd_sat(&self, other: &Self) -> Self {
        self.saturated(self.sadd_overflow(other))
    }

    /// The unsigned difference, or zero on overflow.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn usub_sat(&self, other: &Self) -> Self {
        match self.usub_overflow(other) {
            (difference, false) => difference,
            _ => Self::zero(self.width()),
        }
    }

    /// The signed difference, or the nearest limit on overflow.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn ssub_sat(&self, other: &Self) -> Self {
        self.saturated(self.ssub_overflow(other))
    }

    /// Returns the result, or on overflow the limit on the side of this value.
    #[inline]
    fn saturated(&self, (result, overflow): (Self, bool)) -> Self {
        if !overflow {
            result
        } else if self.is_negative() {
            Self::signed_min(self.width())
        } else {
            Self::signed_max(self.width())
        }
    }
}

/// The words without zeros at the top.
#[inline]
fn used(words: &[u64]) -> &[u64] {
    let unused = words.iter().rev().take_while(|word| **word == 0).count();
    &words[..words.len() - unused]
}
