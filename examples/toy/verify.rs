//! The verifiers of the tutorial.

use crate::{ConstantOp, FuncOp, ReturnOp, TransposeOp};
use ods_runtime::prelude::*;

impl Verify for ConstantOp {
    /// The attribute has the shape of the result, if that has one.
    fn verify(self, ir: &Ir) -> VerifyResult {
        let Type::RankedTensor(result) = self.output(ir).ty(ir) else {
            return Ok(());
        };
        let value = self.value(ir);
        let (found, expected) = (value.shape(), result.shape());
        if found.len() != expected.len() {
            return Err(self.emit_error(
                ir,
                format_args!(
                    "return type must match the one of the attached value attribute: {} != {}",
                    found.len(),
                    expected.len()
                ),
            ));
        }
        for (dim, (found, expected)) in found.iter().zip(expected).enumerate() {
            if found != expected {
                return Err(self.emit_error(
                    ir,
                    format_args!("return type shape mismatches its attribute at dimension {dim}: {found} != {expected}"),
                ));
            }
        }
        Ok(())
    }
}

impl Verify for TransposeOp {
    /// The result has the dimensions of the operand in reverse, where both are
    /// known.
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (Type::RankedTensor(input), Type::RankedTensor(output)) =
            (self.input(ir).ty(ir), self.output(ir).ty(ir))
        else {
            return Ok(());
        };
        if input.shape().iter().eq(output.shape().iter().rev()) {
            return Ok(());
        }
        Err(self.emit_error(ir, "expected result shape to be a transpose of the input"))
    }
}

impl Verify for ReturnOp {
    /// What is returned is what the enclosing function's type says.
    fn verify(self, ir: &Ir) -> VerifyResult {
        let values = self.input(ir);
        if values.len() > 1 {
            return Err(self.emit_error(ir, "expects at most 1 return operand"));
        }
        let Some(function) = self.operation().parent_of_type::<FuncOp>(ir) else {
            return Ok(());
        };
        let results = function.function_type(ir).results();
        if values.len() != results.len() {
            return Err(self.emit_error(
                ir,
                format_args!(
                    "does not return the same number of values ({}) as the enclosing function ({})",
                    values.len(),
                    results.len()
                ),
            ));
        }
        let ([value], [result]) = (values, results) else {
            return Ok(());
        };
        let ty = value.ty(ir);
        // A value of unknown shape, or a function that promises none, fits any.
        if ty == result || ty.is_unranked_tensor() || result.is_unranked_tensor() {
            return Ok(());
        }
        Err(self.emit_error(
            ir,
            format_args!(
                "type of return operand ({ty}) doesn't match function result type ({result})"
            ),
        ))
    }
}
