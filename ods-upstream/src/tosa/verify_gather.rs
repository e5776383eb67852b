//! The verifiers of `tosa.gather` and `tosa.scatter`.

use super::checks::{dim, fail, verify_same_input_and_output};
use super::{DYNAMIC, GatherOp, ScatterOp};
use ods_runtime::prelude::*;

/// What is known of a size.
struct Size(i64);

impl Size {
    /// Checks the size of dimension `at` of a tensor, and learns it unless another one is known.
    fn learn(&mut self, op: Operation, ir: &Ir, name: &str, ty: &Type, at: usize) -> VerifyResult {
        let (Self(known), found) = (self, dim(ty, at));
        if *known == DYNAMIC {
            *known = found;
        } else if found != DYNAMIC && found != *known {
            return fail!(
                op,
                ir,
                "requires {name} dimension {at} to have size {known}, got {found}"
            );
        }
        Ok(())
    }
}

impl Verify for GatherOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        verify_same_input_and_output(op, ir, self.values(ir), self.output(ir))?;
        let (values, indices) = (self.values(ir).ty(ir), self.indices(ir).ty(ir));
        let output = self.output(ir).ty(ir);
        let (mut batch, mut channels) = (Size(dim(values, 0)), Size(dim(values, 2)));
        batch.learn(op, ir, "indices", indices, 0)?;
        let mut count = Size(dim(indices, 1));
        batch.learn(op, ir, "output", output, 0)?;
        count.learn(op, ir, "output", output, 1)?;
        channels.learn(op, ir, "output", output, 2)
    }
}

impl Verify for ScatterOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        verify_same_input_and_output(op, ir, self.values_in(ir), self.values_out(ir))?;
        verify_same_input_and_output(op, ir, self.input(ir), self.values_out(ir))?;
        let (values, indices) = (self.values_in(ir).ty(ir), self.indices(ir).ty(ir));
        let (input, output) = (self.input(ir).ty(ir), self.values_out(ir).ty(ir));
        let (mut batch, mut rows) = (Size(dim(values, 0)), Size(dim(values, 1)));
        let mut channels = Size(dim(values, 2));
        batch.learn(op, ir, "indices", indices, 0)?;
        let mut count = Size(dim(indices, 1));
        batch.learn(op, ir, "input", input, 0)?;
        count.learn(op, ir, "input", input, 1)?;
        channels.learn(op, ir, "input", input, 2)?;
        batch.learn(op, ir, "values_out", output, 0)?;
        rows.learn(op, ir, "values_out", output, 1)?;
        channels.learn(op, ir, "values_out", output, 2)?;
        let (Size(rows), Size(count)) = (rows, count);
        if rows != DYNAMIC && count != DYNAMIC && rows < count {
            return fail!(
                op,
                ir,
                "requires dimensions K >= W, got K={rows} and W={count}"
            );
        }
        Ok(())
    }
}
