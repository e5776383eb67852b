//! Reads a program of the Toy dialect, verifies it, and prints it.
//!
//! ```text
//! cargo run --example toy                          the bundled program
//! cargo run --example toy -- FILE [--generic]      any other one
//! ```

use ods_runtime::DialectRegistry;
use std::process::ExitCode;
use toy_dialect::ToyDialect;

fn main() -> ExitCode {
    toy_dialect::program::main(DialectRegistry::new().with::<ToyDialect>())
}
