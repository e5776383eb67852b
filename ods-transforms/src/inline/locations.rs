//! Locations of inlined operations: the stack of the calls that led to them.

use ods_ir::ir::{Block, Ir, Operation};
use ods_ir::location::Location;

/// Gives everything in the blocks locations that say that it was inlined at `caller`.
#[inline]
pub(super) fn remap_locations(ir: &mut Ir, blocks: &[Block], caller: Location) {
    for block in blocks {
        remap_arguments(ir, *block, caller);
        let mut at = block.first_op(ir);
        while let Some(op) = at {
            at = op.next(ir);
            if op.regions(ir).is_empty() {
                remap(ir, op, caller);
            } else {
                remap_nested(ir, op, caller);
            }
        }
    }
}

#[inline]
fn remap(ir: &mut Ir, op: Operation, caller: Location) {
    let location = ir.called_at(op.location(ir), caller);
    op.set_location(ir, location);
}

#[inline]
fn remap_nested(ir: &mut Ir, top: Operation, caller: Location) {
    let mut all = Vec::new();
    top.walk(ir, |op| all.push(op));
    for op in all {
        remap(ir, op, caller);
        let blocks: Vec<Block> = op.child_blocks(ir).collect();
        for block in blocks {
            remap_arguments(ir, block, caller);
        }
    }
}

#[inline]
fn remap_arguments(ir: &mut Ir, block: Block, caller: Location) {
    for number in 0..block.arguments(ir).len() {
        let location = ir.called_at(block.argument_location(ir, number), caller);
        block.set_argument_location(ir, number, location);
    }
}
