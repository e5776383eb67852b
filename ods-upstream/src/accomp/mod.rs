//! What OpenMP and `OpenACC` have in common: the interfaces of atomic operations.

use ods_runtime::interfaces::RegionBranchTerminatorOpInterface;
use ods_runtime::prelude::*;

/// What a value of this type points to, if the type says so.
pub(crate) fn pointee(ty: &Type) -> Option<&Type> {
    ty.is_any_memref().then(|| ty.element_type()).flatten()
}

/// An error without the name of the operation.
fn fail(op: Operation, ir: &Ir, message: &str) -> VerifyResult {
    Err(Diagnostic::error(op.location(ir), message))
}

/// The first block of the region.
fn body(op: Operation, ir: &Ir) -> Option<Block> {
    op.regions(ir).first()?.entry_block(ir)
}

/// An atomic read `v = x`.
#[op_interface]
#[allow(clippy::missing_errors_doc, reason = "the conditions are named")]
pub trait AtomicReadOpInterface {
    /// The address that is read from.
    fn get_x(self, ir: &Ir) -> Value;

    /// The address that the value is stored to.
    fn get_v(self, ir: &Ir) -> Value;

    /// Checks that the addresses differ.
    fn verify_common(self, ir: &Ir) -> VerifyResult {
        if self.get_x(ir) != self.get_v(ir) {
            return Ok(());
        }
        let message = "read and write must not be to the same location for atomic reads";
        fail(self.operation(), ir, message)
    }
}

/// An atomic write `x = expr`.
#[op_interface]
#[allow(clippy::missing_errors_doc, reason = "the conditions are named")]
pub trait AtomicWriteOpInterface {
    /// The address that is written to.
    fn get_x(self, ir: &Ir) -> Value;

    /// The value.
    fn get_expr(self, ir: &Ir) -> Value;

    /// Checks that the address is of such a value.
    fn verify_common(self, ir: &Ir) -> VerifyResult {
        let pointee = pointee(self.get_x(ir).ty(ir));
        if pointee.is_none_or(|ty| ty == self.get_expr(ir).ty(ir)) {
            return Ok(());
        }
        let message = "address must dereference to value type";
        fail(self.operation(), ir, message)
    }
}

/// An atomic update of `x`: a region computes the new value from the old one.
#[op_interface]
#[allow(clippy::missing_errors_doc, reason = "the conditions are named")]
pub trait AtomicUpdateOpInterface {
    /// The address.
    fn get_x(self, ir: &Ir) -> Value;

    /// The new value, if the region does nothing but return it.
    fn get_returned_value(self, ir: &Ir) -> Option<Value> {
        let first = body(self.operation(), ir)?.first_op(ir)?;
        first.interface::<dyn RegionBranchTerminatorOpInterface>(ir)?;
        first.operands(ir).first().copied()
    }

    /// The old value in the region.
    fn get_old_value(self, ir: &Ir) -> Option<Value> {
        let body = body(self.operation(), ir)?;
        body.arguments(ir).first().copied()
    }

    /// Checks the argument of the region.
    fn verify_common(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let arguments = body(op, ir).map_or(&[][..], |body| body.arguments(ir));
        let [argument] = arguments else {
            return fail(op, ir, "the region must accept exactly one argument");
        };
        let pointee = pointee(self.get_x(ir).ty(ir));
        if pointee.is_none_or(|ty| ty == argument.ty(ir)) {
            return Ok(());
        }
        let message = "the type of the operand must be a pointer type whose element type is the same as that of the region argument";
        fail(op, ir, message)
    }

    /// Checks what the region returns.
    fn verify_regions_common(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let last = body(op, ir).and_then(|body| body.last_op(ir));
        let [updated] = last.map_or(&[][..], |last| last.operands(ir)) else {
            return fail(op, ir, "only updated value must be returned");
        };
        if self.get_old_value(ir).map(|old| old.ty(ir)) == Some(updated.ty(ir)) {
            return Ok(());
        }
        fail(op, ir, "input and yielded value must have the same type")
    }
}

/// The address of an atomic operation, and what the operation does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Atomic {
    Read,
    Update,
    Write,
}

fn atomic(op: Operation, ir: &Ir) -> Option<(Atomic, Value)> {
    if let Some(read) = op.interface::<dyn AtomicReadOpInterface>(ir) {
        return Some((Atomic::Read, read.get_x(ir)));
    }
    if let Some(update) = op.interface::<dyn AtomicUpdateOpInterface>(ir) {
        return Some((Atomic::Update, update.get_x(ir)));
    }
    let write = op.interface::<dyn AtomicWriteOpInterface>(ir)?;
    Some((Atomic::Write, write.get_x(ir)))
}

/// Two atomic operations that are one.
#[op_interface]
#[allow(clippy::missing_errors_doc, reason = "the conditions are named")]
pub trait AtomicCaptureOpInterface {
    /// The operations in the region.
    fn get_captured(self, ir: &Ir) -> Vec<Operation> {
        body(self.operation(), ir).map_or(Vec::new(), |body| body.operations(ir).collect())
    }

    /// Checks the operations in the region.
    fn verify_regions_common(self, ir: &Ir) -> VerifyResult {
        let [first, second, _] = self.get_captured(ir)[..] else {
            let message = "expected three operations in atomic.capture region (one terminator, and two atomic ops)";
            return fail(self.operation(), ir, message);
        };
        let pair = atomic(first, ir).zip(atomic(second, ir));
        let message = match pair {
            Some(((Atomic::Update, x), (Atomic::Read, y))) if x != y => {
                "updated variable in atomic.update must be captured in second operation"
            }
            Some(((Atomic::Read, x), (Atomic::Update | Atomic::Write, y))) if x != y => {
                "captured variable in atomic.read must be updated in second operation"
            }
            Some(
                ((Atomic::Update, _), (Atomic::Read, _))
                | ((Atomic::Read, _), (Atomic::Update | Atomic::Write, _)),
            ) => return Ok(()),
            _ => "invalid sequence of operations in the capture region",
        };
        fail(first, ir, message)
    }
}
