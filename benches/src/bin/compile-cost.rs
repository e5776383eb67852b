//! `compile-cost [--sizes N,…] [--rounds N] [--cpp] [--derive|--traits|--patterns|--pliron]
//! [--clean|--instructions]`: the cost of an operation in the user's build, by `ods!`, by
//! `#[derive(OpDef)]` or by `#[pliron_op]` and, with `--cpp`, by `mlir-tblgen` and `clang++ -O0`;
//! with `--patterns`, the cost of a rewrite pattern;
//! with `--clean`, the cost of the library; with `--instructions`, what `rustc` executes for an
//! operation (needs `valgrind`). `benches/compile-cost` builds and runs this.

use ods_benches::compile_cost::{Door, Site, print_instructions, print_table};
use ods_benches::measure::{report_child, run_child};
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1).peekable();
    // Child mode, for measurements: see `Measured`.
    if arguments
        .next_if(|argument| argument == "--child")
        .is_some()
    {
        report_child(run_child(arguments)?);
        return Ok(());
    }
    let mut sizes = vec![20, 100, 500];
    let mut rounds = 3;
    let (mut mlir, mut door, mut is_clean, mut is_counted) = (None, Door::Ods, false, false);
    while let Some(option) = arguments.next() {
        match option.as_str() {
            "--derive" => door = Door::Derive,
            "--traits" => door = Door::Traits,
            "--patterns" => door = Door::Patterns,
            "--pliron" => door = Door::Pliron,
            "--clean" => is_clean = true,
            "--instructions" => is_counted = true,
            "--cpp" => {
                let prefix = std::env::var_os("MLIR_PREFIX");
                mlir = Some(prefix.map_or_else(|| "/usr/lib/llvm-22".into(), PathBuf::from));
            }
            _ => {
                let value = arguments.next().unwrap_or_default();
                let numbers: Option<Vec<usize>> =
                    value.split(',').map(|part| part.parse().ok()).collect();
                match (option.as_str(), numbers) {
                    ("--sizes", Some(numbers)) if numbers.iter().all(|&ops| ops > 1) => {
                        sizes = numbers;
                    }
                    ("--rounds", Some(numbers)) => rounds = numbers[0].max(1),
                    _ => return Err(std::io::Error::other(USAGE)),
                }
            }
        }
    }
    let site = Site::new(mlir, door)?;
    if is_counted {
        print!("{}", print_instructions(site.count_instructions()?));
        return Ok(());
    }
    if is_clean {
        let library = site.measure_library(rounds)?;
        println!("clean dev build: {:.1} s of CPU", library.as_secs_f64());
        return Ok(());
    }
    let one = site.measure(1, rounds)?;
    let mut costs = Vec::new();
    for ops in sizes {
        eprintln!("{ops} operations …");
        costs.push((ops, site.measure(ops, rounds)?));
    }
    print!("{}", print_table(one, &costs));
    Ok(())
}

const USAGE: &str = "usage: compile-cost [--sizes N,…] [--rounds N] [--cpp] [--derive|--traits|--patterns|--pliron] [--clean|--instructions]; N is over 1";
