//! The sequence of spaces and literals that the printer of a format emits.
//!
//! `S` is one space, `"x"` a literal, `NL` a new line; what elements print
//! themselves does not show. Every branch is there, in the order of the text:
//! so the calls of a generated printer can be compared with it line by line.

use super::OpFormat;
use super::context::FormatContext;
use super::encode::{FormatRefs, Transform, Word, WordKind, words};
use crate::format::element::CustomDirective;

/// Returns the sequence for a format.
pub fn dump(format: &OpFormat, context: &FormatContext<'_>) -> String {
    let mut line = String::new();
    for word in words(&format.elements, context, &mut NoRefs) {
        let Some(text) = emitted(&word) else { continue };
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(&text);
    }
    line
}

fn emitted(word: &Word) -> Option<String> {
    let space = if word.space { "S" } else { "" };
    match (word.kind, word.text.as_str()) {
        (WordKind::Literal, text) => Some(format!("{space}\"{}\"", &text[1..])),
        (WordKind::Space, ".sp") => Some("S".to_owned()),
        (WordKind::Space, ".nl") => Some("NL".to_owned()),
        (WordKind::Space, "propdict") => Some("\" \"".to_owned()),
        (WordKind::Element, _) if word.space => Some("S".to_owned()),
        _ => None,
    }
}

/// The sequence shows no references.
struct NoRefs;

impl FormatRefs for NoRefs {
    fn custom(&mut self, _: &CustomDirective) -> usize {
        0
    }

    fn enum_keywords(&mut self, _: usize) -> usize {
        0
    }

    fn transform(&mut self, _: &Transform<'_>) -> usize {
        0
    }
}
