//! The program: its command line, input and output.

use ods_runtime::prelude::*;
use std::process::ExitCode;
use std::sync::Arc;

const USAGE: &str = "usage: toy [FILE] [--generic]";
const BUNDLED: &str = include_str!("programs/multiply_transpose.mlir");

/// The options of the command line.
struct Options {
    file: Option<String>,
    generic: bool,
}

fn parse_options() -> Result<Options, String> {
    let mut options = Options {
        file: None,
        generic: false,
    };
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            "--generic" => options.generic = true,
            flag if flag.starts_with('-') && flag != "-" => {
                return Err(format!("unknown flag `{flag}`\n{USAGE}"));
            }
            _ if options.file.is_some() => {
                return Err(format!("more than one file is given\n{USAGE}"));
            }
            file => options.file = Some(file.to_owned()),
        }
    }
    Ok(options)
}

fn run(registry: DialectRegistry) -> Result<(), String> {
    let options = parse_options()?;
    let (name, text) = match &options.file {
        Some(file) => (
            file.as_str(),
            std::fs::read(file).map_err(|error| format!("error: cannot read `{file}`: {error}"))?,
        ),
        None => ("multiply_transpose.mlir", BUNDLED.as_bytes().to_vec()),
    };

    let mut ir = Ir::with_registry(Arc::new(registry));
    let parsed = parse_source(&mut ir, name, text, ParseOptions::default());
    let module = parsed.and_then(|module| verify(module, &ir).map(|()| module));
    let module = module.map_err(|diagnostics| {
        let mut text = String::new();
        for diagnostic in diagnostics {
            // Writing to a string cannot fail.
            let _ = diagnostic.render(&ir, &mut text);
        }
        text.trim_end().to_owned()
    })?;

    let mut flags = PrintFlags::default();
    flags.generic = options.generic;
    println!("{}", String::from_utf8_lossy(&module.to_text(&ir, flags)));
    Ok(())
}

/// Reads a program, verifies it, and prints it: the Toy compiler so far.
pub fn main(registry: DialectRegistry) -> ExitCode {
    match run(registry) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
