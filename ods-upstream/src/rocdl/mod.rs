//! `rocdl`: intrinsics of AMD's GPUs. What is declarative; the verifiers are not written.

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/LLVMIR/ROCDLOps.td")]
    #![dialect("rocdl")]
    #![vocabulary("vocabulary.txt")]
}

impl VerifyParameters for ROCDLTargetAttr {
    /// The builder of the definition only asserts in C++, so that `mlir-opt` accepts all parameters.
    fn verify_parameters(&self) -> Result<(), String> {
        Ok(())
    }
}
