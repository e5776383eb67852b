//! Errors, warnings and notes about IR, with their place in the source.

use crate::location::{Location, LocationKind, SourceFiles};
use std::fmt;

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// The input is refused.
    Error,
    /// Suspicious, but accepted.
    Warning,
    /// A remark of an analysis.
    Remark,
    /// More about the diagnostic before it.
    Note,
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
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// What it is about.
    pub location: Location,
    /// The message, without trailing newline.
    pub message: String,
    /// More about it, each at its own place.
    pub notes: Vec<Diagnostic>,
}

impl Diagnostic {
    /// A diagnostic without notes.
    pub fn new(severity: Severity, location: Location, message: impl Into<String>) -> Self {
        Self {
            severity,
            location,
            message: message.into(),
            notes: Vec::new(),
        }
    }

    /// An error.
    pub fn error(location: Location, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, location, message)
    }

    /// The same diagnostic with one more note, at `location`.
    #[must_use]
    pub fn with_note(mut self, location: Location, message: impl Into<String>) -> Self {
        self.notes
            .push(Self::new(Severity::Note, location, message));
        self
    }

    /// Writes `file:line:col: error: message`, the source line and a caret,
    /// then the notes in the same way, as `mlir-opt` prints them.
    ///
    /// # Errors
    ///
    /// Only those of `out`.
    pub fn render(&self, files: &SourceFiles, out: &mut impl fmt::Write) -> fmt::Result {
        let severity = self.severity.as_str();
        let message = &self.message;
        if let LocationKind::Source { file, offset } = self.location.kind()
            && let Some(file) = files.get(file)
        {
            let (line, column) = file.line_col(offset);
            writeln!(
                out,
                "{}:{line}:{column}: {severity}: {message}",
                file.name()
            )?;
            let text = String::from_utf8_lossy(file.line_text(offset));
            // Tabs stay tabs under the line, so that the caret stands right.
            let indent: String = text
                .chars()
                .take(column as usize - 1)
                .map(|c| if c == '\t' { '\t' } else { ' ' })
                .collect();
            writeln!(out, "{text}\n{indent}^")?;
        } else {
            writeln!(out, "<unknown>:0: {severity}: {message}")?;
        }
        self.notes
            .iter()
            .try_for_each(|note| note.render(files, out))
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.severity.as_str(), self.message)
    }
}

impl std::error::Error for Diagnostic {}
