//! Replaces a slot by values.

use super::plan::Plan;
use super::{after, erase_all, wrong};
use crate::block_order::sort_by_dominance;
use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::{
    BranchOpInterface, DeletionKind, DynPromotableAllocationOpInterface, DynPromotableOpInterface,
    MemorySlot, PromotableMemOpInterface, PromotableOpInterface,
};
use ods_ir::ir::{Block, Ir, OpBuilder, Operation, Value};
use ods_ir::op::OpHandle as _;
use ods_lookup::{LookupMap, LookupSet};

/// Replaces the uses of one slot.
pub(super) struct Promoter<'a> {
    pub(super) slot: &'a MemorySlot,
    pub(super) allocator: DynPromotableAllocationOpInterface,
    pub(super) plan: Plan,
    pub(super) needed: LookupSet<Operation>,
    pub(super) default: Option<Value>,
    /// The values that the slot has before the operations that use it.
    pub(super) reaching: LookupMap<Operation, Value>,
    /// The operations that store, and what they store.
    pub(super) stored: Vec<(Operation, Value)>,
}

impl Promoter<'_> {
    #[inline]
    fn default_value(&mut self, ir: &mut Ir) -> Result<Value, Diagnostic> {
        if let Some(value) = self.default {
            return Ok(value);
        }
        let block = self.slot.ptr.parent_block(ir);
        let mut b = OpBuilder::new(ir);
        if let Some(block) = block {
            b.set_insert_point_to_start(block);
        }
        let value = self.allocator.get_default_value(&mut b, self.slot);
        let value = self.checked(ir, self.allocator.operation(), value)?;
        self.default = Some(value);
        Ok(value)
    }

    /// The value, if it has the type of the slot.
    #[inline]
    fn checked(&self, ir: &Ir, op: Operation, value: Value) -> Result<Value, Diagnostic> {
        if *value.ty(ir) == self.slot.elem_type {
            return Ok(value);
        }
        Err(wrong(ir, op, "gives a memory slot a value of another type"))
    }

    /// Finds the value of the slot before each operation that uses it, down the tree of dominance.
    #[inline]
    pub(super) fn reach(&mut self, ir: &mut Ir) -> Result<(), Diagnostic> {
        let block = self.slot.ptr.parent_block(ir);
        let region = block.and_then(|block| block.parent_region(ir));
        let Some(entry) = region.and_then(|region| region.entry_block(ir)) else {
            return Ok(());
        };
        let mut pending: Vec<(Block, Option<Value>)> = vec![(entry, None)];
        while let Some((block, mut value)) = pending.pop() {
            if self.plan.is_merge_point.contains(&block) {
                let location = self.slot.ptr.location(ir);
                let argument = block.add_argument(ir, &self.slot.elem_type, location);
                let mut b = OpBuilder::new(ir);
                b.set_insert_point_to_start(block);
                self.allocator
                    .handle_block_argument(&mut b, self.slot, argument);
                value = Some(argument);
            }
            value = self.reach_in(ir, block, value)?;
            self.forward(ir, block, value)?;
            let children = self.plan.children.get(&block).into_iter().flatten();
            pending.extend(children.map(|child| (*child, value)));
        }
        Ok(())
    }

    /// Goes through a block; returns the value at its end.
    #[inline]
    fn reach_in(
        &mut self,
        ir: &mut Ir,
        block: Block,
        mut value: Option<Value>,
    ) -> Result<Option<Value>, Diagnostic> {
        let ops: Vec<Operation> = block.operations(ir).collect();
        for op in ops {
            let Some(access) = op.interface::<dyn PromotableMemOpInterface>(ir) else {
                continue;
            };
            if let (true, Some(value)) = (self.needed.contains(&op), value) {
                self.reaching.insert(op, value);
            }
            if access.stores_to(ir, self.slot) {
                let before = match value {
                    Some(value) => value,
                    None => self.default_value(ir)?,
                };
                let mut b = OpBuilder::new(ir);
                b.set_insert_point(after(&b, op));
                let stored = access.get_stored(&mut b, self.slot, before);
                let stored = self.checked(ir, op, stored)?;
                self.stored.push((op, stored));
                value = Some(stored);
            }
        }
        Ok(value)
    }

    /// Lets the branch at the end of a block forward the value to the new arguments.
    #[inline]
    fn forward(
        &mut self,
        ir: &mut Ir,
        block: Block,
        value: Option<Value>,
    ) -> Result<(), Diagnostic> {
        let Some(last) = block.last_op(ir) else {
            return Ok(());
        };
        for number in 0..last.successors(ir).len() {
            let target = last.successors(ir)[number];
            if !self.plan.is_merge_point.contains(&target) {
                continue;
            }
            let value = match value {
                Some(value) => value,
                None => self.default_value(ir)?,
            };
            let branch = last.interface::<dyn BranchOpInterface>(ir);
            if !branch.is_some_and(|branch| branch.append_successor_operand(ir, number, value)) {
                return Err(wrong(
                    ir,
                    last,
                    "does not forward one more value to a successor",
                ));
            }
        }
        Ok(())
    }

    /// Makes the users do without the slot, the last ones first.
    #[inline]
    pub(super) fn remove_uses(&mut self, ir: &mut Ir) -> Result<(), Diagnostic> {
        let mut users = std::mem::take(&mut self.plan.users);
        sort_by_dominance(ir, &mut users);
        let (mut erased, mut visitors) = (Vec::new(), Vec::new());
        let mut mutated = Vec::new();
        for (op, numbers) in users.into_iter().rev() {
            let kind = if let Some(access) = op.interface::<dyn PromotableMemOpInterface>(ir) {
                let value = match self.reaching.get(&op) {
                    Some(value) => *value,
                    None => self.default_value(ir)?,
                };
                let stored = self.stored.iter().find(|(store, _)| *store == op);
                mutated.extend(stored.copied());
                let mut b = OpBuilder::new(ir);
                b.set_insert_point(after(&b, op));
                access.remove_blocking_uses(&mut b, self.slot, &numbers, value)
            } else if let Some(user) = op.interface::<dyn PromotableOpInterface>(ir) {
                if user.requires_replaced_values(ir) {
                    visitors.push(user);
                }
                let mut b = OpBuilder::new(ir);
                b.set_insert_point(after(&b, op));
                user.remove_blocking_uses(&mut b, &numbers)
            } else {
                continue;
            };
            if kind == DeletionKind::Delete {
                erased.push(op);
            }
        }
        for user in visitors {
            visit(ir, user, &mutated);
        }
        erase_all(ir, erased)
    }

    /// Branches in unreachable blocks forward the default value.
    #[inline]
    pub(super) fn complete_branches(&mut self, ir: &mut Ir) -> Result<(), Diagnostic> {
        for at in 0..self.plan.merge_points.len() {
            let block = self.plan.merge_points[at];
            let branches: Vec<Operation> = block.successor_uses(ir).collect();
            for op in branches {
                for number in 0..op.successors(ir).len() {
                    if op.successors(ir)[number] != block {
                        continue;
                    }
                    let Some(branch) = op.interface::<dyn BranchOpInterface>(ir) else {
                        continue;
                    };
                    let given = branch.get_successor_operands(ir, number).len();
                    if given + 1 == block.arguments(ir).len() {
                        let value = self.default_value(ir)?;
                        branch.append_successor_operand(ir, number, value);
                    }
                }
            }
        }
        Ok(())
    }
}

#[inline]
fn visit(ir: &mut Ir, user: DynPromotableOpInterface, mutated: &[(Operation, Value)]) {
    let mut b = OpBuilder::new(ir);
    b.set_insert_point(after(&b, user.operation()));
    user.visit_replaced_values(&mut b, mutated);
}
