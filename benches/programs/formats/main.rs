//! The cost of interpreting a declarative format, compared with a hand-written parser and
//! printer of the same op.
//!
//! ```text
//! cargo bench -p ods-benches --bench formats
//!     CPU time per operation: medians of several turns
//! cargo bench -p ods-benches --bench formats -- instructions
//!     instructions per operation, counted by `valgrind`
//! ```

mod custom;
mod manual;
mod ops;
mod texts;

use ods_benches::measure::{median, timed};
use ods_runtime::prelude::*;
use ops::BenchDialect;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;
use texts::OPS;

const OPERATIONS: u32 = 50_000;
const TURNS: usize = 15;
/// The number of operations when instructions are counted.
const COUNTED_OPERATIONS: u32 = 5_000;

const WAYS: [&str; 2] = ["format", "manual"];
const PHASES: [&str; 2] = ["parse", "print"];

/// A separate function, because `valgrind` counts by function.
#[inline(never)]
fn bench_parse(ir: &mut Ir, text: &str) -> Operation {
    parse_source(ir, "bench.mlir", text.as_bytes(), ParseOptions::default())
        .unwrap_or_else(|errors| panic!("{errors:?}"))
}

/// A separate function, as [`bench_parse`].
#[inline(never)]
fn bench_print(ir: &Ir, module: Operation) -> Vec<u8> {
    module.to_text(ir, PrintFlags::default())
}

/// Parses and prints once; returns the time of both.
fn turn(registry: &Arc<DialectRegistry>, text: &str) -> [Duration; 2] {
    let mut ir = Ir::with_registry(Arc::clone(registry));
    let (module, parse) = timed(|| bench_parse(&mut ir, text));
    let (printed, print) = timed(|| bench_print(&ir, module));
    assert!(printed.len() > text.len());
    [parse, print]
}

/// Nanoseconds per operation of both ways, by phase.
fn times(registry: &Arc<DialectRegistry>, op: &str) -> [[f64; 2]; 2] {
    let texts = WAYS.map(|way| texts::text(&format!("{op}_{way}"), OPERATIONS));
    // By phase, then by way.
    let mut times: [[Vec<Duration>; 2]; 2] = Default::default();
    for _ in 0..TURNS {
        for (way, text) in texts.iter().enumerate() {
            for (phase, time) in turn(registry, text).into_iter().enumerate() {
                times[phase][way].push(time);
            }
        }
    }
    let each = |of: &mut Vec<Duration>| median(of).as_secs_f64() * 1e9 / f64::from(OPERATIONS);
    times.each_mut().map(|of| of.each_mut().map(each))
}

/// Instructions per operation of both ways, by phase.
fn instructions(op: &str) -> [[f64; 2]; 2] {
    PHASES.map(|phase| WAYS.map(|way| count_instructions(&format!("{op}_{way}"), phase)))
}

/// Runs this program again, as `once OP`, under `valgrind`.
fn count_instructions(op: &str, phase: &str) -> f64 {
    let program = std::env::current_exe().expect("this program is a file");
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(format!("--toggle-collect=*bench_{phase}*"))
        .arg(program)
        .args(["once", op])
        .output()
        .expect("`valgrind` is installed");
    let text = String::from_utf8_lossy(&run.stderr);
    let mut counts = (text.lines()).filter_map(|line| line.split_once("Collected : "));
    let count = counts
        .next()
        .and_then(|(_, count)| count.trim().parse::<f64>().ok());
    count.unwrap_or_else(|| panic!("no count: {text}")) / f64::from(COUNTED_OPERATIONS)
}

fn main() {
    let args: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| !arg.starts_with("--"))
        .collect();
    let registry = Arc::new(DialectRegistry::new().with::<BenchDialect>());
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let unit = match args.as_slice() {
        ["once", op] => {
            turn(&registry, &texts::text(op, COUNTED_OPERATIONS));
            return;
        }
        ["instructions", ..] => "instructions",
        _ => "ns",
    };
    let ops: Vec<&str> = OPS
        .into_iter()
        .filter(|op| args.len() < 2 || args.contains(op))
        .collect();
    println!("{unit} per operation, by format and by hand");
    println!("| op | parse | | costs | print | | costs |\n|---|---:|---:|---:|---:|---:|---:|");
    for op in ops {
        let figures = if unit == "ns" {
            times(&registry, op)
        } else {
            instructions(op)
        };
        let cells = figures.map(|[format, manual]| {
            let costs = (format / manual - 1.0) * 100.0;
            format!("{format:.0} | {manual:.0} | {costs:+.1} %")
        });
        println!("| {op} | {} |", cells.join(" | "));
    }
}
