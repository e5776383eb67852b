//! Predicates on integer attributes.

use crate::attributes::{ApInt, Attribute};
use crate::types::IntegerType;

#[inline]
fn integer_type(attr: &Attribute) -> Option<IntegerType> {
    match attr {
        Attribute::Integer(attr) => attr.integer_type(),
        _ => None,
    }
}

macro_rules! is_attr_of {
    ($($name:ident $kind:literal $is:expr;)*) => {$(
        #[doc = concat!("Whether `attr` is ", $kind, " integer whose type has this width.")]
        #[inline]
        pub fn $name(attr: &Attribute, width: u32) -> bool {
            let is_one: fn(IntegerType) -> bool = $is;
            integer_type(attr).is_some_and(|ty| ty.width() == width && is_one(ty))
        }
    )*};
}

is_attr_of! {
    is_integer_attr_of "an" |_| true;
    is_signless_integer_attr_of "a signless" IntegerType::is_signless;
    is_signed_integer_attr_of "a signed" IntegerType::is_signed;
    is_unsigned_integer_attr_of "an unsigned" IntegerType::is_unsigned;
}

/// Whether `attr` is an integer of type `index`.
#[inline]
pub fn is_index_attr(attr: &Attribute) -> bool {
    matches!(attr, Attribute::Integer(attr) if attr.integer_type().is_none())
}

/// Whether `attr` is an integer with this value; a signless integer is read as signed.
#[inline]
pub fn int_is(attr: &Attribute, value: i64) -> bool {
    attr.as_i64() == Some(value)
}

/// Whether `attr` is an integer that is at least `least`.
#[inline]
pub fn int_is_at_least(attr: &Attribute, least: i64) -> bool {
    compare(attr, least).is_some_and(std::cmp::Ordering::is_ge)
}

/// Whether `attr` is an integer that is at most `most`.
#[inline]
pub fn int_is_at_most(attr: &Attribute, most: i64) -> bool {
    compare(attr, most).is_some_and(std::cmp::Ordering::is_le)
}

/// Whether `attr` is one of these integers.
#[inline]
pub fn int_is_one_of(attr: &Attribute, values: &[i64]) -> bool {
    attr.as_i64().is_some_and(|value| values.contains(&value))
}

/// Compares an integer attribute, read according to its type, with a number; also if it
/// exceeds 64 bits.
#[inline]
fn compare(attr: &Attribute, value: i64) -> Option<std::cmp::Ordering> {
    use std::cmp::Ordering::{Greater, Less};
    let Attribute::Integer(attr) = attr else {
        return None;
    };
    if let Some(of_attr) = attr.to_i64() {
        return Some(of_attr.cmp(&value));
    }
    let is_unsigned = attr.integer_type().is_some_and(IntegerType::is_unsigned);
    Some(if !is_unsigned && attr.value().is_negative() {
        Less
    } else {
        Greater
    })
}

fn bits(attr: &Attribute, test: impl FnOnce(&ApInt) -> bool) -> bool {
    matches!(attr, Attribute::Integer(attr) if test(&attr.value()))
}

/// Whether `attr` is an integer whose highest bit is set.
#[inline]
pub fn int_is_negative(attr: &Attribute) -> bool {
    bits(attr, ApInt::is_negative)
}

/// Whether `attr` is a nonzero integer whose highest bit is not set.
#[inline]
pub fn int_is_positive(attr: &Attribute) -> bool {
    bits(attr, |value| !value.is_negative() && !value.is_zero())
}

/// Whether `attr` is an integer with exactly one bit set.
#[inline]
pub fn int_is_power_of_2(attr: &Attribute) -> bool {
    let count = |value: &ApInt| {
        value
            .words()
            .iter()
            .map(|word| word.count_ones())
            .sum::<u32>()
    };
    bits(attr, |value| count(value) == 1)
}

/// Whether `attr` is an integer with the bits of one of the numbers, truncated to its
/// width.
#[inline]
pub fn int_has_bits_of(attr: &Attribute, values: &[i64]) -> bool {
    bits(attr, |bits| {
        let is = |value: &i64| ApInt::from_i64(bits.width(), *value) == *bits;
        values.iter().any(is)
    })
}

/// Whether `attr` is an integer whose set bits are all in `mask`.
#[inline]
pub fn int_has_only_bits(attr: &Attribute, mask: i64) -> bool {
    let unset = |word: &u64| word & !mask.cast_unsigned() == 0;
    bits(attr, |value| match value.words() {
        [word] => unset(word),
        [word, rest @ ..] => unset(word) && rest.iter().all(|word| *word == 0),
        [] => true,
    })
}

fn nth(attr: &Attribute, index: usize, test: impl FnOnce(&Attribute) -> bool) -> bool {
    let element = attr.as_array().and_then(|elements| elements.get(index));
    element.is_some_and(test)
}

/// Whether element `index` of an array is this integer; `false` if it does not exist.
#[inline]
pub fn nth_int_is(attr: &Attribute, index: usize, value: i64) -> bool {
    nth(attr, index, |element| int_is(element, value))
}

/// Whether element `index` of an array is an integer that is at least `least`.
#[inline]
pub fn nth_int_is_at_least(attr: &Attribute, index: usize, least: i64) -> bool {
    nth(attr, index, |element| int_is_at_least(element, least))
}

/// Whether element `index` of an array is an integer that is at most `most`.
#[inline]
pub fn nth_int_is_at_most(attr: &Attribute, index: usize, most: i64) -> bool {
    nth(attr, index, |element| int_is_at_most(element, most))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attributes::IntegerAttr;
    use crate::types::Type;

    fn int(width: u32, value: i64) -> Attribute {
        Attribute::integer(&Type::int(width), value)
    }

    fn unsigned(width: u32, value: i64) -> Attribute {
        Attribute::integer(&Type::unsigned(width), value)
    }

    #[test]
    fn kinds_of_integers_differ_by_width_and_sign() {
        assert!(is_integer_attr_of(&unsigned(8, 1), 8) && !is_integer_attr_of(&int(8, 1), 16));
        assert!(is_signless_integer_attr_of(&int(8, 1), 8));
        assert!(!is_signless_integer_attr_of(&unsigned(8, 1), 8));
        assert!(is_unsigned_integer_attr_of(&unsigned(8, 1), 8));
        let signed = Attribute::integer(&Type::signed(8), 1);
        assert!(is_signed_integer_attr_of(&signed, 8) && !is_signed_integer_attr_of(&int(8, 1), 8));
        assert!(is_index_attr(&Attribute::index(1)) && !is_index_attr(&int(64, 1)));
        assert!(!is_integer_attr_of(&Attribute::index(1), 64));
        assert!(!is_index_attr(&Attribute::unit()));
    }

    #[test]
    fn values_are_read_as_the_type_says() {
        assert!(int_is(&int(8, -1), -1) && int_is(&unsigned(8, -1), 255));
        assert!(int_is_one_of(&int(8, 3), &[1, 3]) && !int_is_one_of(&int(8, 2), &[1, 3]));
        assert!(int_is_at_least(&int(8, 3), 3) && !int_is_at_least(&int(8, 2), 3));
        assert!(int_is_at_most(&int(8, 3), 3) && !int_is_at_most(&int(8, 4), 3));
        assert!(!int_is_at_least(&Attribute::unit(), 0) && !int_is_at_most(&Attribute::unit(), 0));
    }

    #[test]
    fn integers_beyond_64_bits_are_compared_too() {
        let huge = |ty: Type, top: u64| {
            let value = ApInt::from_words(128, vec![0, top]);
            Attribute::from(IntegerAttr::from_apint(&ty, &value))
        };
        let (negative, positive) = (huge(Type::int(128), 1 << 63), huge(Type::int(128), 1));
        assert!(int_is_at_most(&negative, 0) && !int_is_at_least(&negative, 0));
        assert!(int_is_at_least(&positive, i64::MAX) && !int_is_at_most(&positive, i64::MAX));
        assert!(int_is_at_least(&huge(Type::unsigned(128), 1 << 63), 0));
        assert!(int_is_at_least(&unsigned(64, -1), i64::MAX) && !int_is(&unsigned(64, -1), -1));
        assert!(int_is_negative(&negative) && int_is_positive(&positive));
        assert!(int_is_power_of_2(&negative) && int_is_power_of_2(&positive));
        assert!(int_has_bits_of(&int(128, -5), &[-5]) && !int_has_only_bits(&positive, -1));
    }

    #[test]
    fn bits_have_no_sign() {
        assert!(int_is_negative(&int(8, -1)) && int_is_negative(&unsigned(8, -1)));
        assert!(int_is_positive(&int(8, 1)) && !int_is_positive(&int(8, 0)));
        assert!(int_is_power_of_2(&int(8, 64)) && int_is_power_of_2(&int(8, -128)));
        assert!(!int_is_power_of_2(&int(8, 0)) && !int_is_power_of_2(&int(8, 3)));
        assert!(
            int_has_bits_of(&int(32, -1), &[0xffff_ffff]) && int_has_bits_of(&int(8, 1), &[257])
        );
        assert!(int_has_only_bits(&int(8, 5), 7) && !int_has_only_bits(&int(8, 8), 7));
        assert!(
            !int_is_power_of_2(&Attribute::f32(1.0)) && !int_has_only_bits(&Attribute::unit(), 7)
        );
    }

    #[test]
    fn elements_of_arrays_may_be_missing() {
        let array = Attribute::array([int(64, 5), Attribute::string("a")]);
        assert!(nth_int_is(&array, 0, 5) && !nth_int_is(&array, 1, 5) && !nth_int_is(&array, 2, 5));
        assert!(nth_int_is_at_least(&array, 0, 5) && !nth_int_is_at_least(&array, 0, 6));
        assert!(nth_int_is_at_most(&array, 0, 5) && !nth_int_is_at_most(&array, 2, 5));
        assert!(!nth_int_is(&int(64, 5), 0, 5));
    }
}
