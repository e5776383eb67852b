//! Constants of `math` are those of `arith`.

use super::MathDialect;
use crate::arith::ArithDialect;
use ods_runtime::prelude::*;

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
