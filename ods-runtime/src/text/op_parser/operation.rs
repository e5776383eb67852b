//! One operation: result names, body, location.

use super::api::{OpParser, UnresolvedOperand};
use super::locations::LocationTarget;
use crate::ir::Block;
use crate::text::lexer::TokenKind;
use crate::text::parser::Parsed;
use smallvec::SmallVec;

/// The names before the `=` of an operation: each stands for that many results.
pub(super) type ResultNames = SmallVec<[(UnresolvedOperand, u32); 2]>;

impl OpParser<'_, '_> {
    // operation ::= op-result-list? (generic-operation | custom-operation)
    //               trailing-location
    pub(super) fn parse_operation(&mut self, block: Block) -> Parsed<()> {
        let offset = self.offset();
        let names = if self.at(TokenKind::PercentIdentifier) {
            self.parse_result_names()?
        } else {
            ResultNames::new()
        };
        let op = if self.at(TokenKind::String) {
            self.parse_generic_operation()?
        } else if self.at_keyword() {
            self.parse_custom_operation(&names)?
        } else {
            return Err(self
                .asm_mut()
                .emit_wrong_token_error("expected operation name in quotes"));
        };
        block.append(self.ir, op);
        self.parse_trailing_location(LocationTarget::Operation(op))?;
        self.bind_results(op, &names, offset)
    }

    // op-result-list ::= op-result (`,` op-result)* `=`
    // op-result ::= value-id (`:` integer-literal)?
    fn parse_result_names(&mut self) -> Parsed<ResultNames> {
        let mut names = ResultNames::new();
        loop {
            let name = self.asm_mut().parse_token(
                TokenKind::PercentIdentifier,
                "expected valid ssa identifier",
            )?;
            let mut count = 1;
            if self.consume_if(TokenKind::Colon) {
                if !self.at(TokenKind::Integer) {
                    return Err(self
                        .asm_mut()
                        .emit_wrong_token_error("expected integer number of results"));
                }
                let value: Option<u32> = self.spelling_str(self.token()).parse().ok();
                let Some(value) = value.filter(|count| *count >= 1) else {
                    let message = "expected named operation to have at least 1 result";
                    return Err(self.asm_mut().emit_error_here(message));
                };
                self.consume();
                count = value;
            }
            names.push((UnresolvedOperand { name, number: 0 }, count));
            if !self.consume_if(TokenKind::Comma) {
                break;
            }
        }
        self.asm_mut()
            .parse_token(TokenKind::Equal, "expected '=' after SSA name")?;
        Ok(names)
    }

    fn bind_results(
        &mut self,
        op: crate::ir::Operation,
        names: &ResultNames,
        offset: u32,
    ) -> Parsed<()> {
        if names.is_empty() {
            return Ok(());
        }
        let results = op.results(self.ir).len();
        if results == 0 {
            return Err(self
                .asm_mut()
                .emit_error(offset, "cannot name an operation with no results"));
        }
        let bound: u64 = names.iter().map(|(_, count)| u64::from(*count)).sum();
        if bound != results as u64 {
            let message =
                format!("operation defines {results} results but was provided {bound} to bind");
            return Err(self.asm_mut().emit_error(offset, message));
        }
        let mut next = 0;
        for (name, count) in names {
            for number in 0..*count {
                let value = op.result(self.ir, next);
                next += 1;
                self.define_value(UnresolvedOperand { number, ..*name }, value)?;
            }
        }
        Ok(())
    }

    /// What can only be said once the whole text was read.
    pub(super) fn finish(&mut self) -> Parsed<()> {
        self.check_placeholders()?;
        self.resolve_deferred_locations()?;
        self.leave_scope()
    }
}
