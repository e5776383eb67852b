//! `--verify-diagnostics`: compares the diagnostics with the comments that announce them.
//!
//! `// expected-error@+1 {{text}}` at the end of a line expects an error whose message
//! contains the text; `expected-warning`, `-remark` and `-note` likewise. `@+N` and `@-N`
//! are lines relative to the comment, `@above` and `@below` the nearest line without such
//! a comment, `@unknown` no line at all. `expected-error-re` takes `{{regex}}` parts.

use super::VerifyDiagnostics;
use crate::diagnostics::{Diagnostic, Severity};
use crate::ir::Ir;
use regex::{Captures, Regex, escape};

/// A comment that expects a diagnostic.
struct Expectation {
    severity: Severity,
    /// The expected line; 0 for a diagnostic without a position.
    line: u32,
    text: String,
    pattern: Option<Regex>,
    /// The line and column of the comment.
    comment: (u32, usize),
    met: bool,
}

impl Expectation {
    fn accepts(&self, line: u32, message: &str) -> bool {
        self.line == line
            && self.pattern.as_ref().map_or_else(
                || message.contains(&self.text),
                |pattern| pattern.is_match(message),
            )
    }
}

/// An error in a comment, or a mismatch: line, column, message, and the unexpected
/// diagnostic, if any.
struct Complaint(u32, usize, String, Option<Diagnostic>);

/// Compares the diagnostics `found` with the comments of `text`. Writes mismatches to
/// `errors` and returns whether there are none.
pub(super) fn check(
    which: VerifyDiagnostics,
    name: &str,
    text: &[u8],
    first_line: u32,
    found: &[Diagnostic],
    ir: &Ir,
    errors: &mut Vec<u8>,
) -> bool {
    let text = &String::from_utf8_lossy(text);
    let (mut expected, mut complaints) = expectations(text, first_line);
    let all = found
        .iter()
        .flat_map(|diagnostic| std::iter::once(diagnostic).chain(&diagnostic.notes));
    for diagnostic in all {
        let (line, column) = diagnostic.line_col(ir).unwrap_or_default();
        let mut accepting = expected
            .iter_mut()
            .filter(|wanted| wanted.accepts(line, &diagnostic.message));
        // As in MLIR, one comment may expect several diagnostics, and the last of another kind is named.
        let mut near = None;
        let wanted = accepting.find(|wanted| {
            near = Some((wanted.comment, wanted.severity));
            wanted.severity == diagnostic.severity
        });
        let severity = diagnostic.severity.as_str();
        if let Some(wanted) = wanted {
            wanted.met = true;
        } else if which == VerifyDiagnostics::All
            && let Some(((line, column), expected)) = near
        {
            let expected = expected.as_str();
            let message = format!("'{severity}' diagnostic emitted when expecting a '{expected}'");
            complaints.push(Complaint(line, column, message, None));
        } else if which == VerifyDiagnostics::All {
            let message = &diagnostic.message;
            let message = format!("unexpected {severity}: {message}");
            let shown = Diagnostic::new(Severity::Error, diagnostic.location, &message);
            complaints.push(Complaint(line, column as usize, message, Some(shown)));
        }
    }
    for wanted in expected.iter().filter(|wanted| !wanted.met) {
        let (severity, text) = (wanted.severity.as_str(), &wanted.text);
        let (line, column) = wanted.comment;
        let message = format!("expected {severity} \"{text}\" was not produced");
        complaints.push(Complaint(line, column, message, None));
    }
    for Complaint(line, column, message, shown) in &complaints {
        let mut report = String::new();
        if let Some(diagnostic) = shown {
            // Writing to a string cannot fail.
            let _ = diagnostic.render(ir, &mut report);
        } else {
            let shown = (line - first_line).checked_sub(1);
            let shown = shown.and_then(|number| text.lines().nth(number as usize));
            let shown = shown.unwrap_or_default();
            let before = shown.get(..column - 1).unwrap_or_default();
            let width = before.chars().count() + 1;
            report = format!(
                "{name}:{line}:{column}: error: {message}\n{shown}\n{:>width$}\n",
                '^'
            );
        }
        errors.extend(report.into_bytes());
    }
    complaints.is_empty()
}

/// The comments of a text, and the errors in them.
fn expectations(text: &str, first_line: u32) -> (Vec<Expectation>, Vec<Complaint>) {
    let comment = Regex::new(
        r"expected-(error|warning|remark|note)(-re)? *(?:@(?:([+-])([0-9]+)|(above|below|unknown)))? *\{\{(.*)\}\}$",
    )
    .unwrap_or_else(|error| unreachable!("the pattern is constant: {error}"));
    let mut expected: Vec<Expectation> = Vec::new();
    let mut complaints = Vec::new();
    // Comments that refer to the next line without a comment.
    let mut below: Vec<usize> = Vec::new();
    let mut last_plain = first_line;
    for (number, line) in text.lines().enumerate() {
        let here = first_line + number as u32 + 1;
        let Some(found) = comment.captures(line) else {
            for at in below.drain(..) {
                expected[at].line = here;
            }
            last_plain = here;
            continue;
        };
        let column = found.get(0).map_or(0, |all| all.start()) + 1;
        let text = found[6].to_owned();
        let pattern = match found.get(2).map(|_| regex_of(&text)).transpose() {
            Ok(pattern) => pattern,
            Err(message) => {
                complaints.push(Complaint(here, column, message, None));
                continue;
            }
        };
        if found.get(5).is_some_and(|word| word.as_str() == "below") {
            below.push(expected.len());
        }
        expected.push(Expectation {
            severity: match &found[1] {
                "error" => Severity::Error,
                "warning" => Severity::Warning,
                "remark" => Severity::Remark,
                _ => Severity::Note,
            },
            line: wanted_line(&found, here, last_plain),
            text,
            pattern,
            comment: (here, column),
            met: false,
        });
    }
    (expected, complaints)
}

/// The line that a comment on line `here` refers to.
fn wanted_line(found: &Captures<'_>, here: u32, last_plain: u32) -> u32 {
    let part = |number| found.get(number).map(|part| part.as_str());
    let offset = part(4).and_then(|digits| digits.parse().ok()).unwrap_or(0);
    match (part(3), part(5)) {
        (Some("+"), _) => here.saturating_add(offset),
        (Some(_), _) => here.saturating_sub(offset),
        (None, Some("above")) => last_plain,
        (None, Some("unknown")) => 0,
        (None, _) => here,
    }
}

/// The regular expression of a text with `{{regex}}` parts.
fn regex_of(text: &str) -> Result<Regex, String> {
    let invalid = |error: regex::Error| format!("invalid regex: {error}");
    let mut pattern = String::new();
    let mut rest = text;
    while let Some((plain, after)) = rest.split_once("{{") {
        let Some((regex, after)) = after.split_once("}}") else {
            return Err("found start of regex with no end '}}'".to_owned());
        };
        // Checked alone, so that the error shows what the user wrote.
        Regex::new(regex).map_err(invalid)?;
        pattern.push_str(&escape(plain));
        pattern.push_str("(?:");
        pattern.push_str(regex);
        pattern.push(')');
        rest = after;
    }
    pattern.push_str(&escape(rest));
    Regex::new(&pattern).map_err(invalid)
}
