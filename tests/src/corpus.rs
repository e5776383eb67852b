//! Modules whose expected output was recorded from `mlir-opt`.
//!
//! `name.mlir` holds modules between markers `// -----`; `name.<mode>` beside
//! it holds, for each of them, what `mlir-opt` prints in that [`Mode`], or
//! `// error: line:column: message` with its first error. A first line
//! `// OPTIONS: …` replaces the default option `--allow-unregistered-dialect`.

use crate::parts::{self, MARKER, Part};
use crate::{difference, mlir_opt, ods_opt};
use std::fmt::Write;
use std::path::Path;

/// One way to print a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mode {
    /// The extension of the recorded file.
    pub name: &'static str,
    /// The options of both tools.
    pub args: &'static [&'static str],
}

/// All modes; what is wrong with a module shows in the first of them.
pub const MODES: &[Mode] = &[
    Mode {
        name: "generic",
        args: &["--mlir-print-op-generic"],
    },
    Mode {
        name: "custom",
        args: &[],
    },
    Mode {
        name: "debuginfo",
        args: &["--mlir-print-op-generic", "--mlir-print-debuginfo"],
    },
    Mode {
        name: "local",
        args: &[
            "--mlir-print-op-generic",
            "--mlir-print-debuginfo",
            "--mlir-print-local-scope",
        ],
    },
];

/// The options that every mode of this file has.
pub fn options(text: &str) -> Vec<&str> {
    let first = text.lines().next().unwrap_or_default();
    match first.strip_prefix("// OPTIONS:") {
        Some(options) => options.split_whitespace().collect(),
        None => vec!["--allow-unregistered-dialect"],
    }
}

/// What a tool gave for each module.
pub type Outcomes = Vec<Result<String, String>>;

fn outcomes(parts: &[Part<'_>], output: &[u8], errors: &[u8]) -> Outcomes {
    let outputs = parts::split_output(&escape_bytes(output));
    let errors = parts::first_errors(parts, &escape_bytes(errors));
    let outputs = outputs.into_iter().chain(std::iter::repeat(String::new()));
    errors
        .into_iter()
        .zip(outputs)
        .map(|(error, output)| error.map_or(Ok(output), Err))
        .collect()
}

/// Text, with what is no UTF-8 made visible. NUL bytes are left out: `mlir-opt`
/// prints one in place of the missing plural in `expected 1 operand type but
/// had 0`.
fn escape_bytes(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.extend(chunk.valid().chars().filter(|c| *c != '\0'));
        for byte in chunk.invalid() {
            let _ = write!(text, "<{byte:02X}>");
        }
    }
    text
}

/// What `ods-opt` gives for the modules of a file.
///
/// # Errors
///
/// What is wrong with the options.
pub fn run_ods_opt(name: &str, text: &str, mode: &Mode) -> Result<Outcomes, String> {
    let mut args = options(text);
    args.extend(mode.args);
    args.push("--split-input-file");
    let result = ods_opt(&args, name, text.as_bytes())?;
    Ok(outcomes(
        &parts::split(text),
        &result.output,
        &result.errors,
    ))
}

/// What `mlir-opt` gives for the modules of a file.
///
/// # Errors
///
/// That it cannot be started, or that it crashes.
pub fn run_mlir_opt(path: &Path, text: &str, mode: &Mode) -> Result<Outcomes, String> {
    let mut args = options(text);
    args.extend(mode.args);
    args.push("--split-input-file");
    let folder = path.parent().unwrap_or(Path::new("."));
    let file = file_name(path);
    let run = mlir_opt::run(folder, &file, &args)
        .map_err(|error| format!("could not start {}: {error}", mlir_opt::program().display()))?;
    match run.status {
        Some(0 | 1) => Ok(outcomes(&parts::split(text), &run.output, &run.errors)),
        status => Err(format!(
            "mlir-opt crashed on {}: {status:?}",
            path.display()
        )),
    }
}

/// The name of a file without its folder, as messages and locations show it.
pub fn file_name(path: &Path) -> String {
    path.file_name()
        .map(|name| name.to_string_lossy().into_owned())
        .unwrap_or_default()
}

/// What is recorded for the outcomes.
pub fn render(outcomes: &Outcomes) -> String {
    let mut text = String::new();
    for (number, outcome) in outcomes.iter().enumerate() {
        if number != 0 {
            text.push_str(MARKER);
            text.push('\n');
        }
        match outcome {
            Ok(output) => text.push_str(output),
            Err(error) => {
                let _ = writeln!(text, "// error: {error}");
            }
        }
    }
    text
}

/// Records what `mlir-opt` gives for a file, in every mode that shows more than
/// the errors of the first.
///
/// # Errors
///
/// That `mlir-opt` cannot be run, or a file cannot be written.
pub fn record(path: &Path) -> Result<(), String> {
    let text = read(path)?;
    for (number, mode) in MODES.iter().enumerate() {
        let outcomes = run_mlir_opt(path, &text, mode)?;
        let golden = path.with_extension(mode.name);
        if number == 0 || outcomes.iter().any(Result::is_ok) {
            std::fs::write(&golden, render(&outcomes))
                .map_err(|error| format!("{}: {error}", golden.display()))?;
        }
    }
    Ok(())
}

/// Checks what `ods-opt` prints for a file against what was recorded.
///
/// # Errors
///
/// The first difference of each mode.
pub fn check(path: &Path) -> Result<(), String> {
    let text = read(path)?;
    let mut problems = String::new();
    for mode in MODES {
        let golden = path.with_extension(mode.name);
        if golden.exists() {
            let expected = read(&golden)?;
            let found = render(&run_ods_opt(&file_name(path), &text, mode)?);
            if let Some(difference) = difference(&expected, &found) {
                let _ = writeln!(problems, "{}: {difference}", golden.display());
            }
        } else if mode.name == MODES[0].name {
            let _ = writeln!(problems, "{} is missing: record it", golden.display());
        }
    }
    if problems.is_empty() {
        Ok(())
    } else {
        Err(problems)
    }
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}
