//! Modules whose expected output was recorded from `mlir-opt`.
//!
//! `name.mlir` holds modules between markers `// -----`. For each of them, `name.<mode>` holds
//! the output of `mlir-opt` in that [`Mode`], or `// error: line:column: message` with its
//! first error. A first line `// OPTIONS: …` replaces the default option
//! `--allow-unregistered-dialect`.

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

/// All modes; errors in a module are recorded in the first of them.
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

/// The options of this file in every mode.
pub fn options(text: &str) -> Vec<&str> {
    let first = text.lines().next().unwrap_or_default();
    match first.strip_prefix("// OPTIONS:") {
        Some(options) => options.split_whitespace().collect(),
        None => vec!["--allow-unregistered-dialect"],
    }
}

/// The output or the first error for each module.
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

/// Makes bytes that are not UTF-8 visible. NUL bytes are omitted: `mlir-opt` prints one
/// instead of the missing plural in `expected 1 operand type but had 0`.
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

/// Runs `ods-opt` on the modules of a file.
///
/// # Errors
///
/// If the options are invalid.
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

/// Runs `mlir-opt` on the modules of a file.
///
/// # Errors
///
/// If it does not start, or crashes.
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

/// The recorded form of the outcomes.
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

/// Records the outcomes of `mlir-opt` for a file, in every mode that shows more than the
/// errors of the first.
///
/// # Errors
///
/// If `mlir-opt` cannot be run, or a file cannot be written.
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

/// Checks the output of `ods-opt` for a file against the recorded one.
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
