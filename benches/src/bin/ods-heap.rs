//! `ods-heap [--custom] FILE`: bytes per operation of the IR of a file, and the peak
//! memory of parsing, verifying and printing.
//!
//! The text itself is not counted, because MLIR's parser does not keep it.

#![expect(clippy::cast_precision_loss, reason = "figures are rounded anyway")]

use ods_benches::phases::{parse, print_flags, registry, verify_options};
use ods_runtime::text::op_printer::OperationText as _;
use ods_runtime::verify::verify_with;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;
use std::process::ExitCode;
use std::sync::Arc;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1).peekable();
    let is_custom = arguments.next_if(|first| first == "--custom").is_some();
    let file = arguments.next().unwrap_or_default();
    let text: Arc<[u8]> = match std::fs::read(&file) {
        Ok(text) => text.into(),
        Err(error) => {
            eprintln!("error: '{file}': {error}");
            return ExitCode::FAILURE;
        }
    };
    let registry = registry(is_custom);
    // Definitions of ops are decoded on first use and stay in memory. They are not part
    // of the IR, and the program on MLIR's side loads its dialects before it begins to
    // count.
    drop(parse(&registry, &text));
    let region = Region::new(ALLOCATOR);
    let before = bytes_in_use();
    let (ir, op) = parse(&registry, &text);
    let heap = bytes_in_use() - before;
    let parsed = region.change();
    let ops = ir.operation_count() as f64;
    println!("ops {}", ir.operation_count());
    println!("heap {:.1}", heap as f64 / ops);
    println!("allocations {:.2}", parsed.allocations as f64 / ops);
    let region = Region::new(ALLOCATOR);
    if let Err(errors) = verify_with(op, &ir, verify_options()) {
        eprintln!("{}", errors[0]);
        return ExitCode::FAILURE;
    }
    println!(
        "verify_allocations {:.2}",
        region.change().allocations as f64 / ops
    );
    let region = Region::new(ALLOCATOR);
    drop(op.to_text(&ir, print_flags(is_custom)));
    println!(
        "print_allocations {:.2}",
        region.change().allocations as f64 / ops
    );
    ExitCode::SUCCESS
}

/// Bytes in use, including `malloc`'s own bookkeeping: the same query as on MLIR's side.
#[expect(
    unsafe_code,
    reason = "the only way to make the same query on both sides"
)]
fn bytes_in_use() -> usize {
    // SAFETY: `mallinfo2` takes nothing and reads the allocator's own counters,
    // under its lock.
    let info = unsafe { nix::libc::mallinfo2() };
    info.uordblks + info.hblkhd
}
