//! The pass `snapshot-op-locations`: locations in a printed file.

use ods_asm::op_printer::OperationText as _;
use ods_ir::attributes::LocationAttr;
use ods_ir::diagnostics::Diagnostic;
use ods_ir::ir::{Ir, Operation};
use ods_ir::text::printer::PrintFlags;
use ods_rewrite::pass::{PassContext, PassResult, RunPass};
use std::io::Write;
use std::path::PathBuf;

/// The pass `snapshot-op-locations`: prints the operation to a file, and gives everything in it
/// locations in this file. With a tag these are added to the present locations, and replace them
/// otherwise.
///
/// Without `filename` the file is a new one in the folder for temporary files.
///
/// ```
/// use ods_runtime::pass::{PassRegistry, parse_pipeline};
/// let passes = PassRegistry::new().with_all(ods_runtime::transforms::all);
/// let text = "builtin.module(snapshot-op-locations{filename=a.mlir tag=before})";
/// assert!(parse_pipeline(text, &passes).is_ok());
/// ```
#[expect(
    clippy::struct_excessive_bools,
    reason = "they are the options of MLIR's pass"
)]
#[derive(Debug, Default)]
pub struct LocationSnapshot {
    filename: String,
    tag: String,
    print_debuginfo: bool,
    print_op_generic: bool,
    print_local_scope: bool,
    pretty_debuginfo: bool,
}

impl RunPass for LocationSnapshot {
    type Op = Operation;

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let flags = PrintFlags::new()
            .debug_info(self.print_debuginfo)
            .pretty_debug_info(self.pretty_debuginfo)
            .generic(self.print_op_generic)
            .local_scope(self.print_local_scope);
        let (path, mut file) = self.create().map_err(|(path, error)| {
            let message = format!("cannot open output file '{}': {error}", path.display());
            Diagnostic::error(op.location(cx), message)
        })?;
        let name = path.to_string_lossy();
        let text = snapshot_locations(cx, op, flags, &name, &self.tag);
        file.write_all(&text).map_err(|error| {
            let message = format!("cannot write '{name}': {error}");
            Diagnostic::error(op.location(cx), message).into()
        })
    }
}

impl LocationSnapshot {
    /// Creates the file; `-` is the standard output.
    #[inline]
    fn create(&self) -> Result<(PathBuf, Box<dyn Write>), (PathBuf, std::io::Error)> {
        if !self.filename.is_empty() {
            let path = PathBuf::from(&self.filename);
            if self.filename == "-" {
                return Ok((path, Box::new(std::io::stdout())));
            }
            return match std::fs::File::create(&path) {
                Ok(file) => Ok((path, Box::new(file))),
                Err(error) => Err((path, error)),
            };
        }
        let folder = std::env::temp_dir();
        let process = std::process::id();
        let mut number = 0_u32;
        loop {
            let path = folder.join(format!("mlir_snapshot-{process:x}-{number}.tmp.mlir"));
            match std::fs::File::create_new(&path) {
                Ok(file) => return Ok((path, Box::new(file))),
                Err(error)
                    if error.kind() == std::io::ErrorKind::AlreadyExists && number < u32::MAX =>
                {
                    number += 1;
                }
                Err(error) => return Err((path, error)),
            }
        }
    }
}

ods_rewrite::__pass_impl!(
    LocationSnapshot, "LocationSnapshot", "snapshot-op-locations",
    "Generate new locations from the current IR",
    dialects [],
    options [
        (filename, "filename", "The filename to print the generated IR"),
        (pretty_debuginfo, "pretty-debuginfo", "Print pretty debug info in MLIR output"),
        (print_debuginfo, "print-debuginfo", "Print debug info in MLIR output"),
        (print_local_scope, "print-local-scope", "Print with local scope and inline information (eliding aliases for attributes, types, and locations"),
        (print_op_generic, "print-op-generic", "Print the generic op form"),
        (tag, "tag", "A tag to use when fusing the new locations with the original. If unset, the locations are replaced."),
    ],
    statistics [],
);

/// Gives all operations in `top` that are printed on their own lines locations in the text of `top`,
/// as if it were in the file `name`; returns the text. With a `tag`, a location fuses the present one
/// and one with the tag as its name.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::snapshot_locations;
/// let mut ir = Ir::new();
/// let text = "\n\nmodule @a {} module @b {}";
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let text = snapshot_locations(&mut ir, module, PrintFlags::new(), "b.mlir", "");
/// assert_eq!(text, b"module {\n  module @a {\n  }\n  module @b {\n  }\n}\n");
/// let inner = module.nested::<ModuleOp>(&ir)[1].location(&ir);
/// assert_eq!(ir.location_attr(inner).to_string(), r#"loc("b.mlir":2:2)"#);
/// ```
#[inline]
pub fn snapshot_locations(
    ir: &mut Ir,
    top: Operation,
    flags: PrintFlags,
    name: &str,
    tag: &str,
) -> Vec<u8> {
    let (text, places) = top.to_text_with_places(ir, flags);
    for place in places {
        let mut new = LocationAttr::file_line_col(name, place.line, place.column);
        if !tag.is_empty() {
            let old = ir.location_attr(place.op.location(ir));
            new = LocationAttr::fused([old, LocationAttr::name(tag, new)], None);
        }
        let location = ir.location(&new);
        place.op.set_location(ir, location);
    }
    text
}
