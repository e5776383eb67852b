//! `xevm`: operations of Intel's GPUs below `gpu`.

mod blocks;

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/LLVMIR/XeVMOps.td")]
    #![dialect("xevm")]
}

impl VerifyParameters for XeVMTargetAttr {
    /// The builder of the definition only asserts in C++, so that `mlir-opt` accepts all parameters.
    fn verify_parameters(&self) -> Result<(), String> {
        Ok(())
    }
}
