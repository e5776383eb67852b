//! How deep values nest, and the stack that parsers need.

use super::{AsmParser, ParseFailed, Parsed};
use crate::diagnostics::DiagnosticKind;
use crate::stack;
use crate::types::{MAX_NESTING, NestingTooDeep};

impl AsmParser<'_> {
    /// Parses one level deeper.
    ///
    /// # Errors
    ///
    /// If the text nests too deeply, or if `parse` fails.
    pub(crate) fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        self.enter_nesting()?;
        let parsed = parse(self);
        self.depth -= 1;
        parsed
    }

    /// Enters a level of nesting; the caller leaves it. Uses less stack than [`Self::nested`].
    #[inline]
    pub(super) fn enter_nesting(&mut self) -> Parsed<()> {
        if self.depth >= MAX_NESTING {
            return Err(self.emit_nesting_too_deep(self.offset_for_errors()));
        }
        if self.depth == 0 {
            self.scratch.clear();
        }
        self.depth += 1;
        Ok(())
    }

    /// Calls a parser of a definition or a dialect, which may need any amount of stack: on
    /// another thread if the stack is used up.
    pub(crate) fn parse_with_stack<T: Send>(
        &mut self,
        parse: impl FnOnce(&mut Self) -> Parsed<T> + Send,
    ) -> Parsed<T> {
        if !self.stack.is_used_up() {
            return parse(self);
        }
        let (mut parse, mut parsed) = (Some(parse), None);
        self.on_new_stack(&mut |parser| parsed = parse.take().map(|parse| parse(parser)));
        parsed.unwrap_or_else(|| Err(self.emit_nesting_too_deep(self.offset_for_errors())))
    }

    /// Calls a parser on another thread. It is not generic, because `rustc` proves again in each
    /// generic function that a parser can be sent to another thread.
    fn on_new_stack(&mut self, parse: &mut (dyn FnMut(&mut Self) + Send)) {
        let outer = self.stack;
        let _ = stack::go_on(|stack| {
            self.stack = stack;
            parse(self);
        });
        self.stack = outer;
    }

    /// Whether the last error is that the text nests too deeply.
    pub(crate) fn failed_by_nesting(&self) -> bool {
        let last = self.diagnostics().last();
        last.is_some_and(|error| error.kind() == DiagnosticKind::NestingTooDeep)
    }

    /// Reports that types and attributes nest too deeply.
    #[cold]
    pub(super) fn emit_nesting_too_deep(&mut self, offset: u32) -> ParseFailed {
        let message = NestingTooDeep.to_string();
        self.emit_error_of(DiagnosticKind::NestingTooDeep, offset, message)
    }

    /// The value, or an error at `offset` that it nests too deeply.
    pub(crate) fn check_nesting<T>(
        &mut self,
        offset: u32,
        built: Result<T, NestingTooDeep>,
    ) -> Parsed<T> {
        built.map_err(|NestingTooDeep| self.emit_nesting_too_deep(offset))
    }
}
