//! The scanner: the bytes of one text in, raw tokens out. It allocates nothing; tokens are ranges of the text.
//!
//! Includes and the preprocessor are the business of [`super::feed`]. Rules of its own:
//! - Comments nest (`/* */`); `///` lines are remembered as the doc comment of the next token.
//! - A word or number that begins with a digit is cut as llvm-tblgen cuts it: see [`Scanner::number_or_word`].
//! - The text of a code block ends at the first `}]`, but `}` always takes the next character with it, so that in
//!   `}}]` the block continues.

use crate::include::INVALID;
use std::borrow::Cow;

use crate::token::Punct;

/// A token: its kind and its range of the text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RawToken {
    pub(crate) kind: RawKind,
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// Whether only white space and `/* */` comments precede it on its line.
    pub(crate) first_on_line: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum RawKind {
    /// An identifier or a keyword.
    Word,
    /// `$name`
    VarName,
    /// `"…"`; whether it has escapes in it.
    Str {
        escaped: bool,
    },
    /// `[{…}]`
    Code,
    Int(i64),
    BinInt {
        value: u64,
        width: u32,
    },
    /// `!name`; the name is not looked up.
    Bang,
    Punct(Punct),
    /// A lexical error; the range is its place.
    Error(&'static str),
    Eof,
}

/// The state of scanning one text.
#[derive(Clone, Debug)]
pub(crate) struct Scanner<'a> {
    text: &'a str,
    pos: usize,
    end: usize,
    at_line_start: bool,
    /// Where the error in the current token is, if not at its start.
    error_at: Option<usize>,
    /// The `///` lines since the last token: ranges of what follows the slashes.
    docs: Vec<(u32, u32)>,
}

impl<'a> Scanner<'a> {
    /// Scans `text[start..end]`.
    pub(crate) fn new(text: &'a str, start: usize, end: usize) -> Self {
        Self {
            text,
            pos: start,
            end,
            at_line_start: true,
            error_at: None,
            docs: Vec::new(),
        }
    }

    /// The text being scanned.
    pub(crate) fn text(&self) -> &'a str {
        self.text
    }

    /// Where the next token, comment or white space begins.
    pub(crate) fn pos(&self) -> usize {
        self.pos
    }

    /// Continues at `pos`.
    pub(crate) fn seek(&mut self, pos: usize, at_line_start: bool) {
        self.pos = pos;
        self.at_line_start = at_line_start;
    }

    /// The doc comment before the token that was scanned last.
    pub(crate) fn doc(&self) -> Option<String> {
        if self.docs.is_empty() {
            return None;
        }
        let lines = self.docs.iter().map(|&(start, end)| {
            let line = self.text[start as usize..end as usize].trim_end();
            line.strip_prefix(' ').unwrap_or(line)
        });
        Some(lines.collect::<Vec<_>>().join("\n"))
    }

    fn peek(&self, ahead: usize) -> Option<u8> {
        let at = self.pos + ahead;
        if at < self.end {
            Some(self.text.as_bytes()[at])
        } else {
            None
        }
    }

    /// The next token.
    pub(crate) fn next(&mut self) -> RawToken {
        if !self.docs.is_empty() {
            self.docs.clear();
        }
        let error = self.skip_blanks();
        let start = self.pos;
        let first_on_line = self.at_line_start;
        self.at_line_start = false;
        let mut kind = match error {
            Some(error) => error,
            None => self.token(),
        };
        if matches!(kind, RawKind::Str { .. } | RawKind::Code)
            && let Some(at) = invalid_utf8(&self.text[start..self.pos])
        {
            self.error_at = Some(start + at);
            kind = RawKind::Error("invalid UTF-8: strings and code become Rust, which is UTF-8");
        }
        let start = self.error_at.take().unwrap_or(start);
        RawToken {
            kind,
            start: start as u32,
            end: self.pos as u32,
            first_on_line,
        }
    }

    /// Skips white space and comments. Returns an error token for an unterminated comment.
    pub(crate) fn skip_blanks(&mut self) -> Option<RawKind> {
        let bytes = self.text.as_bytes();
        while self.pos < self.end {
            let mut pos = self.pos;
            while pos < self.end && matches!(bytes[pos], b' ' | b'\t') {
                pos += 1;
            }
            self.pos = pos;
            if pos == self.end {
                break;
            }
            match bytes[pos] {
                b'\n' | b'\r' => {
                    self.pos += 1;
                    self.at_line_start = true;
                }
                b'/' if self.peek(1) == Some(b'/') => self.line_comment(),
                b'/' if self.peek(1) == Some(b'*') => {
                    let start = self.pos;
                    if !self.block_comment() {
                        // The error is at the comment's start; scanning continues at the end of the text.
                        let end = std::mem::replace(&mut self.pos, start);
                        debug_assert!(end == self.end);
                        self.end = start;
                        return Some(RawKind::Error(if has_nul(&bytes[start..end]) {
                            NUL
                        } else {
                            "unterminated comment"
                        }));
                    }
                    if has_nul(&bytes[start..self.pos]) {
                        self.error_at = Some(start);
                        return Some(RawKind::Error(NUL));
                    }
                }
                _ => break,
            }
        }
        None
    }

    fn line_comment(&mut self) {
        let bytes = self.text.as_bytes();
        let start = self.pos;
        let mut pos = start;
        while pos < self.end && !matches!(bytes[pos], b'\n' | b'\r') {
            pos += 1;
        }
        self.pos = pos;
        let line = &self.text[start..pos];
        if line.starts_with("///") && !line.starts_with("////") {
            self.docs.push((start as u32 + 3, self.pos as u32));
        }
    }

    /// Skips a block comment; says whether it ends.
    pub(crate) fn block_comment(&mut self) -> bool {
        let bytes = self.text.as_bytes();
        let mut depth = 0_u32;
        while self.pos < self.end {
            match (bytes[self.pos], self.peek(1)) {
                (b'/', Some(b'*')) => {
                    depth += 1;
                    self.pos += 2;
                }
                (b'*', Some(b'/')) => {
                    depth -= 1;
                    self.pos += 2;
                    if depth == 0 {
                        return true;
                    }
                }
                _ => self.pos += 1,
            }
        }
        false
    }

    fn token(&mut self) -> RawKind {
        let Some(first) = self.peek(0) else {
            return RawKind::Eof;
        };
        match first {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(),
            b'0'..=b'9' => self.number_or_word(),
            b'"' => self.string(),
            b'$' => self.var_name(),
            b'!' => self.bang(),
            b'+' | b'-' if matches!(self.peek(1), Some(b'0'..=b'9')) => self.decimal(),
            b'[' if self.peek(1) == Some(b'{') => self.code(),
            b'.' => self.dots(),
            _ => self.punct(first),
        }
    }

    fn punct(&mut self, first: u8) -> RawKind {
        let punct = match first {
            b':' => Punct::Colon,
            b';' => Punct::Semi,
            b',' => Punct::Comma,
            b'<' => Punct::Less,
            b'>' => Punct::Greater,
            b'[' => Punct::LSquare,
            b']' => Punct::RSquare,
            b'{' => Punct::LBrace,
            b'}' => Punct::RBrace,
            b'(' => Punct::LParen,
            b')' => Punct::RParen,
            b'=' => Punct::Equal,
            b'?' => Punct::Question,
            b'#' => Punct::Paste,
            b'+' => Punct::Plus,
            b'-' => Punct::Minus,
            0 => {
                self.pos += 1;
                return RawKind::Error(NUL);
            }
            _ => return self.garbage(),
        };
        self.pos += 1;
        RawKind::Punct(punct)
    }

    /// A character that begins no token, and all such characters after it.
    fn garbage(&mut self) -> RawKind {
        let is_first = self.pos == 0;
        let mut chars = self.text[self.pos..self.end].chars();
        let first = chars.next().unwrap_or_default();
        let is_garbage = |char: &char| {
            !char.is_ascii() || char.is_ascii_control() && !matches!(char, '\0' | '\t'..='\r')
        };
        let rest = chars.take_while(is_garbage).map(char::len_utf8);
        self.pos = (self.pos + first.len_utf8() + rest.sum::<usize>()).min(self.end);
        RawKind::Error(if is_first && first == '\u{feff}' {
            "unexpected character: a byte order mark"
        } else {
            "unexpected character"
        })
    }

    /// `.` or `...`
    fn dots(&mut self) -> RawKind {
        if self.peek(1) != Some(b'.') {
            self.pos += 1;
            return RawKind::Punct(Punct::Dot);
        }
        if self.peek(2) == Some(b'.') {
            self.pos += 3;
            return RawKind::Punct(Punct::Ellipsis);
        }
        self.pos += 2;
        RawKind::Error("invalid '..' punctuation")
    }

    fn skip_word(&mut self) {
        let bytes = self.text.as_bytes();
        let mut pos = self.pos;
        while pos < self.end && IS_WORD[bytes[pos] as usize] {
            pos += 1;
        }
        self.pos = pos;
    }

    fn word(&mut self) -> RawKind {
        self.skip_word();
        RawKind::Word
    }

    /// `$name`
    fn var_name(&mut self) -> RawKind {
        self.pos += 1;
        if !matches!(self.peek(0), Some(b'a'..=b'z' | b'A'..=b'Z' | b'_')) {
            return RawKind::Error("invalid variable name");
        }
        self.skip_word();
        RawKind::VarName
    }

    /// `!name`
    fn bang(&mut self) -> RawKind {
        self.pos += 1;
        let rest = &self.text.as_bytes()[self.pos..self.end];
        let len = rest
            .iter()
            .position(|byte| !byte.is_ascii_alphabetic())
            .unwrap_or(rest.len());
        self.pos += len;
        if len == 0 {
            RawKind::Error("invalid \"!operator\"")
        } else {
            RawKind::Bang
        }
    }

    /// A number, or an identifier that begins with a digit. The character after the leading digits decides: `b` and a
    /// binary digit or `x` and a hexadecimal digit mean a number, another letter or `_` an identifier.
    fn number_or_word(&mut self) -> RawKind {
        let bytes = self.text.as_bytes();
        let mut at = self.pos;
        while at < self.end && bytes[at].is_ascii_digit() {
            at += 1;
        }
        let at_byte = |at: usize| if at < self.end { bytes[at] } else { b' ' };
        let number = match at_byte(at) {
            b'b' => matches!(at_byte(at + 1), b'0' | b'1'),
            b'x' => at_byte(at + 1).is_ascii_hexdigit(),
            byte => !(byte.is_ascii_alphabetic() || byte == b'_'),
        };
        if !number {
            return self.word();
        }
        match (bytes[self.pos], self.peek(1)) {
            (b'0', Some(b'b')) if matches!(self.peek(2), Some(b'0' | b'1')) => self.prefixed(2),
            (b'0', Some(b'x')) if self.peek(2).is_some_and(|byte| byte.is_ascii_hexdigit()) => {
                self.prefixed(16)
            }
            _ => self.decimal(),
        }
    }

    /// Moves over the digits for which `is_digit` holds and returns them.
    fn digits(&mut self, is_digit: impl Fn(u8) -> bool) -> &'a str {
        let rest = &self.text[self.pos..self.end];
        let len = rest
            .bytes()
            .position(|byte| !is_digit(byte))
            .unwrap_or(rest.len());
        self.pos += len;
        &rest[..len]
    }

    /// A binary or hexadecimal number, at its prefix.
    fn prefixed(&mut self, radix: u32) -> RawKind {
        self.pos += 2;
        let digits = self.digits(|byte| char::from(byte).is_digit(radix));
        match u64::from_str_radix(digits, radix) {
            Ok(value) if radix == 2 => RawKind::BinInt {
                value,
                width: digits.len() as u32,
            },
            Ok(value) => RawKind::Int(value as i64),
            Err(_) => RawKind::Error("number out of range"),
        }
    }

    /// Decimal digits with a sign or without. Without `-` the range is that of an unsigned number.
    fn decimal(&mut self) -> RawKind {
        let start = self.pos;
        if !self.text.as_bytes()[start].is_ascii_digit() {
            self.pos += 1;
        }
        self.digits(|byte| byte.is_ascii_digit());
        let text = &self.text[start..self.pos];
        let value = if text.starts_with('-') {
            text.parse::<i64>().ok()
        } else {
            text.parse::<u64>().ok().map(|value| value as i64)
        };
        value.map_or(RawKind::Error("number out of range"), RawKind::Int)
    }

    fn string(&mut self) -> RawKind {
        let bytes = self.text.as_bytes();
        let mut escaped = false;
        let (mut invalid, mut escaped_newline) = (None, None);
        self.pos += 1;
        let content = self.pos;
        while self.pos < self.end {
            let mut pos = self.pos;
            while pos < self.end && !matches!(bytes[pos], b'"' | b'\\' | b'\n' | b'\r') {
                pos += 1;
            }
            self.pos = pos;
            if pos == self.end {
                break;
            }
            match bytes[pos] {
                b'"' => {
                    self.pos += 1;
                    let Some((at, message)) = invalid else {
                        return RawKind::Str { escaped };
                    };
                    self.error_at = Some(at);
                    return RawKind::Error(message);
                }
                b'\n' | b'\r' => {
                    if let Some(at) = escaped_newline {
                        self.error_at = Some(at);
                        return RawKind::Error(ESCAPED_NEWLINE);
                    }
                    self.error_at = Some(content);
                    return RawKind::Error("end of line in string literal");
                }
                b'\\' => {
                    self.pos += 1;
                    match self.peek(0) {
                        Some(b'\\' | b'\'' | b'"' | b't' | b'n') => {
                            escaped = true;
                            self.pos += 1;
                        }
                        Some(b'\n' | b'\r') => {
                            invalid = Some((self.pos, ESCAPED_NEWLINE));
                            escaped_newline = Some(self.pos);
                            self.pos += 1;
                        }
                        // Read the literal to its end, so that its closing quote does not open another.
                        Some(_) => invalid = Some((self.pos, "invalid escape in string literal")),
                        None => {}
                    }
                }
                _ => self.pos += 1,
            }
        }
        self.error_at = Some(content);
        RawKind::Error("end of file in string literal")
    }

    fn code(&mut self) -> RawKind {
        let start = self.pos;
        self.pos += 2;
        while let Some(brace) = self.text[self.pos..self.end].find('}') {
            self.pos += brace + 1;
            let Some(next) = self.text[self.pos..self.end].chars().next() else {
                break;
            };
            self.pos += next.len_utf8();
            if next == ']' {
                let has_nul = has_nul(&self.text.as_bytes()[start..self.pos]);
                return if has_nul {
                    RawKind::Error(NUL)
                } else {
                    RawKind::Code
                };
            }
        }
        self.pos = self.end;
        if has_nul(&self.text.as_bytes()[start..self.end]) {
            return RawKind::Error(NUL);
        }
        RawKind::Error("unterminated code block")
    }
}

const ESCAPED_NEWLINE: &str = "escaped newlines not supported in tblgen";

pub(crate) const NUL: &str = "NUL character is invalid in source; treated as space";

/// Where a token has bytes that are not UTF-8, for which [`source_text`] put a character.
fn invalid_utf8(token: &str) -> Option<usize> {
    // The first byte is rare, and is found faster than the character.
    if !token.as_bytes().contains(&INVALID_FIRST_BYTE) {
        return None;
    }
    token.find(INVALID)
}

/// The first byte of [`INVALID`].
const INVALID_FIRST_BYTE: u8 = 0xF4;

/// Whether a block comment or a code block has a NUL character, which only strings, line comments
/// and skipped text may have.
pub(crate) fn has_nul(bytes: &[u8]) -> bool {
    bytes.contains(&0)
}

/// For each byte, whether it may be part of an identifier. A table is fast without optimisation; it is static because
/// a constant would be copied on each access.
static IS_WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = (byte as u8).is_ascii_alphanumeric() || byte as u8 == b'_';
        byte += 1;
    }
    table
};

pub(crate) fn is_word_byte(byte: u8) -> bool {
    IS_WORD[byte as usize]
}

/// The text of a string literal, given with its quotes.
pub(crate) fn string_text(literal: &str, escaped: bool) -> Cow<'_, str> {
    let content = &literal[1..literal.len() - 1];
    if !escaped {
        return Cow::Borrowed(content);
    }
    let mut out = String::with_capacity(content.len());
    let mut chars = content.chars();
    while let Some(c) = chars.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        match chars.next() {
            Some('t') => out.push('\t'),
            Some('n') => out.push('\n'),
            Some(other) => out.push(other),
            None => {}
        }
    }
    Cow::Owned(out)
}
