//! Typed handles: an op type is a `Copy` wrapper of an [`Operation`] id.

use super::spec::OpSpec;
use super::{OpInfo, Property, PropertyStorage, Slot};
use crate::affine::{AffineMap, IntegerSet};
use crate::attributes::{
    Attribute, AttributeObject, DenseElementsAttr, DictionaryAttr, FloatAttr, IntegerAttr,
    LocationAttr, SymbolRefAttr,
};
use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, IrMut, OpBuilder, Operation, OperationState};
use crate::location::Location;
use crate::types::{Type, for_type_kinds};
use std::fmt;
use std::marker::PhantomData;

/// A `Copy` handle of an operation: an op type, an interface, or
/// [`Operation`] itself, which any operation is.
pub trait OpHandle: Copy + 'static {
    /// The operation as this handle, if it is one.
    fn cast(op: Operation, ir: &Ir) -> Option<Self>;

    /// The operation behind the handle.
    fn operation(self) -> Operation;

    /// The op, if it is the handle of one op only.
    const INFO_IF_ONE: Option<&'static OpInfo> = None;
}

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

/// An op type: what `def MyOp : Op<…>` becomes.
pub trait Op: Copy + 'static {
    /// The definition.
    const INFO: &'static OpInfo;

    /// The handle of an operation that is known to be one of this type.
    ///
    /// A wrong operation makes later accessors panic or answer nonsense;
    /// [`OpHandle::cast`] checks.
    fn from_operation_unchecked(op: Operation) -> Self;

    /// The operation behind the handle.
    fn as_operation(self) -> Operation;

    /// The location of the operation.
    fn location(self, ir: &Ir) -> Location {
        self.as_operation().location(ir)
    }

    /// An error at the operation: `'dialect.name' op message`.
    fn emit_error(self, ir: &Ir, message: impl fmt::Display) -> Diagnostic {
        self.as_operation().emit_error(ir, message)
    }

    /// Builds the operation from parts that are not told apart by name: all operands,
    /// all result types, attributes, properties, successors and regions, as MLIR's
    /// builders over `TypeRange`, `ValueRange` and attributes do.
    ///
    /// Defaults are filled in, result types inferred if there are none, and the
    /// regions added that the op always has. Sizes of segments are attributes of the
    /// state like others; an attribute that is called like a property sets that.
    ///
    /// # Panics
    ///
    /// If `state` is of another operation, or there is an error of
    /// [`Op::try_build_generic`].
    fn build_generic(b: &mut OpBuilder<'_>, state: OperationState) -> Self {
        Self::try_build_generic(b, state).unwrap_or_else(|error| panic!("{}", error.message))
    }

    /// The same as [`Op::build_generic`].
    ///
    /// # Errors
    ///
    /// If there are not as many result types as results, and they cannot be inferred; not
    /// as many operands as the definition has; or an attribute that is no value of the
    /// property that it is called like.
    ///
    /// # Panics
    ///
    /// If `state` is of another operation.
    fn try_build_generic(b: &mut OpBuilder<'_>, state: OperationState) -> Result<Self, Diagnostic> {
        super::build::create_generic(b, state)
    }

    /// The attribute in `slot` as it is stored; `None` if it is absent.
    fn attr<T: AttrValue + ?Sized>(self, ir: &Ir, slot: AttrSlot<Self, T>) -> Option<&Attribute> {
        self.as_operation().slot(ir, slot.index)
    }

    /// Sets the attribute or property in `slot`.
    fn set<S: OpSlot<Self>>(self, ir: &mut impl IrMut, slot: S, value: S::Arg<'_>) {
        let (slot, value) = slot.fill(Self::INFO.spec(), value);
        self.as_operation().fill_slot(ir.ir_mut(), slot, value);
    }

    /// The value of the property in `slot`; `None` if the operation was never
    /// valid.
    fn property<T: PropertyStorage>(self, ir: &Ir, slot: PropSlot<Self, T>) -> Option<&T> {
        self.as_operation()
            .property(ir, Self::INFO.spec(), slot.number)?
            .downcast()
    }

    /// Removes the attribute in `slot`, and gives it back if it was there.
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

/// What an attribute is in Rust: the type of an [`AttrSlot`].
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
    SymbolRefAttr
);

macro_rules! type_values {
    ($($variant:ident $kind:ty;)*) => { plain_values!($($kind),*); };
}

for_type_kinds!(type_values! {});

// What a dialect defines.
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

/// How the attribute of a value `T` is made; all slots of one kind share it, so that
/// rustc looks at its type once.
pub struct AttrMaker<T: AttrValue + ?Sized>(for<'a> fn(T::Arg<'a>) -> Attribute);

impl<T: AttrValue + ?Sized> AttrMaker<T> {
    /// By this function.
    pub const fn new(make: for<'a> fn(T::Arg<'a>) -> Attribute) -> Self {
        Self(make)
    }
}

impl AttrMaker<Attribute> {
    /// Of values that are attributes.
    pub const RAW: &'static Self = &Self::new(|attr| attr);
}

impl AttrMaker<()> {
    /// Of unit attributes.
    pub const UNIT: &'static Self = &Self::new(|()| Attribute::unit());
}

impl<T: AttrValue + ?Sized> fmt::Debug for AttrMaker<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AttrMaker")
    }
}

/// The slot of one attribute of op `O`, whose values are `T` in Rust.
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

    /// The name of the attribute in text.
    pub fn name(self) -> &'static str
    where
        O: Op,
    {
        O::INFO.spec().slots[self.index].name
    }
}

impl<O, T: AttrValue + ?Sized> Clone for AttrSlot<O, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<O, T: AttrValue + ?Sized> Copy for AttrSlot<O, T> {}

impl<O, T: AttrValue + ?Sized> fmt::Debug for AttrSlot<O, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AttrSlot({})", self.index)
    }
}

/// The place of one property of op `O`, stored as `T`.
///
/// Generated as a constant per property, for `op.set(ir, AddOp::MODE, …)`,
/// `op.property(ir, AddOp::MODE)` and `AddOp::builder(…).with(AddOp::MODE, …)`.
pub struct PropSlot<O, T> {
    number: usize,
    types: PhantomData<fn() -> (O, T)>,
}

impl<O, T> PropSlot<O, T> {
    /// Property `number`.
    pub const fn new(number: usize) -> Self {
        Self {
            number,
            types: PhantomData,
        }
    }

    /// The name of the property in text.
    pub fn name(self) -> &'static str
    where
        O: Op,
    {
        O::INFO.spec().properties[self.number].name
    }
}

impl<O, T> Clone for PropSlot<O, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<O, T> Copy for PropSlot<O, T> {}

impl<O, T> fmt::Debug for PropSlot<O, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PropSlot({})", self.number)
    }
}

/// A constant that names an attribute or a property of op `O`.
pub trait OpSlot<O>: Copy {
    /// What it is set to.
    type Arg<'a>;

    /// Its slot, and what that holds for a value.
    #[doc(hidden)]
    fn fill(self, spec: &OpSpec, value: Self::Arg<'_>) -> (usize, Slot);
}

impl<O, T: AttrValue + ?Sized> OpSlot<O> for AttrSlot<O, T> {
    type Arg<'a> = T::Arg<'a>;

    fn fill(self, _: &OpSpec, value: T::Arg<'_>) -> (usize, Slot) {
        (self.index, (self.maker.0)(value).into())
    }
}

impl<O, T: PropertyStorage> OpSlot<O> for PropSlot<O, T> {
    type Arg<'a> = T;

    fn fill(self, spec: &OpSpec, value: T) -> (usize, Slot) {
        (spec.property_slot(self.number), Property::new(value).into())
    }
}
