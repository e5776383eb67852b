//! `emitc`: programs of C and C++.
//!
//! The types, and what is declarative of the operations.

mod types;

pub use types::{
    is_integer_index_or_opaque, is_supported, is_supported_float, is_supported_integer, lvalue_of,
    pointee, pointer_to, value_type,
};

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/EmitC/IR/EmitC.td")]
    #![dialect("emitc")]
    #![vocabulary("vocabulary.txt")]
}
