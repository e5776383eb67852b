//! Words of an encoded format, before they are written down.

/// What a word does when it is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum WordKind {
    /// Prints the text after its first character.
    Literal,
    /// Prints white space or a dictionary.
    Space,
    /// Prints an element.
    Element,
    /// Prints nothing.
    Silent,
}

/// A word of an encoded format.
pub(crate) struct Word {
    /// Whether a space is printed before it.
    pub(crate) space: bool,
    /// What it prints.
    pub(crate) kind: WordKind,
    /// The word.
    pub(crate) text: String,
}

/// Writes the words down, a `_` before those that print a space first.
pub(crate) fn join(words: &[Word]) -> String {
    let mut text = String::new();
    for word in words {
        if !text.is_empty() {
            text.push(' ');
        }
        if word.space {
            text.push('_');
        }
        text.push_str(&word.text);
    }
    text
}

/// Returns the sequence of spaces and literals that the words print.
///
/// `S` is one space, `"x"` a literal, `NL` a new line; what elements print
/// themselves does not show. Every branch is there, in the order of the text:
/// so the calls of a generated printer can be compared with it one by one.
pub(crate) fn sequence(words: &[Word]) -> String {
    let mut text = String::new();
    for word in words {
        let (space, printed) = match (word.kind, word.text.as_str()) {
            (WordKind::Literal, literal) => (word.space, format!("\"{}\"", &literal[1..])),
            (WordKind::Space, ".sp") => (true, String::new()),
            (WordKind::Space, ".nl") => (false, "NL".to_owned()),
            (WordKind::Space, "propdict") => (false, "\" \"".to_owned()),
            (WordKind::Element, _) if word.space => (true, String::new()),
            _ => continue,
        };
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(if space { "S" } else { "" });
        text.push_str(&printed);
    }
    text
}
