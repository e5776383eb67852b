//! What other dialects need of `llvm`: conditions on types.

use ods_runtime::Type;

/// Whether a scalar of this type may be an element of a vector.
fn is_element(ty: &Type) -> bool {
    ty.is_signless_integer()
        || ty.is_bf16()
        || ty.is_f16()
        || ty.is_f32()
        || ty.is_f64()
        || ty.is_f80()
        || ty.is_f128()
}

/// Whether this is a type of `llvm`.
fn is_own(ty: &Type) -> bool {
    matches!(ty, Type::Opaque(opaque) if opaque.dialect() == "llvm")
}

/// Whether `llvm` can have this vector type.
pub fn is_compatible_vector_type(ty: &Type) -> bool {
    let Type::Vector(vector) = ty else {
        return false;
    };
    vector.shape().len() == 1
        && (is_element(vector.element_type()) || is_own(vector.element_type()))
}

/// Whether operands and results of `llvm` can have this type.
pub fn is_compatible_outer_type(ty: &Type) -> bool {
    is_element(ty) || is_own(ty) || is_compatible_vector_type(ty)
}

/// Whether this is a pointer of `llvm`.
pub fn is_pointer(ty: &Type) -> bool {
    if !is_own(ty) {
        return false;
    }
    let text = ty.to_string();
    text == "!llvm.ptr" || text.starts_with("!llvm.ptr<")
}
