//! Classes and defs.

use super::Parser;
use super::scope::{Mode, Scope, ScopeKind};
use crate::eval::record::LetItem;
use crate::eval::{Entry, Failed, Result};
use crate::limits::MAX_TEMPLATE_ARGS;
use crate::record::RecordId;
use crate::record::data::{ClassData, RecordData, RecordKind, TemplateArg};
use crate::record::symbol::Symbol;
use crate::record::types::{RecTy, TypeId};
use crate::record::value::ValueId;
use crate::source::Span;
use crate::syntax::Tok;
use crate::token::{Keyword, Punct};

impl Parser<'_, '_> {
    // class ::= `class` id (`<` template-arg (`,` template-arg)* `>`)? body
    pub(super) fn parse_class(&mut self) -> Result<()> {
        self.check_not_nested("class")?;
        let doc = self.list.doc(self.pos);
        self.bump();
        let (name, span) = self.peek_ident("expected class name after 'class' keyword")?;
        if self.ev.world().aliases.contains_key(&name) {
            let message = format!(
                "there is already a defined type alias '{}'",
                self.ev.store.text(name)
            );
            return self.fail_here(message);
        }
        let class = if let Some(class) = self.ev.world().classes.get(&name).copied() {
            let data = self.ev.store.record(class);
            let declared_only = data.fields.is_empty()
                && data.parents.is_empty()
                && data.template_args().is_empty();
            if !declared_only {
                let previous = data.span;
                let message = format!("Class '{}' already defined", self.ev.store.text(name));
                self.ev
                    .error(span, message)
                    .note(previous, "location of previous definition");
                return Err(Failed);
            }
            self.ev.store.record_mut(class).span = span;
            class
        } else {
            let class = self.new_class(RecordKind::Class, name, span, ":NAME")?;
            self.ev.classes.push(class);
            self.ev.world().classes.insert(name, class);
            class
        };
        if doc.is_some() {
            self.ev.store.record_mut(class).doc = doc;
        }
        self.bump();
        self.in_scope(Scope::new(ScopeKind::Record(class)), |parser| {
            if parser.at(Punct::Less) {
                parser.with_record(Some(class), |parser| parser.parse_template_args(class, ":"))?;
            }
            parser.parse_object_body(class)
        })?;
        self.warn_unused_args(class);
        Ok(())
    }

    /// Adds an empty class or multiclass. The printed name of its `NAME` ends in `name_suffix`.
    pub(super) fn new_class(
        &mut self,
        kind: RecordKind,
        name: Symbol,
        span: Span,
        name_suffix: &str,
    ) -> Result<RecordId> {
        let qualified = format!("{}{name_suffix}", self.ev.store.text(name));
        let name_var = self.ev.store.symbols.fresh(&qualified);
        let name = self.ev.store.string(name);
        let mut data = RecordData::new(kind, name, span);
        data.from_base = self.ev.in_base;
        data.class = Some(Box::new(ClassData {
            args: Vec::new(),
            name_var,
            super_paths: 0,
            has_heirs: false,
        }));
        self.ev.add_record(data)
    }

    /// Warns of unused template arguments, but not of those in the base library.
    pub(super) fn warn_unused_args(&mut self, class: RecordId) {
        if self.ev.in_base {
            return;
        }
        let args = self.ev.store.record(class).template_args();
        let unused: Vec<TemplateArg> = args.iter().filter(|arg| !arg.used).cloned().collect();
        for arg in unused {
            let message = format!("unused template argument: {}", self.ev.store.text(arg.var));
            self.ev.diags.warning(arg.span, message);
        }
    }

    // template-args ::= `<` template-arg (`,` template-arg)* `>`
    pub(super) fn parse_template_args(&mut self, class: RecordId, separator: &str) -> Result<()> {
        self.bump();
        self.parse_template_arg(class, separator)?;
        while self.consume(Punct::Comma) {
            self.parse_template_arg(class, separator)?;
        }
        self.expect(
            Punct::Greater,
            "expected '>' at end of template argument list",
        )
    }

    // template-arg ::= `field`? type id (`=` value)?
    fn parse_template_arg(&mut self, class: RecordId, separator: &str) -> Result<()> {
        if self.at_keyword(Keyword::Field) {
            self.bump();
        }
        let ty = self.parse_type()?;
        let (name, span) = self.expect_declared_name()?;
        let data = self.ev.store.record(class);
        if data.template_args().iter().any(|arg| arg.name == name) {
            let message = "template argument with the same name has already been defined";
            return self.ev.fail(span, message);
        }
        if data.template_args().len() >= MAX_TEMPLATE_ARGS {
            return self.ev.fail(
                span,
                format!("too many template arguments: the limit is {MAX_TEMPLATE_ARGS}"),
            );
        }
        let qualified = format!(
            "{}{separator}{}",
            self.ev.show_record_name(class),
            self.ev.store.text(name)
        );
        let var = self.ev.store.symbols.fresh(&qualified);
        let default = self.ev.unset_of(ty);
        let arg = TemplateArg {
            name,
            var,
            ty,
            default,
            span,
            used: false,
        };
        if let Some(data) = &mut self.ev.store.record_mut(class).class {
            data.args.push(arg);
        }
        if !self.consume(Punct::Equal) {
            return Ok(());
        }
        let value_span = self.token.span;
        let value = self.parse_value(Some(ty))?;
        self.set_default(class, ty, value, value_span)
    }

    /// Sets the default of the last template argument.
    fn set_default(
        &mut self,
        class: RecordId,
        ty: TypeId,
        value: ValueId,
        span: Span,
    ) -> Result<()> {
        let Some(mut cast) = self.ev.cast_to(value, ty)? else {
            let declared = self.ev.store.record(class).template_args().last();
            let var = declared.map_or(Symbol::EMPTY, |arg| arg.var);
            let message = format!(
                "Field '{}' of type '{}' is incompatible with value '{}' of type '{}'",
                self.ev.store.text(var),
                self.ev.show_type(ty),
                self.ev.show(value),
                self.ev.show_type_of(value),
            );
            // Not fatal: the argument remains, without a default.
            self.ev.error(span, message);
            return Ok(());
        };
        if let RecTy::Bits(width) = *self.ev.store.types.get(ty) {
            cast = self.ev.explode(cast, width);
        }
        let data = self.ev.store.record_mut(class).class.as_mut();
        if let Some(arg) = data.and_then(|data| data.args.last_mut()) {
            arg.default = cast;
        }
        Ok(())
    }

    fn expect_declared_name(&mut self) -> Result<(Symbol, Span)> {
        if self.token.kind == Tok::Ident && self.ev.store.text(self.symbol()) == "NAME" {
            return self.fail_here("'NAME' is a reserved variable name");
        }
        self.expect_ident("Expected identifier in declaration")
    }

    // def ::= `def` name? body
    pub(super) fn parse_def(&mut self) -> Result<()> {
        let def_span = self.token.span;
        let doc = self.list.doc(self.pos);
        self.bump();
        let name_span = match self.token.kind {
            Tok::Ident => self.token.span,
            _ => def_span,
        };
        let (kind, name, span) = if let Some(name) = self.parse_object_name()? {
            (RecordKind::Def, name, name_span)
        } else {
            let name = self.ev.new_anonymous_name();
            (RecordKind::Anonymous, name, def_span)
        };
        let mut data = RecordData::new(kind, name, span);
        data.doc = doc;
        data.from_base = self.ev.in_base;
        let record = self.ev.add_record(data)?;
        let stored = !self.loops.is_empty() || self.multiclass.is_some();
        let scope = Scope::new(ScopeKind::Record(record));
        let mut result = self.ev.check_name(record);
        if result.is_ok() {
            result = self.in_scope(scope, |parser| parser.parse_object_body(record));
        }
        if result.is_ok() {
            result = self.add_entry(Entry::Record(record));
        }
        if result.is_err() && !stored {
            self.ev.register_incomplete(record);
        }
        result
    }

    // name ::= value in name mode; absent before `:`, `;` and `{`
    pub(super) fn parse_object_name(&mut self) -> Result<Option<ValueId>> {
        if matches!(
            self.token.kind,
            Tok::Punct(Punct::Colon | Punct::Semi | Punct::LBrace)
        ) {
            return Ok(None);
        }
        let multiclass = self.open_multiclass();
        let name = self.with_record(multiclass, |parser| {
            parser.parse_value_in(Some(TypeId::STRING), Mode::Name)
        })?;
        if name == ValueId::UNSET {
            return Ok(None);
        }
        let Some(outer) = self.multiclass_name(multiclass) else {
            return Ok(Some(name));
        };
        if self.ev.mentions(name, outer) {
            return Ok(Some(name));
        }
        let prefix = self.ev.store.var(outer, TypeId::STRING);
        self.join_strings(prefix, name).map(Some)
    }

    /// The multiclass that is being read.
    pub(super) fn open_multiclass(&self) -> Option<RecordId> {
        self.multiclass.as_ref().map(|multiclass| multiclass.record)
    }

    /// The variable for the name of the records that a multiclass makes.
    pub(super) fn multiclass_name(&self, multiclass: Option<RecordId>) -> Option<Symbol> {
        let data = self.ev.store.record(multiclass?);
        data.class.as_ref().map(|class| class.name_var)
    }

    // object-body ::= (`:` class-ref (`,` class-ref)*)? body
    fn parse_object_body(&mut self, record: RecordId) -> Result<()> {
        self.with_record(Some(record), |parser| parser.parse_object(record))
    }

    fn parse_object(&mut self, record: RecordId) -> Result<()> {
        if self.consume(Punct::Colon) {
            loop {
                self.in_parent = self.ev.store.record(record).class.is_none();
                let parent = self.parse_class_ref();
                self.in_parent = false;
                let parent = parent?;
                self.ev.add_parent(record, &parent)?;
                if !self.consume(Punct::Comma) {
                    break;
                }
            }
        }
        self.apply_lets(record)?;
        self.parse_body(record)
    }

    /// Applies the open `let … in` groups.
    pub(super) fn apply_lets(&mut self, record: RecordId) -> Result<()> {
        for place in 0..self.lets.len() {
            let item = self.lets[place].clone();
            self.ev.set_field(record, &item)?;
        }
        Ok(())
    }

    // body ::= `;` | `{` body-item* `}`
    fn parse_body(&mut self, record: RecordId) -> Result<()> {
        if self.consume(Punct::Semi) {
            return Ok(());
        }
        let open = self.token.span;
        self.expect(
            Punct::LBrace,
            "Expected '{' to start body or ';' for declaration only",
        )?;
        let brackets = self.brackets;
        let mut result = Ok(());
        while !self.at(Punct::RBrace) {
            if self.token.kind == Tok::Eof {
                let message = "Unknown token when expecting a type";
                (self.ev.error(self.token.span, message)).note(open, "this '{' is not closed");
                return Err(Failed);
            }
            let start = self.pos;
            let Err(failed) = self.parse_body_item(record) else {
                continue;
            };
            // The record will not be finished, but further errors in it are reported.
            result = Err(failed);
            self.recover_in_body(brackets, start)?;
        }
        self.bump();
        self.reject_semicolon("A class or def body should not end with a semicolon");
        result
    }

    pub(super) fn reject_semicolon(&mut self, message: &str) {
        let span = self.token.span;
        if self.consume(Punct::Semi) {
            self.ev
                .error(span, message)
                .note(None, "Semicolon ignored; remove to eliminate this error");
        }
    }

    // body-item ::= declaration `;` | `let` id (`{` range-list `}`)? `=` value `;` | defvar | assert | dump
    fn parse_body_item(&mut self, record: RecordId) -> Result<()> {
        match self.token.kind {
            Tok::Keyword(Keyword::Assert) => self.parse_assert(),
            Tok::Keyword(Keyword::Defvar) => self.parse_defvar(),
            Tok::Keyword(Keyword::Dump) => self.parse_dump(),
            Tok::Keyword(Keyword::Let) => self.parse_body_let(record),
            _ => {
                self.parse_declaration(record)?;
                self.expect(Punct::Semi, "expected ';' after declaration")
            }
        }
    }

    // declaration ::= `field`? type id (`=` value)?
    fn parse_declaration(&mut self, record: RecordId) -> Result<()> {
        let nonconcrete_ok = self.at_keyword(Keyword::Field);
        if nonconcrete_ok {
            self.bump();
        }
        let ty = self.parse_type()?;
        if self.token.kind == Tok::Ident && self.is_local_variable(self.symbol()) {
            return self.fail_here("local variable of this name already exists");
        }
        let (name, span) = self.expect_declared_name()?;
        self.ev
            .declare_field(record, name, ty, span, nonconcrete_ok)?;
        if !self.consume(Punct::Equal) {
            return Ok(());
        }
        let start = self.token.span;
        let value = self.parse_value(Some(ty))?;
        let value_span = self.span_from(start);
        let item = LetItem {
            name,
            span: start,
            bits: Vec::new(),
            value,
            value_span,
        };
        // Parsing continues after a wrong value, since the field is declared.
        if self.ev.set_field(record, &item).is_err() {
            self.ev.store.record_mut(record).incomplete = true;
        }
        Ok(())
    }

    fn parse_body_let(&mut self, record: RecordId) -> Result<()> {
        self.bump();
        let (name, span) = self.expect_ident("expected field identifier after let")?;
        let message = "expected '}' at end of bit list";
        let bits = self.parse_optional_bits(Punct::LBrace, Punct::RBrace, message)?;
        self.expect(Punct::Equal, "expected '=' in let expression")?;
        let Some(field) = self.ev.store.record(record).fields.get(name) else {
            return self.ev.fail_unknown_field(record, name, span);
        };
        let mut ty = field.ty;
        if !bits.is_empty() && matches!(self.ev.store.types.get(ty), RecTy::Bits(_)) {
            ty = self.ev.store.types.bits(bits.len() as u32);
        }
        let start = self.token.span;
        self.expects_text = matches!(self.ev.store.types.get(ty), RecTy::String);
        let value = self.parse_value(Some(ty));
        self.expects_text = false;
        let value = value?;
        let value_span = self.span_from(start);
        self.expect(Punct::Semi, "expected ';' after let expression")?;
        self.ev.set_field(
            record,
            &LetItem {
                name,
                span,
                bits,
                value,
                value_span,
            },
        )
    }
}
