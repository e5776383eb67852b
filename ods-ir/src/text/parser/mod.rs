//! Tokens to types, attributes and locations.
//!
//! [`AsmParser`] is MLIR's `AsmParser`. The `parse` functions of dialects get it, and the
//! parser of operations contains it. Every `parse_x` succeeds or reports an error;
//! `parse_optional_x` may also find nothing. The parser collects the errors, with MLIR's
//! messages at MLIR's locations.
//!
//! **Invariants:** a parsed value never nests deeper than [`MAX_NESTING`](crate::types::MAX_NESTING); before it returns
//! [`ParseFailed`], a parser has reported at least one error.

mod affine;
mod attributes;
mod by_class;
mod cache;
mod dense;
mod entry;
mod errors;
mod location;
mod nesting;
mod numbers;
mod part;
mod resources;
mod shaped;
mod symbols;
mod tokens;
mod types;
mod verbatim;

#[doc(hidden)]
pub use cache::{Interest, Slot as SpellingSlot, SpellingCache};
use cache::{UnregisteredDialects, ValueCache};
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
use crate::location::FileId;
use crate::stack::Stack;
use crate::types::{Mutable, MutableBody, Type, TypeScope};
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
    unregistered: UnregisteredDialects<'a>,
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
            unregistered: UnregisteredDialects::default(),
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
