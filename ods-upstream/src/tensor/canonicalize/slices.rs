//! Slices with constants, and of casts.

use super::{cast, forgotten_source};
use crate::slices::{Slice, dropped_dims, dropped_dims_if_dynamic_match, reduced_type_mismatch};
use crate::tensor::fold::forgets_only;
use crate::tensor::{
    CastOp, ExtractSliceOp, InsertSliceOp, ParallelInsertSliceOp, encoding, shape, tensor_of,
};
use ods_runtime::ir::InsertPoint;
use ods_runtime::prelude::*;
use ods_runtime::types::RankedTensorType;

impl CanonicalizationPatterns for ExtractSliceOp {
    fn patterns(set: &mut PatternSet) {
        set.add(extract_by_constants);
        set.add(extract_from_cast);
    }
}

impl CanonicalizationPatterns for InsertSliceOp {
    fn patterns(set: &mut PatternSet) {
        set.add(insert_by_constants::<Self>);
        set.add(insert_casts::<Self>);
        set.add(cast_inserted::<Self>);
    }
}

impl CanonicalizationPatterns for ParallelInsertSliceOp {
    fn patterns(set: &mut PatternSet) {
        set.add(insert_by_constants::<Self>);
        set.add(insert_casts::<Self>);
        set.add(cast_inserted::<Self>);
    }
}

/// An operation that inserts a slice.
trait Insert: Op + Copy {
    fn parts(self, ir: &Ir) -> (Value, Value, Slice);

    /// Where a cast of the source may be made.
    fn outside(self, ir: &Ir) -> Operation;
}

macro_rules! insert {
    ($op:ident, $outside:expr) => {
        impl Insert for $op {
            fn parts(self, ir: &Ir) -> (Value, Value, Slice) {
                let numbers = [
                    self.static_offsets(ir),
                    self.static_sizes(ir),
                    self.static_strides(ir),
                ];
                let values = [self.offsets(ir), self.sizes(ir), self.strides(ir)];
                (self.source(ir), self.dest(ir), Slice::new(numbers, values))
            }

            fn outside(self, ir: &Ir) -> Operation {
                let outside: fn(Operation, &Ir) -> Operation = $outside;
                outside(self.operation(), ir)
            }
        }
    };
}

insert!(InsertSliceOp, |op, _| op);
// The region of the operation around it has only such operations.
insert!(ParallelInsertSliceOp, |op, ir| op
    .parent_op(ir)
    .unwrap_or(op));

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

/// A slice of a cast that only forgets what is static is one of what it casts.
fn extract_from_cast(op: ExtractSliceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = forgotten_source(rw, op.source(rw))?;
    let (numbers, values) = op.slice(rw);
    let slice = Slice::new(numbers, values);
    if slice.has_constants(rw) || !slice.is_within(shape(source.ty(rw))) {
        return None;
    }
    let (location, ty) = (op.location(rw), op.result(rw).ty(rw).clone());
    let state = slice.state(ExtractSliceOp::INFO, location, &[source], ty);
    let new = rw.create_operation(state);
    rw.replace_with(op, new);
    Some(())
}

/// A cast to static sizes gives them to the slice.
pub(super) fn slice_of_cast(op: CastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let extract = op.source(rw).defining::<ExtractSliceOp>(rw)?;
    let (from, to) = (op.source(rw).ty(rw), op.dest(rw).ty(rw));
    if !forgets_only(to, from) || from.shape() == to.shape() {
        return None;
    }
    let ((numbers, values), to) = (extract.slice(rw), to.clone());
    let mut slice = Slice::new(numbers, values);
    let dropped = dropped_dims(numbers[1], shape(from)).unwrap_or_default();
    slice.set_sizes(&dropped, shape(&to));
    let state = slice.state(
        ExtractSliceOp::INFO,
        op.location(rw),
        &[extract.source(rw)],
        to,
    );
    let new = rw.create_operation(state);
    rw.replace_with(op, new);
    Some(())
}

/// Inserts a slice instead of `op`, with a cast if the result has another type.
fn replace_insert<O: Insert>(
    rw: &mut Rewriter<'_>,
    op: O,
    slice: Slice,
    [source, dest]: [Value; 2],
) {
    let (op, ty) = (op.operation(), dest.ty(rw).clone());
    let location = op.location(rw);
    let mut state = slice.state(O::INFO, location, &[source, dest], ty.clone());
    let Some(result) = op.results(rw).first() else {
        state.result_types.clear();
        rw.create_operation(state);
        rw.erase(op);
        return;
    };
    let old = result.ty(rw).clone();
    let mut new = rw.create_operation(state).result(rw, 0);
    if ty != old {
        new = cast(rw, location, new, old);
    }
    rw.replace(op, [new]);
}

/// The source with another type, by a cast where one may be.
fn cast_source<O: Insert>(rw: &mut Rewriter<'_>, op: O, source: Value, ty: Type) -> Value {
    let (outside, location) = (op.outside(rw), op.operation().location(rw));
    rw.with_insert_point(InsertPoint::Before(outside), |rw| {
        cast(rw, location, source, ty)
    })
}

fn insert_by_constants<O: Insert>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let (mut source, dest, mut slice) = op.parts(rw);
    if !slice.fold_constants(rw, true) || !slice.is_within(shape(dest.ty(rw))) {
        return None;
    }
    let rank = shape(source.ty(rw)).len();
    let ty = slice_type(dest.ty(rw), &slice.numbers[1], rank)?;
    if ty != *source.ty(rw) {
        source = cast_source(rw, op, source, ty);
    }
    replace_insert(rw, op, slice, [source, dest]);
    Some(())
}

/// Inserts what casts cast that only forget what is static.
fn insert_casts<O: Insert>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let (source, dest, mut slice) = op.parts(rw);
    if slice.has_constants(rw) {
        return None;
    }
    let of_casts = [source, dest].map(|value| forgotten_source(rw, value));
    if of_casts == [None; 2] {
        return None;
    }
    let [source, dest] = [of_casts[0].unwrap_or(source), of_casts[1].unwrap_or(dest)];
    let (from, to) = (source.ty(rw), dest.ty(rw));
    // The source may know more sizes than the slice.
    let dropped = dropped_dims_if_dynamic_match(&slice.numbers[1], shape(from))?;
    slice.set_sizes(&dropped, shape(from));
    let expected = tensor_of(to, &slice.numbers[1], encoding(to));
    if reduced_type_mismatch(&expected, from).is_some() || !slice.is_within(shape(to)) {
        return None;
    }
    replace_insert(rw, op, slice, [source, dest]);
    Some(())
}

/// Casts the source to the sizes that the slice knows.
fn cast_inserted<O: Insert>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let (source, dest, slice) = op.parts(rw);
    let from = source.ty(rw);
    if shape(from).len() != shape(dest.ty(rw)).len() {
        return None;
    }
    let mut sizes = shape(from).to_vec();
    let [_, known, _] = slice.known(rw);
    for (size, known) in sizes.iter_mut().zip(known) {
        if let Some(known) = known {
            *size = (known >= 0).then_some(known)?;
        }
    }
    let ty = tensor_of(from, &sizes, encoding(from));
    if ty == *from || !forgets_only(&ty, from) {
        return None;
    }
    let source = cast_source(rw, op, source, ty);
    replace_insert(rw, op, slice, [source, dest]);
    Some(())
}
