//! Typed handles: an op type is a `Copy` wrapper of an [`Operation`] id, and dereferences to it.

use super::slot_value::{OfAttribute, OfProperty};
use super::spec::OpSpec;
use super::{OpInfo, Property, PropertyStorage, Slot, SlotValue};
use crate::affine::{AffineMap, IntegerSet};
use crate::attributes::{
    Attribute, AttributeObject, DenseElementsAttr, DictionaryAttr, FloatAttr, IntegerAttr,
    LocationAttr, StringAttr, SymbolRefAttr,
};
use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, IrMut, OpBuilder, Operation, OperationState};
use crate::location::Location;
use crate::types::{Type, for_type_kinds};
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

/// A `Copy` handle of an operation: an op type, an interface, or
/// [`Operation`] itself, which any operation is.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither an op nor an operation",
    label = "expected an op, the handle of an interface, or an `Operation`",
    note = "an operation with an interface is found by `op.interface::<dyn Trait>(ir)`, or as `DynTrait`",
    note = "the operation that defines a value is `value.defining_op(ir)`"
)]
pub trait OpHandle: Copy + 'static {
    /// The operation as this handle, if it is one.
    fn cast(op: Operation, ir: &Ir) -> Option<Self>;

    /// The operation behind the handle.
    fn operation(self) -> Operation;

    /// The definition of the op, if this handles a single op.
    const INFO_IF_ONE: Option<&'static OpInfo> = None;
}

/// Handles are equal if they are handles of the same operation.
impl<H: OpHandle> PartialEq<H> for Operation {
    #[inline]
    fn eq(&self, other: &H) -> bool {
        self.is_same(other.operation())
    }
}

impl Eq for Operation {}

impl OpHandle for Operation {
    #[inline]
    fn cast(op: Operation, _: &Ir) -> Option<Self> {
        Some(op)
    }

    #[inline]
    fn operation(self) -> Operation {
        self
    }
}

/// The last field of each op type: with it, no code makes a handle like `AddOp(op)`, without a
/// check that the operation is an `AddOp`. Casts and builders make handles.
#[derive(Clone, Copy, Debug)]
pub struct OnlyByCast(());

impl OnlyByCast {
    /// For generated code.
    #[doc(hidden)]
    #[inline]
    pub const fn unchecked() -> Self {
        Self(())
    }
}

/// An op type: what `def MyOp : Op<…>` becomes.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the type of an op",
    note = "the type of the op that `#[derive(OpDef)] struct Add` defines is `AddOp`: implement `Verify`, `Fold` and other traits for it"
)]
pub trait Op: Copy + Deref<Target: OpHandle> + 'static {
    /// The definition.
    const INFO: &'static OpInfo;

    /// A trait object type that extends the interfaces which the definition lists:
    /// [`NoInterfaces`](crate::interfaces::NoInterfaces) if it lists none.
    ///
    /// An interface that is implemented for the op and not listed would never be called; its `impl`
    /// does not compile.
    type Interfaces: ?Sized;

    /// The handle of an operation that is known to be one of this type.
    ///
    /// With an operation of another type, accessors panic or return wrong values;
    /// [`OpHandle::cast`] checks the type.
    #[inline]
    fn from_operation_unchecked(op: Operation) -> Self {
        Self::of_parts(op, OnlyByCast(()))
    }

    /// The handle with these fields.
    #[doc(hidden)]
    fn of_parts(op: Operation, by_cast: OnlyByCast) -> Self;

    /// The operation behind the handle.
    #[inline]
    fn as_operation(self) -> Operation {
        (*self).operation()
    }

    /// The location of the operation.
    fn location(self, ir: &Ir) -> Location {
        self.as_operation().location(ir)
    }

    /// An error at the operation: `'dialect.name' op message`.
    fn emit_error(self, ir: &Ir, message: impl fmt::Display) -> Diagnostic {
        self.as_operation().emit_error(ir, message)
    }

    /// Builds the operation from flat lists: all operands, all result types, attributes,
    /// properties, successors and regions, as MLIR's builders over `TypeRange`,
    /// `ValueRange` and attributes do.
    ///
    /// Missing attributes get their defaults, missing result types are inferred, and the
    /// regions that the op always has are added. Segment sizes are attributes of the
    /// state like others; an attribute with the name of a property sets the property.
    ///
    /// # Panics
    ///
    /// If `state` is of another operation, or [`Op::try_build_generic`] fails.
    fn build_generic(b: &mut OpBuilder<'_>, state: OperationState) -> Self {
        Self::try_build_generic(b, state).unwrap_or_else(|error| panic!("{}", error.message))
    }

    /// Builds the operation as [`Op::build_generic`] does.
    ///
    /// # Errors
    ///
    /// If the number of result types is wrong and they cannot be inferred, if the number of
    /// operands is wrong, or if an attribute cannot be converted to the property of its
    /// name.
    ///
    /// # Panics
    ///
    /// If `state` is of another operation.
    fn try_build_generic(b: &mut OpBuilder<'_>, state: OperationState) -> Result<Self, Diagnostic> {
        super::build::create_generic(b, state).map_err(|error| error.resolved(b))
    }

    /// The attribute in `slot` as it is stored; `None` if it is absent.
    fn attr<T: AttrValue + ?Sized>(self, ir: &Ir, slot: AttrSlot<Self, T>) -> Option<&Attribute> {
        self.as_operation().slot(ir, slot.index)
    }

    /// Sets the attribute or property in `slot`. The value is what `build` takes: a `bool` for a
    /// unit attribute; a value, or an `Option` of one, for a part that may be left out, where
    /// `None` stands for its default or removes it.
    fn set<'v, S: OpSlot<Self>>(
        self,
        ir: &mut impl IrMut,
        slot: S,
        value: impl SlotValue<S::Arg<'v>, S::Kind>,
    ) {
        let (slot, value) = slot.fill(Self::INFO.spec(), value.into_value());
        self.as_operation().fill_slot(ir.ir_mut(), slot, value);
    }

    /// The value of the property in `slot`; `None` if it was never set.
    fn property<T: PropertyStorage, const HAS_DEFAULT: bool>(
        self,
        ir: &Ir,
        slot: PropSlot<Self, T, HAS_DEFAULT>,
    ) -> Option<&T> {
        self.as_operation()
            .property(ir, Self::INFO.spec(), slot.number)?
            .downcast()
    }

    /// Removes the attribute in `slot`, and returns it if it was present.
    fn remove<T: AttrValue + ?Sized>(
        self,
        ir: &mut impl IrMut,
        slot: AttrSlot<Self, T>,
    ) -> Option<Attribute> {
        let ir = ir.ir_mut();
        let old = self.as_operation().slot(ir, slot.index).cloned();
        self.as_operation().set_slot(ir, slot.index, None);
        old
    }
}

impl<O: Op> OpHandle for O {
    #[inline]
    fn cast(op: Operation, ir: &Ir) -> Option<Self> {
        let info = op.info(ir)?;
        std::ptr::eq(info, O::INFO).then(|| O::from_operation_unchecked(op))
    }

    #[inline]
    fn operation(self) -> Operation {
        self.as_operation()
    }

    const INFO_IF_ONE: Option<&'static OpInfo> = Some(O::INFO);
}

/// Implements the traits of the handle `$name` of an op, whose definition is `$info`; `$text` is its
/// name, and `$interfaces` extends the interfaces that it lists.
///
/// `Deref` makes the methods of [`Operation`] methods of the handle. Methods of the op and of its
/// interfaces take precedence over them, because the compiler looks at the handle first.
#[doc(hidden)]
#[macro_export]
macro_rules! __op_impls {
    ($name:ident, $text:literal, $info:expr) => {
        $crate::__op_impls!($name, $text, $info, dyn $crate::interfaces::NoInterfaces);
    };
    ($name:ident, $text:literal, $info:expr, $interfaces:ty) => {
        // `derive` would cost rustc twice as much.
        impl ::core::marker::Copy for $name {}
        impl ::core::clone::Clone for $name {
            #[inline]
            fn clone(&self) -> Self {
                *self
            }
        }
        impl ::core::cmp::Eq for $name {}
        impl<__H: $crate::op::OpHandle> ::core::cmp::PartialEq<__H> for $name {
            #[inline]
            fn eq(&self, other: &__H) -> ::core::primitive::bool {
                self.0 == *other
            }
        }
        impl ::core::fmt::Debug for $name {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::op::debug_op(f, $text, self.0)
            }
        }
        impl ::core::ops::Deref for $name {
            type Target = $crate::ir::Operation;
            #[inline]
            fn deref(&self) -> &$crate::ir::Operation {
                &self.0
            }
        }
        #[automatically_derived]
        impl $crate::op::Op for $name {
            const INFO: &'static $crate::op::OpInfo = $info;
            type Interfaces = $interfaces;
            #[inline]
            fn of_parts(op: $crate::ir::Operation, by_cast: $crate::op::OnlyByCast) -> Self {
                Self(op, by_cast)
            }
        }
    };
}

/// A Rust type that stands for the value of an attribute: the type of an [`AttrSlot`].
pub trait AttrValue {
    /// The type that setters and builders take.
    type Arg<'a>;
}

macro_rules! plain_values {
    ($($ty:ty),*) => {$(
        impl AttrValue for $ty {
            type Arg<'a> = $ty;
        }
    )*};
}

plain_values!(
    (),
    bool,
    i8,
    i16,
    i32,
    i64,
    i128,
    u8,
    u16,
    u32,
    u64,
    u128,
    f32,
    f64,
    Attribute,
    Type,
    AffineMap,
    DenseElementsAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSet,
    LocationAttr,
    StringAttr,
    SymbolRefAttr
);

macro_rules! type_values {
    ($($variant:ident $kind:ty;)*) => { plain_values!($($kind),*); };
}

for_type_kinds!(type_values! {});

// Attributes that dialects define.
impl<T: AttributeObject> AttrValue for T {
    type Arg<'a> = T;
}

impl<T: 'static> AttrValue for Vec<T> {
    type Arg<'a> = Self;
}

impl AttrValue for str {
    type Arg<'a> = &'a str;
}

impl<T: 'static> AttrValue for [T] {
    type Arg<'a> = &'a [T];
}

/// Makes the attribute of a value `T`. All slots of one kind share a maker, so that rustc
/// checks its type once.
pub struct AttrMaker<T: AttrValue + ?Sized>(for<'a> fn(T::Arg<'a>) -> Attribute);

impl<T: AttrValue + ?Sized> AttrMaker<T> {
    /// A maker that calls this function.
    pub const fn new(make: for<'a> fn(T::Arg<'a>) -> Attribute) -> Self {
        Self(make)
    }
}

impl AttrMaker<Attribute> {
    /// The maker for values that are attributes.
    pub const RAW: &'static Self = &Self::new(|attr| attr);
}

impl AttrMaker<()> {
    /// The maker of unit attributes.
    pub const UNIT: &'static Self = &Self::new(|()| Attribute::unit());
}

impl<T: AttrValue + ?Sized> fmt::Debug for AttrMaker<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AttrMaker")
    }
}

/// The slot of one attribute of op `O`, whose values are `T`s in Rust.
///
/// Generated as a constant per attribute: `op.attr(ir, AddOp::AXIS)`,
/// `op.set(ir, AddOp::AXIS, 3)`, `op.remove(ir, AddOp::AXIS)`,
/// `AddOp::builder(…).with(AddOp::AXIS, 3)`.
pub struct AttrSlot<O, T: AttrValue + ?Sized + 'static> {
    index: usize,
    maker: &'static AttrMaker<T>,
    op: PhantomData<fn() -> O>,
}

impl<O, T: AttrValue + ?Sized> AttrSlot<O, T> {
    /// The slot number `index`, whose attribute `maker` makes.
    pub const fn new(index: usize, maker: &'static AttrMaker<T>) -> Self {
        Self {
            index,
            maker,
            op: PhantomData,
        }
    }

    /// The slot's number in the definition.
    pub const fn index(self) -> usize {
        self.index
    }
}

/// The place of one property of op `O`, stored as `T`. `build` takes an `Option` for one that
/// `HAS_DEFAULT`.
///
/// Generated as a constant per property, for `op.set(ir, AddOp::MODE, …)`,
/// `op.property(ir, AddOp::MODE)` and `AddOp::builder(…).with(AddOp::MODE, …)`.
pub struct PropSlot<O, T, const HAS_DEFAULT: bool = false> {
    number: usize,
    types: PhantomData<fn() -> (O, T)>,
}

impl<O, T, const HAS_DEFAULT: bool> PropSlot<O, T, HAS_DEFAULT> {
    /// Property `number`.
    pub const fn new(number: usize) -> Self {
        Self {
            number,
            types: PhantomData,
        }
    }
}

macro_rules! slot_constants {
    ($($name:ident [$($bound:tt)*] [$($more:tt)*] [$($flag:ident)?] $number:ident of $list:ident;)*) => {$(
        impl<O: Op, T: $($bound)*, $($more)*> $name<O, T, $($flag)?> {
            /// The name of the attribute or property in text.
            pub fn name(self) -> &'static str {
                O::INFO.spec().$list[self.$number].name
            }
        }

        impl<O, T: $($bound)*, $($more)*> Clone for $name<O, T, $($flag)?> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<O, T: $($bound)*, $($more)*> Copy for $name<O, T, $($flag)?> {}

        impl<O, T: $($bound)*, $($more)*> fmt::Debug for $name<O, T, $($flag)?> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.$number)
            }
        }
    )*};
}

slot_constants! {
    AttrSlot [AttrValue + ?Sized] [] [] index of slots;
    PropSlot [] [const HAS_DEFAULT: bool] [HAS_DEFAULT] number of properties;
}

/// A constant that names an attribute or a property of op `O`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not name an attribute or a property of `{O}`",
    label = "expected a constant such as `{O}::VALUE`",
    note = "the constant of `$value` is `VALUE`; an attribute that the definition does not list is set by `set_attribute`"
)]
pub trait OpSlot<O>: Copy {
    /// The type of the value that it is set to.
    type Arg<'a>;

    /// The kind of arguments for it: [`OfAttribute`] or [`OfProperty`].
    type Kind;

    /// Its slot, and the content of the slot for a value; `None` stands for the default.
    #[doc(hidden)]
    fn fill(self, spec: &OpSpec, value: Option<Self::Arg<'_>>) -> (usize, Slot);
}

impl<O, T: AttrValue + ?Sized> OpSlot<O> for AttrSlot<O, T> {
    type Arg<'a> = T::Arg<'a>;
    type Kind = OfAttribute;

    fn fill(self, spec: &OpSpec, value: Option<T::Arg<'_>>) -> (usize, Slot) {
        let attr = value.map(self.maker.0);
        let attr = attr.or_else(|| spec.filled_attr(self.index).cloned());
        (self.index, attr.into())
    }
}

impl<O, T: PropertyStorage, const HAS_DEFAULT: bool> OpSlot<O> for PropSlot<O, T, HAS_DEFAULT> {
    type Arg<'a> = T;
    type Kind = OfProperty<HAS_DEFAULT>;

    fn fill(self, spec: &OpSpec, value: Option<T>) -> (usize, Slot) {
        let value = value.map(Property::new);
        let value = value.or_else(|| spec.properties[self.number].initial.clone());
        let content = value.map_or(Slot::Empty, Slot::from);
        (spec.property_slot(self.number), content)
    }
}
