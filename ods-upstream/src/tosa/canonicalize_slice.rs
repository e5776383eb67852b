//! Canonicalization patterns of slices.

use super::canonicalize::{const_shape, rebuilt};
use super::checks::{constant_integers, dim};
use super::{ConcatOp, DYNAMIC, PadOp, SliceOp};
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for SliceOp {
    fn patterns(set: &mut PatternSet) {
        set.add(slice_of_concat);
        set.add(slice_of_pad);
        set.add(with_static_sizes);
    }
}

/// Where a slice begins and its sizes, if they are constants with as many numbers as the rank.
fn bounds(op: SliceOp, ir: &Ir, rank: usize) -> Option<(Vec<i64>, Vec<i64>)> {
    let start = constant_integers(ir, op.start(ir))?;
    let size = constant_integers(ir, op.size(ir))?;
    (start.len() == rank && size.len() == rank).then_some((start, size))
}

/// A slice of one of the tensors that are concatenated.
fn slice_of_concat(op: SliceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.input1(rw);
    let concat = source.defining::<ConcatOp>(rw)?;
    if !source.ty(rw).has_static_shape() {
        return None;
    }
    let (mut start, size) = bounds(op, rw, source.ty(rw).rank()?)?;
    let axis = usize::try_from(concat.axis(rw)).ok()?;
    let mut found = None;
    for input in concat.input1(rw) {
        if !input.ty(rw).has_static_shape() {
            return None;
        }
        let length = dim(input.ty(rw), axis);
        if start[axis] >= 0 && start[axis].wrapping_add(size[axis]) <= length {
            found = Some(*input);
            break;
        }
        start[axis] = start[axis].wrapping_sub(length);
    }
    let (input, location) = (found?, op.location(rw));
    let start = const_shape(rw, location, &start)?;
    let size = const_shape(rw, location, &size)?;
    let new = rebuilt(op.operation(), rw, &[input, start, size], Vec::new())?;
    rw.replace(op, [new]);
    Some(())
}

/// Padding that a slice cuts off is not needed.
fn slice_of_pad(op: SliceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.input1(rw);
    let pad = source.defining::<PadOp>(rw)?;
    let input = pad.input1(rw);
    if !source.has_one_use(rw) || !source.ty(rw).has_rank() {
        return None;
    }
    let shape = input.ty(rw).shape()?.to_vec();
    let rank = shape.len();
    let padding = constant_integers(rw, pad.padding(rw))?;
    let (start, size) = bounds(op, rw, rank)?;
    if padding.len() != 2 * rank {
        return None;
    }
    let (mut new_start, mut new_padding) = (start.clone(), padding.clone());
    let mut new_shape = vec![DYNAMIC; rank];
    for at in 0..rank {
        let (low, high) = (padding[2 * at], padding[2 * at + 1]);
        if shape[at] == DYNAMIC {
            // Only a dimension that is static may be cut.
            if start[at] != 0 || size[at] != -1 {
                return None;
            }
            continue;
        }
        let end = start[at].checked_add(size[at])?;
        let padded = low.checked_add(shape[at])?;
        if start[at] < 0 || end > padded.checked_add(high)? {
            return None;
        }
        new_start[at] = start[at].checked_sub(low)?.max(0);
        new_padding[2 * at] = low.checked_sub(start[at])?.max(0);
        new_padding[2 * at + 1] = end.checked_sub(padded)?.max(0);
        let low_and_size = new_padding[2 * at].checked_add(shape[at])?;
        new_shape[at] = low_and_size.checked_add(new_padding[2 * at + 1])?;
    }
    if new_start == start && new_padding == padding {
        return None;
    }
    let location = op.location(rw);
    let new_padding = const_shape(rw, location, &new_padding)?;
    let ty = RankedTensorType::new(new_shape, input.ty(rw).element_type()?.clone());
    let mut state = OperationState::new(PadOp::INFO, pad.location(rw));
    state
        .operands
        .extend([input, new_padding, pad.pad_const(rw)]);
    state.result_types.push(ty.into());
    let padded = rw.create_operation(state).result(rw, 0);
    let start = const_shape(rw, location, &new_start)?;
    let operands = [padded, start, op.size(rw)];
    let new = rebuilt(op.operation(), rw, &operands, Vec::new())?;
    rw.replace(op, [new]);
    Some(())
}

/// A size of -1 is that of the result, if that is static.
fn with_static_sizes(op: SliceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let mut sizes = constant_integers(rw, op.size(rw))?;
    let ty = op.output(rw).ty(rw);
    let mut is_changed = false;
    for (at, size) in sizes.iter_mut().enumerate() {
        if *size == -1 && dim(ty, at) != DYNAMIC {
            *size = dim(ty, at);
            is_changed = true;
        }
    }
    if !is_changed {
        return None;
    }
    let size = const_shape(rw, op.location(rw), &sizes)?;
    let operands = [op.input1(rw), op.start(rw), size];
    let new = rebuilt(op.operation(), rw, &operands, Vec::new())?;
    rw.replace(op, [new]);
    Some(())
}
