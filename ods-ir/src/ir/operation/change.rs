//! Changes operands and successors.

use crate::ir::ids::EntityId;
use crate::ir::{Block, Change, Ir, Operation, Value};

impl Operation {
    /// Sets operand `number` to `value`.
    ///
    /// # Panics
    ///
    /// If there are fewer operands.
    #[track_caller]
    pub fn set_operand(self, ir: &mut Ir, number: usize, value: Value) {
        let operands = ir.ops.get(self).operands;
        assert!(
            number < operands.len(),
            "operand #{number} of `{}`, which has {} operands",
            self.name(ir).as_str(),
            operands.len()
        );
        let at = operands.start() + number as u32;
        // Panics on a stale value before the operand is changed.
        ir.values.get(value);
        ir.unlink_operand(at);
        *ir.operand_lists.at_mut(at) = value;
        ir.link_operand(at, self.index());
        ir.changed(Change::Modified(self));
    }

    /// Replaces all operands; their number may change.
    pub fn set_operands(self, ir: &mut Ir, values: &[Value]) {
        let old = ir.ops.get(self).operands;
        for value in values {
            ir.values.get(*value);
        }
        for at in old.range() {
            ir.unlink_operand(at as u32);
        }
        ir.operand_lists.release(old);
        let new = ir.operand_lists.allocate_from(values);
        ir.ops.get_mut(self).operands = new;
        for at in new.range() {
            ir.link_operand(at as u32, self.index());
        }
        ir.changed(Change::Modified(self));
    }

    /// Sets successor `number` to `block`.
    ///
    /// # Panics
    ///
    /// If there are fewer successors.
    #[track_caller]
    #[inline]
    pub fn set_successor(self, ir: &mut Ir, number: usize, block: Block) {
        let successors = ir.nested_of(ir.ops.get(self)).successors;
        assert!(
            number < successors.len(),
            "successor #{number} of `{}`, which has {} successors",
            self.name(ir).as_str(),
            successors.len()
        );
        let at = successors.start() + number as u32;
        ir.blocks.get(block);
        ir.unlink_successor(at);
        *ir.successor_lists.at_mut(at) = block;
        ir.link_successor(at, self.index());
        ir.changed(Change::Modified(self));
    }
}
