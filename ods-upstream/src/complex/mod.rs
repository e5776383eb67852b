//! `complex`: arithmetic on complex numbers.

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Complex/IR/ComplexOps.td")]
    #![dialect("complex")]
}
