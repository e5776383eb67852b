//! Traits of elementwise operations.

use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, Operation};
use crate::op::VerifyResult;
use crate::types::{DYNAMIC, Type, all_have_compatible_shapes};

/// The element type of nested vectors and tensors, or the type itself:
/// `getTensorOrVectorElementType`.
fn innermost(mut ty: &Type) -> &Type {
    while is_mappable(ty)
        && let Some(element) = ty.element_type()
    {
        ty = element;
    }
    ty
}

/// `ResultsAreFloatLike`.
pub(super) fn results_are_float_like(op: Operation, ir: &Ir) -> VerifyResult {
    if op.result_types(ir).all(|ty| innermost(ty).is_float()) {
        return Ok(());
    }
    Err(op.emit_error(ir, "requires a floating point type"))
}

/// Whether all types are of one kind: vectors, say.
fn have_same_base<'t>(mut types: impl Iterator<Item = &'t Type>) -> bool {
    let base = types.next().map(std::mem::discriminant);
    types.all(|ty| Some(std::mem::discriminant(ty)) == base)
}

fn is_mappable(ty: &Type) -> bool {
    ty.is_vector() || ty.is_tensor()
}

/// `Elementwise`.
pub(super) fn elementwise(op: Operation, ir: &Ir) -> VerifyResult {
    let (operands, results) = (op.operands(ir), op.results(ir));
    if let (Some(first), false) = (operands.first(), results.is_empty()) {
        let first = first.type_number(ir);
        let mut values = operands.iter().chain(results);
        // Fast path for the usual cases: values of one type, or scalars only.
        if values.clone().all(|value| value.type_number(ir) == first)
            || !values.any(|value| is_mappable(value.ty(ir)))
        {
            return Ok(());
        }
    }
    let mappable = |ty: &&Type| is_mappable(ty);
    let all_results = op.results(ir).len();
    let results = op.result_types(ir).filter(mappable);
    let operands = op.operands(ir).iter().map(|value| value.ty(ir));
    let operands = operands.filter(mappable);
    let types = results.clone().chain(operands.clone());
    let (result_count, has_operands) = (results.count(), operands.clone().next().is_some());
    let message = if !has_operands && result_count == 0 {
        return Ok(());
    } else if !has_operands {
        "if a result is non-scalar, then at least one operand must be non-scalar"
    } else if result_count == 0 {
        "if an operand is non-scalar, then there must be at least one non-scalar result"
    } else if result_count != all_results {
        "if an operand is non-scalar, then all results must be non-scalar"
    } else if !(have_same_base(types.clone()) && all_have_compatible_shapes(types.clone())) {
        "all non-scalar operands/results must have the same shape and base type"
    } else {
        return Ok(());
    };
    Err(op.emit_error(ir, message))
}

/// The shape that two shapes broadcast to: `getBroadcastedShape`.
fn broadcast(a: &[i64], b: &[i64]) -> Option<Vec<i64>> {
    let rank = a.len().max(b.len());
    let dim = |shape: &[i64], at: usize| {
        // Shapes are aligned at their last dimension.
        (at + shape.len())
            .checked_sub(rank)
            .map_or(1, |at| shape[at])
    };
    (0..rank)
        .map(|at| match (dim(a, at), dim(b, at)) {
            (a, b) if a == b => Some(a),
            (1, other) | (other, 1) => Some(other),
            (DYNAMIC, known) | (known, DYNAMIC) => Some(known),
            _ => None,
        })
        .collect()
}

fn spell(shape: &[i64]) -> String {
    let spell = |dim: &i64| match *dim {
        DYNAMIC => "?".to_owned(),
        dim => dim.to_string(),
    };
    let dims: Vec<String> = shape.iter().map(spell).collect();
    dims.join("x")
}

/// `ResultsBroadcastableShape`.
pub(super) fn results_broadcastable_shape(op: Operation, ir: &Ir) -> VerifyResult {
    let operands = op.operands(ir).iter().map(|value| value.ty(ir));
    let mut types = operands.clone().chain(op.result_types(ir));
    if types.clone().any(Type::is_vector) && types.any(Type::is_tensor) {
        let message = "cannot broadcast vector with tensor";
        return Err(Diagnostic::error(op.location(ir), message));
    }
    let mut shape: Option<Vec<i64>> = None;
    for ty in operands {
        if ty.is_unranked_tensor() {
            continue;
        }
        let dims = ty.shape().unwrap_or_default();
        let wider = match &shape {
            None => Some(dims.to_vec()),
            Some(shape) => broadcast(shape, dims),
        };
        let Some(wider) = wider else {
            return Err(op.emit_error(ir, "operands don't have broadcast-compatible shapes"));
        };
        shape = Some(wider);
    }
    let Some(shape) = shape else { return Ok(()) };
    for ty in op.result_types(ir) {
        let Some(dims) = ty.shape() else { continue };
        // The operands broadcast along additional leading dimensions.
        let last = &dims[dims.len().saturating_sub(shape.len())..];
        let fits = last.len() == shape.len()
            && last.iter().zip(&shape).all(|(result, operand)| {
                result == operand || *result == DYNAMIC || *operand == DYNAMIC
            });
        if !fits {
            let message = format!(
                "result type '{}' not broadcast compatible with broadcasted operands's shapes '{}'",
                spell(dims),
                spell(&shape)
            );
            return Err(op.emit_error(ir, message));
        }
    }
    Ok(())
}
