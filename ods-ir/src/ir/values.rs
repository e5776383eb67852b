//! Types and attributes that are parsed for an IR, or come from another one.

use super::Ir;
use crate::attributes::Attribute;
use crate::diagnostics::Diagnostics;
use crate::location::FileId;
use crate::text::lexer::TokenKind;
use crate::text::parser::{AsmParser, Parsed, ParserConfig};
use crate::types::{Type, TypeScope};

impl Ir {
    /// The mutable types of this IR and its clones.
    pub fn type_scope(&self) -> &TypeScope {
        &self.type_scope
    }

    /// Parses `text` as a type, with the dialects of this IR. Types of unregistered dialects are
    /// kept verbatim.
    ///
    /// # Errors
    ///
    /// If `text` is malformed. The locations are byte offsets into `text`.
    #[inline]
    pub fn parse_type(&self, text: &str) -> Result<Type, Diagnostics> {
        #[expect(
            clippy::redundant_closure_for_method_calls,
            reason = "the method is of one lifetime only"
        )]
        self.parse_all(text, |p| p.parse_type())
    }

    /// Parses `text` as an attribute; see [`parse_type`](Self::parse_type).
    ///
    /// # Errors
    ///
    /// If `text` is malformed. The locations are byte offsets into `text`.
    #[inline]
    pub fn parse_attribute(&self, text: &str) -> Result<Attribute, Diagnostics> {
        self.parse_all(text, |p| p.parse_attribute(None))
    }

    fn parse_all<T>(
        &self,
        text: &str,
        parse: impl FnOnce(&mut AsmParser<'_>) -> Parsed<T>,
    ) -> Result<T, Diagnostics> {
        let config = ParserConfig {
            registry: self.registry(),
            allow_unregistered_dialects: true,
        };
        let mut parser = AsmParser::new(text.as_bytes(), FileId::FIRST, config);
        parser.set_type_scope(self.type_scope.clone());
        let parsed = parse(&mut parser);
        if parsed.is_ok() && !parser.at(TokenKind::Eof) {
            parser.emit_error(parser.offset(), "found trailing characters");
        }
        match (parsed, parser.into_diagnostics()) {
            (Ok(value), diagnostics) if diagnostics.is_empty() => Ok(value),
            (_, diagnostics) => Err(Diagnostics::from(diagnostics).in_text(text.as_bytes())),
        }
    }

    /// Imports `ty`, a type of any IR: mutable types in it become those of this IR with the same
    /// keys and bodies. A type without mutable types is returned unchanged.
    ///
    /// # Errors
    ///
    /// If a mutable type has a different body in this IR, or if its dialect is not registered.
    #[inline]
    pub fn import_type(&self, ty: &Type) -> Result<Type, Diagnostics> {
        if !ty.measure().has_mutable {
            return Ok(ty.clone());
        }
        self.parse_type(&ty.to_string())
    }

    /// Imports `attr`, an attribute of any IR; see [`import_type`](Self::import_type).
    ///
    /// # Errors
    ///
    /// If a mutable part has a different body in this IR, or if its dialect is not registered.
    #[inline]
    pub fn import_attribute(&self, attr: &Attribute) -> Result<Attribute, Diagnostics> {
        if !attr.measure().has_mutable {
            return Ok(attr.clone());
        }
        self.parse_attribute(&attr.to_string())
    }
}
