//! Resolvers: the values of variables while a value is being resolved.

use ods_lookup::LookupMap;

use super::{Evaluator, Result};
use crate::record::Store;
use crate::record::data::RecordId;
use crate::record::symbol::Symbol;
use crate::record::value::{Node, ValueId};
use crate::source::Span;

/// Gives the values of variables.
pub(crate) trait Resolver: Send {
    /// The value of `name`; `None` if it stays a variable.
    fn lookup(&mut self, ev: &mut Evaluator<'_>, name: Symbol) -> Result<Option<ValueId>>;

    /// The current name of the anonymous record that was called `name`.
    fn rename(&self, name: Symbol) -> Symbol {
        name
    }

    /// Whether this is the final resolution: variables left now are never replaced.
    fn is_final(&self) -> bool {
        false
    }

    /// The record that is being resolved.
    fn record(&self) -> Option<RecordId>;

    /// Where the value of `name` was written, if known.
    fn span_of(&self, _name: Symbol) -> Option<Span> {
        None
    }

    /// Whether a reference to a bit that is `?` stays a reference.
    fn keep_unset_bits(&self) -> bool {
        false
    }
}

/// The values of template arguments, loop variables and `NAME`. A value may contain other variables of the map.
pub(crate) struct MapResolver {
    record: Option<RecordId>,
    is_final: bool,
    entries: Vec<MapEntry>,
    /// From name to place; only if there are many entries.
    index: Option<LookupMap<Symbol, usize>>,
}

struct MapEntry {
    name: Symbol,
    value: ValueId,
    span: Option<Span>,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Unresolved,
    /// Being resolved; meanwhile it has no value.
    Busy,
    Resolved,
}

const INDEX_FROM: usize = 32;

impl MapResolver {
    pub(crate) fn with_capacity(record: Option<RecordId>, capacity: usize) -> Self {
        Self {
            record,
            is_final: false,
            entries: Vec::with_capacity(capacity),
            index: None,
        }
    }

    pub(crate) fn set_final(&mut self) {
        self.is_final = true;
    }

    pub(crate) fn set_record(&mut self, record: RecordId) {
        self.record = Some(record);
    }

    /// Maps a name, replacing its earlier value. `span` is where the value was written, if known.
    pub(crate) fn set(&mut self, name: Symbol, value: ValueId, span: Option<Span>) {
        let state = if value.is_symbolic() {
            State::Unresolved
        } else {
            State::Resolved
        };
        let entry = MapEntry {
            name,
            value,
            span,
            state,
        };
        if let Some(place) = self.find(name) {
            self.entries[place] = entry;
            return;
        }
        if let Some(index) = &mut self.index {
            index.insert(name, self.entries.len());
        }
        self.entries.push(entry);
        if self.index.is_none() && self.entries.len() >= INDEX_FROM {
            let places = self.entries.iter().enumerate();
            self.index = Some(places.map(|(place, entry)| (entry.name, place)).collect());
        }
    }

    fn find(&self, name: Symbol) -> Option<usize> {
        match &self.index {
            Some(index) => index.get(&name).copied(),
            None => self.entries.iter().position(|entry| entry.name == name),
        }
    }
}

impl Resolver for MapResolver {
    fn lookup(&mut self, ev: &mut Evaluator<'_>, name: Symbol) -> Result<Option<ValueId>> {
        let Some(place) = self.find(name) else {
            return Ok(None);
        };
        match self.entries[place].state {
            State::Resolved => Ok(Some(self.entries[place].value)),
            State::Busy => Ok(None),
            State::Unresolved => {
                let mut value = self.entries[place].value;
                if self.entries.len() > 1 {
                    self.entries[place].state = State::Busy;
                    value = ev.resolve(value, self)?;
                    self.entries[place].value = value;
                }
                self.entries[place].state = State::Resolved;
                Ok(Some(value))
            }
        }
    }

    fn is_final(&self) -> bool {
        self.is_final
    }

    fn record(&self) -> Option<RecordId> {
        self.record
    }

    fn span_of(&self, name: Symbol) -> Option<Span> {
        self.entries[self.find(name)?].span
    }
}

/// The fields of a record, for its final resolution.
pub(crate) struct RecordResolver {
    record: RecordId,
    /// What each field resolved to.
    cache: Vec<Cached>,
    /// The old and the new name of a renamed anonymous record.
    renamed: Option<(Symbol, Symbol)>,
}

#[derive(Clone, Copy)]
enum Cached {
    Unknown,
    Busy,
    Known(ValueId),
}

impl RecordResolver {
    pub(crate) fn new(store: &Store, record: RecordId, renamed: Option<(Symbol, Symbol)>) -> Self {
        let fields = store.record(record).fields.len();
        Self {
            record,
            cache: vec![Cached::Unknown; fields],
            renamed,
        }
    }
}

impl Resolver for RecordResolver {
    fn lookup(&mut self, ev: &mut Evaluator<'_>, name: Symbol) -> Result<Option<ValueId>> {
        let fields = &ev.store.record(self.record).fields;
        let Some(place) = fields.find(name) else {
            return Ok(None);
        };
        match self.cache.get(place) {
            Some(Cached::Known(value)) => return Ok(Some(*value)),
            Some(Cached::Unknown) => {}
            _ => return Ok(None),
        }
        let value = fields.at(place).value;
        if value == ValueId::UNSET {
            return Ok(None);
        }
        self.cache[place] = Cached::Busy;
        let resolved = ev.resolve(value, self)?;
        self.cache[place] = Cached::Known(resolved);
        Ok(Some(resolved))
    }

    fn rename(&self, name: Symbol) -> Symbol {
        match self.renamed {
            Some((old, new)) if old == name => new,
            _ => name,
        }
    }

    fn is_final(&self) -> bool {
        true
    }

    fn record(&self) -> Option<RecordId> {
        Some(self.record)
    }

    fn keep_unset_bits(&self) -> bool {
        true
    }
}

/// Hides the variables of a bang operator from an outer resolver.
pub(crate) struct ShadowResolver<'r> {
    pub(crate) outer: &'r mut dyn Resolver,
    pub(crate) names: [Option<Symbol>; 2],
}

impl Resolver for ShadowResolver<'_> {
    fn lookup(&mut self, ev: &mut Evaluator<'_>, name: Symbol) -> Result<Option<ValueId>> {
        if self.names.contains(&Some(name)) {
            Ok(None)
        } else {
            self.outer.lookup(ev, name)
        }
    }

    fn rename(&self, name: Symbol) -> Symbol {
        self.outer.rename(name)
    }

    fn is_final(&self) -> bool {
        self.outer.is_final()
    }

    fn record(&self) -> Option<RecordId> {
        self.outer.record()
    }
}

/// Asks an outer resolver, and records whether a variable stayed unresolved.
pub(crate) struct TrackUnresolved<'r> {
    pub(crate) outer: &'r mut dyn Resolver,
    pub(crate) found_unresolved: bool,
}

impl Resolver for TrackUnresolved<'_> {
    fn lookup(&mut self, ev: &mut Evaluator<'_>, name: Symbol) -> Result<Option<ValueId>> {
        let value = self.outer.lookup(ev, name)?;
        let unresolved = value.is_none_or(|value| ev.has_variables(value));
        self.found_unresolved |= unresolved;
        Ok(value)
    }

    fn rename(&self, name: Symbol) -> Symbol {
        self.outer.rename(name)
    }

    fn record(&self) -> Option<RecordId> {
        self.outer.record()
    }
}

impl Evaluator<'_> {
    /// Whether a value contains a variable.
    pub(crate) fn has_variables(&self, value: ValueId) -> bool {
        self.any_leaf(value, &mut |node| {
            matches!(node, Node::Var { .. } | Node::AnonymousName(_))
        })
    }

    /// Whether a value contains the name of an anonymous record, which may still change.
    pub(crate) fn has_anonymous_name(&self, value: ValueId) -> bool {
        self.any_leaf(value, &mut |node| matches!(node, Node::AnonymousName(_)))
    }

    /// Whether a value contains this variable.
    pub(crate) fn mentions(&self, value: ValueId, variable: Symbol) -> bool {
        self.any_leaf(
            value,
            &mut |node| matches!(node, Node::Var { name, .. } if *name == variable),
        )
    }

    /// Whether `test` holds for a variable or anonymous name in a value.
    fn any_leaf(&self, value: ValueId, test: &mut dyn FnMut(&Node) -> bool) -> bool {
        if !value.is_symbolic() {
            return false;
        }
        let mut any = |values: &[ValueId]| values.iter().any(|&value| self.any_leaf(value, test));
        let store = &self.store;
        let node = store.node(value);
        match node {
            Node::Unset | Node::Bit(_) | Node::Int(_) | Node::Str { .. } | Node::Record(_) => false,
            Node::AnonymousName(_) | Node::Var { .. } => test(&node),
            Node::Bits(range)
            | Node::List { items: range, .. }
            | Node::Op {
                operands: range, ..
            } => any(store.range(range)),
            Node::VarBit { of, .. } | Node::Field { of, .. } => any(&[of]),
            Node::Dag(dag) => {
                let dag = store.dag(dag);
                let mut args = store.dag_args(dag.args).iter();
                any(&[dag.operator]) || args.any(|arg| any(&[arg.value]))
            }
            Node::Instance(instance) => {
                let args = store.instance(instance).args;
                let mut args = store.instance_args(args).iter();
                args.any(|arg| any(&[arg.value]))
            }
        }
    }
}
