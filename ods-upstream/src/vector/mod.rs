//! `vector`: operations on vectors of several dimensions.

mod canonicalize;
mod contract;
mod facts;
mod fold;
mod infer;
mod mask;
mod masked;
mod memory;
mod names;
mod outerproduct;
mod parts;
mod ranges;
mod shapes;
mod spaces;
mod strided;
mod transfer;
mod verify;
mod verify_contract;
mod verify_transfer;

pub use shapes::{deinterleaved, has_even_last_dim, interleaved, is_multiple, prints_one_thing};

use crate::arith::ArithDialect;
// Definitions name `vector::YieldOp`.
use crate::lists::{parse_dynamic_index_list, print_dynamic_index_list};
#[cfg(feature = "transform")]
pub use crate::lowerings::vector::*;
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Vector/IR/VectorAttributes.td")]
    #![emit("mlir/Dialect/Vector/IR/VectorOps.td")]
    #![dialect("vector")]
    #![vocabulary("vocabulary.txt")]
}

impl MaterializeConstant for VectorDialect {
    /// Constants are those of `arith`.
    fn constant_op(value: &Attribute, ty: &Type) -> Option<&'static OpInfo> {
        ArithDialect::constant_op(value, ty)
    }
}
