//! Walks over an operation and all operations nested in it.
//!
//! **Invariant:** no recursion: nesting costs heap, not stack.

use super::{Block, Ir, Operation, Region};

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

/// The remaining operations of one parent.
struct Frame {
    op: Operation,
    region: usize,
    block: Option<Block>,
    next: Option<Operation>,
}

impl Frame {
    fn enter(ir: &Ir, op: Operation) -> Self {
        let mut frame = Self {
            op,
            region: 0,
            block: None,
            next: None,
        };
        frame.start_region(ir);
        frame
    }

    /// Moves to the first operation of the current region, or of a later one.
    fn start_region(&mut self, ir: &Ir) {
        while let Some(region) = self.op.regions(ir).get(self.region) {
            self.block = Region::entry_block(*region, ir);
            if self.start_block(ir) {
                return;
            }
            self.region += 1;
        }
    }

    /// Moves to the first operation of the current block, or of a later one of the region.
    fn start_block(&mut self, ir: &Ir) -> bool {
        while let Some(block) = self.block {
            self.next = block.first_op(ir);
            if self.next.is_some() {
                return true;
            }
            self.block = block.next(ir);
        }
        false
    }

    /// Returns the next nested operation.
    fn advance(&mut self, ir: &Ir) -> Option<Operation> {
        let op = self.next?;
        self.next = op.next(ir);
        if self.next.is_none() {
            self.block = self.block.and_then(|block| block.next(ir));
            if !self.start_block(ir) {
                self.region += 1;
                self.start_region(ir);
            }
        }
        Some(op)
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
                    WalkResult::Advance if op.regions(ir).is_empty() => left = Some(op),
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
