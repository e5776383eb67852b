//! Predicates on attributes other than integers.

use crate::attributes::Attribute;
use crate::constraint::class::AttrClassKind;
use crate::types::{FloatType, Type};

/// Whether `attr` belongs to the class `K`.
#[inline]
pub fn attr_is<K: AttrClassKind>(attr: &Attribute) -> bool {
    K::contains(attr)
}

/// Whether `attr` is a float with the type among `f16`, `f32`, `f64`, `f80` and `f128`
/// that has this width.
#[inline]
pub fn is_float_attr_of(attr: &Attribute, width: u32) -> bool {
    let ty = match width {
        16 => FloatType::F16,
        32 => FloatType::F32,
        64 => FloatType::F64,
        80 => FloatType::F80,
        128 => FloatType::F128,
        _ => return false,
    };
    matches!(attr, Attribute::Float(attr) if attr.float_type() == ty)
}

/// The type of a string attribute; `none` for other attributes.
#[inline]
pub fn string_attr_type(attr: &Attribute) -> &Type {
    match attr {
        Attribute::String(attr) => attr.ty(),
        _ => &Type::None,
    }
}

/// The type in a type attribute; `none` for other attributes.
#[inline]
pub fn type_attr_value(attr: &Attribute) -> &Type {
    attr.as_type().unwrap_or(&Type::None)
}

/// The element type of dense elements; `none` for other attributes.
#[inline]
pub fn elements_type(attr: &Attribute) -> &Type {
    match attr {
        Attribute::DenseElements(attr) => attr.element_type(),
        _ => &Type::None,
    }
}

/// Whether `attr` is dense elements with this shape.
#[inline]
pub fn has_elements_shape(attr: &Attribute, shape: &[i64]) -> bool {
    matches!(attr, Attribute::DenseElements(attr) if attr.shape() == shape)
}

/// Whether `attr` is an array and all of its elements satisfy the test.
pub fn all_elements(attr: &Attribute, test: impl FnMut(&Attribute) -> bool) -> bool {
    attr.as_array()
        .is_some_and(|elements| elements.iter().all(test))
}

/// The number of elements of an array, `[…]`; negative for other attributes.
#[inline]
pub fn array_len(attr: &Attribute) -> i64 {
    attr.as_array().map_or(-1, |elements| elements.len() as i64)
}

/// Whether there is no attribute.
#[inline]
pub fn is_absent<'a>(attr: impl Into<Option<&'a Attribute>>) -> bool {
    attr.into().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attributes::{DenseElementsAttr, StringAttr};
    use crate::types::TensorType;

    #[test]
    fn types_of_attributes_are_none_where_there_is_none() {
        let typed = Attribute::from(StringAttr::with_type("a", Type::i32()));
        assert_eq!(*string_attr_type(&typed), Type::i32());
        assert_eq!(*string_attr_type(&Attribute::i64(1)), Type::None);
        assert_eq!(*type_attr_value(&Attribute::ty(Type::i32())), Type::i32());
        assert_eq!(*type_attr_value(&Attribute::unit()), Type::None);
    }

    #[test]
    fn floats_are_told_by_their_format() {
        let float = |ty| Attribute::float(ty, 1.0);
        assert!(is_float_attr_of(&float(FloatType::F16), 16));
        assert!(!is_float_attr_of(&float(FloatType::BF16), 16));
        assert!(is_float_attr_of(&float(FloatType::F128), 128));
        assert!(!is_float_attr_of(&float(FloatType::F32), 64));
        assert!(!is_float_attr_of(&Attribute::i64(1), 64));
    }

    #[test]
    fn elements_have_a_type_and_a_shape() {
        let ty = Type::from(TensorType::new([2], Type::i32()));
        let elements = Attribute::from(DenseElementsAttr::from_i64s(ty, &[1, 2]).unwrap());
        assert_eq!(*elements_type(&elements), Type::i32());
        assert!(has_elements_shape(&elements, &[2]) && !has_elements_shape(&elements, &[]));
        assert!(!has_elements_shape(&Attribute::unit(), &[]));
    }

    #[test]
    fn arrays_are_asked_element_by_element() {
        let array = Attribute::array([Attribute::i64(1), Attribute::i64(2)]);
        assert!(all_elements(&array, |element| element.as_i64().is_some()));
        assert!(!all_elements(&array, |element| element.as_i64() == Some(1)));
        assert!(!all_elements(&Attribute::unit(), |_| true));
        assert_eq!((array_len(&array), array_len(&Attribute::unit())), (2, -1));
        assert!(is_absent(None) && !is_absent(&array));
    }
}
