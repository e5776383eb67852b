//! Parses the generic form: `"name"(operands)[successors]<properties>(regions) {attributes} :
//! type`.

use super::api::{OpParser, UnresolvedOperand};
use super::operation::ResultNames;
use super::repeated::{Kind, Place};
use crate::attributes::{Attribute, NamedAttribute};
use crate::diagnostics::DiagnosticKind;
use crate::ir::{Block, EMPTY, OperationState, RawState, Region, Value};
use crate::location::Location;
use crate::op::spec::Presence;
use crate::op::{OpInfo, fill_defaults, set_from_attribute};
use crate::text::lexer::TokenKind;
use crate::text::parser::{Parsed, SpellingSlot};
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

/// The parts of an operation still to be parsed, with their cache place.
#[derive(Clone, Copy)]
pub(super) enum Behind<'a> {
    /// The part after the regions, which are parsed.
    Regions,
    /// Everything after the operands and successors.
    Tail(Place<'a>),
    /// The function type of an operation without attributes.
    Type(Place<'a>),
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
                return Err(self
                    .asm_mut()
                    .emit_error_here("successors in non-terminator"));
            }
            self.parse_generic_successors(&mut op.successors)?;
        }
        if self.at(TokenKind::LParen) {
            self.consume();
            return self.parse_generic_regions(Box::new(op));
        }
        if op.name.info.is_none() && self.consume_if(TokenKind::Colon) {
            // Neither the text nor a definition adds attributes: only the types follow.
            let place = self.repeated.type_place(self.text(), self.offset());
            return match self.make_repeated(&op, place) {
                Some(repeated) => repeated,
                None => self.finish_generic_operation(op, Behind::Type(place)),
            };
        }
        let (text, start, name) = (self.text(), self.offset(), (op.name.number, EMPTY));
        let tail = self.repeated.tail_place(text, start, name, Kind::Tail);
        if let Some(repeated) = self.make_repeated(&op, tail) {
            return repeated;
        }
        if self.consume_if(TokenKind::Less) {
            op.properties = Some(self.asm_mut().parse_attribute(None)?);
            self.asm_mut()
                .parse_token(TokenKind::Greater, "expected '>' to close properties")?;
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
        let info = self.registry().op(&name);
        if info.is_none() && !self.config().allow_unregistered_dialects {
            let dialect = name.split('.').next().unwrap_or_default();
            if self.registry().dialect(dialect).is_none() {
                let message = "operation being parsed with an unregistered dialect. If this is intended, please use \
                     -allow-unregistered-dialect with the MLIR tool used";
                let asm = self.asm_mut();
                let offset = asm.offset_for_errors();
                return Err(asm.emit_error_of(DiagnosticKind::UnknownDialect, offset, message));
            }
        }
        let number = match info {
            Some(info) => self.ir.names.registered(info),
            None => self.ir.names.unregistered(&name),
        };
        let name = OpName { number, info };
        self.op_names.insert(slot, spelling, name);
        Ok(name)
    }

    /// Skips to the end of a line whose rest is cached, if the next token starts another operation.
    /// Punctuation could continue this one.
    pub(super) fn skip_known(&mut self, place: Place<'a>) -> bool {
        let behind = self.previous_end();
        self.skip_to(place.end());
        let is_end = match self.kind() {
            TokenKind::PercentIdentifier
            | TokenKind::BareIdentifier
            | TokenKind::String
            | TokenKind::CaretIdentifier
            | TokenKind::HashIdentifier
            | TokenKind::ExclamationIdentifier
            | TokenKind::RBrace
            | TokenKind::FileMetadataBegin
            | TokenKind::Eof => true,
            kind => kind.is_keyword(),
        };
        if !is_end {
            self.skip_to(behind);
        }
        is_end
    }

    /// Creates an operation from its cached tail, if its operands are defined and have the types of
    /// the tail.
    fn make_repeated(&mut self, op: &GenericOp, place: Place<'a>) -> Option<Parsed<()>> {
        let tail = *self.repeated.get(place, self.ir.sweeps())?;
        let mut operands: SmallVec<[Value; 4]> = SmallVec::new();
        if !self.find_operands(&op.operands, tail.inputs(), &mut operands) {
            return None;
        }
        if !self.skip_known(place) {
            return None;
        }
        let location = match self.parse_trailing_location() {
            Ok(location) => location,
            Err(failed) => return Some(Err(failed)),
        };
        let made = self.ir.create_raw(&RawState {
            name: op.name.number,
            location: op.location,
            operands: &operands,
            types: tail.results(),
            inherent: tail.inherent,
            discardable: tail.discardable,
            successors: &op.successors,
            regions: &[],
        });
        Some(self.finish_operation(made, location, &op.names))
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
        let place = if let Behind::Type(place) = behind {
            place
        } else {
            if self.at(TokenKind::LBrace) {
                attributes = Some(self.asm_mut().parse_dictionary()?);
            }
            self.asm_mut()
                .parse_token(TokenKind::Colon, "expected ':' followed by operation type")?;
            self.repeated.type_place(self.text(), self.offset())
        };
        let types = self.parse_generic_type(op.operands.len(), place)?;
        let (inputs, results) = types.split_at(op.operands.len());
        let mut operands: SmallVec<[Value; 4]> = SmallVec::new();
        for (operand, ty) in op.operands.iter().zip(inputs) {
            operands.push(self.resolve_numbered(*operand, *ty)?);
        }
        let (end, sweeps) = (self.previous_end(), self.ir.sweeps());
        let (made, location) = match op.name.info {
            None => {
                let location = self.parse_trailing_location()?;
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
                let types = results.iter().map(|ty| self.ir.types.get(*ty).clone());
                state.result_types = types.collect();
                let entries = attributes.as_deref().unwrap_or_default();
                let checked = op.properties.is_none() && !info.spec().attributes_in_dictionary;
                self.set_legacy_attributes(&mut state, info, entries, checked, op.offset)?;
                let location = self.parse_trailing_location()?;
                if let Some(properties) = op.properties {
                    self.set_properties(&mut state, info, &properties, op.offset)?;
                }
                fill_defaults(&mut state, info.spec());
                (self.ir.create(state), location)
            }
        };
        if let Behind::Tail(place) = behind
            && self.ir.sweeps() == sweeps
        {
            let data = self.ir.ops.get(made);
            let attributes = (data.inherent, data.discardable);
            self.repeated
                .insert(place, end, sweeps, attributes, inputs, results);
        }
        self.finish_operation(made, location, &op.names)
    }

    pub(super) fn parse_generic_operands(
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
    pub(super) fn parse_generic_successors(
        &mut self,
        successors: &mut SmallVec<[Block; 2]>,
    ) -> Parsed<()> {
        self.asm_mut().parse_l_square()?;
        if self.at(TokenKind::RSquare) {
            return Err(self
                .asm_mut()
                .emit_wrong_token_error("expected list element"));
        }
        loop {
            let block = self.parse_successor()?;
            successors.push(block);
            if !self.consume_if(TokenKind::Comma) {
                break;
            }
        }
        self.asm_mut()
            .parse_token(TokenKind::RSquare, "expected ',' or ']'")?;
        Ok(())
    }

    /// Parses the function type at the end: exactly `operands` operand types, then result types.
    fn parse_generic_type(&mut self, operands: usize, place: Place<'a>) -> Parsed<TypeNumbers> {
        let offset = self.offset();
        let mut numbers = TypeNumbers::new();
        let inputs;
        if let Some(known) = self.repeated.get(place, self.ir.sweeps()) {
            inputs = known.inputs().len();
            // Usually few or none.
            for ty in known.inputs().iter().chain(known.results()) {
                numbers.push(*ty);
            }
            self.skip_to(place.end());
        } else {
            let (asm, ir) = self.asm_and_ir();
            let Some(count) = asm.parse_signature(|ty| numbers.push(ir.types.intern(ty)))? else {
                return Err(self.asm_mut().emit_error(offset, "expected function type"));
            };
            inputs = count;
            let (end, sweeps) = (self.previous_end(), self.ir.sweeps());
            let (inputs, results) = numbers.split_at(inputs);
            self.repeated
                .insert(place, end, sweeps, (EMPTY, EMPTY), inputs, results);
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
