//! Peak memory is proportional to the input: the most that parsing, verifying
//! and printing hold at once, in bytes for each byte of text.
//!
//! One test only: what others do at the same time would count.

use ods_benches::phases::{parse, print_flags, verify_options};
use ods_benches::workload::Workload;
use ods_runtime::text::op_parser::{ParseOptions, parse_source};
use ods_runtime::verify::verify_with;
use ods_runtime::{DialectRegistry, Ir};
use peak_alloc::PeakAlloc;
use std::sync::Arc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

/// Operations of the smaller and of the larger text.
const SIZES: [usize; 2] = [2_000, 16_000];

/// What is there whatever the size: tables that start with some room.
const FIXED: usize = 256 << 10;

/// The most bytes that all phases may hold for each byte of text. The texts are
/// dense: an operation takes 60 bytes, and as little as 20 bytes of text.
const PER_BYTE: usize = 12;

/// The most that `work` holds at once.
fn peak_of(work: impl FnOnce()) -> usize {
    let before = ALLOCATOR.current_usage();
    ALLOCATOR.reset_peak_usage();
    work();
    ALLOCATOR.peak_usage() - before
}

/// The most that the phases hold at once; the text itself is not counted.
fn peak_of_phases(text: &Arc<[u8]>) -> usize {
    peak_of(|| {
        let (ir, op) = parse(&Arc::new(DialectRegistry::new()), text);
        assert!(verify_with(op, &ir, verify_options()).is_ok());
        drop(op.to_text(&ir, print_flags(false)));
    })
}

/// The most that parsing and printing a small text hold at once, whether it is
/// right or not.
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

/// Small texts that say something large.
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
    // What is made once for the whole process.
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
        // Lists grow by doubling: what is just above a power of two takes twice
        // what it needs.
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
