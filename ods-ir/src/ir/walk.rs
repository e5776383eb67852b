//! Walks over an operation and all operations nested in it.
//!
//! **Invariant:** no recursion, and no list of what is around: links lead back. Nesting costs nothing.

use super::{EntityId as _, Ir, NIL, NestedNumber, OpData, Operation};

/// Whether an operation is visited before or after its nested operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WalkOrder {
    /// An operation before its regions.
    PreOrder,
    /// An operation after its regions: MLIR's default.
    #[default]
    PostOrder,
}

/// The instruction of a visitor to the walk, as `mlir::WalkResult`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WalkResult {
    /// Continue.
    Advance,
    /// Skip the regions of this operation. In post order they are already visited, so this is the
    /// same as `Advance`.
    Skip,
    /// Stop the walk.
    Interrupt,
}

impl Ir {
    /// Returns the first operation in the regions of `op` from region `number` on, or [`NIL`].
    #[inline]
    fn first_in_regions(&self, op: &OpData, mut number: usize) -> u32 {
        let regions = self.nested_of(op).regions;
        while let Some(region) = self.region_lists.item(regions, number) {
            let first = self.first_in_blocks(self.regions.at(region.index()).first_block);
            if first != NIL {
                return first;
            }
            number += 1;
        }
        NIL
    }

    /// Returns the first operation in `block` and the blocks after it, or [`NIL`].
    #[inline]
    fn first_in_blocks(&self, mut block: u32) -> u32 {
        while block != NIL {
            let data = self.blocks.at(block);
            if data.first_op != NIL {
                return data.first_op;
            }
            block = data.next;
        }
        NIL
    }

    /// Returns the first operation in the regions of `op` after `region`, or [`NIL`].
    #[inline]
    fn first_after_region(&self, op: &OpData, region: u32) -> u32 {
        let regions = self.nested_of(op).regions;
        if regions.len() == 1 {
            return NIL;
        }
        let all = self.region_lists.get(regions);
        // Regions that were created together have neighbouring numbers.
        let guess = region.wrapping_sub(all[0].index()) as usize;
        let number = match all.get(guess) {
            Some(found) if found.index() == region => Some(guess),
            _ => all.iter().position(|found| found.index() == region),
        };
        self.first_in_regions(op, number.map_or(all.len(), |number| number + 1))
    }
}

impl Operation {
    /// Visits this operation and all operations nested in it, in post order.
    #[track_caller]
    pub fn walk(self, ir: &Ir, mut visit: impl FnMut(Operation)) {
        self.walk_with(ir, WalkOrder::PostOrder, |op| {
            visit(op);
            WalkResult::Advance
        });
    }

    /// Visits this operation and all operations nested in it. Returns `Interrupt` if the visitor
    /// did, otherwise `Advance`, even if the visitor skipped this operation.
    ///
    /// ```
    /// use ods_runtime::{Ir, Location, OperationState, WalkOrder, WalkResult};
    /// let mut ir = Ir::new();
    /// let op = ir.create(OperationState::unregistered("t.op", Location::UNKNOWN));
    /// let result = op.walk_with(&ir, WalkOrder::PreOrder, |_| WalkResult::Skip);
    /// assert_eq!(result, WalkResult::Advance);
    /// ```
    #[track_caller]
    pub fn walk_with(
        self,
        ir: &Ir,
        order: WalkOrder,
        visit: impl FnMut(Operation) -> WalkResult,
    ) -> WalkResult {
        self.walk_among(ir, order, |_| true, visit)
    }

    /// Visits this operation and all operations nested in it, except for those without regions and
    /// successors, in post order.
    #[doc(hidden)]
    #[track_caller]
    pub fn walk_around(self, ir: &Ir, mut visit: impl FnMut(Operation)) {
        let has_nested = |op: &OpData| op.nested != NestedNumber::NONE;
        self.walk_among(ir, WalkOrder::PostOrder, has_nested, |op| {
            visit(op);
            WalkResult::Advance
        });
    }

    /// As [`walk_with`](Self::walk_with), but visits only operations that `accepts` accepts, at any
    /// depth.
    #[inline]
    #[track_caller]
    pub(crate) fn walk_among(
        self,
        ir: &Ir,
        order: WalkOrder,
        accepts: impl Fn(&OpData) -> bool,
        mut visit: impl FnMut(Operation) -> WalkResult,
    ) -> WalkResult {
        let (mut at, mut data) = (self.index(), ir.ops.get(self));
        let pre = order == WalkOrder::PreOrder;
        loop {
            let result = if pre && accepts(data) {
                visit(ir.ops.id(at))
            } else {
                WalkResult::Advance
            };
            if result == WalkResult::Interrupt {
                return WalkResult::Interrupt;
            }
            let mut next = NIL;
            if result == WalkResult::Advance && data.nested != NestedNumber::NONE {
                next = ir.first_in_regions(data, 0);
            }
            while next == NIL {
                // Everything in this operation was visited.
                if !pre && accepts(data) && visit(ir.ops.id(at)) == WalkResult::Interrupt {
                    return WalkResult::Interrupt;
                }
                if at == self.index() {
                    return WalkResult::Advance;
                }
                next = data.next;
                if next == NIL {
                    let block = ir.blocks.at(data.parent);
                    next = ir.first_in_blocks(block.next);
                    if next == NIL {
                        at = ir.regions.at(block.parent).parent;
                        data = ir.ops.at(at);
                        next = ir.first_after_region(data, block.parent);
                    }
                }
            }
            (at, data) = (next, ir.ops.at(next));
        }
    }

    /// Returns this operation and all operations nested in it that are `O`s, in pre-order.
    #[track_caller]
    pub fn nested<O: crate::op::OpHandle>(self, ir: &Ir) -> Vec<O> {
        let mut found = Vec::new();
        self.walk_with(ir, WalkOrder::PreOrder, |op| {
            found.extend(op.cast::<O>(ir));
            WalkResult::Advance
        });
        found
    }
}

/// Pushes `op` and all operations nested in it, parents first.
pub(crate) fn collect_nested(ir: &Ir, op: Operation, into: &mut Vec<Operation>) {
    op.walk_with(ir, WalkOrder::PreOrder, |op| {
        into.push(op);
        WalkResult::Advance
    });
}
