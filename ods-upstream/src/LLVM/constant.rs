//! The verifier of constants.

use super::{ConstantOp, LLVMArrayType, LLVMStructType, LLVMTargetExtType, UndefAttr, ZeroAttr};
use ods_runtime::prelude::*;

/// The number of elements of nested arrays and vectors.
fn num_elements(ty: &Type) -> u64 {
    match ty {
        Type::Vector(vector) => {
            let sizes = vector.shape().iter();
            let sizes = sizes.map(|size| u64::try_from(*size).unwrap_or(0));
            sizes.fold(num_elements(vector.element_type()), u64::saturating_mul)
        }
        ty => ty.downcast::<LLVMArrayType>().map_or(1, |array| {
            let inner = num_elements(array.element_type());
            array.num_elements().saturating_mul(inner)
        }),
    }
}

/// The type inside arrays, and inside a vector or a tensor.
fn scalar(ty: &Type) -> &Type {
    let mut ty = ty;
    while let Some(array) = ty.downcast::<LLVMArrayType>() {
        ty = array.element_type();
    }
    ty.element_type().unwrap_or(ty)
}

fn has_scalable_vector(ty: &Type) -> bool {
    match ty {
        Type::Vector(vector) => vector.is_scalable(),
        ty => ty
            .downcast::<LLVMArrayType>()
            .is_some_and(|array| has_scalable_vector(array.element_type())),
    }
}

/// Verifies that a number of a floating point type can be one of a type.
fn verify_float(float: &Type, ty: &Type) -> Result<(), String> {
    let Type::Float(format) = float else {
        return Ok(());
    };
    match ty {
        Type::Float(_) if ty == float => Ok(()),
        Type::Integer(integer) if integer.width() == format.width() => Ok(()),
        Type::Integer(_) => Err(format!("expected integer type of width {}", format.width())),
        Type::Float(_) => Err("attribute and type have different float semantics".to_owned()),
        _ if ty.is::<super::LLVMPPCFP128Type>() => {
            Err("attribute and type have different float semantics".to_owned())
        }
        _ => Ok(()),
    }
}

fn verify_struct(ty: &LLVMStructType, value: &Attribute) -> Result<(), String> {
    let Attribute::Array(values) = value else {
        return Err("expected array attribute for struct type".to_owned());
    };
    let elements = ty.elements();
    if values.elements().len() != elements.len() {
        let count = elements.len();
        return Err(format!("expected array attribute of size {count}"));
    }
    for (index, (value, ty)) in values.elements().iter().zip(&elements).enumerate() {
        let is_number = ty.is_signless_integer() || ty.is_index() || matches!(ty, Type::Float(_));
        if !is_number {
            let message = "expected struct element types to be floating point type or integer type";
            return Err(message.to_owned());
        }
        let found = value.value_type();
        let is_number = |ty: &Type| matches!(ty, Type::Integer(_) | Type::Index | Type::Float(_));
        let Some(found) = found.filter(is_number) else {
            let message = "expected element of array attribute to be floating point or integer";
            return Err(message.to_owned());
        };
        if found != *ty {
            return Err(format!("struct element at index {index} is of wrong type"));
        }
    }
    Ok(())
}

/// Verifies the values of an array, whose elements are arrays or structures.
fn verify_array(ty: &LLVMArrayType, values: &[Attribute], dim: usize) -> Result<(), String> {
    let (size, count) = (values.len(), ty.num_elements());
    if size as u64 != count {
        return Err(format!(
            "array attribute size does not match array type size in dimension {dim}: {size} vs. {count}"
        ));
    }
    let is_whole = |value: &Attribute| value.is::<ZeroAttr>() || value.is::<UndefAttr>();
    let element = ty.element_type();
    if let Some(inner) = element.downcast::<LLVMArrayType>() {
        for (index, value) in values.iter().enumerate() {
            match value {
                Attribute::Array(array) => verify_array(inner, array.elements(), dim + 1)?,
                value if is_whole(value) => {}
                _ => {
                    return Err(format!(
                        "nested attribute for sub-array in dimension {dim} at index {index} must be a zero, or undef, \
                         or array attribute"
                    ));
                }
            }
        }
        return Ok(());
    }
    let Some(structure) = element.downcast::<LLVMStructType>() else {
        let message = "for array with an array attribute must have a struct element type";
        return Err(message.to_owned());
    };
    let count = structure.elements().len();
    for (index, value) in values.iter().enumerate() {
        match value {
            Attribute::Array(array) if array.elements().len() == count => {}
            Attribute::Array(array) => {
                let size = array.elements().len();
                return Err(format!(
                    "nested array attribute size for struct element at index {index} must match struct size: {size} \
                     vs. {count}"
                ));
            }
            value if is_whole(value) => {}
            _ => {
                return Err(format!(
                    "nested attribute for struct element at index {index} must be a zero, or undef, or array attribute"
                ));
            }
        }
    }
    Ok(())
}

/// Verifies that a constant of this type can have a value.
fn verify_value(ty: &Type, value: &Attribute) -> Result<(), String> {
    if let Attribute::String(text) = value {
        let size = text.bytes().len();
        let is_alike = ty.downcast::<LLVMArrayType>().is_some_and(|array| {
            array.num_elements() == size as u64 && array.element_type().is_integer_of(8)
        });
        if is_alike {
            return Ok(());
        }
        return Err(format!(
            "expected array type of {size} i8 elements for the string constant"
        ));
    }
    if let Some(structure) = ty.downcast::<LLVMStructType>() {
        return verify_struct(structure, value);
    }
    if ty.is::<LLVMTargetExtType>() {
        return Err("does not support target extension type.".to_owned());
    }
    match value {
        Attribute::Integer(_) if !matches!(ty, Type::Integer(_)) => {
            Err("expected integer type".to_owned())
        }
        Attribute::Integer(_) => Ok(()),
        Attribute::Array(array) => match ty.downcast::<LLVMArrayType>() {
            Some(ty) => verify_array(ty, array.elements(), 0),
            None => Err("expected array or struct type for array attribute".to_owned()),
        },
        _ => {
            let Some(found) = value.value_type() else {
                let message = "only supports integer, float, string or elements attributes";
                return Err(message.to_owned());
            };
            if let Type::Float(_) = found {
                return verify_float(&found, ty);
            }
            verify_elements(ty, value, &found)
        }
    }
}

/// Verifies that a constant can have these elements.
fn verify_elements(ty: &Type, value: &Attribute, found: &Type) -> Result<(), String> {
    if has_scalable_vector(ty) {
        return match value {
            Attribute::DenseElements(elements) if elements.is_splat() => Ok(()),
            _ => Err("scalable vector type requires a splat attribute".to_owned()),
        };
    }
    if !matches!(ty, Type::Vector(_)) && !ty.is::<LLVMArrayType>() {
        return Err("expected vector or array type".to_owned());
    }
    let sizes = found.shape().unwrap_or_default().iter();
    let sizes = sizes.map(|size| u64::try_from(*size).unwrap_or(0));
    let (expected, count) = (num_elements(ty), sizes.fold(1, u64::saturating_mul));
    if expected != count {
        return Err(format!(
            "type and attribute have a different number of elements: {expected} vs. {count}"
        ));
    }
    match (scalar(found), scalar(ty)) {
        (float @ Type::Float(_), ty) => verify_float(float, ty),
        (Type::Integer(_), ty) if !matches!(ty, Type::Integer(_)) => {
            Err("expected integer element type for integer elements attribute".to_owned())
        }
        _ => Ok(()),
    }
}

impl Verify for ConstantOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let Some(value) = self.operation().attribute(ir, "value") else {
            return Ok(());
        };
        verify_value(self.res(ir).ty(ir), value).map_err(|message| self.emit_error(ir, &message))
    }
}
