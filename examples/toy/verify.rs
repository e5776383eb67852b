//! The verifiers of the tutorial.

use crate::{ConstantOp, FuncOp, ReturnOp, TransposeOp};
use ods_runtime::prelude::*;

impl Verify for ConstantOp {
    /// Checks that the attribute has the shape of the result, if that is ranked.
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
    /// Checks that the dimensions of the result are those of the operand in reverse,
    /// where both are ranked.
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
    /// Checks that the returned value has the result type of the enclosing function.
    fn verify(self, ir: &Ir) -> VerifyResult {
        let values = self.input(ir);
        if values.len() > 1 {
            return Err(self.emit_error(ir, "expects at most 1 return operand"));
        }
        let Some(function) = self.parent_of_type::<FuncOp>(ir) else {
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
        // A value of unknown shape fits any result type, and a result type of unknown
        // shape any value.
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
