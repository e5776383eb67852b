//! Sanitizes names chosen by users or dialects for use in identifiers.

use std::borrow::Cow;
use std::fmt::Write as _;

/// MLIR's `sanitizeIdentifier`: keeps letters, digits and the characters in `punctuation`, replaces
/// a blank by `_` and other bytes by their hexadecimal value. Inserts `_` before a leading digit
/// and after a trailing one, unless `trailing_digit` tells that no number follows.
#[doc(hidden)]
pub fn sanitize<'a>(name: &'a str, punctuation: &[u8], trailing_digit: bool) -> Cow<'a, str> {
    let is_valid = |byte: u8| byte.is_ascii_alphanumeric() || punctuation.contains(&byte);
    let starts_with_digit = name.starts_with(|first: char| first.is_ascii_digit());
    let ends_with_digit = name.ends_with(|last: char| last.is_ascii_digit());
    let needs_end = !starts_with_digit && !trailing_digit && ends_with_digit;
    if !starts_with_digit && !needs_end && name.bytes().all(is_valid) {
        return Cow::Borrowed(name);
    }
    let mut text = String::with_capacity(name.len() + 1);
    if starts_with_digit {
        text.push('_');
    }
    for byte in name.bytes() {
        match byte {
            byte if is_valid(byte) => text.push(char::from(byte)),
            b' ' => text.push('_'),
            // Writing to a string cannot fail.
            byte => _ = write!(text, "{byte:X}"),
        }
    }
    if needs_end {
        text.push('_');
    }
    Cow::Owned(text)
}

#[cfg(test)]
mod tests {
    use super::sanitize;

    #[test]
    fn what_cannot_stand_in_a_name_is_replaced() {
        let value = |name| sanitize(name, b"$._-", true).into_owned();
        assert_eq!(value("a.b-c$_1"), "a.b-c$_1");
        assert_eq!(value("1 a"), "_1_a");
        assert_eq!(value("a+\n"), "a2BA");
    }

    #[test]
    fn numbers_stay_apart() {
        let alias = |name| sanitize(name, b"$_-", false).into_owned();
        assert_eq!(alias("a1"), "a1_");
        assert_eq!(alias("1a1"), "_1a1");
        assert_eq!(alias("a.b"), "a2Eb");
    }
}
