//! Wall time of parsing, verifying and printing, on one thread and on all cores.
//!
//! `cargo bench -p ods-benches --features rayon --bench threads [-- WORKLOAD…]`

use ods_benches::phases::{parse_with, print_flags, registry, verify_options};
use ods_benches::workload::Workload;
use ods_runtime::prelude::OperationText;
use ods_runtime::verify::verify_with;
use std::process::{Command, Stdio};
use std::time::Instant;

const OPS: usize = 100_000;
const TURNS: usize = 15;

/// The first argument of a process that measures one turn.
const ONCE: &str = "--once";

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [once, name, threads] = &arguments[..]
        && once == ONCE
    {
        let [parse, verify, print] = measure(workload(name), threads == "all");
        println!("{parse} {verify} {print}");
        return;
    }
    let wanted: Vec<String> = arguments
        .into_iter()
        .filter(|argument| !argument.starts_with("--"))
        .collect();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    println!(
        "Wall time in µs, the median of {TURNS} turns, each in a new process; {cores} cores.\n"
    );
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

/// Measures all phases, with and without threads in turns.
fn row(workload: Workload) {
    let mut times: [[Vec<u32>; 2]; 3] = Default::default();
    for _ in 0..TURNS {
        for (number, threads) in ["one", "all"].into_iter().enumerate() {
            for (times, took) in times.iter_mut().zip(in_new_process(workload, threads)) {
                times[number].push(took);
            }
        }
    }
    let cells = times.map(|times| {
        let [one, all] = times.map(median);
        format!("{one} | {all} | {:.1}", f64::from(one) / f64::from(all))
    });
    println!("| {} | {} |", workload.name(), cells.join(" | "));
}

fn median(mut times: Vec<u32>) -> u32 {
    times.sort_unstable();
    times[times.len() / 2]
}

/// The times of a turn, in µs. What another turn leaves of the heap would change them.
fn in_new_process(workload: Workload, threads: &str) -> [u32; 3] {
    let program = std::env::current_exe().expect("this program has a path");
    let output = Command::new(program)
        .args([ONCE, workload.name(), threads])
        .stderr(Stdio::inherit())
        .output()
        .expect("this program can be run");
    assert!(output.status.success(), "a turn failed");
    let times = String::from_utf8_lossy(&output.stdout);
    let times = times.split_whitespace();
    let times: Vec<u32> = times.map(|time| time.parse().expect("µs")).collect();
    times.try_into().expect("a time of each phase")
}

fn workload(name: &str) -> Workload {
    let mut all = Workload::ALL.into_iter().chain(Workload::CUSTOM);
    all.find(|workload| workload.name() == name)
        .expect("the name of a workload")
}

/// Parses, verifies and prints, and returns how long each took, in µs.
fn measure(workload: Workload, parallel: bool) -> [u32; 3] {
    let text = workload.text(OPS).into_bytes().into();
    let registry = registry(workload.is_custom());
    let start = Instant::now();
    let (ir, op) = parse_with(&registry, &text, parallel);
    let parse = start.elapsed();
    let mut options = verify_options();
    options.parallel = parallel;
    let start = Instant::now();
    let verified = verify_with(op, &ir, options);
    let verify = start.elapsed();
    assert!(verified.is_ok());
    let mut flags = print_flags(workload.is_custom());
    flags.parallel = parallel;
    let start = Instant::now();
    let printed = op.to_text(&ir, flags);
    let print = start.elapsed();
    assert!(!printed.is_empty());
    [parse, verify, print].map(|time| time.as_micros() as u32)
}
