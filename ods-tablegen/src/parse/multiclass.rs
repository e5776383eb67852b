//! `multiclass` and `defm`.

use std::sync::Arc;

use super::scope::{Scope, ScopeKind};
use super::{OpenMulticlass, Parser};
use crate::eval::expand::Expansion;
use crate::eval::record::ClassRef;
use crate::eval::{Entry, Failed, MultiClass, Result};
use crate::record::RecordId;
use crate::record::data::RecordKind;
use crate::record::symbol::Symbol;
use crate::record::types::TypeId;
use crate::record::value::ValueId;
use crate::syntax::Tok;
use crate::token::{Keyword, Punct};

impl Parser<'_, '_> {
    // multiclass ::= `multiclass` id template-args? (`:` multiclass-ref (`,` multiclass-ref)*)? (`{` … `}` | `;`)
    pub(super) fn parse_multiclass(&mut self) -> Result<()> {
        self.check_not_nested("multiclass")?;
        self.bump();
        let (name, span) = self.peek_ident("expected identifier after multiclass for name")?;
        if self.ev.world().multiclasses.contains_key(&name) {
            let message = format!("multiclass '{}' already defined", self.ev.store.text(name));
            return self.fail_here(message);
        }
        let record = self.new_class(RecordKind::Multiclass, name, span, "::NAME")?;
        // Registered without entries, because its own body may refer to it.
        let known = MultiClass {
            record,
            entries: Vec::new(),
        };
        self.ev.world().multiclasses.insert(name, Arc::new(known));
        self.multiclass = Some(OpenMulticlass {
            record,
            entries: Vec::new(),
        });
        self.bump();
        let result = self.in_scope(
            Scope::new(ScopeKind::Multiclass(record)),
            Self::parse_multiclass_contents,
        );
        let entries = self
            .multiclass
            .take()
            .map_or_else(Vec::new, |multiclass| multiclass.entries);
        self.ev
            .world()
            .multiclasses
            .insert(name, Arc::new(MultiClass { record, entries }));
        result?;
        self.warn_unused_args(record);
        Ok(())
    }

    fn parse_multiclass_contents(&mut self) -> Result<()> {
        let Some(record) = self.open_multiclass() else {
            return Err(Failed);
        };
        if self.at(Punct::Less) {
            self.parse_template_args(record, "::")?;
        }
        let mut inherits = false;
        if self.consume(Punct::Colon) {
            inherits = true;
            loop {
                let (parent, class_ref) =
                    self.with_record(Some(record), Self::parse_multiclass_ref)?;
                self.inherit_multiclass(&parent, &class_ref)?;
                if !self.consume(Punct::Comma) {
                    break;
                }
            }
        }
        if !self.at(Punct::LBrace) {
            if !inherits {
                return self.fail_here("expected '{' in multiclass definition");
            }
            return self.expect(Punct::Semi, "expected ';' in multiclass definition");
        }
        self.bump();
        if self.at(Punct::RBrace) {
            return self.fail_here("multiclass must contain at least one def");
        }
        loop {
            let allowed = self.at_statement()
                && !self.at_keyword(Keyword::Class)
                && !self.at_keyword(Keyword::Defset)
                && !self.at_keyword(Keyword::Deftype)
                && !self.at_keyword(Keyword::Multiclass);
            if allowed {
                self.parse_recovering();
            } else if self.consume(Punct::RBrace) {
                break;
            } else {
                return self.fail_here(
                    "expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in multiclass body",
                );
            }
        }
        self.reject_semicolon("A multiclass body should not end with a semicolon");
        Ok(())
    }

    /// Expands a parent into the multiclass being read.
    fn inherit_multiclass(&mut self, parent: &MultiClass, class_ref: &ClassRef) -> Result<()> {
        let Some(name) = self.multiclass_name(self.open_multiclass()) else {
            return Err(Failed);
        };
        let name = self.ev.store.var(name, TypeId::STRING);
        let mut expansion = Expansion::into_entries(Vec::new());
        expansion.substitution = self.multiclass_substitution(parent, class_ref, name)?;
        self.ev.expand(&parent.entries, None, &mut expansion)?;
        if let Some(multiclass) = &mut self.multiclass {
            multiclass
                .entries
                .extend(expansion.dest.into_iter().flatten());
        }
        Ok(())
    }

    fn multiclass_substitution(
        &mut self,
        multiclass: &MultiClass,
        class_ref: &ClassRef,
        name: ValueId,
    ) -> Result<Vec<(Symbol, ValueId)>> {
        let bound = self
            .ev
            .bound_args(multiclass.record, &class_ref.args, class_ref.span)?;
        let mut substitution: Vec<_> = bound
            .into_iter()
            .map(|(var, value, _)| (var, value))
            .collect();
        substitution.extend(
            self.multiclass_name(Some(multiclass.record))
                .map(|var| (var, name)),
        );
        Ok(substitution)
    }

    // defm ::= `defm` name? `:` multiclass-ref (`,` multiclass-ref)* (`,` class-ref)* `;`
    pub(super) fn parse_defm(&mut self) -> Result<()> {
        self.bump();
        let name = match self.parse_object_name()? {
            Some(name) => name,
            None => self.unnamed_defm()?,
        };
        self.expect(Punct::Colon, "expected ':' after defm identifier")?;
        let mut expansion = Expansion::into_entries(Vec::new());
        expansion.is_final = self.multiclass.is_none() && self.loops.is_empty();
        loop {
            let span = self.token.span;
            let (multiclass, class_ref) = self.parse_multiclass_ref()?;
            expansion.substitution = self.multiclass_substitution(&multiclass, &class_ref, name)?;
            self.ev
                .expand(&multiclass.entries, Some(span), &mut expansion)?;
            if !self.consume(Punct::Comma) {
                break;
            }
            if self.token.kind != Tok::Ident {
                return self.fail_here("expected identifier");
            }
            // Classes may follow the multiclasses.
            if self.ev.find_class(self.symbol()).is_some() {
                self.parse_defm_classes(expansion.dest.as_deref().unwrap_or_default())?;
                break;
            }
        }
        let entries = expansion.dest.unwrap_or_default();
        for entry in &entries {
            self.for_each_record(entry, &mut Self::apply_lets)?;
        }
        for entry in entries {
            self.add_entry(entry)?;
        }
        self.expect(Punct::Semi, "expected ';' at end of defm")
    }

    /// The name of a `defm` without one: a fresh prefix.
    fn unnamed_defm(&mut self) -> Result<ValueId> {
        let name = self.ev.new_anonymous_name();
        match self.multiclass_name(self.open_multiclass()) {
            Some(outer) => {
                let outer = self.ev.store.var(outer, TypeId::STRING);
                self.join_strings(outer, name)
            }
            None => Ok(name),
        }
    }

    fn parse_defm_classes(&mut self, entries: &[Entry]) -> Result<()> {
        loop {
            let parent = self.parse_class_ref()?;
            for entry in entries {
                self.for_each_record(entry, &mut |parser, record| {
                    parser.ev.add_parent(record, &parent)
                })?;
            }
            if !self.consume(Punct::Comma) {
                return Ok(());
            }
        }
    }

    /// Calls `visit` with each record in an entry, including those in loops.
    fn for_each_record(
        &mut self,
        entry: &Entry,
        visit: &mut dyn FnMut(&mut Self, RecordId) -> Result<()>,
    ) -> Result<()> {
        match entry {
            Entry::Record(record) => visit(self, *record),
            Entry::Loop(inner) => inner
                .entries
                .iter()
                .try_for_each(|entry| self.for_each_record(entry, visit)),
            Entry::Assertion(_) | Entry::Dump(_) => Ok(()),
        }
    }
}
