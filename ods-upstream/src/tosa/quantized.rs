//! Elements of tensors that are quantized.

use crate::quant::{Scheme, Storage, UniformQuantizedType, storage};
use ods_runtime::prelude::*;

/// Whether all elements have the same scale: MLIR's `UniformQuantizedType`.
pub(super) fn is_uniform(ty: &Type) -> bool {
    let uniform = ty.downcast::<UniformQuantizedType>();
    uniform.is_some_and(|ty| matches!(ty.scheme(), Scheme::PerTensor(_)))
}

/// The type of the stored integers. Signed ones have the types without a sign.
pub(super) fn storage_type(ty: &Type) -> Option<Type> {
    let storage = storage(ty)?;
    Some(if storage.is_signed() {
        storage.ty().clone()
    } else {
        Type::unsigned(storage.width())
    })
}

/// The width of the stored integers; 0 if the type is not quantized.
pub fn storage_width(ty: &Type) -> u32 {
    storage(ty).map_or(0, Storage::width)
}

/// The type of the elements, or of a scalar itself: MLIR's `getElementTypeOrSelf`.
pub(super) fn element(ty: &Type) -> &Type {
    ty.element_type().unwrap_or(ty)
}

/// The type of the elements as they are stored: MLIR's `getStorageElementTypeOrSelf`.
pub(super) fn stored_element(ty: &Type) -> Type {
    let element = element(ty);
    storage_type(element).unwrap_or_else(|| element.clone())
}
