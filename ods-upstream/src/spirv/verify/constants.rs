//! Verifiers of constants.

use super::composites::wrong_value;
use super::{fail, fail_unnamed, result_type, verifiers};
use crate::spirv::composite::{element_type, is_composite};
use crate::spirv::{ArrayType, ConstantOp, EXTConstantCompositeReplicateOp};
use ods_runtime::prelude::*;

verifiers! {
    verify_constant => ConstantOp;
    verify_replicate => EXTConstantCompositeReplicateOp;
}

fn verify_constant(op: Operation, ir: &Ir) -> VerifyResult {
    let value = op.attribute(ir, "value").unwrap_or(&Attribute::Unit);
    verify_value(op, ir, value, result_type(op, ir))
}

fn verify_value(op: Operation, ir: &Ir, value: &Attribute, ty: &Type) -> VerifyResult {
    match value {
        Attribute::Integer(_) | Attribute::Float(_) => {
            let of_value = value.value_type().unwrap_or(Type::None);
            if of_value == *ty {
                return Ok(());
            }
            let message = format!("result type ('{ty}') does not match value type ('{of_value}')");
            fail(op, ir, message)
        }
        Attribute::DenseElements(_) | Attribute::Sparse(_) => {
            let of_value = value.value_type().unwrap_or(Type::None);
            verify_elements(op, ir, &of_value, ty)
        }
        Attribute::Array(values) => {
            let Some(array) = ty.downcast::<ArrayType>() else {
                let message = "must have spirv.array result type for array value";
                return fail(op, ir, message);
            };
            let element = array.element_type();
            let mut values = values.iter();
            values.try_for_each(|value| verify_value(op, ir, value, element))
        }
        _ => fail(op, ir, format!("cannot have attribute: {value}")),
    }
}

/// Elements are those of a type, or of the arrays in it.
fn verify_elements(op: Operation, ir: &Ir, of_value: &Type, ty: &Type) -> VerifyResult {
    if of_value == ty {
        return Ok(());
    }
    let Some(array) = ty.downcast::<ArrayType>() else {
        let message = format!(
            "result or element type ('{ty}') does not match value type ('{of_value}'), must be the same or spirv.array"
        );
        return fail(op, ir, message);
    };
    let mut count = i64::from(array.num_elements());
    let mut element = array.element_type();
    while let Some(inner) = element.downcast::<ArrayType>() {
        count *= i64::from(inner.num_elements());
        element = inner.element_type();
    }
    if !matches!(element, Type::Integer(_) | Type::Float(_)) {
        return fail(op, ir, "only support nested array result type");
    }
    let of_elements = of_value.element_type().unwrap_or(of_value);
    if of_elements != element {
        let message = format!(
            "result element type ('{element}') does not match value element type ('{of_elements}')"
        );
        return fail(op, ir, message);
    }
    let found: i64 = of_value.shape().unwrap_or_default().iter().product();
    if count != found {
        let message = format!(
            "result number of elements ({count}) does not match value number of elements ({found})"
        );
        return fail(op, ir, message);
    }
    Ok(())
}

/// The type of a value: of an array an array of them.
fn type_of(value: &Attribute) -> Option<Type> {
    match value {
        Attribute::Array(values) => {
            let element = type_of(values.first()?)?;
            Some(ArrayType::get(element, values.len() as u32, 0).into())
        }
        _ => value.value_type(),
    }
}

fn verify_replicate(op: Operation, ir: &Ir) -> VerifyResult {
    let value = op.attribute(ir, "value").unwrap_or(&Attribute::Unit);
    let Some(of_value) = type_of(value) else {
        return fail_unnamed(op, ir, "unknown value attribute type");
    };
    let possible = parts_of(result_type(op, ir));
    if possible.is_empty() {
        return fail_unnamed(op, ir, "result type is not a composite type");
    }
    if possible.contains(&of_value) {
        return Ok(());
    }
    wrong_value(op, ir, &possible, &of_value)
}

/// The types of the first element of a composite, of its first element, and so on.
pub(super) fn parts_of(ty: &Type) -> Vec<Type> {
    let inner = |ty: &Type| element_type(ty, 0).filter(|_| is_composite(ty));
    std::iter::successors(inner(ty), inner).collect()
}
