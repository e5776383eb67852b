//! Global names, and what a multiclass or loop stores until it is expanded.

use std::sync::Arc;

use ods_lookup::LookupMap;

use super::Evaluator;
use crate::record::data::{Assertion, Dump, RecordId};
use crate::record::symbol::Symbol;
use crate::record::types::TypeId;
use crate::record::value::ValueId;

/// The global names of the user's text, or those of the base library.
#[derive(Clone, Default)]
pub(crate) struct World {
    pub(crate) classes: LookupMap<Symbol, RecordId>,
    pub(crate) defs: LookupMap<Symbol, RecordId>,
    /// `defvar` and `defset` at top level.
    pub(crate) globals: LookupMap<Symbol, ValueId>,
    pub(crate) multiclasses: LookupMap<Symbol, Arc<MultiClass>>,
    /// `deftype`
    pub(crate) aliases: LookupMap<Symbol, TypeId>,
}

/// A multiclass: its template arguments and the prototypes of what it makes.
pub(crate) struct MultiClass {
    /// Holds the template arguments.
    pub(crate) record: RecordId,
    pub(crate) entries: Vec<Entry>,
}

/// Something that a multiclass or a loop makes each time it is expanded.
#[derive(Clone)]
pub(crate) enum Entry {
    /// The prototype of a def.
    Record(RecordId),
    Loop(Box<Loop>),
    Assertion(Assertion),
    Dump(Dump),
}

/// A `foreach`; an `if` is one over a list of one element or none, without a variable.
#[derive(Clone)]
pub(crate) struct Loop {
    pub(crate) span: crate::source::Span,
    pub(crate) variable: Option<Symbol>,
    pub(crate) list: ValueId,
    pub(crate) entries: Vec<Entry>,
}

impl Evaluator<'_> {
    /// The class `name`: the user's, or else the base library's, which is evaluated if it was not yet.
    pub(crate) fn find_class(&mut self, name: Symbol) -> Option<RecordId> {
        if !self.in_base
            && let Some(&class) = self.user.classes.get(&name)
        {
            return Some(class);
        }
        self.need_class(name);
        self.base.classes.get(&name).copied()
    }

    /// The def `name`.
    pub(crate) fn find_def(&mut self, name: Symbol) -> Option<RecordId> {
        if !self.in_base
            && let Some(&def) = self.user.defs.get(&name)
        {
            return Some(def);
        }
        self.need_global(name);
        self.base.defs.get(&name).copied()
    }

    /// The global `name`: a def, or a variable.
    pub(crate) fn find_global(&mut self, name: Symbol) -> Option<ValueId> {
        if !self.in_base {
            if let Some(&def) = self.user.defs.get(&name) {
                return Some(self.store.record_value(def));
            }
            if let Some(&value) = self.user.globals.get(&name) {
                return Some(value);
            }
        }
        self.need_global(name);
        if let Some(&def) = self.base.defs.get(&name) {
            return Some(self.store.record_value(def));
        }
        self.base.globals.get(&name).copied()
    }

    /// Whether the world in which definitions are being made has a def or global variable of this name.
    pub(crate) fn global_exists(&mut self, name: Symbol) -> bool {
        let world = self.world();
        world.defs.contains_key(&name) || world.globals.contains_key(&name)
    }

    pub(crate) fn find_multiclass(&mut self, name: Symbol) -> Option<Arc<MultiClass>> {
        if !self.in_base
            && let Some(multiclass) = self.user.multiclasses.get(&name)
        {
            return Some(multiclass.clone());
        }
        self.need_multiclass(name);
        self.base.multiclasses.get(&name).cloned()
    }

    pub(crate) fn find_alias(&mut self, name: Symbol) -> Option<TypeId> {
        if !self.in_base
            && let Some(&ty) = self.user.aliases.get(&name)
        {
            return Some(ty);
        }
        self.need_alias(name);
        self.base.aliases.get(&name).copied()
    }
}
