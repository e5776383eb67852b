//! Packs names into machine words.

/// Returns the value of a name written as a number of up to nine digits.
#[inline]
pub(super) fn number(name: &[u8]) -> Option<u32> {
    let digits = &name[1..];
    if digits.len() > 9 || digits.len() > 1 && digits[0] == b'0' {
        return None;
    }
    let mut number = 0;
    for digit in digits {
        let digit = digit.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        number = number * 10 + u32::from(digit);
    }
    (!digits.is_empty()).then_some(number)
}

/// Packs a short name that is not a number.
#[inline]
pub(super) fn plain_word(name: &[u8]) -> Option<u64> {
    let bytes = &name[1..];
    match bytes.first() {
        Some(first) if !first.is_ascii_digit() => short_word(bytes),
        _ => None,
    }
}

/// Packs up to eight bytes into one number. Names contain no zero bytes, so the number also encodes
/// the length.
#[inline]
pub(super) fn short_word(bytes: &[u8]) -> Option<u64> {
    match *bytes {
        [a] => return Some(u64::from(a)),
        [a, b] => return Some(u64::from(u16::from_le_bytes([a, b]))),
        [a, b, c] => return Some(u64::from(u32::from_le_bytes([a, b, c, 0]))),
        _ => {}
    }
    // Two loads that may overlap, instead of one per byte.
    if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        let [first, last] = [first, last].map(|half| u64::from(u32::from_le_bytes(*half)));
        let shift = 8 * (bytes.len() - 4);
        return (shift <= 32).then(|| first | last << shift);
    }
    Some(0)
}

#[cfg(test)]
mod tests {
    use super::short_word;

    #[test]
    fn short_names_are_their_bytes() {
        let name = b"abcdefghi";
        for length in 1..=8 {
            let mut bytes = [0; 8];
            bytes[..length].copy_from_slice(&name[..length]);
            assert_eq!(short_word(&name[..length]), Some(u64::from_le_bytes(bytes)));
        }
        assert_eq!(short_word(name), None);
    }
}
