//! What the casts are between.

use super::{CastSOp, CastUOp};
use ods_runtime::interfaces::CastOpInterface;
use ods_runtime::prelude::*;

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
