//! Arrays of attributes, and of numbers.

use crate::affine::{AffineMap, IntegerSet};
use crate::attributes::{
    ArrayAttr, Attribute, DenseArrayElement, DictionaryAttr, FloatAttr, IntegerAttr, LocationAttr,
    StringAttr, SymbolRefAttr,
};
use crate::types::Type;

/// A possible element of an array: an attribute or a [`PlainElement`].
pub trait ArrayElement: Clone {
    /// The attribute in the array.
    fn into_element(self) -> Attribute;
}

/// A value other than an attribute that can be an element of an array.
pub trait PlainElement: ArrayElement {}

impl ArrayElement for Attribute {
    #[inline]
    fn into_element(self) -> Attribute {
        self
    }
}

macro_rules! plain {
    ($($ty:ty, |$value:ident| $attr:expr;)*) => {$(
        impl PlainElement for $ty {}

        impl ArrayElement for $ty {
            #[inline]
            fn into_element(self) -> Attribute {
                let $value = self;
                $attr
            }
        }
    )*};
}

plain! {
    bool, |value| Attribute::bool(value);
    i8, |value| Attribute::integer(&Type::i8(), value.into());
    i16, |value| Attribute::integer(&Type::i16(), value.into());
    i32, |value| Attribute::i32(value);
    i64, |value| Attribute::i64(value);
    f32, |value| Attribute::f32(value);
    f64, |value| Attribute::f64(value);
    &str, |value| Attribute::string(value);
    String, |value| Attribute::string(value);
    Type, |value| Attribute::ty(value);
    AffineMap, |value| value.into();
    DictionaryAttr, |value| value.into();
    FloatAttr, |value| value.into();
    IntegerAttr, |value| value.into();
    IntegerSet, |value| value.into();
    LocationAttr, |value| value.into();
    StringAttr, |value| value.into();
    SymbolRefAttr, |value| value.into();
}

/// A source of the elements of an array of `T`s: `T`s, or the attributes for them.
#[diagnostic::on_unimplemented(
    message = "the elements of this array are `{T}`, but `{Self}` does not provide them",
    label = "this is `{Self}`"
)]
pub trait ArraySource<T> {
    /// The elements.
    fn into_elements(self) -> Box<[Attribute]>;
}

sources! {
    ArraySource<T>, into_elements() -> Box<[Attribute]>;
    [T: PlainElement] |values: &[T]| values.iter().cloned().map(T::into_element).collect();
    [T: PlainElement, const N: usize] |values: &[T; N]| values.as_slice().into_elements();
    [T: ArrayElement, const N: usize] |values: [T; N]| Box::new(values.map(T::into_element));
    [T: ArrayElement] |values: Vec<T>| values.into_iter().map(T::into_element).collect();
    // Accessors return attributes, for elements of any type.
    [T: ArrayElement] |attributes: &[Attribute]| attributes.into();
}

/// Makes `[…]`.
///
/// # Panics
///
/// If the result nests deeper than [`MAX_NESTING`](crate::types::MAX_NESTING).
#[track_caller]
pub fn array<T>(elements: impl ArraySource<T>) -> Attribute {
    ArrayAttr::new(elements.into_elements()).into()
}

/// Makes `array<…>`.
pub fn dense_array<T: DenseArrayElement>(values: impl AsRef<[T]>) -> Attribute {
    T::make(values.as_ref()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrays_are_made_of_values_or_attributes() {
        let text = |attr: Attribute| attr.to_string();
        assert_eq!(text(array::<i64>([1, 2])), "[1, 2]");
        assert_eq!(text(array::<i64>([])), "[]");
        assert_eq!(text(array::<f32>(vec![1.5])), "[1.500000e+00 : f32]");
        assert_eq!(text(array::<&str>(&["a"][..])), "[\"a\"]");
        assert_eq!(text(array::<bool>(&[true])), "[true]");
        let attributes = [Attribute::i64(1), Attribute::unit()];
        assert_eq!(text(array::<i64>(&attributes[..])), "[1, unit]");
        assert_eq!(text(array::<Attribute>(&attributes[..])), "[1, unit]");
        assert_eq!(text(array::<Attribute>(attributes)), "[1, unit]");
        assert_eq!(text(array::<Type>([Type::i32()])), "[i32]");
    }

    #[test]
    fn dense_arrays_are_made_of_numbers() {
        let text = |attr: Attribute| attr.to_string();
        assert_eq!(text(dense_array::<i64>([1, 2])), "array<i64: 1, 2>");
        assert_eq!(text(dense_array::<i64>([])), "array<i64>");
        assert_eq!(text(dense_array::<bool>(vec![true])), "array<i1: true>");
        assert_eq!(text(dense_array::<i8>(&[1_i8][..])), "array<i8: 1>");
    }
}
