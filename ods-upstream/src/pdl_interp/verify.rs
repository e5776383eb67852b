//! What the verifiers of loops ask for.

use super::ForEachOp;
use crate::pdl::range_of;
use ods_runtime::prelude::*;

impl Verify for ForEachOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let arguments = self
            .region(ir)
            .entry_block(ir)
            .map_or(&[][..], |entry| entry.arguments(ir));
        let [variable] = arguments else {
            return Err(self.emit_error(ir, "requires exactly one argument"));
        };
        if range_of(variable.ty(ir)) != *self.values(ir).ty(ir) {
            return Err(self.emit_error(ir, "operand must be a range of loop variable type"));
        }
        Ok(())
    }
}
