//! Views: of parts, of bytes, and their sizes.

use super::{cast, constant_number, forgotten_source};
use crate::arith::IndexCastOp;
use crate::layout::{Layout, with_layout, with_strides};
use crate::memref::subview::full_type;
use crate::memref::{CastOp, DimOp, LoadOp, ReshapeOp, SubViewOp, ViewOp};
use crate::slices::Slice;
use ods_runtime::prelude::*;
use ods_runtime::types::{DYNAMIC, MemRefType};

impl CanonicalizationPatterns for DimOp {
    fn patterns(set: &mut PatternSet) {
        set.add(size_of_reshape);
    }
}

impl CanonicalizationPatterns for ViewOp {
    fn patterns(set: &mut PatternSet) {
        set.add(view_bytes_by_constants);
        set.add(view_bytes_of_cast);
    }
}

impl CanonicalizationPatterns for SubViewOp {
    fn patterns(set: &mut PatternSet) {
        set.add(view_by_constants);
        set.add(view_cast);
        set.add(view_all);
    }
}

/// Makes offsets, sizes and strides static that are constants. A cast keeps the type for the users.
fn view_by_constants(op: SubViewOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (source, location) = (op.source(rw), op.location(rw));
    let Type::MemRef(from) = source.ty(rw) else {
        return None;
    };
    let numbers = [
        op.static_offsets(rw),
        op.static_sizes(rw),
        op.static_strides(rw),
    ];
    let values = [op.offsets(rw), op.sizes(rw), op.strides(rw)];
    let mut slice = Slice::new(numbers, values);
    if !slice.fold_constants(rw, false) || !slice.is_within(from.shape()) {
        return None;
    }
    let ty = reduced_type(op, rw, from, &slice)?;
    let old = op.result(rw).ty(rw).clone();
    let state = slice.state(SubViewOp::INFO, location, &[source], ty);
    let new = rw.create_operation(state).result(rw, 0);
    let cast = cast(rw, location, new, old);
    rw.replace(op, [cast]);
    Some(())
}

/// The type of a slice of `source`, with the dimensions left out that `op` leaves out.
fn reduced_type(op: SubViewOp, ir: &Ir, source: &MemRefType, slice: &Slice) -> Option<Type> {
    let [offsets, sizes, strides] = &slice.numbers;
    let full = full_type(source, offsets, sizes, strides)?;
    let dropped = op.dropped(ir)?;
    if !dropped.contains(&true) {
        return Some(full.into());
    }
    let layout = Layout::of(&full)?;
    let kept = |numbers: &[i64]| {
        let pairs = numbers.iter().zip(&dropped);
        let kept = pairs.filter(|(_, is_dropped)| !**is_dropped);
        kept.map(|(number, _)| *number).collect::<Vec<i64>>()
    };
    let (shape, strides) = (kept(full.shape()), kept(&layout.strides()));
    Some(with_strides(source, &shape, layout.offset(), &strides).into())
}

fn slice_of(op: SubViewOp, ir: &Ir) -> Slice {
    let numbers = [
        op.static_offsets(ir),
        op.static_sizes(ir),
        op.static_strides(ir),
    ];
    Slice::new(numbers, [op.offsets(ir), op.sizes(ir), op.strides(ir)])
}

/// A view of a cast that only forgets what is static is one of what it casts.
fn view_cast(op: SubViewOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = forgotten_source(rw, op.source(rw))?;
    let slice = slice_of(op, rw);
    let Type::MemRef(from) = source.ty(rw) else {
        return None;
    };
    if slice.has_constants(rw) {
        return None;
    }
    let ty = reduced_type(op, rw, from, &slice)?;
    let (location, old) = (op.location(rw), op.result(rw).ty(rw).clone());
    let state = slice.state(SubViewOp::INFO, location, &[source], ty);
    let new = rw.create_operation(state).result(rw, 0);
    let new = cast(rw, location, new, old);
    rw.replace(op, [new]);
    Some(())
}

/// A view of all that is there is a cast.
fn view_all(op: SubViewOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (source, ty) = (op.source(rw), op.result(rw).ty(rw).clone());
    let shape = source.ty(rw).shape()?;
    let slice = slice_of(op, rw);
    let [offsets, sizes, strides] = slice.known(rw);
    let are_all = |list: &[Option<i64>], number| list.iter().all(|it| *it == Some(number));
    let is_all = ty.rank() == Some(shape.len())
        && are_all(&offsets, 0)
        && are_all(&strides, 1)
        && sizes.into_iter().eq(shape.iter().map(|size| Some(*size)));
    if !is_all {
        return None;
    }
    let mut new = source;
    if ty != *source.ty(rw) {
        let location = op.location(rw);
        new = cast(rw, location, source, ty);
    }
    rw.replace(op, [new]);
    Some(())
}

/// Makes sizes static that are constants.
fn view_bytes_by_constants(op: ViewOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let old = op.operation().result(rw, 0).ty(rw).clone();
    let Type::MemRef(memref) = &old else {
        return None;
    };
    let mut shape = memref.shape().to_vec();
    let mut kept = Vec::new();
    let dynamic = shape.iter_mut().filter(|size| **size == DYNAMIC);
    for (size, value) in dynamic.zip(op.sizes(rw)) {
        match constant_number(rw, *value).filter(|number| *number >= 0) {
            Some(number) => *size = number,
            None => kept.push(*value),
        }
    }
    if shape == memref.shape() {
        return None;
    }
    let ty = with_layout(memref, &shape, memref.layout().cloned());
    let location = op.location(rw);
    let mut state = OperationState::new(ViewOp::INFO, location);
    state.operands.extend([op.source(rw), op.byte_shift(rw)]);
    state.operands.extend(kept);
    state.result_types.push(ty.into());
    let new = rw.create_operation(state).result(rw, 0);
    let new = cast(rw, location, new, old);
    rw.replace(op, [new]);
    Some(())
}

/// The bytes of a cast are those of what it casts.
fn view_bytes_of_cast(op: ViewOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw).defining::<CastOp>(rw)?.source(rw);
    if !matches!(source.ty(rw), Type::MemRef(_)) {
        return None;
    }
    rw.modify(op, |rw| op.operation().set_operand(rw, 0, source));
    Some(())
}

/// A reshaped memref has the sizes that it was reshaped with, which are read right after, if the index is known there.
fn size_of_reshape(op: DimOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let reshape = op.source(rw).defining::<ReshapeOp>(rw)?;
    let (sizes, location, index) = (reshape.shape(rw), op.location(rw), op.index(rw));
    let (reshape, op) = (reshape.operation(), op.operation());
    let block = reshape.parent_block(rw);
    if index.parent_block(rw) == block {
        let definition = index.defining_op(rw);
        if definition.is_some_and(|definition| reshape.is_before_in_block(rw, definition)) {
            return None;
        }
    } else if op.parent_block(rw) != block {
        let outer = index.parent_block(rw)?.parent_region(rw)?;
        let inner = reshape.parent_region(rw)?;
        if outer == inner || !outer.is_ancestor_of(rw, inner) {
            return None;
        }
    }
    rw.set_insert_point_after(reshape);
    let mut state = OperationState::new(LoadOp::INFO, location);
    state.operands.extend([sizes, index]);
    state.set_attribute("nontemporal", Attribute::bool(false));
    state
        .result_types
        .push(sizes.ty(rw).element_type()?.clone());
    let mut size = rw.create_operation(state).result(rw, 0);
    if !size.ty(rw).is_index() {
        size = IndexCastOp::build(rw, location, Type::index(), size).out(rw);
    }
    rw.replace(op, [size]);
    Some(())
}
