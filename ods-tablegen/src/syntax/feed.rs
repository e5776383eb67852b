//! The token feed: text and token sources in, one flat token list out.
//!
//! It follows includes and obeys the preprocessor. It runs before parsing, since no statement changes how later text is
//! lexed. Errors become error tokens, so that they are reported in the order of the text.

use std::borrow::Cow;
use std::fmt::Write as _;

use ods_lookup::LookupSet;

use super::scan::{RawKind, RawToken, Scanner, string_text};
use super::tokens::{LexError, REPORTED, Tok, TokenList, Words};
use crate::diagnostics::Diagnostics;
use crate::include::IncludeResolver;
use crate::limits::{MAX_INCLUDE_DEPTH, MAX_INCLUDES, MAX_LEX_ERRORS, MAX_TOKENS};
use crate::record::symbol::{Symbol, Symbols};
use crate::source::{SourceId, SourceMap, Span};
use crate::token::{Keyword, Punct, Token, TokenKind, TokenSource};

/// Makes a [`TokenList`] of sources.
pub(crate) struct Feed<'a, 'r> {
    pub(crate) sources: &'a mut SourceMap,
    pub(crate) symbols: &'a mut Symbols,
    pub(crate) words: &'a Words,
    pub(crate) resolver: Option<&'r mut dyn IncludeResolver>,
    pub(crate) diags: &'a mut Diagnostics,
    pub(crate) macros: LookupSet<Symbol>,
    pub(crate) list: TokenList,
    depth: u32,
    includes: u32,
    /// The open conditions of the current file.
    pub(super) conditions: Vec<Condition>,
}

/// An open `#ifdef` or `#ifndef`.
#[derive(Clone, Copy)]
pub(super) struct Condition {
    pub(super) span: Span,
    pub(super) holds: bool,
    /// Whether the conditions around it hold.
    pub(super) outer_holds: bool,
    /// The place of its `#else`.
    pub(super) else_span: Option<Span>,
}

impl<'a, 'r> Feed<'a, 'r> {
    pub(crate) fn new(
        sources: &'a mut SourceMap,
        symbols: &'a mut Symbols,
        words: &'a Words,
        resolver: Option<&'r mut dyn IncludeResolver>,
        diags: &'a mut Diagnostics,
    ) -> Self {
        Self {
            sources,
            symbols,
            words,
            resolver,
            diags,
            macros: LookupSet::default(),
            list: TokenList::default(),
            depth: 0,
            includes: 0,
            conditions: Vec::new(),
        }
    }

    /// Defines a macro as `-D` does.
    pub(crate) fn define(&mut self, name: &str) {
        let begins_name = |first: char| first.is_ascii_alphabetic() || first == '_';
        if name.starts_with(begins_name) && name.bytes().all(super::scan::is_word_byte) {
            let name = self.symbols.intern(name);
            self.macros.insert(name);
        } else {
            let message = format!("invalid macro name `{name}` specified on command line");
            self.diags.error(None, message);
        }
    }

    /// Tells the resolver that the next root begins.
    pub(crate) fn enter_root(&mut self) {
        if let Some(resolver) = &mut self.resolver {
            resolver.enter_root();
        }
    }

    /// Ends the list at `end` and returns it.
    pub(crate) fn finish(mut self, end: Span) -> TokenList {
        self.list.push(Tok::Eof, 0, end);
        self.list
    }

    /// Reads a text and returns the span of its end.
    pub(crate) fn text(&mut self, source: SourceId) -> Span {
        let Some(text) = self.sources.shared_text(source) else {
            return Span::NOWHERE;
        };
        let outer = std::mem::take(&mut self.conditions);
        let mut scanner = Scanner::new(&text, 0, text.len());
        self.list.tokens.reserve(text.len() / 8);
        self.scan(source, &mut scanner);
        let end = Span::new(source, text.len() as u32, text.len() as u32);
        self.end_source(end, outer);
        end
    }

    /// Reports a condition still open at the end of a source, and restores those of the outer source.
    fn end_source(&mut self, end: Span, outer: Vec<Condition>) {
        if let Some(open) = self.conditions.last() {
            let note = Some((open.span, "the latest preprocessor control is here"));
            self.error(end, "reached EOF without matching #endif", note);
        }
        self.conditions = outer;
    }

    /// Reads a part of a text without directives and includes.
    pub(crate) fn plain_text(&mut self, source: SourceId, text: &str, start: usize, end: usize) {
        let mut scanner = Scanner::new(text, start, end);
        loop {
            let raw = scanner.next();
            if raw.kind == RawKind::Eof {
                return;
            }
            self.raw_token(source, &scanner, raw);
        }
    }

    fn scan(&mut self, source: SourceId, scanner: &mut Scanner<'_>) {
        let mut errors = 0;
        loop {
            let raw = scanner.next();
            match raw.kind {
                RawKind::Eof => return,
                RawKind::Punct(Punct::Paste)
                    if raw.first_on_line && self.directive(source, scanner) => {}
                RawKind::Error(_) if errors == MAX_LEX_ERRORS => {
                    let span = Span::new(source, raw.start, raw.end);
                    let message = format!(
                        "too many errors in this file, the rest is not read: the limit is {MAX_LEX_ERRORS}"
                    );
                    self.error(span, message, None);
                    return self.stop(scanner);
                }
                kind => {
                    errors += u32::from(matches!(kind, RawKind::Error(_)));
                    self.raw_token(source, scanner, raw);
                    let last = self.list.tokens.last().map(|token| token.kind);
                    if last == Some(Tok::Keyword(Keyword::Include)) {
                        self.list.tokens.pop();
                        self.include_in_text(source, scanner);
                    }
                }
            }
            if self.list.tokens.len() > MAX_TOKENS {
                let span = Span::new(source, raw.start, raw.end);
                let message = format!("too many tokens: the limit is {MAX_TOKENS}");
                self.error(span, message, None);
                return self.stop(scanner);
            }
        }
    }

    /// Skips the rest of a text.
    fn stop(&mut self, scanner: &mut Scanner<'_>) {
        let end = scanner.text().len();
        *scanner = Scanner::new(scanner.text(), end, end);
        self.conditions.clear();
    }

    fn raw_token(&mut self, source: SourceId, scanner: &Scanner<'_>, raw: RawToken) {
        let span = Span::new(source, raw.start, raw.end);
        let text = &scanner.text()[raw.start as usize..raw.end as usize];
        if let Some(doc) = scanner.doc() {
            self.push_doc(&doc);
        }
        match raw.kind {
            RawKind::Word => {
                let word = self.symbols.intern(text);
                match Words::keyword(word) {
                    Some(keyword) => self.list.push(Tok::Keyword(keyword), word.index(), span),
                    None => self.list.push(Tok::Ident, word.index(), span),
                }
            }
            RawKind::Punct(punct) => self.list.push(Tok::Punct(punct), 0, span),
            RawKind::VarName => self.push_text(Tok::VarName, &text[1..], span),
            RawKind::Str { escaped: false } => {
                self.push_text(Tok::Str, &text[1..text.len() - 1], span);
            }
            RawKind::Str { escaped: true } => {
                self.push_text(Tok::Str, &string_text(text, true), span);
            }
            RawKind::Code => self.push_text(Tok::Code, &text[2..text.len() - 2], span),
            RawKind::Int(value) => self.list.push_int(value, span),
            RawKind::BinInt { value, width } => self.list.push_bits(value, width, span),
            RawKind::Bang => {
                let name = self.symbols.intern(&text[1..]);
                match self.words.bang(name) {
                    Some(op) => self.list.push(Tok::Bang(op), 0, span),
                    None => self.error(span, "unknown operator", None),
                }
            }
            RawKind::Error(message) => self.error(span, message, None),
            RawKind::Eof => {}
        }
    }

    fn push_text(&mut self, kind: Tok, text: &str, span: Span) {
        let symbol = self.symbols.intern(text);
        self.list.push(kind, symbol.index(), span);
    }

    /// Adds a doc comment for the next token.
    fn push_doc(&mut self, doc: &str) {
        let doc = self.symbols.intern(doc);
        self.list.docs.push((self.list.tokens.len() as u32, doc));
    }

    pub(super) fn error(
        &mut self,
        span: Span,
        message: impl Into<Cow<'static, str>>,
        note: Option<(Span, &'static str)>,
    ) {
        self.list.push_error(LexError {
            span,
            message: message.into(),
            note,
            help: None,
        });
    }

    /// `include "file"`, after the keyword.
    fn include_in_text(&mut self, source: SourceId, scanner: &mut Scanner<'_>) {
        // Lines of the preprocessor may come in between.
        let raw = loop {
            let raw = scanner.next();
            let is_paste = matches!(raw.kind, RawKind::Punct(Punct::Paste));
            if !(is_paste && raw.first_on_line && self.directive(source, scanner)) {
                break raw;
            }
        };
        let span = Span::new(source, raw.start, raw.end);
        let RawKind::Str { .. } = raw.kind else {
            return self.error(span, "expected filename after include", None);
        };
        let name = &scanner.text()[raw.start as usize..raw.end as usize];
        let name = string_text(name, true);
        self.include(&name, span);
    }

    /// The file of `source`, if it is open further out, too.
    fn circle(&self, source: SourceId) -> Option<String> {
        let path = self.sources.path(source)?;
        let outer = |source| Some(self.sources.included_at(source)?.source);
        let mut around = std::iter::successors(outer(source), |source| outer(*source));
        let is_open = around.any(|around| self.sources.path(around) == Some(path));
        is_open.then(|| path.display().to_string())
    }

    fn include(&mut self, name: &str, span: Span) {
        if self.depth >= MAX_INCLUDE_DEPTH {
            let mut message = format!("includes nest too deep: the limit is {MAX_INCLUDE_DEPTH}");
            if let Some(path) = self.circle(span.source) {
                _ = write!(message, "; `{path}` includes itself");
            }
            return self.error(span, message, None);
        }
        if self.includes >= MAX_INCLUDES {
            if self.includes == MAX_INCLUDES {
                self.includes += 1;
                let message = format!("too many includes: the limit is {MAX_INCLUDES}");
                self.error(span, message, None);
            }
            return;
        }
        self.includes += 1;
        let from = self.sources.path(span.source);
        let found = match &mut self.resolver {
            Some(resolver) => resolver.resolve(name, from),
            None => Ok(None),
        };
        let mut help = None;
        let message = match found {
            Ok(Some((path, text))) => {
                let source = self.sources.add_file(path, text, Some(span));
                self.depth += 1;
                self.text(source);
                self.depth -= 1;
                return;
            }
            Ok(None) => {
                help = self.resolver.as_ref().and_then(|all| all.help(name, from));
                format!("could not find include file '{name}'")
            }
            Err(message) => message,
        };
        self.list.lacks_include = true;
        self.list.push_error(LexError {
            span,
            message: message.into(),
            note: None,
            help,
        });
    }

    /// Reads a token source and returns the span of its end.
    pub(crate) fn tokens(&mut self, tokens: &mut dyn TokenSource) -> Span {
        let outer = std::mem::take(&mut self.conditions);
        let mut next = tokens.next_token(self.diags);
        let end = loop {
            if next.kind == TokenKind::Eof || self.list.tokens.len() > MAX_TOKENS {
                break next.span;
            }
            if next.kind == TokenKind::Punct(Punct::Paste) && next.first_on_line {
                next = self.token_directive(&next, tokens);
                continue;
            }
            if next.kind == TokenKind::Keyword(Keyword::Include) {
                let name = tokens.next_token(self.diags);
                if let TokenKind::Str(file) = &name.kind {
                    self.include(file, name.span);
                    next = tokens.next_token(self.diags);
                } else {
                    self.error(name.span, "expected filename after include", None);
                    next = name;
                }
                continue;
            }
            self.token(&next);
            next = tokens.next_token(self.diags);
        };
        self.end_source(end, outer);
        end
    }

    pub(super) fn token(&mut self, token: &Token) {
        if let Some(doc) = &token.doc {
            self.push_doc(doc);
        }
        let span = token.span;
        match &token.kind {
            TokenKind::Ident(text) => self.push_text(Tok::Ident, text, span),
            TokenKind::VarName(text) => self.push_text(Tok::VarName, text, span),
            TokenKind::Str(text) => self.push_text(Tok::Str, text, span),
            TokenKind::Code(text) => self.push_text(Tok::Code, text, span),
            TokenKind::Int(value) => self.list.push_int(*value, span),
            TokenKind::BinInt { value, width } => {
                self.list.push_bits(*value, (*width).min(64), span);
            }
            TokenKind::Bang(op) => self.list.push(Tok::Bang(*op), 0, span),
            TokenKind::Keyword(keyword) => {
                let word = self.symbols.intern(keyword.text());
                self.list.push(Tok::Keyword(*keyword), word.index(), span);
            }
            TokenKind::Punct(punct) => self.list.push(Tok::Punct(*punct), 0, span),
            TokenKind::Error | TokenKind::Eof => self.list.push(Tok::Error, REPORTED, span),
        }
    }
}
