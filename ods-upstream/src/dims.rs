//! What the operations `dim` of `memref` and `tensor` share.

use ods_runtime::interfaces::Speculatability;
use ods_runtime::prelude::*;
use ods_runtime::traits::ConstantLike;

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
