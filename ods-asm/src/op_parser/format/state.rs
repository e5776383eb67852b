//! The parsed parts of an operation with a declarative format.

use super::lists::{Lists, Part};
use crate::op_parser::{OpParser, UnresolvedOperand};
use ods_ir::attributes::{Attribute, DictionaryAttr, NamedAttribute};
use ods_ir::ir::{Block, OperationState, Region};
use ods_ir::op::spec::OpSpec;
use ods_ir::op::{Property, PropertyStorage, set_from_attribute};
use ods_ir::text::parser::{ParseFailed, Parsed};
use ods_ir::types::Type;

/// The parsed parts of an operation before it is built.
///
/// Custom directives store their results here and read what earlier elements parsed. Numbers are
/// those of the definition. Attributes and properties are set on the operation immediately.
#[derive(Debug)]
pub struct FormatState<'s> {
    pub(super) op: &'s mut OperationState,
    pub(super) spec: &'static OpSpec,
    pub(super) lists: Box<Lists>,
    /// The operands parsed by `operands`, and their offset.
    pub(super) all_operands: Option<(Part, u32)>,
    /// The types parsed by `type(operands)`.
    pub(super) all_operand_types: Option<Part>,
    /// The types parsed by `type(results)`.
    pub(super) all_result_types: Option<Part>,
    /// The offset of the custom directive being parsed.
    pub(super) directive_offset: u32,
}

impl<'s> FormatState<'s> {
    /// Creates a state with nothing parsed. `lists` must be empty.
    pub(super) fn new(
        spec: &'static OpSpec,
        op: &'s mut OperationState,
        lists: Box<Lists>,
    ) -> Self {
        Self {
            op,
            spec,
            lists,
            all_operands: None,
            all_operand_types: None,
            all_result_types: None,
            directive_offset: 0,
        }
    }

    /// The state of the operation being parsed, as far as it is final.
    #[inline]
    pub fn operation(&mut self) -> &mut OperationState {
        self.op
    }
}

/// Setters for parsed parts.
impl FormatState<'_> {
    /// Sets the operands of group `group`.
    #[inline]
    pub fn set_operands(&mut self, group: usize, operands: &[UnresolvedOperand]) {
        let operands = Part::extend(&mut self.lists.operands, operands.iter().copied());
        let parsed = &mut self.lists.operand_groups[group];
        (parsed.parts, parsed.offset) = (operands, self.directive_offset);
    }

    /// Sets the groups of a variadic-of-variadic operand.
    #[inline]
    pub fn set_operand_groups(&mut self, group: usize, groups: &[Vec<UnresolvedOperand>]) {
        self.set_operands(group, &groups.concat());
        let sizes = groups.iter().map(|group| group.len() as i32);
        self.lists.set_sizes(group, sizes);
    }

    /// Sets the types of operand group `group`.
    pub fn set_operand_types(&mut self, group: usize, types: impl IntoIterator<Item = Type>) {
        let types = Part::extend(&mut self.lists.types, types);
        self.lists.operand_groups[group].types = Some(types);
    }

    /// Sets the types of the groups of a variadic-of-variadic operand.
    #[inline]
    pub fn set_operand_type_groups(&mut self, group: usize, types: Vec<Vec<Type>>) {
        self.set_operand_types(group, types.into_iter().flatten());
    }

    /// Sets the types of result group `group`.
    pub fn set_result_types(&mut self, group: usize, types: impl IntoIterator<Item = Type>) {
        let types = Part::extend(&mut self.lists.types, types);
        self.lists.result_groups[group].types = Some(types);
    }

    /// Sets the attribute in slot `slot`, if there is one.
    pub fn set_attr(&mut self, slot: usize, attr: impl Into<Option<Attribute>>) {
        if let Some(attr) = attr.into() {
            self.op.set_slot(slot, Some(attr));
        }
    }

    /// Sets the value of property `number`.
    pub fn set_property<T: PropertyStorage>(&mut self, number: usize, value: T) {
        self.op
            .set_property(self.spec, number, Property::new(value));
    }

    /// Adds inherent and discardable attributes. An inherent attribute whose class is not the
    /// declared one counts as missing.
    pub fn set_attributes(&mut self, attributes: impl IntoIterator<Item = NamedAttribute>) {
        for entry in attributes {
            let Some(slot) = self.spec.slot(&entry.name) else {
                self.op.discardable.push(entry);
                continue;
            };
            let class = self.spec.slots[slot].constraint.class;
            let fits = class.is_none_or(|class| (class.contains)(&entry.value));
            self.op.set_slot(slot, fits.then_some(entry.value));
        }
    }

    /// Sets inherent attributes and properties, as a `prop-dict` does.
    ///
    /// # Errors
    ///
    /// If an entry is not an attribute or property of the op or has the wrong kind. The error is
    /// reported.
    pub fn set_properties(
        &mut self,
        p: &mut OpParser<'_, '_>,
        entries: impl IntoIterator<Item = NamedAttribute>,
    ) -> Parsed<()> {
        let attr = Attribute::from(DictionaryAttr::new(entries.into_iter().collect::<Vec<_>>()));
        set_from_attribute(self.op, self.spec, &attr).map_err(|reason| {
            let name = self.op.name();
            let message = format!("invalid properties {attr} for op {name}: {reason}");
            let offset = p.name_offset();
            p.asm_mut().emit_error(offset, message)
        })
    }

    /// Sets the regions of group `group`.
    pub fn set_regions(&mut self, group: usize, regions: impl IntoIterator<Item = Region>) {
        let regions = Part::extend(&mut self.lists.regions, regions);
        self.lists.region_groups[group].parts = regions;
    }

    /// Sets the blocks of successor group `group`.
    pub fn set_successors(&mut self, group: usize, blocks: impl IntoIterator<Item = Block>) {
        let blocks = Part::extend(&mut self.lists.blocks, blocks);
        self.lists.successor_groups[group].parts = blocks;
    }
}

/// Getters for parsed parts: the `ref(…)` arguments of custom directives.
impl FormatState<'_> {
    /// Returns the operands of group `group`.
    pub fn operands(&self, group: usize) -> &[UnresolvedOperand] {
        self.lists.operands(group)
    }

    /// Returns the only operand of group `group`.
    ///
    /// # Errors
    ///
    /// If no operand was parsed. The error is reported.
    #[inline]
    pub fn operand(&self, p: &mut OpParser<'_, '_>, group: usize) -> Parsed<UnresolvedOperand> {
        let operand = self.operands(group).first().copied();
        operand.ok_or_else(|| not_parsed(p, "operand", self.spec.operands[group].name))
    }

    /// Returns the groups of a variadic-of-variadic operand.
    #[inline]
    pub fn operand_groups(&self, group: usize) -> Vec<&[UnresolvedOperand]> {
        split(self.operands(group), self.group_sizes(group))
    }

    /// Returns the types written for operand group `group`.
    #[inline]
    pub fn operand_types(&self, group: usize) -> &[Type] {
        self.lists.operand_types(group).unwrap_or_default()
    }

    /// Returns the types written for result group `group`.
    #[inline]
    pub fn result_types(&self, group: usize) -> &[Type] {
        self.lists.result_types(group).unwrap_or_default()
    }

    /// Returns the type written for the only operand of group `group`.
    ///
    /// # Errors
    ///
    /// If no type was parsed. The error is reported.
    #[inline]
    pub fn operand_type(&self, p: &mut OpParser<'_, '_>, group: usize) -> Parsed<&Type> {
        let ty = self.operand_types(group).first();
        ty.ok_or_else(|| not_parsed(p, "type of operand", self.spec.operands[group].name))
    }

    /// Returns the types written for the groups of a variadic-of-variadic operand.
    #[inline]
    pub fn operand_type_groups(&self, group: usize) -> Vec<&[Type]> {
        split(self.operand_types(group), self.group_sizes(group))
    }

    /// Returns the group sizes of a variadic-of-variadic operand.
    pub(super) fn group_sizes(&self, group: usize) -> &[i32] {
        self.lists.sizes(group)
    }

    /// Returns the type written for the only result of group `group`.
    ///
    /// # Errors
    ///
    /// If no type was parsed. The error is reported.
    #[inline]
    pub fn result_type(&self, p: &mut OpParser<'_, '_>, group: usize) -> Parsed<&Type> {
        let ty = self.result_types(group).first();
        ty.ok_or_else(|| not_parsed(p, "type of result", self.spec.results[group].name))
    }

    /// Returns the attribute in slot `slot`, which is required.
    ///
    /// # Errors
    ///
    /// If no attribute was parsed. The error is reported.
    #[inline]
    pub fn required_attr(&self, p: &mut OpParser<'_, '_>, slot: usize) -> Parsed<&Attribute> {
        let attr = self.attr(slot);
        attr.ok_or_else(|| not_parsed(p, "attribute", self.spec.slots[slot].name))
    }

    /// Returns the attribute in slot `slot`.
    #[inline]
    pub fn attr(&self, slot: usize) -> Option<&Attribute> {
        self.op.slot(slot)
    }

    /// Returns the value of property `number`.
    pub fn property<T: PropertyStorage>(&self, number: usize) -> Option<&T> {
        self.op.property(self.spec, number)?.downcast()
    }

    /// Returns the parsed value of property `number`, or its initial value.
    ///
    /// # Errors
    ///
    /// If the property has neither. The error is reported.
    pub fn property_or_initial<T: PropertyStorage>(
        &self,
        p: &mut OpParser<'_, '_>,
        number: usize,
    ) -> Parsed<&T> {
        let declared = &self.spec.properties[number];
        let value = self.op.property(self.spec, number);
        let value = value.or(declared.initial.as_ref());
        let value = value.and_then(Property::downcast);
        value.ok_or_else(|| not_parsed(p, "property", declared.name))
    }

    /// Returns the only region of group `group`; `None` if its optional group was absent.
    #[inline]
    pub fn region(&self, group: usize) -> Option<Region> {
        self.regions(group).first().copied()
    }

    /// Returns the only block of successor group `group`.
    ///
    /// # Errors
    ///
    /// If no successor was parsed. The error is reported.
    #[inline]
    pub fn successor(&self, p: &mut OpParser<'_, '_>, group: usize) -> Parsed<Block> {
        let block = self.successors(group).first().copied();
        block.ok_or_else(|| not_parsed(p, "successor", self.spec.successors[group].name))
    }

    /// Returns the regions of group `group`.
    pub fn regions(&self, group: usize) -> &[Region] {
        let group = self.lists.region_groups[group];
        group.parts.of(&self.lists.regions)
    }

    /// Returns the blocks of successor group `group`.
    #[inline]
    pub fn successors(&self, group: usize) -> &[Block] {
        let group = self.lists.successor_groups[group];
        group.parts.of(&self.lists.blocks)
    }

    /// Returns all inherent and discardable attributes parsed so far.
    #[inline]
    pub fn attributes(&self) -> Vec<NamedAttribute> {
        let inherent = self.spec.slots.iter().enumerate();
        let inherent = inherent.filter_map(|(slot, declared)| {
            let attr = self.op.slot(slot)?;
            Some(NamedAttribute::new(declared.name, attr.clone()))
        });
        inherent
            .chain(self.op.discardable.iter().cloned())
            .collect()
    }

    /// Returns all operands, including those parsed by `operands`.
    pub fn all_operands(&self) -> Vec<UnresolvedOperand> {
        if let Some((operands, _)) = self.all_operands {
            return operands.of(&self.lists.operands).to_vec();
        }
        let groups = 0..self.spec.operands.len();
        let operands = groups.flat_map(|group| self.operands(group));
        operands.copied().collect()
    }

    /// Returns all types written for operands, including those parsed by `type(operands)`.
    #[inline]
    pub fn all_operand_types(&self) -> Vec<Type> {
        if let Some(types) = self.all_operand_types {
            return types.of(&self.lists.types).to_vec();
        }
        let groups = 0..self.spec.operands.len();
        let types = groups.flat_map(|group| self.operand_types(group));
        types.cloned().collect()
    }

    /// Returns all types written for results, including those parsed by `type(results)`.
    #[inline]
    pub fn all_result_types(&self) -> Vec<Type> {
        if let Some(types) = self.all_result_types {
            return types.of(&self.lists.types).to_vec();
        }
        let groups = 0..self.spec.results.len();
        let types = groups.flat_map(|group| self.result_types(group));
        types.cloned().collect()
    }

    /// Returns all regions, including those parsed by `regions`.
    #[inline]
    pub fn all_regions(&self) -> Vec<Region> {
        let groups = 0..self.spec.regions.len();
        let groups = groups.flat_map(|group| self.regions(group));
        self.op.regions.iter().chain(groups).copied().collect()
    }

    /// Returns all successors, including those parsed by `successors`.
    #[inline]
    pub fn all_successors(&self) -> Vec<Block> {
        let groups = 0..self.spec.successors.len();
        let groups = groups.flat_map(|group| self.successors(group));
        self.op.successors.iter().chain(groups).copied().collect()
    }
}

/// Splits a list into groups of these sizes.
fn split<'a, T>(mut rest: &'a [T], sizes: &[i32]) -> Vec<&'a [T]> {
    let group = |size: &i32| {
        let (this, after) = rest.split_at((*size as usize).min(rest.len()));
        rest = after;
        this
    };
    sizes.iter().map(group).collect()
}

/// Reports a reference of a custom directive to a part that no element parsed, or whose optional
/// group was absent.
#[cold]
#[inline]
fn not_parsed(p: &mut OpParser<'_, '_>, what: &str, name: &str) -> ParseFailed {
    p.emit_error_here(format!("needs the {what} '{name}' here"))
}
