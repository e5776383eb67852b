//! `vcix`: vector coprocessors.

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/LLVMIR/VCIXOps.td")]
    #![dialect("vcix")]
}
