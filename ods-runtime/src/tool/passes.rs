//! The flags about passes, and running what they say.

use super::Opt;
use super::bisect::Bisect;
use super::failed::Failed;
use super::options::{parse_count, parse_switch};
use super::progress::Progress;
use super::without_broken_pipe;
use crate::diagnostics::{Diagnostic, Diagnostics, Severity};
use crate::ir::{Ir, Operation};
use crate::pass::{
    Anchor, DumpIr, DumpWhen, PassManager, PassOptions, PassRegistry, Pipeline, PipelineEntry,
    Reproducer, StoredRun, Timing, TimingFormat, known_options, parse_pipeline, statistics_report,
};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{ArgAction, Args, ValueEnum};
use std::fmt::Write as _;
use std::io::{IsTerminal as _, Write};
use std::sync::{Arc, Mutex};
use strsim::osa_distance;

/// `mlir-opt`'s flags about passes.
#[derive(Clone, Debug, Default, Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "one field for each flag of the command line"
)]
#[non_exhaustive]
pub struct PassFlags {
    /// The passes to run, such as `builtin.module(func.func(cse,canonicalize{max-iterations=5}))`.
    #[arg(long = "pass-pipeline", value_name = "PIPELINE")]
    pub pass_pipeline: Option<String>,
    /// The passes that flags of their own name, with the text of their options.
    #[arg(skip)]
    pub by_name: Vec<(String, String)>,
    /// List the passes and pipelines.
    #[arg(long = "list-passes", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub list_passes: bool,
    /// Print the pipeline to the standard error before running it.
    #[arg(long = "dump-pass-pipeline", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub dump_pass_pipeline: bool,
    /// Print how long passes take.
    #[arg(long = "mlir-timing", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub timing: bool,
    /// How times are shown.
    #[arg(
        long = "mlir-timing-display",
        value_enum,
        default_value = "tree",
        value_name = "WAY"
    )]
    pub timing_display: TimingDisplay,
    /// The format of times.
    #[arg(
        long = "mlir-output-format",
        value_enum,
        default_value = "text",
        value_name = "FORMAT"
    )]
    pub output_format: OutputFormat,
    /// Print the statistics of passes.
    #[arg(long = "mlir-pass-statistics", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub statistics: bool,
    /// How statistics are shown.
    #[arg(
        long = "mlir-pass-statistics-display",
        value_enum,
        default_value = "pipeline",
        value_name = "WAY"
    )]
    pub statistics_display: StatisticsDisplay,
    /// Print the IR before each pass.
    #[arg(long = "mlir-print-ir-before-all", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub print_ir_before_all: bool,
    /// Print the IR after each pass.
    #[arg(long = "mlir-print-ir-after-all", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub print_ir_after_all: bool,
    /// Print the IR before these passes.
    #[arg(
        long = "mlir-print-ir-before",
        value_delimiter = ',',
        value_name = "PASS"
    )]
    pub print_ir_before: Vec<String>,
    /// Print the IR after these passes.
    #[arg(
        long = "mlir-print-ir-after",
        value_delimiter = ',',
        value_name = "PASS"
    )]
    pub print_ir_after: Vec<String>,
    /// Print the IR after a pass only if it changed.
    #[arg(long = "mlir-print-ir-after-change", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub print_ir_after_change: bool,
    /// Print the IR after a pass only if the pass failed.
    #[arg(long = "mlir-print-ir-after-failure", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub print_ir_after_failure: bool,
    /// Print the whole module instead of the operation that the pass ran on.
    #[arg(long = "mlir-print-ir-module-scope", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub print_ir_module_scope: bool,
    /// Print the IR before and after passes to files in this folder.
    #[arg(long = "mlir-print-ir-tree-dir", value_name = "DIR")]
    pub print_ir_tree_dir: Option<String>,
    /// Write the IR before the passes and the pipeline to this file if a pass fails.
    #[arg(long = "mlir-pass-pipeline-crash-reproducer", value_name = "FILE")]
    pub crash_reproducer: Option<String>,
    /// Write the IR after the passes and the pipeline to this file.
    #[arg(long = "mlir-generate-reproducer", value_name = "FILE")]
    pub generate_reproducer: Option<String>,
    /// Run the pipeline that is stored in the input.
    #[arg(long = "run-reproducer", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub run_reproducer: bool,
    /// Run only the first passes, each operation counted, and say what runs.
    #[arg(long = "pass-bisect-limit", value_parser = parse_count, value_name = "N")]
    pub pass_bisect_limit: Option<u64>,
    /// Print what drivers of patterns do.
    #[arg(long = "debug-rewrites", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub debug_rewrites: bool,
    /// Check that patterns change nothing unless they match, and leave valid IR, and verify also
    /// after passes that say that they changed nothing. This is slow.
    #[arg(long = "expensive-checks", default_value = "false", action = ArgAction::Set, num_args = 0..=1,
          default_missing_value = "true", value_parser = parse_switch, require_equals = true, value_name = "0|1")]
    pub expensive_checks: bool,
}

/// How times are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum TimingDisplay {
    /// Sorted by time.
    List,
    /// As nested as the pipeline.
    #[default]
    Tree,
}

/// How statistics are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum StatisticsDisplay {
    /// Merged by the name of the pass.
    List,
    /// As nested as the pipeline.
    #[default]
    Pipeline,
}

/// The format of times.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum OutputFormat {
    /// A table.
    #[default]
    Text,
    /// JSON.
    Json,
}

/// What the flags of all passes are.
fn flags_of(passes: &PassRegistry) -> String {
    let mut text = String::new();
    for entry in passes.passes() {
        let info = entry.info();
        let _ = writeln!(text, "  --{:<52}-   {}", info.argument, info.summary);
        for option in entry.make().options() {
            let name = format!("{}=<value>", option.name);
            let _ = writeln!(text, "    --{name:<50}- {}", option.summary);
            for choice in option.choices {
                let _ = writeln!(text, "      ={choice}");
            }
        }
    }
    text
}

/// The passes and pipelines, for `--list-passes` and `--help`.
pub(super) fn list(passes: &PassRegistry) -> String {
    let mut text = format!("Passes:\n{}", flags_of(passes));
    if !passes.pipelines().is_empty() {
        text.push_str("Pass Pipelines:\n");
    }
    for entry in passes.pipelines() {
        let _ = writeln!(text, "  --{:<52}-   {}", entry.argument(), entry.summary());
    }
    text
}

/// Adds to an error about an unknown flag the pass or pipeline that is probably meant.
pub(super) fn with_nearest_pass(mut error: clap::Error, passes: &PassRegistry) -> clap::Error {
    let Some(ContextValue::String(flag)) = error.get(ContextKind::InvalidArg) else {
        return error;
    };
    if error.kind() != ErrorKind::UnknownArgument {
        return error;
    }
    let name = flag.trim_start_matches('-').to_owned();
    // By default clap suggests to pass the flag as a file name.
    error.insert(ContextKind::Suggested, ContextValue::None);
    if let Some(near) = nearest_pass(passes, &name) {
        let suggested = ContextValue::String(format!("--{near}"));
        error.insert(ContextKind::SuggestedArg, suggested);
    }
    error
}

/// Takes the flags of passes out of a command line.
pub(super) fn take_pass_flags(
    args: impl IntoIterator<Item = String>,
    passes: &PassRegistry,
) -> (Vec<String>, Vec<(String, String)>) {
    let (mut rest, mut found) = (Vec::new(), Vec::new());
    let mut only_files = false;
    for (number, arg) in args.into_iter().enumerate() {
        only_files |= arg == "--";
        let flag = arg.strip_prefix("--").or_else(|| arg.strip_prefix('-'));
        let (name, options) = match flag {
            Some(flag) if number > 0 && !only_files => flag.split_once('=').unwrap_or((flag, "")),
            _ => ("", ""),
        };
        if passes.pass(name).is_some() || passes.pipeline(name).is_some() {
            found.push((name.to_owned(), options.to_owned()));
        } else {
            rest.push(arg);
        }
    }
    (rest, found)
}

/// A writer to the standard error, or to a buffer that others read too.
#[derive(Clone)]
pub(super) struct Shared {
    buffer: Arc<Mutex<Vec<u8>>>,
    writes_at_once: bool,
    /// The line that is removed before anything is written.
    progress: Option<Arc<Progress>>,
}

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        if self.writes_at_once {
            if let Some(progress) = &self.progress {
                progress.clear();
            }
            std::io::stderr().write_all(bytes)?;
        } else if let Ok(mut buffer) = self.buffer.lock() {
            buffer.extend_from_slice(bytes);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// What came of the passes.
pub(super) struct Outcome {
    pub(super) diagnostics: Diagnostics,
    pub(super) failed: bool,
    /// Whether a file could not be written, which does not keep the output from being written.
    pub(super) lacks_file: bool,
}

impl Outcome {
    fn failed(message: String) -> Self {
        Self::failed_at(crate::Location::UNKNOWN, message)
    }

    fn failed_at(location: crate::Location, message: String) -> Self {
        Self {
            diagnostics: Diagnostic::error(location, message).into(),
            failed: true,
            lacks_file: false,
        }
    }
}

/// The pipeline that the flags say; `None` if there is nothing to run. Passes by their flags run on `root`, the
/// operation that was read, after those of a reproducer, whose pipeline is `stored`.
fn pipeline(
    flags: &PassFlags,
    passes: &PassRegistry,
    stored: Option<&str>,
    root: &str,
) -> Result<Option<Pipeline>, String> {
    let parse = |text: &str| {
        parse_pipeline(text, passes).map_err(|error| {
            let near = error.unknown.as_deref();
            let near = near.and_then(|name| nearest_pass(passes, name));
            let help = near.map(|near| format!("\n = help: a pass named `{near}` exists"));
            error.to_string() + &help.unwrap_or_default()
        })
    };
    if let Some(text) = flags.pass_pipeline.as_deref() {
        if !flags.by_name.is_empty() {
            let message = "'-pass-pipeline' option can't be used with individual pass options";
            return Err(message.to_owned());
        }
        return parse(text).map(Some);
    }
    let stored = stored.map(parse).transpose()?;
    if flags.by_name.is_empty() {
        return Ok(stored);
    }
    let mut pipeline = stored.unwrap_or_else(|| Pipeline::new(Anchor::Op(root.to_owned())));
    for (name, text) in &flags.by_name {
        let fail = |error: &dyn std::fmt::Display| format!("--{name}: {error}");
        let options = PassOptions::parse(text).map_err(|error| fail(&error))?;
        if let Some(entry) = passes.pass(name) {
            let mut pass = entry.make();
            options
                .apply_to(&mut *pass)
                .map_err(|error| fail(&error) + &known_options(&*pass, &error))?;
            pass.initialize(passes).map_err(|error| fail(&error))?;
            pipeline.add_shared(Arc::from(pass));
        } else if let Some(entry) = passes.pipeline(name) {
            entry
                .build(&mut pipeline, &options)
                .map_err(|error| fail(&error))?;
        }
    }
    Ok(Some(pipeline))
}

/// The pass or pipeline whose name is nearly `name`.
fn nearest_pass(passes: &PassRegistry, name: &str) -> Option<&'static str> {
    let names = passes
        .passes()
        .into_iter()
        .map(|entry| entry.info().argument);
    let pipelines = passes.pipelines().into_iter();
    let pipelines = pipelines.map(PipelineEntry::argument);
    let near = names.chain(pipelines);
    let near = near.min_by_key(|known| osa_distance(name, known));
    near.filter(|near| osa_distance(name, near) <= name.len() / 3)
}

/// The first of the names after `--mlir-print-ir-before` and `-after` that no pass has.
fn unknown_printed(flags: &PassFlags, passes: &PassRegistry) -> Option<String> {
    let before = (flags.print_ir_before.iter()).map(|name| ("before", name));
    let after = (flags.print_ir_after.iter()).map(|name| ("after", name));
    let mut unknown = before
        .chain(after)
        .filter(|(_, name)| passes.pass(name).is_none());
    unknown.next().map(|(when, name)| {
        format!("for the --mlir-print-ir-{when} option: Cannot find option named '{name}'!")
    })
}

/// The parts of the driver that passes need.
pub(super) struct PassSetup<'a> {
    pub(super) flags: &'a PassFlags,
    pub(super) print: crate::text::printer::PrintFlags,
    pub(super) parallel: bool,
    pub(super) verify_each: bool,
    pub(super) timing: Option<Arc<Timing>>,
    /// Whether what is printed while passes run goes to the standard error at once, so that it is
    /// not lost if a pass never ends.
    pub(super) writes_at_once: bool,
}

/// Runs the passes that the flags name on `op`, and writes what they print to `errors`, or to the
/// standard error.
pub(super) fn run_passes(
    opt: &Opt,
    setup: &PassSetup<'_>,
    ir: &mut Ir,
    op: Operation,
    errors: &mut Vec<u8>,
) -> Outcome {
    let flags = setup.flags;
    if let Some(message) = unknown_printed(flags, &opt.passes) {
        return Outcome::failed(message);
    }
    let stored = if flags.run_reproducer {
        match Reproducer::take_from(ir) {
            Ok(stored) => stored.unwrap_or_default(),
            Err(message) => return Outcome::failed_at(op.location(ir), message),
        }
    } else {
        StoredRun::default()
    };
    let root = op.name(ir).as_str().to_owned();
    let pipeline = match pipeline(flags, &opt.passes, stored.pipeline.as_deref(), &root) {
        Ok(Some(pipeline)) => pipeline,
        Ok(None) if !needs_pipeline(setup) => {
            return Outcome {
                diagnostics: Diagnostics::new(),
                failed: false,
                lacks_file: false,
            };
        }
        Ok(None) => Pipeline::new(Anchor::Op(root)),
        Err(message) => return Outcome::failed(message),
    };
    if flags.dump_pass_pipeline {
        let text = pipeline.to_pretty_string();
        let count = pipeline.len();
        let _ = writeln!(errors, "Pass Manager with {count} passes:\n{text}\n");
    }
    // As mlir-opt does, the settings of a reproducer come before the flags.
    let parallel = stored.disable_threading.map_or(setup.parallel, |off| !off);
    let verifies = stored.verify_each.unwrap_or(setup.verify_each);
    if flags.print_ir_module_scope && parallel {
        return Outcome::failed(
            "IR print for module scope can't be setup on a pass-manager without disabling multi-threading first."
                .to_owned(),
        );
    }
    let crash = flags.crash_reproducer.as_ref().map(|file| {
        let flags = setup.print.clone();
        let crash = Reproducer::of_crash(ir, op, flags, &pipeline, parallel, verifies);
        (file, crash)
    });
    let write = |file: &str, reproducer: &Reproducer, diagnostics: &mut Diagnostics| {
        let written = if file == "-" {
            without_broken_pipe(std::io::stdout().write_all(reproducer.text().as_bytes()))
        } else {
            std::fs::write(file, reproducer.text())
        };
        if let Err(error) = written {
            let message = format!("cannot write reproducer '{file}': {error}");
            diagnostics.push(Diagnostic::error(crate::Location::UNKNOWN, message));
            return false;
        }
        true
    };
    let progress = std::io::stderr().is_terminal() && !flags.print_ir_after_all;
    let progress = progress.then(|| Arc::new(Progress::new(&pipeline)));
    let mut manager = PassManager::with_pipeline(pipeline);
    manager
        .verify_each(verifies)
        .parallel(parallel)
        .print_flags(setup.print.clone());
    let printed = Shared {
        buffer: Arc::default(),
        writes_at_once: setup.writes_at_once,
        progress: progress.clone(),
    };
    if setup.writes_at_once {
        // What was said before comes first. If this fails, there is no other way to report it.
        let _ = std::io::stderr().write_all(errors);
        errors.clear();
    }
    manager.print_to(Box::new(printed.clone()));
    if let Some(dump) = dump(setup, &printed) {
        manager.instrument(Arc::new(dump));
    }
    if let Some(count) = flags.pass_bisect_limit {
        manager.bisect(count);
        manager.instrument(Arc::new(Bisect::new(printed.clone())));
    }
    if let Some(timing) = &setup.timing {
        manager.instrument(timing.clone());
    }
    let which = Arc::new(Failed::default());
    if crash.is_some() {
        manager.instrument(which.clone());
    }
    if let Some(progress) = &progress {
        manager.instrument(progress.clone());
    }
    ir.check_rewrites(flags.expensive_checks);
    ir.trace_rewrites(flags.debug_rewrites);
    let location = op.location(ir);
    let result = manager.run(ir, op);
    if let Some(progress) = progress {
        progress.clear();
    }
    if let Ok(mut printed) = printed.buffer.lock() {
        errors.append(&mut printed);
    }
    let failed = result.is_err();
    let mut diagnostics = result.unwrap_or_else(|diagnostics| diagnostics);
    if let (true, Some((file, crash))) = (failed, &crash)
        && write(file, crash, &mut diagnostics)
    {
        let which = which.list();
        let message = "Failures have been detected while processing an MLIR pass pipeline";
        let mut error = Diagnostic::error(location, message);
        let message =
            format!("Pipeline failed while executing [{which}]: reproducer generated at `{file}`");
        let note = Diagnostic::new(Severity::Note, location, message);
        error.notes.push(note);
        diagnostics.push(error);
    }
    let mut lacks_file = false;
    if let (false, Some(file)) = (failed, &flags.generate_reproducer) {
        let flags = setup.print.clone();
        let reproducer = Reproducer::of_result(ir, op, flags, manager.pipeline());
        lacks_file = !write(file, &reproducer, &mut diagnostics);
    }
    if flags.statistics {
        let as_list = flags.statistics_display == StatisticsDisplay::List;
        errors.extend(statistics_report(manager.pipeline(), as_list).into_bytes());
    }
    if let Some(timing) = &setup.timing {
        timing.set_pipeline(manager.pipeline());
    }
    Outcome {
        diagnostics,
        failed,
        lacks_file,
    }
}

/// Whether there is something to do for a pipeline without passes.
fn needs_pipeline(setup: &PassSetup<'_>) -> bool {
    let flags = setup.flags;
    setup.timing.is_some() || flags.dump_pass_pipeline || flags.generate_reproducer.is_some()
}

/// How the flags say that times are shown.
pub(super) fn timing_format(flags: &PassFlags) -> TimingFormat {
    match (flags.output_format, flags.timing_display) {
        (OutputFormat::Json, _) => TimingFormat::Json,
        (OutputFormat::Text, TimingDisplay::List) => TimingFormat::List,
        (OutputFormat::Text, TimingDisplay::Tree) => TimingFormat::Tree,
    }
}

/// What prints IR around passes, if the flags ask for it.
fn dump(setup: &PassSetup<'_>, to: &Shared) -> Option<DumpIr> {
    let flags = setup.flags;
    let when = |all: bool, some: &[String]| match (all, some) {
        (true, _) => DumpWhen::All,
        (false, []) => DumpWhen::Never,
        (false, some) => DumpWhen::Passes(some.to_vec()),
    };
    let before = when(flags.print_ir_before_all, &flags.print_ir_before);
    let after = when(flags.print_ir_after_all, &flags.print_ir_after);
    if before == DumpWhen::Never && after == DumpWhen::Never && !flags.print_ir_after_failure {
        return None;
    }
    let mut dump = DumpIr::new(before, after, Box::new(to.clone()))
        .only_changed(flags.print_ir_after_change)
        .only_failed(flags.print_ir_after_failure)
        .module_scope(flags.print_ir_module_scope)
        .flags(setup.print.clone());
    let folder = flags.print_ir_tree_dir.as_ref();
    if let Some(folder) = folder.filter(|folder| !folder.is_empty()) {
        dump = dump.to_folder(folder);
    }
    Some(dump)
}
