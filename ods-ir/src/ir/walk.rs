//! Walks over an operation and all operations nested in it.
//!
//! **Invariant:** no recursion: nesting costs heap, not stack.

use super::{EntityId as _, Ir, NIL, Operation};

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

/// The remaining operations of one parent. The IR does not change during a walk, so links are kept
/// as they are stored.
struct Frame {
    op: Operation,
    region: usize,
    block: u32,
    next: u32,
}

impl Frame {
    fn enter(ir: &Ir, op: Operation) -> Self {
        let mut frame = Self {
            op,
            region: 0,
            block: NIL,
            next: NIL,
        };
        frame.start_region(ir);
        frame
    }

    /// Moves to the first operation of the current region, or of a later one.
    fn start_region(&mut self, ir: &Ir) {
        while let Some(region) = self.op.regions(ir).get(self.region) {
            self.block = ir.regions.at(region.index()).first_block;
            if self.start_block(ir) {
                return;
            }
            self.region += 1;
        }
    }

    /// Moves to the first operation of the current block, or of a later one of the region.
    #[inline]
    fn start_block(&mut self, ir: &Ir) -> bool {
        while self.block != NIL {
            let block = ir.blocks.at(self.block);
            self.next = block.first_op;
            if self.next != NIL {
                return true;
            }
            self.block = block.next;
        }
        false
    }

    /// Returns the next nested operation.
    #[inline]
    fn advance(&mut self, ir: &Ir) -> Option<Operation> {
        let op = ir.ops.link(self.next)?;
        self.next = ir.ops.at(self.next).next;
        if self.next == NIL {
            self.end_block(ir);
        }
        Some(op)
    }

    /// Moves to the first operation behind the current block.
    fn end_block(&mut self, ir: &Ir) {
        self.block = ir.blocks.at(self.block).next;
        if !self.start_block(ir) {
            self.region += 1;
            self.start_region(ir);
        }
    }
}

impl Operation {
    /// Visits this operation and all operations nested in it, in post order.
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
    pub fn walk_with(
        self,
        ir: &Ir,
        order: WalkOrder,
        mut visit: impl FnMut(Operation) -> WalkResult,
    ) -> WalkResult {
        ir.ops.get(self);
        let pre = order == WalkOrder::PreOrder;
        let mut stack: Vec<Frame> = Vec::new();
        let mut entered = Some(self);
        loop {
            let mut left = None;
            if let Some(op) = entered {
                let result = if pre { visit(op) } else { WalkResult::Advance };
                match result {
                    WalkResult::Interrupt => return WalkResult::Interrupt,
                    WalkResult::Skip => {}
                    WalkResult::Advance if op.is_leaf(ir) || op.regions(ir).is_empty() => {
                        left = Some(op);
                    }
                    WalkResult::Advance => stack.push(Frame::enter(ir, op)),
                }
            } else {
                left = stack.pop().map(|frame| frame.op);
            }
            if let (Some(op), false) = (left, pre)
                && visit(op) == WalkResult::Interrupt
            {
                return WalkResult::Interrupt;
            }
            let Some(frame) = stack.last_mut() else {
                return WalkResult::Advance;
            };
            entered = frame.advance(ir);
        }
    }

    /// Returns this operation and all operations nested in it that are `O`s, in pre-order.
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
