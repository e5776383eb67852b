//! Mistakes in a format, and how they are shown.

/// A mistake at a place in the text of a format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormatError {
    /// The byte of the format at which the caret stands.
    pub offset: usize,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
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
    pub fn line_and_column(&self, format: &str) -> (usize, usize) {
        let before = &format.as_bytes()[..self.offset.min(format.len())];
        let mut lines = before.split(|&byte| byte == b'\n');
        let last = lines.next_back().unwrap_or_default();
        (lines.count() + 1, last.len() + 1)
    }

    /// Returns the message, the line of `format` that it is about, and a caret under the place.
    pub fn message_with_caret(&self, format: &str) -> String {
        format!("{}\n{}", self.message, caret(format, self.offset))
    }
}

const TAB_STOP: usize = 8;

/// Shows the line of `format` around `offset` with a caret below, tabs as blanks.
fn caret(format: &str, offset: usize) -> String {
    let offset = (0..=offset.min(format.len()))
        .rev()
        .find(|&at| format.is_char_boundary(at))
        .unwrap_or(0);
    let start = format[..offset]
        .rfind('\n')
        .map_or(0, |newline| newline + 1);
    let end = format[offset..]
        .find(['\n', '\r'])
        .map_or(format.len(), |length| offset + length);
    let mut line = String::with_capacity(end - start);
    let mut columns = 0;
    let mut caret_column = 0;
    for (index, character) in format[start..end].char_indices() {
        if start + index == offset {
            caret_column = columns;
        }
        let width = if character == '\t' {
            TAB_STOP - columns % TAB_STOP
        } else {
            1
        };
        if character == '\t' {
            line.extend(std::iter::repeat_n(' ', width));
        } else {
            line.push(character);
        }
        columns += width;
    }
    if offset == end {
        caret_column = columns;
    }
    format!("{line}\n{:caret_column$}^", "")
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
