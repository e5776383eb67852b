//! What a pass gets: [`PassContext`].

use super::analysis::{Analyses, Analysis, Preserved};
use super::run::Runner;
use super::{PassResult, Pipeline};
use ods_ir::diagnostics::{Diagnostic, Severity};
use ods_ir::ir::{Ir, IrMut, OpBuilder, Operation};
use ods_ir::op::OpHandle;
use ods_ir::text::printer::PrintFlags;
use std::fmt::Display;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// The IR, and what else a pass needs while it runs. It dereferences to the [`Ir`].
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::{PassManager, pass_fn};
/// let mut passes = PassManager::new();
/// passes.add(pass_fn("example", |module: ModuleOp, cx| {
///     // It dereferences to the `Ir`, so it is given to everything that reads or changes IR.
///     for nested in module.nested::<ModuleOp>(cx) {
///         nested.set_attribute(cx, "t.seen", Some(Attribute::unit()));
///     }
///     Ok(())
/// }));
/// # let mut ir = Ir::new();
/// # let module = parse_source(&mut ir, "a.mlir", "module { module @a {} }", ParseOptions::new()).unwrap();
/// passes.run(&mut ir, module).unwrap();
/// assert!(module.attribute(&ir, "t.seen").is_some());
/// ```
pub struct PassContext<'a> {
    ir: &'a mut Ir,
    op: Operation,
    pub(super) analyses: &'a mut Analyses,
    pub(super) preserved: Preserved,
    pub(super) diagnostics: Vec<Diagnostic>,
    runner: Runner<'a>,
}

impl std::fmt::Debug for PassContext<'_> {
    #[inline]
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
    #[inline]
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
    #[inline]
    pub fn op(&self) -> Operation {
        self.op
    }

    /// A builder without insertion point, to change the IR as patterns do.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::pass::{PassManager, pass_fn};
    /// let mut passes = PassManager::new();
    /// passes.add(pass_fn("example", |module: ModuleOp, cx| {
    ///     let body = module.body(cx);
    ///     let mut rw = cx.rewriter();
    ///     rw.set_insert_point_to_end(body);
    ///     ModuleOp::build(&mut rw, Location::UNKNOWN);
    ///     Ok(())
    /// }));
    /// # let mut ir = Ir::new();
    /// # let module = parse_source(&mut ir, "a.mlir", "module { module @a {} }", ParseOptions::new()).unwrap();
    /// passes.run(&mut ir, module).unwrap();
    /// assert_eq!(module.nested::<ModuleOp>(&ir).len(), 3);
    /// ```
    pub fn rewriter(&mut self) -> OpBuilder<'_> {
        OpBuilder::new(self.ir)
    }

    /// The analysis `A` of the operation, computed if it is not known.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::pass::{PassManager, pass_fn};
    /// use ods_runtime::Dominance;
    /// let mut passes = PassManager::new();
    /// passes.add(pass_fn("example", |module: ModuleOp, cx| {
    ///     let dominance = cx.analysis::<Dominance>();
    ///     assert!(std::sync::Arc::ptr_eq(&dominance, &cx.analysis()));
    ///     # let _ = module;
    ///     Ok(())
    /// }));
    /// # let mut ir = Ir::new();
    /// # let module = parse_source(&mut ir, "a.mlir", "module { module @a {} }", ParseOptions::new()).unwrap();
    /// passes.run(&mut ir, module).unwrap();
    /// ```
    pub fn analysis<A: Analysis>(&mut self) -> Arc<A> {
        self.analyses.get(self.ir, self.op)
    }

    /// Uses the analysis `A` of the operation, computed if it is not known, and keeps what became
    /// of it for later passes: for analyses that compute on demand, such as dominance.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::pass::{PassManager, pass_fn};
    /// use ods_runtime::Dominance;
    /// let mut passes = PassManager::new();
    /// passes.add(pass_fn("example", |module: ModuleOp, cx| {
    ///     let block = module.body(cx);
    ///     let reachable = cx.with_analysis(|dominance: &mut Dominance, cx| {
    ///         dominance.is_reachable(cx, block)
    ///     });
    ///     assert!(reachable);
    ///     Ok(())
    /// }));
    /// # let mut ir = Ir::new();
    /// # let module = parse_source(&mut ir, "a.mlir", "module { module @a {} }", ParseOptions::new()).unwrap();
    /// passes.run(&mut ir, module).unwrap();
    /// ```
    pub fn with_analysis<A: Analysis, T>(
        &mut self,
        work: impl FnOnce(&mut A, &mut Self) -> T,
    ) -> T {
        let mut analysis: A = self.analyses.take(self.ir, self.op);
        let before = self.analyses.invalidations();
        let outcome = work(&mut analysis, self);
        // A pipeline that ran in the meantime did not see it.
        if self.analyses.invalidations() == before {
            self.analyses.put(Arc::new(analysis));
        }
        outcome
    }

    /// Says that the analysis `A` still holds after this pass.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::pass::{PassManager, pass_fn};
    /// use ods_runtime::Dominance;
    /// let mut passes = PassManager::new();
    /// passes.add(pass_fn("example", |module: ModuleOp, cx| {
    ///     module.set_attribute(cx, "t.seen", Some(Attribute::unit()));
    ///     // An attribute changes no block.
    ///     cx.preserve::<Dominance>();
    ///     Ok(())
    /// }));
    /// # let mut ir = Ir::new();
    /// # let module = parse_source(&mut ir, "a.mlir", "module { module @a {} }", ParseOptions::new()).unwrap();
    /// passes.run(&mut ir, module).unwrap();
    /// ```
    pub fn preserve<A: Analysis>(&mut self) {
        self.preserved.keep::<A>();
    }

    /// Says that the pass changed nothing, so that all analyses still hold and nothing needs to be
    /// verified.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::pass::{PassManager, pass_fn};
    /// let mut passes = PassManager::new();
    /// passes.add(pass_fn("example", |module: ModuleOp, cx| {
    ///     if module.sym_name(cx).is_none() {
    ///         cx.preserve_all();
    ///     }
    ///     Ok(())
    /// }));
    /// # let mut ir = Ir::new();
    /// # let module = parse_source(&mut ir, "a.mlir", "module { module @a {} }", ParseOptions::new()).unwrap();
    /// passes.run(&mut ir, module).unwrap();
    /// ```
    pub fn preserve_all(&mut self) {
        self.preserved.keep_all();
    }

    /// Reports an error, a warning or a remark. An error alone does not make the pass fail.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::pass::{PassManager, pass_fn};
    /// let mut passes = PassManager::new();
    /// passes.add(pass_fn("example", |module: ModuleOp, cx| {
    ///     let location = module.location(cx);
    ///     cx.emit(Diagnostic::new(Severity::Warning, location, "is empty"));
    ///     Ok(())
    /// }));
    /// # let mut ir = Ir::new();
    /// # let module = parse_source(&mut ir, "a.mlir", "module { module @a {} }", ParseOptions::new()).unwrap();
    /// let warnings = passes.run(&mut ir, module).unwrap();
    /// assert_eq!(warnings[0].message, "is empty");
    /// ```
    #[inline]
    pub fn emit(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }

    /// Reports a remark at `op`.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::pass::{PassManager, pass_fn};
    /// let mut passes = PassManager::new();
    /// passes.add(pass_fn("example", |module: ModuleOp, cx| {
    ///     cx.emit_remark(module, "looks odd");
    ///     Ok(())
    /// }));
    /// # let mut ir = Ir::new();
    /// # let module = parse_source(&mut ir, "a.mlir", "module { module @a {} }", ParseOptions::new()).unwrap();
    /// let said = passes.run(&mut ir, module).unwrap();
    /// assert_eq!(format!("{:#}", said[0]), "a.mlir:1:1: remark: 'builtin.module' op looks odd");
    /// ```
    pub fn emit_remark(&mut self, op: impl OpHandle, message: impl Display) {
        let mut remark = op.operation().emit_error(self.ir, message);
        remark.severity = Severity::Remark;
        self.diagnostics.push(remark);
    }

    /// Reports a warning at `op`.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::pass::{PassManager, pass_fn};
    /// let mut passes = PassManager::new();
    /// passes.add(pass_fn("example", |module: ModuleOp, cx| {
    ///     cx.emit_warning(module, "looks odd");
    ///     Ok(())
    /// }));
    /// # let mut ir = Ir::new();
    /// # let module = parse_source(&mut ir, "a.mlir", "module { module @a {} }", ParseOptions::new()).unwrap();
    /// let said = passes.run(&mut ir, module).unwrap();
    /// assert_eq!(format!("{:#}", said[0]), "a.mlir:1:1: warning: 'builtin.module' op looks odd");
    /// ```
    pub fn emit_warning(&mut self, op: impl OpHandle, message: impl Display) {
        let mut warning = op.operation().emit_error(self.ir, message);
        warning.severity = Severity::Warning;
        self.diagnostics.push(warning);
    }

    /// Prints text, for passes whose purpose that is: to the standard error, or where
    /// [`PassManager::print_to`](super::PassManager::print_to) says.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::pass::{PassManager, pass_fn};
    /// let mut passes = PassManager::new();
    /// passes.add(pass_fn("example", |module: ModuleOp, cx| {
    ///     let count = module.nested::<Operation>(cx).len();
    ///     cx.print(format!("{count} operations\n").as_bytes());
    ///     Ok(())
    /// }));
    /// # let mut ir = Ir::new();
    /// # let module = parse_source(&mut ir, "a.mlir", "module { module @a {} }", ParseOptions::new()).unwrap();
    /// // To the standard error.
    /// passes.run(&mut ir, module).unwrap();
    /// ```
    #[inline]
    pub fn print(&self, text: &[u8]) {
        self.runner.config.print(text);
    }

    /// How operations are printed that a pass prints:
    /// [`PassManager::print_flags`](super::PassManager::print_flags).
    #[inline]
    pub fn print_flags(&self) -> &PrintFlags {
        &self.runner.config.print
    }

    /// Whether the pass may run on several operations at the same time:
    /// [`PassManager::parallel`](super::PassManager::parallel).
    #[inline]
    pub fn is_parallel(&self) -> bool {
        self.runner.config.parallel
    }

    /// Runs a pipeline on an operation nested in that of the pass, or on that itself: MLIR's
    /// `runPipeline`, for passes that decide while they run what else is to run.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::pass::{PassManager, pass_fn, Pipeline};
    /// let mut passes = PassManager::new();
    /// passes.add(pass_fn("example", |module: ModuleOp, cx| {
    ///     let mut pipeline = Pipeline::on::<ModuleOp>();
    ///     pipeline.add(pass_fn("mark", |module: ModuleOp, cx| {
    ///         module.set_attribute(cx, "t.seen", Some(Attribute::unit()));
    ///         Ok(())
    ///     }));
    ///     for nested in module.body(cx).operations(cx).collect::<Vec<_>>() {
    ///         cx.run_pipeline(&pipeline, nested)?;
    ///     }
    ///     Ok(())
    /// }));
    /// # let mut ir = Ir::new();
    /// # let module = parse_source(&mut ir, "a.mlir", "module { module @a {} }", ParseOptions::new()).unwrap();
    /// passes.run(&mut ir, module).unwrap();
    /// assert!(module.display(&ir).to_string().contains("@a attributes {t.seen}"));
    /// ```
    ///
    /// # Errors
    ///
    /// If a pass of it fails: with its errors, which are reported if this pass returns them. Also if `op` is neither the operation that
    /// this pass runs on nor inside it: others may be in the hands of other threads.
    #[inline]
    pub fn run_pipeline(&mut self, pipeline: &Pipeline, op: Operation) -> PassResult {
        if !self.op.is_ancestor_of(self.ir, op) {
            let message = "is not nested under the operation that the pass runs on, so no pipeline \
                           can be run on it";
            return Err(op.emit_error(self.ir, message).into());
        }
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
