//! Integers of arbitrary fixed width: the values of integer attributes.
//!
//! This file holds the value and its text; the modules below it compute with it.

mod arithmetic;
mod bits;
mod division;

use super::radix;
use std::fmt;
use std::sync::Arc;

/// A bit pattern of a fixed width, as LLVM's `APInt`: up to 2²⁴−1 bits, without a sign of its own.
/// Values of up to 64 bits need no allocation.
///
/// Functions whose result depends on the sign exist for both readings and have LLVM's names: `udiv`
/// and `sdiv`, `ult` and `slt`. Where `IntegerAttr::value` gives the value of an attribute,
/// `IntegerAttr::from_apint` makes an attribute of the result.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ApInt(Repr);

// **Invariant:** bits from `width` on are zero, and `Wide` is used only for more than 64 bits, so
// that structural equality is equality of values.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Repr {
    Small { width: u32, word: u64 },
    Wide(Arc<Wide>),
}

#[derive(PartialEq, Eq, Hash)]
struct Wide {
    width: u32,
    /// Least significant first.
    words: Box<[u64]>,
}

const fn mask(width: u32) -> u64 {
    match width {
        0 => 0,
        1..64 => (1 << width) - 1,
        _ => u64::MAX,
    }
}

/// Reads the lowest `width` bits, 1 to 64, in two's complement.
pub(super) const fn sign_extended(width: u32, word: u64) -> i64 {
    let unused = u64::BITS - width;
    (word << unused).cast_signed() >> unused
}

/// Reads a word from 1, 4 or 8 little-endian bytes, the most frequent lengths.
fn small_word(bytes: &[u8]) -> Option<u64> {
    match bytes.len() {
        1 => Some(bytes[0].into()),
        4 => Some(u32::from_le_bytes(bytes.try_into().ok()?).into()),
        8 => Some(u64::from_le_bytes(bytes.try_into().ok()?)),
        _ => None,
    }
}

impl ApInt {
    /// Creates `value`, truncated or zero-extended to `width` bits.
    #[inline]
    pub fn from_u64(width: u32, value: u64) -> Self {
        if width <= 64 {
            let word = value & mask(width);
            return Self(Repr::Small { width, word });
        }
        let mut words = vec![0; width.div_ceil(64) as usize];
        words[0] = value;
        Self::from_words(width, words)
    }

    /// Creates `value`, truncated or sign-extended to `width` bits.
    pub fn from_i64(width: u32, value: i64) -> Self {
        if width <= 64 {
            return Self::from_u64(width, value.cast_unsigned());
        }
        let sign = (value >> 63).cast_unsigned();
        let mut words = vec![sign; width.div_ceil(64) as usize];
        words[0] = value.cast_unsigned();
        Self::from_words(width, words)
    }

    /// Creates `value`, truncated or zero-extended to `width` bits.
    #[inline]
    pub fn from_u128(width: u32, value: u128) -> Self {
        Self::from_words(width, vec![value as u64, (value >> 64) as u64])
    }

    /// Creates a value from words, least significant first, truncated or zero-extended to `width`
    /// bits.
    pub fn from_words(width: u32, mut words: Vec<u64>) -> Self {
        if width <= 64 {
            return Self::from_u64(width, words.first().copied().unwrap_or(0));
        }
        words.resize(width.div_ceil(64) as usize, 0);
        if !width.is_multiple_of(64)
            && let Some(last) = words.last_mut()
        {
            *last &= mask(width % 64);
        }
        Self(Repr::Wide(Arc::new(Wide {
            width,
            words: words.into(),
        })))
    }

    /// Creates a value from little-endian bytes, truncated or zero-extended to `width` bits.
    pub fn from_le_bytes(width: u32, bytes: &[u8]) -> Self {
        if let (0..=64, Some(word)) = (width, small_word(bytes)) {
            return Self::from_u64(width, word);
        }
        let words = bytes.chunks(8).map(|chunk| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            u64::from_le_bytes(word)
        });
        if width <= 64 {
            return Self::from_u64(width, words.take(1).next().unwrap_or(0));
        }
        Self::from_words(width, words.collect())
    }

    /// The number of bits.
    #[inline]
    pub fn width(&self) -> u32 {
        match &self.0 {
            Repr::Small { width, .. } => *width,
            Repr::Wide(wide) => wide.width,
        }
    }

    /// The words, least significant first.
    #[inline]
    pub fn words(&self) -> &[u64] {
        match &self.0 {
            Repr::Small { word, .. } => std::slice::from_ref(word),
            Repr::Wide(wide) => &wide.words,
        }
    }

    /// Whether the highest bit is set.
    pub fn is_negative(&self) -> bool {
        let width = self.width();
        width != 0 && self.words()[(width as usize - 1) / 64] >> ((width - 1) % 64) & 1 == 1
    }

    /// Whether all bits are zero.
    #[inline]
    pub fn is_zero(&self) -> bool {
        self.words().iter().all(|word| *word == 0)
    }

    /// Returns the value read as unsigned, if it fits.
    pub fn to_u64(&self) -> Option<u64> {
        let (low, high) = self.words().split_first()?;
        high.iter().all(|word| *word == 0).then_some(*low)
    }

    /// Returns the value read in two's complement, if it fits.
    pub fn to_i64(&self) -> Option<i64> {
        match &self.0 {
            Repr::Small { width: 0, .. } => Some(0),
            Repr::Small { width, word } => Some(sign_extended(*width, *word)),
            Repr::Wide(wide) => {
                let low = wide.words[0].cast_signed();
                (Self::from_i64(wide.width, low) == *self).then_some(low)
            }
        }
    }

    /// Returns the negated value, in two's complement.
    #[must_use]
    pub fn negated(&self) -> Self {
        if let Repr::Small { width, word } = self.0 {
            return Self::from_u64(width, word.wrapping_neg());
        }
        let mut carry = true;
        let negate = |word: &u64| {
            let (sum, overflow) = (!word).overflowing_add(u64::from(carry));
            carry = overflow;
            sum
        };
        Self::from_words(self.width(), self.words().iter().map(negate).collect())
    }

    /// The number of bits up to the highest bit set.
    pub fn active_bits(&self) -> u32 {
        let words = self.words();
        match words.iter().rposition(|word| *word != 0) {
            Some(at) => (at as u32 + 1) * 64 - words[at].leading_zeros(),
            None => 0,
        }
    }

    /// Appends the lowest `count` bytes, least significant first.
    pub(crate) fn write_le_bytes(&self, count: usize, out: &mut Vec<u8>) {
        if let Repr::Small { word, .. } = self.0 {
            // Fast path for the usual sizes: no call for so few bytes.
            match count {
                1 => return out.push(word as u8),
                4 => return out.extend_from_slice(&(word as u32).to_le_bytes()),
                8 => return out.extend_from_slice(&word.to_le_bytes()),
                _ => {}
            }
        }
        let start = out.len();
        for word in self.words() {
            let missing = count - (out.len() - start);
            out.extend_from_slice(&word.to_le_bytes()[..missing.min(8)]);
        }
        out.resize(start + count, 0);
    }

    /// [`print`](Self::print)s the value stored in these little-endian bytes.
    pub(crate) fn print_le_bytes(width: u32, signed: bool, bytes: &[u8], out: &mut Vec<u8>) {
        if let (1..=64, Some(word)) = (width, small_word(bytes)) {
            let mut buffer = itoa::Buffer::new();
            let text = if signed {
                buffer.format(sign_extended(width, word))
            } else {
                buffer.format(word & mask(width))
            };
            return out.extend_from_slice(text.as_bytes());
        }
        Self::from_le_bytes(width, bytes).print(signed, out);
    }

    /// Appends the value in decimal, read as signed or unsigned.
    pub(crate) fn print(&self, signed: bool, out: &mut Vec<u8>) {
        let mut buffer = itoa::Buffer::new();
        if let Repr::Small { word, .. } = self.0 {
            let text = match self.to_i64() {
                Some(value) if signed => buffer.format(value),
                _ => buffer.format(word),
            };
            out.extend_from_slice(text.as_bytes());
        } else if signed && self.is_negative() {
            out.push(b'-');
            print_words(self.negated().words(), out);
        } else {
            print_words(self.words(), out);
        }
    }
}

/// Appends the number made of these words in decimal.
pub(super) fn print_words(words: &[u64], out: &mut Vec<u8>) {
    // A small value of a wide type has many zero words.
    let len = words
        .iter()
        .rposition(|word| *word != 0)
        .map_or(0, |at| at + 1);
    let mut digits = radix::to_decimal(&words[..len]);
    let mut buffer = itoa::Buffer::new();
    let first = digits.pop().unwrap_or(0);
    out.extend_from_slice(buffer.format(first).as_bytes());
    for digit in digits.iter().rev() {
        let text = buffer.format(*digit);
        out.resize(out.len() + radix::DECIMAL_DIGITS - text.len(), b'0');
        out.extend_from_slice(text.as_bytes());
    }
}

/// Parses decimal digits into a value wide enough to hold them.
pub(crate) fn parse_decimal(digits: &[u8]) -> ApInt {
    let digit = |value, digit: &u8| value * 10 + u64::from(digit - b'0');
    let chunks = digits.rchunks(radix::DECIMAL_DIGITS);
    let chunks: Vec<u64> = chunks.map(|chunk| chunk.iter().fold(0, digit)).collect();
    let words = radix::to_binary(&chunks);
    ApInt::from_words((words.len() as u32 * 64).max(64), words)
}

/// Divides by one word and returns the remainder.
pub(super) fn divide_in_place(words: &mut Vec<u64>, divisor: u64) -> u64 {
    let mut remainder = 0_u64;
    for word in words.iter_mut().rev() {
        let dividend = u128::from(remainder) << 64 | u128::from(*word);
        *word = (dividend / u128::from(divisor)) as u64;
        remainder = (dividend % u128::from(divisor)) as u64;
    }
    trim(words);
    remainder
}

/// Drops zero words at the most significant end.
pub(super) fn trim(words: &mut Vec<u64>) {
    while words.last() == Some(&0) {
        words.pop();
    }
}

/// Prints the value read as unsigned.
impl fmt::Display for ApInt {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = Vec::new();
        self.print(false, &mut out);
        f.write_str(&String::from_utf8_lossy(&out))
    }
}
