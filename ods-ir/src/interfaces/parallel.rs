//! Parallel loops whose threads write into a common destination.

use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, Operation, Value};
use crate::op::{OpHandle, VerifyResult};
use crate::op_interface;
use std::ops::Range;

/// The terminator of a parallel loop, whose region combines the threads' contributions:
/// MLIR's `InParallelOpInterface`.
#[op_interface]
pub trait InParallelOpInterface {
    /// Checks that there is one region with one block.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(Diagnostic::error(op.location(ir), message));
        match op.regions(ir) {
            [body] if body.blocks(ir).count() == 1 => Ok(()),
            [_] => fail("expected single block op region"),
            _ => fail("expected single region op"),
        }
    }
}

impl DynInParallelOpInterface {
    /// The loop's result with this index.
    ///
    /// # Panics
    ///
    /// If there is no parent operation, or if it has no such result.
    #[inline]
    pub fn get_parent_result(self, ir: &Ir, idx: usize) -> Value {
        let parent = self.operation().parent_op(ir);
        parent.expect("the op has a parent loop").result(ir, idx)
    }

    /// The operations that combine contributions.
    #[inline]
    pub fn get_yielding_ops(self, ir: &Ir) -> impl Iterator<Item = Operation> + '_ {
        let body = self.operation().regions(ir).first();
        let blocks = body.into_iter().flat_map(|body| body.blocks(ir));
        blocks.flat_map(|block| block.operations(ir))
    }
}

/// An operation in an [`InParallelOpInterface`] that contributes to a destination: MLIR's
/// `ParallelCombiningOpInterface`.
#[op_interface]
pub trait ParallelCombiningOpInterface {
    /// The indices of the operands that are destinations.
    fn get_updated_destinations(self, ir: &Ir) -> Range<usize>;

    /// The operation that runs the threads.
    fn get_iterating_parent(self, ir: &Ir) -> Operation;
}
