//! `index`: operations on indices. The hooks are those of `ods-dialects`.

#[path = "../../../ods-dialects/src/index/canonicalize.rs"]
mod canonicalize;
#[path = "../../../ods-dialects/src/index/cast.rs"]
mod cast;
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

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Index/IR/IndexOps.td")]
    #![dialect("index")]
}
