//! The verifiers of operations.

use super::{
    AddOp, AssumingAllOp, BroadcastOp, CstrBroadcastableOp, DivOp, GetExtentOp, MulOp,
    NumElementsOp, RankOp, ReduceOp, ShapeOfOp, ShapeType, SizeType, ValueShapeType, YieldOp,
};
use ods_runtime::prelude::*;

/// Whether one of the operands can be an error.
fn may_fail(op: Operation, ir: &Ir) -> bool {
    op.operands(ir).iter().any(|operand| {
        let ty = operand.ty(ir);
        ty.is::<SizeType>() || ty.is::<ShapeType>() || ty.is::<ValueShapeType>()
    })
}

/// Checks that the result can be an error, too.
fn verify_propagates(op: Operation, ir: &Ir, propagates: bool, name: &str) -> VerifyResult {
    if propagates || !may_fail(op, ir) {
        return Ok(());
    }
    let message = format!(
        "if at least one of the operands can hold error values then the result must be of type `{name}` to propagate \
         them"
    );
    Err(op.emit_error(ir, message))
}

macro_rules! propagate {
    ($($op:ident $ty:ident $name:literal;)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                let op = self.operation();
                let propagates = op.result_types(ir).all(|ty| ty.is::<$ty>());
                verify_propagates(op, ir, propagates, $name)
            }
        }
    )*};
}

propagate! {
    AddOp SizeType "size";
    DivOp SizeType "size";
    MulOp SizeType "size";
    RankOp SizeType "size";
    NumElementsOp SizeType "size";
    GetExtentOp SizeType "size";
    BroadcastOp ShapeType "shape";
    ShapeOfOp ShapeType "shape";
}

impl Verify for AssumingAllOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.operation().operands(ir).is_empty() {
            return Err(self.emit_error(ir, "no operands specified"));
        }
        Ok(())
    }
}

impl Verify for CstrBroadcastableOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.operation().operands(ir).len() < 2 {
            return Err(self.emit_error(ir, "required at least 2 input shapes"));
        }
        Ok(())
    }
}

impl Verify for YieldOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let results = op
            .parent_op(ir)
            .map_or(&[][..], |parent| parent.results(ir));
        let operands = op.operands(ir);
        if results.len() != operands.len() {
            let message = "number of operands does not match number of results of its parent";
            return Err(self.emit_error(ir, message));
        }
        let mut pairs = results.iter().zip(operands);
        if pairs.any(|(result, operand)| result.ty(ir) != operand.ty(ir)) {
            let message = "types mismatch between yield op and its parent";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for ReduceOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let entry = self.region(ir).entry_block(ir);
        let arguments = entry.map_or(&[][..], |entry| entry.arguments(ir));
        let inits = self.init_vals(ir);
        let expected = inits.len() + 2;
        let [index, extent, carried @ ..] = arguments else {
            return fail(&format!(
                "ReduceOp body is expected to have {expected} arguments"
            ));
        };
        if carried.len() != inits.len() {
            return fail(&format!(
                "ReduceOp body is expected to have {expected} arguments"
            ));
        }
        if !index.ty(ir).is_index() {
            return fail("argument 0 of ReduceOp body is expected to be of IndexType");
        }
        if self.shape(ir).ty(ir).is::<ShapeType>() {
            if !extent.ty(ir).is::<SizeType>() {
                return fail(
                    "argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a \
                     ShapeType",
                );
            }
        } else if !extent.ty(ir).is_index() {
            return fail(
                "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent \
                 tensor",
            );
        }
        let mut pairs = carried.iter().zip(inits);
        if let Some(at) = pairs.position(|(argument, init)| argument.ty(ir) != init.ty(ir)) {
            let argument = at + 2;
            return fail(&format!(
                "type mismatch between argument {argument} of ReduceOp body and initial value {at}"
            ));
        }
        Ok(())
    }
}
