//! Pipelines: lists of passes, and of pipelines for nested operations.

use super::Pass;
use ods_ir::ir::{Ir, Operation};
use ods_ir::op::Op;
use std::fmt;
use std::sync::Arc;

/// The operations that a pipeline runs on.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::Anchor;
/// let mut ir = Ir::new();
/// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN).operation();
/// assert!(Anchor::named("builtin.module").matches(&ir, module));
/// assert!(!Anchor::named("func.func").matches(&ir, module));
/// assert_eq!(Anchor::named("any"), Anchor::Any);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Any operation that is isolated from above.
    Any,
    /// Operations of this name.
    Op(String),
}

impl Anchor {
    /// The anchor with this name; `any`, or none, stands for all operations.
    pub fn named(name: &str) -> Self {
        match name {
            "any" | "" => Self::Any,
            name => Self::Op(name.to_owned()),
        }
    }

    /// The name in text.
    pub fn name(&self) -> &str {
        match self {
            Self::Any => "any",
            Self::Op(name) => name,
        }
    }

    /// Whether a pipeline with this anchor runs on `op`.
    pub fn matches(&self, ir: &Ir, op: Operation) -> bool {
        match self {
            Self::Any => op.spec(ir).is_some_and(|spec| spec.is_isolated),
            Self::Op(name) => op.name(ir).as_str() == name,
        }
    }
}

/// One step of a pipeline.
#[derive(Clone)]
pub(super) enum Step {
    Pass(Arc<dyn Pass>),
    /// A pipeline for the operations directly in the regions.
    Nested(Pipeline),
}

/// A list of passes for operations of one kind: MLIR's `OpPassManager`.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::{Pipeline, pass_fn};
/// let mut pipeline = Pipeline::on::<ModuleOp>();
/// pipeline.nest::<ModuleOp>(|inner| {
///     inner.add(pass_fn("look", |_: ModuleOp, _| Ok(())));
/// });
/// assert_eq!(pipeline.to_string(), "builtin.module(builtin.module(look))");
/// ```
#[derive(Clone)]
pub struct Pipeline {
    anchor: Anchor,
    pub(super) steps: Vec<Step>,
}

impl Pipeline {
    /// An empty pipeline for operations with this anchor.
    pub fn new(anchor: Anchor) -> Self {
        Self {
            anchor,
            steps: Vec::new(),
        }
    }

    /// An empty pipeline for `O`s.
    pub fn on<O: Op>() -> Self {
        Self::new(Anchor::Op(O::INFO.name().to_owned()))
    }

    /// The operations that it runs on.
    pub fn anchor(&self) -> &Anchor {
        &self.anchor
    }

    /// Whether there is nothing to run.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The number of steps: passes, and pipelines for nested operations.
    #[inline]
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// The number of passes, with those of nested pipelines.
    ///
    /// ```
    /// use ods_runtime::pass::{PassRegistry, parse_pipeline};
    /// let passes = PassRegistry::new().with_all(ods_runtime::transforms::all);
    /// let text = "builtin.module(builtin.module(cse,cse),symbol-dce)";
    /// let pipeline = parse_pipeline(text, &passes).unwrap();
    /// assert_eq!((pipeline.len(), pipeline.count_passes()), (2, 3));
    /// ```
    #[inline]
    pub fn count_passes(&self) -> usize {
        let mut count = 0;
        self.for_each_pass(&mut |_, _| count += 1);
        count
    }

    /// Adds a pass. A pass for another op than that of the pipeline is added to a pipeline for the
    /// nested operations of that name.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::pass::Pipeline;
    /// use ods_runtime::transforms::{cse, symbol_dce};
    /// let mut pipeline = Pipeline::on::<ModuleOp>();
    /// pipeline.add(cse()).add(symbol_dce());
    /// assert_eq!(pipeline.to_string(), "builtin.module(cse,symbol-dce)");
    /// ```
    pub fn add(&mut self, pass: impl Pass + 'static) -> &mut Self {
        self.add_shared(Arc::new(pass))
    }

    /// As [`add`](Self::add), for a pass that others hold too.
    pub fn add_shared(&mut self, pass: Arc<dyn Pass>) -> &mut Self {
        match (pass.info().anchor, &self.anchor) {
            (Some(wanted), Anchor::Op(name)) if wanted != name => {
                let mut nested = Self::new(Anchor::named(wanted));
                nested.steps.push(Step::Pass(pass));
                self.add_nested(nested)
            }
            _ => {
                self.steps.push(Step::Pass(pass));
                self
            }
        }
    }

    /// Adds a pipeline for the `O`s directly in the regions of the operation.
    pub fn nest<O: Op>(&mut self, fill: impl FnOnce(&mut Self)) -> &mut Self {
        let mut nested = Self::on::<O>();
        fill(&mut nested);
        self.add_nested(nested)
    }

    /// Adds a pipeline for the isolated operations directly in the regions of the operation.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::pass::Pipeline;
    /// use ods_runtime::transforms::cse;
    /// let mut pipeline = Pipeline::on::<ModuleOp>();
    /// pipeline.nest_any(|inner| {
    ///     inner.add(cse());
    /// });
    /// assert_eq!(pipeline.to_string(), "builtin.module(any(cse))");
    /// ```
    pub fn nest_any(&mut self, fill: impl FnOnce(&mut Self)) -> &mut Self {
        let mut nested = Self::new(Anchor::Any);
        fill(&mut nested);
        self.add_nested(nested)
    }

    /// Adds a pipeline for operations directly in the regions of the operation. Neighbouring
    /// pipelines run together: one operation gets through all that are for it before the next one
    /// starts.
    pub fn add_nested(&mut self, nested: Self) -> &mut Self {
        self.steps.push(Step::Nested(nested));
        self
    }

    /// Adds the steps of another pipeline, whatever its anchor.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::pass::{Anchor, Pipeline};
    /// use ods_runtime::transforms::cse;
    /// let mut steps = Pipeline::new(Anchor::Any);
    /// steps.add(cse());
    /// let mut pipeline = Pipeline::on::<ModuleOp>();
    /// pipeline.append(steps.clone()).append(steps);
    /// assert_eq!(pipeline.to_string(), "builtin.module(cse,cse)");
    /// ```
    #[inline]
    pub fn append(&mut self, other: Self) -> &mut Self {
        self.steps.extend(other.steps);
        self
    }

    /// Calls `visit` for each pass, with the anchors of the pipelines around it below this one.
    pub(super) fn for_each_pass(&self, visit: &mut dyn FnMut(&dyn Pass, &[String])) {
        self.visit_passes(&mut Vec::new(), visit);
    }

    fn visit_passes(&self, anchors: &mut Vec<String>, visit: &mut dyn FnMut(&dyn Pass, &[String])) {
        for step in &self.steps {
            match step {
                Step::Pass(pass) => visit(&**pass, anchors),
                Step::Nested(nested) => {
                    anchors.push(nested.anchor.name().to_owned());
                    nested.visit_passes(anchors, visit);
                    anchors.pop();
                }
            }
        }
    }

    /// The pipeline as MLIR's `--dump-pass-pipeline` shows it: a line for each pass.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::pass::Pipeline;
    /// use ods_runtime::transforms::cse;
    /// let mut pipeline = Pipeline::on::<ModuleOp>();
    /// pipeline.add(cse());
    /// assert_eq!(pipeline.to_pretty_string(), "builtin.module(\n  cse\n)");
    /// ```
    #[inline]
    pub fn to_pretty_string(&self) -> String {
        let mut text = String::new();
        self.write_pretty(&mut text, 0);
        text
    }

    #[inline]
    fn write_pretty(&self, text: &mut String, depth: usize) {
        text.push_str(self.anchor.name());
        text.push_str("(\n");
        for (number, step) in self.steps.iter().enumerate() {
            if number > 0 {
                text.push_str(",\n");
            }
            text.push_str(&"  ".repeat(depth + 1));
            match step {
                Step::Pass(pass) => text.push_str(&pass_text(&**pass)),
                Step::Nested(nested) => nested.write_pretty(text, depth + 1),
            }
        }
        text.push('\n');
        text.push_str(&"  ".repeat(depth));
        text.push(')');
    }
}

/// A step as [`parse_pipeline`](super::parse_pipeline) reads it.
#[inline]
pub(super) fn step_text(step: &Step) -> String {
    match step {
        Step::Pass(pass) => pass_text(&**pass),
        Step::Nested(nested) => nested.to_string(),
    }
}

/// A pass with all its options, as text.
#[inline]
fn pass_text(pass: &dyn Pass) -> String {
    let info = pass.info();
    let name = if info.argument.is_empty() {
        info.name
    } else {
        info.argument
    };
    let mut options = pass.options();
    if options.is_empty() {
        return name.to_owned();
    }
    options.sort_by_key(|option| option.name);
    // As in MLIR, there is a space around an option that is left out, too.
    let options: Vec<String> = options
        .into_iter()
        .map(|option| match option.in_pipeline {
            Some(value) => format!("{}={value}", option.name),
            None => String::new(),
        })
        .collect();
    format!("{name}{{{}}}", options.join(" "))
}

/// The text that [`parse_pipeline`](super::parse_pipeline) reads.
impl fmt::Display for Pipeline {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}(", self.anchor.name())?;
        for (number, step) in self.steps.iter().enumerate() {
            if number > 0 {
                f.write_str(",")?;
            }
            f.write_str(&step_text(step))?;
        }
        f.write_str(")")
    }
}

impl fmt::Debug for Pipeline {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pipeline({self})")
    }
}
