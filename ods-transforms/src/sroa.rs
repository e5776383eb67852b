//! The pass `sroa`: memory for parts instead of memory for the whole.

use crate::block_order::sort_by_dominance;
use crate::limits::MAX_ROUNDS;
use crate::mem2reg::{after, allocators, erase_all};
use ods_ir::attributes::Attribute;
use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::{
    DeletionKind, DestructurableAccessorOpInterface, DestructurableAllocationOpInterface,
    DestructurableMemorySlot, DynDestructurableAllocationOpInterface, MemorySlot,
    PromotableOpInterface, SafeMemorySlotAccessOpInterface,
};
use ods_ir::ir::{Ir, OpBuilder, OpOperand, Operation};
use ods_ir::op::OpHandle as _;
use ods_lookup::{LookupMap, LookupSet};
use ods_rewrite::analysis::forward_slice;
use ods_rewrite::pass::{Counter, PassContext, PassResult, RunPass};

/// The pass `sroa`: splits memory slots whose parts are accessed one by one into slots for the parts,
/// so that these can become values by themselves. Parts that nothing accesses are dropped.
///
/// Memory is what a [`DestructurableAllocationOpInterface`] allocates; what accesses the parts are
/// [`DestructurableAccessorOpInterface`]s, and other users [`PromotableOpInterface`]s, of any dialect.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::Sroa;
/// let mut passes = PassManager::new();
/// passes.add(Sroa::default());
/// assert_eq!(passes.to_string(), "builtin.module(sroa)");
/// ```
#[derive(Debug, Default)]
pub struct Sroa {
    destructured: Counter,
    with_benefit: Counter,
}

impl RunPass for Sroa {
    type Op = Operation;

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let mut counts = Destructurings::default();
        for number in 0..op.regions(cx).len() {
            let region = op.regions(cx)[number];
            let allocators = allocators::<dyn DestructurableAllocationOpInterface>(cx, region);
            let more = destructure_memory_slots(cx, allocators)?;
            counts.slots += more.slots;
            counts.with_unused_parts += more.with_unused_parts;
        }
        self.destructured.add(counts.slots);
        self.with_benefit.add(counts.with_unused_parts);
        if counts.slots == 0 {
            cx.preserve_all();
        }
        Ok(())
    }
}

ods_rewrite::__pass_impl!(
    Sroa, "SROA", "sroa", "Scalar Replacement of Aggregates",
    dialects [],
    options [],
    statistics [
        (destructured, "destructured slots", "Total amount of memory slots destructured"),
        (with_benefit, "slots with memory benefit", "Total amount of memory slots in which the destructured size was smaller than the total size after eliminating unused fields"),
    ],
);

/// What splitting memory slots did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Destructurings {
    /// The number of slots that were split.
    pub slots: u64,
    /// The number of those with parts that nothing accessed.
    pub with_unused_parts: u64,
}

/// Splits the slots of these allocations, as the pass [`Sroa`] does.
///
/// # Errors
///
/// If an interface answers what cannot be. The `Ir` may then be invalid.
#[inline]
pub fn destructure_memory_slots(
    ir: &mut Ir,
    mut allocators: Vec<DynDestructurableAllocationOpInterface>,
) -> Result<Destructurings, Diagnostic> {
    let mut counts = Destructurings::default();
    for _ in 0..MAX_ROUNDS {
        let mut next = Vec::new();
        let mut has_changed = false;
        for allocator in allocators {
            let mut split = false;
            for slot in allocator.get_destructurable_slots(ir) {
                let Some(plan) = Plan::new(ir, &slot) else {
                    continue;
                };
                counts.slots += 1;
                let has_unused = plan.used.len() != slot.subelement_types.len();
                counts.with_unused_parts += u64::from(has_unused);
                for op in plan.split(ir, &slot, allocator)? {
                    let found = op.interface::<dyn DestructurableAllocationOpInterface>(ir);
                    next.push(found.ok_or_else(|| {
                        op.emit_error(ir, "does not allocate memory slots that can be split")
                    })?);
                }
                // The other slots may be different now.
                split = true;
                break;
            }
            if !split {
                next.push(allocator);
            }
            has_changed |= split;
        }
        if !has_changed {
            return Ok(counts);
        }
        allocators = next;
    }
    let first = allocators.first().map(|allocator| allocator.operation());
    match first {
        Some(op) => Err(op.emit_error(
            ir,
            format!("leads to new memory slots still after {MAX_ROUNDS} rounds"),
        )),
        None => Ok(counts),
    }
}

/// What has to change for a slot to be split.
struct Plan {
    /// The indices of the parts that are accessed.
    used: Vec<Attribute>,
    /// The operations that access parts, without numbers, and those that must do without the slot,
    /// with the numbers of the operands.
    users: Vec<(Operation, Vec<usize>)>,
}

impl Plan {
    /// `None` if the slot must stay as it is, or if nothing uses it.
    #[inline]
    fn new(ir: &Ir, slot: &DestructurableMemorySlot) -> Option<Self> {
        if slot.ptr.is_unused(ir) {
            return None;
        }
        let (mut used, mut accessors) = (Vec::new(), Vec::new());
        let mut pending: Vec<MemorySlot> = Vec::new();
        let mut blocking: LookupMap<Operation, Vec<usize>> = LookupMap::default();
        for operand in slot.ptr.uses(ir) {
            let owner = operand.owner;
            let accessor = owner.interface::<dyn DestructurableAccessorOpInterface>(ir);
            if accessor
                .is_some_and(|accessor| accessor.can_rewire(ir, slot, &mut used, &mut pending))
            {
                accessors.push(owner);
            } else {
                blocking.entry(owner).or_default().push(operand.number);
            }
        }
        let mut unique: Vec<Attribute> = Vec::new();
        for index in used {
            // Only existing parts can be allocated.
            slot.subelement_types
                .iter()
                .find(|(known, _)| *known == index)?;
            if !unique.contains(&index) {
                unique.push(index);
            }
        }
        let mut seen = LookupSet::default();
        while let Some(part) = pending.pop() {
            for operand in part.ptr.uses(ir) {
                if !seen.insert((operand.owner, operand.number)) {
                    continue;
                }
                let owner = operand.owner;
                let access = owner.interface::<dyn SafeMemorySlotAccessOpInterface>(ir);
                if !access
                    .is_some_and(|access| access.ensure_only_safe_accesses(ir, &part, &mut pending))
                {
                    blocking.entry(owner).or_default().push(operand.number);
                }
            }
        }
        let mut users: Vec<(Operation, Vec<usize>)> = Vec::new();
        for user in forward_slice(ir, &[slot.ptr], |_| true) {
            let Some(mut numbers) = blocking.remove(&user) else {
                continue;
            };
            numbers.sort_unstable();
            numbers.dedup();
            let promotable = user.interface::<dyn PromotableOpInterface>(ir)?;
            let mut more: Vec<OpOperand> = Vec::new();
            if !promotable.can_uses_be_removed(ir, &numbers, &mut more) {
                return None;
            }
            for operand in more {
                let value = operand.owner.operands(ir).get(operand.number)?;
                if value.defining_op(ir) != Some(user) {
                    return None;
                }
                blocking
                    .entry(operand.owner)
                    .or_default()
                    .push(operand.number);
            }
            users.push((user, numbers));
        }
        if !blocking.is_empty() {
            return None;
        }
        for op in accessors {
            if !users.iter().any(|(other, _)| *other == op) {
                users.push((op, Vec::new()));
            }
        }
        Some(Self {
            used: unique,
            users,
        })
    }

    /// Splits the slot; returns operations that allocate more slots to split.
    #[inline]
    fn split(
        mut self,
        ir: &mut Ir,
        slot: &DestructurableMemorySlot,
        allocator: DynDestructurableAllocationOpInterface,
    ) -> Result<Vec<Operation>, Diagnostic> {
        let mut more = Vec::new();
        let block = slot.ptr.parent_block(ir);
        let mut b = OpBuilder::new(ir);
        if let Some(block) = block {
            b.set_insert_point_to_start(block);
        }
        let parts = allocator.destructure(&mut b, slot, &self.used, &mut more);
        sort_by_dominance(ir, &mut self.users);
        let mut erased = Vec::new();
        for (op, numbers) in self.users.into_iter().rev() {
            let mut b = OpBuilder::new(ir);
            b.set_insert_point(after(&b, op));
            let accessor = op.interface::<dyn DestructurableAccessorOpInterface>(&b);
            let kind = if let Some(accessor) = accessor {
                accessor.rewire(&mut b, slot, &parts)
            } else if let Some(user) = op.interface::<dyn PromotableOpInterface>(&b) {
                user.remove_blocking_uses(&mut b, &numbers)
            } else {
                continue;
            };
            if kind == DeletionKind::Delete {
                erased.push(op);
            }
        }
        erase_all(ir, erased)?;
        if !slot.ptr.is_unused(ir) {
            let message = "cannot be split: an interface left uses of the memory slot";
            return Err(allocator.operation().emit_error(ir, message));
        }
        let mut b = OpBuilder::new(ir);
        more.extend(allocator.handle_destructuring_complete(&mut b, slot));
        Ok(more)
    }
}
