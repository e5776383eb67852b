//! Speculative execution of operations.

use super::defined::AsDefined;
use super::{ImplementedBy, InterfaceEntry};
use crate::ir::{Ir, Operation};
use crate::op::OpHandle as _;
use crate::op::spec::OpSpec;
use crate::op_interface;
use crate::traits::{AlwaysSpeculatableImplTrait, RecursivelySpeculatableImplTrait};
use crate::verify::is_well_formed;
use std::any::TypeId;

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
        Self::OP_INFO.map_or(Speculatability::NotSpeculatable, |info| {
            by_traits(info.spec())
        })
    }
}

/// The speculatability that the traits of an op determine.
fn by_traits(spec: &OpSpec) -> Speculatability {
    if spec.has_trait::<AlwaysSpeculatableImplTrait>() {
        Speculatability::Speculatable
    } else if spec.has_trait::<RecursivelySpeculatableImplTrait>() {
        Speculatability::RecursivelySpeculatable
    } else {
        Speculatability::NotSpeculatable
    }
}

impl ConditionallySpeculatable for AsDefined {
    fn get_speculatability(self, ir: &Ir) -> Speculatability {
        let info = self.operation().info(ir);
        info.map_or(Speculatability::NotSpeculatable, |info| {
            by_traits(info.spec())
        })
    }
}

/// A static, so that it has one address.
static BY_TRAITS: InterfaceEntry =
    <dyn ConditionallySpeculatable as ImplementedBy<AsDefined>>::ENTRY;

/// The interface entry of all ops whose traits determine the speculatability.
#[doc(hidden)]
pub fn speculation_by_traits() -> &'static InterfaceEntry {
    &BY_TRAITS
}

/// The speculatability of all operations of an op, if its definition alone determines that.
pub(crate) fn defined_speculatability(spec: &OpSpec) -> Option<Speculatability> {
    let entry = spec
        .interfaces
        .get(TypeId::of::<dyn ConditionallySpeculatable>())?;
    std::ptr::eq(*entry, &raw const BY_TRAITS).then(|| by_traits(spec))
}

/// Whether `op` may be executed speculatively, apart from what is in its regions.
#[inline]
fn speculatability(ir: &Ir, op: Operation) -> Speculatability {
    let spec = op.spec(ir);
    if let Some(defined) = spec.and_then(|spec| spec.speculatability) {
        return defined;
    }
    if spec.is_some_and(|spec| !is_well_formed(ir, op, spec)) {
        return Speculatability::NotSpeculatable;
    }
    match op.interface::<dyn ConditionallySpeculatable>(ir) {
        Some(handle) => handle.get_speculatability(ir),
        None => Speculatability::NotSpeculatable,
    }
}

impl Operation {
    /// Whether the operation may be executed speculatively: MLIR's `isSpeculatable`.
    #[inline]
    pub fn is_speculatable(self, ir: &Ir) -> bool {
        match speculatability(ir, self) {
            Speculatability::NotSpeculatable => false,
            Speculatability::Speculatable => true,
            Speculatability::RecursivelySpeculatable => self.has_only_speculatable(ir),
        }
    }

    /// Whether the operations in the regions of this one may be executed speculatively.
    #[inline]
    fn has_only_speculatable(self, ir: &Ir) -> bool {
        let mut pending = Vec::new();
        let mut next = Some(self);
        while let Some(op) = next {
            for block in op.child_blocks(ir) {
                for op in block.operations(ir) {
                    match speculatability(ir, op) {
                        Speculatability::NotSpeculatable => return false,
                        Speculatability::Speculatable => {}
                        Speculatability::RecursivelySpeculatable => pending.push(op),
                    }
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
