//! Attributes, as immutable values.
//!
//! [`Attribute`] is an enum of MLIR's builtin attributes and of those that dialects
//! define. It is small, cheap to clone, `Send + Sync`, and equal by value;
//! no context owns it. `Display` prints an attribute as MLIR does, without
//! aliases.
//!
//! ```
//! use ods_runtime::attributes::Attribute;
//!
//! let attribute = Attribute::array([Attribute::i64(5), Attribute::string("five")]);
//! assert_eq!(attribute.to_string(), r#"[5, "five"]"#);
//! assert_eq!(attribute.as_array().unwrap()[0].as_i64(), Some(5));
//! ```

mod apint;
mod builtin;
mod container;
mod dense;
mod dense_array;
mod dense_storage;
mod dialect;
mod distinct;
pub(crate) mod float;
mod integer;
mod layout;
mod location;
mod name;
mod queries;
mod radix;
mod resource;
mod sparse;
mod string;

pub use apint::ApInt;
pub(crate) use apint::parse_decimal;
pub(crate) use container::find_entry;
pub use container::{ArrayAttr, DictionaryAttr, DuplicateName, NamedAttribute};
pub use dense::DenseElementsAttr;
pub(crate) use dense::{element_storage_bits, float_bits, pack_bits};
pub use dense_array::{DenseArrayAttr, DenseArrayElement};
pub(crate) use dense_array::{Numbers, dense_array_element_size, with_numbers};
pub use dialect::{AttrSyntax, AttributeObject, DialectAttribute, OpaqueAttr};
pub use distinct::DistinctAttr;
pub use float::{FloatAttr, Rounding};
pub(crate) use float::{print_float, round_from_f64};
pub use integer::IntegerAttr;
pub(crate) use integer::{INDEX_WIDTH, width_of};
pub use layout::StridedLayoutAttr;
pub use location::{CallSiteLoc, FileLineColRange, FusedLoc, LocationAttr, NameLoc, OpaqueLoc};
pub use name::Name;
pub use resource::{DenseResourceElementsAttr, ResourceBlob, ResourceHandle};
pub(crate) use sparse::join_numbers;
pub use sparse::{InvalidSparseElements, SparseElementsAttr};
pub use string::{StringAttr, SymbolRefAttr};

use crate::accessors::conversions;
use crate::affine::{AffineMap, IntegerSet};
use crate::kind_interfaces::KindInterfaces;
use crate::types::object::{debug_as_display, display_as, value_kinds};
use crate::types::storage::{Composite as _, Measure};
use crate::types::{FloatType, SubElement, Type};
use std::fmt;

/// A type as an attribute: `i32`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TypeAttr(pub Type);

/// An attribute: an immutable value, 24 bytes, equal by value.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Attribute {
    /// `5 : i32`, `true`.
    Integer(IntegerAttr),
    /// `1.0 : f32`.
    Float(FloatAttr),
    /// `"text"`.
    String(StringAttr),
    /// `unit`.
    Unit,
    /// `i32`.
    Type(TypeAttr),
    /// `[1, 2]`.
    Array(ArrayAttr),
    /// `{a = 1}`.
    Dictionary(DictionaryAttr),
    /// `@symbol`.
    SymbolRef(SymbolRefAttr),
    /// `dense<[1, 2]> : tensor<2xi32>`.
    DenseElements(DenseElementsAttr),
    /// `array<i32: 1, 2>`.
    DenseArray(DenseArrayAttr),
    /// `sparse<[[0, 1]], [5]> : tensor<4x4xi32>`.
    Sparse(SparseElementsAttr),
    /// `dense_resource<key> : tensor<2xi32>`.
    DenseResource(DenseResourceElementsAttr),
    /// `affine_map<(d0) -> (d0 + 1)>`.
    AffineMap(AffineMap),
    /// `affine_set<(d0) : (d0 >= 0)>`.
    IntegerSet(IntegerSet),
    /// `strided<[?, 1], offset: 3>`.
    StridedLayout(StridedLayoutAttr),
    /// `loc("file":1:2)`.
    Location(LocationAttr),
    /// `distinct[0]<42 : i32>`.
    Distinct(DistinctAttr),
    /// An attribute of an unregistered dialect, kept verbatim.
    Opaque(OpaqueAttr),
    /// An attribute of a registered dialect.
    Dialect(DialectAttribute),
}

/// Constructors.
impl Attribute {
    /// `value : ty`, an integer cut to the width of `ty`.
    ///
    /// # Panics
    ///
    /// If `ty` is neither an integer type nor `index`.
    #[track_caller]
    pub fn integer(ty: &Type, value: i64) -> Self {
        IntegerAttr::new(ty, value).into()
    }

    /// `value : i64`.
    pub fn i64(value: i64) -> Self {
        Self::integer(&Type::i64(), value)
    }

    /// `value : i32`.
    #[inline]
    pub fn i32(value: i32) -> Self {
        Self::integer(&Type::i32(), value.into())
    }

    /// `value : index`.
    #[inline]
    pub fn index(value: i64) -> Self {
        Self::integer(&Type::Index, value)
    }

    /// `true` or `false`.
    pub fn bool(value: bool) -> Self {
        IntegerAttr::bool(value).into()
    }

    /// `value : ty`, rounded to `ty`.
    #[inline]
    pub fn float(ty: FloatType, value: f64) -> Self {
        FloatAttr::new(ty, value).into()
    }

    /// `value : f32`.
    #[inline]
    pub fn f32(value: f32) -> Self {
        FloatAttr::from_bits(FloatType::F32, value.to_bits().into()).into()
    }

    /// `value : f64`.
    #[inline]
    pub fn f64(value: f64) -> Self {
        Self::float(FloatType::F64, value)
    }

    /// `"value"`.
    pub fn string(value: impl Into<Name>) -> Self {
        StringAttr::new(value).into()
    }

    /// `unit`.
    #[inline]
    pub const fn unit() -> Self {
        Self::Unit
    }

    /// The type as an attribute.
    pub fn ty(ty: impl Into<Type>) -> Self {
        TypeAttr(ty.into()).into()
    }

    /// `[…]`.
    ///
    /// # Panics
    ///
    /// If it nests deeper than [`MAX_NESTING`](crate::types::MAX_NESTING).
    #[track_caller]
    pub fn array(elements: impl Into<Box<[Self]>>) -> Self {
        ArrayAttr::new(elements).into()
    }

    /// `{…}`, of entries in any order.
    ///
    /// # Panics
    ///
    /// If a name occurs twice, or if it nests deeper than
    /// [`MAX_NESTING`](crate::types::MAX_NESTING).
    #[track_caller]
    pub fn dictionary(entries: impl Into<Vec<NamedAttribute>>) -> Self {
        DictionaryAttr::new(entries).into()
    }

    /// `@name`.
    pub fn symbol_ref(name: impl Into<Name>) -> Self {
        SymbolRefAttr::flat(name).into()
    }

    /// The attribute of a dialect whose value is `object`.
    ///
    /// # Panics
    ///
    /// If it nests deeper than [`MAX_NESTING`](crate::types::MAX_NESTING).
    #[track_caller]
    pub fn dialect(object: impl AttributeObject) -> Self {
        DialectAttribute::new(object).into()
    }
}

/// Structure.
impl Attribute {
    #[inline]
    pub(crate) fn measure(&self) -> Measure {
        match self {
            Self::Integer(_) | Self::Float(_) | Self::Unit => Measure::LEAF,
            _ => self.measure_of_parts(),
        }
    }
}

macro_rules! structure {
    ($($composite:ident)*) => {
        impl Attribute {
            /// Calls `visit` for each type and attribute that is a direct part of this attribute,
            /// in the order of the text.
            pub fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
                match self {
                    Self::Float(_) | Self::Integer(_) | Self::Unit => {}
                    Self::String(attribute) => attribute.for_each_element(visit),
                    Self::Type(attribute) => visit(SubElement::Type(&attribute.0)),
                    Self::DenseElements(attribute) => visit(SubElement::Type(attribute.ty())),
                    Self::Location(attribute) => attribute.for_each_element(visit),
                    $(Self::$composite(attribute) => attribute.0.for_each_element(visit),)*
                }
            }

            fn measure_of_parts(&self) -> Measure {
                match self {
                    Self::Float(_) | Self::Integer(_) | Self::Unit => Measure::LEAF,
                    Self::String(attribute) => attribute.measure(),
                    Self::Type(attribute) => attribute.0.measure(),
                    Self::DenseElements(attribute) => attribute.measure(),
                    Self::Location(attribute) => attribute.measure(),
                    $(Self::$composite(attribute) => attribute.0.measure(),)*
                }
            }
        }
    };
}

structure! {
    Array Dictionary SymbolRef DenseArray Sparse DenseResource AffineMap IntegerSet StridedLayout
    Distinct Opaque Dialect
}

/// Calls `$then!` with `$head`, the variant and the Rust type of each kind of builtin
/// attributes whose text is that of the attribute, and `$more`.
macro_rules! for_attribute_kinds {
    ($then:ident! { $($head:tt)* } $($more:tt)*) => {
        $then! {
            $($head)*
            Integer $crate::attributes::IntegerAttr;
            Float $crate::attributes::FloatAttr;
            String $crate::attributes::StringAttr;
            Type $crate::attributes::TypeAttr;
            Array $crate::attributes::ArrayAttr;
            Dictionary $crate::attributes::DictionaryAttr;
            SymbolRef $crate::attributes::SymbolRefAttr;
            DenseElements $crate::attributes::DenseElementsAttr;
            DenseArray $crate::attributes::DenseArrayAttr;
            Sparse $crate::attributes::SparseElementsAttr;
            DenseResource $crate::attributes::DenseResourceElementsAttr;
            StridedLayout $crate::attributes::StridedLayoutAttr;
            Location $crate::attributes::LocationAttr;
            Distinct $crate::attributes::DistinctAttr;
            Opaque $crate::attributes::OpaqueAttr;
            $($more)*
        }
    };
}

pub(crate) use for_attribute_kinds;

for_attribute_kinds!(value_kinds! {
    "attribute", "an attribute";
    Attribute, AttributeObject, AttributeKind, from_attribute, print_attribute;
} AffineMap AffineMap; IntegerSet IntegerSet; Dialect DialectAttribute;);

for_attribute_kinds!(display_as! { Attribute; } Dialect DialectAttribute;);

/// `unit`, as a kind of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UnitAttr;

impl AttributeKind for UnitAttr {
    #[inline]
    fn from_attribute(attribute: &Attribute) -> Option<&Self> {
        attribute.is_unit().then_some(&Self)
    }
}

impl From<UnitAttr> for Attribute {
    #[inline]
    fn from(_: UnitAttr) -> Self {
        Self::Unit
    }
}

/// Compares what an accessor returns with a value.
impl PartialEq<Attribute> for &Attribute {
    #[inline]
    fn eq(&self, other: &Attribute) -> bool {
        **self == *other
    }
}

impl PartialEq<Attribute> for UnitAttr {
    #[inline]
    fn eq(&self, other: &Attribute) -> bool {
        other.is_unit()
    }
}

conversions! {
    |ty: Type| -> Attribute = TypeAttr(ty).into();
    |value: bool| -> Attribute = Self::bool(value);
    |value: i64| -> Attribute = Self::i64(value);
    |value: &str| -> Attribute = Self::string(value);
}

debug_as_display! { ApInt IntegerAttr FloatAttr StringAttr }
