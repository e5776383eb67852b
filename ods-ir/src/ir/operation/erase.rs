//! Erases operations.

use crate::ir::ids::{EntityId, NIL};
use crate::ir::pool::PoolSlice;
use crate::ir::uses::unlink;
use crate::ir::walk::collect_nested;
use crate::ir::{
    ARGUMENT, Block, Change, Ir, NestedNumber, Operation, Region, Value, WalkOrder, WalkResult,
};
use ods_lookup::LookupSet;
use smallvec::{SmallVec, smallvec};
use std::cell::OnceCell;

/// The number of operations around a user that are looked at, before a set of all is made: a user is
/// seldom nested deeper in what is erased.
const STEPS_OUTWARD: u32 = 16;

impl Operation {
    /// Erases the operation and everything in its regions.
    ///
    /// # Panics
    ///
    /// If an operation outside uses an erased value or block; replace such uses first. The `Ir` is
    /// then unchanged.
    #[track_caller]
    pub fn erase(self, ir: &mut Ir) {
        if ir.erase_unused_leaf(self) {
            return;
        }
        let doomed = ir.nested_to_erase(self);
        if let Some(what) = ir.used_from_outside(&doomed) {
            let name = self.name(ir).as_str();
            panic!("{what} of the erased operation `{name}` is still used");
        }
        ir.unlink_erased(&doomed);
        self.detach(ir);
        ir.free_all(&doomed);
    }

    /// Replaces the result of an operation by another value, and erases it, as
    /// [`OpBuilder::replace`](crate::ir::OpBuilder::replace) does. What is logged is what others
    /// should be looked at again for, but not that the operation was replaced and erased.
    ///
    /// Returns false, with nothing changed, if the operation has regions, successors or not one
    /// result, or if the value is its own.
    #[doc(hidden)]
    #[track_caller]
    pub fn replace_leaf(self, ir: &mut Ir, by: Value) -> bool {
        let data = ir.ops.get(self);
        let (operands, results) = (data.operands, data.results);
        if data.nested != NestedNumber::NONE || results.len() != 1 {
            return false;
        }
        let result = *ir.value_lists.at(results.start());
        if result == by {
            return false;
        }
        result.replace_all_uses_with(ir, by);
        ir.unlink_operands(self, operands);
        ir.free_leaf(self, operands, results);
        true
    }
}

/// What is erased, by its number.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doomed {
    Operation(u32),
    Block(u32),
}

/// The operations to erase with `top`, in the reverse of the order in which MLIR's rewriter erases
/// them: `top`, then its regions in order, the blocks of each so that users come after definitions.
fn erasing_order(ir: &Ir, top: Operation) -> Vec<Operation> {
    let mut order = Vec::new();
    let mut has_several_blocks = false;
    top.walk_with(ir, WalkOrder::PreOrder, |op| {
        let several = |region: &Region| !region.is_empty(ir) && !region.has_one_block(ir);
        has_several_blocks |= !op.is_leaf(ir) && op.regions(ir).iter().any(several);
        order.push(op);
        WalkResult::Advance
    });
    if !has_several_blocks {
        return order;
    }
    order.clear();
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
    /// Erases an operation without regions and successors, whose results are not used. Returns
    /// false, with nothing changed, if it is not one.
    #[track_caller]
    fn erase_unused_leaf(&mut self, op: Operation) -> bool {
        let data = self.ops.get(op);
        let (operands, results) = (data.operands, data.results);
        let is_unused = |value: &Value| self.values.at(value.index()).first_use == NIL;
        if data.nested != NestedNumber::NONE || !self.value_lists.get(results).iter().all(is_unused)
        {
            return false;
        }
        self.unlink_operands(op, operands);
        self.changed(Change::Erased(op));
        self.free_leaf(op, operands, results);
        true
    }

    /// Frees an operation without regions and successors, whose operands are unlinked and whose
    /// results are not used.
    #[inline]
    #[track_caller]
    fn free_leaf(&mut self, op: Operation, operands: PoolSlice, results: PoolSlice) {
        self.unlink_from_block(op.index());
        self.operand_lists.release(operands);
        self.free_values(results);
        self.ops.remove_at(op.index());
    }

    /// Removes the operands of an operation without regions from their use lists.
    #[inline]
    #[track_caller]
    fn unlink_operands(&mut self, op: Operation, operands: PoolSlice) {
        let is_logged = self.changes.is_some();
        for at in operands.range() {
            let operand = self.operand_lists.at(at as u32).index();
            let value = self.values.at(operand);
            // As `log_lost_use`, without regions.
            if is_logged && value.number & ARGUMENT == 0 && self.has_few_users(value.first_use, op)
            {
                let definition = self.ops.id(value.owner);
                self.changed(Change::LosesUser(definition));
            }
            let head = &mut self.values.at_mut(operand).first_use;
            unlink(&mut self.operand_uses, head, at as u32);
        }
    }

    /// Removes the operands of an operation without regions. Those that define them are logged as
    /// if the operation were erased.
    #[track_caller]
    pub(crate) fn drop_operands(&mut self, op: Operation) {
        let operands = std::mem::take(&mut self.ops.get_mut(op).operands);
        self.unlink_operands(op, operands);
        self.operand_lists.release(operands);
    }

    /// `op` and the operations in it; those that are erased first come last.
    #[track_caller]
    fn nested_to_erase(&self, op: Operation) -> SmallVec<[Operation; 1]> {
        if op.regions(self).is_empty() {
            return smallvec![op];
        }
        if self.changes.is_some() {
            return erasing_order(self, op).into();
        }
        let mut nested = Vec::new();
        collect_nested(self, op, &mut nested);
        nested.into()
    }

    /// Removes operations from the use lists of what they use, and logs that they are erased.
    #[track_caller]
    fn unlink_erased(&mut self, doomed: &[Operation]) {
        if self.changes.is_none() {
            return self.unlink_all(doomed);
        }
        for op in doomed.iter().rev() {
            self.log_lost_user(*op, doomed[0]);
            self.unlink_all(&[*op]);
            self.changed(Change::Erased(*op));
        }
    }

    /// Erases the operations of a block, from the last one on. Nothing outside may use them.
    #[track_caller]
    pub(crate) fn erase_operations_of(&mut self, block: Block) {
        let mut tops: Vec<Operation> = block.operations(self).collect();
        tops.reverse();
        let doomed = tops.iter().map(|op| self.nested_to_erase(*op));
        let doomed: Vec<SmallVec<[Operation; 1]>> = doomed.collect();
        for nested in &doomed {
            self.unlink_erased(nested);
        }
        for (op, nested) in tops.iter().zip(&doomed) {
            op.detach(self);
            self.free_all(nested);
        }
    }

    /// Removes operations from the use lists of their operands and successors.
    #[track_caller]
    fn unlink_all(&mut self, ops: &[Operation]) {
        self.for_each_use(
            ops,
            |ir, at, _| ir.unlink_operand(at),
            |ir, at, _| ir.unlink_successor(at),
        );
    }

    /// Calls a function for each operand slot, and one for each successor slot, with its owner.
    #[track_caller]
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

    /// Returns the kind of entity of these operations that others use.
    #[track_caller]
    fn used_from_outside(&self, ops: &[Operation]) -> Option<&'static str> {
        if let [op] = ops {
            // Usually there is one operation, without regions.
            let is_inside = |user: Operation| user == *op;
            return self.part_used_from_outside(*op, &is_inside);
        }
        let top = Doomed::Operation(ops[0].index());
        let inside = OnceCell::new();
        let is_inside = |user| self.is_among(user, top, ops, &inside);
        ops.iter()
            .find_map(|op| self.part_used_from_outside(*op, &is_inside))
    }

    /// Whether an operation is among `all`: what is erased, and everything nested in it. `set` is made
    /// of them if the operation is nested deeply.
    fn is_among(
        &self,
        op: Operation,
        doomed: Doomed,
        all: &[Operation],
        set: &OnceCell<LookupSet<Operation>>,
    ) -> bool {
        let mut at = op.index();
        for _ in 0..STEPS_OUTWARD {
            if doomed == Doomed::Operation(at) {
                return true;
            }
            let block = self.ops.at(at).parent;
            if doomed == Doomed::Block(block) {
                return true;
            }
            if block == NIL {
                return false;
            }
            let region = self.blocks.at(block).parent;
            if region == NIL {
                return false;
            }
            at = self.regions.at(region).parent;
            if at == NIL {
                return false;
            }
        }
        set.get_or_init(|| all.iter().copied().collect())
            .contains(&op)
    }

    /// Returns the kind of entity of this operation, or of the blocks in it, that operations use which
    /// are not inside.
    #[track_caller]
    fn part_used_from_outside(
        &self,
        op: Operation,
        is_inside: &dyn Fn(Operation) -> bool,
    ) -> Option<&'static str> {
        let is_used = |value: &Value| value.uses(self).any(|used| !is_inside(used.owner));
        if op.results(self).iter().any(is_used) {
            return Some("a result");
        }
        for block in op.child_blocks(self) {
            if block.arguments(self).iter().any(is_used) {
                return Some("a block argument");
            }
            if block.successor_uses(self).any(|branch| !is_inside(branch)) {
                return Some("a block");
            }
        }
        None
    }

    /// Returns the kind of entity of this block, or of the operations in it, that operations
    /// outside use.
    #[track_caller]
    pub(crate) fn block_used_from_outside(&self, block: Block) -> Option<&'static str> {
        let data = self.blocks.get(block);
        if data.first_op == NIL {
            let is_used = |value: &Value| self.values.at(value.index()).first_use != NIL;
            return if self.value_lists.get(data.arguments).iter().any(is_used) {
                Some("an argument")
            } else {
                (data.first_use != NIL).then_some("the start")
            };
        }
        let mut ops = Vec::new();
        for op in block.operations(self) {
            collect_nested(self, op, &mut ops);
        }
        let inside = OnceCell::new();
        let is_inside = |user| self.is_among(user, Doomed::Block(block.index()), &ops, &inside);
        let is_used = |value: &Value| value.uses(self).any(|used| !is_inside(used.owner));
        if block.arguments(self).iter().any(is_used) {
            return Some("an argument");
        }
        if block.successor_uses(self).any(|branch| !is_inside(branch)) {
            return Some("the start");
        }
        ops.iter()
            .find_map(|op| self.part_used_from_outside(*op, &is_inside))
    }

    /// Frees unlinked operations, which must follow the operations they are nested in.
    #[track_caller]
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
    #[track_caller]
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
            self.values.remove_at(value.index());
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

    #[track_caller]
    fn op(ir: &mut Ir, block: Block, operands: &[Value]) -> Operation {
        let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
        state.operands.extend_from_slice(operands);
        state.result_types.push(Type::i32());
        let op = ir.create(state);
        block.append(ir, op);
        op
    }

    #[track_caller]
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
        check_panics(
            "a result of the erased operation `t.region` is still used",
            || {
                holder.erase(&mut ir);
            },
        );
        assert_eq!(inner.operands(&ir), [argument]);
        assert!(argument.has_one_use(&ir) && inner_value.has_one_use(&ir));
        user.set_operand(&mut ir, 0, argument);
        check_panics(
            "a block argument of the erased operation `t.region` is still used",
            || {
                holder.erase(&mut ir);
            },
        );
        let mut branch = OperationState::unregistered("t.br", Location::UNKNOWN);
        branch.successors.push(body);
        let branch = ir.create(branch);
        user.erase(&mut ir);
        check_panics(
            "a block of the erased operation `t.region` is still used",
            || {
                holder.erase(&mut ir);
            },
        );
        branch.erase(&mut ir);
        holder.erase(&mut ir);
        assert_eq!(ir.operation_count(), 0);
    }

    #[test]
    fn users_are_found_at_any_depth() {
        let mut ir = Ir::new();
        let top = ir.create_block(&[]);
        let (holder, mut body) = with_region(&mut ir, top);
        let outer = op(&mut ir, body, &[]);
        let value = outer.result(&ir, 0);
        for _ in 0..2 * super::STEPS_OUTWARD {
            body = with_region(&mut ir, body).1;
            op(&mut ir, body, &[value]);
        }
        let (_, mut beside) = with_region(&mut ir, top);
        for _ in 0..2 * super::STEPS_OUTWARD {
            beside = with_region(&mut ir, beside).1;
        }
        let user = op(&mut ir, beside, &[value]);
        check_panics(
            "a result of the erased operation `t.region` is still used",
            || holder.erase(&mut ir),
        );
        user.erase(&mut ir);
        holder.erase(&mut ir);
        assert!(!outer.is_alive(&ir) && !body.is_alive(&ir));
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
