//! Conditions on vectors and on values in memory, which predicates call.

use super::{
    LLVMFunctionType, LLVMLabelType, LLVMMetadataType, LLVMStructType, LLVMTargetExtType,
    LLVMTokenType, LLVMVoidType, is_compatible_outer_type,
};
use ods_runtime::Type;

/// The number of elements of a vector, of a scalable one the least; 0 of other types.
fn num_elements(ty: &Type) -> u64 {
    let sizes = match ty {
        Type::Vector(vector) => vector.shape(),
        _ => return 0,
    };
    let sizes = sizes.iter().map(|size| u64::try_from(*size).unwrap_or(0));
    sizes.fold(1, u64::saturating_mul)
}

/// Whether a vector has so many times the elements of another one.
pub fn has_times_elements(ty: &Type, other: &Type, times: u64) -> bool {
    ty.is_scalable_vector() == other.is_scalable_vector()
        && num_elements(ty) == num_elements(other).saturating_mul(times)
}

/// The number of bits of a vector, of a scalable one the least; 0 if its elements are not numbers.
pub fn vector_bit_width(ty: &Type) -> u64 {
    let width = match ty {
        Type::Vector(vector) => match vector.element_type() {
            Type::Integer(integer) => integer.width(),
            Type::Float(float) => float.width(),
            _ => 0,
        },
        _ => 0,
    };
    num_elements(ty).saturating_mul(u64::from(width))
}

/// Whether values of this type can be loaded and stored.
pub fn is_loadable_type(ty: &Type) -> bool {
    let is_without_size = ty.is::<LLVMVoidType>()
        || ty.is::<LLVMFunctionType>()
        || ty.is::<LLVMLabelType>()
        || ty.is::<LLVMMetadataType>()
        || ty.is::<LLVMTokenType>()
        || ty
            .downcast::<LLVMStructType>()
            .is_some_and(LLVMStructType::is_opaque)
        || ty
            .downcast::<LLVMTargetExtType>()
            .is_some_and(|target| !supports_mem_ops(target));
    !is_without_size && is_compatible_outer_type(ty)
}

/// Whether values of a type of a target can be loaded and stored; C++ knows them by their names.
pub(super) fn supports_mem_ops(ty: &LLVMTargetExtType) -> bool {
    ty.ext_type_name().starts_with("spirv.") || ty.ext_type_name() == "aarch64.svcount"
}

/// The type of the result of an exchange: the value, and whether it was exchanged.
pub fn val_and_bool_struct_type(ty: &Type) -> Type {
    LLVMStructType::literal(&[ty.clone(), Type::int(1)], false).into()
}

/// The type of an element of a structure; `none` if it has no such element.
pub fn element_type_at(ty: &Type, index: usize) -> Type {
    let structure = ty.downcast::<LLVMStructType>();
    let elements = structure.map(LLVMStructType::elements).unwrap_or_default();
    elements.get(index).cloned().unwrap_or_else(Type::none)
}
