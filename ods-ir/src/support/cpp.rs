//! What translated C++ calls: methods of MLIR's types and attributes as functions.
//!
//! They are total: for a type or an attribute of the wrong kind they return a neutral value, so a cast needs no check.

use crate::attributes::Attribute;
use crate::constraint::class::{AttrClassKind, TypeClassKind};
use crate::limits::MAX_REPEATED;
use crate::types::{DYNAMIC, Type, VectorType};
use std::borrow::Borrow;

/// Types and attributes that may belong to the class `K`.
pub trait Isa<K> {
    /// Whether this belongs to the class.
    fn isa(self) -> bool;
}

impl<K: TypeClassKind> Isa<K> for &Type {
    fn isa(self) -> bool {
        K::contains(self)
    }
}

impl<K: TypeClassKind> Isa<K> for Type {
    fn isa(self) -> bool {
        K::contains(&self)
    }
}

impl<K: AttrClassKind> Isa<K> for &Attribute {
    fn isa(self) -> bool {
        K::contains(self)
    }
}

/// `isa<K>(value)`
pub fn isa<K, V: Isa<K>>(value: V) -> bool {
    value.isa()
}

/// `getType()` of an attribute: `none` if it has no type.
#[inline]
pub fn attr_type(attr: &Attribute) -> Type {
    attr.value_type().unwrap_or_else(Type::none)
}

/// Numbers that translated C++ computes with. What C++ leaves undefined has a result: sums, differences and products wrap
/// around; a quotient or remainder that does not exist, and a shift by the width or more, are 0.
pub trait Number: Copy {
    /// `a + b`
    fn add(a: Self, b: Self) -> Self;
    /// `a - b`
    fn sub(a: Self, b: Self) -> Self;
    /// `a * b`
    fn mul(a: Self, b: Self) -> Self;
    /// `a / b`
    fn div(a: Self, b: Self) -> Self;
    /// `a % b`
    fn rem(a: Self, b: Self) -> Self;
    /// `-a`
    fn neg(a: Self) -> Self;
}

/// Numbers that can be shifted.
pub trait Integer: Number {
    /// `a << b`
    fn shl(a: Self, b: Self) -> Self;
}

macro_rules! integers {
    ($($number:ident)*) => {$(
        impl Number for $number {
            #[inline]
            fn add(a: Self, b: Self) -> Self {
                a.wrapping_add(b)
            }

            #[inline]
            fn sub(a: Self, b: Self) -> Self {
                a.wrapping_sub(b)
            }

            #[inline]
            fn mul(a: Self, b: Self) -> Self {
                a.wrapping_mul(b)
            }

            #[inline]
            fn div(a: Self, b: Self) -> Self {
                a.checked_div(b).unwrap_or(0)
            }

            #[inline]
            fn rem(a: Self, b: Self) -> Self {
                a.checked_rem(b).unwrap_or(0)
            }

            #[inline]
            fn neg(a: Self) -> Self {
                a.wrapping_neg()
            }
        }

        impl Integer for $number {
            #[inline]
            fn shl(a: Self, b: Self) -> Self {
                let count = u32::try_from(b).ok();
                count.and_then(|count| a.checked_shl(count)).unwrap_or(0)
            }
        }
    )*};
}

integers!(i8 i16 i32 i64 isize u8 u16 u32 u64 usize);

macro_rules! floats {
    ($($float:ident)*) => {$(
        impl Number for $float {
            #[inline]
            fn add(a: Self, b: Self) -> Self {
                a + b
            }

            #[inline]
            fn sub(a: Self, b: Self) -> Self {
                a - b
            }

            #[inline]
            fn mul(a: Self, b: Self) -> Self {
                a * b
            }

            #[inline]
            fn div(a: Self, b: Self) -> Self {
                a / b
            }

            #[inline]
            fn rem(a: Self, b: Self) -> Self {
                a % b
            }

            #[inline]
            fn neg(a: Self) -> Self {
                -a
            }
        }
    )*};
}

floats!(f32 f64);

/// `getInt()` of an attribute: 0 if it is not an integer, or does not fit.
#[inline]
pub fn int(attr: &Attribute) -> i64 {
    match attr {
        Attribute::Integer(integer) => integer.value().to_i64().unwrap_or(0),
        _ => 0,
    }
}

/// `getElementType()`: the type itself if it has no elements.
#[inline]
pub fn element_type(ty: &Type) -> &Type {
    match ty {
        Type::Complex(complex) => complex.element_type(),
        _ => ty.element_type().unwrap_or(ty),
    }
}

/// `getElementTypeBitWidth()`: 0 if the elements are neither integers nor floats.
#[inline]
pub fn element_width(ty: &Type) -> i64 {
    match element_type(ty) {
        Type::Integer(integer) => i64::from(integer.width()),
        Type::Float(float) => i64::from(float.width()),
        _ => 0,
    }
}

/// `getWidth()` of an integer or float type, and `getIntOrFloatBitWidth()`: 0 of other types.
#[inline]
pub fn width(ty: &Type) -> i64 {
    match ty {
        Type::Integer(_) | Type::Float(_) => element_width(ty),
        _ => 0,
    }
}

/// `getShape()`: empty without a rank.
#[inline]
pub fn shape(ty: &Type) -> &[i64] {
    ty.shape().unwrap_or_default()
}

/// `getRank()`: -1 without one.
#[inline]
pub fn rank(ty: &Type) -> i64 {
    ty.rank().map_or(-1, |rank| rank as i64)
}

/// `hasRank()`
#[inline]
pub fn has_rank(ty: &Type) -> bool {
    ty.has_rank()
}

/// `getShape()[dim]`: -1 if there is no such dimension.
#[inline]
pub fn dim(ty: &Type, dim: i64) -> i64 {
    let dim = usize::try_from(dim).ok();
    dim.and_then(|dim| shape(ty).get(dim))
        .copied()
        .unwrap_or(-1)
}

/// `getScalableDims()[dim]`
#[inline]
pub fn is_scalable_dim(ty: &Type, dim: i64) -> bool {
    let dim = usize::try_from(dim).ok();
    matches!(ty, Type::Vector(vector) if dim.is_some_and(|dim| vector.is_scalable_dim(dim)))
}

/// `getNumElements()`: 0 if a size is not known.
#[inline]
pub fn num_elements(ty: &Type) -> i64 {
    let product = |product: i64, size: &i64| match *size {
        DYNAMIC => None,
        size => product.checked_mul(size),
    };
    shape(ty).iter().try_fold(1, product).unwrap_or(0)
}

/// `SmallVector<Type>(count, ty)`; `None` if those are more than an operation has operands.
pub fn repeated(count: i64, ty: impl Borrow<Type>) -> Option<Vec<Type>> {
    let count = usize::try_from(count).ok();
    let count = count.filter(|count| *count <= MAX_REPEATED)?;
    Some(vec![ty.borrow().clone(); count])
}

/// A vector type; `None` if a size or the element type is not allowed.
pub fn vector(shape: &[i64], element: impl Borrow<Type>) -> Option<Type> {
    let element = element.borrow();
    let is_valid = shape.iter().all(|size| *size > 0) && VectorType::is_valid_element_type(element);
    is_valid.then(|| VectorType::new(shape, element.clone()).into())
}

/// `VectorType::Builder(ty).setDim(dim, size)`; `None` if `ty` is not a vector with that dimension.
#[inline]
pub fn with_dim(ty: &Type, dim: i64, size: i64) -> Option<Type> {
    let Type::Vector(vector) = ty else {
        return None;
    };
    let mut shape = vector.shape().to_vec();
    *shape.get_mut(usize::try_from(dim).ok()?)? = size;
    let scalable: Vec<bool> = vector.scalable_dims().collect();
    Some(VectorType::with_scalable_dims(shape, vector.element_type().clone(), scalable).into())
}

/// `VectorType::Builder(ty).dropDim(dim)`, with other elements if `element` is given; `None` if `ty` is not a vector with
/// that dimension.
#[inline]
pub fn without_dim(ty: &Type, dim: i64, element: Option<Type>) -> Option<Type> {
    let Type::Vector(vector) = ty else {
        return None;
    };
    let dim = usize::try_from(dim)
        .ok()
        .filter(|dim| *dim < vector.shape().len())?;
    let (mut shape, mut scalable) = (
        vector.shape().to_vec(),
        vector.scalable_dims().collect::<Vec<_>>(),
    );
    shape.remove(dim);
    scalable.remove(dim);
    let element = element.unwrap_or_else(|| vector.element_type().clone());
    let is_valid = VectorType::is_valid_element_type(&element);
    is_valid.then(|| VectorType::with_scalable_dims(shape, element, scalable).into())
}

/// A row of a vector of rank 2, which is scalable; `None` if `ty` is no such vector.
#[inline]
pub fn scalable_row(ty: &Type) -> Option<Type> {
    let Type::Vector(vector) = ty else {
        return None;
    };
    let [_, size] = *vector.shape() else {
        return None;
    };
    let element = vector.element_type().clone();
    Some(VectorType::with_scalable_dims([size], element, [true]).into())
}

/// A square matrix that is scalable in both dimensions, of as many rows as `ty` has elements in its first dimension.
#[inline]
pub fn scalable_square(ty: &Type) -> Option<Type> {
    let Type::Vector(vector) = ty else {
        return None;
    };
    let size = *vector.shape().first()?;
    let element = vector.element_type().clone();
    Some(VectorType::with_scalable_dims([size, size], element, [true, true]).into())
}

/// `cloneWith` without a shape: the vector with other elements; `None` if `ty` is not a vector.
#[inline]
pub fn with_element_type(ty: &Type, element: Type) -> Option<Type> {
    let is_valid = matches!(ty, Type::Vector(_)) && VectorType::is_valid_element_type(&element);
    is_valid.then(|| ty.with_element_type(element))
}

/// `scaleElementBitwidth`: the vector with elements whose width is a multiple; `None` if there is none.
#[inline]
pub fn scale_element_bitwidth(ty: &Type, factor: u32) -> Option<Type> {
    let element = match element_type(ty) {
        Type::Integer(integer) => {
            let width = integer.width().checked_mul(factor)?;
            Type::int(width)
        }
        element if element.is_f16() || element.is_bf16() => match factor {
            1 => element.clone(),
            2 => Type::f32(),
            4 => Type::f64(),
            _ => return None,
        },
        element if element.is_f32() && factor == 2 => Type::f64(),
        _ => return None,
    };
    Some(ty.with_element_type(element))
}

/// `getI1SameShape`: `i1`, or the shaped type with elements of `i1`.
#[inline]
pub fn i1_same_shape(ty: &Type) -> Type {
    let bit = Type::int(1);
    if ty.is_shaped() {
        ty.with_element_type(bit)
    } else {
        bit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::RankedTensorType;

    #[test]
    fn elements_are_counted() {
        let of = |shape: &[i64]| num_elements(&RankedTensorType::new(shape, Type::i32()).into());
        assert_eq!([of(&[]), of(&[2, 3]), of(&[2, 0])], [1, 6, 0]);
        assert_eq!(of(&[2, DYNAMIC]), 0);
        assert_eq!(of(&[i64::MAX, 2]), 0);
    }

    #[test]
    fn types_are_repeated_within_the_limit() {
        assert_eq!(repeated(2, Type::i32()), Some(vec![Type::i32(); 2]));
        assert_eq!(repeated(0, Type::i32()), Some(Vec::new()));
        assert_eq!(repeated(-1, Type::i32()), None);
        assert_eq!(repeated(MAX_REPEATED as i64 + 1, Type::i32()), None);
    }
}
