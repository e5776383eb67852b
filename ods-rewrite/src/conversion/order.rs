//! The order in which operations are converted.

use crate::marks::Marks;
use ods_ir::ir::{Block, Ir, Operation, Region};

/// `top` and the operations nested in it, each before those nested in it. Blocks come in the order
/// in which a depth-first search from the first block of the region finds them; blocks that it does
/// not find are left out.
#[inline]
pub(super) fn operations(ir: &Ir, top: Operation) -> Vec<Operation> {
    let mut found = Vec::new();
    let mut pending = vec![top];
    let mut nested = Vec::new();
    while let Some(op) = pending.pop() {
        found.push(op);
        for region in op.regions(ir) {
            let blocks = depth_first(ir, *region).into_iter();
            nested.extend(blocks.flat_map(|block| block.operations(ir)));
        }
        pending.extend(nested.drain(..).rev());
    }
    found
}

/// Whether the first block of its region leads to a block.
#[inline]
pub(super) fn is_reachable(ir: &Ir, block: Block) -> bool {
    let Some(region) = block.parent_region(ir) else {
        return true;
    };
    block.is_entry(ir) || depth_first(ir, region).contains(&block)
}

/// The reachable blocks of a region, each before its successors that are found through it.
#[inline]
fn depth_first(ir: &Ir, region: Region) -> Vec<Block> {
    let Some(entry) = region.entry_block(ir) else {
        return Vec::new();
    };
    let mut seen = Marks::new();
    let mut found = Vec::new();
    let mut pending = vec![entry];
    while let Some(block) = pending.pop() {
        if seen.insert(block.index_in()) {
            found.push(block);
            pending.extend(block.successors(ir).iter().rev());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use ods_ir::ir::OperationState;
    use ods_ir::location::Location;

    #[test]
    fn unreachable_blocks_are_left_out() {
        let mut ir = Ir::new();
        let mut state = OperationState::unregistered("t.top", Location::UNKNOWN);
        state.new_regions = 1;
        let top = ir.create(state);
        let region = top.regions(&ir)[0];
        let blocks = [(); 4].map(|()| region.add_block(&mut ir, &[]));
        let [entry, first, second, unreachable] = blocks;
        let mut ends = Vec::new();
        for (block, successors) in [
            (entry, vec![second, first]),
            (first, vec![]),
            (second, vec![entry]),
            (unreachable, vec![first]),
        ] {
            let mut state = OperationState::unregistered("t.end", Location::UNKNOWN);
            state.successors.extend(successors);
            let end = ir.create(state);
            block.append(&mut ir, end);
            ends.push(end);
        }
        assert_eq!(operations(&ir, top), [top, ends[0], ends[2], ends[1]]);
    }
}
