//! `ods-tblgen`: reads a `.td` file and prints its records, checks its
//! definitions, or generates Rust code and documentation for them.
//!
//! - [`run`] is the whole tool; [`print_records`] and [`dump_json`] are two of its actions.
//! - `--check` and `--dump-formats` give the same results as `mlir-tblgen`,
//!   whether code strings hold C++ or Rust.

mod args;
mod check;
mod dialect_doc;
mod doc;
mod files;
mod hooks;
mod pass_doc;
mod records;
mod rust;

use std::io::Write as _;
use std::process::ExitCode;

use ods_tablegen::{Diagnostics, Input, RecordKeeper, Severity, StandIn, evaluate};

use args::{Action, Kind, Options};
use files::{Prelude, Resolver, input_name, read_input};
use ods_codegen::help_with_older_spellings;

pub use records::{dump_json, print_records};

/// Runs the tool with the arguments after the program's name.
///
/// Messages go to the standard error output. The exit status is 1 if the command
/// line is wrong, a file cannot be read or written, or the input has an error.
pub fn run(args: impl Iterator<Item = String>) -> ExitCode {
    let options = match Options::parse(args) {
        Ok(options) => options,
        Err(error) => {
            // A failure to write the message cannot be reported.
            let _ = error.print();
            return ExitCode::from(u8::from(error.use_stderr()));
        }
    };
    execute(&options).unwrap_or_else(|message| {
        let _ = writeln!(std::io::stderr(), "ods-tblgen: error: {message}");
        ExitCode::FAILURE
    })
}

fn execute(options: &Options) -> Result<ExitCode, String> {
    if let Action::GenRust(kind) = options.action {
        return generate(kind, options);
    }
    let prelude = match options.action {
        Action::PrintRecords | Action::DumpJson | Action::Nothing | Action::GenRust(_) => {
            Prelude::Never
        }
        Action::GenHooks => Prelude::First,
        Action::Check
        | Action::CheckRewriters
        | Action::DumpFormats
        | Action::OpDoc
        | Action::PassDoc
        | Action::DialectDoc => Prelude::Last,
    };
    let mut resolver = Resolver::new(&options.include_dirs, prelude);
    let text = read_input(&options.input)?;
    let mut input = Input::text(input_name(&options.input), text).resolver(&mut resolver);
    for name in &options.defines {
        input = input.define(name);
    }
    if matches!(options.action, Action::OpDoc | Action::DialectDoc) {
        // As in mlir-tblgen, names do not stand in.
        input = input.stand_in(StandIn {
            class: "Constraint",
            field: "summary",
            named: None,
            names: &[],
        });
    }
    let mut diags = Diagnostics::new();
    let keeper = evaluate(input, &mut diags);
    for diagnostic in &mut diags {
        if let Some(help) = help_with_older_spellings(&diagnostic.kind) {
            diagnostic.help(help);
        }
    }
    let text = if diags.has_errors() {
        String::new()
    } else {
        output(&keeper, options, &mut diags)
    };
    let render = |diags: &Diagnostics| diags.render(keeper.sources());
    let result = conclude(diags, options, render, || Ok(text));
    // The process ends here; dropping the records would only cost time.
    std::mem::forget(keeper);
    result
}

/// Writes the Rust code for the input file.
fn generate(kind: Kind, options: &Options) -> Result<ExitCode, String> {
    let mut diags = Diagnostics::new();
    let expansion = rust::expand(kind, options, &mut diags)?;
    let render = |diags: &Diagnostics| expansion.places.render(diags);
    conclude(diags, options, render, || rust::format(&expansion))
}

/// The text that the action prints.
fn output(keeper: &RecordKeeper, options: &Options, diags: &mut Diagnostics) -> String {
    match options.action {
        Action::PrintRecords => print_records(keeper),
        Action::DumpJson => dump_json(keeper),
        Action::Check => check::summary(&check::check(keeper, options, diags)),
        Action::CheckRewriters => check::list_patterns(&ods_codegen::check_patterns(keeper, diags)),
        Action::DumpFormats => check::dump_formats(&check::check(keeper, options, diags)),
        Action::DialectDoc => {
            let checked = check::check(keeper, options, diags);
            let doc = dialect_doc::dialect_doc(&checked, keeper, options.dialect.as_deref());
            doc.unwrap_or_else(|message| {
                if !diags.has_errors() {
                    diags.error(None, message);
                }
                String::new()
            })
        }
        Action::GenHooks => {
            let checked = check::check(keeper, options, diags);
            hooks::gen_hooks(&checked, keeper, diags)
        }
        Action::PassDoc => pass_doc::pass_doc(keeper, diags),
        Action::OpDoc => doc::op_doc(&check::check(keeper, options, diags), keeper),
        Action::Nothing | Action::GenRust(_) => String::new(),
    }
}

/// Prints the messages, and writes the text unless there is an error among them.
fn conclude(
    mut diags: Diagnostics,
    options: &Options,
    render: impl FnOnce(&Diagnostics) -> String,
    text: impl FnOnce() -> Result<String, String>,
) -> Result<ExitCode, String> {
    for message in &mut diags {
        if options.deny_warnings && message.severity == Severity::Warning {
            message.severity = Severity::Error;
        }
    }
    if !diags.is_empty() {
        eprint!("{}", render(&diags));
    }
    let count = diags.error_count();
    if count > 0 {
        let errors = if count == 1 { "error" } else { "errors" };
        let _ = writeln!(std::io::stderr(), "ods-tblgen: {count} {errors}.");
        return Ok(ExitCode::FAILURE);
    }
    write(&text()?, options).map(|()| ExitCode::SUCCESS)
}

fn write(text: &str, options: &Options) -> Result<(), String> {
    if options.output == "-" {
        let written = std::io::stdout().write_all(text.as_bytes());
        return written.map_err(|error| format!("could not write to the standard output: {error}"));
    }
    std::fs::write(&options.output, text)
        .map_err(|error| format!("could not write '{}': {error}", options.output))
}
