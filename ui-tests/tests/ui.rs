//! Compiles every case in `ui/`, and compares the messages with those recorded.
//!
//! `TRYBUILD=overwrite` records them anew; read the difference.

use std::process::Command;

/// The toolchain on which the messages were recorded: that of `rust-toolchain.toml`.
const PINNED: &str = "1.95.0";

fn rustc_version() -> String {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc)
        .arg("--version")
        .output()
        .expect("rustc runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.split(' ').nth(1).unwrap_or_default().to_owned()
}

#[test]
fn messages() {
    let version = rustc_version();
    assert_eq!(
        version, PINNED,
        "the recorded messages hold on rustc {PINNED}, which rust-toolchain.toml pins; this is rustc {version}"
    );
    let cases = trybuild::TestCases::new();
    cases.pass("ui/pass/*.rs");
    for topic in [
        "syntax",
        "records",
        "names",
        "operands",
        "attributes",
        "results",
        "regions",
        "builders",
        "dialects",
        "properties",
        "definitions",
        "interfaces",
        "defs",
        "derived-defs",
        "derived-ops",
        "enums",
        "traits",
        "hooks",
        "passes",
        "patterns",
        "code",
        "format",
        "files",
        "spans",
        "sharing",
    ] {
        cases.compile_fail(format!("ui/{topic}/*.rs"));
    }
}
