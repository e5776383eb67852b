//! `async.func`, `async.call` and `async.return`.

use super::execute::is_async;
use super::{CallOp, FuncOp, ReturnOp, TokenType, value_type};
use ods_dialects::func::verify_call;
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::interfaces::{CallOpInterface, Callee, SymbolUserOpInterface};
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;
use std::ops::Range;

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

impl CallOpInterface for CallOp {
    fn get_callable_for_callee(self, ir: &Ir) -> Callee {
        match self.operation().attribute(ir, "callee") {
            Some(Attribute::SymbolRef(name)) => Callee::Symbol(name.clone()),
            _ => Callee::Symbol(SymbolRefAttr::flat("")),
        }
    }

    fn set_callee_from_callable(self, ir: &mut Ir, callee: Callee) {
        if let Callee::Symbol(name) = callee {
            self.operation()
                .set_attribute(ir, "callee", Some(name.into()));
        }
    }

    fn get_arg_operands(self, ir: &Ir) -> Range<usize> {
        0..self.operation().operands(ir).len()
    }
}

impl SymbolUserOpInterface for CallOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        verify_call::<FuncOp>(self.operation(), ir, tables, "async function")
    }
}

impl OpAsmOpInterface for FuncOp {
    fn get_default_dialect() -> &'static str {
        "async"
    }
}
