//! What predicates and transformers of `vector` ask.

use super::{PrintPunctuation, PrintPunctuationAttr};
use ods_runtime::prelude::*;
use ods_runtime::types::VectorType;

/// A vector with another size of its last dimension.
fn with_last_dim(vector: &VectorType, size: i64) -> Type {
    let mut shape = vector.shape().to_vec();
    if let Some(last) = shape.last_mut() {
        *last = size;
    }
    let scalable: Vec<bool> = vector.scalable_dims().collect();
    VectorType::with_scalable_dims(shape, vector.element_type().clone(), scalable).into()
}

/// The type of two vectors of type `ty`, interleaved; `None` if `ty` is not a vector.
pub fn interleaved(ty: &Type) -> Option<Type> {
    let Type::Vector(vector) = ty else {
        return None;
    };
    let Some(last) = vector.shape().last() else {
        return Some(VectorType::new([2], vector.element_type().clone()).into());
    };
    last.checked_mul(2).map(|size| with_last_dim(vector, size))
}

/// The type of the elements of a vector of type `ty` with even numbers: `ty` itself if that has no such elements, `None` if
/// it is not a vector.
pub fn deinterleaved(ty: &Type) -> Option<Type> {
    let Type::Vector(vector) = ty else {
        return None;
    };
    Some(match vector.shape().last() {
        Some(last) if *last >= 2 => with_last_dim(vector, last / 2),
        _ => ty.clone(),
    })
}

/// Whether the last dimension of a shape has an even size.
pub fn has_even_last_dim(ty: &Type) -> bool {
    let last = ty.shape().and_then(<[i64]>::last);
    last.is_some_and(|size| size % 2 == 0)
}

/// Whether a position is a multiple of the number of elements of `ty`.
pub fn is_multiple(position: Option<&Attribute>, ty: &Type) -> bool {
    let position = position.and_then(Attribute::as_i64);
    let count: i64 = ty.shape().unwrap_or_default().iter().product();
    position.is_some_and(|position| position.checked_rem(count) == Some(0))
}

/// Whether `vector.print` has no more than a text if it has one.
pub fn prints_one_thing(
    text: Option<&Attribute>,
    source: Option<Value>,
    punctuation: Option<&Attribute>,
) -> bool {
    let punctuation = punctuation.and_then(Attribute::downcast::<PrintPunctuationAttr>);
    let is_new_line =
        punctuation.is_none_or(|attribute| attribute.value() == PrintPunctuation::NewLine);
    text.is_none() || (source.is_none() && is_new_line)
}
