//! The order in which analyses first visit everything in an operation.

use super::state::Point;
use ods_ir::ir::{Block, Ir, Operation};

/// Visits an operation, then the blocks in its regions: each block, then what is in it. Nesting
/// costs heap, not stack.
#[derive(Debug)]
pub(super) struct Order {
    first: Option<Operation>,
    /// Whether the operations of a block are visited from the last one.
    is_backward: bool,
    /// The next operation of the block that is being visited.
    next_op: Option<Operation>,
    stack: Vec<Frame>,
}

/// What is left of the regions of an operation.
#[derive(Debug)]
struct Frame {
    op: Operation,
    /// The number of the region after the present one.
    next_region: usize,
    next_block: Option<Block>,
    /// The next operation in the block around `op`.
    next_op: Option<Operation>,
}

impl Order {
    /// From the first operation of each block to the last.
    #[inline]
    pub(super) fn forward(top: Operation) -> Self {
        Self {
            first: Some(top),
            is_backward: false,
            next_op: None,
            stack: Vec::new(),
        }
    }

    /// From the last operation of each block to the first; the blocks in the same order as forward.
    #[inline]
    pub(super) fn backward(top: Operation) -> Self {
        Self {
            is_backward: true,
            ..Self::forward(top)
        }
    }

    /// The next operation, or the next block.
    #[inline]
    pub(super) fn next(&mut self, ir: &Ir) -> Option<Point> {
        let Some(op) = self.next_op else {
            return self.next_block(ir);
        };
        self.next_op = if self.is_backward {
            op.prev(ir)
        } else {
            op.next(ir)
        };
        if !op.is_leaf(ir) {
            self.enter(op);
        }
        Some(Point::After(op))
    }

    /// The next block, at the end of another one.
    #[inline]
    fn next_block(&mut self, ir: &Ir) -> Option<Point> {
        if let Some(top) = self.first.take() {
            self.enter(top);
            return Some(Point::After(top));
        }
        loop {
            let frame = self.stack.last_mut()?;
            if let Some(block) = frame.next_block {
                frame.next_block = block.next(ir);
                self.next_op = if self.is_backward {
                    block.last_op(ir)
                } else {
                    block.first_op(ir)
                };
                return Some(Point::Start(block));
            }
            if let Some(region) = frame.op.regions(ir).get(frame.next_region) {
                frame.next_region += 1;
                frame.next_block = region.entry_block(ir);
                continue;
            }
            self.next_op = frame.next_op;
            self.stack.pop();
            if self.next_op.is_some() {
                return self.next(ir);
            }
        }
    }

    /// Visits what is in an operation first.
    #[inline]
    fn enter(&mut self, op: Operation) {
        self.stack.push(Frame {
            op,
            next_region: 0,
            next_block: None,
            next_op: self.next_op.take(),
        });
    }
}
