//! Reproducers: the IR and the pipeline with which something went wrong, in one file.

use super::Pipeline;
use ods_asm::op_printer::OperationText as _;
use ods_ir::ir::{Ir, Operation};
use ods_ir::text::parser::ResourceValue;
use ods_ir::text::printer::PrintFlags;
use std::fmt::Write as _;

/// The IR before a pipeline, kept as text until it is known whether the pipeline fails.
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

impl Reproducer {
    /// Keeps `op` as it is before `pipeline` runs.
    #[inline]
    pub fn new(
        ir: &Ir,
        op: Operation,
        pipeline: &Pipeline,
        parallel: bool,
        verify_each: bool,
    ) -> Self {
        let flags = PrintFlags::new()
            .debug_info(true)
            .skip_external_resources(true);
        let mut text = String::from_utf8_lossy(&op.to_text(ir, flags)).into_owned();
        let pipeline = pipeline.to_string();
        let pipeline = pipeline.replace('\\', "\\\\").replace('"', "\\22");
        text.push_str("\n\n{-#\n  external_resources: {\n    mlir_reproducer: {\n");
        // Writing to a string cannot fail.
        let _ = writeln!(text, "      pipeline: \"{pipeline}\",");
        let _ = writeln!(text, "      disable_threading: {},", !parallel);
        let _ = writeln!(text, "      verify_each: {verify_each}\n    }}\n  }}\n#-}}");
        Self { text }
    }

    /// The text of the file, which `--run-reproducer` runs.
    #[inline]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The pipeline in the resources of a reproducer, if the IR was read from one.
    #[inline]
    pub fn pipeline_of(ir: &Ir) -> Option<String> {
        let mut groups = ir.external_resources().iter();
        let group = groups.find(|group| &*group.name == "mlir_reproducer")?;
        group.entries.iter().find_map(|(key, value)| match value {
            ResourceValue::String(text) if &**key == "pipeline" => Some(text.to_string()),
            _ => None,
        })
    }
}
