//! `math`: functions on integers and floats. The hooks are those of `ods-dialects`.

#[path = "../../../ods-dialects/src/math/constant.rs"]
mod constant;
#[path = "../../../ods-dialects/src/math/fold.rs"]
mod fold;
#[path = "../../../ods-dialects/src/math/functions.rs"]
mod functions;
#[path = "../../../ods-dialects/src/math/host.rs"]
mod host;

pub use functions::{
    Binary, BinaryFunction, HostFunction, Unary, UnaryFunction, integer_power, is_normal,
};

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Math/IR/MathOps.td")]
    #![dialect("math")]
}
