//! The literals of assembly formats.

use super::lexer::TokenKind;

/// The tokens of a literal of a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LiteralKind {
    /// A word.
    Keyword,
    /// Punctuation.
    Token(TokenKind),
}

impl LiteralKind {
    /// The tokens of the literal `text`.
    pub(crate) fn of(text: &str) -> Self {
        match text {
            "->" => Self::Token(TokenKind::Arrow),
            ":" => Self::Token(TokenKind::Colon),
            "," => Self::Token(TokenKind::Comma),
            "..." => Self::Token(TokenKind::Ellipsis),
            "=" => Self::Token(TokenKind::Equal),
            ">" => Self::Token(TokenKind::Greater),
            "{" => Self::Token(TokenKind::LBrace),
            "(" => Self::Token(TokenKind::LParen),
            "[" => Self::Token(TokenKind::LSquare),
            "<" => Self::Token(TokenKind::Less),
            "-" => Self::Token(TokenKind::Minus),
            "+" => Self::Token(TokenKind::Plus),
            "?" => Self::Token(TokenKind::Question),
            "}" => Self::Token(TokenKind::RBrace),
            ")" => Self::Token(TokenKind::RParen),
            "]" => Self::Token(TokenKind::RSquare),
            "/" => Self::Token(TokenKind::Slash),
            "*" => Self::Token(TokenKind::Star),
            "|" => Self::Token(TokenKind::VerticalBar),
            _ => Self::Keyword,
        }
    }
}
