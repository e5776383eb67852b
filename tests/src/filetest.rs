//! Tests in files that contain the commands to run `ods-opt` on them.
//!
//! ```text
//! // RUN: ods-opt %s --split-input-file --verify-diagnostics
//! ```
//!
//! Every `RUN` line runs in this process. Its output, on both streams, is compared with its
//! section of the file `name.expected`, unless the line contains `--verify-diagnostics`, which
//! compares the diagnostics itself. `| ods-opt …` runs it again on the output. `not ods-opt …`
//! marks a run that must fail. `UPDATE_EXPECT=1` records the sections.
//!
//! Valid modules must survive [`round_trip`].

use crate::{corpus, difference, ods_opt, parts};
use ods_runtime::tool::OptResult;
use std::fmt::Write;
use std::path::Path;

/// Runs the file.
///
/// # Errors
///
/// The differences from the expected outcome.
pub fn run(path: &Path) -> Result<(), String> {
    let text = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let lines = String::from_utf8_lossy(&text).into_owned();
    let runs: Vec<&str> = lines
        .lines()
        .filter_map(|line| line.strip_prefix("// RUN: "))
        .collect();
    if runs.is_empty() {
        return Err("the file has no line `// RUN: ods-opt %s …`".to_owned());
    }
    let name = corpus::file_name(path);
    let mut found = String::new();
    for run in runs {
        let result = run_line(run, &name, &text)?;
        if !run.contains("--verify-diagnostics") {
            let _ = writeln!(found, "// RUN: {run}");
            found.push_str(&String::from_utf8_lossy(&result.output));
            found.push_str(&String::from_utf8_lossy(&result.errors));
        }
        if run.starts_with("ods-opt") {
            round_trip(run, &name, &lines)?;
        }
    }
    compare(path, &found)
}

fn compare(path: &Path, found: &str) -> Result<(), String> {
    let golden = path.with_extension("expected");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        if found.is_empty() {
            // The file of an earlier version is obsolete.
            let _ = std::fs::remove_file(&golden);
            return Ok(());
        }
        return std::fs::write(&golden, found)
            .map_err(|error| format!("{}: {error}", golden.display()));
    }
    let expected = if found.is_empty() && !golden.exists() {
        String::new()
    } else {
        std::fs::read_to_string(&golden)
            .map_err(|error| format!("{}: {error}", golden.display()))?
    };
    match difference(&expected, found) {
        None => Ok(()),
        Some(difference) => Err(format!("{}: {difference}", golden.display())),
    }
}

/// Runs one line on `text`.
fn run_line(run: &str, name: &str, text: &[u8]) -> Result<OptResult, String> {
    let mut result = OptResult::default();
    for (number, command) in run.split(" | ").enumerate() {
        let (command, must_fail) = match command.trim().strip_prefix("not ") {
            Some(command) => (command, true),
            None => (command.trim(), false),
        };
        let Some(args) = command.strip_prefix("ods-opt") else {
            return Err(format!("cannot run `{command}`: it is not `ods-opt`"));
        };
        let args: Vec<&str> = args.split_whitespace().filter(|arg| *arg != "%s").collect();
        result = if number == 0 {
            ods_opt(&args, name, text)?
        } else {
            ods_opt(&args, "<stdin>", &std::mem::take(&mut result.output))?
        };
        if result.failed != must_fail {
            let state = if must_fail { "succeeds" } else { "fails" };
            let errors = String::from_utf8_lossy(&result.errors);
            return Err(format!("`{run}` {state}\n{errors}"));
        }
    }
    Ok(result)
}

/// The options kept when the printed module is read again.
const KEPT: &[&str] = &["--allow-unregistered-dialect", "--verify-each=0"];

/// Prints every valid module in generic and in custom form, and checks that the text reads as
/// the same module. A line `// NO ROUND TRIP: reason` exempts the module that contains it, or
/// all modules if it is at the top of the file.
///
/// # Errors
///
/// The module that changes, and the difference.
pub fn round_trip(run: &str, name: &str, text: &str) -> Result<(), String> {
    let has_no_text = |text: &str| text.contains("// NO ROUND TRIP: ");
    if text.lines().take(2).any(has_no_text) {
        return Ok(());
    }
    let kept: Vec<&str> = run
        .split_whitespace()
        .filter(|arg| KEPT.contains(arg))
        .collect();
    let with = |more: &[&'static str]| -> Vec<&str> { kept.iter().chain(more).copied().collect() };
    let generic = with(&["--mlir-print-op-generic"]);
    let custom = with(&[]);
    let with_locations = with(&["--mlir-print-op-generic", "--mlir-print-debuginfo"]);
    let whole = [parts::Part {
        text,
        line: 1,
        column: 1,
    }];
    let split;
    let modules: &[parts::Part<'_>] = if run.contains("--split-input-file") {
        split = parts::split(text);
        &split
    } else {
        &whole
    };
    for part in modules {
        if has_no_text(part.text) {
            continue;
        }
        let first = ods_opt(&generic, name, part.text.as_bytes())?;
        if first.failed {
            continue;
        }
        let again = |args: &[&str], text: &[u8]| -> Result<Vec<u8>, String> {
            let result = ods_opt(args, "<printed>", text)?;
            if result.failed {
                let errors = String::from_utf8_lossy(&result.errors);
                return Err(format!(
                    "the module on line {} does not read back:\n{errors}",
                    part.line
                ));
            }
            Ok(result.output)
        };
        let source = part.text.as_bytes();
        for (args, what) in [(&generic, "generic"), (&custom, "custom")] {
            let printed = again(args, source)?;
            same(part, what, &printed, &again(args, &printed)?)?;
            let generic_again = again(&generic, &printed)?;
            same(part, what, &first.output, &generic_again)?;
        }
        let printed = again(&with_locations, source)?;
        same(
            part,
            "location",
            &printed,
            &again(&with_locations, &printed)?,
        )?;
    }
    Ok(())
}

fn same(part: &parts::Part<'_>, what: &str, a: &[u8], b: &[u8]) -> Result<(), String> {
    let (a, b) = (String::from_utf8_lossy(a), String::from_utf8_lossy(b));
    match difference(&a, &b) {
        None => Ok(()),
        Some(difference) => Err(format!(
            "the module on line {} changes in {what} form, {difference}",
            part.line
        )),
    }
}
