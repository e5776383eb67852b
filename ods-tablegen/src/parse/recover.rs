//! Recovery from syntax errors, and the bound on nesting in the text.

use super::Parser;
use crate::eval::stack::on_large_stack;
use crate::eval::{Failed, Result};
use crate::limits::{MAX_LET, MAX_NESTING, MAX_RECURSION, NESTING_COST};
use crate::syntax::Tok;
use crate::token::{Keyword, Punct};

impl Parser<'_, '_> {
    /// Runs one level of nested syntax.
    pub(super) fn nested<T: Send>(
        &mut self,
        parse: impl FnOnce(&mut Self) -> Result<T> + Send,
    ) -> Result<T> {
        if self.nesting >= MAX_NESTING {
            return self.fail_here(format!(
                "nesting is too deep: the limit is {MAX_NESTING} levels"
            ));
        }
        if self.ev.meter.recursion >= MAX_RECURSION {
            return self.fail_here(format!(
                "evaluation recurses too deep: the limit is {MAX_RECURSION} levels"
            ));
        }
        self.nesting += 1;
        self.ev.meter.recursion += NESTING_COST;
        let result = if self.ev.needs_large_stack() {
            self.ev.set_on_large_stack(true);
            match on_large_stack(|| parse(self)) {
                Some(result) => {
                    self.ev.set_on_large_stack(false);
                    result
                }
                None => self.ev.fail_no_stack(),
            }
        } else {
            parse(self)
        };
        self.ev.meter.recursion -= NESTING_COST;
        self.nesting -= 1;
        result
    }

    /// Whether a statement can begin at the current token.
    pub(super) fn at_statement(&self) -> bool {
        matches!(
            self.token.kind,
            Tok::Keyword(
                Keyword::Assert
                    | Keyword::Class
                    | Keyword::Def
                    | Keyword::Defm
                    | Keyword::Defset
                    | Keyword::Deftype
                    | Keyword::Defvar
                    | Keyword::Dump
                    | Keyword::Foreach
                    | Keyword::If
                    | Keyword::Let
                    | Keyword::Multiclass
            )
        )
    }

    /// Whether a definition begins at the current token. Bodies contain no definitions.
    fn at_definition(&self) -> bool {
        matches!(
            self.token.kind,
            Tok::Keyword(
                Keyword::Class
                    | Keyword::Def
                    | Keyword::Defm
                    | Keyword::Multiclass
                    | Keyword::Defset
            )
        )
    }

    /// Skips the rest of a faulty statement of a block in which `brackets` were open: past the `;` or `}` that ends it,
    /// or to the keyword that begins the next one. The statement began at token `start`.
    pub(super) fn recover_in_block(&mut self, brackets: u32, start: usize) {
        // At least one token is skipped, or the same statement would be read again.
        if self.pos == start {
            self.bump();
        }
        loop {
            if self.token.kind == Tok::Eof {
                return;
            }
            let at_statement = self.at_statement() && !self.at_item_of_body();
            if self.brackets <= brackets && (at_statement || self.at(Punct::RBrace)) {
                return;
            }
            // Inside a body, its closing brace must be missing.
            if self.at_definition() && self.brackets > brackets {
                self.brackets = brackets;
                return;
            }
            let ends = self.brackets <= brackets && self.at(Punct::Semi)
                || self.brackets == brackets + 1 && self.at(Punct::RBrace);
            self.bump();
            if ends && !self.at_keyword(Keyword::Else) {
                return;
            }
        }
    }

    /// Whether a `let` belongs to a body whose `{` is missing: a `;` follows before any `in`.
    fn at_item_of_body(&self) -> bool {
        if !self.at_keyword(Keyword::Let) {
            return false;
        }
        let rest = self.list.tokens[self.pos..].iter().take(MAX_LET);
        let ends = |kind| {
            matches!(
                kind,
                Tok::Punct(Punct::Semi) | Tok::Keyword(Keyword::In | Keyword::Def) | Tok::Eof
            )
        };
        let end = rest.map(|token| token.kind).find(|kind| ends(*kind));
        end == Some(Tok::Punct(Punct::Semi))
    }

    /// Skips to the next item of a body in which `brackets` were open, after a faulty one that began at token `start`.
    /// Fails if the body seems to end there.
    pub(super) fn recover_in_body(&mut self, brackets: u32, start: usize) -> Result<()> {
        if self.ev.meter.exhausted {
            return Err(Failed);
        }
        loop {
            let ended = self.at_definition() || self.token.kind == Tok::Eof;
            if ended || self.brackets < brackets {
                return Err(Failed);
            }
            if self.brackets == brackets {
                let at_item = matches!(
                    self.token.kind,
                    Tok::Keyword(Keyword::Let | Keyword::Defvar | Keyword::Assert | Keyword::Dump)
                );
                if self.at(Punct::RBrace) || at_item && self.pos > start {
                    return Ok(());
                }
                if self.at(Punct::Semi) {
                    self.bump();
                    return Ok(());
                }
            }
            self.bump();
        }
    }

    /// Skips the rest of a faulty dag argument or list element that began at token `start`: up to the `,`, the closing
    /// bracket or the `:` of its name. Returns whether one of these was found; then the remaining elements are parsed
    /// and checked, and the faulty one is `?`.
    pub(super) fn recover_at_element(&mut self, start: usize) -> bool {
        if self.ev.meter.exhausted {
            return false;
        }
        let mut depth = 0_u32;
        let mut at = start;
        loop {
            let kind = self.list.tokens[at].kind;
            let ends = match kind {
                Tok::Punct(Punct::Comma | Punct::RParen | Punct::RSquare) => true,
                Tok::Punct(Punct::Colon) => {
                    let next = self.list.tokens.get(at + 1);
                    next.is_some_and(|next| next.kind == Tok::VarName)
                }
                _ => false,
            };
            if depth == 0 && ends && at >= self.pos {
                break;
            }
            match kind {
                Tok::Punct(Punct::LParen | Punct::LSquare | Punct::Less) => depth += 1,
                Tok::Punct(Punct::RParen | Punct::RSquare | Punct::Greater) if depth > 0 => {
                    depth -= 1;
                }
                // The element has no end: its statement is faulty.
                Tok::Punct(Punct::LBrace | Punct::RBrace | Punct::Semi)
                | Tok::Keyword(_)
                | Tok::Eof => return false,
                _ => {}
            }
            at += 1;
        }
        while self.pos < at {
            self.bump();
        }
        true
    }

    /// Skips all tokens, after a bound on the whole evaluation was exceeded.
    pub(super) fn skip_all(&mut self) {
        self.pos = self.list.tokens.len() - 1;
        self.token = self.list.tokens[self.pos];
    }

    /// Skips the tokens that cannot begin a statement.
    pub(super) fn recover_at_top_level(&mut self) {
        self.brackets = 0;
        self.bump();
        while self.token.kind != Tok::Eof && !self.at_statement() {
            self.bump();
        }
        self.brackets = 0;
    }
}
