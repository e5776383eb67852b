//! Conversion of attributes to the values that accessors return.
//!
//! Each function accepts every attribute that satisfies its constraint, and panics on any
//! other: such an operation was never verified.

pub use crate::enums::value_of_integer as enum_value;

use crate::affine::{AffineMap, IntegerSet};
use crate::attributes::{Attribute, AttributeKind, DenseArrayElement, FloatAttr, IntegerAttr};
use crate::types::{FloatType, Type, TypeKind};

#[cold]
#[track_caller]
fn wrong(attr: &Attribute, expected: &str) -> ! {
    panic!("expected {expected}, found {attr}: accessors require a verified operation")
}

#[inline]
#[track_caller]
fn integer<'a>(attr: &'a Attribute, expected: &str) -> &'a IntegerAttr {
    match attr {
        Attribute::Integer(attr) => attr,
        _ => wrong(attr, expected),
    }
}

/// The value of a one-bit integer.
#[track_caller]
#[inline]
pub fn bool(attr: &Attribute) -> bool {
    match integer(attr, "a boolean").to_u64() {
        Some(value @ 0..=1) => value == 1,
        _ => wrong(attr, "a boolean"),
    }
}

macro_rules! integers {
    ($($ty:ident $read:ident $what:literal;)*) => {$(
        #[doc = concat!("The value of an integer that fits `", stringify!($ty), "`.")]
        #[inline]
        #[track_caller]
        pub fn $ty(attr: &Attribute) -> $ty {
            match integer(attr, $what).$read().map($ty::try_from) {
                Some(Ok(value)) => value,
                _ => wrong(attr, $what),
            }
        }
    )*};
}

integers! {
    i8 to_i64 "an 8-bit integer";
    i16 to_i64 "a 16-bit integer";
    i32 to_i64 "a 32-bit integer";
    i64 to_i64 "a 64-bit integer";
    u8 to_u64 "an 8-bit integer";
    u16 to_u64 "a 16-bit integer";
    u32 to_u64 "a 32-bit integer";
    u64 to_u64 "a 64-bit integer";
}

#[inline]
#[track_caller]
fn float<'a>(attr: &'a Attribute, expected: &str) -> &'a FloatAttr {
    match attr {
        Attribute::Float(attr) => attr,
        _ => wrong(attr, expected),
    }
}

/// The exact value of an `f32`; for other floats the nearest `f32`.
#[track_caller]
#[inline]
pub fn f32(attr: &Attribute) -> f32 {
    let attr = float(attr, "a 32-bit float");
    match attr.float_type() {
        FloatType::F32 => f32::from_bits(attr.to_bits() as u32),
        _ => attr.to_f64() as f32,
    }
}

/// The exact value of an `f64`; for other floats the nearest `f64`.
#[track_caller]
#[inline]
pub fn f64(attr: &Attribute) -> f64 {
    float(attr, "a 64-bit float").to_f64()
}

macro_rules! lend {
    ($($(#[$doc:meta])* $name:ident($attr:ident) -> $ty:ty, $what:literal, $value:expr;)*) => {$(
        $(#[$doc])*
        #[inline]
        #[track_caller]
        pub fn $name($attr: &Attribute) -> $ty {
            match $value {
                Some(value) => value,
                None => wrong($attr, $what),
            }
        }
    )*};
}

lend! {
    /// The value of a string.
    str(attr) -> &str, "a string", attr.as_str();
    /// The symbol of a flat symbol reference.
    symbol(attr) -> &str, "a flat symbol reference", attr.as_symbol();
    /// The type in a type attribute.
    ty(attr) -> &Type, "a type", attr.as_type();
    /// The elements of an array.
    array(attr) -> &[Attribute], "an array", attr.as_array();
    /// The affine map in an attribute.
    affine_map(attr) -> &AffineMap, "an affine map", attr.downcast::<AffineMap>();
    /// The integer set in an attribute.
    integer_set(attr) -> &IntegerSet, "an integer set", attr.downcast::<IntegerSet>();
}

/// The type in a type attribute, as a `K`.
#[inline]
#[track_caller]
pub fn type_kind<K: TypeKind>(attr: &Attribute) -> &K {
    match ty(attr).downcast() {
        Some(ty) => ty,
        None => wrong(attr, std::any::type_name::<K>()),
    }
}

/// The attribute, as a `K`.
#[inline]
#[track_caller]
pub fn kind<K: AttributeKind>(attr: &Attribute) -> &K {
    match attr.downcast() {
        Some(attr) => attr,
        None => wrong(attr, std::any::type_name::<K>()),
    }
}

/// The integers in an array.
#[track_caller]
#[inline]
pub fn i64_array(attr: &Attribute) -> Vec<i64> {
    array(attr).iter().map(i64).collect()
}

/// The numbers in `array<…>`.
#[inline]
#[track_caller]
pub fn dense_array<T: DenseArrayElement>(attr: &Attribute) -> &[T] {
    match attr.as_dense_array() {
        Some(values) => values,
        None => wrong(attr, std::any::type_name::<[T]>()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attributes::{DictionaryAttr, SymbolRefAttr};
    use crate::types::IntegerType;

    #[test]
    fn integers_are_read_with_or_without_sign() {
        assert_eq!(i8(&Attribute::integer(&Type::i8(), -1)), -1);
        assert_eq!(u8(&Attribute::integer(&Type::unsigned(8), -1)), 255);
        assert_eq!(u64(&Attribute::integer(&Type::unsigned(64), -1)), u64::MAX);
        assert_eq!(i32(&Attribute::integer(&Type::signed(32), -5)), -5);
        assert_eq!(i64(&Attribute::index(-5)), -5);
        assert!(bool(&Attribute::integer(&Type::signed(1), 1)) && !bool(&Attribute::bool(false)));
    }

    #[test]
    fn floats_keep_their_bits() {
        let nan = f32::from_bits(0x7fc0_1234);
        assert_eq!(f32(&Attribute::f32(nan)).to_bits(), nan.to_bits());
        assert_eq!(f64(&Attribute::f64(-0.0)).to_bits(), (-0.0_f64).to_bits());
        assert_eq!(
            f64(&Attribute::float(FloatType::BF16, 1.5)).to_bits(),
            1.5_f64.to_bits()
        );
    }

    #[test]
    fn what_is_stored_is_lent() {
        assert_eq!(str(&"a".into()), "a");
        assert_eq!(symbol(&Attribute::symbol_ref("f")), "f");
        assert_eq!(*ty(&Attribute::ty(Type::f32())), Type::f32());
        assert_eq!(
            *type_kind::<IntegerType>(&Attribute::ty(Type::i8())),
            IntegerType::signless(8)
        );
        assert_eq!(
            kind::<SymbolRefAttr>(&Attribute::symbol_ref("f"))
                .root()
                .as_str(),
            "f"
        );
        assert!(kind::<DictionaryAttr>(&Attribute::dictionary([])).is_empty());
        assert_eq!(
            i64_array(&Attribute::array([Attribute::i64(1), Attribute::i32(2)])),
            [1, 2]
        );
        assert_eq!(*dense_array::<f64>(&f64::make(&[1.0]).into()), [1.0]);
        let map = AffineMap::multi_dim_identity(2);
        assert_eq!(*affine_map(&map.clone().into()), map);
    }
}
