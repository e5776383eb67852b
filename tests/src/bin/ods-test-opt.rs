//! `ods-test-opt`: `ods-opt` with the dialect `test`, and the pass `test-greedy-patterns`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ods_tests::opt().main()
}
