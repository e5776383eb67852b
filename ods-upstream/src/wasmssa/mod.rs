//! `wasmssa`: WebAssembly in SSA form.
//!
//! What is declarative; the text of functions, globals and `if`, and the verifiers are missing.

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/WasmSSA/IR/WasmSSAOps.td")]
    #![dialect("wasmssa")]
    #![vocabulary("vocabulary.txt")]
}
