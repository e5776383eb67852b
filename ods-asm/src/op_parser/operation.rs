//! Parses one operation: result names, generic or custom form, location.

use super::api::OpParser;
use super::locations::LocationTarget;
use ods_ir::ir::Operation;
use ods_ir::location::Location;
use ods_ir::text::lexer::TokenKind;
use ods_ir::text::parser::{Parsed, UnresolvedOperand, u64_value};
use smallvec::SmallVec;

/// The names before the `=` of an operation, each with its number of results.
#[derive(Debug, Default)]
pub(super) struct ResultNames {
    pub(super) names: SmallVec<[(UnresolvedOperand, u64); 2]>,
    /// The offset of the operation.
    pub(super) offset: u32,
}

impl OpParser<'_, '_> {
    // operation ::= op-result-list? (generic-operation | custom-operation)
    //               trailing-location
    /// Parses an operation and everything nested in it.
    pub(super) fn parse_operation(&mut self) -> Parsed<()> {
        let base = self.open.len();
        let start = self.offset();
        let begun = self.begin_operation();
        self.run(base, begun, start)
    }

    /// Parses an operation, or the start of one in generic form up to its first region, whose
    /// contents the main loop parses.
    pub(super) fn begin_operation(&mut self) -> Parsed<()> {
        let mut names = ResultNames {
            offset: self.offset(),
            ..ResultNames::default()
        };
        if self.at(TokenKind::PercentIdentifier) {
            self.parse_result_names(&mut names)?;
        }
        match self.kind() {
            TokenKind::String => self.begin_generic_operation(names),
            kind if kind == TokenKind::BareIdentifier || kind.is_keyword() => {
                self.parse_custom_operation(&names)
            }
            _ => Err(self.emit_wrong_token_error("expected operation name in quotes")),
        }
    }

    // op-result-list ::= op-result (`,` op-result)* `=`
    // op-result ::= value-id (`:` integer-literal)?
    fn parse_result_names(&mut self, names: &mut ResultNames) -> Parsed<()> {
        loop {
            let message = "expected valid ssa identifier";
            let name = self.parse_token(TokenKind::PercentIdentifier, message)?;
            let mut count = 1;
            if self.consume_if(TokenKind::Colon) {
                if !self.at(TokenKind::Integer) {
                    return Err(self.emit_wrong_token_error("expected integer number of results"));
                }
                let value = u64_value(self.spelling(self.token()));
                let Some(value) = value.filter(|count| *count >= 1) else {
                    let message = "expected named operation to have at least 1 result";
                    return Err(self.asm_mut().emit_error_here(message));
                };
                self.consume();
                count = value;
            }
            (names.names).push((UnresolvedOperand { name, number: 0 }, count));
            if !self.consume_if(TokenKind::Comma) {
                break;
            }
        }
        self.parse_token(TokenKind::Equal, "expected '=' after SSA name")?;
        Ok(())
    }

    /// Inserts an operation into the current block and defines its results.
    pub(super) fn finish_operation(
        &mut self,
        op: Operation,
        location: Option<Location>,
        names: &ResultNames,
    ) -> Parsed<()> {
        let block = self.current_block();
        op.append_new(self.ir, block);
        if let Some(location) = location {
            self.set_location(LocationTarget::Operation(op), location);
        }
        if names.names.is_empty() {
            return Ok(());
        }
        // Fast path for the most frequent case: one name, one result.
        if let ([(name, 1)], &[result]) = (&names.names[..], op.results(self.ir)) {
            return self.define_value(*name, result);
        }
        let results = op.results(self.ir).len();
        if results == 0 {
            let message = "cannot name an operation with no results";
            return Err(self.asm_mut().emit_error(names.offset, message));
        }
        let mut counts = names.names.iter().map(|(_, count)| *count);
        let bound = counts.clone().fold(0, u64::wrapping_add);
        let all = counts.try_fold(0, u64::checked_add);
        if all != Some(results as u64) {
            let message =
                format!("operation defines {results} results but was provided {bound} to bind");
            return Err(self.asm_mut().emit_error(names.offset, message));
        }
        let mut next = 0;
        for (name, count) in &names.names {
            for number in 0..*count as u32 {
                let value = op.result(self.ir, next);
                next += 1;
                self.define_value(UnresolvedOperand { number, ..*name }, value)?;
            }
        }
        Ok(())
    }
}
