//! Global names, and the entries that a multiclass or loop stores until it is expanded.

use std::sync::Arc;

use ods_lookup::LookupMap;

use super::Evaluator;
use crate::base::Namespace;
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

/// A multiclass: its template arguments and stored entries.
pub(crate) struct MultiClass {
    /// Holds the template arguments.
    pub(crate) record: RecordId,
    pub(crate) entries: Vec<Entry>,
}

/// An item of a multiclass or loop, made anew by each expansion.
#[derive(Clone)]
pub(crate) enum Entry {
    /// The prototype of a def.
    Record(RecordId),
    Loop(Box<Loop>),
    Assertion(Assertion),
    Dump(Dump),
}

/// A `foreach`. An `if` is a loop without a variable, over a list of one element or none.
#[derive(Clone)]
pub(crate) struct Loop {
    pub(crate) span: crate::source::Span,
    pub(crate) variable: Option<Symbol>,
    pub(crate) list: ValueId,
    pub(crate) entries: Vec<Entry>,
}

impl Evaluator<'_> {
    /// The class `name`.
    pub(crate) fn find_class(&mut self, name: Symbol) -> Option<RecordId> {
        self.find(Namespace::Class, name, |world| &world.classes)
    }

    /// The def `name`.
    pub(crate) fn find_def(&mut self, name: Symbol) -> Option<RecordId> {
        self.find(Namespace::Global, name, |world| &world.defs)
    }

    pub(crate) fn find_multiclass(&mut self, name: Symbol) -> Option<Arc<MultiClass>> {
        self.find(Namespace::Multiclass, name, |world| &world.multiclasses)
    }

    pub(crate) fn find_alias(&mut self, name: Symbol) -> Option<TypeId> {
        self.find(Namespace::Alias, name, |world| &world.aliases)
    }

    /// Looks `name` up among the user's definitions, then in the base library, whose definition is evaluated on demand.
    fn find<T: Clone>(
        &mut self,
        namespace: Namespace,
        name: Symbol,
        table: fn(&World) -> &LookupMap<Symbol, T>,
    ) -> Option<T> {
        if !self.in_base
            && let Some(found) = table(&self.user).get(&name)
        {
            return Some(found.clone());
        }
        self.need(namespace, name);
        table(&self.base).get(&name).cloned()
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
        self.need(Namespace::Global, name);
        if let Some(&def) = self.base.defs.get(&name) {
            return Some(self.store.record_value(def));
        }
        self.base.globals.get(&name).copied()
    }

    /// Whether the world that receives new definitions has a def or global variable of this name.
    pub(crate) fn global_exists(&mut self, name: Symbol) -> bool {
        let world = self.world();
        world.defs.contains_key(&name) || world.globals.contains_key(&name)
    }
}
