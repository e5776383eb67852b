//! Types: which are supported, their text and their verifiers.

use super::{
    ArrayType, LValueType, OpaqueType, PointerType, PtrDiffTType, SignedSizeTType, SizeTType,
};
use ods_runtime::interfaces::ShapedType;
use ods_runtime::prelude::*;

/// Whether C++ has integers of this type.
pub fn is_supported_integer(ty: &Type) -> bool {
    match ty {
        Type::Integer(integer) => matches!(integer.width(), 1 | 8 | 16 | 32 | 64),
        _ => false,
    }
}

/// Whether C++ has floats of this type.
pub fn is_supported_float(ty: &Type) -> bool {
    ty.is_f16() || ty.is_bf16() || ty.is_f32() || ty.is_f64()
}

/// Whether this is one of the types as wide as a pointer.
pub fn is_pointer_wide(ty: &Type) -> bool {
    ty.is::<SignedSizeTType>() || ty.is::<SizeTType>() || ty.is::<PtrDiffTType>()
}

/// Whether this is an integer, `index`, a type as wide as a pointer, or an opaque type.
pub fn is_integer_index_or_opaque(ty: &Type) -> bool {
    ty.is_index() || is_supported_integer(ty) || is_pointer_wide(ty) || ty.is::<OpaqueType>()
}

/// Whether values of this type have no effects in expressions: numbers and pointers.
pub fn is_fundamental(ty: &Type) -> bool {
    ty.is_index()
        || is_pointer_wide(ty)
        || is_supported_integer(ty)
        || is_supported_float(ty)
        || ty.is::<PointerType>()
}

/// Whether C++ has values of this type.
pub fn is_supported(ty: &Type) -> bool {
    if ty.is::<OpaqueType>() || ty.is_index() || is_pointer_wide(ty) {
        return true;
    }
    if let Some(pointer) = ty.downcast::<PointerType>() {
        return is_supported(pointer.pointee());
    }
    if let Some(array) = ty.downcast::<ArrayType>() {
        let element = array.element_type();
        return !element.is::<ArrayType>() && is_supported(element);
    }
    match ty {
        Type::RankedTensor(tensor) => {
            let is_static = tensor.shape().iter().all(|size| *size >= 0);
            let element = tensor.element_type();
            is_static && !element.is::<ArrayType>() && is_supported(element)
        }
        Type::Tuple(tuple) => tuple
            .types()
            .iter()
            .all(|ty| !ty.is::<ArrayType>() && is_supported(ty)),
        _ => is_supported_integer(ty) || is_supported_float(ty),
    }
}

/// `!emitc.ptr<…>` of a type.
pub fn pointer_to(ty: &Type) -> Type {
    PointerType::get(ty.clone()).into()
}

/// `!emitc.lvalue<…>` of a type.
pub fn lvalue_of(ty: &Type) -> Type {
    LValueType::get(ty.clone()).into()
}

/// The type of the value of an lvalue; of others the type itself.
pub fn value_type(ty: &Type) -> &Type {
    ty.downcast::<LValueType>()
        .map_or(ty, LValueType::value_type)
}

/// The type behind a pointer; of others the type itself.
pub fn pointee(ty: &Type) -> &Type {
    ty.downcast::<PointerType>()
        .map_or(ty, PointerType::pointee)
}

impl ShapedType for ArrayType {
    fn clone_with(&self, shape: Option<&[i64]>, element_type: Type) -> Type {
        let shape = shape.unwrap_or_else(|| self.shape());
        Self::get(shape, element_type).into()
    }

    fn get_element_type(&self) -> &Type {
        self.element_type()
    }

    fn has_rank(&self) -> bool {
        true
    }

    fn get_shape(&self) -> &[i64] {
        self.shape()
    }
}

fn is_element(ty: &Type) -> bool {
    is_supported_float(ty) || is_integer_index_or_opaque(ty) || ty.is::<PointerType>()
}

impl VerifyParameters for ArrayType {
    fn verify_parameters(&self) -> Result<(), String> {
        if self.shape().is_empty() {
            return Err("shape must not be empty".to_owned());
        }
        if self.shape().iter().any(|size| *size < 0) {
            return Err("dimensions must have non-negative size".to_owned());
        }
        let element = self.element_type();
        if !is_element(element) {
            return Err(format!("invalid array element type '{element}'"));
        }
        Ok(())
    }
}

impl CustomTypeAssembly for ArrayType {
    // `<` sizes type `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        // Errors of the verifier are at the mnemonic.
        let start = p.offset() - "array".len() as u32;
        p.parse_less()?;
        let shape = p.parse_dimension_list(false, true)?;
        let offset = p.offset();
        let element = p.parse_type()?;
        if !is_element(&element) {
            let message = format!("invalid array element type ''{element}''");
            return Err(p.emit_op_error(offset, message));
        }
        p.parse_greater()?;
        let checked = Self::get_checked(Location::UNKNOWN, &shape, element);
        checked.map_err(|wrong| p.emit_op_error(start, wrong.message))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        for size in self.shape() {
            p.write_integer(*size);
            p.write("x");
        }
        p.print_type(self.element_type());
        p.write(">");
    }
}

impl VerifyParameters for LValueType {
    fn verify_parameters(&self) -> Result<(), String> {
        let ty = self.value_type();
        if !is_supported(ty) {
            return Err(format!(
                "!emitc.lvalue must wrap supported emitc type, but got '{ty}'"
            ));
        }
        if ty.is::<ArrayType>() {
            return Err("!emitc.lvalue cannot wrap !emitc.array type".to_owned());
        }
        Ok(())
    }
}

impl VerifyParameters for OpaqueType {
    fn verify_parameters(&self) -> Result<(), String> {
        let value = self.value();
        if value.is_empty() {
            return Err("expected non empty string in !emitc.opaque type".to_owned());
        }
        if value.ends_with('*') {
            return Err(
                "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead"
                    .to_owned(),
            );
        }
        Ok(())
    }
}

impl VerifyParameters for PointerType {
    fn verify_parameters(&self) -> Result<(), String> {
        if self.pointee().is::<LValueType>() {
            return Err("pointers to lvalues are not allowed".to_owned());
        }
        Ok(())
    }
}
