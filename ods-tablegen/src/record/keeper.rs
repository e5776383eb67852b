//! The result of an evaluation: all classes and defs, found by name or by class.

use ods_lookup::LookupMap;

use super::Store;
use super::data::RecordId;
use super::symbol::Symbol;
use super::value::ValueId;
use super::view::{Record, Value};
use crate::eval::kept::give_back;
use crate::source::SourceMap;

/// The result of an evaluation.
///
/// After errors it holds the definitions that could be evaluated. A def with an error in its body has its name and the
/// fields up to the error ([`Record::is_incomplete`]).
///
/// ```
/// use ods_tablegen::{Diagnostics, Input, evaluate};
///
/// let mut diags = Diagnostics::new();
/// let keeper = evaluate(Input::text("a.td", "class A<int n> { int x = n; } def B : A<4>;"), &mut diags);
/// assert!(diags.is_empty());
/// assert_eq!(keeper.def("B").unwrap().int("x").unwrap(), 4);
/// ```
#[derive(Debug)]
pub struct RecordKeeper {
    pub(crate) store: Store,
    pub(crate) sources: SourceMap,
    /// All defs, named and anonymous, in the order in which they were finished.
    pub(crate) defs: Vec<RecordId>,
    pub(crate) classes: Vec<RecordId>,
    /// A user's definition hides one of the base library.
    pub(crate) def_names: LookupMap<Symbol, RecordId>,
    pub(crate) class_names: LookupMap<Symbol, RecordId>,
    /// Global variables: `defvar` and `defset` at top level.
    pub(crate) globals: Vec<(Symbol, ValueId)>,
    pub(crate) lacks_definitions: bool,
    pub(crate) is_cut_short: bool,
}

/// A copy of a kept state goes back to where it came from.
impl Drop for RecordKeeper {
    fn drop(&mut self) {
        if self.store.lender.is_some() {
            give_back(std::mem::replace(&mut self.store, Store::empty()));
        }
    }
}

impl RecordKeeper {
    /// Whether a file could not be read, or [`Input::lacks_definitions`](crate::Input::lacks_definitions)
    /// said so: what the definitions refer to may be missing.
    pub fn lacks_definitions(&self) -> bool {
        self.lacks_definitions
    }

    /// Whether the records or their values became too many, and evaluation stopped.
    pub fn is_cut_short(&self) -> bool {
        self.is_cut_short
    }

    /// The def `name`, the user's before the base library's.
    pub fn def(&self, name: &str) -> Option<Record<'_>> {
        let id = self.def_names.get(&self.store.symbols.find(name)?)?;
        Some(self.record(*id))
    }

    /// All defs, named and anonymous, in the order in which they were finished. Those of the base library are included
    /// only if the input refers to them.
    pub fn defs(&self) -> impl Iterator<Item = Record<'_>> {
        self.defs.iter().map(|&id| self.record(id))
    }

    /// The defs, named and anonymous, that are not of the base library, in the same order.
    pub fn own_defs(&self) -> Vec<Record<'_>> {
        let mut own = Vec::new();
        for &id in &self.defs {
            if !self.store.record(id).from_base {
                own.push(self.record(id));
            }
        }
        own
    }

    /// All defs that derive from `class`, named and anonymous, in definition order.
    pub fn derived_definitions(&self, class: &str) -> Vec<Record<'_>> {
        let symbol = self.store.symbols.find(class);
        let Some(class) = symbol.filter(|class| self.class_names.contains_key(class)) else {
            // The input does not refer to it.
            return Vec::new();
        };
        let mut derived = Vec::new();
        for &id in &self.defs {
            if self.store.derives_from_named(id, class) {
                derived.push(self.record(id));
            }
        }
        derived
    }

    /// The class `name`, the user's before the base library's.
    pub fn class(&self, name: &str) -> Option<Record<'_>> {
        let id = self.class_names.get(&self.store.symbols.find(name)?)?;
        Some(self.record(*id))
    }

    /// All classes in definition order. Those of the base library are included only if the input refers to them.
    pub fn classes(&self) -> impl Iterator<Item = Record<'_>> {
        self.classes.iter().map(|&id| self.record(id))
    }

    /// The record with this number.
    ///
    /// # Panics
    ///
    /// The view's methods panic if `id` comes from another keeper and is out of range here.
    pub fn record(&self, id: RecordId) -> Record<'_> {
        Record::new(self, id)
    }

    /// The value of a variable that a `defvar` or `defset` at top level defined.
    #[inline]
    pub fn global(&self, name: &str) -> Option<Value<'_>> {
        let name = self.store.symbols.find(name)?;
        let (_, value) = self
            .globals
            .iter()
            .rev()
            .find(|(global, _)| *global == name)?;
        Some(Value::new(self, *value))
    }

    /// The files and token sources that were read.
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }
}
