//! `ml_program`: the functions and the global state of a program of machine learning.
//!
//! `docs/FROM-CXX.md` shows how its hooks were written.

mod assembly;
mod verify;

use assembly::{
    parse_symbol_visibility, parse_token_ordering, parse_typed_initial_value,
    print_symbol_visibility, print_token_ordering, print_typed_initial_value,
};
use ods_runtime::interfaces::{RegionKind, RegionKindInterface};
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/MLProgram/IR/MLProgramOps.td")]
    #![dialect("ml_program")]
}

impl RegionKindInterface for FuncOp {
    fn get_region_kind(_: usize) -> RegionKind {
        RegionKind::SsaCfg
    }
}

impl OpAsmOpInterface for GlobalLoadOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        set_name_fn(self.result(ir), &self.global(ir).leaf().to_string());
    }
}

impl OpAsmOpInterface for GlobalLoadConstOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        set_name_fn(self.result(ir), &self.global(ir).leaf().to_string());
    }
}
