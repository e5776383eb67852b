//! Which types are compatible with `llvm`. Dialects that need no more of it use these without the feature `llvm`, where its
//! types are opaque.

#[cfg(feature = "llvm")]
use super::{
    LLVMArrayType, LLVMFunctionType, LLVMPPCFP128Type, LLVMPointerType, LLVMStructType,
    LLVMTargetExtType,
};
use ods_runtime::Type;

/// Whether this is a type of `llvm`.
fn is_own(ty: &Type) -> bool {
    match ty {
        Type::Opaque(opaque) => opaque.dialect() == "llvm",
        Type::Dialect(own) => own.object().dialect() == "llvm",
        _ => false,
    }
}

/// Whether `llvm` has this floating point type.
pub fn is_compatible_float(ty: &Type) -> bool {
    #[cfg(feature = "llvm")]
    if ty.is::<LLVMPPCFP128Type>() {
        return true;
    }
    ty.is_bf16() || ty.is_f16() || ty.is_f32() || ty.is_f64() || ty.is_f80() || ty.is_f128()
}

/// Whether a scalar of this type may be an element of a vector.
fn is_element(ty: &Type) -> bool {
    ty.is_signless_integer() || is_compatible_float(ty) || is_pointer(ty)
}

/// Whether `llvm` can have this vector type.
pub fn is_compatible_vector_type(ty: &Type) -> bool {
    match ty {
        Type::Vector(vector) => vector.shape().len() == 1 && is_element(vector.element_type()),
        _ => false,
    }
}

/// Whether operands and results of `llvm` can have this type, whatever is inside it.
pub fn is_compatible_outer_type(ty: &Type) -> bool {
    ty.is_signless_integer()
        || is_compatible_float(ty)
        || is_own(ty)
        || is_compatible_vector_type(ty)
}

/// Whether this is a pointer of `llvm`.
#[cfg(feature = "llvm")]
pub fn is_pointer(ty: &Type) -> bool {
    ty.is::<LLVMPointerType>()
}

/// Whether this is a pointer of `llvm`.
#[cfg(not(feature = "llvm"))]
pub fn is_pointer(ty: &Type) -> bool {
    if !is_own(ty) {
        return false;
    }
    let text = ty.to_string();
    text == "!llvm.ptr" || text.starts_with("!llvm.ptr<")
}

/// The address space of a pointer of `llvm`.
#[cfg(feature = "llvm")]
pub fn address_space(ty: &Type) -> Option<u32> {
    ty.downcast::<LLVMPointerType>()
        .map(LLVMPointerType::address_space)
}

/// Whether this type and all types inside it are compatible with `llvm`.
#[cfg(feature = "llvm")]
pub fn is_compatible_type(ty: &Type) -> bool {
    // A structure that contains itself is visited once.
    let mut visited = Vec::new();
    let mut left = vec![ty.clone()];
    while let Some(ty) = left.pop() {
        if !is_compatible_outer_type(&ty) {
            return false;
        }
        if let Some(array) = ty.downcast::<LLVMArrayType>() {
            left.push(array.element_type().clone());
        } else if let Some(function) = ty.downcast::<LLVMFunctionType>() {
            left.push(function.return_type().clone());
            left.extend_from_slice(function.params());
        } else if let Some(target) = ty.downcast::<LLVMTargetExtType>() {
            left.extend_from_slice(target.type_params());
        } else if let Some(structure) = ty.downcast::<LLVMStructType>()
            && !visited.contains(&ty)
        {
            left.extend(structure.elements());
            visited.push(ty);
        }
    }
    true
}
