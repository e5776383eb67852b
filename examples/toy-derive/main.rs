//! The Toy example with `#[derive(OpDef)]` instead of `ods!`: the same program with the
//! same input and output.
//!
//! ```text
//! cargo run --example toy-derive                          the bundled program
//! cargo run --example toy-derive -- FILE [--generic]      any other one
//! ```

#[path = "../toy/assembly.rs"]
mod assembly;
mod dialect;
#[path = "../toy/verify.rs"]
mod verify;

use dialect::{ConstantOp, FuncOp, ReturnOp, ToyDialect, TransposeOp};
use ods_runtime::DialectRegistry;
use std::process::ExitCode;

fn main() -> ExitCode {
    toy_dialect::program::main(DialectRegistry::new().with::<ToyDialect>())
}
