//! Where a diagnostic is: at tokens of the invocation, or in a file.

use std::fmt;
use std::path::PathBuf;
use std::rc::Rc;

use ods_tablegen::{Diagnostics, RecordKeeper, Span};

use crate::rust_tokens::RustTokens;

/// Leads from the spans of diagnostics to tokens or files.
pub struct Places {
    pub(super) rust: Rc<RustTokens>,
    pub(crate) keeper: RecordKeeper,
}

/// Where a diagnostic is.
pub enum Place {
    /// At these tokens of the invocation: the first and the last one.
    Tokens(proc_macro2::Span, proc_macro2::Span),
    /// In a file.
    File(FilePlace),
    /// Nowhere in particular.
    Unknown,
}

/// A place in a file.
///
/// Displays as `file:line:column`, the line, and a caret under the column.
pub struct FilePlace {
    path: PathBuf,
    line: u32,
    column: u32,
    text: String,
    /// The `include` of the invocation that led to the file.
    pub included_at: Option<(proc_macro2::Span, proc_macro2::Span)>,
}

impl fmt::Display for FilePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            path,
            line,
            column,
            text,
            ..
        } = self;
        let number = line.to_string();
        let margin = " ".repeat(number.len());
        // Columns count bytes; tabs stay tabs, so that the caret is under its place.
        let before = text.get(..*column as usize - 1).unwrap_or(text);
        let indent: String = before
            .chars()
            .map(|char| if char == '\t' { '\t' } else { ' ' })
            .collect();
        writeln!(f, "{}:{line}:{column}", path.display())?;
        writeln!(f, "{margin} |")?;
        writeln!(f, "{number} | {text}")?;
        write!(f, "{margin} | {indent}^")
    }
}

impl Places {
    /// All messages as text, as [`Diagnostics::render`] lays them out; for
    /// definitions from files.
    pub fn render(&self, diags: &Diagnostics) -> String {
        diags.render(self.keeper.sources())
    }

    /// Where `span` is.
    pub fn find(&self, span: Option<Span>) -> Place {
        let Some(span) = span else {
            return Place::Unknown;
        };
        if let Some((first, last)) = self.rust.compiler_spans(span) {
            return Place::Tokens(first, last);
        }
        let sources = self.keeper.sources();
        let (Some(path), Some((line, column))) =
            (sources.path(span.source), sources.line_col(span))
        else {
            return Place::Unknown;
        };
        let mut includes = std::iter::successors(sources.included_at(span.source), |at| {
            sources.included_at(at.source)
        });
        Place::File(FilePlace {
            path: path.to_owned(),
            line,
            column,
            text: sources.line_text(span).unwrap_or_default().to_owned(),
            included_at: includes.find_map(|at| self.rust.compiler_spans(at)),
        })
    }
}
