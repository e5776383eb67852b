//! Attributes of operations.

use super::LinalgDialect;
use ods_dialects::arith::ArithDialect;
use ods_runtime::prelude::*;

impl VerifyOperationAttribute for LinalgDialect {
    fn verify_operation_attribute(op: Operation, ir: &Ir, attr: &NamedAttribute) -> VerifyResult {
        let name = &attr.name;
        if *name == "linalg.memoized_indexing_maps" {
            return Ok(());
        }
        let message = format!("attribute '\"{name}\"' not supported by the linalg dialect");
        Err(Diagnostic::error(op.location(ir), message))
    }
}

impl MaterializeConstant for LinalgDialect {
    /// Constants are those of `arith`.
    fn constant_op(value: &Attribute, ty: &Type) -> Option<&'static OpInfo> {
        ArithDialect::constant_op(value, ty)
    }
}
