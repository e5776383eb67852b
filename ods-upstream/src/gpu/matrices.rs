//! Verifiers of matrices that the threads of a subgroup hold together.

use super::{
    MMAMatrixType, SubgroupMmaComputeOp, SubgroupMmaLoadMatrixOp, SubgroupMmaStoreMatrixOp,
};
use crate::layout::has_unit_stride;
use ods_runtime::prelude::*;

/// An error that does not name the operation: MLIR's `emitError`.
fn plain_error(op: impl OpHandle, ir: &Ir, message: &str) -> VerifyResult {
    Err(Diagnostic::error(op.operation().location(ir), message))
}

fn is_dense(memref: Value, ir: &Ir) -> bool {
    matches!(memref.ty(ir), Type::MemRef(ty) if has_unit_stride(ty))
}

/// The part that a matrix has in a product, `AOp`, and its sizes.
fn matrix(value: Value, ir: &Ir) -> (&str, &[i64]) {
    let ty = value.ty(ir).downcast::<MMAMatrixType>();
    ty.map_or(("", &[]), |ty| (ty.operand(), ty.shape()))
}

impl Verify for SubgroupMmaLoadMatrixOp {
    /// Which part the matrix may have is verified with its type.
    fn verify(self, ir: &Ir) -> VerifyResult {
        if is_dense(self.src_memref(ir), ir) {
            return Ok(());
        }
        let message = "expected source memref most minor dim must have unit stride";
        plain_error(self, ir, message)
    }
}

impl Verify for SubgroupMmaStoreMatrixOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let message = if !is_dense(self.dst_memref(ir), ir) {
            "expected destination memref most minor dim must have unit stride"
        } else if matrix(self.src(ir), ir).0 != "COp" {
            "expected the operand matrix being stored to have 'COp' operand type"
        } else {
            return Ok(());
        };
        plain_error(self, ir, message)
    }
}

impl Verify for SubgroupMmaComputeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let operands = [self.op_a(ir), self.op_b(ir), self.op_c(ir)];
        let [a, b, c] = operands.map(|operand| matrix(operand, ir));
        if [a.0, b.0, c.0] != ["AOp", "BOp", "COp"] {
            return plain_error(self, ir, "operands must be in the order AOp, BOp, COp");
        }
        let (&[rows, depth], &[of_b, columns]) = (a.1, b.1) else {
            return Ok(());
        };
        if of_b != depth || c.1 != [rows, columns] {
            let message = "operand shapes do not satisfy matmul constraints";
            return plain_error(self, ir, message);
        }
        Ok(())
    }
}
