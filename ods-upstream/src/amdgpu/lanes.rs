//! Verifiers of exchanges between lanes.

use super::{DPPOp, DPPPerm, PermlaneSwapOp};
use ods_runtime::prelude::*;

/// Whether a number that C++ reads as one without sign is in a range.
fn is_in(attr: &Attribute, range: std::ops::RangeInclusive<u32>) -> bool {
    let number = attr.as_i64().map(|number| number as u32);
    number.is_some_and(|number| range.contains(&number))
}

impl Verify for DPPOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        match self.src(ir).ty(ir).int_or_float_bit_width() {
            None => return fail("expected an integer or floating point type"),
            Some(65..) => {
                return fail(
                    "integer and floating point types larger than 64 bits are not supported",
                );
            }
            Some(_) => {}
        }
        let kind = self.kind(ir);
        let argument = self.operation().attribute(ir, "permArgument");
        match kind {
            DPPPerm::quad_perm => {
                let lanes = argument.and_then(Attribute::as_array);
                let Some(lanes) = lanes.filter(|lanes| lanes.len() == 4) else {
                    return fail("quad_perm attribute must have exactly 4 elements");
                };
                if !lanes.iter().all(|lane| is_in(lane, 0..=3)) {
                    return fail("Each element of quad_perm must be in the range [0, 3]");
                }
            }
            DPPPerm::row_shl | DPPPerm::row_shr | DPPPerm::row_ror => match argument {
                None => return fail(&format!("Attribute '{kind}' value not specified")),
                Some(count @ Attribute::Integer(_)) if !is_in(count, 1..=15) => {
                    return fail("Attribute value must be between 1 and 15");
                }
                Some(_) => {}
            },
            _ if argument.is_some_and(|argument| !argument.is_unit()) => {
                return fail(
                    "Expected unit attribute for permArgument, but found non-trivial argument",
                );
            }
            _ => {}
        }
        Ok(())
    }
}

impl Verify for PermlaneSwapOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if matches!(self.row_length(ir), 16 | 32) {
            return Ok(());
        }
        let message = "row_length attribute must either be 16 or 32.";
        Err(self.emit_error(ir, message))
    }
}
