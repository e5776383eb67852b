//! The parser: a token list in; each statement is evaluated as soon as it is read.
//!
//! TableGen cannot be parsed without evaluation: whether `{` opens a body or a bit range depends on the mode, the
//! meaning of a name on earlier definitions, and the type of a list literal on the expected type. So there is no syntax
//! tree. `foreach`, `if` and `multiclass` store prototypes and expand them at their end.
//!
//! After a syntax error parsing continues at the next statement of the same block; see [`recover`].

mod bang;
mod body;
mod class_ref;
mod dag;
mod multiclass;
mod range;
mod recover;
mod scope;
mod statement;
mod suffix;
mod types;
mod value;

use scope::{Scope, ScopeKind};

use crate::diagnostics::Kind;
use crate::eval::record::LetItem;
use crate::eval::{Entry, Evaluator, Failed, Loop, Result};
use crate::record::RecordId;
use crate::record::symbol::Symbol;
use crate::record::types::TypeId;
use crate::record::value::{Op, ValueId};
use crate::source::Span;
use crate::syntax::{REPORTED, Tok, TokenData, TokenList};
use crate::token::{Keyword, Punct};

/// Reads and evaluates a token list.
pub(crate) struct Parser<'p, 'e> {
    ev: &'p mut Evaluator<'e>,
    list: &'p TokenList,
    pos: usize,
    token: TokenData,
    /// The span of the token before the current one.
    last: Span,
    /// How many brackets are open.
    brackets: u32,
    nesting: u32,
    /// The record under construction, whose body, parents or template arguments are being read.
    record: Option<RecordId>,
    /// Whether the arguments of a def's parent are being read, outside of any class instance. An element of a list that
    /// fails there becomes `?`.
    in_parent: bool,
    /// Whether the value that is being read is that of a field of strings.
    expects_text: bool,
    /// Scopes of local variables, innermost last; the first is the global one.
    scopes: Vec<Scope>,
    /// The open loops, innermost last.
    loops: Vec<Loop>,
    /// The open `let … in` groups, outermost first.
    lets: Vec<LetItem>,
    multiclass: Option<OpenMulticlass>,
}

/// The multiclass that is being read.
struct OpenMulticlass {
    record: RecordId,
    entries: Vec<Entry>,
}

impl<'p, 'e> Parser<'p, 'e> {
    /// A parser at the beginning of `list`.
    pub(crate) fn new(ev: &'p mut Evaluator<'e>, list: &'p TokenList) -> Self {
        let token = list.tokens[0];
        let mut parser = Self {
            ev,
            list,
            pos: 0,
            token,
            last: token.span,
            brackets: 0,
            nesting: 0,
            record: None,
            in_parent: false,
            expects_text: false,
            scopes: vec![Scope::new(ScopeKind::Local)],
            loops: Vec::new(),
            lets: Vec::new(),
            multiclass: None,
        };
        parser.arrive();
        parser
    }

    /// Reads all statements.
    pub(crate) fn parse_all(&mut self) {
        loop {
            self.parse_block_statements();
            if self.token.kind == Tok::Eof {
                return;
            }
            self.error_here(Kind::TopLevelToken);
            self.recover_at_top_level();
        }
    }

    /// Notes the position, and reports the error if the token is one.
    fn arrive(&mut self) {
        self.ev.here = self.token.span;
        if matches!(self.token.kind, Tok::Error) && self.token.data != REPORTED {
            let error = &self.list.errors[self.token.data as usize];
            let diagnostic = self.ev.error(error.span, error.message.as_ref());
            if let Some((span, note)) = error.note {
                diagnostic.note(span, note);
            }
            diagnostic.help.clone_from(&error.help);
        }
    }

    /// Goes to the next token.
    fn bump(&mut self) {
        match self.token.kind {
            Tok::Punct(Punct::LBrace | Punct::LParen | Punct::LSquare) => self.brackets += 1,
            Tok::Punct(Punct::RBrace | Punct::RParen | Punct::RSquare) => {
                self.brackets = self.brackets.saturating_sub(1);
            }
            // The parser never moves past the last token.
            Tok::Eof => return,
            _ => {}
        }
        self.last = self.token.span;
        self.pos += 1;
        self.token = self.list.tokens[self.pos];
        self.arrive();
    }

    fn at(&self, punct: Punct) -> bool {
        matches!(self.token.kind, Tok::Punct(at) if at == punct)
    }

    fn at_keyword(&self, keyword: Keyword) -> bool {
        matches!(self.token.kind, Tok::Keyword(at) if at == keyword)
    }

    /// Takes a punctuation token if it is the current one.
    fn consume(&mut self, punct: Punct) -> bool {
        let found = self.at(punct);
        if found {
            self.bump();
        }
        found
    }

    /// Takes a punctuation token, or fails.
    fn expect(&mut self, punct: Punct, message: &str) -> Result<()> {
        if self.consume(punct) {
            Ok(())
        } else {
            self.fail_here(message)
        }
    }

    fn expect_keyword(&mut self, keyword: Keyword, message: &str) -> Result<()> {
        if self.at_keyword(keyword) {
            self.bump();
            return Ok(());
        }
        self.fail_here(message)
    }

    /// The identifier that is the current token; fails if it is another token.
    fn peek_ident(&mut self, message: &str) -> Result<(Symbol, Span)> {
        if !matches!(self.token.kind, Tok::Ident) {
            return self.fail_here(message);
        }
        Ok((self.symbol(), self.token.span))
    }

    /// Takes an identifier, or fails.
    fn expect_ident(&mut self, message: &str) -> Result<(Symbol, Span)> {
        if !matches!(self.token.kind, Tok::Ident) {
            return self.fail_here(message);
        }
        let ident = (self.symbol(), self.token.span);
        self.bump();
        Ok(ident)
    }

    /// The text of the current token.
    fn symbol(&self) -> Symbol {
        Symbol::from_index(self.token.data)
    }

    /// The span from `start` to the last token taken.
    fn span_from(&self, start: Span) -> Span {
        start.to(self.last)
    }

    /// Runs `parse` with `record` as the record under construction.
    fn with_record<T>(
        &mut self,
        record: Option<RecordId>,
        parse: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let outer = std::mem::replace(&mut self.record, record);
        let result = parse(self);
        self.record = outer;
        result
    }

    /// Whether the record under construction has the field `name`.
    fn is_field(&self, name: Symbol) -> bool {
        self.record
            .is_some_and(|record| self.ev.store.record(record).fields.find(name).is_some())
    }

    /// The element type of a list type.
    fn element_type(&self, ty: TypeId) -> Option<TypeId> {
        self.ev.store.types.element(ty)
    }

    /// Whether a value is of a list type.
    fn is_list(&mut self, value: ValueId) -> bool {
        let ty = self.ev.store.type_of(value);
        ty.is_some_and(|ty| self.element_type(ty).is_some())
    }

    /// An operator with its operands, folded if they are known.
    fn build(&mut self, op: Op, ty: TypeId, operands: &[ValueId]) -> Result<ValueId> {
        self.ev.build(op, ty, operands, self.record)
    }

    /// Reports an error at the current token, unless the token is an error itself.
    fn error_here(&mut self, kind: impl Into<Kind>) {
        if self.token.kind != Tok::Error {
            self.ev.error(self.token.span, kind);
        }
    }

    fn fail_here<T>(&mut self, kind: impl Into<Kind>) -> Result<T> {
        self.error_here(kind);
        Err(Failed)
    }
}
