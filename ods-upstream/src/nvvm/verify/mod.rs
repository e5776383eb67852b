//! The verifiers, a file for each kind of operations.

mod attributes;
mod barriers;
mod convert;
mod copies;
pub(super) mod matrices;
mod registers;
mod tensor_cores;
mod threads;
mod warp_groups;

use super::NVVMMemorySpace;
use crate::LLVM::LLVMPointerType;
use ods_runtime::prelude::*;

/// An error with the name of the op.
fn wrong(op: impl OpHandle, ir: &Ir, message: impl AsRef<str>) -> VerifyResult {
    Err(op.operation().emit_error(ir, message.as_ref()))
}

/// An error without the name of the op.
fn wrong_unnamed(op: impl OpHandle, ir: &Ir, message: impl Into<String>) -> VerifyResult {
    Err(Diagnostic::error(op.operation().location(ir), message))
}

/// Whether a pointer is one of an address space.
fn is_in(ir: &Ir, pointer: Value, space: NVVMMemorySpace) -> bool {
    let ty = pointer.ty(ir).downcast::<LLVMPointerType>();
    ty.is_some_and(|ty| u64::from(ty.address_space()) == space.to_bits())
}
