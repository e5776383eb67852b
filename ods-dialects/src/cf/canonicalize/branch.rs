//! `cf.br`.

use super::{Target, only_branch};
use crate::cf::BranchOp;
use ods_runtime::prelude::*;

impl Canonicalize for BranchOp {
    fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()> {
        merge_with_successor(self, rw).or_else(|| pass_through(self, rw))
    }
}

/// Appends the block that only this branch reaches.
fn merge_with_successor(op: BranchOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (successor, block) = (op.dest(rw), op.operation().parent_block(rw)?);
    if successor == block || only_branch(rw, successor).is_none() {
        return None;
    }
    let operands = op.dest_operands(rw).to_vec();
    rw.erase(op);
    rw.merge_blocks(successor, block, operands);
    Some(())
}

/// Leaves out a block that only branches on.
fn pass_through(op: BranchOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let target = Target::new(op.dest(rw), op.dest_operands(rw));
    if Some(target.block) == op.operation().parent_block(rw) {
        return None;
    }
    target.passed_on(rw)?.replace(rw, op);
    Some(())
}
