//! Warnings about valid formats whose parser does not accept, or misreads, what their printer writes.
//!
//! In go formats without mistakes, out come warnings, or errors where the user denies them. mlir-tblgen
//! has none of these rules, and warnings do not change the output. The phase runs once per invocation, and
//! only if the earlier phases found no error.

pub(crate) mod def;
pub(crate) mod op;

use ods_tablegen::{Diagnostics, Severity, SourceMap};

use crate::format::def::DefContext;
use crate::format::{FormatOrigin, Formats};
use crate::model::Model;

/// Whether suspicious formats are errors (`#![deny(format)]`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Level {
    /// They are warnings.
    Warn,
    /// They are errors.
    Deny,
}

/// Finds suspicious parts of the formats of a model.
pub(crate) fn lint_model(
    model: &Model<'_>,
    formats: &Formats<'_>,
    level: Level,
    sources: &SourceMap,
) -> Diagnostics {
    let mut diags = Diagnostics::new();
    let severity = match level {
        Level::Warn => Severity::Warning,
        Level::Deny => Severity::Error,
    };
    for (def, format) in model.defs.iter().zip(&formats.defs) {
        if let Some(Ok(format)) = format {
            let context = DefContext::of(def.record());
            let found = def::find_defects(&context, &format.elements);
            let origin = FormatOrigin::of_def(def.record());
            FormatOrigin::report(origin, severity, &found, sources, &mut diags);
        }
    }
    for (op, format) in model.operators.iter().zip(&formats.operators) {
        if let Some(Ok(format)) = format {
            let found = op::find_defects(&format.context, &format.format);
            let origin = FormatOrigin::of_op(op);
            FormatOrigin::report(origin, severity, &found, sources, &mut diags);
        }
    }
    diags
}
