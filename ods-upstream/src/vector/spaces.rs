//! Accesses to memory: their alignment, and casts of their bases to the generic memory space.

use super::{
    CompressStoreOp, ExpandLoadOp, GatherOp, LoadOp, MaskedLoadOp, MaskedStoreOp, ScatterOp,
    StoreOp, TransferReadOp, TransferWriteOp, TypeCastOp,
};
use ods_runtime::interfaces::{
    AlignmentAttrOpInterface, DynMemorySpaceCastOpInterface, MemorySpaceCastConsumerOpInterface,
    ViewLikeOpInterface,
};
use ods_runtime::prelude::*;

/// Lets `op` use what a cast of its operand `number` casts: `bubbleDownInPlaceMemorySpaceCastImpl`.
fn use_source(op: Operation, b: &mut OpBuilder<'_>, number: usize) -> Option<Vec<Value>> {
    let base = op.operand(b, number);
    let cast = base.defining::<DynMemorySpaceCastOpInterface>(b)?;
    if !cast.is_source_promotable(b) {
        return None;
    }
    let source = cast.get_source_ptr(b);
    op.set_operand(b, number, source);
    Some(op.results(b).to_vec())
}

macro_rules! consumers {
    ($($op:ident $number:literal;)*) => {$(
        impl MemorySpaceCastConsumerOpInterface for $op {
            fn bubble_down_casts(
                self,
                builder: &mut OpBuilder<'_>,
            ) -> Result<Option<Vec<Value>>, Diagnostic> {
                Ok(use_source(self.operation(), builder, $number))
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
