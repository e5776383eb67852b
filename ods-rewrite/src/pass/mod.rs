//! Passes and the pass manager.
//!
//! A [`Pass`] changes the operations of one kind; a [`Pipeline`] is a list of passes, and of
//! pipelines for nested operations; a [`PassManager`] runs a pipeline. What a textual pipeline can
//! name is in a [`PassRegistry`]: nothing is global.

mod analysis;
mod context;
mod define;
mod dump;
mod function;
mod instrument;
mod manager;
mod option_values;
mod options;
mod pipeline;
mod registry;
mod reproducer;
mod run;
mod statistics;
mod text;
mod timing;

pub use analysis::{Analyses, Analysis, Preserved};
pub use context::PassContext;
pub use define::{PassDef, RunPass};
pub use dump::{DumpIr, DumpWhen};
pub use function::{FnPass, pass_fn};
pub use instrument::{PassInstrumentation, PassRun};
pub use manager::PassManager;
pub use option_values::OptionValue;
#[doc(hidden)]
pub use option_values::set_option;
pub use options::{OptionError, OptionSpec, PassOptions};
pub use pipeline::{Anchor, Pipeline};
pub use registry::{PassEntry, PassRegistry, PipelineEntry};
pub use reproducer::{Reproducer, StoredRun};
pub use statistics::{Counter, StatisticValue, statistics_report};
#[doc(hidden)]
pub use text::known_options;
pub use text::{PipelineError, parse_pipeline, parse_steps};
pub use timing::{Timing, TimingFormat};

use ods_ir::diagnostics::{Diagnostic, Diagnostics};
use ods_ir::ir::{Ir, Operation};
use ods_ir::registry::DialectInfo;

/// What a pass is called and does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassInfo {
    /// The name that reports show: `Canonicalizer`.
    pub name: &'static str,
    /// The word for it in textual pipelines and on command lines: `canonicalize`. It may be empty
    /// for a pass that no text names.
    pub argument: &'static str,
    /// One line about what it does.
    pub summary: &'static str,
    /// The name of the op that the pass is for, if it is for one.
    pub anchor: Option<&'static str>,
}

/// A pass: MLIR's `Pass`.
///
/// Passes are mostly written as [`RunPass`] with `#[derive(Pass)]`, or as a function with
/// [`pass_fn`]. A pass runs on several operations at the same time, so it changes nothing of
/// itself but [counters](Counter).
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::{Pass, PassInfo};
/// /// A pass whose name is known only at run time.
/// struct Mark(&'static str);
///
/// impl Pass for Mark {
///     fn info(&self) -> PassInfo {
///         PassInfo { name: "Mark", argument: self.0, summary: "Marks", anchor: None }
///     }
///
///     fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
///         op.set_attribute(cx, self.0, Some(Attribute::unit()));
///         Ok(())
///     }
/// }
///
/// let mut ir = Ir::new();
/// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
/// let mut passes = PassManager::new();
/// passes.add(Mark("t.seen"));
/// passes.run(&mut ir, module).unwrap();
/// assert!(module.attribute(&ir, "t.seen").is_some());
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a pass",
    label = "not a pass",
    note = "a pass is a struct with `#[derive(Pass)]` and `impl RunPass`, or made by `pass_fn`"
)]
pub trait Pass: Send + Sync {
    /// What the pass is called and does.
    fn info(&self) -> PassInfo;

    /// The name that reports and messages show. By default, [`PassInfo::name`].
    fn display_name(&self) -> &str {
        self.info().name
    }

    /// Whether the pass can run on `op`. By default, whether `op` has the name that
    /// [`PassInfo::anchor`] says.
    fn can_run_on(&self, ir: &Ir, op: Operation) -> bool {
        let anchor = self.info().anchor;
        anchor.is_none_or(|anchor| op.name(ir).as_str() == anchor)
    }

    /// Runs the pass on `op`, and on nothing outside of it.
    ///
    /// # Errors
    ///
    /// If the pass cannot do its work; the pipeline then stops.
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult;

    /// The options, with their present values.
    fn options(&self) -> Vec<OptionSpec> {
        Vec::new()
    }

    /// Sets an option from its text.
    ///
    /// # Errors
    ///
    /// If there is no option of this name, or if the text is not a value of it.
    fn set_option(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let _ = value;
        Err(OptionError::Unknown(name.to_owned()))
    }

    /// Called once all options of a textual pipeline are set.
    ///
    /// # Errors
    ///
    /// If the options do not fit together.
    fn initialize(&mut self, passes: &PassRegistry) -> Result<(), PipelineError> {
        let _ = passes;
        Ok(())
    }

    /// The statistics, with their present values.
    fn statistics(&self) -> Vec<StatisticValue> {
        Vec::new()
    }

    /// The dialects whose operations the pass creates.
    fn dependent_dialects(&self) -> Vec<&'static DialectInfo> {
        Vec::new()
    }
}

/// The outcome of a pass.
pub type PassResult = Result<(), PassFailure>;

/// A pass failed.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::{PassFailure, pass_fn};
/// let pass = pass_fn("refuse", |module: ModuleOp, cx| {
///     if module.sym_name(cx).is_none() {
///         // `?` makes a failure of a diagnostic, too.
///         return Err(module.emit_error(cx, "needs a name").into());
///     }
///     Err(PassFailure::new())
/// });
/// # let mut ir = Ir::new();
/// # let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
/// let mut passes = PassManager::new();
/// passes.add(pass);
/// let errors = passes.run(&mut ir, module).unwrap_err();
/// assert_eq!(errors[0].message, "'builtin.module' op needs a name");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PassFailure {
    /// What is wrong, in addition to what the pass [emitted](PassContext::emit).
    pub diagnostics: Vec<Diagnostic>,
}

impl PassFailure {
    /// A failure without a further message: MLIR's `signalPassFailure`.
    pub fn new() -> Self {
        Self::default()
    }
}

impl From<Diagnostic> for PassFailure {
    fn from(diagnostic: Diagnostic) -> Self {
        Self {
            diagnostics: vec![diagnostic],
        }
    }
}

impl From<Diagnostics> for PassFailure {
    fn from(diagnostics: Diagnostics) -> Self {
        let diagnostics = diagnostics.into();
        Self { diagnostics }
    }
}

impl From<Vec<Diagnostic>> for PassFailure {
    fn from(diagnostics: Vec<Diagnostic>) -> Self {
        Self { diagnostics }
    }
}
