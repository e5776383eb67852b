//! Verifiers.

use super::{
    AtomicOrdering, FromPtrOp, GatherOp, LoadOp, MaskedLoadOp, MaskedStoreOp, PtrDiffOp, PtrType,
    ScatterOp, StoreOp, ToPtrOp,
};
use ods_runtime::interfaces::PtrLikeTypeInterface;
use ods_runtime::prelude::*;

/// An error without the name of the operation, as MLIR writes it here.
fn fail(op: Operation, ir: &Ir, message: &str) -> VerifyResult {
    Err(Diagnostic::error(op.location(ir), message))
}

fn verify_alignment(op: Operation, ir: &Ir, alignment: Option<i64>) -> VerifyResult {
    match alignment {
        Some(number) if number <= 0 => fail(op, ir, "alignment must be positive"),
        Some(number) if number.count_ones() != 1 => fail(op, ir, "alignment must be a power of 2"),
        _ => Ok(()),
    }
}

macro_rules! aligned {
    ($($op:ident)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                verify_alignment(self.operation(), ir, self.alignment(ir))
            }
        }
    )*};
}

aligned! { GatherOp MaskedLoadOp MaskedStoreOp ScatterOp }

macro_rules! ordered {
    ($($op:ident $($unsupported:ident)*;)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                let (op, alignment) = (self.operation(), self.alignment(ir));
                verify_alignment(op, ir, alignment)?;
                let ordering = self.ordering(ir);
                let message = match ordering {
                    AtomicOrdering::not_atomic if self.syncscope(ir).is_some() => {
                        "expected syncscope to be null for non-atomic access".to_owned()
                    }
                    AtomicOrdering::not_atomic => return Ok(()),
                    $(AtomicOrdering::$unsupported)|* => {
                        format!("unsupported ordering '{ordering}'")
                    }
                    _ if alignment.is_none() => "expected alignment for atomic access".to_owned(),
                    _ => return Ok(()),
                };
                Err(op.emit_error(ir, message))
            }
        }
    )*};
}

ordered! {
    LoadOp release acq_rel;
    StoreOp acquire acq_rel;
}

/// Checks that a pointer is in the memory space of what it is cast from or to.
fn verify_cast(
    op: Operation,
    ir: &Ir,
    message: &str,
    [pointer, other]: [&Type; 2],
) -> VerifyResult {
    if other.is::<PtrType>() {
        return fail(op, ir, message);
    }
    let space = |ty: &Type| {
        let pointer = ty.interface::<dyn PtrLikeTypeInterface>(ir);
        pointer.and_then(ods_runtime::interfaces::DynPtrLikeTypeInterface::get_memory_space)
    };
    if space(pointer) != space(other) {
        let message = "expected the input and output to have the same memory space";
        return fail(op, ir, message);
    }
    Ok(())
}

impl Verify for FromPtrOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let types = [self.ptr(ir).ty(ir), self.result(ir).ty(ir)];
        verify_cast(
            self.operation(),
            ir,
            "the result type cannot be `!ptr.ptr`",
            types,
        )
    }
}

impl Verify for ToPtrOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let types = [self.result(ir).ty(ir), self.ptr(ir).ty(ir)];
        let message = "the input value cannot be of type `!ptr.ptr`";
        verify_cast(self.operation(), ir, message, types)
    }
}

impl Verify for PtrDiffOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (from, to) = (self.lhs(ir).ty(ir), self.result(ir).ty(ir));
        let is_same_container = matches!(
            (from, to),
            (Type::Vector(_), Type::Vector(_)) | (Type::RankedTensor(_), Type::RankedTensor(_))
        );
        if from.shape().is_some() && !is_same_container {
            let message = "expected the result to have the same container type as the operands when operands are shaped";
            return fail(self.operation(), ir, message);
        }
        Ok(())
    }
}
