//! Regions and blocks.

use super::api::{Argument, OpParser, UnresolvedOperand};
use super::locations::LocationTarget;
use crate::diagnostics::Diagnostic;
use crate::ir::{Block, Region};
use crate::text::lexer::TokenKind;
use crate::text::parser::{Delimiter, Parsed};
use rustc_hash::FxHashMap;

/// A block by its label.
#[derive(Clone, Copy, Debug)]
struct Label {
    block: Block,
    /// Where it was defined, or first named.
    offset: u32,
    defined: bool,
}

/// The labels of the regions that are open, the innermost last.
#[derive(Debug, Default)]
pub(super) struct BlockScopes<'a> {
    scopes: Vec<FxHashMap<&'a [u8], Label>>,
    /// Emptied tables, for the next region.
    spare: Vec<FxHashMap<&'a [u8], Label>>,
}

impl<'a> BlockScopes<'a> {
    fn labels(&mut self) -> &mut FxHashMap<&'a [u8], Label> {
        if self.scopes.is_empty() {
            self.scopes.push(FxHashMap::default());
        }
        self.scopes
            .last_mut()
            .unwrap_or_else(|| unreachable!("a scope was just pushed"))
    }
}

impl OpParser<'_, '_> {
    pub(super) fn enter_scope(&mut self, isolated: bool) {
        self.values.enter(isolated);
        let labels = self.blocks.spare.pop().unwrap_or_default();
        self.blocks.scopes.push(labels);
    }

    /// Closes a region's names: labels that were named must be defined.
    pub(super) fn leave_scope(&mut self) -> Parsed<()> {
        let labels = self.blocks.scopes.pop().unwrap_or_default();
        self.values.leave();
        #[expect(
            clippy::iter_over_hash_type,
            reason = "the offsets are sorted before they are used"
        )]
        let mut missing: Vec<u32> = {
            let mut offsets = Vec::new();
            for label in labels.values().filter(|label| !label.defined) {
                offsets.push(label.offset);
            }
            offsets
        };
        let mut spare = labels;
        spare.clear();
        self.blocks.spare.push(spare);
        missing.sort_unstable();
        let mut result = Ok(());
        for offset in missing {
            result = Err(self
                .asm_mut()
                .emit_error(offset, "reference to an undefined block"));
        }
        result
    }

    /// Parses a region: `{ block* }`.
    ///
    /// # Errors
    ///
    /// If the region is missing or malformed.
    pub fn parse_region(&mut self) -> Parsed<Region> {
        self.parse_region_with(&[], false)
    }

    /// Parses a region if one is there.
    ///
    /// # Errors
    ///
    /// If the region is malformed.
    pub fn parse_optional_region(&mut self) -> Parsed<Option<Region>> {
        if self.at(TokenKind::LBrace) {
            self.parse_region().map(Some)
        } else {
            Ok(None)
        }
    }

    /// Parses a region whose entry block has the given arguments, which are
    /// defined inside. With `isolated`, names from outside may be defined anew
    /// in it.
    ///
    /// # Errors
    ///
    /// If the region is missing or malformed, or an argument's name is taken.
    pub fn parse_region_with(&mut self, arguments: &[Argument], isolated: bool) -> Parsed<Region> {
        self.asm_mut()
            .parse_token(TokenKind::LBrace, "expected '{' to begin a region")?;
        self.check_stack()?;
        let region = self.ir.create_region();
        if arguments.is_empty() && self.consume_if(TokenKind::RBrace) {
            return Ok(region);
        }
        // Ops inside are not part of what is being parsed outside.
        let current = self.current.take();
        self.enter_scope(isolated);
        let body = self.parse_region_body(region, arguments);
        let closed = if body.is_ok() && self.diagnostics().is_empty() {
            self.leave_scope()
        } else {
            self.abandon_scope();
            Ok(())
        };
        self.current = current;
        body?;
        closed?;
        Ok(region)
    }

    /// Closes a region after an error, without follow-up errors.
    fn abandon_scope(&mut self) {
        let mut labels = self.blocks.scopes.pop().unwrap_or_default();
        labels.clear();
        self.blocks.spare.push(labels);
        self.values.leave();
    }

    fn parse_region_body(&mut self, region: Region, arguments: &[Argument]) -> Parsed<()> {
        let entry = region.add_block(self.ir, &[]);
        if arguments
            .first()
            .is_some_and(|argument| argument.name.is_some())
            && self.at(TokenKind::CaretIdentifier)
        {
            return Err(self
                .asm_mut()
                .emit_error_here("invalid block name in region with named arguments"));
        }
        for argument in arguments {
            self.define_entry_argument(entry, argument)?;
        }
        if self.at(TokenKind::CaretIdentifier) {
            self.parse_block_recovering(region, Some(entry))?;
        } else {
            self.parse_block_body(entry)?;
        }
        if !arguments.is_empty() && entry.arguments(self.ir).len() > arguments.len() {
            return Err(self
                .asm_mut()
                .emit_error_here("entry block arguments were already defined"));
        }
        while !self.consume_if(TokenKind::RBrace) {
            self.parse_block_recovering(region, None)?;
        }
        Ok(())
    }

    fn define_entry_argument(&mut self, entry: Block, argument: &Argument) -> Parsed<()> {
        let Some(name) = argument.name else {
            entry.add_argument(self.ir, &argument.ty, argument.location);
            return Ok(());
        };
        if let Some(offset) = self.reference_offset(name) {
            let spelled = self.spelling_str(name.name).to_owned();
            let message = format!("region entry argument '{spelled}' is already in use");
            let note = self.location_at(offset);
            let error = Diagnostic::error(self.location_at(name.offset()), message);
            return Err(self.emit(error.with_note(note, "previously referenced here")));
        }
        let value = entry.add_argument(self.ir, &argument.ty, argument.location);
        self.define_value(name, value)
    }

    /// Parses a block; after an error in its label goes on with its operations.
    fn parse_block_recovering(&mut self, region: Region, entry: Option<Block>) -> Parsed<()> {
        match self.parse_block_label(entry) {
            Ok(block) => {
                if entry.is_none() {
                    block.insert(self.ir, region, None);
                }
                self.parse_block_body(block)
            }
            Err(failed) => {
                self.recover();
                // At the end of the text, or at what cannot start a block.
                if !matches!(self.kind(), TokenKind::CaretIdentifier | TokenKind::RBrace) {
                    return Err(failed);
                }
                Ok(())
            }
        }
    }

    // block-label ::= block-id (`(` value-id-and-type-list? `)`)? `:`
    fn parse_block_label(&mut self, entry: Option<Block>) -> Parsed<Block> {
        let token = self
            .asm_mut()
            .parse_token(TokenKind::CaretIdentifier, "expected block name")?;
        let name = self.spelling(token);
        let known = self.blocks.labels().get(name).copied();
        let block = match known {
            None => entry.unwrap_or_else(|| self.ir.create_block(&[])),
            Some(label) if label.defined => {
                let message = format!("redefinition of block '{}'", String::from_utf8_lossy(name));
                return Err(self.asm_mut().emit_error(token.start, message));
            }
            Some(label) => {
                if let Some(entry) = entry {
                    // Nothing can branch to the entry, but the text may say so.
                    label.block.replace_all_uses_with(self.ir, entry);
                    label.block.free_unused(self.ir);
                    entry
                } else {
                    label.block
                }
            }
        };
        self.blocks.labels().insert(
            name,
            Label {
                block,
                offset: token.start,
                defined: true,
            },
        );
        if self.at(TokenKind::LParen) {
            self.parse_block_arguments(block)?;
        }
        self.asm_mut()
            .parse_token(TokenKind::Colon, "expected ':' after block name")?;
        Ok(block)
    }

    // value-id-and-type-list ::= value-id `:` type trailing-location (`,` …)*
    fn parse_block_arguments(&mut self, block: Block) -> Parsed<()> {
        let existing = block.arguments(self.ir).len();
        let mut next = 0;
        self.parse_list(Delimiter::Paren, |p| {
            let name = p.parse_operand()?;
            p.asm_mut()
                .parse_token(TokenKind::Colon, "expected ':' and type for SSA operand")?;
            let ty = p.asm_mut().parse_type()?;
            let number = next;
            next += 1;
            let value = if existing > 0 {
                if number >= existing {
                    return Err(p
                        .asm_mut()
                        .emit_error_here("too many arguments specified in argument list"));
                }
                let value = block.argument(p.ir, number);
                if *value.ty(p.ir) != ty {
                    return Err(p
                        .asm_mut()
                        .emit_error_here("argument and block argument type mismatch"));
                }
                value
            } else {
                let location = p.location_at(name.offset());
                block.add_argument(p.ir, &ty, location)
            };
            p.parse_trailing_location(LocationTarget::Argument(block, number))?;
            p.define_value(name, value)
        })
    }

    /// Parses the operations up to the next label or the end of the region.
    fn parse_block_body(&mut self, block: Block) -> Parsed<()> {
        while !matches!(self.kind(), TokenKind::CaretIdentifier | TokenKind::RBrace) {
            if let Err(failed) = self.parse_operation(block) {
                self.recover();
                if matches!(self.kind(), TokenKind::Eof | TokenKind::Error) {
                    return Err(failed);
                }
            }
        }
        Ok(())
    }

    /// Skips to what may start the next operation or block of the region, or
    /// ends it: the first token of a line, outside of any braces that were
    /// opened on the way.
    pub(super) fn recover(&mut self) {
        let mut depth = 0_u32;
        loop {
            match self.kind() {
                TokenKind::Eof => return,
                TokenKind::RBrace if depth == 0 => return,
                TokenKind::RBrace => depth -= 1,
                TokenKind::LBrace => depth += 1,
                TokenKind::CaretIdentifier
                | TokenKind::PercentIdentifier
                | TokenKind::String
                | TokenKind::BareIdentifier
                | TokenKind::HashIdentifier
                | TokenKind::ExclamationIdentifier
                    if depth == 0 && self.starts_line() =>
                {
                    return;
                }
                _ => {}
            }
            self.consume();
        }
    }

    /// Whether only blanks stand before the current token on its line.
    fn starts_line(&self) -> bool {
        let before = &self.text()[self.previous_end() as usize..self.offset() as usize];
        before.contains(&b'\n')
    }

    /// Parses a successor: `^label`.
    ///
    /// # Errors
    ///
    /// If no label is there.
    pub fn parse_successor(&mut self) -> Parsed<Block> {
        if !self.at(TokenKind::CaretIdentifier) {
            return Err(self.asm_mut().emit_wrong_token_error("expected block name"));
        }
        let token = self.consume();
        let name = self.spelling(token);
        if let Some(label) = self.blocks.labels().get(name) {
            return Ok(label.block);
        }
        let block = self.ir.create_block(&[]);
        self.blocks.labels().insert(
            name,
            Label {
                block,
                offset: token.start,
                defined: false,
            },
        );
        Ok(block)
    }

    /// Parses a successor if one is there.
    ///
    /// # Errors
    ///
    /// Never: a label that is there is complete.
    pub fn parse_optional_successor(&mut self) -> Parsed<Option<Block>> {
        if self.at(TokenKind::CaretIdentifier) {
            self.parse_successor().map(Some)
        } else {
            Ok(None)
        }
    }

    /// Parses the entry argument of a region: `%name`, with `: type` and an
    /// attribute dictionary if asked for, and a location.
    ///
    /// # Errors
    ///
    /// If a part is missing or malformed.
    pub fn parse_argument(&mut self, with_type: bool, with_attributes: bool) -> Parsed<Argument> {
        let name = self.parse_operand_with(false)?;
        let ty = if with_type {
            self.parse_colon_type()?
        } else {
            crate::types::Type::none()
        };
        self.finish_argument(Some(name), ty, name.offset(), with_attributes)
    }

    pub(super) fn finish_argument(
        &mut self,
        name: Option<UnresolvedOperand>,
        ty: crate::types::Type,
        offset: u32,
        with_attributes: bool,
    ) -> Parsed<Argument> {
        let attributes = if with_attributes && self.at(TokenKind::LBrace) {
            self.asm_mut().parse_attribute_dict()?
        } else {
            Vec::new()
        };
        let location = self.location_at(offset);
        let location = self.parse_optional_location()?.unwrap_or(location);
        Ok(Argument {
            name,
            ty,
            attributes,
            location,
        })
    }

    /// Fails when the nesting of regions has used up its share of the stack.
    fn check_stack(&mut self) -> Parsed<()> {
        let here = 0_u8;
        let used = self.stack_base.abs_diff(std::ptr::from_ref(&here).addr());
        if used > MAX_STACK {
            return Err(self.asm_mut().emit_error_here(
                "regions are nested too deeply: parsing them takes more than 1 MiB of stack",
            ));
        }
        Ok(())
    }
}

/// How much stack nested regions may take; a thread of Rust's standard library
/// has 2 MiB.
const MAX_STACK: usize = 1 << 20;
