//! Parses the generic form: `"name"(operands)[successors]<properties>(regions) {attributes} :
//! type`.

use super::api::OpParser;
use super::operation::ResultNames;
use super::words::short_word;
use ods_ir::attributes::{Attribute, NamedAttribute};
#[cfg(feature = "rayon")]
use ods_ir::builtin::ModuleOp;
use ods_ir::diagnostics::DiagnosticKind;
use ods_ir::ir::{Block, EMPTY, Ir, OperationState, RawState, Region, Value};
use ods_ir::location::Location;
#[cfg(feature = "rayon")]
use ods_ir::op::Op as _;
use ods_ir::op::spec::Presence;
use ods_ir::op::{OpInfo, fill_defaults, set_from_attribute};
use ods_ir::text::lexer::TokenKind;
use ods_ir::text::parser::{AsmParser, Parsed, SpellingSlot, UnresolvedOperand, parse_list_until};
use ods_ir::types::Type;
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

#[cfg(feature = "rayon")]
impl GenericOp {
    /// Whether it is a `builtin.module`.
    pub(super) fn is_module(&self) -> bool {
        (self.name.info).is_some_and(|info| std::ptr::eq(info, ModuleOp::INFO))
    }
}

/// A valid operation name.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpName {
    /// Its number in the table of the `Ir`.
    pub(super) number: u32,
    pub(super) info: Option<&'static OpInfo>,
}

/// Types of operands and results, as their numbers in the `Ir`.
type TypeNumbers = SmallVec<[u32; 4]>;

/// The numbers of types that are written as one short word, such as `i32` and `index`, and where
/// others were written.
#[derive(Debug)]
pub(super) struct TypeWords {
    /// Words with their numbers; a new word replaces an older one.
    slots: [(u64, u32); Self::SLOTS],
    /// By number: where in the text the type was written last, as its start and its end; empty if
    /// it is not known.
    places: Vec<(u32, u32)>,
    /// The sweep count of the `Ir`'s tables when the numbers were valid.
    sweeps: u32,
}

impl Default for TypeWords {
    fn default() -> Self {
        Self {
            slots: [(0, 0); Self::SLOTS],
            places: Vec::new(),
            sweeps: 0,
        }
    }
}

impl TypeWords {
    /// A power of two.
    const SLOTS: usize = 64;

    fn slot(word: u64) -> usize {
        (word.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 58) as usize
    }

    /// Parses a type and returns its number.
    #[inline]
    pub(super) fn parse(&mut self, asm: &mut AsmParser<'_>, ir: &mut Ir) -> Parsed<u32> {
        let token = asm.token();
        // The name of a type of a dialect may continue with its parameters.
        let word = match token.kind {
            TokenKind::ExclamationIdentifier => 0,
            _ => short_word(asm.spelling(token)).unwrap_or(0),
        };
        let (known, number) = self.slots[Self::slot(word)];
        if known == word && word != 0 && self.sweeps == ir.sweeps() {
            asm.consume();
            return Ok(number);
        }
        let ty = asm.parse_type()?;
        let number = ir.new_type_number(ty);
        let (start, end) = (token.start, asm.previous_end());
        self.forget_before(ir.sweeps());
        // Where a part was read again, the token before may not be the last one of the type.
        let behind = &asm.text()[..asm.offset() as usize];
        if start < end
            && behind
                .get(end as usize..)
                .is_some_and(|rest| rest.trim_ascii().is_empty())
        {
            self.set_place(number, (start, end));
        }
        if end == token.end && word != 0 {
            self.slots[Self::slot(word)] = (word, number);
        }
        Ok(number)
    }

    /// Forgets numbers that may no longer be valid.
    fn forget_before(&mut self, sweeps: u32) {
        if self.sweeps != sweeps {
            self.slots = [(0, 0); Self::SLOTS];
            self.places.clear();
            self.sweeps = sweeps;
        }
    }

    /// Remembers where a type is written.
    fn set_place(&mut self, number: u32, place: (u32, u32)) {
        let number = number as usize;
        if self.places.len() <= number {
            self.places.resize(number + 1, (0, 0));
        }
        self.places[number] = place;
    }

    /// If `text` begins as the type with this number was written last, the length of that.
    #[inline]
    fn len_of(&self, text: &[u8], at: usize, number: u32) -> Option<usize> {
        let (start, end) = *self.places.get(number as usize)?;
        let written = &text[start as usize..end as usize];
        (!written.is_empty() && text[at..].starts_with(written)).then_some(written.len())
    }
}

impl OpParser<'_, '_> {
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
        if self.consume_if(TokenKind::Less) {
            let properties = if self.at(TokenKind::LBrace) {
                self.parse_dictionary()?.into()
            } else {
                self.parse_attribute(None)?
            };
            op.properties = Some(properties);
            self.parse_token(TokenKind::Greater, "expected '>' to close properties")?;
        }
        if self.consume_if(TokenKind::LParen) {
            return self.parse_generic_regions(Box::new(op));
        }
        self.finish_generic_operation(&mut op)
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
        // The names of definitions are UTF-8; others may have any bytes.
        let text = std::str::from_utf8(&name).ok();
        let info = text.and_then(|name| self.registry().op(name));
        if info.is_none() && !self.config().allow_unregistered_dialects {
            let dialect = name.split(|byte| *byte == b'.').next();
            let dialect = dialect.and_then(|name| std::str::from_utf8(name).ok());
            if dialect.is_none_or(|name| self.registry().dialect(name).is_none()) {
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

    /// Parses the rest of the operation and creates it.
    pub(super) fn finish_generic_operation(&mut self, op: &mut GenericOp) -> Parsed<()> {
        // Type numbers made from here on stay valid until the operation is created.
        self.ir.sweep_types();
        let mut attributes = None;
        if self.at(TokenKind::LBrace) {
            attributes = Some(self.parse_dictionary()?);
        }
        self.parse_token(TokenKind::Colon, "expected ':' followed by operation type")?;
        let mut operands: SmallVec<[Value; 4]> = SmallVec::new();
        let mut types = TypeNumbers::new();
        let results = if self.skip_known_inputs(&op.operands, &mut operands) {
            self.parse_generic_results(&mut types)?;
            &types[..]
        } else {
            types = self.parse_generic_type(op.operands.len())?;
            let (inputs, results) = types.split_at(op.operands.len());
            for (operand, ty) in op.operands.iter().zip(inputs) {
                operands.push(self.resolve_numbered(*operand, *ty)?);
            }
            results
        };
        let Some(info) = op.name.info else {
            let location = self.parse_optional_location()?;
            let properties = op.properties.take();
            let inherent = properties.map_or(EMPTY, |attr| self.ir.slot_number(attr.into()));
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
            return self.finish_operation(made, location, &op.names);
        };
        let mut state = OperationState::new(info, op.location);
        state.operands = operands;
        state.successors = std::mem::take(&mut op.successors);
        state.regions = std::mem::take(&mut op.regions);
        let types = results.iter().map(|ty| self.ir.numbered_type(*ty).clone());
        state.result_types = types.collect();
        let entries = attributes.as_deref().unwrap_or_default();
        let checked = op.properties.is_none() && !info.spec().attributes_in_dictionary;
        self.set_legacy_attributes(&mut state, info, entries, checked, op.offset)?;
        let location = self.parse_optional_location()?;
        if let Some(properties) = &op.properties {
            self.set_properties(&mut state, info, properties, op.offset)?;
        }
        fill_defaults(&mut state, info.spec());
        let made = self.ir.create(state);
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

    /// Skips the types of the operands, with their parentheses, if each is written as it was where
    /// the value was defined, and finds the values. Otherwise changes nothing and returns `false`.
    ///
    /// Behind the text of a whole type, a comma or a parenthesis cannot continue it.
    fn skip_known_inputs(
        &mut self,
        operands: &[UnresolvedOperand],
        values: &mut SmallVec<[Value; 4]>,
    ) -> bool {
        let Self {
            asm,
            ir,
            values: scopes,
            type_words,
            ..
        } = self;
        if operands.is_empty() || type_words.sweeps != ir.sweeps() {
            return false;
        }
        let (text, mut at) = (asm.text(), asm.offset() as usize);
        let mut before: &[u8] = b"(";
        for operand in operands {
            let found = scopes.find(asm.spelling(operand.name), operand.number);
            let Some(value) = found.filter(|_| text[at..].starts_with(before)) else {
                break;
            };
            at += before.len();
            let Some(len) = type_words.len_of(text, at, value.type_number(ir)) else {
                break;
            };
            at += len;
            before = b", ";
            values.push(value);
        }
        let are_known = values.len() == operands.len() && text.get(at) == Some(&b')');
        if are_known {
            asm.skip_to(at as u32 + 1);
        } else {
            values.clear();
        }
        are_known
    }

    /// Parses the arrow and the types of the results.
    fn parse_generic_results(&mut self, numbers: &mut TypeNumbers) -> Parsed<()> {
        let Self {
            asm,
            ir,
            type_words,
            ..
        } = self;
        asm.parse_signature_results(|asm| {
            numbers.push(type_words.parse(asm, ir)?);
            Ok(())
        })
    }

    /// Parses the function type at the end: exactly `operands` operand types, then result types.
    fn parse_generic_type(&mut self, operands: usize) -> Parsed<TypeNumbers> {
        let offset = self.offset();
        let mut numbers = TypeNumbers::new();
        let inputs = if self.at(TokenKind::LParen) {
            let Self {
                asm,
                ir,
                type_words,
                ..
            } = self;
            asm.parse_signature(|asm| {
                numbers.push(type_words.parse(asm, ir)?);
                Ok(())
            })?
        } else if let Type::Function(ty) = self.parse_type()? {
            let types = ty.inputs().iter().chain(ty.results());
            numbers.extend(types.map(|ty| self.ir.new_type_number(ty.clone())));
            ty.inputs().len()
        } else {
            return Err(self.asm_mut().emit_error(offset, "expected function type"));
        };
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

#[cfg(test)]
mod tests {
    use crate::op_parser::{ParseOptions, parse_source};
    use crate::op_printer::OperationText as _;
    use ods_ir::ir::Ir;
    use ods_ir::text::printer::PrintFlags;

    #[test]
    fn types_with_the_same_first_word_differ() {
        let lines = [
            "module {",
            r#"  %0 = "t.a"() : () -> !t.x"#,
            r#"  %1 = "t.a"() : () -> !t.x<y>"#,
            r#"  %2 = "t.a"() : () -> tensor<4xi8>"#,
            r#"  %3 = "t.a"() : () -> tensor<5xi8>"#,
            r#"  %4 = "t.b"(%1, %0) : (!t.x<y>, !t.x) -> i8"#,
            "}\n",
        ];
        let text = lines.join("\n");
        let mut ir = Ir::new();
        let options = ParseOptions::new().allow_unregistered_dialects(true);
        let Ok(module) = parse_source(&mut ir, "a.mlir", text.as_bytes(), options) else {
            panic!("the text is right");
        };
        let printed = module.to_text(&ir, PrintFlags::new());
        assert_eq!(String::from_utf8_lossy(&printed), text);
    }
}
