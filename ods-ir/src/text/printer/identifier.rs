//! Sanitizes names chosen by users or dialects for use in identifiers.

use std::borrow::Cow;
use std::fmt::Write as _;

/// MLIR's `sanitizeIdentifier`: keeps letters, digits and the characters in `punctuation`, replaces
/// a blank by `_` and other bytes by their hexadecimal value. Inserts `_` before a leading digit or
/// replaced byte, and after a trailing digit, unless `trailing_digit` tells that no number follows.
#[doc(hidden)]
pub fn sanitize<'a>(name: &'a [u8], punctuation: &[u8], trailing_digit: bool) -> Cow<'a, str> {
    let is_valid = |byte: u8| byte.is_ascii_alphanumeric() || punctuation.contains(&byte);
    let is_first = |byte: &u8| *byte == b' ' || !byte.is_ascii_digit() && is_valid(*byte);
    let needs_start = !name.first().is_none_or(is_first);
    let ends_with_digit = name.last().is_some_and(u8::is_ascii_digit);
    let needs_end = !needs_start && !trailing_digit && ends_with_digit;
    if !needs_start
        && !needs_end
        && name.iter().all(|byte| is_valid(*byte))
        && let Ok(name) = std::str::from_utf8(name)
    {
        return Cow::Borrowed(name);
    }
    let mut text = String::with_capacity(name.len() + 1);
    if needs_start {
        text.push('_');
    }
    for byte in name {
        match *byte {
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
        let value = |name: &str| sanitize(name.as_bytes(), b"$._-", true).into_owned();
        assert_eq!(value("a.b-c$_1"), "a.b-c$_1");
        assert_eq!(value("1 a"), "_1_a");
        assert_eq!(value("a+\n"), "a2BA");
        // Without `_` these would be names of numbered values.
        assert_eq!(value("\""), "_22");
        assert_eq!(value("<a"), "_3Ca");
        assert_eq!(value(" a"), "_a");
        assert_eq!(sanitize(b"\xFFx", b"$._-", true), "_FFx");
        assert_eq!(value(""), "");
    }

    #[test]
    fn numbers_stay_apart() {
        let alias = |name: &str| sanitize(name.as_bytes(), b"$_-", false).into_owned();
        assert_eq!(alias("a1"), "a1_");
        assert_eq!(alias("1a1"), "_1a1");
        assert_eq!(alias("a.b"), "a2Eb");
    }
}
