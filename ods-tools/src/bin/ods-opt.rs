//! `ods-opt`: reads, verifies, transforms and prints IR, as `mlir-opt` does, or executes it.

use ods_interp::tool::with_run;
use ods_runtime::tool::Opt;
use std::process::ExitCode;

fn main() -> ExitCode {
    let opt = Opt::new(ods_interp::attach(ods_dialects::all())).passes(ods_dialects::passes);
    with_run(opt)
        .random(ods_dialects::testing::with_hooks)
        .main()
}
