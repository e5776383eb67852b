//! `gpu`: kernels, and what starts them.

mod assembly;
mod canonicalize;
mod function;
mod int_range;
mod launch;
mod launch_func;
mod matrices;
mod module;
mod types;
mod verify;
mod warp;

use assembly::{
    parse_all_reduce_operation, parse_async_dependencies, parse_launch_dim_type,
    parse_launch_func_operands, parse_offloading_handler, print_all_reduce_operation,
    print_async_dependencies, print_launch_dim_type, print_launch_func_operands,
    print_offloading_handler,
};
#[cfg(feature = "amdgpu")]
pub(crate) use canonicalize::constant_number;
use ods_runtime::__private::class::AttrClassKind;
use ods_runtime::interfaces::{ConditionallySpeculatable, Speculatability};
use ods_runtime::prelude::*;
use types::{parse_object, print_object};

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/GPU/IR/GPUOps.td")]
    #![dialect("gpu")]
    #![vocabulary("vocabulary.txt")]

    include "mlir/Dialect/GPU/IR/GPUOps.td"
    include "mlir/IR/AttrTypeBase.td"

    class GPU_OwnType<string name, string text> : TypeDef<GPU_Dialect, name> {
        let mnemonic = text;
    }
    def AsyncToken : GPU_OwnType<"AsyncToken", "async.token"> {
        let summary = "what an asynchronous operation is waited for by";
        let assemblyFormat = "";
    }
    def SparseDnTensorHandle : GPU_OwnType<"SparseDnTensorHandle", "sparse.dntensor_handle"> {
        let summary = "a handle of a dense tensor";
        let assemblyFormat = "";
    }
    def SparseSpGEMMOpHandle : GPU_OwnType<"SparseSpGEMMOpHandle", "sparse.spgemmop_handle"> {
        let summary = "a handle of a product of sparse matrices";
        let assemblyFormat = "";
    }
    def SparseSpMatHandle : GPU_OwnType<"SparseSpMatHandle", "sparse.spmat_handle"> {
        let summary = "a handle of a sparse matrix";
        let assemblyFormat = "";
    }
    def MMAMatrix : GPU_OwnType<"MMAMatrix", "mma_matrix"> {
        let summary = "a matrix that the threads of a subgroup hold together";
        let parameters = (ins ArrayRefParameter<"i64">:$shape, "Type":$element_type, StringRefParameter<>:$operand);
        let hasCustomAssemblyFormat = 1;
        let genVerifyDecl = 1;
    }
}

/// The class of attributes that are targets of compilations.
#[derive(Clone, Copy, Debug)]
pub enum TargetAttrInterface {}

impl AttrClassKind for TargetAttrInterface {
    fn contains(attr: &Attribute) -> bool {
        types::is_target(attr)
    }
}

/// Whether an attribute says how a module is translated for offloading.
pub fn is_offloading_translation(attr: &Attribute) -> bool {
    attr.is::<SelectObjectAttr>()
}

/// The type of the elements of a matrix; of others the type itself.
pub fn matrix_element_type(ty: &Type) -> &Type {
    ty.downcast::<MMAMatrixType>()
        .map_or(ty, MMAMatrixType::element_type)
}

macro_rules! names_of_dimensions {
    ($($op:ident, $name:literal;)*) => {$(
        impl OpAsmOpInterface for $op {
            fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
                let name = format!("{}_{}", $name, self.dimension(ir));
                set_name_fn(self.operation().results(ir)[0], &name);
            }
        }
    )*};
}

names_of_dimensions! {
    BlockDimOp, "block_dim";
    BlockIdOp, "block_id";
    ClusterBlockIdOp, "cluster_block_id";
    ClusterDimBlocksOp, "cluster_dim_blocks";
    ClusterDimOp, "cluster_dim";
    ClusterIdOp, "cluster_id";
    GlobalIdOp, "global_id";
    GridDimOp, "grid_dim";
    ThreadIdOp, "thread_id";
}

impl ConditionallySpeculatable for SubgroupBroadcastOp {
    /// Which lane is the first active one depends on the control flow.
    fn get_speculatability(self, ir: &Ir) -> Speculatability {
        match self.broadcast_type(ir) {
            BroadcastType::first_active_lane => Speculatability::NotSpeculatable,
            BroadcastType::specific_lane => Speculatability::Speculatable,
        }
    }
}
