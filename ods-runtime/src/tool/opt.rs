//! A driver and its settings: [`Opt`].

use super::own::{OwnFlag, OwnFlags};
use super::{OptOptions, OptResult, main_of, run_in, run_on_parts};
use crate::diagnostics::Diagnostics;
use crate::ir::{Ir, Operation};
use crate::pass::{Pass, PassRegistry};
use crate::registry::DialectRegistry;
use crate::testing::RandomModules;
use crate::transforms;
use std::process::ExitCode;
use std::sync::Arc;

/// Work on the IR between the passes and the output.
type Work = dyn Fn(&mut Ir, Operation) -> Result<(), Diagnostics> + Send + Sync;

/// What is written instead of the IR, if anything.
type Output =
    dyn Fn(&Ir, Operation, &OwnFlags) -> Option<Result<String, Diagnostics>> + Send + Sync;

/// A driver like `mlir-opt` with its dialects and passes: what [`opt_main`](super::opt_main) runs,
/// for those who want more than dialects.
///
/// ```no_run
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::pass_fn;
/// use ods_runtime::tool::Opt;
///
/// fn main() -> std::process::ExitCode {
///     Opt::new(DialectRegistry::new())
///         .name("my-opt", env!("CARGO_PKG_VERSION"))
///         .passes(|passes| passes.with_pass(|| pass_fn("look", |_: ModuleOp, _| Ok(()))))
///         .main()
/// }
/// ```
#[derive(Clone)]
pub struct Opt {
    pub(super) registry: Arc<DialectRegistry>,
    pub(super) passes: PassRegistry,
    pub(super) name: String,
    pub(super) version: String,
    pub(super) about: String,
    pub(super) own_flags: &'static [OwnFlag],
    random: fn(RandomModules) -> RandomModules,
    work: Option<Arc<Work>>,
    output: Option<Arc<Output>>,
}

impl std::fmt::Debug for Opt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Opt")
            .field("name", &self.name)
            .field("passes", &self.passes)
            .finish_non_exhaustive()
    }
}

impl Opt {
    /// A driver with these dialects, and the passes of [`transforms`]. Its name is that of the
    /// program file.
    pub fn new(registry: DialectRegistry) -> Self {
        Self::shared(Arc::new(registry))
    }

    /// As [`new`](Self::new), with a registry that others have too.
    pub fn shared(registry: Arc<DialectRegistry>) -> Self {
        let program = std::env::args_os().next().unwrap_or_default();
        let name = std::path::Path::new(&program)
            .file_stem()
            .map(|name| name.to_string_lossy().into_owned());
        Self {
            registry,
            passes: PassRegistry::new().with_all(transforms::all),
            name: name.unwrap_or_else(|| "ods-opt".to_owned()),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            about: String::new(),
            own_flags: &[],
            random: |modules| modules,
            work: None,
            output: None,
        }
    }

    /// Sets the name and the version that `--version` and `--help` show.
    #[must_use]
    pub fn name(mut self, name: impl Into<String>, version: impl Into<String>) -> Self {
        (self.name, self.version) = (name.into(), version.into());
        self
    }

    /// Sets the line about the program that `--help` shows.
    #[must_use]
    pub fn about(mut self, about: impl Into<String>) -> Self {
        self.about = about.into();
        self
    }

    /// Adds passes and pipelines. The dialects that passes depend on are registered too, unless
    /// others have the registry of this driver.
    ///
    /// # Panics
    ///
    /// If a pass has the name of another one, as [`PassRegistry::with`].
    #[must_use]
    pub fn passes(mut self, add: impl FnOnce(PassRegistry) -> PassRegistry) -> Self {
        self.passes = add(self.passes);
        if let Some(registry) = Arc::get_mut(&mut self.registry) {
            for dialect in self.passes.dependent_dialects() {
                registry.add_dialect(dialect);
            }
        }
        self
    }

    /// Adds the pass `P`.
    ///
    /// # Panics
    ///
    /// If a pass has the name of another one.
    #[must_use]
    pub fn pass<P: Pass + Default + 'static>(self) -> Self {
        self.passes(PassRegistry::with::<P>)
    }

    /// Sets own work between the passes and the output. What it reports is an error.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::tool::Opt;
    /// let opt = Opt::new(DialectRegistry::new()).then(|ir, module| {
    ///     for nested in module.nested::<ModuleOp>(ir) {
    ///         if nested.sym_name(ir).is_none() && nested.operation() != module {
    ///             return Err(nested.emit_error(ir, "needs a name").into());
    ///         }
    ///     }
    ///     Ok(())
    /// });
    /// let options = opt.options([]).unwrap();
    /// let result = opt.run_on_text(&options, "a.mlir", b"module { module {} }");
    /// assert!(result.failed);
    /// let errors = String::from_utf8(result.errors).unwrap();
    /// assert!(errors.starts_with("a.mlir:1:10: error: 'builtin.module' op needs a name"));
    /// ```
    #[must_use]
    pub fn then(
        mut self,
        work: impl Fn(&mut Ir, Operation) -> Result<(), Diagnostics> + Send + Sync + 'static,
    ) -> Self {
        self.work = Some(Arc::new(work));
        self
    }

    /// Adds own flags, which may replace the output: after the passes, `output` returns what is
    /// written instead of the IR, or errors; or `None`, and then the IR is written.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::tool::{Opt, OwnFlag};
    /// const FLAGS: &[OwnFlag] = &[OwnFlag {
    ///     name: "count",
    ///     value_name: "NAME",
    ///     help: "Print only how many operations have this name",
    /// }];
    /// let opt = Opt::new(DialectRegistry::new()).output(FLAGS, |ir, op, flags| {
    ///     let name = flags.get("count")?;
    ///     let all = op.nested::<Operation>(ir);
    ///     let count = all.iter().filter(|op| op.name(ir).as_str() == name).count();
    ///     Some(Ok(format!("{count}\n")))
    /// });
    /// let options = opt.options(["--count=builtin.module"]).unwrap();
    /// let result = opt.run_on_text(&options, "a.mlir", b"module { module {} }");
    /// assert_eq!(result.output, b"2\n");
    /// ```
    #[must_use]
    pub fn output(
        mut self,
        flags: &'static [OwnFlag],
        output: impl Fn(&Ir, Operation, &OwnFlags) -> Option<Result<String, Diagnostics>>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        self.own_flags = flags;
        self.output = Some(Arc::new(output));
        self
    }

    /// Sets a function that changes the generator behind `--random-module`, for example by
    /// [hooks](RandomModules::hook).
    #[must_use]
    pub fn random(mut self, change: fn(RandomModules) -> RandomModules) -> Self {
        self.random = change;
        self
    }

    pub(super) fn random_modules(&self, modules: RandomModules) -> RandomModules {
        (self.random)(modules)
    }

    /// Parses the options of a command line without the name of the program.
    ///
    /// ```
    /// use ods_runtime::DialectRegistry;
    /// use ods_runtime::tool::Opt;
    /// let opt = Opt::new(DialectRegistry::new());
    /// let options = opt.options(["--cse", "--split-input-file"]).unwrap();
    /// assert!(options.split_input_file.is_some());
    /// assert!(opt.options(["--no-such-flag"]).is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// A message about the first invalid option.
    pub fn options<'a>(
        &self,
        args: impl IntoIterator<Item = &'a str>,
    ) -> Result<OptOptions, String> {
        let args = args.into_iter().map(str::to_owned);
        let args = std::iter::once(self.name.clone()).chain(args);
        OptOptions::from_command_line(self, args).map_err(|error| error.to_string())
    }

    /// Runs the driver with the command line of the process. The exit status is 1 after any error.
    pub fn main(&self) -> ExitCode {
        main_of(self)
    }

    /// Reads the input that `options` name, and processes it as they say.
    pub fn run(&self, options: &OptOptions) -> OptResult {
        run_in(self, options, None)
    }

    /// Like [`run`](Self::run), on a text instead of a file; messages refer to it as `name`.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::tool::Opt;
    /// let opt = Opt::new(DialectRegistry::new());
    /// let options = opt.options(["--mlir-print-op-generic"]).unwrap();
    /// let result = opt.run_on_text(&options, "a.mlir", b"module {}");
    /// assert!(result.output.starts_with(b"\"builtin.module\"()"));
    /// ```
    pub fn run_on_text(&self, options: &OptOptions, name: &str, text: &[u8]) -> OptResult {
        run_on_parts(self, options, name, &text.into(), None)
    }

    pub(super) fn work(&self, ir: &mut Ir, op: Operation) -> Result<(), Diagnostics> {
        self.work.as_ref().map_or(Ok(()), |work| work(ir, op))
    }

    /// What is written instead of the IR.
    pub(super) fn own_output(
        &self,
        ir: &Ir,
        op: Operation,
        flags: &OwnFlags,
    ) -> Result<Option<String>, Diagnostics> {
        let output = self.output.as_ref();
        output.and_then(|output| output(ir, op, flags)).transpose()
    }
}
