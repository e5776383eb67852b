//! Finds the `.td` files of an installed MLIR, if a dialect is asked for.
//!
//! `MLIR_PREFIX` is the folder of the installation, which has `include/mlir`.

use std::env;
use std::path::Path;
use std::process::ExitCode;

/// Where Debian's packages install MLIR.
const DEFAULT_PREFIX: &str = "/usr/lib/llvm-22";

/// A file of every MLIR, and one that came with version 22.
const FILES: [&str; 2] = [
    "mlir/IR/OpBase.td",
    "mlir/Interfaces/AlignmentAttrInterface.td",
];

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=MLIR_PREFIX");
    let is_feature = |(name, _): &(std::ffi::OsString, _)| {
        name.to_str()
            .is_some_and(|name| name.starts_with("CARGO_FEATURE_"))
    };
    if !env::vars_os().any(|variable| is_feature(&variable)) {
        return ExitCode::SUCCESS;
    }
    let given = env::var("MLIR_PREFIX").ok();
    let prefix = given.as_deref().unwrap_or(DEFAULT_PREFIX);
    let include = Path::new(prefix).join("include");
    if let Some(file) = FILES.iter().find(|file| !include.join(file).is_file()) {
        let origin = match given {
            Some(_) => "MLIR_PREFIX",
            None => "the default, because MLIR_PREFIX is not set",
        };
        println!(
            "cargo::error=no MLIR 22 at '{prefix}' ({origin}): '{}' does not exist; set MLIR_PREFIX to the folder that has 'include/mlir', or build without the features of dialects",
            include.join(file).display()
        );
        return ExitCode::FAILURE;
    }
    println!("cargo::rustc-env=ODS_MLIR_INCLUDE={}", include.display());
    link_at_fixed_addresses();
    ExitCode::SUCCESS
}

/// The tables of dialects are full of pointers, each of which is adjusted at start-up in an executable that can be loaded
/// anywhere.
fn link_at_fixed_addresses() {
    let target = |part: &str| env::var(format!("CARGO_CFG_TARGET_{part}")).unwrap_or_default();
    if target("OS") == "linux" && target("ENV") == "gnu" {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
