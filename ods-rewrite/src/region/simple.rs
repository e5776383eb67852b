//! Regions that simplification leaves as they are, seen without looking at uses.

use ods_ir::ir::{Ir, Operation, Region};

/// Whether these regions, and those nested in them, have one block each and no dead code: a proof,
/// so a false answer says nothing.
///
/// Where definitions dominate their uses, and no block but the first of its region has arguments,
/// operations cannot use each other in a circle. If some are dead, then the last of them has no
/// user, and is found by that.
pub(super) fn are_known_to_be_simple(ir: &Ir, regions: &[Region]) -> bool {
    let mut pending = regions.to_vec();
    while let Some(region) = pending.pop() {
        let Some(block) = region.entry_block(ir) else {
            continue;
        };
        if !region.has_one_block(ir) {
            return false;
        }
        let may_have_circles = !region.has_ssa_dominance(ir);
        let mut next = block.first_op(ir);
        while let Some(op) = next {
            next = op.next(ir);
            if op.is_unused(ir) && is_dead_if_unused(ir, op) {
                return false;
            }
            if may_have_circles && !op.results(ir).is_empty() {
                return false;
            }
            if !op.is_leaf(ir) {
                pending.extend_from_slice(op.regions(ir));
            }
        }
    }
    true
}

fn is_dead_if_unused(ir: &Ir, op: Operation) -> bool {
    !op.spec(ir).is_some_and(|spec| spec.is_terminator) && op.would_be_trivially_dead(ir)
}
