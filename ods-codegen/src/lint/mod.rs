//! Warnings about formats that are well-formed and do not read back what they print.
//!
//! In go formats without mistakes, out come warnings, or errors where the user denies them. mlir-tblgen
//! has none of these rules, and the output does not depend on warnings. The phase runs once for an invocation, and
//! only if nothing is wrong with it.

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

/// Returns what is suspicious in the formats of a model.
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
