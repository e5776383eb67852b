//! `index`: operations on indices, which have 32 or 64 bits, as the target wants.
//!
//! Constants have 64 bits. An operation on constants is folded only if the result, truncated to 32
//! bits, is the result of the truncated constants.

mod canonicalize;
mod cast;
mod compare;
mod constant;
mod fold;
mod int_range;
mod range;

use ods_runtime::prelude::*;

ods! {
    #![export(index_td)]
    #![emit("Ops.td")]
}
