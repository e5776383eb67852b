//! Builders of loops: what canonicalization and passes build.

use super::{ForOp, ParallelOp, YieldOp};
use crate::arith::ConstantOp;
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::ir::InsertPoint;
use ods_runtime::prelude::*;

/// Lower bounds, upper bounds, steps.
pub(super) type Bounds = [Vec<Value>; 3];

/// The types of values.
pub(super) fn types_of(ir: &Ir, values: &[Value]) -> Vec<Type> {
    values.iter().map(|value| value.ty(ir).clone()).collect()
}

/// The last operation of the last block of a region.
pub(super) fn terminator(ir: &Ir, region: Region) -> Option<Operation> {
    region.last_block(ir)?.last_op(ir)
}

/// Builds an operation with new empty regions.
pub(super) fn build_shell(
    rw: &mut Rewriter<'_>,
    info: &'static OpInfo,
    location: Location,
    operands: &[Value],
    types: Vec<Type>,
    regions: usize,
) -> Operation {
    let mut state = OperationState::new(info, location);
    state.operands.extend_from_slice(operands);
    state.result_types.extend(types);
    state.new_regions = regions;
    rw.create_operation(state)
}

/// Adds a block to a region, with arguments of the types and at the places of values.
pub(super) fn add_block_like(ir: &mut Ir, region: Region, values: &[(Value, Location)]) -> Block {
    let types: Vec<Type> = values
        .iter()
        .map(|(value, _)| value.ty(ir).clone())
        .collect();
    let block = region.add_block(ir, &types);
    for (number, (_, location)) in values.iter().enumerate() {
        block.set_argument_location(ir, number, *location);
    }
    block
}

/// Builds an `scf.parallel` with an empty region.
pub(super) fn build_parallel(
    rw: &mut Rewriter<'_>,
    location: Location,
    bounds: &Bounds,
    inits: &[Value],
    types: Vec<Type>,
) -> ParallelOp {
    let sizes = [&bounds[0], &bounds[1], &bounds[2]].map(|list| list.len() as i32);
    let segments = DenseArrayAttr::from_i32s(&[sizes[0], sizes[1], sizes[2], inits.len() as i32]);
    let mut state = OperationState::new(ParallelOp::INFO, location);
    state.operands.extend(bounds.iter().flatten().copied());
    state.operands.extend_from_slice(inits);
    state.result_types.extend(types);
    state.new_regions = 1;
    state.set_attribute("operandSegmentSizes", segments.into());
    let op = rw.create_operation(state);
    ParallelOp::from_operation_unchecked(op)
}

/// Adds the only block to an empty `scf.parallel`.
pub(super) fn add_parallel_body(rw: &mut Rewriter<'_>, op: ParallelOp) -> Block {
    let location = op.location(rw);
    let lower = op.lower_bound(rw).iter().map(|bound| (*bound, location));
    let arguments: Vec<_> = lower.collect();
    let region = op.region(rw);
    add_block_like(rw, region, &arguments)
}

/// The bounds of an `scf.parallel`.
pub(super) fn bounds_of(ir: &Ir, op: ParallelOp) -> Bounds {
    [op.lower_bound(ir), op.upper_bound(ir), op.step(ir)].map(<[Value]>::to_vec)
}

/// Builds an `scf.for` with an empty body; if it carries nothing, the body ends with `scf.yield`.
pub(super) fn build_for(
    rw: &mut Rewriter<'_>,
    location: Location,
    bounds: [Value; 3],
    inits: &[Value],
) -> ForOp {
    let operands: Vec<Value> = bounds.into_iter().chain(inits.iter().copied()).collect();
    let types = types_of(rw, inits);
    let op = build_shell(rw, ForOp::INFO, location, &operands, types, 1);
    let mut arguments = vec![(bounds[0], location)];
    arguments.extend(inits.iter().map(|init| (*init, init.location(rw))));
    let region = op.regions(rw)[0];
    let body = add_block_like(rw, region, &arguments);
    if inits.is_empty() {
        rw.with_insert_point(InsertPoint::End(body), |rw| {
            YieldOp::build(rw, location, &[]);
        });
    }
    ForOp::from_operation_unchecked(op)
}

/// Builds loops in each other that carry nothing. Returns the variables, and the place for the body,
/// which is the insertion point if there are no loops.
pub(super) fn build_nest(
    rw: &mut Rewriter<'_>,
    location: Location,
    bounds: &Bounds,
) -> (Vec<Value>, InsertPoint) {
    let old = rw.insert_point();
    let mut variables = Vec::new();
    for ((lower, upper), step) in bounds[0].iter().zip(&bounds[1]).zip(&bounds[2]) {
        let op = build_for(rw, location, [*lower, *upper, *step], &[]);
        let body = op.region(rw).entry_block(rw);
        let Some((body, end)) = body.and_then(|body| Some((body, body.last_op(rw)?))) else {
            continue;
        };
        variables.push(body.argument(rw, 0));
        rw.set_insert_point_before(end);
    }
    let inside = rw.insert_point();
    rw.set_insert_point(old);
    (variables, inside)
}

/// The value of a bound, as a new constant if it is a number.
pub(super) fn value_of(rw: &mut Rewriter<'_>, location: Location, bound: &FoldResult) -> Value {
    match bound {
        FoldResult::Value(value) => *value,
        FoldResult::Attr(number) => {
            let number = number.as_i64().unwrap_or_default();
            ConstantOp::build_index(rw, location, number).result(rw)
        }
    }
}
