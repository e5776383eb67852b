//! Marks at the groups of generated text that hold splices, for [`Assembly`](super::Assembly).

use super::splices::SPLICE;

/// The two bytes of [`SPLICE`].
const SPLICE_BYTES: [u8; 2] = [0xC7, 0x82];

/// The text with a mark before each delimiter of a group that holds splices; `None` if that is not certain, as with a
/// splice in a string.
pub(super) fn with_marks(text: &str) -> Option<String> {
    let places = marks(text.as_bytes())?;
    let mut marked = String::with_capacity(text.len() + places.len() * SPLICE.len_utf8());
    let mut from = 0;
    for place in places {
        marked.push_str(&text[from..place]);
        marked.push(SPLICE);
        from = place;
    }
    marked.push_str(&text[from..]);
    Some(marked)
}

/// The places of the delimiters of groups that hold splices, in order.
fn marks(bytes: &[u8]) -> Option<Vec<usize>> {
    let (mut marks, mut open) = (Vec::new(), Vec::new());
    // How many of the open groups hold splices: the outer ones.
    let mut holding = 0;
    // This loop is the fastest without optimisation.
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'(' | b'[' | b'{' => open.push(at),
            b')' | b']' | b'}' => {
                open.pop()?;
                if holding > open.len() {
                    holding = open.len();
                    marks.push(at);
                }
            }
            0xC7 if is_splice(bytes, at) => {
                while holding < open.len() {
                    marks.push(open[holding]);
                    holding += 1;
                }
            }
            b'"' | b'\'' | b'/' => {
                let end = end_of_literal(bytes, at)?;
                let mut inside = at;
                while inside < end {
                    if is_splice(bytes, inside) {
                        return None;
                    }
                    inside += 1;
                }
                at = end;
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    open.is_empty().then_some(marks)
}

fn is_splice(bytes: &[u8], at: usize) -> bool {
    bytes[at] == SPLICE_BYTES[0] && bytes.get(at + 1) == Some(&SPLICE_BYTES[1])
}

/// The end of a string, a character or a comment that begins at `at`; the next byte if none does.
fn end_of_literal(bytes: &[u8], at: usize) -> Option<usize> {
    let rest = &bytes[at..];
    match rest {
        [b'"', ..] => end_of_string(bytes, at),
        [b'\'', b'\\', ..] => end_of_quoted(bytes, at),
        [b'\'', first, ..] => {
            let length = match first {
                0..0x80 => 1,
                0x80..0xE0 => 2,
                0xE0..0xF0 => 3,
                0xF0.. => 4,
            };
            // Otherwise a lifetime.
            let is_char = rest.get(1 + length) == Some(&b'\'');
            Some(at + if is_char { length + 2 } else { 1 })
        }
        [b'/', b'/', ..] => {
            let line = rest.iter().position(|byte| *byte == b'\n');
            Some(line.map_or(bytes.len(), |length| at + length))
        }
        // These nest.
        [b'/', b'*', ..] => None,
        _ => Some(at + 1),
    }
}

/// The end of a string with or without escapes.
fn end_of_string(bytes: &[u8], at: usize) -> Option<usize> {
    let before = &bytes[..at];
    let hashes = before
        .iter()
        .rev()
        .take_while(|byte| **byte == b'#')
        .count();
    let is_raw = match before[..at - hashes] {
        [b'b' | b'c', b'r'] | [b'r'] => true,
        [.., other, b'b' | b'c', b'r'] | [.., other, b'r'] => {
            !(other.is_ascii_alphanumeric() || other == b'_' || other >= 0x80)
        }
        _ => false,
    };
    if !is_raw {
        return end_of_quoted(bytes, at);
    }
    let mut end = at + 1;
    while end < bytes.len() {
        let rest = &bytes[end + 1..];
        if bytes[end] == b'"'
            && rest.len() >= hashes
            && rest[..hashes].iter().all(|byte| *byte == b'#')
        {
            return Some(end + 1 + hashes);
        }
        end += 1;
    }
    None
}

/// The end of what has escapes and ends with the byte that it begins with.
fn end_of_quoted(bytes: &[u8], at: usize) -> Option<usize> {
    let mut end = at + 1;
    while end < bytes.len() {
        match bytes[end] {
            b'\\' => end += 1,
            byte if byte == bytes[at] => return Some(end + 1),
            _ => {}
        }
        end += 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::with_marks;

    #[test]
    fn groups_with_splices_are_marked() {
        for (text, marked) in [
            ("a ǂ0 (b)", "a ǂ0 (b)"),
            ("a(b) { (c) [ǂ0] } (d)", "a(b) ǂ{ (c) ǂ[ǂ0ǂ] ǂ} (d)"),
            ("{ ǂ1 (x) (y ǂ2, ǂ3) }", "ǂ{ ǂ1 (x) ǂ(y ǂ2, ǂ3ǂ) ǂ}"),
            (
                "(\"(\\\"\", 'a', '(', '\\'', &'a b, ǂ0)",
                "ǂ(\"(\\\"\", 'a', '(', '\\'', &'a b, ǂ0ǂ)",
            ),
            (
                "(r\"\\\", r#\"\"(\"#, br\"(\", 'é', ǂ0)",
                "ǂ(r\"\\\", r#\"\"(\"#, br\"(\", 'é', ǂ0ǂ)",
            ),
            ("(a / b, // (\n ǂ0)", "ǂ(a / b, // (\n ǂ0ǂ)"),
            ("br\"\\\" (ǂ0)", "br\"\\\" ǂ(ǂ0ǂ)"),
            ("(expr\"\\\"\" ǂ0)", "ǂ(expr\"\\\"\" ǂ0ǂ)"),
        ] {
            assert_eq!(with_marks(text).as_deref(), Some(marked), "{text}");
        }
    }

    #[test]
    fn what_is_not_certain_is_left() {
        for text in ["(ǂ0", "ǂ0)", "(\"ǂ0\")", "(/* */ ǂ0)", "(ǂ0) // ǂ1", "\"ǂ0"] {
            assert_eq!(with_marks(text), None, "{text}");
        }
    }
}
