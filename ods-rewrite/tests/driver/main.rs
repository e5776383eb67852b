//! The greedy driver, on a dialect with all that it asks of operations.

mod checks;
mod dialect;
mod folding;
mod order;
mod regions;

use dialect::{ArithDialect, FreeDialect};
use expect_test::Expect;
use ods_runtime::prelude::*;
use ods_runtime::rewrite::greedy::{GreedyConfig, GreedyError, GreedyOutcome, greedy_with};
use ods_runtime::rewrite::{FrozenPatterns, RewriteListener};

fn parse(text: &str) -> (Ir, Operation) {
    let registry = DialectRegistry::new()
        .with::<ArithDialect>()
        .with::<FreeDialect>();
    let mut ir = Ir::with_registry(registry.into());
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "t.mlir", text.as_bytes(), options);
    let module = module.unwrap_or_else(|errors| panic!("{errors:?}"));
    (ir, module)
}

/// What a driver did to a text.
struct Done {
    text: String,
    outcome: Result<GreedyOutcome, GreedyError>,
}

fn run_with(
    text: &str,
    patterns: PatternSet,
    config: &GreedyConfig,
    listener: &mut dyn RewriteListener,
) -> Done {
    let (mut ir, module) = parse(text);
    let patterns = FrozenPatterns::new(patterns);
    let outcome = greedy_with(&mut ir, module, &patterns, config, listener);
    assert_eq!(ir.log_changes(false), [], "the log is off afterwards");
    if outcome.is_ok() {
        verify(module, &ir).expect("the driver leaves valid IR");
    }
    let text = module.display(&ir).to_string();
    Done { text, outcome }
}

fn run(text: &str, patterns: PatternSet, config: &GreedyConfig) -> Done {
    run_with(text, patterns, config, &mut ())
}

/// Rewrites with MLIR's settings for canonicalization.
#[track_caller]
fn check(text: &str, patterns: PatternSet, expected: &Expect) {
    let done = run(text, patterns, &GreedyConfig::new().top_down(true));
    done.outcome.expect("the driver comes to an end");
    expected.assert_eq(&done.text);
}
