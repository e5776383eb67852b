//! A driver like `mlir-opt`, for any set of dialects: [`opt_main`].
//!
//! ```no_run
//! use ods_runtime::{DialectRegistry, tool::opt_main};
//!
//! fn main() -> std::process::ExitCode {
//!     opt_main(DialectRegistry::new())
//! }
//! ```

mod expected;
mod options;

use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, Operation};
use crate::location::SourceFiles;
use crate::registry::DialectRegistry;
use crate::text::op_parser::{ParseOptions, parse_source};
use crate::verify::{VerifyOptions, verify_with};
use clap::Parser;
pub use options::OptOptions;
use std::io::{Read, Write};
use std::process::ExitCode;
use std::sync::Arc;

/// Separates the parts of a split input file.
const SPLIT_MARKER: &str = "// -----";

/// Runs the driver with the command line of the process: reads, verifies and
/// prints IR. Exit status 1 if anything was wrong.
pub fn opt_main(registry: DialectRegistry) -> ExitCode {
    let options = OptOptions::parse();
    let mut errors = Vec::new();
    let output = run(registry, &options, &mut errors);
    let failed = output.is_none();
    // A closed pipe is nobody's mistake.
    let _ = std::io::stderr().write_all(&errors);
    if let Some(output) = output
        && let Err(error) = write_output(&options, &output)
    {
        eprintln!(
            "error: cannot open output file '{}': {error}",
            options.output
        );
        return ExitCode::FAILURE;
    }
    if failed {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}

fn write_output(options: &OptOptions, output: &[u8]) -> std::io::Result<()> {
    if options.output == "-" {
        return match std::io::stdout().write_all(output) {
            Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error),
            _ => Ok(()),
        };
    }
    std::fs::write(&options.output, output)
}

/// The output of the driver; `None` if it failed, with the reasons in
/// `errors`.
pub fn run(
    registry: DialectRegistry,
    options: &OptOptions,
    errors: &mut Vec<u8>,
) -> Option<Vec<u8>> {
    let registry = Arc::new(registry);
    if options.show_dialects {
        let mut output = b"Available Dialects: ".to_vec();
        output.extend(registry.dialect_names().join(",").into_bytes());
        output.push(b'\n');
        return Some(output);
    }
    let (name, text) = match read_input(&options.input) {
        Ok(input) => input,
        Err(error) => {
            let message = format!(
                "error: could not open input file '{}': {error}\n",
                options.input
            );
            errors.extend(message.into_bytes());
            return None;
        }
    };
    run_on_text(&registry, options, &name, &text, errors)
}

fn read_input(path: &str) -> std::io::Result<(String, Vec<u8>)> {
    if path == "-" {
        let mut text = Vec::new();
        std::io::stdin().read_to_end(&mut text)?;
        return Ok(("<stdin>".to_owned(), text));
    }
    Ok((path.to_owned(), std::fs::read(path)?))
}

/// [`run`] on a text instead of a file; `name` is what messages call it.
pub fn run_on_text(
    registry: &Arc<DialectRegistry>,
    options: &OptOptions,
    name: &str,
    text: &[u8],
    errors: &mut Vec<u8>,
) -> Option<Vec<u8>> {
    let mut output = Vec::new();
    let mut failed = false;
    let parts = if options.split_input_file {
        split(text)
    } else {
        vec![(0, text)]
    };
    let several = parts.len() > 1;
    for (number, (first_line, part)) in parts.into_iter().enumerate() {
        if several && number > 0 {
            output.extend_from_slice(SPLIT_MARKER.as_bytes());
            output.push(b'\n');
        }
        let mut ir = Ir::with_registry(registry.clone());
        let result = process(&mut ir, options, name, part, first_line);
        if options.verify_diagnostics {
            let found = result.as_ref().err().map_or(&[][..], Vec::as_slice);
            failed |= !expected::check(name, part, first_line, found, ir.files(), errors);
            continue;
        }
        match result {
            Ok(op) => {
                output.extend(op.to_text(&ir, options.print_flags()));
                output.push(b'\n');
            }
            Err(diagnostics) => {
                failed = true;
                report(&diagnostics, ir.files(), errors);
            }
        }
    }
    (!failed).then_some(output)
}

/// Reads and verifies one part.
fn process(
    ir: &mut Ir,
    options: &OptOptions,
    name: &str,
    text: &[u8],
    first_line: u32,
) -> Result<Operation, Vec<Diagnostic>> {
    let parse_options = ParseOptions {
        allow_unregistered_dialects: options.allow_unregistered_dialect,
        first_line,
    };
    let op = parse_source(ir, name, text, parse_options)?;
    if options.verify_each {
        let allow_unregistered_dialects = options.allow_unregistered_dialect;
        verify_with(
            op,
            ir,
            VerifyOptions {
                allow_unregistered_dialects,
            },
        )?;
    }
    Ok(op)
}

fn report(diagnostics: &[Diagnostic], files: &SourceFiles, errors: &mut Vec<u8>) {
    let mut text = String::new();
    for diagnostic in diagnostics {
        // Writing to a string cannot fail.
        let _ = diagnostic.render(files, &mut text);
    }
    errors.extend(text.into_bytes());
}

/// The parts of a file between lines that start with the marker, each with the
/// number of lines before it.
fn split(text: &[u8]) -> Vec<(u32, &[u8])> {
    let mut parts = Vec::new();
    let (mut start, mut first_line) = (0, 0);
    let (mut at, mut line) = (0, 0);
    for content in text.split_inclusive(|byte| *byte == b'\n') {
        let end = at + content.len();
        line += 1;
        if content.trim_ascii() == SPLIT_MARKER.as_bytes() {
            parts.push((first_line, &text[start..at]));
            (start, first_line) = (end, line);
        }
        at = end;
    }
    parts.push((first_line, &text[start..]));
    parts
}
