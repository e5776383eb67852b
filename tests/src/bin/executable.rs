//! Prints random programs that can be executed, with calls of their functions, for comparisons with
//! other implementations.
//!
//! usage: `executable COUNT SEED`
//!
//! Programs are separated by `// -----`. A line `// CALL f0<TAB>VALUE<TAB>VALUE` before a program
//! is a call with arguments, in the form that `ods-opt --args` accepts; floats are the bits.

use ods_interp::RuntimeValue;
use ods_runtime::interfaces::Visibility;
use ods_runtime::prelude::*;
use ods_runtime::symbols;
use ods_tests::executable::program;
use ods_tests::generate::Random;
use ods_tests::oracle::{arguments, read, registry};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>());
    let (Some(Ok(count)), Some(Ok(seed))) = (args.next(), args.next()) else {
        eprintln!("usage: executable COUNT SEED");
        return ExitCode::FAILURE;
    };
    for number in 0..count {
        match program_with_calls(seed + number) {
            Ok(text) => print!("{}{text}", if number == 0 { "" } else { "// -----\n" }),
            Err(error) => {
                eprintln!("{error}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

fn program_with_calls(seed: u64) -> Result<String, String> {
    let mut random = Random::new(seed);
    let (text, functions) = program(&mut random, false);
    let mut ir = Ir::with_registry(registry().clone());
    let module = read(&mut ir, &text)?;
    let mut calls = String::new();
    for number in 0..functions {
        let name = format!("f{number}");
        let Some(function) = symbols::lookup_in(&ir, module, name.as_str()) else {
            continue;
        };
        if symbols::visibility(&ir, function) == Visibility::Public {
            calls.push_str("// CALL ");
            calls.push_str(&name);
            for value in arguments(&ir, module, &name, &mut random) {
                calls.push('\t');
                calls.push_str(&shown(&value));
            }
            calls.push('\n');
        }
    }
    Ok(calls + &text)
}

/// A value as an argument.
fn shown(value: &RuntimeValue) -> String {
    match value {
        RuntimeValue::Int(value) => value.to_string(),
        RuntimeValue::Float(value) => format!("0x{:x}", value.to_bits()),
        RuntimeValue::Elements(elements) => {
            let values: Vec<String> = elements.values().iter().map(shown).collect();
            format!("[{}]", values.join(", "))
        }
        _ => "poison".to_owned(),
    }
}
