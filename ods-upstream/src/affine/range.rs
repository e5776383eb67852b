//! The range of what `affine.apply` computes.

use super::AffineApplyOp;
use ods_runtime::affine::{AffineBinaryOp, AffineExpr};
use ods_runtime::attributes::ApInt;
use ods_runtime::interfaces::int_range::{self as infer, OverflowFlags};
use ods_runtime::interfaces::{ConstantIntRanges, InferIntRangeInterface, SetIntRange};
use ods_runtime::prelude::*;

impl InferIntRangeInterface for AffineApplyOp {
    fn infer_result_ranges(
        self,
        ir: &Ir,
        arg_ranges: &[ConstantIntRanges],
        set_result_ranges: &mut SetIntRange<'_>,
    ) {
        let map = self.map(ir);
        let ranges = arg_ranges.split_at_checked(map.num_dims() as usize);
        let (Some((dims, symbols)), [result]) = (ranges, map.results()) else {
            return;
        };
        if let Some(range) = range_of(result, dims, symbols) {
            set_result_ranges(self.operation().result(ir, 0), range);
        }
    }
}

const NO_SIGNED_WRAP: OverflowFlags = OverflowFlags {
    nsw: true,
    nuw: false,
};

/// The range of an expression: MLIR's `inferAffineExpr`. `None` if it has an input that does not exist.
fn range_of(
    expr: &AffineExpr,
    dims: &[ConstantIntRanges],
    symbols: &[ConstantIntRanges],
) -> Option<ConstantIntRanges> {
    // Sums are left-associated, and may be long.
    let mut terms = Vec::new();
    let mut first = expr;
    while let AffineExpr::Binary(binary) = first
        && binary.op() == AffineBinaryOp::Add
    {
        terms.push(binary.rhs());
        first = binary.lhs();
    }
    let mut range = match first {
        AffineExpr::Constant(value) => ConstantIntRanges::constant(ApInt::from_i64(64, *value)),
        AffineExpr::Dim(position) => dims.get(*position as usize)?.clone(),
        AffineExpr::Symbol(position) => symbols.get(*position as usize)?.clone(),
        AffineExpr::Binary(binary) => {
            let lhs = range_of(binary.lhs(), dims, symbols)?;
            let rhs = range_of(binary.rhs(), dims, symbols)?;
            match binary.op() {
                AffineBinaryOp::Add => infer::infer_add(&lhs, &rhs, NO_SIGNED_WRAP),
                AffineBinaryOp::Mul => infer::infer_mul(&lhs, &rhs, NO_SIGNED_WRAP),
                AffineBinaryOp::Mod => remainder(&lhs, &rhs),
                AffineBinaryOp::FloorDiv => infer::infer_floor_div_s(&lhs, &positive(&rhs)),
                AffineBinaryOp::CeilDiv => infer::infer_ceil_div_s(&lhs, &positive(&rhs)),
            }
        }
    };
    for term in terms.into_iter().rev() {
        range = infer::infer_add(&range, &range_of(term, dims, symbols)?, NO_SIGNED_WRAP);
    }
    Some(range)
}

/// The range of a divisor: only positive numbers divide.
fn positive(range: &ConstantIntRanges) -> ConstantIntRanges {
    let one = ApInt::one(range.width());
    let unsigned = ConstantIntRanges::from_unsigned(range.umin().umax(&one), range.umax().clone());
    let signed = ConstantIntRanges::from_signed(range.smin().smax(&one), range.smax().clone());
    unsigned.intersection(&signed)
}

/// The range of a remainder, which is at least 0 and less than the divisor.
fn remainder(lhs: &ConstantIntRanges, rhs: &ConstantIntRanges) -> ConstantIntRanges {
    let width = rhs.width();
    let (least, most) = (lhs.smin(), lhs.smax());
    let divisor = rhs.smax();
    if divisor.is_zero() {
        return ConstantIntRanges::max_range(width);
    }
    let is_natural = !least.is_negative();
    let is_positive = rhs.smin().sgt(&ApInt::zero(width));
    if is_positive && is_natural && most.ult(rhs.smin()) {
        return ConstantIntRanges::from_unsigned(least.clone(), most.clone());
    }
    // Dividends between two multiples of the divisor have remainders without a gap.
    if rhs.smin() == divisor
        && is_natural
        && most.wrapping_sub(least).ult(divisor)
        && least.udiv(divisor) == most.udiv(divisor)
        && let (Some(first), Some(last)) = (least.urem(divisor), most.urem(divisor))
    {
        return ConstantIntRanges::from_unsigned(first, last);
    }
    let last = divisor.wrapping_sub(&ApInt::one(width));
    ConstantIntRanges::from_unsigned(ApInt::zero(width), last)
}
