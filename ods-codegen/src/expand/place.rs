//! The place of a diagnostic: tokens of the invocation, or a line of a file.

use std::fmt;
use std::path::PathBuf;
use std::rc::Rc;

use ods_tablegen::{Diagnostics, RecordKeeper, Span};

use crate::rust_tokens::RustTokens;

/// Finds the tokens or files that the spans of diagnostics refer to.
pub struct Places {
    pub(super) rust: Rc<RustTokens>,
    pub(crate) keeper: RecordKeeper,
}

/// The place of a diagnostic.
pub enum Place {
    /// At these tokens of the invocation: the first and the last one.
    Tokens(proc_macro2::Span, proc_macro2::Span),
    /// In a file.
    File(FilePlace),
    /// It has no place.
    Unknown,
}

/// A place in a file.
///
/// Displays as `file:line:column`, the line, and a caret under the column.
pub struct FilePlace {
    path: PathBuf,
    line: u32,
    column: u32,
    /// The part of the line that is shown.
    text: String,
    /// What is before the place in that part, as blanks: tabs stay tabs, which aligns the caret.
    indent: String,
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
            indent,
            ..
        } = self;
        let number = line.to_string();
        let margin = " ".repeat(number.len());
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
        let (text, before) = sources.excerpt(span).unwrap_or_default();
        Place::File(FilePlace {
            path: path.to_owned(),
            line,
            column,
            text: text.to_owned(),
            indent: before.replace(|char| char != '\t', " "),
            included_at: includes.find_map(|at| self.rust.compiler_spans(at)),
        })
    }
}
