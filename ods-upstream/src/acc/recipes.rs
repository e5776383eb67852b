//! Recipes for private variables and reductions, and atomic operations.

use super::{
    AtomicCaptureOp, AtomicReadOp, AtomicUpdateOp, AtomicWriteOp, FirstprivateRecipeOp,
    PrivateRecipeOp, ReductionRecipeOp, YieldOp,
};
use crate::accomp::{
    AtomicCaptureOpInterface, AtomicReadOpInterface, AtomicUpdateOpInterface,
    AtomicWriteOpInterface,
};
use ods_runtime::prelude::*;

/// The arguments of the first block.
fn arguments(ir: &Ir, region: Region) -> &[Value] {
    let entry = region.entry_block(ir);
    entry.map_or(&[], |entry| entry.arguments(ir))
}

/// Checks that a region has the variable as its first argument.
fn verify_first(
    op: Operation,
    ir: &Ir,
    region: Region,
    (kind, name): (&str, &str),
    ty: &Type,
) -> VerifyResult {
    if region.is_empty(ir) {
        return Err(op.emit_error(ir, format!("expects non-empty {name} region")));
    }
    let first = arguments(ir, region).first();
    if first.is_some_and(|first| first.ty(ir) == ty) {
        return Ok(());
    }
    let message = format!("expects {name} region first argument of the {kind} type");
    Err(op.emit_error(ir, message))
}

impl VerifyRegions for PrivateRecipeOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let (op, ty) = (self.operation(), self.r#type(ir));
        let destroy = self.destroy_region(ir);
        verify_first(op, ir, self.init_region(ir), ("privatization", "init"), ty)?;
        if destroy.is_empty(ir) {
            return Ok(());
        }
        verify_first(op, ir, destroy, ("privatization", "destroy"), ty)
    }
}

impl VerifyRegions for FirstprivateRecipeOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let (op, ty) = (self.operation(), self.r#type(ir));
        let (copy, destroy) = (self.copy_region(ir), self.destroy_region(ir));
        verify_first(op, ir, self.init_region(ir), ("privatization", "init"), ty)?;
        if copy.is_empty(ir) {
            return Err(self.emit_error(ir, "expects non-empty copy region"));
        }
        let is_pair = matches!(arguments(ir, copy), [first, _, ..] if first.ty(ir) == ty);
        if !is_pair {
            let message = "expects copy region with two arguments of the privatization type";
            return Err(self.emit_error(ir, message));
        }
        if destroy.is_empty(ir) {
            return Ok(());
        }
        verify_first(op, ir, destroy, ("privatization", "destroy"), ty)
    }
}

impl VerifyRegions for ReductionRecipeOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let (op, ty) = (self.operation(), self.r#type(ir));
        let combiner = self.combiner_region(ir);
        verify_first(op, ir, self.init_region(ir), ("reduction", "init"), ty)?;
        if combiner.is_empty(ir) {
            return Err(self.emit_error(ir, "expects non-empty combiner region"));
        }
        let is_pair = matches!(
            arguments(ir, combiner),
            [first, second, ..] if first.ty(ir) == ty && second.ty(ir) == ty
        );
        if !is_pair {
            let message =
                "expects combiner region with the first two arguments of the reduction type";
            return Err(self.emit_error(ir, message));
        }
        let yields = combiner.operations(ir);
        for op in yields.filter(|op| op.is::<YieldOp>(ir)) {
            if !matches!(op.operands(ir), [value] if value.ty(ir) == ty) {
                let message = "expects combiner region to yield a value of the reduction type";
                return Err(self.emit_error(ir, message));
            }
        }
        Ok(())
    }
}

impl AtomicReadOpInterface for AtomicReadOp {
    fn get_x(self, ir: &Ir) -> Value {
        self.x(ir)
    }

    fn get_v(self, ir: &Ir) -> Value {
        self.v(ir)
    }
}

impl AtomicWriteOpInterface for AtomicWriteOp {
    fn get_x(self, ir: &Ir) -> Value {
        self.x(ir)
    }

    fn get_expr(self, ir: &Ir) -> Value {
        self.expr(ir)
    }
}

impl AtomicUpdateOpInterface for AtomicUpdateOp {
    fn get_x(self, ir: &Ir) -> Value {
        self.x(ir)
    }
}

impl Verify for AtomicReadOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        self.verify_common(ir)
    }
}

impl Verify for AtomicWriteOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        self.verify_common(ir)
    }
}

impl Verify for AtomicUpdateOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        self.verify_common(ir)
    }
}

impl VerifyRegions for AtomicUpdateOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        self.verify_regions_common(ir)
    }
}

impl VerifyRegions for AtomicCaptureOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        self.verify_regions_common(ir)
    }
}
