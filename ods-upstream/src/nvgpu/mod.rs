//! `nvgpu`: operations of NVIDIA's GPUs.

mod mma;
mod tensor_map;
mod verify;
mod warpgroup;

use crate::gpu::{AddressSpace, AddressSpaceAttr};
use ods_runtime::prelude::*;
use ods_runtime::types::MemRefType;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/NVGPU/IR/NVGPUOps.td")]
    #![dialect("nvgpu")]
    #![vocabulary("vocabulary.txt")]
}

/// Whether memory is shared by the threads of a block: NVIDIA's address space 3, or that of workgroups.
fn is_shared(ty: &MemRefType) -> bool {
    match ty.memory_space() {
        Some(Attribute::Integer(space)) => space.to_i64() == Some(3),
        Some(space) => {
            let space = space.downcast::<AddressSpaceAttr>();
            space.is_some_and(|space| space.value() == AddressSpace::Workgroup)
        }
        None => false,
    }
}

/// An error that does not name the operation: MLIR's `emitError`.
fn plain_error(op: Operation, ir: &Ir, message: impl Into<String>) -> VerifyResult {
    Err(Diagnostic::error(op.location(ir), message.into()))
}

/// The type of an operand that is a memref with a rank, which its constraint says.
fn memref(value: Value, ir: &Ir) -> Option<&MemRefType> {
    match value.ty(ir) {
        Type::MemRef(ty) => Some(ty),
        _ => None,
    }
}
