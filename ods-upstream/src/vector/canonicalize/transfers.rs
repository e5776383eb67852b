//! Canonicalization of transfers of tensors.

use super::{broadcast, transpose};
use crate::tensor::{ExtractSliceOp, InsertSliceOp};
use crate::vector::facts::{Transfer, are_disjoint, constant_number, vector_of, vector_type};
use crate::vector::{TransferReadOp, TransferWriteOp};
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl CanonicalizationPatterns for TransferReadOp {
    fn patterns(set: &mut PatternSet) {
        set.add(read_what_is_written);
    }
}

/// The sizes that a transfer has in the dimensions of its base: `getTransferChunkAccessed`.
fn chunk<T: Transfer + Copy>(op: T, map: &AffineMap, ir: &Ir) -> Vec<i64> {
    let mut sizes = vec![1; map.num_dims() as usize];
    let shape = op.vector(ir).ty(ir).shape().unwrap_or_default();
    for (result, size) in map.results().iter().zip(shape) {
        if let AffineExpr::Dim(dim) = result
            && let Some(slot) = sizes.get_mut(*dim as usize)
        {
            *slot = *size;
        }
    }
    sizes
}

/// What a result of a map gives: a dimension, or zero.
fn dim_of(result: &AffineExpr) -> Option<Option<u32>> {
    match result {
        AffineExpr::Dim(dim) => Some(Some(*dim)),
        AffineExpr::Constant(0) => Some(None),
        _ => None,
    }
}

/// A read of what was written to the same place is a transposition of a broadcast of the vector.
fn read_what_is_written(op: TransferReadOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let write = op.base(rw).defining::<TransferWriteOp>(rw)?;
    if !op.is_on_tensor(rw) || op.has_out_of_bounds_dim(rw) || write.has_out_of_bounds_dim(rw) {
        return None;
    }
    let (read_map, write_map) = (op.map(rw)?, write.map(rw)?);
    if op.mask(rw).is_some()
        || write.mask(rw).is_some()
        || op.indices(rw) != write.indices(rw)
        || chunk(op, read_map, rw) != chunk(write, write_map, rw)
    {
        return None;
    }
    // For each dimension of the result that of the written vector, if it has one.
    let dim = |result: &AffineExpr| {
        let dim = dim_of(result)?;
        Some(dim.and_then(|dim| {
            let mut written = write_map.results().iter();
            written.position(|other| *other == AffineExpr::Dim(dim))
        }))
    };
    let dims: Vec<Option<usize>> = read_map.results().iter().map(dim).collect::<Option<_>>()?;
    let count = write_map.results().len();
    let ty = Transfer::vector(op, rw).ty(rw).clone();
    let shape = ty.shape()?;
    if !(0..count).all(|dim| dims.contains(&Some(dim))) || shape.len() != dims.len() {
        return None;
    }
    let lead = dims.iter().filter(|dim| dim.is_none()).count();
    let mut repeated = 0..lead;
    let places = dims.iter().map(|dim| match dim {
        Some(dim) => Some(lead + dim),
        None => repeated.next(),
    });
    let places: Vec<usize> = places.collect::<Option<_>>()?;
    let (mut from, mut scalable) = (vec![1; shape.len()], vec![false; shape.len()]);
    let vector = vector_type(rw, Transfer::vector(op, rw))?;
    for (dim, place) in places.iter().enumerate() {
        *from.get_mut(*place)? = shape[dim];
        *scalable.get_mut(*place)? = vector.is_scalable_dim(dim);
    }
    let from = vector_of(&from, vector.element_type(), &scalable);
    let permutation = places.iter().map(|place| i64::try_from(*place).ok());
    let permutation: Vec<i64> = permutation.collect::<Option<_>>()?;
    let (location, value) = (op.location(rw), write.value_to_store(rw));
    let value = broadcast(rw, location, value, &from);
    let new = transpose(rw, location, value, &permutation, &ty);
    rw.replace(op, new);
    Some(())
}

impl CanonicalizationPatterns for TransferWriteOp {
    fn patterns(set: &mut PatternSet) {
        set.add(forget_overwritten);
        set.add(write_into_slice);
    }
}

/// Skips an earlier write of the same place, if only writes of other places are between.
fn forget_overwritten(op: TransferWriteOp, rw: &mut Rewriter<'_>) -> Option<()> {
    if !op.is_on_tensor(rw) {
        return None;
    }
    let mut changed = op;
    loop {
        let base = changed.base(rw);
        let earlier = base.defining::<TransferWriteOp>(rw)?;
        let is_same = earlier.indices(rw) == op.indices(rw)
            && earlier.mask(rw) == op.mask(rw)
            && earlier.value_to_store(rw).ty(rw) == op.value_to_store(rw).ty(rw)
            && earlier.map(rw) == op.map(rw);
        if is_same {
            let base = earlier.base(rw);
            rw.modify(changed, |rw| changed.operation().set_operand(rw, 1, base));
            return Some(());
        }
        if !are_disjoint(rw, earlier, op) || !base.has_one_use(rw) {
            return None;
        }
        changed = earlier;
    }
}

/// Whether all strides of a slice are 1.
fn has_unit_strides(strides: &[i64]) -> bool {
    strides.iter().all(|stride| *stride == 1)
}

/// A size: a number, or a value.
fn sizes(numbers: &[i64], values: &[Value]) -> Vec<(i64, Option<Value>)> {
    let mut values = values.iter().copied();
    let size = |number: &i64| match *number {
        DYNAMIC => (DYNAMIC, values.next()),
        number => (number, None),
    };
    numbers.iter().map(size).collect()
}

/// A tensor that is written as a whole, of which a slice is inserted into another tensor: the vector is written into the
/// slice of that tensor instead.
fn write_into_slice(op: InsertSliceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw);
    let slice = source.defining::<ExtractSliceOp>(rw)?;
    let written = slice.source(rw);
    let write = written.defining::<TransferWriteOp>(rw)?;
    if !has_unit_strides(op.static_strides(rw))
        || !has_unit_strides(slice.static_strides(rw))
        || !source.has_one_use(rw)
        || !written.has_one_use(rw)
    {
        return None;
    }
    let map = write.map(rw)?.clone();
    let starts_at_zero = |index: &Value| constant_number(rw, *index) == Some(0);
    if source.ty(rw).rank() != Some(map.results().len())
        || slice.static_offsets(rw).iter().any(|offset| *offset != 0)
        || !write.indices(rw).iter().all(starts_at_zero)
    {
        return None;
    }
    let own = sizes(op.static_sizes(rw), op.sizes(rw));
    let other = sizes(slice.static_sizes(rw), slice.sizes(rw));
    let number = |(number, value): &(i64, Option<Value>)| match value {
        Some(value) => constant_number(rw, *value),
        None => Some(*number),
    };
    let is_equal = |(one, two): (&(i64, Option<Value>), &(i64, Option<Value>))| {
        one == two || (number(one).is_some() && number(one) == number(two))
    };
    if own.len() != other.len() || !own.iter().zip(&other).all(is_equal) {
        return None;
    }
    let shape = written.ty(rw).shape()?;
    let vector = write.value_to_store(rw);
    let covered: Option<Vec<i64>> = map
        .results()
        .iter()
        .map(|result| shape.get(dim_of(result)?? as usize).copied())
        .collect();
    if write.mask(rw).is_some() || vector.ty(rw).shape() != covered.as_deref() {
        return None;
    }
    let dest = op.dest(rw);
    let mut state = OperationState::new(ExtractSliceOp::INFO, slice.location(rw));
    let lists = [op.offsets(rw), op.sizes(rw), op.strides(rw)];
    let count = |values: &[Value]| i32::try_from(values.len()).unwrap_or(i32::MAX);
    let segments = [1, count(lists[0]), count(lists[1]), count(lists[2])];
    state.operands.push(dest);
    for values in lists {
        state.operands.extend_from_slice(values);
    }
    let numbers = [
        ("static_offsets", op.static_offsets(rw)),
        ("static_sizes", op.static_sizes(rw)),
        ("static_strides", op.static_strides(rw)),
    ];
    for (name, list) in numbers {
        state.set_attribute(name, DenseArrayAttr::from_i64s(list).into());
    }
    let segments = DenseArrayAttr::from_i32s(&segments);
    state.set_attribute("operandSegmentSizes", segments.into());
    let ty = source.ty(rw).clone();
    state.result_types.push(ty.clone());
    let (location, indices) = (write.location(rw), write.indices(rw).to_vec());
    let base = rw.create_operation(state).result(rw, 0);
    let mut state = OperationState::new(TransferWriteOp::INFO, location);
    state.operands.extend([vector, base]);
    let segments = DenseArrayAttr::from_i32s(&[1, 1, count(&indices), 0]);
    state.operands.extend(indices);
    state.set_attribute("operandSegmentSizes", segments.into());
    let outside = vec![Attribute::bool(false); map.results().len()];
    state.set_attribute("in_bounds", Attribute::array(outside));
    state.set_attribute("permutation_map", Attribute::AffineMap(map));
    state.result_types.push(ty);
    let new = rw.create_operation(state).result(rw, 0);
    rw.modify(op, |rw| op.operation().set_operand(rw, 0, new));
    Some(())
}
