//! What the verifiers of loops, switches and created operations ask for.

use super::{
    CreateOperationOp, CreateRangeOp, ForEachOp, SwitchAttributeOp, SwitchOperandCountOp,
    SwitchOperationNameOp, SwitchResultCountOp, SwitchTypeOp, SwitchTypesOp,
};
use crate::pdl::{range_of, verify_range};
use ods_runtime::op::OpInfo;
use ods_runtime::prelude::*;

impl Verify for ForEachOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let arguments = self
            .region(ir)
            .entry_block(ir)
            .map_or(&[][..], |entry| entry.arguments(ir));
        let [variable] = arguments else {
            return Err(self.emit_error(ir, "requires exactly one argument"));
        };
        if range_of(variable.ty(ir)) != *self.values(ir).ty(ir) {
            return Err(self.emit_error(ir, "operand must be a range of loop variable type"));
        }
        Ok(())
    }
}

/// A switch has a destination for each value.
fn verify_cases(op: Operation, ir: &Ir) -> VerifyResult {
    let values = match op.attribute(ir, "caseValues") {
        Some(Attribute::DenseElements(values)) => values.num_elements(),
        values => values.and_then(Attribute::as_array).map_or(0, <[_]>::len),
    };
    let cases = op.successors(ir).len().saturating_sub(1);
    if cases == values {
        return Ok(());
    }
    Err(op.emit_error(
        ir,
        format!(
            "expected number of cases to match the number of case values, got {cases} but expected {values}"
        ),
    ))
}

macro_rules! switches {
    ($($switch:ident)*) => {$(
        impl Verify for $switch {
            fn verify(self, ir: &Ir) -> VerifyResult {
                verify_cases(self.operation(), ir)
            }
        }
    )*};
}

switches! {
    SwitchAttributeOp SwitchOperandCountOp SwitchOperationNameOp SwitchResultCountOp SwitchTypeOp SwitchTypesOp
}

impl Verify for CreateOperationOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if !self.inferred_result_types(ir) {
            return Ok(());
        }
        if !self.input_result_types(ir).is_empty() {
            let message = "with inferred results cannot also have explicit result types";
            return Err(self.emit_error(ir, message));
        }
        let name = self.name(ir);
        let info = ir.registry().op(name);
        if info.is_some_and(OpInfo::infers_result_types) {
            return Ok(());
        }
        Err(self.emit_error(
            ir,
            format!(
                "has inferred results, but the created operation '{name}' does not support result type inference (or is not registered)"
            ),
        ))
    }
}

impl Verify for CreateRangeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_range(self.operation(), ir)
    }
}
