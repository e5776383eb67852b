//! Classes of types and attributes, named by ODS's `cppType` and `storageType`: single
//! kinds, and families of kinds.

pub use crate::enums::IntegerEnumAttr;

use crate::affine::{AffineMap, IntegerSet};
use crate::attributes::{
    AttrSyntax, Attribute, AttributeObject, DenseArrayElement, DialectAttribute,
    for_attribute_kinds,
};
use crate::kind_interfaces::AttrInterface;
use crate::property::prop;
use crate::text::parser::{AsmParser, Parsed};
use crate::types::{
    ComplexType, DialectType, FloatType, FunctionType, GraphType, IntegerType, MemRefType,
    OpaqueType, RankedTensorType, TupleType, Type, TypeObject, TypeSyntax, UnrankedMemRefType,
    UnrankedTensorType, VectorType,
};
use std::marker::PhantomData;

/// A Rust type that denotes a class of types.
pub trait TypeClassKind {
    /// The name in messages; empty for families, which have none.
    const NAME: &'static str;

    /// Whether `ty` belongs to the class.
    fn contains(ty: &Type) -> bool;

    /// The syntax of a type of the class without dialect and mnemonic.
    fn syntax() -> Option<TypeSyntax> {
        None
    }
}

impl<T: TypeObject> TypeClassKind for T {
    const NAME: &'static str = "";

    fn contains(ty: &Type) -> bool {
        ty.is::<T>()
    }

    fn syntax() -> Option<TypeSyntax> {
        T::syntax()
    }
}

macro_rules! type_kinds {
    ($($kind:ty, $name:literal;)*) => {$(
        impl TypeClassKind for $kind {
            const NAME: &'static str = $name;

            #[inline]
            fn contains(ty: &Type) -> bool {
                ty.is::<$kind>()
            }
        }
    )*};
}

type_kinds! {
    ComplexType, "builtin.complex";
    DialectType, "";
    FloatType, "";
    FunctionType, "builtin.function";
    GraphType, "builtin.graph";
    IntegerType, "builtin.integer";
    MemRefType, "builtin.memref";
    OpaqueType, "builtin.opaque";
    RankedTensorType, "builtin.tensor";
    TupleType, "builtin.tuple";
    UnrankedMemRefType, "builtin.unranked_memref";
    UnrankedTensorType, "builtin.unranked_tensor";
    VectorType, "builtin.vector";
}

impl TypeClassKind for Type {
    const NAME: &'static str = "";

    #[inline]
    fn contains(_: &Type) -> bool {
        true
    }
}

macro_rules! type_families {
    ($($(#[$doc:meta])* $family:ident, $name:literal, $contains:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub enum $family {}

        impl TypeClassKind for $family {
            const NAME: &'static str = $name;

            #[inline]
            fn contains(ty: &Type) -> bool {
                let contains: fn(&Type) -> bool = $contains;
                contains(ty)
            }
        }
    )*};
}

type_families! {
    /// The class of ranked and unranked memrefs.
    BaseMemRefType, "", Type::is_any_memref;
    /// The class of `index`.
    IndexType, "builtin.index", Type::is_index;
    /// The class of `none`.
    NoneType, "builtin.none", Type::is_none;
    /// The class of vectors, tensors and memrefs.
    ShapedType, "", Type::is_shaped;
    /// The class of ranked and unranked tensors.
    TensorClass, "", Type::is_tensor;
}

/// A Rust type that denotes a class of attributes.
pub trait AttrClassKind {
    /// Whether `attr` belongs to the class.
    fn contains(attr: &Attribute) -> bool;

    /// The syntax of an attribute of the class without dialect and mnemonic.
    fn syntax() -> Option<AttrSyntax> {
        None
    }
}

impl<A: AttributeObject> AttrClassKind for A {
    fn contains(attr: &Attribute) -> bool {
        attr.is::<A>()
    }

    fn syntax() -> Option<AttrSyntax> {
        A::syntax()
    }
}

macro_rules! attr_kinds {
    ($($variant:ident $kind:ty;)*) => {$(
        impl AttrClassKind for $kind {
            #[inline]
            fn contains(attr: &Attribute) -> bool {
                attr.is::<$kind>()
            }
        }
    )*};
}

for_attribute_kinds!(attr_kinds! {}
    AffineMap AffineMap; IntegerSet IntegerSet; Dialect DialectAttribute;
);

impl AttrClassKind for Attribute {
    #[inline]
    fn contains(_: &Attribute) -> bool {
        true
    }
}

macro_rules! attr_families {
    ($($(#[$doc:meta])* $family:ident, $contains:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub enum $family {}

        impl AttrClassKind for $family {
            #[inline]
            fn contains(attr: &Attribute) -> bool {
                let contains: fn(&Attribute) -> bool = $contains;
                contains(attr)
            }
        }
    )*};
}

/// Whether the attribute is dense elements of a type that satisfies the test.
fn is_dense_of(attr: &Attribute, test: impl FnOnce(&Type) -> bool) -> bool {
    matches!(attr, Attribute::DenseElements(elements) if test(elements.element_type()))
}

attr_families! {
    /// The class of `i1` integer attributes.
    BoolAttr, |attr| attr.as_bool().is_some();
    /// The class of `unit`.
    UnitAttr, Attribute::is_unit;
    /// The class of affine maps.
    AffineMapAttr, |attr| matches!(attr, Attribute::AffineMap(_));
    /// The class of integer sets.
    IntegerSetAttr, |attr| matches!(attr, Attribute::IntegerSet(_));
    /// The class of symbol references without nesting.
    FlatSymbolRefAttr, |attr| attr.as_symbol().is_some();
    /// The class of attributes with a type.
    TypedAttr, Attribute::is_typed;
    /// The class of constant vectors and tensors.
    ElementsAttr, Attribute::is_elements;
    /// The class of dense elements of integers or `index`.
    DenseIntElementsAttr, |attr| is_dense_of(attr, Type::is_int_or_index);
    /// The class of dense elements of floats.
    DenseFPElementsAttr, |attr| is_dense_of(attr, Type::is_float);
    /// The class of dense elements of strings.
    DenseStringElementsAttr, |attr| {
        matches!(attr, Attribute::DenseElements(elements) if elements.strings().is_some())
    };
}

/// The class of attributes with the interface `dyn I`.
#[derive(Clone, Copy, Debug)]
pub struct Implementing<I: ?Sized>(PhantomData<fn(&I)>);

impl<I: AttrInterface + ?Sized> AttrClassKind for Implementing<I> {
    fn contains(attr: &Attribute) -> bool {
        attr.implements::<I>()
    }
}

macro_rules! dense_array_families {
    ($($family:ident, $name:literal, $element:ty, $parse:expr;)*) => {$(
        #[doc = concat!("The class of `array<", $name, ": …>`, written `[…]` in formats.")]
        #[derive(Clone, Copy, Debug)]
        pub enum $family {}

        impl AttrClassKind for $family {
            #[inline]
            fn contains(attr: &Attribute) -> bool {
                attr.as_dense_array::<$element>().is_some()
            }

            #[inline]
            fn syntax() -> Option<AttrSyntax> {
                Some(AttrSyntax {
                    name: "builtin.dense_array",
                    mnemonic: "",
                    parse: |p, _| {
                        let numbers: Vec<$element> = prop::parse_array(p, $parse)?;
                        Ok(<$element>::make(&numbers).into())
                    },
                })
            }
        }
    )*};
}

#[inline]
fn parse_f64(p: &mut AsmParser<'_>) -> Parsed<f64> {
    p.parse_float()
}

dense_array_families! {
    DenseBoolArrayAttr, "i1", bool, prop::parse;
    DenseI8ArrayAttr, "i8", i8, prop::parse;
    DenseI16ArrayAttr, "i16", i16, prop::parse;
    DenseI32ArrayAttr, "i32", i32, prop::parse;
    DenseI64ArrayAttr, "i64", i64, prop::parse;
    DenseF32ArrayAttr, "f32", f32, |p| p.parse_float().map(|value| value as f32);
    DenseF64ArrayAttr, "f64", f64, parse_f64;
}
