//! Which of the mistakes that the phases find the user sees.
//!
//! A mistake that follows from one that was reported is not reported, but still makes the output a fallback.

use ods_tablegen::{Diagnostics, Severity};

use super::state::{Missing, State};
use crate::derive::{DerivedStruct, Mistakes};
use crate::rust_tokens::RustTokens;

/// Collects the mistakes of all phases.
pub(super) struct Report<'d> {
    diags: &'d mut Diagnostics,
    /// What is known of the invocation as a whole.
    state: State,
    /// Errors of syntax and evaluation.
    errors: Diagnostics,
    has_errors: bool,
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

    /// What is known of the invocation as a whole.
    pub(super) fn state(&self) -> State {
        self.state
    }

    /// Whether a phase found an error, reported or not.
    pub(super) fn has_errors(&self) -> bool {
        self.has_errors
    }

    /// Whether nothing is wrong or missing so far.
    pub(super) fn is_whole(&self) -> bool {
        self.state == State::Whole && !self.has_errors
    }

    /// The errors of syntax and evaluation.
    pub(super) fn errors(&self) -> &Diagnostics {
        &self.errors
    }

    /// Says what is known of the invocation.
    pub(super) fn begin(&mut self, state: State) {
        self.state = state;
    }

    /// Adds the mistakes in the attributes of a derive, unless they were reported with its question for imports.
    pub(super) fn add_mistakes(&mut self, mistakes: &Mistakes, rust: &RustTokens) {
        if mistakes.are_said {
            return;
        }
        for mistake in &mistakes.list {
            let (first, last) = mistake.place();
            let diagnostic = self
                .diags
                .error(rust.add_place(first, last), &mistake.message);
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
        let errors = found
            .iter()
            .filter(|found| found.severity == Severity::Error);
        for error in errors {
            self.errors.push(error.clone());
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
    /// What is known of the derived item.
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
