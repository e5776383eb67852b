//! Classes and multiclasses with arguments: after `:`, after `defm`, and as values.

use std::sync::Arc;

use super::Parser;
use crate::base::Namespace;
use crate::diagnostics::{ArgumentType, Kind};
use crate::eval::record::ClassRef;
use crate::eval::{Failed, MultiClass, Result};
use crate::record::RecordId;
use crate::record::symbol::Symbol;
use crate::record::types::TypeId;
use crate::record::value::{ClassArg, Node, ValueId};
use crate::source::Span;
use crate::token::Punct;

impl Parser<'_, '_> {
    // class-ref ::= id (`<` args? `>`)?
    pub(super) fn parse_class_ref(&mut self) -> Result<ClassRef> {
        let span = self.token.span;
        let class = self.parse_class_id()?;
        let args = self.parse_optional_args(class)?;
        Ok(ClassRef { class, args, span })
    }

    // multiclass-ref ::= id (`<` args? `>`)?
    pub(super) fn parse_multiclass_ref(&mut self) -> Result<(Arc<MultiClass>, ClassRef)> {
        let span = self.token.span;
        let (name, _) = self.peek_ident("expected name for MultiClassID")?;
        let Some(multiclass) = self.ev.find_multiclass(name) else {
            // The name may be defined in a missing file, which has been reported.
            if self.list.lacks_include {
                return Err(Failed);
            }
            let message = format!("Couldn't find multiclass '{}'", self.ev.store.text(name));
            let help = self
                .ev
                .nearest_named(name, Namespace::Multiclass, "multiclass");
            return self.ev.fail_with_help(span, message, help);
        };
        self.bump();
        let multiclass = self.with_entries_so_far(multiclass);
        let args = self.parse_optional_args(multiclass.record)?;
        let class = multiclass.record;
        Ok((multiclass, ClassRef { class, args, span }))
    }

    /// Replaces the multiclass being read by one with the entries read so far.
    fn with_entries_so_far(&self, multiclass: Arc<MultiClass>) -> Arc<MultiClass> {
        match &self.multiclass {
            Some(open) if open.record == multiclass.record => Arc::new(MultiClass {
                record: open.record,
                entries: open.entries.clone(),
            }),
            _ => multiclass,
        }
    }

    fn parse_optional_args(&mut self, class: RecordId) -> Result<Vec<ClassArg>> {
        if !self.consume(Punct::Less) {
            return Ok(Vec::new());
        }
        let mut args = self.parse_args(class)?;
        self.check_args(&mut args, class)?;
        Ok(args)
    }

    /// `class<…>` as a value, at the `<`.
    pub(super) fn parse_class_instance(&mut self, name: Symbol, span: Span) -> Result<ValueId> {
        let Some(class) = self.ev.find_class(name) else {
            let kind = Kind::NotAClass {
                name: self.ev.store.text(name).to_owned(),
            };
            let help = self.ev.nearest_named(name, Namespace::Class, "class");
            return self.ev.fail_with_help(span, kind, help);
        };
        self.bump();
        let in_parent = std::mem::replace(&mut self.in_parent, false);
        let args = self.parse_args(class);
        self.in_parent = in_parent;
        let mut args = args?;
        self.check_args(&mut args, class)?;
        // Reports missing and duplicate arguments.
        self.ev.bound_args(class, &args, span)?;
        self.ev.class_instance(class, &args, span)
    }

    // args ::= (arg (`,` arg)*)? `>`            arg ::= value | id `=` value
    fn parse_args(&mut self, class: RecordId) -> Result<Vec<ClassArg>> {
        let mut args: Vec<ClassArg> = Vec::new();
        if self.consume(Punct::Greater) {
            return Ok(args);
        }
        let mut named = false;
        loop {
            let index = args.len();
            let declared = self.ev.store.record(class).template_args();
            let Some(arg) = declared.get(index) else {
                return self.fail_here(format!("Too many template arguments: {}", index + 1));
            };
            let wanted = (!named).then_some(arg.ty);
            let is_list = self.element_type(arg.ty).is_some();
            if self.at(Punct::LSquare) && !named && !is_list {
                return self.fail_at_list(arg.ty, class);
            }
            let span = self.token.span;
            let value = self.parse_value(wanted)?;
            if self.at(Punct::Equal) {
                named = true;
                args.push(self.parse_named_arg(class, value, span)?);
            } else if named {
                return self.ev.fail(
                    span,
                    "Positional argument should be put before named argument",
                );
            } else {
                let span = self.span_from(span);
                args.push(ClassArg {
                    index: index as u32,
                    named: false,
                    value,
                    span,
                });
            }
            if self.consume(Punct::Greater) {
                return Ok(args);
            }
            self.expect(Punct::Comma, "Expected comma before next argument")?;
        }
    }

    /// Reports a list given for an argument of another type, at the `[`.
    fn fail_at_list<T>(&mut self, wanted: TypeId, class: RecordId) -> Result<T> {
        self.bump();
        let declared = self.ev.store.record(class);
        let args = declared.template_args().iter().map(|arg| {
            let name = self.ev.store.text(arg.name);
            format!("{} {name}", self.ev.show_type(arg.ty))
        });
        let args: Vec<String> = args.collect();
        let name = self.ev.show_record_name(class);
        let help = format!("`{name}` takes `{}`", args.join(", "));
        let kind = Kind::UnexpectedList {
            expected: self.ev.show_type(wanted),
            class: Some(name),
        };
        self.ev.fail_with_help(self.token.span, kind, Some(help))
    }

    /// `name = value`, at the `=`.
    fn parse_named_arg(&mut self, class: RecordId, name: ValueId, span: Span) -> Result<ClassArg> {
        let Node::Str { text, .. } = self.ev.store.node(name) else {
            return self.ev.fail(
                span,
                "The name of named argument should be a valid identifier",
            );
        };
        let declared = self.ev.store.record(class).template_args();
        let Some(index) = declared.iter().position(|arg| arg.name == text) else {
            let names: Vec<Symbol> = declared.iter().map(|arg| arg.name).collect();
            let help = self
                .ev
                .nearest(text, names.into_iter(), "template argument");
            let message = format!("Argument \"{}\" doesn't exist", self.ev.store.text(text));
            return self.ev.fail_with_help(span, message, help);
        };
        let wanted = declared[index].ty;
        self.bump();
        let span = self.token.span;
        let value = self.parse_value(Some(wanted))?;
        if value == ValueId::UNSET {
            let message = "The value of named argument should be initialized, but we got '?'";
            return self.ev.fail(span, message);
        }
        Ok(ClassArg {
            index: index as u32,
            named: true,
            value,
            span: self.span_from(span),
        })
    }

    /// Converts the arguments to the types of the template arguments.
    fn check_args(&mut self, args: &mut [ClassArg], class: RecordId) -> Result<()> {
        let mut failed = false;
        for arg in args {
            let declared = &self.ev.store.record(class).template_args()[arg.index as usize];
            let (ty, var) = (declared.ty, declared.var);
            if let Some(value) = self.ev.cast_to(arg.value, ty)? {
                arg.value = value;
            } else if let Node::Record(record) = self.ev.store.node(arg.value)
                && self.ev.store.record(record).incomplete
            {
                // It has no type because of an error that has been reported.
                failed = true;
            } else {
                let kind = Kind::ArgumentType(Box::new(ArgumentType {
                    argument: self.ev.store.text(var).to_owned(),
                    found: self.ev.show_type_of(arg.value),
                    expected: self.ev.show_type(ty),
                    value: self.ev.show(arg.value),
                }));
                let lacks_brackets = self.element_type(ty).is_some() && !self.is_list(arg.value);
                let error = self.ev.error(arg.span, kind);
                if lacks_brackets {
                    error.help("a list is written in brackets: `[…]`");
                }
                failed = true;
            }
        }
        if failed { Err(Failed) } else { Ok(()) }
    }
}
