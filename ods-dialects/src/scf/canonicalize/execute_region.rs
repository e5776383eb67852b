//! `scf.execute_region`.

use super::{inputs, replace_with_region, terminator, visit_around};
use crate::cf::BranchOp;
use crate::scf::{ExecuteRegionOp, YieldOp};
use ods_runtime::interfaces::FunctionOpInterface;
use ods_runtime::ir::InsertPoint;
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for ExecuteRegionOp {
    fn patterns(set: &mut PatternSet) {
        set.add(inline_one_block);
        set.add(inline_blocks);
        inputs::add_patterns::<Self>(set);
    }
}

/// Replaces the operation by the only block of its region. A block that another terminator ends,
/// such as `ub.unreachable`, loses that.
fn inline_one_block(op: ExecuteRegionOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let region = op.region(rw);
    if op.no_inline(rw) || !region.has_one_block(rw) {
        return None;
    }
    let (block, last) = (region.entry_block(rw)?, terminator(rw, region)?);
    if last.is::<YieldOp>(rw) {
        return replace_with_region(rw, op, region, &[]);
    }
    let results = op.operation().results(rw);
    let is_used = !results.iter().all(|result| result.is_unused(rw));
    if is_used || !last.successors(rw).is_empty() {
        return None;
    }
    rw.inline_block(block, InsertPoint::Before(op.operation()), [] as [Value; 0]);
    visit_around(rw, op.operation());
    rw.erase(op);
    rw.erase(last);
    Some(())
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
