//! The cost of definitions in the user's build: `cargo check`, a dev build and one edit,
//! compared with MLIR's own tools on the same dialect.
//!
//! Every figure is CPU time of the whole command, user and system, the median of
//! the rounds. The cost per operation is the difference to a dialect of one.

mod dialect;
mod instructions;

pub use dialect::{Dialect, Door};
pub use instructions::{Count, Instructions, print_instructions};

use crate::measure::{measure_process, median};
use std::fs;
use std::io::{Error, ErrorKind, Result};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The paths of the measurement.
#[derive(Clone, Debug)]
pub struct Site {
    scratch: PathBuf,
    runtime: PathBuf,
    /// `bin`, `include` of MLIR and LLVM, if C++ is to be measured.
    mlir: Option<PathBuf>,
    door: Door,
}

/// The cost of a dialect of one size.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    /// `cargo check`, not incremental.
    pub check: Duration,
    /// `cargo build`, not incremental.
    pub build: Duration,
    /// The part of `check` that expands macros.
    pub expansion: Duration,
    /// `cargo check`, incremental, after an edit of one operation.
    pub edit: Duration,
    /// `mlir-tblgen` for the dialect, declarations and definitions.
    pub tblgen: Duration,
    /// `clang++ -O0 -c` of the generated code.
    pub cpp: Duration,
}

impl Site {
    /// Uses a folder beside the running program.
    ///
    /// # Errors
    ///
    /// If the folder cannot be created.
    pub fn new(mlir: Option<PathBuf>, door: Door) -> Result<Self> {
        let here = std::env::current_exe()?;
        let scratch = here.with_file_name("compile-cost.crate");
        fs::create_dir_all(scratch.join("src"))?;
        let runtime = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("ods-runtime");
        Ok(Self {
            scratch,
            runtime,
            mlir,
            door,
        })
    }

    /// Measures a dialect of `ops` operations.
    ///
    /// # Errors
    ///
    /// If a program does not start, or fails.
    pub fn measure(&self, ops: usize, rounds: usize) -> Result<Cost> {
        self.write_manifest()?;
        let mut edition = 0;
        let mut cost = Cost {
            check: self.cargo(&["check"], false, ops, rounds, &mut edition)?,
            build: self.cargo(&["build"], false, ops, rounds, &mut edition)?,
            expansion: self.expansion(ops, rounds)?,
            edit: self.cargo(&["check"], true, ops, rounds, &mut edition)?,
            ..Cost::default()
        };
        if let Some(mlir) = &self.mlir {
            self.measure_cpp(mlir, ops, rounds, &mut cost)?;
        }
        Ok(cost)
    }

    /// Measures a dev build of a crate without operations, from an empty target folder:
    /// the library and all of its dependencies, as `cargo` builds crates of a registry.
    ///
    /// # Errors
    ///
    /// If a program does not start, or fails.
    pub fn measure_library(&self, rounds: usize) -> Result<Duration> {
        self.write_manifest()?;
        fs::write(self.scratch.join("src/lib.rs"), "")?;
        let target = self.scratch.join("clean");
        let mut cargo = self.command("cargo", &["build", "--quiet"]);
        cargo
            .env("CARGO_INCREMENTAL", "0")
            .env("CARGO_TARGET_DIR", &target);
        let mut times = Vec::new();
        for _ in 0..rounds {
            match fs::remove_dir_all(&target) {
                Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
                _ => times.push(measure_process(&cargo)?.cpu),
            }
        }
        fs::remove_dir_all(&target)?;
        Ok(median(&mut times))
    }

    fn write_manifest(&self) -> Result<()> {
        let manifest = format!(
            "[package]\nname = \"bench-dialect\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
             [dependencies]\n{}\n\n[workspace]\n",
            self.door.dependency(&self.runtime)
        );
        fs::write(self.scratch.join("Cargo.toml"), manifest)
    }

    fn write_crate(&self, dialect: Dialect) -> Result<()> {
        fs::write(self.scratch.join("src/lib.rs"), dialect.rust())
    }

    /// Runs one cargo command after each of a number of edits.
    fn cargo(
        &self,
        command: &[&str],
        is_incremental: bool,
        ops: usize,
        rounds: usize,
        edition: &mut usize,
    ) -> Result<Duration> {
        let mut cargo = self.command("cargo", command);
        cargo.env("CARGO_INCREMENTAL", if is_incremental { "1" } else { "0" });
        let mut times = Vec::new();
        // The first run builds the dependencies and is not counted.
        for round in 0..=rounds {
            *edition += 1;
            self.write_crate(Dialect {
                ops,
                edition: *edition,
                door: self.door,
            })?;
            let measured = measure_process(&cargo)?;
            if round > 0 {
                times.push(measured.cpu);
            }
        }
        Ok(median(&mut times))
    }

    /// The time that `rustc` reports for macro expansion.
    fn expansion(&self, ops: usize, rounds: usize) -> Result<Duration> {
        let mut times = Vec::new();
        for round in 0..rounds {
            self.write_crate(Dialect {
                ops,
                edition: 1000 + round,
                door: self.door,
            })?;
            let done = self
                .command(
                    "cargo",
                    &["rustc", "--profile", "check", "--", "-Ztime-passes"],
                )
                // The flag is for compiler developers; it changes no output.
                .env("RUSTC_BOOTSTRAP", "1")
                .env("CARGO_INCREMENTAL", "0")
                .output()?;
            let text = String::from_utf8_lossy(&done.stderr).into_owned()
                + &String::from_utf8_lossy(&done.stdout);
            let pass = text
                .lines()
                .find(|line| line.trim_end().ends_with("macro_expand_crate"))
                .and_then(|line| line.split(';').next()?.trim().strip_prefix("time:"))
                .and_then(|seconds| seconds.trim().parse().ok())
                .map(Duration::from_secs_f64);
            times.push(pass.ok_or_else(|| Error::other(format!("no such pass in:\n{text}")))?);
        }
        Ok(median(&mut times))
    }

    fn measure_cpp(&self, mlir: &Path, ops: usize, rounds: usize, cost: &mut Cost) -> Result<()> {
        let td = self.scratch.join("Ops.td");
        let dialect = Dialect {
            ops,
            edition: 0,
            door: Door::Ods,
        };
        fs::write(&td, dialect.td())?;
        fs::write(self.scratch.join("dialect.cpp"), Dialect::cpp())?;
        let include = mlir.join("include");
        let mut generation = Duration::ZERO;
        for (flag, output) in [
            ("-gen-dialect-decls", "Dialect.h.inc"),
            ("-gen-dialect-defs", "Dialect.cpp.inc"),
            ("-gen-op-decls", "Ops.h.inc"),
            ("-gen-op-defs", "Ops.cpp.inc"),
        ] {
            let mut command = self.command(&mlir.join("bin/mlir-tblgen").to_string_lossy(), &[]);
            command
                .args([flag, "Ops.td", "-o", output, "-I"])
                .arg(&include);
            let mut times = Vec::new();
            for _ in 0..rounds {
                times.push(measure_process(&command)?.cpu);
            }
            generation += median(&mut times);
        }
        let compiler = std::env::var("CXX")
            .unwrap_or_else(|_| mlir.join("bin/clang++").to_string_lossy().into_owned());
        let mut command = self.command(&compiler, &[]);
        command
            .args([
                "-O0",
                "-std=c++17",
                "-fno-rtti",
                "-c",
                "-w",
                "dialect.cpp",
                "-o",
                "dialect.o",
            ])
            .arg("-I.")
            .arg(format!("-I{}", include.display()));
        let mut times = Vec::new();
        for _ in 0..rounds {
            times.push(measure_process(&command)?.cpu);
        }
        cost.tblgen = generation;
        cost.cpp = median(&mut times);
        Ok(())
    }

    fn command(&self, program: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(program);
        command
            .args(arguments)
            .current_dir(&self.scratch)
            .env("CARGO_TARGET_DIR", self.scratch.join("target"))
            .env_remove("RUSTFLAGS");
        command
    }
}

/// Formats the figures as a Markdown table: milliseconds for each operation over the
/// first; for the edit, the whole command.
pub fn print_table(one: Cost, costs: &[(usize, Cost)]) -> String {
    let rows = costs.iter().map(|&(ops, cost)| {
        let each = |of: fn(&Cost) -> Duration| {
            (of(&cost).as_secs_f64() - of(&one).as_secs_f64()) * 1000.0 / (ops - 1) as f64
        };
        let cpp = each(|cost| cost.tblgen + cost.cpp);
        let build = each(|cost| cost.build);
        format!(
            "| {ops} | {:.2} ms/op | {:.2} ms/op | {build:.2} ms/op | {:.0} ms | {cpp:.2} ms/op | {:.1} |\n",
            each(|cost| cost.check),
            each(|cost| cost.expansion),
            cost.edit.as_secs_f64() * 1000.0,
            cpp / build,
        )
    });
    std::iter::once(TITLE.to_owned()).chain(rows).collect()
}

const TITLE: &str = "\
| ops | `cargo check` | of it macros | dev build | edit of one, whole | mlir-tblgen + clang++ -O0 | C++ / ours |
|---|---|---|---|---|---|---|
";
