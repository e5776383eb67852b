//! Joins the lines of printed text, for [`PrintFlags::one_line`].
//!
//! Text may come in pieces. Strings contain no line breaks, and the printer writes no comments if
//! the lines are joined, so a line break with the indentation after it is the same as a space.
//!
//! [`PrintFlags::one_line`]: ods_ir::text::printer::PrintFlags::one_line

/// The state between two pieces.
#[derive(Default)]
pub(super) struct OneLine {
    /// The last byte was in a line break or in indentation.
    after_break: bool,
    /// The last byte of the text so far; 0 at the start.
    last: u8,
}

impl OneLine {
    /// Joins the lines of the next piece. A line break at the end is left out, until more text
    /// follows.
    pub(super) fn join(&mut self, text: &[u8]) -> Vec<u8> {
        let mut joined = Vec::with_capacity(text.len());
        for byte in text {
            match byte {
                b'\n' | b'\r' => self.after_break = true,
                b' ' if self.after_break => {}
                _ => {
                    let is_empty_body = (self.last, *byte) == (b'{', b'}');
                    if self.after_break && self.last != 0 && !is_empty_body {
                        joined.push(b' ');
                    }
                    self.after_break = false;
                    self.last = *byte;
                    joined.push(*byte);
                }
            }
        }
        joined
    }
}

#[cfg(test)]
mod tests {
    use super::OneLine;

    #[test]
    fn pieces_join_like_the_whole() {
        let text = b"#a = 1\nm {\n}\n\nm {\n    %0 = a  b\n  c\n}\n";
        let whole = OneLine::default().join(text);
        assert_eq!(whole, b"#a = 1 m {} m { %0 = a  b c }");
        for at in 0..text.len() {
            let (first, second) = text.split_at(at);
            let mut joined = OneLine::default();
            let pieces = [joined.join(first), joined.join(second)];
            assert_eq!(pieces.concat(), whole);
        }
    }
}
