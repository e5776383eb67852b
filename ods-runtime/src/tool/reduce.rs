//! A tool like `mlir-reduce`, for any set of dialects: [`reduce_main`].

use super::read_input;
use crate::ir::{Ir, Operation};
use crate::registry::DialectRegistry;
use crate::testing::reduce;
use crate::text::op_parser::{ParseOptions, parse_source};
use crate::text::op_printer::OperationText as _;
use crate::text::printer::PrintFlags;
use crate::verify::verify;
use clap::Parser;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::Arc;

/// Makes a module smaller, as long as a script finds it interesting.
#[derive(Clone, PartialEq, Eq, Debug, Parser)]
#[command(
    after_help = "The script gets the name of a file with a module, after its own arguments. As with mlir-reduce, its exit status is 0 if the module is not interesting, and anything else if it is."
)]
#[non_exhaustive]
pub struct ReduceOptions {
    /// The input file; `-` is the standard input.
    #[arg(default_value = "-")]
    pub input: String,
    /// The output file; `-` is the standard output.
    #[arg(short = 'o', default_value = "-", value_name = "FILE")]
    pub output: String,
    /// The script.
    #[arg(
        long,
        value_name = "SCRIPT",
        required_unless_present = "reduction_tree"
    )]
    pub test: Option<PathBuf>,
    /// An argument of the script; may be given several times.
    #[arg(long = "test-arg", value_name = "ARG", allow_hyphen_values = true)]
    pub test_args: Vec<String>,
    /// The script in the spelling of mlir-reduce: `--reduction-tree='test=SCRIPT test-arg=ARG'`. A
    /// traversal mode is ignored.
    #[arg(long = "reduction-tree", value_name = "OPTIONS")]
    pub reduction_tree: Option<String>,
    /// Accept operations, types and attributes of unregistered dialects.
    #[arg(long)]
    pub allow_unregistered_dialect: bool,
    /// Also try modules that the verifier rejects. They are tried in any case if the input is one.
    #[arg(long)]
    pub allow_invalid: bool,
    /// Give the script and print the generic form.
    #[arg(long = "mlir-print-op-generic")]
    pub generic: bool,
}

impl ReduceOptions {
    /// The script and its arguments.
    fn script(&self) -> Result<(PathBuf, Vec<String>), String> {
        let (mut test, mut args) = (self.test.clone(), self.test_args.clone());
        for option in self
            .reduction_tree
            .iter()
            .flat_map(|text| text.split_whitespace())
        {
            match option.split_once('=') {
                Some(("test", script)) => test = Some(script.into()),
                Some(("test-arg", list)) => args.extend(list.split(',').map(str::to_owned)),
                Some(("traversal-mode", _)) => {}
                _ => return Err(format!("unknown option '{option}' of --reduction-tree")),
            }
        }
        let test = test.ok_or("no script is given: --test=SCRIPT")?;
        Ok((test, args))
    }
}

/// Reduces the module that the command line of the process names. The exit status is 1 after any
/// error, and if the input is not interesting.
pub fn reduce_main(registry: impl Into<Arc<DialectRegistry>>) -> ExitCode {
    // LLVM's flags may begin with a single dash.
    let args = std::env::args().map(|arg| match arg.strip_prefix('-') {
        Some(name) if name.len() > 1 && !name.starts_with(['-', 'o']) => format!("-{arg}"),
        _ => arg,
    });
    let options = match ReduceOptions::try_parse_from(args) {
        Ok(options) => options,
        Err(error) => {
            // If this fails, there is no other way to report it.
            let _ = error.print();
            return super::exit_code(error.use_stderr());
        }
    };
    match run_reduce(registry, &options) {
        Ok(report) => {
            // A closed pipe is not an error.
            let _ = writeln!(std::io::stderr(), "{report}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// As [`reduce_main`], with options. Returns a line about what was done.
///
/// # Errors
///
/// What is wrong: with the input, the script or the output.
pub fn run_reduce(
    registry: impl Into<Arc<DialectRegistry>>,
    options: &ReduceOptions,
) -> Result<String, String> {
    let (script, args) = options.script()?;
    let input = &options.input;
    let (name, text) = read_input(input, |_| {})
        .map_err(|error| format!("could not open input file '{input}': {error}"))?;
    let mut ir = Ir::with_registry(registry.into());
    let parse = ParseOptions::new().allow_unregistered_dialects(options.allow_unregistered_dialect);
    let op = parse_source(&mut ir, &name, text, parse).map_err(|errors| errors.to_string())?;
    let must_be_valid = !options.allow_invalid && verify(op, &ir).is_ok();
    let flags = PrintFlags::new().generic(options.generic).debug_info(true);
    let candidate = Candidate::new()?;
    let mut failure = None;
    let mut is_interesting = |ir: &Ir, op: Operation| {
        if failure.is_some() || must_be_valid && verify(op, ir).is_err() {
            return false;
        }
        match candidate.is_interesting(&op.to_text(ir, flags.clone()), &script, &args) {
            Ok(found) => found,
            Err(error) => {
                failure = Some(error);
                false
            }
        }
    };
    let start = is_interesting(&ir, op);
    let before = count(&ir, op);
    let reduced = start.then(|| reduce(&mut ir, op, &mut is_interesting));
    if let Some(failure) = failure {
        return Err(failure);
    }
    let Some(reduced) = reduced else {
        return Err(format!(
            "the script finds '{input}' not interesting: its exit status is 0"
        ));
    };
    let after = count(&ir, reduced.op);
    let mut text = reduced
        .op
        .to_text(&ir, PrintFlags::new().generic(options.generic));
    text.push(b'\n');
    let written = match options.output.as_str() {
        "-" => super::without_broken_pipe(std::io::stdout().write_all(&text)),
        file => std::fs::write(file, &text),
    };
    written.map_err(|error| format!("cannot write output file '{}': {error}", options.output))?;
    let checks = reduced.checks;
    Ok(format!(
        "{before} operations before, {after} after; {checks} modules were tried"
    ))
}

fn count(ir: &Ir, op: Operation) -> usize {
    let mut count = 0;
    op.walk(ir, |_| count += 1);
    count
}

/// The file that the script gets; it is removed at the end.
struct Candidate(PathBuf);

impl Candidate {
    fn new() -> Result<Self, String> {
        let folder = std::env::temp_dir();
        for number in 0..1000 {
            let path = folder.join(format!("ods-reduce-{}-{number}.mlir", std::process::id()));
            let file = std::fs::OpenOptions::new()
                .write(true)
                .create_new(true)
                .open(&path);
            if file.is_ok() {
                return Ok(Self(path));
            }
        }
        Err(format!("cannot make a file in '{}'", folder.display()))
    }

    fn is_interesting(&self, text: &[u8], script: &Path, args: &[String]) -> Result<bool, String> {
        let path = &self.0;
        std::fs::write(path, text)
            .map_err(|error| format!("cannot write '{}': {error}", path.display()))?;
        let status = Command::new(script)
            .args(args)
            .arg(path)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .status()
            .map_err(|error| format!("cannot run the script '{}': {error}", script.display()))?;
        // As in `mlir-reduce`: whether such a script found anything is unknown.
        if status.code().is_none() {
            return Err(format!(
                "the script '{}' was stopped: {status}",
                script.display()
            ));
        }
        Ok(!status.success())
    }
}

impl Drop for Candidate {
    fn drop(&mut self) {
        // Nothing depends on it.
        let _ = std::fs::remove_file(&self.0);
    }
}
