//! Atomic operations.

use super::verify::verify_hint;
use super::{
    AtomicCaptureOp, AtomicReadOp, AtomicUpdateOp, AtomicWriteOp, ClauseMemoryOrderKind,
    ClauseMemoryOrderKindAttr, fail_plainly,
};
use crate::accomp::{
    AtomicCaptureOpInterface, AtomicReadOpInterface, AtomicUpdateOpInterface,
    AtomicWriteOpInterface,
};
use ods_runtime::prelude::*;

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

/// Checks that the order of memory is none of two.
fn verify_order(
    op: Operation,
    ir: &Ir,
    wrong: [ClauseMemoryOrderKind; 2],
    message: &str,
) -> VerifyResult {
    let order = op.attribute(ir, "memory_order");
    let order = order.and_then(Attribute::downcast::<ClauseMemoryOrderKindAttr>);
    if order.is_some_and(|order| wrong.contains(&order.value())) {
        return fail_plainly(op, ir, message);
    }
    Ok(())
}

impl Verify for AtomicReadOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        use ClauseMemoryOrderKind::{Acq_rel, Release};
        self.verify_common(ir)?;
        let message = "memory-order must not be acq_rel or release for atomic reads";
        verify_order(self.operation(), ir, [Acq_rel, Release], message)?;
        verify_hint(self.operation(), ir)
    }
}

impl Verify for AtomicWriteOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        use ClauseMemoryOrderKind::{Acq_rel, Acquire};
        self.verify_common(ir)?;
        let message = "memory-order must not be acq_rel or acquire for atomic writes";
        verify_order(self.operation(), ir, [Acq_rel, Acquire], message)?;
        verify_hint(self.operation(), ir)
    }
}

impl Verify for AtomicUpdateOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        use ClauseMemoryOrderKind::{Acq_rel, Acquire};
        self.verify_common(ir)?;
        let message = "memory-order must not be acq_rel or acquire for atomic updates";
        verify_order(self.operation(), ir, [Acq_rel, Acquire], message)?;
        verify_hint(self.operation(), ir)
    }
}

impl VerifyRegions for AtomicUpdateOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        self.verify_regions_common(ir)
    }
}

impl Verify for AtomicCaptureOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_hint(self.operation(), ir)
    }
}

impl VerifyRegions for AtomicCaptureOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        self.verify_regions_common(ir)?;
        let captured = self.get_captured(ir);
        for (name, message) in [
            (
                "hint",
                "operations inside capture region must not have hint clause",
            ),
            (
                "memory_order",
                "operations inside capture region must not have memory_order clause",
            ),
        ] {
            let has = |op: &Operation| op.attribute(ir, name).is_some();
            if captured.iter().take(2).any(has) {
                return Err(self.emit_error(ir, message));
            }
        }
        Ok(())
    }
}

impl Canonicalize for AtomicUpdateOp {
    /// An update to the old value does nothing; one to a value from outside is a write.
    fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()> {
        let new = self.get_returned_value(rw)?;
        if Some(new) == self.get_old_value(rw) {
            rw.erase(self);
            return Some(());
        }
        let op = self.operation();
        let mut state = OperationState::new(AtomicWriteOp::INFO, op.location(rw));
        state.operands.extend([self.x(rw), new]);
        for name in ["hint", "memory_order"] {
            if let Some(attr) = op.attribute(rw, name).cloned() {
                state.set_attribute(name, attr);
            }
        }
        rw.create_operation(state);
        rw.erase(op);
        Some(())
    }
}
