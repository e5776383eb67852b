//! The verifiers of operations that compute shapes.

use super::checks::{constant_integers, fail};
use super::traits::shape_rank;
use super::{ConcatShapeOp, ConstShapeOp, DimOp, SliceShapeOp};
use ods_runtime::prelude::*;

/// The rank of a shape.
fn rank(ir: &Ir, shape: Value) -> i64 {
    shape_rank(shape.ty(ir)).map_or(0, i64::from)
}

impl Verify for ConstShapeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let values = self.values(ir);
        if values.shape().len() != 1 {
            let message = "expect elements in attribute values with rank 1";
            return Err(self.emit_error(ir, message));
        }
        let (count, rank) = (values.num_elements(), rank(ir, self.output(ir)));
        if i64::try_from(count) == Ok(rank) || count == 1 && rank == 0 {
            return Ok(());
        }
        fail!(
            self,
            ir,
            "expect number of elements in attribute values ({count}) to be equal to the rank ({rank}) for the result shape type"
        )
    }
}

impl Verify for DimOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let output = self.output(ir);
        if rank(ir, output) != 1 {
            return fail!(
                self,
                ir,
                "expect output shape type to contain one element, got '{}'",
                output.ty(ir)
            );
        }
        let axis = self.axis(ir);
        match self.input1(ir).ty(ir).rank() {
            Some(rank) if usize::try_from(axis).map_or(true, |axis| axis >= rank) => fail!(
                self,
                ir,
                "expect axis to be in the range [0, {rank}), got {axis}"
            ),
            _ => Ok(()),
        }
    }
}

impl Verify for ConcatShapeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let found = rank(ir, self.output(ir));
        let sum: i64 = self.input(ir).iter().map(|input| rank(ir, *input)).sum();
        if sum == found {
            return Ok(());
        }
        fail!(
            self,
            ir,
            "requires output shape rank to be equal to the sum of the input shape ranks ({sum}), got {found}"
        )
    }
}

impl Verify for SliceShapeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let first = |value: Value| constant_integers(ir, value)?.first().copied();
        let (start, size) = (first(self.start(ir)), first(self.size(ir)));
        if let Some(start) = start
            && start < 0
        {
            return fail!(self, ir, "expected non-negative start index, got {start}");
        }
        let Some(size) = size else {
            return Ok(());
        };
        if size <= 0 {
            return fail!(self, ir, "expected positive size, got {size}");
        }
        let found = rank(ir, self.output(ir));
        if found != size {
            return fail!(
                self,
                ir,
                "expected output type size to be equal to size attribute, got {found} vs {size}"
            );
        }
        let Some(start) = start else {
            return Ok(());
        };
        let (input, end) = (rank(ir, self.input(ir)), start.wrapping_add(size));
        if end > input {
            return fail!(
                self,
                ir,
                "expected start + size to be less than or equal to input shape rank ({input}), got {end}"
            );
        }
        Ok(())
    }
}
