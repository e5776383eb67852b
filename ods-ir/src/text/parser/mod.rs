//! Tokens to types, attributes and locations.
//!
//! [`AsmParser`] is MLIR's `AsmParser`. The `parse` functions of dialects get it, and the
//! parser of operations contains it. Every `parse_x` succeeds or reports an error;
//! `parse_optional_x` may also find nothing. The parser collects the errors, with MLIR's
//! messages at MLIR's locations.
//!
//! **Invariants:** a parsed value never nests deeper than [`MAX_NESTING`]; before it returns
//! [`ParseFailed`], a parser has reported at least one error.

mod affine;
mod attributes;
mod by_class;
mod cache;
mod dense;
mod entry;
mod location;
mod numbers;
mod part;
mod resources;
mod shaped;
mod symbols;
mod tokens;
mod types;
mod verbatim;

use cache::ValueCache;
#[doc(hidden)]
pub use cache::{Interest, Slot as SpellingSlot, SpellingCache};
pub use entry::{parse_attribute, parse_type};
#[doc(hidden)]
pub use numbers::u64_value;
pub use resources::{ExternalResources, ResourceValue};
pub use tokens::{Delimiter, UnresolvedOperand};
#[doc(hidden)]
pub use tokens::{ReadsTokens, parse_list, parse_list_until};
pub use types::TypeList;

use super::lexer::{Lexer, Token, TokenKind, string_value};
use crate::accessors::option_setters;
use crate::attributes::{Attribute, DistinctAttr, Name, NamedAttribute};
use crate::def::ValueRegistry;
use crate::diagnostics::{Diagnostic, DiagnosticKind};
use crate::location::{FileId, Location};
use crate::stack::{self, Stack};
use crate::types::{MAX_NESTING, Mutable, MutableBody, NestingTooDeep, Type, TypeScope};
use ods_lookup::LookupMap;
use resources::Resources;
use std::borrow::Cow;
use std::sync::Arc;

/// Parsing failed, and the error was reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseFailed;

/// The result of a parser.
pub type Parsed<T> = Result<T, ParseFailed>;

/// The definitions that the text may refer to.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::text::parser::{ParserConfig, parse_type};
/// let registry = DialectRegistry::new();
/// let config = ParserConfig::new(&registry).allow_unregistered_dialects(true);
/// assert!(parse_type(b"!some.type", config).is_ok());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ParserConfig<'a> {
    /// The dialects that are known.
    pub registry: &'a ValueRegistry,
    /// Whether types and attributes of other dialects are kept verbatim; otherwise they are
    /// errors.
    pub allow_unregistered_dialects: bool,
}

impl<'a> ParserConfig<'a> {
    /// The configuration in which only the dialects of `registry` are accepted.
    pub const fn new(registry: &'a ValueRegistry) -> Self {
        Self {
            registry,
            allow_unregistered_dialects: false,
        }
    }

    option_setters! {
        registry: &'a ValueRegistry,
        allow_unregistered_dialects: bool,
    }
}

/// Parses types, attributes and locations.
pub struct AsmParser<'a> {
    lexer: Lexer<'a>,
    token: Token,
    /// Offset after the token before the current one.
    previous_end: u32,
    file: FileId,
    config: ParserConfig<'a>,
    diagnostics: Vec<Diagnostic>,
    /// The operation whose own text is being parsed, outside of types and
    /// attributes.
    op_name: Option<&'static str>,
    /// Levels of types, attributes and locations being parsed.
    depth: u32,
    #[doc(hidden)]
    pub stack: Stack,
    attribute_aliases: Arc<LookupMap<&'a [u8], Attribute>>,
    type_aliases: Arc<LookupMap<&'a [u8], Type>>,
    distinct_attributes: LookupMap<u64, DistinctAttr>,
    resources: Resources,
    /// Names, symbols and affine maps, long strings, and types that were parsed before, by
    /// their spelling.
    names: SpellingCache<'a, Name>,
    attributes: SpellingCache<'a, Attribute>,
    strings: SpellingCache<'a, Attribute>,
    /// The last type after an integer, with its text.
    integer_type: (&'a [u8], Type),
    types: SpellingCache<'a, Type>,
    /// Composite attributes that were parsed before.
    composites: ValueCache<Attribute>,
    scratch: Scratch,
    type_scope: Option<TypeScope>,
    /// The mutable types whose bodies are being parsed.
    cyclic: Vec<usize>,
}

/// Lists under construction, one after the other: an inner list is complete before the
/// outer one continues. The next parse drops the elements that a failed one leaves.
#[derive(Default)]
struct Scratch {
    types: Vec<Type>,
    attributes: Vec<Attribute>,
    entries: Vec<NamedAttribute>,
    /// The elements of a dense literal.
    literals: Vec<dense::Literal>,
    /// The bytes that store them.
    bytes: Vec<u8>,
}

impl Scratch {
    fn clear(&mut self) {
        self.types.clear();
        self.attributes.clear();
        self.entries.clear();
    }
}

impl<'a> AsmParser<'a> {
    /// A parser at the start of `text`, which is `file` in locations.
    pub fn new(text: &'a [u8], file: FileId, config: ParserConfig<'a>) -> Self {
        let mut parser = Self::before_start(text, file, config, text.len());
        if text.len() > Lexer::MAX_LEN {
            parser.emit_error_of(
                DiagnosticKind::SourceTooLong,
                0,
                "text is longer than 4 GiB",
            );
            parser.lexer = Lexer::new(&[]);
        }
        parser.consume();
        parser
    }

    /// A parser before the start of a text, of which about `len` bytes are read.
    fn before_start(text: &'a [u8], file: FileId, config: ParserConfig<'a>, len: usize) -> Self {
        Self {
            lexer: Lexer::new(text),
            token: Token {
                kind: TokenKind::Eof,
                start: 0,
                end: 0,
            },
            previous_end: 0,
            file,
            config,
            diagnostics: Vec::new(),
            op_name: None,
            depth: 0,
            attribute_aliases: Arc::default(),
            type_aliases: Arc::default(),
            distinct_attributes: LookupMap::default(),
            resources: Resources::default(),
            names: SpellingCache::default(),
            attributes: SpellingCache::default(),
            strings: SpellingCache::default(),
            integer_type: (&[], Type::None),
            types: SpellingCache::default(),
            composites: ValueCache::for_text(len),
            scratch: Scratch::default(),
            type_scope: None,
            cyclic: Vec::new(),
            stack: Stack::here(),
        }
    }

    /// The dialects that are known.
    pub fn registry(&self) -> &'a ValueRegistry {
        self.config.registry
    }

    /// The definitions that the text may refer to.
    pub fn config(&self) -> ParserConfig<'a> {
        self.config
    }

    /// The attribute that `#name` stands for, if the text has defined it.
    pub fn attribute_alias(&self, name: &[u8]) -> Option<&Attribute> {
        self.attribute_aliases.get(name)
    }

    /// Sets the scope in which mutable types are looked up.
    pub fn set_type_scope(&mut self, scope: TypeScope) {
        self.type_scope = Some(scope);
    }

    /// The scope in which mutable types are looked up; `None` if the text is not parsed into
    /// an `Ir`.
    #[inline]
    pub fn type_scope(&self) -> Option<&TypeScope> {
        self.type_scope.as_ref()
    }

    /// Parses the body of a mutable type with `parse`; `None`, and nothing
    /// parsed, inside that body. MLIR's `tryStartCyclicParse`.
    ///
    /// # Errors
    ///
    /// If `parse` fails.
    pub fn parse_cyclic<T: Mutable, R>(
        &mut self,
        body: &MutableBody<T>,
        parse: impl FnOnce(&mut Self) -> Parsed<R>,
    ) -> Parsed<Option<R>> {
        let address = body.address();
        if self.cyclic.contains(&address) {
            return Ok(None);
        }
        self.cyclic.push(address);
        let parsed = parse(self);
        self.cyclic.pop();
        parsed.map(Some)
    }

    /// The file that contains the text.
    #[inline]
    pub fn file(&self) -> FileId {
        self.file
    }

    /// The whole text.
    pub fn text(&self) -> &'a [u8] {
        self.lexer.text()
    }
}

/// The current token.
impl<'a> AsmParser<'a> {
    /// The current token.
    #[inline]
    pub fn token(&self) -> Token {
        self.token
    }

    /// The kind of the current token.
    #[inline]
    pub fn kind(&self) -> TokenKind {
        self.token.kind
    }

    /// Whether the current token is of that kind.
    #[inline]
    pub fn at(&self, kind: TokenKind) -> bool {
        self.token.kind == kind
    }

    /// Offset of the current token: MLIR's `getCurrentLocation`.
    #[inline]
    pub fn offset(&self) -> u32 {
        self.token.start
    }

    /// Offset after the token before the current one.
    #[inline]
    pub fn previous_end(&self) -> u32 {
        self.previous_end
    }

    /// The bytes of a token.
    #[inline]
    pub fn spelling(&self, token: Token) -> &'a [u8] {
        self.lexer.spelling(token)
    }

    /// The text of a token whose kind allows ASCII only; empty for others that
    /// are not UTF-8.
    pub fn spelling_str(&self, token: Token) -> &'a str {
        std::str::from_utf8(self.spelling(token)).unwrap_or_default()
    }

    /// The value of a string literal or `@` name, without quotes and escapes.
    pub fn string_value(&self, token: Token) -> Cow<'a, [u8]> {
        string_value(self.spelling(token))
    }

    /// Advances to the next token; returns the previous one.
    #[inline]
    pub fn consume(&mut self) -> Token {
        let consumed = self.token;
        self.previous_end = consumed.end;
        self.token = self.lexer.next_token();
        if self.token.kind == TokenKind::Error {
            self.report_lex_error();
        }
        consumed
    }

    #[cold]
    fn report_lex_error(&mut self) {
        if let Some(error) = self.lexer.take_error() {
            let location = self.location_at(error.offset);
            let error = Diagnostic::error(location, error.message);
            self.diagnostics
                .push(error.of_kind(DiagnosticKind::Lexical));
        }
    }

    /// Consumes the current token if it is of that kind.
    #[inline]
    pub fn consume_if(&mut self, kind: TokenKind) -> bool {
        let found = self.at(kind);
        if found {
            self.consume();
        }
        found
    }

    /// Consumes a token of that kind.
    ///
    /// # Errors
    ///
    /// If the current token is of another kind: `message`.
    #[inline]
    pub fn parse_token(&mut self, kind: TokenKind, message: &str) -> Parsed<Token> {
        if self.at(kind) {
            return Ok(self.consume());
        }
        Err(self.emit_wrong_token_error(message))
    }

    /// Makes a token current that was current before.
    pub fn reset_to(&mut self, token: Token) {
        self.lexer.reset(token.end);
        self.token = token;
    }

    /// Continues after `offset`, as if a token ended there.
    #[inline]
    #[doc(hidden)]
    pub fn skip_to(&mut self, offset: u32) {
        self.token.end = offset;
        self.lexer.reset(offset);
        self.consume();
    }

    /// Continues at an offset in the text, which need not be the start of a token.
    pub fn reset_to_offset(&mut self, offset: u32) {
        self.lexer.reset(offset);
        self.consume();
    }
}

/// Errors.
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
    fn is_in_op(&self) -> bool {
        self.op_name.is_some()
    }

    /// Parses without the name of the operation in errors.
    fn outside_of_op<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
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

/// Limits.
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
    fn enter_nesting(&mut self) -> Parsed<()> {
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
