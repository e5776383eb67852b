//! Parses locations.

use super::numbers::u64_value;
use super::{AsmParser, Delimiter, Parsed};
use crate::attributes::{Attribute, LocationAttr};
use crate::text::lexer::TokenKind;

impl AsmParser<'_> {
    // location ::= `loc` `(` location-inst `)`
    /// Parses `loc(…)`.
    ///
    /// # Errors
    ///
    /// If the location is missing or malformed.
    #[inline]
    pub fn parse_location(&mut self) -> Parsed<LocationAttr> {
        self.parse_token(TokenKind::KwLoc, "expected 'loc' keyword")?;
        let tokens = (TokenKind::LParen, TokenKind::RParen);
        self.parse_enclosed(tokens, " in location", Self::parse_location_instance)
    }

    // location-inst ::= file-location | name-location | callsite-location
    //                 | fused-location | `unknown` | attribute-alias
    /// Parses the contents of `loc(…)`.
    ///
    /// # Errors
    ///
    /// If they are missing or malformed.
    pub fn parse_location_instance(&mut self) -> Parsed<LocationAttr> {
        match self.kind() {
            TokenKind::HashIdentifier => {
                let attribute = self.nested(|p| p.parse_extended_attribute(None))?;
                if let Attribute::Location(location) = attribute {
                    return Ok(location);
                }
                let message = format!("expected location attribute, but got{attribute}");
                Err(self.emit_error_here(message))
            }
            TokenKind::String | TokenKind::BareIdentifier => self.parse_location_kind(),
            _ => Err(self.emit_wrong_token_error("expected location instance")),
        }
    }

    fn parse_location_kind(&mut self) -> Parsed<LocationAttr> {
        // As in constructed locations, one without parts is not a nesting level.
        match self.spelling(self.token()) {
            b"callsite" => self.nested(Self::parse_call_site_location),
            b"fused" => self.nested(Self::parse_fused_location),
            b"unknown" => {
                self.consume();
                Ok(LocationAttr::Unknown)
            }
            _ if self.at(TokenKind::String) => self.parse_name_or_file_location(),
            _ => Err(self.emit_wrong_token_error("expected location instance")),
        }
    }

    // callsite-location ::= `callsite` `(` location-inst `at` location-inst `)`
    fn parse_call_site_location(&mut self) -> Parsed<LocationAttr> {
        let offset = self.consume().start;
        self.parse_token(TokenKind::LParen, "expected '(' in callsite location")?;
        let callee = self.parse_location_instance()?;
        if !self.at(TokenKind::BareIdentifier) || self.spelling(self.token()) != b"at" {
            return Err(self.emit_wrong_token_error("expected 'at' in callsite location"));
        }
        self.consume();
        let caller = self.parse_location_instance()?;
        self.parse_token(TokenKind::RParen, "expected ')' in callsite location")?;
        self.check_nesting(offset, LocationAttr::try_call_site(callee, caller))
    }

    // fused-location ::= `fused` (`<` attribute `>`)? `[` (location-inst (`,` location-inst)*)? `]`
    fn parse_fused_location(&mut self) -> Parsed<LocationAttr> {
        let offset = self.consume().start;
        let mut metadata = None;
        if self.consume_if(TokenKind::Less) {
            metadata = Some(self.parse_attribute(None)?);
            let message = "expected '>' after fused location metadata";
            self.parse_token(TokenKind::Greater, message)?;
        }
        let mut locations = Vec::new();
        let context = " in fused location";
        self.parse_comma_separated_list_in(Delimiter::Square, context, |p| {
            locations.push(p.parse_location_instance()?);
            Ok(())
        })?;
        self.check_nesting(offset, LocationAttr::try_fused(locations, metadata))
    }

    // file-location ::= string-literal `:` line (`:` column (`to` line? (`:` column)?)?)?
    // name-location ::= string-literal (`(` location-inst `)`)?
    fn parse_name_or_file_location(&mut self) -> Parsed<LocationAttr> {
        let token = self.consume();
        let name = self.name(token);
        if self.consume_if(TokenKind::Colon) {
            let line = self.parse_line_number()?;
            if !self.consume_if(TokenKind::Colon) {
                return Ok(LocationAttr::file_line_col(name, line, 0));
            }
            let start = (line, self.parse_column_number()?);
            if !self.parse_optional_keyword("to") {
                return Ok(LocationAttr::file_range(name, start, start));
            }
            let end_line = if self.at(TokenKind::Integer) {
                self.parse_line_number()?
            } else {
                line
            };
            if !self.consume_if(TokenKind::Colon) {
                let message = "expected either integer or `:` post `to` in FileLineColRange";
                return Err(self.emit_wrong_token_error(message));
            }
            let end = (end_line, self.parse_column_number()?);
            return Ok(LocationAttr::file_range(name, start, end));
        }
        let mut child = LocationAttr::Unknown;
        if self.consume_if(TokenKind::LParen) {
            child = self.nested(Self::parse_location_instance)?;
            let message = "expected ')' after child location of NameLoc";
            self.parse_token(TokenKind::RParen, message)?;
        }
        self.check_nesting(token.start, LocationAttr::try_name(name, child))
    }

    fn parse_line_number(&mut self) -> Parsed<u32> {
        let message = "expected integer line number in FileLineColRange";
        let found = self.parse_optional_u32();
        found.ok_or_else(|| self.emit_wrong_token_error(message))
    }

    fn parse_column_number(&mut self) -> Parsed<u32> {
        let message = "expected integer column number in FileLineColRange";
        match self.parse_optional_u32() {
            Some(column) => Ok(column),
            None if self.at(TokenKind::Integer) => Err(self.emit_error_here(message)),
            None => Err(self.emit_wrong_token_error(message)),
        }
    }

    fn parse_optional_u32(&mut self) -> Option<u32> {
        if !self.at(TokenKind::Integer) {
            return None;
        }
        let number = u64_value(self.spelling(self.token()))?.try_into().ok()?;
        self.consume();
        Some(number)
    }
}
