//! `ods-test-opt`: `ods-opt` with the dialect `test`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ods_runtime::tool::opt_main(ods_tests::dialects())
}
