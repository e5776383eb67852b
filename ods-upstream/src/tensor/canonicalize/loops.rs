//! Loops of `scf` over tensors. MLIR has these patterns at the loops themselves, which here do not know `tensor`.

use super::{cast, forgotten_source};
use crate::tensor::{CastOp, InsertSliceOp, ParallelInsertSliceOp};
use ods_dialects::arith::ConstantOp;
use ods_dialects::scf::{ForOp, ForallOp};
use ods_runtime::interfaces::LoopLikeOpInterface;
use ods_runtime::ir::InsertPoint;
use ods_runtime::prelude::*;

pub(super) fn add_patterns(set: &mut PatternSet) {
    set.add(carry_source_of_cast);
    set.add(run_once);
    set.add(share_source_of_casts);
}

/// A copy of `op` without results and bodies, but with as many regions, whose first block has arguments of these types.
fn shell(
    rw: &mut Rewriter<'_>,
    op: Operation,
    operands: &[Value],
    results: &[Type],
    arguments: &[Type],
) -> (Operation, Block) {
    let mut state = OperationState::of(op, rw);
    state.operands = operands.into();
    state.result_types = results.iter().cloned().collect();
    state.regions.clear();
    state.new_regions = 1;
    let new = rw.create_operation(state);
    let block = new.regions(rw)[0].add_block(rw, arguments);
    (new, block)
}

fn types_of(ir: &Ir, values: &[Value]) -> Vec<Type> {
    values.iter().map(|value| value.ty(ir).clone()).collect()
}

/// What the terminator of a block is, and the block.
fn body_of(ir: &Ir, op: Operation) -> Option<(Block, Operation)> {
    let block = op.regions(ir).first()?.entry_block(ir)?;
    Some((block, block.last_op(ir)?))
}

/// A loop carries what a cast casts that only forgets what is static, if its result is used once:
/// `ForOpTensorCastFolder`.
fn carry_source_of_cast(op: ForOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let inits = op.init_args(rw).to_vec();
    let results = op.operation().results(rw).to_vec();
    let mut numbers = 0..inits.len();
    let (number, source) = numbers.find_map(|number| {
        let source = forgotten_source(rw, inits[number])?;
        let is_new = source.ty(rw) != inits[number].ty(rw);
        (is_new && results[number].has_one_use(rw)).then_some((number, source))
    })?;
    let (location, old) = (op.location(rw), inits[number].ty(rw).clone());
    let (block, last) = body_of(rw, op.operation())?;
    let mut operands = op.operation().operands(rw).to_vec();
    let first_init = operands.len() - inits.len();
    operands[first_init + number] = source;
    let mut arguments = types_of(rw, block.arguments(rw));
    let first_carried = arguments.len() - inits.len();
    let mut types = types_of(rw, &results);
    let new_type = source.ty(rw).clone();
    types[number] = new_type.clone();
    arguments[first_carried + number] = new_type.clone();
    let (new, body) = shell(rw, op.operation(), &operands, &types, &arguments);
    let mut values = body.arguments(rw).to_vec();
    rw.set_insert_point_to_end(body);
    let carried = values[first_carried + number];
    values[first_carried + number] = cast(rw, location, carried, old.clone());
    rw.merge_blocks(block, body, values.as_slice());
    rw.set_insert_point(InsertPoint::Before(last));
    let yielded = last.operands(rw)[number];
    let yielded = cast(rw, location, yielded, new_type);
    rw.modify(last, |rw| last.set_operand(rw, number, yielded));
    rw.set_insert_point_after(new);
    let mut results = new.results(rw).to_vec();
    results[number] = cast(rw, location, results[number], old);
    rw.replace(op, results);
    Some(())
}

/// The operations that combine values into the outputs of a loop, if all insert slices.
fn insertions(ir: &Ir, last: Operation) -> Option<Vec<ParallelInsertSliceOp>> {
    let ops = last.regions(ir).first()?.entry_block(ir)?.operations(ir);
    ops.map(|op| op.cast::<ParallelInsertSliceOp>(ir)).collect()
}

/// Shared outputs are what casts cast that only forget what is static: `FoldTensorCastOfOutputIntoForallOp`.
fn share_source_of_casts(op: ForallOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let outputs = op.outputs(rw).to_vec();
    let casts: Vec<Option<Value>> = outputs
        .iter()
        .map(|output| forgotten_source(rw, *output))
        .collect();
    if casts.iter().all(Option::is_none) {
        return None;
    }
    let (location, old) = (op.location(rw), types_of(rw, &outputs));
    let (block, last) = body_of(rw, op.operation())?;
    insertions(rw, last)?;
    let mut operands = op.operation().operands(rw).to_vec();
    let mut arguments = types_of(rw, block.arguments(rw));
    let [first_output, first_shared] =
        [operands.len(), arguments.len()].map(|len| len - outputs.len());
    for (number, source) in casts.iter().enumerate() {
        if let Some(source) = source {
            operands[first_output + number] = *source;
            arguments[first_shared + number] = source.ty(rw).clone();
        }
    }
    let types = arguments[first_shared..].to_vec();
    let (new, body) = shell(rw, op.operation(), &operands, &types, &arguments);
    let mut values = body.arguments(rw).to_vec();
    let shared = values[first_shared..].to_vec();
    rw.set_insert_point_to_end(body);
    for (number, source) in casts.iter().enumerate() {
        if source.is_some() {
            let ty = old[number].clone();
            values[first_shared + number] = cast(rw, location, shared[number], ty);
        }
    }
    rw.merge_blocks(block, body, values.as_slice());
    // A destination is the output itself.
    for insertion in insertions(rw, last)? {
        let dest = insertion.dest(rw);
        let output = dest.defining::<CastOp>(rw).map(|cast| cast.source(rw));
        if let Some(output) = output.filter(|output| shared.contains(output)) {
            rw.modify(insertion, |rw| {
                insertion.operation().set_operand(rw, 1, output);
            });
        }
    }
    rw.set_insert_point_after(new);
    let mut results = new.results(rw).to_vec();
    for (number, source) in casts.iter().enumerate() {
        if source.is_some() {
            results[number] = cast(rw, location, results[number], old[number].clone());
        }
    }
    rw.replace(op, results);
    Some(())
}

/// A parallel loop that runs once becomes its body, and inserts slices in order: `promote`.
fn run_once(op: ForallOp, rw: &mut Rewriter<'_>) -> Option<()> {
    if !op.mapping(rw).unwrap_or_default().is_empty() || op.operation().results(rw).is_empty() {
        return None;
    }
    let numbers = |bounds: Option<Vec<FoldResult>>| {
        let bounds = bounds.unwrap_or_default().into_iter();
        let numbers: Option<Vec<i64>> = bounds
            .map(|bound| match bound {
                FoldResult::Attr(number) => number.as_i64(),
                FoldResult::Value(_) => None,
            })
            .collect();
        numbers
    };
    let lower = numbers(op.get_loop_lower_bounds(rw))?;
    let upper = numbers(op.get_loop_upper_bounds(rw))?;
    let steps = numbers(op.get_loop_steps(rw))?;
    let runs_once = lower
        .iter()
        .zip(&upper)
        .zip(&steps)
        .all(|((lower, upper), step)| {
            let next = i128::from(*lower) + i128::from(*step);
            lower < upper && *step > 0 && next >= i128::from(*upper)
        });
    if !runs_once {
        return None;
    }
    let location = op.location(rw);
    let (block, last) = body_of(rw, op.operation())?;
    // An output that nothing is inserted into has no insertion, with which MLIR stops.
    if insertions(rw, last)?.len() != op.operation().results(rw).len() {
        return None;
    }
    let mut values = Vec::new();
    for number in lower {
        values.push(ConstantOp::build_index(rw, location, number).result(rw));
    }
    values.extend_from_slice(op.outputs(rw));
    rw.inline_block(block, InsertPoint::Before(op.operation()), values);
    rw.set_insert_point_after(op.operation());
    let mut results = Vec::new();
    for insertion in insertions(rw, last)? {
        let mut state = OperationState::new(InsertSliceOp::INFO, location);
        state.operands = insertion.operation().operands(rw).into();
        state.result_types.push(insertion.dest(rw).ty(rw).clone());
        for entry in insertion.operation().attributes(rw).entries() {
            state.set_attribute(entry.name.as_str(), entry.value.clone());
        }
        results.push(rw.create_operation(state).result(rw, 0));
    }
    rw.erase(last);
    rw.replace(op, results);
    Some(())
}
