//! Errors that MLIR does not know.

use ods_tablegen::{Diagnostic, Diagnostics};

const NOTE: &str = "mlir-tblgen accepts this";

/// Marks an error that MLIR does not know: where its verdict counts it is a warning.
pub(crate) trait Stricter {
    /// Adds a note that says so.
    fn stricter(&mut self) -> &mut Self;
}

impl Stricter for Diagnostic {
    fn stricter(&mut self) -> &mut Self {
        self.note(None, NOTE)
    }
}

/// Whether `diagnostic` was marked.
pub(crate) fn is_stricter(diagnostic: &Diagnostic) -> bool {
    diagnostic.notes.iter().any(|(_, note)| note == NOTE)
}

/// Takes the marks away: here ods's own verdict counts.
pub(crate) fn forget_strictness(diags: &mut Diagnostics) {
    for mut diagnostic in diags.take() {
        diagnostic.notes.retain(|(_, note)| note != NOTE);
        diags.push(diagnostic);
    }
}
