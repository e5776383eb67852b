//! Copies of operations without regions and successors.

use crate::ir::ids::{EntityId, NIL};
use crate::ir::pool::PoolSlice;
use crate::ir::{Block, Change, Ir, NestedNumber, OpData, Operation, Order, Value};
use crate::location::Location;
use smallvec::SmallVec;

impl Ir {
    /// Appends a copy of `op`, which has no regions and successors, to `block`. Replaces the operands
    /// as `replace` says.
    #[inline]
    pub(crate) fn append_copy(
        &mut self,
        op: Operation,
        location: Location,
        block: Block,
        mut replace: impl FnMut(Value) -> Value,
    ) -> Operation {
        let data = self.ops.get(op);
        let (name, inherent, discardable) = (data.name, data.inherent, data.discardable);
        let old_results = data.results;
        let list = self.operand_lists.allocate_copy(data.operands);
        for operand in self.operand_lists.get_mut(list) {
            *operand = replace(*operand);
        }
        let prev = self.blocks.get(block).last_op;
        let order = self.order_between(prev, NIL);
        let copy: Operation = self.ops.insert(OpData {
            name,
            parent: block.index(),
            prev,
            next: NIL,
            order: Order::new(order),
            inherent,
            discardable,
            operands: list,
            results: PoolSlice::default(),
            nested: NestedNumber::NONE,
            location,
        });
        let index = copy.index();
        let around = self.blocks.at_mut(block.index());
        around.last_op = index;
        if prev == NIL {
            around.first_op = index;
        } else {
            self.ops.at_mut(prev).next = index;
        }
        let results = match self.value_lists.get(old_results) {
            [] => PoolSlice::default(),
            [one] => self.create_values(&[self.values.at(one.index()).ty], index, 0),
            several => {
                let types = several.iter().map(|value| self.values.at(value.index()).ty);
                let types: SmallVec<[u32; 4]> = types.collect();
                self.create_values(&types, index, 0)
            }
        };
        self.ops.at_mut(index).results = results;
        self.link_copied_operands(list, index);
        self.changed(Change::Created(copy));
        self.changed(Change::Inserted(copy));
        copy
    }
}
