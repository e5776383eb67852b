//! Traits that require equal types, shapes, ranks or element types.

use crate::ir::{Ir, Operation, Value};
use crate::op::VerifyResult;
use crate::types::{
    Type, all_have_compatible_shapes, element_type_or_self, have_compatible_shapes,
};

fn at_least_one_operand(op: Operation, ir: &Ir) -> VerifyResult {
    let holds = !op.operands(ir).is_empty();
    require(ir, op, holds, "expected 1 or more operands, but found 0")
}

fn at_least_one_of_each(op: Operation, ir: &Ir) -> VerifyResult {
    at_least_one_operand(op, ir)?;
    let holds = !op.results(ir).is_empty();
    require(ir, op, holds, "expected 1 or more results")
}

fn require(ir: &Ir, op: Operation, holds: bool, message: &str) -> VerifyResult {
    if holds {
        return Ok(());
    }
    Err(op.emit_error(ir, message))
}

/// All results, then all operands.
fn all_values(op: Operation, ir: &Ir) -> impl Iterator<Item = Value> + Clone {
    op.results(ir).iter().chain(op.operands(ir)).copied()
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

/// `SameOperandsShape`.
pub(super) fn same_operands_shape(op: Operation, ir: &Ir) -> VerifyResult {
    at_least_one_operand(op, ir)?;
    let holds = have_one_shape(ir, op.operands(ir).iter().copied());
    require(ir, op, holds, "requires the same shape for all operands")
}

/// `SameOperandsAndResultShape`.
pub(super) fn same_operands_and_result_shape(op: Operation, ir: &Ir) -> VerifyResult {
    at_least_one_of_each(op, ir)?;
    let holds = have_one_shape(ir, all_values(op, ir));
    require(
        ir,
        op,
        holds,
        "requires the same shape for all operands and results",
    )
}

fn same_element_type(a: &Type, b: &Type) -> bool {
    element_type_or_self(a) == element_type_or_self(b)
}

/// `SameOperandsElementType`.
pub(super) fn same_operands_element_type(op: Operation, ir: &Ir) -> VerifyResult {
    at_least_one_operand(op, ir)?;
    let holds = all_agree(ir, op.operands(ir).iter().copied(), same_element_type);
    require(
        ir,
        op,
        holds,
        "requires the same element type for all operands",
    )
}

/// `SameOperandsAndResultElementType`.
pub(super) fn same_operands_and_result_element_type(op: Operation, ir: &Ir) -> VerifyResult {
    at_least_one_of_each(op, ir)?;
    let holds = all_agree(ir, all_values(op, ir), same_element_type);
    require(
        ir,
        op,
        holds,
        "requires the same element type for all operands and results",
    )
}

/// `SameOperandsAndResultType`: equal element types, compatible shapes, equal encodings.
pub(super) fn same_operands_and_result_type(op: Operation, ir: &Ir) -> VerifyResult {
    at_least_one_of_each(op, ir)?;
    let first = op.result(ir, 0);
    let ty = first.ty(ir);
    let encoding = |ty: &Type| match ty {
        Type::RankedTensor(tensor) => tensor.encoding().cloned(),
        _ => None,
    };
    for value in all_values(op, ir) {
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
            return Err(op.emit_error(
                ir,
                "requires the same encoding for all operands and results",
            ));
        }
    }
    Ok(())
}

/// `SameOperandsAndResultRank`; ignores values without a rank.
pub(super) fn same_operands_and_result_rank(op: Operation, ir: &Ir) -> VerifyResult {
    at_least_one_operand(op, ir)?;
    let mut rank = None;
    for operand in op.operands(ir) {
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
