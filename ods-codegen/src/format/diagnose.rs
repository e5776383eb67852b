//! Turns mistakes in a format into diagnostics.

use ods_tablegen::{Diagnostic, Severity, SourceMap, Span};

use super::error::FormatError;

/// The origin of the text of a format.
#[derive(Clone, Copy)]
pub struct FormatOrigin<'f> {
    /// The text of the format.
    pub text: &'f str,
    /// The string token that holds the text, if one token does.
    pub token: Option<Span>,
    /// The definition that the format belongs to.
    pub definition: Span,
    /// The kind of the definition, such as `operation`.
    pub kind: &'f str,
}

impl FormatOrigin<'_> {
    /// Turns a mistake into a diagnostic.
    ///
    /// Its span is the byte of the mistake if the file contains the text of the format unchanged.
    /// Otherwise the message shows the line of the format with a caret below.
    pub fn diagnostic(
        &self,
        severity: Severity,
        error: &FormatError,
        sources: &SourceMap,
    ) -> Diagnostic {
        let mut diagnostic = if let Some(place) = self.locate(error.offset, sources) {
            Diagnostic::new(severity, place, error.message.as_str())
        } else {
            let message = error.message_with_caret(self.text);
            Diagnostic::new(severity, self.token.unwrap_or(self.definition), message)
        };
        diagnostic.note(
            self.definition,
            format!("in custom assembly format for this {}", self.kind),
        );
        for note in &error.notes {
            diagnostic.note(None, note.as_str());
        }
        diagnostic
    }

    /// Returns the place of a byte of the text in its file.
    fn locate(&self, offset: usize, sources: &SourceMap) -> Option<Span> {
        let token = self.token?;
        let written = sources.span_text(token)?;
        // Escapes, or a token that is not one string, make the texts differ.
        let (open, close) = if written.starts_with('"') {
            ("\"", "\"")
        } else {
            ("[{", "}]")
        };
        let inside = written.strip_prefix(open)?.strip_suffix(close)?;
        let start = token.start + u32::try_from(open.len() + offset).ok()?;
        (inside == self.text).then(|| Span::new(token.source, start, start + 1))
    }
}

#[cfg(test)]
mod tests {
    #![expect(
        clippy::needless_raw_string_hashes,
        reason = "`expect-test` writes them"
    )]

    use super::*;
    use expect_test::{Expect, expect};
    use ods_tablegen::Diagnostics;

    fn check(file: &'static str, token: &str, text: &str, offset: usize, expected: &Expect) {
        let mut sources = SourceMap::new();
        let source = sources.add_file("ops.td", file, None);
        let start = file.find(token).unwrap() as u32;
        let origin = FormatOrigin {
            text,
            token: Some(Span::new(source, start, start + token.len() as u32)),
            definition: Span::new(source, 4, 5),
            kind: "operation",
        };
        let error = FormatError::new(offset, "this is wrong").note("do that");
        let mut diags = Diagnostics::new();
        diags.push(origin.diagnostic(Severity::Error, &error, &sources));
        expected.assert_eq(&diags.render(&sources));
    }

    #[test]
    fn a_format_in_a_file_is_pointed_into() {
        check(
            "def A {\n  f = [{ $x\n    $y }]; }",
            "[{ $x\n    $y }]",
            " $x\n    $y ",
            8,
            &expect![[r#"
                ops.td:3:5: error: this is wrong
                    $y }]; }
                    ^
                ops.td:1:5: note: in custom assembly format for this operation
                def A {
                    ^
                note: do that
            "#]],
        );
    }

    #[test]
    fn a_format_with_escapes_is_shown() {
        check(
            "def A { f = \"$x\\n $y\"; }",
            "\"$x\\n $y\"",
            "$x\n $y",
            4,
            &expect![[r#"
                ops.td:1:13: error: this is wrong
                 $y
                 ^
                def A { f = "$x\n $y"; }
                            ^
                ops.td:1:5: note: in custom assembly format for this operation
                def A { f = "$x\n $y"; }
                    ^
                note: do that
            "#]],
        );
    }
}
