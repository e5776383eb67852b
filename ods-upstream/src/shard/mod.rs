//! `shard`: tensors that are distributed over grids of devices.
//!
//! What is declarative; the verifiers are missing.

use crate::lists::{parse_dynamic_index_list, print_dynamic_index_list};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Shard/IR/ShardOps.td")]
    #![dialect("shard")]
    #![vocabulary("vocabulary.txt")]
}

// dimension-list ::= dimension (`x` dimension)*
fn parse_dimension_list(p: &mut OpParser<'_, '_>) -> Parsed<Attribute> {
    let sizes = p.parse_dimension_list(true, false)?;
    Ok(DenseArrayAttr::from_i64s(&sizes).into())
}

fn print_dimension_list<O>(p: &mut OpPrinter<'_>, _: O, sizes: &Attribute) {
    p.print_dimension_list(sizes.as_i64s().unwrap_or_default());
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
    AllGatherOp, "all_gather";
    AllReduceOp, "all_reduce";
    AllSliceOp, "all_slice";
    AllToAllOp, "all_to_all";
    BroadcastOp, "broadcast";
    GatherOp, "gather";
    GridShapeOp, "grid_shape";
    ProcessLinearIndexOp, "proc_linear_idx";
    ProcessMultiIndexOp, "proc_linear_idx";
    ReduceOp, "reduce";
    ReduceScatterOp, "reduce_scatter";
    ShardOp, "sharding_annotated";
    ShardingOp, "sharding";
}
