//! The custom form of functions.

use super::FuncOp;
use ods_runtime::prelude::*;

impl CustomAssembly for FuncOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_function_op(state, false)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.print_function_op(self.operation());
    }
}
