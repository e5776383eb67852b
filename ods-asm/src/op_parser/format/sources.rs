//! Resolves types that are not written but follow from other parts of the operation.

use super::lists::Lists;
use ods_ir::ir::OperationState;
use ods_ir::op::spec::{Arity, OpSpec, TypeOf, TypeSource, ValueSpec};
use ods_ir::op::{Transformed, TypeConstraint, attr_type};
use ods_ir::types::Type;

/// The types of a group.
#[derive(Debug)]
pub(super) enum Types<'t> {
    /// The written types.
    Written(&'t [Type]),
    /// A single derived type.
    One(Type),
    /// Several derived types.
    Many(Vec<Type>),
}

impl Types<'_> {
    const NONE: Self = Self::Written(&[]);

    fn of(ty: Option<Type>) -> Self {
        ty.map_or(Self::NONE, Self::One)
    }

    pub(super) fn as_slice(&self) -> &[Type] {
        match self {
            Self::Written(types) => types,
            Self::One(ty) => std::slice::from_ref(ty),
            Self::Many(types) => types,
        }
    }
}

/// How derived types apply to the values of a group.
#[derive(Debug)]
pub(super) enum Resolved<'t> {
    /// The first type applies to every value.
    Each(Types<'t>),
    /// One type per value.
    List(Types<'t>),
    /// This type, repeated.
    Repeated(Type, usize),
}

impl<'t> Resolved<'t> {
    pub(super) const NONE: Self = Self::List(Types::NONE);

    fn of(types: Types<'t>, is_list: bool) -> Self {
        if is_list || types.as_slice().is_empty() {
            Self::List(types)
        } else {
            Self::Each(types)
        }
    }
}

/// The error of a transformer that does not accept a type.
#[derive(Debug)]
pub(super) struct Untransformed {
    pub(super) of: TypeOf,
    pub(super) ty: Type,
}

/// The parts that types may be derived from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known<'t, 'o> {
    spec: &'static OpSpec,
    lists: &'t Lists,
    op: &'o OperationState,
}

impl<'t, 'o> Known<'t, 'o> {
    pub(super) fn new(spec: &'static OpSpec, lists: &'t Lists, op: &'o OperationState) -> Self {
        Self { spec, lists, op }
    }

    /// Returns the types that a source gives.
    ///
    /// # Errors
    ///
    /// If a transformer does not accept the type.
    pub(super) fn resolve(
        self,
        source: TypeSource,
        constraint: &TypeConstraint,
    ) -> Result<Resolved<'t>, Box<Untransformed>> {
        Ok(match source {
            TypeSource::Build => match constraint.build {
                Some(build) => Resolved::Each(Types::One(build())),
                None => Resolved::NONE,
            },
            TypeSource::Operand(group) => self.types_like(TypeOf::Operand(group)),
            TypeSource::Result(group) => self.types_like(TypeOf::Result(group)),
            TypeSource::Attr(slot) => self.types_like(TypeOf::Attr(slot)),
            TypeSource::Via(of, transform) => {
                let types = self.types(of);
                match transform.apply_all(types.as_slice()) {
                    Transformed::One(ty) => Resolved::Each(Types::One(ty)),
                    Transformed::Many(types) => Resolved::List(Types::Many(types)),
                    Transformed::Failed(number) => {
                        let ty = types.as_slice()[number].clone();
                        return Err(Box::new(Untransformed { of, ty }));
                    }
                }
            }
            TypeSource::Elements(of) => {
                let types = self.types(of);
                let Some(shaped) = types.as_slice().first() else {
                    return Ok(Resolved::NONE);
                };
                let count = shaped.num_elements().map(usize::try_from);
                let (Some(element), Some(Ok(count))) = (shaped.element_type(), count) else {
                    let ty = shaped.clone();
                    return Err(Box::new(Untransformed { of, ty }));
                };
                Resolved::Repeated(element.clone(), count)
            }
            TypeSource::Infer => Resolved::NONE,
        })
    }

    /// Returns the types of another group, for a group with equal types.
    #[inline]
    fn types_like(self, of: TypeOf) -> Resolved<'t> {
        let is_list = |spec: &ValueSpec| {
            matches!(
                spec.arity,
                Arity::Variadic | Arity::VariadicOfVariadic { .. }
            )
        };
        let is_list = match of {
            TypeOf::Operand(group) => is_list(&self.spec.operands[group]),
            TypeOf::Result(group) => is_list(&self.spec.results[group]),
            TypeOf::Attr(_) => false,
        };
        Resolved::of(self.types(of), is_list)
    }

    /// Returns the types of a part if they are written or can be built.
    fn types(self, of: TypeOf) -> Types<'t> {
        let (written, source, constraint) = match of {
            TypeOf::Operand(group) => (
                self.lists.operand_types(group),
                self.spec.operand_types[group],
                self.spec.operands[group].constraint,
            ),
            TypeOf::Result(group) => (
                self.lists.result_types(group),
                self.spec.result_types[group],
                self.spec.results[group].constraint,
            ),
            TypeOf::Attr(slot) => {
                let attr = self.op.slot(slot);
                let attr = attr.or_else(|| self.spec.default_attr(slot));
                return Types::of(attr.and_then(attr_type));
            }
        };
        match (written, source) {
            (Some(types), _) => Types::Written(types),
            (None, Some(TypeSource::Build)) => Types::of(constraint.build.map(|build| build())),
            (None, _) => Types::NONE,
        }
    }
}
