//! Dense elements attributes.

use crate::attributes::{Attribute, DenseElementsAttr};
use crate::types::{RankedTensorType, Type};

/// A source of dense elements: existing elements, used unchanged, or numbers.
pub trait ElementsSource {
    /// The elements of the tensor type `ty`; `None` if the source does not fit the type.
    fn into_elements(self, ty: Type) -> Option<DenseElementsAttr>;
}

/// A number that can be a dense element.
pub trait ElementsNumber: Copy {
    /// Makes elements of the tensor type `ty` from one number each, or from one number
    /// for all.
    fn elements(ty: Type, values: &[Self]) -> Option<DenseElementsAttr>;
}

macro_rules! numbers {
    ($($ty:ty)* => $make:ident;) => {$(
        impl ElementsNumber for $ty {
            #[inline]
            fn elements(ty: Type, values: &[Self]) -> Option<DenseElementsAttr> {
                let values: Vec<_> = values.iter().copied().map(Into::into).collect();
                DenseElementsAttr::$make(ty, &values)
            }
        }
    )*};
}

numbers! { bool i8 i16 i32 i64 u8 u16 u32 => from_i64s; }
numbers! { f32 f64 => from_f64s; }

impl ElementsNumber for u64 {
    #[inline]
    fn elements(ty: Type, values: &[Self]) -> Option<DenseElementsAttr> {
        let values: Vec<i64> = values.iter().map(|value| value.cast_signed()).collect();
        DenseElementsAttr::from_i64s(ty, &values)
    }
}

sources! {
    ElementsSource, into_elements(ty: Type) -> Option<DenseElementsAttr>;
    |elements: DenseElementsAttr| Some(elements);
    |elements: &DenseElementsAttr| Some(elements.clone());
    [T: ElementsNumber] |value: T| T::elements(ty, &[value]);
    [T: ElementsNumber] |values: &[T]| T::elements(ty, values);
    [T: ElementsNumber, const N: usize] |values: [T; N]| T::elements(ty, &values);
    [T: ElementsNumber, const N: usize] |values: &[T; N]| T::elements(ty, values);
    [T: ElementsNumber] |values: Vec<T>| T::elements(ty, &values);
}

/// Makes `dense<…>` with the shape of a tensor.
///
/// # Panics
///
/// If the numbers do not fit the shape or the element type.
#[track_caller]
pub fn elements(shape: &[i64], element: Type, values: impl ElementsSource) -> Attribute {
    let ty = Type::from(RankedTensorType::new(shape, element));
    match values.into_elements(ty.clone()) {
        Some(elements) => elements.into(),
        None => panic!("the elements do not fit '{ty}'"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_are_made_of_numbers_or_kept() {
        let text = |attr: Attribute| attr.to_string();
        assert_eq!(
            text(elements(&[], Type::i32(), 5)),
            "dense<5> : tensor<i32>"
        );
        assert_eq!(
            text(elements(&[2], Type::i64(), [1, 2])),
            "dense<[1, 2]> : tensor<2xi64>"
        );
        assert_eq!(
            text(elements(&[2], Type::f64(), vec![1.0, 2.5])),
            "dense<[1.000000e+00, 2.500000e+00]> : tensor<2xf64>"
        );
        assert_eq!(
            text(elements(&[2, 2], Type::i32(), 7)),
            "dense<7> : tensor<2x2xi32>"
        );
        let Attribute::DenseElements(kept) = elements(&[1], Type::i8(), [-1_i8]) else {
            panic!("these are elements");
        };
        assert_eq!(elements(&[], Type::f64(), &kept), kept);
    }
}
