//! `complex`: arithmetic on complex numbers.

mod canonicalize;
mod constant;
mod fold;
mod number;
mod verify;

use crate::arith::{FastMathFlags, FastMathFlagsAttr};
use ods_runtime::prelude::*;
use ods_runtime::types::ComplexType;

ods! {
    #![export(complex_td)]
    #![emit("Base.td")]
    #![emit("Ops.td")]
}

/// The type of the parts of a complex number of type `ty`; `none` if `ty` is not complex.
pub fn element_type(ty: &Type) -> Type {
    let complex = ty.downcast::<ComplexType>();
    complex.map_or_else(Type::none, |complex| complex.element_type().clone())
}
