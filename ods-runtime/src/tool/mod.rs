//! A driver like `mlir-opt`, for any set of dialects: [`opt_main`].
//!
//! ```no_run
//! use ods_runtime::{DialectRegistry, tool::opt_main};
//!
//! fn main() -> std::process::ExitCode {
//!     opt_main(DialectRegistry::new())
//! }
//! ```

mod bisect;
mod expected;
mod failed;
mod memory;
mod opt;
mod options;
mod own;
mod passes;
mod progress;
mod reduce;
mod split;

use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, Operation};
use crate::location::SourceText;
use crate::pass::Timing;
use crate::registry::DialectRegistry;
use crate::testing::RandomModules;
use crate::text::op_parser::{ParseOptions, parse_source};
use crate::text::op_printer::OperationText as _;
use crate::text::printer::PrintFlags;
use crate::verify::{VerifyOptions, verify_with};
use ods_rewrite::__private::message_of;
pub use opt::Opt;
pub use options::{OptOptions, RandomModule, VerifyDiagnostics};
pub use own::{OwnFlag, OwnFlags};
pub use passes::{OutputFormat, PassFlags, StatisticsDisplay, TimingDisplay};
use passes::{PassSetup, run_passes, timing_format};
pub use reduce::{ReduceOptions, reduce_main, run_reduce};
use split::{Part, near_miss, split};
use std::io::{Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::Arc;

/// Separates the parts of a split input file.
const SPLIT_MARKER: &str = "// -----";

/// The result of a run of the driver.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OptResult {
    /// The printed output: all valid parts of the input.
    pub output: Vec<u8>,
    /// The rendered diagnostics.
    pub errors: Vec<u8>,
    /// Whether any error occurred.
    pub failed: bool,
    /// Whether the only error is that another file than the output could not be written.
    is_complete: bool,
}

impl OptResult {
    /// Something panicked while the part that begins at `start` was processed.
    fn panicked(&mut self, name: &str, start: (u32, u32), doing: &str, message: &str) {
        let (line, column) = (start.0 + 1, start.1 + 1);
        let text = format!("{name}:{line}:{column}: error: {doing} panicked: {message}\n");
        self.errors.extend(text.into_bytes());
        self.failed = true;
    }
}

/// State that a run of the driver in its own process leaves to that process.
#[derive(Default)]
struct Process {
    /// The IR of the last part. The process exits without dropping it, which saves time.
    ir: Option<Ir>,
    /// The outcome of writing the output, if it was written during printing.
    written: Option<std::io::Result<()>>,
}

/// Runs the driver with the command line of the process: reads, verifies, transforms and prints IR.
/// The exit status is 1 after any error.
///
/// The driver knows the passes of [`transforms`](crate::transforms). An [`Opt`] has more settings.
pub fn opt_main(registry: DialectRegistry) -> ExitCode {
    Opt::new(registry).main()
}

/// As [`opt_main`].
fn main_of(opt: &Opt) -> ExitCode {
    let options = match OptOptions::from_command_line(opt, std::env::args()) {
        Ok(options) => options,
        Err(error) => {
            // If this fails, there is no other way to report it.
            let _ = error.print();
            return exit_code(error.use_stderr());
        }
    };
    let mut process = Process::default();
    let mut result = run_in(opt, &options, Some(&mut process));
    std::mem::forget(process.ir);
    // A closed pipe is not an error.
    let _ = std::io::stderr().write_all(&result.errors);
    let written = process.written;
    if let Err(error) = written.unwrap_or_else(|| write_output(&options, &result)) {
        let _ = writeln!(
            std::io::stderr(),
            "error: cannot write output file '{}': {error}",
            options.output
        );
        result.failed = true;
    }
    exit_code(result.failed)
}

fn exit_code(failed: bool) -> ExitCode {
    if failed {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}

/// Writes the operation while printing it.
fn write_op(
    options: &OptOptions,
    op: Operation,
    ir: &Ir,
    flags: PrintFlags,
) -> std::io::Result<()> {
    let write = |to: &mut (dyn Write + Send + Sync)| {
        op.write_text(ir, flags, to)?;
        to.write_all(b"\n")
    };
    if options.output == "-" {
        return without_broken_pipe(write(&mut std::io::stdout()));
    }
    write(&mut std::fs::File::create(&options.output)?)
}

/// Treats a closed pipe as success.
fn without_broken_pipe(written: std::io::Result<()>) -> std::io::Result<()> {
    match written {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error),
        _ => Ok(()),
    }
}

fn write_output(options: &OptOptions, result: &OptResult) -> std::io::Result<()> {
    if options.output == "-" {
        return without_broken_pipe(std::io::stdout().write_all(&result.output));
    }
    // After an error no partial output file is written.
    if result.failed && !result.is_complete {
        return Ok(());
    }
    std::fs::write(&options.output, &result.output)
}

/// Reads the input that `options` name, and processes it as they say.
pub fn run(registry: DialectRegistry, options: &OptOptions) -> OptResult {
    Opt::new(registry).run(options)
}

fn run_in(opt: &Opt, options: &OptOptions, process: Option<&mut Process>) -> OptResult {
    let answer = if options.show_dialects {
        let dialects = opt.registry.dialect_names().join(",");
        Some(format!("Available Dialects: {dialects}\n"))
    } else if options.show_missing {
        Some(missing(&opt.registry))
    } else if options.passes.list_passes {
        Some(passes::list(&opt.passes))
    } else {
        None
    };
    if let Some(answer) = answer {
        return OptResult {
            output: answer.into_bytes(),
            ..OptResult::default()
        };
    }
    if let Some(wanted) = &options.random_module {
        return match random_module(opt, wanted) {
            Ok(text) => run_on_parts(opt, options, "random.mlir", &text.into(), process),
            Err(message) => OptResult {
                errors: format!("error: {message}\n").into_bytes(),
                failed: true,
                ..OptResult::default()
            },
        };
    }
    // Only a tool that owns its process may tune `malloc`.
    let expect: fn(u64) = match process {
        Some(_) => memory::expect_input,
        None => |_| {},
    };
    match read_input(&options.input, expect) {
        Ok((name, text)) => run_on_parts(opt, options, &name, &text.into(), process),
        Err(error) => {
            let input = &options.input;
            let message = format!("error: could not open input file '{input}': {error}\n");
            OptResult {
                errors: message.into_bytes(),
                failed: true,
                ..OptResult::default()
            }
        }
    }
}

/// What is missing from the dialects of upstream, and what was left out of them.
fn missing(registry: &DialectRegistry) -> String {
    let names = registry.dialect_names();
    let mut lines = Vec::new();
    for dialect in names.iter().filter_map(|name| registry.dialect(name)) {
        lines.extend(
            dialect
                .missing()
                .iter()
                .map(|hook| format!("missing: {hook}\n")),
        );
        lines.extend(
            dialect
                .left_out_parts()
                .map(|part| format!("left out: {part}\n")),
        );
    }
    lines.concat()
}

/// The text of a random module.
fn random_module(opt: &Opt, wanted: &RandomModule) -> Result<Vec<u8>, String> {
    let known = opt.registry.dialect_names();
    let unknown = wanted
        .dialects
        .iter()
        .find(|name| !known.contains(&name.as_str()));
    if let Some(unknown) = unknown {
        return Err(format!("no dialect '{unknown}' is registered"));
    }
    let mut modules = RandomModules::new(opt.registry.clone());
    if !wanted.dialects.is_empty() {
        modules = modules.only(|info| {
            wanted
                .dialects
                .iter()
                .any(|name| name == info.dialect().name())
        });
    }
    let (ir, module) = opt.random_modules(modules).module(wanted.seed, wanted.size);
    Ok(module.to_text(&ir, PrintFlags::new().generic(true)))
}

/// Reads the input, and says how large it is: before reading, if it is a file.
fn read_input(path: &str, expect: impl Fn(u64)) -> std::io::Result<(String, Vec<u8>)> {
    if path == "-" {
        let mut text = Vec::new();
        std::io::stdin().read_to_end(&mut text)?;
        expect(text.len() as u64);
        return Ok(("<stdin>".to_owned(), text));
    }
    if let Ok(file) = std::fs::metadata(path) {
        expect(file.len());
    }
    Ok((path.to_owned(), std::fs::read(path)?))
}

/// Like [`run`], on a text instead of a file; messages refer to it as `name`.
pub fn run_on_text(
    registry: &Arc<DialectRegistry>,
    options: &OptOptions,
    name: &str,
    text: &[u8],
) -> OptResult {
    Opt::shared(registry.clone()).run_on_text(options, name, text)
}

fn run_on_parts(
    opt: &Opt,
    options: &OptOptions,
    name: &str,
    text: &SourceText,
    process: Option<&mut Process>,
) -> OptResult {
    let mut run = OptResult::default();
    let mut own = None;
    let (kept, mut written) = match process {
        Some(process) => (&mut process.ir, Some(&mut process.written)),
        None => (&mut own, None),
    };
    let (parts, near_misses) = match options.split_input_file.as_deref() {
        Some("") => split(text, SPLIT_MARKER),
        Some(marker) => split(text, marker),
        None => {
            let (text, start) = (&**text, (0, 0));
            (vec![Part { text, start }], Vec::new())
        }
    };
    for place in near_misses {
        run.errors.extend(near_miss(name, text, place).into_bytes());
    }
    let is_one = parts.len() == 1;
    let mut lacks_file = false;
    for (number, Part { text: part, start }) in parts.into_iter().enumerate() {
        if number > 0 {
            let marker = options.output_split_marker.as_bytes();
            run.output.extend_from_slice(marker);
            run.output.push(b'\n');
        }
        let ir = kept.insert(Ir::with_registry(opt.registry.clone()));
        let source = if part.len() == text.len() {
            text.clone()
        } else {
            part.into()
        };
        let is_verified = options.verify_each && !options.disable_verifier_on_parsing;
        let flags = options
            .print_flags()
            .assume_verified(is_verified || options.print_assume_verified);
        let timing = options.passes.timing.then(|| Arc::new(Timing::new()));
        let mut found = Vec::new();
        let mut own_output = None;
        let op = caught(|| {
            measured(timing.as_deref(), Timing::before, "Parser", || {
                read(ir, options, name, source, start)
            })
        });
        let op = match op {
            Ok(op) => op,
            Err(message) => {
                run.panicked(name, start, "reading or verifying", &message);
                continue;
            }
        };
        let run_on = |op| {
            let setup = PassSetup {
                writes_at_once: written.is_some(),
                flags: &options.passes,
                print: flags.clone(),
                parallel: !options.disable_threading,
                verify_each: options.verify_each,
                timing: timing.clone(),
            };
            let outcome = run_passes(opt, &setup, ir, op, &mut run.errors);
            if outcome.failed {
                return Err(outcome.diagnostics.into());
            }
            lacks_file |= outcome.lacks_file;
            found = outcome.diagnostics.into();
            opt.work(ir, op)?;
            own_output = opt.own_output(ir, op, &options.own)?;
            Ok(op)
        };
        let op = match caught(|| op.and_then(run_on)) {
            Ok(op) => op,
            Err(message) => {
                // What passes said before.
                report(&found, ir, &mut run.errors);
                let doing = "running passes, or what comes between or after them,";
                run.panicked(name, start, doing, &message);
                continue;
            }
        };
        let is_read = op.is_ok();
        if let Err(diagnostics) = &op {
            found.extend_from_slice(diagnostics);
        }
        if let Some(which) = options.verify_diagnostics {
            let met = expected::check(which, name, part, start.0, &found, ir, &mut run.errors);
            run.failed |= !met;
        } else {
            run.failed |= !is_read;
            report(&found, ir, &mut run.errors);
        }
        let mut is_written = false;
        let output = || {
            let Ok(op) = op else {
                return;
            };
            if let Some(text) = own_output {
                run.output.extend(text.into_bytes());
                return;
            }
            // No error is possible from here on, and the text has no other consumer.
            if is_one
                && run.errors.is_empty()
                && let Some(written) = &mut written
            {
                is_written = true;
                **written = Some(write_op(options, op, ir, flags));
                return;
            }
            let mut text = op.to_text(ir, flags);
            text.push(b'\n');
            if run.output.is_empty() {
                run.output = text;
            } else {
                run.output.extend(text);
            }
        };
        let printed = caught(|| measured(timing.as_deref(), Timing::after, "Output", output));
        if let Err(message) = printed {
            run.panicked(name, start, "printing", &message);
            if is_written && options.output != "-" {
                // Half an operation is not an output. If this fails too, there is nothing to add.
                let _ = std::fs::File::create(&options.output);
            }
        }
        if let Some(timing) = timing {
            let report = timing.report(timing_format(&options.passes));
            run.errors.extend(report.into_bytes());
        }
    }
    run.is_complete = lacks_file && !run.failed;
    run.failed |= lacks_file;
    run
}

/// The message of a panic, as one in a parser, verifier or printer of an operation, which must not
/// lose what was printed before.
fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    // After a panic nothing more is done with the IR.
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| message_of(&*panic).to_owned())
}

/// Runs `work`, and measures it if there is something to measure with.
fn measured<T>(
    timing: Option<&Timing>,
    measure: impl FnOnce(&Timing, &'static str, &mut dyn FnMut()),
    name: &'static str,
    work: impl FnOnce() -> T,
) -> T {
    let Some(timing) = timing else {
        return work();
    };
    let (mut work, mut done) = (Some(work), None);
    measure(timing, name, &mut || done = work.take().map(|work| work()));
    done.unwrap_or_else(|| unreachable!("what is measured runs"))
}

/// Reads and verifies one part.
fn read(
    ir: &mut Ir,
    options: &OptOptions,
    name: &str,
    text: SourceText,
    start: (u32, u32),
) -> Result<Operation, Vec<Diagnostic>> {
    let parse_options = ParseOptions::new()
        .allow_unregistered_dialects(options.allow_unregistered_dialect)
        .first_line(start.0)
        .first_column(start.1)
        .no_implicit_module(options.no_implicit_module)
        // Expectations are written for MLIR's parser, which stops at its first error.
        .stop_at_first_error(options.verify_diagnostics.is_some())
        .parallel(!options.disable_threading);
    let op = parse_source(ir, name, text, parse_options)?;
    if !options.disable_verifier_on_parsing {
        let verify_options = VerifyOptions::new()
            .allow_unregistered_dialects(options.allow_unregistered_dialect)
            .parallel(!options.disable_threading)
            .debug_info(options.print_debuginfo);
        verify_with(op, ir, verify_options)?;
    }
    if options.verify_roundtrip {
        check_roundtrip(op, ir, parse_options)?;
    }
    Ok(op)
}

/// Parses the printed text of both forms and prints it again.
fn check_roundtrip(op: Operation, ir: &Ir, options: ParseOptions) -> Result<(), Vec<Diagnostic>> {
    let options = options.first_line(0).first_column(0);
    for generic in [true, false] {
        let flags = PrintFlags::new().debug_info(true).generic(generic);
        let text = op.to_text(ir, flags.clone());
        let mut again = Ir::with_registry(ir.registry().clone());
        let fail = |message: String| vec![Diagnostic::error(op.location(ir), message)];
        let parsed = parse_source(&mut again, "<roundtrip>", text.clone(), options);
        let parsed = parsed.map_err(|errors| {
            let first = errors.first().map_or("", |error| &error.message);
            fail(format!(
                "failed to parse what was printed, op cannot be roundtripped: {first}"
            ))
        })?;
        let found = parsed.to_text(&again, flags);
        if found != text {
            let [text, found] =
                [text, found].map(|text| String::from_utf8_lossy(&text).into_owned());
            return Err(fail(format!(
                "roundTrip testing roundtripped module differs from reference:\n\
                 <<<<<<Reference\n{text}\n=====\n{found}\n>>>>>roundtripped\n"
            )));
        }
    }
    Ok(())
}

fn report(diagnostics: &[Diagnostic], ir: &Ir, errors: &mut Vec<u8>) {
    let mut text = String::new();
    for diagnostic in diagnostics {
        // Writing to a string cannot fail.
        let _ = diagnostic.render(ir, &mut text);
    }
    errors.extend(text.into_bytes());
}
