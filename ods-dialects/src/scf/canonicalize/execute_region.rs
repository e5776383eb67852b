//! `scf.execute_region`.

use super::{inputs, replace_with_region};
use crate::cf::BranchOp;
use crate::scf::{ExecuteRegionOp, YieldOp};
use ods_runtime::interfaces::FunctionOpInterface;
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for ExecuteRegionOp {
    fn patterns(set: &mut PatternSet) {
        set.add(inline_one_block);
        set.add(inline_blocks);
        inputs::add_patterns::<Self>(set);
    }
}

/// Replaces the operation by the only block of its region.
fn inline_one_block(op: ExecuteRegionOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let region = op.region(rw);
    let is_yield = |last: Operation| last.is::<YieldOp>(rw);
    if op.no_inline(rw)
        || !region.has_one_block(rw)
        || !super::terminator(rw, region).is_some_and(is_yield)
    {
        return None;
    }
    replace_with_region(rw, op, region, &[])
}

/// Splits the block around the operation, and moves the blocks of the region between the parts.
fn inline_blocks(op: ExecuteRegionOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let parent = op.operation().parent_op(rw)?;
    let may_have_blocks = parent.is::<ExecuteRegionOp>(rw)
        || parent.interface::<dyn FunctionOpInterface>(rw).is_some();
    if op.no_inline(rw) || !may_have_blocks {
        return None;
    }
    let (region, location) = (op.region(rw), op.location(rw));
    let (before, entry) = (op.operation().parent_block(rw)?, region.entry_block(rw)?);
    let after = rw.split_block(op);
    rw.set_insert_point_to_end(before);
    BranchOp::build(rw, location, &[], entry);
    let blocks: Vec<Block> = region.blocks(rw).collect();
    for block in blocks {
        let last = block.last_op(rw).filter(|last| last.is::<YieldOp>(rw));
        if let Some(last) = last {
            let (location, values) = (last.location(rw), last.operands(rw).to_vec());
            rw.set_insert_point_before(last);
            BranchOp::build(rw, location, &values, after);
            rw.erase(last);
        }
    }
    rw.inline_region_before(region, after);
    let types: Vec<Type> = op.operation().result_types(rw).cloned().collect();
    let arguments = types.iter().map(|ty| after.add_argument(rw, ty, location));
    let arguments: Vec<Value> = arguments.collect();
    rw.replace(op, arguments);
    Some(())
}
