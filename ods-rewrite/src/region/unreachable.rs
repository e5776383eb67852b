//! Blocks that no path from the first block of their region reaches.

use super::post_order;
use crate::marks::Marks;
use ods_ir::ir::{Block, EntityId as _, Ir, Operation, Region};

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
    erase_all(ir, regions, |ir, region, pending| {
        for op in region.operations(ir) {
            if !op.is_leaf(ir) {
                pending.extend_from_slice(op.regions(ir));
            }
        }
    })
}

/// As [`erase_unreachable_blocks`], if `holders` are the operations with regions in these regions,
/// each after those before it in its region.
pub(crate) fn erase_unreachable_blocks_in(
    ir: &mut Ir,
    regions: &[Region],
    holders: &[Operation],
) -> bool {
    let parent = |op: &Operation| op.parent_region(ir).map(ods_ir::ir::EntityId::index);
    let mut inside: Vec<_> = holders.iter().map(|op| (parent(op), *op)).collect();
    // Stable, so that those of one region stay in order.
    inside.sort_by_key(|(region, _)| *region);
    erase_all(ir, regions, |ir, region, pending| {
        let region = Some(region.index());
        let first = inside.partition_point(|(parent, _)| *parent < region);
        let held = inside[first..].iter();
        for (_, op) in held.take_while(|(parent, _)| *parent == region) {
            if op.is_alive(ir) {
                pending.extend_from_slice(op.regions(ir));
            }
        }
    })
}

/// Erases the unreachable blocks of these regions and of those that `nested` finds in them.
fn erase_all(
    ir: &mut Ir,
    regions: &[Region],
    nested: impl Fn(&Ir, Region, &mut Vec<Region>),
) -> bool {
    let mut changed = false;
    let mut pending = regions.to_vec();
    while let Some(region) = pending.pop() {
        if !region.is_empty(ir) && !region.has_one_block(ir) {
            changed |= erase_in(ir, region);
        }
        nested(ir, region, &mut pending);
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
