//! The order in which analyses first visit everything in an operation.

use super::state::Point;
use ods_ir::ir::{Block, Ir, Operation, Region};

/// Visits an operation, then the blocks in its regions: each block, then what is in it. Nesting
/// costs heap, not stack.
#[derive(Debug)]
pub(super) struct Order {
    first: Option<Operation>,
    /// Whether the operations of a block are visited from the last one.
    is_backward: bool,
    stack: Vec<Frame>,
}

#[derive(Debug)]
struct Frame {
    op: Operation,
    /// The number of the region after the present one.
    next_region: usize,
    next_block: Option<Block>,
    next_op: Option<Operation>,
}

impl Order {
    /// From the first operation of each block to the last.
    #[inline]
    pub(super) fn forward(top: Operation) -> Self {
        Self {
            first: Some(top),
            is_backward: false,
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
        if let Some(top) = self.first.take() {
            self.enter(ir, top);
            return Some(Point::After(top));
        }
        loop {
            let frame = self.stack.last_mut()?;
            if let Some(op) = frame.next_op {
                frame.next_op = if self.is_backward {
                    op.prev(ir)
                } else {
                    op.next(ir)
                };
                self.enter(ir, op);
                return Some(Point::After(op));
            }
            if let Some(block) = frame.next_block {
                frame.next_block = block.next(ir);
                frame.next_op = if self.is_backward {
                    block.last_op(ir)
                } else {
                    block.first_op(ir)
                };
                return Some(Point::Start(block));
            }
            match frame.op.regions(ir).get(frame.next_region).copied() {
                Some(region) => {
                    frame.next_region += 1;
                    frame.next_block = Region::entry_block(region, ir);
                }
                None => _ = self.stack.pop(),
            }
        }
    }

    #[inline]
    fn enter(&mut self, ir: &Ir, op: Operation) {
        if !op.regions(ir).is_empty() {
            self.stack.push(Frame {
                op,
                next_region: 0,
                next_block: None,
                next_op: None,
            });
        }
    }
}
