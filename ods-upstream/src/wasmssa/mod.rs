//! `wasmssa`: WebAssembly in SSA form.
//!
//! Everything: text, verifiers, inferred types, and levels that branches leave.

mod function;
mod global;
mod labels;
mod symbols;
mod values;

pub use global::{ConstantExprOpTrait, ConstantExpressionInitializerOpTrait};
pub use labels::{LabelBranchingOpInterface, LabelLevelOpInterface};

use labels::{parse_else_region, print_else_region};
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/WasmSSA/IR/WasmSSAOps.td")]
    #![dialect("wasmssa")]
    #![vocabulary("vocabulary.txt")]
}

/// Parses `exported` before the name of a symbol, as a keyword or a string.
fn parse_exported(p: &mut OpParser<'_, '_>) -> Parsed<bool> {
    match p.parse_optional_keyword_or_string() {
        None => Ok(false),
        Some(word) if &*word == "exported" => Ok(true),
        Some(word) => {
            let message = format!("expecting either `exported` or symbol name. got {word}");
            Err(p.emit_error(p.name_offset(), message))
        }
    }
}
