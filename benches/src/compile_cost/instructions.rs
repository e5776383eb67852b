//! Instructions of `rustc` per operation, counted by `valgrind`: unlike times, they do not
//! depend on what else the machine does.
//!
//! In goes a [`Site`] whose manifest is written; out come the instructions of
//! `rustc --emit=metadata` on its `lib.rs`, unoptimised macros included.

use super::{Dialect, Site};
use std::fs;
use std::io::{Error, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The operations over one that are counted.
const OPS: usize = 20;

/// What `rustc` executes, in instructions.
#[derive(Clone, Copy, Debug)]
pub struct Instructions {
    /// For a crate with one operation.
    pub one: Count,
    /// For each further operation.
    pub each: Count,
}

/// Instructions of one kind of run.
#[derive(Clone, Copy, Debug)]
pub struct Count {
    /// All of them.
    pub all: u64,
    /// Those inside the library of the macros: its own code and that of the crates linked into it,
    /// without `rustc`'s side of the bridge and without `malloc` and `memcpy`.
    pub macros: u64,
}

impl Site {
    /// Counts the instructions that `rustc` needs for an operation.
    ///
    /// # Errors
    ///
    /// If `valgrind`, `cargo` or `rustc` cannot be run, or fails.
    pub fn count_instructions(&self) -> Result<Instructions> {
        self.write_manifest()?;
        let one = self.count(1)?;
        let many = self.count(1 + OPS)?;
        let each = |of: fn(Count) -> u64| of(many).saturating_sub(of(one)) / OPS as u64;
        Ok(Instructions {
            one,
            each: Count {
                all: each(|count| count.all),
                macros: each(|count| count.macros),
            },
        })
    }

    /// The instructions for a dialect of so many operations.
    fn count(&self, ops: usize) -> Result<Count> {
        self.write_crate(Dialect {
            ops,
            edition: 0,
            door: self.door,
        })?;
        let build = self
            .command("cargo", &["build", "--quiet"])
            .env("CARGO_INCREMENTAL", "0")
            .status()?;
        if !build.success() {
            return Err(Error::other("`cargo build` failed"));
        }
        let deps = self.scratch.join("target/debug/deps");
        let runtime = newest_library(&deps)?;
        let profile = self.scratch.join("callgrind.out");
        let done = self
            .command("valgrind", &["--tool=callgrind"])
            .arg(format!("--callgrind-out-file={}", profile.display()))
            .arg(compiler()?)
            .args(["--edition=2024", "--crate-type=lib", "--emit=metadata"])
            .arg(format!("--extern=ods_runtime={}", runtime.display()))
            .arg(format!("-Ldependency={}", deps.display()))
            .arg("src/lib.rs")
            .output()?;
        if !done.status.success() {
            let errors = String::from_utf8_lossy(&done.stderr);
            return Err(Error::other(format!("`rustc` under valgrind: {errors}")));
        }
        read_profile(&fs::read_to_string(&profile)?)
    }
}

/// The compiler itself, not the program that chooses a toolchain.
fn compiler() -> Result<PathBuf> {
    let done = Command::new("rustc")
        .args(["--print", "sysroot"])
        .output()?;
    let sysroot = String::from_utf8_lossy(&done.stdout).trim().to_owned();
    Ok(Path::new(&sysroot).join("bin/rustc"))
}

/// The library of the runtime that was built last.
fn newest_library(deps: &Path) -> Result<PathBuf> {
    let mut found = None;
    for entry in fs::read_dir(deps)? {
        let entry = entry?;
        let path = entry.path();
        let is_library = path
            .extension()
            .is_some_and(|extension| extension == "rlib");
        if is_library
            && entry
                .file_name()
                .to_string_lossy()
                .starts_with("libods_runtime-")
        {
            found = found.max(Some((entry.metadata()?.modified()?, path)));
        }
    }
    let missing = || Error::other(format!("no `libods_runtime` in {}", deps.display()));
    found.map(|(_, path)| path).ok_or_else(missing)
}

/// Adds up a profile in callgrind's format: costs by function, grouped by object file (`ob=`).
fn read_profile(text: &str) -> Result<Count> {
    // A name is written once as `(number) name` and then as `(number)`.
    let mut macros_number = None;
    let mut is_macros = false;
    let mut is_call = false;
    let mut count = Count { all: 0, macros: 0 };
    for line in text.lines() {
        let is_cost =
            line.starts_with(|first: char| first.is_ascii_digit() || "+-*".contains(first));
        if let Some(object) = line.strip_prefix("ob=") {
            let (number, name) = object.split_once(' ').unwrap_or((object, ""));
            if name.contains("libods_macros") {
                macros_number = Some(number);
            }
            is_macros = macros_number == Some(number);
        } else if line.starts_with("cob=") && line.contains("libods_macros") {
            macros_number = line["cob=".len()..].split(' ').next();
        } else if line.starts_with("calls=") {
            // The next line is the cost of the call, which its callee has as well.
            is_call = true;
        } else if is_cost && !std::mem::take(&mut is_call) {
            let cost = line
                .split(' ')
                .nth(1)
                .and_then(|cost| cost.parse::<u64>().ok());
            let cost =
                cost.ok_or_else(|| Error::other(format!("not a line of a profile: {line}")))?;
            count.all += cost;
            count.macros += if is_macros { cost } else { 0 };
        }
    }
    Ok(count)
}

/// The figures as text, in millions of instructions.
pub fn print_instructions(counted: Instructions) -> String {
    let millions = |count: u64| count as f64 / 1e6;
    let line = |what, count: Count| {
        format!(
            "{what}: {:.1} M instructions, of them {:.1} M in the library of the macros\n",
            millions(count.all),
            millions(count.macros)
        )
    };
    line("a crate with one operation", counted.one) + &line("each further operation", counted.each)
}
