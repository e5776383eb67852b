//! `bufferization`: from tensors to buffers.
//!
//! The text, the verifiers, the inferred types, folders and canonicalization of all operations.

mod alloc_tensor;
mod attributes;
mod canonicalize;
mod fold;
mod verify;

#[cfg(feature = "transform")]
pub use crate::lowerings::bufferization::*;
use ods_runtime::constraint::class::TypeClassKind;
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Bufferization/IR/BufferizationOps.td")]
    #![dialect("bufferization")]
    #![vocabulary("vocabulary.txt")]
}

/// The class of types that are tensors for bufferization: those of `builtin`.
#[derive(Clone, Copy, Debug)]
pub enum TensorLikeType {}

impl TypeClassKind for TensorLikeType {
    const NAME: &'static str = "";

    fn contains(ty: &Type) -> bool {
        ty.is_tensor()
    }
}

/// The class of types that are buffers for bufferization: memrefs.
#[derive(Clone, Copy, Debug)]
pub enum BufferLikeType {}

impl TypeClassKind for BufferLikeType {
    const NAME: &'static str = "";

    fn contains(ty: &Type) -> bool {
        ty.is_any_memref()
    }
}

/// Whether a tensor has the shape and the elements of a buffer: `typesMatchAfterBufferization`.
fn types_match(tensor: &Type, buffer: &Type) -> bool {
    tensor.shape() == buffer.shape() && tensor.element_type() == buffer.element_type()
}
