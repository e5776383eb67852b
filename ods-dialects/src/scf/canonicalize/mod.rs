//! Canonicalization of structured control flow.
//!
//! The patterns are MLIR's, in its order, and build operations in its order. Patterns of MLIR that
//! look for operations of `tensor` are with that dialect, which is not part of this crate.

mod execute_region;
mod for_loop;
mod forall;
mod if_branches;
mod if_combine;
mod if_values;
mod index_switch;
mod inputs;
mod parallel;
mod trips;
mod while_condition;
mod while_loop;

use super::build::{build_shell, terminator, types_of};
use super::{IfOp, YieldOp};
use ods_runtime::IrMapping;
use ods_runtime::ir::{InsertPoint, ValueDefinition};
use ods_runtime::prelude::*;

/// The values that the terminator of a region passes on; none without a block.
fn yielded(ir: &Ir, region: Region) -> Vec<Value> {
    terminator(ir, region).map_or_else(Vec::new, |last| last.operands(ir).to_vec())
}

/// Whether a block has a terminator and nothing else.
fn is_only_terminator(ir: &Ir, block: Block) -> bool {
    block.first_op(ir).is_some() && block.first_op(ir) == block.last_op(ir)
}

/// The region in which a value is defined.
fn region_of(ir: &Ir, value: Value) -> Option<Region> {
    value.parent_block(ir)?.parent_region(ir)
}

/// Builds a `scf.yield` at the end of a block.
fn build_yield(rw: &mut Rewriter<'_>, block: Block, location: Location, values: &[Value]) {
    rw.set_insert_point_to_end(block);
    YieldOp::build(rw, location, values);
}

/// Replaces the `scf.yield` at the end of a region by one of other values.
fn replace_yield(rw: &mut Rewriter<'_>, region: Region, values: &[Value]) {
    let (Some(block), Some(old)) = (region.last_block(rw), terminator(rw, region)) else {
        return;
    };
    let location = old.location(rw);
    build_yield(rw, block, location, values);
    rw.erase(old);
}

/// Builds an `scf.if` whose regions are empty.
fn build_if(rw: &mut Rewriter<'_>, location: Location, types: Vec<Type>, condition: Value) -> IfOp {
    let op = build_shell(rw, IfOp::INFO, location, &[condition], types, 2);
    IfOp::from_operation_unchecked(op)
}

/// Copies an operation except its results and the contents of its regions, with the results of the
/// other types.
fn clone_shell(rw: &mut Rewriter<'_>, op: Operation, types: Vec<Type>) -> Operation {
    let mut state = OperationState::of(op, rw);
    state.new_regions = state.regions.len();
    state.regions.clear();
    state.result_types.extend(types);
    rw.create_operation(state)
}

/// Replaces an operation by the only block of one of its regions, whose terminator yields the
/// results.
fn replace_with_region(
    rw: &mut Rewriter<'_>,
    op: impl OpHandle,
    region: Region,
    arguments: &[Value],
) -> Option<()> {
    let op = op.operation();
    let (block, terminator) = (region.entry_block(rw)?, terminator(rw, region)?);
    rw.inline_block(block, InsertPoint::Before(op), arguments);
    visit_around(rw, op);
    let values = terminator.operands(rw).to_vec();
    rw.replace(op, values);
    rw.erase(terminator);
    Some(())
}

/// Makes drivers visit the operation around `op` again, where the terminator of an inlined block was
/// for a moment.
fn visit_around(rw: &mut Rewriter<'_>, op: Operation) {
    if let Some(parent) = op.parent_op(rw) {
        rw.modify(parent, |_| ());
    }
}

/// Clones a block to the end of an empty region. Arguments that `mapping` replaces are left out.
fn clone_block(rw: &mut Rewriter<'_>, block: Block, target: Region, mapping: &mut IrMapping) {
    let arguments = block.arguments(rw).iter().copied();
    let kept: Vec<Value> = arguments
        .filter(|argument| !mapping.contains_value(*argument))
        .collect();
    let types = types_of(rw, &kept);
    let copy = target.add_block(rw, &types);
    for (number, old) in kept.into_iter().enumerate() {
        let location = block.argument_location(rw, definition_number(rw, old));
        copy.set_argument_location(rw, number, location);
        mapping.map_value(old, copy.argument(rw, number));
    }
    rw.set_insert_point_to_end(copy);
    clone_ops(rw, block, None, mapping);
}

/// The number of a value among the arguments of its block or the results of its operation.
fn definition_number(ir: &Ir, argument: Value) -> usize {
    match argument.definition(ir) {
        ValueDefinition::Argument(_, number) | ValueDefinition::Result(_, number) => number,
    }
}

/// Clones the operations of a block up to `end` to the insertion point.
fn clone_ops(rw: &mut Rewriter<'_>, block: Block, end: Option<Operation>, mapping: &mut IrMapping) {
    let mut next = block.first_op(rw);
    while let Some(op) = next.filter(|op| Some(*op) != end) {
        rw.clone_op_with(op, mapping);
        next = op.next(rw);
    }
}
