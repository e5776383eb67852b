//! Casts.

use crate::ir::{Ir, Operation};
use crate::op::VerifyResult;
use crate::op_interface;
use crate::types::Type;
use smallvec::SmallVec;
use std::fmt::Write as _;

/// An operation that converts values between types: MLIR's `CastOpInterface`.
#[op_interface]
pub trait CastOpInterface {
    /// Whether values of the types `inputs` can be cast to `outputs`.
    fn are_cast_compatible(inputs: &[Type], outputs: &[Type]) -> bool;

    /// Checks that there is a result, and that the types are cast-compatible. Depends on the types
    /// alone: the verifier calls it for one of the operations that have the same.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        if op.results(ir).is_empty() {
            let message = "expected at least one result for cast operation";
            return Err(op.emit_error(ir, message));
        }
        let inputs = op.operands(ir).iter().map(|operand| operand.ty(ir).clone());
        let inputs: SmallVec<[Type; 2]> = inputs.collect();
        let outputs: SmallVec<[Type; 2]> = op.result_types(ir).cloned().collect();
        if Self::are_cast_compatible(&inputs, &outputs) {
            return Ok(());
        }
        let operands = match inputs.as_slice() {
            [] => "s []".to_owned(),
            [input] => format!(" '{input}'"),
            inputs => format!("s {}", list(inputs)),
        };
        let plural = if outputs.len() == 1 { " " } else { "s " };
        let message = format!(
            "operand type{operands} and result type{plural}{} are cast incompatible",
            list(&outputs)
        );
        Err(op.emit_error(ir, message))
    }
}

/// Formats types in quotes, separated by commas.
#[inline]
pub(super) fn list(types: &[Type]) -> String {
    let mut text = String::new();
    for (number, ty) in types.iter().enumerate() {
        let separator = if number == 0 { "" } else { ", " };
        let _ = write!(text, "{separator}'{ty}'");
    }
    text
}
