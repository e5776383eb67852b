//! Names of results: `%extracted_slice`.

use super::{
    CastOp, CollapseShapeOp, ConcatOp, DimOp, ExpandShapeOp, ExtractOp, ExtractSliceOp,
    FromElementsOp, GatherOp, GenerateOp, InsertOp, InsertSliceOp, PadOp, RankOp, ReshapeOp,
    ScatterOp, SplatOp,
};
use ods_runtime::prelude::*;

/// Each operation names its result.
macro_rules! names {
    ($($op:ident $name:literal;)*) => {$(
        impl OpAsmOpInterface for $op {
            fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
                set_name_fn(self.operation().result(ir, 0), $name);
            }
        }
    )*};
}

names! {
    CastOp "cast";
    CollapseShapeOp "collapsed";
    ConcatOp "concat";
    DimOp "dim";
    ExpandShapeOp "expanded";
    ExtractOp "extracted";
    ExtractSliceOp "extracted_slice";
    FromElementsOp "from_elements";
    GatherOp "gather";
    GenerateOp "generated";
    InsertOp "inserted";
    InsertSliceOp "inserted_slice";
    PadOp "padded";
    RankOp "rank";
    ReshapeOp "reshape";
    ScatterOp "scatter";
    SplatOp "splat";
}
