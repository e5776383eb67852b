//! The position of an operation, and moving operations.

use crate::ir::ids::{EntityId, NIL};
use crate::ir::{Block, Change, Ir, NestedNumber, OpData, Operation, Order, Region};
use crate::op::OpHandle;

impl Operation {
    /// The block that contains the operation.
    #[inline]
    #[track_caller]
    pub fn parent_block(self, ir: &Ir) -> Option<Block> {
        ir.blocks.link(ir.ops.get(self).parent)
    }

    /// The block that contains the operation, and the number of its name.
    #[inline]
    #[doc(hidden)]
    #[track_caller]
    pub fn block_and_name(self, ir: &Ir) -> (Option<Block>, usize) {
        let data = ir.ops.get(self);
        (ir.blocks.link(data.parent), data.name as usize)
    }

    /// The region that contains the operation's block.
    #[inline]
    #[track_caller]
    pub fn parent_region(self, ir: &Ir) -> Option<Region> {
        self.parent_block(ir)?.parent_region(ir)
    }

    /// The operation whose region contains this one.
    #[inline]
    #[track_caller]
    pub fn parent_op(self, ir: &Ir) -> Option<Operation> {
        self.parent_region(ir)?.parent_op(ir)
    }

    /// The nearest enclosing operation that is an `O`, excluding this one.
    #[track_caller]
    pub fn parent_of_type<O: OpHandle>(self, ir: &Ir) -> Option<O> {
        std::iter::successors(self.parent_op(ir), |op| op.parent_op(ir))
            .find_map(|op| O::cast(op, ir))
    }

    /// The next operation of the block.
    #[inline]
    #[track_caller]
    pub fn next(self, ir: &Ir) -> Option<Operation> {
        ir.ops.link(ir.ops.get(self).next)
    }

    /// The previous operation of the block.
    #[inline]
    #[track_caller]
    pub fn prev(self, ir: &Ir) -> Option<Operation> {
        ir.ops.link(ir.ops.get(self).prev)
    }

    /// Whether this operation precedes `other` in their block.
    ///
    /// # Panics
    ///
    /// If the two are not in the same block.
    #[track_caller]
    pub fn is_before_in_block(self, ir: &Ir, other: Operation) -> bool {
        let (this, other) = (ir.ops.get(self), ir.ops.get(other));
        assert!(
            this.parent == other.parent && this.parent != NIL,
            "the operations are not in one block"
        );
        this.order.get() < other.order.get()
    }

    /// Whether this operation is `other`, or `other` is nested in it.
    #[track_caller]
    pub fn is_ancestor_of(self, ir: &Ir, other: Operation) -> bool {
        ir.ops.get(self);
        if self == other {
            return true;
        }
        let mut inner = ir.ops.get(other);
        if ir.ops.get(self).nested == NestedNumber::NONE {
            return false;
        }
        // Links lead to operations that exist, so their numbers tell them apart.
        loop {
            let region = match inner.parent {
                NIL => return false,
                block => ir.blocks.at(block).parent,
            };
            let parent = match region {
                NIL => return false,
                region => ir.regions.at(region).parent,
            };
            match parent {
                NIL => return false,
                parent if parent == self.index() => return true,
                parent => inner = ir.ops.at(parent),
            }
        }
    }

    /// Removes the operation from its block, if it is in one.
    #[inline]
    #[track_caller]
    pub fn detach(self, ir: &mut Ir) {
        if ir.ops.get(self).parent != NIL {
            ir.note_touched(self);
            ir.unlink_from_block(self.index());
        }
    }

    /// Moves the operation before `anchor`.
    ///
    /// # Panics
    ///
    /// If `anchor` is detached, or nested in this operation.
    #[track_caller]
    pub fn move_before(self, ir: &mut Ir, anchor: Operation) {
        let block = anchor.expect_block(ir);
        if self == anchor {
            return;
        }
        if ir.ops.get(self).nested == NestedNumber::NONE {
            // It contains no block.
            ir.unlink_from_block(self.index());
            ir.link_into_block(self.index(), block.index(), anchor.index());
            ir.changed(Change::Inserted(self));
        } else {
            self.insert(ir, block, Some(anchor));
        }
    }

    /// Moves the operation after `anchor`.
    ///
    /// # Panics
    ///
    /// If `anchor` is detached, or nested in this operation.
    #[track_caller]
    #[inline]
    pub fn move_after(self, ir: &mut Ir, anchor: Operation) {
        let (block, before) = (anchor.expect_block(ir), anchor.next(ir));
        if self != anchor && before != Some(self) {
            self.insert(ir, block, before);
        }
    }

    /// The block that contains the operation, before or after which another one is inserted.
    #[track_caller]
    fn expect_block(self, ir: &Ir) -> Block {
        let block = self.parent_block(ir);
        let Some(block) = block else {
            panic!("the anchor `{}` is not in a block", self.name(ir).as_str());
        };
        block
    }

    /// Inserts the operation into `block`, before `before` or at the end.
    #[track_caller]
    pub(crate) fn insert(self, ir: &mut Ir, block: Block, before: Option<Operation>) {
        // Panics on a stale id before anything changes.
        ir.ops.get(self);
        ir.blocks.get(block);
        assert!(
            !self.contains_block(ir, block),
            "`{}` cannot be moved into itself",
            self.name(ir).as_str()
        );
        if before == Some(self) {
            return;
        }
        self.detach(ir);
        self.place(ir, block, before);
    }

    /// Appends a newly created operation, which must not contain `block`, to `block`.
    #[inline]
    #[doc(hidden)]
    #[track_caller]
    pub fn append_new(self, ir: &mut Ir, block: Block) {
        debug_assert!(!self.contains_block(ir, block) && ir.ops.get(self).parent == NIL);
        self.place(ir, block, None);
    }

    /// Inserts a detached operation, which does not contain `block`, before `before` in `block`, or
    /// at its end.
    #[inline]
    #[track_caller]
    pub(crate) fn place(self, ir: &mut Ir, block: Block, before: Option<Operation>) {
        ir.ops.get(self);
        ir.blocks.get(block);
        let next = before.map_or(NIL, EntityId::index);
        ir.link_into_block(self.index(), block.index(), next);
        ir.changed(Change::Inserted(self));
    }

    /// Moves this operation and those behind it, up to `last` in the same block, before `before` or
    /// to the end of `block`, in their order.
    ///
    /// The operations must not contain `block`, nor be `before`.
    #[inline]
    #[track_caller]
    pub(crate) fn move_run(
        self,
        ir: &mut Ir,
        last: Operation,
        block: Block,
        before: Option<Operation>,
    ) {
        let (first, end, parent) = (self.index(), last.index(), block.index());
        let (prev, from) = (ir.ops.get(self).prev, ir.ops.get(self).parent);
        let next = ir.ops.get(last).next;
        if prev == NIL {
            ir.blocks.at_mut(from).first_op = next;
        } else {
            ir.ops.at_mut(prev).next = next;
        }
        if next == NIL {
            ir.blocks.at_mut(from).last_op = prev;
        } else {
            ir.ops.at_mut(next).prev = prev;
        }
        let next = before.map_or(NIL, EntityId::index);
        let around = ir.blocks.get_mut(block);
        let prev = if next == NIL {
            std::mem::replace(&mut around.last_op, end)
        } else {
            std::mem::replace(&mut ir.ops.at_mut(next).prev, end)
        };
        if prev == NIL {
            around.first_op = first;
        } else {
            ir.ops.at_mut(prev).next = first;
        }
        ir.ops.at_mut(first).prev = prev;
        ir.ops.at_mut(end).next = next;
        ir.number_run(first, end, parent);
        if ir.is_logging() {
            let mut at = self;
            loop {
                ir.changed(Change::Inserted(at));
                match at.next(ir) {
                    Some(next) if at != last => at = next,
                    _ => break,
                }
            }
        }
    }

    /// Whether `block` is nested in the operation.
    #[inline]
    #[track_caller]
    fn contains_block(self, ir: &Ir, block: Block) -> bool {
        ir.ops.get(self).nested != NestedNumber::NONE && self.has_inside(ir, block)
    }

    /// As [`contains_block`](Self::contains_block), of an operation with regions or successors.
    #[track_caller]
    fn has_inside(self, ir: &Ir, block: Block) -> bool {
        let mut blocks = self.child_blocks(ir);
        if blocks.clone().all(|block| block.is_empty(ir)) {
            // Fast path for a new operation: walking up from the block would make building deep
            // nesting quadratic.
            return blocks.any(|inside| inside == block);
        }
        block
            .parent_op(ir)
            .is_some_and(|parent| self.is_ancestor_of(ir, parent))
    }
}

impl Ir {
    /// Removes an operation from the list of its block, if it is in one.
    #[inline]
    pub(super) fn unlink_from_block(&mut self, op: u32) {
        let OpData {
            parent, prev, next, ..
        } = *self.ops.at(op);
        if parent == NIL {
            return;
        }
        if prev == NIL {
            self.blocks.at_mut(parent).first_op = next;
        } else {
            self.ops.at_mut(prev).next = next;
        }
        if next == NIL {
            self.blocks.at_mut(parent).last_op = prev;
        } else {
            self.ops.at_mut(next).prev = prev;
        }
        let data = self.ops.at_mut(op);
        (data.parent, data.prev, data.next) = (NIL, NIL, NIL);
    }

    /// Inserts an operation, which is not in a block, into the list of block `parent`, before `next`,
    /// which is in that block, or at the end.
    #[inline]
    fn link_into_block(&mut self, op: u32, parent: u32, next: u32) {
        let prev = if next == NIL {
            std::mem::replace(&mut self.blocks.at_mut(parent).last_op, op)
        } else {
            std::mem::replace(&mut self.ops.at_mut(next).prev, op)
        };
        if prev == NIL {
            self.blocks.at_mut(parent).first_op = op;
        } else {
            self.ops.at_mut(prev).next = op;
        }
        let order = self.order_between(prev, next);
        let data = self.ops.at_mut(op);
        (data.parent, data.prev, data.next) = (parent, prev, next);
        data.order = Order::new(order);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::OperationState;
    use crate::location::Location;

    fn op(ir: &mut Ir, regions: usize) -> Operation {
        let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
        state.new_regions = regions;
        ir.create(state)
    }

    #[track_caller]
    fn list(ir: &Ir, block: Block) -> Vec<Operation> {
        let forwards: Vec<Operation> = block.operations(ir).collect();
        let mut backwards: Vec<Operation> =
            std::iter::successors(block.last_op(ir), |op| op.prev(ir)).collect();
        backwards.reverse();
        assert_eq!(forwards, backwards);
        for op in &forwards {
            assert_eq!(op.parent_block(ir), Some(block));
        }
        forwards
    }

    #[test]
    fn moving_within_and_between_blocks() {
        let mut ir = Ir::new();
        let (here, there) = (ir.create_block(&[]), ir.create_block(&[]));
        let ops: Vec<Operation> = (0..4).map(|_| op(&mut ir, 0)).collect();
        let [a, b, c, d] = ops[..] else { return };
        for op in [a, b, c, d] {
            here.append(&mut ir, op);
        }
        d.move_before(&mut ir, a);
        assert_eq!(list(&ir, here), [d, a, b, c]);
        d.move_after(&mut ir, c);
        assert_eq!(list(&ir, here), [a, b, c, d]);
        b.move_before(&mut ir, b);
        c.move_after(&mut ir, b);
        c.move_before(&mut ir, d);
        assert_eq!(list(&ir, here), [a, b, c, d]);
        a.insert(&mut ir, here, Some(a));
        d.move_before(&mut ir, a);
        here.append(&mut ir, d);
        here.append(&mut ir, d);
        assert_eq!(list(&ir, here), [a, b, c, d]);
        assert!(c.is_before_in_block(&ir, d) && a.is_before_in_block(&ir, d));
        there.append(&mut ir, b);
        a.move_after(&mut ir, b);
        assert_eq!(
            (list(&ir, here), list(&ir, there)),
            (vec![c, d], vec![b, a])
        );
        c.detach(&mut ir);
        c.detach(&mut ir);
        assert_eq!(
            (c.parent_block(&ir), c.next(&ir), c.prev(&ir)),
            (None, None, None)
        );
        assert_eq!(list(&ir, here), [d]);
        let rest = there.split_before(&mut ir, a);
        assert_eq!((list(&ir, there), list(&ir, rest)), (vec![b], vec![a]));
    }

    #[test]
    fn parents_are_found() {
        let mut ir = Ir::new();
        let (outer, inner) = (op(&mut ir, 2), op(&mut ir, 0));
        let region = outer.regions(&ir)[1];
        let block = region.add_block(&mut ir, &[]);
        block.append(&mut ir, inner);
        assert_eq!(inner.parent_op(&ir), Some(outer));
        assert_eq!(
            (inner.parent_region(&ir), region.number(&ir)),
            (Some(region), Some(1))
        );
        assert!(outer.is_ancestor_of(&ir, inner) && inner.is_ancestor_of(&ir, inner));
        assert!(!inner.is_ancestor_of(&ir, outer));
    }

    #[test]
    fn nothing_moves_into_itself() {
        let mut ir = Ir::new();
        let (outer, inner) = (op(&mut ir, 1), op(&mut ir, 1));
        let body = outer.regions(&ir)[0].add_block(&mut ir, &[]);
        let deep = inner.regions(&ir)[0].add_block(&mut ir, &[]);
        body.append(&mut ir, inner);
        for block in [body, deep] {
            let moved = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                block.append(&mut ir, outer);
            }));
            let panic = moved.unwrap_err();
            let message = panic.downcast_ref::<String>().unwrap();
            assert_eq!(message.as_str(), "`t.op` cannot be moved into itself");
        }
        assert_eq!(
            (outer.parent_op(&ir), inner.parent_op(&ir)),
            (None, Some(outer))
        );
    }
}
