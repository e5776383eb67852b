//! The generic form: `"name"(operands)[successors]<properties>(regions)
//! {attributes} : type`.

use super::api::{OpParser, UnresolvedOperand};
use super::operation::ResultNames;
use crate::attributes::{Attribute, NamedAttribute};
use crate::ir::OperationState;
use crate::op::{OpInfo, fill_defaults, set_from_attribute};
use crate::text::lexer::TokenKind;
use crate::text::parser::Parsed;
use crate::types::Type;
use smallvec::SmallVec;

/// The name that a segment attribute has now.
pub(super) fn current_name(name: &str) -> &str {
    match name {
        "operand_segment_sizes" => "operandSegmentSizes",
        "result_segment_sizes" => "resultSegmentSizes",
        name => name,
    }
}

/// An operation that was parsed up to its regions.
#[derive(Debug)]
pub(super) struct GenericOp {
    pub(super) state: OperationState,
    names: ResultNames,
    operands: SmallVec<[UnresolvedOperand; 4]>,
    properties: Option<Attribute>,
    /// Where its name stands.
    offset: u32,
}

impl OpParser<'_, '_> {
    // generic-operation ::= string-literal `(` value-use-list? `)`
    //   successor-list? dictionary-properties? region-list?
    //   dictionary-attribute? `:` function-type
    /// Parses an operation, or the start of one up to what is inside its first
    /// region.
    pub(super) fn begin_generic_operation(&mut self, names: ResultNames) -> Parsed<()> {
        let mut op = GenericOp {
            offset: self.offset(),
            state: self.parse_generic_name()?,
            names,
            operands: SmallVec::new(),
            properties: None,
        };
        self.parse_generic_operands(&mut op.operands)?;
        if self.at(TokenKind::LSquare) {
            if op
                .state
                .info()
                .is_some_and(|info| !info.spec().is_terminator)
            {
                return Err(self
                    .asm_mut()
                    .emit_error_here("successors in non-terminator"));
            }
            self.parse_generic_successors(&mut op.state)?;
        }
        if self.consume_if(TokenKind::Less) {
            op.properties = Some(self.asm_mut().parse_attribute(None)?);
            self.asm_mut()
                .parse_token(TokenKind::Greater, "expected '>' to close properties")?;
        }
        if self.consume_if(TokenKind::LParen) {
            return self.parse_generic_regions(Box::new(op));
        }
        self.finish_generic_operation(op)
    }

    fn parse_generic_name(&mut self) -> Parsed<OperationState> {
        let token = self.token();
        let location = self.location_at(token.start);
        let name = self.string_value(token);
        if name.is_empty() {
            return Err(self
                .asm_mut()
                .emit_error_here("empty operation name is invalid"));
        }
        if name.contains(&0) {
            return Err(self
                .asm_mut()
                .emit_error_here("null character not allowed in operation name"));
        }
        self.consume();
        let name = String::from_utf8_lossy(&name);
        if let Some(info) = self.registry().op(&name) {
            return Ok(OperationState::new(info, location));
        }
        if !self.config().allow_unregistered_dialects {
            let dialect = name.split('.').next().unwrap_or_default();
            if self.registry().dialect(dialect).is_none() {
                return Err(self.asm_mut().emit_error_here(
                    "operation being parsed with an unregistered dialect. If this is intended, please use \
                     -allow-unregistered-dialect with the MLIR tool used",
                ));
            }
        }
        Ok(OperationState::unregistered(&name, location))
    }

    /// Parses what stands behind the regions, and makes the operation.
    pub(super) fn finish_generic_operation(&mut self, op: GenericOp) -> Parsed<()> {
        let GenericOp {
            mut state,
            names,
            operands,
            properties,
            offset,
        } = op;
        let attributes = if self.at(TokenKind::LBrace) {
            self.asm_mut().parse_attribute_dict()?
        } else {
            Vec::new()
        };
        self.parse_generic_type(&mut state, &operands)?;
        let Some(info) = state.info() else {
            let location = self.parse_trailing_location()?;
            state.discardable = attributes;
            if properties.is_some() {
                state.set_slot(0, properties);
            }
            let op = self.ir.create(state);
            return self.finish_operation(op, location, &names);
        };
        let checked = properties.is_none();
        self.set_legacy_attributes(&mut state, info, attributes, checked, offset)?;
        let location = self.parse_trailing_location()?;
        if let Some(properties) = properties {
            self.set_properties(&mut state, info, &properties, offset)?;
        }
        fill_defaults(&mut state, info.spec());
        let op = self.ir.create(state);
        self.finish_operation(op, location, &names)
    }

    fn parse_generic_operands(
        &mut self,
        operands: &mut SmallVec<[UnresolvedOperand; 4]>,
    ) -> Parsed<()> {
        self.asm_mut()
            .parse_token(TokenKind::LParen, "expected '(' to start operand list")?;
        if self.at(TokenKind::PercentIdentifier) {
            operands.push(self.parse_operand()?);
            while self.consume_if(TokenKind::Comma) {
                operands.push(self.parse_operand()?);
            }
        }
        self.asm_mut()
            .parse_token(TokenKind::RParen, "expected ')' to end operand list")?;
        Ok(())
    }

    // successor-list ::= `[` block-id (`,` block-id)* `]`
    fn parse_generic_successors(&mut self, state: &mut OperationState) -> Parsed<()> {
        self.asm_mut().parse_l_square()?;
        if self.at(TokenKind::RSquare) {
            return Err(self
                .asm_mut()
                .emit_wrong_token_error("expected list element"));
        }
        loop {
            let block = self.parse_successor()?;
            state.successors.push(block);
            if !self.consume_if(TokenKind::Comma) {
                break;
            }
        }
        self.asm_mut()
            .parse_token(TokenKind::RSquare, "expected ',' or ']'")?;
        Ok(())
    }

    /// The function type at the end: types of operands and results.
    fn parse_generic_type(
        &mut self,
        state: &mut OperationState,
        operands: &[UnresolvedOperand],
    ) -> Parsed<()> {
        self.asm_mut()
            .parse_token(TokenKind::Colon, "expected ':' followed by operation type")?;
        let offset = self.offset();
        let Type::Function(function) = self.asm_mut().parse_type()? else {
            return Err(self.asm_mut().emit_error(offset, "expected function type"));
        };
        state
            .result_types
            .extend(function.results().iter().cloned());
        let types = function.inputs();
        if types.len() != operands.len() {
            let plural = if operands.len() == 1 { "" } else { "s" };
            let message = format!(
                "expected {} operand type{plural} but had {}",
                operands.len(),
                types.len()
            );
            return Err(self.asm_mut().emit_error(offset, message));
        }
        for (operand, ty) in operands.iter().zip(types) {
            let value = self.resolve_operand(*operand, ty)?;
            state.operands.push(value);
        }
        Ok(())
    }

    /// The dictionary of a registered op: entries named like inherent
    /// attributes are those, as before there were properties. They are
    /// `checked` now unless there are properties, too.
    fn set_legacy_attributes(
        &mut self,
        state: &mut OperationState,
        info: &'static OpInfo,
        attributes: Vec<NamedAttribute>,
        checked: bool,
        offset: u32,
    ) -> Parsed<()> {
        let spec = info.spec();
        for entry in attributes {
            let Some(slot) = spec.slot(current_name(&entry.name)) else {
                state.discardable.push(entry);
                continue;
            };
            let declared = &spec.slots[slot];
            if checked && !declared.constraint.accepts(&entry.value) {
                let (name, attr, summary) =
                    (info.name(), declared.name, declared.constraint.summary);
                let message = format!(
                    "'{name}' op attribute '{attr}' failed to satisfy constraint: {summary}"
                );
                return Err(self.asm_mut().emit_error(offset, message));
            }
            state.set_slot(slot, Some(entry.value));
        }
        Ok(())
    }

    /// `<{…}>` of a registered op. Unknown keys are ignored, as in MLIR.
    pub(super) fn set_properties(
        &mut self,
        state: &mut OperationState,
        info: &'static OpInfo,
        properties: &Attribute,
        offset: u32,
    ) -> Parsed<()> {
        let Err(reason) = set_from_attribute(state, info.spec(), properties) else {
            return Ok(());
        };
        let name = info.name();
        let message = format!("invalid properties {properties} for op {name}: {reason}");
        Err(self.asm_mut().emit_error(offset, message))
    }
}
