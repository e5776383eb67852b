//! What the operations `dim` of `memref` and `tensor` share.

use ods_runtime::attributes::ApInt;
use ods_runtime::interfaces::{ConstantIntRanges, Speculatability};
use ods_runtime::prelude::*;
use ods_runtime::traits::ConstantLike;
use ods_runtime::types::DYNAMIC;

/// The width of `index`.
const BITS: u32 = 64;

/// The speculatability of the size of a dimension: beyond the rank there is none.
pub(crate) fn speculatability(ir: &Ir, source: Value, index: Value) -> Speculatability {
    let constant = index
        .defining_op(ir)
        .filter(|op| op.has_trait::<ConstantLike>(ir))
        .and_then(|op| op.attribute(ir, "value")?.as_i64());
    let rank = source.ty(ir).shape().map(<[i64]>::len);
    match (constant, rank.and_then(|rank| i64::try_from(rank).ok())) {
        (Some(index), Some(rank)) if index < rank => Speculatability::Speculatable,
        _ => Speculatability::NotSpeculatable,
    }
}

/// The range of a size: that of the sizes of the dimensions that `index`, the range of the index, may name.
pub(crate) fn range(ty: &Type, index: Option<&ConstantIntRanges>) -> ConstantIntRanges {
    let size = |size: i64| ApInt::from_i64(BITS, size);
    let any = || ConstantIntRanges::from_signed(size(0), size(i64::MAX));
    let Some(shape) = ty.shape() else {
        return any();
    };
    let bound = |bound: &ApInt| bound.to_i64().unwrap_or_default();
    let (first, last) = index.map_or((0, i64::MAX), |it| (bound(it.smin()), bound(it.smax())));
    let may_be = |at: usize| i64::try_from(at).is_ok_and(|at| first <= at && at <= last);
    let sizes = shape.iter().enumerate().filter(|(at, _)| may_be(*at));
    let ranges = sizes.map(|(_, found)| match *found {
        DYNAMIC => any(),
        found => ConstantIntRanges::constant(size(found)),
    });
    let union = ranges.reduce(|one, other| one.union(&other));
    union.unwrap_or_else(any)
}

macro_rules! infer_range {
    ($op:ident) => {
        impl ods_runtime::interfaces::InferIntRangeInterface for $op {
            fn infer_result_ranges_from_optional(
                self,
                ir: &Ir,
                arg_ranges: &[ods_runtime::interfaces::IntegerValueRange],
                set_result_ranges: &mut ods_runtime::interfaces::SetIntLattice<'_>,
            ) {
                let index = arg_ranges.get(1).and_then(|range| range.0.as_ref());
                let range = crate::dims::range(self.source(ir).ty(ir), index);
                let range = ods_runtime::interfaces::IntegerValueRange(Some(range));
                set_result_ranges(self.result(ir), range);
            }
        }
    };
}
pub(crate) use infer_range;
