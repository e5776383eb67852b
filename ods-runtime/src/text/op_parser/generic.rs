//! The generic form: `"name"(operands)[successors]<properties>(regions)
//! {attributes} : type`.

use super::api::{OpParser, UnresolvedOperand};
use crate::attributes::{Attribute, NamedAttribute};
use crate::ir::{Operation, OperationState};
use crate::op::{OpInfo, fill_defaults};
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

impl OpParser<'_, '_> {
    // generic-operation ::= string-literal `(` value-use-list? `)`
    //   successor-list? dictionary-properties? region-list?
    //   dictionary-attribute? `:` function-type
    pub(super) fn parse_generic_operation(&mut self) -> Parsed<Operation> {
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
        let mut state = match self.registry().op(&name) {
            Some(info) => OperationState::new(info, location),
            None => {
                let dialect = name.split('.').next().unwrap_or_default();
                if self.registry().dialect(dialect).is_none()
                    && !self.config().allow_unregistered_dialects
                {
                    return Err(self.asm_mut().emit_error_here(
                        "operation being parsed with an unregistered dialect. If this is intended, please use \
                         -allow-unregistered-dialect with the MLIR tool used",
                    ));
                }
                OperationState::unregistered(&name, location)
            }
        };
        let operands = self.parse_generic_operands()?;
        if self.at(TokenKind::LSquare) {
            if state.info().is_some_and(|info| !info.spec().is_terminator) {
                return Err(self
                    .asm_mut()
                    .emit_error_here("successors in non-terminator"));
            }
            self.parse_generic_successors(&mut state)?;
        }
        let properties = if self.consume_if(TokenKind::Less) {
            let attr = self.asm_mut().parse_attribute(None)?;
            self.asm_mut()
                .parse_token(TokenKind::Greater, "expected '>' to close properties")?;
            Some(attr)
        } else {
            None
        };
        if self.consume_if(TokenKind::LParen) {
            loop {
                let region = self.parse_region()?;
                state.regions.push(region);
                if !self.consume_if(TokenKind::Comma) {
                    break;
                }
            }
            self.asm_mut()
                .parse_token(TokenKind::RParen, "expected ')' to end region list")?;
        }
        let attributes = if self.at(TokenKind::LBrace) {
            self.asm_mut().parse_attribute_dict()?
        } else {
            Vec::new()
        };
        self.parse_generic_type(&mut state, &operands)?;
        match state.info() {
            Some(info) => {
                self.set_legacy_attributes(&mut state, info, attributes, token.start)?;
                if let Some(properties) = properties {
                    self.set_properties(&mut state, info, &properties, token.start)?;
                }
                fill_defaults(&mut state, info.spec());
            }
            None => {
                state.discardable = attributes;
                if properties.is_some() {
                    state.set_slot(0, properties);
                }
            }
        }
        Ok(self.ir.create(state))
    }

    fn parse_generic_operands(&mut self) -> Parsed<SmallVec<[UnresolvedOperand; 4]>> {
        let mut operands = SmallVec::new();
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
        Ok(operands)
    }

    // successor-list ::= `[` block-id (`,` block-id)* `]`
    fn parse_generic_successors(&mut self, state: &mut OperationState) -> Parsed<()> {
        self.asm_mut().parse_l_square()?;
        if self.at(TokenKind::RSquare) {
            return Err(self.asm_mut().emit_wrong_token_error("expected block name"));
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
    /// attributes are those, as before there were properties.
    fn set_legacy_attributes(
        &mut self,
        state: &mut OperationState,
        info: &'static OpInfo,
        attributes: Vec<NamedAttribute>,
        offset: u32,
    ) -> Parsed<()> {
        let spec = info.spec();
        for entry in attributes {
            let Some(slot) = spec.slot(current_name(&entry.name)) else {
                state.discardable.push(entry);
                continue;
            };
            let declared = &spec.slots[slot];
            if !declared.constraint.accepts(&entry.value) {
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
        let spec = info.spec();
        let invalid = |reason: &str| {
            format!(
                "invalid properties {properties} for op {}: {reason}",
                info.name()
            )
        };
        let Attribute::Dictionary(dictionary) = properties else {
            let message = invalid("expected DictionaryAttr to set properties");
            return Err(self.asm_mut().emit_error(offset, message));
        };
        for (slot, declared) in spec.slots.iter().enumerate() {
            let old_name = match declared.name {
                "operandSegmentSizes" => "operand_segment_sizes",
                "resultSegmentSizes" => "result_segment_sizes",
                name => name,
            };
            let Some(value) = dictionary
                .get(declared.name)
                .or_else(|| dictionary.get(old_name))
            else {
                continue;
            };
            if let Some(class) = declared.constraint.class
                && !(class.contains)(value)
            {
                let message = invalid(&format!(
                    "Invalid attribute `{}` in property conversion: {value}",
                    declared.name
                ));
                return Err(self.asm_mut().emit_error(offset, message));
            }
            if matches!(declared.presence, crate::op::spec::Presence::Segments) {
                let groups = if declared.name == "operandSegmentSizes" {
                    spec.operands.len()
                } else {
                    spec.results.len()
                };
                let reason = match crate::op::spec::segment_sizes(value) {
                    None => Some("expected DenseI32ArrayAttr for key `value`".to_owned()),
                    Some(sizes) if sizes.len() != groups => Some(format!(
                        "size mismatch in attribute conversion: {} vs {groups}",
                        sizes.len()
                    )),
                    Some(_) => None,
                };
                if let Some(reason) = reason {
                    let message = invalid(&reason);
                    return Err(self.asm_mut().emit_error(offset, message));
                }
            }
            state.set_slot(slot, Some(value.clone()));
        }
        Ok(())
    }
}
