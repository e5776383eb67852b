//! The enums of lowerings of `vector`, which only passes and transformations need.

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Vector/Transforms/VectorTransformsBase.td")]
}
