//! Runs `ods-tblgen` in the folder of this file.

use std::path::Path;
use std::process::Command;

/// Whether the tool was content, its output, and what it complains of.
pub(crate) fn run(args: &[&str]) -> (bool, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_ods-tblgen"))
        .args(args)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli"))
        .output()
        .expect("the tool runs");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (
        output.status.success(),
        text(output.stdout),
        text(output.stderr),
    )
}
