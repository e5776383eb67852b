//! `scf.for`.

use super::trips::{Trips, trips};
use super::{inputs, is_only_terminator, region_of, replace_with_region, yielded};
use crate::scf::ForOp;
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for ForOp {
    fn patterns(set: &mut PatternSet) {
        set.add(simplify_trivial);
        inputs::add_patterns::<Self>(set);
    }
}

/// Replaces a loop that runs never, once, or without doing anything.
fn simplify_trivial(op: ForOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (lower, upper, step) = (op.lower_bound(rw), op.upper_bound(rw), op.step(rw));
    let inits = op.init_args(rw).to_vec();
    let is_signed = !op.unsigned_cmp(rw);
    match trips(rw, &lower.into(), &upper.into(), &step.into(), is_signed)? {
        Trips::Zero => {
            rw.replace(op, inits);
            Some(())
        }
        Trips::One => {
            let arguments: Vec<Value> = std::iter::once(lower).chain(inits).collect();
            let region = op.region(rw);
            replace_with_region(rw, op, region, &arguments)
        }
        Trips::More => erase_empty(op, rw),
    }
}

/// Replaces a loop that only yields values from outside.
fn erase_empty(op: ForOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let region = op.region(rw);
    if !is_only_terminator(rw, region.entry_block(rw)?) {
        return None;
    }
    let values = yielded(rw, region);
    let is_inside = |value: &Value| region_of(rw, *value) == Some(region);
    if values.iter().any(is_inside) {
        return None;
    }
    rw.replace(op, values);
    Some(())
}
