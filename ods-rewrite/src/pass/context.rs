//! What a pass gets: [`PassContext`].

use super::analysis::{Analyses, Analysis, Preserved};
use super::run::Runner;
use super::{PassResult, Pipeline};
use ods_ir::diagnostics::{Diagnostic, Severity};
use ods_ir::ir::{Ir, IrMut, OpBuilder, Operation};
use std::fmt::Display;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// The IR, and what else a pass needs while it runs. It dereferences to the [`Ir`].
pub struct PassContext<'a> {
    ir: &'a mut Ir,
    op: Operation,
    pub(super) analyses: &'a mut Analyses,
    pub(super) preserved: Preserved,
    pub(super) diagnostics: Vec<Diagnostic>,
    runner: Runner<'a>,
}

impl std::fmt::Debug for PassContext<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PassContext")
            .field("op", &self.op)
            .field("preserved", &self.preserved)
            .finish_non_exhaustive()
    }
}

impl Deref for PassContext<'_> {
    type Target = Ir;

    fn deref(&self) -> &Ir {
        self.ir
    }
}

impl DerefMut for PassContext<'_> {
    fn deref_mut(&mut self) -> &mut Ir {
        self.ir
    }
}

impl IrMut for PassContext<'_> {
    fn ir_mut(&mut self) -> &mut Ir {
        self.ir
    }
}

impl<'a> PassContext<'a> {
    pub(super) fn new(
        ir: &'a mut Ir,
        op: Operation,
        analyses: &'a mut Analyses,
        runner: Runner<'a>,
    ) -> Self {
        Self {
            ir,
            op,
            analyses,
            preserved: Preserved::default(),
            diagnostics: Vec::new(),
            runner,
        }
    }

    /// The operation that the pass runs on.
    pub fn op(&self) -> Operation {
        self.op
    }

    /// A builder without insertion point, to change the IR as patterns do.
    pub fn rewriter(&mut self) -> OpBuilder<'_> {
        OpBuilder::new(self.ir)
    }

    /// The analysis `A` of the operation, computed if it is not known.
    pub fn analysis<A: Analysis>(&mut self) -> Arc<A> {
        self.analyses.get(self.ir, self.op)
    }

    /// Uses the analysis `A` of the operation, computed if it is not known, and keeps what became
    /// of it for later passes: for analyses that compute on demand, such as dominance.
    pub fn with_analysis<A: Analysis, T>(
        &mut self,
        work: impl FnOnce(&mut A, &mut Self) -> T,
    ) -> T {
        let mut analysis: A = self.analyses.take(self.ir, self.op);
        let outcome = work(&mut analysis, self);
        self.analyses.put(Arc::new(analysis));
        outcome
    }

    /// Says that the analysis `A` still holds after this pass.
    pub fn preserve<A: Analysis>(&mut self) {
        self.preserved.keep::<A>();
    }

    /// Says that the pass changed nothing, so that all analyses still hold and nothing needs to be
    /// verified.
    pub fn preserve_all(&mut self) {
        self.preserved.keep_all();
    }

    /// Reports an error, a warning or a remark. An error alone does not make the pass fail.
    pub fn emit(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }

    /// Reports a remark at `op`.
    pub fn emit_remark(&mut self, op: Operation, message: impl Display) {
        let mut remark = op.emit_error(self.ir, message);
        remark.severity = Severity::Remark;
        self.diagnostics.push(remark);
    }

    /// Reports a warning at `op`.
    pub fn emit_warning(&mut self, op: Operation, message: impl Display) {
        let mut warning = op.emit_error(self.ir, message);
        warning.severity = Severity::Warning;
        self.diagnostics.push(warning);
    }

    /// Prints text, for passes whose purpose that is: to the standard error, or where
    /// [`PassManager::print_to`](super::PassManager::print_to) says.
    pub fn print(&self, text: &[u8]) {
        self.runner.config.print(text);
    }

    /// Runs a pipeline on an operation nested in that of the pass, or on that itself: MLIR's
    /// `runPipeline`, for passes that decide while they run what else is to run.
    ///
    /// # Errors
    ///
    /// If a pass of it fails; what it says is reported.
    pub fn run_pipeline(&mut self, pipeline: &Pipeline, op: Operation) -> PassResult {
        let mut own = Analyses::new();
        let same = op == self.op;
        let analyses = if same { &mut *self.analyses } else { &mut own };
        let outcome = self
            .runner
            .run(pipeline, self.ir, op, analyses, &mut self.diagnostics);
        if !same {
            self.analyses.invalidate(&Preserved::default());
        }
        outcome
    }
}
