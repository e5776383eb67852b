//! Peak memory of parsing, verifying and printing is proportional to the input, in bytes
//! for each byte of text.
//!
//! This file has one test only, because memory of concurrent tests would be counted.

use ods_benches::phases::{parse, print_flags, verify_options};
use ods_benches::workload::Workload;
use ods_runtime::text::op_parser::{ParseOptions, parse_source};
use ods_runtime::text::op_printer::OperationText as _;
use ods_runtime::verify::verify_with;
use ods_runtime::{DialectRegistry, Ir};
use peak_alloc::PeakAlloc;
use std::sync::Arc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

/// Operations of the smaller and of the larger text.
const SIZES: [usize; 2] = [2_000, 16_000];

/// The part that does not depend on the size: tables with initial capacity.
const FIXED: usize = 256 << 10;

/// The maximum for all phases, in bytes for each byte of text. The texts are dense: an
/// operation takes 60 bytes of memory, and as little as 20 bytes of text.
const PER_BYTE: usize = 12;

/// The peak memory of `work`.
fn peak_of(work: impl FnOnce()) -> usize {
    let before = ALLOCATOR.current_usage();
    ALLOCATOR.reset_peak_usage();
    work();
    ALLOCATOR.peak_usage() - before
}

/// The peak memory of the phases, without the text itself.
fn peak_of_phases(text: &Arc<[u8]>) -> usize {
    peak_of(|| {
        let (ir, op) = parse(&Arc::new(DialectRegistry::new()), text);
        assert!(verify_with(op, &ir, verify_options()).is_ok());
        drop(op.to_text(&ir, print_flags(false)));
    })
}

/// The peak memory of parsing and printing a small text, valid or not.
fn peak_of_small(text: &str) -> usize {
    let text: Arc<[u8]> = text.as_bytes().into();
    peak_of(|| {
        let mut ir = Ir::with_registry(Arc::new(DialectRegistry::new()));
        let mut options = ParseOptions::default();
        options.allow_unregistered_dialects = true;
        if let Ok(op) = parse_source(&mut ir, "small", text, options) {
            drop(op.to_text(&ir, print_flags(false)));
        }
    })
}

/// Small texts that describe large entities.
fn small_texts() -> Vec<String> {
    let digits = "9".repeat(1000);
    let doubled: Vec<String> = (1..40)
        .map(|at| format!("!t{at} = tuple<!t{0}, !t{0}>", at - 1))
        .collect();
    let doubled = doubled.join("\n");
    vec![
        "%r:4294967295 = \"t.op\"() : () -> i32".to_owned(),
        format!("%r:{digits} = \"t.op\"() : () -> i32"),
        "\"t.op\"() {a = dense<1> : tensor<1000000000000xi8>} : () -> ()".to_owned(),
        "\"t.op\"() {a = dense<[]> : tensor<1000000x0xi8>} : () -> ()".to_owned(),
        "\"t.op\"() {a = sparse<[], []> : tensor<1000000000x1000000000xi8>} : () -> ()".to_owned(),
        format!("\"t.op\"() {{a = {digits} : i16777215}} : () -> ()"),
        "\"t.op\"() {a = 0x1 : i16777216} : () -> ()".to_owned(),
        format!("\"t.op\"() {{a = 1.0e{digits} : f64}} : () -> ()"),
        format!("!t0 = tuple<i1>\n{doubled}\n\"t.op\"() {{a = !t39}} : () -> ()"),
    ]
}

#[test]
fn peak_memory_is_proportional_to_the_input() {
    // Allocate the data that exists once per process.
    peak_of_small("\"t.op\"() : () -> ()");
    for workload in Workload::ALL.into_iter().chain(Workload::LARGE) {
        let name = workload.name();
        let [small, large] = SIZES.map(|ops| {
            let text: Arc<[u8]> = workload.text(ops).into_bytes().into();
            let peak = peak_of_phases(&text);
            println!("{name} {ops}: {peak} bytes, {} of text", text.len());
            assert!(
                peak <= FIXED + PER_BYTE * text.len(),
                "{name}: {peak} bytes for {} of text",
                text.len()
            );
            (peak, text.len())
        });
        // Lists grow by doubling: just above a power of two they take twice the memory
        // that they need.
        let grown = large.1.div_ceil(small.1);
        assert!(
            large.0 <= FIXED + 2 * grown * small.0,
            "{name}: {grown} times the text took {} bytes instead of {}",
            large.0,
            small.0
        );
    }
    for text in small_texts() {
        let peak = peak_of_small(&text);
        let start: String = text.chars().take(60).collect();
        println!("{start}: {peak} bytes");
        assert!(peak <= 4 << 20, "{peak} bytes for {start}");
    }
}
