//! `against-mlir [--sizes N,…] [--workloads NAME,…] [--rounds N]`: `ods-opt` and
//! `mlir-opt`, and the phases of both libraries, side by side on the same texts.
//! `benches/against-mlir` builds everything and runs this.
//!
//! The programs take turns, each on one thread; times are CPU time, the median
//! of the rounds. A workload whose outputs differ in one byte gets no time.

use ods_benches::against::{Comparison, Programs, print_tables};
use ods_benches::measure::{report_child, run_child};
use ods_benches::workload::Workload;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1).peekable();
    // Child mode, for measurements: see `Measured`.
    if arguments
        .next_if(|argument| argument == "--child")
        .is_some()
    {
        return match run_child(arguments) {
            Ok(measured) => {
                report_child(measured);
                ExitCode::SUCCESS
            }
            Err(error) => fail(&error),
        };
    }
    let mut sizes = vec![10_000, 100_000, 1_000_000];
    let mut workloads = [&Workload::ALL[..], &Workload::CUSTOM[..]].concat();
    let mut rounds = 5;
    while let Some(option) = arguments.next() {
        let value = arguments.next().unwrap_or_default();
        let numbers: Option<Vec<usize>> = value.split(',').map(|part| part.parse().ok()).collect();
        let names: Option<Vec<Workload>> = value.split(',').map(Workload::from_name).collect();
        match (option.as_str(), numbers, names) {
            ("--sizes", Some(numbers), _) => sizes = numbers,
            ("--rounds", Some(numbers), _) => rounds = numbers[0].max(1),
            ("--workloads", _, Some(names)) => workloads = names,
            _ => {
                eprintln!("usage: against-mlir [--sizes N,…] [--workloads NAME,…] [--rounds N]");
                return ExitCode::FAILURE;
            }
        }
    }
    let programs = match Programs::find() {
        Ok(programs) => programs,
        Err(error) => return fail(&error),
    };
    let mut comparisons = Vec::new();
    for ops in sizes {
        for workload in &workloads {
            eprintln!("{} {ops} …", workload.name());
            match Comparison::run(&programs, *workload, ops, rounds) {
                Ok(comparison) => comparisons.push(comparison),
                Err(error) => return fail(&error),
            }
        }
    }
    print!("{}", print_tables(&comparisons));
    ExitCode::SUCCESS
}

fn fail(error: &std::io::Error) -> ExitCode {
    eprintln!("error: {error}");
    ExitCode::FAILURE
}
