//! Entry points that parse a single type or attribute.

use super::{AsmParser, Parsed, ParserConfig};
use crate::attributes::Attribute;
use crate::def::ValueRegistry;
use crate::diagnostics::Diagnostics;
use crate::location::FileId;
use crate::text::lexer::TokenKind;
use crate::types::Type;

fn parse_all<T>(
    text: &[u8],
    config: ParserConfig<'_>,
    parse: impl FnOnce(&mut AsmParser<'_>) -> Parsed<T>,
) -> Result<T, Diagnostics> {
    let mut parser = AsmParser::new(text, FileId::FIRST, config);
    let parsed = parse(&mut parser);
    if parsed.is_ok() && !parser.at(TokenKind::Eof) {
        let rest = String::from_utf8_lossy(&text[parser.offset() as usize..]).into_owned();
        let message = format!("found trailing characters: '{rest}'");
        parser.emit_error(parser.offset(), message);
    }
    match (parsed, parser.into_diagnostics()) {
        (Ok(value), diagnostics) if diagnostics.is_empty() => Ok(value),
        (_, diagnostics) => Err(Diagnostics::from(diagnostics).in_text(text)),
    }
}

/// Parses `text` as a type.
///
/// # Errors
///
/// If `text` is malformed. The locations are byte offsets into `text`.
#[inline]
pub fn parse_type(text: &[u8], config: ParserConfig<'_>) -> Result<Type, Diagnostics> {
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "the method alone is for one lifetime only"
    )]
    parse_all(text, config, |p| p.parse_type())
}

/// Parses `text` as an attribute.
///
/// # Errors
///
/// If `text` is malformed. The locations are byte offsets into `text`.
#[inline]
pub fn parse_attribute(text: &[u8], config: ParserConfig<'_>) -> Result<Attribute, Diagnostics> {
    parse_all(text, config, |p| p.parse_attribute(None))
}

/// Calls `parse` with the builtin dialect only; types and attributes of other dialects are
/// kept verbatim.
fn with_builtin<T>(parse: impl FnOnce(ParserConfig<'_>) -> T) -> T {
    parse(ParserConfig {
        registry: &ValueRegistry::new(),
        allow_unregistered_dialects: true,
    })
}

impl Type {
    /// Parses `text` as a type, with only the builtin dialect registered. Types and attributes of
    /// other dialects are kept verbatim.
    ///
    /// # Errors
    ///
    /// If `text` is malformed. The locations are byte offsets into `text`.
    #[inline]
    pub fn parse(text: &str) -> Result<Self, Diagnostics> {
        with_builtin(|config| parse_type(text.as_bytes(), config))
    }
}

impl Attribute {
    /// Parses `text` as an attribute, with only the builtin dialect registered. Types and
    /// attributes of other dialects are kept verbatim.
    ///
    /// # Errors
    ///
    /// If `text` is malformed. The locations are byte offsets into `text`.
    #[inline]
    pub fn parse(text: &str) -> Result<Self, Diagnostics> {
        with_builtin(|config| parse_attribute(text.as_bytes(), config))
    }
}
