//! `emitc`: programs of C and C++.
//!
//! The types, the text of includes, functions and variables, and what is declarative of the other operations.

mod assembly;
mod types;

pub use types::{
    is_integer_index_or_opaque, is_supported, is_supported_float, is_supported_integer, lvalue_of,
    pointee, pointer_to, value_type,
};

use assembly::{
    parse_emit_c_field_op_type_and_initial_value, parse_emit_c_global_op_type_and_initial_value,
    print_emit_c_field_op_type_and_initial_value, print_emit_c_global_op_type_and_initial_value,
};
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/EmitC/IR/EmitC.td")]
    #![dialect("emitc")]
    #![vocabulary("vocabulary.txt")]
}
