//! Canonicalization patterns of pooling, convolutions, clamps, transpositions and selections.

use super::checks::{constant, constant_integers, dim};
use super::{
    ClampOp, ConcatOp, ConstShapeOp, Conv2DOp, DYNAMIC, DepthwiseConv2DOp, LogicalNotOp,
    MaxPool2dOp, NanPropagationMode, NanPropagationModeAttr, PadOp, ReshapeOp, SelectOp,
    TransposeOp, shapeType,
};
use crate::tosa::quantized::{element, is_uniform, storage_type};
use ods_runtime::attributes::{DenseArrayAttr, DenseElementsAttr, IntegerAttr};
use ods_runtime::prelude::*;
use std::cmp::Ordering;

impl Canonicalize for SelectOp {
    /// The negation of a condition changes the branches.
    fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()> {
        let (on_true, on_false) = (self.input2(rw), self.input3(rw));
        let condition = self.input1(rw).defining::<LogicalNotOp>(rw)?.input1(rw);
        self.operation()
            .set_operands(rw, &[condition, on_false, on_true]);
        Some(())
    }
}

/// A new operation like `op`, with other operands and some other attributes.
pub(super) fn rebuilt(
    op: Operation,
    rw: &mut Rewriter<'_>,
    operands: &[Value],
    changes: Vec<(&str, Attribute)>,
) -> Option<Value> {
    let info = op.info(rw)?;
    let mut state = OperationState::new(info, op.location(rw));
    state.operands.extend_from_slice(operands);
    let results = op.results(rw).iter();
    state
        .result_types
        .extend(results.map(|result| result.ty(rw).clone()));
    for name in info.attribute_names() {
        if let Some(value) = op.attribute(rw, name) {
            state.set_attribute(name, value.clone());
        }
    }
    for (name, value) in changes {
        state.set_attribute(name, value);
    }
    rw.create_operation(state).results(rw).first().copied()
}

/// A shape; a size that is dynamic becomes -1.
pub(super) fn const_shape(
    rw: &mut Rewriter<'_>,
    location: Location,
    sizes: &[i64],
) -> Option<Value> {
    let sizes = sizes
        .iter()
        .map(|size| if *size == DYNAMIC { -1 } else { *size });
    let sizes: Vec<i64> = sizes.collect();
    let list = RankedTensorType::new([sizes.len() as i64], Type::index());
    let values = DenseElementsAttr::from_i64s(list.into(), &sizes)?;
    let mut state = OperationState::new(ConstShapeOp::INFO, location);
    state.set_attribute("values", values.into());
    let rank = i32::try_from(sizes.len()).ok()?;
    state.result_types.push(shapeType::get(rank).into());
    Some(rw.create_operation(state).result(rw, 0))
}

impl CanonicalizationPatterns for MaxPool2dOp {
    fn patterns(set: &mut PatternSet) {
        set.add(erase_trivial_pool);
        set.add(|op: Self, rw: &mut Rewriter<'_>| {
            let kernel = op.kernel(rw).to_vec();
            let fits = |pad: &[i64]| {
                pad.iter()
                    .enumerate()
                    .all(|(at, pad)| *pad < kernel[at / 2])
            };
            let (input, pad) = (op.input(rw), op.pad(rw).to_vec());
            merge_pad(op.operation(), rw, input, &pad, fits, is_lowest)
        });
    }
}

/// Pooling of one element changes nothing.
fn erase_trivial_pool(op: MaxPool2dOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let input = op.input(rw);
    let types = [input.ty(rw), op.output(rw).ty(rw)];
    let is_one = |ty: &&Type| ty.has_static_shape() && dim(ty, 1) == 1 && dim(ty, 2) == 1;
    if !types.iter().all(is_one) || types[0] != types[1] {
        return None;
    }
    rw.replace(op, [input]);
    Some(())
}

impl CanonicalizationPatterns for Conv2DOp {
    fn patterns(set: &mut PatternSet) {
        set.add(|op: Self, rw: &mut Rewriter<'_>| {
            let (input, zero) = (op.input(rw), op.input_zp(rw));
            let pad = op.pad(rw).to_vec();
            let is_zero = |ir: &Ir, value| is_zero_point(ir, value, zero);
            merge_pad(op.operation(), rw, input, &pad, |_| true, is_zero)
        });
    }
}

impl CanonicalizationPatterns for DepthwiseConv2DOp {
    fn patterns(set: &mut PatternSet) {
        set.add(|op: Self, rw: &mut Rewriter<'_>| {
            let (input, zero) = (op.input(rw), op.input_zp(rw));
            let pad = op.pad(rw).to_vec();
            let is_zero = |ir: &Ir, value| is_zero_point(ir, value, zero);
            merge_pad(op.operation(), rw, input, &pad, |_| true, is_zero)
        });
    }
}

/// The element of a constant that has one.
fn single_element(ir: &Ir, value: Value) -> Option<Attribute> {
    let elements = constant(ir, value)?;
    (elements.num_elements() == 1)
        .then(|| elements.get(0))
        .flatten()
}

/// Whether a constant is the least number of its type.
fn is_lowest(ir: &Ir, value: Value) -> bool {
    match single_element(ir, value) {
        Some(Attribute::Float(float)) => {
            let lowest = -float.float_type().largest();
            float.to_f64().total_cmp(&lowest) == Ordering::Equal
        }
        Some(Attribute::Integer(integer)) => {
            let number = integer.value();
            if integer.ty().is_unsigned_integer() {
                number.is_zero()
            } else {
                number.is_signed_min()
            }
        }
        _ => false,
    }
}

/// Whether what is padded with is zero: that of floats, or the zero point of integers.
fn is_zero_point(ir: &Ir, value: Value, zero: Value) -> bool {
    match single_element(ir, value) {
        Some(Attribute::Float(float)) => float.is_zero(),
        Some(integer) => {
            let zero = constant_integers(ir, zero);
            zero.is_some_and(|zero| zero.first().copied() == integer.as_i64())
        }
        None => false,
    }
}

/// Padding before an operation that pads, too, becomes part of that.
fn merge_pad(
    op: Operation,
    rw: &mut Rewriter<'_>,
    input: Value,
    pad: &[i64],
    fits: impl Fn(&[i64]) -> bool,
    is_neutral: impl Fn(&Ir, Value) -> bool,
) -> Option<()> {
    /// The most padding of the level 8K.
    const MAX_PAD: i64 = 8192;
    let padded = input.defining::<PadOp>(rw)?;
    let padding = constant_integers(rw, padded.padding(rw))?;
    let [0, 0, inner @ .., 0, 0] = padding.as_slice() else {
        return None;
    };
    if inner.len() != 4 || pad.len() != 4 {
        return None;
    }
    let merged = inner
        .iter()
        .zip(pad)
        .map(|(inner, pad)| inner.wrapping_add(*pad));
    let merged: Vec<i64> = merged.collect();
    let is_small = merged.iter().all(|pad| *pad <= MAX_PAD);
    if !is_small || !fits(&merged) || !is_neutral(rw, padded.pad_const(rw)) {
        return None;
    }
    let mut operands = op.operands(rw).to_vec();
    operands[0] = padded.input1(rw);
    let mut changes = vec![("pad", DenseArrayAttr::from_i64s(&merged).into())];
    // MLIR writes the default, too.
    let has_bound = op
        .info(rw)?
        .attribute_names()
        .any(|name| name == "local_bound");
    if has_bound && op.attribute(rw, "local_bound").is_none() {
        changes.push(("local_bound", Attribute::bool(false)));
    }
    let new = rebuilt(op, rw, &operands, changes)?;
    rw.replace(op, [new]);
    Some(())
}

impl CanonicalizationPatterns for ConcatOp {
    fn patterns(set: &mut PatternSet) {
        set.add(erase_trivial_concat);
    }
}

/// One tensor that is concatenated is that tensor, perhaps with less known of its type.
fn erase_trivial_concat(op: ConcatOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let [input] = *op.input1(rw) else {
        return None;
    };
    let ty = op.output(rw).ty(rw).clone();
    if *input.ty(rw) == ty {
        rw.replace(op, [input]);
        return Some(());
    }
    let mut cast = OperationState::new(crate::tensor::CastOp::INFO, op.location(rw));
    cast.operands.push(input);
    cast.result_types.push(ty);
    let cast = rw.create_operation(cast).result(rw, 0);
    rw.replace(op, [cast]);
    Some(())
}

impl CanonicalizationPatterns for TransposeOp {
    fn patterns(set: &mut PatternSet) {
        set.add(merge_transpositions);
        set.add(transposition_is_reshape);
    }
}

/// A transposition of a transposition is one.
fn merge_transpositions(op: TransposeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let inner = op.input1(rw).defining::<TransposeOp>(rw)?;
    let (outer_perms, inner_perms) = (op.perms(rw), inner.perms(rw));
    if outer_perms.len() != inner_perms.len() || outer_perms.is_empty() {
        return None;
    }
    let perms = outer_perms.iter();
    let perms = perms.map(|perm| inner_perms.get(usize::try_from(*perm).ok()?).copied());
    let perms: Vec<i32> = perms.collect::<Option<_>>()?;
    let perms = vec![("perms", DenseArrayAttr::from_i32s(&perms).into())];
    let input = inner.input1(rw);
    let new = rebuilt(op.operation(), rw, &[input], perms)?;
    rw.replace(op, [new]);
    Some(())
}

/// A transposition that keeps the order of the dimensions with several indices is a reshape.
fn transposition_is_reshape(op: TransposeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (input, output) = (op.input1(rw), op.output(rw));
    if input.defining::<TransposeOp>(rw).is_some() {
        return None;
    }
    let is_transposed = |user: Operation| TransposeOp::cast(user, rw).is_some();
    if output.uses(rw).any(|it| is_transposed(it.owner)) {
        return None;
    }
    let ty = input.ty(rw);
    if ty.num_dynamic_dims()? > 1 {
        return None;
    }
    let perms = op.perms(rw).iter().map(|perm| usize::try_from(*perm).ok());
    let perms: Vec<usize> = perms.collect::<Option<_>>()?;
    let moved: Vec<usize> = perms
        .iter()
        .copied()
        .filter(|at| dim(ty, *at) != 1)
        .collect();
    if !moved.is_sorted() {
        return None;
    }
    let sizes: Vec<i64> = perms.iter().map(|at| dim(ty, *at)).collect();
    let shape = const_shape(rw, op.location(rw), &sizes)?;
    let mut state = OperationState::new(ReshapeOp::INFO, op.location(rw));
    state.operands.extend([input, shape]);
    state.result_types.push(output.ty(rw).clone());
    let new = rw.create_operation(state).result(rw, 0);
    rw.replace(op, [new]);
    Some(())
}

impl CanonicalizationPatterns for ClampOp {
    fn patterns(set: &mut PatternSet) {
        set.add(erase_trivial_clamp);
        set.add(merge_clamps);
    }
}

/// A clamp to all numbers of the type changes nothing.
fn erase_trivial_clamp(op: ClampOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (input, ty) = (op.input(rw), element(op.input(rw).ty(rw)));
    let is_all = match (op.min_val(rw), op.max_val(rw)) {
        (Attribute::Float(min), Attribute::Float(max)) if ty.is_float() => {
            min.is_infinite() && min.is_negative() && max.is_infinite()
        }
        (Attribute::Integer(min), Attribute::Integer(max)) if ty.is_integer() => {
            let (min, max) = (min.value(), max.value());
            if ty.is_unsigned_integer() || ty.is_integer_of(1) {
                min.is_zero() && max.is_all_ones()
            } else {
                min.is_signed_min() && max.is_signed_max()
            }
        }
        _ => false,
    };
    if !is_all || !input.ty(rw).has_rank() {
        return None;
    }
    rw.replace(op, [input]);
    Some(())
}

/// The order of two bounds of type `ty`.
fn compare(ty: &Type, left: &Attribute, right: &Attribute) -> Option<Ordering> {
    match (left, right) {
        (Attribute::Float(left), Attribute::Float(right)) => left.compare(right),
        (Attribute::Integer(left), Attribute::Integer(right)) => {
            let (left, right) = (left.value(), right.value());
            Some(if ty.is_unsigned_integer() {
                left.ucmp(&right)
            } else {
                left.scmp(&right)
            })
        }
        _ => None,
    }
}

/// A clamp of a clamp is one, if they overlap.
fn merge_clamps(op: ClampOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let inner = op.input(rw).defining::<ClampOp>(rw)?;
    let (mode, inner_mode) = (op.nan_mode(rw), inner.nan_mode(rw));
    let ignores = |mode| mode == NanPropagationMode::IGNORE;
    if ignores(mode) && !ignores(inner_mode) {
        return None;
    }
    let ty = element(op.input(rw).ty(rw));
    let storage = is_uniform(ty).then(|| storage_type(ty)).flatten();
    let ty = storage.unwrap_or_else(|| ty.clone());
    let (min, max) = (op.min_val(rw), op.max_val(rw));
    let (inner_min, inner_max) = (inner.min_val(rw), inner.max_val(rw));
    let are_ordered = |low, high| compare(&ty, low, high) == Some(Ordering::Less);
    if !are_ordered(min, inner_max) || !are_ordered(inner_min, max) {
        return None;
    }
    let min = if are_ordered(min, inner_min) {
        inner_min
    } else {
        min
    };
    let max = if are_ordered(inner_max, max) {
        inner_max
    } else {
        max
    };
    // A type with a sign, or without, is that of the elements.
    let typed = |bound: &Attribute| match bound {
        Attribute::Integer(integer) => IntegerAttr::from_apint(&ty, &integer.value()).into(),
        _ => bound.clone(),
    };
    let mode = if mode == inner_mode {
        mode
    } else {
        NanPropagationMode::IGNORE
    };
    let changes = vec![
        ("min_val", typed(min)),
        ("max_val", typed(max)),
        ("nan_mode", NanPropagationModeAttr::get(mode).into()),
    ];
    let input = inner.input(rw);
    let new = rebuilt(op.operation(), rw, &[input], changes)?;
    rw.replace(op, [new]);
    Some(())
}
