//! Selects the mistakes that are reported.
//!
//! A mistake that follows from a reported one is not reported, but still makes the output a fallback.

use ods_tablegen::{Diagnostics, Severity};

use super::state::{Missing, State};
use crate::derive::{DerivedStruct, Mistakes};
use crate::rust_tokens::RustTokens;

/// Collects the mistakes of all phases.
pub(super) struct Report<'d> {
    diags: &'d mut Diagnostics,
    /// The state of the invocation as a whole.
    pub(super) state: State,
    /// The errors of syntax and evaluation.
    pub(super) errors: Diagnostics,
    /// Whether a phase found an error, reported or not.
    pub(super) has_errors: bool,
}

impl<'d> Report<'d> {
    /// Mistakes go to `diags`.
    pub(super) fn new(diags: &'d mut Diagnostics) -> Self {
        Self {
            diags,
            state: State::Whole,
            errors: Diagnostics::new(),
            has_errors: false,
        }
    }

    /// Whether no phase found a mistake so far.
    pub(super) fn is_whole(&self) -> bool {
        self.state == State::Whole && !self.has_errors
    }

    /// Adds the mistakes in the attributes of a derive, unless they were reported when it asked for its imports.
    pub(super) fn add_mistakes(&mut self, mistakes: &Mistakes, rust: &RustTokens) {
        if mistakes.are_said {
            return;
        }
        for mistake in &mistakes.list {
            let (first, last) = mistake.place();
            let place = rust.add_place(first, last);
            let diagnostic = self.diags.error(place, &mistake.message);
            diagnostic.help.clone_from(&mistake.help);
        }
    }

    /// Adds mistakes of syntax.
    pub(super) fn add_syntax(&mut self, found: Diagnostics) {
        self.note_errors(&found);
        self.diags.append(found);
    }

    /// Adds mistakes of evaluation.
    pub(super) fn add_evaluated(&mut self, found: Diagnostics) {
        self.note_errors(&found);
        if self.state.is_evaluated() {
            self.diags.append(found);
        }
    }

    fn note_errors(&mut self, found: &Diagnostics) {
        self.has_errors |= found.has_errors();
        for found in found {
            if found.severity == Severity::Error {
                self.errors.push(found.clone());
            }
        }
    }

    /// Adds mistakes of the phases after evaluation.
    pub(super) fn add_checked(&mut self, found: Diagnostics) {
        self.has_errors |= found.has_errors();
        if self.state.is_checked() {
            self.diags.append(found);
        }
    }
}

impl DerivedStruct {
    /// The state of the derived item.
    pub(super) fn state(&self) -> State {
        let mistakes = &self.mistakes;
        if mistakes.is_empty() && !self.is_fallback {
            State::Whole
        } else if !mistakes.lacks_parts {
            State::Partial(Missing::Values)
        } else if mistakes.lacks_imports {
            State::Partial(Missing::Imports)
        } else {
            State::Partial(Missing::Parts)
        }
    }
}
