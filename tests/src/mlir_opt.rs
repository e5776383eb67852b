//! The installed `mlir-opt`.

use std::path::PathBuf;
use std::process::Command;

/// The path of `mlir-opt`: below `$MLIR_PREFIX`, or else where Debian installs version 22. If
/// it does not exist there, the search path is used.
pub fn program() -> PathBuf {
    let prefix = std::env::var_os("MLIR_PREFIX").unwrap_or_else(|| "/usr/lib/llvm-22".into());
    let installed = PathBuf::from(prefix).join("bin/mlir-opt");
    if installed.exists() {
        installed
    } else {
        "mlir-opt".into()
    }
}

/// The result of one run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Run {
    /// The standard output.
    pub output: Vec<u8>,
    /// The standard error.
    pub errors: Vec<u8>,
    /// The exit status; `None` if a signal ended it.
    pub status: Option<i32>,
}

/// Runs it on `file` in `folder`.
///
/// # Errors
///
/// If it cannot be started.
pub fn run(folder: &std::path::Path, file: &str, args: &[&str]) -> std::io::Result<Run> {
    let done = Command::new(program())
        .current_dir(folder)
        .arg(file)
        .args(args)
        .output()?;
    Ok(Run {
        output: done.stdout,
        errors: done.stderr,
        status: done.status.code(),
    })
}

/// The installed version, such as `22.1.8`.
///
/// # Errors
///
/// If it cannot be started.
pub fn version() -> std::io::Result<String> {
    let done = Command::new(program()).arg("--version").output()?;
    let text = String::from_utf8_lossy(&done.stdout).into_owned();
    let version = text
        .lines()
        .find_map(|line| line.split_once("LLVM version "))
        .map_or("unknown", |(_, version)| version.trim());
    Ok(version.to_owned())
}
