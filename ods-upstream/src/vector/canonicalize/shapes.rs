//! Canonicalization of broadcasts, shuffles, transpositions and casts of shapes.

use super::{broadcast, build, constant_mask, create_mask, from_elements, shape_cast, transpose};
use crate::vector::facts::{
    arith_constant, element_count, flat_index, keeps_order, splat_source, strides, vector_of,
    vector_type,
};
use crate::vector::verify::is_broadcastable;
use crate::vector::{
    BroadcastOp, ConstantMaskOp, CreateMaskOp, FromElementsOp, InterleaveOp, ShapeCastOp,
    ShuffleOp, TransposeOp,
};
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for BroadcastOp {
    fn patterns(set: &mut PatternSet) {
        set.add(broadcast_of_broadcast);
    }
}

pub(super) fn broadcast_of_broadcast(op: BroadcastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw).defining::<BroadcastOp>(rw)?.source(rw);
    let ty = op.vector(rw).ty(rw).clone();
    let new = broadcast(rw, op.location(rw), source, &ty);
    rw.replace(op, new);
    Some(())
}

impl CanonicalizationPatterns for ShuffleOp {
    fn patterns(set: &mut PatternSet) {
        set.add(shuffle_of_splats);
        set.add(shuffle_as_interleave);
        set.add(shuffle_of_single_elements);
    }
}

fn shuffle_of_splats(op: ShuffleOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let splat = splat_source(rw, op.v1(rw))?;
    if splat_source(rw, op.v2(rw)) != Some(splat) {
        return None;
    }
    let ty = op.vector(rw).ty(rw).clone();
    let new = broadcast(rw, op.location(rw), splat, &ty);
    rw.replace(op, new);
    Some(())
}

fn shuffle_as_interleave(op: ShuffleOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (first, second) = (op.v1(rw), op.v2(rw));
    let result = vector_type(rw, op.vector(rw))?;
    let source = vector_type(rw, first)?;
    let mask = op.mask(rw);
    let half = i64::try_from(mask.len() / 2).ok()?;
    if result.is_scalable()
        || result.shape().len() != 1
        || first.ty(rw) != second.ty(rw)
        || element_count(source)?.checked_mul(2) != element_count(result)
    {
        return None;
    }
    let wanted = (0..half).flat_map(|at| [at, half + at]);
    if !mask.iter().copied().eq(wanted) {
        return None;
    }
    // Vectors without dimensions become one with two elements, too.
    let ty = op.vector(rw).ty(rw).clone();
    let location = op.location(rw);
    let new = build(rw, InterleaveOp::INFO, location, &[first, second], &ty);
    rw.replace(op, new);
    Some(())
}

fn shuffle_of_single_elements(op: ShuffleOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = vector_type(rw, op.v1(rw))?;
    let &[index] = op.mask(rw) else {
        return None;
    };
    if !source.shape().is_empty() {
        return None;
    }
    let ty = vector_of(&[1], source.element_type(), &[]);
    let chosen = if index == 0 { op.v1(rw) } else { op.v2(rw) };
    let new = broadcast(rw, op.location(rw), chosen, &ty);
    rw.replace(op, new);
    Some(())
}

impl CanonicalizationPatterns for ShapeCastOp {
    fn patterns(set: &mut PatternSet) {
        set.add(mask_without_trailing_units);
        set.add(cast_of_broadcast);
    }
}

/// A mask without its last dimensions of size 1, if those do not mask anything off.
fn mask_without_trailing_units(op: ShapeCastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (mask, location) = (op.source(rw), op.location(rw));
    let (from, to) = (vector_type(rw, mask)?, vector_type(rw, op.result(rw))?);
    let is_unit = |dim: usize| from.shape()[dim] == 1 && !from.is_scalable_dim(dim);
    let rank = from.shape().len();
    let units = (0..rank).rev().take_while(|dim| is_unit(*dim)).count();
    let kept = (rank - units).max(1);
    let dims: Vec<bool> = from.scalable_dims().take(kept).collect();
    if kept >= rank || from.shape()[..kept] != *to.shape() || !to.scalable_dims().eq(dims) {
        return None;
    }
    let ty = op.result(rw).ty(rw).clone();
    let new = if let Some(mask) = mask.defining::<CreateMaskOp>(rw) {
        let bounds = mask.operation().operands(rw).to_vec();
        let is_one = |bound: &Value| {
            let number = arith_constant(rw, *bound).and_then(Attribute::as_i64);
            bound.ty(rw).is_index() && number == Some(1)
        };
        let (bounds, dropped) = bounds.split_at_checked(kept)?;
        if !dropped.iter().all(is_one) {
            return None;
        }
        create_mask(rw, location, bounds, &ty)
    } else {
        let sizes = mask.defining::<ConstantMaskOp>(rw)?.mask_dim_sizes(rw);
        let (sizes, dropped) = sizes.split_at_checked(kept)?;
        if dropped.iter().any(|size| *size != 1) {
            return None;
        }
        let sizes = sizes.to_vec();
        constant_mask(rw, location, &sizes, &ty)
    };
    rw.replace(op, new);
    Some(())
}

/// A cast of a broadcast is a cast of the source, if that has as many elements, or else a broadcast of it.
fn cast_of_broadcast(op: ShapeCastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw).defining::<BroadcastOp>(rw)?.source(rw);
    let (ty, location) = (op.result(rw).ty(rw).clone(), op.location(rw));
    let count = element_count(vector_type(rw, op.result(rw))?)?;
    let new = match vector_type(rw, source) {
        Some(vector) if element_count(vector) == Some(count) => {
            shape_cast(rw, location, source, &ty)
        }
        Some(_) if !is_broadcastable(source.ty(rw), &ty) => return None,
        _ => broadcast(rw, location, source, &ty),
    };
    rw.replace(op, new);
    Some(())
}

impl CanonicalizationPatterns for TransposeOp {
    fn patterns(set: &mut PatternSet) {
        set.add(transposed_mask);
        set.add(transposed_cast);
        set.add(transposed_twice);
        set.add(transposed_splat);
        set.add(transposed_elements);
        set.add(transposed_broadcast);
    }
}

/// Values in another order.
fn permuted<T: Copy>(values: &[T], permutation: &[i64]) -> Option<Vec<T>> {
    let at = |dim: &i64| values.get(usize::try_from(*dim).ok()?).copied();
    permutation.iter().map(at).collect()
}

fn transposed_mask(op: TransposeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (mask, ty, location) = (op.vector(rw), op.result(rw).ty(rw).clone(), op.location(rw));
    let permutation = op.permutation(rw);
    if permutation.is_empty() {
        return None;
    }
    let new = if let Some(mask) = mask.defining::<CreateMaskOp>(rw) {
        let bounds = permuted(mask.operation().operands(rw), permutation)?;
        create_mask(rw, location, &bounds, &ty)
    } else {
        let sizes = mask.defining::<ConstantMaskOp>(rw)?.mask_dim_sizes(rw);
        let sizes = permuted(sizes, permutation)?;
        constant_mask(rw, location, &sizes, &ty)
    };
    rw.replace(op, new);
    Some(())
}

fn transposed_cast(op: TransposeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.vector(rw).defining::<ShapeCastOp>(rw)?.source(rw);
    if !keeps_order(op, rw) {
        return None;
    }
    let ty = op.result(rw).ty(rw).clone();
    let new = shape_cast(rw, op.location(rw), source, &ty);
    rw.replace(op, new);
    Some(())
}

fn transposed_twice(op: TransposeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let inner = op.vector(rw).defining::<TransposeOp>(rw)?;
    let permutation = permuted(inner.permutation(rw), op.permutation(rw))?;
    let (source, ty) = (inner.vector(rw), op.result(rw).ty(rw).clone());
    let new = transpose(rw, op.location(rw), source, &permutation, &ty);
    rw.replace(op, new);
    Some(())
}

fn transposed_splat(op: TransposeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let splat = splat_source(rw, op.vector(rw))?;
    let ty = op.result(rw).ty(rw).clone();
    let new = broadcast(rw, op.location(rw), splat, &ty);
    rw.replace(op, new);
    Some(())
}

fn transposed_elements(op: TransposeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let made = op.vector(rw).defining::<FromElementsOp>(rw)?;
    let elements = made.elements(rw);
    let from = vector_type(rw, op.vector(rw))?.shape();
    let to = vector_type(rw, op.result(rw))?.shape();
    let permutation = op.permutation(rw);
    let steps = strides(to);
    let mut new = Vec::with_capacity(elements.len());
    for at in 0..elements.len() {
        let mut rest = i64::try_from(at).ok()?;
        let mut position = vec![0; from.len()];
        for (dim, step) in permutation.iter().zip(&steps) {
            *position.get_mut(usize::try_from(*dim).ok()?)? = rest.checked_div(*step)?;
            rest = rest.checked_rem(*step)?;
        }
        let place = usize::try_from(flat_index(&position, from)).ok()?;
        new.push(*elements.get(place)?);
    }
    let ty = op.result(rw).ty(rw).clone();
    let new = from_elements(rw, op.location(rw), &new, &ty);
    rw.replace(op, new);
    Some(())
}

/// Whether a transposition of a broadcast of `input` only moves dimensions that all elements share: those between two
/// that are not of size 1 in the input.
fn moves_repeated_dims(input: &[i64], permutation: &[i64]) -> bool {
    let lead = permutation.len().saturating_sub(input.len());
    let mut low = 0;
    for (dim, size) in input.iter().enumerate() {
        let follows = dim != 0 && input[dim - 1] != 1;
        if *size == 1 && !follows {
            continue;
        }
        let high = dim + lead;
        let is_within = |to: &i64| usize::try_from(*to).is_ok_and(|to| (low..high).contains(&to));
        if !permutation[low..high].iter().all(is_within) {
            return false;
        }
        low = high;
    }
    true
}

fn transposed_broadcast(op: TransposeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.vector(rw).defining::<BroadcastOp>(rw)?.source(rw);
    let ty = op.result(rw).ty(rw).clone();
    if let Some(input) = vector_type(rw, source)
        && !moves_repeated_dims(input.shape(), op.permutation(rw))
    {
        return None;
    }
    let new = broadcast(rw, op.location(rw), source, &ty);
    rw.replace(op, new);
    Some(())
}
