//! Constants of `math` are those of `arith`.

use super::MathDialect;
use crate::arith::ArithDialect;
use ods_runtime::prelude::*;

impl MaterializeConstant for MathDialect {
    /// Constants are those of `arith`.
    fn constant_op(value: &Attribute, ty: &Type) -> Option<&'static OpInfo> {
        ArithDialect::constant_op(value, ty)
    }
}
