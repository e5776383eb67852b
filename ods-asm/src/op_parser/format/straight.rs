//! Parses operations of which the definition fixes the position of each part in the text. They are
//! created from numbers of types and attributes, without an operation state.

use super::{OpParser, ReadElements};
use crate::op_parser::custom::NumberedInfo;
use ods_ir::attributes::Attribute;
use ods_ir::ir::{EMPTY, OperationState, Value};
use ods_ir::location::Location;
use ods_ir::op::format::{
    AttrStyle, ElementKind, Format, OptionalGroup, Straight, TypeAt, ValueGroup,
};
use ods_ir::op::spec::OpSpec;
use ods_ir::op::{attr_type, fill_defaults};
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

/// Whether there is one attribute, and no property.
fn has_one_slot(spec: &OpSpec) -> bool {
    spec.slots.len() == 1 && spec.properties.is_empty()
}

impl OpParser<'_, '_> {
    /// Parses the elements after those in `read`, which include all operands, and fills in the
    /// parser's [`Numbered`]. Returns whether that was possible; otherwise `read` has the parts
    /// parsed.
    pub(super) fn read_straight(
        &mut self,
        format: &'static Format,
        straight: &Straight,
        name: NumberedInfo,
        read: &mut ReadElements<'_>,
    ) -> Parsed<bool> {
        let spec = name.info.spec();
        // Type numbers made from here on stay valid until the operation is created.
        self.ir.sweep_types();
        let mut types: SmallVec<[(ValueGroup, u32); 4]> = SmallVec::new();
        for element in &format.elements[read.count..] {
            match &element.kind {
                ElementKind::Space | ElementKind::Newline => {}
                ElementKind::Token(_, kind) if self.at(*kind) => {
                    self.consume();
                }
                ElementKind::Keyword(text) if self.parse_optional_keyword(text) => {}
                ElementKind::AttrDict if !self.at(TokenKind::LBrace) => {}
                ElementKind::Optional(group) if self.is_skipped(group) => {}
                ElementKind::SingleType(of, constraint) if constraint.class.is_none() => {
                    types.push((*of, self.type_words.parse(&mut self.asm, self.ir)?));
                }
                ElementKind::Attr(slot, style, false)
                    if !matches!(style, AttrStyle::Enum(_)) && has_one_slot(spec) =>
                {
                    let value = self.parse_attr(*style, spec.slots[*slot].constraint)?;
                    read.attr = Some((*slot, value));
                }
                _ => break,
            }
            read.count += 1;
        }
        let is_read = read.count == format.elements.len()
            && self.has_checked_types(straight, spec, &types)
            && self.number_types(straight, &types, read.attr.as_ref());
        if !is_read {
            for (of, ty) in types {
                let ty = self.ir.numbered_type(ty).clone();
                read.lists.push_single_type(of, ty);
            }
            return Ok(false);
        }
        for (at, (number, _)) in straight.operands.iter().enumerate() {
            let (operand, ty) = (read.lists.operands[*number], self.numbered.inputs[at]);
            let value = self.resolve_numbered(operand, ty)?;
            self.numbered.operands.push(value);
        }
        self.numbered.inherent = match read.attr.take() {
            Some((_, value)) => self.ir.slot_number(value.into()),
            None => self.with_defaults(name, read.before),
        };
        Ok(true)
    }

    /// Whether the types that others follow from satisfy their constraints.
    fn has_checked_types(
        &self,
        straight: &Straight,
        spec: &OpSpec,
        types: &[(ValueGroup, u32)],
    ) -> bool {
        straight.checked.iter().all(|(number, group)| {
            let ty = self.ir.numbered_type(types[*number].1);
            spec.operands[*group].constraint.accepts(ty)
        })
    }

    /// Numbers the types of operands and results. Returns false if one does not follow.
    fn number_types(
        &mut self,
        straight: &Straight,
        types: &[(ValueGroup, u32)],
        attr: Option<&(usize, Attribute)>,
    ) -> bool {
        let Self { ir, numbered, .. } = self;
        numbered.clear();
        let mut number = |source: &TypeAt| match source {
            TypeAt::Written(number) => Some(types[*number].1),
            TypeAt::Built(build) => Some(ir.new_type_number(build())),
            TypeAt::Via(number, transform) => {
                let ty = transform(ir.numbered_type(types[*number].1))?;
                Some(ir.new_type_number(ty))
            }
            TypeAt::Attr(_) => Some(ir.new_type_number(attr_type(&attr?.1)?)),
        };
        for (_, source) in &straight.operands {
            let Some(ty) = number(source) else {
                return false;
            };
            numbered.inputs.push(ty);
        }
        for source in &straight.results {
            let Some(ty) = number(source) else {
                return false;
            };
            numbered.results.push(ty);
        }
        true
    }

    /// Whether a group is absent, and nothing is in its place.
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
            state.inherent = SmallVec::from(self.ir.numbered_slots(before));
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
