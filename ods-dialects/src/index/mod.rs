//! `index`: operations on indices, which have 32 or 64 bits, as the target wants.
//!
//! Constants have 64 bits. An operation on constants is folded only if the result, truncated to 32
//! bits, is the result of the truncated constants.

mod canonicalize;
mod compare;
mod constant;
mod fold;
mod int_range;
mod range;

use ods_runtime::interfaces::CastOpInterface;
use ods_runtime::prelude::*;

ods! {
    #![export(index_td)]
    #![emit("Ops.td")]
}

/// Casts are between an index and an integer.
macro_rules! casts {
    ($($op:ident)*) => {
        $(impl CastOpInterface for $op {
            fn are_cast_compatible(inputs: &[Type], outputs: &[Type]) -> bool {
                let both = inputs.first().zip(outputs.first());
                both.is_some_and(|(from, to)| from.is_index() != to.is_index())
            }
        })*
    };
}

casts! { CastSOp CastUOp }
