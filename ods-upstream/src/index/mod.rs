//! `index`: operations on indices. The hooks are those of `ods-dialects`.

#[path = "../../../ods-dialects/src/index/canonicalize.rs"]
mod canonicalize;
#[path = "../../../ods-dialects/src/index/compare.rs"]
mod compare;
#[path = "../../../ods-dialects/src/index/constant.rs"]
mod constant;
#[path = "../../../ods-dialects/src/index/fold.rs"]
mod fold;
#[path = "../../../ods-dialects/src/index/int_range.rs"]
mod int_range;
#[path = "../../../ods-dialects/src/index/range.rs"]
mod range;

use ods_runtime::interfaces::CastOpInterface;
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Index/IR/IndexOps.td")]
    #![dialect("index")]
}

/// Casts are between an index and an integer.
macro_rules! casts {
    ($($op:ident)*) => {
        $(impl CastOpInterface for $op {
            fn are_cast_compatible(inputs: &[Type], outputs: &[Type]) -> bool {
                let both = inputs.first().zip(outputs.first());
                both.is_some_and(|(from, to)| from.is_index() != to.is_index())
            }
        })*
    };
}

casts! { CastSOp CastUOp }
