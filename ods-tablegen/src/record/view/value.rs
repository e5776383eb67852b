//! Views of values.

use std::fmt;

use super::record::Record;
use crate::record::print::fmt_with;
use crate::record::symbol::Symbol;
use crate::record::value::{self, Node, Range, SpansAt, ValueId};
use crate::record::{RecordKeeper, Store, print_value};
use crate::source::Span;

/// A value.
#[derive(Clone, Copy)]
pub enum Value<'k> {
    /// `?`
    Unset,
    /// A single bit.
    Bit(bool),
    /// `bits<n>`
    Bits(BitsValue<'k>),
    /// An integer.
    Int(i64),
    /// A string or a code block.
    String(StringValue<'k>),
    /// A list.
    List(ListValue<'k>),
    /// A dag.
    Dag(DagValue<'k>),
    /// A reference to a record.
    Record(Record<'k>),
    /// An expression that could not be evaluated; it prints as written.
    Unresolved(UnresolvedValue<'k>),
}

impl<'k> Value<'k> {
    pub(crate) fn new(keeper: &'k RecordKeeper, id: ValueId) -> Self {
        let store = &keeper.store;
        let string = |text, code, origin| {
            Self::String(StringValue {
                store,
                text,
                code,
                origin,
            })
        };
        match store.node(id) {
            Node::Unset => Self::Unset,
            Node::Bit(bit) => Self::Bit(bit),
            Node::Int(int) => Self::Int(int),
            Node::Str { text, code, origin } => string(text, code, origin),
            Node::AnonymousName(text) => string(text, false, SpansAt::NONE),
            Node::Bits(range) => Self::Bits(BitsValue { keeper, id, range }),
            Node::List { items, spans, .. } => Self::List(ListValue {
                keeper,
                id,
                items,
                spans,
            }),
            Node::Dag(dag) => Self::Dag(DagValue {
                keeper,
                dag: store.dag(dag),
                id,
            }),
            Node::Record(record) => Self::Record(Record::new(keeper, record)),
            Node::Var { .. }
            | Node::VarBit { .. }
            | Node::Field { .. }
            | Node::Instance(_)
            | Node::Op { .. } => Self::Unresolved(UnresolvedValue { store, id }),
        }
    }

    /// The kind of value, in words for messages.
    pub fn kind_name(self) -> &'static str {
        match self {
            Self::Unset => "`?`",
            Self::Bit(_) => "a bit",
            Self::Bits(_) => "a `bits` value",
            Self::Int(_) => "an int",
            Self::String(text) if text.is_code() => "a code block",
            Self::String(_) => "a string",
            Self::List(_) => "a list",
            Self::Dag(_) => "a dag",
            Self::Record(_) => "a record",
            Self::Unresolved(_) => "an unresolved value",
        }
    }

    /// The record, if it is one.
    pub fn as_record(self) -> Option<Record<'k>> {
        match self {
            Self::Record(record) => Some(record),
            _ => None,
        }
    }

    /// The list, if it is one.
    pub fn as_list(self) -> Option<ListValue<'k>> {
        match self {
            Self::List(list) => Some(list),
            _ => None,
        }
    }

    /// The text, if it is a string or code block.
    pub fn as_str(self) -> Option<&'k str> {
        match self {
            Self::String(text) => Some(text.text()),
            _ => None,
        }
    }

    /// The integer that an int, a bit or a complete `bits` value stands for.
    pub fn as_int(self) -> Option<i64> {
        match self {
            Self::Int(int) => Some(int),
            Self::Bit(bit) => Some(i64::from(bit)),
            Self::Bits(bits) => bits.to_int(),
            _ => None,
        }
    }
}

impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (store, id) = match self {
            Self::Unset => return f.write_str("?"),
            Self::Bit(bit) => return f.write_str(if *bit { "1" } else { "0" }),
            Self::Int(int) => return int.fmt(f),
            Self::String(text) if text.code => return write!(f, "[{{{}}}]", text.text()),
            Self::String(text) => return write!(f, "\"{}\"", text.text()),
            Self::Bits(bits) => (&bits.keeper.store, bits.id),
            Self::List(list) => (&list.keeper.store, list.id),
            Self::Dag(dag) => (&dag.keeper.store, dag.id),
            Self::Record(record) => return f.write_str(record.name()),
            Self::Unresolved(value) => return value.fmt(f),
        };
        fmt_with(f, |out| print_value(store, id, out))
    }
}

impl fmt::Debug for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A string or a code block.
#[derive(Clone, Copy)]
pub struct StringValue<'k> {
    store: &'k Store,
    text: Symbol,
    code: bool,
    origin: SpansAt,
}

impl<'k> StringValue<'k> {
    /// The text.
    pub fn text(self) -> &'k str {
        self.store.text(self.text)
    }

    /// Whether it is a code block `[{…}]`, or was joined from one.
    pub fn is_code(self) -> bool {
        self.code
    }

    /// The string or code token that the text came from unchanged; `None` if it was joined or substituted.
    pub fn origin(self) -> Option<Span> {
        self.store.span_at(self.origin, 0)
    }
}

/// A `bits<n>` value.
#[derive(Clone, Copy)]
pub struct BitsValue<'k> {
    keeper: &'k RecordKeeper,
    id: ValueId,
    range: Range,
}

impl<'k> BitsValue<'k> {
    /// The number of bits.
    pub fn len(self) -> usize {
        self.range.len as usize
    }

    /// Whether there are no bits.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The bits, the lowest first.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Value<'k>> {
        self.keeper
            .store
            .range(self.range)
            .iter()
            .map(move |&bit| Value::new(self.keeper, bit))
    }

    /// The number that the bits stand for, if all are known and there are at most 64.
    pub fn to_int(self) -> Option<i64> {
        if self.len() > 64 {
            return None;
        }
        let mut value = 0_u64;
        for (n, bit) in self.iter().enumerate() {
            match bit {
                Value::Bit(bit) => value |= u64::from(bit) << n,
                _ => return None,
            }
        }
        Some(value as i64)
    }
}

/// A list.
#[derive(Clone, Copy)]
pub struct ListValue<'k> {
    keeper: &'k RecordKeeper,
    id: ValueId,
    items: Range,
    spans: SpansAt,
}

impl<'k> ListValue<'k> {
    /// The number of elements.
    pub fn len(self) -> usize {
        self.items.len as usize
    }

    /// Whether there are no elements.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The elements.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Value<'k>> + DoubleEndedIterator {
        Each {
            of: self,
            at: Self::get,
            next: 0,
            end: self.len(),
        }
    }

    /// The `n`th element, from 0.
    pub fn get(self, n: usize) -> Option<Value<'k>> {
        let item = *self.keeper.store.range(self.items).get(n)?;
        Some(Value::new(self.keeper, item))
    }

    /// Where the `n`th element was written, unless the list was computed.
    pub fn span_of(self, n: usize) -> Option<Span> {
        let spans = (n < self.len()).then_some(self.spans)?;
        self.keeper.store.span_at(spans, n)
    }
}

impl fmt::Debug for ListValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Value::List(*self), f)
    }
}

/// The parts of a value, by their numbers.
struct Each<T, I> {
    of: T,
    at: fn(T, usize) -> Option<I>,
    next: usize,
    end: usize,
}

impl<T: Copy, I> Iterator for Each<T, I> {
    type Item = I;

    fn next(&mut self) -> Option<I> {
        if self.next == self.end {
            return None;
        }
        self.next += 1;
        (self.at)(self.of, self.next - 1)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let length = self.end - self.next;
        (length, Some(length))
    }
}

impl<T: Copy, I> DoubleEndedIterator for Each<T, I> {
    fn next_back(&mut self) -> Option<I> {
        if self.next == self.end {
            return None;
        }
        self.end -= 1;
        (self.at)(self.of, self.end)
    }
}

impl<T: Copy, I> ExactSizeIterator for Each<T, I> {}

/// A dag.
#[derive(Clone, Copy)]
pub struct DagValue<'k> {
    keeper: &'k RecordKeeper,
    dag: value::Dag,
    id: ValueId,
}

/// An argument of a dag.
#[derive(Clone, Copy)]
pub struct DagArg<'k> {
    /// Its value; `?` for a bare `$name`.
    pub value: Value<'k>,
    /// Its name, without the `$`.
    pub name: Option<&'k str>,
    /// Where it was written, value and name.
    pub span: Option<Span>,
    /// Where its value was written; for a bare `$name`, the name.
    pub value_span: Option<Span>,
    /// Where its name was written.
    pub name_span: Option<Span>,
    /// The doc comment (`///`) before it.
    pub doc: Option<&'k str>,
}

impl<'k> DagValue<'k> {
    /// The operator.
    pub fn operator(self) -> Value<'k> {
        Value::new(self.keeper, self.dag.operator)
    }

    /// Where it was written, unless it was computed.
    pub fn span(self) -> Option<Span> {
        self.dag.span
    }

    /// The name of the operator, without the `$`.
    pub fn operator_name(self) -> Option<&'k str> {
        self.dag.name.map(|name| self.keeper.store.text(name))
    }

    /// The number of arguments.
    pub fn len(self) -> usize {
        self.dag.args.len as usize
    }

    /// Whether there are no arguments.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The arguments.
    pub fn args(self) -> impl ExactSizeIterator<Item = DagArg<'k>> + DoubleEndedIterator {
        Each {
            of: self,
            at: Self::arg,
            next: 0,
            end: self.len(),
        }
    }

    /// The `n`th argument, from 0.
    pub fn arg(self, n: usize) -> Option<DagArg<'k>> {
        let arg = self.keeper.store.dag_args(self.dag.args).get(n)?;
        Some(self.arg_view(arg))
    }

    fn arg_view(self, arg: &value::DagArg) -> DagArg<'k> {
        let store = &self.keeper.store;
        let origin = store.arg_origin(arg.origin);
        DagArg {
            value: Value::new(self.keeper, arg.value),
            name: arg.name.map(|name| store.text(name)),
            span: origin.map(|origin| origin.span),
            value_span: origin.map(|origin| origin.value_span),
            name_span: origin.and_then(|origin| origin.name_span),
            doc: origin.and_then(|origin| Some(store.text(origin.doc?))),
        }
    }
}

impl fmt::Debug for DagValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Value::Dag(*self), f)
    }
}

/// A value that evaluation could not compute.
#[derive(Clone, Copy)]
pub struct UnresolvedValue<'k> {
    pub(crate) store: &'k Store,
    pub(crate) id: ValueId,
}

impl<'k> UnresolvedValue<'k> {
    /// The variable's name if the value is a variable or one of its bits, and the bit's number.
    #[inline]
    pub fn variable(self) -> Option<(&'k str, Option<u32>)> {
        let (id, bit) = match self.store.node(self.id) {
            Node::VarBit { of, bit } => (of, Some(bit)),
            _ => (self.id, None),
        };
        match self.store.node(id) {
            Node::Var { name, .. } => Some((self.store.text(name), bit)),
            _ => None,
        }
    }
}

impl fmt::Display for UnresolvedValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt_with(f, |out| print_value(self.store, self.id, out))
    }
}
