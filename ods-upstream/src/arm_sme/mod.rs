//! `arm_sme`: matrix instructions of Arm's SME.

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/ArmSME/IR/ArmSMEOps.td")]
    #![dialect("arm_sme")]
    #![vocabulary("vocabulary.txt")]
}
