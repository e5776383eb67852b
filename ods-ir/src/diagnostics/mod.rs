//! Errors, warnings and notes about IR, with their place in the source.
//!
//! The parser, the verifier and programs make [`Diagnostic`]s; they print as reports, with lines of
//! the source.
//!
//! **Invariant:** no code decides anything by the text of a message; code reads the
//! [`DiagnosticKind`].

mod list;
mod report;

use crate::location::Location;
pub use list::Diagnostics;
pub(crate) use report::{KnownPlace, file_place, render_with};

/// How serious a diagnostic is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// The input is rejected.
    Error,
    /// The input is suspicious, but accepted.
    Warning,
    /// A remark of an analysis.
    Remark,
    /// A note that belongs to another diagnostic.
    Note,
}

/// The phase and the family of rules that a diagnostic comes from.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::{DiagnosticKind, Type};
///
/// let errors = Type::parse("tensor<2x").unwrap_err();
/// assert_eq!(errors[0].kind(), DiagnosticKind::Syntax);
/// let deep = "tuple<".repeat(1000);
/// let errors = Type::parse(&deep).unwrap_err();
/// assert_eq!(errors[0].kind(), DiagnosticKind::NestingTooDeep);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum DiagnosticKind {
    /// Neither the parser nor the verifier reported it: a program made it, or it is a note.
    #[default]
    Unclassified,
    /// Parser: the bytes do not form a token.
    Lexical,
    /// Parser: the tokens are not what the grammar, the assembly format or the value allows.
    Syntax,
    /// Parser: the text nests deeper than [`limits`](crate::limits) allow.
    NestingTooDeep,
    /// Parser: the text is longer than [`limits`](crate::limits) allow.
    SourceTooLong,
    /// Parser and verifier: no registered dialect has that name, and unregistered ones are
    /// not allowed.
    UnknownDialect,
    /// Parser and verifier: the dialect has no such operation, type or attribute.
    UnknownDefinition,
    /// Parser: the name of a value, block, alias or identifier is not defined.
    Undefined,
    /// Parser: the name of a value, block, alias or identifier is defined twice.
    Redefinition,
    /// Parser: the definition and the uses of a value have different types.
    TypeMismatch,
    /// Verifier: the numbers of the operation's parts differ from its definition, or its regions
    /// and blocks are malformed.
    Structure,
    /// Verifier: an operand, result, attribute, property, region or successor does not satisfy
    /// its constraint.
    Constraint,
    /// Verifier: a trait or an interface is violated.
    Trait,
    /// Verifier: a hand-written verifier of the operation or of a dialect failed.
    Hook,
    /// Verifier: an operand is used where its definition does not dominate.
    Dominance,
}

impl Severity {
    /// The word that is printed before the message.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Remark => "remark",
            Self::Note => "note",
        }
    }
}

/// One message about IR, as MLIR's `Diagnostic`.
///
/// It prints as `mlir-opt` reports it: `{}` and `{:?}` are `file:line:col: error: message`, the line
/// of the source with a caret, and the notes; `{:#}` is one line, without source and notes. The
/// place is known to diagnostics that the parser, the verifier, the pass manager or
/// [`emit_error`](crate::ir::Operation::emit_error) returned, and after
/// [`resolved`](Self::resolved); others print without one.
///
/// ```
/// use ods_runtime::prelude::*;
/// let mut ir = Ir::new();
/// let text = "module {\n  %0\n}";
/// let errors = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap_err();
/// let error = &errors[0];
/// assert_eq!(error.message, "expected '=' after SSA name");
/// assert_eq!(error.to_string(), "a.mlir:2:5: error: expected '=' after SSA name\n  %0\n    ^");
/// assert_eq!(format!("{error:#}"), "a.mlir:2:5: error: expected '=' after SSA name");
/// ```
///
/// Two diagnostics are equal if they say the same about the same location.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
#[must_use = "a diagnostic does nothing by itself: return it as `Err`, or emit it"]
pub struct Diagnostic {
    /// How serious it is.
    pub severity: Severity,
    /// The place that it is about.
    pub location: Location,
    /// The message for readers, without trailing newline.
    pub message: String,
    /// Further messages, each at its own place.
    pub notes: Vec<Diagnostic>,
    kind: DiagnosticKind,
    place: KnownPlace,
}

impl Diagnostic {
    /// A diagnostic without notes.
    pub fn new(severity: Severity, location: Location, message: impl Into<String>) -> Self {
        Self {
            severity,
            location,
            message: message.into(),
            notes: Vec::new(),
            kind: DiagnosticKind::Unclassified,
            place: KnownPlace::default(),
        }
    }

    /// An error.
    pub fn error(location: Location, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, location, message)
    }

    /// What the diagnostic is about, for code.
    pub fn kind(&self) -> DiagnosticKind {
        self.kind
    }

    /// Sets the kind, unless it is set already: the innermost rule wins.
    pub fn of_kind(mut self, kind: DiagnosticKind) -> Self {
        if self.kind == DiagnosticKind::Unclassified {
            self.kind = kind;
        }
        self
    }

    /// The same diagnostic with one more note, at `location`.
    pub fn with_note(mut self, location: Location, message: impl Into<String>) -> Self {
        let mut note = Self::new(Severity::Note, location, message);
        note.place = self.place.at(location);
        self.notes.push(note);
        self
    }

    pub(crate) fn set_place(&mut self, place: KnownPlace) {
        self.place = place;
    }

    /// Calls `visit` for the location of the diagnostic and those of its notes.
    pub(crate) fn for_each_location(&mut self, visit: &mut impl FnMut(&mut Location)) {
        let mut pending = vec![self];
        while let Some(diagnostic) = pending.pop() {
            visit(&mut diagnostic.location);
            pending.extend(&mut diagnostic.notes);
        }
    }
}

impl std::error::Error for Diagnostic {}
