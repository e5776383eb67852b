//! Parses whole operations inside hand-written op parsers.

use super::api::OpParser;
use super::operation::ResultNames;
use ods_ir::ir::{Block, Operation, OperationState};
use ods_ir::text::lexer::TokenKind;
use ods_ir::text::parser::{Parsed, UnresolvedOperand};
use ods_ir::types::Type;

impl OpParser<'_, '_> {
    /// Parses an operation in generic form to the end of `block`. The operation may use all names
    /// visible at this point.
    ///
    /// # Errors
    ///
    /// If the operation is missing or malformed.
    #[inline]
    pub fn parse_generic_operation(&mut self, block: Block) -> Parsed<Operation> {
        if !self.at(TokenKind::String) {
            let message = "expected operation name in quotes";
            return Err(self.emit_wrong_token_error(message));
        }
        let current = self.set_current(None);
        let outer = self.set_current_block(block);
        let (base, start) = (self.open.len(), self.offset());
        let begun = self.begin_generic_operation(ResultNames::default());
        let parsed = self.run(base, begun, start);
        self.set_current_block(outer);
        self.set_current(current);
        parsed?;
        match block.last_op(self.ir) {
            Some(op) => Ok(op),
            None => unreachable!("the operation that was parsed is in the block"),
        }
    }

    /// Parses the op name at the start of a custom form, which may omit a default dialect. Returns
    /// the state of an operation with this name, which need not be registered.
    ///
    /// # Errors
    ///
    /// If the name is missing.
    #[inline]
    pub fn parse_custom_operation_name(&mut self) -> Parsed<OperationState> {
        if !self.at_keyword() {
            let message = "expected operation name";
            return Err(self.emit_wrong_token_error(message));
        }
        let token = self.consume();
        let location = self.location_at(token.start);
        let written = self.spelling_str(token);
        if let Some(info) = self.registry().op(written) {
            return Ok(OperationState::new(info, location));
        }
        if written.contains('.') {
            return Ok(OperationState::unregistered(written, location));
        }
        let full = format!("{}.{written}", self.default_dialect());
        Ok(match self.registry().op(&full) {
            Some(info) => OperationState::new(info, location),
            None => OperationState::unregistered(full, location),
        })
    }

    /// Parses the part of the generic form after the op name. If `operands` are given, the text
    /// contains no operand list.
    ///
    /// # Errors
    ///
    /// If a part is malformed, or if the numbers of types and operands differ.
    #[inline]
    pub fn parse_generic_operation_after_op_name(
        &mut self,
        state: &mut OperationState,
        operands: Option<&[UnresolvedOperand]>,
    ) -> Parsed<()> {
        let (offset, name_offset) = (self.offset(), self.name_offset());
        let mut parsed = smallvec::SmallVec::new();
        if operands.is_none() {
            self.parse_generic_operands(&mut parsed)?;
        }
        let operands = operands.unwrap_or(&parsed);
        if self.at(TokenKind::LSquare) {
            self.parse_generic_successors(&mut state.successors)?;
        }
        if self.consume_if(TokenKind::Less) {
            let properties = self.parse_attribute(None)?;
            self.parse_greater()?;
            if let Some(info) = state.info() {
                self.set_properties(state, info, &properties, name_offset)?;
            }
        }
        if self.parse_optional_l_paren() {
            loop {
                let region = self.parse_region()?;
                state.regions.push(region);
                if !self.consume_if(TokenKind::Comma) {
                    break;
                }
            }
            self.parse_r_paren()?;
        }
        self.parse_optional_attr_dict(state)?;
        self.parse_colon()?;
        let type_offset = self.offset();
        let Type::Function(ty) = self.parse_type()? else {
            return Err(self.emit_error(type_offset, "expected function type"));
        };
        state.result_types.extend(ty.results().iter().cloned());
        self.resolve_operands(operands, ty.inputs(), offset, &mut state.operands)
    }
}
