//! `ods-reduce`: makes a module smaller, as long as a script finds it interesting, as `mlir-reduce`
//! does.

use std::process::ExitCode;

fn main() -> ExitCode {
    ods_runtime::tool::reduce_main(ods_dialects::all())
}
