//! `irdl`: dialects that are defined in IR.
//!
//! The text and the verifiers of all operations. Definitions are not loaded: they define nothing here.

mod assembly;
mod verify;

use assembly::{
    parse_attributes_op, parse_named_value_list, parse_named_value_list_with_variadicity,
    parse_single_block_region, print_attributes_op, print_named_value_list,
    print_named_value_list_with_variadicity, print_single_block_region,
};
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/IRDL/IR/IRDLOps.td")]
    #![dialect("irdl")]
}
