//! `x86vector`: vector instructions of x86.

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/X86Vector/X86Vector.td")]
    #![dialect("x86vector")]
}

impl Verify for MaskCompressOp {
    /// At most one source of the other elements, of the type of the result.
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (src, constant) = (self.src(ir), self.constant_src(ir));
        let ty = self.dst(ir).ty(ir);
        let message = if src.is_some() && constant.is_some() {
            "cannot use both src and constant_src"
        } else if src.is_some_and(|src| src.ty(ir) != ty) {
            "failed to verify that src and dst have same type"
        } else if constant.is_some_and(|constant| !constant.is_of_type(ty)) {
            "failed to verify that constant_src and dst have same type"
        } else {
            return Ok(());
        };
        Err(Diagnostic::error(self.location(ir), message))
    }
}
