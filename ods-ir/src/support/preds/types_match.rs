//! Comparison of the transformed types of one entity with the types of another, for
//! `TypesMatchWith`.

use super::Entity;
use crate::accessors::conversions;
use crate::ir::Ir;
use crate::types::Type;
use std::borrow::Cow;

/// The result of a type transform: one type, several, or none if the transform does not
/// apply.
#[derive(Clone, Debug)]
pub struct TypeList<'a>(Repr<'a>);

#[derive(Clone, Debug)]
enum Repr<'a> {
    None,
    One(Cow<'a, Type>),
    Many(Cow<'a, [Type]>),
}

conversions! {
    |ty: Type| -> TypeList<'_> = Self(Repr::One(Cow::Owned(ty)));
    ['a] |ty: &'a Type| -> TypeList<'a> = Self(Repr::One(Cow::Borrowed(ty)));
    ['a] |ty: Cow<'a, Type>| -> TypeList<'a> = Self(Repr::One(ty));
    ['a] |types: &'a [Type]| -> TypeList<'a> = Self(Repr::Many(Cow::Borrowed(types)));
    |types: Vec<Type>| -> TypeList<'_> = Self(Repr::Many(Cow::Owned(types)));
    ['a, T: Into<TypeList<'a>>] |types: Option<T>| -> TypeList<'a> =
        types.map_or(Self(Repr::None), Into::into);
}

impl TypeList<'_> {
    /// The type, if the result is one type and not a list.
    pub(crate) fn one(&self) -> Option<&Type> {
        match &self.0 {
            Repr::One(ty) => Some(ty),
            Repr::None | Repr::Many(_) => None,
        }
    }

    /// The types; `None` if the transform did not apply.
    pub(crate) fn types(&self) -> Option<&[Type]> {
        match &self.0 {
            Repr::None => None,
            Repr::One(ty) => Some(std::slice::from_ref(ty)),
            Repr::Many(types) => Some(types),
        }
    }
}

/// Converts any result of a transform.
#[inline]
pub fn types<'a>(types: impl Into<TypeList<'a>>) -> TypeList<'a> {
    types.into()
}

/// The result of a transform, if it is exactly one type.
pub fn single_type<'a>(types: impl Into<TypeList<'a>>) -> Option<Type> {
    match types.into().types()? {
        [ty] => Some(ty.clone()),
        _ => None,
    }
}

/// Whether the transformed types of `lhs`, concatenated, compare one by one with the
/// types of `rhs`. `false` if a transform does not apply, or if the lists differ in
/// length.
pub fn types_match<'a>(
    ir: &'a Ir,
    lhs: impl Into<Entity<'a>>,
    rhs: impl Into<Entity<'a>>,
    transform: impl Fn(&Type) -> TypeList<'_>,
    compare: impl Fn(&Type, &Type) -> bool,
) -> bool {
    let (lhs, rhs) = (lhs.into(), rhs.into());
    // The number of types of `rhs` compared so far.
    let mut compared = 0;
    for index in 0..lhs.type_count(ir) {
        let Some(ty) = lhs.nth_type(ir, index) else {
            return false;
        };
        let transformed = transform(&ty);
        let Some(types) = transformed.types() else {
            return false;
        };
        for ty in types {
            match rhs.nth_type(ir, compared) {
                Some(expected) if compare(ty, &expected) => compared += 1,
                _ => return false,
            }
        }
    }
    compared == rhs.type_count(ir)
}

/// Like [`types_match`], but `true` if one of the two is absent.
pub fn optional_types_match<'a>(
    ir: &'a Ir,
    lhs: impl Into<Entity<'a>>,
    rhs: impl Into<Entity<'a>>,
    transform: impl Fn(&Type) -> TypeList<'_>,
    compare: impl Fn(&Type, &Type) -> bool,
) -> bool {
    let (lhs, rhs) = (lhs.into(), rhs.into());
    lhs.is_absent() || rhs.is_absent() || types_match(ir, lhs, rhs, transform, compare)
}

#[cfg(test)]
mod tests {
    use super::super::tests::values;
    use super::*;
    use crate::ir::Value;
    use crate::types::{FunctionType, TensorType};

    #[test]
    fn transforms_yield_types_in_many_forms() {
        let (one, two) = (Type::i32(), [Type::i32(), Type::f32()]);
        assert_eq!(single_type(&one), Some(Type::i32()));
        assert_eq!(single_type(one.clone()), Some(Type::i32()));
        assert_eq!(single_type(Some(&one)), Some(Type::i32()));
        assert_eq!(single_type(one.element_type()), None);
        assert_eq!(single_type(&two[..]), None);
        assert_eq!(single_type(&two[..1]), Some(Type::i32()));
        assert_eq!(types(two.to_vec()).types(), Some(&two[..]));
        assert_eq!(types(Some(&two[..])).types(), Some(&two[..]));
    }

    #[test]
    fn types_match_one_by_one() {
        let mut ir = Ir::new();
        let tensor = Type::from(TensorType::new([2], Type::f32()));
        let all = values(
            &mut ir,
            &[
                tensor.clone(),
                tensor,
                Type::f32(),
                Type::f32(),
                Type::i32(),
            ],
        );
        let elements_match = |lhs: Entity<'_>, rhs: Entity<'_>| {
            types_match(&ir, lhs, rhs, |ty| types(ty.element_type()), PartialEq::eq)
        };
        assert!(elements_match(all[0].into(), all[2].into()));
        assert!(!elements_match(all[0].into(), all[4].into()));
        assert!(!elements_match(all[2].into(), all[2].into()));
        assert!(elements_match((&all[..2]).into(), (&all[2..4]).into()));
        assert!(!elements_match((&all[..2]).into(), (&all[2..3]).into()));
        assert!(!elements_match((&all[..1]).into(), (&all[2..4]).into()));
        assert!(!elements_match(Entity::Absent, all[2].into()));
        assert!(elements_match(Entity::Absent, Entity::Absent));
    }

    #[test]
    fn one_type_may_become_several() {
        let mut ir = Ir::new();
        let function = FunctionType::new([Type::f32(), Type::i32()], []);
        let all = values(&mut ir, &[function.into(), Type::f32(), Type::i32()]);
        let inputs = |ty: &Type| {
            let function = ty.downcast::<FunctionType>();
            function.map(|function| function.inputs().to_vec())
        };
        let transform =
            |rhs: &[Value]| types_match(&ir, all[0], rhs, |ty| types(inputs(ty)), PartialEq::eq);
        assert!(transform(&all[1..]) && !transform(&all[1..2]) && !transform(&all[..1]));
        assert!(types_match(
            &ir,
            all[0],
            &all[..1],
            |ty| types(ty),
            |_, _| true
        ));
    }

    #[test]
    fn absent_optionals_match() {
        let mut ir = Ir::new();
        let all = values(&mut ir, &[Type::f32(), Type::i32()]);
        let same = |lhs: Option<Value>, rhs: Option<Value>| {
            optional_types_match(&ir, lhs, rhs, |ty| types(ty), PartialEq::eq)
        };
        assert!(same(None, Some(all[0])) && same(Some(all[0]), None) && same(None, None));
        assert!(same(Some(all[0]), Some(all[0])) && !same(Some(all[0]), Some(all[1])));
    }
}
