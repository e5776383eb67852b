//! Paddings: of nothing, of casts, with constants, and after each other.

use super::{cast, forgotten_source};
#[cfg(feature = "linalg")]
use crate::affine::Applied;
use crate::mixed::{Mixed, mixed, split};
use crate::slices::Slice;
use crate::tensor::fold::forgets_only;
use crate::tensor::{CastOp, ExtractSliceOp, PadOp, YieldOp, shape, tensor_of};
#[cfg(feature = "linalg")]
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;
use ods_runtime::traits::ConstantLike;
use ods_runtime::types::DYNAMIC;

impl CanonicalizationPatterns for PadOp {
    fn patterns(set: &mut PatternSet) {
        set.add(pad_by_nothing);
        set.add(pad_cast);
        set.add(cast_padded);
        set.add(pad_orthogonally);
        set.add(pad_by_constants);
        set.add(pad_padded);
    }
}

impl PadOp {
    pub(crate) fn low_widths(self, ir: &Ir) -> Vec<Mixed> {
        mixed(self.static_low(ir), self.low(ir))
    }

    pub(crate) fn high_widths(self, ir: &Ir) -> Vec<Mixed> {
        mixed(self.static_high(ir), self.high(ir))
    }

    /// Which dimensions are padded, or may be.
    fn padded_dims(self, ir: &Ir) -> Vec<bool> {
        let sides = self.low_widths(ir).into_iter().zip(self.high_widths(ir));
        sides
            .map(|(low, high)| !low.is_zero(ir) || !high.is_zero(ir))
            .collect()
    }

    /// The value that is added everywhere, if it is one: MLIR's `getConstantPaddingValue`.
    pub(crate) fn padding_value(self, ir: &Ir) -> Option<Value> {
        let block = self.region(ir).entry_block(ir)?;
        let value = YieldOp::cast(block.last_op(ir)?, ir)?.value(ir);
        let is_constant = || {
            let op = value.defining_op(ir);
            op.is_some_and(|op| op.has_trait::<ConstantLike>(ir))
        };
        (value.parent_block(ir) != Some(block) || is_constant()).then_some(value)
    }
}

/// Builds a padding that adds what `op` adds; the body moves to it.
fn repad(
    rw: &mut Rewriter<'_>,
    op: PadOp,
    source: Value,
    ty: Type,
    [low, high]: [&[Mixed]; 2],
) -> Value {
    let mut state = OperationState::of(op.operation(), rw);
    state.operands.clear();
    state.operands.push(source);
    let mut segments = vec![1];
    for (name, widths) in [("static_low", low), ("static_high", high)] {
        let (numbers, values) = split(widths);
        segments.push(i32::try_from(values.len()).unwrap_or(i32::MAX));
        state.operands.extend(values);
        state.set_attribute(name, DenseArrayAttr::from_i64s(&numbers).into());
    }
    let segments = DenseArrayAttr::from_i32s(&segments);
    state.set_attribute("operandSegmentSizes", segments.into());
    state.result_types.push(ty);
    state.regions.clear();
    state.new_regions = 1;
    let new = rw.create_operation(state);
    let (from, to) = (op.region(rw), new.regions(rw)[0]);
    rw.inline_region_at_end(from, to);
    new.result(rw, 0)
}

/// Padding by nothing is a cast.
fn pad_by_nothing(op: PadOp, rw: &mut Rewriter<'_>) -> Option<()> {
    if op.nofold(rw) || op.padded_dims(rw).contains(&true) {
        return None;
    }
    let (location, ty) = (op.location(rw), op.result(rw).ty(rw).clone());
    let new = cast(rw, location, op.source(rw), ty);
    rw.replace(op, [new]);
    Some(())
}

/// Pads what a cast casts that only forgets what is static.
fn pad_cast(op: PadOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = forgotten_source(rw, op.source(rw))?;
    let old = op.result(rw).ty(rw).clone();
    let lists = op.static_low(rw).iter().zip(op.static_high(rw));
    let sizes = shape(source.ty(rw)).iter().zip(lists).zip(shape(&old));
    let sizes = sizes.map(|((size, (low, high)), old)| match [size, low, high] {
        all if all.contains(&&DYNAMIC) => *old,
        _ => size.wrapping_add(*low).wrapping_add(*high),
    });
    let sizes: Vec<i64> = sizes.collect();
    if sizes.iter().any(|size| *size < 0 && *size != DYNAMIC) {
        return None;
    }
    let ty = tensor_of(&old, &sizes, None);
    if ty == old {
        rw.modify(op, |rw| op.operation().set_operand(rw, 0, source));
        return Some(());
    }
    let (low, high) = (op.low_widths(rw), op.high_widths(rw));
    let new = repad(rw, op, source, ty, [&low, &high]);
    let location = op.location(rw);
    let new = cast(rw, location, new, old);
    rw.replace(op, [new]);
    Some(())
}

/// A padding that is only cast to static sizes has them.
fn cast_padded(op: PadOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let padded = op.result(rw);
    let user = padded.uses(rw).next().filter(|_| padded.has_one_use(rw))?;
    let user = CastOp::cast(user.owner, rw)?;
    let ty = user.dest(rw).ty(rw).clone();
    if !forgets_only(&ty, padded.ty(rw)) {
        return None;
    }
    let (low, high) = (op.low_widths(rw), op.high_widths(rw));
    let new = repad(rw, op, op.source(rw), ty, [&low, &high]);
    rw.replace(user, [new]);
    rw.erase(op);
    Some(())
}

/// Makes widths static that are constants, if the type becomes more static.
fn pad_by_constants(op: PadOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let known = |widths: Vec<Mixed>, ir: &Ir| -> Vec<Mixed> {
        let known = widths
            .into_iter()
            .map(|it| it.number(ir).map_or(it, Mixed::Static));
        known.collect()
    };
    let (low, high) = (known(op.low_widths(rw), rw), known(op.high_widths(rw), rw));
    let (source, old) = (op.source(rw), op.result(rw).ty(rw).clone());
    let widths = low.iter().zip(&high);
    let all = shape(source.ty(rw)).iter().zip(widths).zip(shape(&old));
    let sizes = all.map(|((size, widths), old)| match (*old, *size, widths) {
        (DYNAMIC, DYNAMIC, _) => DYNAMIC,
        (DYNAMIC, size, (Mixed::Static(low), Mixed::Static(high))) => {
            size.wrapping_add(*low).wrapping_add(*high)
        }
        (old, _, _) => old,
    });
    let sizes: Vec<i64> = sizes.collect();
    let is_size = |size: &i64| *size >= 0 || *size == DYNAMIC;
    if sizes == shape(&old)
        || sizes.iter().all(|size| *size == DYNAMIC)
        || !sizes.iter().all(is_size)
    {
        return None;
    }
    let ty = tensor_of(&old, &sizes, None);
    let new = repad(rw, op, source, ty, [&low, &high]);
    let location = op.location(rw);
    let new = cast(rw, location, new, old);
    rw.replace(op, [new]);
    Some(())
}

/// The sums of the widths of two paddings on one side, and what builds them.
#[cfg(feature = "linalg")]
fn sums(ir: &Ir, [one, other]: [Vec<Mixed>; 2]) -> Option<Vec<Applied>> {
    let map = AffineMap::new(2, 0, [AffineExpr::dim(0) + AffineExpr::dim(1)]);
    let pairs = one.into_iter().zip(other);
    let sums = pairs.map(|(one, other)| Applied::new(ir, &map, &[one, other]));
    sums.collect()
}

#[cfg(feature = "linalg")]
fn build(rw: &mut Rewriter<'_>, location: Location, sums: &[Applied]) -> Vec<Mixed> {
    sums.iter().map(|sum| sum.build(rw, location)).collect()
}

/// The sums of the widths of two paddings on one side. Without `affine`, which comes with `linalg`, they are only known of
/// numbers, and of nothing and something.
#[cfg(not(feature = "linalg"))]
fn sums(_: &Ir, [one, other]: [Vec<Mixed>; 2]) -> Option<Vec<Mixed>> {
    let sum = |pair: (Mixed, Mixed)| match pair {
        (Mixed::Static(one), Mixed::Static(other)) => one.checked_add(other).map(Mixed::Static),
        (Mixed::Static(0), other) | (other, Mixed::Static(0)) => Some(other),
        _ => None,
    };
    one.into_iter().zip(other).map(sum).collect()
}

#[cfg(not(feature = "linalg"))]
fn build(_: &mut Rewriter<'_>, _: Location, sums: &[Mixed]) -> Vec<Mixed> {
    sums.to_vec()
}

/// Two paddings after each other with one value are one.
fn pad_padded(op: PadOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let inner = op.source(rw).defining::<PadOp>(rw)?;
    let value = op.padding_value(rw)?;
    if op.nofold(rw) || inner.nofold(rw) || inner.padding_value(rw) != Some(value) {
        return None;
    }
    let high = sums(rw, [op.high_widths(rw), inner.high_widths(rw)])?;
    let low = sums(rw, [op.low_widths(rw), inner.low_widths(rw)])?;
    let (location, ty) = (op.location(rw), op.result(rw).ty(rw).clone());
    let high = build(rw, location, &high);
    let low = build(rw, location, &low);
    let new = repad(rw, op, inner.source(rw), ty, [&low, &high]);
    rw.replace(op, [new]);
    Some(())
}

/// Slicing and padding some dimensions, and then others, is done at once: MLIR's `FoldOrthogonalPaddings`.
fn pad_orthogonally(op: PadOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let inner_slice = op.source(rw).defining::<ExtractSliceOp>(rw)?;
    let outer = inner_slice.source(rw).defining::<PadOp>(rw)?;
    let outer_slice = outer.source(rw).defining::<ExtractSliceOp>(rw)?;
    let rank = shape(op.source(rw).ty(rw)).len();
    let has_rank = |op: ExtractSliceOp| op.static_sizes(rw).len() == rank;
    let has_unit_stride = |op: ExtractSliceOp| op.static_strides(rw).iter().all(|it| *it == 1);
    let slices = [inner_slice, outer_slice];
    if outer.nofold(rw)
        || !slices
            .into_iter()
            .all(|it| has_rank(it) && has_unit_stride(it))
    {
        return None;
    }
    let has_zero_low = |op: PadOp| op.low_widths(rw).iter().all(|low| low.is_zero(rw));
    if !has_zero_low(op) || !has_zero_low(outer) {
        return None;
    }
    let values = [op, outer].map(|op| op.padding_value(rw)?.constant(rw));
    if values[0].is_none() || values[0] != values[1] {
        return None;
    }
    let (inner_dims, outer_dims) = (op.padded_dims(rw), outer.padded_dims(rw));
    let offsets = |op: ExtractSliceOp| mixed(op.static_offsets(rw), op.offsets(rw));
    let sizes = |op: ExtractSliceOp| mixed(op.static_sizes(rw), op.sizes(rw));
    let (inner_offsets, outer_offsets) = (offsets(inner_slice), offsets(outer_slice));
    let (mut new_sizes, outer_sizes) = (sizes(inner_slice), sizes(outer_slice));
    let (own_high, outer_high) = (op.high_widths(rw), outer.high_widths(rw));
    let padded = shape(inner_slice.source(rw).ty(rw));
    let (mut new_offsets, mut high) = (Vec::new(), Vec::new());
    for dim in 0..rank {
        let (inner_is_padded, outer_is_padded) = (inner_dims[dim], outer_dims[dim]);
        if inner_is_padded && outer_is_padded {
            return None;
        }
        let (from_inner, from_outer) = (inner_offsets[dim], outer_offsets[dim]);
        new_offsets.push(if !inner_is_padded && from_inner.is_zero(rw) {
            from_outer
        } else if !outer_is_padded && from_outer.is_zero(rw) {
            from_inner
        } else {
            return None;
        });
        if outer_is_padded {
            let size = *padded.get(dim)?;
            if size == DYNAMIC || new_sizes[dim].number(rw) != Some(size) {
                return None;
            }
            new_sizes[dim] = outer_sizes[dim];
        }
        high.push(match (inner_is_padded, outer_is_padded) {
            (true, _) => own_high[dim],
            (_, true) => outer_high[dim],
            _ => Mixed::Static(0),
        });
    }
    let (whole, location) = (outer_slice.source(rw), op.location(rw));
    let [offsets, sizes] = [split(&new_offsets), split(&new_sizes)];
    let ty = tensor_of(whole.ty(rw), &sizes.0, None);
    let strides = vec![1; rank];
    let slice = Slice::new(
        [&offsets.0, &sizes.0, &strides],
        [&offsets.1, &sizes.1, &[]],
    );
    let state = slice.state(ExtractSliceOp::INFO, location, &[whole], ty);
    let source = rw.create_operation(state).result(rw, 0);
    let (low, ty) = (op.low_widths(rw), op.result(rw).ty(rw).clone());
    let new = repad(rw, op, source, ty, [&low, &high]);
    rw.replace(op, [new]);
    Some(())
}
