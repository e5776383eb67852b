//! The pass manager.

use super::analysis::Analyses;
use super::instrument::PassInstrumentation;
use super::pipeline::{Anchor, Pipeline};
use super::run::{Config, Runner};
use ods_ir::builtin::ModuleOp;
use ods_ir::diagnostics::Diagnostics;
use ods_ir::ir::{Ir, Operation};
use ods_ir::op::{Op, OpHandle};
use ods_ir::text::printer::PrintFlags;
use std::fmt;
use std::io::Write;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How long nested pipelines run on one thread, unless the user says otherwise.
const ALONE: Duration = Duration::from_micros(400);

/// Runs a pipeline: MLIR's `PassManager`. It dereferences to the [`Pipeline`], for adding passes.
///
/// After each pass the IR is verified; nested pipelines run on several operations at the same time
/// (feature `rayon`). The result is the same as that of running them one after the other.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::{PassManager, pass_fn};
/// let mut ir = Ir::new();
/// let text = b"module { module @a {} module @b {} }".as_slice();
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let mut passes = PassManager::new();
/// passes.nest::<ModuleOp>(|inner| {
///     inner.add(pass_fn("mark", |module: ModuleOp, cx| {
///         module.set_attribute(cx, "t.seen", Some(Attribute::unit()));
///         Ok(())
///     }));
/// });
/// passes.run(&mut ir, module).unwrap();
/// assert_eq!(module.display(&ir).to_string().matches("t.seen").count(), 2);
/// ```
pub struct PassManager {
    pipeline: Pipeline,
    config: Config,
}

impl Default for PassManager {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for PassManager {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PassManager")
            .field("pipeline", &self.pipeline)
            .finish_non_exhaustive()
    }
}

impl Deref for PassManager {
    type Target = Pipeline;

    #[inline]
    fn deref(&self) -> &Pipeline {
        &self.pipeline
    }
}

/// The text of the pipeline.
impl fmt::Display for PassManager {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pipeline.fmt(f)
    }
}

impl DerefMut for PassManager {
    fn deref_mut(&mut self) -> &mut Pipeline {
        &mut self.pipeline
    }
}

impl PassManager {
    /// A manager for modules, without passes.
    pub fn new() -> Self {
        Self::on::<ModuleOp>()
    }

    /// A manager for `O`s, without passes.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let passes = PassManager::on::<ModuleOp>();
    /// assert_eq!(passes.to_string(), "builtin.module()");
    /// ```
    pub fn on<O: Op>() -> Self {
        Self::with_pipeline(Pipeline::on::<O>())
    }

    /// A manager for operations that are isolated from above, without passes.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// assert_eq!(PassManager::on_any().to_string(), "any()");
    /// ```
    #[inline]
    pub fn on_any() -> Self {
        Self::with_pipeline(Pipeline::new(Anchor::Any))
    }

    /// A manager with this pipeline.
    ///
    /// ```
    /// use ods_runtime::pass::{PassManager, PassRegistry, parse_pipeline};
    /// use ods_runtime::transforms;
    /// let known = PassRegistry::new().with_all(transforms::all);
    /// let pipeline = parse_pipeline("builtin.module(cse)", &known).unwrap();
    /// assert_eq!(PassManager::with_pipeline(pipeline).len(), 1);
    /// ```
    pub fn with_pipeline(pipeline: Pipeline) -> Self {
        Self {
            pipeline,
            config: Config {
                verify: true,
                parallel: true,
                alone: ALONE,
                bisect: None,
                instruments: Vec::new(),
                print: PrintFlags::new(),
                output: None,
            },
        }
    }

    /// The pipeline.
    #[inline]
    pub fn pipeline(&self) -> &Pipeline {
        &self.pipeline
    }

    /// Whether the IR is verified after each pass, as it is by default: `--verify-each`.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut passes = PassManager::new();
    /// // The last steps of a program that is known to be right.
    /// passes.verify_each(false).parallel(false);
    /// ```
    #[inline]
    pub fn verify_each(&mut self, on: bool) -> &mut Self {
        self.config.verify = on;
        self
    }

    /// Whether nested pipelines may run on several operations at the same time, as they do by
    /// default with the feature `rayon`.
    #[inline]
    pub fn parallel(&mut self, on: bool) -> &mut Self {
        self.config.parallel = on;
        self
    }

    /// How long nested pipelines run on one thread before others join: 0.4 ms by default, about as
    /// long as it takes to start threads and to move the first operations to them. The results are
    /// the same.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use std::time::Duration;
    /// let mut passes = PassManager::new();
    /// // A test of what passes do on several threads has few operations.
    /// passes.parallel_after(Duration::ZERO);
    /// ```
    #[inline]
    pub fn parallel_after(&mut self, time: Duration) -> &mut Self {
        self.config.alone = time;
        self
    }

    /// Runs only the first `count` passes, each operation counted: the smallest count with which
    /// something goes wrong tells the pass that is to blame. Operations are processed one after the
    /// other then.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::pass::pass_fn;
    /// let mut passes = PassManager::new();
    /// passes.add(pass_fn("right", |_: ModuleOp, _| Ok(())));
    /// passes.add(pass_fn("wrong", |module: ModuleOp, cx| {
    ///     Err(module.emit_error(cx, "is not for me").into())
    /// }));
    /// let mut ir = Ir::new();
    /// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
    /// passes.bisect(1);
    /// assert!(passes.run(&mut ir, module).is_ok());
    /// passes.bisect(2);
    /// assert!(passes.run(&mut ir, module).is_err());
    /// assert_eq!(passes.bisect_count(), 2);
    /// ```
    #[inline]
    pub fn bisect(&mut self, count: u64) -> &mut Self {
        self.config.bisect = Some((count, AtomicU64::new(0)));
        self.config.parallel = false;
        self
    }

    /// The number of runs of passes so far, including those that [`bisect`](Self::bisect) left out;
    /// 0 without it.
    #[inline]
    pub fn bisect_count(&self) -> u64 {
        let bisect = self.config.bisect.as_ref();
        bisect.map_or(0, |(_, count)| {
            count.load(std::sync::atomic::Ordering::Relaxed)
        })
    }

    /// Adds an instrumentation, which is told what runs.
    #[inline]
    pub fn instrument(&mut self, instrument: Arc<dyn PassInstrumentation>) -> &mut Self {
        self.config.instruments.push(instrument);
        self
    }

    /// Sets how passes such as `print-ir` print operations, and messages that show one.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut passes = PassManager::new();
    /// passes.print_flags(PrintFlags::new().generic(true));
    /// ```
    #[inline]
    pub fn print_flags(&mut self, flags: PrintFlags) -> &mut Self {
        self.config.print = flags;
        self
    }

    /// Makes passes that print, such as `print-op-stats`, print to `output` instead of the standard
    /// error.
    #[inline]
    pub fn print_to(&mut self, output: Box<dyn Write + Send>) -> &mut Self {
        self.config.output = Some(Mutex::new(output));
        self
    }

    /// Runs the pipeline on an operation. Returns warnings and remarks.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::transforms::{canonicalize, cse};
    /// fn optimise(ir: &mut Ir, module: Operation) -> Result<(), Diagnostics> {
    ///     let mut passes = PassManager::new();
    ///     passes.add(cse()).add(canonicalize());
    ///     for warning in passes.run(ir, module)? {
    ///         eprintln!("{warning}");
    ///     }
    ///     Ok(())
    /// }
    /// # let mut ir = Ir::new();
    /// # let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
    /// assert!(optimise(&mut ir, module.operation()).is_ok());
    /// ```
    ///
    /// # Errors
    ///
    /// If a pass fails, panics or leaves invalid IR, or if the pipeline is for other operations:
    /// everything that was reported, with at least one error. The IR is then as the pass left it.
    pub fn run(&self, ir: &mut Ir, op: impl OpHandle) -> Result<Diagnostics, Diagnostics> {
        let mut diagnostics = Vec::new();
        let runner = Runner {
            config: &self.config,
            is_nested: false,
        };
        let op: Operation = op.operation();
        let mut analyses = Analyses::new();
        match runner.run(&self.pipeline, ir, op, &mut analyses, &mut diagnostics) {
            Ok(()) => Ok(Diagnostics::from(diagnostics).resolved(ir)),
            Err(mut failure) => {
                diagnostics.append(&mut failure.diagnostics);
                Err(Diagnostics::from(diagnostics).resolved(ir))
            }
        }
    }
}
