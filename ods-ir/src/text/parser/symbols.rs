//! Parses types and attributes of dialects, and aliases.

use super::{AsmParser, ParseFailed, Parsed};
use crate::attributes::{Attribute, Name, OpaqueAttr};
use crate::def::{DialectValues, parse_dialect_attribute, parse_dialect_type};
use crate::diagnostics::DiagnosticKind;
use crate::text::lexer::TokenKind;
use crate::types::{OpaqueType, Type};
use smallvec::SmallVec;
use std::sync::Arc;

/// Whether a byte means something in the body of a dialect's symbol.
const fn ends_plain_text(byte: u8) -> bool {
    const ENDS: [bool; 256] = {
        let mut ends = [false; 256];
        let mut at = 0;
        while at < ENDS_OF_PLAIN_TEXT.len() {
            ends[ENDS_OF_PLAIN_TEXT[at] as usize] = true;
            at += 1;
        }
        ends
    };
    ENDS[byte as usize]
}

const ENDS_OF_PLAIN_TEXT: &[u8] = b"<[({>])}\"-\0";

/// The text of a dialect's type or attribute.
struct Symbol<'a> {
    dialect: &'a [u8],
    /// The start and end of the text that the dialect parses.
    start: u32,
    end: u32,
    /// The offset for errors about the whole symbol.
    offset: u32,
}

/// The meaning of an identifier after `!` or `#`.
enum Extended<'a> {
    Alias(&'a [u8]),
    Symbol(Symbol<'a>),
}

impl<'a> AsmParser<'a> {
    // extended ::= (`!` | `#`) (alias | dialect `<` body `>` | dialect `.` name (`<` body `>`)?)
    fn parse_extended(&mut self) -> Parsed<Extended<'a>> {
        let token = self.consume();
        let identifier = &self.spelling(token)[1..];
        let dot = identifier.iter().position(|byte| *byte == b'.');
        let has_body = self.at(TokenKind::Less) && self.offset() == token.end;
        if dot.is_none() && !has_body {
            return Ok(Extended::Alias(identifier));
        }
        let mut end = token.end;
        if has_body {
            end = self.skip_dialect_symbol_body()?;
        }
        let (dialect, start, end, offset) = match dot {
            None => (identifier, token.end + 1, end - 1, token.start),
            Some(dot) => {
                let start = token.start + 1 + dot as u32 + 1;
                (&identifier[..dot], start, end, start)
            }
        };
        Ok(Extended::Symbol(Symbol {
            dialect,
            start,
            end,
            offset,
        }))
    }

    // body     ::= `<` contents* `>`
    // contents ::= body | `(` contents* `)` | `[` contents* `]` | `{` contents* `}`
    //            | string-literal | `->` | any other byte
    /// Skips a body with balanced brackets and returns the offset after it.
    fn skip_dialect_symbol_body(&mut self) -> Parsed<u32> {
        let text = self.text();
        let mut at = self.offset() as usize;
        let mut open: SmallVec<[u8; 16]> = SmallVec::new();
        loop {
            let plain = text.get(at..).unwrap_or(&[]).iter();
            at += plain.take_while(|byte| !ends_plain_text(**byte)).count();
            let byte = text.get(at).copied().unwrap_or(0);
            at += 1;
            let opening = match byte {
                b'<' | b'[' | b'(' | b'{' => {
                    open.push(byte);
                    continue;
                }
                0 => return Err(self.emit_unbalanced(&open)),
                b'-' if text.get(at) == Some(&b'>') => {
                    at += 1;
                    continue;
                }
                b'"' => {
                    self.reset_to_offset(at as u32 - 1);
                    if !self.at(TokenKind::String) {
                        return Err(ParseFailed);
                    }
                    at = self.token().end as usize;
                    continue;
                }
                b'>' => b'<',
                b']' => b'[',
                b')' => b'(',
                b'}' => b'{',
                _ => continue,
            };
            if open.last() != Some(&opening) {
                return Err(self.emit_unbalanced(&open));
            }
            open.pop();
            if open.is_empty() {
                break;
            }
        }
        self.skip_to(at as u32);
        Ok(at as u32)
    }

    #[cold]
    fn emit_unbalanced(&mut self, open: &[u8]) -> ParseFailed {
        let bracket = char::from(open.last().copied().unwrap_or(b'<'));
        self.emit_error_here(format!(
            "unbalanced '{bracket}' character in pretty dialect name"
        ))
    }

    /// Returns the dialect of a symbol, if it is registered.
    fn known_dialect(&mut self, symbol: &Symbol<'a>) -> Option<&'static DialectValues> {
        if self.unregistered.name_of(symbol.dialect).is_some() {
            return None;
        }
        let name = std::str::from_utf8(symbol.dialect).ok()?;
        self.registry().values_of(name)
    }

    /// Returns the name of an unregistered dialect after checking that it is allowed.
    fn unregistered_dialect(&mut self, symbol: &Symbol<'a>) -> Parsed<Name> {
        let name = symbol.dialect;
        if let Some(known) = self.unregistered.name_of(name) {
            return Ok(known.clone());
        }
        let is_rest = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$');
        let is_valid = name
            .first()
            .is_some_and(|byte| !byte.is_ascii_digit() && *byte != b'$')
            && name.iter().all(is_rest);
        let dialect = self.name_of(name);
        if !is_valid {
            let message = format!("invalid dialect namespace '\"{dialect}\"'");
            return Err(self.emit_error(symbol.offset, message));
        }
        self.unregistered.insert(name, &dialect);
        Ok(dialect)
    }

    #[cold]
    fn emit_no_hook(
        &mut self,
        symbol: &Symbol<'_>,
        dialect: &DialectValues,
        what: &str,
    ) -> ParseFailed {
        let dialect = dialect.name();
        let message = format!("dialect '{dialect}' provides no {what} parsing hook");
        self.emit_error(symbol.start, message)
    }

    #[cold]
    fn emit_unregistered(&mut self, symbol: &Symbol<'_>, what: &str) -> ParseFailed {
        let message = format!(
            "{what} created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used"
        );
        self.emit_error_of(DiagnosticKind::UnknownDialect, symbol.offset, message)
    }

    fn symbol_text(&self, symbol: &Symbol<'_>) -> &'a [u8] {
        &self.text()[symbol.start as usize..symbol.end as usize]
    }

    // extended-type ::= `!` alias | dialect-type
    pub(super) fn parse_extended_type(&mut self) -> Parsed<Type> {
        let symbol = match self.parse_extended()? {
            Extended::Alias(name) => {
                let ty = self.type_aliases.get(name).cloned();
                return ty.ok_or_else(|| self.emit_undefined_alias(name));
            }
            Extended::Symbol(symbol) => symbol,
        };
        if let Some(dialect) = self.known_dialect(&symbol) {
            return match dialect.type_parser() {
                Some(parse) => self.parse_inside(&symbol, parse),
                None if self.registry().types_of(dialect.name()).is_some() => {
                    self.parse_inside(&symbol, |p| parse_dialect_type(p, dialect))
                }
                None => Err(self.emit_no_hook(&symbol, dialect, "type")),
            };
        }
        let dialect = self.unregistered_dialect(&symbol)?;
        let body = self.symbol_text(&symbol);
        if !self.config.allow_unregistered_dialects {
            let body = String::from_utf8_lossy(body);
            let what = format!("`!\"{dialect}\"<\"{body}\">` type");
            return Err(self.emit_unregistered(&symbol, &what));
        }
        let body = self.verbatim(&dialect, body);
        let ty = OpaqueType::try_verbatim(dialect, body);
        self.check_nesting(symbol.offset, ty).map(Type::from)
    }

    // extended-attribute ::= `#` alias | dialect-attribute (`:` type)?
    pub(super) fn parse_extended_attribute(&mut self, ty: Option<&Type>) -> Parsed<Attribute> {
        let symbol = match self.parse_extended()? {
            Extended::Alias(name) => {
                let Some(attribute) = self.attribute_aliases.get(name).cloned() else {
                    return Err(self.emit_undefined_alias(name));
                };
                return self.check_attribute_type(attribute, ty);
            }
            Extended::Symbol(symbol) => symbol,
        };
        let own = if self.consume_if(TokenKind::Colon) {
            Some(self.parse_type()?)
        } else {
            ty.cloned()
        };
        let attribute = if let Some(dialect) = self.known_dialect(&symbol) {
            match dialect.attribute_parser() {
                Some(parse) => self.parse_inside(&symbol, |p| parse(p, own.as_ref()))?,
                None if self.registry().attributes_of(dialect.name()).is_some() => self
                    .parse_inside(&symbol, |p| {
                        parse_dialect_attribute(p, own.as_ref(), dialect)
                    })?,
                None => return Err(self.emit_no_hook(&symbol, dialect, "attribute")),
            }
        } else {
            let dialect = self.unregistered_dialect(&symbol)?;
            let body = self.symbol_text(&symbol);
            let ty = own.unwrap_or(Type::None);
            if !self.config.allow_unregistered_dialects {
                let body = String::from_utf8_lossy(body);
                let what = format!("#\"{dialect}\"<\"{body}\"> : '{ty}' attribute");
                return Err(self.emit_unregistered(&symbol, &what));
            }
            let body = self.verbatim(&dialect, body);
            let attribute = OpaqueAttr::try_verbatim(dialect, body, ty);
            self.check_nesting(symbol.offset, attribute)?.into()
        };
        self.check_attribute_type(attribute, ty)
    }

    fn check_attribute_type(
        &mut self,
        attribute: Attribute,
        ty: Option<&Type>,
    ) -> Parsed<Attribute> {
        if let Some(expected) = ty
            && let Some(found) = attribute.value_type()
            && found != *expected
        {
            let message = format!(
                "attribute type different than expected: expected '{expected}', but got '{found}'"
            );
            return Err(self.emit_error_here(message));
        }
        Ok(attribute)
    }

    /// Lets a dialect parse its symbol, then continues after it.
    fn parse_inside<T: Send>(
        &mut self,
        symbol: &Symbol<'_>,
        parse: impl FnOnce(&mut Self) -> Parsed<T> + Send,
    ) -> Parsed<T> {
        let (behind, end) = (self.token(), self.previous_end);
        self.reset_to_offset(symbol.start);
        let parsed = self.parse_with_stack(parse);
        self.reset_to(behind);
        self.previous_end = end;
        parsed
    }

    #[cold]
    fn emit_undefined_alias(&mut self, name: &[u8]) -> ParseFailed {
        let name = String::from_utf8_lossy(name);
        let message = format!("undefined symbol alias id '{name}'");
        let offset = self.missing_token_offset();
        self.emit_error_of(DiagnosticKind::Undefined, offset, message)
    }
}

/// Definitions.
impl<'a> AsmParser<'a> {
    // attribute-alias-def ::= `#` alias `=` attribute
    /// Parses the definition of an attribute alias.
    ///
    /// # Errors
    ///
    /// If it is malformed, or if the alias is already defined.
    pub fn parse_attribute_alias_definition(&mut self) -> Parsed<()> {
        let is_defined = |p: &Self, name: &[u8]| p.attribute_aliases.contains_key(name);
        let name = self.parse_new_alias(b'#', "attribute", is_defined)?;
        let attribute = self.parse_attribute(None)?;
        Arc::make_mut(&mut self.attribute_aliases).insert(name, attribute);
        Ok(())
    }

    // type-alias-def ::= `!` alias `=` type
    /// Parses the definition of a type alias.
    ///
    /// # Errors
    ///
    /// If it is malformed, or if the alias is already defined.
    pub fn parse_type_alias_definition(&mut self) -> Parsed<()> {
        let is_defined = |p: &Self, name: &[u8]| p.type_aliases.contains_key(name);
        let name = self.parse_new_alias(b'!', "type", is_defined)?;
        let ty = self.parse_type()?;
        Arc::make_mut(&mut self.type_aliases).insert(name, ty);
        Ok(())
    }

    /// Parses the name that an alias definition begins with, and `=`.
    fn parse_new_alias(
        &mut self,
        sigil: u8,
        noun: &str,
        is_defined: impl Fn(&Self, &[u8]) -> bool,
    ) -> Parsed<&'a [u8]> {
        let Some(name) = self.spelling(self.token()).strip_prefix(&[sigil]) else {
            return Err(self.emit_wrong_token_error(format!("expected {noun} alias name")));
        };
        if is_defined(self, name) {
            let shown = String::from_utf8_lossy(name);
            let message = format!("redefinition of {noun} alias id '{shown}'");
            let offset = self.offset_for_errors();
            return Err(self.emit_error_of(DiagnosticKind::Redefinition, offset, message));
        }
        if name.contains(&b'.') {
            let message = format!("{noun} names with a '.' are reserved for dialect-defined names");
            return Err(self.emit_error_here(message));
        }
        self.consume();
        if !self.consume_if(TokenKind::Equal) {
            let message = format!("expected '=' in {noun} alias definition");
            return Err(self.emit_wrong_token_error(message));
        }
        Ok(name)
    }
}
