//! Verifiers of landing pads.

use super::{
    AddressOfOp, BitcastOp, LLVMArrayType, LLVMFuncOp, LandingpadOp, ResumeOp, ZeroOp, verify::fail,
};
use ods_runtime::prelude::*;

/// The function around an operation.
pub(super) fn parent_function(op: Operation, ir: &Ir) -> Option<LLVMFuncOp> {
    let mut parent = op.parent_op(ir);
    while let Some(op) = parent {
        if let Some(function) = LLVMFuncOp::cast(op, ir) {
            return Some(function);
        }
        parent = op.parent_op(ir);
    }
    None
}

impl Verify for LandingpadOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let function = parent_function(op, ir);
        let has_personality =
            |function: LLVMFuncOp| function.operation().attribute(ir, "personality").is_some();
        if function.is_some_and(|function| !has_personality(function)) {
            let message = "llvm.landingpad needs to be in a function with a personality";
            return fail(self, ir, message);
        }
        let clauses = op.operands(ir);
        if !self.cleanup(ir) && clauses.is_empty() {
            let message = "landingpad instruction expects at least one clause or cleanup attribute";
            return fail(self, ir, message);
        }
        for (number, clause) in clauses.iter().enumerate() {
            // Filters are arrays, of which nothing is checked.
            if clause.ty(ir).is::<LLVMArrayType>() {
                continue;
            }
            if let Some(cast) = clause.defining::<BitcastOp>(ir) {
                if cast.arg(ir).defining::<AddressOfOp>(ir).is_some() {
                    continue;
                }
                let error = Diagnostic::error(op.location(ir), "constant clauses expected");
                return Err(error.with_note(
                    cast.location(ir),
                    "global addresses expected as operand to bitcast used in clauses for landingpad",
                ));
            }
            let is_constant = clause.defining::<ZeroOp>(ir).is_some()
                || clause.defining::<AddressOfOp>(ir).is_some();
            if !is_constant {
                let message =
                    format!("clause #{number} is not a known constant - null, addressof, bitcast");
                return fail(self, ir, message);
            }
        }
        Ok(())
    }
}

/// Verifies that all landing pads of a function have the same type, and that what is resumed has it, too.
pub(super) fn verify_exceptions(function: LLVMFuncOp, ir: &Ir) -> VerifyResult {
    let mut expected: Option<&Type> = None;
    let mut wrong = None;
    function
        .operation()
        .walk_with(ir, WalkOrder::PostOrder, |op| {
            let (ty, message) = if let Some(pad) = LandingpadOp::cast(op, ir) {
                let message =
                    "'llvm.landingpad' should have a consistent result type inside a function";
                (pad.res(ir).ty(ir), message)
            } else if let Some(resume) = ResumeOp::cast(op, ir) {
                let message = "'llvm.resume' should have a consistent input type inside a function";
                (resume.value(ir).ty(ir), message)
            } else {
                return WalkResult::Advance;
            };
            if *expected.get_or_insert(ty) == *ty {
                return WalkResult::Advance;
            }
            wrong = Some(message);
            WalkResult::Interrupt
        });
    wrong.map_or(Ok(()), |message| fail(function, ir, message))
}
