//! The pass `int-range-optimizations`.

use super::ranges::Ranges;
use crate::arith::{ArithDialect, RemSIOp, RemUIOp};
use crate::elementwise::number;
use ods_runtime::attributes::ApInt;
use ods_runtime::prelude::*;
use ods_runtime::rewrite::FrozenPatterns;
use ods_runtime::rewrite::dataflow::{Solver, constant_of_type};
use ods_runtime::rewrite::greedy::{GreedyConfig, greedy};
use ods_runtime::traits::ConstantLike;

/// Replaces values that can be only one integer by constants, and removes remainders of numbers that
/// are smaller than the divisor.
#[derive(Pass, Debug)]
#[pass(
    name = "int-range-optimizations",
    summary = "Do optimizations based on integer range analysis",
    dependent = [ArithDialect]
)]
pub struct ArithIntRangeOpts;

impl RunPass for ArithIntRangeOpts {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let ranges = Ranges::infer(cx, op, Solver::new())?;
        let mut patterns = PatternSet::new();
        let known = ranges.clone();
        patterns.add(move |op: Operation, rw| materialize_constants(&known, op, rw));
        let known = ranges.clone();
        patterns.add(move |op: RemSIOp, rw| {
            let operands = (op.lhs(rw), op.rhs(rw));
            remove_remainder(&known, *op, operands, true, rw)
        });
        patterns.add(move |op: RemUIOp, rw| {
            let operands = (op.lhs(rw), op.rhs(rw));
            remove_remainder(&ranges, *op, operands, false, rw)
        });
        let patterns = FrozenPatterns::new(patterns);
        greedy(cx, op, &patterns, &GreedyConfig::new())
            .map_err(|error| error.to_diagnostic(op.location(cx)))?;
        Ok(())
    }
}

/// Replaces results that can be only one integer, and arguments of blocks in the operation.
fn materialize_constants(ranges: &Ranges, op: Operation, rw: &mut Rewriter<'_>) -> Option<()> {
    if op.has_trait::<ConstantLike>(rw) {
        return None;
    }
    let needed = |ir: &Ir, value: &Value| !value.is_unused(ir) && ranges.constant(*value).is_some();
    let blocks = op.child_blocks(rw);
    let blocks: Vec<Block> = blocks.collect();
    let in_results = op.results(rw).iter().any(|result| needed(rw, result));
    let mut arguments = blocks.iter().flat_map(|block| block.arguments(rw));
    if !in_results && !arguments.any(|argument| needed(rw, argument)) {
        return None;
    }
    let mut all = !op.results(rw).is_empty();
    for number in 0..op.results(rw).len() {
        let result = op.result(rw, number);
        all &= replace_with_constant(ranges, result, rw).is_some() || result.is_unused(rw);
    }
    if all && op.is_trivially_dead(rw) {
        rw.erase(op);
        return Some(());
    }
    for block in blocks {
        rw.set_insert_point_to_start(block);
        for number in 0..block.arguments(rw).len() {
            let argument = block.argument(rw, number);
            let _ = replace_with_constant(ranges, argument, rw);
        }
    }
    Some(())
}

/// Replaces the uses of a value by a constant at the insertion point, if it can be only one integer.
fn replace_with_constant(ranges: &Ranges, value: Value, rw: &mut Rewriter<'_>) -> Option<()> {
    if value.is_unused(rw) {
        return None;
    }
    let constant = ranges.constant(value)?;
    let (ty, location) = (value.ty(rw).clone(), value.location(rw));
    let constant = constant_of_type(&ty, &constant)?;
    let around = || value.parent_block(rw)?.parent_op(rw);
    let owner = value.defining_op(rw).or_else(around);
    let dialect = owner.and_then(|owner| owner.info(rw)).map(OpInfo::dialect);
    let made = dialect.and_then(|own| own.materialize_constant(rw, &constant, &ty, location));
    let made = match made {
        Some(made) => made,
        None => ArithDialect::materialize_constant(rw, &constant, &ty, location)?,
    };
    let result = made.result(rw, 0);
    ranges.copy(value, result);
    rw.replace_all_uses_with(value, result);
    Some(())
}

/// Whether both bounds are at least zero and below the divisor.
fn is_below(min: &ApInt, max: &ApInt, divisor: &ApInt) -> bool {
    [min, max]
        .iter()
        .all(|bound| !bound.is_negative() && bound.ult(divisor))
        && min.ule(max)
}

fn remove_remainder(
    ranges: &Ranges,
    op: Operation,
    (lhs, rhs): (Value, Value),
    is_signed: bool,
    rw: &mut Rewriter<'_>,
) -> Option<()> {
    let divisor = rhs.constant(rw);
    let divisor = number(divisor.as_ref())?;
    // As a signed number, whatever the operation is.
    if divisor.is_negative() || divisor.is_zero() {
        return None;
    }
    let range = ranges.get(lhs)?;
    let (min, max) = if is_signed {
        (range.smin(), range.smax())
    } else {
        (range.umin(), range.umax())
    };
    if !is_below(min, max, &divisor) {
        return None;
    }
    rw.replace(op, lhs);
    Some(())
}
