//! Canonicalization of conversions between tensors and buffers, of allocations, and of what frees them.

mod clone;
mod dealloc;

use super::{AllocTensorOp, ToBufferOp, ToTensorOp};
use crate::layout::{Layout, with_layout};
use crate::memref;
use crate::tensor;
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::interfaces::CastOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::traits::ConstantLike;
use ods_runtime::types::{DYNAMIC, RankedTensorType};

impl CanonicalizationPatterns for AllocTensorOp {
    fn patterns(set: &mut PatternSet) {
        set.add(size_of_allocation);
        set.add(allocate_constant_sizes);
    }
}

impl CanonicalizationPatterns for ToTensorOp {
    fn patterns(set: &mut PatternSet) {
        set.add(size_of_buffer);
    }
}

impl CanonicalizationPatterns for ToBufferOp {
    fn patterns(set: &mut PatternSet) {
        set.add(size_of_tensor);
        set.add(load_of_tensor);
        set.add(buffer_of_cast);
        set.add(buffer_of_buffer);
    }
}

/// An operation with one result of type `ty`.
fn build<O: Op>(
    rw: &mut Rewriter<'_>,
    location: Location,
    operands: &[Value],
    ty: Type,
) -> Operation {
    let mut state = OperationState::new(O::INFO, location);
    state.operands.extend_from_slice(operands);
    state.result_types.push(ty);
    rw.create_operation(state)
}

fn constant_index(ir: &Ir, value: Value) -> Option<i64> {
    let op = value.defining_op(ir)?;
    let constant = op.has_trait::<ConstantLike>(ir).then_some(op)?;
    constant.attribute(ir, "value")?.as_i64()
}

/// The number of the dynamic size `number` among those of a shape; `None` for others.
fn dynamic_place(shape: &[i64], number: i64) -> Option<usize> {
    let number = usize::try_from(number).ok()?;
    let is_dynamic = *shape.get(number)? == DYNAMIC;
    let before = shape[..number].iter().filter(|size| **size == DYNAMIC);
    is_dynamic.then(|| before.count())
}

/// A size of an allocated tensor is the one that it was allocated with, or that of the tensor that it copies.
fn size_of_allocation(op: tensor::DimOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw);
    let allocation = source.defining::<AllocTensorOp>(rw)?;
    let number = constant_index(rw, op.index(rw))?;
    let place = dynamic_place(source.ty(rw).shape()?, number)?;
    let size = match allocation.copy(rw) {
        Some(copy) => {
            let dim = [copy, op.index(rw)];
            let location = op.location(rw);
            build::<tensor::DimOp>(rw, location, &dim, Type::index()).result(rw, 0)
        }
        None => *allocation.dynamic_sizes(rw).get(place)?,
    };
    rw.replace(op, [size]);
    Some(())
}

/// Sizes that are constants become static. A cast keeps the type for the users.
fn allocate_constant_sizes(op: AllocTensorOp, rw: &mut Rewriter<'_>) -> Option<()> {
    if op.copy(rw).is_some() {
        return None;
    }
    let old = op.result(rw).ty(rw).clone();
    let Type::RankedTensor(tensor) = &old else {
        return None;
    };
    let mut shape = tensor.shape().to_vec();
    let mut kept = Vec::new();
    let dynamic = shape.iter_mut().filter(|size| **size == DYNAMIC);
    for (size, value) in dynamic.zip(op.dynamic_sizes(rw)) {
        match constant_index(rw, *value).filter(|number| *number >= 0) {
            Some(number) => *size = number,
            None => kept.push(*value),
        }
    }
    if shape == tensor.shape() {
        return None;
    }
    let (element, encoding) = (tensor.element_type().clone(), tensor.encoding().cloned());
    let mut state = OperationState::new(AllocTensorOp::INFO, op.location(rw));
    let segments = [i32::try_from(kept.len()).unwrap_or(i32::MAX), 0, 0];
    state.operands.extend(kept);
    let segments = DenseArrayAttr::from_i32s(&segments);
    state.set_attribute("operandSegmentSizes", segments.into());
    let ty = RankedTensorType::with_encoding(shape, element, encoding);
    state.result_types.push(ty.into());
    let new = rw.create_operation(state).result(rw, 0);
    let location = op.location(rw);
    let cast = build::<tensor::CastOp>(rw, location, &[new], old);
    rw.replace_with(op, cast);
    Some(())
}

fn size_of_buffer(op: tensor::DimOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let buffer = op.source(rw).defining::<ToTensorOp>(rw)?.buffer(rw);
    let (operands, location) = ([buffer, op.index(rw)], op.location(rw));
    let new = build::<memref::DimOp>(rw, location, &operands, Type::index());
    rw.replace_with(op, new);
    Some(())
}

fn size_of_tensor(op: memref::DimOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let tensor = op.source(rw).defining::<ToBufferOp>(rw)?.tensor(rw);
    let (operands, location) = ([tensor, op.index(rw)], op.location(rw));
    let new = build::<tensor::DimOp>(rw, location, &operands, Type::index());
    rw.replace_with(op, new);
    Some(())
}

/// What is loaded of a tensor's buffer is an element of the tensor.
fn load_of_tensor(op: memref::LoadOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let tensor = op.memref(rw).defining::<ToBufferOp>(rw)?.tensor(rw);
    let mut operands = vec![tensor];
    operands.extend_from_slice(op.indices(rw));
    let (location, ty) = (op.location(rw), op.result(rw).ty(rw).clone());
    let new = build::<tensor::ExtractOp>(rw, location, &operands, ty);
    rw.replace_with(op, new);
    Some(())
}

fn result_of(op: ToBufferOp, ir: &Ir) -> Value {
    op.operation().result(ir, 0)
}

/// The buffer of a cast is a cast of the buffer.
fn buffer_of_cast(op: ToBufferOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.tensor(rw).defining::<tensor::CastOp>(rw)?.source(rw);
    let old = result_of(op, rw).ty(rw).clone();
    let (Type::RankedTensor(tensor), Type::MemRef(buffer)) = (source.ty(rw), &old) else {
        return None;
    };
    let ty = with_layout(buffer, tensor.shape(), buffer.layout().cloned());
    let location = op.location(rw);
    let mut state = OperationState::new(ToBufferOp::INFO, location);
    state.operands.push(source);
    state.result_types.push(ty.into());
    if op.read_only(rw) {
        state.set_attribute("read_only", Attribute::unit());
    }
    let new = rw.create_operation(state).result(rw, 0);
    let cast = build::<memref::CastOp>(rw, location, &[new], old);
    rw.replace_with(op, cast);
    Some(())
}

/// A buffer of a tensor of another buffer is a cast of that, if the cast cannot fail.
fn buffer_of_buffer(op: ToBufferOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.tensor(rw).defining::<ToTensorOp>(rw)?.buffer(rw);
    let (from, to) = (source.ty(rw).clone(), result_of(op, rw).ty(rw).clone());
    let cannot_fail = match (&from, &to) {
        (Type::MemRef(from), Type::MemRef(to)) => {
            let (from, to) = (Layout::of(from)?, Layout::of(to)?);
            let keeps = |from: i64, to: i64| from != DYNAMIC || to == DYNAMIC;
            let strides = from.strides().into_iter().zip(to.strides());
            keeps(from.offset(), to.offset())
                && strides.into_iter().all(|(from, to)| keeps(from, to))
        }
        (_, Type::MemRef(_)) => false,
        _ => true,
    };
    let types = [from, to];
    if !cannot_fail || !memref::CastOp::are_cast_compatible(&types[..1], &types[1..]) {
        return None;
    }
    let [_, to] = types;
    let location = op.location(rw);
    let cast = build::<memref::CastOp>(rw, location, &[source], to);
    rw.replace_with(op, cast);
    Some(())
}
