//! Records, their fields, and types.

use std::fmt;

use super::value::Value;
use crate::record::data::{FieldData, RecordData, RecordId, RecordKind};
use crate::record::print::fmt_with;
use crate::record::types::{RecTy, TypeId};
use crate::record::value::ValueId;
use crate::record::{RecordKeeper, Store, print_type};
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
    #[inline]
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

    /// Where it is defined: its name, `def` if the name is computed or missing, or the class in `C<…>`.
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

    /// Whether its doc comment or its name stands in for a field that it leaves empty; see
    /// [`StandIn`](crate::StandIn).
    pub fn has_stand_in(self) -> bool {
        self.data().has_stand_in
    }

    /// Whether it is a class, not a def.
    pub fn is_class(self) -> bool {
        self.data().is_class()
    }

    /// Whether it is a def without a name or was made by a value `C<…>`.
    pub fn is_anonymous(self) -> bool {
        matches!(
            self.data().kind,
            RecordKind::Anonymous | RecordKind::Instance
        )
    }

    /// Whether it was made by a value `C<…>`.
    pub fn is_instance(self) -> bool {
        self.data().kind == RecordKind::Instance
    }

    /// Whether the base library defines it.
    pub fn is_from_base(self) -> bool {
        self.data().from_base
    }

    /// Whether a reported error ended its evaluation early.
    pub fn is_incomplete(self) -> bool {
        self.data().incomplete
    }

    /// All classes it derives from, each after its own superclasses. As in the JSON dump, a class that is reached twice
    /// is listed twice.
    #[inline]
    pub fn superclasses(self) -> impl Iterator<Item = &'k str> {
        let classes = self.store().superclasses(self.id).into_iter();
        classes.map(move |class| Record::new(self.keeper, class).name())
    }

    /// [`Self::superclasses`] as records.
    #[inline]
    pub fn superclass_records(self) -> Vec<Record<'k>> {
        let classes = self.store().superclasses(self.id).into_iter();
        classes
            .map(|class| Record::new(self.keeper, class))
            .collect()
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
        match self.keeper.store.symbols.find_with_hint(class) {
            Some((class, _)) => self.keeper.store.derives_from_named(self.id, class),
            None => false,
        }
    }

    /// The names and values of the arguments given to each direct superclass. Arguments with default values are not
    /// included.
    #[inline]
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

    /// Whether `test` holds for each direct superclass without an argument, and with each of the arguments given to it.
    pub fn template_args_are(self, test: &dyn Fn(Record<'k>, Option<Value<'k>>) -> bool) -> bool {
        for parent in &self.data().parents {
            let class = Record::new(self.keeper, parent.class);
            if !test(class, None) {
                return false;
            }
            let declared = class.data().template_args().len();
            for arg in &parent.args {
                if (arg.index as usize) < declared
                    && !test(class, Some(Value::new(self.keeper, arg.value)))
                {
                    return false;
                }
            }
        }
        true
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
        let data = self.field_data(name)?;
        Some(Field { record: self, data })
    }

    fn field_data(self, name: &str) -> Option<&'k FieldData> {
        let (name, hint) = self.keeper.store.symbols.find_with_hint(name)?;
        self.data().fields.get_with_hint(name, &hint)
    }

    /// The value of the field `name`; `None` if there is no such field or it is `?`.
    pub fn value(self, name: &str) -> Option<Value<'k>> {
        match self.field_data(name) {
            Some(data) if data.value.index() != ValueId::UNSET.index() => {
                Some(Value::new(self.keeper, data.value))
            }
            _ => None,
        }
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

    /// Where its current value was written, or else its declaration.
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
    #[inline]
    pub fn classes(self) -> impl Iterator<Item = &'k str> {
        let classes = self.store.types.classes(self.id).unwrap_or_default();
        classes
            .iter()
            .filter_map(move |&class| Some(self.store.text(self.store.name_of(class)?)))
    }

    /// Whether it is `bit`.
    pub fn is_bit(self) -> bool {
        matches!(self.store.types.get(self.id), RecTy::Bit)
    }

    /// Whether it is `int`.
    pub fn is_int(self) -> bool {
        matches!(self.store.types.get(self.id), RecTy::Int)
    }

    /// Whether it is a record of some classes.
    pub fn is_record(self) -> bool {
        self.store.types.classes(self.id).is_some()
    }

    /// Whether it is `dag`.
    pub fn is_dag(self) -> bool {
        matches!(self.store.types.get(self.id), RecTy::Dag)
    }

    /// The number of bits of a `bits<n>` type.
    #[inline]
    pub fn bits(self) -> Option<u32> {
        match self.store.types.get(self.id) {
            RecTy::Bits(width) => Some(*width),
            _ => None,
        }
    }
}

impl fmt::Display for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt_with(f, |out| print_type(self.store, self.id, out))
    }
}

impl fmt::Debug for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
