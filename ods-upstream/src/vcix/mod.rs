//! `vcix`: vector coprocessors of SiFive.

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/LLVMIR/VCIXOps.td")]
    #![dialect("vcix")]
}
