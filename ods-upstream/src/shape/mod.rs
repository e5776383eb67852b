//! `shape`: computations on the shapes of tensors.
//!
//! The text, the verifiers and the inferred types of all operations, folders and canonicalization.

mod assembly;
mod canonicalize;
mod canonicalize_lists;
mod fold;
mod infer;
mod library;
mod verify;

use ods_runtime::interfaces::{
    CastOpInterface, RegionBranchOpInterface, RegionBranchPoint, RegionSuccessor, RegionSuccessors,
};
use ods_runtime::prelude::*;
use ods_runtime::types::RankedTensorType;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Shape/IR/ShapeOps.td")]
    #![dialect("shape")]
}

/// Whether a type is `tensor<?xindex>` or such with a size: `isExtentTensorType`.
fn is_extent_tensor(ty: &Type) -> bool {
    ty.is_tensor()
        && ty.shape().is_some_and(|shape| shape.len() == 1)
        && ty.element_type().is_some_and(Type::is_index)
}

/// `tensor<Nxindex>`
fn extent_tensor(size: i64) -> Type {
    RankedTensorType::new([size], Type::index()).into()
}

fn is_size_or_index(ty: &Type) -> bool {
    ty.is::<SizeType>() || ty.is_index()
}

impl OpAsmOpInterface for ConstSizeOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        let value = self.value(ir);
        set_name_fn(self.result(ir), &format!("c{value}"));
    }
}

impl OpAsmOpInterface for FunctionLibraryOp {
    fn get_default_dialect() -> &'static str {
        "shape"
    }
}

impl OpAsmOpInterface for FuncOp {
    fn get_default_dialect() -> &'static str {
        "shape"
    }
}

impl CastOpInterface for SizeToIndexOp {
    fn are_cast_compatible(inputs: &[Type], outputs: &[Type]) -> bool {
        match (inputs, outputs) {
            ([input], [output]) => is_size_or_index(input) && output.is_index(),
            _ => false,
        }
    }
}

impl CastOpInterface for ToExtentTensorOp {
    fn are_cast_compatible(inputs: &[Type], outputs: &[Type]) -> bool {
        match (inputs, outputs) {
            ([input], [output]) => {
                (is_extent_tensor(input) || input.is::<ShapeType>())
                    && output.is_tensor()
                    && output.element_type().is_some_and(Type::is_index)
            }
            _ => false,
        }
    }
}

impl RegionBranchOpInterface for AssumingOp {
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        let successor = match point {
            RegionBranchPoint::Parent => RegionSuccessor::region(self.do_region(ir), &[]),
            RegionBranchPoint::Terminator(_) => {
                RegionSuccessor::parent(self.operation().results(ir))
            }
        };
        [successor].into()
    }
}
