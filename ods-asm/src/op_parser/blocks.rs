//! Parses blocks: labels, block arguments, and references to blocks.

use super::api::OpParser;
use super::locations::LocationTarget;
use ods_ir::diagnostics::DiagnosticKind;
use ods_ir::ir::Block;
use ods_ir::text::lexer::TokenKind;
use ods_ir::text::parser::{Delimiter, Parsed};
use ods_lookup::LookupMap;

/// A label and its block.
#[derive(Clone, Copy, Debug)]
struct Label {
    block: Block,
    /// The offset of its definition, or of its first use.
    offset: u32,
    defined: bool,
}

/// The labels of the open regions, the innermost region last.
#[derive(Debug, Default)]
pub(super) struct BlockScopes<'a> {
    scopes: Vec<LookupMap<&'a [u8], Label>>,
    /// Cleared tables, reused for the next region.
    spare: Vec<LookupMap<&'a [u8], Label>>,
    /// Blocks that are used but not yet defined.
    pub(super) forward: Vec<Block>,
}

impl<'a> BlockScopes<'a> {
    fn labels(&mut self) -> &mut LookupMap<&'a [u8], Label> {
        if self.scopes.is_empty() {
            self.scopes.push(LookupMap::default());
        }
        self.scopes
            .last_mut()
            .unwrap_or_else(|| unreachable!("a scope was just pushed"))
    }
}

impl OpParser<'_, '_> {
    /// Opens the scope of a region. An isolated region sees no value from outside.
    pub(super) fn enter_scope(&mut self, isolated: bool) {
        self.values.enter(isolated);
        let labels = self.blocks.spare.pop().unwrap_or_default();
        self.blocks.scopes.push(labels);
    }

    /// Closes the scope of a region. Reports undefined labels, unless an error was already
    /// reported.
    pub(super) fn leave_scope(&mut self) {
        let mut labels = self.blocks.scopes.pop().unwrap_or_default();
        self.values.leave();
        if self.diagnostics().is_empty() {
            for offset in labels.sorted(|_, label| (!label.defined).then_some(label.offset)) {
                let message = "reference to an undefined block";
                self.emit_error_of(DiagnosticKind::Undefined, offset, message);
            }
        }
        labels.clear();
        self.blocks.spare.push(labels);
    }

    // block-label ::= block-id (`(` value-id-and-type-list? `)`)? `:`
    /// Parses a label. The block is `entry` if the region already has one.
    pub(super) fn parse_block_label(&mut self, entry: Option<Block>) -> Parsed<Block> {
        let token = self.parse_token(TokenKind::CaretIdentifier, "expected block name")?;
        let name = self.spelling(token);
        let known = self.blocks.labels().get_mut(name);
        let known = known.map(|label| {
            let is_again = std::mem::replace(&mut label.defined, true);
            if !is_again {
                label.offset = token.start;
            }
            (label.block, is_again)
        });
        let block = match known {
            Some((_, true)) => {
                let message = format!("redefinition of block '{}'", String::from_utf8_lossy(name));
                let kind = DiagnosticKind::Redefinition;
                return Err(self.emit_error_of(kind, token.start, message));
            }
            Some((block, false)) => block,
            None => {
                let block = entry.unwrap_or_else(|| self.ir.create_empty_block());
                let label = Label {
                    block,
                    offset: token.start,
                    defined: true,
                };
                self.blocks.labels().insert(name, label);
                block
            }
        };
        // The region owns the block from now on, even if the rest is malformed.
        self.begin_block(block);
        if self.at(TokenKind::LParen) {
            self.parse_block_arguments(block)?;
        }
        self.parse_token(TokenKind::Colon, "expected ':' after block name")?;
        Ok(block)
    }

    // value-id-and-type-list ::= value-id `:` type trailing-location (`,` …)*
    fn parse_block_arguments(&mut self, block: Block) -> Parsed<()> {
        let existing = block.arguments(self.ir).len();
        let mut next = 0;
        self.parse_list(Delimiter::Paren, |p| {
            let name = p.parse_operand()?;
            p.parse_token(TokenKind::Colon, "expected ':' and type for SSA operand")?;
            let ty = p.parse_type()?;
            let number = next;
            next += 1;
            let value = if existing > 0 {
                if number >= existing {
                    let message = "too many arguments specified in argument list";
                    return Err(p.asm_mut().emit_error_here(message));
                }
                let value = block.argument(p.ir, number);
                if *value.ty(p.ir) != ty {
                    let message = "argument and block argument type mismatch";
                    return Err(p.asm_mut().emit_error_here(message));
                }
                value
            } else {
                let location = p.location_at(name.offset());
                block.add_argument(p.ir, &ty, location)
            };
            if let Some(location) = p.parse_optional_location()? {
                p.set_location(LocationTarget::Argument(block, number), location);
            }
            p.define_value(name, value)?;
            p.record_definition(name);
            Ok(())
        })
    }

    /// Parses a successor: `^label`.
    ///
    /// # Errors
    ///
    /// If the label is missing.
    pub fn parse_successor(&mut self) -> Parsed<Block> {
        let token = self.parse_token(TokenKind::CaretIdentifier, "expected block name")?;
        let name = self.spelling(token);
        if let Some(label) = self.blocks.labels().get(name) {
            return Ok(label.block);
        }
        let block = self.ir.create_empty_block();
        self.blocks.forward.push(block);
        let label = Label {
            block,
            offset: token.start,
            defined: false,
        };
        self.blocks.labels().insert(name, label);
        Ok(block)
    }

    /// Parses a successor if present.
    ///
    /// # Errors
    ///
    /// Never: a label is a single token.
    #[inline]
    pub fn parse_optional_successor(&mut self) -> Parsed<Option<Block>> {
        if self.at(TokenKind::CaretIdentifier) {
            self.parse_successor().map(Some)
        } else {
            Ok(None)
        }
    }
}
