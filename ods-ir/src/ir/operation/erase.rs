//! Erases operations.

use crate::ir::ids::EntityId;
use crate::ir::pool::PoolSlice;
use crate::ir::walk::collect_nested;
use crate::ir::{Block, Change, Ir, Operation, Region, Value};
use ods_lookup::LookupSet;
use smallvec::SmallVec;

impl Operation {
    /// Erases the operation and everything in its regions.
    ///
    /// # Panics
    ///
    /// If an operation outside uses an erased value or block; replace such uses first. The `Ir` is
    /// then unchanged.
    pub fn erase(self, ir: &mut Ir) {
        let mut doomed: SmallVec<[Operation; 1]> = SmallVec::new();
        if self.regions(ir).is_empty() {
            doomed.push(self);
        } else if ir.changes.is_some() {
            doomed.extend(erasing_order(ir, self));
        } else {
            let mut nested = Vec::new();
            collect_nested(ir, self, &mut nested);
            doomed.extend(nested);
        }
        // Unlinks the operands first, so that only uses from outside remain.
        let logged = ir.changes.as_ref().map(|log| log.changes.len());
        if logged.is_some() {
            for op in doomed.iter().rev() {
                ir.log_lost_user(*op);
                ir.unlink_all(&[*op]);
                ir.changed(Change::Erased(*op));
            }
        } else {
            ir.unlink_all(&doomed);
        }
        if let Some(what) = ir.used_from_outside(&doomed) {
            ir.link_all(&doomed);
            if let (Some(log), Some(len)) = (&mut ir.changes, logged) {
                log.changes.truncate(len);
            }
            panic!("{what} of the erased operation is still used");
        }
        self.detach(ir);
        ir.free_all(&doomed);
    }
}

/// The operations to erase with `top`, in the reverse of the order in which MLIR's rewriter erases
/// them: `top`, then its regions in order, the blocks of each so that users come after definitions.
fn erasing_order(ir: &Ir, top: Operation) -> Vec<Operation> {
    let mut order = Vec::new();
    let mut pending = vec![top];
    while let Some(op) = pending.pop() {
        order.push(op);
        let start = pending.len();
        for region in op.regions(ir) {
            for block in erasing_order_of_blocks(ir, *region) {
                pending.extend(block.operations(ir));
            }
        }
        pending[start..].reverse();
    }
    order
}

/// The blocks of a region: the reverse of an order in which successors come before predecessors.
fn erasing_order_of_blocks(ir: &Ir, region: Region) -> Vec<Block> {
    let mut order = Vec::new();
    let mut seen = LookupSet::default();
    for root in region.blocks(ir) {
        if !seen.insert(root) {
            continue;
        }
        let mut stack = vec![(root, 0)];
        while let Some((block, next)) = stack.last_mut() {
            let Some(successor) = block.successors(ir).get(*next).copied() else {
                order.push(*block);
                stack.pop();
                continue;
            };
            *next += 1;
            if successor.parent_region(ir) == Some(region) && seen.insert(successor) {
                stack.push((successor, 0));
            }
        }
    }
    order.reverse();
    order
}

impl Ir {
    /// Removes operations from the use lists of their operands and successors.
    fn unlink_all(&mut self, ops: &[Operation]) {
        self.for_each_use(
            ops,
            |ir, at, _| ir.unlink_operand(at),
            |ir, at, _| ir.unlink_successor(at),
        );
    }

    /// Reverts [`unlink_all`](Self::unlink_all).
    fn link_all(&mut self, ops: &[Operation]) {
        self.for_each_use(ops, Self::link_operand, Self::link_successor);
    }

    /// Calls a function for each operand slot, and one for each successor slot, with its owner.
    fn for_each_use(
        &mut self,
        ops: &[Operation],
        operand: impl Fn(&mut Self, u32, u32),
        successor: impl Fn(&mut Self, u32, u32),
    ) {
        for op in ops {
            let data = self.ops.get(*op);
            let (operands, successors) = (data.operands, self.nested_of(data).successors);
            for at in operands.range() {
                operand(self, at as u32, op.index());
            }
            for at in successors.range() {
                successor(self, at as u32, op.index());
            }
        }
    }

    /// Returns the kind of entity of unlinked operations that still has uses.
    fn used_from_outside(&self, ops: &[Operation]) -> Option<&'static str> {
        let is_used = |values: &[Value]| values.iter().any(|value| !value.is_unused(self));
        for op in ops {
            if is_used(op.results(self)) {
                return Some("a result");
            }
            let regions = op.regions(self).iter();
            for block in regions.flat_map(|region| region.blocks(self)) {
                if is_used(block.arguments(self)) {
                    return Some("a block argument");
                }
                if !block.has_no_predecessors(self) {
                    return Some("a block");
                }
            }
        }
        None
    }

    /// Frees unlinked operations, which must follow the operations they are nested in.
    fn free_all(&mut self, ops: &[Operation]) {
        for op in ops.iter().rev() {
            let data = self.ops.get(*op);
            let (operands, results) = (data.operands, data.results);
            let nested = self.nested.remove(data.nested);
            for at in nested.regions.range() {
                let region = *self.region_lists.at(at as u32);
                region.free(self);
            }
            self.operand_lists.release(operands);
            self.successor_lists.release(nested.successors);
            self.region_lists.release(nested.regions);
            self.free_values(results);
            self.ops.remove(*op);
        }
    }

    /// Frees the entities that a parser created before it failed: operation `top`, the `regions`
    /// that belong to no operation, the `blocks` that are in no region, and the `values` that have
    /// no definition.
    #[doc(hidden)]
    pub fn discard(
        &mut self,
        top: Operation,
        regions: &[Region],
        blocks: &[Block],
        values: &[Value],
    ) {
        let mut doomed = Vec::new();
        collect_nested(self, top, &mut doomed);
        let is_orphan = |region: &Region| region.is_alive(self) && region.parent_op(self).is_none();
        let orphans: Vec<Region> = regions.iter().copied().filter(is_orphan).collect();
        for block in orphans.iter().flat_map(|region| region.blocks(self)) {
            for op in block.operations(self) {
                collect_nested(self, op, &mut doomed);
            }
        }
        self.unlink_all(&doomed);
        self.free_all(&doomed);
        for op in doomed.iter().rev() {
            self.changed(Change::Erased(*op));
        }
        for region in orphans {
            region.free(self);
        }
        for block in blocks {
            if block.is_alive(self) && block.parent_region(self).is_none() {
                block.free(self);
            }
        }
        for value in values {
            self.free_placeholder(*value);
        }
    }

    pub(crate) fn free_values(&mut self, list: PoolSlice) {
        for at in list.range() {
            let value = *self.value_lists.at(at as u32);
            self.values.remove(value);
        }
        self.value_lists.release(list);
    }
}

#[cfg(test)]
mod tests {
    use crate::ir::{Block, Change, Ir, Operation, OperationState, Value};
    use crate::location::Location;
    use crate::types::Type;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    fn op(ir: &mut Ir, block: Block, operands: &[Value]) -> Operation {
        let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
        state.operands.extend_from_slice(operands);
        state.result_types.push(Type::i32());
        let op = ir.create(state);
        block.append(ir, op);
        op
    }

    fn with_region(ir: &mut Ir, block: Block) -> (Operation, Block) {
        let mut state = OperationState::unregistered("t.region", Location::UNKNOWN);
        state.new_regions = 1;
        let op = ir.create(state);
        block.append(ir, op);
        let body = op.regions(ir)[0].add_block(ir, &[Type::i32()]);
        (op, body)
    }

    #[track_caller]
    fn check_panics(message: &str, run: impl FnOnce()) {
        let panic = catch_unwind(AssertUnwindSafe(run)).unwrap_err();
        let found = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied())
            .unwrap_or_default();
        assert_eq!(found, message);
    }

    #[test]
    fn everything_nested_goes_too() {
        let mut ir = Ir::new();
        let top = ir.create_block(&[]);
        let outer = op(&mut ir, top, &[]);
        let (holder, body) = with_region(&mut ir, top);
        let argument = body.argument(&ir, 0);
        let outer_value = outer.result(&ir, 0);
        let inner = op(&mut ir, body, &[argument, outer_value]);
        let value = inner.result(&ir, 0);
        op(&mut ir, body, &[value]);
        ir.log_changes(true);
        holder.erase(&mut ir);
        let log = ir.log_changes(false).into_iter();
        let erased: Vec<Change> = log
            .filter(|change| matches!(change, Change::Erased(_)))
            .collect();
        assert_eq!(erased.len(), 3);
        assert_eq!(
            erased.last(),
            Some(&Change::Erased(holder)),
            "users come first"
        );
        assert!(!holder.is_alive(&ir) && !inner.is_alive(&ir) && !body.is_alive(&ir));
        assert!(!argument.is_alive(&ir) && !value.is_alive(&ir));
        assert!(outer_value.is_unused(&ir));
        assert_eq!(top.operations(&ir).collect::<Vec<_>>(), [outer]);
        assert_eq!(ir.operation_count(), 1);
    }

    #[test]
    fn what_is_still_used_stays_as_it_was() {
        let mut ir = Ir::new();
        let top = ir.create_block(&[]);
        let (holder, body) = with_region(&mut ir, top);
        let argument = body.argument(&ir, 0);
        let inner = op(&mut ir, body, &[argument]);
        let inner_value = inner.result(&ir, 0);
        let user = op(&mut ir, top, &[inner_value]);
        check_panics("a result of the erased operation is still used", || {
            holder.erase(&mut ir);
        });
        assert_eq!(inner.operands(&ir), [argument]);
        assert!(argument.has_one_use(&ir) && inner_value.has_one_use(&ir));
        user.set_operand(&mut ir, 0, argument);
        check_panics(
            "a block argument of the erased operation is still used",
            || {
                holder.erase(&mut ir);
            },
        );
        let mut branch = OperationState::unregistered("t.br", Location::UNKNOWN);
        branch.successors.push(body);
        let branch = ir.create(branch);
        user.erase(&mut ir);
        check_panics("a block of the erased operation is still used", || {
            holder.erase(&mut ir);
        });
        branch.erase(&mut ir);
        holder.erase(&mut ir);
        assert_eq!(ir.operation_count(), 0);
    }

    #[test]
    fn stale_ids_are_told() {
        let mut ir = Ir::new();
        let top = ir.create_block(&[]);
        let gone = op(&mut ir, top, &[]);
        let value = gone.result(&ir, 0);
        gone.erase(&mut ir);
        let new = op(&mut ir, top, &[]);
        assert_ne!(gone, new, "the slot is reused, the id is not");
        let operation = "operation 0 was erased, or belongs to another `Ir`";
        check_panics(operation, || _ = gone.operands(&ir));
        check_panics(operation, || _ = gone.parent_block(&ir));
        check_panics(operation, || gone.detach(&mut ir));
        check_panics(operation, || gone.erase(&mut ir));
        let stale_value = "value 0 was erased, or belongs to another `Ir`";
        check_panics(stale_value, || _ = value.ty(&ir));
        check_panics(stale_value, || _ = value.uses(&ir).count());
        check_panics(stale_value, || new.set_operands(&mut ir, &[value]));
        let mut other = Ir::new();
        check_panics(operation, || top.append(&mut other, new));
        check_panics("block 0 was erased, or belongs to another `Ir`", || {
            _ = other.blocks.get(top);
        });
        assert!(!new.is_alive(&other));
        let logged = ir.log_changes(false);
        assert!(!logged.contains(&Change::Erased(new)));
    }
}
