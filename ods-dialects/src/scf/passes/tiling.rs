//! The pass `scf-parallel-loop-tiling`.

use crate::arith::{AddIOp, AndIOp, ArithDialect, CmpIOp, CmpIPredicate, ConstantOp, MulIOp};
use crate::constant_of;
use crate::scf::build::{
    Bounds, add_parallel_body, bounds_of, build_parallel, build_shell, terminator,
};
use crate::scf::{IfOp, ParallelOp, ReduceOp, YieldOp};
use ods_runtime::ir::InsertPoint;
use ods_runtime::prelude::*;

/// Tile parallel loops
///
/// The innermost loops without results become a loop over tiles, and a loop within a tile. If a tile
/// may reach beyond the end of the loop, the bounds of the inner loop would be operations of
/// `affine`, which is not part of this crate: such a loop is an error, unless `no-min-max-bounds` is
/// set, which puts the body into an `scf.if` instead.
#[derive(Debug, Pass)]
#[pass(name = "scf-parallel-loop-tiling", dependent = [ArithDialect])]
pub struct SCFParallelLoopTiling {
    /// Factors to tile parallel loops by
    #[option(name = "parallel-loop-tile-sizes")]
    tile_sizes: Vec<i64>,
    /// Perform tiling with fixed upper bound with inbound check inside the internal loops
    #[option(name = "no-min-max-bounds")]
    no_min_max_bounds: bool,
}

impl RunPass for SCFParallelLoopTiling {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        if self.tile_sizes.contains(&0) {
            return Err(Diagnostic::error(Location::UNKNOWN, "tile size cannot be 0").into());
        }
        for op in innermost_loops(cx, op) {
            if op.init_vals(cx).is_empty() {
                self.tile(op, &mut cx.rewriter())?;
            }
        }
        Ok(())
    }
}

/// The parallel loops without another one inside.
fn innermost_loops(ir: &Ir, top: Operation) -> Vec<ParallelOp> {
    let mut found = Vec::new();
    for op in top.nested::<ParallelOp>(ir) {
        let nested = op.nested::<ParallelOp>(ir);
        if nested.iter().all(|other| *other == op) {
            found.push(op);
        }
    }
    found
}

fn number(ir: &Ir, value: Value) -> Option<i64> {
    constant_of(ir, value).and_then(Attribute::as_i64)
}

/// Whether the number of iterations is a multiple of the size.
fn divides(ir: &Ir, bounds: [Value; 3], size: i64) -> bool {
    let [Some(lower), Some(upper), Some(step)] = bounds.map(|bound| number(ir, bound)) else {
        return false;
    };
    if step == 0 {
        return false;
    }
    // As in MLIR, a length below zero counts as a large number.
    let length = upper.wrapping_sub(lower).cast_unsigned();
    length.div_ceil(step.cast_unsigned()) % size.cast_unsigned() == 0
}

impl SCFParallelLoopTiling {
    fn tile(&self, op: ParallelOp, rw: &mut Rewriter<'_>) -> PassResult {
        let (location, [lower, upper, step]) = (op.location(rw), bounds_of(rw, op));
        let sizes: Vec<i64> = (0..lower.len())
            .map(|number| self.tile_sizes.get(number).copied().unwrap_or(1))
            .collect();
        let fits: Vec<bool> = (0..lower.len())
            .map(|at| divides(rw, [lower[at], upper[at], step[at]], sizes[at]))
            .collect();
        let is_checked = fits.contains(&false);
        if is_checked && !self.no_min_max_bounds {
            let message = "cannot be tiled without the dialect `affine`, because a tile may reach beyond its end; set `no-min-max-bounds`";
            return Err(op.emit_error(rw, message).into());
        }
        rw.set_insert_point_before(op.operation());
        let zero = ConstantOp::build_index(rw, location, 0).result(rw);
        let size = sizes
            .iter()
            .map(|size| ConstantOp::build_index(rw, location, *size).result(rw));
        let size: Vec<Value> = size.collect();
        let steps = step.iter().zip(size);
        let steps: Vec<Value> = steps
            .map(|(step, size)| MulIOp::build(rw, location, *step, size, None).result(rw))
            .collect();
        let outer_bounds = [lower, upper.clone(), steps.clone()];
        let (_, outer_body) = build_loop(rw, location, &outer_bounds);
        let zeros = vec![zero; steps.len()];
        let inner_bounds = [zeros, steps, step.clone()];
        let (_, inner_body) = build_loop(rw, location, &inner_bounds);
        let (outer_variables, inner_variables) = (
            outer_body.arguments(rw).to_vec(),
            inner_body.arguments(rw).to_vec(),
        );
        let pairs = outer_variables.iter().zip(&inner_variables);
        let variables = pairs
            .map(|(outer, inner)| AddIOp::build(rw, location, *inner, *outer, None).result(rw));
        let variables: Vec<Value> = variables.collect();
        let region = op.region(rw);
        let (body, end) = (region.entry_block(rw), terminator(rw, region));
        let (Some(body), Some(end)) = (body, end) else {
            return Ok(());
        };
        if is_checked {
            let dimensions = Dimensions {
                upper: &upper,
                outer: &outer_variables,
                inner: &inner_variables,
                step: &step,
            };
            let inside = dimensions.check(rw, location);
            let then = build_shell(rw, IfOp::INFO, location, &[inside], Vec::new(), 2);
            let then = then.regions(rw)[0].add_block(rw, &[]);
            rw.inline_block(body, InsertPoint::End(then), variables);
            rw.set_insert_point_to_end(then);
            let location = end.location(rw);
            YieldOp::build(rw, location, &[]);
            rw.erase(end);
        } else {
            // The end of the body becomes that of the inner loop.
            if let Some(old) = inner_body.last_op(rw).filter(|old| old.is::<ReduceOp>(rw)) {
                rw.set_insert_point(InsertPoint::End(inner_body));
                rw.erase(old);
            }
            rw.inline_block(body, InsertPoint::End(inner_body), variables);
        }
        rw.erase(op);
        Ok(())
    }
}

/// Builds a loop that does nothing, and moves the insertion point into it.
fn build_loop(rw: &mut Rewriter<'_>, location: Location, bounds: &Bounds) -> (ParallelOp, Block) {
    let op = build_parallel(rw, location, bounds, &[], Vec::new());
    let body = add_parallel_body(rw, op);
    rw.set_insert_point_to_end(body);
    let end = ReduceOp::build(rw, location, &[], 0);
    rw.set_insert_point_before(end.operation());
    (op, body)
}

/// The parts of the check, one of each for each dimension.
struct Dimensions<'a> {
    upper: &'a [Value],
    outer: &'a [Value],
    inner: &'a [Value],
    step: &'a [Value],
}

impl Dimensions<'_> {
    /// Builds what says whether a point is within the bounds.
    fn check(&self, rw: &mut Rewriter<'_>, location: Location) -> Value {
        let mut inside = ConstantOp::build(rw, location, Attribute::bool(true)).result(rw);
        for (at, upper) in self.upper.iter().enumerate() {
            let (inner, step, outer) = (self.inner[at], self.step[at], self.outer[at]);
            let offset = MulIOp::build(rw, location, inner, step, None).result(rw);
            let index = AddIOp::build(rw, location, offset, outer, None).result(rw);
            let is_below = CmpIOp::build(rw, location, CmpIPredicate::ult, index, *upper);
            let is_below = is_below.result(rw);
            inside = AndIOp::build(rw, location, inside, is_below).result(rw);
        }
        inside
    }
}
