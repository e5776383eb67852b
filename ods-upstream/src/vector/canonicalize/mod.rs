//! Canonicalization patterns, and what they build operations with.

mod elements;
mod masks;
mod memory;
mod parts;
mod reductions;
mod shapes;
mod slices;
mod transfers;

use super::{
    BroadcastOp, ConstantMaskOp, CreateMaskOp, ExtractOp, FromElementsOp, ShapeCastOp, TransposeOp,
};
use ods_dialects::arith::ConstantOp;
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::op::OpInfo;
use ods_runtime::prelude::*;

/// Builds an operation of these operands with one result.
fn build(
    rw: &mut Rewriter<'_>,
    info: &'static OpInfo,
    location: Location,
    operands: &[Value],
    ty: &Type,
) -> Value {
    let mut state = OperationState::new(info, location);
    state.operands.extend_from_slice(operands);
    state.result_types.push(ty.clone());
    rw.create_operation(state).result(rw, 0)
}

/// As `build`, with an attribute that is a list of numbers.
fn build_with_numbers(
    rw: &mut Rewriter<'_>,
    info: &'static OpInfo,
    location: Location,
    operands: &[Value],
    numbers: (&str, &[i64]),
    ty: &Type,
) -> Value {
    let mut state = OperationState::new(info, location);
    state.operands.extend_from_slice(operands);
    state.set_attribute(numbers.0, DenseArrayAttr::from_i64s(numbers.1).into());
    state.result_types.push(ty.clone());
    rw.create_operation(state).result(rw, 0)
}

fn broadcast(rw: &mut Rewriter<'_>, location: Location, source: Value, ty: &Type) -> Value {
    build(rw, BroadcastOp::INFO, location, &[source], ty)
}

fn shape_cast(rw: &mut Rewriter<'_>, location: Location, source: Value, ty: &Type) -> Value {
    build(rw, ShapeCastOp::INFO, location, &[source], ty)
}

fn from_elements(rw: &mut Rewriter<'_>, location: Location, values: &[Value], ty: &Type) -> Value {
    build(rw, FromElementsOp::INFO, location, values, ty)
}

fn create_mask(rw: &mut Rewriter<'_>, location: Location, bounds: &[Value], ty: &Type) -> Value {
    build(rw, CreateMaskOp::INFO, location, bounds, ty)
}

fn constant_mask(rw: &mut Rewriter<'_>, location: Location, sizes: &[i64], ty: &Type) -> Value {
    let sizes = ("mask_dim_sizes", sizes);
    build_with_numbers(rw, ConstantMaskOp::INFO, location, &[], sizes, ty)
}

fn transpose(
    rw: &mut Rewriter<'_>,
    location: Location,
    source: Value,
    permutation: &[i64],
    ty: &Type,
) -> Value {
    let permutation = ("permutation", permutation);
    build_with_numbers(rw, TransposeOp::INFO, location, &[source], permutation, ty)
}

/// The part at a position of numbers.
fn extract(
    rw: &mut Rewriter<'_>,
    location: Location,
    source: Value,
    position: &[i64],
) -> Option<ExtractOp> {
    let Type::Vector(vector) = source.ty(rw) else {
        return None;
    };
    let ty = super::infer::part_type(vector, position.len());
    let position = ("static_position", position);
    let part = build_with_numbers(rw, ExtractOp::INFO, location, &[source], position, &ty);
    part.defining::<ExtractOp>(rw)
}

/// The first element.
fn extract_first(rw: &mut Rewriter<'_>, location: Location, source: Value) -> Option<Value> {
    let rank = source.ty(rw).rank()?;
    let part = extract(rw, location, source, &vec![0; rank])?;
    Some(part.result(rw))
}

fn constant(rw: &mut Rewriter<'_>, location: Location, value: impl Into<Attribute>) -> Value {
    ConstantOp::build(rw, location, value.into()).result(rw)
}
