//! `tosa`: the operators of the Tensor Operator Set Architecture.
//!
//! The text and the verifiers of all operations; folders, canonicalization.

mod assembly;
mod canonicalize;
mod canonicalize_slice;
mod checks;
mod control;
mod fold;
mod fold_elements;
mod inference;
mod quantized;
pub mod traits;
mod variable;
mod verify_control;
mod verify_conv;
mod verify_elementwise;
mod verify_gather;
mod verify_matmul;
mod verify_pool;
mod verify_shape;
mod verify_shape_ops;

pub use quantized::storage_width;
pub use traits::shape_rank;
pub(crate) use verify_control::Inliner;

use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;
use variable::{parse_variable_op_type_or_initial_value, print_variable_op_type_or_initial_value};

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Tosa/IR/TosaOps.td")]
    #![dialect("tosa")]
    #![vocabulary("vocabulary.txt")]
}

impl VerifyParameters for shapeType {
    fn verify_parameters(&self) -> Result<(), String> {
        match self.rank() {
            rank if rank < 0 => Err(format!("invalid rank (must be >= 0): {rank}")),
            _ => Ok(()),
        }
    }
}

impl MaterializeConstant for TosaDialect {
    /// Shapes and other tensors have constants of their own.
    fn constant_op(value: &Attribute, ty: &Type) -> Option<&'static OpInfo> {
        let Attribute::DenseElements(elements) = value else {
            return None;
        };
        if shape_rank(ty).is_some() && elements.element_type().is_index() {
            return Some(ConstShapeOp::INFO);
        }
        let is_same = ty.is_tensor() && ty.shape() == Some(elements.shape());
        is_same.then_some(ConstOp::INFO)
    }
}
