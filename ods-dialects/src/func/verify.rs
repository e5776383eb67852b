//! Verifiers of calls, constants and returns.

use super::{CallOp, ConstantOp, FuncOp, ReturnOp};
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::interfaces::SymbolUserOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;
use std::fmt::Write;

impl SymbolUserOpInterface for CallOp {
    /// Checks that the callee is a function with the types of the call.
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        verify_call::<FuncOp>(self.operation(), ir, tables, "function")
    }
}

/// Checks that the `callee` of a call is an `F`, which messages call a `noun`, and has the types of the call.
///
/// # Errors
///
/// If there is no such function, or a type differs.
pub fn verify_call<F: Op>(
    op: Operation,
    ir: &Ir,
    tables: &mut SymbolTableCollection,
    noun: &str,
) -> VerifyResult {
    let callee = op
        .attribute(ir, "callee")
        .and_then(Attribute::downcast::<SymbolRefAttr>);
    let Some(callee) = callee else {
        let message = "requires a 'callee' symbol reference attribute";
        return Err(op.emit_error(ir, message));
    };
    let function = tables.lookup_nearest_as::<F>(ir, op, callee);
    let ty = function.and_then(|function| function.as_operation().function_type(ir));
    let Some(ty) = ty else {
        let message = format!("'{}' does not reference a valid {noun}", callee.root());
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
    let mut pairs = op.result_types(ir).zip(ty.results());
    let Some(number) = pairs.position(|(found, expected)| found != expected) else {
        return Ok(());
    };
    let location = op.location(ir);
    let (found, expected) = (list(op.result_types(ir)), list(ty.results()));
    Err(op
        .emit_error(ir, format!("result type mismatch at index {number}"))
        .with_note(location, format!("      op result types: {found}"))
        .with_note(location, format!("function result types: {expected}")))
}

impl SymbolUserOpInterface for ConstantOp {
    /// Checks that the function exists, and has the type of the constant.
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let (op, name) = (self.operation(), self.value(ir));
        let function = tables.lookup_nearest(ir, op, &SymbolRefAttr::flat(name));
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
}

/// Formats types in quotes, separated by commas.
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
        let parent = op.parent_op(ir);
        let Some(function) = parent.filter(|parent| FuncOp::cast(*parent, ir).is_some()) else {
            return Ok(());
        };
        let name = function.symbol_name(ir).unwrap_or_default();
        let ty = function.function_type(ir);
        let expected = ty.map_or(&[][..], |ty| ty.results());
        let operands = self.operands(ir);
        let (found, count) = (operands.len(), expected.len());
        if found != count {
            let message =
                format!("has {found} operands, but enclosing function (@{name}) returns {count}");
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
