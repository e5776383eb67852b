//! The front end's other source: Rust tokens as TableGen tokens.
//!
//! [`RustTokens::lex`] turns the token stream of `ods! { … }` into the tokens that
//! the lexer for text yields, and keeps their `proc_macro2::Span`s. A code block
//! `[{ … }]` keeps its tokens, so that rustc reports mistakes in the user's code at
//! their own spans.
//!
//! Differences that Rust's lexer forces: a format must be a string literal, paste
//! needs blanks (`a # b`), prose in `[{ }]` must lex as Rust. `///` comments document
//! the token that follows; Rust's lexer drops other comments.
//!
//! **Invariant:** spans of the compiler stay in this table; nothing that outlives
//! the invocation holds one.

mod header;
mod lex;
mod literal;
mod pieces;
#[cfg(test)]
mod tests;
mod write;

use std::cell::RefCell;
use std::rc::Rc;

use ods_tablegen::{Diagnostics, SourceId, Span, Token, TokenKind, TokenSource};
use proc_macro2::TokenStream;

pub(crate) use header::{Export, Header, imports, parse_export};
pub(crate) use lex::string_value;
pub(crate) use pieces::{Given, Pieces, pieces};

/// The input of an invocation as TableGen tokens.
pub(crate) struct RustTokens {
    source: SourceId,
    tokens: Vec<Lexed>,
    /// Where the tokens of the source begin, after those of the header.
    start: usize,
    /// Places inside of tokens, numbered after the tokens and their end.
    places: RefCell<Vec<(proc_macro2::Span, proc_macro2::Span)>>,
}

/// A token and where it came from.
struct Lexed {
    token: Token,
    first: proc_macro2::Span,
    last: proc_macro2::Span,
    /// The tokens of a code block.
    block: Option<TokenStream>,
}

impl RustTokens {
    /// Turns `input` into tokens of `source`. A token that TableGen does not have is an
    /// error, and becomes a [`TokenKind::Error`].
    pub(crate) fn lex(
        input: impl Into<Pieces>,
        source: SourceId,
        diags: &mut Diagnostics,
    ) -> (Self, Header) {
        lex::lex(input.into(), source, diags)
    }

    /// The first and the last compiler span that `span` covers; `None` if it
    /// lies in a file.
    pub(crate) fn compiler_spans(
        &self,
        span: Span,
    ) -> Option<(proc_macro2::Span, proc_macro2::Span)> {
        if span.source != self.source || self.tokens.is_empty() {
            return None;
        }
        if let Some(place) = (span.start as usize).checked_sub(self.tokens.len() + 1) {
            return self.places.borrow().get(place).copied();
        }
        let last_index = self.tokens.len() - 1;
        let first = (span.start as usize).min(last_index);
        let last = (span.end.saturating_sub(1) as usize).clamp(first, last_index);
        Some((self.tokens[first].first, self.tokens[last].last))
    }

    /// The one compiler span nearest to `span`.
    pub(crate) fn compiler_span(&self, span: Span) -> Option<proc_macro2::Span> {
        let (first, last) = self.compiler_spans(span)?;
        Some(first.join(last).unwrap_or(first))
    }

    /// A span for a place inside of a token, such as one in a code block.
    pub(crate) fn add_place(&self, first: proc_macro2::Span, last: proc_macro2::Span) -> Span {
        let mut places = self.places.borrow_mut();
        places.push((first, last));
        let index = (self.tokens.len() + places.len()) as u32;
        Span::new(self.source, index, index + 1)
    }

    /// The token at `span`.
    fn token(&self, span: Span) -> Option<&Lexed> {
        let token = self.tokens.get(span.start as usize);
        token.filter(|_| span.source == self.source)
    }

    /// The tokens of the code block at `span`.
    pub(crate) fn block(&self, span: Span) -> Option<&TokenStream> {
        self.token(span)?.block.as_ref()
    }

    /// The span of the string literal at `span`.
    pub(crate) fn string(&self, span: Span) -> Option<proc_macro2::Span> {
        let lexed = self.token(span)?;
        matches!(lexed.token.kind, TokenKind::Str(_)).then_some(lexed.first)
    }

    /// A source that delivers these tokens.
    pub(crate) fn token_source(self: &Rc<Self>) -> impl TokenSource + use<> {
        Cursor {
            tokens: Rc::clone(self),
            next: self.start,
        }
    }

    /// The token that ends the source.
    fn eof(&self) -> Token {
        let end = self.tokens.len() as u32;
        Token::new(TokenKind::Eof, Span::new(self.source, end, end))
    }
}

struct Cursor {
    tokens: Rc<RustTokens>,
    next: usize,
}

impl TokenSource for Cursor {
    fn next_token(&mut self, _diags: &mut Diagnostics) -> Token {
        let Some(lexed) = self.tokens.tokens.get(self.next) else {
            return self.tokens.eof();
        };
        self.next += 1;
        lexed.token.clone()
    }
}
