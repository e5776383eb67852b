//! Queries on types, under MLIR's names.

use super::{DYNAMIC, Type, builtin};
use crate::accessors::predicates;
use crate::attributes::Attribute;
use crate::kind_interfaces::{self as interfaces, ShapedType};
use smallvec::SmallVec;

impl Type {
    predicates! {
        /// Whether this is an integer of any width and signedness.
        pub is_integer = Self::Integer(_),
        /// Whether this is an `iN`.
        pub is_signless_integer = Self::Integer(ty) if ty.is_signless(),
        /// Whether this is an `siN`.
        pub is_signed_integer = Self::Integer(ty) if ty.is_signed(),
        /// Whether this is a `uiN`.
        pub is_unsigned_integer = Self::Integer(ty) if ty.is_unsigned(),
        /// Whether this is `index`.
        pub is_index = Self::Index,
        /// Whether this is `none`.
        pub is_none = Self::None,
        /// Whether this is a complex type.
        pub is_complex = Self::Complex(_),
        /// Whether this is a function type.
        pub is_function = Self::Function(_),
        /// Whether this is a tuple.
        pub is_tuple = Self::Tuple(_),
        /// Whether this is a vector.
        pub is_vector = Self::Vector(_),
        /// Whether this is a tensor, ranked or not.
        pub is_tensor = Self::RankedTensor(_) | Self::UnrankedTensor(_),
        /// Whether this is a ranked tensor.
        pub is_ranked_tensor = Self::RankedTensor(_),
        /// Whether this is an unranked tensor.
        pub is_unranked_tensor = Self::UnrankedTensor(_),
        /// Whether this is a ranked memref.
        pub is_memref = Self::MemRef(_),
        /// Whether this is an unranked memref.
        pub is_unranked_memref = Self::UnrankedMemRef(_),
        /// Whether this is a memref, ranked or not.
        pub is_any_memref = Self::MemRef(_) | Self::UnrankedMemRef(_),
    }
}

/// Queries on numeric types.
impl Type {
    /// Whether this is an integer of this width and any signedness.
    pub const fn is_integer_of(&self, width: u32) -> bool {
        matches!(self, Self::Integer(ty) if ty.width() == width)
    }

    /// Whether this is a signless integer of this width.
    #[inline]
    pub const fn is_signless_integer_of(&self, width: u32) -> bool {
        self.is_signless_integer() && self.is_integer_of(width)
    }

    /// Whether this is a signed integer of this width.
    #[inline]
    pub const fn is_signed_integer_of(&self, width: u32) -> bool {
        self.is_signed_integer() && self.is_integer_of(width)
    }

    /// Whether this is an unsigned integer of this width.
    #[inline]
    pub const fn is_unsigned_integer_of(&self, width: u32) -> bool {
        self.is_unsigned_integer() && self.is_integer_of(width)
    }

    /// Whether this is an `iN` or `index`.
    #[inline]
    pub const fn is_signless_int_or_index(&self) -> bool {
        self.is_signless_integer() || self.is_index()
    }

    /// Whether this is an `iN` or a float.
    #[inline]
    pub fn is_signless_int_or_float(&self) -> bool {
        self.is_signless_integer() || self.is_float()
    }

    /// Whether this is an `iN`, `index` or a float.
    #[inline]
    pub fn is_signless_int_or_index_or_float(&self) -> bool {
        self.is_signless_int_or_index() || self.is_float()
    }

    /// Whether this is any integer or `index`.
    #[inline]
    pub const fn is_int_or_index(&self) -> bool {
        self.is_integer() || self.is_index()
    }

    /// Whether this is any integer or float.
    pub fn is_int_or_float(&self) -> bool {
        self.is_integer() || self.is_float()
    }

    /// Whether this is any integer, `index` or a float.
    #[inline]
    pub fn is_int_or_index_or_float(&self) -> bool {
        self.is_int_or_float() || self.is_index()
    }

    /// Whether this is a float: MLIR's `FloatType`, which types of dialects may also be.
    pub fn is_float(&self) -> bool {
        match self {
            Self::Float(_) => true,
            Self::Dialect(_) => self.implements::<dyn interfaces::FloatType>(),
            _ => false,
        }
    }

    /// The number of bits of an integer or float.
    pub fn int_or_float_bit_width(&self) -> Option<u32> {
        match self {
            Self::Integer(ty) => Some(ty.width()),
            Self::Float(ty) => Some(ty.width()),
            Self::Dialect(_) => Some(
                self.own_interface::<dyn interfaces::FloatType>()?
                    .get_width(),
            ),
            _ => None,
        }
    }
}

/// Queries on kinds.
impl Type {
    /// Whether this is a vector with a scalable dimension.
    pub fn is_scalable_vector(&self) -> bool {
        matches!(self, Self::Vector(ty) if ty.is_scalable())
    }

    /// Whether this is a vector without scalable dimensions.
    #[inline]
    pub fn is_fixed_vector(&self) -> bool {
        matches!(self, Self::Vector(ty) if !ty.is_scalable())
    }

    /// Whether this is a vector, tensor, memref or shaped type of a dialect: MLIR's `ShapedType`.
    pub fn is_shaped(&self) -> bool {
        match self {
            Self::Dialect(_) => self.implements::<dyn ShapedType>(),
            _ => self.has_value_semantics() || self.is_any_memref(),
        }
    }

    /// Whether this is a vector or tensor, which are shaped values and not references.
    pub const fn has_value_semantics(&self) -> bool {
        self.is_vector() || self.is_tensor()
    }
}

/// Queries on shapes.
impl Type {
    /// The element type of a shaped type.
    pub fn element_type(&self) -> Option<&Self> {
        Some(match self {
            Self::Vector(ty) => ty.element_type(),
            Self::RankedTensor(ty) => ty.element_type(),
            Self::UnrankedTensor(ty) => ty.element_type(),
            Self::MemRef(ty) => ty.element_type(),
            Self::UnrankedMemRef(ty) => ty.element_type(),
            Self::Dialect(_) => self.own_interface::<dyn ShapedType>()?.get_element_type(),
            _ => return None,
        })
    }

    /// The shape of a ranked shaped type.
    pub fn shape(&self) -> Option<&[i64]> {
        Some(match self {
            Self::Vector(ty) => ty.shape(),
            Self::RankedTensor(ty) => ty.shape(),
            Self::MemRef(ty) => ty.shape(),
            Self::Dialect(_) => {
                let shaped = self.own_interface::<dyn ShapedType>()?;
                return shaped.has_rank().then(|| shaped.get_shape());
            }
            _ => return None,
        })
    }

    /// Whether this is a ranked shaped type.
    #[inline]
    pub fn has_rank(&self) -> bool {
        self.shape().is_some()
    }

    /// The number of dimensions of a ranked shaped type.
    pub fn rank(&self) -> Option<usize> {
        self.shape().map(<[i64]>::len)
    }

    /// Whether this is a ranked shaped type without dynamic dimensions.
    pub fn has_static_shape(&self) -> bool {
        self.num_dynamic_dims() == Some(0)
    }

    /// The number of dynamic dimensions of a ranked shaped type.
    pub fn num_dynamic_dims(&self) -> Option<usize> {
        let shape = self.shape()?;
        Some(shape.iter().filter(|extent| **extent == DYNAMIC).count())
    }

    /// Whether this is a memref with a constant stride in each dimension: MLIR's
    /// `MemRefType::isStrided`. Layouts that dialects define are considered not strided.
    #[inline]
    pub fn is_strided(&self) -> bool {
        let Self::MemRef(ty) = self else {
            return false;
        };
        match ty.layout() {
            None | Some(Attribute::StridedLayout(_)) => true,
            Some(Attribute::AffineMap(map)) => map.is_strided(),
            Some(_) => false,
        }
    }

    /// The number of elements of a shaped type with a static shape; `None` if it does not fit an
    /// `i64`.
    pub fn num_elements(&self) -> Option<i64> {
        let shape = self.shape()?;
        if shape.contains(&0) {
            return (!shape.contains(&DYNAMIC)).then_some(0);
        }
        shape.iter().try_fold(1_i64, |product, extent| {
            (*extent != DYNAMIC).then(|| product.checked_mul(*extent))?
        })
    }

    /// Returns this shaped type with another element type; for any other type returns `element`.
    ///
    /// # Panics
    ///
    /// If the shaped type cannot hold elements of this type.
    #[must_use]
    #[inline]
    pub fn with_element_type(&self, element: Self) -> Self {
        match self {
            Self::Dialect(_) => match self.own_interface::<dyn ShapedType>() {
                Some(shaped) => shaped.clone_with(None, element),
                None => element,
            },
            _ => builtin::clone_with(self, None, element),
        }
    }
}

/// Returns the element type of a shaped type, and any other type unchanged: MLIR's
/// `getElementTypeOrSelf`.
#[inline]
pub fn element_type_or_self(ty: &Type) -> &Type {
    ty.element_type().unwrap_or(ty)
}

/// Whether two shapes are compatible: equal rank, and equal extents where both are static. MLIR's
/// `verifyCompatibleShape`.
pub fn is_compatible_shape(left: &[i64], right: &[i64]) -> bool {
    left.len() == right.len()
        && left
            .iter()
            .zip(right)
            .all(|(left, right)| *left == DYNAMIC || *right == DYNAMIC || left == right)
}

/// Whether the shapes of two types are compatible.
///
/// Two types without shape are compatible; an unranked shaped type is compatible with every shaped
/// type. MLIR's `verifyCompatibleShape`.
pub fn have_compatible_shapes(left: &Type, right: &Type) -> bool {
    if left.is_shaped() != right.is_shaped() {
        return false;
    }
    match (left.shape(), right.shape()) {
        (Some(left), Some(right)) => is_compatible_shape(left, right),
        _ => true,
    }
}

/// Whether the shapes of all `types` are compatible.
///
/// They are if [`have_compatible_shapes`] holds for each pair, and either all or none of them are
/// scalable vectors. MLIR's `verifyCompatibleShapes`.
pub fn all_have_compatible_shapes<'a>(types: impl Iterator<Item = &'a Type> + Clone) -> bool {
    // Usually all have one shape.
    let mut rest = types.clone();
    if let Some(first) = rest.next()
        && let Some(shape) = first.shape()
    {
        let is_scalable = first.is_scalable_vector();
        let is_same =
            |ty: &Type| ty.shape() == Some(shape) && ty.is_scalable_vector() == is_scalable;
        if rest.all(is_same) {
            return true;
        }
    }
    let shaped = types.clone().filter(|ty| ty.is_shaped()).count();
    if shaped == 0 {
        return true;
    }
    let (total, scalable) = types.clone().fold((0, 0), |(total, scalable), ty| {
        (total + 1, scalable + usize::from(ty.is_scalable_vector()))
    });
    if shaped != total || (scalable != 0 && scalable != total) {
        return false;
    }
    let mut common: SmallVec<[i64; 4]> = SmallVec::new();
    for (at, shape) in types.filter_map(Type::shape).enumerate() {
        if at == 0 {
            common.extend_from_slice(shape);
        } else if is_compatible_shape(&common, shape) {
            for (known, extent) in common.iter_mut().zip(shape) {
                if *known == DYNAMIC {
                    *known = *extent;
                }
            }
        } else {
            return false;
        }
    }
    true
}

/// Whether two shaped types have the same shape, dynamic extents included.
#[inline]
pub fn have_same_shape(left: &Type, right: &Type) -> bool {
    left.is_shaped() && right.is_shaped() && left.shape() == right.shape()
}

#[cfg(test)]
mod tests {
    use crate::affine::{AffineExpr, AffineMap};
    use crate::attributes::Attribute;
    use crate::types::{MemRefType, Type};

    #[test]
    fn memrefs_are_strided_by_their_layout() {
        let memref = |layout| {
            let layout = Some(Attribute::from(layout));
            Type::from(MemRefType::with_layout([2, 3], Type::f32(), layout, None))
        };
        let (i, j) = (AffineExpr::dim(0), AffineExpr::dim(1));
        assert!(Type::from(MemRefType::new([2], Type::f32())).is_strided());
        assert!(memref(AffineMap::new(2, 0, [i.clone() * 8 + j.clone()])).is_strided());
        assert!(!memref(AffineMap::new(2, 0, [i.floor_div(8) + j])).is_strided());
        assert!(!Type::f32().is_strided());
    }
}
