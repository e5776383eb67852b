//! `ub`: undefined behaviour.

mod hooks;

use ods_runtime::prelude::*;

ods! {
    #![export(ub_td)]
    #![emit("Ops.td")]
}
