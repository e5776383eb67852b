//! `nvvm`: intrinsics of NVIDIA's GPUs.

mod mma;
pub mod requires;
#[cfg(feature = "gpu")]
pub(crate) mod targets;
mod verify;

use ods_runtime::attributes::ArrayAttr;
use ods_runtime::prelude::*;
use requires::{NVVMRequiresSM, NVVMRequiresSMa};

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/LLVMIR/NVVMOps.td")]
    #![dialect("nvvm")]
    #![vocabulary("vocabulary.txt")]
}

impl VerifyParameters for NVVMTargetAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        let wrong = if !(0..=3).contains(&self.o()) {
            "The optimization level must be a number between 0 and 3."
        } else if self.triple().is_empty() {
            "The target triple cannot be empty."
        } else if self.chip().is_empty() {
            "The target chip cannot be empty."
        } else if !self.link().as_ref().is_none_or(is_list_of_strings) {
            "All the elements in the `link` array must be strings."
        } else {
            return Ok(());
        };
        Err(wrong.to_owned())
    }
}

fn is_list_of_strings(list: &ArrayAttr) -> bool {
    let mut values = list.elements().iter();
    values.all(|value| matches!(value, Attribute::String(_)))
}
