//! Changing the values of one variadic operand.

use super::access::{operands, set_operands};
use crate::ir::{Ir, IrMut, Operation, Value};

/// The values of one variadic operand, to change: MLIR's `MutableOperandRange`.
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
}

impl<'ir> OperandsMut<'ir> {
    /// The values of operand group `group`.
    pub fn new(op: Operation, ir: &'ir mut impl IrMut, group: usize) -> Self {
        let ir = ir.ir_mut();
        Self { ir, op, group }
    }

    /// The values.
    pub fn as_slice(&self) -> &[Value] {
        operands(self.op, self.ir, self.group)
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
        set_operands(self.op, self.ir, self.group, values);
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
