//! Names of results: `%vscale`.

use super::VectorScaleOp;
use ods_runtime::prelude::*;

impl OpAsmOpInterface for VectorScaleOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        set_name_fn(self.operation().result(ir, 0), "vscale");
    }
}
