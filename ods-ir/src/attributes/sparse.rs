//! Sparse elements attributes.

use super::{Attribute, DenseElementsAttr};
use crate::types::Type;
use crate::types::storage::{Shared, composites};
use std::fmt;

/// Elements of a vector or tensor that are zero except for some:
/// `sparse<[[0, 1]], [5]> : tensor<4x4xi32>`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SparseElementsAttr(pub(crate) Shared<SparseData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct SparseData {
    ty: Type,
    indices: DenseElementsAttr,
    values: DenseElementsAttr,
}

composites! {
    SparseData: ty;
}

/// The reason why indices and values do not form sparse elements.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvalidSparseElements(String);

impl fmt::Display for InvalidSparseElements {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for InvalidSparseElements {}

/// Formats numbers as `1, 2, 3`, as MLIR's messages do.
pub(crate) fn join_numbers(numbers: &[i64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
    numbers.join(", ")
}

impl SparseElementsAttr {
    /// Creates elements of type `ty` that are `values` at `indices`. The indices are `i64`s, one
    /// row for each value.
    ///
    /// # Errors
    ///
    /// If the shapes do not fit each other, or an index is out of bounds.
    pub fn new(
        ty: Type,
        indices: DenseElementsAttr,
        values: DenseElementsAttr,
    ) -> Result<Self, InvalidSparseElements> {
        let (shape, rows) = (ty.shape().unwrap_or_default(), indices.shape());
        let error = |message: String| InvalidSparseElements(message);
        let [value_count] = *values.shape() else {
            return Err(error(
                "expected 1-d tensor for sparse element values".into(),
            ));
        };
        let fits = match *rows {
            [count, width] => width == shape.len() as i64 && count == value_count,
            [count] => shape.len() == 1 && count == value_count,
            _ => false,
        };
        if !fits {
            return Err(error(format!(
                "expected shape ([{}]); inferred shape of indices literal ([{}]); inferred shape of values literal ([{}])",
                join_numbers(shape),
                join_numbers(rows),
                join_numbers(values.shape())
            )));
        }
        let bytes = indices.raw_bytes().unwrap_or_default();
        let read = |bytes: &[u8]| -> Vec<i64> {
            let word = |chunk: &[u8]| chunk.try_into().map_or(0, i64::from_le_bytes);
            bytes.chunks_exact(8).map(word).collect()
        };
        let check = |number: usize, index: &[i64]| {
            let inside = (index.iter().zip(shape)).all(|(at, extent)| (0..*extent).contains(at));
            if inside {
                return Ok(());
            }
            // As in MLIR's messages, a negative index prints as an unsigned number.
            let index: Vec<String> = (index.iter())
                .map(|at| at.cast_unsigned().to_string())
                .collect();
            let index = index.join(", ");
            Err(error(format!(
                "sparse index #{number} is not contained within the value shape, with index=[{index}], and type='{ty}'"
            )))
        };
        if indices.is_splat() {
            let index = vec![read(bytes).first().copied().unwrap_or(0); shape.len()];
            check(0, &index)?;
        } else if !shape.is_empty() {
            for (number, row) in bytes.chunks_exact(8 * shape.len()).enumerate() {
                check(number, &read(row))?;
            }
        }
        Ok(Self(Shared::new(SparseData {
            ty,
            indices,
            values,
        })))
    }

    /// The type: shaped, with static shape.
    pub fn ty(&self) -> &Type {
        &self.0.ty
    }

    /// The positions of the values, one row each.
    pub fn indices(&self) -> &DenseElementsAttr {
        &self.0.indices
    }

    /// The element at a position: a zero where there is no value. `None` if there is no such position, or if the
    /// elements are strings.
    #[inline]
    pub fn get(&self, position: &[i64]) -> Option<Attribute> {
        let shape = self.ty().shape()?;
        let is_inside = |(at, size): (&i64, &i64)| (0..*size).contains(at);
        if position.len() != shape.len() || !position.iter().zip(shape).all(is_inside) {
            return None;
        }
        let rows = self.values().num_elements();
        let is_it = |row: &usize| {
            let mut numbers = position.iter().enumerate();
            numbers.all(|(column, at)| {
                let index = self.indices().get(row * shape.len() + column);
                index.and_then(|index| index.as_i64()) == Some(*at)
            })
        };
        match (0..rows).find(is_it) {
            Some(row) => self.values().get(row),
            None => zero(self.ty().element_type()?),
        }
    }

    /// The values at these positions.
    pub fn values(&self) -> &DenseElementsAttr {
        &self.0.values
    }
}

#[inline]
fn zero(ty: &Type) -> Option<Attribute> {
    Some(match ty {
        Type::Integer(_) | Type::Index => Attribute::integer(ty, 0),
        Type::Float(ty) => Attribute::float(*ty, 0.0),
        Type::Complex(ty) => {
            let part = zero(ty.element_type())?;
            Attribute::array([part.clone(), part])
        }
        _ => return None,
    })
}
