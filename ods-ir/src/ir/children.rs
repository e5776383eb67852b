//! Walks over the blocks and operations directly inside operations and regions.

use super::ids::NIL;
use super::{Block, Ir, Operation, Region};
use std::slice;

impl Operation {
    /// The blocks of its regions, in order.
    ///
    /// ```
    /// use ods_runtime::{Ir, Location, OperationState};
    ///
    /// let mut ir = Ir::new();
    /// let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
    /// state.regions.extend([ir.create_region(), ir.create_region()]);
    /// let (first, second) = (state.regions[0], state.regions[1]);
    /// let blocks = [first.add_block(&mut ir, &[]), second.add_block(&mut ir, &[])];
    /// let op = ir.create(state);
    /// assert!(op.child_blocks(&ir).eq(blocks));
    /// ```
    #[inline]
    #[track_caller]
    pub fn child_blocks(self, ir: &Ir) -> impl Iterator<Item = Block> + Clone {
        Inside::new(ir, self.regions(ir), NIL).blocks()
    }

    /// The operations in the blocks of its regions, in order, but not those nested in them.
    ///
    /// ```
    /// use ods_runtime::{Ir, Location, OperationState};
    ///
    /// let mut ir = Ir::new();
    /// let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
    /// state.regions.push(ir.create_region());
    /// let block = state.regions[0].add_block(&mut ir, &[]);
    /// let op = ir.create(state);
    /// let child = ir.create(OperationState::unregistered("t.child", Location::UNKNOWN));
    /// block.append(&mut ir, child);
    /// assert!(op.child_operations(&ir).eq([child]));
    /// assert_eq!(child.child_operations(&ir).count(), 0);
    /// ```
    #[inline]
    #[track_caller]
    pub fn child_operations(self, ir: &Ir) -> impl Iterator<Item = Operation> {
        Inside::new(ir, self.regions(ir), NIL)
    }
}

impl Region {
    /// The operations of its blocks, in order, as `Region::getOps`, but not those nested in them.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    ///
    /// let text = "module { module { module {} } module {} }";
    /// let mut ir = Ir::new();
    /// let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), ParseOptions::default()).unwrap();
    /// let body = module.regions(&ir)[0];
    /// assert_eq!(body.operations(&ir).count(), 2);
    /// ```
    #[inline]
    #[track_caller]
    pub fn operations(self, ir: &Ir) -> impl Iterator<Item = Operation> {
        Inside::new(ir, &[], ir.regions.get(self).first_block)
    }
}

/// What is still to be visited: the operations from `next_op` on, the blocks from `next_block` on, and regions.
#[derive(Clone)]
struct Inside<'ir> {
    ir: &'ir Ir,
    regions: slice::Iter<'ir, Region>,
    next_block: u32,
    next_op: u32,
}

impl<'ir> Inside<'ir> {
    fn new(ir: &'ir Ir, regions: &'ir [Region], next_block: u32) -> Self {
        Self {
            ir,
            regions: regions.iter(),
            next_block,
            next_op: NIL,
        }
    }

    #[inline]
    fn next_block(&mut self) -> Option<Block> {
        loop {
            if let Some(block) = self.ir.blocks.link(self.next_block) {
                self.next_block = self.ir.blocks.at(self.next_block).next;
                return Some(block);
            }
            self.next_block = self.ir.regions.get(*self.regions.next()?).first_block;
        }
    }

    #[inline]
    fn blocks(mut self) -> impl Iterator<Item = Block> + Clone {
        std::iter::from_fn(move || self.next_block())
    }
}

impl Iterator for Inside<'_> {
    type Item = Operation;

    #[inline]
    fn next(&mut self) -> Option<Operation> {
        loop {
            if let Some(op) = self.ir.ops.link(self.next_op) {
                self.next_op = self.ir.ops.at(self.next_op).next;
                return Some(op);
            }
            self.next_op = self.ir.blocks.get(self.next_block()?).first_op;
        }
    }
}
