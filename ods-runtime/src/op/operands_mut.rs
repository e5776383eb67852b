//! Changing the values of one variadic operand, or of one of variadics.

use super::access::{operand_groups, operands, set_operand_groups, set_operands};
use crate::ir::{Ir, IrMut, Operation, Value};

/// The values of one variadic operand, or of one group of a variadic of variadic
/// operand, to change: MLIR's `MutableOperandRange`.
///
/// Segment sizes follow every change.
///
/// # Panics
///
/// Whatever changes the number of values panics if the op requires all its
/// variadic operands to have the same size.
#[derive(Debug)]
pub struct OperandsMut<'ir> {
    ir: &'ir mut Ir,
    op: Operation,
    group: usize,
    part: Option<Part>,
}

/// One of the groups of a variadic of variadic operand.
#[derive(Clone, Copy, Debug)]
struct Part {
    /// Where the sizes of the groups are.
    slot: usize,
    index: usize,
}

impl<'ir> OperandsMut<'ir> {
    /// The values of operand group `group`.
    pub fn new(op: Operation, ir: &'ir mut impl IrMut, group: usize) -> Self {
        let ir = ir.ir_mut();
        ir.ops.get(op);
        let part = None;
        Self {
            ir,
            op,
            group,
            part,
        }
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

    /// How many values there are.
    pub fn len(&self) -> usize {
        self.as_slice().len()
    }

    /// Whether there are none.
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
    /// If there are fewer values than `index`.
    pub fn insert(&mut self, index: usize, value: Value) {
        let mut values = self.as_slice().to_vec();
        values.insert(index, value);
        self.assign(&values);
    }

    /// Removes the value at `index`, and gives it back.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn remove(&mut self, index: usize) -> Value {
        let mut values = self.as_slice().to_vec();
        let value = values.remove(index);
        self.assign(&values);
        value
    }

    /// Replaces the value at `index`.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn set(&mut self, index: usize, value: Value) {
        let mut values = self.as_slice().to_vec();
        values[index] = value;
        self.assign(&values);
    }
}

impl Extend<Value> for OperandsMut<'_> {
    fn extend<I: IntoIterator<Item = Value>>(&mut self, more: I) {
        let mut values = self.as_slice().to_vec();
        values.extend(more);
        self.assign(&values);
    }
}

/// The groups of a variadic of variadic operand, to change: MLIR's
/// `MutableOperandRangeRange`.
///
/// The sizes of the groups, and segment sizes, follow every change.
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

    /// How many groups there are.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// The values of the group at `index`, to change.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn group(&mut self, index: usize) -> OperandsMut<'_> {
        let len = self.len();
        assert!(index < len, "there are {len} groups, and none at {index}");
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
    pub fn clear(&mut self) {
        self.assign(&[]);
    }

    /// Adds a group at the end.
    pub fn push(&mut self, values: &[Value]) {
        self.edit(|groups| groups.push(values.to_vec()));
    }

    /// Adds a group before the one at `index`.
    ///
    /// # Panics
    ///
    /// If there are fewer groups than `index`.
    pub fn insert(&mut self, index: usize, values: &[Value]) {
        self.edit(|groups| groups.insert(index, values.to_vec()));
    }

    /// Removes the group at `index`, and gives its values back.
    ///
    /// # Panics
    ///
    /// If there is none.
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
