//! Constants of numbers: one, or the elements of a vector or tensor; and poison.
//!
//! As MLIR's `CommonFolders.h`, what computes with elements passes poison on: if an operand is
//! poison, so is the result.

use crate::limits::MAX_EXPANDED;
use crate::ub::PoisonAttr;
use ods_runtime::attributes::{
    ApInt, DenseElementsAttr, FloatAttr, IntegerAttr, SparseElementsAttr,
};
use ods_runtime::prelude::*;
use ods_runtime::types::element_type_or_self;
use std::borrow::Cow;

/// The width of the elements of a type of integers or indices; a constant of type `index` has 64
/// bits.
pub(crate) fn width_of(ty: &Type) -> Option<u32> {
    let element = element_type_or_self(ty);
    if element.is_index() {
        return Some(64);
    }
    let width = element.int_or_float_bit_width();
    width.filter(|_| element.is_integer())
}

/// The number, or the one that all elements are: MLIR's `m_ConstantInt`.
pub(crate) fn number(constant: Option<&Attribute>) -> Option<ApInt> {
    match constant? {
        Attribute::Integer(integer) => Some(integer.value()),
        Attribute::DenseElements(elements) => match elements.splat_value()? {
            Attribute::Integer(integer) => Some(integer.value()),
            _ => None,
        },
        _ => None,
    }
}

/// The float, or the one that all elements are: MLIR's `m_ConstantFloat`.
pub(crate) fn float(constant: Option<&Attribute>) -> Option<FloatAttr> {
    match constant? {
        Attribute::Float(float) => Some(float.clone()),
        Attribute::DenseElements(elements) => match elements.splat_value()? {
            Attribute::Float(float) => Some(float),
            _ => None,
        },
        _ => None,
    }
}

/// Whether a constant is poison as a whole: MLIR's `m_Poison`.
pub(crate) fn is_poison(constant: Option<&Attribute>) -> bool {
    constant.is_some_and(Attribute::is::<PoisonAttr>)
}

/// The first poison of some constants.
pub(crate) fn poison<const N: usize>(constants: [Option<&Attribute>; N]) -> Option<Attribute> {
    let mut constants = constants.into_iter();
    constants.find(|constant| is_poison(*constant))?.cloned()
}

/// The constant `value` as a `ty`, which is an integer type or index, or a shape of these; `None`
/// if the shape is not static.
pub(crate) fn constant_of(ty: &Type, value: &ApInt) -> Option<Attribute> {
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
pub(crate) fn zero_of(ty: &Type) -> Option<Attribute> {
    constant_of(ty, &ApInt::zero(width_of(ty)?))
}

/// The elements of a vector or tensor; sparse ones are expanded.
fn dense(constant: &Attribute) -> Option<Cow<'_, DenseElementsAttr>> {
    match constant {
        Attribute::DenseElements(elements) => Some(Cow::Borrowed(elements)),
        Attribute::Sparse(elements) => expanded(elements).map(Cow::Owned),
        _ => None,
    }
}

/// Sparse elements with the zeros between them.
fn expanded(sparse: &SparseElementsAttr) -> Option<DenseElementsAttr> {
    let ty = sparse.ty();
    let shape = ty.shape().filter(|shape| !shape.is_empty())?;
    let sizes: Vec<usize> = shape
        .iter()
        .map(|size| usize::try_from(*size))
        .collect::<Result<_, _>>()
        .ok()?;
    let count = sizes
        .iter()
        .try_fold(1, |count: usize, size| count.checked_mul(*size))?;
    if count > MAX_EXPANDED {
        return None;
    }
    let zero = match element_type_or_self(ty) {
        Type::Float(float) => Attribute::Float(FloatAttr::new(*float, 0.0)),
        element => IntegerAttr::from_apint(element, &ApInt::zero(width_of(ty)?)).into(),
    };
    let mut values = vec![zero; count];
    let indices: Vec<usize> = sparse
        .indices()
        .values()
        .map(|index| usize::try_from(index.as_i64()?).ok())
        .collect::<Option<_>>()?;
    let rows = indices
        .chunks_exact(sizes.len())
        .zip(sparse.values().values());
    // Of two values at one place the first one counts.
    for (row, value) in rows.collect::<Vec<_>>().into_iter().rev() {
        let at = row
            .iter()
            .zip(&sizes)
            .fold(0, |at, (index, size)| at * size + index);
        *values.get_mut(at)? = value;
    }
    DenseElementsAttr::from_attributes(ty.clone(), &values)
}

/// The elements of type `ty`: one for all if `is_splat`. `None` if one is missing, or if the shape of
/// the type is not static, as that of a carry may be.
fn elements(
    ty: &Type,
    is_splat: bool,
    values: impl Iterator<Item = Option<Attribute>>,
) -> Option<Attribute> {
    if !ty.has_static_shape() {
        return None;
    }
    let values: Vec<Attribute> = values.collect::<Option<_>>()?;
    let made = match (&values[..], is_splat) {
        ([value], true) => DenseElementsAttr::splat(ty.clone(), value),
        _ => DenseElementsAttr::from_attributes(ty.clone(), &values),
    };
    made.map(Attribute::from)
}

/// Computes each element of a constant of type `ty` from one of `constant`: MLIR's
/// `constFoldUnaryOp`. `None` if `compute` refuses an element.
pub(crate) fn map_attributes(
    ty: &Type,
    constant: Option<&Attribute>,
    mut compute: impl FnMut(&Attribute) -> Option<Attribute>,
) -> Option<Attribute> {
    match constant? {
        poison if is_poison(Some(poison)) => Some(poison.clone()),
        elements_or_number => match dense(elements_or_number) {
            Some(dense) => match dense.splat_value() {
                // A shape without elements may have a value for all of them, too.
                Some(value) => elements(ty, true, std::iter::once(compute(&value))),
                None => elements(ty, false, dense.values().map(|value| compute(&value))),
            },
            None => compute(elements_or_number),
        },
    }
}

/// As [`map_attributes`], from two constants of one type: MLIR's `constFoldBinaryOp`.
pub(crate) fn zip_attributes(
    ty: &Type,
    lhs: Option<&Attribute>,
    rhs: Option<&Attribute>,
    compute: impl FnMut(&Attribute, &Attribute) -> Option<Attribute>,
) -> Option<Attribute> {
    poison([lhs, rhs]).or_else(|| zip_known(ty, lhs, rhs, compute))
}

/// As [`zip_attributes`], but nothing is computed from poison.
pub(crate) fn zip_known(
    ty: &Type,
    lhs: Option<&Attribute>,
    rhs: Option<&Attribute>,
    mut compute: impl FnMut(&Attribute, &Attribute) -> Option<Attribute>,
) -> Option<Attribute> {
    let (lhs, rhs) = (lhs?, rhs?);
    if !lhs.has_type_of(rhs) {
        return None;
    }
    let (Some(lhs), Some(rhs)) = (dense(lhs), dense(rhs)) else {
        return compute(lhs, rhs);
    };
    if let (Some(lhs), Some(rhs)) = (lhs.splat_value(), rhs.splat_value()) {
        return elements(ty, true, std::iter::once(compute(&lhs, &rhs)));
    }
    let values = lhs.values().zip(rhs.values());
    elements(ty, false, values.map(|(lhs, rhs)| compute(&lhs, &rhs)))
}

/// As [`map_attributes`], for floats. `None` also if the constant is not one of floats.
pub(crate) fn map_floats(
    ty: &Type,
    constant: Option<&Attribute>,
    mut compute: impl FnMut(&FloatAttr) -> Option<FloatAttr>,
) -> Option<Attribute> {
    map_attributes(ty, constant, |attr| match attr {
        Attribute::Float(float) => compute(float).map(Attribute::Float),
        _ => None,
    })
}

/// As [`zip_attributes`], for floats. `None` also if a constant is not one of floats.
pub(crate) fn zip_floats(
    ty: &Type,
    lhs: Option<&Attribute>,
    rhs: Option<&Attribute>,
    mut compute: impl FnMut(&FloatAttr, &FloatAttr) -> Option<FloatAttr>,
) -> Option<Attribute> {
    zip_attributes(ty, lhs, rhs, |lhs, rhs| match (lhs, rhs) {
        (Attribute::Float(lhs), Attribute::Float(rhs)) => compute(lhs, rhs).map(Attribute::Float),
        _ => None,
    })
}

/// A number, if it has the width of the elements of `ty`.
fn number_of(ty: &Type, value: Option<ApInt>) -> Option<Attribute> {
    let value = value.filter(|value| width_of(ty) == Some(value.width()))?;
    Some(IntegerAttr::from_apint(element_type_or_self(ty), &value).into())
}

/// As [`map_attributes`], for integers. `None` also if the constant is not one of integers.
pub(crate) fn map(
    ty: &Type,
    constant: Option<&Attribute>,
    mut compute: impl FnMut(&ApInt) -> Option<ApInt>,
) -> Option<Attribute> {
    map_attributes(ty, constant, |attr| match attr {
        Attribute::Integer(integer) => number_of(ty, compute(&integer.value())),
        _ => None,
    })
}

/// As [`zip_attributes`], for integers. `None` also if a constant is not one of integers.
pub(crate) fn zip(
    ty: &Type,
    lhs: Option<&Attribute>,
    rhs: Option<&Attribute>,
    mut compute: impl FnMut(&ApInt, &ApInt) -> Option<ApInt>,
) -> Option<Attribute> {
    // Usually both are one number, or one is not a constant.
    match (lhs, rhs) {
        (Some(Attribute::Integer(a)), Some(Attribute::Integer(b))) if a.has_type_of(b) => {
            let value = compute(&a.value(), &b.value())?;
            // Usually the result has the type of the operands.
            return match (ty, a.ty()) {
                (Type::Integer(to), Type::Integer(from)) if *to == from => {
                    a.with_value(&value).map(Attribute::Integer)
                }
                _ => number_of(ty, Some(value)),
            };
        }
        (Some(_), Some(_)) => {}
        (Some(known), None) | (None, Some(known)) if is_poison(Some(known)) => {
            return Some(known.clone());
        }
        _ => return None,
    }
    zip_attributes(ty, lhs, rhs, |lhs, rhs| match (lhs, rhs) {
        (Attribute::Integer(lhs), Attribute::Integer(rhs)) => {
            number_of(ty, compute(&lhs.value(), &rhs.value()))
        }
        _ => None,
    })
}
