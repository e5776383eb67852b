//! Records: the values, types, classes and defs that evaluation makes, and the views through which others read them.
//!
//! Everything lives in one [`Store`] of flat tables. While evaluating, the evaluator owns it; afterwards the
//! [`RecordKeeper`] does, and hands out `Copy` views.

pub(crate) mod data;
mod deprecated;
mod edit;
mod getters;
mod keeper;
mod print;
pub(crate) mod symbol;
pub(crate) mod types;
pub(crate) mod value;
mod view;

use std::sync::Arc;

pub use data::RecordId;
pub use deprecated::{DeprecatedUse, deprecated_uses};
pub use keeper::RecordKeeper;
pub(crate) use print::{print_record, print_type, print_value, print_value_unquoted};
pub use view::{
    BitsValue, DagArg, DagValue, Field, ListValue, Record, StringValue, Type, UnresolvedValue,
    Value,
};

use data::{FieldData, Parent, RecordData};
use symbol::{Symbol, Symbols};
use types::{TypeId, Types};
use value::{ArgOrigin, ClassArg, Dag, Extent, Instance, Node, Op, ValueId};

use crate::source::Span;
use crate::token::BangOp;

/// The bit of a class in `ancestors`, by its name.
fn ancestor_bit(class: Symbol) -> u64 {
    1 << (class.index() & 63)
}

/// The tables of all strings, types, values and records.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pub(crate) symbols: Symbols,
    pub(crate) types: Types,
    pub(crate) nodes: Vec<Node>,
    /// How far each value extends.
    pub(crate) extents: Vec<Extent>,
    /// Elements of lists, bits and operands.
    pub(crate) pool: Vec<ValueId>,
    pub(crate) dags: Vec<Dag>,
    pub(crate) dag_args: Vec<value::DagArg>,
    pub(crate) arg_origins: Vec<ArgOrigin>,
    pub(crate) instances: Vec<Instance>,
    pub(crate) instance_args: Vec<ClassArg>,
    /// Spans of strings and list elements; the first is a dummy.
    pub(crate) spans: Vec<Span>,
    /// Copied on write, because copies of the store share them.
    pub(crate) records: Vec<Arc<RecordData>>,
    /// Whether a class got a superclass when others derived from it already, so that their `ancestors` lack some.
    pub(crate) has_late_parents: bool,
    /// The extent of a value that was too large to be stored.
    pub(crate) oversized: Option<Extent>,
    /// The kept state of which it is a copy; see [`kept`](crate::eval::kept).
    pub(crate) lender: Option<u32>,
}

/// A copy with room for more elements: a copy without would move all of them for the next one.
fn roomy<T: Copy>(list: &[T]) -> Vec<T> {
    let mut copy = Vec::with_capacity(list.len() + list.len() / 4 + 64);
    copy.extend_from_slice(list);
    copy
}

impl Store {
    /// A copy that more is added to.
    pub(crate) fn copy(&self) -> Self {
        Self {
            symbols: self.symbols.copy(),
            types: self.types.clone(),
            nodes: roomy(&self.nodes),
            extents: roomy(&self.extents),
            pool: roomy(&self.pool),
            dags: roomy(&self.dags),
            dag_args: roomy(&self.dag_args),
            arg_origins: roomy(&self.arg_origins),
            instances: roomy(&self.instances),
            instance_args: roomy(&self.instance_args),
            spans: roomy(&self.spans),
            records: self.records.clone(),
            ..*self
        }
    }

    /// Makes a copy of `base` that was added to equal to `base` again. Returns whether it could, and whether it is small
    /// enough to be worth keeping; what it could not change back is of no use.
    pub(crate) fn cut_back(&mut self, base: &Self) -> bool {
        let is_small = self.nodes.len() <= 2 * base.nodes.len() + 4096;
        if !is_small || !self.symbols.cut_back(&base.symbols) {
            return false;
        }
        self.types.cut_back(&base.types);
        self.nodes.truncate(base.nodes.len());
        self.extents.truncate(base.extents.len());
        self.pool.truncate(base.pool.len());
        self.dags.truncate(base.dags.len());
        self.dag_args.truncate(base.dag_args.len());
        self.arg_origins.truncate(base.arg_origins.len());
        self.instances.truncate(base.instances.len());
        self.instance_args.truncate(base.instance_args.len());
        self.spans.truncate(base.spans.len());
        self.records.truncate(base.records.len());
        // Only records change in place.
        let (records, before) = (self.records.as_mut_slice(), base.records.as_slice());
        let mut at = 0;
        while at < before.len() {
            if !Arc::ptr_eq(&records[at], &before[at]) {
                records[at] = before[at].clone();
            }
            at += 1;
        }
        self.has_late_parents = base.has_late_parents;
        self.oversized = base.oversized;
        true
    }

    /// A store without anything, not even the values that each evaluation has.
    pub(crate) fn empty() -> Self {
        Self {
            symbols: Symbols::empty(),
            types: Types::empty(),
            nodes: Vec::new(),
            extents: Vec::new(),
            pool: Vec::new(),
            dags: Vec::new(),
            dag_args: Vec::new(),
            arg_origins: Vec::new(),
            instances: Vec::new(),
            instance_args: Vec::new(),
            spans: Vec::new(),
            records: Vec::new(),
            has_late_parents: false,
            oversized: None,
            lender: None,
        }
    }

    pub(crate) fn new() -> Self {
        let mut store = Self {
            symbols: Symbols::new(),
            types: Types::new(),
            spans: vec![Span::NOWHERE],
            ..Self::empty()
        };
        store.add_fixed_values();
        store
    }

    pub(crate) fn text(&self, symbol: Symbol) -> &str {
        self.symbols.text(symbol)
    }

    /// Slices are indexed here and elsewhere because indexing a `Vec` is two calls more without optimisation.
    pub(crate) fn record(&self, id: RecordId) -> &RecordData {
        &self.records.as_slice()[id.index()]
    }

    pub(crate) fn record_mut(&mut self, id: RecordId) -> &mut RecordData {
        Arc::make_mut(&mut self.records[id.index()])
    }

    /// The field at a place of a record.
    pub(crate) fn field_mut(&mut self, record: RecordId, place: usize) -> &mut FieldData {
        self.record_mut(record).fields.at_mut(place)
    }

    /// The type of references to a def.
    pub(crate) fn def_type(&self, def: RecordId) -> TypeId {
        self.record(def).ty.unwrap_or(TypeId::ANY_RECORD)
    }

    /// The name of a record whose name is a string.
    pub(crate) fn name_of(&self, id: RecordId) -> Option<Symbol> {
        match self.node(self.record(id).name) {
            Node::Str { text, .. } | Node::AnonymousName(text) => Some(text),
            _ => None,
        }
    }

    /// Whether `record` is or derives from `class`.
    pub(crate) fn derives_from(&self, record: RecordId, class: RecordId) -> bool {
        let mut stack: Vec<RecordId> = Vec::new();
        let mut next = Some(record);
        while let Some(id) = next {
            for parent in &self.record(id).parents {
                if parent.class == class {
                    return true;
                }
                if !self.record(parent.class).parents.is_empty() {
                    stack.push(parent.class);
                }
            }
            next = stack.pop();
        }
        false
    }

    /// Adds a direct superclass.
    pub(crate) fn add_parent(&mut self, record: RecordId, parent: Parent) {
        let class = self.record(parent.class);
        let name = match self.node(class.name) {
            Node::Str { text, .. } => ancestor_bit(text),
            _ => 0,
        };
        let ancestors = class.ancestors | name;
        // A class of the base library is complete for the input.
        let may_be_declared_only = !class.from_base || self.record(record).from_base;
        if may_be_declared_only
            && !class.has_heirs()
            && let Some(class) = &mut self.record_mut(parent.class).class
        {
            class.has_heirs = true;
        }
        let data = self.record_mut(record);
        data.ancestors |= ancestors;
        data.parents.push(parent);
        self.has_late_parents |= data.has_heirs();
    }

    /// Whether `record` derives from a class named `class`.
    pub(crate) fn derives_from_named(&self, record: RecordId, class: Symbol) -> bool {
        // Most answers are no.
        let ancestors = self.record(record).ancestors;
        if ancestors & ancestor_bit(class) == 0 && !self.has_late_parents {
            return false;
        }
        // These loops are the fastest without optimisation.
        let mut stack: Vec<RecordId> = Vec::new();
        let mut next = record;
        loop {
            let parents = self.record(next).parents.as_slice();
            let mut at = 0;
            while at < parents.len() {
                let parent = parents[at].class;
                if let Node::Str { text, .. } = self.node(self.record(parent).name)
                    && text.index() == class.index()
                {
                    return true;
                }
                // Most classes have one parent, and the stack stays empty.
                if at > 0 {
                    stack.push(parent);
                }
                at += 1;
            }
            next = if let [first, ..] = parents {
                first.class
            } else if let Some(other) = stack.pop() {
                other
            } else {
                return false;
            };
        }
    }

    /// All superclasses, each after its own superclasses, with repeats.
    pub(crate) fn superclasses(&self, record: RecordId) -> Vec<RecordId> {
        let mut classes = Vec::new();
        // A class on the stack is listed if the flag is set; otherwise its parents are pushed first.
        let mut stack: Vec<(RecordId, bool)> = Vec::new();
        let mut next = Some((record, false));
        while let Some((class, listed)) = next {
            if listed {
                classes.push(class);
            } else {
                if class != record {
                    stack.push((class, true));
                }
                let parents = self.record(class).parents.iter().rev();
                stack.extend(parents.map(|parent| (parent.class, false)));
            }
            next = stack.pop();
        }
        classes
    }

    /// The type of a value; `?` has none.
    pub(crate) fn type_of(&mut self, id: ValueId) -> Option<TypeId> {
        Some(match self.node(id) {
            Node::Unset => return None,
            Node::Bits(range) => self.types.bits(range.len),
            Node::List { element, .. } => self.types.list(element),
            Node::Instance(instance) => {
                let class = self.instance(instance).class;
                self.class_type(class)
            }
            _ => self.scalar_type_of(id),
        })
    }

    /// The type of a value that is neither `?` nor bits, a list or an instance.
    pub(crate) fn scalar_type_of(&self, id: ValueId) -> TypeId {
        match self.node(id) {
            Node::Bit(_) | Node::VarBit { .. } => TypeId::BIT,
            Node::Int(_)
            | Node::Op {
                op: Op::Bang(BangOp::Exists | BangOp::IsA),
                ..
            } => TypeId::INT,
            Node::Str { .. } | Node::AnonymousName(_) => TypeId::STRING,
            Node::Dag(_) => TypeId::DAG,
            Node::Record(record) => self.def_type(record),
            Node::Var { ty, .. } | Node::Field { ty, .. } | Node::Op { ty, .. } => ty,
            Node::Unset | Node::Bits(_) | Node::List { .. } | Node::Instance(_) => {
                TypeId::ANY_RECORD
            }
        }
    }

    /// The type of a record that derives from `class`.
    pub(crate) fn class_type(&mut self, class: RecordId) -> TypeId {
        if let Some(ty) = self.record(class).ty {
            return ty;
        }
        let ty = self.types.intern(types::RecTy::Record(Arc::new([class])));
        self.record_mut(class).ty = Some(ty);
        ty
    }
}
