//! `x86vector`: vector instructions of x86.

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/X86Vector/X86Vector.td")]
    #![dialect("x86vector")]
}
