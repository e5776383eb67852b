//! Types, as immutable values.
//!
//! [`Type`] is an enum of MLIR's builtin types and of the types that dialects define. It is small,
//! cheap to clone and `Send + Sync`, compares by value, and needs no context. `Display` prints a
//! type as MLIR does, without aliases.
//!
//! ```
//! use ods_runtime::types::{TensorType, Type};
//!
//! let ty: Type = TensorType::new([2, 3], Type::f32()).into();
//! assert_eq!(ty.to_string(), "tensor<2x3xf32>");
//! assert_eq!(ty.element_type(), Some(&Type::f32()));
//! ```

mod builtin;
mod composite;
mod dialect;
mod float;
mod integer;
pub(crate) mod list;
pub mod mutable;
pub(crate) mod object;
mod queries;
mod shape;
mod shaped;
pub(crate) mod storage;
mod verbatim;

pub use composite::{ComplexType, FunctionType, GraphType, TupleType};
pub use dialect::{DialectType, OpaqueType, TypeObject, TypeSyntax};
pub use float::FloatType;
pub(crate) use float::{FloatFormat, NonFinite};
pub use integer::{IntegerType, Signedness};
pub use mutable::{Mutable, MutableBody, SetBodyError, TypeScope};
pub use queries::{
    all_have_compatible_shapes, element_type_or_self, have_compatible_shapes, have_same_shape,
    is_compatible_shape,
};
pub(crate) use shape::Shape;
pub use shaped::{
    DYNAMIC, MemRefType, RankedTensorType, TensorType, UnrankedMemRefType, UnrankedTensorType,
    VectorType,
};
pub use storage::{NestingTooDeep, SubElement};
pub(crate) use verbatim::{AliasedPart, Verbatim};

pub use crate::limits::MAX_NESTING;

use crate::kind_interfaces::KindInterfaces;
use object::{display_as, value_kinds};
use std::fmt;
use storage::Measure;

/// A type: an immutable value of 16 bytes that compares by value.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Type {
    /// `i32`, `si8`, `ui1`.
    Integer(IntegerType),
    /// `f32`, `bf16`, `f8E5M2`.
    Float(FloatType),
    /// `index`.
    Index,
    /// `none`.
    None,
    /// `complex<f32>`.
    Complex(ComplexType),
    /// `vector<4xf32>`.
    Vector(VectorType),
    /// `tensor<2x?xf32>`.
    RankedTensor(RankedTensorType),
    /// `tensor<*xf32>`.
    UnrankedTensor(UnrankedTensorType),
    /// `memref<2x?xf32>`.
    MemRef(MemRefType),
    /// `memref<*xf32>`.
    UnrankedMemRef(UnrankedMemRefType),
    /// `tuple<i32, f32>`.
    Tuple(TupleType),
    /// `(i32) -> f32`.
    Function(FunctionType),
    /// A graph type, created by dialects.
    Graph(GraphType),
    /// A type of an unregistered dialect, kept verbatim.
    Opaque(OpaqueType),
    /// A type of a registered dialect.
    Dialect(DialectType),
}

macro_rules! signless {
    ($($name:ident $width:literal)*) => {$(
        #[doc = concat!("`", stringify!($name), "`.")]
        pub const fn $name() -> Self {
            Self::int($width)
        }
    )*};
}

impl Type {
    /// Creates the signless integer type with this width.
    ///
    /// # Panics
    ///
    /// If `width` exceeds [`IntegerType::MAX_WIDTH`].
    #[track_caller]
    pub const fn int(width: u32) -> Self {
        Self::Integer(IntegerType::signless(width))
    }

    /// Creates the signed integer type with this width.
    ///
    /// # Panics
    ///
    /// If `width` exceeds [`IntegerType::MAX_WIDTH`].
    #[track_caller]
    #[inline]
    pub const fn signed(width: u32) -> Self {
        Self::Integer(IntegerType::new(width, Signedness::Signed))
    }

    /// Creates the unsigned integer type with this width.
    ///
    /// # Panics
    ///
    /// If `width` exceeds [`IntegerType::MAX_WIDTH`].
    #[track_caller]
    #[inline]
    pub const fn unsigned(width: u32) -> Self {
        Self::Integer(IntegerType::new(width, Signedness::Unsigned))
    }

    signless! { i1 1  i8 8  i16 16  i32 32  i64 64 }

    /// `index`.
    #[inline]
    pub const fn index() -> Self {
        Self::Index
    }

    /// `none`.
    pub const fn none() -> Self {
        Self::None
    }

    /// Creates `complex<element>`.
    ///
    /// # Panics
    ///
    /// If `element` is neither an integer nor a float.
    #[track_caller]
    #[inline]
    pub fn complex(element: Self) -> Self {
        ComplexType::new(element).into()
    }

    /// Creates `tuple<…>`.
    ///
    /// # Panics
    ///
    /// If it nests deeper than [`MAX_NESTING`].
    #[track_caller]
    pub fn tuple(types: impl IntoIterator<Item = Self>) -> Self {
        TupleType::new(types).into()
    }

    /// Creates `(inputs) -> results`.
    ///
    /// # Panics
    ///
    /// If it nests deeper than [`MAX_NESTING`].
    #[track_caller]
    pub fn function(
        inputs: impl IntoIterator<Item = Self>,
        results: impl IntoIterator<Item = Self>,
    ) -> Self {
        FunctionType::new(inputs, results).into()
    }

    /// Creates the dialect type with the value `object`.
    ///
    /// # Panics
    ///
    /// If it nests deeper than [`MAX_NESTING`].
    #[track_caller]
    pub fn dialect(object: impl TypeObject) -> Self {
        DialectType::new(object).into()
    }

    #[inline]
    pub(crate) fn measure(&self) -> Measure {
        match self {
            Self::Integer(_) | Self::Float(_) | Self::Index | Self::None => Measure::LEAF,
            _ => self.measure_of_parts(),
        }
    }
}

macro_rules! unit_kinds {
    ($($(#[$doc:meta])* $kind:ident $variant:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $kind;

        impl TypeKind for $kind {
            #[inline]
            fn from_type(ty: &Type) -> Option<&Self> {
                matches!(ty, Type::$variant).then_some(&$kind)
            }

            #[inline]
            fn kind_interfaces() -> &'static KindInterfaces {
                builtin::of::<Self>()
            }
        }

        impl From<$kind> for Type {
            #[inline]
            fn from(_: $kind) -> Self {
                Self::$variant
            }
        }

        impl PartialEq<Type> for $kind {
            #[inline]
            fn eq(&self, other: &Type) -> bool {
                other == self
            }
        }
    )*};
}

/// Compares what an accessor returns with a value.
impl PartialEq<Type> for &Type {
    #[inline]
    fn eq(&self, other: &Type) -> bool {
        **self == *other
    }
}

unit_kinds! {
    /// The kind of `index`.
    IndexType Index;
    /// The kind of `none`.
    NoneType None;
}

/// Calls `$then!` with `$head`, the variant and the Rust type of each kind of builtin types,
/// and `$more`.
macro_rules! for_type_kinds {
    ($then:ident! { $($head:tt)* } $($more:tt)*) => {
        $then! {
            $($head)*
            Integer $crate::types::IntegerType;
            Float $crate::types::FloatType;
            Complex $crate::types::ComplexType;
            Vector $crate::types::VectorType;
            RankedTensor $crate::types::RankedTensorType;
            UnrankedTensor $crate::types::UnrankedTensorType;
            MemRef $crate::types::MemRefType;
            UnrankedMemRef $crate::types::UnrankedMemRefType;
            Tuple $crate::types::TupleType;
            Function $crate::types::FunctionType;
            Graph $crate::types::GraphType;
            Opaque $crate::types::OpaqueType;
            $($more)*
        }
    };
}

pub(crate) use for_type_kinds;

for_type_kinds!(value_kinds! {
    "type", "a type";
    Type, TypeObject, TypeKind, from_type, print_type;
} Dialect DialectType;);

macro_rules! structure {
    (Integer $integer:ty; Float $float:ty; $($variant:ident $kind:ty;)*) => {
        impl Type {
            /// Calls `visit` for each type and attribute that is a direct part of this type, in
            /// textual order.
            pub fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
                use storage::Composite as _;
                match self {
                    Self::Integer(_) | Self::Float(_) | Self::Index | Self::None => {}
                    $(Self::$variant(ty) => ty.0.for_each_element(visit),)*
                }
            }

            fn measure_of_parts(&self) -> Measure {
                match self {
                    Self::Integer(_) | Self::Float(_) | Self::Index | Self::None => Measure::LEAF,
                    $(Self::$variant(ty) => ty.0.measure(),)*
                }
            }
        }
    };
}

for_type_kinds!(structure! {} Dialect DialectType;);

for_type_kinds!(display_as! { Type; } Dialect DialectType;);
