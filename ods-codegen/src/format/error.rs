//! Mistakes in a format, and their text with the line that they are about.

/// A mistake at a byte of the text of a format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormatError {
    /// The byte that the caret points to.
    pub offset: usize,
    /// The description of the mistake.
    pub message: String,
    /// Suggestions that may fix it.
    pub notes: Vec<String>,
}

impl FormatError {
    pub(crate) fn new(offset: usize, message: impl Into<String>) -> Self {
        Self {
            offset,
            message: message.into(),
            notes: Vec::new(),
        }
    }

    pub(crate) fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// Returns the line and the column, from 1 and in bytes, of the mistake.
    #[inline]
    pub fn line_and_column(&self, format: &str) -> (usize, usize) {
        let before = &format.as_bytes()[..self.offset.min(format.len())];
        let mut lines = before.split(|&byte| byte == b'\n');
        let last = lines.next_back().unwrap_or_default();
        (lines.count() + 1, last.len() + 1)
    }

    /// Returns the message and, below, the line of `format` with a caret under the byte.
    pub fn message_with_caret(&self, format: &str) -> String {
        format!("{}\n{}", self.message, caret(format, self.offset))
    }
}

/// Shows the line of `format` around `offset` with a caret below, tabs as blanks.
fn caret(format: &str, offset: usize) -> String {
    let is_boundary = |&at: &usize| format.is_char_boundary(at);
    let mut before = (0..=offset.min(format.len())).rev();
    let (before, after) = format.split_at(before.find(is_boundary).unwrap_or(0));
    let before = before.rsplit('\n').next().unwrap_or_default();
    let after = after.split(['\n', '\r']).next().unwrap_or_default();
    let mut line = String::new();
    push_expanded(&mut line, before);
    let column = line.chars().count();
    push_expanded(&mut line, after);
    format!("{line}\n{:column$}^", "")
}

/// Appends `text` to a line, with tabs as blanks up to the next multiple of eight columns.
fn push_expanded(line: &mut String, text: &str) {
    for character in text.chars() {
        if character == '\t' {
            let width = 8 - line.chars().count() % 8;
            line.extend(std::iter::repeat_n(' ', width));
        } else {
            line.push(character);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_caret_stands_under_the_place() {
        let error = FormatError::new(9, "expected this");
        assert_eq!(
            error.message_with_caret("one\n\ttwo x\nthree"),
            "expected this\n        two x\n            ^"
        );
        assert_eq!(error.line_and_column("one\n\ttwo x\nthree"), (2, 6));
    }

    #[test]
    fn the_end_of_the_text_is_a_place() {
        assert_eq!(
            FormatError::new(3, "m").message_with_caret("äb"),
            "m\näb\n  ^"
        );
        assert_eq!(FormatError::new(0, "m").message_with_caret(""), "m\n\n^");
    }
}
