//! Speculative execution of operations.

use super::defined::AsDefined;
use super::{InterfaceEntry, interface_entry};
use crate::ir::{Ir, Operation};
use crate::op::{OpHandle as _, OpInfo};
use crate::op_interface;
use crate::traits::{AlwaysSpeculatableImplTrait, RecursivelySpeculatableImplTrait};
use crate::verify::is_well_formed;

/// Whether an operation may be executed speculatively: MLIR's `Speculatability`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Speculatability {
    /// It may not: it may have undefined behaviour, or not terminate.
    NotSpeculatable,
    /// It may.
    Speculatable,
    /// It may if the operations in its regions may.
    RecursivelySpeculatable,
}

/// An operation that determines whether it may be executed speculatively: MLIR's
/// `ConditionallySpeculatable`.
#[op_interface]
pub trait ConditionallySpeculatable {
    /// Whether this operation may be executed speculatively; by default the traits of the
    /// op determine it.
    fn get_speculatability(self, ir: &Ir) -> Speculatability {
        let _ = ir;
        Self::OP_INFO.map_or(Speculatability::NotSpeculatable, by_traits)
    }
}

/// The speculatability that the traits of an op determine.
fn by_traits(info: &OpInfo) -> Speculatability {
    if info.has_trait::<AlwaysSpeculatableImplTrait>() {
        Speculatability::Speculatable
    } else if info.has_trait::<RecursivelySpeculatableImplTrait>() {
        Speculatability::RecursivelySpeculatable
    } else {
        Speculatability::NotSpeculatable
    }
}

impl ConditionallySpeculatable for AsDefined {
    fn get_speculatability(self, ir: &Ir) -> Speculatability {
        let info = self.operation().info(ir);
        info.map_or(Speculatability::NotSpeculatable, by_traits)
    }
}

/// The interface entry of all ops whose traits determine the speculatability.
#[doc(hidden)]
pub fn speculation_by_traits() -> &'static InterfaceEntry {
    interface_entry::<dyn ConditionallySpeculatable, AsDefined>()
}

impl Operation {
    /// Whether the operation may be executed speculatively: MLIR's `isSpeculatable`.
    #[inline]
    pub fn is_speculatable(self, ir: &Ir) -> bool {
        // Most operations have no regions: no list is allocated for them.
        let mut pending = Vec::new();
        let mut next = Some(self);
        while let Some(op) = next {
            let info = op.info(ir);
            if info.is_some_and(|info| !is_well_formed(ir, op, info.spec())) {
                return false;
            }
            let Some(handle) = op.interface::<dyn ConditionallySpeculatable>(ir) else {
                return false;
            };
            match handle.get_speculatability(ir) {
                Speculatability::NotSpeculatable => return false,
                Speculatability::Speculatable => {}
                Speculatability::RecursivelySpeculatable => {
                    let blocks = op.regions(ir).iter().flat_map(|region| region.blocks(ir));
                    pending.extend(blocks.flat_map(|block| block.operations(ir)));
                }
            }
            next = pending.pop();
        }
        true
    }

    /// Whether the operation has no memory effects and may be executed speculatively:
    /// MLIR's `isPure`.
    #[inline]
    pub fn is_pure(self, ir: &Ir) -> bool {
        self.is_speculatable(ir) && self.is_memory_effect_free(ir)
    }
}
