//! A large stack for deep recursion.
//!
//! Evaluation starts on the caller's stack, which may be small (2 MiB in a test thread). Deep recursion continues in a
//! scoped thread whose stack is large enough for every bound in [`crate::limits`], at any optimisation level. The
//! memory is only reserved, and unused pages cost nothing. Starting the thread costs more than most evaluations, so
//! ordinary nesting stays below the threshold.
//!
//! One level of recursion takes up to 2.3 kB of stack at opt-level 0: 0.6 MB before the move, 46 MB at most after it.

use super::{Evaluator, Result};
use crate::limits::{LARGE_STACK, SMALL_STACK_DEPTH};

impl Evaluator<'_> {
    /// Whether the next level of recursion must move to the large stack.
    pub(crate) fn needs_large_stack(&self) -> bool {
        self.meter.recursion >= SMALL_STACK_DEPTH && !self.meter.on_large_stack
    }

    /// Notes whether evaluation runs on the large stack.
    pub(crate) fn set_on_large_stack(&mut self, on: bool) {
        self.meter.on_large_stack = on;
    }

    /// Reports that no large stack is available.
    pub(crate) fn fail_no_stack<T>(&mut self) -> Result<T> {
        self.set_on_large_stack(false);
        let message = "evaluation nests too deep: no thread with a large stack could be started";
        self.fail(self.here, message)
    }
}

/// Runs `work` in a thread with a large stack; `None` if the thread cannot be started.
pub(crate) fn on_large_stack<T: Send>(work: impl FnOnce() -> T + Send) -> Option<T> {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new()
            .stack_size(LARGE_STACK)
            .spawn_scoped(scope, work)
            .ok()?;
        Some(
            thread
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
        )
    })
}
