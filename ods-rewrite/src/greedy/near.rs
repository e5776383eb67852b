//! What is around an operation, which the driver visits after a change in it.

use ods_ir::ir::{Block, Ir, Operation, Region};

/// What is around the operations of the block that was asked for last.
#[derive(Default)]
pub(super) struct Near {
    pub(super) block: Option<Block>,
    /// Whether the block is in the scope.
    pub(super) is_inside: bool,
    /// The operations between the block and the scope that something may happen to, from inside to
    /// outside.
    pub(super) around: Vec<Operation>,
}

impl Near {
    pub(super) fn look_around(
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
