//! `ub`: undefined behaviour. The hooks are those of `ods-dialects`.
//!
//! [`all`](crate::all) has the dialect of `ods-dialects` instead, on which its `arith` depends.

#[path = "../../../ods-dialects/src/ub/hooks.rs"]
mod hooks;

pub use ods_dialects::ub::PoisonAttrInterface;

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/UB/IR/UBOps.td")]
    #![dialect("ub")]
    #![vocabulary("vocabulary.txt")]
}
