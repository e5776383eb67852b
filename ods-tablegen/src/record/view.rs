//! `Copy` views of records, fields and values: a reference to the keeper and a number.

use std::fmt;

use super::data::{FieldData, RecordData, RecordId, RecordKind};
use super::symbol::Symbol;
use super::types::{RecTy, TypeId};
use super::value::{Node, Range, SpansAt, ValueId};
use super::{RecordKeeper, Store, print_type, print_value, value};
use crate::source::{SourceId, Span};

/// A def, an anonymous record or a class.
#[derive(Clone, Copy)]
pub struct Record<'k> {
    keeper: &'k RecordKeeper,
    id: RecordId,
}

impl PartialEq for Record<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && std::ptr::eq(self.keeper, other.keeper)
    }
}

impl Eq for Record<'_> {}

impl std::hash::Hash for Record<'_> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl fmt::Debug for Record<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Record({})", self.name())
    }
}

impl<'k> Record<'k> {
    pub(crate) fn new(keeper: &'k RecordKeeper, id: RecordId) -> Self {
        Self { keeper, id }
    }

    fn data(self) -> &'k RecordData {
        self.keeper.store.record(self.id)
    }

    fn store(self) -> &'k Store {
        &self.keeper.store
    }

    /// The keeper that the record belongs to.
    pub fn keeper(self) -> &'k RecordKeeper {
        self.keeper
    }

    /// The record's number.
    pub fn id(self) -> RecordId {
        self.id
    }

    /// The record's name; `anonymous_N` for one without.
    pub fn name(self) -> &'k str {
        self.store()
            .name_of(self.id)
            .map_or("", |name| self.store().text(name))
    }

    /// Where it is defined: its name, or `def` if the name is computed or missing, or the class in `C<…>`.
    pub fn span(self) -> Span {
        self.data().span
    }

    /// The source in which it is defined.
    pub fn defining_source(self) -> SourceId {
        self.data().span.source
    }

    /// The `defm`s through which it was made, innermost first.
    pub fn defm_spans(self) -> &'k [Span] {
        &self.data().defm_spans
    }

    /// The doc comment (`///`) before it.
    pub fn doc(self) -> Option<&'k str> {
        self.data().doc.map(|doc| self.store().text(doc))
    }

    /// Whether it is a class, not a def.
    pub fn is_class(self) -> bool {
        self.data().is_class()
    }

    /// Whether it is a def without a name or was made by a value `C<…>`.
    pub fn is_anonymous(self) -> bool {
        self.data().kind == RecordKind::Anonymous
    }

    /// Whether the base library defines it.
    pub fn is_from_base(self) -> bool {
        self.data().from_base
    }

    /// Whether an error, which was reported, cut its evaluation short.
    pub fn is_incomplete(self) -> bool {
        self.data().incomplete
    }

    /// All classes it derives from: each direct superclass after its own superclasses, a class that is reached twice
    /// standing there twice, as in the JSON dump.
    pub fn superclasses(self) -> impl Iterator<Item = &'k str> {
        self.superclass_records().into_iter().map(Record::name)
    }

    /// [`Self::superclasses`] as records.
    pub fn superclass_records(self) -> Vec<Record<'k>> {
        let mut classes = Vec::new();
        // Entered with `false` a class pushes its parents, with `true` it is listed.
        let mut stack: Vec<(RecordId, bool)> = Vec::new();
        stack.extend(
            self.data()
                .parents
                .iter()
                .rev()
                .map(|parent| (parent.class, false)),
        );
        while let Some((class, listed)) = stack.pop() {
            if listed {
                classes.push(Record::new(self.keeper, class));
                continue;
            }
            stack.push((class, true));
            let parents = &self.store().record(class).parents;
            stack.extend(parents.iter().rev().map(|parent| (parent.class, false)));
        }
        classes
    }

    /// The classes written after `:`, in order; for `C<…>`, `C`.
    pub fn direct_superclasses(self) -> impl Iterator<Item = Record<'k>> {
        self.data()
            .parents
            .iter()
            .map(move |parent| Record::new(self.keeper, parent.class))
    }

    /// The name of the last direct superclass.
    pub fn direct_class(self) -> Option<&'k str> {
        self.direct_superclasses().last().map(Record::name)
    }

    /// Whether it derives from a class of this name.
    pub fn is_subclass_of(self, class: &str) -> bool {
        let Some(class) = self.store().symbols.find(class) else {
            return false;
        };
        let mut stack: Vec<RecordId> = self
            .data()
            .parents
            .iter()
            .map(|parent| parent.class)
            .collect();
        while let Some(id) = stack.pop() {
            if self.store().name_of(id) == Some(class) {
                return true;
            }
            stack.extend(
                self.store()
                    .record(id)
                    .parents
                    .iter()
                    .map(|parent| parent.class),
            );
        }
        false
    }

    /// The arguments with which each direct superclass was instantiated, by name, as they were given; arguments that
    /// were left to their defaults are not there.
    pub fn template_args(self) -> Vec<(&'k str, Value<'k>)> {
        let parents = self.data().parents.iter();
        let args = parents.flat_map(|parent| {
            let declared = self.store().record(parent.class).template_args();
            parent
                .args
                .iter()
                .filter_map(|arg| Some((declared.get(arg.index as usize)?.name, arg.value)))
        });
        args.map(|(name, value)| (self.store().text(name), Value::new(self.keeper, value)))
            .collect()
    }

    /// The fields in order of first appearance.
    pub fn fields(self) -> impl ExactSizeIterator<Item = Field<'k>> {
        self.data()
            .fields
            .iter()
            .map(move |data| Field { record: self, data })
    }

    /// The field `name`.
    pub fn field(self, name: &str) -> Option<Field<'k>> {
        let name = self.store().symbols.find(name)?;
        self.data()
            .fields
            .get(name)
            .map(|data| Field { record: self, data })
    }

    /// The value of the field `name`; `None` if there is no such field or it is `?`.
    pub fn value(self, name: &str) -> Option<Value<'k>> {
        let field = self.field(name)?;
        (!field.is_unset()).then(|| field.value())
    }
}

/// A field of a record.
#[derive(Clone, Copy)]
pub struct Field<'k> {
    record: Record<'k>,
    data: &'k FieldData,
}

impl<'k> Field<'k> {
    /// Its name.
    pub fn name(self) -> &'k str {
        self.record.store().text(self.data.name)
    }

    /// The record it belongs to.
    pub fn record(self) -> Record<'k> {
        self.record
    }

    /// Its value.
    pub fn value(self) -> Value<'k> {
        Value::new(self.record.keeper, self.data.value)
    }

    /// Whether its value is `?`.
    pub fn is_unset(self) -> bool {
        self.data.value == ValueId::UNSET
    }

    /// Where it was declared: its name.
    pub fn span(self) -> Span {
        self.data.span
    }

    /// Where its present value was written; its declaration if none was.
    pub fn value_span(self) -> Span {
        self.data.value_span
    }

    /// Whether it was declared with `field`, which allows it to stay unresolved.
    pub fn is_nonconcrete_ok(self) -> bool {
        self.data.nonconcrete_ok
    }

    /// Its type.
    pub fn ty(self) -> Type<'k> {
        Type {
            store: self.record.store(),
            id: self.data.ty,
        }
    }
}

/// The type of a field; prints as it is written.
#[derive(Clone, Copy)]
pub struct Type<'k> {
    store: &'k Store,
    id: TypeId,
}

impl<'k> Type<'k> {
    /// The element type of a list type.
    pub fn element(self) -> Option<Type<'k>> {
        Some(Type {
            store: self.store,
            id: self.store.types.element(self.id)?,
        })
    }

    /// The classes of a record type; empty for other types.
    pub fn classes(self) -> impl Iterator<Item = &'k str> {
        let classes = self.store.types.classes(self.id).unwrap_or_default();
        classes
            .iter()
            .filter_map(move |&class| Some(self.store.text(self.store.name_of(class)?)))
    }

    /// The number of bits of a `bits<n>` type.
    pub fn bits(self) -> Option<u32> {
        match self.store.types.get(self.id) {
            RecTy::Bits(width) => Some(*width),
            _ => None,
        }
    }
}

impl fmt::Display for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = String::new();
        print_type(self.store, self.id, &mut out);
        f.write_str(&out)
    }
}

impl fmt::Debug for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

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
    /// Something that never became a value; it prints.
    Unresolved(UnresolvedValue<'k>),
}

impl<'k> Value<'k> {
    pub(crate) fn new(keeper: &'k RecordKeeper, id: ValueId) -> Self {
        match keeper.store.node(id) {
            Node::Unset => Self::Unset,
            Node::Bit(bit) => Self::Bit(bit),
            Node::Int(int) => Self::Int(int),
            Node::Str { text, code, origin } => Self::String(StringValue {
                store: &keeper.store,
                text,
                code,
                origin,
            }),
            Node::AnonymousName(text) => Self::String(StringValue {
                store: &keeper.store,
                text,
                code: false,
                origin: SpansAt::NONE,
            }),
            Node::Bits(range) => Self::Bits(BitsValue { keeper, id, range }),
            Node::List { items, spans, .. } => Self::List(ListValue {
                keeper,
                items,
                spans,
            }),
            Node::Dag(dag) => Self::Dag(DagValue {
                keeper,
                dag: keeper.store.dag(dag),
                id,
            }),
            Node::Record(record) => Self::Record(Record::new(keeper, record)),
            Node::Var { .. }
            | Node::VarBit { .. }
            | Node::Field { .. }
            | Node::Instance(_)
            | Node::Op { .. } => Self::Unresolved(UnresolvedValue {
                store: &keeper.store,
                id,
            }),
        }
    }

    /// What kind of value it is, in words for messages.
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
        let mut out = String::new();
        match self {
            Self::Unset => out.push('?'),
            Self::Bit(bit) => out.push(if *bit { '1' } else { '0' }),
            Self::Int(int) => return fmt::Display::fmt(int, f),
            Self::String(text) if text.code => return write!(f, "[{{{}}}]", text.text()),
            Self::String(text) => return write!(f, "\"{}\"", text.text()),
            Self::Bits(bits) => print_value(&bits.keeper.store, bits.id, &mut out),
            Self::List(list) => {
                out.push('[');
                for (n, &item) in list.keeper.store.range(list.items).iter().enumerate() {
                    out.push_str(if n == 0 { "" } else { ", " });
                    print_value(&list.keeper.store, item, &mut out);
                }
                out.push(']');
            }
            Self::Dag(dag) => print_value(&dag.keeper.store, dag.id, &mut out),
            Self::Record(record) => return f.write_str(record.name()),
            Self::Unresolved(value) => print_value(value.store, value.id, &mut out),
        }
        f.write_str(&out)
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

    /// The one string or code token that the text came from unchanged; `None` once it was joined or substituted.
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
        self.keeper
            .store
            .range(self.items)
            .iter()
            .map(move |&item| Value::new(self.keeper, item))
    }

    /// The `n`th element, from 0.
    pub fn get(self, n: usize) -> Option<Value<'k>> {
        let item = *self.keeper.store.range(self.items).get(n)?;
        Some(Value::new(self.keeper, item))
    }

    /// Where the `n`th element was written, if the list still is one that was written.
    pub fn span_of(self, n: usize) -> Option<Span> {
        if n < self.len() {
            self.keeper.store.span_at(self.spans, n)
        } else {
            None
        }
    }
}

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
        self.keeper
            .store
            .dag_args(self.dag.args)
            .iter()
            .map(move |arg| self.arg_view(arg))
    }

    /// The `n`th argument, from 0.
    pub fn arg(self, n: usize) -> Option<DagArg<'k>> {
        self.keeper
            .store
            .dag_args(self.dag.args)
            .get(n)
            .map(|arg| self.arg_view(arg))
    }

    fn arg_view(self, arg: &value::DagArg) -> DagArg<'k> {
        let store = &self.keeper.store;
        let origin = store.arg_origin(arg.origin);
        DagArg {
            value: Value::new(self.keeper, arg.value),
            name: arg.name.map(|name| store.text(name)),
            span: origin.map(|origin| origin.span),
            name_span: origin.and_then(|origin| origin.name_span),
            doc: origin
                .and_then(|origin| origin.doc)
                .map(|doc| store.text(doc)),
        }
    }
}

/// A value that evaluation could not compute.
#[derive(Clone, Copy)]
pub struct UnresolvedValue<'k> {
    pub(crate) store: &'k Store,
    pub(crate) id: ValueId,
}

impl fmt::Display for UnresolvedValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = String::new();
        print_value(self.store, self.id, &mut out);
        f.write_str(&out)
    }
}
