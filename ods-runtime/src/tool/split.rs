//! Input files of several parts, separated by markers.

/// One part of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Part<'t> {
    pub(super) text: &'t [u8],
    /// The line and column of its first byte, counted from 0.
    pub(super) start: (u32, u32),
}

/// Splits a file at the markers. Also returns the lines and columns, from 0, of near
/// misses: text that begins like a marker but is not one.
///
/// As in `mlir-opt`, a part begins right after its marker, and a marker at the end of the
/// file does not count. A marker at the start of the file, which `mlir-opt` cannot read,
/// has an empty part before it.
pub(super) fn split<'t>(text: &'t [u8], marker: &str) -> (Vec<Part<'t>>, Vec<(u32, u32)>) {
    /// The number of bytes that may be missing at the end of a marker in a near miss.
    const TAIL: usize = 2;
    let marker = marker.as_bytes();
    let prefix = &marker[..marker.len().saturating_sub(TAIL)];
    let (mut parts, mut near_misses) = (Vec::new(), Vec::new());
    let (mut from, mut start) = (0, (0, 0));
    let (mut at, mut line, mut line_start) = (0, 0, 0);
    while at < text.len() {
        let rest = &text[at..];
        if rest.starts_with(marker) && rest.len() > marker.len() {
            let text = &text[from..at];
            parts.push(Part { text, start });
            at += marker.len();
            from = at;
            start = (line, (at - line_start) as u32);
        } else if !prefix.is_empty() && rest.starts_with(prefix) {
            at += prefix.len();
            near_misses.push((line, (at - line_start) as u32));
        } else {
            at += 1;
            if rest[0] == b'\n' {
                line += 1;
                line_start = at;
            }
        }
    }
    let text = &text[from..];
    parts.push(Part { text, start });
    (parts, near_misses)
}

/// The warning about a near miss.
pub(super) fn near_miss(name: &str, text: &[u8], (line, column): (u32, u32)) -> String {
    let number = line as usize;
    let line = text.split(|byte| *byte == b'\n').nth(number);
    let line = String::from_utf8_lossy(line.unwrap_or_default());
    format!(
        "{name}:{}:{}: warning: near miss with file split marker\n{line}\n{:>width$}\n",
        number + 1,
        column + 1,
        '^',
        width = column as usize + 1,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> (Vec<&[u8]>, Vec<(u32, u32)>) {
        let (parts, near_misses) = split(text.as_bytes(), "// -----");
        (parts.iter().map(|part| part.text).collect(), near_misses)
    }

    #[test]
    fn parts_start_behind_their_markers() {
        let (parts, _) = split(b"a\n  // -----b\nc", "// -----");
        let starts: Vec<_> = parts.iter().map(|part| (part.text, part.start)).collect();
        assert_eq!(starts, [(&b"a\n  "[..], (0, 0)), (b"b\nc", (1, 10))]);
    }

    #[test]
    fn a_marker_at_the_very_end_is_none() {
        assert_eq!(
            texts("a\n// -----"),
            (vec![&b"a\n// -----"[..]], vec![(1, 6)])
        );
        assert_eq!(texts("a\n// -----\n"), (vec![&b"a\n"[..], b"\n"], vec![]));
    }

    #[test]
    fn short_markers_are_near_misses() {
        let text = "a\n// ----\nb";
        assert_eq!(texts(text), (vec![text.as_bytes()], vec![(1, 6)]));
        assert_eq!(texts("// -- a").1, []);
        let warning = near_miss("f", text.as_bytes(), (1, 6));
        assert_eq!(
            warning,
            "f:2:7: warning: near miss with file split marker\n// ----\n      ^\n"
        );
    }
}
