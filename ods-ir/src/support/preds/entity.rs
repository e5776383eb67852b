//! Predicates on the named parts of a definition: operands, results and attributes,
//! single, variadic or optional.

use crate::accessors::conversions;
use crate::attributes::Attribute;
use crate::ir::{Ir, Value};
use crate::types::{FloatType, Type};
use std::any::{Any, TypeId};
use std::borrow::Cow;
use std::mem::{Discriminant, discriminant};

/// The value of a named part of a definition.
#[derive(Clone, Copy, Debug)]
pub enum Entity<'a> {
    /// One value.
    Value(Value),
    /// Several values.
    Values(&'a [Value]),
    /// An attribute.
    Attr(&'a Attribute),
    /// An absent optional part.
    Absent,
}

conversions! {
    |value: Value| -> Entity<'_> = Self::Value(value);
    ['a] |values: &'a [Value]| -> Entity<'a> = Self::Values(values);
    ['a] |attr: &'a Attribute| -> Entity<'a> = Self::Attr(attr);
    ['a, T: Into<Entity<'a>>] |entity: Option<T>| -> Entity<'a> = entity.map_or(Self::Absent, Into::into);
}

impl<'a> Entity<'a> {
    /// The number of types.
    #[inline]
    pub(super) fn type_count(self, ir: &'a Ir) -> usize {
        match self {
            Self::Values(values) => values.len(),
            _ => usize::from(self.nth_type(ir, 0).is_some()),
        }
    }

    /// The type of the value with this index, or of the attribute; for a type attribute,
    /// the type in it.
    #[inline]
    pub(super) fn nth_type(self, ir: &'a Ir, index: usize) -> Option<Cow<'a, Type>> {
        if let Self::Attr(Attribute::Dialect(attr)) = self
            && index == 0
        {
            return attr.object().ty().map(Cow::Owned);
        }
        self.nth_lent_type(ir, index).map(Cow::Borrowed)
    }

    /// Like [`Self::nth_type`], but `None` for types that cannot be borrowed.
    #[inline]
    fn nth_lent_type(self, ir: &'a Ir, index: usize) -> Option<&'a Type> {
        match self {
            Self::Value(value) if index == 0 => Some(value.ty(ir)),
            Self::Values(values) => values.get(index).map(|value| value.ty(ir)),
            Self::Attr(Attribute::Type(attr)) if index == 0 => Some(&attr.0),
            Self::Attr(attr) if index == 0 => attr.lent_value_type(),
            _ => None,
        }
    }

    /// The type, if there is exactly one.
    #[inline]
    fn single_type(self, ir: &'a Ir) -> Option<Cow<'a, Type>> {
        match self {
            Self::Values([value]) => Some(Cow::Borrowed(value.ty(ir))),
            Self::Values(_) => None,
            _ => self.nth_type(ir, 0),
        }
    }

    #[inline]
    pub(super) fn is_absent(self) -> bool {
        matches!(self, Self::Absent)
    }
}

/// The type of a value, or of an attribute that stores its type (dialect attributes do
/// not); for a type attribute, the type in it. `none` if there is no type, or more than
/// one.
pub fn type_ref<'a>(ir: &'a Ir, entity: impl Into<Entity<'a>>) -> &'a Type {
    let entity = entity.into();
    let ty = match entity {
        Entity::Values([_, _, ..]) => None,
        _ => entity.nth_lent_type(ir, 0),
    };
    ty.unwrap_or(&Type::None)
}

/// The types of an entity, for comparison: the one type of a value or attribute, all
/// types of several values in order, none for an absent entity.
#[derive(Clone, Copy)]
pub struct TypesOf<'a> {
    ir: &'a Ir,
    entity: Entity<'a>,
}

impl<'a> TypesOf<'a> {
    /// The type, if there is exactly one.
    #[inline]
    pub fn single(self) -> Option<Cow<'a, Type>> {
        self.entity.single_type(self.ir)
    }
}

impl PartialEq for TypesOf<'_> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        if let (Entity::Value(left), Entity::Value(right)) = (self.entity, other.entity)
            && std::ptr::eq(self.ir, other.ir)
        {
            return left.type_number(self.ir) == right.type_number(other.ir);
        }
        if let (Entity::Attr(attr), Entity::Value(value)) = (self.entity, other.entity)
            && !matches!(attr, Attribute::Dialect(_) | Attribute::Type(_))
        {
            return attr.is_of_type(value.ty(other.ir));
        }
        let count = self.entity.type_count(self.ir);
        let ty = |of: &Self, index| of.entity.nth_type(of.ir, index);
        count == other.entity.type_count(other.ir)
            && (0..count).all(|index| ty(self, index) == ty(other, index))
    }
}

/// The types of values or of a typed attribute; for a type attribute, the type in it.
#[inline]
pub fn type_of<'a>(ir: &'a Ir, entity: impl Into<Entity<'a>>) -> TypesOf<'a> {
    let entity = entity.into();
    TypesOf { ir, entity }
}

/// The element type of the entity's single type, or that type itself if it has no
/// elements.
pub fn element_type_or_self<'a>(
    ir: &'a Ir,
    entity: impl Into<Entity<'a>>,
) -> Option<Cow<'a, Type>> {
    Some(match entity.into().single_type(ir)? {
        Cow::Borrowed(ty) => Cow::Borrowed(super::element_type(ty)),
        Cow::Owned(ty) => Cow::Owned(super::element_type(&ty).clone()),
    })
}

/// The number of dimensions of the entity's single type.
pub fn rank<'a>(ir: &'a Ir, entity: impl Into<Entity<'a>>) -> Option<i64> {
    Some(entity.into().single_type(ir)?.rank()? as i64)
}

/// The extents of the entity's single type.
pub fn shape<'a>(ir: &'a Ir, entity: impl Into<Entity<'a>>) -> Option<Cow<'a, [i64]>> {
    match entity.into().single_type(ir)? {
        Cow::Borrowed(ty) => ty.shape().map(Cow::Borrowed),
        Cow::Owned(ty) => ty.shape().map(|shape| Cow::Owned(shape.to_vec())),
    }
}

/// The number of elements of the entity's single type.
pub fn element_count<'a>(ir: &'a Ir, entity: impl Into<Entity<'a>>) -> Option<i64> {
    entity.into().single_type(ir)?.num_elements()
}

/// The kind of a type: one for all integers, one for each float type, and one for each
/// Rust type of dialect types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindOfType(Discriminant<Type>, Option<FloatType>, Option<TypeId>);

/// The kind of the entity's single type.
pub fn type_id<'a>(ir: &'a Ir, entity: impl Into<Entity<'a>>) -> Option<KindOfType> {
    let ty = entity.into().single_type(ir)?;
    let (float, object) = match &*ty {
        Type::Float(float) => (Some(*float), None),
        Type::Dialect(ty) => (None, Some((ty.object() as &dyn Any).type_id())),
        _ => (None, None),
    };
    Some(KindOfType(discriminant(&*ty), float, object))
}

/// Whether the shaped type of the first entity has one element per value, and all values
/// have its element type.
pub fn elements_match<'a>(ir: &'a Ir, shaped: impl Into<Entity<'a>>, values: &[Value]) -> bool {
    let Some(shaped) = shaped.into().single_type(ir) else {
        return false;
    };
    let element = super::element_type(&shaped);
    shaped.num_elements() == Some(values.len() as i64)
        && values.iter().all(|value| value.ty(ir) == element)
}

#[cfg(test)]
mod tests {
    use super::super::tests::values;
    use super::*;
    use crate::types::{TensorType, UnrankedTensorType};

    fn tensor(extent: i64) -> Type {
        TensorType::new([extent], Type::f32()).into()
    }

    #[test]
    fn absent_and_several_values_have_no_single_type() {
        let mut ir = Ir::new();
        let all = values(&mut ir, &[Type::i32(), Type::i32()]);
        assert_eq!(*type_ref(&ir, all[0]), Type::i32());
        assert_eq!(*type_ref(&ir, Some(all[0])), Type::i32());
        assert_eq!(*type_ref(&ir, &all[..1]), Type::i32());
        assert_eq!(*type_ref(&ir, &all[..]), Type::None);
        assert_eq!(*type_ref(&ir, None::<Value>), Type::None);
        assert_eq!(type_of(&ir, &all[..]).single(), None);
        assert_eq!(rank(&ir, None::<Value>), None);
        assert_eq!(element_type_or_self(&ir, &all[..]), None);
    }

    #[test]
    fn attributes_have_the_type_of_their_value() {
        let ir = Ir::new();
        for ty in [
            Type::int(7),
            Type::signed(64),
            Type::int(100),
            Type::index(),
        ] {
            assert_eq!(*type_ref(&ir, &Attribute::integer(&ty, 1)), ty);
        }
        for float in FloatType::ALL {
            assert_eq!(
                *type_ref(&ir, &Attribute::float(float, 1.0)),
                Type::Float(float)
            );
        }
        let ty = Attribute::ty(tensor(2));
        assert_eq!(*type_ref(&ir, Some(&ty)), tensor(2));
        assert_eq!(rank(&ir, &ty), Some(1));
        assert_eq!(shape(&ir, &ty).as_deref(), Some(&[2][..]));
        assert_eq!(element_count(&ir, &ty), Some(2));
        assert_eq!(*type_ref(&ir, &Attribute::unit()), Type::None);
    }

    #[test]
    fn types_are_compared_in_lists() {
        let mut ir = Ir::new();
        let all = values(
            &mut ir,
            &[Type::i32(), Type::f32(), Type::i32(), Type::f32()],
        );
        let same = |left: Entity<'_>, right: Entity<'_>| type_of(&ir, left) == type_of(&ir, right);
        assert!(same(all[0].into(), all[2].into()) && !same(all[0].into(), all[1].into()));
        assert!(same((&all[..2]).into(), (&all[2..]).into()));
        assert!(!same((&all[..2]).into(), (&all[1..3]).into()));
        assert!(!same((&all[..2]).into(), (&all[2..3]).into()));
        assert!(same(all[0].into(), (&all[2..3]).into()));
        assert!(same(Entity::Absent, (&all[..0]).into()) && !same(Entity::Absent, all[0].into()));
        assert!(same(all[0].into(), (&Attribute::i32(5)).into()));
    }

    #[test]
    fn shapes_and_kinds_are_those_of_the_type() {
        let mut ir = Ir::new();
        let unranked = Type::from(UnrankedTensorType::new(Type::f32()));
        let all = values(&mut ir, &[tensor(2), unranked, Type::f32(), Type::f64()]);
        assert_eq!(
            element_type_or_self(&ir, all[0]).as_deref(),
            Some(&Type::f32())
        );
        assert_eq!(
            element_type_or_self(&ir, all[2]).as_deref(),
            Some(&Type::f32())
        );
        assert_eq!((rank(&ir, all[0]), rank(&ir, all[1])), (Some(1), None));
        let id = |index: usize| type_id(&ir, all[index]);
        assert!(id(0) != id(1) && id(2) != id(3) && id(2) == type_id(&ir, &Attribute::f32(1.0)));
        assert_eq!(
            type_id(&ir, &Attribute::i32(1)),
            type_id(&ir, &Attribute::i64(1))
        );
    }

    #[test]
    fn elements_are_counted_and_compared() {
        let mut ir = Ir::new();
        let all = values(&mut ir, &[tensor(2), Type::f32(), Type::f32(), Type::f64()]);
        assert!(elements_match(&ir, all[0], &all[1..3]));
        assert!(!elements_match(&ir, all[0], &all[1..2]));
        assert!(!elements_match(&ir, all[0], &all[2..4]));
        assert!(!elements_match(&ir, all[1], &all[1..2]));
    }
}
