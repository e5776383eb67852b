//! Parses operations of which the definition fixes the position of each part in the text. They are
//! created from numbers of types and attributes, without an operation state.

use super::{OpParser, ReadElements};
use crate::op_parser::custom::NumberedInfo;
use ods_ir::ir::{EMPTY, OperationState, Value};
use ods_ir::location::Location;
use ods_ir::op::fill_defaults;
use ods_ir::op::format::{ElementKind, Format, OptionalGroup, Straight, TypeAt};
use ods_ir::text::lexer::TokenKind;
use ods_ir::text::parser::Parsed;
use smallvec::SmallVec;

/// The parts of the operation being created; numbers are those of the `Ir`. Reused for all
/// operations.
#[derive(Debug, Default)]
pub(in super::super) struct Numbered {
    pub(in super::super) operands: Vec<Value>,
    /// The types of the operands.
    pub(in super::super) inputs: Vec<u32>,
    /// The types of the results.
    pub(in super::super) results: Vec<u32>,
    pub(in super::super) inherent: u32,
    pub(in super::super) discardable: u32,
}

impl Numbered {
    pub(in super::super) fn clear(&mut self) {
        self.operands.clear();
        self.inputs.clear();
        self.results.clear();
        self.inherent = EMPTY;
        self.discardable = EMPTY;
    }
}

/// Inherent attributes with the default values of those that are not written.
#[derive(Clone, Copy, Debug, Default)]
struct Defaults {
    /// The number of the operation name, and that of the written attributes.
    of: (u32, u32),
    number: u32,
    is_there: bool,
}

/// The numbers of attributes with default values. Direct-mapped.
#[derive(Debug)]
pub(in super::super) struct KnownDefaults {
    slots: [Defaults; Self::SLOTS],
    /// The sweep count of the `Ir`'s tables when the numbers were valid.
    sweeps: u32,
}

impl Default for KnownDefaults {
    fn default() -> Self {
        Self {
            slots: [Defaults::default(); Self::SLOTS],
            sweeps: 0,
        }
    }
}

impl KnownDefaults {
    /// A power of two.
    const SLOTS: usize = 128;

    fn slot((name, before): (u32, u32)) -> usize {
        (name ^ before << 4) as usize % Self::SLOTS
    }
}

impl OpParser<'_, '_> {
    /// Parses the elements after those in `read`, which include all operands, and fills in the
    /// parser's [`Numbered`]. Returns whether there were all parts; otherwise `read` has those
    /// parsed.
    pub(super) fn read_straight(
        &mut self,
        format: &'static Format,
        straight: &Straight,
        name: NumberedInfo,
        read: &mut ReadElements<'_>,
    ) -> Parsed<bool> {
        // Type numbers made from here on stay valid until the operation is created.
        self.ir.sweep_types();
        let mut types: SmallVec<[u32; 4]> = SmallVec::new();
        for element in &format.elements[read.count..] {
            match &element.kind {
                ElementKind::Space | ElementKind::Newline => {}
                ElementKind::Token(_, kind) if self.at(*kind) => {
                    self.consume();
                }
                ElementKind::Keyword(text) if self.parse_optional_keyword(text) => {}
                ElementKind::AttrDict if !self.at(TokenKind::LBrace) => {}
                ElementKind::Optional(group) if self.is_skipped(group) => {}
                ElementKind::SingleType(_, constraint) if constraint.class.is_none() => {
                    types.push(self.type_words.parse(&mut self.asm, self.ir)?);
                }
                _ => break,
            }
            read.count += 1;
        }
        if read.count < format.elements.len() {
            let types = types.iter().map(|ty| self.ir.numbered_type(*ty).clone());
            read.lists.types.extend(types);
            return Ok(false);
        }
        self.numbered.clear();
        for (number, source) in &straight.operands {
            let ty = self.straight_type(*source, &types);
            let operand = self.resolve_numbered(read.lists.operands[*number], ty)?;
            self.numbered.operands.push(operand);
            self.numbered.inputs.push(ty);
        }
        for source in &straight.results {
            let ty = self.straight_type(*source, &types);
            self.numbered.results.push(ty);
        }
        self.numbered.inherent = self.with_defaults(name, read.before);
        Ok(true)
    }

    #[inline]
    fn straight_type(&mut self, source: TypeAt, types: &[u32]) -> u32 {
        match source {
            TypeAt::Written(number) => types[number],
            TypeAt::Built(build) => self.ir.new_type_number(build()),
        }
    }

    /// Whether a group is absent, and nothing stands in its place.
    fn is_skipped(&self, group: &OptionalGroup) -> bool {
        let first = group.then.get(group.spaces).map(|element| &element.kind);
        group.otherwise.is_empty()
            && match first {
                Some(ElementKind::Keyword(text)) => {
                    !(self.at_keyword() && self.spelling(self.token()) == text.as_bytes())
                }
                Some(ElementKind::Token(_, kind)) => !self.at(*kind),
                _ => false,
            }
    }

    /// Returns the number of the inherent attributes with the number `before`, completed by default
    /// values.
    fn with_defaults(&mut self, name: NumberedInfo, before: u32) -> u32 {
        let spec = name.info.spec();
        if before == EMPTY && spec.slots.is_empty() && spec.properties.is_empty() {
            return EMPTY;
        }
        let sweeps = self.ir.sweeps();
        let of = (name.number, before);
        let slot = KnownDefaults::slot(of);
        if self.defaults.sweeps != sweeps {
            self.defaults = KnownDefaults::default();
            self.defaults.sweeps = sweeps;
        }
        let known = self.defaults.slots[slot];
        if known.is_there && known.of == of {
            return known.number;
        }
        let mut state = OperationState::new(name.info, Location::UNKNOWN);
        if before != EMPTY {
            state.inherent = SmallVec::from(&self.ir.numbered_slots(before)[..]);
        }
        fill_defaults(&mut state, spec);
        let number = self.ir.slots_number(&state.inherent);
        // A sweep may have invalidated `before`.
        if self.ir.sweeps() == sweeps {
            self.defaults.slots[slot] = Defaults {
                of,
                number,
                is_there: true,
            };
        }
        number
    }
}
