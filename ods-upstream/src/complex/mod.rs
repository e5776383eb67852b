//! `complex`: arithmetic on complex numbers. The hooks are those of `ods-dialects`.

#[path = "../../../ods-dialects/src/complex/canonicalize.rs"]
mod canonicalize;
#[path = "../../../ods-dialects/src/complex/constant.rs"]
mod constant;
#[path = "../../../ods-dialects/src/complex/fold.rs"]
mod fold;
#[path = "../../../ods-dialects/src/complex/number.rs"]
mod number;
#[path = "../../../ods-dialects/src/complex/verify.rs"]
mod verify;

use ods_runtime::prelude::*;
use ods_runtime::types::ComplexType;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Complex/IR/ComplexAttributes.td")]
    #![emit("mlir/Dialect/Complex/IR/ComplexOps.td")]
    #![dialect("complex")]
}

/// The type of the parts of a complex number of type `ty`; `none` if `ty` is not complex.
pub fn element_type(ty: &Type) -> Type {
    let complex = ty.downcast::<ComplexType>();
    complex.map_or_else(Type::none, |complex| complex.element_type().clone())
}
