//! `loc(…)` after operations and block arguments.

use super::api::OpParser;
use crate::attributes::{Attribute, LocationAttr};
use crate::ir::{Block, Operation};
use crate::location::Location;
use crate::text::lexer::{Token, TokenKind};
use crate::text::parser::Parsed;

/// What waits for the definition of a location alias.
#[derive(Clone, Copy, Debug)]
pub(super) enum LocationTarget {
    Operation(Operation),
    Argument(Block, usize),
}

/// A use of a location alias that is defined later in the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct DeferredLocation {
    target: LocationTarget,
    alias: Token,
}

impl OpParser<'_, '_> {
    // trailing-location ::= (`loc` `(` (location | attribute-alias) `)`)?
    pub(super) fn parse_trailing_location(&mut self, target: LocationTarget) -> Parsed<()> {
        if !self.consume_if(TokenKind::KwLoc) {
            return Ok(());
        }
        self.asm_mut()
            .parse_token(TokenKind::LParen, "expected '(' in location")?;
        let token = self.token();
        let location =
            if token.is(TokenKind::HashIdentifier) && !self.spelling(token).contains(&b'.') {
                self.consume();
                match self.attribute_alias(&self.spelling(token)[1..]).cloned() {
                    Some(attr) => Some(self.expect_location(token, &attr)?),
                    None => {
                        self.deferred_locations.push(DeferredLocation {
                            target,
                            alias: token,
                        });
                        None
                    }
                }
            } else {
                let attr = self.asm_mut().parse_location_instance()?;
                Some(self.ir.location(&attr))
            };
        self.asm_mut()
            .parse_token(TokenKind::RParen, "expected ')' in location")?;
        if let Some(location) = location {
            self.set_location(target, location);
        }
        Ok(())
    }

    /// Parses `loc(…)`, if it is there; an alias must be defined before.
    ///
    /// # Errors
    ///
    /// If the location is malformed.
    pub fn parse_optional_location(&mut self) -> Parsed<Option<Location>> {
        if !self.at(TokenKind::KwLoc) {
            return Ok(None);
        }
        let attr = self.asm_mut().parse_location()?;
        Ok(Some(self.ir.location(&attr)))
    }

    fn expect_location(&mut self, token: Token, attr: &Attribute) -> Parsed<Location> {
        match attr {
            Attribute::Location(location) => {
                let location: LocationAttr = location.clone();
                Ok(self.ir.location(&location))
            }
            other => {
                let message = format!("expected location, but found '{other}'");
                Err(self.asm_mut().emit_error(token.start, message))
            }
        }
    }

    fn set_location(&mut self, target: LocationTarget, location: Location) {
        match target {
            LocationTarget::Operation(op) => op.set_location(self.ir, location),
            LocationTarget::Argument(block, number) => {
                block.set_argument_location(self.ir, number, location)
            }
        }
    }

    /// Gives everything that named a location alias the location that the text
    /// has defined by now.
    pub(super) fn resolve_deferred_locations(&mut self) -> Parsed<()> {
        let mut result = Ok(());
        for DeferredLocation { target, alias } in std::mem::take(&mut self.deferred_locations) {
            match self.attribute_alias(&self.spelling(alias)[1..]).cloned() {
                Some(attr) => match self.expect_location(alias, &attr) {
                    Ok(location) => self.set_location(target, location),
                    Err(failed) => result = Err(failed),
                },
                None => {
                    let message = "operation location alias was never defined";
                    result = Err(self.asm_mut().emit_error(alias.start, message));
                }
            }
        }
        result
    }
}
