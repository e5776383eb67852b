//! The input of the lexer: tokens of the user, and TableGen that a derive writes around them.

use std::rc::Rc;

use ods_tablegen::{Keyword, Punct, TokenKind};
use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;

use super::header::Export;

/// The input of [`RustTokens::lex`](super::RustTokens::lex).
#[derive(Default)]
pub(crate) struct Pieces {
    /// The header, if it is not in the tokens.
    pub(super) header: Option<Given>,
    pub(super) list: Vec<Piece>,
}

/// The settings of a derive, in place of `#![…]` attributes.
#[derive(Default)]
pub(crate) struct Given {
    /// The path of the runtime crate.
    pub(crate) krate: Option<TokenStream>,
    /// The exports that are imported.
    pub(crate) imports: Vec<Rc<syn::Path>>,
    /// Under which name the definitions are shared.
    pub(crate) export: Option<Export>,
}

pub(super) enum Piece {
    /// Tokens of the user.
    Tokens(TokenStream),
    /// A code block, `[{ … }]`, that holds these tokens.
    Code(TokenStream),
    /// A name of the user.
    Ident(Ident),
    /// A `///` comment on the next piece.
    Doc(String),
    /// TableGen text; all of its tokens have the same span.
    Text(&'static str, Span),
    /// A token.
    Token(TokenKind, Span),
}

/// Adds pieces one after the other: text at a span, and calls of the methods of
/// [`Pieces`].
///
/// ```text
/// pieces!(out, span => "def" [ident name] ": Class<" [string "text", span] ">;")
/// ```
macro_rules! pieces {
    ($out:expr, $span:expr => $($piece:tt)*) => {
        $(crate::rust_tokens::pieces!(@ $out, $span, $piece);)*
    };
    (@ $out:expr, $span:expr, [$method:ident $($argument:expr),*]) => {
        $out.$method($($argument),*)
    };
    (@ $out:expr, $span:expr, $text:expr) => {
        $out.text($text, $span)
    };
}
pub(crate) use pieces;

impl From<TokenStream> for Pieces {
    fn from(tokens: TokenStream) -> Self {
        Self {
            header: None,
            list: vec![Piece::Tokens(tokens)],
        }
    }
}

impl Pieces {
    /// Sets the header; the first tokens then have none.
    pub(crate) fn set_header(&mut self, header: Given) {
        self.header = Some(header);
    }

    /// Adds TableGen text, all of which has the span `span`.
    pub(crate) fn text(&mut self, text: &'static str, span: Span) {
        self.list.push(Piece::Text(text, span));
    }

    /// Adds tokens of the user.
    pub(crate) fn tokens(&mut self, tokens: TokenStream) {
        self.list.push(Piece::Tokens(tokens));
    }

    /// Adds a code block of these tokens.
    pub(crate) fn code(&mut self, tokens: impl ToTokens) {
        self.list.push(Piece::Code(tokens.into_token_stream()));
    }

    /// Adds a name that the user wrote, or a part of it.
    pub(crate) fn ident(&mut self, name: Ident) {
        self.list.push(Piece::Ident(name));
    }

    /// Adds a name that is a valid TableGen name.
    pub(crate) fn name(&mut self, name: &str, span: Span) {
        self.token(TokenKind::Ident(Rc::from(name)), span);
    }

    /// Adds a string.
    pub(crate) fn string(&mut self, value: &str, span: Span) {
        self.token(TokenKind::Str(Rc::from(value)), span);
    }

    /// Adds an integer.
    pub(crate) fn int(&mut self, value: i64, span: Span) {
        self.token(TokenKind::Int(value), span);
    }

    /// Adds lines of documentation on the next piece.
    pub(crate) fn doc(&mut self, lines: String) {
        self.list.push(Piece::Doc(lines));
    }

    /// Adds `:$name`.
    pub(crate) fn variable(&mut self, name: &str, span: Span) {
        self.token(TokenKind::Punct(Punct::Colon), span);
        self.token(TokenKind::VarName(Rc::from(name)), span);
    }

    /// Adds `let field =`.
    pub(crate) fn set(&mut self, field: &str, span: Span) {
        self.token(TokenKind::Keyword(Keyword::Let), span);
        self.name(field, span);
        self.token(TokenKind::Punct(Punct::Equal), span);
    }

    fn token(&mut self, kind: TokenKind, span: Span) {
        self.list.push(Piece::Token(kind, span));
    }
}
