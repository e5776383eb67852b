//! Blocks that no path from the first block of their region reaches.

use super::post_order;
use crate::marks::Marks;
use ods_ir::ir::{Block, Ir, Region};

/// Erases the unreachable blocks of these regions and of those nested in them. Returns whether there
/// were any.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::region::erase_unreachable_blocks;
/// let text = r#""t.f"() ({
///     "t.end"() : () -> ()
///   ^unreachable:
///     "t.end"() : () -> ()
///   }) : () -> ()"#;
/// let mut ir = Ir::new();
/// let options = ParseOptions::new().allow_unregistered_dialects(true);
/// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
/// let regions = module.regions(&ir).to_vec();
/// assert!(erase_unreachable_blocks(&mut ir, &regions));
/// assert!(!module.display(&ir).to_string().contains("^bb1"));
/// ```
pub fn erase_unreachable_blocks(ir: &mut Ir, regions: &[Region]) -> bool {
    let mut changed = false;
    let mut pending = regions.to_vec();
    while let Some(region) = pending.pop() {
        if !region.is_empty(ir) && !region.has_one_block(ir) {
            changed |= erase_in(ir, region);
        }
        for block in region.blocks(ir) {
            for op in block.operations(ir) {
                if !op.is_leaf(ir) {
                    pending.extend_from_slice(op.regions(ir));
                }
            }
        }
    }
    changed
}

fn erase_in(ir: &mut Ir, region: Region) -> bool {
    let mut reachable = Marks::new();
    for block in post_order(ir, region) {
        reachable.insert(block.index_in());
    }
    let is_dead = |block: &Block| !reachable.contains(block.index_in());
    let dead: Vec<Block> = region.blocks(ir).filter(is_dead).collect();
    // Dead blocks may refer to each other in a circle.
    for block in &dead {
        block.drop_all_references(ir);
    }
    for block in &dead {
        block.erase(ir);
    }
    !dead.is_empty()
}
