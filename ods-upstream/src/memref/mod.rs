//! `memref`: buffers.
//!
//! The text, the verifiers, folders and canonicalization of all operations, and the interfaces that passes ask.

mod assembly;
mod canonicalize;
mod dma;
mod effects;
mod fold;
mod global;
mod names;
mod reshape;
mod slots;
mod spaces;
mod subview;
mod verify;
mod views;

#[cfg(feature = "gpu")]
pub(crate) use effects::has_only_effect_on;
#[cfg(feature = "bufferization")]
pub(crate) use effects::{has_effect, has_effect_on, has_single_effect};
#[cfg(any(
    feature = "affine",
    feature = "bufferization",
    feature = "gpu",
    feature = "vector"
))]
pub(crate) use fold::fold_casts;
#[cfg(feature = "amdgpu")]
pub(crate) use fold::forgets_only;

#[cfg(feature = "vector")]
pub(crate) use spaces::cast_consumers;
pub(crate) use spaces::use_cast_source;
#[cfg(feature = "gpu")]
pub(crate) use verify::verify_dynamic_sizes;

use crate::dims;
use crate::lists::{parse_dynamic_index_list, print_dynamic_index_list};
use global::{
    parse_global_memref_op_type_and_initial_value, print_global_memref_op_type_and_initial_value,
};
use ods_runtime::interfaces::{
    ConditionallySpeculatable, RegionBranchOpInterface, RegionBranchPoint, RegionSuccessor,
    RegionSuccessors, Speculatability,
};
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/MemRef/IR/MemRefOps.td")]
    #![dialect("memref")]
    #![vocabulary("vocabulary.txt")]
}

dims::infer_range!(DimOp);

impl ConditionallySpeculatable for DimOp {
    fn get_speculatability(self, ir: &Ir) -> Speculatability {
        dims::speculatability(ir, self.source(ir), self.index(ir))
    }
}

impl RegionBranchOpInterface for AllocaScopeOp {
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        let successor = match point {
            RegionBranchPoint::Parent => RegionSuccessor::region(self.body_region(ir), &[]),
            RegionBranchPoint::Terminator(_) => RegionSuccessor::parent(self.results(ir)),
        };
        [successor].into()
    }
}
