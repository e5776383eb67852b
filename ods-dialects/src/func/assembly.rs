//! The custom form of functions, and names of results.

use super::{ConstantOp, FuncOp};
use ods_runtime::prelude::*;

impl CustomAssembly for FuncOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_function_op(state, false)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.print_function_op(self.operation());
    }
}

impl OpAsmOpInterface for FuncOp {
    fn get_default_dialect() -> &'static str {
        "func"
    }
}

impl OpAsmOpInterface for ConstantOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        set_name_fn(self.result(ir, 0), "f");
    }
}
