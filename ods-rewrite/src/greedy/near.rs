//! What is around an operation, which the driver visits after a change in it.

use ods_ir::ir::{Block, Ir, Operation, Region};

/// What is around the operations of the two blocks that were asked for last: changes alternate
/// between operations in a region and those outside of it.
#[derive(Default)]
pub(super) struct Near {
    last: Surroundings,
    before: Surroundings,
}

/// What is around the operations of a block.
#[derive(Default)]
struct Surroundings {
    block: Option<Block>,
    /// Whether the block is in the scope.
    is_inside: bool,
    /// The operations between the block and the scope that something may happen to, from inside to
    /// outside.
    around: Vec<Operation>,
}

impl Near {
    /// Forgets what is around all blocks.
    pub(super) fn forget(&mut self) {
        self.last.block = None;
        self.before.block = None;
    }

    /// What is around the block of [`is_inside`](Self::is_inside), from inside to outside.
    #[inline]
    pub(super) fn around(&self) -> &[Operation] {
        &self.last.around
    }

    /// Whether a block is in the scope. `may_change` tells whether something may happen to an
    /// operation around it.
    #[inline]
    pub(super) fn is_inside(
        &mut self,
        ir: &Ir,
        block: Option<Block>,
        scope: Region,
        may_change: impl FnMut(Operation) -> bool,
    ) -> bool {
        if block.is_none() || self.last.block != block {
            self.turn(ir, block, scope, may_change);
        }
        self.last.is_inside
    }

    #[cold]
    #[inline(never)]
    fn turn(
        &mut self,
        ir: &Ir,
        block: Option<Block>,
        scope: Region,
        may_change: impl FnMut(Operation) -> bool,
    ) {
        std::mem::swap(&mut self.last, &mut self.before);
        if block.is_none() || self.last.block != block {
            self.last.look_around(ir, block, scope, may_change);
        }
    }
}

impl Surroundings {
    fn look_around(
        &mut self,
        ir: &Ir,
        block: Option<Block>,
        scope: Region,
        mut may_change: impl FnMut(Operation) -> bool,
    ) {
        self.block = block;
        self.around.clear();
        let mut region = block.and_then(|block| block.parent_region(ir));
        while let Some(inner) = region {
            if inner == scope {
                self.is_inside = true;
                return;
            }
            let op = inner.parent_op(ir);
            self.around.extend(op.filter(|op| may_change(*op)));
            region = op.and_then(|op| op.parent_region(ir));
        }
        self.is_inside = false;
    }
}
