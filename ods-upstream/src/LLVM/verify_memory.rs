//! Verifiers of loads, stores and atomic operations.

use super::{
    AtomicBinOp, AtomicCmpXchgOp, AtomicOrdering, AtomicRMWOp, FenceOp, LoadOp, StoreOp,
    is_compatible_float, is_compatible_vector_type, is_pointer,
};
use ods_runtime::prelude::*;

/// Whether values of this type can be accessed atomically: those of at least 8 bits whose number is a power of two.
/// Pointers can: their size is that of a data layout.
fn is_atomic_type(ty: &Type) -> bool {
    let width = match ty {
        Type::Integer(integer) => integer.width(),
        Type::Float(float) if is_compatible_float(ty) => float.width(),
        ty => return is_pointer(ty) || is_compatible_float(ty),
    };
    width >= 8 && width.is_power_of_two()
}

/// Verifies the parts of an access to memory that are about its atomicity.
fn verify_access(
    op: impl OpHandle,
    ir: &Ir,
    ty: &Type,
    ordering: AtomicOrdering,
    unsupported: [AtomicOrdering; 2],
    (has_alignment, has_scope): (bool, bool),
) -> VerifyResult {
    let wrong = |message: &str| Err(op.operation().emit_error(ir, message));
    if ordering == AtomicOrdering::not_atomic {
        if has_scope {
            return wrong("expected syncscope to be null for non-atomic access");
        }
        return Ok(());
    }
    if !is_atomic_type(ty) {
        return wrong(&format!("unsupported type '{ty}' for atomic access"));
    }
    if unsupported.contains(&ordering) {
        return wrong(&format!("unsupported ordering '{ordering}'"));
    }
    if !has_alignment {
        return wrong("expected alignment for atomic access");
    }
    Ok(())
}

impl Verify for LoadOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let unsupported = [AtomicOrdering::release, AtomicOrdering::acq_rel];
        let parts = (self.alignment(ir).is_some(), self.syncscope(ir).is_some());
        let ty = self.res(ir).ty(ir);
        verify_access(self, ir, ty, self.ordering(ir), unsupported, parts)
    }
}

impl Verify for StoreOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let unsupported = [AtomicOrdering::acquire, AtomicOrdering::acq_rel];
        let parts = (self.alignment(ir).is_some(), self.syncscope(ir).is_some());
        let ty = self.value(ir).ty(ir);
        verify_access(self, ir, ty, self.ordering(ir), unsupported, parts)
    }
}

impl Verify for FenceOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        use AtomicOrdering as Ordering;
        match self.ordering(ir) {
            Ordering::not_atomic | Ordering::unordered | Ordering::monotonic => {
                let message = "can be given only acquire, release, acq_rel, and seq_cst orderings";
                Err(self.emit_error(ir, message))
            }
            _ => Ok(()),
        }
    }
}

impl Verify for AtomicRMWOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        use AtomicBinOp as Kind;
        let wrong = |message: &str| Err(self.emit_error(ir, message));
        let ty = self.val(ir).ty(ir);
        match self.bin_op(ir) {
            Kind::fadd | Kind::fsub | Kind::fmin | Kind::fmax | Kind::fminimum | Kind::fmaximum => {
                if let Type::Vector(vector) = ty
                    && is_compatible_vector_type(ty)
                {
                    if vector.is_scalable() {
                        return wrong("expected LLVM IR fixed vector type");
                    }
                    if !is_compatible_float(vector.element_type()) {
                        return wrong("expected LLVM IR floating point type for vector element");
                    }
                } else if !is_compatible_float(ty) {
                    return wrong("expected LLVM IR floating point type");
                }
            }
            Kind::xchg => {
                if !is_atomic_type(ty) {
                    return wrong("unexpected LLVM IR type for 'xchg' bin_op");
                }
            }
            _ => {
                if ![8, 16, 32, 64].iter().any(|width| ty.is_integer_of(*width)) {
                    return wrong("expected LLVM IR integer type");
                }
            }
        }
        if self.ordering(ir) < AtomicOrdering::monotonic {
            return wrong("expected at least 'monotonic' ordering");
        }
        Ok(())
    }
}

impl Verify for AtomicCmpXchgOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let wrong = |message: &str| Err(self.emit_error(ir, message));
        if !is_atomic_type(self.val(ir).ty(ir)) {
            return wrong("unexpected LLVM IR type");
        }
        let (success, failure) = (self.success_ordering(ir), self.failure_ordering(ir));
        if success < AtomicOrdering::monotonic || failure < AtomicOrdering::monotonic {
            return wrong("ordering must be at least 'monotonic'");
        }
        if [AtomicOrdering::release, AtomicOrdering::acq_rel].contains(&failure) {
            return wrong("failure ordering cannot be 'release' or 'acq_rel'");
        }
        Ok(())
    }
}
