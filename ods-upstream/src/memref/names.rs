//! The names that results have in text.

use super::{
    AllocOp, AllocaOp, AssumeAlignmentOp, CastOp, CollapseShapeOp, DimOp, ExpandShapeOp,
    ExtractAlignedPointerAsIndexOp, ExtractStridedMetadataOp, MemorySpaceCastOp, ReinterpretCastOp,
    ReshapeOp, SubViewOp, TransposeOp, ViewOp,
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

impl OpAsmOpInterface for ExtractStridedMetadataOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        set_name_fn(self.base_buffer(ir), "base_buffer");
        set_name_fn(self.offset(ir), "offset");
        for (values, name) in [(self.sizes(ir), "sizes"), (self.strides(ir), "strides")] {
            if let [first, ..] = values {
                set_name_fn(*first, name);
            }
        }
    }
}
