//! Products of matrices whose registers are operands: text and verifiers.

mod scaled;
mod text;
mod verify;

use super::MMATypes;
use super::verify::matrices::pair_of_halves;
use crate::LLVM::LLVMStructType;
use ods_runtime::prelude::*;

/// The type of a matrix, as far as the type of its registers tells it.
fn infer_type(ty: &Type, is_accumulator: bool) -> Option<MMATypes> {
    if ty.is_f64() {
        return Some(MMATypes::f64);
    }
    if ty.is_f16() || *ty == pair_of_halves() {
        return Some(MMATypes::f16);
    }
    if ty.is_f32() {
        return Some(if is_accumulator {
            MMATypes::f32
        } else {
            MMATypes::tf32
        });
    }
    if ty.is_integer() {
        return is_accumulator.then_some(MMATypes::s32);
    }
    // Structures known by their names may contain each other.
    let elements = ty.downcast::<LLVMStructType>()?.elements();
    let first = elements.first()?;
    (!first.is::<LLVMStructType>()).then(|| infer_type(first, is_accumulator))?
}
