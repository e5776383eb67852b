//! Our programs and MLIR's on the same texts.

use crate::measure::{Measured, measure_process};
use crate::workload::Workload;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{Error, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The paths of the programs.
#[derive(Clone, Debug)]
pub struct Programs {
    /// The folder of `ods-opt`, `ods-phases`, `ods-heap` and `mlir-phases`.
    ours: PathBuf,
    mlir_opt: PathBuf,
    /// The folder for texts and outputs.
    scratch: PathBuf,
}

/// The flags of `ods-opt` and of `mlir-opt`.
const FLAGS: [&str; 2] = ["--allow-unregistered-dialect", "--mlir-disable-threading"];

impl Programs {
    /// Finds the programs: ours beside the running program; `mlir-opt` is `$MLIR_OPT`, or
    /// `mlir-opt-22` of the search path.
    ///
    /// # Errors
    ///
    /// If the folder for texts cannot be created.
    pub fn find() -> Result<Self> {
        let here = std::env::current_exe()?;
        let ours = here.parent().map(Path::to_path_buf).unwrap_or_default();
        let scratch = ours.join("against-mlir.texts");
        std::fs::create_dir_all(&scratch)?;
        let mlir_opt =
            std::env::var_os("MLIR_OPT").map_or_else(|| "mlir-opt-22".into(), PathBuf::from);
        Ok(Self {
            ours,
            mlir_opt,
            scratch,
        })
    }
}

/// The command that reads, verifies and prints a file.
fn opt(program: &Path, file: &Path, is_custom: bool) -> Command {
    let mut command = Command::new(program);
    command.arg(file).args(FLAGS);
    if !is_custom {
        command.arg("--mlir-print-op-generic");
    }
    command
}

/// `name value` lines, as the measuring programs print them.
type Figures = BTreeMap<String, f64>;

fn figures(command: &mut Command) -> Result<Figures> {
    let done = command.output()?;
    if !done.status.success() {
        let errors = String::from_utf8_lossy(&done.stderr);
        return Err(Error::other(format!("{command:?}: {errors}")));
    }
    let text = String::from_utf8_lossy(&done.stdout);
    let line = |line: &str| {
        let (name, value) = line.split_once(' ')?;
        Some((name.to_owned(), value.parse().ok()?))
    };
    Ok(text.lines().filter_map(line).collect())
}

/// The median of one figure.
fn median(rounds: &[Figures], name: &str) -> f64 {
    let mut values: Vec<f64> = rounds
        .iter()
        .filter_map(|figures| figures.get(name).copied())
        .collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

/// The measurements of one side.
#[derive(Clone, Debug, Default)]
struct Side {
    phases: Vec<Figures>,
    heap: f64,
    process: Vec<Measured>,
}

impl Side {
    fn cpu(&self) -> f64 {
        let mut times: Vec<f64> = self
            .process
            .iter()
            .map(|measured| measured.cpu.as_secs_f64())
            .collect();
        times.sort_by(f64::total_cmp);
        times.get(times.len() / 2).copied().unwrap_or(f64::NAN)
    }

    fn peak(&self) -> f64 {
        let peak = self.process.iter().map(|measured| measured.peak_kib).max();
        peak.unwrap_or(0) as f64 / 1024.0
    }
}

/// The measurements of one text on both sides.
#[derive(Clone, Debug)]
pub struct Comparison {
    workload: Workload,
    ops: usize,
    same_output: bool,
    ours: Side,
    mlir: Side,
}

impl Comparison {
    /// Compares the outputs on `workload` with about `ops` operations. Measures both
    /// sides in turns, if the outputs are the same.
    ///
    /// # Errors
    ///
    /// If a program does not start, or fails.
    pub fn run(programs: &Programs, workload: Workload, ops: usize, rounds: usize) -> Result<Self> {
        let file = programs
            .scratch
            .join(format!("{}.{ops}.mlir", workload.name()));
        std::fs::write(&file, workload.text(ops))?;
        let ods_opt = programs.ours.join("ods-opt");
        let is_custom = workload.is_custom();
        let form = if is_custom { &["--custom"][..] } else { &[] };
        let mut comparison = Self {
            workload,
            ops,
            same_output: false,
            ours: Side::default(),
            mlir: Side::default(),
        };
        let ours = opt(&ods_opt, &file, is_custom).output()?;
        let mlir = opt(&programs.mlir_opt, &file, is_custom).output()?;
        comparison.same_output =
            ours.status.success() && mlir.status.success() && ours.stdout == mlir.stdout;
        if !comparison.same_output {
            return Ok(comparison);
        }
        drop((ours, mlir));
        for _ in 0..rounds {
            let Self { ours, mlir, .. } = &mut comparison;
            let turns = if ops < 50_000 { "7" } else { "1" };
            for (side, name) in [(&mut *ours, "ods-phases"), (&mut *mlir, "mlir-phases")] {
                let mut command = Command::new(programs.ours.join(name));
                side.phases
                    .push(figures(command.args(form).arg(&file).arg(turns))?);
            }
            ours.process
                .push(measure_process(&opt(&ods_opt, &file, is_custom))?);
            mlir.process
                .push(measure_process(&opt(&programs.mlir_opt, &file, is_custom))?);
        }
        let heap = figures(
            Command::new(programs.ours.join("ods-heap"))
                .args(form)
                .arg(&file),
        )?;
        comparison.ours.heap = heap.get("heap").copied().unwrap_or(f64::NAN);
        comparison.mlir.heap = median(&comparison.mlir.phases, "heap");
        std::fs::remove_file(&file)?;
        Ok(comparison)
    }
}

/// Formats the tables: times, and the ratios of MLIR's to ours.
pub fn print_tables(comparisons: &[Comparison]) -> String {
    let mut out = String::new();
    let _ = writeln!(
        out,
        "CPU time on one thread, ours / MLIR's and how many times faster ours is; phases in ns per operation, memory \
         in bytes per operation (how many times less), the whole process in seconds, its peak memory in MiB.\n"
    );
    let _ = writeln!(
        out,
        "| workload | operations | parse | verify | print | heap | process | peak memory |"
    );
    let _ = writeln!(out, "|---|---:|---:|---:|---:|---:|---:|---:|");
    for comparison in comparisons {
        let Comparison {
            workload,
            ops,
            ours,
            mlir,
            ..
        } = comparison;
        let _ = write!(out, "| {} | {} |", workload.name(), short(*ops));
        if !comparison.same_output {
            let _ = writeln!(out, " outputs differ | | | | | |");
            continue;
        }
        for phase in ["parse", "verify", "print"] {
            cell(
                &mut out,
                median(&ours.phases, phase),
                median(&mlir.phases, phase),
                0,
            );
        }
        cell(&mut out, ours.heap, mlir.heap, 0);
        cell(&mut out, ours.cpu(), mlir.cpu(), 3);
        cell(&mut out, ours.peak(), mlir.peak(), 0);
        out.push('\n');
    }
    out
}

fn cell(out: &mut String, ours: f64, mlir: f64, digits: usize) {
    let ratio = mlir / ours;
    let _ = write!(
        out,
        " {ours:.digits$} / {mlir:.digits$} = **{ratio:.1}×** |"
    );
}

fn short(ops: usize) -> String {
    match ops {
        1_000_000.. if ops.is_multiple_of(1_000_000) => format!("{}M", ops / 1_000_000),
        1_000.. if ops.is_multiple_of(1_000) => format!("{}k", ops / 1_000),
        _ => ops.to_string(),
    }
}
