//! What cargo compiles for a user's crate.

use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// A dialect with one operation, as the README has it.
const SOURCE: &str = r#"
//! A dialect.
use ods_runtime::prelude::*;
ods! {
    def One_Dialect : Dialect { let name = "one"; }
    def AddOp : Op<One_Dialect, "add", [Pure, SameOperandsAndResultType]> {
        let arguments = (ins F64Tensor:$lhs, F64Tensor:$rhs);
        let results = (outs F64Tensor:$result);
        let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
    }
}
"#;

/// `cargo build`, then `cargo check`, compile the crates behind the macros once.
///
/// Cargo gives a crate other debug information if both a macro and the user's crate need it
/// with the same features. A check needs no compiled crates beside the macros, so there it
/// would find nothing shared, and compile the macros again.
#[test]
fn check_takes_the_macros_of_build() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("one-op");
    write_crate(&folder);
    let built = artifacts(&folder, "build");
    let checked = artifacts(&folder, "check");
    let compiled = |file: &&String| Path::new(file).extension().is_none_or(|it| it != "rmeta");
    for name in [
        "ods_lookup",
        "ods_table",
        "ods_tablegen",
        "ods_interface",
        "ods_interface_macros",
        "ods_codegen",
        "ods_macros",
    ] {
        let is_named = |file: &&String| file.contains(&format!("lib{name}-"));
        assert!(
            checked.iter().filter(compiled).any(|file| is_named(&file)),
            "no artifact of {name} in {checked:#?}"
        );
    }
    let again: Vec<_> = checked.difference(&built).filter(compiled).collect();
    assert!(again.is_empty(), "`cargo check` compiles again: {again:#?}");
}

/// Writes a crate that depends on the runtime, with the versions of this workspace.
fn write_crate(folder: &Path) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let root = root.canonicalize().expect("the workspace has a folder");
    let manifest = format!(
        "[package]\nname = \"one-op\"\nedition = \"2024\"\n\n[dependencies]\nods-runtime = {{ path = {:?}, features = [\"tool\"] }}\n\n[workspace]\n",
        root.join("ods-runtime").display().to_string()
    );
    fs::create_dir_all(folder.join("src")).expect("a folder for the crate");
    fs::write(folder.join("Cargo.toml"), manifest).expect("a manifest");
    fs::write(folder.join("src/lib.rs"), SOURCE).expect("a source file");
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).expect("a lock file");
}

/// The files that `cargo COMMAND` made, or found to be up to date.
fn artifacts(folder: &Path, command: &str) -> BTreeSet<String> {
    let mut cargo = Command::new(env!("CARGO"));
    // A setting of one profile for all crates would hide what is tested.
    for (name, _) in env::vars_os() {
        if name.to_string_lossy().starts_with("CARGO_PROFILE_") {
            cargo.env_remove(name);
        }
    }
    let output = cargo
        .args([command, "--offline", "--message-format=json"])
        .env("CARGO_TARGET_DIR", folder.join("target"))
        .current_dir(folder)
        .output()
        .expect("cargo runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "cargo {command}: {errors}");
    let mut files = BTreeSet::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let message: Value = serde_json::from_str(line).expect("cargo writes JSON");
        let names = message["filenames"].as_array().into_iter().flatten();
        files.extend(names.filter_map(Value::as_str).map(str::to_owned));
    }
    files
}
