//! `async.func`, `async.call` and `async.return`.

use super::execute::is_async;
use super::{CallOp, FuncOp, ReturnOp, TokenType, value_type};
use ods_runtime::interfaces::SymbolUserOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;

impl CustomAssembly for FuncOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_function_op(state, false)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.print_function_op(self.operation());
    }
}

/// The types of the results of a function.
fn result_types(op: Operation, ir: &Ir) -> &[Type] {
    op.function_type(ir).map_or(&[], |ty| ty.results())
}

impl Verify for FuncOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let types = result_types(self.operation(), ir);
        if types.is_empty() {
            let message = "result is expected to be at least of size 1, but got 0";
            return Err(self.emit_error(ir, message));
        }
        for (at, ty) in types.iter().enumerate() {
            if !is_async(ty) {
                let message = format!(
                    "result type must be async value type or async token type, but got '{ty}'"
                );
                return Err(self.emit_error(ir, message));
            }
            if ty.is::<TokenType>() && at != 0 {
                let message = format!(
                    " results' (optional) async token type is expected to appear as the 1st return value, but got {}",
                    at + 1
                );
                return Err(self.emit_error(ir, message));
            }
        }
        Ok(())
    }
}

impl Verify for ReturnOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let function = op.parent_of_type::<FuncOp>(ir);
        let types = function.map_or(&[][..], |function| result_types(function.operation(), ir));
        let types = types.iter().filter(|ty| !ty.is::<TokenType>());
        let operands = op.operands(ir).iter().map(|operand| operand.ty(ir));
        if operands.eq(types.map(value_type)) {
            return Ok(());
        }
        let message = "operand types do not match the types returned from the parent FuncOp";
        Err(self.emit_error(ir, message))
    }
}

impl SymbolUserOpInterface for CallOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let fail = |message: String| Err(self.emit_error(ir, message));
        let op = self.operation();
        let name = self.callee(ir);
        let Some(function) = tables.lookup_nearest_as::<FuncOp>(ir, op, name) else {
            return fail(format!(
                "'{name}' does not reference a valid async function"
            ));
        };
        let Some(ty) = function.operation().function_type(ir) else {
            return Ok(());
        };
        let (operands, results) = (op.operands(ir), op.results(ir));
        if ty.inputs().len() != operands.len() {
            return fail("incorrect number of operands for callee".into());
        }
        for (at, (operand, input)) in operands.iter().zip(ty.inputs()).enumerate() {
            let found = operand.ty(ir);
            if found != input {
                return fail(format!(
                    "operand type mismatch: expected operand type '{input}', but provided '{found}' for operand \
                     number {at}"
                ));
            }
        }
        if ty.results().len() != results.len() {
            return fail("incorrect number of results for callee".into());
        }
        let mut pairs = results.iter().zip(ty.results());
        if let Some(at) = pairs.position(|(result, ty)| result.ty(ir) != ty) {
            let list = |types: Vec<&Type>| {
                let types: Vec<String> = types.iter().map(|ty| format!("'{ty}'")).collect();
                types.join(", ")
            };
            let (found, expected) = (op.result_types(ir).collect(), ty.results().iter().collect());
            let found = format!("      op result types: {}", list(found));
            let expected = format!("function result types: {}", list(expected));
            let location = op.location(ir);
            return Err(self
                .emit_error(ir, format!("result type mismatch at index {at}"))
                .with_note(location, found)
                .with_note(location, expected));
        }
        Ok(())
    }
}

impl OpAsmOpInterface for FuncOp {
    fn get_default_dialect() -> &'static str {
        "async"
    }
}
