//! Warnings about valid definitions: the lint `format` finds formats whose parser does not accept, or misreads, what
//! their printer writes, `unverifiable` ops that never pass their verifier, and `suspicious` parts that do nothing.
//!
//! In goes a model without mistakes, out come warnings, or errors where the user denies the lint. mlir-tblgen
//! has none of these rules. The phase runs once per invocation, and only if the earlier phases found no error.

mod confined;
pub(crate) mod def;
pub(crate) mod op;
mod suspicious;
mod symbols;

use ods_tablegen::{Diagnostics, Severity, SourceMap};

use crate::format::def::DefContext;
use crate::format::{FormatOrigin, Formats};
use crate::model::Model;

/// The lints whose findings are errors (`#![deny(format, unverifiable, suspicious)]`).
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Denied {
    pub(crate) format: bool,
    pub(crate) unverifiable: bool,
    pub(crate) suspicious: bool,
}

/// The warnings of one lint, with its name.
pub(crate) type Found = (&'static str, Diagnostics);

impl Denied {
    /// Denies the lint of this name; `None` if there is no such lint.
    pub(crate) fn deny(&mut self, name: &str) -> Option<()> {
        match name {
            "format" => self.format = true,
            "unverifiable" => self.unverifiable = true,
            "suspicious" => self.suspicious = true,
            _ => return None,
        }
        Some(())
    }
}

fn severity(is_denied: bool) -> Severity {
    if is_denied {
        Severity::Error
    } else {
        Severity::Warning
    }
}

/// Finds ops that never pass their verifier, and those with parts that do nothing.
pub(crate) fn lint_ops(model: &Model<'_>, denied: Denied) -> [Found; 2] {
    let (mut unverifiable, mut suspicious) = (Diagnostics::new(), Diagnostics::new());
    for op in &model.operators {
        symbols::lint_symbols(op, &mut unverifiable);
        confined::lint_confined(op, &mut unverifiable);
        suspicious::lint_suspicious(op, &mut suspicious);
    }
    for (diags, is_denied) in [
        (&mut unverifiable, denied.unverifiable),
        (&mut suspicious, denied.suspicious),
    ] {
        for found in diags {
            found.severity = severity(is_denied);
        }
    }
    [("unverifiable", unverifiable), ("suspicious", suspicious)]
}

/// Finds suspicious parts of the formats of a model.
pub(crate) fn lint_formats(
    model: &Model<'_>,
    formats: &Formats<'_>,
    denied: Denied,
    sources: &SourceMap,
) -> Diagnostics {
    let mut diags = Diagnostics::new();
    let severity = severity(denied.format);
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
