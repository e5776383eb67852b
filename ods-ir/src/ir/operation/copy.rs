//! Copies of operations without regions.

use crate::ir::ids::{EntityId, NIL};
use crate::ir::pool::PoolSlice;
use crate::ir::{Block, Change, Ir, Nested, NestedNumber, OpData, Operation, Order, Value};
use crate::location::Location;
use smallvec::SmallVec;

impl Ir {
    /// The lists of an operation without regions that has the successors in `list`, replaced as
    /// `replace` says. They are still to be linked.
    #[inline]
    pub(crate) fn copy_successors(
        &mut self,
        list: PoolSlice,
        replace: impl FnMut(Block) -> Block,
    ) -> NestedNumber {
        let successors = self.successor_lists.allocate_mapped(list, replace);
        self.nested.insert(Nested {
            regions: PoolSlice::default(),
            successors,
        })
    }

    /// Appends a copy of `op`, which has no regions, to `block`, with the successors in `nested`.
    /// Replaces the operands as `replace` says.
    #[inline]
    #[track_caller]
    pub(crate) fn append_copy(
        &mut self,
        op: Operation,
        location: Location,
        block: Block,
        nested: NestedNumber,
        replace: impl FnMut(Value) -> Value,
    ) -> Operation {
        let data = self.ops.get(op);
        let (name, inherent, discardable) = (data.name, data.inherent, data.discardable);
        let old_results = data.results;
        let list = self.operand_lists.allocate_mapped(data.operands, replace);
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
            nested,
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
        if nested != NestedNumber::NONE {
            for at in self.nested.get(nested).successors.range() {
                self.link_successor(at as u32, index);
            }
        }
        self.changed(Change::Created(copy));
        self.changed(Change::Inserted(copy));
        copy
    }
}
