//! `emitc`: programs of C and C++.
//!
//! The types, the text and the verifiers of all operations, symbols, and control flow between regions.

mod assembly;
mod control;
mod expression;
mod symbols;
mod types;
mod verify;

pub use expression::CExpressionInterface;
pub use types::{
    is_fundamental, is_integer_index_or_opaque, is_pointer_wide, is_supported, is_supported_float,
    is_supported_integer, lvalue_of, pointee, pointer_to, value_type,
};

use assembly::{
    parse_emit_c_field_op_type_and_initial_value, parse_emit_c_global_op_type_and_initial_value,
    print_emit_c_field_op_type_and_initial_value, print_emit_c_global_op_type_and_initial_value,
};
use ods_dialects::scf::{parse_switch_cases, print_switch_cases};
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/EmitC/IR/EmitC.td")]
    #![dialect("emitc")]
    #![vocabulary("vocabulary.txt")]
}
