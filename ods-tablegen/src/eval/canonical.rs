//! Canonical numbers of values: two values have the same number exactly if they are equal, whatever their spans.
//!
//! `C<…>` makes one record per class and list of arguments as written. Equal values may be stored several times, so
//! arguments are compared by canonical numbers, which are computed only for this.

use std::sync::Arc;

use ods_lookup::LookupMap;

use super::Evaluator;
use crate::record::data::RecordId;
use crate::record::value::{ClassArg, Node, Op, ValueId};

/// The canonical numbers computed so far, and the records of the instances.
#[derive(Clone, Debug, Default)]
pub(crate) struct Canonical {
    /// From the parts of a value (numbers of its kind, scalars, canonical numbers of its children) to its number.
    numbers: LookupMap<Arc<[u32]>, u32>,
    /// The canonical numbers of values with children.
    known: LookupMap<ValueId, u32>,
    /// From class and arguments to the anonymous record.
    instances: LookupMap<Arc<[u32]>, RecordId>,
}

/// The number of a value's kind, with which the parts of its canonical number begin.
fn tag(node: Node) -> u32 {
    match node {
        Node::Unset => 0,
        Node::Bit(_) => 1,
        Node::Int(_) => 2,
        Node::Str { code, .. } => 3 + u32::from(code),
        Node::Bits(_) => 5,
        Node::List { .. } => 6,
        Node::Dag(_) => 7,
        Node::Record(_) => 8,
        Node::AnonymousName(_) => 9,
        Node::Var { .. } => 10,
        Node::VarBit { .. } => 11,
        Node::Field { .. } => 12,
        Node::Instance(_) => 13,
        Node::Op { .. } => 14,
    }
}

impl Evaluator<'_> {
    /// The key under which the instance `class<args>` is remembered.
    pub(crate) fn instance_key(&mut self, class: RecordId, args: &[ClassArg]) -> Arc<[u32]> {
        let mut key = Vec::with_capacity(1 + args.len() * 4);
        key.push(class.index() as u32);
        for arg in args {
            self.push_arg(*arg, &mut key);
        }
        key.into()
    }

    pub(crate) fn known_instance(&self, key: &[u32]) -> Option<RecordId> {
        self.canonical.instances.get(key).copied()
    }

    pub(crate) fn remember_instance(&mut self, key: Arc<[u32]>, record: RecordId) {
        self.canonical.instances.insert(key, record);
    }

    /// Appends the words that identify a value: its parts if their number is fixed, else its canonical number.
    fn push_parts(&mut self, value: ValueId, key: &mut Vec<u32>) {
        let node = self.store.node(value);
        key.push(tag(node));
        match node {
            Node::Unset => {}
            Node::Bit(bit) => key.push(u32::from(bit)),
            Node::Int(int) => key.extend([int as u32, (int >> 32) as u32]),
            Node::Str { text, .. } => key.push(text.index()),
            Node::Record(record) => key.push(record.index() as u32),
            Node::AnonymousName(name) => key.push(name.index()),
            Node::Var { name, ty } => key.extend([name.index(), ty.index()]),
            node => {
                let number = self.number(value, node);
                key.push(number);
            }
        }
    }

    /// The canonical number of a value with children.
    fn number(&mut self, value: ValueId, node: Node) -> u32 {
        if let Some(&number) = self.canonical.known.get(&value) {
            return number;
        }
        let mut parts = vec![tag(node)];
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
                    self.push_arg(arg, &mut parts);
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

    fn push_arg(&mut self, arg: ClassArg, key: &mut Vec<u32>) {
        key.push(arg.index << 1 | u32::from(arg.named));
        self.push_parts(arg.value, key);
    }

    fn push_all(&mut self, range: crate::record::value::Range, parts: &mut Vec<u32>) {
        for place in range.indices() {
            let item = self.store.pool[place];
            self.push_parts(item, parts);
        }
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
