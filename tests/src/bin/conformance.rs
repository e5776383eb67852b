//! Compares `ods-opt` with the installed `mlir-opt`, or records the outputs of the latter.
//!
//! ```text
//! conformance record [PATH…]     records the expected outputs of the corpus
//! conformance compare PATH…      compares on files or folders of modules
//! conformance dialects [--programs=N] PATH…
//!                                compares on modules and on random programs,
//!                                custom to custom, custom to generic and generic
//!                                to custom, and counts by dialect
//! conformance cases FOLDER       compares with the outputs recorded in a folder, for
//!                                the cases in `conformance/format_cases.tsv`
//! conformance random [--seed=N] [--files=N]
//!                                compares on random modules, and on damaged ones
//! ```

use ods_tests::corpus::{self, MODES, Mode, Outcomes};
use ods_tests::damage;
use ods_tests::generate::{self, Random};
use ods_tests::parts::{self, MARKER};
use ods_tests::programs;
use ods_tests::{difference, mlir_files, mlir_opt, ods_opt};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "usage: conformance record [PATH…] | compare [--verbose] [--mode=NAME] PATH… | \
                     dialects [--programs=N] [--verbose] PATH… | cases FOLDER | \
                     random [--seed=N] [--files=N] [--verbose]";

/// The number of modules in a file of random ones.
const MODULES: usize = 100;

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
            let files = if paths.is_empty() {
                files_of(&[corpus_folder()])?
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
        "dialects" => {
            let verbose = flags.iter().any(|flag| flag == "--verbose");
            let programs = number(&flags, "--programs=", 0)?;
            let dialects = compare_dialects(&files_of(&paths)?, programs, verbose)?;
            println!("compared with mlir-opt {version}, by dialect:");
            for (name, tally) in DIALECTS.iter().zip(&dialects) {
                println!("{name:6} {tally}");
            }
            Ok(dialects.iter().all(|tally| tally.different == 0))
        }
        "cases" => {
            let [folder] = paths.as_slice() else {
                return Err(USAGE.to_owned());
            };
            check_cases(Path::new(folder))
        }
        "random" => {
            let number = |name: &str, default: u64| number(&flags, name, default);
            let seed = number("--seed=", 1)?;
            let verbose = flags.iter().any(|flag| flag == "--verbose");
            let tally = compare_random(seed, number("--files=", 10)?, verbose)?;
            println!("compared with mlir-opt {version}: {tally}");
            Ok(tally.different == 0)
        }
        _ => Err(USAGE.to_owned()),
    }
}

/// Compares the output of `ods-opt` for the listed cases, `N.mlir` in `folder`, with
/// `N.custom` and `N.generic` there, byte for byte.
fn check_cases(folder: &Path) -> Result<bool, String> {
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("conformance/format_cases.tsv");
    let read = |path: &Path| {
        std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
    };
    let list = read(&list)?;
    let cases = list
        .lines()
        .skip(1)
        .filter_map(|line| line.split('\t').next());
    let (mut same, mut different) = (0, 0);
    for case in cases {
        let path = folder.join(case).with_extension("mlir");
        let text = read(&path)?;
        for mode in &MODES[..2] {
            let expected = read(&path.with_extension(mode.name))?;
            let result = ods_opt(mode.args, &corpus::file_name(&path), text.as_bytes())?;
            let found = String::from_utf8_lossy(&result.output);
            match difference(&expected, &found) {
                None => same += 1,
                Some(difference) => {
                    different += 1;
                    println!("{} [{}] {difference}", path.display(), mode.name);
                }
            }
        }
    }
    println!("format cases: {same} same outputs, {different} different");
    Ok(different == 0)
}

/// Compares on `files` files of valid modules, in every mode, and on as many of damaged ones.
/// Files with differences stay in the folder for temporary files.
fn compare_random(seed: u64, files: u64, verbose: bool) -> Result<Tally, String> {
    let folder = std::env::temp_dir().join(format!("ods-conformance-{}", std::process::id()));
    let describe = |error: std::io::Error| format!("{}: {error}", folder.display());
    std::fs::create_dir_all(&folder).map_err(describe)?;
    let mut seeds: Vec<String> = Vec::new();
    for path in files_of(&[corpus_folder()])? {
        let text = std::fs::read_to_string(&path).map_err(describe)?;
        if !text.starts_with("// OPTIONS:") {
            seeds.extend(parts::split(&text).iter().map(|part| part.text.to_owned()));
        }
    }
    let tokens: Vec<&str> = seeds
        .iter()
        .flat_map(|text| generate::tokens(text))
        .filter(|token| !token.trim().is_empty())
        .collect();
    let mut tally = Tally::default();
    for number in 0..files {
        let random = &mut Random::new(seed.wrapping_mul(1_000_003).wrapping_add(number));
        let right: Vec<String> = (0..MODULES).map(|_| generate::module(random)).collect();
        let damaged: Vec<String> = (0..MODULES)
            .map(|number| {
                if number % 2 == 1 {
                    return damage::damaged(random).replace(MARKER, "");
                }
                let text = if random.once_in(3) {
                    random.pick(&right).clone()
                } else {
                    random.pick(&seeds).clone()
                };
                let damaged = generate::damage(&text, &tokens, random);
                // The marker separates modules, so it must not occur in one.
                damaged.replace(MARKER, "")
            })
            .collect();
        for (name, modules, modes) in [("right", right, MODES), ("damaged", damaged, &MODES[..1])] {
            let path = folder.join(format!("{name}-{seed}-{number}.mlir"));
            let text = modules.join(&format!("\n{MARKER}\n"));
            std::fs::write(&path, text).map_err(describe)?;
            let before = tally.different;
            for mode in modes {
                tally.compare(&path, mode, verbose)?;
            }
            if tally.different == before {
                std::fs::remove_file(&path).map_err(describe)?;
            }
        }
    }
    // This fails if files with differences are left, which keeps the folder.
    let _ = std::fs::remove_dir(&folder);
    Ok(tally)
}

/// The number given by a flag.
fn number(flags: &[String], name: &str, default: u64) -> Result<u64, String> {
    let text = flags.iter().find_map(|flag| flag.strip_prefix(name));
    text.map_or(Ok(default), |text| {
        text.parse()
            .map_err(|error| format!("{name}{text}: {error}"))
    })
}

/// The dialects of `ods-dialects`.
const DIALECTS: [&str; 8] = [
    "arith", "cf", "complex", "func", "index", "math", "scf", "ub",
];

/// Whether a module contains an op of the dialect.
fn uses(text: &str, dialect: &str) -> bool {
    let mut found = text.match_indices(dialect);
    found.any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let is_word = before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | '.' | '@'));
        !is_word && text[at + dialect.len()..].starts_with('.')
    })
}

/// Compares in both directions between custom and generic form, on the modules of the files
/// and on as many random programs. Returns the counts of the modules that use each of
/// [`DIALECTS`].
fn compare_dialects(
    files: &[PathBuf],
    programs: u64,
    verbose: bool,
) -> Result<[Tally; DIALECTS.len()], String> {
    let folder = std::env::temp_dir().join(format!("ods-dialects-{}", std::process::id()));
    let describe = |error: std::io::Error| format!("{}: {error}", folder.display());
    std::fs::create_dir_all(&folder).map_err(describe)?;
    let mut files = files.to_vec();
    if programs != 0 {
        let random = &mut Random::new(1);
        let texts: Vec<String> = (0..programs).map(|_| programs::program(random)).collect();
        let path = folder.join("programs.mlir");
        std::fs::write(&path, texts.join(&format!("{MARKER}\n"))).map_err(describe)?;
        files.push(path);
    }
    let mut dialects = <[Tally; DIALECTS.len()]>::default();
    for file in &files {
        let text = std::fs::read_to_string(file).map_err(describe)?;
        for mode in &MODES[..2] {
            count_dialects(file, &text, mode, verbose, &mut dialects)?;
        }
        let Ok(generic) = corpus::run_mlir_opt(file, &text, &MODES[0]) else {
            continue;
        };
        let texts: Vec<&str> = (generic.iter().flatten()).map(String::as_str).collect();
        let path = folder.join(format!("generic-{}", corpus::file_name(file)));
        let options = text
            .lines()
            .next()
            .filter(|line| line.starts_with("// OPTIONS:"));
        let mut text = options.map_or_else(String::new, |options| format!("{options}\n"));
        text += &texts.join(&format!("{MARKER}\n"));
        std::fs::write(&path, &text).map_err(describe)?;
        count_dialects(&path, &text, &MODES[1], verbose, &mut dialects)?;
    }
    std::fs::remove_dir_all(&folder).map_err(describe)?;
    Ok(dialects)
}

/// Compares a file, and counts its modules by dialect.
fn count_dialects(
    path: &Path,
    text: &str,
    mode: &Mode,
    verbose: bool,
    dialects: &mut [Tally; DIALECTS.len()],
) -> Result<(), String> {
    let Ok(expected) = corpus::run_mlir_opt(path, text, mode) else {
        println!("mlir-opt crashes on {}", path.display());
        return Ok(());
    };
    let found = corpus::run_ods_opt(&corpus::file_name(path), text, mode)?;
    let parts = parts::split(text);
    for (name, tally) in DIALECTS.iter().zip(dialects) {
        let is_used: Vec<bool> = parts.iter().map(|part| uses(part.text, name)).collect();
        let of = |outcomes: &Outcomes| -> Outcomes {
            let pairs = outcomes.iter().zip(&is_used);
            pairs
                .filter(|(_, used)| **used)
                .map(|(outcome, _)| outcome.clone())
                .collect()
        };
        tally.count(path, mode, &of(&expected), &of(&found), verbose);
    }
    Ok(())
}

fn corpus_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("conformance/corpus")
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

/// The numbers of modules by outcome.
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
        if let Ok(expected) = corpus::run_mlir_opt(path, &text, mode) {
            let found = corpus::run_ods_opt(&corpus::file_name(path), &text, mode)?;
            self.count(path, mode, &expected, &found, verbose);
            return Ok(());
        }
        let modules = parts::split(&text);
        if modules.len() == 1 {
            println!("mlir-opt crashes on {}", path.display());
            self.skipped += 1;
            return Ok(());
        }
        // `mlir-opt` crashes on one of the modules, so run each separately.
        for (number, module) in modules.iter().enumerate() {
            let name = corpus::file_name(path);
            let alone =
                std::env::temp_dir().join(format!("{number}-{}-{name}", std::process::id()));
            let write = std::fs::write(&alone, module.text);
            write.map_err(|error| format!("{}: {error}", alone.display()))?;
            let before = self.different + self.skipped;
            self.compare(&alone, mode, verbose)?;
            if self.different + self.skipped == before {
                // If this fails, the file stays, which does no harm.
                let _ = std::fs::remove_file(&alone);
            }
        }
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
            // With many files, the first differences suffice.
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
