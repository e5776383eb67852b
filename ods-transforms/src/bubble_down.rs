//! The pass `bubble-down-memory-space-casts`: casts of pointers after what uses them.

use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::DynMemorySpaceCastConsumerOpInterface;
use ods_ir::ir::Operation;
use ods_ir::op::OpHandle as _;
use ods_rewrite::greedy::{GreedyConfig, greedy};
use ods_rewrite::pass::{PassContext, PassResult, RunPass};
use ods_rewrite::{FrozenPatterns, PatternSet};
use std::sync::{Arc, Mutex, PoisonError};

/// The pass `bubble-down-memory-space-casts`: lets each [`MemorySpaceCastConsumerOpInterface`](ods_ir::interfaces::MemorySpaceCastConsumerOpInterface) use the
/// sources of casts to other memory spaces, and cast its results instead.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::BubbleDownMemorySpaceCasts;
/// let mut passes = PassManager::new();
/// passes.add(BubbleDownMemorySpaceCasts::default());
/// assert_eq!(passes.to_string(), "builtin.module(bubble-down-memory-space-casts)");
/// ```
#[derive(Debug, Default)]
pub struct BubbleDownMemorySpaceCasts;

impl RunPass for BubbleDownMemorySpaceCasts {
    type Op = Operation;

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let failures: Arc<Mutex<Vec<Diagnostic>>> = Arc::default();
        let mut patterns = PatternSet::new();
        let failed = failures.clone();
        patterns.add(move |op: DynMemorySpaceCastConsumerOpInterface, rw| {
            let results = match op.bubble_down_casts(rw) {
                Ok(results) => results?,
                Err(error) => {
                    let mut failed = failed.lock().unwrap_or_else(PoisonError::into_inner);
                    failed.push(error);
                    return None;
                }
            };
            let op = op.operation();
            if results == op.results(rw) {
                rw.modify(op, |_| {});
            } else {
                rw.replace(op, results);
            }
            Some(())
        });
        let patterns = FrozenPatterns::new(patterns);
        let outcome = greedy(cx, op, &patterns, &GreedyConfig::new());
        let mut failures = failures.lock().unwrap_or_else(PoisonError::into_inner);
        if !failures.is_empty() {
            return Err(std::mem::take(&mut *failures).into());
        }
        match outcome {
            Ok(outcome) => {
                if !outcome.changed {
                    cx.preserve_all();
                }
                Ok(())
            }
            Err(error) => Err(error.to_diagnostic(op.location(cx)).into()),
        }
    }
}

ods_rewrite::__pass_impl!(
    BubbleDownMemorySpaceCasts, "BubbleDownMemorySpaceCasts", "bubble-down-memory-space-casts",
    "Bubbles down memory-space cast operations.",
    dialects [],
    options [],
    statistics [],
);
