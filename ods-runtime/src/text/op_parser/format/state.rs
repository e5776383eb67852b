//! What has been parsed of an operation by its format.

use super::lists::{Lists, Part};
use crate::attributes::{Attribute, DictionaryAttr, NamedAttribute};
use crate::ir::{Block, OperationState, Region};
use crate::op::spec::OpSpec;
use crate::op::{Property, PropertyStorage, set_from_attribute};
use crate::text::op_parser::{OpParser, UnresolvedOperand};
use crate::text::parser::{ParseFailed, Parsed};
use crate::types::Type;

/// What has been parsed of an operation, before it is put together.
///
/// Custom directives put what they parse into it, and find there what was
/// parsed before them. Numbers are those of the definition; attributes and
/// properties are set on the operation at once.
#[derive(Debug)]
pub struct FormatState<'s> {
    pub(super) op: &'s mut OperationState,
    pub(super) spec: &'static OpSpec,
    pub(super) lists: Box<Lists>,
    /// What `operands` parsed, and where it begins.
    pub(super) all_operands: Option<(Part, u32)>,
    /// What `type(operands)` parsed.
    pub(super) all_operand_types: Option<Part>,
    /// What `type(results)` parsed.
    pub(super) all_result_types: Option<Part>,
    /// Where the custom directive begins that is being parsed.
    pub(super) directive_offset: u32,
}

impl<'s> FormatState<'s> {
    /// Nothing yet, in `lists`, which are empty.
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

    /// The operation that is being parsed: what is known of it for sure.
    pub fn operation(&mut self) -> &mut OperationState {
        self.op
    }
}

/// Putting down what was parsed.
impl FormatState<'_> {
    /// Gives operand group `group` its operands.
    pub fn set_operands(&mut self, group: usize, operands: &[UnresolvedOperand]) {
        let operands = Part::extend(&mut self.lists.operands, operands.iter().copied());
        let parsed = self.lists.operand_group(group);
        parsed.parts = operands;
        parsed.offset = self.directive_offset;
    }

    /// Gives a variadic of variadic operand its groups.
    pub fn set_operand_groups(&mut self, group: usize, groups: &[Vec<UnresolvedOperand>]) {
        self.set_operands(group, &groups.concat());
        let sizes = groups.iter().map(|group| group.len() as i32);
        self.lists.set_sizes(group, sizes);
    }

    /// Gives operand group `group` its types.
    pub fn set_operand_types(&mut self, group: usize, types: impl IntoIterator<Item = Type>) {
        let types = Part::extend(&mut self.lists.types, types);
        self.lists.operand_group(group).set_types(types);
    }

    /// Gives a variadic of variadic operand the types of its groups.
    pub fn set_operand_type_groups(&mut self, group: usize, types: Vec<Vec<Type>>) {
        self.set_operand_types(group, types.into_iter().flatten());
    }

    /// Gives result group `group` its types.
    pub fn set_result_types(&mut self, group: usize, types: impl IntoIterator<Item = Type>) {
        let types = Part::extend(&mut self.lists.types, types);
        self.lists.result_group(group).set_types(types);
    }

    /// Gives slot `slot` its attribute, if there is one.
    pub fn set_attr(&mut self, slot: usize, attr: impl Into<Option<Attribute>>) {
        if let Some(attr) = attr.into() {
            self.op.set_slot(slot, Some(attr));
        }
    }

    /// Gives property `number` its value.
    pub fn set_property<T: PropertyStorage>(&mut self, number: usize, value: T) {
        self.op
            .set_property(self.spec, number, Property::new(value));
    }

    /// Adds attributes, inherent and discardable ones. An inherent attribute of
    /// another class than declared counts as missing.
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
    /// If an entry is no attribute or property of the op, or of the wrong kind;
    /// it is reported.
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

    /// Gives region group `group` its regions.
    pub fn set_regions(&mut self, group: usize, regions: impl IntoIterator<Item = Region>) {
        let regions = Part::extend(&mut self.lists.regions, regions);
        self.lists.region_group(group).parts = regions;
    }

    /// Gives successor group `group` its blocks.
    pub fn set_successors(&mut self, group: usize, blocks: impl IntoIterator<Item = Block>) {
        let blocks = Part::extend(&mut self.lists.blocks, blocks);
        self.lists.successor_group(group).parts = blocks;
    }
}

/// Asking what was parsed: the `ref(…)` arguments of custom directives.
impl FormatState<'_> {
    /// The operands of group `group`.
    pub fn operands(&self, group: usize) -> &[UnresolvedOperand] {
        self.lists.operands(group)
    }

    /// The one operand of group `group`.
    ///
    /// # Errors
    ///
    /// If none was parsed; it is reported.
    pub fn operand(&self, p: &mut OpParser<'_, '_>, group: usize) -> Parsed<UnresolvedOperand> {
        let operand = self.operands(group).first().copied();
        operand.ok_or_else(|| not_parsed(p, "operand", self.spec.operands[group].name))
    }

    /// The groups of a variadic of variadic operand.
    pub fn operand_groups(&self, group: usize) -> Vec<&[UnresolvedOperand]> {
        split(self.operands(group), self.group_sizes(group))
    }

    /// The types written for operand group `group`.
    pub fn operand_types(&self, group: usize) -> &[Type] {
        self.lists.operand_types(group).unwrap_or_default()
    }

    /// The types written for result group `group`.
    pub fn result_types(&self, group: usize) -> &[Type] {
        self.lists.result_types(group).unwrap_or_default()
    }

    /// The type written for the one operand of group `group`.
    ///
    /// # Errors
    ///
    /// If none was parsed; it is reported.
    pub fn operand_type(&self, p: &mut OpParser<'_, '_>, group: usize) -> Parsed<&Type> {
        let ty = self.operand_types(group).first();
        ty.ok_or_else(|| not_parsed(p, "type of operand", self.spec.operands[group].name))
    }

    /// The types written for the groups of a variadic of variadic operand.
    pub fn operand_type_groups(&self, group: usize) -> Vec<&[Type]> {
        split(self.operand_types(group), self.group_sizes(group))
    }

    /// The sizes of the groups of a variadic of variadic operand.
    pub(super) fn group_sizes(&self, group: usize) -> &[i32] {
        self.lists.sizes(group)
    }

    /// The type written for the one result of group `group`.
    ///
    /// # Errors
    ///
    /// If none was parsed; it is reported.
    pub fn result_type(&self, p: &mut OpParser<'_, '_>, group: usize) -> Parsed<&Type> {
        let ty = self.result_types(group).first();
        ty.ok_or_else(|| not_parsed(p, "type of result", self.spec.results[group].name))
    }

    /// The attribute in slot `slot`, which must be there.
    ///
    /// # Errors
    ///
    /// If none was parsed; it is reported.
    pub fn required_attr(&self, p: &mut OpParser<'_, '_>, slot: usize) -> Parsed<&Attribute> {
        let attr = self.attr(slot);
        attr.ok_or_else(|| not_parsed(p, "attribute", self.spec.slots[slot].name))
    }

    /// The attribute in slot `slot`.
    pub fn attr(&self, slot: usize) -> Option<&Attribute> {
        self.op.slot(slot)
    }

    /// The value of property `number`.
    pub fn property<T: PropertyStorage>(&self, number: usize) -> Option<&T> {
        self.op.property(self.spec, number)?.downcast()
    }

    /// The value of property `number`: what was parsed, or else what the
    /// property begins with.
    ///
    /// # Errors
    ///
    /// If there is neither; it is reported.
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

    /// The one region of group `group`; none if its optional group was absent.
    pub fn region(&self, group: usize) -> Option<Region> {
        self.regions(group).first().copied()
    }

    /// The one block of successor group `group`.
    ///
    /// # Errors
    ///
    /// If none was parsed; it is reported.
    pub fn successor(&self, p: &mut OpParser<'_, '_>, group: usize) -> Parsed<Block> {
        let block = self.successors(group).first().copied();
        block.ok_or_else(|| not_parsed(p, "successor", self.spec.successors[group].name))
    }

    /// The regions of group `group`.
    pub fn regions(&self, group: usize) -> &[Region] {
        let group = self.lists.region_groups()[group];
        group.parts.of(&self.lists.regions)
    }

    /// The blocks of successor group `group`.
    pub fn successors(&self, group: usize) -> &[Block] {
        let group = self.lists.successor_groups()[group];
        group.parts.of(&self.lists.blocks)
    }

    /// All attributes so far, inherent and discardable ones.
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

    /// All operands, what `operands` parsed included.
    pub fn all_operands(&self) -> Vec<UnresolvedOperand> {
        if let Some((operands, _)) = self.all_operands {
            return operands.of(&self.lists.operands).to_vec();
        }
        let groups = 0..self.spec.operands.len();
        groups
            .flat_map(|group| self.operands(group))
            .copied()
            .collect()
    }

    /// All types written for operands, by `type(operands)` too.
    pub fn all_operand_types(&self) -> Vec<Type> {
        if let Some(types) = self.all_operand_types {
            return types.of(&self.lists.types).to_vec();
        }
        let groups = 0..self.spec.operands.len();
        let types = groups.flat_map(|group| self.operand_types(group));
        types.cloned().collect()
    }

    /// All types written for results, by `type(results)` too.
    pub fn all_result_types(&self) -> Vec<Type> {
        if let Some(types) = self.all_result_types {
            return types.of(&self.lists.types).to_vec();
        }
        let groups = 0..self.spec.results.len();
        let types = groups.flat_map(|group| self.result_types(group));
        types.cloned().collect()
    }

    /// All regions, what `regions` parsed included.
    pub fn all_regions(&self) -> Vec<Region> {
        let groups = 0..self.spec.regions.len();
        let groups = groups.flat_map(|group| self.regions(group));
        self.op.regions.iter().chain(groups).copied().collect()
    }

    /// All successors, what `successors` parsed included.
    pub fn all_successors(&self) -> Vec<Block> {
        let groups = 0..self.spec.successors.len();
        let groups = groups.flat_map(|group| self.successors(group));
        self.op.successors.iter().chain(groups).copied().collect()
    }
}

/// Groups of these sizes.
fn split<'a, T>(mut rest: &'a [T], sizes: &[i32]) -> Vec<&'a [T]> {
    let group = |size: &i32| {
        let (this, after) = rest.split_at((*size as usize).min(rest.len()));
        rest = after;
        this
    };
    sizes.iter().map(group).collect()
}

/// A custom directive refers to something that stands in no element of its own,
/// or in a group that was left out.
#[cold]
fn not_parsed(p: &mut OpParser<'_, '_>, what: &str, name: &str) -> ParseFailed {
    p.emit_error_here(format!("needs the {what} '{name}' here"))
}
