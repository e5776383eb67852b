//! Canonicalization of slices with constants, and of casts.

use super::{CastOp, ExtractOp, ExtractSliceOp, InsertSliceOp, encoding, shape};
use crate::slices::Slice;
use ods_runtime::prelude::*;
use ods_runtime::types::{DYNAMIC, RankedTensorType};

impl CanonicalizationPatterns for ExtractSliceOp {
    fn patterns(set: &mut PatternSet) {
        set.add(extract_by_constants);
    }
}

impl CanonicalizationPatterns for InsertSliceOp {
    fn patterns(set: &mut PatternSet) {
        set.add(insert_by_constants);
    }
}

impl CanonicalizationPatterns for CastOp {
    fn patterns(set: &mut PatternSet) {
        set.add(join_casts);
    }
}

impl CanonicalizationPatterns for ExtractOp {
    fn patterns(set: &mut PatternSet) {
        set.add(extract_from_cast);
    }
}

/// The type of a slice of `whole` with these sizes, whose first dimensions of size 1 are left out until it has `rank`
/// dimensions: `inferCanonicalRankReducedResultType`.
fn slice_type(whole: &Type, sizes: &[i64], rank: usize) -> Option<Type> {
    let element = whole.element_type()?.clone();
    let mut surplus = sizes.len().saturating_sub(rank);
    if surplus == 0 {
        let ty = RankedTensorType::with_encoding(sizes, element, encoding(whole));
        return Some(ty.into());
    }
    let kept = sizes.iter().copied().filter(|size| {
        let is_dropped = *size == 1 && surplus > 0;
        surplus -= usize::from(is_dropped);
        !is_dropped
    });
    let kept: Vec<i64> = kept.collect();
    Some(RankedTensorType::new(kept, element).into())
}

pub(super) fn cast(rw: &mut Rewriter<'_>, location: Location, value: Value, ty: Type) -> Value {
    let mut state = OperationState::new(CastOp::INFO, location);
    state.operands.push(value);
    state.result_types.push(ty);
    rw.create_operation(state).result(rw, 0)
}

fn extract_by_constants(op: ExtractSliceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (source, location) = (op.source(rw), op.location(rw));
    let (numbers, values) = op.slice(rw);
    let mut slice = Slice::new(numbers, values);
    if !slice.fold_constants(rw, false) || !slice.is_within(shape(source.ty(rw))) {
        return None;
    }
    let old = op.result(rw).ty(rw).clone();
    let ty = slice_type(source.ty(rw), &slice.numbers[1], shape(&old).len())?;
    let is_new_type = ty != old;
    let state = slice.state(ExtractSliceOp::INFO, location, &[source], ty);
    let mut new = rw.create_operation(state).result(rw, 0);
    if is_new_type {
        new = cast(rw, location, new, old);
    }
    rw.replace(op, [new]);
    Some(())
}

fn insert_by_constants(op: InsertSliceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (mut source, dest, location) = (op.source(rw), op.dest(rw), op.location(rw));
    let (numbers, values) = op.slice(rw);
    let mut slice = Slice::new(numbers, values);
    if !slice.fold_constants(rw, true) || !slice.is_within(shape(dest.ty(rw))) {
        return None;
    }
    let rank = shape(source.ty(rw)).len();
    let ty = slice_type(dest.ty(rw), &slice.numbers[1], rank)?;
    if ty != *source.ty(rw) {
        source = cast(rw, location, source, ty);
    }
    let ty = dest.ty(rw).clone();
    let state = slice.state(InsertSliceOp::INFO, location, &[source, dest], ty);
    let new = rw.create_operation(state).result(rw, 0);
    rw.replace(op, [new]);
    Some(())
}

/// The type with what both types know of the shape; `None` if they contradict each other. `joinShapes`.
fn join(one: &Type, two: &Type) -> Option<Type> {
    let (Some(left), Some(right)) = (one.shape(), two.shape()) else {
        return Some(if one.shape().is_some() { one } else { two }.clone());
    };
    if left.len() != right.len() {
        return None;
    }
    let pairs = left.iter().zip(right);
    let sizes = pairs.map(|(left, right)| match (*left, *right) {
        (DYNAMIC, size) | (size, DYNAMIC) => Some(size),
        (left, right) => (left == right).then_some(left),
    });
    let sizes: Vec<i64> = sizes.collect::<Option<_>>()?;
    Some(RankedTensorType::new(sizes, one.element_type()?.clone()).into())
}

/// A cast of a cast is a cast, unless the type in the middle checks something.
fn join_casts(op: CastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let middle = op.source(rw);
    let source = middle.defining::<CastOp>(rw)?.source(rw);
    let (from, between, to) = (source.ty(rw), middle.ty(rw), op.dest(rw).ty(rw));
    let joined = join(&join(from, between)?, to)?;
    if joined != join(from, to)? {
        return None;
    }
    let to = to.clone();
    let new = cast(rw, op.location(rw), source, to);
    rw.replace(op, [new]);
    Some(())
}

/// An element of a cast is that of what it casts.
fn extract_from_cast(op: ExtractOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.tensor(rw).defining::<CastOp>(rw)?.source(rw);
    source.ty(rw).shape()?;
    let mut state = OperationState::new(ExtractOp::INFO, op.location(rw));
    state.operands.push(source);
    state.operands.extend_from_slice(op.indices(rw));
    state.result_types.push(op.result(rw).ty(rw).clone());
    let new = rw.create_operation(state).result(rw, 0);
    rw.replace(op, [new]);
    Some(())
}
