//! The public lexer: TableGen text as a [`TokenSource`], and single fragments of text as tokens.

use std::rc::Rc;

use super::scan::{RawKind, Scanner, string_text};
use crate::diagnostics::Diagnostics;
use crate::source::{SourceId, Span};
use crate::token::{BangOp, Keyword, Token, TokenKind, TokenSource};

/// Delivers the tokens of a text. Preprocessor directives and includes are plain tokens.
///
/// ```
/// use ods_tablegen::{Diagnostics, Lexer, SourceMap, TokenKind, TokenSource};
///
/// let mut sources = SourceMap::new();
/// let id = sources.add_file("a.td", "5b1", None);
/// let mut lexer = Lexer::new(id, "5b1");
/// let mut diags = Diagnostics::new();
/// assert_eq!(lexer.next_token(&mut diags).kind, TokenKind::Int(5));
/// assert_eq!(lexer.next_token(&mut diags).kind, TokenKind::Ident("b1".into()));
/// assert_eq!(lexer.next_token(&mut diags).kind, TokenKind::Eof);
/// ```
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    scanner: Scanner<'a>,
    source: SourceId,
    last_end: u32,
}

impl<'a> Lexer<'a> {
    /// Lexes `text`, which is the text of `source`.
    #[inline]
    pub fn new(source: SourceId, text: &'a str) -> Self {
        Self {
            scanner: Scanner::new(text, 0, text.len()),
            source,
            last_end: u32::MAX,
        }
    }
}

impl TokenSource for Lexer<'_> {
    #[inline]
    fn next_token(&mut self, diags: &mut Diagnostics) -> Token {
        let raw = self.scanner.next();
        let span = Span::new(self.source, raw.start, raw.end);
        let text = &self.scanner.text()[raw.start as usize..raw.end as usize];
        let kind = token_kind(raw.kind, text).unwrap_or_else(|message| {
            diags.error(span, message);
            TokenKind::Error
        });
        let glued = raw.start == self.last_end;
        self.last_end = raw.end;
        let doc = self.scanner.doc().map(Rc::from);
        Token {
            kind,
            span,
            doc,
            first_on_line: raw.first_on_line,
            glued,
        }
    }
}

fn token_kind(raw: RawKind, text: &str) -> Result<TokenKind, &'static str> {
    Ok(match raw {
        RawKind::Word => match Keyword::from_text(text) {
            Some(keyword) => TokenKind::Keyword(keyword),
            None => TokenKind::Ident(text.into()),
        },
        RawKind::VarName => TokenKind::VarName(text[1..].into()),
        RawKind::Str { escaped } => TokenKind::Str(string_text(text, escaped).into()),
        RawKind::Code => TokenKind::Code(text[2..text.len() - 2].into()),
        RawKind::Int(value) => TokenKind::Int(value),
        RawKind::BinInt { value, width } => TokenKind::BinInt { value, width },
        RawKind::Bang => TokenKind::Bang(BangOp::from_name(&text[1..]).ok_or("unknown operator")?),
        RawKind::Punct(punct) => TokenKind::Punct(punct),
        RawKind::Error(message) => return Err(message),
        RawKind::Eof => TokenKind::Eof,
    })
}

/// Lexes a fragment of text whose tokens all get the span `span`. It serves sources with other token rules: `5b1` is
/// one literal in Rust and two tokens in TableGen.
///
/// ```
/// use ods_tablegen::{Diagnostics, SourceMap, Span, TokenKind, lex_fragment};
///
/// let span = Span::new(SourceMap::new().add_tokens("tokens"), 0, 1);
/// let mut diags = Diagnostics::new();
/// assert_eq!(lex_fragment("1DTensorOf", span, &mut diags), [TokenKind::Ident("1DTensorOf".into())]);
/// assert_eq!(lex_fragment("-7", span, &mut diags), [TokenKind::Int(-7)]);
/// ```
pub fn lex_fragment(text: &str, span: Span, diags: &mut Diagnostics) -> Vec<TokenKind> {
    let mut scanner = Scanner::new(text, 0, text.len());
    let mut tokens = Vec::new();
    loop {
        let raw = scanner.next();
        match token_kind(raw.kind, &text[raw.start as usize..raw.end as usize]) {
            Ok(TokenKind::Eof) => return tokens,
            Ok(kind) => tokens.push(kind),
            Err(message) => {
                diags.error(span, message);
                tokens.push(TokenKind::Error);
            }
        }
    }
}
