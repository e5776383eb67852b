//! What textual pipelines can name: [`PassRegistry`].

use super::options::PassOptions;
use super::{OptionError, Pass, PassInfo, Pipeline};
use ods_ir::registry::DialectInfo;
use std::fmt;
use std::sync::Arc;

/// A pass that text can name.
///
/// ```
/// use ods_runtime::pass::PassRegistry;
/// let passes = PassRegistry::new().with_all(ods_runtime::transforms::all);
/// let entry = passes.pass("cse").unwrap();
/// assert_eq!(entry.info().name, "CSE");
/// assert_eq!(entry.make().info(), entry.info());
/// ```
#[derive(Clone)]
pub struct PassEntry {
    info: PassInfo,
    make: Arc<dyn Fn() -> Box<dyn Pass> + Send + Sync>,
}

impl PassEntry {
    /// What the pass is called and does.
    #[inline]
    pub fn info(&self) -> PassInfo {
        self.info
    }

    /// Makes the pass with default options.
    #[inline]
    pub fn make(&self) -> Box<dyn Pass> {
        (self.make)()
    }
}

impl fmt::Debug for PassEntry {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PassEntry({})", self.info.argument)
    }
}

/// Adds the passes of a pipeline to another one, as its options say.
type Build = dyn Fn(&mut Pipeline, &PassOptions) -> Result<(), OptionError> + Send + Sync;

/// A pipeline that text can name.
///
/// ```
/// use ods_runtime::pass::{PassRegistry, Pipeline, PassOptions, Anchor};
/// use ods_runtime::transforms::cse;
/// let passes = PassRegistry::new().with_pipeline("clean", "Cleans up", |pipeline| {
///     pipeline.add(cse());
/// });
/// let entry = passes.pipeline("clean").unwrap();
/// assert_eq!(entry.summary(), "Cleans up");
/// let mut pipeline = Pipeline::new(Anchor::Any);
/// entry.build(&mut pipeline, &PassOptions::default()).unwrap();
/// assert_eq!(pipeline.to_string(), "any(cse)");
/// ```
#[derive(Clone)]
pub struct PipelineEntry {
    argument: &'static str,
    summary: &'static str,
    build: Arc<Build>,
}

impl PipelineEntry {
    /// The word for it in text.
    #[inline]
    pub fn argument(&self) -> &'static str {
        self.argument
    }

    /// One line about what it does.
    #[inline]
    pub fn summary(&self) -> &'static str {
        self.summary
    }

    /// Adds the passes to `pipeline`.
    ///
    /// # Errors
    ///
    /// If an option is wrong.
    #[inline]
    pub fn build(&self, pipeline: &mut Pipeline, options: &PassOptions) -> Result<(), OptionError> {
        (self.build)(pipeline, options)
    }
}

impl fmt::Debug for PipelineEntry {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PipelineEntry({})", self.argument)
    }
}

/// Whether a pass may have this name in text.
fn is_argument(text: &str) -> bool {
    let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    text.chars().all(is_word)
}

/// The passes and pipelines that a tool knows. There is no global one.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::{PassRegistry, pass_fn, parse_pipeline};
/// let passes = PassRegistry::new()
///     .with_pass(|| pass_fn("look", |_: ModuleOp, _| Ok(())))
///     .with_pipeline("look-twice", "Looks two times", |pipeline| {
///         pipeline.add(pass_fn("look", |_: ModuleOp, _| Ok(())));
///         pipeline.add(pass_fn("look", |_: ModuleOp, _| Ok(())));
///     });
/// let pipeline = parse_pipeline("builtin.module(look-twice,look)", &passes).unwrap();
/// assert_eq!(pipeline.to_string(), "builtin.module(look,look,look)");
/// ```
#[derive(Clone, Debug, Default)]
pub struct PassRegistry {
    passes: Vec<PassEntry>,
    pipelines: Vec<PipelineEntry>,
}

impl PassRegistry {
    /// Knows no passes.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the pass `P`.
    ///
    /// # Panics
    ///
    /// As [`with_pass`](Self::with_pass).
    #[must_use]
    #[track_caller]
    pub fn with<P: Pass + Default + 'static>(self) -> Self {
        self.with_pass(P::default)
    }

    /// Adds the pass that `make` makes, with default options.
    ///
    /// # Panics
    ///
    /// If the pass has no argument, if it has other characters than letters, digits, `-`, `_` and
    /// `.`, or if another pass or pipeline has it.
    #[must_use]
    #[track_caller]
    pub fn with_pass<P: Pass + 'static>(
        mut self,
        make: impl Fn() -> P + Send + Sync + 'static,
    ) -> Self {
        let info = make().info();
        self.check_free(info.argument);
        self.passes.push(PassEntry {
            info,
            make: Arc::new(move || Box::new(make())),
        });
        self
    }

    /// Adds a pipeline without options.
    ///
    /// # Panics
    ///
    /// As [`with_pass`](Self::with_pass).
    #[must_use]
    #[track_caller]
    pub fn with_pipeline(
        self,
        argument: &'static str,
        summary: &'static str,
        build: impl Fn(&mut Pipeline) + Send + Sync + 'static,
    ) -> Self {
        self.with_pipeline_of(argument, summary, move |pipeline, options| {
            if let Some((name, _)) = options.iter().next() {
                return Err(OptionError::Unknown(name.to_owned()));
            }
            build(pipeline);
            Ok(())
        })
    }

    /// Adds a pipeline with options.
    ///
    /// ```
    /// use ods_runtime::pass::{OptionError, PassRegistry, parse_pipeline};
    /// use ods_runtime::transforms::cse;
    /// let passes = PassRegistry::new().with_pipeline_of("clean", "Cleans up", |pipeline, options| {
    ///     for (name, value) in options.iter() {
    ///         match name {
    ///             "times" => {
    ///                 for _ in 0..value.parse().unwrap_or(1) {
    ///                     pipeline.add(cse());
    ///                 }
    ///             }
    ///             _ => return Err(OptionError::Unknown(name.to_owned())),
    ///         }
    ///     }
    ///     Ok(())
    /// });
    /// let pipeline = parse_pipeline("any(clean{times=2})", &passes).unwrap();
    /// assert_eq!(pipeline.to_string(), "any(cse,cse)");
    /// assert!(parse_pipeline("any(clean{other=1})", &passes).is_err());
    /// ```
    ///
    /// # Panics
    ///
    /// As [`with_pass`](Self::with_pass).
    #[must_use]
    #[track_caller]
    pub fn with_pipeline_of(
        mut self,
        argument: &'static str,
        summary: &'static str,
        build: impl Fn(&mut Pipeline, &PassOptions) -> Result<(), OptionError> + Send + Sync + 'static,
    ) -> Self {
        self.check_free(argument);
        self.pipelines.push(PipelineEntry {
            argument,
            summary,
            build: Arc::new(build),
        });
        self
    }

    /// Adds all passes and pipelines that `add` adds: the passes of a crate.
    #[must_use]
    pub fn with_all(self, add: impl FnOnce(Self) -> Self) -> Self {
        add(self)
    }

    #[inline]
    #[track_caller]
    fn check_free(&self, argument: &str) {
        assert!(!argument.is_empty(), "a registered pass needs an argument");
        assert!(
            is_argument(argument),
            "`{argument}` cannot be the name of a pass in text: write letters, digits, `-`, `_` and `.` only"
        );
        assert!(
            self.pass(argument).is_none() && self.pipeline(argument).is_none(),
            "two passes are called `{argument}`"
        );
    }

    /// The dialects whose operations the passes create.
    #[doc(hidden)]
    #[inline]
    pub fn dependent_dialects(&self) -> Vec<&'static DialectInfo> {
        let passes = self.passes().into_iter();
        passes
            .flat_map(|entry| entry.make().dependent_dialects())
            .collect()
    }

    /// The pass with this argument.
    #[inline]
    pub fn pass(&self, argument: &str) -> Option<&PassEntry> {
        self.passes
            .iter()
            .find(|entry| entry.info.argument == argument)
    }

    /// The pipeline with this argument.
    #[inline]
    pub fn pipeline(&self, argument: &str) -> Option<&PipelineEntry> {
        self.pipelines
            .iter()
            .find(|entry| entry.argument == argument)
    }

    /// The passes, sorted by their arguments.
    ///
    /// ```
    /// use ods_runtime::pass::PassRegistry;
    /// let passes = PassRegistry::new().with_all(ods_runtime::transforms::all);
    /// assert!(passes.passes().iter().any(|entry| entry.info().argument == "cse"));
    /// ```
    #[inline]
    pub fn passes(&self) -> Vec<&PassEntry> {
        let mut passes: Vec<&PassEntry> = self.passes.iter().collect();
        passes.sort_by_key(|entry| entry.info.argument);
        passes
    }

    /// The pipelines, sorted by their arguments.
    #[inline]
    pub fn pipelines(&self) -> Vec<&PipelineEntry> {
        let mut pipelines: Vec<&PipelineEntry> = self.pipelines.iter().collect();
        pipelines.sort_by_key(|entry| entry.argument);
        pipelines
    }
}
