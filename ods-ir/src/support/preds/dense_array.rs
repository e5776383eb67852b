//! Predicates on the numbers in `array<…>`.

use crate::attributes::{Attribute, DenseArrayElement, with_numbers};
use std::cmp::Ordering;

/// The number of elements of `array<…>`; negative for other attributes.
#[inline]
pub fn dense_array_len(attr: &Attribute) -> i64 {
    match attr {
        Attribute::DenseArray(array) => array.len() as i64,
        _ => -1,
    }
}

/// Evaluates a predicate on the numbers, generically over their Rust type.
macro_rules! evaluate {
    ($attr:expr, |$values:ident, $zero:ident| $predicate:expr) => {{
        fn evaluate<T: DenseArrayElement + PartialOrd + Default>($values: &[T]) -> bool {
            let $zero = T::default();
            $predicate
        }
        match $attr {
            Attribute::DenseArray(array) => {
                with_numbers!(array.numbers(), values => evaluate(values), _other => false)
            }
            _ => false,
        }
    }};
}

/// Whether `attr` is an `array<…>` of numbers greater than zero.
#[inline]
pub fn dense_array_is_positive(attr: &Attribute) -> bool {
    evaluate!(attr, |values, zero| values
        .iter()
        .all(|value| *value > zero))
}

/// Whether `attr` is an `array<…>` of numbers that are zero or greater.
#[inline]
pub fn dense_array_is_non_negative(attr: &Attribute) -> bool {
    evaluate!(attr, |values, zero| values
        .iter()
        .all(|value| *value >= zero))
}

/// Whether the second number is not less than the first, as in C++: a NaN is not less
/// than any number.
fn in_order<T: PartialOrd>(pair: &[T]) -> bool {
    pair[1].partial_cmp(&pair[0]) != Some(Ordering::Less)
}

/// Whether `attr` is an `array<…>` in which no number is less than its predecessor.
#[inline]
pub fn dense_array_is_sorted(attr: &Attribute) -> bool {
    evaluate!(attr, |values, _zero| values.windows(2).all(in_order))
}

/// Whether `attr` is an `array<…>` in which each number is greater than its predecessor.
#[inline]
pub fn dense_array_is_strictly_sorted(attr: &Attribute) -> bool {
    evaluate!(attr, |values, _zero| values
        .windows(2)
        .all(|pair| in_order(pair) && pair[0] != pair[1]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attributes::DenseArrayAttr;
    use crate::types::Type;

    fn array<T: DenseArrayElement>(values: &[T]) -> Attribute {
        T::make(values).into()
    }

    #[test]
    fn signs_are_asked_for_in_every_type() {
        assert!(dense_array_is_positive(&array(&[1_i64, 2])));
        assert!(!dense_array_is_positive(&array(&[1_i32, 0])));
        assert!(dense_array_is_non_negative(&array(&[1_i16, 0])));
        assert!(!dense_array_is_non_negative(&array(&[1_i8, -1])));
        assert!(dense_array_is_non_negative(&array(&[-0.0_f32])));
        assert!(!dense_array_is_non_negative(&array(&[f64::NAN])));
        assert!(dense_array_is_positive(&array::<i64>(&[])));
        assert!(!dense_array_is_positive(&Attribute::unit()));
    }

    #[test]
    fn order_may_be_strict() {
        assert!(dense_array_is_sorted(&array(&[1_i64, 1, 2])));
        assert!(!dense_array_is_sorted(&array(&[2_i64, 1])));
        assert!(dense_array_is_strictly_sorted(&array(&[1.0_f64, 2.0])));
        assert!(!dense_array_is_strictly_sorted(&array(&[1_i32, 1])));
        assert!(dense_array_is_sorted(&array(&[false, true])));
        assert!(!dense_array_is_sorted(&Attribute::i64(1)));
    }

    #[test]
    fn arrays_of_other_types_have_a_length_only() {
        let signed = DenseArrayAttr::from_raw_bytes(Type::signed(8), [1, 2]).unwrap();
        let signed = Attribute::from(signed);
        assert_eq!(dense_array_len(&signed), 2);
        assert!(!dense_array_is_positive(&signed));
        assert_eq!(dense_array_len(&Attribute::array([])), -1);
    }
}
