//! Simplification of regions: unreachable blocks, dead code, equal blocks, needless block arguments.

mod arguments;
mod dead;
mod merge;
mod simple;
mod unreachable;

pub use arguments::drop_redundant_arguments;
pub use dead::erase_dead_code;
pub use merge::merge_identical_blocks;
use ods_ir::ir::{Block, Ir, Region};
pub use unreachable::erase_unreachable_blocks;
pub(crate) use unreachable::erase_unreachable_blocks_in;

/// Erases unreachable blocks, dead operations and dead block arguments, in these regions and those
/// nested in them; with `merge_blocks`, also merges blocks that do the same and drops block
/// arguments that always get the same value: MLIR's `simplifyRegions`. Returns whether anything
/// changed.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::region::simplify_regions;
/// let text = br#""t.f"() ({
///     "t.end"() : () -> ()
///   ^dead:
///     "t.end"() : () -> ()
///   }) : () -> ()"#;
/// let mut ir = Ir::new();
/// let options = ParseOptions::new().allow_unregistered_dialects(true);
/// let module = parse_source(&mut ir, "a.mlir", text.as_slice(), options).unwrap();
/// let regions = module.regions(&ir).to_vec();
/// assert!(simplify_regions(&mut ir, &regions, false));
/// assert!(!module.display(&ir).to_string().contains("^bb1"));
/// assert!(!simplify_regions(&mut ir, &regions, false));
/// ```
pub fn simplify_regions(ir: &mut Ir, regions: &[Region], merge_blocks: bool) -> bool {
    if simple::are_known_to_be_simple(ir, regions) {
        return false;
    }
    let mut changed = erase_unreachable_blocks(ir, regions);
    changed |= erase_dead_code(ir, regions);
    if merge_blocks {
        changed |= merge_identical_blocks(ir, regions);
        changed |= drop_redundant_arguments(ir, regions);
    }
    changed
}

/// The blocks that are reachable from the first one, each after its successors.
pub(crate) fn post_order(ir: &Ir, region: Region) -> Vec<Block> {
    let Some(entry) = region.entry_block(ir) else {
        return Vec::new();
    };
    if region.has_one_block(ir) {
        return vec![entry];
    }
    let mut seen = crate::marks::Marks::new();
    seen.insert(entry.index_in());
    let mut order = Vec::new();
    let mut stack = vec![(entry, 0)];
    while let Some((block, next)) = stack.last_mut() {
        let Some(successor) = block.successors(ir).get(*next).copied() else {
            order.push(*block);
            stack.pop();
            continue;
        };
        *next += 1;
        if successor.parent_region(ir) == Some(region) && seen.insert(successor.index_in()) {
            stack.push((successor, 0));
        }
    }
    order
}

/// These regions and all regions nested in them, outer ones first.
fn all_regions(ir: &Ir, regions: &[Region]) -> Vec<Region> {
    let mut all = Vec::new();
    let mut pending: Vec<Region> = regions.iter().rev().copied().collect();
    while let Some(region) = pending.pop() {
        all.push(region);
        let start = pending.len();
        for block in region.blocks(ir) {
            for op in block.operations(ir) {
                if !op.is_leaf(ir) {
                    pending.extend_from_slice(op.regions(ir));
                }
            }
        }
        pending[start..].reverse();
    }
    all
}
