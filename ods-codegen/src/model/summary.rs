//! Summaries of constraints with code in them: `an integer, not {{$_self}}`.

/// A piece of a summary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SummaryPart<'k> {
    /// Text, as it is.
    Text(&'k str),
    /// An expression, whose value is printed in its place.
    Code(&'k str),
}

/// The pieces of a summary: code is between `{{` and `}}`; text is never empty. `None` if a `{{` has no `}}`.
pub(crate) fn summary_parts(summary: &str) -> Option<Vec<SummaryPart<'_>>> {
    let mut parts = Vec::new();
    let mut rest = summary;
    while let Some((text, behind)) = rest.split_once("{{") {
        let (code, behind) = behind.split_once("}}")?;
        if !text.is_empty() {
            parts.push(SummaryPart::Text(text));
        }
        parts.push(SummaryPart::Code(code.trim()));
        rest = behind;
    }
    if !rest.is_empty() {
        parts.push(SummaryPart::Text(rest));
    }
    Some(parts)
}

/// Whether the summary contains code.
pub(crate) fn has_code(summary: &str) -> bool {
    summary.contains("{{")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_stands_between_braces() {
        use SummaryPart::{Code, Text};
        assert_eq!(summary_parts("plain }} x"), Some(vec![Text("plain }} x")]));
        assert_eq!(
            summary_parts("a {{ b }}{{c}} d"),
            Some(vec![Text("a "), Code("b"), Code("c"), Text(" d")])
        );
        assert_eq!(summary_parts("a {{b}"), None);
    }
}
