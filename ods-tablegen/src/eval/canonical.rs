//! Equal values: numbers that are equal when two values are, whatever their spans.
//!
//! `C<…>` makes one record per class and list of arguments as written. Values are not unique in the store, so the
//! arguments are compared by their canonical numbers, which are made only for them.

use std::sync::Arc;

use ods_lookup::LookupMap;

use super::Evaluator;
use crate::record::data::RecordId;
use crate::record::value::{ClassArg, Node, Op, ValueId};

/// What is known about equality, and which instance made which record.
#[derive(Clone, Debug, Default)]
pub(crate) struct Canonical {
    /// From the parts of a value (numbers of its kind, scalars, canonical numbers of its children) to its number.
    numbers: LookupMap<Arc<[u32]>, u32>,
    /// The numbers of values that have parts.
    known: LookupMap<ValueId, u32>,
    /// From class and arguments to the anonymous record.
    instances: LookupMap<Arc<[u32]>, RecordId>,
}

/// What a canonical number's parts begin with: what kind of value it is.
mod tag {
    pub(super) const UNSET: u32 = 0;
    pub(super) const BIT: u32 = 1;
    pub(super) const INT: u32 = 2;
    pub(super) const STRING: u32 = 3;
    pub(super) const CODE: u32 = 4;
    pub(super) const BITS: u32 = 5;
    pub(super) const LIST: u32 = 6;
    pub(super) const DAG: u32 = 7;
    pub(super) const RECORD: u32 = 8;
    pub(super) const NAME: u32 = 9;
    pub(super) const VAR: u32 = 10;
    pub(super) const VAR_BIT: u32 = 11;
    pub(super) const FIELD: u32 = 12;
    pub(super) const INSTANCE: u32 = 13;
    pub(super) const OP: u32 = 14;
}

impl Evaluator<'_> {
    /// The key under which the instance `class<args>` is remembered.
    pub(crate) fn instance_key(&mut self, class: RecordId, args: &[ClassArg]) -> Arc<[u32]> {
        let mut key = Vec::with_capacity(1 + args.len() * 4);
        key.push(class.index() as u32);
        for arg in args {
            key.push(arg.index << 1 | u32::from(arg.named));
            self.push_parts(arg.value, &mut key);
        }
        key.into()
    }

    pub(crate) fn known_instance(&self, key: &[u32]) -> Option<RecordId> {
        self.canonical.instances.get(key).copied()
    }

    pub(crate) fn remember_instance(&mut self, key: Arc<[u32]>, record: RecordId) {
        self.canonical.instances.insert(key, record);
    }

    /// Adds what identifies a value: its parts if they are of fixed length, else its canonical number.
    fn push_parts(&mut self, value: ValueId, key: &mut Vec<u32>) {
        match self.store.node(value) {
            Node::Unset => key.push(tag::UNSET),
            Node::Bit(bit) => key.extend([tag::BIT, u32::from(bit)]),
            Node::Int(int) => key.extend([tag::INT, int as u32, (int >> 32) as u32]),
            Node::Str {
                text, code: false, ..
            } => key.extend([tag::STRING, text.index()]),
            Node::Str {
                text, code: true, ..
            } => key.extend([tag::CODE, text.index()]),
            Node::Record(record) => key.extend([tag::RECORD, record.index() as u32]),
            Node::AnonymousName(name) => key.extend([tag::NAME, name.index()]),
            Node::Var { name, ty } => key.extend([tag::VAR, name.index(), ty.index()]),
            node => {
                let number = self.number(value, node);
                key.extend([kind(node), number]);
            }
        }
    }

    /// The canonical number of a value with children.
    fn number(&mut self, value: ValueId, node: Node) -> u32 {
        if let Some(&number) = self.canonical.known.get(&value) {
            return number;
        }
        let mut parts = vec![kind(node)];
        match node {
            Node::Bits(range) => self.push_all(range, &mut parts),
            Node::List { items, element, .. } => {
                parts.push(element.index());
                self.push_all(items, &mut parts);
            }
            Node::Dag(id) => {
                let dag = self.store.dag(id);
                self.push_parts(dag.operator, &mut parts);
                parts.push(dag.name.map_or(0, |name| name.index() + 1));
                for place in dag.args.indices() {
                    let arg = self.store.dag_args[place];
                    parts.push(arg.name.map_or(0, |name| name.index() + 1));
                    self.push_parts(arg.value, &mut parts);
                }
            }
            Node::VarBit { of, bit } => {
                parts.push(bit);
                self.push_parts(of, &mut parts);
            }
            Node::Field { of, name, .. } => {
                parts.push(name.index());
                self.push_parts(of, &mut parts);
            }
            Node::Instance(id) => {
                let instance = self.store.instance(id);
                parts.push(instance.class.index() as u32);
                for place in instance.args.indices() {
                    let arg = self.store.instance_args[place];
                    parts.push(arg.index << 1 | u32::from(arg.named));
                    self.push_parts(arg.value, &mut parts);
                }
            }
            Node::Op { op, ty, operands } => {
                parts.extend([op_number(op), ty.index()]);
                self.push_all(operands, &mut parts);
            }
            _ => {}
        }
        let next = self.canonical.numbers.len() as u32;
        let number = *self.canonical.numbers.entry(parts.into()).or_insert(next);
        self.canonical.known.insert(value, number);
        number
    }

    fn push_all(&mut self, range: crate::record::value::Range, parts: &mut Vec<u32>) {
        for place in range.indices() {
            let item = self.store.pool[place];
            self.push_parts(item, parts);
        }
    }
}

fn kind(node: Node) -> u32 {
    match node {
        Node::Bits(_) => tag::BITS,
        Node::List { .. } => tag::LIST,
        Node::Dag(_) => tag::DAG,
        Node::VarBit { .. } => tag::VAR_BIT,
        Node::Field { .. } => tag::FIELD,
        Node::Instance(_) => tag::INSTANCE,
        _ => tag::OP,
    }
}

fn op_number(op: Op) -> u32 {
    match op {
        Op::Bang(bang) => bang as u32,
        Op::ListElement => 1000,
        Op::ListSlice => 1001,
        Op::ClosedRange => 1002,
    }
}
