//! Files of several modules, between markers `// -----`.

/// Separates the modules of one file.
pub const MARKER: &str = "// -----";

/// One module of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part<'a> {
    /// The text between the markers.
    pub text: &'a str,
    /// The line of its first byte, from 1.
    pub line: usize,
    /// The column of its first byte, from 1.
    pub column: usize,
}

/// Splits a file into modules. As in `mlir-opt`, a part starts right after the marker, on the
/// marker's line.
pub fn split(text: &str) -> Vec<Part<'_>> {
    let (mut line, mut column) = (1, 1);
    let parts = text.split(MARKER).map(|text| {
        let part = Part { text, line, column };
        line += text.matches('\n').count();
        column = match text.rsplit_once('\n') {
            Some((_, last)) => last.len() + 1,
            None => column + text.len(),
        };
        column += MARKER.len();
        part
    });
    parts.collect()
}

/// The outputs of `--split-input-file`, one for each part; empty for parts that failed.
pub fn split_output(output: &str) -> Vec<String> {
    let mut outputs = vec![String::new()];
    for line in output.split_inclusive('\n') {
        if line.trim_end_matches('\n') == MARKER {
            outputs.push(String::new());
        } else if let Some(last) = outputs.last_mut() {
            last.push_str(line);
        }
    }
    outputs
}

/// The first error in each of `parts` among the diagnostics of one run: `line:column:
/// message`.
pub fn first_errors(parts: &[Part<'_>], diagnostics: &str) -> Vec<Option<String>> {
    let mut errors = vec![None; parts.len()];
    for report in diagnostics.lines() {
        let Some((place, report)) = error_report(report) else {
            continue;
        };
        // Adjacent parts share the line of the marker between them.
        let after = parts.partition_point(|part| (part.line, part.column) <= place);
        let error: &mut Option<String> = &mut errors[after.saturating_sub(1)];
        if error.is_none() {
            *error = Some(report);
        }
    }
    errors
}

/// The position and `line:column: message` of `file:line:column: error: message`.
fn error_report(report: &str) -> Option<((usize, usize), String)> {
    let (place, message) = report.split_once(": error: ")?;
    let mut place = place.rsplitn(3, ':');
    let column: usize = place.next()?.parse().ok()?;
    let line: usize = place.next()?.parse().ok()?;
    place.next()?;
    Some(((line, column), format!("{line}:{column}: {message}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_know_their_lines() {
        let parts = split("a\nb\n// -----\nc\n");
        assert_eq!(parts.len(), 2);
        assert_eq!((parts[0].line, parts[1].line), (1, 3));
        assert_eq!((parts[0].column, parts[1].column), (1, 9));
        assert_eq!(parts[1].text, "\nc\n");
    }

    #[test]
    fn errors_are_told_apart_by_line() {
        let parts = split("a\nb\n// -----\nc\n");
        let errors = first_errors(
            &parts,
            "f:3:1: error: end\nf:4:1: error: one: two\nc\n^\nf:4:2: error: three\n",
        );
        assert_eq!(
            errors,
            [
                Some("3:1: end".to_owned()),
                Some("4:1: one: two".to_owned())
            ]
        );
    }
}
