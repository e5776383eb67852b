//! `ub`: undefined behaviour.

pub use ods_dialects::ub::PoisonAttrInterface;

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/UB/IR/UBOps.td")]
    #![dialect("ub")]
    #![vocabulary("vocabulary.txt")]
}
