//! The pass `scf-for-loop-canonicalization`.

use ods_runtime::prelude::*;
use ods_runtime::rewrite::FrozenPatterns;
use ods_runtime::rewrite::greedy::{GreedyConfig, greedy};

/// Canonicalize operations within scf.for loop bodies
///
/// MLIR's patterns for it rewrite operations of `affine`, `tensor` and `memref`, which are not part of
/// this crate. What remains is what the greedy driver does without patterns: it folds, erases what is
/// dead, and simplifies regions.
#[derive(Debug, Pass)]
#[pass(name = "scf-for-loop-canonicalization")]
pub struct SCFForLoopCanonicalization;

impl RunPass for SCFForLoopCanonicalization {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let patterns = FrozenPatterns::new(PatternSet::new());
        greedy(cx, op, &patterns, &GreedyConfig::new())
            .map_err(|error| error.to_diagnostic(op.location(cx)))?;
        Ok(())
    }
}
