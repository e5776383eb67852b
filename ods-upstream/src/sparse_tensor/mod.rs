//! `sparse_tensor`: tensors with compressed storage.
//!
//! An encoding says how a tensor is stored: [`SparseTensorEncodingAttr`], with a [`LevelType`] for each level.

mod encoding;
mod fold;
mod iterate;
mod level;
mod levels;
mod map;
mod shape;
mod slice;
mod types;
mod verify;
mod verify_encoding;
mod verify_regions;

pub use level::{LevelFormat, LevelType};

use levels::{parse_level_range, print_level_range};
use ods_runtime::prelude::*;
use ods_runtime::traits::ConstantLike;
use types::{parse_level_range_of_type, print_level_range_of_type};

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/SparseTensor/IR/SparseTensorOps.td")]
    #![dialect("sparse_tensor")]
    #![vocabulary("vocabulary.txt")]
}

/// An axis of a tensor.
pub type Dimension = u64;

/// An axis of the storage of a tensor.
pub type Level = u64;

/// A set of levels.
pub type I64BitSet = u64;

/// The encoding of a tensor, or of the metadata of its storage.
pub fn encoding_of(ty: &Type) -> Option<&SparseTensorEncodingAttr> {
    match ty {
        Type::RankedTensor(tensor) => tensor.encoding()?.downcast::<SparseTensorEncodingAttr>(),
        _ => ty
            .downcast::<StorageSpecifierType>()
            .map(StorageSpecifierType::encoding),
    }
}

/// Whether a type has an encoding that is a slice.
pub fn is_slice(ty: &Type) -> bool {
    encoding_of(ty).is_some_and(SparseTensorEncodingAttr::is_slice)
}

/// The number that a constant operation gives.
fn constant_index(ir: &Ir, value: Value) -> Option<i64> {
    let op = value.defining_op(ir)?;
    let constant = op.has_trait::<ConstantLike>(ir).then_some(op)?;
    match constant.attribute(ir, "value")? {
        number @ Attribute::Integer(_) => number.as_i64(),
        _ => None,
    }
}
