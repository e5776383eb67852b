//! Parses `loc(…)` after operations and block arguments.

use super::api::OpParser;
use ods_ir::attributes::Attribute;
use ods_ir::ir::{Block, Operation};
use ods_ir::location::Location;
use ods_ir::text::lexer::{Token, TokenKind};
use ods_ir::text::parser::Parsed;

/// An owner of a location whose alias is not yet defined.
#[derive(Clone, Copy, Debug)]
pub(super) enum LocationTarget {
    Operation(Operation),
    Argument(Block, usize),
}

/// Uses of location aliases that are defined later in the text.
#[derive(Debug, Default)]
pub(super) struct DeferredLocations {
    /// The aliases. A deferred [`Location`] is an index into this list.
    aliases: Vec<Token>,
    /// The owners of deferred locations, with the indices of these.
    targets: Vec<(LocationTarget, u32)>,
}

#[cfg(feature = "rayon")]
impl DeferredLocations {
    pub(super) fn is_empty(&self) -> bool {
        self.aliases.is_empty()
    }
}

impl OpParser<'_, '_> {
    // trailing-location ::= (`loc` `(` (location | attribute-alias) `)`)?
    /// Parses `loc(…)`, if present. An alias may be defined later in the text if the location is
    /// used for an operation or region argument that is being parsed.
    ///
    /// # Errors
    ///
    /// If the location is malformed.
    pub fn parse_optional_location(&mut self) -> Parsed<Option<Location>> {
        if !self.consume_if(TokenKind::KwLoc) {
            return Ok(None);
        }
        self.parse_token(TokenKind::LParen, "expected '(' in location")?;
        let token = self.token();
        let is_alias = token.is(TokenKind::HashIdentifier) && !self.spelling(token).contains(&b'.');
        let location = if is_alias {
            self.consume();
            if let Some(attr) = self.attribute_alias(&self.spelling(token)[1..]).cloned() {
                self.expect_location(token, &attr)?
            } else {
                let aliases = &mut self.deferred_locations.aliases;
                aliases.push(token);
                Location::deferred(aliases.len() as u32 - 1)
            }
        } else {
            let attr = self.parse_location_instance()?;
            self.ir.location(&attr)
        };
        self.parse_token(TokenKind::RParen, "expected ')' in location")?;
        Ok(Some(location))
    }

    fn expect_location(&mut self, token: Token, attr: &Attribute) -> Parsed<Location> {
        if let Attribute::Location(location) = attr {
            return Ok(self.ir.location(location));
        }
        let message = format!("expected location, but found '{attr}'");
        Err(self.asm_mut().emit_error(token.start, message))
    }

    /// Sets the location of a target, now or once it is known.
    pub(super) fn set_location(&mut self, target: LocationTarget, location: Location) {
        if let Some(number) = location.deferred_number() {
            self.deferred_locations.targets.push((target, number));
        }
        match target {
            LocationTarget::Operation(op) => op.set_location(self.ir, location),
            LocationTarget::Argument(block, number) => {
                block.set_argument_location(self.ir, number, location);
            }
        }
    }

    /// Sets the locations of all targets whose alias is now defined.
    pub(super) fn resolve_deferred_locations(&mut self) {
        let deferred = std::mem::take(&mut self.deferred_locations);
        let mut resolved = Vec::with_capacity(deferred.aliases.len());
        for alias in deferred.aliases {
            let attr = self.attribute_alias(&self.spelling(alias)[1..]).cloned();
            let location = if let Some(attr) = attr {
                self.expect_location(alias, &attr)
            } else {
                let message = "operation location alias was never defined";
                Err(self.asm_mut().emit_error(alias.start, message))
            };
            resolved.push(location.unwrap_or(Location::UNKNOWN));
        }
        for (target, number) in deferred.targets {
            if let Some(location) = resolved.get(number as usize) {
                self.set_location(target, *location);
            }
        }
    }
}
