//! Diagnostics as text: `file:line:col: error: message`, the line of the source with a caret, and
//! the notes, as `mlir-opt` prints them.
//!
//! A diagnostic that the parser, the verifier or the pass manager returned has its [`KnownPlace`]s, so
//! it can be printed without the `Ir`.

use super::{Diagnostic, Severity};
use crate::attributes::{Attribute, CallSiteLoc, FileLineColRange, LocationAttr};
use crate::limits::{MAX_SHOWN_CALLERS, MAX_SHOWN_LINE};
use crate::location::{Location, LocationKind, SourceFile, SourceFiles};
use std::fmt;
use std::sync::Arc;

/// The place of a diagnostic, if it is known without the `Ir`. It does not tell diagnostics apart:
/// their location does.
#[derive(Clone, Default)]
pub(crate) struct KnownPlace(Option<Box<Place>>);

impl PartialEq for KnownPlace {
    #[inline]
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for KnownPlace {}

/// What a report about a location needs of the `Ir`.
#[derive(Clone)]
struct Place {
    /// The location that this is about. Users may set another one later.
    of: Location,
    /// The location as an attribute, if it is in the table of the `Ir`.
    attr: Option<LocationAttr>,
    files: SourceFiles,
}

impl KnownPlace {
    /// The place of `location`, whose entry in the table of the `Ir` is `attr`.
    pub(crate) fn new(location: Location, attr: Option<LocationAttr>, files: SourceFiles) -> Self {
        Self(Some(Box::new(Place {
            of: location,
            attr,
            files,
        })))
    }

    /// The place of another location of the same `Ir`, if it can be told without that.
    pub(crate) fn at(&self, location: Location) -> Self {
        match &self.0 {
            Some(place) if place.of == location => self.clone(),
            Some(place) if !matches!(location.kind(), LocationKind::Attribute(_)) => {
                Self::new(location, None, place.files.clone())
            }
            _ => Self::default(),
        }
    }

    /// The place, unless it is that of another location.
    fn shown_at(&self, location: Location) -> Option<(LocationAttr, &SourceFiles)> {
        let Place { of, attr, files } = &**self.0.as_ref()?;
        if *of != location {
            return None;
        }
        let attr = attr.clone().or_else(|| match location.kind() {
            LocationKind::Source { file, offset } => files.location_attr(file, offset),
            LocationKind::Unknown | LocationKind::Attribute(_) => None,
        });
        Some((attr.unwrap_or(LocationAttr::Unknown), files))
    }
}

impl Diagnostic {
    /// Writes the report.
    fn write_report(&self, out: &mut String) -> fmt::Result {
        render_with(self, &Self::place, out)
    }

    /// Writes `file:line:col: error: message` as one line.
    fn write_line(&self, out: &mut impl fmt::Write) -> fmt::Result {
        let place = self.place();
        write_head(out, place.as_ref().map(|(attr, _)| attr), self.severity)?;
        for (number, line) in self.message.lines().map(str::trim).enumerate() {
            let space = if number == 0 { "" } else { " " };
            write!(out, "{space}{line}")?;
        }
        Ok(())
    }

    fn place(&self) -> Option<(LocationAttr, &SourceFiles)> {
        self.place.shown_at(self.location)
    }
}

/// Prints the report; with `{:#}` its first line only, with the message in one line.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            return self.write_line(f);
        }
        let mut text = String::new();
        self.write_report(&mut text)?;
        f.write_str(text.strip_suffix('\n').unwrap_or(&text))
    }
}

/// Prints the report, as `Display` does: failed assertions and `main` show it.
impl fmt::Debug for Diagnostic {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Where the `attr` of a location and the files come from.
type PlaceOf<'a> = dyn Fn(&'a Diagnostic) -> Option<(LocationAttr, &'a SourceFiles)> + 'a;

/// Writes a diagnostic with its line of the source, its callers and its notes.
pub(crate) fn render_with<'a>(
    diagnostic: &'a Diagnostic,
    place_of: &PlaceOf<'a>,
    out: &mut impl fmt::Write,
) -> fmt::Result {
    let shown = place_of(diagnostic);
    write_part(
        diagnostic.severity,
        &diagnostic.message,
        shown.as_ref(),
        true,
        out,
    )?;
    if let Some((attr, files)) = &shown {
        // The callers, if the code was inlined.
        let mut call = call_site(attr);
        for _ in 0..MAX_SHOWN_CALLERS {
            let Some(site) = call else { break };
            let caller = (site.caller().clone(), *files);
            write_part(Severity::Note, "called from", Some(&caller), true, out)?;
            call = call_site(site.caller());
        }
    }
    let mut before = shown.map(|(attr, _)| attr);
    for note in &diagnostic.notes {
        let shown = place_of(note);
        let is_elsewhere = shown.as_ref().map(|(attr, _)| attr) != before.as_ref();
        write_part(
            note.severity,
            &note.message,
            shown.as_ref(),
            is_elsewhere,
            out,
        )?;
        before = shown.map(|(attr, _)| attr);
    }
    Ok(())
}

/// Writes one message, with its line of the source if `with_source`.
fn write_part(
    severity: Severity,
    message: &str,
    place: Option<&(LocationAttr, &SourceFiles)>,
    with_source: bool,
    out: &mut impl fmt::Write,
) -> fmt::Result {
    write_head(out, place.map(|(attr, _)| attr), severity)?;
    writeln!(out, "{message}")?;
    match place {
        Some((attr, files)) if with_source => write_source(attr, files, out),
        _ => Ok(()),
    }
}

/// Writes what is before the message.
fn write_head(
    out: &mut impl fmt::Write,
    place: Option<&LocationAttr>,
    severity: Severity,
) -> fmt::Result {
    let severity = severity.as_str();
    let Some(location) = place else {
        return write!(out, "{severity}: ");
    };
    if let Some(place) = file_place(location) {
        let (file, (line, column)) = (place.file(), place.start());
        return write!(out, "{file}:{line}:{column}: {severity}: ");
    }
    match location {
        LocationAttr::Unknown => write!(out, "<unknown>:0: {severity}: "),
        other => {
            let other = Attribute::Location(other.clone());
            write!(out, "<unknown>:0: {severity}: {other}: ")
        }
    }
}

/// Writes the line of the source and a caret, if the source is known.
fn write_source(
    location: &LocationAttr,
    files: &SourceFiles,
    out: &mut impl fmt::Write,
) -> fmt::Result {
    let Some(place) = file_place(location) else {
        return Ok(());
    };
    let (line, column) = place.start();
    if line == 0 || column == 0 {
        return Ok(());
    }
    let of_this_place = |source: &&Arc<SourceFile>| {
        **source.name() == **place.file() && source.offset_of(line, column).is_some()
    };
    // The file that was parsed last is the most likely match.
    let Some(source) = files.iter().rev().find(of_this_place) else {
        return Ok(());
    };
    let offset = source.offset_of(line, column).unwrap_or_default();
    let (before, line, after) = excerpt(source.line_text(offset), column as usize - 1);
    let text = String::from_utf8_lossy(line);
    let cut = |is_cut: bool| if is_cut { "..." } else { "" };
    let (start, end) = (cut(before > 0), cut(after));
    // Tabs are kept, so that the caret is below its column.
    let indent: String = text
        .chars()
        .take(column as usize - 1 - before)
        .map(|c| if c == '\t' { '\t' } else { ' ' })
        .collect();
    writeln!(out, "{start}{text}{end}\n{:1$}{indent}^", "", start.len())
}

/// The part of a line that is shown: how many bytes are left out before it, the part, and whether
/// something is left out after it. Many errors in one long line would print it as often.
fn excerpt(line: &[u8], column: usize) -> (usize, &[u8], bool) {
    if line.len() <= MAX_SHOWN_LINE {
        return (0, line, false);
    }
    let start = column.saturating_sub(MAX_SHOWN_LINE / 2).min(line.len());
    let end = line.len().min(start + MAX_SHOWN_LINE);
    (start, &line[start..end], end < line.len())
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
pub(crate) fn file_place(location: &LocationAttr) -> Option<&FileLineColRange> {
    match location {
        LocationAttr::FileLineColRange(place) => Some(place),
        LocationAttr::Name(name) => file_place(name.child()),
        LocationAttr::CallSite(site) => {
            file_place(site.callee()).or_else(|| file_place(site.caller()))
        }
        LocationAttr::Fused(fused) => fused.locations().find_map(file_place),
        LocationAttr::Opaque(opaque) => file_place(opaque.fallback()),
        LocationAttr::Unknown => None,
    }
}
