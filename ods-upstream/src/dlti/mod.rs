//! `dlti`: descriptions of the layout of data and of the targets of a compilation.
//!
//! The attributes with their text and verifiers, and the verifier of the attributes of operations.

mod assembly;
mod verify;

pub use assembly::EntryKey;

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/DLTI/DLTIAttrs.td")]
    #![dialect("dlti")]
    #![vocabulary("vocabulary.txt")]
}
