//! Which dialects an `Ir` knows.

use crate::text::parser::{AsmParser, Parsed};
use crate::{attributes::Attribute, types::Type};
use rustc_hash::FxHashMap;

/// What is known about one dialect at compile time.
#[derive(Debug)]
#[non_exhaustive]
pub struct DialectInfo {
    /// The namespace before the dot.
    pub name: &'static str,
    /// Parses what follows `!name.` or stands inside `!name<…>`.
    pub parse_type: Option<fn(&mut AsmParser<'_>) -> Parsed<Type>>,
    /// Parses what follows `#name.` or stands inside `#name<…>`; with the type that the context expects.
    pub parse_attribute: Option<fn(&mut AsmParser<'_>, Option<&Type>) -> Parsed<Attribute>>,
}

/// The dialects that a parser or an `Ir` knows.
#[derive(Debug, Default)]
pub struct DialectRegistry {
    dialects: FxHashMap<&'static str, &'static DialectInfo>,
}

impl DialectRegistry {
    /// An empty registry.
    pub fn new() -> Self {
        Self::default()
    }

    /// The dialect of that namespace.
    pub fn dialect(&self, name: &str) -> Option<&'static DialectInfo> {
        self.dialects.get(name).copied()
    }
}
