//! Canonicalization patterns.

mod fill;
mod generic;
mod moves;
mod pack;
mod shapes;

pub(super) use pack::Relayout;

use super::assembly::element_or_self;
use super::body::{BodyBuilder, Step};
use super::{BroadcastOp, FillOp, TransposeOp, TypeFn};
use super::{LinalgDialect, LinalgOp};
use crate::arith::ConstantOp;
use crate::mixed::{Mixed, split};
use crate::tensor::{DimOp, EmptyOp};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::op::{OpInfo, fill_defaults};
use ods_runtime::prelude::*;
use ods_runtime::types::{DYNAMIC, RankedTensorType};

impl CanonicalizationPatterns for LinalgDialect {
    fn patterns(set: &mut PatternSet) {
        set.add_for_interface::<dyn LinalgOp>(generic::erase_without_elements);
        set.add(shapes::write_cast_result);
        set.add(pack::pack_source_of_cast);
        set.add(pack::unpack_source_of_cast);
        set.add_for_interface::<dyn LinalgOp>(shapes::infer_static_shapes);
    }
}

/// An operation with the same attributes and the same bodies; those of `op` are empty then.
fn with_operands(
    rw: &mut Rewriter<'_>,
    op: Operation,
    operands: &[Value],
    results: Vec<Type>,
) -> Operation {
    let mut state = OperationState::of(op, rw);
    state.operands = operands.into();
    state.result_types = results.into_iter().collect();
    state.regions.clear();
    state.new_regions = op.regions(rw).len();
    let new = rw.create_operation(state);
    for number in 0..op.regions(rw).len() {
        let (from, to) = (op.regions(rw)[number], new.regions(rw)[number]);
        from.take_body(rw, to);
    }
    new
}

/// The state of an operation that writes `inputs` into `outputs`, with a body and with results for tensors.
fn state_of(
    rw: &mut Rewriter<'_>,
    info: &'static OpInfo,
    location: Location,
    [inputs, outputs]: [&[Value]; 2],
    steps: &[Step],
) -> Option<OperationState> {
    let mut state = OperationState::new(info, location);
    let values = [inputs, outputs].concat();
    let elements: Vec<Type> = values
        .iter()
        .map(|value| element_or_self(value.ty(rw)))
        .collect();
    let tensors = outputs.iter().map(|output| output.ty(rw));
    let tensors = tensors.filter(|ty| matches!(ty, Type::RankedTensor(_)));
    state.result_types = tensors.cloned().collect();
    state.operands = values.as_slice().into();
    let region = rw.create_region();
    state.regions.push(region);
    let block = region.add_block(rw, &elements);
    let mut builder = BodyBuilder {
        ir: rw,
        block,
        location: Location::UNKNOWN,
        cast: TypeFn::cast_signed,
    };
    builder.build(steps).ok()?;
    fill_defaults(&mut state, info.spec());
    Some(state)
}

fn set_segments(state: &mut OperationState, sizes: &[usize]) {
    let sizes = sizes
        .iter()
        .map(|size| i32::try_from(*size).unwrap_or(i32::MAX));
    let sizes: Vec<i32> = sizes.collect();
    state.set_attribute(
        "operandSegmentSizes",
        DenseArrayAttr::from_i32s(&sizes).into(),
    );
}

/// Fills `output` with `value`.
fn fill(
    rw: &mut Rewriter<'_>,
    location: Location,
    value: Value,
    output: Value,
) -> Option<Operation> {
    let steps = [Step::Argument(0)];
    let mut state = state_of(rw, FillOp::INFO, location, [&[value], &[output]], &steps)?;
    set_segments(&mut state, &[1, 1]);
    Some(rw.create_operation(state))
}

/// An operation that moves elements from `input` to `output`, as the numbers say.
fn moved(
    rw: &mut Rewriter<'_>,
    (info, name): (&'static OpInfo, &str),
    location: Location,
    [input, output]: [Value; 2],
    numbers: &[i64],
) -> Option<Operation> {
    let mut state = state_of(
        rw,
        info,
        location,
        [&[input], &[output]],
        &[Step::Argument(0)],
    )?;
    state.set_attribute(name, DenseArrayAttr::from_i64s(numbers).into());
    Some(rw.create_operation(state))
}

fn transposed(
    rw: &mut Rewriter<'_>,
    location: Location,
    values: [Value; 2],
    permutation: &[i64],
) -> Option<Operation> {
    moved(
        rw,
        (TransposeOp::INFO, "permutation"),
        location,
        values,
        permutation,
    )
}

fn broadcasted(
    rw: &mut Rewriter<'_>,
    location: Location,
    values: [Value; 2],
    dimensions: &[i64],
) -> Option<Operation> {
    moved(
        rw,
        (BroadcastOp::INFO, "dimensions"),
        location,
        values,
        dimensions,
    )
}

/// A size of a tensor: a number, or the result of a `tensor.dim`.
fn size_of(rw: &mut Rewriter<'_>, location: Location, tensor: Value, dim: usize) -> Option<Mixed> {
    match *tensor.ty(rw).shape()?.get(dim)? {
        DYNAMIC => {
            let dim = i64::try_from(dim).ok()?;
            let dim = ConstantOp::build_index(rw, location, dim).result(rw);
            let mut state = OperationState::new(DimOp::INFO, location);
            state.operands.extend([tensor, dim]);
            state.result_types.push(Type::index());
            Some(Mixed::Dynamic(rw.create_operation(state).result(rw, 0)))
        }
        size => Some(Mixed::Static(size)),
    }
}

/// A tensor of these sizes whose elements do not matter.
fn empty(rw: &mut Rewriter<'_>, location: Location, sizes: &[Mixed], element: Type) -> Value {
    let (shape, values) = split(sizes);
    let mut state = OperationState::new(EmptyOp::INFO, location);
    state.operands.extend(values);
    state
        .result_types
        .push(RankedTensorType::new(shape, element).into());
    rw.create_operation(state).result(rw, 0)
}

fn numbers<'ir>(op: Operation, ir: &'ir Ir, name: &str) -> &'ir [i64] {
    op.attribute(ir, name)
        .and_then(Attribute::as_i64s)
        .unwrap_or_default()
}
