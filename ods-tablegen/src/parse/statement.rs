//! Statements: definitions, variables, loops, conditions, groups of `let`.

use super::Parser;
use super::scope::{Scope, ScopeKind};
use crate::eval::expand::Expansion;
use crate::eval::finish::Defset;
use crate::eval::record::LetItem;
use crate::eval::{Entry, Failed, Loop, Result};
use crate::record::data::{Assertion, Dump};
use crate::record::symbol::Symbol;
use crate::record::types::{RecTy, TypeId};
use crate::record::value::{Node, Op, SpansAt, ValueId};
use crate::source::Span;
use crate::syntax::Tok;
use crate::token::{BangOp, Keyword, Punct};

impl Parser<'_, '_> {
    /// Reads statements up to a token that begins none. Faulty statements are reported and skipped.
    pub(super) fn parse_block_statements(&mut self) {
        while self.at_statement() {
            self.parse_recovering();
        }
    }

    /// Reads one statement. After an error it skips the rest of the statement.
    pub(super) fn parse_recovering(&mut self) {
        let (brackets, start) = (self.brackets, self.pos);
        let (scopes, loops) = (self.scopes.len(), self.loops.len());
        let (lets, defsets) = (self.lets.len(), self.ev.defsets.len());
        if self.in_global_scope() {
            self.ev.meter.steps = 0;
        }
        // The step reports a value that was too large unless the statement did.
        if self.parse_statement().and_then(|()| self.ev.step()).is_ok() {
            return;
        }
        self.scopes.truncate(scopes);
        self.loops.truncate(loops);
        self.lets.truncate(lets);
        self.ev.defsets.truncate(defsets);
        if self.ev.meter.exhausted {
            self.skip_all();
        } else {
            self.recover_in_block(brackets, start);
        }
    }

    // statement ::= assert | class | def | defm | defset | deftype | defvar | dump | foreach | if | let | multiclass
    fn parse_statement(&mut self) -> Result<()> {
        self.nested(|parser| match parser.token.kind {
            Tok::Keyword(Keyword::Assert) => parser.parse_assert(),
            Tok::Keyword(Keyword::Class) => parser.parse_class(),
            Tok::Keyword(Keyword::Def) => parser.parse_def(),
            Tok::Keyword(Keyword::Defm) => parser.parse_defm(),
            Tok::Keyword(Keyword::Defset) => parser.parse_defset(),
            Tok::Keyword(Keyword::Deftype) => parser.parse_deftype(),
            Tok::Keyword(Keyword::Defvar) => parser.parse_defvar(),
            Tok::Keyword(Keyword::Dump) => parser.parse_dump(),
            Tok::Keyword(Keyword::Foreach) => parser.parse_foreach(),
            Tok::Keyword(Keyword::If) => parser.parse_if(),
            Tok::Keyword(Keyword::Let) => parser.parse_let_group(),
            Tok::Keyword(Keyword::Multiclass) => parser.parse_multiclass(),
            _ => parser
                .fail_here("Expected assert, class, def, defm, defset, dump, foreach, if, or let"),
        })
    }

    /// Fails in a multiclass or `foreach`, where `statement` is not allowed.
    pub(super) fn check_not_nested(&mut self, statement: &str) -> Result<()> {
        let place = if self.multiclass.is_some() {
            "multiclass"
        } else if !self.loops.is_empty() {
            "foreach loop"
        } else {
            return Ok(());
        };
        self.fail_here(format!("{statement} is not allowed inside {place}"))
    }

    // block ::= statement | `{` statement* `}`
    fn parse_block(&mut self, end_message: &str) -> Result<()> {
        if !self.at(Punct::LBrace) {
            return self.parse_statement();
        }
        let brace = self.token.span;
        self.bump();
        self.parse_block_statements();
        if self.consume(Punct::RBrace) {
            return Ok(());
        }
        if self.token.kind != Tok::Error {
            self.ev
                .error(self.token.span, end_message)
                .note(brace, "to match this '{'");
        }
        Err(Failed)
    }

    // assert ::= `assert` value `,` value `;`
    pub(super) fn parse_assert(&mut self) -> Result<()> {
        self.bump();
        let span = self.token.span;
        let condition = self.parse_value(None)?;
        self.expect(Punct::Comma, "expected ',' in assert statement")?;
        let message = self.parse_value(None)?;
        self.expect(Punct::Semi, "expected ';'")?;
        let assertion = Assertion {
            span,
            condition,
            message,
        };
        match self.record {
            Some(record) => self.ev.store.record_mut(record).assertions.push(assertion),
            None => self.add_entry(Entry::Assertion(assertion))?,
        }
        Ok(())
    }

    // dump ::= `dump` value `;`
    pub(super) fn parse_dump(&mut self) -> Result<()> {
        let span = self.token.span;
        self.bump();
        let mut message = self.parse_value(None)?;
        self.expect(Punct::Semi, "expected ';'")?;
        // A def is dumped in full.
        if self.ev.store.type_of(message) != Some(TypeId::STRING)
            && let Node::Record(_) = self.ev.store.node(message)
        {
            message = self.build(Op::Bang(BangOp::Repr), TypeId::STRING, &[message])?;
        }
        let dump = Dump { span, message };
        match self.record {
            Some(record) => self.ev.store.record_mut(record).dumps.push(dump),
            None => self.add_entry(Entry::Dump(dump))?,
        }
        Ok(())
    }

    // defvar ::= `defvar` id `=` value `;`
    pub(super) fn parse_defvar(&mut self) -> Result<()> {
        self.bump();
        let (name, _) = self.peek_ident("expected identifier")?;
        if self.is_local_variable(name) {
            return self.fail_here("local variable of this name already exists");
        }
        if self.is_field(name) {
            return self.fail_here("field of this name already exists");
        }
        let global = self.in_global_scope();
        if global && self.ev.global_exists(name) {
            return self.fail_here("def or global variable of this name already exists");
        }
        self.bump();
        self.expect(Punct::Equal, "expected '='")?;
        let Ok(value) = self.parse_value(None) else {
            // Its uses are no further mistakes.
            self.ev.lost_variables.insert(name);
            return Err(Failed);
        };
        self.expect(Punct::Semi, "expected ';'")?;
        if global {
            self.add_global(name, value);
        } else {
            self.add_local_variable(name, value);
        }
        Ok(())
    }

    fn add_global(&mut self, name: Symbol, value: ValueId) {
        self.ev.world().globals.insert(name, value);
        self.ev.globals.push((name, value));
    }

    // deftype ::= `deftype` id `=` type `;`
    fn parse_deftype(&mut self) -> Result<()> {
        self.bump();
        let (name, _) = self.peek_ident("expected identifier")?;
        let world = self.ev.world();
        if world.aliases.contains_key(&name) || world.classes.contains_key(&name) {
            let message = format!(
                "type of this name '{}' already exists",
                self.ev.store.text(name)
            );
            return self.fail_here(message);
        }
        self.bump();
        self.expect(Punct::Equal, "expected '='")?;
        let span = self.token.span;
        let ty = self.parse_type()?;
        if let RecTy::Record(_) = self.ev.store.types.get(ty) {
            let message = format!(
                "cannot define type alias for class type '{}'",
                self.ev.show_type(ty)
            );
            return self.ev.fail(span, message);
        }
        self.expect(Punct::Semi, "expected ';'")?;
        self.ev.world().aliases.insert(name, ty);
        Ok(())
    }

    // defset ::= `defset` type id `=` `{` statement* `}`
    fn parse_defset(&mut self) -> Result<()> {
        if self.multiclass.is_some() {
            return self.fail_here("defset is not allowed inside multiclass");
        }
        self.bump();
        let span = self.token.span;
        let ty = self.parse_type()?;
        let Some(element) = self.element_type(ty) else {
            return self.ev.fail(span, "expected list type");
        };
        let (name, _) = self.peek_ident("expected identifier")?;
        if self.ev.global_exists(name) {
            return self.fail_here("def or global variable of this name already exists");
        }
        self.bump();
        self.expect(Punct::Equal, "expected '='")?;
        if !self.at(Punct::LBrace) {
            return self.fail_here("expected '{'");
        }
        self.ev.defsets.push(Defset {
            span,
            element,
            records: Vec::new(),
        });
        let result = self.parse_block("expected '}' at end of defset");
        let defset = self.ev.defsets.pop();
        result?;
        let records = defset.map_or_else(Vec::new, |defset| defset.records);
        let list = self.ev.store.list(&records, element, SpansAt::NONE);
        self.add_global(name, list);
        Ok(())
    }

    // let-group ::= `let` let-item (`,` let-item)* `in` block
    fn parse_let_group(&mut self) -> Result<()> {
        self.bump();
        let outer = self.lets.len();
        let mut items = vec![self.parse_let_item()?];
        while self.consume(Punct::Comma) {
            items.push(self.parse_let_item()?);
        }
        self.expect_keyword(Keyword::In, "expected 'in' at end of top-level 'let'")?;
        self.lets.extend(items);
        let result = if self.at(Punct::LBrace) {
            self.in_scope(Scope::new(ScopeKind::Local), |parser| {
                parser.parse_block("expected '}' at end of top level let command")
            })
        } else {
            self.parse_statement()
        };
        self.lets.truncate(outer);
        result
    }

    // let-item ::= id (`<` range-list `>`)? `=` value
    fn parse_let_item(&mut self) -> Result<LetItem> {
        let (name, span) = self.expect_ident("expected identifier in let definition")?;
        let bits = self.parse_optional_bits(
            Punct::Less,
            Punct::Greater,
            "expected '>' at end of range list",
        )?;
        self.expect(Punct::Equal, "expected '=' in let expression")?;
        let start = self.token.span;
        let value = self.parse_value(None)?;
        Ok(LetItem {
            name,
            span,
            bits,
            value,
            value_span: self.span_from(start),
        })
    }

    // foreach ::= `foreach` id `=` iterator `in` block
    fn parse_foreach(&mut self) -> Result<()> {
        let span = self.token.span;
        self.bump();
        let (variable, ty, list) = self.parse_foreach_head()?;
        self.expect_keyword(Keyword::In, "Unknown tok")?;
        let scope = Scope::new(ScopeKind::Loop(variable, ty));
        let end_message = "expected '}' at end of foreach command";
        self.parse_loop(span, Some(variable), list, scope, end_message)
    }

    /// Reads the body of a loop, then expands the loop, or stores it if it is inside another.
    fn parse_loop(
        &mut self,
        span: Span,
        variable: Option<Symbol>,
        list: ValueId,
        scope: Scope,
        end_message: &str,
    ) -> Result<()> {
        self.loops.push(Loop {
            span,
            variable,
            list,
            entries: Vec::new(),
        });
        self.in_scope(scope, |parser| parser.parse_block(end_message))?;
        match self.loops.pop() {
            Some(closed) => self.add_entry(Entry::Loop(Box::new(closed))),
            None => Ok(()),
        }
    }

    // iterator ::= `{` range-list `}` | range-piece | value
    fn parse_foreach_head(&mut self) -> Result<(Symbol, TypeId, ValueId)> {
        let (variable, _) = self.expect_ident("Expected identifier in foreach declaration")?;
        self.expect(Punct::Equal, "Expected '=' in foreach declaration")?;
        let mut ranges = Vec::new();
        if self.consume(Punct::LBrace) {
            ranges = self.parse_range_list()?;
            self.expect(Punct::RBrace, "expected '}' at end of bit range list")?;
        } else {
            let span = self.token.span;
            let value = self.parse_value(None)?;
            let Some(ty) = self.ev.store.type_of(value) else {
                let message = format!("expected a list, got '{}'", self.ev.show(value));
                return self.ev.fail(span, message);
            };
            if let Some(element) = self.element_type(ty) {
                return Ok((variable, element, value));
            }
            self.parse_range_piece(&mut ranges, Some(value))?;
        }
        let items: Vec<ValueId> = ranges
            .into_iter()
            .map(|int| self.ev.store.int(int))
            .collect();
        let list = self.ev.store.list(&items, TypeId::INT, SpansAt::NONE);
        Ok((variable, TypeId::INT, list))
    }

    // if ::= `if` value `then` block (`else` block)?
    fn parse_if(&mut self) -> Result<()> {
        let span = self.token.span;
        self.bump();
        let condition = self.parse_value(None)?;
        self.expect_keyword(Keyword::Then, "Unknown tok")?;
        let end_message = "expected '}' at end of 'then' clause";
        self.parse_if_arm(span, condition, true, end_message)?;
        if self.at_keyword(Keyword::Else) {
            self.bump();
            let end_message = "expected '}' at end of 'else' clause";
            self.parse_if_arm(span, condition, false, end_message)?;
        }
        Ok(())
    }

    /// Reads an arm, which is a loop over one element or none.
    fn parse_if_arm(
        &mut self,
        span: Span,
        condition: ValueId,
        taken: bool,
        end_message: &str,
    ) -> Result<()> {
        let store = &mut self.ev.store;
        let once = store.list(&[ValueId::ONE], TypeId::BIT, SpansAt::NONE);
        let never = store.list(&[], TypeId::BIT, SpansAt::NONE);
        let ty = store.types.list(TypeId::BIT);
        let (then, otherwise) = if taken { (once, never) } else { (never, once) };
        let list = self.build(Op::Bang(BangOp::If), ty, &[condition, then, otherwise])?;
        self.parse_loop(span, None, list, Scope::new(ScopeKind::Local), end_message)
    }

    /// Stores an entry in the enclosing loop or multiclass, or else carries it out.
    pub(super) fn add_entry(&mut self, entry: Entry) -> Result<()> {
        if let Some(outer) = self.loops.last_mut() {
            outer.entries.push(entry);
            return Ok(());
        }
        let Some(multiclass) = &mut self.multiclass else {
            return self.ev.finish_entry(entry);
        };
        let Entry::Loop(closed) = entry else {
            multiclass.entries.push(entry);
            return Ok(());
        };
        let mut expansion = Expansion::into_entries(std::mem::take(&mut multiclass.entries));
        let result = self.ev.expand_loop(&closed, &mut expansion);
        multiclass.entries = expansion.dest.unwrap_or_default();
        result
    }
}
