//! Splits bytes into tokens.
//!
//! A [`Token`] is a kind and a range of bytes; the lexer allocates and unescapes nothing. An error
//! yields an error token; the lexer keeps the message for its caller to report.
//!
//! The rules are MLIR's: see the grammar in its language reference.

pub use super::token::{Token, TokenKind};

use std::fmt;

/// A lexical error and its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LexError {
    /// Offset of the offending byte.
    pub offset: u32,
    /// The message.
    pub message: &'static str,
}

impl fmt::Display for LexError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message)
    }
}

impl std::error::Error for LexError {}

/// Splits a text into tokens.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a [u8],
    at: usize,
    error: Option<LexError>,
}

/// The classes of bytes in tokens, one bit each.
mod class {
    /// `[0-9]`.
    pub(super) const DIGIT: u8 = 1;
    /// `[0-9a-zA-Z_$.]`.
    pub(super) const IDENTIFIER: u8 = 2;
    /// `[0-9a-zA-Z_$.-]`.
    pub(super) const SUFFIX: u8 = 4;
    /// `[0-9a-fA-F]`.
    pub(super) const HEX: u8 = 8;
    /// Bytes that need no escape in a string.
    pub(super) const STRING: u8 = 16;
}

const CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let at = byte as u8;
        let identifier = at.is_ascii_alphanumeric() || matches!(at, b'_' | b'$' | b'.');
        let mut bits = 0;
        if at.is_ascii_digit() {
            bits |= class::DIGIT;
        }
        if identifier {
            bits |= class::IDENTIFIER;
        }
        if identifier || at == b'-' {
            bits |= class::SUFFIX;
        }
        if at.is_ascii_hexdigit() {
            bits |= class::HEX;
        }
        if !matches!(at, b'"' | b'\\' | b'\n' | 0x0b | 0x0c) {
            bits |= class::STRING;
        }
        classes[byte] = bits;
        byte += 1;
    }
    classes
};

const fn is(class: u8, byte: u8) -> bool {
    CLASSES[byte as usize] & class != 0
}

/// Whether a word may continue with this byte.
pub(super) const fn is_in_word(byte: u8) -> bool {
    is(class::IDENTIFIER, byte)
}

/// The kind of token for each first byte. The first bytes of words and numbers, and those that begin
/// several kinds of tokens, have the kind of one of these tokens; bytes that begin no token, and
/// those of comments, have [`TokenKind::Error`].
const FIRST: [TokenKind; 256] = {
    use TokenKind as K;
    const PUNCTUATION: [(u8, TokenKind); 22] = [
        (b'"', K::String),
        (b'%', K::PercentIdentifier),
        (b'^', K::CaretIdentifier),
        (b'#', K::HashIdentifier),
        (b'!', K::ExclamationIdentifier),
        (b'@', K::AtIdentifier),
        (b':', K::Colon),
        (b',', K::Comma),
        (b'(', K::LParen),
        (b')', K::RParen),
        (b'{', K::LBrace),
        (b'}', K::RBrace),
        (b'[', K::LSquare),
        (b']', K::RSquare),
        (b'<', K::Less),
        (b'>', K::Greater),
        (b'=', K::Equal),
        (b'-', K::Minus),
        (b'+', K::Plus),
        (b'*', K::Star),
        (b'?', K::Question),
        (b'|', K::VerticalBar),
    ];
    let mut kinds = [K::Error; 256];
    let mut byte = 0;
    while byte < 256 {
        let at = byte as u8;
        if at.is_ascii_alphabetic() || at == b'_' {
            kinds[byte] = K::BareIdentifier;
        } else if at.is_ascii_digit() {
            kinds[byte] = K::Integer;
        }
        byte += 1;
    }
    let mut at = 0;
    while at < PUNCTUATION.len() {
        let (byte, kind) = PUNCTUATION[at];
        kinds[byte as usize] = kind;
        at += 1;
    }
    kinds
};

impl<'a> Lexer<'a> {
    /// The maximum length of a text, because offsets have 32 bits.
    pub const MAX_LEN: usize = crate::limits::MAX_SOURCE_BYTES;

    /// Creates a lexer at the start of `text`. It reads at most [`MAX_LEN`](Self::MAX_LEN) bytes.
    pub fn new(text: &'a [u8]) -> Self {
        Self {
            text: &text[..text.len().min(Self::MAX_LEN)],
            at: 0,
            error: None,
        }
    }

    /// The whole text.
    pub fn text(&self) -> &'a [u8] {
        self.text
    }

    /// The bytes of a token.
    #[inline]
    pub fn spelling(&self, token: Token) -> &'a [u8] {
        &self.text[token.start as usize..token.end as usize]
    }

    /// Continues at another offset.
    #[inline]
    pub fn reset(&mut self, offset: u32) {
        self.at = (offset as usize).min(self.text.len());
    }

    /// Takes the error of the last error token.
    pub fn take_error(&mut self) -> Option<LexError> {
        self.error.take()
    }

    /// Returns the byte `ahead` bytes after the current position; zero beyond the end.
    fn peek(&self, ahead: usize) -> u8 {
        self.text.get(self.at + ahead).copied().unwrap_or(0)
    }

    fn token(&self, kind: TokenKind, start: usize) -> Token {
        Token {
            kind,
            start: start as u32,
            end: self.at as u32,
        }
    }

    fn error(&mut self, offset: usize, message: &'static str) -> Token {
        self.error = Some(LexError {
            offset: offset as u32,
            message,
        });
        let start = offset.min(self.at);
        self.token(TokenKind::Error, start)
    }

    /// Skips bytes of a class.
    #[inline]
    fn skip(&mut self, class: u8) {
        let mut rest = &self.text[self.at..];
        // Four at a time: most words are short, but not that short.
        while let Some((chunk, behind)) = rest.split_first_chunk::<4>() {
            for (at, byte) in chunk.iter().enumerate() {
                if !is(class, *byte) {
                    self.at = self.text.len() - rest.len() + at;
                    return;
                }
            }
            rest = behind;
        }
        let end = rest.iter().position(|byte| !is(class, *byte));
        self.at = self.text.len() - rest.len() + end.unwrap_or(rest.len());
    }

    /// Skips blanks, except those close to the end of the text; optimized for the start of a line,
    /// which has many.
    #[inline]
    fn skip_indentation(&mut self) {
        const BLANKS: u64 = u64::from_le_bytes(*b"        ");
        while let Some(chunk) = self.text[self.at..].first_chunk() {
            let others = u64::from_le_bytes(*chunk) ^ BLANKS;
            if others != 0 {
                self.at += others.trailing_zeros() as usize / 8;
                return;
            }
            self.at += chunk.len();
        }
    }

    /// Returns the next token. At the end of the text it returns [`TokenKind::Eof`] on every call.
    pub fn next_token(&mut self) -> Token {
        use TokenKind as K;
        let mut start = self.at;
        let mut first = self.text.get(start).copied().unwrap_or(0);
        while first == b' ' {
            start += 1;
            first = self.text.get(start).copied().unwrap_or(0);
        }
        let kind = FIRST[usize::from(first)];
        self.at = start + 1;
        match kind {
            K::BareIdentifier => self.lex_word(start),
            K::PercentIdentifier | K::CaretIdentifier | K::ExclamationIdentifier => {
                self.lex_prefixed_identifier(kind, start)
            }
            K::String => self.lex_string(start),
            K::Integer => self.lex_number(start),
            K::LBrace | K::Minus | K::HashIdentifier | K::AtIdentifier => {
                self.lex_ambiguous(kind, start)
            }
            K::Error => {
                self.at = start;
                self.lex_other()
            }
            kind => self.token(kind, start),
        }
    }

    /// Lexes a token whose first byte, which is already consumed, begins other tokens too.
    fn lex_ambiguous(&mut self, kind: TokenKind, start: usize) -> Token {
        use TokenKind as K;
        let (kind, len) = match (kind, self.peek(0)) {
            (K::Minus, b'>') => (K::Arrow, 1),
            (K::LBrace, b'-') if self.peek(1) == b'#' => (K::FileMetadataBegin, 2),
            (K::HashIdentifier, b'-') if self.peek(1) == b'}' => (K::FileMetadataEnd, 2),
            (K::HashIdentifier, _) => return self.lex_prefixed_identifier(kind, start),
            (K::AtIdentifier, _) => return self.lex_at_identifier(start),
            _ => (kind, 0),
        };
        self.at += len;
        self.token(kind, start)
    }

    /// Lexes the next token if it does not begin here: after line ends, other blanks and comments.
    #[inline(never)]
    fn lex_other(&mut self) -> Token {
        loop {
            let start = self.at;
            let Some(&byte) = self.text.get(start) else {
                return self.token(TokenKind::Eof, start);
            };
            self.at += 1;
            match byte {
                b'\n' => self.skip_indentation(),
                b' ' | b'\t' | b'\r' | 0 => {}
                b'.' if self.peek(0) == b'.' && self.peek(1) == b'.' => {
                    self.at += 2;
                    return self.token(TokenKind::Ellipsis, start);
                }
                b'.' => {
                    return self.error(self.at, "expected three consecutive dots for an ellipsis");
                }
                b'/' if self.peek(0) == b'/' => {
                    let rest = &self.text[self.at..];
                    let end = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
                    self.at += end.unwrap_or(rest.len());
                }
                b'/' => return self.token(TokenKind::Slash, start),
                byte if FIRST[usize::from(byte)] == TokenKind::Error => {
                    return self.error(start, "unexpected character");
                }
                _ => {
                    self.at = start;
                    return self.next_token();
                }
            }
        }
    }

    // bare-id      ::= (letter | `_`) (letter | digit | `_` | `$` | `.`)*
    // integer-type ::= (`s` | `u`)? `i` digit+
    #[inline(never)]
    fn lex_word(&mut self, start: usize) -> Token {
        self.skip(class::IDENTIFIER);
        let word = &self.text[start..self.at];
        let digits = match word {
            [b'i', digits @ ..] | [b's' | b'u', b'i', digits @ ..] => digits,
            _ => &[],
        };
        let kind = if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) {
            TokenKind::IntType
        } else {
            TokenKind::of_word(word)
        };
        self.token(kind, start)
    }

    // integer-literal ::= digit+ | `0x` hex-digit+
    // float-literal   ::= digit+ `.` digit* ((`e` | `E`) (`-` | `+`)? digit+)?
    #[inline(never)]
    fn lex_number(&mut self, start: usize) -> Token {
        if self.text[start] == b'0' && self.peek(0) == b'x' {
            // `0xi32` is a zero dimension, not a number.
            if self.peek(1).is_ascii_hexdigit() {
                self.at += 2;
                self.skip(class::HEX);
            }
            return self.token(TokenKind::Integer, start);
        }
        self.skip(class::DIGIT);
        if self.peek(0) != b'.' {
            return self.token(TokenKind::Integer, start);
        }
        self.at += 1;
        self.skip(class::DIGIT);
        if matches!(self.peek(0), b'e' | b'E') {
            let sign = usize::from(matches!(self.peek(1), b'-' | b'+'));
            if self.peek(1 + sign).is_ascii_digit() {
                self.at += 2 + sign;
                self.skip(class::DIGIT);
            }
        }
        self.token(TokenKind::FloatLiteral, start)
    }

    // suffix-id ::= digit+ | (letter | id-punct) (letter | id-punct | digit)*
    // id-punct  ::= `$` | `.` | `_` | `-`
    fn lex_prefixed_identifier(&mut self, kind: TokenKind, start: usize) -> Token {
        let first = self.peek(0);
        if first.is_ascii_digit() {
            self.skip(class::DIGIT);
        } else if is(class::SUFFIX, first) {
            self.skip(class::SUFFIX);
        } else {
            let error = match kind {
                TokenKind::HashIdentifier => "invalid attribute name",
                TokenKind::PercentIdentifier => "invalid SSA name",
                TokenKind::CaretIdentifier => "invalid block name",
                _ => "invalid type identifier",
            };
            return self.error(start, error);
        }
        self.token(kind, start)
    }

    // symbol-ref-id ::= `@` (bare-id | string-literal)
    fn lex_at_identifier(&mut self, start: usize) -> Token {
        let first = self.peek(0);
        if first == b'"' {
            self.at += 1;
            let string = self.lex_string(start + 1);
            if string.is(TokenKind::Error) {
                return string;
            }
        } else if first.is_ascii_alphabetic() || first == b'_' {
            self.skip(class::IDENTIFIER);
        } else {
            let offset = self.at;
            self.at = (offset + 1).min(self.text.len());
            return self.error(offset, "@ identifier expected to start with letter or '_'");
        }
        self.token(TokenKind::AtIdentifier, start)
    }

    // string-literal ::= `"` [^"\n\f\v\r]* `"`
    #[inline(never)]
    fn lex_string(&mut self, start: usize) -> Token {
        loop {
            self.skip(class::STRING);
            let offset = self.at;
            match self.text.get(offset) {
                Some(b'"') => {
                    self.at += 1;
                    return self.token(TokenKind::String, start);
                }
                Some(b'\\') => match (self.peek(1), self.peek(2)) {
                    (b'"' | b'\\' | b'n' | b't', _) => self.at += 2,
                    (high, low) if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() => {
                        self.at += 3;
                    }
                    _ => {
                        self.at += 1;
                        return self.error(offset, "unknown escape in string literal");
                    }
                },
                other => {
                    self.at += usize::from(other.is_some());
                    return self.error(offset, "expected '\"' in string literal");
                }
            }
        }
    }
}

/// Decodes the spelling of a string literal or quoted symbol: removes the quotes (and `@`) and
/// resolves escapes.
pub fn string_value(spelling: &[u8]) -> std::borrow::Cow<'_, [u8]> {
    let quoted = spelling.strip_prefix(b"@").unwrap_or(spelling);
    let bytes = quoted
        .strip_prefix(b"\"")
        .and_then(|rest| rest.strip_suffix(b"\""))
        .unwrap_or(quoted);
    if !bytes.contains(&b'\\') {
        return bytes.into();
    }
    let mut value = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some(escape) = rest.iter().position(|byte| *byte == b'\\') {
        value.extend_from_slice(&rest[..escape]);
        let (byte, len) = match rest[escape + 1..] {
            [b'n', ..] => (b'\n', 1),
            [b't', ..] => (b'\t', 1),
            [byte @ (b'"' | b'\\'), ..] => (byte, 1),
            [high, low, ..] => (hex_value(high) << 4 | hex_value(low), 2),
            _ => break,
        };
        value.push(byte);
        rest = &rest[escape + 1 + len..];
    }
    value.extend_from_slice(rest);
    value.into()
}

/// Returns the value of a hexadecimal digit.
pub(crate) fn hex_value(digit: u8) -> u8 {
    char::from(digit).to_digit(16).unwrap_or(0) as u8
}
