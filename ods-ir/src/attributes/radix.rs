//! Conversion of numbers of any length between binary and decimal.
//!
//! A number is split in halves; the halves are converted and combined by one multiplication in the
//! new radix, with Karatsuba's method. Millions of digits take about n^1.6 steps instead of n².

use super::apint::trim;

/// The radix of a multi-digit number.
trait Radix {
    /// The radix.
    const BASE: u128;

    /// Splits a value into a digit and the carry to the next digit.
    fn split(value: u128) -> (u64, u64);
}

/// Digits below 2⁶⁴.
struct Binary;

/// Digits below 10¹⁸.
struct Decimal;

/// The number of decimal digits in one digit of [`Decimal`].
pub(super) const DECIMAL_DIGITS: usize = 18;
const DECIMAL: u64 = 1_000_000_000_000_000_000;

impl Radix for Binary {
    const BASE: u128 = 1 << 64;

    fn split(value: u128) -> (u64, u64) {
        (value as u64, (value >> 64) as u64)
    }
}

impl Radix for Decimal {
    const BASE: u128 = DECIMAL as u128;

    fn split(value: u128) -> (u64, u64) {
        ((value % Self::BASE) as u64, (value / Self::BASE) as u64)
    }
}

/// Numbers of up to this many digits are converted and multiplied by the schoolbook method. Sums of
/// so many products fit into 128 bits in base 10¹⁸.
const SHORT: usize = 32;

/// Converts binary words to digits in base 10¹⁸, both least significant first.
pub(super) fn to_decimal(words: &[u64]) -> Vec<u64> {
    convert::<Decimal>(words, Binary::BASE)
}

/// Converts digits in base 10¹⁸ to binary words, both least significant first.
pub(super) fn to_binary(digits: &[u64]) -> Vec<u64> {
    convert::<Binary>(digits, Decimal::BASE)
}

fn convert<R: Radix>(digits: &[u64], base: u128) -> Vec<u64> {
    // base^SHORT, its square, and so on, up to half the length.
    let mut powers: Vec<Vec<u64>> = Vec::new();
    let mut len = SHORT;
    while len < digits.len() {
        let power = match powers.last() {
            Some(last) => multiply::<R>(last, last),
            None => (0..SHORT).fold(vec![1], |power, _| multiply_add::<R>(power, base, 0)),
        };
        powers.push(power);
        len *= 2;
    }
    convert_with::<R>(digits, base, &powers)
}

fn convert_with<R: Radix>(digits: &[u64], base: u128, powers: &[Vec<u64>]) -> Vec<u64> {
    let Some((power, smaller)) = powers.split_last() else {
        return digits.iter().rev().fold(Vec::new(), |number, digit| {
            multiply_add::<R>(number, base, *digit)
        });
    };
    let half = SHORT << smaller.len();
    if digits.len() <= half {
        return convert_with::<R>(digits, base, smaller);
    }
    let (low, high) = digits.split_at(half);
    let high = convert_with::<R>(high, base, smaller);
    let mut number = multiply::<R>(&high, power);
    add::<R>(&mut number, &convert_with::<R>(low, base, smaller), 0);
    trim(&mut number);
    number
}

/// Returns `number × factor + addend`.
fn multiply_add<R: Radix>(mut number: Vec<u64>, factor: u128, addend: u64) -> Vec<u64> {
    let mut carry = addend;
    for digit in &mut number {
        // Either the digit or the factor is below 10¹⁸, so the sum does not overflow.
        (*digit, carry) = R::split(u128::from(*digit) * factor + u128::from(carry));
    }
    while carry != 0 {
        let (digit, rest) = R::split(carry.into());
        number.push(digit);
        carry = rest;
    }
    number
}

/// Adds `other`, shifted by `at` digits.
fn add<R: Radix>(number: &mut Vec<u64>, other: &[u64], at: usize) {
    if number.len() < at + other.len() {
        number.resize(at + other.len(), 0);
    }
    let mut carry = 0;
    let mut others = other.iter();
    for digit in &mut number[at..] {
        let other = others.next();
        if other.is_none() && carry == 0 {
            return;
        }
        let other = other.copied().unwrap_or(0);
        (*digit, carry) = R::split(u128::from(*digit) + u128::from(other) + u128::from(carry));
    }
    if carry != 0 {
        number.push(carry);
    }
}

/// Subtracts `other`, which must not be larger.
fn subtract<R: Radix>(number: &mut [u64], other: &[u64]) {
    let mut borrow = 0;
    let mut others = other.iter();
    for digit in number {
        let other = others.next();
        if other.is_none() && borrow == 0 {
            return;
        }
        let taken = u128::from(other.copied().unwrap_or(0)) + borrow;
        borrow = u128::from(u128::from(*digit) < taken);
        *digit = (u128::from(*digit) + R::BASE * borrow - taken) as u64;
    }
}

fn multiply<R: Radix>(left: &[u64], right: &[u64]) -> Vec<u64> {
    let (short, long) = if left.len() < right.len() {
        (left, right)
    } else {
        (right, left)
    };
    if short.len() <= SHORT {
        return multiply_digits::<R>(short, long);
    }
    if long.len() >= 2 * short.len() {
        let mut product = Vec::with_capacity(short.len() + long.len() + 1);
        for (at, part) in long.chunks(short.len()).enumerate() {
            add::<R>(&mut product, &multiply::<R>(short, part), at * short.len());
        }
        return product;
    }
    // (a + bX)(c + dX) = ac + ((a+b)(c+d) - ac - bd)X + bdX²
    let half = long.len().div_ceil(2);
    let (a, b) = short.split_at(half.min(short.len()));
    let (c, d) = long.split_at(half);
    let mut low = multiply::<R>(a, c);
    let high = multiply::<R>(b, d);
    let (mut left_sum, mut right_sum) = (a.to_vec(), c.to_vec());
    add::<R>(&mut left_sum, b, 0);
    add::<R>(&mut right_sum, d, 0);
    let mut middle = multiply::<R>(&left_sum, &right_sum);
    subtract::<R>(&mut middle, &low);
    subtract::<R>(&mut middle, &high);
    trim(&mut middle);
    add::<R>(&mut low, &middle, half);
    add::<R>(&mut low, &high, 2 * half);
    low
}

fn multiply_digits<R: Radix>(short: &[u64], long: &[u64]) -> Vec<u64> {
    let mut product = vec![0; short.len() + long.len()];
    for (at, factor) in short.iter().enumerate() {
        let mut carry = 0;
        let mut digits = product[at..].iter_mut();
        for (other, digit) in long.iter().zip(digits.by_ref()) {
            let value = u128::from(*factor) * u128::from(*other);
            (*digit, carry) = R::split(value + u128::from(*digit) + u128::from(carry));
        }
        if let Some(digit) = digits.next() {
            *digit = carry;
        }
    }
    trim(&mut product);
    product
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a pseudo-random number, the same in each run.
    fn number(len: usize, seed: u64) -> Vec<u64> {
        let mut state = seed;
        let mut next = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            match state >> 61 {
                0 => 0,
                1 => u64::MAX,
                _ => state,
            }
        };
        let mut words: Vec<u64> = (0..len).map(|_| next()).collect();
        words.push(1);
        words
    }

    #[test]
    fn there_and_back() {
        for len in [0, 1, 31, 32, 33, 64, 65, 127, 200, 1000, 3000] {
            let words = number(len, len as u64);
            let digits = to_decimal(&words);
            assert!(digits.iter().all(|digit| *digit < DECIMAL));
            assert!(to_binary(&digits) == words, "{len} words");
        }
    }

    #[test]
    fn powers_of_ten() {
        let mut digits = vec![0; 500];
        digits.push(1);
        let words = to_binary(&digits);
        assert!(to_decimal(&words) == digits);
        // 10^9000 has as many factors of two as of five.
        let zeros = words.iter().position(|word| *word != 0).unwrap();
        assert_eq!(zeros as u32 * 64 + words[zeros].trailing_zeros(), 9000);
    }

    #[test]
    fn nothing() {
        assert!(to_decimal(&[]).is_empty());
        assert!(to_binary(&[0, 0]).is_empty());
    }
}
