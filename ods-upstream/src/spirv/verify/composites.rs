//! Verifiers of operations that make and take apart composites.

use super::{fail, fail_unnamed, operand_type, result_type, vector_size, verifiers};
use crate::spirv::composite::{check_indices, element_at, element_type, num_elements};
use crate::spirv::{
    CompositeConstructOp, CompositeExtractOp, CompositeInsertOp, CooperativeMatrixType,
    VectorShuffleOp,
};
use ods_runtime::prelude::*;

verifiers! {
    verify_construct => CompositeConstructOp;
    verify_extract => CompositeExtractOp;
    verify_insert => CompositeInsertOp;
    verify_shuffle => VectorShuffleOp;
}

/// The type of what the attribute `indices` leads to.
fn selected(op: Operation, ir: &Ir, composite: &Type) -> Result<Type, Diagnostic> {
    let indices = op.attribute(ir, "indices").unwrap_or(&Attribute::Unit);
    let selected = check_indices(indices).and_then(|indices| element_at(composite, &indices));
    selected.map_err(|message| Diagnostic::error(op.location(ir), message))
}

fn verify_extract(op: Operation, ir: &Ir) -> VerifyResult {
    let expected = selected(op, ir, operand_type(op, ir, 0))?;
    let result = result_type(op, ir);
    if expected == *result {
        return Ok(());
    }
    let message = format!("invalid result type: expected '{expected}' but provided '{result}'");
    fail(op, ir, message)
}

fn verify_insert(op: Operation, ir: &Ir) -> VerifyResult {
    let (object, composite) = (operand_type(op, ir, 0), operand_type(op, ir, 1));
    let expected = selected(op, ir, composite)?;
    if expected != *object {
        let message = format!("object operand type should be '{expected}', but found '{object}'");
        return fail(op, ir, message);
    }
    let result = result_type(op, ir);
    if composite != result {
        let message = format!(
            "result type should be the same as the composite type, but found '{composite}' vs '{result}'"
        );
        return fail(op, ir, message);
    }
    Ok(())
}

fn wrong_count(op: Operation, ir: &Ir, expected: usize, provided: usize) -> VerifyResult {
    let message =
        format!("has incorrect number of operands: expected {expected}, but provided {provided}");
    fail(op, ir, message)
}

fn wrong_type(op: Operation, ir: &Ir, expected: &Type, provided: &Type) -> VerifyResult {
    let message = format!(
        "operand type mismatch: expected operand type '{expected}', but provided '{provided}'"
    );
    fail(op, ir, message)
}

fn verify_construct(op: Operation, ir: &Ir) -> VerifyResult {
    let result = result_type(op, ir);
    let parts: Vec<&Type> = op.operands(ir).iter().map(|part| part.ty(ir)).collect();
    if let Some(matrix) = result.downcast::<CooperativeMatrixType>() {
        return match parts[..] {
            [part] if part == matrix.element_type() => Ok(()),
            [part] => wrong_type(op, ir, matrix.element_type(), part),
            _ => wrong_count(op, ir, 1, parts.len()),
        };
    }
    let count = num_elements(result);
    if count == Some(parts.len()) {
        for (index, part) in parts.into_iter().enumerate() {
            let element = element_type(result, index);
            if let Some(element) = element.filter(|element| element != part) {
                return wrong_type(op, ir, &element, part);
            }
        }
        return Ok(());
    }
    let Type::Vector(vector) = result else {
        let message = "expected to return a vector or cooperative matrix when the number of constituents is less than \
                       what the result needs";
        return fail(op, ir, message);
    };
    let mut total = 0;
    for part in parts {
        let element = match part {
            Type::Vector(part) => part.element_type(),
            Type::Integer(_) | Type::Float(_) => part,
            _ => {
                let message = format!(
                    "operand type mismatch: expected operand to have a scalar or vector type, but provided '{part}'"
                );
                return fail(op, ir, message);
            }
        };
        if element != vector.element_type() {
            let message = format!(
                "operand element type mismatch: expected to be '{}', but provided '{element}'",
                vector.element_type()
            );
            return fail(op, ir, message);
        }
        total += vector_size(part) as usize;
    }
    match count {
        Some(count) if count != total => wrong_count(op, ir, count, total),
        _ => Ok(()),
    }
}

fn verify_shuffle(op: Operation, ir: &Ir) -> VerifyResult {
    let selectors = op.attribute(ir, "components").and_then(Attribute::as_array);
    let selectors = selectors.unwrap_or_default();
    let size = vector_size(result_type(op, ir));
    if size as usize != selectors.len() {
        let message = format!(
            "result type element count ({size}) mismatch with the number of component selectors ({})",
            selectors.len()
        );
        return fail(op, ir, message);
    }
    let total = vector_size(operand_type(op, ir, 0)) + vector_size(operand_type(op, ir, 1));
    for selector in selectors {
        let index = selector.as_i64().unwrap_or(0) as u32;
        if i64::from(index) >= total && index != u32::MAX {
            let message = format!(
                "component selector {index} out of range: expected to be in [0, {total}) or 0xffffffff"
            );
            return fail(op, ir, message);
        }
    }
    Ok(())
}

/// An attribute whose type is none of those that are possible.
pub(super) fn wrong_value(op: Operation, ir: &Ir, possible: &[Type], found: &Type) -> VerifyResult {
    let possible: Vec<String> = possible.iter().map(|ty| format!("'{ty}'")).collect();
    let message = format!(
        "expected value attribute type {}, but got: '{found}'",
        possible.join(" or ")
    );
    fail_unnamed(op, ir, message)
}
