//! `shard`: tensors that are distributed over grids of devices.
//!
//! Everything: text, names of results, verifiers and canonicalization.

mod canonicalize;
mod collectives;
mod grid;
mod sharding;

use crate::lists::{parse_dynamic_index_list, print_dynamic_index_list};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::interfaces::DestinationStyleOpInterface;
use ods_runtime::prelude::*;
use std::ops::Range;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Shard/IR/ShardOps.td")]
    #![dialect("shard")]
    #![vocabulary("vocabulary.txt")]
}

// dimension-list ::= dimension (`x` dimension)* | `[` `]`
fn parse_dimension_list(p: &mut OpParser<'_, '_>) -> Parsed<Attribute> {
    let mut sizes = Vec::new();
    if p.parse_optional_l_square() {
        p.parse_r_square()?;
    } else {
        sizes = p.parse_dimension_list(true, false)?.to_vec();
        if sizes.is_empty() {
            let message = "Failed parsing dimension list. Did you mean an empty list? It must be denoted by \"[]\".";
            return Err(p.emit_error_here(message));
        }
    }
    Ok(DenseArrayAttr::from_i64s(&sizes).into())
}

fn print_dimension_list<O>(p: &mut OpPrinter<'_>, _: O, sizes: &Attribute) {
    match sizes.as_i64s().unwrap_or_default() {
        [] => p.write("[]"),
        sizes => p.print_dimension_list(sizes),
    }
}

/// Names of the first results.
macro_rules! names_of_results {
    ($($op:ident, $($name:literal),+;)*) => {$(
        impl OpAsmOpInterface for $op {
            fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
                for (result, name) in self.operation().results(ir).iter().zip([$($name),+]) {
                    set_name_fn(*result, name);
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
    NeighborsLinearIndicesOp, "down_linear_idx", "up_linear_idx";
    ProcessLinearIndexOp, "proc_linear_idx";
    ProcessMultiIndexOp, "proc_linear_idx";
    RecvOp, "recv";
    ReduceOp, "reduce";
    ReduceScatterOp, "reduce_scatter";
    ScatterOp, "scatter";
    SendOp, "send";
    ShardOp, "sharding_annotated";
    ShardShapeOp, "shard_shape";
    ShardingOp, "sharding";
    ShiftOp, "shift";
}

impl MaterializeConstant for ShardDialect {
    fn constant_op(value: &Attribute, ty: &Type) -> Option<&'static OpInfo> {
        ods_dialects::arith::ArithDialect::constant_op(value, ty)
    }
}

impl DestinationStyleOpInterface for UpdateHaloOp {
    fn get_dps_inits(self, _: &Ir) -> Range<usize> {
        0..1
    }
}
