//! The names that results have in text.

use super::{
    AllocOp, AllocaOp, AssumeAlignmentOp, CastOp, CollapseShapeOp, DimOp, ExpandShapeOp,
    ExtractAlignedPointerAsIndexOp, MemorySpaceCastOp, ReinterpretCastOp, ReshapeOp, SubViewOp,
    TransposeOp, ViewOp,
};
use ods_runtime::prelude::*;

macro_rules! names {
    ($($op:ident: $name:literal;)*) => {$(
        impl OpAsmOpInterface for $op {
            fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
                set_name_fn(self.operation().result(ir, 0), $name);
            }
        }
    )*};
}

names! {
    AllocOp: "alloc";
    AllocaOp: "alloca";
    AssumeAlignmentOp: "assume_align";
    CastOp: "cast";
    CollapseShapeOp: "collapse_shape";
    DimOp: "dim";
    ExpandShapeOp: "expand_shape";
    ExtractAlignedPointerAsIndexOp: "intptr";
    MemorySpaceCastOp: "memspacecast";
    ReinterpretCastOp: "reinterpret_cast";
    ReshapeOp: "reshape";
    SubViewOp: "subview";
    TransposeOp: "transpose";
    ViewOp: "view";
}
