//! `scf.parallel`.

use super::trips::{Trips, trips};
use super::{build_shell, clone_block, clone_ops, terminator};
use crate::scf::build::{Bounds, bounds_of, build_parallel};
use crate::scf::{ParallelOp, ReduceOp, ReduceReturnOp, entry_arguments};
use ods_runtime::IrMapping;
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for ParallelOp {
    fn patterns(set: &mut PatternSet) {
        set.add(drop_trivial_dimensions);
        set.add(merge_nested);
    }
}

/// Drops dimensions with one iteration, and loops without any.
fn drop_trivial_dimensions(op: ParallelOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let bounds = bounds_of(rw, op);
    let variables = entry_arguments(rw, op.region(rw)).to_vec();
    let mut kept: Bounds = Bounds::default();
    let mut mapping = IrMapping::new();
    for (number, variable) in variables.iter().enumerate() {
        let [lower, upper, step] = [0, 1, 2].map(|list: usize| bounds[list][number]);
        match trips(rw, &lower.into(), &upper.into(), &step.into(), true) {
            Some(Trips::Zero) => {
                let inits = op.init_vals(rw).to_vec();
                rw.replace(op, inits);
                return Some(());
            }
            Some(Trips::One) => mapping.map_value(*variable, lower),
            _ => {
                for (list, value) in kept.iter_mut().zip([lower, upper, step]) {
                    list.push(value);
                }
            }
        }
    }
    if kept[0].len() == variables.len() {
        return None;
    }
    if kept[0].is_empty() {
        return inline_body(op, rw, &mut mapping);
    }
    let (location, inits) = (op.location(rw), op.init_vals(rw).to_vec());
    let types = super::types_of(rw, &inits);
    let new = build_parallel(rw, location, &kept, &inits, types);
    let block = op.region(rw).entry_block(rw)?;
    let target = new.region(rw);
    clone_block(rw, block, target, &mut mapping);
    rw.replace_with(op, new);
    Some(())
}

/// Replaces a loop with one iteration by its body and its reductions.
fn inline_body(op: ParallelOp, rw: &mut Rewriter<'_>, mapping: &mut IrMapping) -> Option<()> {
    let (region, inits) = (op.region(rw), op.init_vals(rw).to_vec());
    let (block, last) = (region.entry_block(rw)?, terminator(rw, region)?);
    let reduce = ReduceOp::cast(last, rw)?;
    clone_ops(rw, block, Some(last), mapping);
    let reductions = reduce.reductions(rw).to_vec();
    let mut results = Vec::new();
    for (number, (reduction, init)) in reductions.into_iter().zip(inits).enumerate() {
        let (block, end) = (reduction.entry_block(rw)?, terminator(rw, reduction)?);
        mapping.map_value(block.argument(rw, 0), init);
        mapping.map_value(
            block.argument(rw, 1),
            mapping.value(last.operand(rw, number)),
        );
        clone_ops(rw, block, Some(end), mapping);
        results.push(mapping.value(ReduceReturnOp::cast(end, rw)?.result(rw)));
    }
    rw.replace(op, results);
    Some(())
}

/// Merges a loop with the one that is all it does.
fn merge_nested(op: ParallelOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let block = op.region(rw).entry_block(rw)?;
    let first = block.first_op(rw)?;
    if first.next(rw).is_none() || first.next(rw) != block.last_op(rw) {
        return None;
    }
    let inner = ParallelOp::cast(first, rw)?;
    let (outer_bounds, inner_bounds) = (bounds_of(rw, op), bounds_of(rw, inner));
    let variables = block.arguments(rw).to_vec();
    let mut values = inner_bounds.iter().flatten();
    if values.any(|value| variables.contains(value))
        || !op.init_vals(rw).is_empty()
        || !inner.init_vals(rw).is_empty()
    {
        return None;
    }
    let mut bounds = outer_bounds;
    for (list, more) in bounds.iter_mut().zip(inner_bounds) {
        list.extend(more);
    }
    let location = op.location(rw);
    let new = build_parallel(rw, location, &bounds, &[], Vec::new());
    let types = super::types_of(rw, &bounds[0]);
    let target = new.region(rw).add_block(rw, &types);
    let mut mapping = IrMapping::new();
    let inner_block = inner.region(rw).entry_block(rw)?;
    let old = variables
        .into_iter()
        .chain(inner_block.arguments(rw).to_vec());
    for (number, old) in old.enumerate() {
        mapping.map_value(old, target.argument(rw, number));
    }
    rw.set_insert_point_to_end(target);
    let end = inner_block.last_op(rw);
    clone_ops(rw, inner_block, end, &mut mapping);
    build_shell(rw, ReduceOp::INFO, location, &[], Vec::new(), 0);
    rw.replace_with(op, new);
    Some(())
}
