//! What types that consist of others consist of.

use super::{
    ArrayType, CooperativeMatrixType, MatrixType, RuntimeArrayType, StructType, TensorArmType,
};
use ods_runtime::prelude::*;

/// Whether a type is a scalar: a boolean, an integer or a float that SPIR-V has.
pub(super) fn is_scalar(ty: &Type) -> bool {
    match ty {
        Type::Integer(integer) => [1, 8, 16, 32, 64].contains(&integer.width()),
        Type::Float(float) => [16, 32, 64].contains(&float.width()),
        _ => false,
    }
}

/// Whether a type is a vector that SPIR-V has.
pub(super) fn is_vector(ty: &Type) -> bool {
    let Type::Vector(vector) = ty else {
        return false;
    };
    matches!(vector.shape(), [2 | 3 | 4 | 8 | 16]) && is_scalar(vector.element_type())
}

/// Whether a type consists of others.
pub(super) fn is_composite(ty: &Type) -> bool {
    is_vector(ty)
        || ty.is::<ArrayType>()
        || ty.is::<CooperativeMatrixType>()
        || ty.is::<MatrixType>()
        || ty.is::<RuntimeArrayType>()
        || ty.is::<StructType>()
        || ty.is::<TensorArmType>()
}

/// How many elements a type has; `None` if only the running program knows.
pub(super) fn num_elements(ty: &Type) -> Option<usize> {
    if let Type::Vector(vector) = ty {
        return vector.shape().first().map(|&size| size as usize);
    }
    if let Some(array) = ty.downcast::<ArrayType>() {
        return Some(array.num_elements() as usize);
    }
    if let Some(matrix) = ty.downcast::<MatrixType>() {
        return Some(matrix.num_columns() as usize);
    }
    if let Some(tensor) = ty.downcast::<TensorArmType>() {
        let sizes = tensor
            .shape()
            .iter()
            .map(|&size| usize::try_from(size).ok());
        return sizes.product();
    }
    let structure = ty.downcast::<StructType>()?;
    Some(structure.element_types().len())
}

/// The type of an element, if there is one.
pub(super) fn element_type(ty: &Type, index: usize) -> Option<Type> {
    if let Type::Vector(vector) = ty {
        return Some(vector.element_type().clone());
    }
    if let Some(array) = ty.downcast::<ArrayType>() {
        return Some(array.element_type().clone());
    }
    if let Some(array) = ty.downcast::<RuntimeArrayType>() {
        return Some(array.element_type().clone());
    }
    if let Some(matrix) = ty.downcast::<CooperativeMatrixType>() {
        return Some(matrix.element_type().clone());
    }
    if let Some(matrix) = ty.downcast::<MatrixType>() {
        return Some(matrix.column_type().clone());
    }
    if let Some(tensor) = ty.downcast::<TensorArmType>() {
        return Some(tensor.element_type().clone());
    }
    let structure = ty.downcast::<StructType>()?;
    structure.element_types().into_iter().nth(index)
}

/// The indices in an attribute, or what is wrong with it.
pub(super) fn check_indices(attr: &Attribute) -> Result<Vec<i32>, String> {
    let Some(array) = attr.as_array() else {
        return Err("expected a 32-bit integer array attribute for 'indices'".to_owned());
    };
    let index = |attr: &Attribute| match attr {
        Attribute::Integer(_) => Ok(attr.as_i64().unwrap_or(-1) as i32),
        _ => Err(format!(
            "expected an 32-bit integer for index, but found '{attr}'"
        )),
    };
    if array.is_empty() {
        return Err("expected at least one index for spirv.CompositeExtract".to_owned());
    }
    array.iter().map(index).collect()
}

/// The type of what indices lead to, or why they lead nowhere.
pub(super) fn element_at(ty: &Type, indices: &[i32]) -> Result<Type, String> {
    let mut ty = ty.clone();
    for &index in indices {
        if !is_composite(&ty) {
            return Err(format!(
                "cannot extract from non-composite type '{ty}' with index {index}"
            ));
        }
        let position = usize::try_from(index).ok();
        let count = num_elements(&ty);
        let is_outside = count.is_some_and(|count| position.is_none_or(|at| at >= count));
        let element = element_type(&ty, position.unwrap_or(0)).filter(|_| !is_outside);
        ty = element.ok_or_else(|| format!("index {index} out of bounds for '{ty}'"))?;
    }
    Ok(ty)
}
