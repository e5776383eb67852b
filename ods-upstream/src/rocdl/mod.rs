//! `rocdl`: intrinsics of AMD's GPUs.

mod text;

use crate::LLVM::LLVMFuncOp;
use ods_runtime::interfaces::ArgAndResultAttrsOpInterface;
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

impl VerifyOperationAttribute for ROCDLDialect {
    fn verify_operation_attribute(op: Operation, ir: &Ir, attr: &NamedAttribute) -> VerifyResult {
        if attr.name != "rocdl.kernel" || LLVMFuncOp::cast(op, ir).is_some() {
            return Ok(());
        }
        // The name is in both kinds of quotes, as in MLIR.
        let message = "'\"rocdl.kernel\"' attribute attached to unexpected op";
        Err(Diagnostic::error(op.location(ir), message))
    }
}

impl ArgAndResultAttrsOpInterface for MbcntLoOp {}

impl ArgAndResultAttrsOpInterface for MbcntHiOp {}
