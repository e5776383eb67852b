//! Parsers of parts of a text, for several threads.

use super::AsmParser;
use std::ops::Range;

impl AsmParser<'_> {
    /// A parser of a part of the same text, which knows the aliases defined so far, but no scope of
    /// types. It does not stop at the end of the part.
    #[doc(hidden)]
    #[must_use]
    #[inline]
    pub fn part(&self, part: Range<usize>) -> Self {
        let mut parser = Self::before_start(self.text(), self.file, self.config, part.len());
        parser.attribute_aliases = self.attribute_aliases.clone();
        parser.type_aliases = self.type_aliases.clone();
        parser.reset_to_offset(part.start as u32);
        parser
    }

    /// Whether nothing that was parsed has an identity or is defined elsewhere in the text:
    /// resources and distinct attributes.
    #[doc(hidden)]
    #[inline]
    pub fn is_independent(&self) -> bool {
        self.distinct_attributes.is_empty() && self.resources.are_empty()
    }
}
