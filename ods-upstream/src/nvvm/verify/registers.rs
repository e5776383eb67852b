//! Special registers: their ranges, which attributes give.

use super::wrong;
use crate::LLVM::ConstantRangeAttr;
use crate::NVVM::{
    BlockDimXOp, BlockDimYOp, BlockDimZOp, BlockIdXOp, BlockIdYOp, BlockIdZOp, BlockInClusterIdXOp,
    BlockInClusterIdYOp, BlockInClusterIdZOp, ClusterDim, ClusterDimBlocksXOp, ClusterDimBlocksYOp,
    ClusterDimBlocksZOp, ClusterDimXOp, ClusterDimYOp, ClusterDimZOp, ClusterId, ClusterIdXOp,
    ClusterIdYOp, ClusterIdZOp, GridDimXOp, GridDimYOp, GridDimZOp, GridIdOp, LaneIdOp, SmDimOp,
    SmIdOp, ThreadIdXOp, ThreadIdYOp, ThreadIdZOp, WarpDimOp, WarpIdOp, WarpSizeOp,
};
use ods_runtime::attributes::ApInt;
use ods_runtime::interfaces::InferIntRangeInterface;
use ods_runtime::interfaces::int_range::{ConstantIntRanges, IntegerValueRange, SetIntRange};
use ods_runtime::prelude::*;

/// A number as an unsigned one.
fn unsigned_text(number: &ApInt) -> String {
    // One more bit, so that it is not a negative number.
    number.zext(number.width() + 1).to_string()
}

/// Verifies that bounds which are equal mean all numbers or none.
fn verify_range(op: Operation, ir: &Ir, range: Option<&ConstantRangeAttr>) -> VerifyResult {
    let Some(range) = range else {
        return Ok(());
    };
    let lower = range.lower();
    if lower != range.upper() || lower.is_zero() || lower.is_all_ones() {
        return Ok(());
    }
    let width = lower.width();
    let (least, most) = (ApInt::zero(width), ApInt::all_ones(width));
    let (least, most) = (unsigned_text(&least), unsigned_text(&most));
    let message = format!(
        "invalid range attribute: Lower == Upper, but they aren't min ({least}) or max ({most}) value! This is an \
         invalid constant range."
    );
    wrong(op, ir, message)
}

/// The range that an attribute gives, if it is one of numbers of the result and does not wrap around.
fn known_range(result: &Type, range: Option<&ConstantRangeAttr>) -> Option<ConstantIntRanges> {
    let range = range?;
    let (lower, upper) = (range.lower(), range.upper());
    let is_alike = ConstantIntRanges::storage_width(result) == lower.width();
    // As in C++, the upper bound belongs to the range.
    let is_ordered = lower.ule(upper) && lower.sle(upper);
    let bounds =
        || ConstantIntRanges::new(lower.clone(), upper.clone(), lower.clone(), upper.clone());
    (is_alike && is_ordered).then(bounds)
}

macro_rules! registers {
    ($($op:ident)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                verify_range(self.operation(), ir, self.range(ir))
            }
        }

        impl InferIntRangeInterface for $op {
            fn infer_result_ranges(
                self,
                ir: &Ir,
                _: &[ConstantIntRanges],
                set_result_ranges: &mut SetIntRange<'_>,
            ) {
                let result = self.operation().result(ir, 0);
                let known = known_range(result.ty(ir), self.range(ir));
                if let Some(range) = known.or_else(|| IntegerValueRange::max_range(ir, result).0) {
                    set_result_ranges(result, range);
                }
            }
        }
    )*};
}

registers! {
    BlockDimXOp BlockDimYOp BlockDimZOp BlockIdXOp BlockIdYOp BlockIdZOp BlockInClusterIdXOp
    BlockInClusterIdYOp BlockInClusterIdZOp ClusterDim ClusterDimBlocksXOp ClusterDimBlocksYOp
    ClusterDimBlocksZOp ClusterDimXOp ClusterDimYOp ClusterDimZOp ClusterId ClusterIdXOp
    ClusterIdYOp ClusterIdZOp GridDimXOp GridDimYOp GridDimZOp GridIdOp LaneIdOp SmDimOp SmIdOp
    ThreadIdXOp ThreadIdYOp ThreadIdZOp WarpDimOp WarpIdOp WarpSizeOp
}
