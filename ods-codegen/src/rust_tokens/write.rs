//! Writes the tokens of an invocation as TableGen text, which other invocations import.
//!
//! Tokens keep their lines and, if they have the same length in both languages,
//! their columns, so that messages about the text give the place in the Rust file.

use ods_tablegen::{Punct, TokenKind};

use super::{Lexed, RustTokens};
use crate::limits::MAX_COLUMN;

impl RustTokens {
    /// The tokens after the header as text, and the number of the line in which
    /// the text begins, from 1.
    pub(crate) fn to_text(&self) -> (u32, String) {
        let tokens = &self.tokens[self.start..];
        let first_line = tokens.iter().map(first_line_of).find(|line| *line > 0);
        let first_line = first_line.unwrap_or(1);
        let mut writer = Writer {
            out: String::new(),
            line: first_line,
            column: 0,
        };
        for lexed in tokens {
            writer.token(lexed);
        }
        (first_line as u32, writer.out)
    }
}

/// The line in which a token begins, with the comment before it; 0 if unknown.
fn first_line_of(lexed: &Lexed) -> usize {
    let doc = lexed.token.doc.as_ref();
    let doc_lines = doc.map_or(0, |doc| doc.lines().count());
    lexed.first.start().line.saturating_sub(doc_lines)
}

struct Writer {
    out: String,
    /// The position of the end of `out` in the file.
    line: usize,
    column: usize,
}

impl Writer {
    fn token(&mut self, lexed: &Lexed) {
        if let Some(doc) = &lexed.token.doc {
            for (number, line) in doc.lines().enumerate() {
                self.line_feeds_to(first_line_of(lexed) + number);
                if self.column > 0 {
                    self.push("\n");
                }
                self.push("/// ");
                self.push(line);
            }
            self.push("\n");
        }
        let start = lexed.first.start();
        let is_brace = lexed.token.kind == TokenKind::Punct(Punct::LBrace);
        self.line_feeds_to(start.line);
        if self.column < start.column {
            let blanks = start.column.min(MAX_COLUMN).saturating_sub(self.column);
            self.push(&" ".repeat(blanks.max(1)));
        } else if self.column > start.column || is_brace && self.out.ends_with('[') {
            // `[{` would begin a code block.
            self.push(" ");
        }
        self.kind(&lexed.token.kind);
    }

    fn line_feeds_to(&mut self, line: usize) {
        while self.line < line {
            self.push("\n");
        }
    }

    fn kind(&mut self, kind: &TokenKind) {
        match kind {
            TokenKind::Ident(name) => self.push(name),
            TokenKind::VarName(name) => self.push(&format!("${name}")),
            TokenKind::Str(text) => self.string(text),
            // A code block ends at its first `}]`.
            TokenKind::Code(text) if text.contains("}]") => self.string(text),
            TokenKind::Code(text) => self.push(&format!("[{{{text}}}]")),
            TokenKind::Int(value) => self.push(&value.to_string()),
            TokenKind::BinInt { value, width } => {
                self.push(&format!("0b{value:0width$b}", width = *width as usize));
            }
            TokenKind::Bang(op) => self.push(&format!("!{}", op.text())),
            TokenKind::Keyword(keyword) => self.push(keyword.text()),
            TokenKind::Punct(punct) => self.push(punct.text()),
            TokenKind::Error | TokenKind::Eof => {}
        }
    }

    fn string(&mut self, text: &str) {
        let escaped = text.replace('\\', r"\\").replace('"', r#"\""#);
        let escaped = escaped.replace('\n', r"\n").replace('\t', r"\t");
        self.push(&format!("\"{escaped}\""));
    }

    fn push(&mut self, text: &str) {
        self.out.push_str(text);
        self.line += text.matches('\n').count();
        match text.rfind('\n') {
            Some(at) => self.column = text[at + 1..].chars().count(),
            None => self.column += text.chars().count(),
        }
    }
}
