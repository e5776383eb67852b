//! The traits of operations that work with shapes.

use super::shapeType;
use ods_runtime::prelude::*;

/// The rank of a shape, which a value of type `!tosa.shape` is.
pub fn shape_rank(ty: &Type) -> Option<i32> {
    Some(ty.downcast::<shapeType>()?.rank())
}

/// Elements are computed one by one, with broadcasting.
pub struct TosaElementwiseOperator;

impl OpTrait for TosaElementwiseOperator {
    const NAME: &'static str = "TosaElementwiseOperator";
}

/// The operation computes shapes.
pub struct TosaShapeOperator;

impl OpTrait for TosaShapeOperator {
    const NAME: &'static str = "TosaShapeOperator";
}

/// Shapes that are operands are results of operations on shapes.
pub struct TosaResolvableShapeOperands;

impl OpTrait for TosaResolvableShapeOperands {
    const NAME: &'static str = "TosaResolvableShapeOperands";

    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let is_resolvable = |operand: &Value| {
            let op = operand.defining_op(ir);
            op.is_some_and(|op| op.has_trait::<TosaShapeOperator>(ir))
        };
        let mut shapes = op.operands(ir).iter();
        let is_shape = |operand: &&Value| shape_rank(operand.ty(ir)).is_some();
        if shapes.by_ref().filter(is_shape).all(is_resolvable) {
            return Ok(());
        }
        Err(op.emit_error(ir, "shape operand is not compile time resolvable"))
    }
}

/// All shapes have the same rank.
pub struct TosaShapeOperatorWithSameRanks;

impl OpTrait for TosaShapeOperatorWithSameRanks {
    const NAME: &'static str = "TosaShapeOperatorWithSameRanks";

    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let Some(first) = op.operands(ir).first() else {
            return Err(op.emit_error(ir, "expected 1 or more operands, but found 0"));
        };
        let rank = shape_rank(first.ty(ir));
        let differs = |value: &Value| shape_rank(value.ty(ir)) != rank;
        if op.operands(ir).iter().any(differs) {
            return Err(op.emit_error(ir, "operands don't have matching ranks"));
        }
        if op.results(ir).iter().any(differs) {
            return Err(op.emit_error(ir, "result shape has different rank than operands"));
        }
        Ok(())
    }
}
