//! The pass `inline`: replaces calls by the bodies of what they call.

mod call;
mod driver;
mod hooks;
mod locations;
mod references;
mod uses;

pub use call::inline_call;

use crate::canonicalize::canonicalize;
use driver::Driver;
use ods_ir::ir::Operation;
use ods_ir::symbols::is_table;
use ods_rewrite::analysis::CallGraph;
use ods_rewrite::pass::{
    Anchor, Counter, PassContext, PassRegistry, PassResult, Pipeline, PipelineError, RunPass,
    parse_pipeline, parse_steps,
};

/// The pass `inline`: inlines calls of callables whose bodies are known, callees first, and erases
/// the callables that nothing uses any more. Before each round it runs passes on the callables:
/// `canonicalize`, unless something else is said.
///
/// A dialect says by its
/// [`DialectInlinerInterface`](ods_ir::interfaces::DialectInlinerInterface) what may be inlined; what
/// a call is, and what can be called, say the interfaces
/// [`CallOpInterface`](ods_ir::interfaces::CallOpInterface) and
/// [`CallableOpInterface`](ods_ir::interfaces::CallableOpInterface). Nothing is inlined into what it
/// calls itself, nor twice along one chain of calls, so the pass comes to an end.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::inline;
/// let mut ir = Ir::with_registry(ods_dialects::all().into());
/// let text = "
///     func.func private @one() -> i32 {
///       %c = arith.constant 1 : i32
///       return %c : i32
///     }
///     func.func @f() -> i32 {
///       %r = call @one() : () -> i32
///       return %r : i32
///     }";
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let mut passes = PassManager::new();
/// passes.add(inline());
/// passes.run(&mut ir, module).unwrap();
/// assert_eq!(module.nested::<ods_dialects::func::FuncOp>(&ir).len(), 1);
/// ```
#[derive(Debug)]
pub struct Inliner {
    default_pipeline: String,
    op_pipelines: Vec<String>,
    max_iterations: u32,
    inlining_threshold: u32,
    inlined: Counter,
    /// What the texts above say.
    for_any: Option<Pipeline>,
    for_ops: Vec<Pipeline>,
}

/// The pass [`Inliner`] with MLIR's settings.
#[inline]
pub fn inline() -> Inliner {
    Inliner::default()
}

impl Default for Inliner {
    #[inline]
    fn default() -> Self {
        let mut for_any = Pipeline::new(Anchor::Any);
        for_any.add(canonicalize());
        Self {
            default_pipeline: "canonicalize".to_owned(),
            op_pipelines: Vec::new(),
            max_iterations: 4,
            inlining_threshold: u32::MAX,
            inlined: Counter::default(),
            for_any: Some(for_any),
            for_ops: Vec::new(),
        }
    }
}

impl Inliner {
    /// The passes that run on callables without a pipeline of their own; none if `fill` adds none.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::transforms::{cse, inline};
    /// let mut passes = PassManager::new();
    /// passes.add(inline().default_pipeline(|pipeline| {
    ///     pipeline.add(cse());
    /// }));
    /// assert!(passes.to_string().contains("default-pipeline=cse "));
    /// ```
    #[must_use]
    pub fn default_pipeline(mut self, fill: impl FnOnce(&mut Pipeline)) -> Self {
        let mut pipeline = Pipeline::new(Anchor::Any);
        fill(&mut pipeline);
        let text = pipeline.to_string();
        let inside = text.strip_prefix("any(");
        let inside = inside.and_then(|text| text.strip_suffix(')'));
        self.default_pipeline = String::from(inside.unwrap_or_default());
        self.for_any = (!pipeline.is_empty()).then_some(pipeline);
        self
    }

    /// The passes that run on callables of the op that the pipeline is for.
    #[must_use]
    #[inline]
    pub fn op_pipeline(mut self, pipeline: Pipeline) -> Self {
        self.op_pipelines.push(pipeline.to_string());
        self.for_ops.push(pipeline);
        self
    }

    /// The number of rounds of passes and inlining for callables that call each other.
    #[must_use]
    #[inline]
    pub fn max_iterations(mut self, max: u32) -> Self {
        self.max_iterations = max;
        self
    }

    /// The number of operations that a callee may have, in percent of those of the caller. Larger
    /// ones are not inlined.
    #[must_use]
    #[inline]
    pub fn inlining_threshold(mut self, percent: u32) -> Self {
        self.inlining_threshold = percent;
        self
    }

    /// The passes for callables with this name.
    #[inline]
    fn pipeline_for(&self, name: &str) -> Option<&Pipeline> {
        let mut own = self.for_ops.iter();
        let own = own.find(|pipeline| !pipeline.is_empty() && pipeline.anchor().name() == name);
        own.or(self.for_any.as_ref())
    }
}

impl RunPass for Inliner {
    type Op = Operation;

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        if !is_table(cx, op) {
            let message =
                " was scheduled to run under the inliner, but does not define a symbol table";
            return Err(op.emit_error(cx, message).into());
        }
        let graph = cx.analysis::<CallGraph>();
        let mut driver = Driver::new(self, cx, op, &graph)?;
        let outcome = driver.run(cx);
        self.inlined.add(driver.inlined);
        outcome
    }

    #[inline]
    fn initialize(&mut self, passes: &PassRegistry) -> Result<(), PipelineError> {
        self.for_any = None;
        if !self.default_pipeline.is_empty() {
            let mut pipeline = Pipeline::new(Anchor::Any);
            parse_steps(&self.default_pipeline, passes, &mut pipeline)?;
            self.for_any = Some(pipeline);
        }
        let pipelines = self.op_pipelines.iter();
        let parsed = pipelines.map(|text| parse_pipeline(text, passes));
        self.for_ops = parsed.collect::<Result<_, _>>()?;
        // With all options of the passes.
        self.op_pipelines = self.for_ops.iter().map(Pipeline::to_string).collect();
        Ok(())
    }
}

ods_rewrite::__pass_impl!(
    Inliner, "Inliner", "inline", "Inline function calls",
    dialects [],
    options [
        (default_pipeline, "default-pipeline", "The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline in opPipelineList"),
        (inlining_threshold, "inlining-threshold", "If the ratio between the number of the operations in the callee and the number of the operations in the caller exceeds this value (in percentage), then the callee is not inlined even if it is legal to inline it"),
        (max_iterations, "max-iterations", "Maximum number of iterations when inlining within an SCC"),
        (op_pipelines, "op-pipelines", "Callable operation specific optimizer pipelines (in the form of `dialect.op(pipeline)`)"),
    ],
    statistics [],
);
