//! The pass `scf-parallel-loop-fusion`.

use crate::scf::build::{
    add_block_like, add_parallel_body, bounds_of, build_parallel, build_shell, terminator, types_of,
};
use crate::scf::{ParallelOp, ReduceOp};
use ods_runtime::Dominance;
use ods_runtime::ir::InsertPoint;
use ods_runtime::prelude::*;

/// Fuse adjacent parallel loops
///
/// Only operations without effects may be between the loops. As in MLIR, the effects of what is in the
/// loops are not compared, except that of loads and stores of `memref`: loops with such operations
/// are not merged.
#[derive(Debug, Pass)]
#[pass(name = "scf-parallel-loop-fusion")]
pub struct SCFParallelLoopFusion;

impl RunPass for SCFParallelLoopFusion {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let mut ops = Vec::new();
        op.walk(cx, |op| {
            if !op.regions(cx).is_empty() {
                ops.push(op);
            }
        });
        for op in ops {
            if !op.is_alive(cx) {
                continue;
            }
            let blocks: Vec<Block> = { op.regions(cx).iter() }
                .flat_map(|region| region.blocks(cx))
                .collect();
            for block in blocks {
                fuse_in(block, &mut cx.rewriter());
            }
        }
        Ok(())
    }
}

/// Merges loops that follow each other in a block.
fn fuse_in(block: Block, rw: &mut Rewriter<'_>) {
    let mut chains: Vec<Vec<ParallelOp>> = vec![Vec::new()];
    let mut is_apart = false;
    for op in block.operations(rw) {
        if let Some(found) = ParallelOp::cast(op, rw) {
            if std::mem::take(&mut is_apart) {
                chains.push(Vec::new());
            }
            if let Some(chain) = chains.last_mut() {
                chain.push(found);
            }
        } else {
            is_apart |= !op.regions(rw).is_empty() || !op.is_memory_effect_free(rw);
        }
    }
    for chain in chains {
        let mut chain = chain.into_iter();
        let Some(mut first) = chain.next() else {
            continue;
        };
        for second in chain {
            first = fuse(first, second, rw).unwrap_or(second);
        }
    }
}

/// Whether the loops run for the same points.
fn have_same_bounds(ir: &Ir, first: ParallelOp, second: ParallelOp) -> bool {
    bounds_of(ir, first) == bounds_of(ir, second)
}

/// Whether nothing in the loop forbids merging.
fn may_be_fused(ir: &Ir, op: ParallelOp) -> bool {
    let mut may = true;
    op.walk(ir, |nested| {
        let is_nested_loop = nested != op.operation() && nested.is::<ParallelOp>(ir);
        may &= !is_nested_loop && nested.name(ir).dialect() != "memref";
    });
    may
}

/// Merges two loops into one in place of the second one.
fn fuse(first: ParallelOp, second: ParallelOp, rw: &mut Rewriter<'_>) -> Option<ParallelOp> {
    if !may_be_fused(rw, first) || !may_be_fused(rw, second) || !have_same_bounds(rw, first, second)
    {
        return None;
    }
    let mut dominance = Dominance::new();
    for result in first.results(rw).to_vec() {
        let mut users = result.uses(rw).map(|operand| operand.owner);
        let is_later = |user| {
            dominance.op_properly_dominates(rw, second.operation(), user)
                && !second.operation().is_ancestor_of(rw, user)
        };
        if !users.all(is_later) {
            return None;
        }
    }
    let (bodies, ends) = (
        [first, second].map(|op| op.region(rw).entry_block(rw)),
        [first, second].map(|op| terminator(rw, op.region(rw))),
    );
    let ([Some(body1), Some(body2)], [Some(end1), Some(end2)]) = (bodies, ends) else {
        return None;
    };
    let mut inits = first.init_vals(rw).to_vec();
    let count = inits.len();
    inits.extend_from_slice(second.init_vals(rw));
    rw.set_insert_point_before(second.operation());
    let (location, bounds, types) = (
        second.location(rw),
        bounds_of(rw, second),
        types_of(rw, &inits),
    );
    let new = build_parallel(rw, location, &bounds, &inits, types);
    let body = add_parallel_body(rw, new);
    let variables = body.arguments(rw).to_vec();
    rw.inline_block(body1, InsertPoint::End(body), &variables[..]);
    rw.inline_block(body2, InsertPoint::End(body), &variables[..]);
    build_reduce(rw, body, inits.is_empty().then_some(location), end1, end2);
    let results = new.results(rw).to_vec();
    rw.replace(first, &results[..count]);
    rw.replace(second, &results[count..]);
    Some(new)
}

/// Replaces two terminators by one. It gets the location, or that of the second one.
fn build_reduce(
    rw: &mut Rewriter<'_>,
    body: Block,
    location: Option<Location>,
    end1: Operation,
    end2: Operation,
) {
    let location = location.unwrap_or_else(|| end2.location(rw));
    let reductions = [end1, end2].map(|end| end.regions(rw).to_vec()).concat();
    let values = [end1, end2].map(|end| end.operands(rw).to_vec()).concat();
    rw.set_insert_point_to_end(body);
    let new = build_shell(
        rw,
        ReduceOp::INFO,
        location,
        &values,
        Vec::new(),
        reductions.len(),
    );
    for (number, (reduction, value)) in reductions.into_iter().zip(values).enumerate() {
        let region = new.regions(rw)[number];
        let block = add_block_like(rw, region, &[(value, location), (value, location)]);
        let arguments = block.arguments(rw).to_vec();
        if let Some(old) = reduction.entry_block(rw) {
            rw.inline_block(old, InsertPoint::End(block), arguments);
        }
    }
    rw.erase(end1);
    rw.erase(end2);
}
