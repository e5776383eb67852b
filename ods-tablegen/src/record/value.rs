//! Values: immutable nodes in one arena, named by [`ValueId`].
//!
//! Invariants:
//! - An id tells whether its value is *symbolic* (contains a variable or an unfolded operator), so that resolving a
//!   ground value costs one comparison.
//! - Strings, list elements and dag arguments have spans and docs, which equality ignores.
//! - No value nests deeper than [`MAX_VALUE_DEPTH`] or contains more than [`MAX_VALUE_SIZE`] others, so that recursive walks are
//!   safe and short. A value beyond these bounds becomes `?`, and the evaluator reports it.

use super::symbol::Symbol;
use super::types::TypeId;
use super::{RecordId, Store};
use crate::limits::{BYTES_PER_SIZE, MAX_VALUE_DEPTH, MAX_VALUE_SIZE};
use crate::source::Span;
use crate::token::BangOp;

/// The depth and size of a value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extent {
    /// How deep it nests.
    pub(crate) depth: u16,
    /// How many values a walk over it visits.
    pub(crate) size: u32,
}

impl Extent {
    const LEAF: Self = Self { depth: 0, size: 1 };
}

/// The number of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ValueId(u32);

impl ValueId {
    /// `?`, the first value of every arena.
    pub(crate) const UNSET: Self = Self(0);
    /// The bit `0`.
    pub(crate) const ZERO: Self = Self(1);
    /// The bit `1`.
    pub(crate) const ONE: Self = Self(2);

    const SYMBOLIC: u32 = 1 << 31;

    /// Whether resolving could change the value.
    pub(crate) fn is_symbolic(self) -> bool {
        self.0 & Self::SYMBOLIC != 0
    }

    pub(crate) fn index(self) -> usize {
        (self.0 & !Self::SYMBOLIC) as usize
    }

    pub(crate) fn bit(value: bool) -> Self {
        if value { Self::ONE } else { Self::ZERO }
    }
}

/// A range in one of the arena's pools.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Range {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

impl Range {
    pub(crate) fn indices(self) -> std::ops::Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }
}

/// Appends `items` to a pool; returns their range.
fn append<T: Copy>(pool: &mut Vec<T>, items: &[T]) -> Range {
    let range = Range {
        start: pool.len() as u32,
        len: items.len() as u32,
    };
    pool.extend_from_slice(items);
    range
}

/// The start of a run of spans in the arena; 0 if there are none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SpansAt(pub(crate) u32);

impl SpansAt {
    pub(crate) const NONE: Self = Self(0);
}

/// One value.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Node {
    /// `?`
    Unset,
    Bit(bool),
    Int(i64),
    /// A string or, if `code`, a code block. `origin` is the token that it came from unchanged, if there is one.
    Str {
        text: Symbol,
        code: bool,
        origin: SpansAt,
    },
    /// Bits, the lowest first.
    Bits(Range),
    /// A list; `spans` are those of its elements in the text.
    List {
        items: Range,
        element: TypeId,
        spans: SpansAt,
    },
    Dag(DagId),
    /// A reference to a record.
    Record(RecordId),
    /// The name of an anonymous record whose number may still change.
    AnonymousName(Symbol),
    /// A variable: a field, a template argument, or a loop variable.
    Var {
        name: Symbol,
        ty: TypeId,
    },
    /// One bit of a value that is not known yet.
    VarBit {
        of: ValueId,
        bit: u32,
    },
    /// `of.name`
    Field {
        of: ValueId,
        name: Symbol,
        ty: TypeId,
    },
    /// `C<…>` with arguments that are not known yet.
    Instance(InstanceId),
    /// An operator whose operands are not known yet.
    Op {
        op: Op,
        ty: TypeId,
        operands: Range,
    },
}

/// The operators of [`Node::Op`]: the bang operators and those with a syntax of their own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Op {
    Bang(BangOp),
    /// `list[index]`
    ListElement,
    /// `list[indices]`
    ListSlice,
    /// `a...b`, both ends included
    ClosedRange,
}

/// The number of a dag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct DagId(pub(crate) u32);

/// A dag: `(operator:$name arg:$name, …)`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dag {
    pub(crate) operator: ValueId,
    pub(crate) name: Option<Symbol>,
    /// A range of [`Store::dag_args`].
    pub(crate) args: Range,
    /// Where it was written, unless it was computed.
    pub(crate) span: Option<Span>,
}

/// One argument of a dag.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DagArg {
    pub(crate) value: ValueId,
    pub(crate) name: Option<Symbol>,
    /// A number in [`Store::arg_origins`]; 0 is none.
    pub(crate) origin: u32,
}

/// Where a dag argument was written, and its doc comment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ArgOrigin {
    pub(crate) span: Span,
    pub(crate) value_span: Span,
    pub(crate) name_span: Option<Span>,
    pub(crate) doc: Option<Symbol>,
}

/// The number of an instance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct InstanceId(pub(crate) u32);

/// `class<args>` as a value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Instance {
    pub(crate) class: RecordId,
    /// A range of [`Store::instance_args`].
    pub(crate) args: Range,
    pub(crate) span: Span,
}

/// One argument of an instance or of a parent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClassArg {
    /// The argument's place among the class's template arguments.
    pub(crate) index: u32,
    /// Whether it was given by name; `C<1>` and `C<a = 1>` are two records.
    pub(crate) named: bool,
    pub(crate) value: ValueId,
    pub(crate) span: Span,
}

impl Store {
    pub(crate) fn node(&self, id: ValueId) -> Node {
        self.nodes.as_slice()[id.index()]
    }

    /// The text of a string.
    pub(crate) fn str_of(&self, id: ValueId) -> Option<Symbol> {
        match self.node(id) {
            Node::Str { text, .. } => Some(text),
            _ => None,
        }
    }

    pub(crate) fn range(&self, range: Range) -> &[ValueId] {
        &self.pool[range.indices()]
    }

    pub(crate) fn dag(&self, id: DagId) -> Dag {
        self.dags[id.0 as usize]
    }

    pub(crate) fn dag_args(&self, range: Range) -> &[DagArg] {
        &self.dag_args[range.indices()]
    }

    pub(crate) fn instance(&self, id: InstanceId) -> Instance {
        self.instances[id.0 as usize]
    }

    pub(crate) fn instance_args(&self, range: Range) -> &[ClassArg] {
        &self.instance_args[range.indices()]
    }

    /// The `n`th span of a run.
    pub(crate) fn span_at(&self, at: SpansAt, n: usize) -> Option<Span> {
        if at == SpansAt::NONE {
            None
        } else {
            self.spans.get(at.0 as usize + n).copied()
        }
    }

    /// Stores a run of spans.
    pub(crate) fn add_spans(&mut self, spans: &[Span]) -> SpansAt {
        if spans.is_empty() {
            return SpansAt::NONE;
        }
        let at = SpansAt(self.spans.len() as u32);
        self.spans.extend_from_slice(spans);
        at
    }

    fn push(&mut self, node: Node, symbolic: bool, extent: Extent) -> ValueId {
        let id = self.nodes.len() as u32;
        debug_assert!(id < ValueId::SYMBOLIC);
        if extent.depth > MAX_VALUE_DEPTH || extent.size > MAX_VALUE_SIZE {
            // The evaluator reports it at its next step.
            self.oversized = Some(extent);
            self.nodes.push(Node::Unset);
            self.extents.push(Extent::LEAF);
            return ValueId(id);
        }
        self.nodes.push(node);
        self.extents.push(extent);
        ValueId(if symbolic { id | ValueId::SYMBOLIC } else { id })
    }

    /// The extent of a value with these parts.
    fn extent_over(&self, parts: &[ValueId]) -> Extent {
        let mut over = Extent::LEAF;
        for part in parts {
            let part = self.extents[part.index()];
            over.depth = over.depth.max(part.depth + 1);
            over.size = over.size.saturating_add(part.size);
        }
        over
    }

    /// Stores `values` in the pool. Returns their range, whether one is symbolic, and the extent of a value of them.
    fn pool_values(&mut self, values: &[ValueId]) -> (Range, bool, Extent) {
        let range = append(&mut self.pool, values);
        let symbolic = values.iter().any(|value| value.is_symbolic());
        (range, symbolic, self.extent_over(values))
    }

    /// The three values that have fixed numbers.
    pub(crate) fn add_fixed_values(&mut self) {
        self.push(Node::Unset, false, Extent::LEAF);
        self.push(Node::Bit(false), false, Extent::LEAF);
        self.push(Node::Bit(true), false, Extent::LEAF);
    }

    pub(crate) fn int(&mut self, value: i64) -> ValueId {
        self.push(Node::Int(value), false, Extent::LEAF)
    }

    pub(crate) fn string(&mut self, text: Symbol) -> ValueId {
        self.string_or_code(text, false, SpansAt::NONE)
    }

    pub(crate) fn string_or_code(&mut self, text: Symbol, code: bool, origin: SpansAt) -> ValueId {
        let size = self.text(text).len() as u32 / BYTES_PER_SIZE + 1;
        let extent = Extent { depth: 0, size };
        self.push(Node::Str { text, code, origin }, false, extent)
    }

    pub(crate) fn bits(&mut self, bits: &[ValueId]) -> ValueId {
        let (range, symbolic, extent) = self.pool_values(bits);
        self.push(Node::Bits(range), symbolic, extent)
    }

    pub(crate) fn list(&mut self, items: &[ValueId], element: TypeId, spans: SpansAt) -> ValueId {
        let (items, symbolic, extent) = self.pool_values(items);
        let list = Node::List {
            items,
            element,
            spans,
        };
        self.push(list, symbolic, extent)
    }

    pub(crate) fn new_dag(
        &mut self,
        operator: ValueId,
        name: Option<Symbol>,
        args: &[DagArg],
        span: Option<Span>,
    ) -> ValueId {
        let mut symbolic = operator.is_symbolic();
        let mut parts = vec![operator];
        for arg in args {
            symbolic |= arg.value.is_symbolic();
            parts.push(arg.value);
        }
        let extent = self.extent_over(&parts);
        let id = DagId(self.dags.len() as u32);
        let args = append(&mut self.dag_args, args);
        self.dags.push(Dag {
            operator,
            name,
            args,
            span,
        });
        self.push(Node::Dag(id), symbolic, extent)
    }

    /// Stores where a dag argument was written.
    pub(crate) fn add_arg_origin(&mut self, origin: ArgOrigin) -> u32 {
        self.arg_origins.push(origin);
        self.arg_origins.len() as u32
    }

    pub(crate) fn arg_origin(&self, number: u32) -> Option<ArgOrigin> {
        let place = (number as usize).checked_sub(1)?;
        self.arg_origins.get(place).copied()
    }

    pub(crate) fn record_value(&mut self, id: RecordId) -> ValueId {
        self.push(Node::Record(id), false, Extent::LEAF)
    }

    pub(crate) fn anonymous_name(&mut self, name: Symbol) -> ValueId {
        self.push(Node::AnonymousName(name), true, Extent::LEAF)
    }

    pub(crate) fn var(&mut self, name: Symbol, ty: TypeId) -> ValueId {
        self.push(Node::Var { name, ty }, true, Extent::LEAF)
    }

    pub(crate) fn var_bit(&mut self, of: ValueId, bit: u32) -> ValueId {
        let extent = self.extent_over(&[of]);
        self.push(Node::VarBit { of, bit }, true, extent)
    }

    pub(crate) fn field_access(&mut self, of: ValueId, name: Symbol, ty: TypeId) -> ValueId {
        let extent = self.extent_over(&[of]);
        self.push(Node::Field { of, name, ty }, true, extent)
    }

    pub(crate) fn new_instance(
        &mut self,
        class: RecordId,
        args: &[ClassArg],
        span: Span,
    ) -> ValueId {
        let values: Vec<_> = args.iter().map(|arg| arg.value).collect();
        let extent = self.extent_over(&values);
        let id = InstanceId(self.instances.len() as u32);
        let args = append(&mut self.instance_args, args);
        self.instances.push(Instance { class, args, span });
        self.push(Node::Instance(id), true, extent)
    }

    pub(crate) fn op(&mut self, op: Op, ty: TypeId, operands: &[ValueId]) -> ValueId {
        let (operands, _, extent) = self.pool_values(operands);
        self.push(Node::Op { op, ty, operands }, true, extent)
    }
}
