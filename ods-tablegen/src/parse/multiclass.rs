//! `multiclass` and `defm`.

use std::sync::Arc;

use super::scope::Scope;
use super::{OpenMulticlass, Parser};
use crate::eval::finish::Substitution;
use crate::eval::record::ClassRef;
use crate::eval::{Entry, Failed, MultiClass, Result};
use crate::record::data::RecordKind;
use crate::record::types::TypeId;
use crate::record::value::ValueId;
use crate::syntax::Tok;
use crate::token::{Keyword, Punct};

impl Parser<'_, '_> {
    // multiclass ::= `multiclass` id template-args? (`:` multiclass-ref (`,` multiclass-ref)*)? (`{` … `}` | `;`)
    pub(super) fn parse_multiclass(&mut self) -> Result<()> {
        self.bump();
        if self.token.kind != Tok::Ident {
            return self.fail_here("expected identifier after multiclass for name");
        }
        let (name, span) = (self.symbol(), self.token.span);
        if self.ev.world().multiclasses.contains_key(&name) {
            let message = format!("multiclass '{}' already defined", self.ev.store.text(name));
            return self.fail_here(message);
        }
        let record = self.new_class(RecordKind::Multiclass, name, span, "::NAME")?;
        // Known from here on, without entries: it may be named in its own body.
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
        let result = self.in_scope(Scope::multiclass(record), Self::parse_multiclass_contents);
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
        let Some(record) = self.multiclass.as_ref().map(|multiclass| multiclass.record) else {
            return Err(Failed);
        };
        if self.at(Punct::Less) {
            self.parse_template_args(None, record, "::")?;
        }
        let mut inherits = false;
        if self.consume(Punct::Colon) {
            inherits = true;
            loop {
                let (parent, class_ref) = self.parse_multiclass_ref(Some(record))?;
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

    /// Expands a parent into the multiclass that is being read.
    fn inherit_multiclass(&mut self, parent: &MultiClass, class_ref: &ClassRef) -> Result<()> {
        let own = self.multiclass.as_ref().map(|multiclass| multiclass.record);
        let Some(name) = self.multiclass_name(own) else {
            return Err(Failed);
        };
        let name = self.ev.store.var(name, TypeId::STRING);
        let mut substitution = self.multiclass_substitution(parent, class_ref, name)?;
        let mut entries = Vec::new();
        self.ev.expand(
            &parent.entries,
            &mut substitution,
            false,
            Some(&mut entries),
            None,
            &mut self.defsets,
        )?;
        if let Some(multiclass) = &mut self.multiclass {
            multiclass.entries.extend(entries);
        }
        Ok(())
    }

    fn multiclass_substitution(
        &mut self,
        multiclass: &MultiClass,
        class_ref: &ClassRef,
        name: ValueId,
    ) -> Result<Substitution> {
        let bound = self
            .ev
            .bound_args(multiclass.record, &class_ref.args, class_ref.span)?;
        let mut substitution: Substitution = bound
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
        let mut entries: Vec<Entry> = Vec::new();
        let is_final = self.multiclass.is_none() && self.loops.is_empty();
        loop {
            let span = self.token.span;
            let (multiclass, class_ref) = self.parse_multiclass_ref(None)?;
            let mut substitution = self.multiclass_substitution(&multiclass, &class_ref, name)?;
            self.ev.expand(
                &multiclass.entries,
                &mut substitution,
                is_final,
                Some(&mut entries),
                Some(span),
                &mut self.defsets,
            )?;
            if !self.consume(Punct::Comma) {
                break;
            }
            if self.token.kind != Tok::Ident {
                return self.fail_here("expected identifier");
            }
            // Classes may follow the multiclasses.
            if self.ev.find_class(self.symbol()).is_some() {
                self.parse_defm_classes(&entries)?;
                break;
            }
        }
        for entry in &entries {
            self.apply_lets_to_entry(entry)?;
        }
        for entry in entries {
            self.add_entry(entry)?;
        }
        self.expect(Punct::Semi, "expected ';' at end of defm")
    }

    /// The name of a `defm` without one: a fresh prefix.
    fn unnamed_defm(&mut self) -> Result<ValueId> {
        let name = self.ev.new_anonymous_name();
        let own = self.multiclass.as_ref().map(|multiclass| multiclass.record);
        match self.multiclass_name(own) {
            Some(outer) => {
                let outer = self.ev.store.var(outer, TypeId::STRING);
                self.join_strings(outer, name)
            }
            None => Ok(name),
        }
    }

    fn parse_defm_classes(&mut self, entries: &[Entry]) -> Result<()> {
        loop {
            let parent = self.parse_class_ref(None)?;
            for entry in entries {
                self.add_parent_to_entry(entry, &parent)?;
            }
            if !self.consume(Punct::Comma) {
                return Ok(());
            }
        }
    }

    fn add_parent_to_entry(&mut self, entry: &Entry, parent: &ClassRef) -> Result<()> {
        match entry {
            Entry::Record(record) => self.ev.add_parent(*record, parent),
            Entry::Loop(inner) => inner
                .entries
                .iter()
                .try_for_each(|entry| self.add_parent_to_entry(entry, parent)),
            Entry::Assertion(_) | Entry::Dump(_) => Ok(()),
        }
    }

    fn apply_lets_to_entry(&mut self, entry: &Entry) -> Result<()> {
        match entry {
            Entry::Record(record) => self.apply_lets(*record),
            Entry::Loop(inner) => inner
                .entries
                .iter()
                .try_for_each(|entry| self.apply_lets_to_entry(entry)),
            Entry::Assertion(_) | Entry::Dump(_) => Ok(()),
        }
    }
}
