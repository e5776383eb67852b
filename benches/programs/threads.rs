//! Wall time of parsing, verifying and printing, on one thread and on all cores.
//!
//! `cargo bench -p ods-benches --features rayon --bench threads [-- WORKLOAD…]`

use ods_benches::phases::{parse, parse_with, print_flags, registry, verify_options};
use ods_benches::workload::Workload;
use ods_runtime::prelude::OperationText;
use ods_runtime::verify::verify_with;
use std::time::{Duration, Instant};

const OPS: usize = 100_000;
const TURNS: usize = 15;

fn main() {
    let wanted: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with("--"))
        .collect();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    println!("Wall time in µs, the least of {TURNS} turns; {cores} cores.\n");
    println!(
        "| workload | parse: one thread | all cores | times faster | verify: one thread | all cores | times faster | print: one thread | all cores | times faster |"
    );
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    for workload in Workload::ALL.into_iter().chain(Workload::CUSTOM) {
        if wanted.is_empty() || wanted.iter().any(|name| name == workload.name()) {
            row(workload);
        }
    }
}

/// Measures both phases, with and without threads in turns.
fn row(workload: Workload) {
    let text = workload.text(OPS).into_bytes().into();
    let registry = registry(workload.is_custom());
    let (ir, op) = parse(&registry, &text);
    let mut least = [[Duration::MAX; 2]; 3];
    for _ in 0..TURNS {
        for parallel in [false, true] {
            let start = Instant::now();
            let parsed = parse_with(&registry, &text, parallel);
            keep_least(&mut least[0][usize::from(parallel)], start);
            drop(parsed);
            let mut options = verify_options();
            options.parallel = parallel;
            let start = Instant::now();
            let verified = verify_with(op, &ir, options);
            keep_least(&mut least[1][usize::from(parallel)], start);
            assert!(verified.is_ok());
            let mut flags = print_flags(workload.is_custom());
            flags.parallel = parallel;
            let start = Instant::now();
            let printed = op.to_text(&ir, flags);
            keep_least(&mut least[2][usize::from(parallel)], start);
            assert!(!printed.is_empty());
        }
    }
    let cells = least.map(|[one, all]| {
        let ratio = one.as_secs_f64() / all.as_secs_f64();
        format!("{} | {} | {ratio:.1}", one.as_micros(), all.as_micros())
    });
    println!("| {} | {} |", workload.name(), cells.join(" | "));
}

fn keep_least(least: &mut Duration, start: Instant) {
    *least = start.elapsed().min(*least);
}
