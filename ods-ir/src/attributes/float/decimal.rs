//! Prints floats by MLIR's rule, digit by digit.
//!
//! A finite number prints with six significant digits as `%e` would (`1.500000e+00`) if that reads
//! back as the same bits; otherwise with as many digits as its format needs (`0.1234567`) if that
//! form has a point; otherwise in hexadecimal, as infinities and NaNs do. The digits are those of
//! LLVM's `APFloat::toString`, which truncates the exact decimal expansion at an estimated position
//! before it rounds half up: **this is not correct rounding**, and the last digit sometimes differs
//! from the output of `printf`.

use super::encode::{Magnitude, decode, encode, round_from_f64};
use super::{INFINITY_OUTSIDE_FORMAT, UNSIGNED_FORMAT_SIGN};
use crate::attributes::apint::{divide_in_place, trim};
use crate::types::{FloatType, NonFinite};
use smallvec::SmallVec;
use std::cmp::Ordering;

/// The number of significant digits of the first form.
const SHORT_DIGITS: usize = 6;

/// The maximum number of zeros that the second form puts before or after the digits, as in LLVM.
const PADDING: i32 = 3;

/// Appends the number of type `ty` with these bits.
pub(crate) fn print_float(ty: FloatType, bits: u128, out: &mut Vec<u8>) {
    let value = decode(ty, bits);
    let Magnitude::Finite {
        significand,
        exponent,
    } = value.magnitude
    else {
        return print_hex(canonical_bits(ty, bits), out);
    };
    if significand == 0 {
        out.extend_from_slice(if value.negative {
            b"-0.000000e+00"
        } else {
            b"0.000000e+00"
        });
        return;
    }
    let start = out.len();
    if value.negative {
        out.push(b'-');
    }
    let short = Decimal::new(significand, exponent, SHORT_DIGITS);
    if short.reads_back_as(ty, bits, (significand, exponent)) {
        return short.print_scientific(out);
    }
    let precision = 2 + ty.mantissa_width() as usize * 59 / 196;
    let full = Decimal::new(significand, exponent, precision);
    if !full.print_plain(precision, out) {
        out.truncate(start);
        print_hex(bits, out);
    }
}

/// Returns the bits that MLIR keeps of a special value: an f80 without its integer bit becomes a
/// proper NaN; an infinity that the format lacks becomes zero; a sign that the format lacks is lost.
fn canonical_bits(ty: FloatType, bits: u128) -> u128 {
    if ty == FloatType::F80 {
        return bits | 0x7FFF << 64;
    }
    if ty == FloatType::F8E8M0FNU {
        return bits & !UNSIGNED_FORMAT_SIGN;
    }
    if ty.format().non_finite == NonFinite::None {
        return bits & !INFINITY_OUTSIDE_FORMAT;
    }
    bits
}

fn print_hex(bits: u128, out: &mut Vec<u8>) {
    out.extend_from_slice(b"0x");
    let digits = (128 - bits.leading_zeros()).div_ceil(4).max(1);
    for at in (0..digits).rev() {
        out.push(b"0123456789ABCDEF"[(bits >> (4 * at)) as usize & 15]);
    }
}

/// Decimal digits. Those of a double fit inline.
type Digits = SmallVec<[u8; 32]>;

/// `digits × 10^exponent`, the most significant digit first and not zero.
struct Decimal {
    digits: Digits,
    exponent: i32,
}

impl Decimal {
    /// Returns at most `precision` digits of `significand × 2^exponent`, without trailing zeros.
    fn new(significand: u128, exponent: i32, precision: usize) -> Self {
        let zeros = significand.trailing_zeros();
        let significand = significand >> zeros;
        let exponent = exponent + zeros as i32;
        let (digits, exponent) = quick_digits(significand, exponent, precision)
            .unwrap_or_else(|| exact_digits(significand, exponent, precision));
        let mut decimal = Self { digits, exponent };
        decimal.drop_zeros();
        decimal.round_to(precision);
        decimal
    }

    fn drop_zeros(&mut self) {
        while self.digits.last() == Some(&b'0') {
            self.digits.pop();
            self.exponent += 1;
        }
    }

    /// Rounds half up.
    fn round_to(&mut self, precision: usize) {
        if self.digits.len() <= precision {
            return;
        }
        let round_up = self.digits[precision] >= b'5';
        self.exponent += (self.digits.len() - precision) as i32;
        self.digits.truncate(precision);
        if round_up {
            while self.digits.last() == Some(&b'9') {
                self.digits.pop();
                self.exponent += 1;
            }
            match self.digits.last_mut() {
                Some(digit) => *digit += 1,
                None => self.digits.push(b'1'),
            }
        } else {
            self.drop_zeros();
        }
    }

    /// Whether the digits read back as the magnitude of the number of type `ty` with these bits,
    /// which is `significand × 2^exponent`.
    fn reads_back_as(
        &self,
        ty: FloatType,
        bits: u128,
        (significand, exponent): (u128, i32),
    ) -> bool {
        if matches!(ty, FloatType::F80 | FloatType::F128) {
            return self.is_nearest_to(ty, significand, exponent);
        }
        if ty == FloatType::F64
            && let Some(value) = self.to_f64()
        {
            return value.to_bits() == bits as u64 & (u64::MAX >> 1);
        }
        if ty == FloatType::F32
            && let Some(value) = self.to_f64().and_then(to_f32)
        {
            return value.to_bits() == bits as u32 & (u32::MAX >> 1);
        }
        let mut text: SmallVec<[u8; 32]> = SmallVec::from_slice(&self.digits);
        text.push(b'e');
        text.extend_from_slice(itoa::Buffer::new().format(self.exponent).as_bytes());
        let text = std::str::from_utf8(&text).unwrap_or_default();
        let wanted = encode(ty, finite(significand, exponent));
        if ty == FloatType::F32 {
            return text.parse().map(f32::to_bits).ok().map(u128::from) == Some(wanted);
        }
        // These formats have at most 11 bits of precision, so that double rounding is harmless.
        text.parse()
            .is_ok_and(|value| round_from_f64(ty, value) == wanted)
    }

    /// Returns the nearest `f64` if the digits and the power of ten are both exact, so that one
    /// operation gives it.
    fn to_f64(&self) -> Option<f64> {
        const POWERS: [f64; 23] = [
            1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
            1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
        ];
        /// Numbers of so many digits are below 2^53.
        const DIGITS: usize = 15;
        let power = *POWERS.get(self.exponent.unsigned_abs() as usize)?;
        if self.digits.len() > DIGITS {
            return None;
        }
        let with_digit = |number, digit: &u8| number * 10.0 + f64::from(digit - b'0');
        let number = self.digits.iter().fold(0.0, with_digit);
        Some(if self.exponent < 0 {
            number / power
        } else {
            number * power
        })
    }

    /// [`reads_back_as`](Self::reads_back_as) for formats wider than an `f64`: whether this lies
    /// within half a unit of the number, or exactly half a unit away if the significand is even.
    fn is_nearest_to(&self, ty: FloatType, significand: u128, exponent: i32) -> bool {
        let format = ty.format();
        let min_unit = format.min_exponent - (format.precision as i32 - 1);
        // In quarters of a unit. Below a power of two the numbers are twice as dense.
        let power_of_two = significand == 1 << (format.precision - 1) && exponent > min_unit;
        let lower = 4 * significand - if power_of_two { 1 } else { 2 };
        let upper = 4 * significand + 2;
        let even = significand & 1 == 0;
        let inside = |ordering: Ordering, outward: Ordering| {
            ordering == outward.reverse() || ordering == Ordering::Equal && even
        };
        inside(self.compare(lower, exponent - 2), Ordering::Less)
            && inside(self.compare(upper, exponent - 2), Ordering::Greater)
    }

    /// Compares with `significand × 2^exponent`.
    fn compare(&self, significand: u128, exponent: i32) -> Ordering {
        let number = self
            .digits
            .iter()
            .fold(0, |number, digit| number * 10 + u64::from(digit - b'0'));
        let mut left = vec![number];
        let mut right = vec![significand as u64, (significand >> 64) as u64];
        trim(&mut right);
        let power = self.exponent.unsigned_abs();
        let scaled = if self.exponent > 0 {
            &mut left
        } else {
            &mut right
        };
        multiply_by_power_of_five(scaled, power);
        let shift = self.exponent - exponent;
        let shifted = if shift > 0 { &mut left } else { &mut right };
        shift_left(shifted, shift.unsigned_abs());
        left.len()
            .cmp(&right.len())
            .then_with(|| left.iter().rev().cmp(right.iter().rev()))
    }

    /// Prints the form `d.dddddde±xx`.
    fn print_scientific(&self, out: &mut Vec<u8>) {
        let exponent = self.exponent + self.digits.len() as i32 - 1;
        out.push(self.digits[0]);
        out.push(b'.');
        out.extend_from_slice(&self.digits[1..]);
        out.resize(out.len() + SHORT_DIGITS + 1 - self.digits.len(), b'0');
        out.push(b'e');
        out.push(if exponent < 0 { b'-' } else { b'+' });
        let mut buffer = itoa::Buffer::new();
        let text = buffer.format(exponent.unsigned_abs());
        if text.len() == 1 {
            out.push(b'0');
        }
        out.extend_from_slice(text.as_bytes());
    }

    /// Prints the shortest form. Returns false if it has no point.
    fn print_plain(&self, precision: usize, out: &mut Vec<u8>) -> bool {
        let count = self.digits.len() as i32;
        let top = self.exponent + count - 1;
        let scientific = if self.exponent >= 0 {
            self.exponent > PADDING || (count + self.exponent) as usize > precision
        } else {
            top < -PADDING
        };
        if scientific {
            out.push(self.digits[0]);
            out.push(b'.');
            match &self.digits[1..] {
                [] => out.push(b'0'),
                rest => out.extend_from_slice(rest),
            }
            out.push(b'E');
            out.push(if top < 0 { b'-' } else { b'+' });
            out.extend_from_slice(itoa::Buffer::new().format(top.unsigned_abs()).as_bytes());
            return true;
        }
        if self.exponent >= 0 {
            return false;
        }
        let (whole, fraction) = self.digits.split_at((top + 1).max(0) as usize);
        if whole.is_empty() {
            out.extend_from_slice(b"0.");
            out.resize(out.len() + (-1 - top) as usize, b'0');
        } else {
            out.extend_from_slice(whole);
            out.push(b'.');
        }
        out.extend_from_slice(fraction);
        true
    }
}

/// Rounds a positive number that is itself the nearest one to another number: the result is the
/// nearest one to that. Returns `None` where it may not be, and for numbers below the normal ones.
fn to_f32(value: f64) -> Option<f32> {
    /// The bits of an `f64` that an `f32` lacks.
    const LOST: u32 = f64::MANTISSA_DIGITS - f32::MANTISSA_DIGITS;
    let is_halfway = value.to_bits() & ((1 << LOST) - 1) == 1 << (LOST - 1);
    let rounded = value as f32;
    let is_normal = value >= f64::from(f32::MIN_POSITIVE) && rounded.is_finite();
    (is_normal && !is_halfway).then_some(rounded)
}

fn finite(significand: u128, exponent: i32) -> super::encode::FloatValue {
    super::encode::FloatValue {
        negative: false,
        magnitude: Magnitude::Finite {
            significand,
            exponent,
        },
    }
}

/// Returns the number of decimal digits to cut off a number of `bits` bits before rounding to
/// `precision` digits. 196/59 is LLVM's estimate of log₂ 10.
fn removable_digits(bits: u64, precision: usize) -> u64 {
    let required = (precision as u64).saturating_mul(196).saturating_add(58) / 59;
    bits.saturating_sub(required) * 59 / 196
}

/// The powers of five below 2^128.
const POWERS_OF_FIVE: [u128; 56] = {
    let mut powers = [1; 56];
    let mut at = 1;
    while at < powers.len() {
        powers[at] = 5 * powers[at - 1];
        at += 1;
    }
    powers
};

/// [`exact_digits`] in 128-bit arithmetic, where it suffices; the significand is odd.
///
/// A number N × 2^-e is N × 5^e / 10^e. Cutting the last k digits of N × 5^e leaves ⌊N × 5^(e-k) /
/// 2^k⌋, which is much smaller. k depends only on the number of bits of N × 5^e.
fn quick_digits(significand: u128, exponent: i32, precision: usize) -> Option<(Digits, i32)> {
    let fractions = u32::try_from(-exponent).ok()?;
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    let log = (significand as f64).log2() + f64::from(fractions) * 5_f64.log2();
    // Too close to a power of two to determine the number of bits.
    if (log - log.round()).abs() < 1e-9 {
        return None;
    }
    let cut = removable_digits(log as u64 + 1, precision) as u32;
    let power = *POWERS_OF_FIVE.get(fractions.checked_sub(cut)? as usize)?;
    let number = significand.checked_mul(power)?.checked_shr(cut)?;
    let mut buffer = itoa::Buffer::new();
    let digits = Digits::from_slice(buffer.format(number).as_bytes());
    Some((digits, cut as i32 - fractions as i32))
}

/// Returns the digits of an odd `significand` times 2^`exponent`, cut but not rounded, and the
/// decimal exponent of the last digit.
fn exact_digits(significand: u128, exponent: i32, precision: usize) -> (Digits, i32) {
    let mut words = vec![significand as u64, (significand >> 64) as u64];
    trim(&mut words);
    let mut decimal_exponent = exponent.min(0);
    if exponent >= 0 {
        shift_left(&mut words, exponent.unsigned_abs());
    } else {
        multiply_by_power_of_five(&mut words, exponent.unsigned_abs());
    }
    let bits =
        words.len() as u64 * 64 - u64::from(words.last().map_or(0, |top| top.leading_zeros()));
    let mut cut = removable_digits(bits, precision);
    decimal_exponent += cut as i32;
    while cut > 0 {
        let step = cut.min(19);
        divide_in_place(&mut words, 10_u64.pow(step as u32));
        cut -= step;
    }
    let mut digits = Vec::new();
    crate::attributes::apint::print_words(&words, &mut digits);
    (digits.into(), decimal_exponent)
}

fn shift_left(words: &mut Vec<u64>, count: u32) {
    let bits = count % 64;
    if bits != 0 {
        let mut carry = 0;
        for word in words.iter_mut() {
            let shifted = *word << bits | carry;
            carry = *word >> (64 - bits);
            *word = shifted;
        }
        words.push(carry);
    }
    words.splice(..0, std::iter::repeat_n(0, (count / 64) as usize));
    trim(words);
}

fn multiply_by_power_of_five(words: &mut Vec<u64>, mut power: u32) {
    while power > 0 {
        // The largest power of five that fits into a word.
        let step = power.min(27);
        multiply_in_place(words, 5_u64.pow(step));
        power -= step;
    }
}

fn multiply_in_place(words: &mut Vec<u64>, factor: u64) {
    let mut carry = 0;
    for word in words.iter_mut() {
        let product = u128::from(*word) * u128::from(factor) + u128::from(carry);
        *word = product as u64;
        carry = (product >> 64) as u64;
    }
    if carry != 0 {
        words.push(carry);
    }
}
