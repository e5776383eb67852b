//! Concatenations whose types know less than they could.

use super::cast;
use crate::tensor::fold::forgets_only;
use crate::tensor::{ConcatOp, shape, tensor_of};
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for ConcatOp {
    fn patterns(set: &mut PatternSet) {
        set.add(concat_one);
        set.add(infer_inputs);
        set.add(infer_result);
    }
}

/// One tensor is what it is concatenated to.
fn concat_one(op: ConcatOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let &[input] = op.inputs(rw) else {
        return None;
    };
    let (location, ty) = (op.location(rw), op.result(rw).ty(rw).clone());
    let new = cast(rw, location, input, ty);
    rw.replace(op, [new]);
    Some(())
}

/// Sizes that another input has, inputs have too, but in the dimension of the concatenation.
fn infer_inputs(op: ConcatOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (dim, sizes) = op.inferred_sizes(rw)?;
    let location = op.location(rw);
    let mut is_changed = false;
    for number in 0..op.inputs(rw).len() {
        let input = op.inputs(rw)[number];
        let mut sizes = sizes.clone();
        sizes[dim] = shape(input.ty(rw))[dim];
        let ty = tensor_of(input.ty(rw), &sizes, None);
        if ty != *input.ty(rw) {
            let new = cast(rw, location, input, ty);
            rw.modify(op, |rw| op.operation().set_operand(rw, number, new));
            is_changed = true;
        }
    }
    is_changed.then_some(())
}

/// The result has the sizes that follow from the inputs.
fn infer_result(op: ConcatOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (_, sizes) = op.inferred_sizes(rw)?;
    let old = op.result(rw).ty(rw).clone();
    let ty = tensor_of(&old, &sizes, None);
    if ty == old || forgets_only(&old, &ty) {
        return None;
    }
    let location = op.location(rw);
    let mut state = OperationState::new(ConcatOp::INFO, location);
    state.operands.extend_from_slice(op.inputs(rw));
    state.set_attribute("dim", op.operation().attribute(rw, "dim")?.clone());
    state.result_types.push(ty);
    let new = rw.create_operation(state).result(rw, 0);
    let new = cast(rw, location, new, old);
    rw.replace(op, [new]);
    Some(())
}
