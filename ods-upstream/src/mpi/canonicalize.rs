//! Messages are sent from and received in the buffers themselves, not in casts of them.

use super::{IRecvOp, ISendOp, RecvOp, SendOp};
use crate::memref::CastOp;
use ods_runtime::prelude::*;

macro_rules! buffers {
    ($($op:ident)*) => {$(
        impl CanonicalizationPatterns for $op {
            fn patterns(set: &mut PatternSet) {
                set.add(|op: Self, rw| without_cast(op.operation(), op.r#ref(rw), rw));
            }
        }
    )*};
}

buffers! { SendOp ISendOp RecvOp IRecvOp }

/// Replaces the buffer, the first operand, by what it is a cast of, if that has a static shape and the cast has not.
fn without_cast(op: Operation, buffer: Value, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = buffer.defining::<CastOp>(rw)?.source(rw);
    let is_static = |value: Value| {
        let shape = value.ty(rw).shape();
        shape.is_some_and(|shape| !shape.contains(&ods_runtime::types::DYNAMIC))
    };
    if is_static(buffer) || !is_static(source) {
        return None;
    }
    rw.modify(op, |rw| op.set_operand(rw, 0, source));
    Some(())
}
