//! `omp`: OpenMP.
//!
//! What is declarative; the text of most clauses and the verifiers are missing.

use ods_runtime::__private::class::TypeClassKind;
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/OpenMP/OpenMPOps.td")]
    #![dialect("omp")]
}

/// The class of types that are like pointers: memrefs and pointers of `llvm`.
#[derive(Clone, Copy, Debug)]
pub enum PointerLikeType {}

impl TypeClassKind for PointerLikeType {
    const NAME: &'static str = "";

    fn contains(ty: &Type) -> bool {
        ty.is_any_memref() || crate::LLVM::is_pointer(ty)
    }
}
