//! `--verify-diagnostics`: the diagnostics must be those that comments ask for.
//!
//! `// expected-error@+1 {{text}}` asks for an error whose message contains the
//! text; `expected-warning`, `-remark` and `-note` likewise. `@+N` and `@-N` are
//! lines relative to the comment, `@N` a line, `@above` and `@below` the nearest
//! line without such a comment. `expected-error-re` takes `{{regex}}` parts.

use crate::diagnostics::{Diagnostic, Severity};
use crate::location::{LocationKind, SourceFiles};
use regex::{Regex, escape};

/// One comment that asks for a diagnostic.
struct Expectation {
    severity: Severity,
    line: u32,
    text: String,
    pattern: Option<Regex>,
    /// Where the comment stands.
    comment_line: u32,
    met: bool,
}

impl Expectation {
    fn accepts(&self, severity: Severity, line: u32, message: &str) -> bool {
        self.severity == severity
            && self.line == line
            && self.pattern.as_ref().map_or_else(
                || message.contains(&self.text),
                |pattern| pattern.is_match(message),
            )
    }
}

/// Whether the diagnostics `found` are those that the comments of `text` ask
/// for; what is wrong is written to `errors`.
pub(super) fn check(
    name: &str,
    text: &[u8],
    first_line: u32,
    found: &[Diagnostic],
    files: &SourceFiles,
    errors: &mut Vec<u8>,
) -> bool {
    let (mut expected, mut complaints) = match expectations(text, first_line) {
        Ok(expected) => (expected, Vec::new()),
        Err((line, message)) => (
            Vec::new(),
            vec![format!("{name}:{line}:1: error: {message}\n")],
        ),
    };
    let all = found
        .iter()
        .flat_map(|diagnostic| std::iter::once(diagnostic).chain(&diagnostic.notes));
    for diagnostic in all {
        let line = match diagnostic.location.kind() {
            LocationKind::Source { file, offset } => {
                files.get(file).map_or(0, |file| file.line_col(offset).0)
            }
            _ => 0,
        };
        let accepts = |wanted: &&mut Expectation| {
            !wanted.met && wanted.accepts(diagnostic.severity, line, &diagnostic.message)
        };
        if let Some(wanted) = expected.iter_mut().find(accepts) {
            wanted.met = true;
        } else if diagnostic.severity != Severity::Note {
            let (severity, message) = (diagnostic.severity.as_str(), &diagnostic.message);
            complaints.push(format!(
                "{name}:{line}:1: error: unexpected {severity}: {message}\n"
            ));
        }
    }
    for wanted in expected.iter().filter(|wanted| !wanted.met) {
        let (severity, text) = (wanted.severity.as_str(), &wanted.text);
        let line = wanted.comment_line;
        complaints.push(format!(
            "{name}:{line}:1: error: expected {severity} \"{text}\" was not produced\n"
        ));
    }
    errors.extend(complaints.concat().into_bytes());
    complaints.is_empty()
}

fn expectations(text: &[u8], first_line: u32) -> Result<Vec<Expectation>, (u32, String)> {
    let text = String::from_utf8_lossy(text);
    let comment = Regex::new(
        r"expected-(error|warning|remark|note)(-re)?(?:@([+-]?)(\d+)|@(above|below)|@(unknown))?\s*\{\{(.*)\}\}",
    )
    .unwrap_or_else(|error| unreachable!("the pattern is constant: {error}"));
    let mut expected: Vec<Expectation> = Vec::new();
    // Comments that wait for the next line without one.
    let mut below: Vec<usize> = Vec::new();
    let mut last_plain = first_line;
    for (number, line) in text.lines().enumerate() {
        let here = first_line + number as u32 + 1;
        let Some(found) = comment.captures(line).filter(|_| line.contains("//")) else {
            for at in below.drain(..) {
                expected[at].line = here;
            }
            last_plain = here;
            continue;
        };
        let offset = || {
            found
                .get(4)
                .and_then(|digits| digits.as_str().parse::<u32>().ok())
                .unwrap_or(0)
        };
        let line = match (
            found.get(3).map(|sign| sign.as_str()),
            found.get(5).map(|word| word.as_str()),
        ) {
            (Some("+"), _) => here + offset(),
            (Some("-"), _) => here.saturating_sub(offset()),
            (Some(_), _) => offset(),
            (None, Some("above")) => last_plain,
            (None, Some(_)) => {
                below.push(expected.len());
                here
            }
            (None, None) if found.get(6).is_some() => 0,
            (None, None) => here,
        };
        let severity = match &found[1] {
            "error" => Severity::Error,
            "warning" => Severity::Warning,
            "remark" => Severity::Remark,
            _ => Severity::Note,
        };
        let wanted = found[7].to_owned();
        let pattern = if found.get(2).is_some() {
            Some(regex_of(&wanted).map_err(|error| (here, error))?)
        } else {
            None
        };
        expected.push(Expectation {
            severity,
            line,
            text: wanted,
            pattern,
            comment_line: here,
            met: false,
        });
    }
    Ok(expected)
}

/// A text with `{{regex}}` parts.
fn regex_of(text: &str) -> Result<Regex, String> {
    let mut pattern = String::new();
    let mut rest = text;
    while let Some((plain, after)) = rest.split_once("{{") {
        let Some((regex, after)) = after.split_once("}}") else {
            return Err("found start of regex with no end '}}'".to_owned());
        };
        pattern.push_str(&escape(plain));
        pattern.push_str(&format!("(?:{regex})"));
        rest = after;
    }
    pattern.push_str(&escape(rest));
    Regex::new(&pattern).map_err(|error| format!("invalid regex: {error}"))
}
