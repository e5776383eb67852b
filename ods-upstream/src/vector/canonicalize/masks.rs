//! Canonicalization of `vector.create_mask` and `vector.mask`.

use super::constant_mask;
use crate::vector::facts::{constant_number, vector_type};
use crate::vector::{CreateMaskOp, MaskOp, VectorScaleOp, YieldOp};
use ods_dialects::arith::{MulIOp, SelectOp};
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for CreateMaskOp {
    fn patterns(set: &mut PatternSet) {
        set.add(mask_of_constants);
    }
}

/// The number that `vscale` is multiplied by: `getConstantVscaleMultiplier`.
fn vscale_multiplier(ir: &Ir, value: Value) -> Option<i64> {
    let is_vscale = |value: Value| value.defining::<VectorScaleOp>(ir).is_some();
    if is_vscale(value) {
        return Some(1);
    }
    let product = value.defining::<MulIOp>(ir)?;
    let (lhs, rhs) = (product.lhs(ir), product.rhs(ir));
    if is_vscale(lhs) {
        constant_number(ir, rhs)
    } else if is_vscale(rhs) {
        constant_number(ir, lhs)
    } else {
        None
    }
}

/// A mask whose bounds are all known. As upstream, a bound of 0 of a scalable dimension is not.
fn mask_of_constants(op: CreateMaskOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let mask = op.operation().result(rw, 0);
    let vector = vector_type(rw, mask)?;
    let sizes = match vector.shape() {
        [] => &[1],
        sizes => sizes,
    };
    let mut bounds = Vec::new();
    for (dim, (bound, size)) in op.operation().operands(rw).iter().zip(sizes).enumerate() {
        let number = if let Some(number) = constant_number(rw, *bound) {
            if vector.is_scalable_dim(dim) && number >= 0 {
                return None;
            }
            number
        } else {
            let multiplier = vscale_multiplier(rw, *bound)?;
            if multiplier < *size {
                return None;
            }
            multiplier
        };
        bounds.push(number.clamp(0, *size));
    }
    if bounds.contains(&0) {
        bounds.fill(0);
    }
    let ty = mask.ty(rw).clone();
    let new = constant_mask(rw, op.location(rw), &bounds, &ty);
    rw.replace(op, new);
    Some(())
}

impl CanonicalizationPatterns for MaskOp {
    fn patterns(set: &mut PatternSet) {
        set.add(empty_mask_as_select);
    }
}

fn empty_mask_as_select(op: MaskOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let first = op.mask_region(rw).entry_block(rw)?.first_op(rw)?;
    let &[value] = YieldOp::cast(first, rw)?.operation().operands(rw) else {
        return None;
    };
    let (mask, other) = (op.mask(rw), op.passthru(rw)?);
    let new = SelectOp::build(rw, op.location(rw), mask, value, other);
    rw.replace_with(op, new);
    Some(())
}
