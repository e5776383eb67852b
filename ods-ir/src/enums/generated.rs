//! The traits and impls of generated enums, in terms of [`EnumInfo`].
//!
//! [`EnumInfo`]: super::EnumInfo

use super::EnumInfo;
use std::fmt;
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// A bit enum: a set of the cases that ODS declares.
///
/// It supports the operators `|`, `&`, `^` and `!`; `!` yields declared bits only.
pub trait BitEnum:
    EnumInfo + BitOr<Output = Self> + BitAnd<Output = Self> + BitXor<Output = Self> + Not<Output = Self>
{
    /// The set without bits.
    #[must_use]
    fn empty() -> Self;

    /// The set of all declared bits.
    #[must_use]
    fn all() -> Self {
        !Self::empty()
    }

    /// Whether no bit is set.
    fn is_empty(self) -> bool {
        self.to_bits() == 0
    }

    /// Whether all bits of `bits` are set: C++'s `bitEnumContainsAll`.
    fn contains_all(self, bits: Self) -> bool {
        self & bits == bits
    }

    /// Whether some bit of `bits` is set: C++'s `bitEnumContainsAny`.
    fn contains_any(self, bits: Self) -> bool {
        !(self & bits).is_empty()
    }

    /// The set without the bits of `bits`: C++'s `bitEnumClear`.
    #[must_use]
    fn clear(self, bits: Self) -> Self {
        self & !bits
    }

    /// The set with the bits of `bits` set or cleared: C++'s `bitEnumSet`.
    #[must_use]
    fn set(self, bits: Self, value: bool) -> Self {
        if value { self | bits } else { self.clear(bits) }
    }
}

/// The error for a text or a number that is not a value of an enum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotACase {
    summary: &'static str,
    name: &'static str,
}

impl NotACase {
    /// Makes the error for enum `E`.
    pub const fn of<E: EnumInfo>() -> Self {
        Self {
            summary: E::TABLE.summary(),
            name: E::TABLE.name(),
        }
    }
}

impl fmt::Display for NotACase {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a value of the enum {}", self.name)?;
        if self.summary.is_empty() {
            return Ok(());
        }
        write!(f, " ({})", self.summary)
    }
}

impl std::error::Error for NotACase {}

/// Generates the impls of an enum besides `EnumInfo`, given its type and the integer that
/// holds a value; `bits` adds the impls of bit enums.
#[doc(hidden)]
#[macro_export]
macro_rules! __enum_impls {
    ($name:ty, $repr:ty $(where $($bounds:tt)*)?) => {
        impl ::core::fmt::Display for $name $(where $($bounds)*)? {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad(&$crate::EnumInfo::stringify(*self))
            }
        }

        impl ::core::str::FromStr for $name $(where $($bounds)*)? {
            type Err = $crate::NotACase;

            fn from_str(text: &str) -> ::core::result::Result<Self, $crate::NotACase> {
                $crate::EnumInfo::symbolize(text).ok_or($crate::NotACase::of::<Self>())
            }
        }

        impl ::core::convert::TryFrom<$repr> for $name $(where $($bounds)*)? {
            type Error = $crate::NotACase;

            fn try_from(value: $repr) -> ::core::result::Result<Self, $crate::NotACase> {
                $crate::EnumInfo::from_bits(::core::primitive::u64::from(value))
                    .ok_or($crate::NotACase::of::<Self>())
            }
        }

        impl ::core::convert::From<$name> for $repr $(where $($bounds)*)? {
            fn from(value: $name) -> Self {
                // The bits come from a value of `$repr`.
                $crate::EnumInfo::to_bits(value) as $repr
            }
        }

        impl $crate::__private::AttrValue for $name $(where $($bounds)*)? {
            type Arg<'a> = Self;
        }
    };
    (bits $name:ident, $repr:ty, $valid:literal) => {
        $crate::__enum_impls!($name, $repr);
        $crate::__enum_impls!(operator $name, BitOr, bitor, BitOrAssign, bitor_assign, |);
        $crate::__enum_impls!(operator $name, BitAnd, bitand, BitAndAssign, bitand_assign, &);
        $crate::__enum_impls!(operator $name, BitXor, bitxor, BitXorAssign, bitxor_assign, ^);

        impl ::core::ops::Not for $name {
            type Output = Self;

            fn not(self) -> Self {
                Self(!self.0 & $valid)
            }
        }

        impl ::core::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::write!(f, "{}({})", ::core::stringify!($name), $crate::EnumInfo::stringify(*self))
            }
        }

        impl $crate::EnumInfo for $name {
            const TABLE: &'static $crate::__private::EnumTable = &Self::__TABLE;

            fn from_bits(bits: ::core::primitive::u64) -> ::core::option::Option<Self> {
                (bits & !$valid == 0).then_some(Self(bits as $repr))
            }

            fn to_bits(self) -> ::core::primitive::u64 {
                ::core::primitive::u64::from(self.0)
            }
        }

        impl $crate::BitEnum for $name {
            fn empty() -> Self {
                Self(0)
            }
        }
    };
    (operator $name:ident, $trait:ident, $method:ident, $assign:ident, $assign_method:ident, $op:tt) => {
        impl ::core::ops::$trait for $name {
            type Output = Self;

            fn $method(self, other: Self) -> Self {
                Self(self.0 $op other.0)
            }
        }

        impl ::core::ops::$assign for $name {
            fn $assign_method(&mut self, other: Self) {
                *self = Self(self.0 $op other.0);
            }
        }
    };
}
