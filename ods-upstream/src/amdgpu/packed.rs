//! Verifiers of small floats that are packed in vectors.

use super::{
    PackedScaledTruncOp, PackedStochRoundFp8Op, PackedTrunc2xFp8Op, ScaledExtPackedMatrixOp,
    elements, is_float_of,
};
use ods_runtime::prelude::*;

macro_rules! verify_existing {
    ($($op:ident)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                let ty = self.res(ir).ty(ir);
                if self.existing(ir).is_some_and(|existing| existing.ty(ir) != ty) {
                    let message = "existing values must have same type as result";
                    return Err(self.emit_error(ir, message));
                }
                Ok(())
            }
        }
    )*};
}

verify_existing! { PackedTrunc2xFp8Op PackedScaledTruncOp PackedStochRoundFp8Op }

impl Verify for ScaledExtPackedMatrixOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (lane, byte) = (self.first_scale_lane(ir), self.first_scale_byte(ir));
        let is_f8 = is_float_of(elements(self.source(ir).ty(ir)).1, 8);
        let (is_right, message) = match (is_f8, self.block_size(ir)) {
            (false, 16) => (
                matches!(byte, 0 | 1),
                "blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.",
            ),
            (false, _) => (
                matches!(byte, 0 | 2),
                "blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6.",
            ),
            (true, 16) => (
                matches!((lane, byte), (0, 0) | (16, 2)),
                "blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.",
            ),
            (true, _) => return Ok(()),
        };
        if is_right {
            return Ok(());
        }
        Err(self.emit_error(ir, message))
    }
}
