//! `ods-tblgen --dump-json` compared with `llvm-tblgen --dump-json`: the CPU time of both
//! over all `.td` files of the installed MLIR that llvm-tblgen accepts on their own.
//!
//! `cargo bench -p ods-benches --bench tablegen [-- ROUNDS]`

use ods_benches::measure::{measure_process, report_child, run_child};
use std::env;
use std::fs;
use std::io::{Error, Result};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

fn main() -> Result<()> {
    let mut arguments = env::args().skip(1).peekable();
    if arguments
        .next_if(|argument| argument == "--child")
        .is_some()
    {
        report_child(run_child(arguments)?);
        return Ok(());
    }
    let rounds: usize = arguments
        .find_map(|argument| argument.parse().ok())
        .unwrap_or(3);
    let prefix = env::var_os("MLIR_PREFIX").unwrap_or_else(|| "/usr/lib/llvm-22".into());
    let prefix = PathBuf::from(prefix);
    let theirs = prefix.join("bin/llvm-tblgen");
    if !theirs.exists() {
        println!("No `{}`, nothing to compare with.", theirs.display());
        return Ok(());
    }
    let ours = build_ours()?;
    let include = prefix.join("include");
    let mut files = Vec::new();
    collect(&include.join("mlir"), &mut files)?;
    files.sort();
    files.retain(|file| is_accepted(&theirs, &include, file));
    let mut best = [Duration::MAX; 2];
    for _ in 0..rounds {
        for (best, tool) in best.iter_mut().zip([&ours, &theirs]) {
            *best = (*best).min(total(tool, &include, &files)?);
        }
    }
    println!(
        "`--dump-json` over {} files, CPU time, best of {rounds}:\n",
        files.len()
    );
    println!("| ods-tblgen | llvm-tblgen | ratio |");
    println!("|---:|---:|---:|");
    let [ours, theirs] = best.map(|time| time.as_secs_f64());
    println!("| {ours:.2} s | {theirs:.2} s | {:.2} |", ours / theirs);
    Ok(())
}

/// Builds `ods-tblgen` in the folder of this program.
fn build_ours() -> Result<PathBuf> {
    let status = Command::new(env!("CARGO"))
        .args([
            "build",
            "--quiet",
            "--release",
            "-p",
            "ods-tools",
            "--bin",
            "ods-tblgen",
        ])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .status()?;
    if !status.success() {
        return Err(Error::other("ods-tblgen does not build"));
    }
    // Benches run from `target/release/deps`.
    let program = env::current_exe()?;
    let folder = program.ancestors().nth(2);
    Ok(folder.unwrap_or(Path::new("")).join("ods-tblgen"))
}

/// Finds the `.td` files below a folder.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "td") {
            files.push(path);
        }
    }
    Ok(())
}

fn dump(tool: &Path, include: &Path, file: &Path) -> Command {
    let mut command = Command::new(tool);
    command.arg("--dump-json").arg("-I").arg(include).arg(file);
    command
}

fn is_accepted(tool: &Path, include: &Path, file: &Path) -> bool {
    let mut command = dump(tool, include, file);
    let command = command.stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// The CPU time of the tool for all files.
fn total(tool: &Path, include: &Path, files: &[PathBuf]) -> Result<Duration> {
    files.iter().try_fold(Duration::ZERO, |sum, file| {
        Ok(sum + measure_process(&dump(tool, include, file))?.cpu)
    })
}
