//! The passes `scf-forall-to-for` and `scf-forall-to-parallel`.

use crate::arith::ArithDialect;
use crate::scf::build::{Bounds, build_nest, build_parallel, terminator, value_of};
use crate::scf::{ForallOp, ParallelOp, ReduceOp};
use ods_runtime::interfaces::LoopLikeOpInterface;
use ods_runtime::prelude::*;

/// Convert SCF forall loops to SCF for loops
///
/// A loop whose outputs are used is an error.
#[derive(Debug, Pass)]
#[pass(name = "scf-forall-to-for", dependent = [ArithDialect])]
pub struct SCFForallToForLoop;

/// Convert SCF forall loops to SCF parallel loops
///
/// A loop with outputs is an error.
#[derive(Debug, Pass)]
#[pass(name = "scf-forall-to-parallel", dependent = [ArithDialect])]
pub struct SCFForallToParallelLoop;

/// The bounds as values, with new constants for numbers.
fn bounds_of(op: ForallOp, rw: &mut Rewriter<'_>) -> Bounds {
    let location = op.location(rw);
    let lists = [
        op.get_loop_lower_bounds(rw),
        op.get_loop_upper_bounds(rw),
        op.get_loop_steps(rw),
    ];
    lists.map(|list| {
        let list = list.unwrap_or_default();
        let values = list.iter().map(|bound| value_of(rw, location, bound));
        values.collect()
    })
}

/// Replaces a loop by loops in each other; `None` if its outputs are used.
fn to_for(op: ForallOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (region, location) = (op.region(rw), op.location(rw));
    let (body, end) = (region.entry_block(rw)?, terminator(rw, region)?);
    let rank = op.rank(rw);
    let is_only_combined = |argument: &Value| {
        let mut users = argument.uses(rw).map(|operand| operand.owner);
        users.all(|user| end.is_ancestor_of(rw, user))
    };
    let results = op.results(rw).iter();
    let are_unused = { results }.all(|result| result.is_unused(rw))
        && body.arguments(rw)[rank..].iter().all(is_only_combined);
    if !are_unused {
        return None;
    }
    rw.set_insert_point_before(op.operation());
    let bounds = bounds_of(op, rw);
    let (variables, inside) = build_nest(rw, location, &bounds);
    rw.erase(end);
    for number in (rank..body.arguments(rw).len()).rev() {
        body.erase_argument(rw, number);
    }
    rw.inline_block(body, inside, variables);
    rw.erase(op);
    Some(())
}

/// Replaces a loop without outputs by a parallel one; `None` for another one.
pub(super) fn to_parallel(op: ForallOp, rw: &mut Rewriter<'_>) -> Option<ParallelOp> {
    if !op.outputs(rw).is_empty() {
        return rw.match_failure(op, "it has outputs");
    }
    let (region, location) = (op.region(rw), op.location(rw));
    rw.set_insert_point_before(op.operation());
    let bounds = bounds_of(op, rw);
    let new = build_parallel(rw, location, &bounds, &[], Vec::new());
    let body = new.region(rw);
    region.take_body(rw, body);
    let (block, end) = (body.entry_block(rw)?, terminator(rw, body)?);
    let location = end.location(rw);
    rw.erase(end);
    rw.set_insert_point_to_end(block);
    ReduceOp::build(rw, location, &[], 0);
    if let Some(mapping) = op.operation().attribute(rw, "mapping").cloned() {
        new.set_attribute(rw, "mapping", Some(mapping));
    }
    rw.erase(op);
    Some(new)
}

/// Converts all loops in `top`, the innermost ones first.
fn convert_all(
    top: Operation,
    cx: &mut PassContext<'_>,
    convert: impl Fn(ForallOp, &mut Rewriter<'_>) -> Option<()>,
) -> PassResult {
    let loops = top.nested::<ForallOp>(cx);
    for op in loops {
        if convert(op, &mut cx.rewriter()).is_none() {
            let message = "cannot be converted to another loop, because of its outputs";
            return Err(op.emit_error(cx, message).into());
        }
    }
    Ok(())
}

impl RunPass for SCFForallToForLoop {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        convert_all(op, cx, to_for)
    }
}

impl RunPass for SCFForallToParallelLoop {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        convert_all(op, cx, |op, rw| to_parallel(op, rw).map(|_| ()))
    }
}
