//! Integer and float attributes.

use crate::attributes::{ApInt, Attribute, FloatAttr, IntegerAttr, width_of};
use crate::types::{FloatType, IntegerType, Type};

/// A source of an integer attribute.
pub trait IntegerSource {
    /// Makes the attribute of type `ty`, an integer type or `index`.
    fn into_integer(self, ty: &Type) -> IntegerAttr;
}

sources! {
    IntegerSource, into_integer(ty: &Type) -> IntegerAttr;
    |value: bool| IntegerAttr::new(ty, value.into());
    |value: i8| IntegerAttr::new(ty, value.into());
    |value: i16| IntegerAttr::new(ty, value.into());
    |value: i32| IntegerAttr::new(ty, value.into());
    |value: i64| IntegerAttr::new(ty, value);
    |value: u8| IntegerAttr::new(ty, value.into());
    |value: u16| IntegerAttr::new(ty, value.into());
    |value: u32| IntegerAttr::new(ty, value.into());
    |value: u64| resized(ty, &ApInt::from_u64(64, value), false);
    |value: i128| resized(ty, &ApInt::from_u128(128, value.cast_unsigned()), value < 0);
    |value: u128| resized(ty, &ApInt::from_u128(128, value), false);
    |value: ApInt| IntegerAttr::from_apint(ty, &value);
    |attr: IntegerAttr| {
        if attr.type_ref() == ty {
            return attr;
        }
        let is_unsigned = attr.integer_type().is_some_and(IntegerType::is_unsigned);
        let value = attr.value();
        resized(ty, &value, !is_unsigned && value.is_negative())
    };
    |attr: &IntegerAttr| attr.clone().into_integer(ty);
}

/// The attribute of type `ty` with this value, truncated or extended as [`resize`] does.
#[track_caller]
#[inline]
fn resized(ty: &Type, value: &ApInt, negative: bool) -> IntegerAttr {
    IntegerAttr::from_apint(ty, &resize(value, width_of(ty), negative))
}

/// `value` truncated to `width` bits, or sign-extended if it is negative.
#[inline]
fn resize(value: &ApInt, width: u32, negative: bool) -> ApInt {
    if negative && width > value.width() {
        // The complement is extended by zeros, and complemented back.
        let complement = |value: &ApInt, width| {
            let words = value.words().iter().map(|word| !word).collect();
            ApInt::from_words(width, words)
        };
        let positive = complement(value, value.width());
        let extended = ApInt::from_words(width, positive.words().to_vec());
        return complement(&extended, width);
    }
    ApInt::from_words(width, value.words().to_vec())
}

/// Makes the integer of type `ty`, truncated to its width.
///
/// # Panics
///
/// If `ty` is neither an integer type nor `index`, or if an [`ApInt`] has
/// another width.
#[track_caller]
#[expect(
    clippy::needless_pass_by_value,
    reason = "definitions write the type as an expression"
)]
pub fn integer<T: IntegerSource>(ty: Type, value: T) -> Attribute {
    value.into_integer(&ty).into()
}

/// A source of a float attribute.
pub trait FloatSource {
    /// Makes the attribute of this type.
    fn into_float(self, ty: FloatType) -> FloatAttr;
}

sources! {
    FloatSource, into_float(ty: FloatType) -> FloatAttr;
    |value: f32| match ty {
        FloatType::F32 => FloatAttr::from_bits(ty, value.to_bits().into()),
        _ => FloatAttr::new(ty, value.into()),
    };
    |value: f64| FloatAttr::new(ty, value);
    |attr: FloatAttr| if attr.float_type() == ty {
        attr
    } else {
        FloatAttr::new(ty, attr.to_f64())
    };
    |attr: &FloatAttr| attr.clone().into_float(ty);
}

/// Makes the float of type `ty`, rounded to it.
///
/// # Panics
///
/// If `ty` is not a float type.
#[track_caller]
#[expect(
    clippy::needless_pass_by_value,
    reason = "definitions write the type as an expression"
)]
pub fn float<T: FloatSource>(ty: Type, value: T) -> Attribute {
    match ty {
        Type::Float(ty) => value.into_float(ty).into(),
        _ => panic!("a float attribute needs a float type, not '{ty}'"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(attr: &Attribute, expected: &str) {
        assert_eq!(attr.to_string(), expected);
    }

    #[test]
    fn integers_are_cut_or_extended_to_the_type() {
        check(&integer(Type::i8(), -1_i64), "-1 : i8");
        check(&integer(Type::i8(), 257), "1 : i8");
        check(&integer(Type::i1(), true), "true");
        check(&integer(Type::index(), 5_u32), "5 : index");
        check(
            &integer(Type::unsigned(64), u64::MAX),
            "18446744073709551615 : ui64",
        );
        check(
            &integer(Type::int(128), u64::MAX),
            "18446744073709551615 : i128",
        );
        check(&integer(Type::int(128), -5_i64), "-5 : i128");
        check(&integer(Type::int(200), -5_i128), "-5 : i200");
        check(
            &integer(Type::int(200), i128::MIN),
            &format!("{} : i200", i128::MIN),
        );
        check(
            &integer(Type::unsigned(200), u128::MAX),
            &format!("{} : ui200", u128::MAX),
        );
        check(&integer(Type::int(16), -5_i128), "-5 : i16");
        check(&integer(Type::int(0), 7), "0 : i0");
    }

    #[test]
    fn integer_attributes_take_the_type() {
        let attr = IntegerAttr::new(&Type::i8(), -3);
        check(&integer(Type::i8(), &attr), "-3 : i8");
        check(&integer(Type::int(100), &attr), "-3 : i100");
        check(&integer(Type::unsigned(4), attr), "13 : ui4");
        let attr = IntegerAttr::new(&Type::unsigned(8), -3);
        check(&integer(Type::i64(), attr), "253 : i64");
        check(&integer(Type::i8(), ApInt::from_i64(8, -1)), "-1 : i8");
    }

    #[test]
    fn floats_are_rounded_to_the_type() {
        check(&float(Type::f16(), 1.5), "1.500000e+00 : f16");
        check(&float(Type::f32(), f32::MAX), "3.40282347E+38 : f32");
        check(
            &float(Type::bf16(), FloatAttr::new(FloatType::F64, 2.0)),
            "2.000000e+00 : bf16",
        );
    }
}
