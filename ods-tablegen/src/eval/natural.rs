//! The order in which `!instances` lists records: by name, with runs of digits compared as numbers.

use std::cmp::Ordering;

/// Compares two names; runs of digits compare by value.
pub(crate) fn compare(a: &str, b: &str) -> Ordering {
    let (mut a, mut b) = (a.as_bytes(), b.as_bytes());
    loop {
        let common = a
            .iter()
            .zip(b)
            .take_while(|(x, y)| x == y && !x.is_ascii_digit())
            .count();
        (a, b) = (&a[common..], &b[common..]);
        let (Some(x), Some(y)) = (a.first(), b.first()) else {
            return a.len().cmp(&b.len());
        };
        if !(x.is_ascii_digit() && y.is_ascii_digit()) {
            return x.cmp(y);
        }
        let (x, y) = (digits(a), digits(b));
        let order = number(x)
            .len()
            .cmp(&number(y).len())
            .then_with(|| number(x).cmp(number(y)));
        if order != Ordering::Equal {
            return order;
        }
        (a, b) = (&a[x.len()..], &b[y.len()..]);
    }
}

fn digits(text: &[u8]) -> &[u8] {
    let len = text
        .iter()
        .position(|byte| !byte.is_ascii_digit())
        .unwrap_or(text.len());
    &text[..len]
}

/// Digits without leading zeros.
fn number(digits: &[u8]) -> &[u8] {
    let zeros = digits.iter().take_while(|&&digit| digit == b'0').count();
    &digits[zeros..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digit_runs_compare_as_numbers() {
        let mut names = ["a10", "a9", "a", "b", "a9b", "a09c", "B"];
        names.sort_by(|a, b| compare(a, b));
        assert_eq!(names, ["B", "a", "a9", "a9b", "a09c", "a10", "b"]);
    }
}
