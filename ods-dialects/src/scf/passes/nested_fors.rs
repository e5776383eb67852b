//! The pass `scf-parallel-for-to-nested-fors`.

use crate::scf::ParallelOp;
use crate::scf::build::{bounds_of, build_nest, terminator};
use ods_runtime::prelude::*;

/// Convert SCF parallel for loops to nested SCF for loops
///
/// Loops with results stay.
#[derive(Debug, Pass)]
#[pass(name = "scf-parallel-for-to-nested-fors")]
pub struct SCFParallelForToNestedFors;

impl RunPass for SCFParallelForToNestedFors {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        for op in op.nested::<ParallelOp>(cx) {
            // Loops with results do not match.
            let _ = to_nested(op, &mut cx.rewriter());
        }
        Ok(())
    }
}

fn to_nested(op: ParallelOp, rw: &mut Rewriter<'_>) -> Option<()> {
    if !op.results(rw).is_empty() {
        return None;
    }
    let (region, location) = (op.region(rw), op.location(rw));
    let (body, end) = (region.entry_block(rw)?, terminator(rw, region)?);
    rw.set_insert_point_before(op.operation());
    let bounds = bounds_of(rw, op);
    let (variables, inside) = build_nest(rw, location, &bounds);
    rw.erase(end);
    rw.inline_block(body, inside, variables);
    rw.erase(op);
    Some(())
}
