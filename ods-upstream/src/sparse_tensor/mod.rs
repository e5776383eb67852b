//! `sparse_tensor`: tensors with compressed storage.
//!
//! An encoding says how a tensor is stored: [`SparseTensorEncodingAttr`], with a [`LevelType`] for each level.

mod encoding;
mod level;
mod map;
mod slice;
mod types;
mod verify_encoding;

pub use level::{LevelFormat, LevelType};

use ods_runtime::prelude::*;
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
