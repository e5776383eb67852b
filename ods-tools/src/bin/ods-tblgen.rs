//! The `ods-tblgen` command; see [`ods_tools::tblgen`].

use std::process::ExitCode;

fn main() -> ExitCode {
    ods_tools::tblgen::run(std::env::args().skip(1))
}
