//! `arm_sve`: vector instructions of Arm's SVE.

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/ArmSVE/IR/ArmSVE.td")]
    #![dialect("arm_sve")]
}
