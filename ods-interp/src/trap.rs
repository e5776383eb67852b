//! What ends a run early: [`Trap`].

use crate::limits::MAX_SHOWN_CALLS;
use crate::poison::Poison;
use ods_runtime::{Diagnostic, Ir, Location, Operation};
use std::fmt;

/// The reason why a run ended without results, and where.
///
/// `Display` is the message alone; [`diagnostic`](Self::diagnostic) has the places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trap {
    /// What happened.
    pub kind: TrapKind,
    /// The operation during which it happened; `None` before the first one.
    pub op: Option<Operation>,
    /// Where it happened.
    pub location: Location,
    /// The calls in progress, from the inside out.
    pub calls: Vec<Location>,
}

/// What ends a run early.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TrapKind {
    /// The program has no defined meaning.
    UndefinedBehavior(UndefinedBehavior),
    /// The result of the program with this number, or an element of it, is poison. Only what shows
    /// results, such as [`args::show`](crate::args::show), reports it.
    PoisonResult(usize, Poison),
    /// An assertion of the program fails, with this message.
    AssertionFailed(String),
    /// A limit is exceeded.
    Limit(Limit),
    /// The interpreter has no semantics for something.
    Unsupported(String),
    /// An operation or a function does not get or give what its types say.
    Invalid(String),
    /// A function of the host reports an error.
    Host(String),
}

/// A kind of undefined behaviour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum UndefinedBehavior {
    /// The divisor is zero.
    DivisionByZero,
    /// The quotient of the least integer and -1 does not fit.
    DivisionOverflow,
    /// Something depends on a value that is poison.
    PoisonUsed(Poison),
    /// Code that is declared unreachable is reached.
    Unreachable,
    /// The step of a loop is not positive.
    StepNotPositive,
    /// The variable of a loop overflows.
    LoopOverflow,
    /// Operands of an elementwise operation have different shapes.
    ShapesDiffer,
    /// An operation of another dialect says what.
    Other(&'static str),
}

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Limit {
    /// Executed operations.
    Steps(u64),
    /// Calls in each other.
    CallDepth(usize),
    /// Regions in execution in each other.
    Regions(usize),
    /// Bytes of values.
    Bytes(u64),
}

impl fmt::Display for UndefinedBehavior {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::DivisionByZero => "division by zero",
            Self::DivisionOverflow => "the quotient overflows",
            Self::PoisonUsed(_) => "use of poison",
            Self::Unreachable => "unreachable code is reached",
            Self::StepNotPositive => "the step of the loop is not positive",
            Self::LoopOverflow => "the variable of the loop overflows",
            Self::ShapesDiffer => "the shapes of the operands differ",
            Self::Other(what) => what,
        })
    }
}

impl fmt::Display for TrapKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UndefinedBehavior(what) => write!(f, "undefined behavior: {what}"),
            Self::PoisonResult(number, _) => write!(f, "result #{number} is poison"),
            Self::AssertionFailed(message) => write!(f, "assertion failed: {message}"),
            Self::Limit(Limit::Steps(most)) => {
                write!(f, "the program executes more than {most} steps")
            }
            Self::Limit(Limit::CallDepth(most)) => {
                write!(f, "more than {most} calls are in progress")
            }
            Self::Limit(Limit::Regions(most)) => {
                write!(f, "more than {most} regions are in execution")
            }
            Self::Limit(Limit::Bytes(most)) => {
                write!(f, "the values of the program take more than {most} bytes")
            }
            Self::Unsupported(what) | Self::Invalid(what) | Self::Host(what) => f.write_str(what),
        }
    }
}

impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)
    }
}

impl std::error::Error for Trap {}

impl From<UndefinedBehavior> for TrapKind {
    fn from(what: UndefinedBehavior) -> Self {
        Self::UndefinedBehavior(what)
    }
}

impl Trap {
    /// A trap before the first operation is executed.
    pub(crate) fn at(location: Location, kind: impl Into<TrapKind>) -> Self {
        Self {
            kind: kind.into(),
            op: None,
            location,
            calls: Vec::new(),
        }
    }

    /// Whether the program has no defined meaning.
    pub fn is_undefined_behavior(&self) -> bool {
        matches!(self.kind, TrapKind::UndefinedBehavior(_))
    }

    /// The trap as an error at its place, with notes where poison comes from, and where the
    /// functions were called.
    pub fn diagnostic(&self, ir: &Ir) -> Diagnostic {
        let mut error = match self.op {
            Some(op) => op.emit_error(ir, self.to_string()),
            None => Diagnostic::error(self.location, self.to_string()),
        };
        match self.kind {
            TrapKind::UndefinedBehavior(UndefinedBehavior::PoisonUsed(poison))
            | TrapKind::PoisonResult(_, poison) => error = poison_note(error, poison),
            _ => {}
        }
        for call in self.calls.iter().take(MAX_SHOWN_CALLS) {
            error = error.with_note(*call, "called from here");
        }
        if let Some(more) = self.calls.len().checked_sub(MAX_SHOWN_CALLS + 1) {
            let location = self.calls[MAX_SHOWN_CALLS];
            error = error.with_note(location, format!("and from {} further calls", more + 1));
        }
        error.resolved(ir)
    }
}

/// Adds where poison comes from.
pub(crate) fn poison_note(error: Diagnostic, poison: Poison) -> Diagnostic {
    if poison.location == Location::UNKNOWN {
        return error;
    }
    error.with_note(
        poison.location,
        format!("poison comes from here: {}", poison.reason),
    )
}
