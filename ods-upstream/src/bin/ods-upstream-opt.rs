//! `ods-upstream-opt`: `ods-opt` with MLIR's own dialects, as far as they are features of this build.

use ods_runtime::tool::Opt;
use std::process::ExitCode;

fn main() -> ExitCode {
    Opt::new(ods_upstream::all())
        .passes(ods_dialects::passes)
        .main()
}
