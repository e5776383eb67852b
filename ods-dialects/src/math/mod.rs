//! `math`: functions on integers and floats, and on vectors and tensors of them.

mod constant;
mod fold;
mod functions;
mod host;

pub use functions::{
    Binary, BinaryFunction, HostFunction, Unary, UnaryFunction, integer_power, is_normal,
};

use crate::arith::{FastMathFlags, FastMathFlagsAttr};
use ods_runtime::prelude::*;

ods! {
    #![export(math_td)]
    #![emit("Ops.td")]
}
