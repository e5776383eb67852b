//! What the names of a declarative pattern are bound to, and how native code takes and gives it.

use crate::attributes::{Attribute, AttributeKind, for_attribute_kinds};
use crate::ir::{Ir, Operation, Value};
use crate::location::Location;
use crate::op::{Property, PropertyStorage};
use crate::types::Type;
use ods_table::Register;
use smallvec::SmallVec;
use std::borrow::Borrow;

/// The content of a register of a declarative pattern.
#[derive(Clone, Debug, Default)]
pub enum Bound {
    /// Nothing: an optional operand or attribute that is missing.
    #[default]
    Nothing,
    /// An operation, which stands for its results.
    Op(Operation),
    /// A value.
    Value(Value),
    /// Values.
    Values(SmallVec<[Value; 4]>),
    /// An attribute.
    Attr(Attribute),
    /// A property.
    Prop(Property),
    /// Types.
    Types(Vec<Type>),
    /// A location.
    Location(Location),
}

impl Bound {
    /// The values that this stands for; `None` if this is not a value.
    pub(super) fn values<'a>(&'a self, ir: &'a Ir) -> Option<&'a [Value]> {
        match self {
            Self::Nothing => Some(&[]),
            Self::Op(op) => Some(op.results(ir)),
            Self::Value(value) => Some(std::slice::from_ref(value)),
            Self::Values(values) => Some(values),
            Self::Attr(_) | Self::Prop(_) | Self::Types(_) | Self::Location(_) => None,
        }
    }

    /// The words of messages for this.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Op(_) => "an operation",
            Self::Value(_) => "a value",
            Self::Values(_) => "values",
            Self::Attr(_) => "an attribute",
            Self::Prop(_) => "a property",
            Self::Types(_) => "types",
            Self::Location(_) => "a location",
        }
    }
}

/// The arguments of native code in a pattern.
#[derive(Clone, Copy, Debug)]
pub struct Arguments<'a> {
    pub(super) registers: &'a [Bound],
    pub(super) list: &'a [Register],
}

/// A panic about an argument of another kind than the pattern's definition says.
#[cold]
fn wrong(number: usize, wanted: &str, found: &Bound) -> ! {
    panic!(
        "native code of a pattern takes {wanted} as `${number}`, but is given {}",
        found.kind()
    )
}

impl<'a> Arguments<'a> {
    fn get(&self, number: usize) -> &'a Bound {
        &self.registers[self.list[number]]
    }

    /// Argument `number`, a single value.
    #[track_caller]
    pub fn value(&self, ir: &Ir, number: usize) -> Value {
        let bound = self.get(number);
        match bound.values(ir) {
            Some(&[value, ..]) => value,
            _ => wrong(number, "a value", bound),
        }
    }

    /// Argument `number`, an optional operand.
    #[track_caller]
    #[inline]
    pub fn optional_value(&self, ir: &Ir, number: usize) -> Option<Value> {
        let bound = self.get(number);
        match bound.values(ir) {
            Some(values) => values.first().copied(),
            None => wrong(number, "a value", bound),
        }
    }

    /// Argument `number`, any number of values.
    #[track_caller]
    #[inline]
    pub fn values(&self, ir: &Ir, number: usize) -> SmallVec<[Value; 4]> {
        let bound = self.get(number);
        match bound.values(ir) {
            Some(values) => values.into(),
            None => wrong(number, "values", bound),
        }
    }

    /// Argument `number`, an operation.
    #[track_caller]
    pub fn op(&self, number: usize) -> Operation {
        match self.get(number) {
            Bound::Op(op) => *op,
            bound => wrong(number, "an operation", bound),
        }
    }

    /// Argument `number`, an attribute.
    #[track_caller]
    pub fn attribute(&self, number: usize) -> &'a Attribute {
        match self.get(number) {
            Bound::Attr(attr) => attr,
            bound => wrong(number, "an attribute", bound),
        }
    }

    /// Argument `number`, an attribute that may be missing.
    #[track_caller]
    #[inline]
    pub fn optional_attribute(&self, number: usize) -> Option<&'a Attribute> {
        match self.get(number) {
            Bound::Attr(attr) => Some(attr),
            Bound::Nothing => None,
            bound => wrong(number, "an attribute", bound),
        }
    }

    /// Argument `number`, an attribute of a known kind.
    #[track_caller]
    pub fn attr<T: AttributeKind>(&self, number: usize) -> &'a T {
        let bound = self.get(number);
        match self.attribute(number).downcast() {
            Some(attr) => attr,
            None => wrong(number, std::any::type_name::<T>(), bound),
        }
    }

    /// Argument `number`, an attribute of a known kind that may be missing.
    #[track_caller]
    pub fn optional_attr<T: AttributeKind>(&self, number: usize) -> Option<&'a T> {
        self.optional_attribute(number).map(|_| self.attr(number))
    }

    /// Argument `number`, a property.
    #[track_caller]
    pub fn prop<T: PropertyStorage>(&self, number: usize) -> &'a T {
        let bound = self.get(number);
        let value = match bound {
            Bound::Prop(value) => value.downcast(),
            _ => None,
        };
        value.unwrap_or_else(|| wrong(number, std::any::type_name::<T>(), bound))
    }

    /// Argument `number`, in the form that the code around it asks for: what other native code
    /// returned.
    #[track_caller]
    pub fn given<T: Given<'a>>(&self, ir: &Ir, number: usize) -> T {
        let bound = self.get(number);
        T::given(bound, ir).unwrap_or_else(|| wrong(number, T::WHAT, bound))
    }
}

/// A form in which native code of a pattern takes what other native code returned.
#[diagnostic::on_unimplemented(
    message = "native code of a pattern cannot take the result of other native code as `{Self}`",
    note = "it can take a `Value`, a list of values, an `Operation` or an `&Attribute`; nested native code passes any type"
)]
pub trait Given<'a>: Sized {
    /// The words of messages for it.
    const WHAT: &'static str;

    /// Takes it; `None` if it is of another kind.
    fn given(bound: &'a Bound, ir: &Ir) -> Option<Self>;
}

impl<'a> Given<'a> for Value {
    const WHAT: &'static str = "a value";

    #[inline]
    fn given(bound: &'a Bound, ir: &Ir) -> Option<Self> {
        bound.values(ir)?.first().copied()
    }
}

impl<'a> Given<'a> for SmallVec<[Value; 4]> {
    const WHAT: &'static str = "values";

    #[inline]
    fn given(bound: &'a Bound, ir: &Ir) -> Option<Self> {
        bound.values(ir).map(Into::into)
    }
}

impl<'a> Given<'a> for Vec<Value> {
    const WHAT: &'static str = "values";

    #[inline]
    fn given(bound: &'a Bound, ir: &Ir) -> Option<Self> {
        bound.values(ir).map(Into::into)
    }
}

impl<'a> Given<'a> for Operation {
    const WHAT: &'static str = "an operation";

    #[inline]
    fn given(bound: &'a Bound, ir: &Ir) -> Option<Self> {
        match bound {
            Bound::Op(op) => Some(*op),
            bound => bound.values(ir)?.first()?.defining_op(ir),
        }
    }
}

impl<'a> Given<'a> for &'a Attribute {
    const WHAT: &'static str = "an attribute";

    #[inline]
    fn given(bound: &'a Bound, _: &Ir) -> Option<Self> {
        match bound {
            Bound::Attr(attr) => Some(attr),
            _ => None,
        }
    }
}

impl<'a> Given<'a> for Attribute {
    const WHAT: &'static str = "an attribute";

    #[inline]
    fn given(bound: &'a Bound, ir: &Ir) -> Option<Self> {
        <&Self>::given(bound, ir).cloned()
    }
}

/// What native code of a pattern may return.
#[diagnostic::on_unimplemented(
    message = "native code of a pattern cannot return `{Self}`",
    label = "this is `{Self}`",
    note = "it returns a `Value`, an `Operation` (`*op` of an op's handle), an `Option`, array, slice or `Vec` of values, or an attribute; code that returns nothing is a `NativeCodeCallVoid`"
)]
pub trait Returned {
    /// Binds it.
    fn bind(self) -> Bound;
}

/// What native code may return in place of an operand.
#[diagnostic::on_unimplemented(
    message = "native code for an operand must return values, not `{Self}`",
    label = "this is `{Self}`",
    note = "it returns a `Value`, an `Operation` (`*op` of an op's handle), or an `Option`, array, slice or `Vec` of values"
)]
pub trait ReturnedValues: Returned {}

/// What native code may return in place of an attribute.
#[diagnostic::on_unimplemented(
    message = "native code for an attribute must return an attribute, not `{Self}`",
    label = "this is `{Self}`",
    note = "`Attribute::integer`, `Attribute::string` and their like make attributes; `None` leaves an optional attribute out"
)]
pub trait ReturnedAttr: Returned {}

/// What native code may return in place of a property whose accessor returns a reference: the
/// reference, or an owned value.
#[diagnostic::on_unimplemented(
    message = "native code for this property must return a `{T}` or a reference to one, not `{Self}`",
    label = "this is `{Self}`"
)]
pub trait ReturnedProp<T: ?Sized> {
    /// Lends it.
    fn lend(&self) -> &T;
}

impl<T: ?Sized, B: Borrow<T>> ReturnedProp<T> for B {
    fn lend(&self) -> &T {
        self.borrow()
    }
}

/// Lends what native code in place of a property returns.
pub fn lent<T: ?Sized>(made: &impl ReturnedProp<T>) -> &T {
    made.lend()
}

/// What native code may return as result types: `returnType`.
#[diagnostic::on_unimplemented(
    message = "native code for result types must return types, not `{Self}`",
    label = "this is `{Self}`",
    note = "it returns a `Type`, a kind of type, or an array, slice or `Vec` of types"
)]
pub trait ReturnedTypes {
    /// Binds them.
    fn bind_types(self) -> Bound;
}

macro_rules! returned {
    ($($([$($generics:tt)*])? $marker:ident: $ty:ty, $self:ident => $bound:expr;)*) => {$(
        impl $(<$($generics)*>)? Returned for $ty {
            #[inline]
            fn bind($self) -> Bound {
                $bound
            }
        }

        impl $(<$($generics)*>)? $marker for $ty {}
    )*};
}

returned! {
    ReturnedValues: Value, self => Bound::Value(self);
    ReturnedValues: &Value, self => Bound::Value(*self);
    ReturnedValues: Operation, self => Bound::Op(self);
    ReturnedValues: Option<Value>, self => self.map_or(Bound::Nothing, Bound::Value);
    ReturnedValues: Vec<Value>, self => Bound::Values(self.into());
    ReturnedValues: &Vec<Value>, self => self[..].bind();
    ReturnedValues: &[Value], self => Bound::Values(self.into());
    ReturnedValues: SmallVec<[Value; 4]>, self => Bound::Values(self);
    ReturnedValues: &SmallVec<[Value; 4]>, self => Bound::Values(self.clone());
    [const N: usize] ReturnedValues: [Value; N], self => self[..].bind();
    ReturnedValues: (Value, Value), self => [self.0, self.1].bind();
    ReturnedValues: (Value, Value, Value), self => [self.0, self.1, self.2].bind();
    [T: Into<Attribute>] ReturnedAttr: Option<T>, self => self.map_or(Bound::Nothing, |attr| Bound::Attr(attr.into()));
}

impl<T: Into<Attribute>> Returned for T {
    fn bind(self) -> Bound {
        Bound::Attr(self.into())
    }
}

impl<T: Into<Attribute>> ReturnedAttr for T {}

/// References to the builtin kinds of attributes.
macro_rules! returned_references {
    ($($variant:ident $builtin:ty;)*) => {
        returned! { $(ReturnedAttr: &$builtin, self => self.clone().bind();)* }
    };
}

for_attribute_kinds!(returned_references! {});

impl<T: Into<Type>> ReturnedTypes for T {
    fn bind_types(self) -> Bound {
        Bound::Types(vec![self.into()])
    }
}

impl ReturnedTypes for Vec<Type> {
    #[inline]
    fn bind_types(self) -> Bound {
        Bound::Types(self)
    }
}

impl ReturnedTypes for &[Type] {
    #[inline]
    fn bind_types(self) -> Bound {
        Bound::Types(self.to_vec())
    }
}

impl<const N: usize> ReturnedTypes for [Type; N] {
    fn bind_types(self) -> Bound {
        Bound::Types(self.into())
    }
}

/// Binds what native code in place of an operand returns.
pub fn made_values(values: impl ReturnedValues) -> Bound {
    values.bind()
}

/// Binds what native code in place of an attribute returns.
pub fn made_attr(attr: impl ReturnedAttr) -> Bound {
    attr.bind()
}

/// Binds what native code returns.
pub fn made(returned: impl Returned) -> Bound {
    returned.bind()
}

/// Binds what native code for result types returns.
pub fn made_types(types: impl ReturnedTypes) -> Bound {
    types.bind_types()
}

/// Binds a property.
pub fn made_prop<T: PropertyStorage>(value: T) -> Bound {
    Bound::Prop(Property::new(value))
}

/// The capture of a native matcher, if it captured something.
pub fn captured<T: Returned>(capture: Option<T>) -> Bound {
    capture.map_or(Bound::Nothing, Returned::bind)
}
