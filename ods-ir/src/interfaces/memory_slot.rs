//! Memory that can become values, whole or in parts.

use crate::attributes::Attribute;
use crate::ir::{Ir, OpBuilder, OpOperand, Operation, Value};
use crate::op_interface;
use crate::types::Type;
use std::ops::Deref;

/// Memory for one value: MLIR's `MemorySlot`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemorySlot {
    /// The pointer to the memory.
    pub ptr: Value,
    /// The type of the value in it.
    pub elem_type: Type,
}

/// Memory whose parts can have memory of their own: MLIR's `DestructurableMemorySlot`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DestructurableMemorySlot {
    /// The memory as a whole.
    pub slot: MemorySlot,
    /// The index and the type of each part.
    pub subelement_types: Vec<(Attribute, Type)>,
}

impl Deref for DestructurableMemorySlot {
    type Target = MemorySlot;

    #[inline]
    fn deref(&self) -> &MemorySlot {
        &self.slot
    }
}

/// What becomes of an operation that no longer uses a slot: MLIR's `DeletionKind`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DeletionKind {
    /// It stays.
    Keep,
    /// The pass erases it.
    Delete,
}

/// An operation that allocates memory which may become values: MLIR's
/// `PromotableAllocationOpInterface`.
#[expect(unused_variables, reason = "defaults ignore their arguments")]
#[op_interface]
pub trait PromotableAllocationOpInterface {
    /// The slots that may become values. Only loads and stores by the pointer of a slot may reach
    /// its contents.
    fn get_promotable_slots(self, ir: &Ir) -> Vec<MemorySlot>;

    /// Builds the value that the slot has before anything is stored. The insertion point is at the
    /// start of the block in which the pointer is defined.
    fn get_default_value(self, builder: &mut OpBuilder<'_>, slot: &MemorySlot) -> Value;

    /// Called for each new block argument that holds the value of the slot. The insertion point is
    /// at the start of its block.
    fn handle_block_argument(
        self,
        builder: &mut OpBuilder<'_>,
        slot: &MemorySlot,
        argument: Value,
    ) {
    }

    /// Called when the slot is not used any more. Erases the operation, unless it has other slots;
    /// then returns the operation that allocates these. `default_value` is what
    /// [`get_default_value`](Self::get_default_value) built, if it was called.
    fn handle_promotion_complete(
        self,
        builder: &mut OpBuilder<'_>,
        slot: &MemorySlot,
        default_value: Option<Value>,
    ) -> Option<Operation>;
}

/// An operation that loads from memory slots or stores to them: MLIR's
/// `PromotableMemOpInterface`.
#[op_interface]
pub trait PromotableMemOpInterface {
    /// Whether the operation loads from the slot.
    fn loads_from(self, ir: &Ir, slot: &MemorySlot) -> bool;

    /// Whether the operation stores to the slot.
    fn stores_to(self, ir: &Ir, slot: &MemorySlot) -> bool;

    /// The value that the operation stores to the slot, which has the value `reaching_def` before.
    /// The insertion point is after the operation.
    fn get_stored(
        self,
        builder: &mut OpBuilder<'_>,
        slot: &MemorySlot,
        reaching_def: Value,
    ) -> Value;

    /// Whether the operation can do without the operands `blocking_uses`, if uses of its results
    /// that it adds to `new_blocking_uses` are removed, too.
    fn can_uses_be_removed(
        self,
        ir: &Ir,
        slot: &MemorySlot,
        blocking_uses: &[usize],
        new_blocking_uses: &mut Vec<OpOperand>,
    ) -> bool;

    /// Makes the operation do without the operands `blocking_uses`. The slot has the value
    /// `reaching_definition` before it. The insertion point is after the operation. Erases
    /// nothing.
    fn remove_blocking_uses(
        self,
        builder: &mut OpBuilder<'_>,
        slot: &MemorySlot,
        blocking_uses: &[usize],
        reaching_definition: Value,
    ) -> DeletionKind;
}

/// An operation that uses pointers, but not the memory, so that it can do without them: MLIR's
/// `PromotableOpInterface`.
#[expect(unused_variables, reason = "defaults ignore their arguments")]
#[op_interface]
pub trait PromotableOpInterface {
    /// Whether the operation can do without the operands `blocking_uses`, if uses of its results
    /// that it adds to `new_blocking_uses` are removed, too.
    fn can_uses_be_removed(
        self,
        ir: &Ir,
        blocking_uses: &[usize],
        new_blocking_uses: &mut Vec<OpOperand>,
    ) -> bool;

    /// Makes the operation do without the operands `blocking_uses`. The insertion point is behind
    /// the operation. Erases nothing.
    fn remove_blocking_uses(
        self,
        builder: &mut OpBuilder<'_>,
        blocking_uses: &[usize],
    ) -> DeletionKind;

    /// Whether [`visit_replaced_values`](Self::visit_replaced_values) must be called.
    fn requires_replaced_values(self, ir: &Ir) -> bool {
        false
    }

    /// Gets the operations that stored to the slot, and the values that they stored, when all uses
    /// are removed. The insertion point is after the operation. Erases nothing.
    fn visit_replaced_values(
        self,
        builder: &mut OpBuilder<'_>,
        mutated_defs: &[(Operation, Value)],
    ) {
    }
}

/// An operation that allocates memory whose parts can have memory of their own: MLIR's
/// `DestructurableAllocationOpInterface`.
#[op_interface]
pub trait DestructurableAllocationOpInterface {
    /// The slots that may be split, with their parts.
    fn get_destructurable_slots(self, ir: &Ir) -> Vec<DestructurableMemorySlot>;

    /// Allocates the parts with these indices; the slot stays. The insertion point is at the start
    /// of the block in which the pointer is defined. Operations that allocate more slots to split
    /// are added to `new_allocators`.
    fn destructure(
        self,
        builder: &mut OpBuilder<'_>,
        slot: &DestructurableMemorySlot,
        used_indices: &[Attribute],
        new_allocators: &mut Vec<Operation>,
    ) -> Vec<(Attribute, MemorySlot)>;

    /// Called when the slot is not used any more. Erases the operation, unless it has other slots;
    /// then returns the operation that allocates these.
    fn handle_destructuring_complete(
        self,
        builder: &mut OpBuilder<'_>,
        slot: &DestructurableMemorySlot,
    ) -> Option<Operation>;
}

/// An operation that uses memory slots only within their bounds: MLIR's
/// `SafeMemorySlotAccessOpInterface`.
#[op_interface]
pub trait SafeMemorySlotAccessOpInterface {
    /// Whether all accesses to the slot are within its bounds, provided that the slots added to
    /// `must_be_safely_used` are used so, too.
    fn ensure_only_safe_accesses(
        self,
        ir: &Ir,
        slot: &MemorySlot,
        must_be_safely_used: &mut Vec<MemorySlot>,
    ) -> bool;
}

/// An operation that accesses parts of memory by their indices: MLIR's
/// `DestructurableAccessorOpInterface`.
#[op_interface]
pub trait DestructurableAccessorOpInterface {
    /// Whether the operation can use memory of the parts instead of the slot. Adds their indices to
    /// `used_indices`, and the slots that it makes of them to `must_be_safely_used`.
    fn can_rewire(
        self,
        ir: &Ir,
        slot: &DestructurableMemorySlot,
        used_indices: &mut Vec<Attribute>,
        must_be_safely_used: &mut Vec<MemorySlot>,
    ) -> bool;

    /// Makes the operation use `subslots` instead of the slot. The insertion point is after the
    /// operation. Erases nothing.
    fn rewire(
        self,
        builder: &mut OpBuilder<'_>,
        slot: &DestructurableMemorySlot,
        subslots: &[(Attribute, MemorySlot)],
    ) -> DeletionKind;
}
