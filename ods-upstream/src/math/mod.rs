//! `math`: functions on integers and floats.

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Math/IR/MathOps.td")]
    #![dialect("math")]
}
