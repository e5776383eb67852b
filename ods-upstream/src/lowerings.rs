//! The enums of dialects that say how their operations are lowered. Only passes and transformations need them, so
//! `transform` has them in attributes, whether the dialects are on or off.

pub(crate) mod bufferization {
    use ods_runtime::prelude::*;

    ods! {
        #![upstream]
        #![include_dir(env = "ODS_MLIR_INCLUDE")]
        #![emit("mlir/Dialect/Bufferization/IR/BufferizationEnums.td")]
    }
}

#[cfg(not(feature = "linalg"))]
pub(crate) mod linalg {
    use ods_runtime::prelude::*;

    ods! {
        #![upstream]
        #![include_dir(env = "ODS_MLIR_INCLUDE")]
        #![emit("mlir/Dialect/Linalg/IR/LinalgEnums.td")]
    }
}

pub(crate) mod vector {
    use ods_runtime::prelude::*;

    ods! {
        #![upstream]
        #![include_dir(env = "ODS_MLIR_INCLUDE")]
        #![emit("mlir/Dialect/Vector/Transforms/VectorTransformsBase.td")]
    }
}
