//! `index`: operations on indices.

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Index/IR/IndexOps.td")]
    #![dialect("index")]
}
