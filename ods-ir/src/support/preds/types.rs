//! Predicates on types.

pub use crate::types::element_type_or_self as element_type;

use crate::constraint::class::TypeClassKind;
use crate::types::{DYNAMIC, OpaqueType, TupleType, Type};
use ods_lookup::LookupSet;
use std::slice;

/// Whether `ty` belongs to the class `K`.
#[inline]
pub fn type_is<K: TypeClassKind>(ty: &Type) -> bool {
    K::contains(ty)
}

/// The element type of a complex type, or any other type itself.
#[inline]
pub fn complex_element(ty: &Type) -> &Type {
    match ty {
        Type::Complex(ty) => ty.element_type(),
        _ => ty,
    }
}

/// The types in a tuple; empty for other types.
#[inline]
pub fn tuple_types(ty: &Type) -> &[Type] {
    match ty {
        Type::Tuple(ty) => ty.types(),
        _ => &[],
    }
}

/// The non-tuple types in a tuple, including those of nested tuples.
///
/// A large tuple that occurs several times is entered once, so that shared parts never
/// make this exponential.
#[inline]
pub fn flattened_tuple_types(ty: &Type) -> FlattenedTupleTypes<'_> {
    let stack = vec![tuple_types(ty).iter()];
    FlattenedTupleTypes {
        stack,
        entered: LookupSet::default(),
    }
}

/// The iterator of [`flattened_tuple_types`].
#[derive(Debug)]
pub struct FlattenedTupleTypes<'a> {
    /// The iterators of the enclosing tuples.
    stack: Vec<slice::Iter<'a, Type>>,
    /// The addresses of the large tuples entered so far.
    entered: LookupSet<usize>,
}

/// Tuples with more parts than this count as large.
const LARGE: u32 = 64;

impl FlattenedTupleTypes<'_> {
    #[inline]
    fn is_new(&mut self, tuple: &TupleType) -> bool {
        tuple.0.measure().size <= LARGE || self.entered.insert(tuple.0.address())
    }
}

impl<'a> Iterator for FlattenedTupleTypes<'a> {
    type Item = &'a Type;

    #[inline]
    fn next(&mut self) -> Option<&'a Type> {
        loop {
            match self.stack.last_mut()?.next() {
                Some(Type::Tuple(tuple)) => {
                    if self.is_new(tuple) {
                        self.stack.push(tuple.types().iter());
                    }
                }
                Some(ty) => return Some(ty),
                None => {
                    self.stack.pop();
                }
            }
        }
    }
}

/// Whether `ty` is a graph type.
#[inline]
pub fn is_graph(ty: &Type) -> bool {
    matches!(ty, Type::Graph(_))
}

/// Whether `ty` is the opaque type with this name of an unregistered dialect.
#[inline]
pub fn is_opaque_type_with_name(ty: &Type, dialect: &str, name: &str) -> bool {
    let matches = |ty: &OpaqueType| {
        ty.dialect().bytes() == dialect.as_bytes() && ty.body() == name.as_bytes()
    };
    matches!(ty, Type::Opaque(ty) if matches(ty))
}

/// Whether `ty` has a rank of at least `rank`.
#[inline]
pub fn has_rank_at_least(ty: &Type, rank: i64) -> bool {
    ty.rank().is_some_and(|of_ty| of_ty as i64 >= rank)
}

/// Whether `ty` has one of the ranks.
#[inline]
pub fn has_any_rank_of(ty: &Type, ranks: &[i64]) -> bool {
    ty.rank().is_some_and(|rank| ranks.contains(&(rank as i64)))
}

/// Whether `ty` has exactly this shape.
#[inline]
pub fn has_shape(ty: &Type, shape: &[i64]) -> bool {
    ty.shape() == Some(shape)
}

/// Whether dimension `n` of `ty`, counted from the end if negative, exists and has one of
/// the sizes.
#[inline]
pub fn has_dim_of_any_size(ty: &Type, n: i64, sizes: &[i64]) -> bool {
    let Some(shape) = ty.shape() else {
        return false;
    };
    let dim = if n < 0 { n + shape.len() as i64 } else { n };
    usize::try_from(dim)
        .ok()
        .and_then(|dim| shape.get(dim))
        .is_some_and(|size| sizes.contains(size))
}

/// Whether the shape of `ty` is static and has one of these numbers of elements.
#[inline]
pub fn has_any_num_elements_of(ty: &Type, counts: &[i64]) -> bool {
    ty.num_elements()
        .is_some_and(|count| counts.contains(&count))
}

/// Whether the shape of `ty` is static and has at least `count` elements.
#[inline]
pub fn has_num_elements_at_least(ty: &Type, count: i64) -> bool {
    ty.num_elements().is_some_and(|of_ty| of_ty >= count)
}

/// Whether the shape of `ty` is static and has at most `count` elements.
#[inline]
pub fn has_num_elements_at_most(ty: &Type, count: i64) -> bool {
    ty.num_elements().is_some_and(|of_ty| of_ty <= count)
}

/// Whether `ty` is a vector in which only the last dimension is scalable.
#[inline]
pub fn only_trailing_dim_is_scalable(ty: &Type) -> bool {
    let Type::Vector(vector) = ty else {
        return false;
    };
    let Some(last) = vector.shape().len().checked_sub(1) else {
        return false;
    };
    let mut dims = vector.scalable_dims().enumerate();
    dims.all(|(dim, scalable)| scalable == (dim == last))
}

/// Whether `ty` is a vector with dimensions, all of them scalable.
#[inline]
pub fn all_dims_are_scalable(ty: &Type) -> bool {
    let Type::Vector(vector) = ty else {
        return false;
    };
    !vector.shape().is_empty() && vector.scalable_dims().all(|scalable| scalable)
}

/// Whether two types have a common broadcast type: MLIR's `getBroadcastedType`.
///
/// Their element types must be equal, vectors do not mix with tensors, and the extents of
/// each dimension, counted from the end, must be equal, or one of them dynamic or 1.
#[inline]
pub fn can_broadcast(left: &Type, right: &Type) -> bool {
    if element_type(left) != element_type(right) {
        return false;
    }
    let any = |test: fn(&Type) -> bool| test(left) || test(right);
    if any(Type::is_vector) && any(Type::is_tensor) {
        return false;
    }
    if any(Type::is_unranked_tensor) {
        return true;
    }
    let extents = |ty| Type::shape(ty).unwrap_or_default().iter().rev();
    extents(left).zip(extents(right)).all(|(left, right)| {
        left == right || [*left, *right].iter().any(|e| *e == 1 || *e == DYNAMIC)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{MemRefType, TensorType, UnrankedTensorType, VectorType};

    fn tensor(shape: &[i64]) -> Type {
        TensorType::new(shape, Type::f32()).into()
    }

    fn vector(shape: &[i64], scalable: &[bool]) -> Type {
        VectorType::with_scalable_dims(shape, Type::f32(), scalable).into()
    }

    fn unranked() -> Type {
        UnrankedTensorType::new(Type::f32()).into()
    }

    #[test]
    fn element_types_of_what_has_none_are_the_type_itself() {
        assert_eq!(*element_type(&tensor(&[2])), Type::f32());
        assert_eq!(*element_type(&Type::index()), Type::index());
        assert_eq!(*complex_element(&Type::complex(Type::f64())), Type::f64());
        assert_eq!(*complex_element(&Type::f64()), Type::f64());
        assert!(tuple_types(&Type::f64()).is_empty());
    }

    #[test]
    fn tuples_are_flattened_to_what_is_in_them() {
        let inner = Type::tuple([Type::i32(), Type::tuple([])]);
        let outer = Type::tuple([inner.clone(), Type::f32(), inner]);
        let flat: Vec<&Type> = flattened_tuple_types(&outer).collect();
        assert_eq!(flat, [&Type::i32(), &Type::f32(), &Type::i32()]);
        assert_eq!(flattened_tuple_types(&Type::f32()).count(), 0);
    }

    #[test]
    fn shared_tuples_are_entered_once() {
        let mut ty = Type::tuple([Type::i32()]);
        for _ in 0..100 {
            ty = Type::tuple([ty.clone(), ty]);
        }
        assert!(super::super::all_types(
            flattened_tuple_types(&ty),
            Type::is_integer
        ));
        assert!(flattened_tuple_types(&ty).count() < 1000);
    }

    #[test]
    fn shapes_are_asked_for_with_and_without_rank() {
        let ty = tensor(&[2, DYNAMIC, 3]);
        assert!(has_rank_at_least(&ty, 3) && !has_rank_at_least(&ty, 4));
        assert!(has_any_rank_of(&ty, &[1, 3]) && !has_any_rank_of(&ty, &[]));
        assert!(has_shape(&ty, &[2, DYNAMIC, 3]) && !has_shape(&ty, &[2, 3]));
        assert!(has_dim_of_any_size(&ty, 0, &[1, 2]) && has_dim_of_any_size(&ty, -1, &[3]));
        assert!(!has_dim_of_any_size(&ty, 1, &[2]) && !has_dim_of_any_size(&ty, -4, &[2]));
        assert!(!has_num_elements_at_least(&ty, 0) && !has_num_elements_at_most(&ty, 100));
        let ty = tensor(&[2, 3]);
        assert!(has_any_num_elements_of(&ty, &[6]) && !has_any_num_elements_of(&ty, &[5]));
        assert!(has_num_elements_at_least(&ty, 6) && has_num_elements_at_most(&ty, 6));
        for ty in [unranked(), Type::f32()] {
            assert!(!has_rank_at_least(&ty, 0) && !has_shape(&ty, &[]));
            assert!(!has_dim_of_any_size(&ty, 0, &[0]) && !has_num_elements_at_least(&ty, 0));
        }
    }

    #[test]
    fn scalable_dimensions_are_counted_from_the_back() {
        assert!(only_trailing_dim_is_scalable(&vector(
            &[2, 4],
            &[false, true]
        )));
        assert!(!only_trailing_dim_is_scalable(&vector(
            &[2, 4],
            &[true, true]
        )));
        assert!(!only_trailing_dim_is_scalable(&vector(&[], &[])));
        assert!(all_dims_are_scalable(&vector(&[2, 4], &[true, true])));
        assert!(!all_dims_are_scalable(&vector(&[2, 4], &[false, true])));
        assert!(!all_dims_are_scalable(&vector(&[], &[])) && !all_dims_are_scalable(&tensor(&[2])));
    }

    #[test]
    fn broadcasting_follows_the_extents() {
        let can = |left: &[i64], right: &[i64]| can_broadcast(&tensor(left), &tensor(right));
        assert!(can(&[2, 3], &[3]) && can(&[2, 1], &[1, 3]) && can(&[], &[4]));
        assert!(can(&[DYNAMIC], &[7]) && can(&[2, DYNAMIC], &[2, DYNAMIC]));
        assert!(!can(&[2, 3], &[2]) && !can(&[2], &[3]));
        assert!(can_broadcast(&unranked(), &tensor(&[2])));
        assert!(can_broadcast(&unranked(), &Type::f32()));
        assert!(!can_broadcast(&unranked(), &vector(&[2], &[])));
        assert!(!can_broadcast(&tensor(&[2]), &vector(&[2], &[])));
        assert!(!can_broadcast(&tensor(&[2]), &Type::f64()));
        let memref = Type::from(MemRefType::new([1], Type::f32()));
        assert!(can_broadcast(&memref, &tensor(&[2])));
    }

    #[test]
    fn opaque_types_have_a_dialect_and_a_name() {
        let ty = Type::from(OpaqueType::new("d", *b"name"));
        assert!(is_opaque_type_with_name(&ty, "d", "name"));
        assert!(!is_opaque_type_with_name(&ty, "d", "nam"));
        assert!(!is_opaque_type_with_name(&Type::f32(), "d", "name"));
    }
}
