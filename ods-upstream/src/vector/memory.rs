//! Verifiers of operations on memory: loads, stores, gathers and scatters.

use super::{CompressStoreOp, ExpandLoadOp, GatherOp, MaskedLoadOp, MaskedStoreOp, ScatterOp};
use ods_runtime::prelude::*;

/// What an operation reads or writes: the base with its indices, and the vector.
struct Access<'ir> {
    base: &'ir Type,
    indices: usize,
    vector: &'ir Type,
}

impl Access<'_> {
    /// Checks the type of the elements and the number of indices.
    fn verify(&self, element_message: &str) -> Result<(), String> {
        if self.base.element_type() != self.vector.element_type() {
            return Err(element_message.to_owned());
        }
        let rank = self.base.rank().unwrap_or_default();
        if self.indices == rank {
            return Ok(());
        }
        Err(format!("requires {rank} indices"))
    }

    /// Checks that a vector has the sizes of the one that is read or written.
    fn verify_shape(&self, other: &Type, message: &str) -> Result<(), String> {
        if self.vector.shape() == other.shape() {
            return Ok(());
        }
        Err(message.to_owned())
    }

    /// Checks the type of the value for elements that are not read.
    fn verify_pass_thru(&self, pass_thru: &Type) -> Result<(), String> {
        if self.vector == pass_thru {
            return Ok(());
        }
        Err("expected pass_thru of same type as result type".to_owned())
    }
}

const LOADED: &str = "base and result element type should match";
const STORED: &str = "base and valueToStore element type should match";

/// Checks that a gather or a scatter is from a memref or a tensor.
fn verify_base(base: &Type) -> Result<(), String> {
    match base {
        Type::MemRef(_) | Type::RankedTensor(_) => Ok(()),
        _ => Err("requires base to be a memref or ranked tensor type".to_owned()),
    }
}

/// Verifiers whose checks give the message.
macro_rules! verifiers {
    ($($op:ident |$this:ident, $ir:ident| $checks:expr;)*) => {$(
        impl Verify for $op {
            fn verify(self, $ir: &Ir) -> VerifyResult {
                let $this = self;
                let checked: Result<(), String> = $checks;
                checked.map_err(|message| self.emit_error($ir, message))
            }
        }
    )*};
}

/// The access of an operation to its base.
macro_rules! access {
    ($this:ident, $ir:ident, $indices:ident, $vector:ident) => {
        Access {
            base: $this.base($ir).ty($ir),
            indices: $this.$indices($ir).len(),
            vector: $this.$vector($ir).ty($ir),
        }
    };
}

verifiers! {
    MaskedLoadOp |op, ir| {
        let access = access!(op, ir, indices, result);
        access.verify(LOADED)
            .and_then(|()| access.verify_shape(op.mask(ir).ty(ir), "expected result shape to match mask shape"))
            .and_then(|()| access.verify_pass_thru(op.pass_thru(ir).ty(ir)))
    };
    MaskedStoreOp |op, ir| {
        let access = access!(op, ir, indices, value_to_store);
        access.verify(STORED)
            .and_then(|()| access.verify_shape(op.mask(ir).ty(ir), "expected valueToStore shape to match mask shape"))
    };
    GatherOp |op, ir| {
        let access = access!(op, ir, offsets, result);
        verify_base(access.base)
            .and_then(|()| access.verify(LOADED))
            .and_then(|()| access.verify_shape(op.indices(ir).ty(ir), "expected result dim to match indices dim"))
            .and_then(|()| access.verify_shape(op.mask(ir).ty(ir), "expected result dim to match mask dim"))
            .and_then(|()| access.verify_pass_thru(op.pass_thru(ir).ty(ir)))
    };
    ScatterOp |op, ir| {
        let access = access!(op, ir, offsets, value_to_store);
        verify_base(access.base)
            .and_then(|()| access.verify(STORED))
            .and_then(|()| access.verify_shape(op.indices(ir).ty(ir), "expected valueToStore dim to match indices dim"))
            .and_then(|()| access.verify_shape(op.mask(ir).ty(ir), "expected valueToStore dim to match mask dim"))
    };
    ExpandLoadOp |op, ir| {
        let access = access!(op, ir, indices, result);
        access.verify(LOADED)
            .and_then(|()| access.verify_shape(op.mask(ir).ty(ir), "expected result dim to match mask dim"))
            .and_then(|()| access.verify_pass_thru(op.pass_thru(ir).ty(ir)))
    };
    CompressStoreOp |op, ir| {
        let access = access!(op, ir, indices, value_to_store);
        access.verify(STORED)
            .and_then(|()| access.verify_shape(op.mask(ir).ty(ir), "expected valueToStore dim to match mask dim"))
    };
}
