//! Declarative rewrite patterns on IR: `Pat` in `ods!`.

mod derived;
mod features;
mod seed;
mod sharing;
mod test_dialect;

use ods_runtime::prelude::*;
use ods_runtime::rewrite::FrozenPatterns;
use ods_runtime::rewrite::greedy::{GreedyConfig, greedy};

/// Applies patterns to a module until nothing changes, and returns its text.
#[track_caller]
fn rewrite<D: Dialect>(patterns: PatternSet, source: &str) -> String {
    rewrite_and_print::<D>(patterns, source, PrintFlags::default())
}

/// As [`rewrite`], and prints locations.
#[track_caller]
fn rewrite_with_locations<D: Dialect>(patterns: PatternSet, source: &str) -> String {
    let mut flags = PrintFlags::default();
    flags.debug_info = true;
    rewrite_and_print::<D>(patterns, source, flags)
}

#[track_caller]
fn rewrite_and_print<D: Dialect>(patterns: PatternSet, source: &str, flags: PrintFlags) -> String {
    let registry = DialectRegistry::new().with::<D>();
    let mut ir = Ir::with_registry(registry.into());
    let module = match parse_source(
        &mut ir,
        "a.mlir",
        source,
        ParseOptions::new().allow_unregistered_dialects(true),
    ) {
        Ok(module) => module,
        Err(errors) => panic!("{errors}"),
    };
    let config = GreedyConfig::new();
    greedy(&mut ir, module, &FrozenPatterns::new(patterns), &config).unwrap();
    if let Err(errors) = verify(module, &ir) {
        panic!("{errors}");
    }
    let text = String::from_utf8(module.to_text(&ir, flags)).unwrap();
    let lines = text
        .lines()
        .skip(1)
        .map(|line| line.strip_prefix("  ").unwrap_or(line));
    let lines: Vec<&str> = lines.collect();
    lines[..lines.len() - 1].join("\n") + "\n"
}
