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
    pub fn is_speculatable(self, ir: &Ir) -> bool {
        let mut pending = vec![self];
        while let Some(op) = pending.pop() {
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
        }
        true
    }

    /// Whether the operation has no memory effects and may be executed speculatively:
    /// MLIR's `isPure`.
    pub fn is_pure(self, ir: &Ir) -> bool {
        self.is_speculatable(ir) && self.is_memory_effect_free(ir)
    }

    /// Whether the operation could be erased if its results were unused: MLIR's
    /// `wouldOpBeTriviallyDead`.
    ///
    /// It is neither a terminator nor a symbol, and its only effects are reads, and
    /// allocations of and writes to the memory that it returns.
    pub fn would_be_trivially_dead(self, ir: &Ir) -> bool {
        use super::{EffectOn, MemoryEffect, SymbolOpInterface};
        let Some(info) = self.info(ir) else {
            return false;
        };
        let is_symbol = self.has_interface::<dyn SymbolOpInterface>(ir);
        if info.spec().is_terminator || is_symbol {
            return false;
        }
        let Some(effects) = self.memory_effects(ir) else {
            return false;
        };
        // An allocation is invisible elsewhere if only this operation's results refer to
        // it.
        let is_own = |on: &EffectOn| match on {
            EffectOn::Value(value) => value.defining_op(ir) == Some(self),
            _ => false,
        };
        let allocated = effects
            .iter()
            .filter(|effect| matches!(effect.effect, MemoryEffect::Allocate) && is_own(&effect.on));
        let allocated: Vec<&EffectOn> = allocated.map(|effect| &effect.on).collect();
        effects.iter().all(|effect| match effect.effect {
            MemoryEffect::Read => true,
            MemoryEffect::Allocate => is_own(&effect.on),
            MemoryEffect::Write => allocated.contains(&&effect.on),
            MemoryEffect::Free => false,
        })
    }

    /// Whether the operation can be erased: its results are unused, and it [would be
    /// dead](Self::would_be_trivially_dead) then.
    pub fn is_trivially_dead(self, ir: &Ir) -> bool {
        self.results(ir).iter().all(|result| result.is_unused(ir))
            && self.would_be_trivially_dead(ir)
    }
}
