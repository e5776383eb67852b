//! What is done with tensors that are filled.

use super::{empty, fill, size_of, state_of};
use crate::affine::Applied;
use crate::arith::ConstantOp;
use crate::linalg::body::Cast::OfAttribute;
use crate::linalg::body::Step::{Argument, Cast};
use crate::linalg::body::Target;
use crate::linalg::{CopyOp, FillOp, PackOp, TransposeOp};
use crate::mixed::{Mixed, mixed, split};
use crate::slices::Slice;
use crate::tensor::{
    CollapseShapeOp, ConcatOp, ExpandShapeOp, ExtractOp, InsertSliceOp, PadOp, cast,
};
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl CanonicalizationPatterns for FillOp {
    fn patterns(set: &mut PatternSet) {
        set.add(concat_filled);
        set.add(copy_filled);
        set.add(copy_over_filled);
        set.add(extract_filled);
        set.add(pack_filled);
        set.add(pad_filled);
        set.add(reshape_filled::<CollapseShapeOp>);
        set.add(reshape_filled::<ExpandShapeOp>);
        set.add(insert_padded_into_filled);
        set.add(transpose_filled);
    }
}

/// The value that fills a tensor, and what the tensor was before.
fn filled(tensor: Value, ir: &Ir) -> Option<[Value; 2]> {
    let fill = tensor.defining::<FillOp>(ir)?;
    fill.operation().operands(ir).try_into().ok()
}

/// Fills `output` in place of `op`, whose only result has the type of `output`.
fn fill_instead(
    rw: &mut Rewriter<'_>,
    op: Operation,
    location: Location,
    value: Value,
    output: Value,
) -> Option<()> {
    let new = fill(rw, location, value, output)?;
    rw.replace_with(op, new);
    Some(())
}

/// Tensors that are filled alike are concatenated, and then filled: `FoldConcatsOfFill`.
fn concat_filled(op: ConcatOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let all = op.inputs(rw).iter().map(|input| filled(*input, rw));
    let all: Vec<[Value; 2]> = all.collect::<Option<_>>()?;
    let [value, _] = *all.first()?;
    let constant = value.constant(rw);
    for [other, _] in &all {
        let is_same = match (&constant, other.constant(rw)) {
            (Some(constant), Some(other)) => *constant == other,
            _ => value == *other,
        };
        is_same.then_some(())?;
    }
    let ty = op.operation().result(rw, 0).ty(rw).clone();
    let (_, sizes) = op.inferred_sizes(rw)?;
    // A result that knows other sizes than the inputs would need a cast.
    if ty.shape()? != sizes {
        return None;
    }
    let location = op.location(rw);
    let mut state = OperationState::of(op.operation(), rw);
    let outputs: Vec<Value> = all.iter().map(|[_, output]| *output).collect();
    state.operands = outputs.as_slice().into();
    state.result_types.push(ty);
    let output = rw.create_operation(state).result(rw, 0);
    fill_instead(rw, op.operation(), location, value, output)
}

/// A copy of a tensor that is filled fills the other one: `FoldFillWithCopy`.
fn copy_filled(op: CopyOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let [input, output] = op.operation().operands(rw) else {
        return None;
    };
    let ([value, _], output) = (filled(*input, rw)?, *output);
    // The copy may cast elements.
    let has_type = *value.ty(rw) == super::element_or_self(output.ty(rw));
    has_type.then_some(())?;
    fill_instead(rw, op.operation(), op.location(rw), value, output)
}

/// What is overwritten need not be filled: `FoldFillWithCopy`.
fn copy_over_filled(op: CopyOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let [input, output] = op.operation().operands(rw) else {
        return None;
    };
    let ([_, before], input) = (filled(*output, rw)?, *input);
    let steps = [Argument(0), Cast(OfAttribute, Target::Argument(1))];
    let location = op.location(rw);
    let mut state = state_of(rw, CopyOp::INFO, location, [&[input], &[before]], &steps)?;
    super::set_segments(&mut state, &[1, 1]);
    let new = rw.create_operation(state);
    rw.replace_with(op, new);
    Some(())
}

/// An element of a tensor is what the tensor is filled with: `FoldFillWithTensorExtract`.
fn extract_filled(op: ExtractOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let [value, _] = filled(op.tensor(rw), rw)?;
    if value.ty(rw) != op.result(rw).ty(rw) {
        return None;
    }
    rw.replace(op, value);
    Some(())
}

/// Packing a tensor fills the packed one, if padding is the same value: `FoldFillWithPack`.
fn pack_filled(op: PackOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let [value, _] = filled(op.source(rw), rw)?;
    let is_padded_with = |padding: Value, ir: &Ir| {
        let (padding, number) = (Mixed::Dynamic(padding), Mixed::Dynamic(value));
        let constant = padding.number(ir);
        padding == number || (constant.is_some() && constant == number.number(ir))
    };
    let output = op.dest(rw);
    let fits = op
        .padding_value(rw)
        .is_none_or(|padding| is_padded_with(padding, rw));
    if !fits || !output.has_one_use(rw) {
        return None;
    }
    fill_instead(rw, op.operation(), op.location(rw), value, output)
}

fn symbols(count: u32) -> AffineMap {
    let symbols = (1..count).map(AffineExpr::Symbol);
    let sum = symbols.fold(AffineExpr::Symbol(0), |sum, symbol| sum + symbol);
    AffineMap::new(0, count, [sum])
}

/// The size of a padded dimension whose size the type does not know.
fn padded_size(rw: &mut Rewriter<'_>, op: PadOp, dim: usize, sides: [Mixed; 2]) -> Option<Mixed> {
    let location = op.location(rw);
    let size = size_of(rw, location, op.source(rw), dim)?;
    let sum = Applied::new(rw, &symbols(3), &[size, sides[0], sides[1]])?;
    Some(match sum.build(rw, location) {
        Mixed::Static(number) => {
            Mixed::Dynamic(ConstantOp::build_index(rw, location, number).result(rw))
        }
        size @ Mixed::Dynamic(_) => size,
    })
}

/// A tensor that is padded with what it is filled with is a larger one that is filled: `FoldFillWithPad`.
fn pad_filled(op: PadOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw);
    let [value, _] = filled(source, rw)?;
    if op.padding_value(rw) != Some(value) {
        return None;
    }
    let fill_location = source.defining_op(rw)?.location(rw);
    let ty = op.result(rw).ty(rw).clone();
    let shape = ty.shape()?.to_vec();
    let sides: Vec<[Mixed; 2]> = (op.low_widths(rw).into_iter())
        .zip(op.high_widths(rw))
        .map(|(low, high)| [low, high])
        .collect();
    // What has a sum has one with the size as well, so that nothing is built in vain.
    let has_sum = |sides: &[Mixed; 2]| Applied::new(rw, &symbols(2), sides).is_some();
    if sides.len() != shape.len() || !sides.iter().all(has_sum) {
        return None;
    }
    let mut sizes = Vec::new();
    for (dim, (size, sides)) in shape.into_iter().zip(sides).enumerate() {
        sizes.push(match size {
            DYNAMIC => padded_size(rw, op, dim, sides)?,
            size => Mixed::Static(size),
        });
    }
    let init = empty(rw, op.location(rw), &sizes, ty.element_type()?.clone());
    let mut new = fill(rw, fill_location, value, init)?.result(rw, 0);
    if *new.ty(rw) != ty {
        new = cast(rw, fill_location, new, ty);
    }
    rw.replace(op, new);
    Some(())
}

/// The tensor is reshaped before it is filled: `FoldFillWithTensorReshape`.
fn reshape_filled<O: Op>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.operation();
    let source = *op.operands(rw).first()?;
    let [value, before] = filled(source, rw)?;
    let mut state = OperationState::of(op, rw);
    state.location = source.defining_op(rw)?.location(rw);
    state.operands[0] = before;
    state.result_types.push(op.result(rw, 0).ty(rw).clone());
    let output = rw.create_operation(state).result(rw, 0);
    fill_instead(rw, op, op.location(rw), value, output)
}

/// `FoldFillWithTranspose`.
fn transpose_filled(op: TransposeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let [input, output] = op.operation().operands(rw) else {
        return None;
    };
    let ([value, _], output) = (filled(*input, rw)?, *output);
    fill_instead(rw, op.operation(), op.location(rw), value, output)
}

/// The lists of an insertion.
fn lists_of(op: InsertSliceOp, ir: &Ir) -> [Vec<Mixed>; 3] {
    [
        mixed(op.static_offsets(ir), op.offsets(ir)),
        mixed(op.static_sizes(ir), op.sizes(ir)),
        mixed(op.static_strides(ir), op.strides(ir)),
    ]
}

fn has_all_dimensions(op: InsertSliceOp, ir: &Ir) -> bool {
    let rank = |value: Value| value.ty(ir).shape().map(<[i64]>::len);
    rank(op.source(ir)) == rank(op.dest(ir))
}

/// Whether two slices have nothing in common, as far as that is known.
fn are_disjoint(one: InsertSliceOp, other: InsertSliceOp, ir: &Ir) -> bool {
    let ends = |op: InsertSliceOp, dim: usize| {
        let number = |list: &[i64]| list.get(dim).copied().filter(|number| *number != DYNAMIC);
        let start = number(op.static_offsets(ir))?;
        let last = number(op.static_sizes(ir))?.checked_sub(1)?;
        let distance = last.checked_mul(number(op.static_strides(ir))?)?;
        Some((start, start.checked_add(distance)?))
    };
    let are_apart = |dim: usize| match (ends(one, dim), ends(other, dim)) {
        (Some((start, end)), Some((other_start, other_end))) => {
            end < other_start || other_end < start
        }
        _ => false,
    };
    (0..one.static_offsets(ir).len()).any(are_apart)
}

/// The tensor that a chain of insertions writes into that do not write where `op` does.
fn first_destination(op: InsertSliceOp, ir: &Ir) -> Option<Value> {
    let mut dest = op.dest(ir);
    let mut seen = Vec::new();
    while let Some(before) = dest.defining::<InsertSliceOp>(ir) {
        // One that depends on itself, in unreachable code, would never be done.
        if !has_all_dimensions(before, ir) || seen.contains(&before) {
            return None;
        }
        if !are_disjoint(op, before, ir) {
            break;
        }
        seen.push(before);
        dest = before.dest(ir);
    }
    Some(dest)
}

/// A tensor is inserted without padding where the padding is already: `FoldInsertPadIntoFill`.
fn insert_padded_into_filled(op: InsertSliceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let pad = op.source(rw).defining::<PadOp>(rw)?;
    if !has_all_dimensions(op, rw) {
        return None;
    }
    let [value, _] = filled(first_destination(op, rw)?, rw)?;
    if pad.padding_value(rw) != Some(value) {
        return None;
    }
    let location = op.location(rw);
    let [offsets, _, strides] = lists_of(op, rw);
    let offsets = pad.low_widths(rw).into_iter().zip(offsets);
    let offsets = offsets.map(|(low, offset)| Applied::new(rw, &symbols(2), &[low, offset]));
    let offsets: Vec<Applied> = offsets.collect::<Option<_>>()?;
    let mut new_offsets = Vec::new();
    for offset in offsets {
        new_offsets.push(offset.build(rw, location));
    }
    let (source, dest) = (pad.source(rw), op.dest(rw));
    let mut sizes = Vec::new();
    for dim in 0..source.ty(rw).shape()?.len() {
        sizes.push(size_of(rw, location, source, dim)?);
    }
    let [offsets, sizes, strides] = [new_offsets, sizes, strides].map(|list| split(&list));
    let slice = Slice::new(
        [&offsets.0, &sizes.0, &strides.0],
        [&offsets.1, &sizes.1, &strides.1],
    );
    let ty = dest.ty(rw).clone();
    let state = slice.state(InsertSliceOp::INFO, location, &[source, dest], ty);
    let new = rw.create_operation(state);
    rw.replace_with(op, new);
    Some(())
}
