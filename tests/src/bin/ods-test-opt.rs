//! `ods-test-opt`: `ods-opt` with the dialect `test`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ods_tests::opt().main()
}
