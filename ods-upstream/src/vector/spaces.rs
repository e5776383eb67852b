//! Accesses to memory: their alignment, and casts of their bases to the generic memory space.

use super::{
    CompressStoreOp, ExpandLoadOp, GatherOp, LoadOp, MaskedLoadOp, MaskedStoreOp, ScatterOp,
    StoreOp, TransferReadOp, TransferWriteOp, TypeCastOp,
};
use crate::memref::cast_consumers;
use ods_runtime::interfaces::{AlignmentAttrOpInterface, ViewLikeOpInterface};
use ods_runtime::prelude::*;

cast_consumers! {
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
