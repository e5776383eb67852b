//! The verifier of `complex.bitcast`.

use super::{BitcastOp, element_type};
use ods_runtime::prelude::*;

impl Verify for BitcastOp {
    /// One type is complex, and the other has as many bits. As in MLIR, a cast of any type to itself
    /// is valid, because it can be folded.
    fn verify(self, ir: &Ir) -> VerifyResult {
        let [from, to] = [self.operand(ir), self.result(ir)].map(|value| value.ty(ir));
        if from == to {
            return Ok(());
        }
        for (ty, name) in [(from, "operand"), (to, "result")] {
            if !ty.is_int_or_float() && !ty.is_complex() {
                return Err(self.emit_error(ir, format!("{name} must be int/float/complex")));
            }
        }
        if from.is_complex() == to.is_complex() {
            let message = "requires that either input or output has a complex type";
            return Err(self.emit_error(ir, message));
        }
        let bits = |ty: &Type| {
            let part = element_type(ty).int_or_float_bit_width();
            let of_parts = part.map(|bits| 2 * u64::from(bits));
            of_parts.or_else(|| ty.int_or_float_bit_width().map(u64::from))
        };
        if bits(from) != bits(to) {
            return Err(self.emit_error(ir, "casting bitwidths do not match"));
        }
        Ok(())
    }
}
