//! Division of [`ApInt`]s. Each function returns `None` if the divisor is zero.

use super::{ApInt, Repr, divide_in_place, trim};

/// Division. All panic if the widths differ.
///
/// ```
/// use ods_runtime::attributes::ApInt;
///
/// let [a, b] = [-7, 2].map(|value| ApInt::from_i64(32, value));
/// let signed = |value: Option<ApInt>| value.and_then(|value| value.to_i64());
/// assert_eq!(signed(a.sdiv(&b)), Some(-3));
/// assert_eq!(signed(a.srem(&b)), Some(-1));
/// assert_eq!(signed(a.floor_sdiv(&b)), Some(-4));
/// assert_eq!(signed(a.ceil_sdiv(&b)), Some(-3));
/// assert_eq!(a.udiv(&ApInt::zero(32)), None);
/// ```
impl ApInt {
    /// The unsigned quotient and remainder.
    #[track_caller]
    #[inline]
    pub fn udiv_rem(&self, divisor: &Self) -> Option<(Self, Self)> {
        self.check_width(divisor);
        if divisor.is_zero() {
            return None;
        }
        if let Repr::Small { width, word } = self.0 {
            let divisor = divisor.low();
            let quotient = Self::from_u64(width, word / divisor);
            return Some((quotient, Self::from_u64(width, word % divisor)));
        }
        let (quotient, remainder) = divide(self.words(), divisor.words());
        let of_words = |words| Self::from_words(self.width(), words);
        Some((of_words(quotient), of_words(remainder)))
    }

    /// The signed quotient, rounded to zero, and the remainder, which has the sign of the dividend.
    /// The quotient of the smallest value and −1 is the smallest value.
    #[track_caller]
    #[inline]
    pub fn sdiv_rem(&self, divisor: &Self) -> Option<(Self, Self)> {
        let (quotient, remainder) = self.abs().udiv_rem(&divisor.abs())?;
        let signed = |value: Self, negative| if negative { value.negated() } else { value };
        Some((
            signed(quotient, self.is_negative() != divisor.is_negative()),
            signed(remainder, self.is_negative()),
        ))
    }

    /// The unsigned quotient, rounded down.
    #[track_caller]
    #[inline]
    pub fn udiv(&self, divisor: &Self) -> Option<Self> {
        Some(self.udiv_rem(divisor)?.0)
    }

    /// The unsigned remainder.
    #[track_caller]
    #[inline]
    pub fn urem(&self, divisor: &Self) -> Option<Self> {
        Some(self.udiv_rem(divisor)?.1)
    }

    /// The signed quotient, rounded to zero.
    #[track_caller]
    #[inline]
    pub fn sdiv(&self, divisor: &Self) -> Option<Self> {
        Some(self.sdiv_rem(divisor)?.0)
    }

    /// The signed remainder, which has the sign of the dividend.
    #[track_caller]
    #[inline]
    pub fn srem(&self, divisor: &Self) -> Option<Self> {
        Some(self.sdiv_rem(divisor)?.1)
    }

    /// The signed quotient, rounded to zero, and whether it overflows: the smallest value divided
    /// by −1.
    #[track_caller]
    #[inline]
    pub fn sdiv_overflow(&self, divisor: &Self) -> Option<(Self, bool)> {
        let overflow = self.is_signed_min() && divisor.is_all_ones();
        Some((self.sdiv(divisor)?, overflow))
    }

    /// The unsigned quotient, rounded up.
    #[track_caller]
    #[inline]
    pub fn ceil_udiv(&self, divisor: &Self) -> Option<Self> {
        let (quotient, remainder) = self.udiv_rem(divisor)?;
        Some(if remainder.is_zero() {
            quotient
        } else {
            quotient.wrapping_add(&Self::one(self.width()))
        })
    }

    /// The signed quotient, rounded down.
    #[track_caller]
    #[inline]
    pub fn floor_sdiv(&self, divisor: &Self) -> Option<Self> {
        let (quotient, remainder) = self.sdiv_rem(divisor)?;
        let below = self.is_negative() != divisor.is_negative();
        Some(if below && !remainder.is_zero() {
            quotient.wrapping_sub(&Self::one(self.width()))
        } else {
            quotient
        })
    }

    /// The signed quotient, rounded up.
    #[track_caller]
    #[inline]
    pub fn ceil_sdiv(&self, divisor: &Self) -> Option<Self> {
        let (quotient, remainder) = self.sdiv_rem(divisor)?;
        let above = self.is_negative() == divisor.is_negative();
        Some(if above && !remainder.is_zero() {
            quotient.wrapping_add(&Self::one(self.width()))
        } else {
            quotient
        })
    }
}

/// Divides words, least significant first, by a divisor that is not zero. Returns quotient and
/// remainder without zero words at the top.
#[inline]
fn divide(dividend: &[u64], divisor: &[u64]) -> (Vec<u64>, Vec<u64>) {
    let [mut rest, mut divisor] = [dividend, divisor].map(<[u64]>::to_vec);
    trim(&mut rest);
    trim(&mut divisor);
    if let [divisor] = divisor[..] {
        let remainder = divide_in_place(&mut rest, divisor);
        return (rest, vec![remainder]);
    }
    if rest.len() < divisor.len() {
        return (Vec::new(), rest);
    }
    // Knuth's algorithm D: with the highest bit of the divisor set, the estimate of a digit of the
    // quotient from two words is at most two too large.
    let shift = divisor[divisor.len() - 1].leading_zeros();
    rest.push(0);
    shift_left(&mut rest, shift);
    shift_left(&mut divisor, shift);
    let count = rest.len() - divisor.len();
    let mut quotient = vec![0; count];
    for at in (0..count).rev() {
        quotient[at] = divide_digit(&mut rest[at..=at + divisor.len()], &divisor);
    }
    shift_right(&mut rest, shift);
    trim(&mut quotient);
    trim(&mut rest);
    (quotient, rest)
}

/// Returns one digit of the quotient and leaves the remainder in `rest`, which has one word more
/// than the divisor.
#[inline]
fn divide_digit(rest: &mut [u64], divisor: &[u64]) -> u64 {
    let n = divisor.len();
    let top = u128::from(rest[n]) << 64 | u128::from(rest[n - 1]);
    let [high, next] = [divisor[n - 1], divisor[n - 2]].map(u128::from);
    let mut digit = (top / high).min(u128::from(u64::MAX));
    let mut over = top - digit * high;
    while over >> 64 == 0 && digit * next > (over << 64 | u128::from(rest[n - 2])) {
        digit -= 1;
        over += high;
    }
    let digit = digit as u64;
    if !subtract_multiple(rest, divisor, digit) {
        return digit;
    }
    let mut carry = false;
    for (at, word) in rest.iter_mut().enumerate() {
        let added = divisor.get(at).copied().unwrap_or(0);
        let (sum, first) = word.overflowing_add(added);
        let (sum, second) = sum.overflowing_add(u64::from(carry));
        *word = sum;
        carry = first || second;
    }
    digit - 1
}

/// Subtracts `digit × divisor`. Returns whether the difference is negative.
#[inline]
fn subtract_multiple(rest: &mut [u64], divisor: &[u64], digit: u64) -> bool {
    let (mut carry, mut borrow) = (0_u128, false);
    for (at, word) in rest.iter_mut().enumerate() {
        let factor = divisor.get(at).copied().unwrap_or(0);
        let product = u128::from(factor) * u128::from(digit) + carry;
        carry = product >> 64;
        let (difference, first) = word.overflowing_sub(product as u64);
        let (difference, second) = difference.overflowing_sub(u64::from(borrow));
        *word = difference;
        borrow = first || second;
    }
    borrow
}

/// Shifts by less than a word; the bits shifted out at the top are zero.
#[inline]
fn shift_left(words: &mut [u64], bits: u32) {
    let mut carry = 0;
    for word in words {
        let shifted = u128::from(*word) << bits | carry;
        *word = shifted as u64;
        carry = shifted >> 64;
    }
}

/// Shifts by less than a word.
#[inline]
fn shift_right(words: &mut [u64], bits: u32) {
    let mut above = 0;
    for word in words.iter_mut().rev() {
        let shifted = (above << 64 | u128::from(*word)) >> bits;
        above = u128::from(*word);
        *word = shifted as u64;
    }
}
