//! The preprocessor: `#define`, `#ifdef`, `#ifndef`, `#else`, `#endif`, in texts and token sources.
//!
//! A `#` begins a directive if only white space and `/* */` comments precede it on its line and one of the five words
//! follows at once. Skipped regions are not lexed: only the beginnings of their lines are read.

use super::feed::{Condition, Feed};
use super::scan::{NUL, Scanner, has_nul, is_word_byte};
use crate::record::symbol::Symbol;
use crate::source::{SourceId, Span};
use crate::token::{Keyword, Punct, Token, TokenKind, TokenSource, words};

words! {
    /// The preprocessor's directives.
    pub(super) Directive {
        Ifdef "ifdef",
        Ifndef "ifndef",
        Else "else",
        Endif "endif",
        Define "define",
    }
}

impl Directive {
    /// Whether a macro's name follows the directive.
    fn has_name(self) -> bool {
        matches!(self, Self::Ifdef | Self::Ifndef | Self::Define)
    }

    /// The directive at `at`, if its word is followed by white space, a comment, or the end.
    fn at(text: &str, at: usize) -> Option<Self> {
        let rest = &text.as_bytes()[at..];
        Self::ALL.iter().copied().find(|directive| {
            let Some(after) = rest.strip_prefix(directive.text().as_bytes()) else {
                return false;
            };
            matches!(
                after,
                [] | [b' ' | b'\t' | b'\n' | b'\r', ..] | [b'/', b'/' | b'*', ..]
            )
        })
    }
}

impl Feed<'_, '_> {
    /// Obeys the directive after a scanned `#`; returns `false` if there is none.
    pub(super) fn directive(&mut self, source: SourceId, scanner: &mut Scanner<'_>) -> bool {
        let Some(directive) = Directive::at(scanner.text(), scanner.pos()) else {
            return false;
        };
        if !self.read_directive(directive, source, scanner) {
            self.skip_region(source, scanner);
        }
        true
    }

    /// Reads the rest of a directive's line and obeys it. Returns whether the following text is active.
    fn read_directive(
        &mut self,
        directive: Directive,
        source: SourceId,
        scanner: &mut Scanner<'_>,
    ) -> bool {
        let start = scanner.pos();
        scanner.seek(start + directive.text().len(), false);
        let mut span = Span::new(source, start as u32, scanner.pos() as u32);
        let mut name = None;
        if self.is_misplaced(directive, span) {
            return self.give_up(scanner);
        }
        if directive.has_name() {
            name = self.macro_name(scanner);
            let end = scanner.pos() as u32;
            let Some(name) = name else {
                self.expected_name(directive, Span::new(source, end, end));
                return self.give_up(scanner);
            };
            span = Span::new(source, end - self.symbols.text(name).len() as u32, end);
        }
        let mut nuls = Vec::new();
        let is_end = skip_to_line_end(scanner, &mut nuls);
        self.report_nuls(source, &nuls);
        if !is_end {
            let at = scanner.pos() as u32;
            self.expected_line_end(directive, Span::new(source, at, at));
            return self.give_up(scanner);
        }
        self.obey(directive, name, span)
    }

    /// Skips the rest of the text after an error that makes it meaningless.
    fn give_up(&mut self, scanner: &mut Scanner<'_>) -> bool {
        end_scan(scanner);
        self.conditions.clear();
        true
    }

    /// Reports a directive that is not allowed here; returns whether it is one.
    fn is_misplaced(&mut self, directive: Directive, span: Span) -> bool {
        let open = self.conditions.last();
        let (message, note) = match (directive, open.map(|open| open.else_span)) {
            (Directive::Else, None) => ("#else without #ifdef or #ifndef", None),
            (Directive::Else, Some(Some(previous))) => {
                ("double #else", Some((previous, "previous #else is here")))
            }
            (Directive::Endif, None) => ("#endif without #ifdef", None),
            _ => return false,
        };
        self.error(span, message, note);
        true
    }

    /// Reports comments with NUL characters, by their starts.
    fn report_nuls(&mut self, source: SourceId, comments: &[usize]) {
        for &comment in comments {
            let span = Span::new(source, comment as u32, comment as u32 + 2);
            self.error(span, NUL, None);
        }
    }

    fn expected_name(&mut self, directive: Directive, span: Span) {
        let message = format!("expected macro name after #{}", directive.text());
        self.error(span, message, None);
    }

    fn expected_line_end(&mut self, directive: Directive, span: Span) {
        let named = if directive.has_name() { " NAME" } else { "" };
        let directive = directive.text();
        let message = format!("only comments are supported after #{directive}{named}");
        self.error(span, message, None);
    }

    /// Carries a directive out. Returns whether the following text is active.
    fn obey(&mut self, directive: Directive, name: Option<Symbol>, span: Span) -> bool {
        match directive {
            Directive::Ifdef | Directive::Ifndef => {
                let defined = name.is_some_and(|name| self.macros.contains(&name));
                let holds = defined == (directive == Directive::Ifdef);
                let outer_holds = self.text_counts();
                self.conditions.push(Condition {
                    span,
                    holds,
                    outer_holds,
                    else_span: None,
                });
            }
            Directive::Else => {
                if let Some(open) = self.conditions.last_mut() {
                    open.else_span = Some(span);
                    open.holds = !open.holds;
                }
            }
            Directive::Endif => {
                self.conditions.pop();
            }
            Directive::Define => {
                if let Some(name) = name
                    && !self.macros.insert(name)
                {
                    let message =
                        format!("duplicate definition of macro: {}", self.symbols.text(name));
                    self.diags.warning(span, message);
                }
            }
        }
        self.text_counts()
    }

    /// Whether all open conditions hold.
    fn text_counts(&self) -> bool {
        self.conditions
            .last()
            .is_none_or(|open| open.holds && open.outer_holds)
    }

    fn macro_name(&mut self, scanner: &mut Scanner<'_>) -> Option<Symbol> {
        let rest = &scanner.text()[scanner.pos()..];
        let name = rest.trim_start_matches([' ', '\t']);
        let start = scanner.pos() + rest.len() - name.len();
        let mut len = name.bytes().take_while(|&byte| is_word_byte(byte)).count();
        if name.starts_with(|first: char| first.is_ascii_digit()) {
            len = 0;
        }
        scanner.seek(start + len, false);
        (len > 0).then(|| self.symbols.intern(&name[..len]))
    }

    /// Skips the lines of an inactive region.
    fn skip_region(&mut self, source: SourceId, scanner: &mut Scanner<'_>) {
        let text = scanner.text();
        loop {
            // Go to the next line, past its leading white space and comments.
            let rest = &text[scanner.pos()..];
            let Some(newline) = rest.find(['\n', '\r']) else {
                return end_scan(scanner);
            };
            scanner.seek(scanner.pos() + newline + 1, true);
            let mut nuls = Vec::new();
            let skipped = skip_line_begin(scanner, &mut nuls);
            self.report_nuls(source, &nuls);
            if let Err(comment) = skipped {
                let span = Span::new(source, comment as u32, comment as u32 + 2);
                self.error(span, "unterminated comment", None);
                self.conditions.clear();
                return end_scan(scanner);
            }
            let at = scanner.pos();
            if text.as_bytes().get(at) != Some(&b'#') {
                continue;
            }
            let directive = Directive::at(text, at + 1);
            if let Some(directive) = directive.filter(|&directive| directive != Directive::Define) {
                scanner.seek(at + 1, false);
                if self.read_directive(directive, source, scanner) {
                    return;
                }
            }
        }
    }

    /// Obeys a directive in a token source, or delivers the `#`. Returns the next token.
    pub(super) fn token_directive(&mut self, hash: &Token, tokens: &mut dyn TokenSource) -> Token {
        let word = tokens.next_token(self.diags);
        let Some(directive) = token_directive_kind(&word) else {
            self.token(hash);
            return word;
        };
        let (next, counts) = self.read_token_directive(directive, &word, tokens);
        if counts {
            next
        } else {
            self.skip_tokens(next, tokens)
        }
    }

    /// Reads the rest of a directive and obeys it. Returns the next token, and whether the following text is active.
    fn read_token_directive(
        &mut self,
        directive: Directive,
        word: &Token,
        tokens: &mut dyn TokenSource,
    ) -> (Token, bool) {
        let mut span = word.span;
        let mut next = tokens.next_token(self.diags);
        if self.is_misplaced(directive, span) {
            return (next, self.text_counts());
        }
        let mut name = None;
        if directive.has_name() {
            let TokenKind::Ident(text) = &next.kind else {
                self.expected_name(directive, span);
                return (next, self.text_counts());
            };
            name = Some(self.symbols.intern(text));
            span = next.span;
            next = tokens.next_token(self.diags);
        }
        if !next.first_on_line && next.kind != TokenKind::Eof {
            self.expected_line_end(directive, next.span);
        }
        (next, self.obey(directive, name, span))
    }

    /// Skips the tokens of an inactive region. Returns the token after it.
    fn skip_tokens(&mut self, mut next: Token, tokens: &mut dyn TokenSource) -> Token {
        while next.kind != TokenKind::Eof {
            if next.kind != TokenKind::Punct(Punct::Paste) || !next.first_on_line {
                next = tokens.next_token(self.diags);
                continue;
            }
            let word = tokens.next_token(self.diags);
            let directive = token_directive_kind(&word);
            let Some(directive) = directive.filter(|&directive| directive != Directive::Define)
            else {
                next = word;
                continue;
            };
            let (after, counts) = self.read_token_directive(directive, &word, tokens);
            if counts {
                return after;
            }
            next = after;
        }
        next
    }
}

fn token_directive_kind(word: &Token) -> Option<Directive> {
    if !word.glued || word.first_on_line {
        return None;
    }
    match &word.kind {
        TokenKind::Ident(text) => Directive::from_text(text),
        TokenKind::Keyword(Keyword::Else) => Some(Directive::Else),
        _ => None,
    }
}

fn end_scan(scanner: &mut Scanner<'_>) {
    scanner.seek(scanner.text().len(), false);
}

/// Skips blanks and comments up to the end of the line; returns `false` if anything else is left.
fn skip_to_line_end(scanner: &mut Scanner<'_>, nuls: &mut Vec<usize>) -> bool {
    let bytes = scanner.text().as_bytes();
    loop {
        let at = scanner.pos();
        match (bytes.get(at), bytes.get(at + 1)) {
            (Some(b' ' | b'\t'), _) => scanner.seek(at + 1, false),
            (Some(b'/'), Some(b'/')) => {
                let rest = &scanner.text()[at..];
                scanner.seek(at + rest.find(['\n', '\r']).unwrap_or(rest.len()), false);
            }
            (Some(b'/'), Some(b'*')) => {
                if !scanner.block_comment() {
                    return false;
                }
                note_nul(scanner, at, nuls);
            }
            (None | Some(b'\n' | b'\r'), _) => return true,
            _ => return false,
        }
    }
}

/// Notes a block comment with a NUL character.
fn note_nul(scanner: &Scanner<'_>, comment: usize, nuls: &mut Vec<usize>) {
    if has_nul(&scanner.text().as_bytes()[comment..scanner.pos()]) {
        nuls.push(comment);
    }
}

/// Skips blanks and block comments at the beginning of a line in an inactive region. Fails with the position of an
/// unterminated comment.
fn skip_line_begin(scanner: &mut Scanner<'_>, nuls: &mut Vec<usize>) -> Result<(), usize> {
    let bytes = scanner.text().as_bytes();
    loop {
        let at = scanner.pos();
        match (bytes.get(at), bytes.get(at + 1)) {
            (Some(b' ' | b'\t'), _) => scanner.seek(at + 1, true),
            (Some(b'/'), Some(b'*')) => {
                if !scanner.block_comment() {
                    return Err(at);
                }
                note_nul(scanner, at, nuls);
            }
            _ => return Ok(()),
        }
    }
}
