//! Errors, and where they are reported.

use super::{AsmParser, ParseFailed, Parsed};
use crate::diagnostics::{Diagnostic, DiagnosticKind};
use crate::location::Location;
use crate::text::lexer::TokenKind;

impl AsmParser<'_> {
    /// The location of byte `offset`.
    pub fn location_at(&self, offset: u32) -> Location {
        Location::source(self.file, offset)
    }

    /// Reports an error at byte `offset`. If the lexer reported the current token already,
    /// this error is dropped.
    #[cold]
    pub fn emit_error(&mut self, offset: u32, message: impl Into<String>) -> ParseFailed {
        self.emit(Diagnostic::error(self.location_at(offset), message))
    }

    /// Reports an error at byte `offset` in the text of an operation: `custom op
    /// 'name' message`. Inside a type or attribute in its full form, and outside of
    /// operations, it is the same as [`emit_error`](Self::emit_error).
    ///
    /// Parsers of parts of operations use it: of properties, and of attributes in their
    /// stripped form.
    #[cold]
    pub fn emit_op_error(&mut self, offset: u32, message: impl Into<String>) -> ParseFailed {
        let mut message = message.into();
        if let Some(name) = self.op_name {
            message = format!("custom op '{name}' {message}");
        }
        self.emit_error(offset, message)
    }

    /// Parses a required value: if `parse` finds nothing, `message` is the error.
    #[inline]
    pub(crate) fn parse_required<T>(
        &mut self,
        parse: impl FnOnce(&mut Self) -> Parsed<Option<T>>,
        message: &'static str,
    ) -> Parsed<T> {
        let offset = self.offset();
        let found = parse(self)?;
        found.ok_or_else(|| self.emit_op_error(offset, message))
    }

    /// Sets the operation whose text is being parsed.
    #[doc(hidden)]
    pub fn set_op_name(&mut self, name: Option<&'static str>) {
        self.op_name = name;
    }

    /// Reports an error of that kind at byte `offset`, with a note at another one.
    #[cold]
    #[doc(hidden)]
    pub fn emit_error_with_note(
        &mut self,
        kind: DiagnosticKind,
        (offset, message): (u32, String),
        (note_offset, note): (u32, &str),
    ) -> ParseFailed {
        let error = Diagnostic::error(self.location_at(offset), message).of_kind(kind);
        self.emit(error.with_note(self.location_at(note_offset), note))
    }

    /// Whether errors name an operation.
    #[inline]
    pub(super) fn is_in_op(&self) -> bool {
        self.op_name.is_some()
    }

    /// Parses without the name of the operation in errors.
    pub(super) fn outside_of_op<T>(
        &mut self,
        parse: impl FnOnce(&mut Self) -> Parsed<T>,
    ) -> Parsed<T> {
        let name = self.op_name.take();
        let parsed = parse(self);
        self.op_name = name;
        parsed
    }

    /// Reports an error of that kind at byte `offset`.
    #[cold]
    #[doc(hidden)]
    pub fn emit_error_of(
        &mut self,
        kind: DiagnosticKind,
        offset: u32,
        message: impl Into<String>,
    ) -> ParseFailed {
        self.emit(Diagnostic::error(self.location_at(offset), message).of_kind(kind))
    }

    /// Reports a diagnostic, as [`emit_error`](Self::emit_error) does; one without a kind is
    /// about [`Syntax`](DiagnosticKind::Syntax).
    #[cold]
    pub fn emit(&mut self, diagnostic: Diagnostic) -> ParseFailed {
        if !self.at(TokenKind::Error) {
            self.diagnostics
                .push(diagnostic.of_kind(DiagnosticKind::Syntax));
        }
        ParseFailed
    }

    /// Reports an error at the current token.
    #[cold]
    pub fn emit_error_here(&mut self, message: impl Into<String>) -> ParseFailed {
        self.emit_error(self.offset_for_errors(), message)
    }

    /// Reports that another token was expected, at the place where it is missing: the end of
    /// the text before the current token.
    #[cold]
    pub fn emit_wrong_token_error(&mut self, message: impl Into<String>) -> ParseFailed {
        self.emit_error(self.missing_token_offset(), message)
    }

    /// The end of the text before the current token, comments and space left out.
    pub(super) fn missing_token_offset(&self) -> u32 {
        let original = self.offset_for_errors();
        let mut before = &self.text()[..original as usize];
        loop {
            let trimmed = before
                .iter()
                .rposition(|byte| *byte != b' ' && *byte != b'\t');
            before = &before[..trimmed.map_or(0, |last| last + 1)];
            let Some((b'\n' | b'\r', line)) = before.split_last() else {
                return if before.is_empty() {
                    original
                } else {
                    before.len() as u32
                };
            };
            // The token is missing before a comment at the end of that line.
            let start = line
                .iter()
                .rposition(|byte| matches!(byte, b'\n' | b'\r'))
                .unwrap_or(0);
            let comment = line[start..].windows(2).position(|pair| pair == b"//");
            before = comment.map_or(line, |at| &line[..start + at]);
        }
    }

    /// The offset of the current token; at the end of the text, of its last
    /// byte.
    #[doc(hidden)]
    pub fn offset_for_errors(&self) -> u32 {
        match self.token.kind {
            TokenKind::Eof => self.token.start.saturating_sub(1),
            _ => self.token.start,
        }
    }

    /// The diagnostics so far.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// The diagnostics so far, mutable.
    pub fn diagnostics_mut(&mut self) -> &mut Vec<Diagnostic> {
        &mut self.diagnostics
    }

    /// Ends the parser and returns its diagnostics.
    pub fn into_diagnostics(self) -> Vec<Diagnostic> {
        self.diagnostics
    }
}
