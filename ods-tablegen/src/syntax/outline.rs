//! The outline of a text: text in, its top-level statements and the names they define out. Nothing is parsed.

use std::io::BufRead as _;

use super::scan::{RawKind, RawToken, Scanner, is_word_byte};
use crate::base::Namespace;
use crate::token::Punct;

/// One statement of a base library.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    /// The file's place in the library.
    pub(crate) file: u32,
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// The heads (`let … in`) of the groups around it, outermost first.
    pub(crate) lets: Vec<(u32, u32)>,
}

/// Receives each statement and the names that it defines.
pub(crate) type Found<'a, 'f> = dyn FnMut(Statement, &[(Namespace, &'a str)]) + 'f;

/// Calls `found` for each statement of `text` with the plain names that it defines.
pub(crate) fn statements<'a>(text: &'a str, file: u32, found: &mut Found<'a, '_>) {
    statements_between(text, 0, text.len(), file, found);
}

/// The same for a text in which exactly the lines that begin with a small letter begin a statement. Only the
/// beginnings of lines are read.
pub(crate) fn statements_by_lines<'a>(text: &'a str, file: u32, found: &mut Found<'a, '_>) {
    let bytes = text.as_bytes();
    let mut statement: Option<(usize, usize)> = None;
    let mut pos = 0;
    while pos < bytes.len() {
        let len = line_len(&bytes[pos..]);
        match bytes[pos] {
            // A blank line, a comment, a preprocessor directive.
            b'\n' | b'/' | b'#' => {}
            b'a'..=b'z' => {
                if let Some((start, end)) = statement.replace((pos, pos + len)) {
                    named_statement(text, start, end, file, found);
                }
            }
            _ => {
                if let Some((_, end)) = &mut statement {
                    *end = pos + len;
                }
            }
        }
        pos += len + 1;
    }
    if let Some((start, end)) = statement {
        named_statement(text, start, end, file, found);
    }
}

/// The length of the first line, without its end.
fn line_len(bytes: &[u8]) -> usize {
    let mut rest = bytes;
    // Reading from memory never fails.
    let len = rest.skip_until(b'\n').unwrap_or(bytes.len());
    match &bytes[..len] {
        [.., b'\n'] => len - 1,
        _ => len,
    }
}

/// The length of the word at the start.
fn word_len(bytes: &[u8]) -> usize {
    let mut len = 0;
    while len < bytes.len() && is_word_byte(bytes[len]) {
        len += 1;
    }
    len
}

/// The one statement between `start` and `end`.
fn named_statement<'a>(
    text: &'a str,
    start: usize,
    end: usize,
    file: u32,
    found: &mut Found<'a, '_>,
) {
    const KEYWORDS: &[(&str, Namespace)] = &[
        ("def ", Namespace::Global),
        ("class ", Namespace::Class),
        ("multiclass ", Namespace::Multiclass),
        ("defvar ", Namespace::Global),
    ];
    let all = &text[start..end];
    for &(keyword, namespace) in KEYWORDS {
        let Some(rest) = all.strip_prefix(keyword) else {
            continue;
        };
        let bytes = rest.as_bytes();
        let len = word_len(bytes);
        let mut behind = len;
        while behind < bytes.len() && matches!(bytes[behind], b' ' | b'\n') {
            behind += 1;
        }
        let is_plain = match bytes.get(behind) {
            Some(b':' | b';' | b'{') => true,
            Some(b'<') => keyword.ends_with("class "),
            Some(b'=') => keyword == "defvar ",
            _ => false,
        };
        if is_plain && len > 0 && !bytes[0].is_ascii_digit() {
            let name = &rest[..len];
            let statement = Statement {
                file,
                start: start as u32,
                end: end as u32,
                lets: Vec::new(),
            };
            return found(statement, &[(namespace, name)]);
        }
    }
    statements_between(text, start, end, file, found);
}

fn statements_between<'a>(
    text: &'a str,
    start: usize,
    end: usize,
    file: u32,
    found: &mut Found<'a, '_>,
) {
    let mut scanner = Scanner::new(text, start, end);
    let next = scanner.next();
    let mut outline = Outline {
        text,
        scanner,
        next,
        last_end: 0,
        file,
        lets: Vec::new(),
        found,
    };
    while outline.next.kind != RawKind::Eof {
        outline.statement();
    }
}

struct Outline<'a, 'f> {
    text: &'a str,
    scanner: Scanner<'a>,
    next: RawToken,
    /// Where the last token ended.
    last_end: u32,
    file: u32,
    lets: Vec<(u32, u32)>,
    found: &'f mut Found<'a, 'f>,
}

impl<'a> Outline<'a, '_> {
    fn bump(&mut self) {
        self.last_end = self.next.end;
        self.next = self.scanner.next();
    }

    fn word(&self) -> &'a str {
        match self.next.kind {
            RawKind::Word => &self.text[self.next.start as usize..self.next.end as usize],
            _ => "",
        }
    }

    fn at(&self, punct: Punct) -> bool {
        self.next.kind == RawKind::Punct(punct)
    }

    fn emit(&mut self, start: u32, names: &[(Namespace, &'a str)]) {
        let statement = Statement {
            file: self.file,
            start,
            end: self.last_end,
            lets: self.lets.clone(),
        };
        (self.found)(statement, names);
    }

    fn statement(&mut self) {
        let start = self.next.start;
        match self.word() {
            "include" => {
                self.bump();
                self.bump();
            }
            "let" => self.let_group(start),
            "class" => self.named(start, Namespace::Class),
            "multiclass" => self.named(start, Namespace::Multiclass),
            "def" | "defvar" => self.named(start, Namespace::Global),
            "deftype" | "defset" => self.typed(start),
            _ if self.at(Punct::Paste) && self.next.first_on_line => self.skip_line(),
            _ => {
                self.skip_statement();
                self.emit(start, &[]);
            }
        }
    }

    /// A preprocessor directive.
    fn skip_line(&mut self) {
        let rest = &self.text[self.scanner.pos()..];
        let len = rest.find('\n').unwrap_or(rest.len());
        self.scanner.seek(self.scanner.pos() + len, true);
        self.bump();
    }

    /// A statement whose keyword is followed by a name. The name of a def may also go on, and then is not plain.
    fn named(&mut self, start: u32, namespace: Namespace) {
        let is_def = self.word() == "def";
        self.bump();
        let name = self.word();
        let mut is_plain = !name.is_empty();
        if is_def && is_plain {
            self.bump();
            is_plain = self.at(Punct::Colon) || self.at(Punct::Semi) || self.at(Punct::LBrace);
        }
        self.skip_to_end();
        let names = [(namespace, name)];
        self.emit(start, if is_plain { &names } else { &[] });
    }

    /// `deftype name = …` and `defset type name = { … }`, with the plain names of the defs in it.
    fn typed(&mut self, start: u32) {
        let namespace = match self.word() {
            "deftype" => Namespace::Alias,
            _ => Namespace::Global,
        };
        let mut name = "";
        while !self.at(Punct::Equal) && self.next.kind != RawKind::Eof {
            name = self.word();
            self.bump();
        }
        let content = self.next.end as usize;
        self.skip_to_end();
        let mut names = Vec::new();
        if !name.is_empty() {
            names.push((namespace, name));
        }
        if namespace == Namespace::Global {
            let mut inner = Scanner::new(self.text, content, self.last_end as usize);
            let mut after_def = false;
            loop {
                let token = inner.next();
                let word = &self.text[token.start as usize..token.end as usize];
                match token.kind {
                    RawKind::Eof => break,
                    RawKind::Word if after_def => names.push((Namespace::Global, word)),
                    _ => {}
                }
                after_def = token.kind == RawKind::Word && word == "def";
            }
        }
        self.emit(start, &names);
    }

    fn let_group(&mut self, start: u32) {
        self.skip_to("in");
        self.lets.push((start, self.last_end));
        self.block(&mut Self::statement);
        self.lets.pop();
    }

    /// Skips up to and including `word`.
    fn skip_to(&mut self, word: &str) {
        while self.word() != word && self.next.kind != RawKind::Eof {
            self.bump();
        }
        self.bump();
    }

    /// One statement, or several in braces.
    fn block(&mut self, each: &mut dyn FnMut(&mut Self)) {
        if !self.at(Punct::LBrace) {
            return each(self);
        }
        self.bump();
        while !self.at(Punct::RBrace) && self.next.kind != RawKind::Eof {
            each(self);
        }
        self.bump();
    }

    /// Skips any statement.
    fn skip_statement(&mut self) {
        match self.word() {
            "let" | "foreach" => {
                self.skip_to("in");
                self.block(&mut Self::skip_statement);
            }
            "if" => {
                self.skip_to("then");
                self.block(&mut Self::skip_statement);
                if self.word() == "else" {
                    self.bump();
                    self.block(&mut Self::skip_statement);
                }
            }
            _ => self.skip_to_end(),
        }
    }

    /// Skips past the `;` or body that ends a statement.
    fn skip_to_end(&mut self) {
        let mut depth = 0_u32;
        loop {
            let kind = self.next.kind;
            let is_body = depth == 0 && self.at(Punct::LBrace);
            match kind {
                RawKind::Eof => return,
                RawKind::Punct(Punct::LBrace | Punct::LParen | Punct::LSquare | Punct::Less) => {
                    depth += 1;
                }
                RawKind::Punct(Punct::RBrace | Punct::RParen | Punct::RSquare | Punct::Greater) => {
                    depth = depth.saturating_sub(1);
                }
                RawKind::Punct(Punct::Semi) if depth == 0 => return self.bump(),
                _ => {}
            }
            // A brace after `=` is a value, as in `defvar x = {0, 1};`, or the body of a `defset`.
            let after_equal = is_body && self.text[..self.last_end as usize].ends_with('=');
            self.bump();
            if is_body {
                self.skip_braces();
                if !after_equal || !self.at(Punct::Semi) {
                    return;
                }
                depth = 0;
            }
        }
    }

    /// Skips the rest of a body, after its opening brace.
    fn skip_braces(&mut self) {
        let mut depth = 1_u32;
        while depth > 0 && self.next.kind != RawKind::Eof {
            match self.next.kind {
                RawKind::Punct(Punct::LBrace) => depth += 1,
                RawKind::Punct(Punct::RBrace) => depth -= 1,
                _ => {}
            }
            self.bump();
        }
    }
}
