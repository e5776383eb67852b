//! `memref`: buffers.
//!
//! The text of all operations; of the verifiers that of `global`.

mod assembly;
mod global;
mod names;

use crate::lists::{parse_dynamic_index_list, print_dynamic_index_list};
use global::{
    parse_global_memref_op_type_and_initial_value, print_global_memref_op_type_and_initial_value,
};
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/MemRef/IR/MemRefOps.td")]
    #![dialect("memref")]
    #![vocabulary("vocabulary.txt")]
}
