//! `InferTypeOpInterface`: MLIR's `verifyInferredResultTypes`.
//!
//! Types that follow from the definition are checked by its traits, except for
//! `SameOperandsAndResultType`, which accepts compatible types.

use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, Operation, OperationState};
use crate::op::VerifyResult;
use crate::op::spec::ResultInference;
use crate::types::Type;
use smallvec::SmallVec;

/// Checks that results have the types that the op's own function infers.
pub(super) fn verify(op: Operation, ir: &Ir) -> VerifyResult {
    let Some(ResultInference::Function(hooks)) = op.spec(ir).map(|spec| &spec.inference) else {
        return Ok(());
    };
    let inferred = match hooks.infer_of {
        Some(infer) => infer(ir, op)?,
        None => (hooks.infer)(ir, &OperationState::of(op, ir))?,
    };
    let results = op.results(ir).iter().map(|result| result.ty(ir));
    let found: SmallVec<[Type; 2]> = results.clone().cloned().collect();
    if (hooks.is_compatible)(&inferred, &found) {
        return Ok(());
    }
    Err(incompatible(op, ir, &inferred, results))
}

/// Checks that results have the type of the first operand, where
/// `SameOperandsAndResultType` requires compatible types only.
pub(crate) fn verify_inferred_from_first_operand(op: Operation, ir: &Ir) -> VerifyResult {
    let (operands, results) = (op.operands(ir), op.results(ir));
    let Some(first) = operands.first() else {
        return Ok(());
    };
    let number = first.type_number(ir);
    let mut numbers = results.iter().map(|result| result.type_number(ir));
    if numbers.all(|found| found == number) {
        return Ok(());
    }
    let inferred = vec![first.ty(ir).clone(); results.len()];
    let results = results.iter().map(|result| result.ty(ir));
    Err(incompatible(op, ir, &inferred, results))
}

#[cold]
fn incompatible<'t>(
    op: Operation,
    ir: &Ir,
    inferred: &[Type],
    results: impl Iterator<Item = &'t Type>,
) -> Diagnostic {
    let quoted = |types: &mut dyn Iterator<Item = &Type>| {
        let types: Vec<String> = types.map(|ty| format!("'{ty}'")).collect();
        types.join(", ")
    };
    let inferred = quoted(&mut inferred.iter());
    let mut results = results;
    let results = quoted(&mut results);
    let message = format!(
        "inferred type(s) {inferred} are incompatible with return type(s) of operation {results}"
    );
    op.emit_error(ir, message)
}
