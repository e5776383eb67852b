//! The verifiers of `tensor.pad`.

use super::elements::yields;
use super::{PadOp, shape, tensor_of};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl PadOp {
    /// The type of the result, with dynamic sizes where the source or the padding has one; `None` if the lists of the
    /// padding do not have the rank of the source.
    fn inferred_type(self, ir: &Ir) -> Option<Type> {
        let source = self.source(ir).ty(ir);
        let (low, high) = (self.static_low(ir), self.static_high(ir));
        let sizes = shape(source);
        if low.len() != sizes.len() || high.len() != sizes.len() {
            return None;
        }
        let padded = sizes.iter().zip(low).zip(high).map(|((size, low), high)| {
            if [size, low, high].contains(&&DYNAMIC) {
                return DYNAMIC;
            }
            size.wrapping_add(*low).wrapping_add(*high)
        });
        let padded: Vec<i64> = padded.collect();
        let are_sizes = padded.iter().all(|size| *size >= 0 || *size == DYNAMIC);
        are_sizes.then(|| tensor_of(source, &padded, None))
    }
}

impl Verify for PadOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (source, result) = (self.source(ir).ty(ir), self.result(ir).ty(ir));
        let message = match self.inferred_type(ir) {
            None => format!(
                "failed to infer expectedType from sourceType '{source}', specified resultType is '{result}'"
            ),
            Some(inferred) => {
                let (expected, found) = (shape(&inferred), shape(result));
                let mut pairs = expected.iter().zip(found);
                let are_equal = expected.len() == found.len()
                    && pairs.all(|(expected, found)| *expected == DYNAMIC || expected == found);
                if are_equal {
                    return Ok(());
                }
                format!("specified type '{result}' does not match the inferred type '{inferred}'")
            }
        };
        Err(Diagnostic::error(self.location(ir), message))
    }
}

impl VerifyRegions for PadOp {
    /// The body has an index for each dimension and yields an element.
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let Some(block) = self.region(ir).entry_block(ir) else {
            return Ok(());
        };
        let ty = self.result(ir).ty(ir);
        let (rank, arguments) = (shape(ty).len(), block.arguments(ir));
        if arguments.len() != rank {
            let message = format!("expected the block to have {rank} arguments");
            return Err(Diagnostic::error(self.location(ir), message));
        }
        let is_other = |argument: &Value| !argument.ty(ir).is_index();
        if let Some(at) = arguments.iter().position(is_other) {
            let message = format!("expected block argument {} to be an index", at + 1);
            return Err(self.emit_error(ir, message));
        }
        if yields(block, ir, ty.element_type()) {
            return Ok(());
        }
        Err(self.emit_error(ir, "expected yield type to match shape element type"))
    }
}
