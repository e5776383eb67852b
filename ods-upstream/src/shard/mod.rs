//! `shard`: tensors that are distributed over grids of devices.
//!
//! What is declarative; the verifiers are missing.

use crate::lists::{parse_dynamic_index_list, print_dynamic_index_list};
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Shard/IR/ShardOps.td")]
    #![dialect("shard")]
    #![vocabulary("vocabulary.txt")]
}
