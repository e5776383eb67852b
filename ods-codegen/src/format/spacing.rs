//! Computes where the printer writes a space.
//!
//! Whether a space precedes an element depends only on the elements before it in the text of the
//! format, not on the branches that are printed, so the encoder computes it once. The rules are
//! MLIR's, so that both print the same text.

use super::element::WhitespaceKind;

/// The effect of the elements so far on the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spacing {
    /// Whether the next element needs a space.
    emit_space: bool,
    /// Whether the last element was punctuation.
    after_punctuation: bool,
}

impl Spacing {
    /// The state at the start of a format.
    pub(crate) fn new() -> Self {
        Self {
            emit_space: true,
            after_punctuation: false,
        }
    }

    /// Moves past a literal; returns whether a space precedes it.
    pub(crate) fn literal(&mut self, text: &str) -> bool {
        let space = self.emit_space && self.sets_off(text);
        self.emit_space = !matches!(text, "<" | "(" | "{" | "[");
        self.after_punctuation =
            !text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_');
        space
    }

    fn sets_off(self, text: &str) -> bool {
        match text {
            ">" | ")" | "}" | "]" | "," => false,
            "<" | "(" | "{" | "[" => self.after_punctuation,
            _ => true,
        }
    }

    /// Moves past `` ` ` ``.
    pub(crate) fn space(&mut self) {
        self.emit_space = false;
        self.after_punctuation = false;
    }

    /// Moves past ` `` `.
    pub(crate) fn empty(&mut self) {
        self.emit_space = false;
        self.after_punctuation = true;
    }

    /// Moves past white space in a format of an attribute or a type, which MLIR prints differently
    /// from white space in formats of ops.
    pub(crate) fn definition_whitespace(&mut self, kind: WhitespaceKind) {
        self.emit_space = false;
        self.after_punctuation |= kind == WhitespaceKind::Empty;
    }

    /// Moves past a dictionary, which prints its own space.
    pub(crate) fn dictionary(&mut self) {
        self.after_punctuation = false;
    }

    /// Moves past any other element; returns whether a space precedes it.
    pub(crate) fn element(&mut self) -> bool {
        let space = self.emit_space || !self.after_punctuation;
        self.emit_space = true;
        self.after_punctuation = false;
        space
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Prints literals with the spaces between them; `$` is any other element.
    fn print(words: &[&str]) -> String {
        let mut spacing = Spacing::new();
        let mut text = String::new();
        for &word in words {
            let space = match word {
                "" => {
                    spacing.empty();
                    false
                }
                "$" => spacing.element(),
                _ => spacing.literal(word),
            };
            text.extend(space.then_some(' '));
            text.push_str(word);
        }
        text
    }

    #[test]
    fn brackets_stick_to_words_and_commas_to_what_precedes() {
        assert_eq!(
            print(&["kw", "(", "$", ",", "$", ")", ":", "$", "->", "(", "$", ")"]),
            " kw($, $) : $ -> ($)"
        );
        assert_eq!(
            print(&["[", "[", "$", "]", "]", "{", "}", "...", "="]),
            "[[$]] {} ... ="
        );
    }

    #[test]
    fn an_empty_literal_takes_one_space_away() {
        assert_eq!(
            print(&["a", "", "b", "$", "", "$", "(", "", "$"]),
            " ab $$($"
        );
    }

    #[test]
    fn a_space_is_written_once() {
        let mut spacing = Spacing::new();
        spacing.space();
        assert!(!spacing.literal("kw"));
        spacing.space();
        // As in MLIR, an element that is not a literal gets its own space after the one asked for.
        assert!(spacing.element());
    }
}
