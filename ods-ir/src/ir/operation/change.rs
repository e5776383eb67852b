//! Changes operands and successors.

use crate::ir::ids::EntityId;
use crate::ir::{
    Block, Change, EMPTY, Ir, Nested, NestedNumber, Operation, PoolSlice, StateName, Value,
};
use crate::op::OpInfo;
use crate::op::spec::{Arity, OpSpec};

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
    #[track_caller]
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

    /// Turns an operation that ends a block, and has neither results nor regions nor successors, into
    /// a branch to `dest`, of an op that has a list of operands and a successor and nothing else. The
    /// place, the operands and the location stay; the attributes go. It costs less than to build a
    /// branch and to erase the operation.
    ///
    /// Returns false, with nothing changed, if the operation or the op is of another kind, if the op
    /// is not registered in this `Ir`, or while changes are logged.
    #[doc(hidden)]
    #[inline]
    #[track_caller]
    pub fn become_branch(self, ir: &mut Ir, info: &'static OpInfo, dest: Block) -> bool {
        let data = ir.ops.get(self);
        ir.blocks.get(dest);
        if data.nested != NestedNumber::NONE
            || !data.results.is_empty()
            || ir.is_logging()
            || !is_plain_branch(info.spec())
        {
            return false;
        }
        let operands = data.operands;
        let Ok(name) = ir.name_number(&StateName::Registered(info)) else {
            return false;
        };
        // The uses are the newest ones, as those of a new operation are.
        for at in operands.positions() {
            ir.unlink_operand(at);
            ir.link_operand(at, self.index());
        }
        let successors = ir.successor_lists.allocate_from(&[dest]);
        let nested = ir.nested.insert(Nested {
            regions: PoolSlice::default(),
            successors,
        });
        let data = ir.ops.get_mut(self);
        (data.name, data.inherent, data.discardable) = (name, EMPTY, EMPTY);
        data.nested = nested;
        ir.link_successor(successors.start(), self.index());
        true
    }
}

/// Whether operations have a list of operands and a successor, and nothing else.
#[inline]
fn is_plain_branch(spec: &OpSpec) -> bool {
    matches!(&spec.operands[..], [operand] if operand.arity == Arity::Variadic)
        && matches!(&spec.successors[..], [successor] if !successor.variadic)
        && spec.slots.is_empty()
        && spec.properties.is_empty()
        && spec.results.is_empty()
        && spec.regions.is_empty()
}
