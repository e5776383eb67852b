//! `pdl_interp`: matchers of patterns as programs of an interpreter.
//!
//! The text of all operations, and all verifiers.

mod assembly;
mod verify;

use crate::pdl;
use assembly::{
    parse_create_operation_op_attributes, parse_create_operation_op_results, parse_range_type,
    print_create_operation_op_attributes, print_create_operation_op_results, print_range_type,
};
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/PDLInterp/IR/PDLInterpOps.td")]
    #![dialect("pdl_interp")]
    #![vocabulary("vocabulary.txt")]
}

/// The type of the values of types: `!pdl.value` of `!pdl.type`, and a range of them of a range.
pub fn value_type_of_types(ty: &Type) -> Type {
    let value = Type::from(pdl::ValueType::get());
    if ty.is::<pdl::RangeType>() {
        pdl::range_of(value)
    } else {
        value
    }
}
