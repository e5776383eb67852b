//! The lists that a format parses into. They are reused for all operations.

use crate::op_parser::UnresolvedOperand;
use ods_ir::ir::{Block, Region};
use ods_ir::op::TypeConstraint;
use ods_ir::op::format::ValueGroup;
use ods_ir::op::spec::{Arity, OpSpec, Transform, TypeOf, TypeSource, ValueSpec};
use ods_ir::types::Type;
use std::borrow::Cow;
use std::ops::Range;

/// A range of one of the [`Lists`].
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Part {
    start: u32,
    end: u32,
}

impl Part {
    #[inline]
    fn single(at: usize) -> Self {
        Self {
            start: at as u32,
            end: at as u32 + 1,
        }
    }

    /// The elements added to `list` since it had `start` elements.
    #[inline]
    pub(super) fn since<T>(start: usize, list: &[T]) -> Self {
        Self {
            start: start as u32,
            end: list.len() as u32,
        }
    }

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.start == self.end
    }

    #[inline]
    pub(super) fn len(self) -> usize {
        (self.end - self.start) as usize
    }

    /// Returns these elements of `list`.
    #[inline]
    pub(super) fn of<T>(self, list: &[T]) -> &[T] {
        &list[Range::from(self)]
    }

    /// Appends `elements` to `list` and returns their range.
    pub(super) fn extend<T>(list: &mut Vec<T>, elements: impl IntoIterator<Item = T>) -> Self {
        let start = list.len();
        list.extend(elements);
        Self::since(start, list)
    }
}

impl From<Part> for Range<usize> {
    #[inline]
    fn from(part: Part) -> Self {
        part.start as usize..part.end as usize
    }
}

/// The parsed values of one operand, result, region or successor of the definition.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Group {
    /// Operands, regions or blocks.
    pub(super) parts: Part,
    /// The types written for them.
    pub(super) types: Option<Part>,
    /// The offset of the first one in the text.
    pub(super) offset: u32,
}

/// The parsed parts of an operation. A group of the definition is a [`Part`] of a shared list, so
/// that it needs no list of its own. An op with a straight format needs no groups; none are
/// allocated for it.
#[derive(Debug, Default)]
pub(in super::super) struct Lists {
    pub(super) operands: Vec<UnresolvedOperand>,
    pub(super) types: Vec<Type>,
    /// The group sizes of variadic-of-variadic operands.
    sizes: Vec<i32>,
    /// The range in `sizes` of each such operand.
    sized: Vec<(usize, Part)>,
    pub(super) regions: Vec<Region>,
    pub(super) blocks: Vec<Block>,
    pub(super) operand_groups: Vec<Group>,
    pub(super) result_groups: Vec<Group>,
    pub(super) region_groups: Vec<Group>,
    pub(super) successor_groups: Vec<Group>,
}

impl Lists {
    /// Allocates every group that the op declares.
    pub(super) fn make_room(&mut self, spec: &OpSpec) {
        let empty = Group::default();
        self.operand_groups.resize(spec.operands.len(), empty);
        self.result_groups.resize(spec.results.len(), empty);
        self.region_groups.resize(spec.regions.len(), empty);
        (self.successor_groups).resize(spec.successors.len(), empty);
    }

    pub(super) fn clear(&mut self) {
        self.operands.clear();
        self.types.clear();
        self.sizes.clear();
        self.sized.clear();
        self.regions.clear();
        self.blocks.clear();
        self.operand_groups.clear();
        self.result_groups.clear();
        self.region_groups.clear();
        self.successor_groups.clear();
    }

    /// Adds the only operand of a group.
    #[inline]
    pub(super) fn push_single(&mut self, group: usize, operand: UnresolvedOperand) {
        let parts = Part::single(self.operands.len());
        self.operands.push(operand);
        if let Some(group) = self.operand_groups.get_mut(group) {
            (group.parts, group.offset) = (parts, operand.offset());
        }
    }

    /// Adds the only type of a group.
    #[inline]
    pub(super) fn push_single_type(&mut self, of: ValueGroup, ty: Type) {
        let types = Part::single(self.types.len());
        self.types.push(ty);
        if let Some(group) = self.typed_group(of) {
            group.types = Some(types);
        }
    }

    /// Returns the group for written types, unless no groups are allocated.
    #[inline]
    pub(super) fn typed_group(&mut self, of: ValueGroup) -> Option<&mut Group> {
        match of {
            ValueGroup::Operand(group) => self.operand_groups.get_mut(group),
            ValueGroup::Result(group) => self.result_groups.get_mut(group),
            ValueGroup::Operands | ValueGroup::Results => None,
        }
    }

    /// Sets the group sizes of a variadic-of-variadic operand.
    pub(super) fn set_sizes(&mut self, group: usize, sizes: impl IntoIterator<Item = i32>) {
        let sizes = Part::extend(&mut self.sizes, sizes);
        self.sized.retain(|(of, _)| *of != group);
        self.sized.push((group, sizes));
    }

    /// The group sizes of a variadic-of-variadic operand.
    pub(super) fn sizes(&self, group: usize) -> &[i32] {
        let sizes = self.sized.iter().find(|(of, _)| *of == group);
        sizes.map_or(&[], |(_, sizes)| sizes.of(&self.sizes))
    }

    /// Returns the operands of a group.
    #[inline]
    pub(super) fn operands(&self, group: usize) -> &[UnresolvedOperand] {
        self.operand_groups[group].parts.of(&self.operands)
    }

    /// Returns the types written for an operand group.
    #[inline]
    pub(super) fn operand_types(&self, group: usize) -> Option<&[Type]> {
        let types = self.operand_groups[group].types?;
        Some(types.of(&self.types))
    }

    /// Returns the single type that `source` gives each value, if no list is needed to compute it.
    #[inline]
    pub(super) fn one_type(
        &self,
        spec: &OpSpec,
        source: TypeSource,
        constraint: &TypeConstraint,
    ) -> Option<Cow<'_, Type>> {
        match source {
            TypeSource::Build => constraint.build.map(|build| Cow::Owned(build())),
            TypeSource::Operand(group) => {
                let ty = one_written(&spec.operands[group], self.operand_types(group)?);
                ty.map(Cow::Borrowed)
            }
            TypeSource::Result(group) => {
                let ty = one_written(&spec.results[group], self.result_types(group)?);
                ty.map(Cow::Borrowed)
            }
            TypeSource::Via(TypeOf::Operand(group), Transform::One(transform)) => {
                match self.operand_types(group)? {
                    [ty] => transform(ty).map(Cow::Owned),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Returns the types written for a result group.
    #[inline]
    pub(super) fn result_types(&self, group: usize) -> Option<&[Type]> {
        let types = self.result_groups[group].types?;
        Some(types.of(&self.types))
    }
}

/// Returns the only one of `types`, if the group is not a list.
#[inline]
fn one_written<'t>(declared: &ValueSpec, types: &'t [Type]) -> Option<&'t Type> {
    match types {
        [ty] if matches!(declared.arity, Arity::One | Arity::Optional) => Some(ty),
        _ => None,
    }
}
