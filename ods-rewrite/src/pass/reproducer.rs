//! Reproducers: the IR and the pipeline with which something went wrong, in one file.

use super::Pipeline;
use super::pipeline::step_text;
use ods_asm::op_printer::OperationText as _;
use ods_ir::ir::{Ir, Operation};
use ods_ir::text::parser::{ExternalResources, ResourceValue};
use ods_ir::text::printer::PrintFlags;

/// IR and a pipeline as one text: of what fails, or of what somebody wants to run again.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::{Pipeline, Reproducer};
/// use ods_runtime::transforms::cse;
/// let mut ir = Ir::new();
/// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN).operation();
/// let mut pipeline = Pipeline::on::<ModuleOp>();
/// pipeline.add(cse());
/// let reproducer = Reproducer::new(&ir, module, &pipeline, false, true);
///
/// // The file has the pipeline, too.
/// let mut again = Ir::new();
/// parse_source(&mut again, "crash.mlir", reproducer.text(), ParseOptions::new()).unwrap();
/// assert_eq!(Reproducer::pipeline_of(&again).unwrap(), "builtin.module(cse)");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reproducer {
    text: String,
}

/// The name of the resources of a reproducer.
const GROUP: &str = "mlir_reproducer";

/// What a reproducer says about running it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StoredRun {
    /// The pipeline as text.
    pub pipeline: Option<String>,
    /// Whether everything runs on one thread.
    pub disable_threading: Option<bool>,
    /// Whether the IR is verified after each pass.
    pub verify_each: Option<bool>,
}

impl Reproducer {
    /// Keeps `op` as it is now, with a pipeline that is to run on it.
    #[inline]
    pub fn new(
        ir: &Ir,
        op: Operation,
        pipeline: &Pipeline,
        parallel: bool,
        verify_each: bool,
    ) -> Self {
        let text = pipeline.to_string();
        Self::of(ir, op, PrintFlags::new(), &text, [!parallel, verify_each])
    }

    /// As [`new`](Self::new), as MLIR writes it for a pipeline that fails: the operation is printed with `flags`,
    /// and the pipeline is for operations of its name.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::pass::{Pipeline, Reproducer};
    /// use ods_runtime::transforms::{cse, symbol_dce};
    /// let mut ir = Ir::new();
    /// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN).operation();
    /// let mut pipeline = Pipeline::on::<ModuleOp>();
    /// pipeline.add(cse()).add(symbol_dce());
    /// let flags = PrintFlags::new().generic(true);
    /// let crash = Reproducer::of_crash(&ir, module, flags, &pipeline, false, true);
    /// assert!(crash.text().contains("pipeline: \"builtin.module(cse, symbol-dce)\",\n"));
    /// ```
    #[inline]
    pub fn of_crash(
        ir: &Ir,
        op: Operation,
        flags: PrintFlags,
        pipeline: &Pipeline,
        parallel: bool,
        verify_each: bool,
    ) -> Self {
        let steps: Vec<String> = pipeline.steps.iter().map(step_text).collect();
        let text = format!("{}({})", op.name(ir).as_str(), steps.join(", "));
        Self::of(ir, op, flags, &text, [!parallel, verify_each])
    }

    /// As [`new`](Self::new), as MLIR's `--mlir-generate-reproducer` writes it: the operation is printed with
    /// `flags`, and threads and verification are not asked for.
    #[inline]
    pub fn of_result(ir: &Ir, op: Operation, flags: PrintFlags, pipeline: &Pipeline) -> Self {
        Self::of(ir, op, flags, &pipeline.to_string(), [false; 2])
    }

    #[inline]
    fn of(ir: &Ir, op: Operation, flags: PrintFlags, pipeline: &str, switches: [bool; 2]) -> Self {
        let [disable_threading, verify_each] = switches;
        let group = ExternalResources {
            name: GROUP.into(),
            entries: vec![
                ("pipeline".into(), ResourceValue::String(pipeline.into())),
                (
                    "disable_threading".into(),
                    ResourceValue::Bool(disable_threading),
                ),
                ("verify_each".into(), ResourceValue::Bool(verify_each)),
            ],
        };
        // A file holds the whole operation.
        let flags = flags.local_scope(false);
        let text = op.to_text_with_resources(ir, flags, &[group]);
        let text = String::from_utf8_lossy(&text).into_owned();
        Self { text }
    }

    /// The text of the file, which `--run-reproducer` runs.
    #[inline]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Takes what a reproducer says about running it from the resources of the IR, as `mlir-opt
    /// --run-reproducer` does. `None` if the IR was not read from one.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::pass::Reproducer;
    /// let mut ir = Ir::new();
    /// let text = "{-# external_resources: { mlir_reproducer: { verify_each: false } } #-}";
    /// parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
    /// let stored = Reproducer::take_from(&mut ir).unwrap().unwrap();
    /// assert_eq!((stored.pipeline, stored.verify_each), (None, Some(false)));
    /// ```
    ///
    /// # Errors
    ///
    /// If a key is unknown, or has a value of another kind; the message for the user.
    pub fn take_from(ir: &mut Ir) -> Result<Option<StoredRun>, String> {
        let Some(group) = ir.take_external_resources(GROUP) else {
            return Ok(None);
        };
        let mut run = StoredRun::default();
        for (key, value) in group.entries {
            match (&*key, value) {
                ("pipeline", ResourceValue::String(text)) => run.pipeline = Some(text.to_string()),
                ("disable_threading", ResourceValue::Bool(on)) => run.disable_threading = Some(on),
                ("verify_each", ResourceValue::Bool(on)) => run.verify_each = Some(on),
                ("pipeline", _) => {
                    return Err(format!("expected string value for key '{key}'"));
                }
                ("disable_threading" | "verify_each", _) => {
                    return Err(format!("expected 'true' or 'false' value for key '{key}'"));
                }
                _ => return Err(format!("unknown '{GROUP}' resource key '{key}'")),
            }
        }
        Ok(Some(run))
    }

    /// The pipeline in the resources of a reproducer, if the IR was read from one.
    #[inline]
    pub fn pipeline_of(ir: &Ir) -> Option<String> {
        let mut groups = ir.external_resources().iter();
        let group = groups.find(|group| &*group.name == GROUP)?;
        group.entries.iter().find_map(|(key, value)| match value {
            ResourceValue::String(text) if &**key == "pipeline" => Some(text.to_string()),
            _ => None,
        })
    }
}
