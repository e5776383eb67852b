//! Errors, warnings and notes about IR, with their place in the source.

use crate::attributes::{Attribute, CallSiteLoc, FileLineColRange, LocationAttr};
use crate::ir::Ir;
use crate::location::{Location, SourceFile};
use std::fmt;
use std::sync::Arc;

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

    /// Calls `visit` for its location and those of its notes.
    pub(crate) fn for_each_location(&mut self, visit: &mut impl FnMut(&mut Location)) {
        let mut pending = vec![self];
        while let Some(diagnostic) = pending.pop() {
            visit(&mut diagnostic.location);
            pending.extend(&mut diagnostic.notes);
        }
    }

    /// Line and column of the first place of a file in its location.
    #[cfg(feature = "tool")]
    pub(crate) fn line_col(&self, ir: &Ir) -> Option<(u32, u32)> {
        file_place(&ir.location_attr(self.location)).map(FileLineColRange::start)
    }

    /// Writes `file:line:col: error: message`, the source line and a caret,
    /// then the notes in the same way, as `mlir-opt` prints them.
    ///
    /// # Errors
    ///
    /// Only those of `out`.
    pub fn render(&self, ir: &Ir, out: &mut impl fmt::Write) -> fmt::Result {
        let shown = ir.location_attr(self.location);
        render_at(ir, &shown, self.severity, &self.message, true, out)?;
        // Where the code came from, if it was inlined.
        let mut call = call_site(&shown);
        for _ in 0..CALL_STACK_LIMIT {
            let Some(site) = call else { break };
            render_at(ir, site.caller(), Severity::Note, "called from", true, out)?;
            call = call_site(site.caller());
        }
        let mut before = shown;
        for note in &self.notes {
            let place = ir.location_attr(note.location);
            let with_source = place != before;
            render_at(ir, &place, note.severity, &note.message, with_source, out)?;
            before = place;
        }
        Ok(())
    }
}

/// How many callers are shown.
const CALL_STACK_LIMIT: usize = 10;

/// The outermost call in a location.
fn call_site(location: &LocationAttr) -> Option<&CallSiteLoc> {
    match location {
        LocationAttr::CallSite(site) => Some(site),
        LocationAttr::Name(name) => call_site(name.child()),
        LocationAttr::Fused(fused) => fused.locations().find_map(call_site),
        LocationAttr::Opaque(opaque) => call_site(opaque.fallback()),
        LocationAttr::Unknown | LocationAttr::FileLineColRange(_) => None,
    }
}

/// The first place of a file in a location.
fn file_place(location: &LocationAttr) -> Option<&FileLineColRange> {
    match location {
        LocationAttr::FileLineColRange(place) => (place.start() == place.end()).then_some(place),
        LocationAttr::Name(name) => file_place(name.child()),
        LocationAttr::CallSite(site) => {
            file_place(site.callee()).or_else(|| file_place(site.caller()))
        }
        LocationAttr::Fused(fused) => fused.locations().find_map(file_place),
        LocationAttr::Opaque(opaque) => file_place(opaque.fallback()),
        LocationAttr::Unknown => None,
    }
}

fn render_at(
    ir: &Ir,
    location: &LocationAttr,
    severity: Severity,
    message: &str,
    with_source: bool,
    out: &mut impl fmt::Write,
) -> fmt::Result {
    let severity = severity.as_str();
    let Some(place) = file_place(location) else {
        return match location {
            LocationAttr::Unknown => writeln!(out, "<unknown>:0: {severity}: {message}"),
            other => writeln!(
                out,
                "<unknown>:0: {severity}: {}: {message}",
                Attribute::Location(other.clone())
            ),
        };
    };
    let (file, (line, column)) = (place.file(), place.start());
    writeln!(out, "{file}:{line}:{column}: {severity}: {message}")?;
    if !with_source || line == 0 || column == 0 {
        return Ok(());
    }
    let of_this_place = |source: &&Arc<SourceFile>| {
        **source.name() == **file && source.offset_of(line, column).is_some()
    };
    // The file that was parsed last is the most likely one.
    let Some(source) = ir.files().iter().rev().find(of_this_place) else {
        return Ok(());
    };
    let offset = source.offset_of(line, column).unwrap_or_default();
    let text = String::from_utf8_lossy(source.line_text(offset));
    // Tabs stay tabs under the line, so that the caret stands right.
    let indent: String = text
        .chars()
        .take(column as usize - 1)
        .map(|c| if c == '\t' { '\t' } else { ' ' })
        .collect();
    writeln!(out, "{text}\n{indent}^")
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.severity.as_str(), self.message)
    }
}

impl std::error::Error for Diagnostic {}
