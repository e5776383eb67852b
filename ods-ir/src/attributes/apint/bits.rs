//! The bits of an [`ApInt`]: logic, shifts, changes of the width, and counts.

use super::{ApInt, Repr, mask};

/// Logic and shifts.
///
/// ```
/// use ods_runtime::attributes::ApInt;
///
/// let a = ApInt::from_u64(8, 0b1001_0110);
/// assert_eq!(a.shl(1).to_u64(), Some(0b0010_1100));
/// assert_eq!(a.lshr(4).to_u64(), Some(0b1001));
/// assert_eq!(a.ashr(4).to_u64(), Some(0b1111_1001));
/// assert_eq!(a.not().to_u64(), Some(0b0110_1001));
/// ```
impl ApInt {
    /// The bits set in both.
    ///
    /// # Panics
    ///
    /// If the widths differ.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn and(&self, other: &Self) -> Self {
        self.combine(other, |left, right| left & right)
    }

    /// The bits set in one or both.
    ///
    /// # Panics
    ///
    /// If the widths differ.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn or(&self, other: &Self) -> Self {
        self.combine(other, |left, right| left | right)
    }

    /// The bits that differ.
    ///
    /// # Panics
    ///
    /// If the widths differ.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn xor(&self, other: &Self) -> Self {
        self.combine(other, |left, right| left ^ right)
    }

    /// All bits flipped.
    #[must_use]
    #[inline]
    pub fn not(&self) -> Self {
        self.combine(self, |word, _| !word)
    }

    #[track_caller]
    fn combine(&self, other: &Self, combine: impl Fn(u64, u64) -> u64) -> Self {
        self.check_width(other);
        if let Repr::Small { width, word } = self.0 {
            return Self::from_u64(width, combine(word, other.low()));
        }
        let words = self.words().iter().zip(other.words());
        let words = words.map(|(left, right)| combine(*left, *right));
        Self::from_words(self.width(), words.collect())
    }

    /// The bits moved towards the highest; zeros follow. A shift by the width or more is zero.
    #[must_use]
    #[inline]
    pub fn shl(&self, count: u32) -> Self {
        if let Repr::Small { width, word } = self.0 {
            return Self::from_u64(width, word.checked_shl(count).unwrap_or(0));
        }
        let (skipped, bits) = ((count / 64) as usize, count % 64);
        let words = self.words();
        let word = |at: usize| words.get(at).copied().unwrap_or(0);
        let shifted = (0..words.len()).map(|at| match at.checked_sub(skipped) {
            None => 0,
            Some(at) if bits == 0 || at == 0 => word(at) << bits,
            Some(at) => word(at) << bits | word(at - 1) >> (64 - bits),
        });
        Self::from_words(self.width(), shifted.collect())
    }

    /// The bits moved towards the lowest; zeros follow. A shift by the width or more is zero.
    #[must_use]
    #[inline]
    pub fn lshr(&self, count: u32) -> Self {
        if let Repr::Small { width, word } = self.0 {
            return Self::from_u64(width, word.checked_shr(count).unwrap_or(0));
        }
        let (skipped, bits) = ((count / 64) as usize, count % 64);
        let words = self.words();
        let word = |at: usize| words.get(at).copied().unwrap_or(0);
        let shifted = (skipped..skipped + words.len()).map(|at| match bits {
            0 => word(at),
            _ => word(at) >> bits | word(at + 1) << (64 - bits),
        });
        Self::from_words(self.width(), shifted.collect())
    }

    /// The bits moved towards the lowest; copies of the highest bit follow. A shift by the width or
    /// more leaves only these.
    #[must_use]
    #[inline]
    pub fn ashr(&self, count: u32) -> Self {
        if self.is_negative() {
            self.not().lshr(count).not()
        } else {
            self.lshr(count)
        }
    }
}

/// Changes of the width.
///
/// ```
/// use ods_runtime::attributes::ApInt;
///
/// let a = ApInt::from_i64(8, -2);
/// assert_eq!(a.sext(100).to_i64(), Some(-2));
/// assert_eq!(a.zext(100).to_u64(), Some(254));
/// assert_eq!(a.trunc(4).to_i64(), Some(-2));
/// ```
impl ApInt {
    /// The lowest `width` bits.
    ///
    /// # Panics
    ///
    /// If `width` is greater than the width of the value.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn trunc(&self, width: u32) -> Self {
        assert!(width <= self.width(), "trunc cannot widen");
        self.zext_or_trunc(width)
    }

    /// The value with zeros above.
    ///
    /// # Panics
    ///
    /// If `width` is less than the width of the value.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn zext(&self, width: u32) -> Self {
        assert!(width >= self.width(), "zext cannot narrow");
        self.zext_or_trunc(width)
    }

    /// The value with copies of its highest bit above.
    ///
    /// # Panics
    ///
    /// If `width` is less than the width of the value.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn sext(&self, width: u32) -> Self {
        assert!(width >= self.width(), "sext cannot narrow");
        self.sext_or_trunc(width)
    }

    /// The lowest `width` bits, with zeros above.
    #[must_use]
    #[inline]
    pub fn zext_or_trunc(&self, width: u32) -> Self {
        if width <= 64 {
            return Self::from_u64(width, self.low());
        }
        Self::from_words(width, self.words().to_vec())
    }

    /// The lowest `width` bits, with copies of the highest bit of the value above.
    #[must_use]
    #[inline]
    pub fn sext_or_trunc(&self, width: u32) -> Self {
        let from = self.width();
        if width <= from || !self.is_negative() {
            return self.zext_or_trunc(width);
        }
        let mut words = self.words().to_vec();
        if let (Some(last), 1..) = (words.last_mut(), from % 64) {
            *last |= !mask(from % 64);
        }
        words.resize(width.div_ceil(64) as usize, u64::MAX);
        Self::from_words(width, words)
    }
}

/// Single bits and counts of bits.
///
/// ```
/// use ods_runtime::attributes::ApInt;
///
/// let a = ApInt::from_u64(12, 0b0000_1011_0000);
/// assert!(a.bit(4) && !a.bit(6));
/// assert_eq!(a.count_leading_zeros(), 4);
/// assert_eq!(a.count_trailing_zeros(), 4);
/// assert_eq!(a.count_ones(), 3);
/// ```
impl ApInt {
    /// Whether bit `at` is set; the lowest is bit 0. Bits beyond the width are not set.
    #[inline]
    pub fn bit(&self, at: u32) -> bool {
        let word = self.words().get((at / 64) as usize);
        word.is_some_and(|word| word >> (at % 64) & 1 == 1)
    }

    /// The value with bit `at` set or cleared.
    ///
    /// # Panics
    ///
    /// If `at` is not less than the width.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn with_bit(&self, at: u32, set: bool) -> Self {
        assert!(at < self.width(), "the value has no bit {at}");
        let bit = Self::one(self.width()).shl(at);
        if set {
            self.or(&bit)
        } else {
            self.and(&bit.not())
        }
    }

    /// The number of bits that are set.
    #[inline]
    pub fn count_ones(&self) -> u32 {
        self.words().iter().map(|word| word.count_ones()).sum()
    }

    /// The number of bits that are not set.
    #[inline]
    pub fn count_zeros(&self) -> u32 {
        self.width() - self.count_ones()
    }

    /// The number of zeros above the highest bit set: the width if the value is zero.
    #[inline]
    pub fn count_leading_zeros(&self) -> u32 {
        self.width() - self.active_bits()
    }

    /// The number of ones above the highest zero bit.
    #[inline]
    pub fn count_leading_ones(&self) -> u32 {
        self.not().count_leading_zeros()
    }

    /// The number of zeros below the lowest bit set: the width if the value is zero.
    #[inline]
    pub fn count_trailing_zeros(&self) -> u32 {
        let words = self.words();
        match words.iter().position(|word| *word != 0) {
            Some(at) => at as u32 * 64 + words[at].trailing_zeros(),
            None => self.width(),
        }
    }

    /// The number of ones below the lowest zero bit.
    #[inline]
    pub fn count_trailing_ones(&self) -> u32 {
        self.not().count_trailing_zeros()
    }

    /// The number of bits at the top that are copies of the highest one, and that bit.
    #[inline]
    pub fn sign_bits(&self) -> u32 {
        if self.is_negative() {
            self.count_leading_ones()
        } else {
            self.count_leading_zeros()
        }
    }

    /// The smallest width that holds the value in two's complement.
    #[inline]
    pub fn significant_bits(&self) -> u32 {
        (self.width() + 1)
            .saturating_sub(self.sign_bits())
            .min(self.width())
    }

    /// Whether exactly one bit is set.
    #[inline]
    pub fn is_power_of_two(&self) -> bool {
        self.count_ones() == 1
    }
}
