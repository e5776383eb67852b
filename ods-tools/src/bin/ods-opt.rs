//! `ods-opt`: reads, verifies and prints IR, as `mlir-opt` does.

use ods_runtime::tool::opt_main;
use std::process::ExitCode;

fn main() -> ExitCode {
    opt_main(ods_dialects::all())
}
