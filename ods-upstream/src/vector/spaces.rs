//! Accesses to memory: their alignment, and casts of their bases to the generic memory space.

use super::{
    CompressStoreOp, ExpandLoadOp, GatherOp, LoadOp, MaskedLoadOp, MaskedStoreOp, ScatterOp,
    StoreOp, TransferReadOp, TransferWriteOp, TypeCastOp,
};
use crate::memref::use_cast_source;
use ods_runtime::interfaces::{
    AlignmentAttrOpInterface, MemorySpaceCastConsumerOpInterface, ViewLikeOpInterface,
};
use ods_runtime::prelude::*;

macro_rules! consumers {
    ($($op:ident $number:literal;)*) => {$(
        impl MemorySpaceCastConsumerOpInterface for $op {
            fn bubble_down_casts(
                self,
                builder: &mut OpBuilder<'_>,
            ) -> Result<Option<Vec<Value>>, Diagnostic> {
                Ok(use_cast_source(self.operation(), builder, $number))
            }
        }
    )*};
}

consumers! {
    LoadOp 0;
    StoreOp 1;
    MaskedLoadOp 0;
    MaskedStoreOp 0;
    GatherOp 0;
    ScatterOp 0;
    ExpandLoadOp 0;
    CompressStoreOp 0;
    TransferReadOp 0;
    TransferWriteOp 1;
}

macro_rules! aligned {
    ($($op:ident)*) => {$(
        impl AlignmentAttrOpInterface for $op {}
    )*};
}

aligned! {
    LoadOp StoreOp MaskedLoadOp MaskedStoreOp GatherOp ScatterOp ExpandLoadOp CompressStoreOp
}

impl ViewLikeOpInterface for TypeCastOp {
    fn get_view_source(self, ir: &Ir) -> Value {
        self.memref(ir)
    }
}
