//! Traits that require equal types, shapes, ranks or element types.

use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, Operation, Value};
use crate::op::VerifyResult;
use crate::types::{
    Type, all_have_compatible_shapes, element_type_or_self, have_compatible_shapes,
};

fn require(ir: &Ir, op: Operation, holds: bool, message: &str) -> VerifyResult {
    if holds {
        return Ok(());
    }
    Err(op.emit_error(ir, message))
}

/// All operands: at least one.
fn operands(op: Operation, ir: &Ir) -> Result<impl Iterator<Item = Value> + Clone, Diagnostic> {
    let operands = op.operands(ir);
    let message = "expected 1 or more operands, but found 0";
    require(ir, op, !operands.is_empty(), message)?;
    Ok(operands.iter().copied())
}

/// All results, then all operands: at least one of each.
fn all_values(op: Operation, ir: &Ir) -> Result<impl Iterator<Item = Value> + Clone, Diagnostic> {
    let (operands, results) = (operands(op, ir)?, op.results(ir));
    require(ir, op, !results.is_empty(), "expected 1 or more results")?;
    Ok(results.iter().copied().chain(operands))
}

/// Whether `agrees` holds for the first value and each other value.
fn all_agree(
    ir: &Ir,
    mut values: impl Iterator<Item = Value>,
    agrees: impl Fn(&Type, &Type) -> bool,
) -> bool {
    let Some(first) = values.next() else {
        return true;
    };
    // Equal numbers are equal types, which is by far the most frequent case.
    values.all(|value| {
        value.type_number(ir) == first.type_number(ir) || agrees(first.ty(ir), value.ty(ir))
    })
}

/// Whether the types of all values have compatible shapes.
fn have_one_shape(ir: &Ir, values: impl Iterator<Item = Value> + Clone) -> bool {
    all_agree(ir, values.clone(), |_, _| false)
        || all_have_compatible_shapes(values.map(|value| value.ty(ir)))
}

/// `SameTypeOperands`.
pub(super) fn same_type_operands(op: Operation, ir: &Ir) -> VerifyResult {
    let holds = all_agree(ir, op.operands(ir).iter().copied(), |_, _| false);
    require(ir, op, holds, "requires all operands to have the same type")
}

fn same_element_type(a: &Type, b: &Type) -> bool {
    element_type_or_self(a) == element_type_or_self(b)
}

/// Whether the types of all values have the same element type.
fn have_one_element_type(ir: &Ir, values: impl Iterator<Item = Value>) -> bool {
    all_agree(ir, values, same_element_type)
}

/// Defines verifiers that require `$values` to satisfy `$test`.
macro_rules! relations {
    ($($(#[$doc:meta])* $name:ident: $test:ident($values:ident), $message:literal;)*) => {$(
        $(#[$doc])*
        pub(super) fn $name(op: Operation, ir: &Ir) -> VerifyResult {
            let holds = $test(ir, $values(op, ir)?);
            require(ir, op, holds, $message)
        }
    )*};
}

relations! {
    /// `SameOperandsShape`.
    same_operands_shape: have_one_shape(operands),
        "requires the same shape for all operands";
    /// `SameOperandsAndResultShape`.
    same_operands_and_result_shape: have_one_shape(all_values),
        "requires the same shape for all operands and results";
    /// `SameOperandsElementType`.
    same_operands_element_type: have_one_element_type(operands),
        "requires the same element type for all operands";
    /// `SameOperandsAndResultElementType`.
    same_operands_and_result_element_type: have_one_element_type(all_values),
        "requires the same element type for all operands and results";
}

/// `SameOperandsAndResultType`: equal element types, compatible shapes, equal encodings.
pub(super) fn same_operands_and_result_type(op: Operation, ir: &Ir) -> VerifyResult {
    let values = all_values(op, ir)?;
    let first = op.result(ir, 0);
    let ty = first.ty(ir);
    let encoding = |ty: &Type| match ty {
        Type::RankedTensor(tensor) => tensor.encoding().cloned(),
        _ => None,
    };
    for value in values {
        if value.type_number(ir) == first.type_number(ir) {
            continue;
        }
        let other = value.ty(ir);
        if !same_element_type(ty, other) || !have_compatible_shapes(other, ty) {
            return Err(op.emit_error(ir, "requires the same type for all operands and results"));
        }
        if encoding(ty).is_some()
            && matches!(other, Type::RankedTensor(_))
            && encoding(ty) != encoding(other)
        {
            let message = "requires the same encoding for all operands and results";
            return Err(op.emit_error(ir, message));
        }
    }
    Ok(())
}

/// `SameOperandsAndResultRank`; ignores values without a rank.
pub(super) fn same_operands_and_result_rank(op: Operation, ir: &Ir) -> VerifyResult {
    let mut rank = None;
    for operand in operands(op, ir)? {
        let Some(found) = operand.ty(ir).rank() else {
            continue;
        };
        if *rank.get_or_insert(found) != found {
            return Err(op.emit_error(ir, "operands don't have matching ranks"));
        }
    }
    for result in op.results(ir) {
        let found = result.ty(ir).rank();
        if rank.is_some() && found.is_some() && rank != found {
            return Err(op.emit_error(ir, "result type has different rank than operands"));
        }
    }
    Ok(())
}
