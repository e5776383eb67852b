//! Reads a program of the Toy dialect, verifies it, optimizes it if asked to, and prints it.
//!
//! ```text
//! cargo run --example toy                                  the bundled program
//! cargo run --example toy -- FILE [--opt] [--generic]      any other one
//! ```

use ods_runtime::DialectRegistry;
use std::process::ExitCode;
use toy_dialect::{ToyDialect, passes};

fn main() -> ExitCode {
    let registry = DialectRegistry::new().with::<ToyDialect>();
    toy_dialect::program::main(registry, passes::optimize)
}
