//! `gpu.module`: whether its targets are right. Whether they have the operations in it is verified with these.

use super::GPUModuleOp;
use ods_runtime::prelude::*;

impl Verify for GPUModuleOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        #[cfg(feature = "nvvm")]
        crate::NVVM::targets::verify_module(self, ir)?;
        let _ = ir;
        Ok(())
    }
}
