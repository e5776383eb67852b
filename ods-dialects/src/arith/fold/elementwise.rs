//! Constants of integers: a number, or the elements of a vector or tensor.

use ods_runtime::attributes::{ApInt, DenseElementsAttr, IntegerAttr};
use ods_runtime::prelude::*;
use ods_runtime::types::element_type_or_self;

/// The width of the elements of a type of integers or indices; a constant of type `index` has 64
/// bits.
pub(super) fn width_of(ty: &Type) -> Option<u32> {
    let element = element_type_or_self(ty);
    if element.is_index() {
        return Some(64);
    }
    let width = element.int_or_float_bit_width();
    width.filter(|_| element.is_integer())
}

/// The number, or the one that all elements are: MLIR's `m_ConstantInt`.
pub(super) fn number(constant: Option<&Attribute>) -> Option<ApInt> {
    match constant? {
        Attribute::Integer(integer) => Some(integer.value()),
        Attribute::DenseElements(elements) => match elements.splat_value()? {
            Attribute::Integer(integer) => Some(integer.value()),
            _ => None,
        },
        _ => None,
    }
}

/// The constant `value` as a `ty`, which is an integer type or index, or a shape of these; `None`
/// if the shape is not static.
pub(super) fn constant_of(ty: &Type, value: &ApInt) -> Option<Attribute> {
    if width_of(ty) != Some(value.width()) {
        return None;
    }
    let element: Attribute = IntegerAttr::from_apint(element_type_or_self(ty), value).into();
    if !ty.is_shaped() {
        return Some(element);
    }
    let elements = ty
        .has_static_shape()
        .then(|| DenseElementsAttr::splat(ty.clone(), &element));
    elements.flatten().map(Attribute::from)
}

/// Zero, as a `ty`.
pub(super) fn zero_of(ty: &Type) -> Option<Attribute> {
    constant_of(ty, &ApInt::zero(width_of(ty)?))
}

/// Computes each element of a constant of type `ty` from one of `constant`. `None` if `compute`
/// refuses an element.
pub(super) fn map_attributes(
    ty: &Type,
    constant: Option<&Attribute>,
    mut compute: impl FnMut(&Attribute) -> Option<Attribute>,
) -> Option<Attribute> {
    match constant? {
        Attribute::DenseElements(elements) => {
            if let Some(value) = elements.splat_value() {
                return DenseElementsAttr::splat(ty.clone(), &compute(&value)?)
                    .map(Attribute::from);
            }
            let values = elements.values().map(|value| compute(&value));
            let values: Vec<Attribute> = values.collect::<Option<_>>()?;
            DenseElementsAttr::from_attributes(ty.clone(), &values).map(Attribute::from)
        }
        number => compute(number),
    }
}

/// As [`map_attributes`], for integers. `None` also if the constant is not one of integers.
pub(super) fn map(
    ty: &Type,
    constant: Option<&Attribute>,
    mut compute: impl FnMut(&ApInt) -> Option<ApInt>,
) -> Option<Attribute> {
    map_attributes(ty, constant, |attr| match attr {
        Attribute::Integer(integer) => {
            let value = compute(&integer.value())?;
            Some(IntegerAttr::from_apint(element_type_or_self(ty), &value).into())
        }
        _ => None,
    })
}

/// As [`map`], from two constants of one type: MLIR's `constFoldBinaryOp`.
pub(super) fn zip(
    ty: &Type,
    lhs: Option<&Attribute>,
    rhs: Option<&Attribute>,
    mut compute: impl FnMut(&ApInt, &ApInt) -> Option<ApInt>,
) -> Option<Attribute> {
    let (lhs, rhs) = (lhs?, rhs?);
    if lhs.value_type() != rhs.value_type() {
        return None;
    }
    let value_at = |elements: &DenseElementsAttr, at: usize| match elements.get(at)? {
        Attribute::Integer(integer) => Some(integer.value()),
        _ => None,
    };
    match (lhs, rhs) {
        (Attribute::Integer(_), Attribute::Integer(right)) => {
            let right = right.value();
            map(ty, Some(lhs), |left| compute(left, &right))
        }
        (Attribute::DenseElements(left), Attribute::DenseElements(right)) => {
            if left.is_splat() && right.is_splat() {
                let right = number(Some(rhs))?;
                return map(ty, Some(lhs), |left| compute(left, &right));
            }
            let pairs = (0..left.num_elements()).map(|at| {
                let value = compute(&value_at(left, at)?, &value_at(right, at)?)?;
                Some(IntegerAttr::from_apint(element_type_or_self(ty), &value).into())
            });
            let values: Vec<Attribute> = pairs.collect::<Option<_>>()?;
            DenseElementsAttr::from_attributes(ty.clone(), &values).map(Attribute::from)
        }
        _ => None,
    }
}
