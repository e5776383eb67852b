//! Verifiers of operations on elements, and of those that take the sizes of their results.

use super::{EmptyOp, ExtractOp, GenerateOp, InsertOp, SplatOp, YieldOp, shape};
use ods_runtime::interfaces::DestinationStyleOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;
use std::ops::Range;

impl Verify for ExtractOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if shape(self.tensor(ir).ty(ir)).len() == self.indices(ir).len() {
            return Ok(());
        }
        Err(self.emit_error(ir, "incorrect number of indices for extract_element"))
    }
}

impl Verify for InsertOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if shape(self.dest(ir).ty(ir)).len() == self.indices(ir).len() {
            return Ok(());
        }
        Err(self.emit_error(ir, "incorrect number of indices"))
    }
}

impl DestinationStyleOpInterface for InsertOp {
    fn get_dps_inits(self, _: &Ir) -> Range<usize> {
        1..2
    }
}

/// Checks that a type has as many sizes that are not static as there are operands for them.
fn verify_dynamic_sizes<O: Op>(op: O, ir: &Ir, ty: &Type, sizes: &[Value]) -> VerifyResult {
    let expected = shape(ty).iter().filter(|size| **size == DYNAMIC).count();
    let found = sizes.len();
    if found == expected {
        return Ok(());
    }
    let message = format!("incorrect number of dynamic sizes, has {found}, expected {expected}");
    Err(op.emit_error(ir, message))
}

impl Verify for EmptyOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_dynamic_sizes(self, ir, self.result(ir).ty(ir), self.dynamic_sizes(ir))
    }
}

impl Verify for SplatOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_dynamic_sizes(self, ir, self.aggregate(ir).ty(ir), self.dynamic_sizes(ir))
    }
}

impl Verify for GenerateOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_dynamic_sizes(self, ir, self.result(ir).ty(ir), self.dynamic_extents(ir))
    }
}

impl VerifyRegions for GenerateOp {
    /// The body has an index for each dimension and yields an element.
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let Some(block) = self.body(ir).entry_block(ir) else {
            return Ok(());
        };
        let ty = self.result(ir).ty(ir);
        let arguments = block.arguments(ir);
        let fail = |message: &str| Err(Diagnostic::error(self.location(ir), message));
        if !arguments.iter().all(|argument| argument.ty(ir).is_index()) {
            return fail("all body arguments must be index");
        }
        if arguments.len() != shape(ty).len() {
            return fail("must have one body argument per input dimension");
        }
        if yields(block, ir, ty.element_type()) {
            return Ok(());
        }
        let message = "body must be terminated with a `yield` operation of the tensor element type";
        Err(self.emit_error(ir, message))
    }
}

/// Whether a block ends with `tensor.yield` of a value of type `ty`.
pub(super) fn yields(block: Block, ir: &Ir, ty: Option<&Type>) -> bool {
    let last = block.last_op(ir);
    let yielded = last.and_then(|last| YieldOp::cast(last, ir));
    yielded.is_some_and(|op| Some(op.value(ir).ty(ir)) == ty)
}
