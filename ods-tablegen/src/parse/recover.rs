//! Going on after a syntax error, and bounding how deep the text nests.

use super::{MAX_NESTING, Parser};
use crate::eval::limits::MAX_RECURSION;
use crate::eval::stack::on_large_stack;
use crate::eval::{Failed, Result};
use crate::syntax::Tok;
use crate::token::{Keyword, Punct};

/// How many tokens of a `let` are looked at.
const MAX_LET: usize = 100;

/// How much of the recursion bound one level of nesting in the text uses: its functions are larger than resolving's.
const NESTING_COST: u32 = 4;

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

    /// Skips to the next statement of a block in which `brackets` were open, after one that began at `start`: past the `;` or `}` that ends the broken
    /// one, or to a keyword that begins another.
    pub(super) fn recover_in_block(&mut self, brackets: u32, start: usize) {
        // At least one token is used, or the same statement would be read again.
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
            // These never stand inside a body: its closing brace must be missing.
            let only_outside = matches!(
                self.token.kind,
                Tok::Keyword(
                    Keyword::Class
                        | Keyword::Def
                        | Keyword::Defm
                        | Keyword::Multiclass
                        | Keyword::Defset
                )
            );
            if only_outside && self.brackets > brackets {
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

    /// Whether a `let` is that of a body whose `{` is missing: it ends before an `in`.
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

    /// Skips to the next item of a body in which `brackets` were open, after one that began at `start`; or fails, if the
    /// body does not seem to go on.
    pub(super) fn recover_in_body(&mut self, brackets: u32, start: usize) -> Result<()> {
        if self.ev.meter.exhausted {
            return Err(Failed);
        }
        loop {
            let only_outside = matches!(
                self.token.kind,
                Tok::Keyword(
                    Keyword::Class
                        | Keyword::Def
                        | Keyword::Defm
                        | Keyword::Multiclass
                        | Keyword::Defset
                ) | Tok::Eof
            );
            if only_outside || self.brackets < brackets {
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

    /// Goes on after a dag argument or list element that began at token `start` and failed: at the `,`, the closing
    /// bracket or the `:` of its name. What failed stays unset, so that the others are read, and their mistakes seen.
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
                // The element never ends: its statement is broken.
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

    /// Skips everything: a bound on the whole evaluation was passed.
    pub(super) fn skip_all(&mut self) {
        self.pos = self.list.tokens.len() - 1;
        self.token = self.list.tokens[self.pos];
    }

    /// Skips what cannot begin a statement.
    pub(super) fn recover_at_top_level(&mut self) {
        self.brackets = 0;
        self.bump();
        while self.token.kind != Tok::Eof && !self.at_statement() {
            self.bump();
        }
        self.brackets = 0;
    }
}
