//! Instrumentation: what is told which pass runs on what.

use super::{Pass, Pipeline};
use ods_ir::ir::{Ir, Operation};

/// One run of a pass on an operation.
#[derive(Clone, Copy)]
pub struct PassRun<'a> {
    /// The pass.
    pub pass: &'a dyn Pass,
    /// Where the pass is: the number of the step in the pipeline, in the pipeline of that step, and
    /// so on. The same pass has the same path for all operations.
    pub path: &'a [usize],
    /// The IR. While functions are processed in parallel, it holds only some of them.
    pub ir: &'a Ir,
    /// The operation.
    pub op: Operation,
}

impl std::fmt::Debug for PassRun<'_> {
    #[inline]
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PassRun")
            .field("pass", &self.pass.info().name)
            .field("path", &self.path)
            .field("op", &self.op)
            .finish_non_exhaustive()
    }
}

/// Is told what a pass manager does: MLIR's `PassInstrumentation`. Calls come from all threads on
/// which passes run; the two calls about one run come from the same one.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::{PassInstrumentation, PassRun, pass_fn};
/// use std::sync::{Arc, Mutex};
///
/// /// Notes which passes ran.
/// #[derive(Default)]
/// struct Ran(Mutex<Vec<&'static str>>);
///
/// impl PassInstrumentation for Ran {
///     fn after_pass(&self, run: PassRun<'_>, _failed: bool) {
///         self.0.lock().unwrap().push(run.pass.info().name);
///     }
/// }
///
/// let ran = Arc::new(Ran::default());
/// let mut passes = PassManager::new();
/// passes.add(pass_fn("one", |_: ModuleOp, _| Ok(())));
/// passes.add(pass_fn("two", |_: ModuleOp, _| Ok(())));
/// passes.instrument(ran.clone());
/// let mut ir = Ir::new();
/// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
/// passes.run(&mut ir, module).unwrap();
/// assert_eq!(*ran.0.lock().unwrap(), ["one", "two"]);
/// ```
#[expect(unused_variables, reason = "defaults ignore their arguments")]
pub trait PassInstrumentation: Send + Sync {
    /// A pass is about to run.
    fn before_pass(&self, run: PassRun<'_>) {}

    /// A pass ran; `failed` says that it failed, or left invalid IR. Not called after a pass that erased
    /// the operation that it ran on.
    fn after_pass(&self, run: PassRun<'_>, failed: bool) {}

    /// A pipeline for nested operations is about to run on those in the regions of `op`.
    fn before_nested(&self, pipeline: &Pipeline, path: &[usize], ir: &Ir, op: Operation) {}

    /// A pipeline for nested operations ran on those in the regions of `op`, which a pass may have
    /// erased, against the rules.
    fn after_nested(&self, pipeline: &Pipeline, path: &[usize], ir: &Ir, op: Operation) {}

    /// Whether operations must be processed one after the other, so that the whole IR can be seen
    /// at any time.
    fn needs_whole_ir(&self) -> bool {
        false
    }
}
