//! The lexer of assembly formats.
//!
//! Text goes in, one token at a time comes out. A bad byte or an unterminated literal is reported
//! when the token is lexed and yields an `Error` token, at which the parser stops with a second
//! message (as in MLIR, which shows both). Tokens do not overlap and come in text order; the last
//! one, `Eof`, repeats.

use super::error::FormatError;

/// A range of bytes in the text of a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FormatSpan {
    /// The first byte.
    pub start: usize,
    /// The byte after the last one.
    pub end: usize,
}

/// The keywords, which name directives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::enum_variant_names, reason = "one keyword ends in `keyword`")]
pub(crate) enum Keyword {
    AttrDict,
    AttrDictWithKeyword,
    PropDict,
    Custom,
    FunctionalType,
    OiList,
    Operands,
    Params,
    Qualified,
    Ref,
    Regions,
    Results,
    Struct,
    Successors,
    Type,
}

impl Keyword {
    fn lookup(word: &str) -> Option<Self> {
        Some(match word {
            "attr-dict" => Self::AttrDict,
            "attr-dict-with-keyword" => Self::AttrDictWithKeyword,
            "prop-dict" => Self::PropDict,
            "custom" => Self::Custom,
            "functional-type" => Self::FunctionalType,
            "oilist" => Self::OiList,
            "operands" => Self::Operands,
            "params" => Self::Params,
            "qualified" => Self::Qualified,
            "ref" => Self::Ref,
            "regions" => Self::Regions,
            "results" => Self::Results,
            "struct" => Self::Struct,
            "successors" => Self::Successors,
            "type" => Self::Type,
            _ => return None,
        })
    }

    /// The directive that a word probably means: one that differs in its case, its hyphens or a
    /// last `s`.
    pub(crate) fn near(word: &str) -> Option<&'static str> {
        const WORDS: [&str; 15] = [
            "attr-dict",
            "attr-dict-with-keyword",
            "prop-dict",
            "custom",
            "functional-type",
            "oilist",
            "operands",
            "params",
            "qualified",
            "ref",
            "regions",
            "results",
            "struct",
            "successors",
            "type",
        ];
        let plain = |word: &str| {
            let word = word.replace(['-', '_'], "").to_ascii_lowercase();
            word.trim_end_matches('s').to_owned()
        };
        let word = plain(word);
        WORDS.into_iter().find(|known| plain(known) == word)
    }
}

/// The kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TokenKind {
    Eof,
    Error,
    Identifier,
    Keyword(Keyword),
    /// Text between backquotes, which are part of the token.
    Literal,
    /// Text between double quotes, which are part of the token.
    String,
    /// `$name`.
    Variable,
    LParen,
    RParen,
    Caret,
    Colon,
    Comma,
    Equal,
    Less,
    Greater,
    Question,
    Star,
    Pipe,
}

impl TokenKind {
    /// Whether it is punctuation that can only be part of a literal where an element begins.
    pub(crate) fn is_punctuation(self) -> bool {
        matches!(
            self,
            Self::Colon
                | Self::Comma
                | Self::Equal
                | Self::Less
                | Self::Greater
                | Self::Question
                | Self::Star
                | Self::Pipe
        )
    }
}

/// A token and its span.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    pub(crate) span: FormatSpan,
}

/// Splits the text of a format into tokens.
pub(crate) struct Lexer<'f> {
    text: &'f str,
    position: usize,
}

fn is_word_start(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_'
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

impl<'f> Lexer<'f> {
    pub(crate) fn new(text: &'f str) -> Self {
        Self { text, position: 0 }
    }

    /// Returns the whole text.
    pub(crate) fn text(&self) -> &'f str {
        self.text
    }

    /// Returns the text that `span` covers.
    pub(crate) fn slice(&self, span: FormatSpan) -> &'f str {
        &self.text[span.start..span.end]
    }

    /// Returns the next token; a lexical error is added to `errors`.
    pub(crate) fn next_token(&mut self, errors: &mut Vec<FormatError>) -> Token {
        let bytes = self.text.as_bytes();
        let is_blank = |byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0);
        let start = self.skip_while(self.position, is_blank);
        self.position = start;
        let Some(&first) = bytes.get(start) else {
            return self.finish(TokenKind::Eof, start, start);
        };
        let kind = match first {
            b'(' => TokenKind::LParen,
            b')' => TokenKind::RParen,
            b'^' => TokenKind::Caret,
            b':' => TokenKind::Colon,
            b',' => TokenKind::Comma,
            b'=' => TokenKind::Equal,
            b'<' => TokenKind::Less,
            b'>' => TokenKind::Greater,
            b'?' => TokenKind::Question,
            b'*' => TokenKind::Star,
            b'|' => TokenKind::Pipe,
            b'`' => return self.lex_literal(start, errors),
            b'"' => return self.lex_string(start, errors),
            b'$' => return self.lex_variable(start, errors),
            byte if is_word_start(byte) => return self.lex_identifier(start),
            _ => return self.unexpected_character(start, errors),
        };
        self.finish(kind, start, start + 1)
    }

    // literal ::= '`' [^`]* '`'
    fn lex_literal(&mut self, start: usize, errors: &mut Vec<FormatError>) -> Token {
        let end = self.skip_while(start + 1, |byte| byte != b'`' && byte != 0);
        if self.text.as_bytes().get(end) == Some(&b'`') {
            return self.finish(TokenKind::Literal, start, end + 1);
        }
        errors.push(FormatError::new(end, "unexpected end of file in literal"));
        self.finish(TokenKind::Error, end, end)
    }

    // string ::= '"' ([^"] | '\"')* '"'
    fn lex_string(&mut self, start: usize, errors: &mut Vec<FormatError>) -> Token {
        let mut escaped = false;
        let end = self.skip_while(start + 1, |byte| {
            let ends = byte == 0 || byte == b'"' && !escaped;
            // As in MLIR, a backslash after a backslash escapes, too.
            escaped = byte == b'\\';
            !ends
        });
        if self.text.as_bytes().get(end) == Some(&b'"') {
            return self.finish(TokenKind::String, start, end + 1);
        }
        errors.push(FormatError::new(end, "unexpected end of file in string"));
        self.finish(TokenKind::Error, end, end)
    }

    // variable ::= '$' [A-Za-z_] [0-9A-Za-z_]*
    fn lex_variable(&mut self, start: usize, errors: &mut Vec<FormatError>) -> Token {
        let name = start + 1;
        let first = self.text.as_bytes().get(name);
        if !first.is_some_and(|&byte| is_word_start(byte)) {
            errors.push(FormatError::new(start, "expected variable name"));
            return self.finish(TokenKind::Error, start, name);
        }
        let end = self.skip_while(name, is_word);
        self.finish(TokenKind::Variable, start, end)
    }

    // identifier ::= [A-Za-z_] [0-9A-Za-z_-]*
    fn lex_identifier(&mut self, start: usize) -> Token {
        let end = self.skip_while(start, |byte| is_word(byte) || byte == b'-');
        let kind = Keyword::lookup(&self.text[start..end])
            .map_or(TokenKind::Identifier, TokenKind::Keyword);
        self.finish(kind, start, end)
    }

    fn unexpected_character(&mut self, start: usize, errors: &mut Vec<FormatError>) -> Token {
        let error = FormatError::new(start, "unexpected character");
        let rest = &self.text[start..];
        if let Some(literal) = in_quotes(rest) {
            errors.push(error.note(format!(
                "a literal is written in backquotes: `` `{literal}` ``"
            )));
            return self.finish(TokenKind::Error, start, start + literal.len() + 2);
        }
        errors.push(match rest.chars().next() {
            Some('%') => error.note("the parts of the definition are written with `$`: `$name`"),
            Some(_) if rest.starts_with("->") => {
                error.note("punctuation is written in backquotes: `` `->` ``")
            }
            Some(char) if char.is_ascii_punctuation() => error.note(format!(
                "punctuation is written in backquotes: `` `{char}` ``"
            )),
            _ => error,
        });
        // The whole character, so that the token can be sliced out of the text.
        let length = self.text[start..].chars().next().map_or(1, char::len_utf8);
        self.finish(TokenKind::Error, start, start + length)
    }

    /// Returns the first position from `at` on whose byte `keep` rejects, or the end.
    fn skip_while(&self, mut at: usize, mut keep: impl FnMut(u8) -> bool) -> usize {
        let bytes = self.text.as_bytes();
        // A plain loop: macros run without optimisation.
        while at < bytes.len() && keep(bytes[at]) {
            at += 1;
        }
        at
    }

    fn finish(&mut self, kind: TokenKind, start: usize, end: usize) -> Token {
        self.position = end;
        Token {
            kind,
            span: FormatSpan { start, end },
        }
    }
}

/// The text between single quotes at the start of `text`, if it is short enough for a literal.
fn in_quotes(text: &str) -> Option<&str> {
    let (inside, _) = text.strip_prefix('\'')?.split_once('\'')?;
    let is_literal =
        !inside.is_empty() && !inside.contains(|c: char| c.is_whitespace() || c == '`');
    is_literal.then_some(inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lex(text: &str) -> (Vec<(TokenKind, &str)>, Vec<String>) {
        let mut lexer = Lexer::new(text);
        let (mut tokens, mut errors) = (Vec::new(), Vec::new());
        loop {
            let token = lexer.next_token(&mut errors);
            if token.kind == TokenKind::Eof {
                break;
            }
            tokens.push((token.kind, lexer.slice(token.span)));
        }
        (
            tokens,
            errors
                .iter()
                .map(|error| format!("{}: {}", error.offset, error.message))
                .collect(),
        )
    }

    #[test]
    fn words_variables_and_punctuation() {
        let (tokens, errors) = lex("attr-dict foo-1 $_a1-b\r\n(`:` \"x\\\"y\")?");
        let kinds: Vec<_> = tokens
            .iter()
            .map(|&(kind, text)| format!("{kind:?} {text}"))
            .collect();
        assert_eq!(
            kinds,
            [
                "Keyword(AttrDict) attr-dict",
                "Identifier foo-1",
                "Variable $_a1",
                "Error -",
                "Identifier b",
                "LParen (",
                "Literal `:`",
                "String \"x\\\"y\"",
                "RParen )",
                "Question ?",
            ]
        );
        assert_eq!(errors, ["20: unexpected character"]);
    }

    #[test]
    fn unterminated_tokens_are_reported_at_the_end() {
        assert_eq!(lex(" `ab").1, ["4: unexpected end of file in literal"]);
        assert_eq!(lex("\"a\\\\\"").1, ["5: unexpected end of file in string"]);
    }

    #[test]
    fn bad_bytes_are_reported_where_they_stand() {
        assert_eq!(
            lex("é $1").1,
            [
                "0: unexpected character",
                "3: expected variable name",
                "4: unexpected character"
            ]
        );
    }
}
