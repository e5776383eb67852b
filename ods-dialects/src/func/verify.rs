//! What the operations of functions must agree on.

use super::{ConstantOp, FuncOp, ReturnOp};
use ods_runtime::prelude::*;
use ods_runtime::traits::{SymbolTable, TraitInfo};
use std::fmt::Write;

/// The callee of a call is a function of the type that the call says.
pub static CALLS_FUNCTION: TraitInfo = TraitInfo::symbol_user("CallsFunction", verify_call);

fn verify_call(op: Operation, ir: &Ir, symbols: &SymbolTable<'_>) -> VerifyResult {
    let callee = op.attribute(ir, "callee").and_then(Attribute::as_symbol);
    let Some(callee) = callee else {
        let message = "requires a 'callee' symbol reference attribute";
        return Err(op.emit_error(ir, message));
    };
    let function = (symbols.lookup(callee)).and_then(|symbol| FuncOp::cast(symbol, ir));
    let ty = function.and_then(|function| function.operation().function_type(ir));
    let Some(ty) = ty else {
        let message = format!("'{callee}' does not reference a valid function");
        return Err(op.emit_error(ir, message));
    };
    if ty.inputs().len() != op.operands(ir).len() {
        return Err(op.emit_error(ir, "incorrect number of operands for callee"));
    }
    for (number, (operand, expected)) in op.operands(ir).iter().zip(ty.inputs()).enumerate() {
        let found = operand.ty(ir);
        if found != expected {
            let message = format!(
                "operand type mismatch: expected operand type '{expected}', but provided '{found}' for operand number {number}"
            );
            return Err(op.emit_error(ir, message));
        }
    }
    if ty.results().len() != op.results(ir).len() {
        return Err(op.emit_error(ir, "incorrect number of results for callee"));
    }
    let differs = |(found, expected): (&Type, &Type)| found != expected;
    let Some(number) = op.result_types(ir).zip(ty.results()).position(differs) else {
        return Ok(());
    };
    let location = op.location(ir);
    let found = list(op.result_types(ir));
    let expected = list(ty.results());
    Err(op
        .emit_error(ir, format!("result type mismatch at index {number}"))
        .with_note(location, format!("      op result types: {found}"))
        .with_note(location, format!("function result types: {expected}")))
}

/// The function that a constant names is there, and of the type that it says.
pub static NAMES_FUNCTION: TraitInfo = TraitInfo::symbol_user("NamesFunction", verify_constant);

fn verify_constant(op: Operation, ir: &Ir, symbols: &SymbolTable<'_>) -> VerifyResult {
    let Some(constant) = ConstantOp::cast(op, ir) else {
        return Ok(());
    };
    let name = constant.value(ir);
    let function = symbols.lookup(name);
    let Some(function) = function.filter(|symbol| FuncOp::cast(*symbol, ir).is_some()) else {
        let message = format!("reference to undefined function '{name}'");
        return Err(op.emit_error(ir, message));
    };
    let ty = function.function_type(ir).cloned().map(Type::Function);
    if ty.as_ref() != Some(op.result(ir, 0).ty(ir)) {
        let message = "reference to function with mismatched type";
        return Err(op.emit_error(ir, message));
    }
    Ok(())
}

/// Types in quotes, between commas.
fn list<'t>(types: impl IntoIterator<Item = &'t Type>) -> String {
    let mut text = String::new();
    for (number, ty) in types.into_iter().enumerate() {
        let separator = if number == 0 { "" } else { ", " };
        let _ = write!(text, "{separator}'{ty}'");
    }
    text
}

impl Verify for ReturnOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let function = op.parent_op(ir).and_then(|parent| FuncOp::cast(parent, ir));
        let Some(function) = function.map(FuncOp::operation) else {
            return Ok(());
        };
        let name = function.symbol_name(ir).unwrap_or_default();
        let expected = function
            .function_type(ir)
            .map_or(&[][..], |ty| ty.results());
        let operands = self.operands(ir);
        if operands.len() != expected.len() {
            let message = format!(
                "has {} operands, but enclosing function (@{name}) returns {}",
                operands.len(),
                expected.len()
            );
            return Err(self.emit_error(ir, message));
        }
        for (number, (operand, expected)) in operands.iter().zip(expected).enumerate() {
            let found = operand.ty(ir);
            if found != expected {
                let message = format!(
                    "type of return operand {number} ('{found}') doesn't match function result type ('{expected}') in function @{name}"
                );
                return Err(Diagnostic::error(op.location(ir), message));
            }
        }
        Ok(())
    }
}
