//! Result types that are inferred.

use super::verify::reduced_type;
use super::{
    ExtractOp, ExtractOpAdaptor, MultiDimReductionOp, ShuffleOp, ShuffleOpAdaptor, ToElementsOp,
    ToElementsOpAdaptor,
};
use ods_runtime::prelude::*;
use ods_runtime::types::VectorType;

/// The vector of an operand's type.
fn vector(ir: &Ir, value: Value) -> Option<&VectorType> {
    match value.ty(ir) {
        Type::Vector(vector) => Some(vector),
        _ => None,
    }
}

fn failed(location: Location, op: &str) -> Diagnostic {
    Diagnostic::error(
        location,
        format!("'{op}' op failed to infer returned types"),
    )
}

/// The type of what is at a position with `depth` coordinates: an element, or a vector of less dimensions.
pub(super) fn part_type(vector: &VectorType, depth: usize) -> Type {
    let depth = depth.min(vector.shape().len());
    let element = vector.element_type().clone();
    if depth == vector.shape().len() {
        return element;
    }
    let scalable: Vec<bool> = vector.scalable_dims().skip(depth).collect();
    VectorType::with_scalable_dims(&vector.shape()[depth..], element, scalable).into()
}

impl InferTypesOfParts for ShuffleOp {
    fn infer_types(
        ir: &Ir,
        location: Location,
        parts: ShuffleOpAdaptor<'_, Value>,
    ) -> Result<Vec<Type>, Diagnostic> {
        let Some(first) = vector(ir, parts.v1) else {
            return Err(failed(location, "vector.shuffle"));
        };
        let mut shape = vec![parts.mask.len().max(1) as i64];
        shape.extend(first.shape().iter().skip(1));
        Ok(vec![
            VectorType::new(shape, first.element_type().clone()).into(),
        ])
    }
}

impl InferTypesOfParts for ToElementsOp {
    fn infer_types(
        ir: &Ir,
        location: Location,
        parts: ToElementsOpAdaptor<'_, Value>,
    ) -> Result<Vec<Type>, Diagnostic> {
        let Some(source) = vector(ir, parts.source) else {
            return Err(failed(location, "vector.to_elements"));
        };
        let count: i64 = source.shape().iter().product();
        Ok(vec![source.element_type().clone(); count as usize])
    }
}

impl InferTypesOfParts for ExtractOp {
    fn infer_types(
        ir: &Ir,
        location: Location,
        parts: ExtractOpAdaptor<'_, Value>,
    ) -> Result<Vec<Type>, Diagnostic> {
        let Some(source) = vector(ir, parts.source) else {
            return Err(failed(location, "vector.extract"));
        };
        let depth = parts.static_position.len();
        if depth > source.shape().len() {
            let element = source.element_type().clone();
            return Ok(vec![VectorType::new([], element).into()]);
        }
        Ok(vec![part_type(source, depth)])
    }

    /// A vector of one element stands for the element.
    fn is_compatible_return_types(inferred: &[Type], found: &[Type]) -> bool {
        let is_one = |vector: &Type, element: &Type| match vector {
            Type::Vector(vector) => vector.shape() == [1] && vector.element_type() == element,
            _ => false,
        };
        match (inferred, found) {
            ([inferred], [found]) => {
                inferred == found || is_one(inferred, found) || is_one(found, inferred)
            }
            _ => false,
        }
    }
}

impl InferTypes for MultiDimReductionOp {
    fn infer_types(ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        let source = state
            .operands
            .first()
            .and_then(|source| vector(ir, *source));
        let dims = state
            .attribute("reduction_dims")
            .and_then(Attribute::as_i64s);
        let (Some(source), Some(dims)) = (source, dims) else {
            return Err(failed(state.location, "vector.multi_reduction"));
        };
        Ok(vec![reduced_type(source, dims)])
    }
}
