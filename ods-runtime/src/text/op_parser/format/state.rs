//! What has been parsed of an operation by its format.

use crate::attributes::{Attribute, NamedAttribute};
use crate::ir::{Block, OperationState, Region};
use crate::op::spec::OpSpec;
use crate::op::{OpInfo, Property, PropertyStorage};
use crate::text::op_parser::UnresolvedOperand;
use crate::types::Type;
use smallvec::SmallVec;

pub(super) type Types = SmallVec<[Type; 2]>;
pub(super) type Operands = SmallVec<[UnresolvedOperand; 2]>;

/// Operands as written.
#[derive(Debug, Default)]
pub(super) struct ParsedGroup {
    pub(super) operands: Operands,
    /// Where they begin.
    pub(super) offset: u32,
    /// Sizes of the groups of a variadic of variadic operand.
    pub(super) sizes: Vec<i32>,
    /// The types written for them.
    pub(super) types: Option<Types>,
}

/// What has been parsed of an operation, before it is put together.
///
/// Custom directives put what they parse into it, and find there what was
/// parsed before them. Numbers are those of the definition; attributes and
/// properties are set on the operation at once.
#[derive(Debug)]
pub struct FormatState<'s> {
    pub(super) op: &'s mut OperationState,
    pub(super) spec: &'static OpSpec,
    pub(super) groups: SmallVec<[ParsedGroup; 4]>,
    /// What `operands` parsed.
    pub(super) all_operands: Option<(Operands, u32)>,
    /// What `type(operands)` parsed.
    pub(super) all_operand_types: Option<Types>,
    pub(super) results: SmallVec<[Option<Types>; 2]>,
    /// What `type(results)` parsed.
    pub(super) all_result_types: Option<Types>,
    pub(super) regions: SmallVec<[SmallVec<[Region; 1]>; 1]>,
    pub(super) successors: SmallVec<[SmallVec<[Block; 2]>; 2]>,
}

impl<'s> FormatState<'s> {
    pub(super) fn new(info: &'static OpInfo, op: &'s mut OperationState) -> Self {
        let spec = info.spec();
        let mut state = Self {
            op,
            spec,
            groups: SmallVec::new(),
            all_operands: None,
            all_operand_types: None,
            results: SmallVec::new(),
            all_result_types: None,
            regions: SmallVec::new(),
            successors: SmallVec::new(),
        };
        state
            .groups
            .resize_with(spec.operands.len(), ParsedGroup::default);
        state.results.resize_with(spec.results.len(), || None);
        state.regions.resize_with(spec.regions.len(), SmallVec::new);
        state
            .successors
            .resize_with(spec.successors.len(), SmallVec::new);
        state
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
        let parsed = &mut self.groups[group];
        parsed.operands = operands.into();
        parsed.offset = operands.first().map_or(0, |operand| operand.offset());
    }

    /// Gives a variadic of variadic operand its groups.
    pub fn set_operand_groups(&mut self, group: usize, groups: &[Vec<UnresolvedOperand>]) {
        self.set_operands(group, &groups.concat());
        self.groups[group].sizes = groups.iter().map(|group| group.len() as i32).collect();
    }

    /// Gives operand group `group` its types.
    pub fn set_operand_types(&mut self, group: usize, types: impl IntoIterator<Item = Type>) {
        self.groups[group].types = Some(types.into_iter().collect());
    }

    /// Gives a variadic of variadic operand the types of its groups.
    pub fn set_operand_type_groups(&mut self, group: usize, types: Vec<Vec<Type>>) {
        self.set_operand_types(group, types.into_iter().flatten());
    }

    /// Gives result group `group` its types.
    pub fn set_result_types(&mut self, group: usize, types: impl IntoIterator<Item = Type>) {
        self.results[group] = Some(types.into_iter().collect());
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

    /// Gives region group `group` its regions.
    pub fn set_regions(&mut self, group: usize, regions: impl IntoIterator<Item = Region>) {
        self.regions[group] = regions.into_iter().collect();
    }

    /// Gives successor group `group` its blocks.
    pub fn set_successors(&mut self, group: usize, blocks: impl IntoIterator<Item = Block>) {
        self.successors[group] = blocks.into_iter().collect();
    }
}

/// Asking what was parsed: the `ref(…)` arguments of custom directives.
impl FormatState<'_> {
    /// The operands of group `group`.
    pub fn operands(&self, group: usize) -> &[UnresolvedOperand] {
        &self.groups[group].operands
    }

    /// The groups of a variadic of variadic operand.
    pub fn operand_groups(&self, group: usize) -> Vec<&[UnresolvedOperand]> {
        let ParsedGroup {
            operands, sizes, ..
        } = &self.groups[group];
        let mut rest = &operands[..];
        let split = |size: &i32| {
            let (this, after) = rest.split_at((*size as usize).min(rest.len()));
            rest = after;
            this
        };
        sizes.iter().map(split).collect()
    }

    /// The types written for operand group `group`.
    pub fn operand_types(&self, group: usize) -> &[Type] {
        self.groups[group].types.as_deref().unwrap_or_default()
    }

    /// The types written for result group `group`.
    pub fn result_types(&self, group: usize) -> &[Type] {
        self.results[group].as_deref().unwrap_or_default()
    }

    /// The attribute in slot `slot`.
    pub fn attr(&self, slot: usize) -> Option<&Attribute> {
        self.op.slot(slot)
    }

    /// The value of property `number`.
    pub fn property<T: PropertyStorage>(&self, number: usize) -> Option<&T> {
        self.op.property(self.spec, number)?.downcast()
    }

    /// The regions of group `group`.
    pub fn regions(&self, group: usize) -> &[Region] {
        &self.regions[group]
    }

    /// The blocks of successor group `group`.
    pub fn successors(&self, group: usize) -> &[Block] {
        &self.successors[group]
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
        if let Some((operands, _)) = &self.all_operands {
            return operands.to_vec();
        }
        let groups = self.groups.iter();
        groups.flat_map(|group| &group.operands).copied().collect()
    }

    /// All types written for operands, by `type(operands)` too.
    pub fn all_operand_types(&self) -> Vec<Type> {
        if let Some(types) = &self.all_operand_types {
            return types.to_vec();
        }
        let groups = self.groups.iter();
        groups
            .flat_map(|group| &group.types)
            .flatten()
            .cloned()
            .collect()
    }

    /// All types written for results, by `type(results)` too.
    pub fn all_result_types(&self) -> Vec<Type> {
        match &self.all_result_types {
            Some(types) => types.to_vec(),
            None => self.results.iter().flatten().flatten().cloned().collect(),
        }
    }

    /// All regions, what `regions` parsed included.
    pub fn all_regions(&self) -> Vec<Region> {
        let groups = self.regions.iter().flatten();
        self.op.regions.iter().chain(groups).copied().collect()
    }

    /// All successors, what `successors` parsed included.
    pub fn all_successors(&self) -> Vec<Block> {
        let groups = self.successors.iter().flatten();
        self.op.successors.iter().chain(groups).copied().collect()
    }
}
