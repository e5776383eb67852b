//! The program: its command line, input and output.

use ods_runtime::prelude::*;
use std::process::ExitCode;
use std::sync::Arc;

const USAGE: &str = "usage: toy [FILE] [--opt] [--generic]";
const BUNDLED: &str = include_str!("programs/multiply_transpose.mlir");

/// The options of the command line.
struct Options {
    file: Option<String>,
    opt: bool,
    generic: bool,
}

fn parse_options() -> Result<Options, String> {
    let mut options = Options {
        file: None,
        opt: false,
        generic: false,
    };
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            // The tutorial's compiler has flags with one dash.
            "--opt" | "-opt" => options.opt = true,
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

fn run(registry: DialectRegistry, optimize: fn(&mut PassManager)) -> Result<(), String> {
    let options = parse_options()?;
    let (name, text) = match &options.file {
        Some(file) => (
            file.as_str(),
            std::fs::read(file).map_err(|error| format!("error: cannot read `{file}`: {error}"))?,
        ),
        None => ("multiply_transpose.mlir", BUNDLED.as_bytes().to_vec()),
    };

    let mut ir = Ir::with_registry(Arc::new(registry));
    let module = compile(&mut ir, name, text, options.opt.then_some(optimize))
        .map_err(|errors| errors.to_string())?;

    let mut flags = PrintFlags::default();
    flags.generic = options.generic;
    println!("{}", String::from_utf8_lossy(&module.to_text(&ir, flags)));
    Ok(())
}

/// Reads a program and verifies it. Optimizes it by the passes that `optimize` adds.
///
/// # Errors
///
/// What is wrong with the program.
pub fn compile(
    ir: &mut Ir,
    name: &str,
    text: Vec<u8>,
    optimize: Option<fn(&mut PassManager)>,
) -> Result<Operation, Diagnostics> {
    let module = parse_source(ir, name, text, ParseOptions::default())?;
    verify(module, ir)?;
    if let Some(optimize) = optimize {
        let mut passes = PassManager::new();
        optimize(&mut passes);
        passes.run(ir, module)?;
    }
    Ok(module)
}

/// Reads a program, verifies it, optimizes it if the command line says so, and prints it: the Toy
/// compiler so far.
pub fn main(registry: DialectRegistry, optimize: fn(&mut PassManager)) -> ExitCode {
    match run(registry, optimize) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
