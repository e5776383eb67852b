//! `math`: functions on integers and floats, and on vectors and tensors of them.

mod fold;
mod functions;
mod host;

pub use functions::{
    Binary, BinaryFunction, HostFunction, Unary, UnaryFunction, integer_power, is_normal,
};

use crate::arith::{ArithDialect, FastMathFlags, FastMathFlagsAttr};
use ods_runtime::prelude::*;

ods! {
    #![export(math_td)]
    #![emit("Ops.td")]
}

impl MaterializeConstant for MathDialect {
    /// Constants are those of `arith`.
    fn materialize_constant(
        b: &mut OpBuilder<'_>,
        value: &Attribute,
        ty: &Type,
        location: Location,
    ) -> Option<Operation> {
        ArithDialect::materialize_constant(b, value, ty, location)
    }
}
