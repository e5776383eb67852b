//! TableGen that is written by us, around what the user wrote.

use std::rc::Rc;

use ods_tablegen::{Keyword, Punct, TokenKind};
use proc_macro2::{Ident, Span, TokenStream};

/// What [`RustTokens::lex`](super::RustTokens::lex) reads.
#[derive(Default)]
pub(crate) struct Pieces(pub(super) Vec<Piece>);

pub(super) enum Piece {
    /// What the user wrote.
    Tokens(TokenStream),
    /// A name of the user's.
    Ident(Ident),
    /// A `///` comment of what follows.
    Doc(String),
    /// TableGen, all at one place.
    Text(&'static str, Span),
    /// A token at a place.
    Token(TokenKind, Span),
}

impl From<TokenStream> for Pieces {
    fn from(tokens: TokenStream) -> Self {
        Self(vec![Piece::Tokens(tokens)])
    }
}

impl Pieces {
    /// Adds TableGen text, all of which stands at `span`.
    pub(crate) fn text(&mut self, text: &'static str, span: Span) {
        self.0.push(Piece::Text(text, span));
    }

    /// Adds what the user wrote.
    pub(crate) fn tokens(&mut self, tokens: TokenStream) {
        self.0.push(Piece::Tokens(tokens));
    }

    /// Adds a name.
    pub(crate) fn ident(&mut self, name: Ident) {
        self.0.push(Piece::Ident(name));
    }

    /// Adds a string.
    pub(crate) fn string(&mut self, value: &str, span: Span) {
        let kind = TokenKind::Str(Rc::from(value));
        self.0.push(Piece::Token(kind, span));
    }

    /// Adds lines of documentation of what follows.
    pub(crate) fn doc(&mut self, lines: String) {
        self.0.push(Piece::Doc(lines));
    }

    /// Adds `:$name`.
    pub(crate) fn variable(&mut self, name: &str, span: Span) {
        let colon = TokenKind::Punct(Punct::Colon);
        let name = TokenKind::VarName(Rc::from(name));
        self.0.push(Piece::Token(colon, span));
        self.0.push(Piece::Token(name, span));
    }

    /// Adds `let field =`.
    pub(crate) fn set(&mut self, field: &str, span: Span) {
        let kinds = [
            TokenKind::Keyword(Keyword::Let),
            TokenKind::Ident(Rc::from(field)),
            TokenKind::Punct(Punct::Equal),
        ];
        let pieces = kinds.map(|kind| Piece::Token(kind, span));
        self.0.extend(pieces);
    }
}
