//! The cost of splitting and grafting isolated operations, compared with the parse of the
//! same operations.
//!
//! `cargo bench -p ods-benches --bench split [-- WORKLOAD… MODULES…]`

#![expect(clippy::cast_precision_loss, reason = "figures are rounded anyway")]

use ods_benches::measure::{median, timed};
use ods_benches::phases::parse;
use ods_benches::workload::Workload;
use ods_runtime::{DialectRegistry, Ir, Operation};
use std::sync::Arc;
use std::time::Duration;

const OPS: usize = 100_000;
const TURNS: usize = 5;

fn main() {
    let (mut wanted, mut sizes) = (Vec::new(), Vec::new());
    for argument in std::env::args().skip(1) {
        match argument.parse() {
            Ok(modules) => sizes.push(modules),
            Err(_) if argument.starts_with("--") => {}
            Err(_) => wanted.push(argument),
        }
    }
    println!("CPU time in ns per operation, medians.\n");
    println!("| workload | modules | parse | split + graft | share | over all |");
    println!("|---|---:|---:|---:|---:|---:|");
    for workload in Workload::ALL {
        if !wanted.is_empty() && !wanted.iter().any(|name| name == workload.name()) {
            continue;
        }
        for modules in [1, 100, 10_000] {
            if sizes.is_empty() || sizes.contains(&modules) {
                row(workload, modules);
            }
        }
    }
}

/// Measures `modules` modules with [`OPS`] operations in total.
fn row(workload: Workload, modules: usize) {
    let registry = Arc::new(DialectRegistry::new());
    let one = workload.text(OPS / modules);
    let text: Arc<[u8]> = one.repeat(modules).into_bytes().into();
    let mut times: [Vec<Duration>; 3] = Default::default();
    let mut count = 0;
    for _ in 0..TURNS {
        let ((mut ir, top), parse) = timed(|| parse(&registry, &text));
        count = ir.operation_count();
        let parts = isolated(&ir, top);
        let ((), one_by_one) = timed(|| {
            for op in &parts {
                let split = ir.split(*op);
                ir.graft(split);
            }
        });
        // As passes do it: several operations in each part.
        let (said, over_all) = timed(|| ir.for_each_isolated(top, |_, _| Vec::new()));
        assert!(said.is_empty() && ir.operation_count() == count);
        for (times, time) in times.iter_mut().zip([parse, one_by_one, over_all]) {
            times.push(time);
        }
    }
    let per_op = |time: Duration| time.as_nanos() as f64 / count as f64;
    let [parse, one_by_one, over_all] = times.map(|mut times| per_op(median(&mut times)));
    println!(
        "| {} | {modules} | {parse:.0} | {one_by_one:.1} | {:.2} | {over_all:.1} |",
        workload.name(),
        one_by_one / parse,
    );
}

/// The nested modules, or else the module itself.
fn isolated(ir: &Ir, top: Operation) -> Vec<Operation> {
    let body = top.regions(ir)[0].entry_block(ir);
    let nested: Vec<Operation> = body.iter().flat_map(|block| block.operations(ir)).collect();
    let are_modules = nested.iter().all(|op| op.info(ir).is_some());
    if are_modules { nested } else { vec![top] }
}
