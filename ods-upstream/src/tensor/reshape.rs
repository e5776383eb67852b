//! The verifiers of the operations that reshape.

use super::{CollapseShapeOp, ExpandShapeOp, ReshapeOp, shape, tensor_of};
use crate::reassociation::{groups, joined_size, verify_reshape};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl Verify for ReshapeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (source, result) = (self.source(ir).ty(ir), self.result(ir).ty(ir));
        let fail = |message: &str| Err(self.emit_error(ir, message));
        if source.element_type() != result.element_type() {
            return fail("element types of source and destination tensor types should be the same");
        }
        let Some(sizes) = result.shape() else {
            return Ok(());
        };
        let [one, other] = [source.shape().map(joined_size), Some(joined_size(sizes))];
        let are_static = one.is_some_and(|one| one != DYNAMIC) && other != Some(DYNAMIC);
        if are_static && one != other {
            return fail("source and destination tensor should have the same number of elements");
        }
        let length = shape(self.shape(ir).ty(ir)).first().copied();
        match length {
            Some(DYNAMIC) => fail(
                "cannot use shape operand with dynamic length to reshape to statically-ranked tensor type",
            ),
            Some(length) if length != sizes.len() as i64 => {
                fail("length of shape operand differs from the result's tensor rank")
            }
            _ => Ok(()),
        }
    }
}

/// Checks that `expanded` and `collapsed` are the same tensor with joined dimensions.
fn verify_tensors(op: Operation, ir: &Ir, expanded: &Type, collapsed: &Type) -> VerifyResult {
    if !expanded.has_rank() || !collapsed.has_rank() {
        return Ok(());
    }
    let groups = groups(op.attribute(ir, "reassociation"));
    verify_reshape(&groups, expanded, collapsed)
        .and_then(|()| {
            if expanded.element_type() == collapsed.element_type() {
                return Ok(());
            }
            let expected = tensor_of(expanded, shape(collapsed), None);
            Err(format!(
                "expected collapsed type to be '{expected}', but got '{collapsed}'"
            ))
        })
        .map_err(|message| op.emit_error(ir, message))
}

impl Verify for ExpandShapeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (source, result) = (self.src(ir).ty(ir), self.result(ir).ty(ir));
        let (sizes, values) = (self.static_output_shape(ir), self.output_shape(ir));
        if result.rank().is_some_and(|rank| rank != sizes.len()) {
            let message = format!(
                "expected number of static shape dims to be equal to the output rank ({}) but found {} inputs instead",
                shape(result).len(),
                sizes.len()
            );
            return Err(self.emit_error(ir, message));
        }
        let dynamic = sizes.iter().filter(|size| **size == DYNAMIC).count();
        if dynamic != values.len() {
            let message = format!(
                "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has {dynamic} dynamic dims while output_shape has {} values",
                values.len()
            );
            return Err(self.emit_error(ir, message));
        }
        verify_tensors(self.operation(), ir, result, source)
    }
}

impl Verify for CollapseShapeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let groups = groups(self.operation().attribute(ir, "reassociation"));
        if groups.iter().any(Vec::is_empty) {
            return Err(self.emit_error(ir, "reassociation indices must not be empty"));
        }
        let (source, result) = (self.src(ir).ty(ir), self.result(ir).ty(ir));
        verify_tensors(self.operation(), ir, source, result)
    }
}
