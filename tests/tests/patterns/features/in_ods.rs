//! The ops are defined by `ods!`.

use super::number;
use ods_runtime::prelude::*;

ods! {
    #![emit("Ops.td")]
    #![emit("Patterns.td")]
}

mod tests {
    include!("tests.rs");
}
