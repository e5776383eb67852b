//! Our phases on every workload, and their growth from 10k to 1M operations.
//!
//! `cargo bench -p ods-benches [-- WORKLOAD…]`

use ods_benches::phases::measure;
use ods_benches::workload::Workload;

const SIZES: [(usize, &str, usize); 3] = [
    (10_000, "10k", 31),
    (100_000, "100k", 9),
    (1_000_000, "1M", 3),
];

fn main() {
    let wanted: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with("--"))
        .collect();
    println!("CPU time in ns per operation (block, operand, attribute), medians.\n");
    println!("| workload | size | parse | verify | print | drop |");
    println!("|---|---:|---:|---:|---:|---:|");
    let workloads = Workload::ALL.into_iter().chain(Workload::CUSTOM);
    for workload in workloads.chain(Workload::LARGE) {
        if !wanted.is_empty() && !wanted.iter().any(|name| name == workload.name()) {
            continue;
        }
        for (ops, size, turns) in SIZES {
            let text = workload.text(ops).into_bytes().into();
            let mut phases = measure(workload.is_custom(), &text, turns);
            phases.ops = ops;
            println!(
                "| {} | {size} | {:.0} | {:.0} | {:.0} | {:.0} |",
                workload.name(),
                phases.per_op(phases.parse),
                phases.per_op(phases.verify),
                phases.per_op(phases.print),
                phases.per_op(phases.drop),
            );
        }
    }
}
