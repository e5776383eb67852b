//! Canonicalization of slices.

use super::{broadcast, build, constant, constant_mask, create_mask, extract, shape_cast};
use crate::limits::{MAX_ELEMENTS, MAX_SHARED_CONSTANT};
use crate::vector::facts::{advance, flat_index, numbers, splat_source, vector_of, vector_type};
use crate::vector::{
    BroadcastOp, ConstantMaskOp, CreateMaskOp, ExtractStridedSliceOp, InsertStridedSliceOp,
};
use ods_dialects::arith::SubIOp;
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for InsertStridedSliceOp {
    fn patterns(set: &mut PatternSet) {
        set.add(insert_splat_into_splat);
        set.add(insert_what_is_there);
        set.add(insert_into_constant);
    }
}

fn insert_splat_into_splat(op: InsertStridedSliceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let dest = op.dest(rw);
    let splat = splat_source(rw, op.value_to_store(rw))?;
    if splat_source(rw, dest) != Some(splat) {
        return None;
    }
    rw.replace(op, dest);
    Some(())
}

/// A slice that was taken from the same place.
fn insert_what_is_there(op: InsertStridedSliceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let dest = op.dest(rw);
    let slice = op
        .value_to_store(rw)
        .defining::<ExtractStridedSliceOp>(rw)?;
    if slice.source(rw) != dest
        || slice.strides(rw) != op.strides(rw)
        || slice.offsets(rw) != op.offsets(rw)
    {
        return None;
    }
    rw.replace(op, dest);
    Some(())
}

fn insert_into_constant(op: InsertStridedSliceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (dest, value) = (op.dest(rw), op.value_to_store(rw));
    let (Some(Attribute::DenseElements(elements)), Some(Attribute::DenseElements(slice))) =
        (dest.constant(rw), value.constant(rw))
    else {
        return None;
    };
    let (to, from) = (vector_type(rw, dest)?, vector_type(rw, value)?);
    let count = elements.num_elements();
    let is_large = count > MAX_ELEMENTS || (count > MAX_SHARED_CONSTANT && !dest.has_one_use(rw));
    if to.is_scalable() || is_large {
        return None;
    }
    if numbers(op.strides(rw)).iter().any(|stride| *stride != 1) {
        return None;
    }
    let lead = to.shape().len().checked_sub(from.shape().len())?;
    let mut position = numbers(op.offsets(rw));
    let offsets = position.get(lead..)?.to_vec();
    let mut values: Vec<Attribute> = elements.values().collect();
    for value in slice.values() {
        let place = usize::try_from(flat_index(&position, to.shape())).ok()?;
        *values.get_mut(place)? = value;
        if !advance(&mut position[lead..], from.shape(), &offsets) {
            break;
        }
    }
    let ty = dest.ty(rw).clone();
    let elements = DenseElementsAttr::from_attributes(ty, &values)?;
    let new = constant(rw, op.location(rw), elements);
    rw.replace(op, new);
    Some(())
}

impl CanonicalizationPatterns for ExtractStridedSliceOp {
    fn patterns(set: &mut PatternSet) {
        set.add(slice_of_mask);
        set.add(slice_of_constant_mask);
        set.add(slice_of_broadcast);
        set.add(slice_of_splat);
        set.add(slice_as_part);
    }
}

fn has_unit_strides(op: ExtractStridedSliceOp, ir: &Ir) -> bool {
    numbers(op.strides(ir)).iter().all(|stride| *stride == 1)
}

fn result_type(op: ExtractStridedSliceOp, ir: &Ir) -> Type {
    op.operation().result(ir, 0).ty(ir).clone()
}

/// A slice of a mask begins later. It needs no limits: those of `create_mask` are beyond the vector, too.
fn slice_of_mask(op: ExtractStridedSliceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let mask = op.source(rw).defining::<CreateMaskOp>(rw)?;
    if !has_unit_strides(op, rw) {
        return None;
    }
    let (location, ty) = (op.location(rw), result_type(op, rw));
    let mut bounds = mask.operation().operands(rw).to_vec();
    let offsets = numbers(op.offsets(rw));
    for (bound, offset) in bounds.iter_mut().zip(offsets) {
        let offset = constant(rw, location, Attribute::index(offset));
        *bound = SubIOp::build(rw, location, *bound, offset, None).result(rw);
    }
    let new = create_mask(rw, location, &bounds, &ty);
    rw.replace(op, new);
    Some(())
}

fn slice_of_constant_mask(op: ExtractStridedSliceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let mask = op.source(rw).defining::<ConstantMaskOp>(rw)?;
    if !has_unit_strides(op, rw) {
        return None;
    }
    let mut bounds = mask.mask_dim_sizes(rw).to_vec();
    let (offsets, sizes) = (numbers(op.offsets(rw)), numbers(op.sizes(rw)));
    for ((bound, offset), size) in bounds.iter_mut().zip(&offsets).zip(&sizes) {
        *bound = (offset.saturating_add(*size).min(*bound) - offset).max(0);
    }
    if bounds.contains(&0) {
        bounds.fill(0);
    }
    let ty = result_type(op, rw);
    let new = constant_mask(rw, op.location(rw), &bounds, &ty);
    rw.replace(op, new);
    Some(())
}

/// Builds a slice. Its type is that of its sizes, and of the dimensions of `source` beyond them.
fn slice(
    rw: &mut Rewriter<'_>,
    location: Location,
    source: Value,
    lists: [(&str, Vec<i64>); 3],
) -> Option<Value> {
    let vector = vector_type(rw, source)?;
    let mut shape = vector.shape().to_vec();
    let sizes = &lists[1].1;
    shape.get_mut(..sizes.len())?.copy_from_slice(sizes);
    let scalable: Vec<bool> = vector.scalable_dims().collect();
    let ty = vector_of(&shape, vector.element_type(), &scalable);
    let mut state = OperationState::new(ExtractStridedSliceOp::INFO, location);
    state.operands.push(source);
    for (name, list) in lists {
        let list: Vec<Attribute> = list.into_iter().map(Attribute::i64).collect();
        state.set_attribute(name, Attribute::array(list));
    }
    state.result_types.push(ty);
    Some(rw.create_operation(state).result(rw, 0))
}

/// A slice of a broadcast is a broadcast of a slice, or only a broadcast if no dimension of the source is cut.
fn slice_of_broadcast(op: ExtractStridedSliceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let mut source = op.source(rw).defining::<BroadcastOp>(rw)?.source(rw);
    let (location, ty) = (op.location(rw), result_type(op, rw));
    let to = ty.shape()?;
    let from = match vector_type(rw, source) {
        Some(vector) => vector.shape().to_vec(),
        None => Vec::new(),
    };
    let lead = to.len().checked_sub(from.len())?;
    let is_cut = |(size, kept): (&i64, &i64)| *size != 1 && size != kept;
    if from.iter().zip(&to[lead..]).any(is_cut) {
        let lists = [op.offsets(rw), op.sizes(rw), op.strides(rw)];
        let [mut offsets, mut sizes, strides] =
            lists.map(|list| numbers(list.get(lead..).unwrap_or_default()));
        for ((size, offset), own) in from.iter().zip(&mut offsets).zip(&mut sizes) {
            if *size == 1 {
                (*offset, *own) = (0, 1);
            }
        }
        let lists = [("offsets", offsets), ("sizes", sizes), ("strides", strides)];
        source = slice(rw, location, source, lists)?;
    }
    let new = broadcast(rw, location, source, &ty);
    rw.replace(op, new);
    Some(())
}

fn slice_of_splat(op: ExtractStridedSliceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let splat = splat_source(rw, op.source(rw))?;
    let ty = result_type(op, rw);
    let new = build(rw, BroadcastOp::INFO, op.location(rw), &[splat], &ty);
    rw.replace(op, new);
    Some(())
}

/// A slice without gaps that has one element in each of its first dimensions.
fn slice_as_part(op: ExtractStridedSliceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw);
    let vector = vector_type(rw, source)?;
    let shape = vector.shape();
    if !has_unit_strides(op, rw) || vector.is_scalable() || shape.is_empty() {
        return None;
    }
    let sizes = numbers(op.sizes(rw));
    let mut depth = sizes.len();
    while depth > 0 && shape.get(depth - 1) == Some(&sizes[depth - 1]) {
        depth -= 1;
    }
    let is_all_cut = depth == shape.len();
    if depth == 0 || is_all_cut || sizes[..depth].iter().any(|size| *size != 1) {
        return None;
    }
    // Sizes of 1 stay out of the part.
    while depth + 1 < sizes.len() && sizes[depth] == 1 {
        depth += 1;
    }
    let offsets = numbers(op.offsets(rw));
    let position = offsets.get(..depth)?.to_vec();
    let (location, ty) = (op.location(rw), result_type(op, rw));
    let part = extract(rw, location, source, &position)?.result(rw);
    let new = shape_cast(rw, location, part, &ty);
    rw.replace(op, new);
    Some(())
}
