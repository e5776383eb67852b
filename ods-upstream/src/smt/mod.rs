//! `smt`: formulas for solvers of satisfiability modulo theories.
//!
//! The types and attributes, the text and the verifiers of all operations, constants and names of results.

mod constants;
mod operations;
mod types;
mod verify;

pub use types::{domain_types, is_non_func_value, is_value, range_type};

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/SMT/IR/SMT.td")]
    #![dialect("smt")]
    #![vocabulary("vocabulary.txt")]
}
