//! Returns the sequence of spaces and literals that the printer of a format emits.

use super::OpFormat;
use super::context::FormatContext;
use super::encode::{FormatRefs, Transform, encode};
use crate::format::element::CustomDirective;
use crate::format::encode::sequence;
use ods_table::{OpWord, Ref};

/// Returns the sequence for a format: `S` is one space, `"x"` a literal, `NL` a new line.
#[inline]
pub fn dump(format: &OpFormat, context: &FormatContext<'_>) -> String {
    let program = encode(format, context, &mut NoRefs).program;
    sequence(&program, &|word| *word == OpWord::PropDict)
}

/// References, which the sequence does not show.
struct NoRefs;

impl FormatRefs for NoRefs {
    fn custom(&mut self, _: &CustomDirective, _: bool) -> Ref<'static> {
        Ref::Shared(0)
    }

    fn enum_keywords(&mut self, _: usize) -> Ref<'static> {
        Ref::Shared(0)
    }

    fn transform(&mut self, _: &Transform<'_>) -> Ref<'static> {
        Ref::Shared(0)
    }
}
