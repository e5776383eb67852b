//! The sequence of spaces and literals that the printer of a format emits.

use super::OpFormat;
use super::context::FormatContext;
use super::encode::{FormatRefs, Transform, words};
use crate::format::element::CustomDirective;
use crate::format::word::sequence;

/// Returns the sequence for a format: `S` is one space, `"x"` a literal, `NL` a new line.
pub fn dump(format: &OpFormat, context: &FormatContext<'_>) -> String {
    sequence(&words(&format.elements, context, &mut NoRefs))
}

/// The sequence shows no references.
struct NoRefs;

impl FormatRefs for NoRefs {
    fn custom(&mut self, _: &CustomDirective, _: bool) -> usize {
        0
    }

    fn enum_keywords(&mut self, _: usize) -> usize {
        0
    }

    fn transform(&mut self, _: &Transform<'_>) -> usize {
        0
    }
}
