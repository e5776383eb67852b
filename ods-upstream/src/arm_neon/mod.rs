//! `arm_neon`: vector instructions of Arm's Neon.

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/ArmNeon/ArmNeon.td")]
    #![dialect("arm_neon")]
    #![vocabulary("vocabulary.txt")]
}
