//! Diagnostics with their places, which the [`Ir`] holds.

use super::Ir;
use crate::attributes::FileLineColRange;
use crate::diagnostics::{Diagnostic, Diagnostics, KnownPlace, file_place, render_with};
use crate::location::LocationKind;
use std::fmt;

impl Diagnostic {
    /// Line and column of the first place of a file in its location.
    #[doc(hidden)]
    #[inline]
    pub fn line_col(&self, ir: &Ir) -> Option<(u32, u32)> {
        file_place(&ir.location_attr(self.location)).map(FileLineColRange::start)
    }

    /// Writes `file:line:col: error: message`, the source line and a caret,
    /// then the notes in the same way, as `mlir-opt` prints them.
    ///
    /// `Display` writes the same for a diagnostic that knows its place: one that the parser, the
    /// verifier or the pass manager returned, that comes from
    /// [`emit_error`](crate::ir::Operation::emit_error), or that is [`resolved`](Self::resolved).
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut ir = Ir::new();
    /// let errors = parse_source(&mut ir, "a.mlir", "modul", ParseOptions::new()).unwrap_err();
    /// let mut report = String::new();
    /// errors[0].render(&ir, &mut report).unwrap();
    /// assert!(report.starts_with("a.mlir:1:1: error: custom op 'modul' is unknown"));
    /// assert_eq!(report, format!("{}\n", errors[0]));
    /// ```
    ///
    /// # Errors
    ///
    /// Only those of `out`.
    pub fn render(&self, ir: &Ir, out: &mut impl fmt::Write) -> fmt::Result {
        let place_of = |part: &Self| Some((ir.location_attr(part.location), ir.files()));
        render_with(self, &place_of, out)
    }

    /// The same diagnostic with the places of itself and its notes, so that it prints them without
    /// the `Ir`.
    pub fn resolved(mut self, ir: &Ir) -> Self {
        self.resolve(ir);
        self
    }

    fn resolve(&mut self, ir: &Ir) {
        // A location of another `Ir` has no place here, and no other one: an error must not panic.
        if ir.knows_location(self.location) {
            let attr = match self.location.kind() {
                LocationKind::Attribute(_) => Some(ir.location_attr(self.location)),
                LocationKind::Unknown | LocationKind::Source { .. } => None,
            };
            self.set_place(KnownPlace::new(self.location, attr, ir.files().clone()));
        }
        for note in &mut self.notes {
            note.resolve(ir);
        }
    }
}

impl Diagnostics {
    /// The same diagnostics with their places: see [`Diagnostic::resolved`].
    #[must_use]
    pub fn resolved(mut self, ir: &Ir) -> Self {
        for diagnostic in self.iter_mut() {
            diagnostic.resolve(ir);
        }
        self
    }
}
