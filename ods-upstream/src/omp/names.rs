//! Names of canonical loops and of their variables, which tell where in a function a loop is.
//!
//! The operations around a loop are levels. A level takes part in the name if its place says something: `_s2` for the
//! third operation with regions of a region, `_r1` for the second region of an operation, `_d1` for a loop in a loop.

use super::CanonicalLoopOp;
use ods_lookup::LookupSet;
use ods_runtime::prelude::*;
use ods_runtime::traits::IsIsolatedFromAbove;
use std::fmt::Write as _;

/// A level between a loop and the operation that is isolated from above, from the inside outwards.
#[derive(Clone, Copy)]
#[allow(clippy::struct_excessive_bools, reason = "independent properties")]
struct Level {
    /// Whether this is a region of an operation, or an operation in a region.
    is_region: bool,
    /// Whether there is no other at its place.
    is_only: bool,
    is_loop: bool,
    /// The number of the region, or of the operation among those with regions.
    number: u64,
    /// The number of loops around.
    depth: usize,
    is_skipped: bool,
}

/// The blocks that control reaches from the first one, in reverse post order.
fn reverse_post_order(ir: &Ir, region: Region) -> Vec<Block> {
    let Some(entry) = region.entry_block(ir) else {
        return Vec::new();
    };
    let (mut order, mut seen) = (Vec::new(), LookupSet::default());
    seen.insert(entry);
    let mut stack = vec![(entry, 0)];
    while let Some((block, next)) = stack.last_mut() {
        let successor = block.successors(ir).get(*next).copied();
        *next += 1;
        match successor {
            None => {
                order.push(*block);
                stack.pop();
            }
            Some(successor) if seen.insert(successor) => stack.push((successor, 0)),
            Some(_) => {}
        }
    }
    order.reverse();
    order
}

/// The number of `op` among the operations of its region that have regions, and whether it is the only one.
fn place_in_region(ir: &Ir, region: Region, op: Operation) -> (u64, bool) {
    let (mut count, mut number) = (0, None);
    for block in reverse_post_order(ir, region) {
        for other in block.operations(ir) {
            if other == op {
                number.get_or_insert(count);
            }
            count += u64::from(!other.regions(ir).is_empty());
        }
    }
    // MLIR's number of an operation that control does not reach.
    (number.unwrap_or(u64::MAX), count <= 1)
}

/// The levels around `op`, from the inside outwards.
fn levels(ir: &Ir, op: Operation) -> Vec<Level> {
    let (mut levels, mut at) = (Vec::new(), Some(op));
    while let Some(op) = at {
        let Some(region) = op.parent_region(ir) else {
            break;
        };
        let (number, is_only) = place_in_region(ir, region, op);
        let level = Level {
            is_region: false,
            is_only,
            is_loop: op.is::<CanonicalLoopOp>(ir),
            number,
            depth: 0,
            is_skipped: false,
        };
        levels.push(level);
        let parent = region.parent_op(ir);
        let is_outermost = parent.is_none_or(|parent| parent.has_trait::<IsIsolatedFromAbove>(ir));
        let regions = parent.map_or(1, |parent| parent.regions(ir).len());
        let is_only = is_outermost || regions <= 1;
        let number = region.number(ir).filter(|_| !is_only).unwrap_or(0);
        levels.push(Level {
            is_region: true,
            is_only,
            is_loop: false,
            number: number as u64,
            is_skipped: is_only,
            ..level
        });
        if is_outermost {
            break;
        }
        at = parent;
    }
    levels
}

/// Sets the depths of loops.
fn count_loops(levels: &mut [Level]) {
    let mut around = 0;
    for level in levels.iter_mut().rev().filter(|level| !level.is_skipped) {
        if level.is_region {
            around = 0;
            continue;
        }
        if !level.is_only {
            around = 0;
        }
        level.depth = around;
        around += usize::from(level.is_loop);
    }
}

/// Skips the levels that say nothing.
fn skip(levels: &mut [Level]) {
    // Of a nest of loops the innermost one has the depth.
    let mut is_nest = false;
    for level in levels.iter_mut() {
        if level.is_skipped || level.is_region {
            continue;
        }
        if is_nest {
            level.is_skipped = level.is_only;
            is_nest = level.depth != 0;
        } else {
            is_nest = level.depth >= 1;
        }
    }
    for level in levels.iter_mut() {
        level.is_skipped |= !level.is_region && level.is_only && !level.is_loop;
    }
    let mut is_new = true;
    for level in levels.iter_mut().rev() {
        level.is_skipped |= is_new && level.is_only;
        if !level.is_skipped {
            is_new = true;
        }
        if !level.is_region {
            is_new = false;
        }
    }
}

/// `prefix` with the place of a loop.
pub(super) fn nesting_name(prefix: &str, op: CanonicalLoopOp, ir: &Ir) -> String {
    let mut levels = levels(ir, op.operation());
    count_loops(&mut levels);
    skip(&mut levels);
    let mut name = prefix.to_owned();
    for level in levels.iter().rev().filter(|level| !level.is_skipped) {
        let (kind, number) = match level {
            Level {
                is_region: true,
                number,
                ..
            } => ('r', *number),
            Level {
                depth: 0, number, ..
            } => ('s', *number),
            Level { depth, .. } => ('d', *depth as u64),
        };
        let _ = write!(name, "_{kind}{number}");
    }
    name
}
