//! Inference of result types from the definition.

use super::spec::{OpSpec, ResultInference, Transform, TypeOf, TypeSource};
use crate::attributes::Attribute;
use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, OperationState};
use crate::types::Type;
use smallvec::{SmallVec, smallvec};

/// Infers the result types from the rest of `state`.
///
/// # Errors
///
/// If the op's own inference fails, or a part that it needs is missing.
#[doc(hidden)]
pub fn infer_result_types(
    ir: &Ir,
    spec: &OpSpec,
    state: &OperationState,
) -> Result<SmallVec<[Type; 2]>, Diagnostic> {
    let failed = || inference_failed(state);
    match &spec.inference {
        ResultInference::Given => Err(failed()),
        ResultInference::Function(hooks) => (hooks.infer)(ir, state).map(SmallVec::from_vec),
        ResultInference::Sources(sources) => {
            if let [source] = sources[..] {
                let ty = infer_one(ir, spec, state, 0, source, &[]);
                return ty.map(|ty| smallvec![ty]).ok_or_else(failed);
            }
            let mut types: SmallVec<[Option<Type>; 2]> = SmallVec::from_elem(None, sources.len());
            // A source may be a result that is inferred later. Each round infers at least
            // one type, or no further type can be inferred.
            for _ in 0..sources.len() {
                for (number, source) in sources.iter().enumerate() {
                    if types[number].is_none() {
                        types[number] = infer_one(ir, spec, state, number, *source, &types);
                    }
                }
            }
            types.into_iter().collect::<Option<_>>().ok_or_else(failed)
        }
    }
}

/// The error if result types cannot be inferred.
#[cold]
#[doc(hidden)]
pub fn inference_failed(state: &OperationState) -> Diagnostic {
    let message = format!("'{}' op failed to infer returned types", state.name());
    Diagnostic::error(state.location, message)
}

fn infer_one(
    ir: &Ir,
    spec: &OpSpec,
    state: &OperationState,
    number: usize,
    source: TypeSource,
    known: &[Option<Type>],
) -> Option<Type> {
    let operands = |group: usize| {
        let range = spec.operand_range(group, state.operands.len(), |slot| state.slot(slot));
        state.operands[range].iter().map(|value| value.ty(ir))
    };
    let type_of = |part: TypeOf| match part {
        TypeOf::Operand(group) => operands(group).next().cloned(),
        TypeOf::Result(group) => known.get(group)?.clone(),
        TypeOf::Attr(slot) => attr_type(state.slot(slot).or_else(|| spec.default_attr(slot))?),
    };
    match source {
        TypeSource::Operand(group) => type_of(TypeOf::Operand(group)),
        TypeSource::Result(group) => type_of(TypeOf::Result(group)),
        TypeSource::Attr(slot) => type_of(TypeOf::Attr(slot)),
        TypeSource::Build => {
            let constraint = spec.results.get(number)?.constraint;
            constraint.build.map(|build| build())
        }
        TypeSource::Infer => None,
        TypeSource::Via(TypeOf::Operand(group), transform) => {
            transform.apply_all(operands(group)).single()
        }
        TypeSource::Via(part, transform) => transform.apply_all(&type_of(part)).single(),
        TypeSource::Elements(part) => type_of(part)?.element_type().cloned(),
    }
}

/// The type of an attribute; for a type attribute, the type in it.
#[doc(hidden)]
pub fn attr_type(attr: &Attribute) -> Option<Type> {
    match attr {
        Attribute::Type(ty) => Some(ty.0.clone()),
        attr => attr.value_type(),
    }
}

/// The result of a transformer.
#[derive(Debug)]
#[doc(hidden)]
pub enum Transformed {
    /// The transformer does not apply to the type with this index.
    Failed(usize),
    /// One type, for any number of targets.
    One(Type),
    /// One type per target.
    Many(Vec<Type>),
}

impl Transformed {
    fn single(self) -> Option<Type> {
        match self {
            Self::Failed(_) => None,
            Self::One(ty) => Some(ty),
            Self::Many(types) => match <[Type; 1]>::try_from(types) {
                Ok([ty]) => Some(ty),
                Err(_) => None,
            },
        }
    }
}

impl Transform {
    /// Applies the transformer to each of `types` and concatenates the results. If one
    /// type yields one type, the result is [`Transformed::One`].
    #[doc(hidden)]
    pub fn apply_all<'t>(self, types: impl IntoIterator<Item = &'t Type>) -> Transformed {
        let mut types = types.into_iter().enumerate().peekable();
        let mut results = Vec::new();
        while let Some((number, ty)) = types.next() {
            let is_only = number == 0 && types.peek().is_none();
            match self {
                Self::One(transform) => match transform(ty) {
                    Some(ty) if is_only => return Transformed::One(ty),
                    Some(ty) => results.push(ty),
                    None => return Transformed::Failed(number),
                },
                Self::Many(transform) => {
                    let list = transform(ty);
                    match (list.one(), list.types()) {
                        (Some(ty), _) if is_only => return Transformed::One(ty.clone()),
                        (_, Some(types)) => results.extend_from_slice(types),
                        (_, None) => return Transformed::Failed(number),
                    }
                }
            }
        }
        Transformed::Many(results)
    }
}
