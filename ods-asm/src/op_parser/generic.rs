//! Parses the generic form: `"name"(operands)[successors]<properties>(regions) {attributes} :
//! type`.

use super::api::OpParser;
use super::operation::ResultNames;
use super::tails::{KnownTail, TailKey, TailKind};
use ods_ir::attributes::{Attribute, NamedAttribute};
use ods_ir::diagnostics::DiagnosticKind;
use ods_ir::ir::{Block, EMPTY, OperationState, RawState, Region, Value};
use ods_ir::location::Location;
use ods_ir::op::spec::Presence;
use ods_ir::op::{OpInfo, fill_defaults, set_from_attribute};
use ods_ir::text::lexer::TokenKind;
use ods_ir::text::parser::{Parsed, SpellingSlot, UnresolvedOperand, parse_list_until};
use smallvec::SmallVec;

/// Returns the current name of a segment size attribute that may be written with its old name.
pub(super) fn current_name(name: &str) -> &str {
    match name {
        "operand_segment_sizes" => "operandSegmentSizes",
        "result_segment_sizes" => "resultSegmentSizes",
        name => name,
    }
}

/// An operation parsed up to its regions.
#[derive(Debug)]
pub(super) struct GenericOp {
    name: OpName,
    location: Location,
    names: ResultNames,
    operands: SmallVec<[UnresolvedOperand; 4]>,
    successors: SmallVec<[Block; 2]>,
    properties: Option<Attribute>,
    pub(super) regions: SmallVec<[Region; 2]>,
    /// The offset of its name.
    offset: u32,
}

/// A valid operation name.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpName {
    /// Its number in the table of the `Ir`.
    pub(super) number: u32,
    pub(super) info: Option<&'static OpInfo>,
}

/// The parts of an operation still to be parsed, with their key in the cache.
#[derive(Clone, Copy)]
pub(super) enum Behind<'a> {
    /// The part after the regions, which are parsed.
    Regions,
    /// Everything after the operands and successors.
    Tail(TailKey<'a>),
    /// The function type of an operation without attributes.
    Type(TailKey<'a>),
}

/// Types of operands and results, as their numbers in the `Ir`.
type TypeNumbers = SmallVec<[u32; 8]>;

impl<'a> OpParser<'a, '_> {
    // generic-operation ::= string-literal `(` value-use-list? `)`
    //   successor-list? dictionary-properties? region-list?
    //   dictionary-attribute? `:` function-type
    /// Parses an operation, or the start of one up to the contents of its first region.
    pub(super) fn begin_generic_operation(&mut self, names: ResultNames) -> Parsed<()> {
        let offset = self.offset();
        let mut op = GenericOp {
            name: self.parse_generic_name()?,
            location: self.location_at(offset),
            names,
            operands: SmallVec::new(),
            successors: SmallVec::new(),
            properties: None,
            regions: SmallVec::new(),
            offset,
        };
        self.parse_generic_operands(&mut op.operands)?;
        if self.at(TokenKind::LSquare) {
            if op.name.info.is_some_and(|info| !info.spec().is_terminator) {
                return Err(self.emit_error_here("successors in non-terminator"));
            }
            self.parse_generic_successors(&mut op.successors)?;
        }
        if self.at(TokenKind::LParen) {
            self.consume();
            return self.parse_generic_regions(Box::new(op));
        }
        if op.name.info.is_none() && self.consume_if(TokenKind::Colon) {
            // Neither the text nor a definition adds attributes: only the types follow.
            let key = self.tails.type_key(self.text(), self.offset());
            return match self.known_tail(key, &op.operands) {
                Some(known) => self.finish_known_generic(&op, &known),
                None => self.finish_generic_operation(op, Behind::Type(key)),
            };
        }
        let (text, start, name) = (self.text(), self.offset(), (op.name.number, EMPTY));
        let tail = self.tails.tail_key(text, start, name, TailKind::Tail);
        if let Some(known) = self.known_tail(tail, &op.operands) {
            return self.finish_known_generic(&op, &known);
        }
        if self.consume_if(TokenKind::Less) {
            op.properties = Some(self.parse_attribute(None)?);
            self.parse_token(TokenKind::Greater, "expected '>' to close properties")?;
        }
        if self.consume_if(TokenKind::LParen) {
            return self.parse_generic_regions(Box::new(op));
        }
        self.finish_generic_operation(op, Behind::Tail(tail))
    }

    fn parse_generic_name(&mut self) -> Parsed<OpName> {
        let token = self.token();
        let spelling = self.spelling(token);
        let slot = SpellingSlot::of(spelling);
        if let Some(name) = self.op_names.get(slot, spelling).copied() {
            self.consume();
            return Ok(name);
        }
        let name = self.string_value(token);
        if name.is_empty() {
            return Err(self.emit_error_here("empty operation name is invalid"));
        }
        if name.contains(&0) {
            return Err(self.emit_error_here("null character not allowed in operation name"));
        }
        self.consume();
        let name = String::from_utf8_lossy(&name);
        let info = self.registry().op(&name);
        if info.is_none() && !self.config().allow_unregistered_dialects {
            let dialect = name.split('.').next().unwrap_or_default();
            if self.registry().dialect(dialect).is_none() {
                let message = "operation being parsed with an unregistered dialect. If this is intended, please use \
                     -allow-unregistered-dialect with the MLIR tool used";
                let offset = self.offset_for_errors();
                return Err(self.emit_error_of(DiagnosticKind::UnknownDialect, offset, message));
            }
        }
        let number = match info {
            Some(info) => self.ir.registered_name(info),
            None => self.ir.unregistered_name(&name),
        };
        let name = OpName { number, info };
        self.op_names.insert(slot, spelling, name);
        Ok(name)
    }

    fn finish_known_generic(&mut self, op: &GenericOp, known: &KnownTail<'a>) -> Parsed<()> {
        self.finish_known(
            op.name.number,
            op.location,
            known,
            &op.successors,
            &op.names,
        )
    }

    /// Parses the rest of the operation and creates it.
    pub(super) fn finish_generic_operation(
        &mut self,
        op: GenericOp,
        behind: Behind<'a>,
    ) -> Parsed<()> {
        // Type numbers made from here on stay valid until the operation is created.
        self.ir.sweep_types();
        let mut attributes = None;
        let key = if let Behind::Type(key) = behind {
            key
        } else {
            if self.at(TokenKind::LBrace) {
                attributes = Some(self.parse_dictionary()?);
            }
            self.parse_token(TokenKind::Colon, "expected ':' followed by operation type")?;
            self.tails.type_key(self.text(), self.offset())
        };
        let types = self.parse_generic_type(op.operands.len(), key)?;
        let (inputs, results) = types.split_at(op.operands.len());
        let mut operands: SmallVec<[Value; 4]> = SmallVec::new();
        for (operand, ty) in op.operands.iter().zip(inputs) {
            operands.push(self.resolve_numbered(*operand, *ty)?);
        }
        let (end, sweeps) = (self.previous_end(), self.ir.sweeps());
        let (made, location) = match op.name.info {
            None => {
                let location = self.parse_optional_location()?;
                let inherent = op
                    .properties
                    .map_or(EMPTY, |attr| self.ir.slots_number(&[attr.into()]));
                let discardable =
                    attributes.map_or(EMPTY, |attributes| self.ir.own_dictionary(attributes));
                let made = self.ir.create_raw(&RawState {
                    name: op.name.number,
                    location: op.location,
                    operands: &operands,
                    types: results,
                    inherent,
                    discardable,
                    successors: &op.successors,
                    regions: &op.regions,
                });
                (made, location)
            }
            Some(info) => {
                let mut state = OperationState::new(info, op.location);
                state.operands = operands;
                state.successors = op.successors;
                state.regions = op.regions;
                let types = results.iter().map(|ty| self.ir.numbered_type(*ty).clone());
                state.result_types = types.collect();
                let entries = attributes.as_deref().unwrap_or_default();
                let checked = op.properties.is_none() && !info.spec().attributes_in_dictionary;
                self.set_legacy_attributes(&mut state, info, entries, checked, op.offset)?;
                let location = self.parse_optional_location()?;
                if let Some(properties) = op.properties {
                    self.set_properties(&mut state, info, &properties, op.offset)?;
                }
                fill_defaults(&mut state, info.spec());
                (self.ir.create(state), location)
            }
        };
        if let Behind::Tail(key) = behind
            && self.ir.sweeps() == sweeps
        {
            let attributes = self.ir.attribute_numbers(made);
            self.tails
                .insert(key, end, sweeps, attributes, inputs, results);
        }
        self.finish_operation(made, location, &op.names)
    }

    pub(super) fn parse_generic_operands(
        &mut self,
        operands: &mut SmallVec<[UnresolvedOperand; 4]>,
    ) -> Parsed<()> {
        self.parse_token(TokenKind::LParen, "expected '(' to start operand list")?;
        self.parse_each_operand(|operand| operands.push(operand))?;
        self.parse_token(TokenKind::RParen, "expected ')' to end operand list")?;
        Ok(())
    }

    // successor-list ::= `[` block-id (`,` block-id)* `]`
    pub(super) fn parse_generic_successors(
        &mut self,
        successors: &mut SmallVec<[Block; 2]>,
    ) -> Parsed<()> {
        self.parse_l_square()?;
        parse_list_until(self, TokenKind::RSquare, false, |p| {
            successors.push(p.parse_successor()?);
            Ok(())
        })
    }

    /// Parses the function type at the end: exactly `operands` operand types, then result types.
    fn parse_generic_type(&mut self, operands: usize, key: TailKey<'a>) -> Parsed<TypeNumbers> {
        let offset = self.offset();
        let mut numbers = TypeNumbers::new();
        let inputs;
        if let Some(known) = self.tails.get(key, self.ir.sweeps()) {
            inputs = known.inputs().len();
            for ty in known.inputs().iter().chain(known.results()) {
                numbers.push(*ty);
            }
            self.skip_to(key.end);
        } else {
            let (asm, ir) = self.asm_and_ir();
            let Some(count) = asm.parse_signature(|ty| numbers.push(ir.new_type_number(ty)))?
            else {
                return Err(self.asm_mut().emit_error(offset, "expected function type"));
            };
            inputs = count;
            let (end, sweeps) = (self.previous_end(), self.ir.sweeps());
            let (inputs, results) = numbers.split_at(inputs);
            self.tails
                .insert(key, end, sweeps, (EMPTY, EMPTY), inputs, results);
        }
        if inputs != operands {
            let plural = if operands == 1 { "" } else { "s" };
            let message = format!("expected {operands} operand type{plural} but had {inputs}");
            return Err(self.asm_mut().emit_error(offset, message));
        }
        Ok(numbers)
    }

    /// Sets the dictionary of a registered op. Entries named like inherent attributes set these,
    /// for compatibility with text from before MLIR had properties. They are `checked` now unless
    /// the op has properties.
    fn set_legacy_attributes(
        &mut self,
        state: &mut OperationState,
        info: &'static OpInfo,
        attributes: &[NamedAttribute],
        checked: bool,
        offset: u32,
    ) -> Parsed<()> {
        let spec = info.spec();
        for entry in attributes {
            // Old names denote the properties.
            let name = match &*entry.name {
                name if spec.attributes_in_dictionary => name,
                name => current_name(name),
            };
            let Some(slot) = spec.slot(name) else {
                state.discardable.push(entry.clone());
                continue;
            };
            let declared = &spec.slots[slot];
            if matches!(declared.presence, Presence::Segments) && !spec.attributes_in_dictionary {
                // An attribute that is not the right number of sizes is dropped.
                if spec.are_segments(slot, &entry.value) {
                    state.set_slot(slot, Some(entry.value.clone()));
                }
                continue;
            }
            if checked && !declared.constraint.accepts(&entry.value) {
                let (name, attr) = (info.name(), declared.name);
                let summary = declared.constraint.summary_for(&entry.value);
                let message = format!(
                    "'{name}' op attribute '{attr}' failed to satisfy constraint: {summary}"
                );
                return Err(self.asm_mut().emit_error(offset, message));
            }
            state.set_slot(slot, Some(entry.value.clone()));
        }
        Ok(())
    }

    /// Sets the properties `<{…}>` of a registered op. Unknown keys are ignored, as in MLIR.
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
