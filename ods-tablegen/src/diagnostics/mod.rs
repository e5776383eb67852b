//! Errors, warnings and notes as plain data, collected and never printed by this crate.
//!
//! [`Diagnostics::render`] lays them out as llvm-tblgen does; a procedural macro turns them into compiler errors at
//! their spans.

mod kind;

use std::fmt::Write as _;

pub use kind::{ArgumentType, ElementType, Kind, UnresolvedField};

use crate::source::{SourceMap, Span};

/// How bad a [`Diagnostic`] is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Severity {
    /// The input is wrong.
    Error,
    /// The input is suspicious.
    Warning,
    /// Output that the input requests (`dump`).
    Note,
}

impl Severity {
    /// The word that a message begins with.
    #[inline]
    pub fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Note => "note",
        }
    }
}

/// One message about the input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// Where it is.
    pub span: Option<Span>,
    /// What it is about.
    pub kind: Kind,
    /// Whether the upstream tool, llvm-tblgen or a backend of it, accepts the input.
    pub upstream_accepts: bool,
    /// What to write instead.
    pub help: Option<String>,
    /// Further places and facts.
    pub notes: Vec<(Option<Span>, String)>,
}

impl Diagnostic {
    /// A message without help and notes.
    pub fn new(severity: Severity, span: impl Into<Option<Span>>, kind: impl Into<Kind>) -> Self {
        Self {
            severity,
            span: span.into(),
            kind: kind.into(),
            upstream_accepts: false,
            help: None,
            notes: Vec::new(),
        }
    }

    /// An error without help and notes.
    pub fn error(span: impl Into<Option<Span>>, kind: impl Into<Kind>) -> Self {
        Self::new(Severity::Error, span, kind)
    }

    /// The text of the message.
    pub fn message(&self) -> String {
        self.kind.to_string()
    }

    /// Marks the input as accepted by the upstream tool; see [`Self::upstream_accepts`].
    pub fn stricter(&mut self) -> &mut Self {
        self.upstream_accepts = true;
        self
    }

    /// Sets what to write instead.
    pub fn help(&mut self, help: impl Into<String>) -> &mut Self {
        self.help = Some(help.into());
        self
    }

    /// Adds a further place or fact.
    pub fn note(&mut self, span: impl Into<Option<Span>>, message: impl Into<String>) -> &mut Self {
        self.notes.push((span.into(), message.into()));
        self
    }
}

/// The messages of one run, in the order in which they were found.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics(Vec<Diagnostic>);

impl Diagnostics {
    /// No messages.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an error.
    pub fn error(
        &mut self,
        span: impl Into<Option<Span>>,
        kind: impl Into<Kind>,
    ) -> &mut Diagnostic {
        self.push(Diagnostic::error(span, kind))
    }

    /// Adds a warning.
    pub fn warning(
        &mut self,
        span: impl Into<Option<Span>>,
        kind: impl Into<Kind>,
    ) -> &mut Diagnostic {
        self.push(Diagnostic::new(Severity::Warning, span, kind))
    }

    /// Adds a note that does not belong to an error.
    pub fn note(
        &mut self,
        span: impl Into<Option<Span>>,
        kind: impl Into<Kind>,
    ) -> &mut Diagnostic {
        self.push(Diagnostic::new(Severity::Note, span, kind))
    }

    /// Adds a message.
    ///
    /// # Panics
    ///
    /// Never: the list is not empty after the push.
    pub fn push(&mut self, diagnostic: Diagnostic) -> &mut Diagnostic {
        self.0.push(diagnostic);
        self.0.last_mut().expect("a message was just pushed")
    }

    /// Adds the messages of another list.
    pub fn append(&mut self, mut other: Diagnostics) {
        self.0.append(&mut other.0);
    }

    /// Whether there is an error among the messages.
    pub fn has_errors(&self) -> bool {
        self.0
            .iter()
            .any(|diagnostic| diagnostic.severity == Severity::Error)
    }

    /// How many errors there are.
    pub fn error_count(&self) -> usize {
        self.0
            .iter()
            .filter(|diagnostic| diagnostic.severity == Severity::Error)
            .count()
    }

    /// How many messages there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no message.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The messages in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.0.iter()
    }

    /// The messages in order, to be changed.
    #[inline]
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, Diagnostic> {
        self.0.iter_mut()
    }

    /// Takes the messages out, leaving none.
    pub fn take(&mut self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.0)
    }

    /// All messages as text: `file:line:col: error: message`, the line, and a caret under the place, followed by help
    /// and notes.
    #[inline]
    pub fn render(&self, sources: &SourceMap) -> String {
        let mut out = String::new();
        for diagnostic in &self.0 {
            render_includes(&mut out, sources, diagnostic.span);
            render_message(
                &mut out,
                sources,
                diagnostic.span,
                diagnostic.severity.name(),
                &diagnostic.message(),
            );
            if let Some(help) = &diagnostic.help {
                render_message(&mut out, sources, None, "help", help);
            }
            for (span, note) in &diagnostic.notes {
                render_message(&mut out, sources, *span, "note", note);
            }
        }
        out
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a mut Diagnostics {
    type Item = &'a mut Diagnostic;
    type IntoIter = std::slice::IterMut<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter_mut()
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

/// The chain of includes that led to the file of `span`, outermost first.
#[inline]
fn render_includes(out: &mut String, sources: &SourceMap, span: Option<Span>) {
    let mut chain = Vec::new();
    let mut at = span.and_then(|span| sources.included_at(span.source));
    while let Some(include) = at {
        chain.push(include);
        at = sources.included_at(include.source);
    }
    for include in chain.into_iter().rev() {
        if let (Some(name), Some((line, _))) =
            (sources.name(include.source), sources.line_col(include))
        {
            let _ = writeln!(out, "Included from {}:{line}:", name.display());
        }
    }
}

#[inline]
fn render_message(
    out: &mut String,
    sources: &SourceMap,
    span: Option<Span>,
    kind: &str,
    message: &str,
) {
    let position = span.and_then(|span| {
        let (line, column) = sources.line_col(span)?;
        let (text, before) = sources.excerpt(span)?;
        Some((sources.path(span.source)?, line, column, text, before))
    });
    let Some((path, line, column, text, before)) = position else {
        let _ = writeln!(out, "{kind}: {message}");
        return;
    };
    let _ = writeln!(out, "{}:{line}:{column}: {kind}: {message}", path.display());
    let _ = writeln!(out, "{text}");
    // Tabs are kept, so that the caret is under its place for any tab width.
    out.extend(before.chars().map(|c| if c == '\t' { '\t' } else { ' ' }));
    out.push_str("^\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn renders_includes_line_and_caret() {
        let mut sources = SourceMap::new();
        let outer = sources.add_file("outer.td", "// c\ninclude \"inner.td\"\n", None);
        let inner = sources.add_file("inner.td", "\tdef A\n", Some(Span::new(outer, 13, 23)));
        let mut diags = Diagnostics::new();
        diags
            .error(Span::new(inner, 5, 6), "no")
            .help("write yes")
            .note(Span::new(outer, 0, 4), "see here");
        expect_test::expect![[r"
            Included from outer.td:2:
            inner.td:1:6: error: no
            	def A
            	    ^
            help: write yes
            outer.td:1:1: note: see here
            // c
            ^
        "]]
        .assert_eq(&diags.render(&sources));
    }
}
