//! Diagnostics with their lines of the source, which the [`Ir`] holds.

use super::Ir;
use crate::attributes::{Attribute, CallSiteLoc, FileLineColRange, LocationAttr};
use crate::diagnostics::{Diagnostic, Severity};
use crate::limits::MAX_SHOWN_CALLERS;
use crate::location::SourceFile;
use std::fmt;
use std::sync::Arc;

impl Diagnostic {
    /// Line and column of the first place of a file in its location.
    #[doc(hidden)]
    pub fn line_col(&self, ir: &Ir) -> Option<(u32, u32)> {
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
        // The callers, if the code was inlined.
        let mut call = call_site(&shown);
        for _ in 0..MAX_SHOWN_CALLERS {
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
    // The file that was parsed last is the most likely match.
    let Some(source) = ir.files().iter().rev().find(of_this_place) else {
        return Ok(());
    };
    let offset = source.offset_of(line, column).unwrap_or_default();
    let text = String::from_utf8_lossy(source.line_text(offset));
    // Tabs are kept, so that the caret is below its column.
    let indent: String = text
        .chars()
        .take(column as usize - 1)
        .map(|c| if c == '\t' { '\t' } else { ' ' })
        .collect();
    writeln!(out, "{text}\n{indent}^")
}
