//! What a driver was doing when something that it called panicked, for the pass that called it.

use crate::frozen::{Candidate, Candidates};
use ods_ir::diagnostics::{Diagnostic, Severity};
use ods_ir::ir::{Ir, Operation};
use ods_ir::location::Location;
use std::any::Any;
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

thread_local! {
    /// The note about the last panic on this thread, until [`take_note`] takes it.
    static NOTE: RefCell<Option<Diagnostic>> = const { RefCell::new(None) };
}

/// What a driver does with an operation.
#[derive(Clone, Copy)]
pub(crate) struct Doing {
    /// The number of the name of the operation, which may be erased in the meantime, and its place.
    name: usize,
    location: Location,
    /// The pattern that is applied; nothing while the operation is folded.
    pattern: Option<Candidate>,
}

impl Doing {
    #[inline]
    pub(crate) fn folding(ir: &Ir, op: Operation) -> Self {
        Self {
            name: op.name_number(ir),
            location: op.location(ir),
            pattern: None,
        }
    }

    #[inline]
    pub(crate) fn applying(ir: &Ir, op: Operation, pattern: Candidate) -> Self {
        Self {
            pattern: Some(pattern),
            ..Self::folding(ir, op)
        }
    }

    #[cold]
    fn note(self, ir: &Ir, patterns: &Candidates<'_>) -> Diagnostic {
        let name = ir.name_of_number(self.name).as_str();
        let message = match self.pattern {
            Some(pattern) => {
                let pattern = patterns.get(pattern).name();
                format!("while pattern `{pattern}` was applied to '{name}'")
            }
            None => format!("while '{name}' was folded"),
        };
        Diagnostic::new(Severity::Note, self.location, message)
    }
}

/// Runs a driver, which has a change log of its own. If something panics in it, [`take_note`] returns
/// what `doing` says that the driver did, the log ends, and the panic goes on.
#[inline]
pub(crate) fn watch<'p, D, T>(
    driver: &mut D,
    ir: &mut Ir,
    run: impl FnOnce(&mut D, &mut Ir) -> T,
    doing: impl FnOnce(&D) -> (Option<Doing>, &Candidates<'p>),
) -> T {
    // What was said of a panic that someone caught since.
    take_note();
    // After a panic only the names and places of operations are read.
    match catch_unwind(AssertUnwindSafe(|| run(driver, ir))) {
        Ok(done) => done,
        Err(panic) => {
            let (doing, patterns) = doing(driver);
            let note = doing.map(|doing| doing.note(ir, patterns));
            ir.pop_change_log();
            // The innermost driver knows most.
            NOTE.with_borrow_mut(|known| *known = known.take().or(note));
            resume_unwind(panic)
        }
    }
}

/// The note about the last panic on this thread. It is returned once.
pub(crate) fn take_note() -> Option<Diagnostic> {
    NOTE.take()
}

/// The message of a panic.
pub fn message_of(panic: &(dyn Any + Send)) -> &str {
    if let Some(message) = panic.downcast_ref::<String>() {
        message
    } else if let Some(message) = panic.downcast_ref::<&str>() {
        message
    } else {
        "no message"
    }
}
