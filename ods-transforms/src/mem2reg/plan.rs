//! Finds out whether a slot can become values, and what has to change.

use super::promoter::Promoter;
use super::wrong;
use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::{
    BranchOpInterface, DynPromotableAllocationOpInterface, MemorySlot, PromotableMemOpInterface,
    PromotableOpInterface,
};
use ods_ir::ir::{Block, Dominance, Ir, OpBuilder, OpOperand, Operation, Region};
use ods_ir::op::OpHandle as _;
use ods_lookup::{LookupMap, LookupSet};
use ods_rewrite::analysis::forward_slice;

/// What has to change for a slot to become values.
pub(super) struct Plan {
    /// The users of the slot that must do without it, and those that follow from them, with the
    /// numbers of the operands.
    pub(super) users: Vec<(Operation, Vec<usize>)>,
    /// The blocks that get an argument.
    pub(super) merge_points: Vec<Block>,
    /// The same blocks.
    pub(super) is_merge_point: LookupSet<Block>,
    /// The blocks that each block dominates immediately.
    pub(super) children: LookupMap<Block, Vec<Block>>,
}

impl Plan {
    /// `None` if the slot must stay.
    #[inline]
    pub(super) fn new(ir: &Ir, slot: &MemorySlot, dominance: &mut Dominance) -> Option<Self> {
        let region = slot.ptr.parent_block(ir)?.parent_region(ir)?;
        if !region.has_ssa_dominance(ir) {
            return None;
        }
        let users = blocking_uses(ir, slot, region)?;
        let stores = slot.ptr.uses(ir).filter_map(|operand| {
            let op = operand
                .owner
                .interface::<dyn PromotableMemOpInterface>(ir)?;
            op.stores_to(ir, slot)
                .then(|| operand.owner.parent_block(ir))?
        });
        let stores: Vec<Block> = stores.collect();
        let mut plan = Self {
            users,
            merge_points: Vec::new(),
            is_merge_point: LookupSet::default(),
            children: LookupMap::default(),
        };
        if !region.has_one_block(ir) {
            let live = live_in(ir, slot, &stores);
            plan.find_merge_points(ir, region, (stores, &live), dominance);
        }
        let are_usable = plan.merge_points.iter().all(|block| {
            let mut branches = block.successor_uses(ir);
            branches.all(|op| op.interface::<dyn BranchOpInterface>(ir).is_some())
        });
        are_usable.then_some(plan)
    }

    /// Finds the iterated dominance frontier of the blocks with stores, as far as somebody asks for the value there: where
    /// different values meet.
    #[inline]
    fn find_merge_points(
        &mut self,
        ir: &Ir,
        region: Region,
        (stores, live): (Vec<Block>, &LookupSet<Block>),
        dominance: &mut Dominance,
    ) {
        let mut frontier: LookupMap<Block, Vec<Block>> = LookupMap::default();
        for block in region.blocks(ir) {
            let Some(above) = dominance.immediate_dominator(ir, block) else {
                continue;
            };
            self.children.entry(above).or_default().push(block);
            for before in block.predecessors(ir) {
                if !dominance.is_reachable(ir, before) {
                    continue;
                }
                let mut at = Some(before);
                while let Some(block_at) = at.filter(|at| *at != above) {
                    let list = frontier.entry(block_at).or_default();
                    if list.last() != Some(&block) {
                        list.push(block);
                    }
                    at = dominance.immediate_dominator(ir, block_at);
                }
            }
        }
        let mut pending = stores;
        while let Some(block) = pending.pop() {
            for met in frontier.get(&block).into_iter().flatten() {
                if live.contains(met) && self.is_merge_point.insert(*met) {
                    self.merge_points.push(*met);
                    pending.push(*met);
                }
            }
        }
    }

    #[inline]
    pub(super) fn promote(
        self,
        ir: &mut Ir,
        slot: &MemorySlot,
        allocator: DynPromotableAllocationOpInterface,
    ) -> Result<Option<Operation>, Diagnostic> {
        let mut promoter = Promoter {
            slot,
            allocator,
            needed: self.users.iter().map(|(op, _)| *op).collect(),
            plan: self,
            default: None,
            reaching: LookupMap::default(),
            stored: Vec::new(),
        };
        promoter.reach(ir)?;
        promoter.remove_uses(ir)?;
        promoter.complete_branches(ir)?;
        if !slot.ptr.is_unused(ir) {
            return Err(wrong(
                ir,
                allocator.operation(),
                "left uses of a promoted memory slot",
            ));
        }
        let mut b = OpBuilder::new(ir);
        Ok(allocator.handle_promotion_complete(&mut b, slot, promoter.default))
    }
}

/// The blocks in which something loads what the slot has at their start, or what it has then later.
#[inline]
fn live_in(ir: &Ir, slot: &MemorySlot, stores: &[Block]) -> LookupSet<Block> {
    let stores: LookupSet<Block> = stores.iter().copied().collect();
    let loads_first = |block: Block| {
        let mut accesses = block
            .operations(ir)
            .filter_map(|op| op.interface::<dyn PromotableMemOpInterface>(ir));
        let first = accesses.find(|it| it.loads_from(ir, slot) || it.stores_to(ir, slot));
        first.is_some_and(|first| first.loads_from(ir, slot))
    };
    let (mut seen, mut live) = (LookupSet::default(), LookupSet::default());
    let blocks = slot
        .ptr
        .uses(ir)
        .filter_map(|operand| operand.owner.parent_block(ir));
    let blocks = blocks.filter(|block| seen.insert(*block));
    let mut pending: Vec<Block> = blocks.filter(|block| loads_first(*block)).collect();
    while let Some(block) = pending.pop() {
        if live.insert(block) {
            pending.extend(
                block
                    .predecessors(ir)
                    .filter(|before| !stores.contains(before)),
            );
        }
    }
    live
}

/// The users that must do without the slot, in an order in which users come after those that they
/// follow from; `None` if one of them cannot.
#[inline]
fn blocking_uses(
    ir: &Ir,
    slot: &MemorySlot,
    region: Region,
) -> Option<Vec<(Operation, Vec<usize>)>> {
    let mut uses: LookupMap<Operation, Vec<usize>> = LookupMap::default();
    for operand in slot.ptr.uses(ir) {
        uses.entry(operand.owner).or_default().push(operand.number);
    }
    let mut users = Vec::new();
    for user in forward_slice(ir, &[slot.ptr], |_| true) {
        let Some(mut numbers) = uses.remove(&user) else {
            continue;
        };
        numbers.sort_unstable();
        numbers.dedup();
        let mut more: Vec<OpOperand> = Vec::new();
        if let Some(op) = user.interface::<dyn PromotableOpInterface>(ir) {
            if !op.can_uses_be_removed(ir, &numbers, &mut more) {
                return None;
            }
        } else {
            let op = user.interface::<dyn PromotableMemOpInterface>(ir)?;
            if user.parent_region(ir) != Some(region)
                || !op.can_uses_be_removed(ir, slot, &numbers, &mut more)
            {
                return None;
            }
        }
        for operand in more {
            // Only users of the results can follow.
            let value = operand.owner.operands(ir).get(operand.number)?;
            if value.defining_op(ir) != Some(user) {
                return None;
            }
            uses.entry(operand.owner).or_default().push(operand.number);
        }
        users.push((user, numbers));
    }
    uses.is_empty().then_some(users)
}
