//! `amdgpu`: operations of AMD's GPUs.
//!
//! What is declarative; the verifiers are missing.

use crate::lists::{parse_dynamic_index_list, print_dynamic_index_list};
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/AMDGPU/IR/AMDGPU.td")]
    #![dialect("amdgpu")]
}

impl VerifyParameters for TDMGatherBaseType {
    fn verify_parameters(&self) -> Result<(), String> {
        let element = self.element_type();
        let width = match element {
            Type::Integer(integer) => integer.width(),
            Type::Float(float) => float.width(),
            _ => 0,
        };
        if ![8, 16, 32, 64].contains(&width) {
            return Err(format!(
                "element type must be 1, 2, 4, or 8 bytes long but type was {width} bits long"
            ));
        }
        let index = self.index_type();
        if index.is_signless_integer_of(16) || index.is_signless_integer_of(32) {
            return Ok(());
        }
        Err(format!(
            "index type must be i16 or i32 but index type is '{index}'."
        ))
    }
}
