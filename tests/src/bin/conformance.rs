//! Compares `ods-opt` with the installed `mlir-opt`, or records what that
//! prints.
//!
//! ```text
//! conformance record [PATH…]     records the expected outputs of the corpus
//! conformance compare PATH…      compares on files or folders of modules
//! ```

use ods_tests::corpus::{self, MODES, Mode, Outcomes};
use ods_tests::{difference, mlir_files, mlir_opt};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "usage: conformance record [PATH…] | compare [--verbose] [--mode=NAME] PATH…";

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<bool, String> {
    let mut args = std::env::args().skip(1);
    let command = args.next().ok_or(USAGE)?;
    let (flags, paths): (Vec<String>, Vec<String>) = args.partition(|arg| arg.starts_with("--"));
    let version = mlir_opt::version()
        .map_err(|error| format!("cannot start {}: {error}", mlir_opt::program().display()))?;
    match command.as_str() {
        "record" => {
            let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("conformance/corpus");
            let files = if paths.is_empty() {
                files_of(&[corpus])?
            } else {
                files_of(&paths)?
            };
            for file in &files {
                corpus::record(file)?;
            }
            println!("recorded {} files from mlir-opt {version}", files.len());
            Ok(true)
        }
        "compare" => {
            let mode = flags.iter().find_map(|flag| flag.strip_prefix("--mode="));
            let verbose = flags.iter().any(|flag| flag == "--verbose");
            let mut tally = Tally::default();
            for file in files_of(&paths)? {
                for mode in MODES
                    .iter()
                    .filter(|m| mode.is_none_or(|name| name == m.name))
                {
                    tally.compare(&file, mode, verbose)?;
                }
            }
            println!("compared with mlir-opt {version}: {tally}");
            Ok(tally.different == 0)
        }
        _ => Err(USAGE.to_owned()),
    }
}

fn files_of(paths: &[impl AsRef<Path>]) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for path in paths {
        let path = path.as_ref();
        if path.is_dir() {
            files.extend(mlir_files(path).map_err(|error| format!("{}: {error}", path.display()))?);
        } else {
            files.push(path.to_owned());
        }
    }
    Ok(files)
}

/// How many modules came out how.
#[derive(Default)]
struct Tally {
    same_output: usize,
    same_error: usize,
    different: usize,
    skipped: usize,
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            same_output,
            same_error,
            different,
            skipped,
        } = self;
        write!(
            f,
            "{same_output} same outputs, {same_error} same errors, {different} different, {skipped} skipped"
        )
    }
}

impl Tally {
    fn compare(&mut self, path: &Path, mode: &Mode, verbose: bool) -> Result<(), String> {
        let Ok(text) = std::fs::read_to_string(path) else {
            self.skipped += 1;
            return Ok(());
        };
        let expected = match corpus::run_mlir_opt(path, &text, mode) {
            Ok(expected) => expected,
            Err(error) => {
                println!("skipped: {error}");
                self.skipped += 1;
                return Ok(());
            }
        };
        let found = corpus::run_ods_opt(&corpus::file_name(path), &text, mode)?;
        self.count(path, mode, &expected, &found, verbose);
        Ok(())
    }

    fn count(
        &mut self,
        path: &Path,
        mode: &Mode,
        expected: &Outcomes,
        found: &Outcomes,
        verbose: bool,
    ) {
        for (number, (expected, found)) in expected.iter().zip(found).enumerate() {
            if expected == found {
                match expected {
                    Ok(_) => self.same_output += 1,
                    Err(_) => self.same_error += 1,
                }
                continue;
            }
            self.different += 1;
            // One difference says enough about many files.
            if verbose || self.different <= 20 {
                let show = |outcome: &Result<String, String>| match outcome {
                    Ok(output) => output.clone(),
                    Err(error) => format!("// error: {error}\n"),
                };
                let difference =
                    difference(&show(expected), &show(found)).unwrap_or_else(|| "verdict".into());
                println!(
                    "{} [{}] part {number}, {difference}",
                    path.display(),
                    mode.name
                );
            }
        }
    }
}
