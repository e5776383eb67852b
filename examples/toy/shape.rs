//! The interface of chapter 4 of the tutorial: operations that can infer their shapes.

use crate::dialect::{AddOp, CastOp, MulOp, TransposeOp};
use ods_runtime::prelude::*;

/// An operation that can infer the shape of its result from those of its operands.
#[op_interface]
pub trait ShapeInference {
    /// Sets the type of the result. The shapes of the operands are known.
    fn infer_shapes(self, ir: &mut Ir);
}

/// The result has the type of the first operand.
fn infer_from_first(op: Operation, ir: &mut Ir) {
    let ty = op.operand(ir, 0).ty(ir).clone();
    op.result(ir, 0).set_type(ir, &ty);
}

impl ShapeInference for AddOp {
    fn infer_shapes(self, ir: &mut Ir) {
        infer_from_first(self.operation(), ir);
    }
}

impl ShapeInference for MulOp {
    fn infer_shapes(self, ir: &mut Ir) {
        infer_from_first(self.operation(), ir);
    }
}

impl ShapeInference for CastOp {
    fn infer_shapes(self, ir: &mut Ir) {
        infer_from_first(self.operation(), ir);
    }
}

impl ShapeInference for TransposeOp {
    fn infer_shapes(self, ir: &mut Ir) {
        if let Type::RankedTensor(input) = self.input(ir).ty(ir) {
            let shape: Vec<i64> = input.shape().iter().rev().copied().collect();
            let ty = Type::from(RankedTensorType::new(shape, Type::f64()));
            self.output(ir).set_type(ir, &ty);
        }
    }
}
