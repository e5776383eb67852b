//! `linalg`: operations on tensors and buffers as loops over their elements.
//!
//! The bodies and the maps of named operations are tables: `named` and `named_maps`.

mod assembly;
mod attributes;
mod body;
mod canonicalize;
mod destination_style;
mod destinations;
mod effects;
mod fold;
mod maps;
mod named;
mod named_maps;
mod payload;
mod structured;
mod verify;
mod verify_contraction;
mod verify_convolution;
mod verify_pack;
mod verify_structured;
mod verify_winograd;

pub use structured::{FillOpInterface, LinalgOp};
pub use verify_contraction::ContractionOpInterface;
pub use verify_convolution::ConvolutionOpInterface;

use crate::lists::{parse_dynamic_index_list, print_dynamic_index_list};
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Linalg/IR/LinalgOps.td")]
    #![emit("mlir/Dialect/Linalg/IR/LinalgStructuredOps.td")]
    #![emit("mlir/Dialect/Linalg/IR/LinalgRelayoutOps.td")]
    #![dialect("linalg")]
    #![vocabulary("vocabulary.txt")]
}

/// The maps of the operands of a product of matrices, of `dims` dimensions.
fn maps(dims: u32, results: [&[u32]; 3]) -> Vec<AffineMap> {
    let map = |numbers: &[u32]| {
        let exprs = numbers.iter().map(|number| AffineExpr::dim(*number));
        AffineMap::new(dims, 0, exprs.collect::<Vec<_>>())
    };
    results.map(map).into()
}

/// The default `indexing_maps` of `linalg.matmul`.
pub fn matmul_maps() -> Vec<AffineMap> {
    maps(3, [&[0, 2], &[2, 1], &[0, 1]])
}

/// The default `indexing_maps` of `linalg.batch_matmul`.
pub fn batch_matmul_maps() -> Vec<AffineMap> {
    maps(4, [&[0, 1, 3], &[0, 3, 2], &[0, 1, 2]])
}

/// The default `indexing_maps` of `linalg.batch_reduce_matmul`.
pub fn batch_reduce_matmul_maps() -> Vec<AffineMap> {
    maps(4, [&[0, 1, 3], &[0, 3, 2], &[1, 2]])
}

macro_rules! names_of_results {
    ($($op:ident, $name:literal;)*) => {$(
        impl OpAsmOpInterface for $op {
            fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
                if let [first, ..] = self.operation().results(ir) {
                    set_name_fn(*first, $name);
                }
            }
        }
    )*};
}

names_of_results! {
    PackOp, "pack";
    UnPackOp, "unpack";
}
