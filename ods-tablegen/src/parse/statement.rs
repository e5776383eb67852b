//! Statements: definitions, variables, loops, conditions, groups of `let`.

use super::Parser;
use super::scope::{Mode, Scope};
use crate::eval::finish::{Defset, Substitution};
use crate::eval::record::LetItem;
use crate::eval::{Entry, Failed, Loop, Result};
use crate::record::RecordId;
use crate::record::data::{Assertion, Dump};
use crate::record::symbol::Symbol;
use crate::record::types::{RecTy, TypeId};
use crate::record::value::{Node, Op, SpansAt, ValueId};
use crate::source::Span;
use crate::syntax::Tok;
use crate::token::{BangOp, Keyword, Punct};

impl Parser<'_, '_> {
    /// Reads statements as long as they come; what is wrong with one is reported and skipped.
    pub(super) fn parse_block_statements(&mut self) {
        while self.at_statement() {
            self.parse_recovering();
        }
    }

    /// Reads one statement; what is wrong with it is reported and skipped.
    pub(super) fn parse_recovering(&mut self) {
        let (brackets, start) = (self.brackets, self.pos);
        let depths = (
            self.scopes.len(),
            self.loops.len(),
            self.lets.len(),
            self.defsets.len(),
        );
        if self.in_global_scope() {
            self.ev.meter.steps = 0;
        }
        // The step reports a value that was too large, if the statement did not.
        if self.parse_statement().and_then(|()| self.ev.step()).is_ok() {
            return;
        }
        let (scopes, loops, lets, defsets) = depths;
        self.scopes.truncate(scopes);
        self.loops.truncate(loops);
        self.lets.truncate(lets);
        self.defsets.truncate(defsets);
        if self.ev.meter.exhausted {
            self.skip_all();
        } else {
            self.recover_in_block(brackets, start);
        }
    }

    // statement ::= assert | class | def | defm | defset | deftype | defvar | dump | foreach | if | let | multiclass
    fn parse_statement(&mut self) -> Result<()> {
        self.nested(|parser| match parser.token.kind {
            Tok::Keyword(Keyword::Assert) => parser.parse_assert(None),
            Tok::Keyword(Keyword::Class) => parser.parse_class_statement(),
            Tok::Keyword(Keyword::Def) => parser.parse_def(),
            Tok::Keyword(Keyword::Defm) => parser.parse_defm(),
            Tok::Keyword(Keyword::Defset) => parser.parse_defset(),
            Tok::Keyword(Keyword::Deftype) => parser.parse_deftype(),
            Tok::Keyword(Keyword::Defvar) => parser.parse_defvar(None),
            Tok::Keyword(Keyword::Dump) => parser.parse_dump(None),
            Tok::Keyword(Keyword::Foreach) => parser.parse_foreach(),
            Tok::Keyword(Keyword::If) => parser.parse_if(),
            Tok::Keyword(Keyword::Let) => parser.parse_let_group(),
            Tok::Keyword(Keyword::Multiclass) => parser.parse_multiclass_statement(),
            _ => parser
                .fail_here("Expected assert, class, def, defm, defset, dump, foreach, if, or let"),
        })
    }

    fn parse_class_statement(&mut self) -> Result<()> {
        if self.multiclass.is_some() {
            return self.fail_here("class is not allowed inside multiclass");
        }
        if !self.loops.is_empty() {
            return self.fail_here("class is not allowed inside foreach loop");
        }
        self.parse_class()
    }

    fn parse_multiclass_statement(&mut self) -> Result<()> {
        if self.multiclass.is_some() {
            return self.fail_here("multiclass is not allowed inside multiclass");
        }
        if !self.loops.is_empty() {
            return self.fail_here("multiclass is not allowed inside foreach loop");
        }
        let result = self.parse_multiclass();
        self.multiclass = None;
        result
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
    pub(super) fn parse_assert(&mut self, record: Option<RecordId>) -> Result<()> {
        self.bump();
        let span = self.token.span;
        let condition = self.parse_value(record, None, Mode::Value)?;
        self.expect(Punct::Comma, "expected ',' in assert statement")?;
        let message = self.parse_value(record, None, Mode::Value)?;
        self.expect(Punct::Semi, "expected ';'")?;
        let assertion = Assertion {
            span,
            condition,
            message,
        };
        match record {
            Some(record) => self.ev.store.record_mut(record).assertions.push(assertion),
            None => self.add_entry(Entry::Assertion(assertion))?,
        }
        Ok(())
    }

    // dump ::= `dump` value `;`
    pub(super) fn parse_dump(&mut self, record: Option<RecordId>) -> Result<()> {
        let span = self.token.span;
        self.bump();
        let mut message = self.parse_value(record, None, Mode::Value)?;
        self.expect(Punct::Semi, "expected ';'")?;
        // A def is dumped in full.
        if let Some(TypeId::STRING) = self.ev.store.type_of(message) {
        } else if let Node::Record(_) = self.ev.store.node(message) {
            message = self.ev.build(
                Op::Bang(BangOp::Repr),
                TypeId::STRING,
                &[message],
                record,
                false,
            )?;
        }
        let dump = Dump { span, message };
        match record {
            Some(record) => self.ev.store.record_mut(record).dumps.push(dump),
            None => self.add_entry(Entry::Dump(dump))?,
        }
        Ok(())
    }

    // defvar ::= `defvar` id `=` value `;`
    pub(super) fn parse_defvar(&mut self, record: Option<RecordId>) -> Result<()> {
        self.bump();
        if self.token.kind != Tok::Ident {
            return self.fail_here("expected identifier");
        }
        let name = self.symbol();
        if self.is_local_variable(name) {
            return self.fail_here("local variable of this name already exists");
        }
        let is_field =
            record.is_some_and(|record| self.ev.store.record(record).fields.find(name).is_some());
        if is_field {
            return self.fail_here("field of this name already exists");
        }
        let global = self.in_global_scope();
        if global && self.ev.global_exists(name) {
            return self.fail_here("def or global variable of this name already exists");
        }
        self.bump();
        self.expect(Punct::Equal, "expected '='")?;
        let value = self.parse_value(record, None, Mode::Value)?;
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
        if self.token.kind != Tok::Ident {
            return self.fail_here("expected identifier");
        }
        let name = self.symbol();
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
        let Some(element) = self.ev.store.types.element(ty) else {
            return self.ev.fail(span, "expected list type");
        };
        if self.token.kind != Tok::Ident {
            return self.fail_here("expected identifier");
        }
        let name = self.symbol();
        if self.ev.global_exists(name) {
            return self.fail_here("def or global variable of this name already exists");
        }
        self.bump();
        self.expect(Punct::Equal, "expected '='")?;
        if !self.at(Punct::LBrace) {
            return self.fail_here("expected '{'");
        }
        self.defsets.push(Defset {
            span,
            element,
            records: Vec::new(),
        });
        let result = self.parse_block("expected '}' at end of defset");
        let records = self
            .defsets
            .pop()
            .map_or_else(Vec::new, |defset| defset.records);
        result?;
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
            self.in_scope(Scope::local(), |parser| {
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
        let value = self.parse_value(None, None, Mode::Value)?;
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
        self.loops.push(Loop {
            span,
            variable: Some(variable),
            list,
            entries: Vec::new(),
        });
        let scope = Scope::foreach(Some((variable, ty)));
        self.in_scope(scope, |parser| {
            parser.parse_block("expected '}' at end of foreach command")
        })?;
        self.close_loop()
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
            let value = self.parse_value(None, None, Mode::Value)?;
            let Some(ty) = self.ev.store.type_of(value) else {
                let message = format!("expected a list, got '{}'", self.ev.show(value));
                return self.ev.fail(span, message);
            };
            if let Some(element) = self.ev.store.types.element(ty) {
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
        let condition = self.parse_value(None, None, Mode::Value)?;
        self.expect_keyword(Keyword::Then, "Unknown tok")?;
        self.parse_if_arm(
            span,
            condition,
            true,
            "expected '}' at end of 'then' clause",
        )?;
        if self.at_keyword(Keyword::Else) {
            self.bump();
            self.parse_if_arm(
                span,
                condition,
                false,
                "expected '}' at end of 'else' clause",
            )?;
        }
        Ok(())
    }

    /// An arm is a loop over one element or none.
    fn parse_if_arm(
        &mut self,
        span: Span,
        condition: ValueId,
        taken: bool,
        end_message: &str,
    ) -> Result<()> {
        let once = self
            .ev
            .store
            .list(&[ValueId::ONE], TypeId::BIT, SpansAt::NONE);
        let never = self.ev.store.list(&[], TypeId::BIT, SpansAt::NONE);
        let ty = self.ev.store.types.list(TypeId::BIT);
        let (then, otherwise) = if taken { (once, never) } else { (never, once) };
        let list = self.ev.build(
            Op::Bang(BangOp::If),
            ty,
            &[condition, then, otherwise],
            None,
            false,
        )?;
        self.loops.push(Loop {
            span,
            variable: None,
            list,
            entries: Vec::new(),
        });
        self.in_scope(Scope::local(), |parser| parser.parse_block(end_message))?;
        self.close_loop()
    }

    /// Expands the innermost loop, or stores it if it stands in another.
    fn close_loop(&mut self) -> Result<()> {
        match self.loops.pop() {
            Some(closed) => self.add_entry(Entry::Loop(Box::new(closed))),
            None => Ok(()),
        }
    }

    /// Stores what a statement made in the loop or multiclass that it stands in, or else carries it out.
    pub(super) fn add_entry(&mut self, entry: Entry) -> Result<()> {
        if let Some(outer) = self.loops.last_mut() {
            outer.entries.push(entry);
            return Ok(());
        }
        match entry {
            Entry::Loop(closed) => {
                let mut substitution = Substitution::new();
                let mut dest = self.multiclass.as_ref().map(|_| Vec::new());
                let is_final = dest.is_none();
                let result = self.ev.expand_loop(
                    &closed,
                    &mut substitution,
                    is_final,
                    dest.as_mut(),
                    &mut self.defsets,
                );
                if let (Some(multiclass), Some(dest)) = (&mut self.multiclass, dest) {
                    multiclass.entries.extend(dest);
                }
                result
            }
            entry if self.multiclass.is_some() => {
                if let Some(multiclass) = &mut self.multiclass {
                    multiclass.entries.push(entry);
                }
                Ok(())
            }
            Entry::Assertion(assertion) => {
                self.ev.check_assertion(assertion);
                Ok(())
            }
            Entry::Dump(dump) => {
                self.ev.emit_dump(dump);
                Ok(())
            }
            Entry::Record(record) => self.ev.add_def(record, &mut self.defsets),
        }
    }
}
