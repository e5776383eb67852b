//! Mutable access to one variadic operand, or to one `VariadicOfVariadic` operand.

use super::access::{operand_groups, operands, set_operand_groups, set_operands};
use super::spec::Arity;
use crate::ir::{Ir, IrMut, Operation, Value};
use std::ops::Range;

/// Mutable access to the values of one variadic operand, or of one group of a
/// `VariadicOfVariadic` operand: MLIR's `MutableOperandRange`.
///
/// Every change updates the segment sizes.
///
/// # Panics
///
/// Methods that change the number of values panic if the op requires all of its variadic
/// operands to have the same size.
#[derive(Debug)]
pub struct OperandsMut<'ir> {
    ir: &'ir mut Ir,
    op: Operation,
    group: usize,
    part: Option<Part>,
}

/// A group of a `VariadicOfVariadic` operand.
#[derive(Clone, Copy, Debug)]
struct Part {
    /// The slot with the sizes of the groups.
    slot: usize,
    index: usize,
}

impl OperandsMut<'_> {
    /// Removes the operands of `op` with these numbers that are in lists of variable length, and returns whether
    /// all were. One call takes as long as the removal of one operand, however many there are.
    pub fn erase_operands(
        op: Operation,
        ir: &mut impl IrMut,
        is_erased: impl Fn(usize) -> bool,
    ) -> bool {
        let ir = ir.ir_mut();
        let mut all = true;
        let mut end = op.operands(ir).len();
        while let Some(number) = (0..end).rev().find(|number| is_erased(*number)) {
            if let Some((mut list, at)) = OperandsMut::containing(op, ir, number) {
                end = number - at;
                list.retain(|place| !is_erased(end + place));
            } else {
                all = false;
                end = number;
            }
        }
        all
    }
}

impl<'ir> OperandsMut<'ir> {
    /// The values of operand group `group`.
    pub fn new(op: Operation, ir: &'ir mut impl IrMut, group: usize) -> Self {
        let ir = ir.ir_mut();
        ir.ops.get(op);
        Self {
            ir,
            op,
            group,
            part: None,
        }
    }

    /// The list of variable length that operand `number` is in, and its place there; `None` if the
    /// operand is a single one, or if the operation is unregistered.
    pub fn containing(
        op: Operation,
        ir: &'ir mut impl IrMut,
        number: usize,
    ) -> Option<(Self, usize)> {
        let ir = ir.ir_mut();
        let found = lists(op, ir).into_iter();
        let (range, group, part) = found.rev().find(|(range, ..)| range.contains(&number))?;
        let list = Self {
            ir,
            op,
            group,
            part,
        };
        Some((list, number - range.start))
    }

    /// The list for the values of successor `index`, where `forwarded` are the ranges of operands
    /// for all successors.
    ///
    /// An empty range does not tell which of several empty lists is meant; then they belong to the
    /// successors in order.
    pub(crate) fn of_successor(
        op: Operation,
        ir: &'ir mut Ir,
        forwarded: &[Range<usize>],
        index: usize,
    ) -> Option<Self> {
        let range = forwarded.get(index)?;
        let before = &forwarded[..index];
        let same = before.iter().filter(|other| *other == range).count();
        let mut candidates = lists(op, ir).into_iter().filter(|(list, ..)| list == range);
        let skipped = if range.is_empty() { same } else { 0 };
        let (_, group, part) = candidates.nth(skipped)?;
        Some(Self {
            ir,
            op,
            group,
            part,
        })
    }

    /// The values.
    pub fn as_slice(&self) -> &[Value] {
        match self.part {
            None => operands(self.op, self.ir, self.group),
            Some(Part { slot, index }) => operand_groups(self.op, self.ir, self.group, slot)
                .nth(index)
                .unwrap_or_default(),
        }
    }

    /// The number of values.
    pub fn len(&self) -> usize {
        self.as_slice().len()
    }

    /// Whether there are no values.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.as_slice().is_empty()
    }

    /// Replaces all values.
    pub fn assign(&mut self, values: &[Value]) {
        match self.part {
            None => set_operands(self.op, self.ir, self.group, values),
            Some(Part { slot, index }) => {
                let mut groups = OperandGroupsMut::new(self.op, self.ir, self.group, slot);
                groups.edit(|groups| groups[index] = values.to_vec());
            }
        }
    }

    /// Removes all values.
    #[inline]
    pub fn clear(&mut self) {
        self.assign(&[]);
    }

    /// Adds a value at the end.
    pub fn push(&mut self, value: Value) {
        self.insert(self.len(), value);
    }

    /// Adds a value before the one at `index`.
    ///
    /// # Panics
    ///
    /// If `index` is greater than the number of values.
    pub fn insert(&mut self, index: usize, value: Value) {
        self.edit(|values| values.insert(index, value));
    }

    /// Removes the value at `index` and returns it.
    ///
    /// # Panics
    ///
    /// If `index` is out of bounds.
    #[inline]
    pub fn remove(&mut self, index: usize) -> Value {
        self.edit(|values| values.remove(index))
    }

    /// Keeps the values at the places for which `is_kept` holds.
    pub fn retain(&mut self, mut is_kept: impl FnMut(usize) -> bool) {
        let mut places = 0..;
        self.edit(|values| values.retain(|_| places.next().is_some_and(&mut is_kept)));
    }

    /// Replaces the value at `index`.
    ///
    /// # Panics
    ///
    /// If `index` is out of bounds.
    #[inline]
    pub fn set(&mut self, index: usize, value: Value) {
        self.edit(|values| values[index] = value);
    }

    fn edit<T>(&mut self, change: impl FnOnce(&mut Vec<Value>) -> T) -> T {
        let mut values = self.as_slice().to_vec();
        let outcome = change(&mut values);
        self.assign(&values);
        outcome
    }
}

/// The lists of operands of variable length: the operand numbers of each, and what it is.
fn lists(op: Operation, ir: &Ir) -> Vec<(Range<usize>, usize, Option<Part>)> {
    let mut lists = Vec::new();
    let Some(spec) = op.spec(ir) else {
        return lists;
    };
    let total = op.operands(ir).len();
    for (group, operand) in spec.operands.iter().enumerate() {
        let range = spec.operand_range(group, total, |slot| op.slot(ir, slot));
        match operand.arity {
            Arity::One => {}
            Arity::Optional | Arity::Variadic => lists.push((range, group, None)),
            Arity::VariadicOfVariadic { segments } => {
                let mut start = range.start;
                let parts = operand_groups(op, ir, group, segments);
                for (index, part) in parts.enumerate() {
                    let end = start + part.len();
                    let part = Part {
                        slot: segments,
                        index,
                    };
                    lists.push((start..end, group, Some(part)));
                    start = end;
                }
            }
        }
    }
    lists
}

impl Extend<Value> for OperandsMut<'_> {
    fn extend<I: IntoIterator<Item = Value>>(&mut self, more: I) {
        self.edit(|values| values.extend(more));
    }
}

/// Mutable access to the groups of a `VariadicOfVariadic` operand: MLIR's
/// `MutableOperandRangeRange`.
///
/// Every change updates the sizes of the groups and the segment sizes.
///
/// # Panics
///
/// As [`OperandsMut`].
#[derive(Debug)]
pub struct OperandGroupsMut<'ir> {
    ir: &'ir mut Ir,
    op: Operation,
    group: usize,
    slot: usize,
}

impl<'ir> OperandGroupsMut<'ir> {
    /// The groups of operand group `group`, whose sizes are in `slot`.
    pub fn new(op: Operation, ir: &'ir mut impl IrMut, group: usize, slot: usize) -> Self {
        let ir = ir.ir_mut();
        ir.ops.get(op);
        Self {
            ir,
            op,
            group,
            slot,
        }
    }

    /// The groups.
    pub fn iter(&self) -> impl Iterator<Item = &[Value]> {
        operand_groups(self.op, self.ir, self.group, self.slot)
    }

    /// The number of groups.
    #[inline]
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether there are no groups.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// Mutable access to the values of the group at `index`.
    ///
    /// # Panics
    ///
    /// If `index` is out of bounds.
    #[inline]
    pub fn group(&mut self, index: usize) -> OperandsMut<'_> {
        let len = self.len();
        assert!(
            index < len,
            "group index {index} is out of bounds: there are {len} groups"
        );
        let slot = self.slot;
        OperandsMut {
            ir: self.ir,
            op: self.op,
            group: self.group,
            part: Some(Part { slot, index }),
        }
    }

    /// Replaces all groups.
    pub fn assign(&mut self, groups: &[&[Value]]) {
        set_operand_groups(self.op, self.ir, self.group, self.slot, groups);
    }

    /// Removes all groups.
    #[inline]
    pub fn clear(&mut self) {
        self.assign(&[]);
    }

    /// Adds a group at the end.
    #[inline]
    pub fn push(&mut self, values: &[Value]) {
        self.edit(|groups| groups.push(values.to_vec()));
    }

    /// Adds a group before the one at `index`.
    ///
    /// # Panics
    ///
    /// If `index` is greater than the number of groups.
    #[inline]
    pub fn insert(&mut self, index: usize, values: &[Value]) {
        self.edit(|groups| groups.insert(index, values.to_vec()));
    }

    /// Removes the group at `index` and returns its values.
    ///
    /// # Panics
    ///
    /// If `index` is out of bounds.
    #[inline]
    pub fn remove(&mut self, index: usize) -> Vec<Value> {
        self.edit(|groups| groups.remove(index))
    }

    fn edit<T>(&mut self, change: impl FnOnce(&mut Vec<Vec<Value>>) -> T) -> T {
        let mut groups = self.iter().map(<[Value]>::to_vec).collect();
        let outcome = change(&mut groups);
        let groups: Vec<&[Value]> = groups.iter().map(Vec::as_slice).collect();
        self.assign(&groups);
        outcome
    }
}
