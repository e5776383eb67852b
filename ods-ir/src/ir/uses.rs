//! Use lists: the operands that use a value, and the successors that refer to a block.
//!
//! The node of an operand is in a parallel table at the same index as the operand. The nodes of one
//! value form a doubly linked list.

use super::ids::{EntityId, NIL};
use super::pool::PoolSlice;
use super::walk::collect_nested;
use super::{Block, Ir, Operation, Region, Value};

/// The links of an operand or successor slot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UseNode {
    pub(crate) prev: u32,
    pub(crate) next: u32,
    /// The index of the operation that owns the slot.
    pub(crate) owner: u32,
}

impl UseNode {
    pub(crate) const UNLINKED: Self = Self {
        prev: NIL,
        next: NIL,
        owner: NIL,
    };
}

/// A use of a value: operand `number` of `owner`, as `mlir::OpOperand`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpOperand {
    /// The operation that uses the value.
    pub owner: Operation,
    /// The operand number, from 0.
    pub number: usize,
}

/// Extends the table of nodes to at least `end` slots.
#[inline]
pub(super) fn extend(nodes: &mut Vec<UseNode>, end: usize) {
    if nodes.len() < end {
        nodes.resize(end, UseNode::UNLINKED);
    }
}

/// Yields the slots of the list that starts at `first`.
fn slots(nodes: &[UseNode], first: u32) -> impl Iterator<Item = u32> {
    let link = |index: u32| (index != NIL).then_some(index);
    std::iter::successors(link(first), move |at| link(nodes[*at as usize].next))
}

/// Inserts node `at` at the front of the list that starts at `head`.
fn link(nodes: &mut [UseNode], head: &mut u32, at: u32, owner: u32) {
    let next = std::mem::replace(head, at);
    nodes[at as usize] = UseNode {
        prev: NIL,
        next,
        owner,
    };
    if next != NIL {
        nodes[next as usize].prev = at;
    }
}

/// Removes node `at` from the list that starts at `head`.
#[inline]
pub(super) fn unlink(nodes: &mut [UseNode], head: &mut u32, at: u32) {
    let UseNode { prev, next, .. } = nodes[at as usize];
    if prev == NIL {
        *head = next;
    } else {
        nodes[prev as usize].next = next;
    }
    if next != NIL {
        nodes[next as usize].prev = prev;
    }
    nodes[at as usize] = UseNode::UNLINKED;
}

impl Ir {
    /// Links operand slot `at` of `owner` into the use list of its value.
    #[inline]
    pub(crate) fn link_operand(&mut self, at: u32, owner: u32) {
        let value = *self.operand_lists.at(at);
        extend(&mut self.operand_uses, at as usize + 1);
        let head = &mut self.values.get_mut(value).first_use;
        link(&mut self.operand_uses, head, at, owner);
    }

    /// Links all operand slots of `owner`, which hold `values`.
    #[inline]
    #[track_caller]
    pub(crate) fn link_operands(&mut self, slots: PoolSlice, values: &[Value], owner: u32) {
        extend(&mut self.operand_uses, slots.range().end);
        for (at, value) in (slots.start()..).zip(values) {
            let head = &mut self.values.get_mut(*value).first_use;
            link(&mut self.operand_uses, head, at, owner);
        }
    }

    /// Links all operand slots of `owner`, as they are.
    #[inline]
    pub(crate) fn link_copied_operands(&mut self, slots: PoolSlice, owner: u32) {
        extend(&mut self.operand_uses, slots.range().end);
        for (at, value) in (slots.start()..).zip(self.operand_lists.get(slots)) {
            let head = &mut self.values.get_mut(*value).first_use;
            link(&mut self.operand_uses, head, at, owner);
        }
    }

    #[inline]
    pub(crate) fn unlink_operand(&mut self, at: u32) {
        let value = *self.operand_lists.at(at);
        let head = &mut self.values.at_mut(value.index()).first_use;
        unlink(&mut self.operand_uses, head, at);
    }

    pub(crate) fn link_successor(&mut self, at: u32, owner: u32) {
        let block = *self.successor_lists.at(at);
        extend(&mut self.successor_uses, at as usize + 1);
        let head = &mut self.blocks.get_mut(block).first_use;
        link(&mut self.successor_uses, head, at, owner);
    }

    pub(crate) fn unlink_successor(&mut self, at: u32) {
        let block = *self.successor_lists.at(at);
        let head = &mut self.blocks.at_mut(block.index()).first_use;
        unlink(&mut self.successor_uses, head, at);
    }
}

impl Ir {
    /// Whether at most one operation other than `except` uses the value whose uses start with slot
    /// `first`.
    #[inline]
    #[track_caller]
    pub(crate) fn has_few_users(&self, first: u32, except: Operation) -> bool {
        let (mut at, mut other) = (first, NIL);
        while at != NIL {
            let UseNode { next, owner, .. } = self.operand_uses[at as usize];
            if owner != except.index() && owner != other {
                if other != NIL {
                    return false;
                }
                other = owner;
            }
            at = next;
        }
        true
    }
}

impl Value {
    /// The uses of the value, newest first.
    #[track_caller]
    pub fn uses(self, ir: &Ir) -> impl Iterator<Item = OpOperand> {
        slots(&ir.operand_uses, ir.values.get(self).first_use).map(|at| {
            let owner = ir.operand_uses[at as usize].owner;
            let number = (at - ir.ops.at(owner).operands.start()) as usize;
            OpOperand {
                owner: ir.ops.id(owner),
                number,
            }
        })
    }

    /// Whether the value has no uses.
    #[inline]
    #[track_caller]
    pub fn is_unused(self, ir: &Ir) -> bool {
        ir.values.get(self).first_use == NIL
    }

    /// Whether the value has exactly one use.
    #[inline]
    #[track_caller]
    pub fn has_one_use(self, ir: &Ir) -> bool {
        let first = ir.values.get(self).first_use;
        first != NIL && ir.operand_uses[first as usize].next == NIL
    }

    /// Replaces all uses of this value by `new`.
    #[track_caller]
    pub fn replace_all_uses_with(self, ir: &mut Ir, new: Value) {
        ir.values.get(new);
        if self == new {
            return;
        }
        ir.note_renamed_value(self, new);
        let mut at = std::mem::replace(&mut ir.values.get_mut(self).first_use, NIL);
        while at != NIL {
            let UseNode { next, owner, .. } = ir.operand_uses[at as usize];
            *ir.operand_lists.at_mut(at) = new;
            let head = &mut ir.values.at_mut(new.index()).first_use;
            link(&mut ir.operand_uses, head, at, owner);
            let owner = ir.ops.id(owner);
            ir.changed(super::Change::Modified(owner));
            at = next;
        }
    }

    /// Turns the list of uses around, and logs that their owners changed: what is left if the value
    /// is replaced by one that takes its place.
    #[track_caller]
    pub(crate) fn turn_uses_around(self, ir: &mut Ir) {
        let mut at = std::mem::replace(&mut ir.values.get_mut(self).first_use, NIL);
        while at != NIL {
            let UseNode { next, owner, .. } = ir.operand_uses[at as usize];
            let head = &mut ir.values.at_mut(self.index()).first_use;
            link(&mut ir.operand_uses, head, at, owner);
            let owner = ir.ops.id(owner);
            ir.changed(super::Change::Modified(owner));
            at = next;
        }
    }

    /// Replaces the uses of this value that `test` accepts by `new`. Each accepted use is replaced
    /// before the next one is tested.
    ///
    /// ```
    /// use ods_runtime::{Ir, Location, OperationState, Type};
    /// let mut ir = Ir::new();
    /// let block = ir.create_block(&[Type::i32(), Type::i32()]);
    /// let (a, b) = (block.argument(&ir, 0), block.argument(&ir, 1));
    /// let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
    /// state.operands.extend([a, a]);
    /// let op = ir.create(state);
    /// a.replace_uses_if(&mut ir, b, |_, operand| operand.number == 1);
    /// assert_eq!(op.operands(&ir), [a, b]);
    /// ```
    #[track_caller]
    pub fn replace_uses_if(
        self,
        ir: &mut Ir,
        new: Value,
        mut test: impl FnMut(&Ir, OpOperand) -> bool,
    ) {
        ir.values.get(new);
        let uses: Vec<OpOperand> = self.uses(ir).collect();
        for operand in uses {
            if test(ir, operand) && self != new {
                operand.owner.set_operand(ir, operand.number, new);
            }
        }
    }

    /// Removes every operand that uses this value from its operation; later operands move down,
    /// because, unlike in MLIR, an operand always has a value. Afterwards the users may only be
    /// erased or given new operands: segment sizes are not updated.
    #[track_caller]
    pub fn drop_all_uses(self, ir: &mut Ir) {
        let next_user = |ir: &Ir| self.uses(ir).next().map(|operand| operand.owner);
        while let Some(owner) = next_user(ir) {
            let operands = owner.operands(ir).iter().copied();
            let kept: Vec<Value> = operands.filter(|operand| *operand != self).collect();
            owner.set_operands(ir, &kept);
        }
    }
}

impl Operation {
    /// Replaces every operand of this operation that is `old` by `new`; nested operations are not
    /// changed.
    #[inline]
    #[track_caller]
    pub fn replace_uses_of_with(self, ir: &mut Ir, old: Value, new: Value) {
        ir.values.get(old);
        ir.values.get(new);
        for number in 0..self.operands(ir).len() {
            if old != new && self.operand(ir, number) == old {
                self.set_operand(ir, number, new);
            }
        }
    }

    /// Drops all uses of the results: see [`Value::drop_all_uses`].
    #[track_caller]
    pub fn drop_all_uses(self, ir: &mut Ir) {
        for number in 0..self.results(ir).len() {
            self.result(ir, number).drop_all_uses(ir);
        }
    }

    /// Removes the operands and successors of this operation and of all operations nested in it, so
    /// that they can be erased in any order.
    ///
    /// ```
    /// use ods_runtime::{Ir, Location, OperationState, Type};
    /// let mut ir = Ir::new();
    /// let mut state = OperationState::unregistered("t.def", Location::UNKNOWN);
    /// state.result_types.push(Type::i32());
    /// let def = ir.create(state);
    /// let mut state = OperationState::unregistered("t.use", Location::UNKNOWN);
    /// state.operands.push(def.result(&ir, 0));
    /// let user = ir.create(state);
    /// user.drop_all_references(&mut ir);
    /// def.erase(&mut ir);
    /// assert!(user.operands(&ir).is_empty());
    /// ```
    #[track_caller]
    pub fn drop_all_references(self, ir: &mut Ir) {
        let mut ops = Vec::new();
        collect_nested(ir, self, &mut ops);
        for op in ops {
            op.set_operands(ir, &[]);
            let successors = ir.take_successors(op);
            for at in successors.range() {
                ir.unlink_successor(at as u32);
            }
            ir.successor_lists.release(successors);
        }
    }
}

impl Region {
    /// Replaces every operand in the region that is `old` by `new`, as
    /// `replaceAllUsesInRegionWith`.
    #[inline]
    #[track_caller]
    pub fn replace_uses_inside(self, ir: &mut Ir, old: Value, new: Value) {
        ir.regions.get(self);
        old.replace_uses_if(ir, new, |ir, operand| {
            let region = operand.owner.parent_region(ir);
            region.is_some_and(|region| self.is_ancestor_of(ir, region))
        });
    }

    /// Drops the references of all operations in the region: see
    /// [`Operation::drop_all_references`].
    #[inline]
    #[track_caller]
    pub fn drop_all_references(self, ir: &mut Ir) {
        let blocks: Vec<Block> = self.blocks(ir).collect();
        for block in blocks {
            block.drop_all_references(ir);
        }
    }
}

impl Block {
    /// Drops the references of all operations in the block: see [`Operation::drop_all_references`].
    #[track_caller]
    pub fn drop_all_references(self, ir: &mut Ir) {
        let ops: Vec<Operation> = self.operations(ir).collect();
        for op in ops {
            op.drop_all_references(ir);
        }
    }

    /// The operations that have this block as a successor, once per use.
    #[track_caller]
    pub fn successor_uses(self, ir: &Ir) -> impl Iterator<Item = Operation> {
        let slots = slots(&ir.successor_uses, ir.blocks.get(self).first_use);
        slots.map(|at| ir.ops.id(ir.successor_uses[at as usize].owner))
    }

    /// The successors that this block is: the operations that have it, each with the number of the
    /// successor, newest first.
    #[inline]
    #[track_caller]
    pub fn successor_slots(self, ir: &Ir) -> impl Iterator<Item = (Operation, usize)> {
        slots(&ir.successor_uses, ir.blocks.get(self).first_use).map(|at| {
            let owner = ir.successor_uses[at as usize].owner;
            let first = ir.nested_of(ir.ops.at(owner)).successors.start();
            (ir.ops.id(owner), (at - first) as usize)
        })
    }

    /// Replaces all uses of this block as a successor by `new`.
    #[track_caller]
    pub fn replace_all_uses_with(self, ir: &mut Ir, new: Block) {
        ir.blocks.get(new);
        if self == new {
            return;
        }
        let mut at = ir.blocks.get(self).first_use;
        while at != NIL {
            let UseNode { next, owner, .. } = ir.successor_uses[at as usize];
            ir.unlink_successor(at);
            *ir.successor_lists.at_mut(at) = new;
            ir.link_successor(at, owner);
            let owner = ir.ops.id(owner);
            ir.changed(super::Change::Modified(owner));
            at = next;
        }
    }

    /// Whether no operation branches to this block.
    #[track_caller]
    pub fn has_no_predecessors(self, ir: &Ir) -> bool {
        ir.blocks.get(self).first_use == NIL
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Change, OperationState};
    use crate::location::Location;
    use crate::types::Type;

    #[track_caller]
    fn op(ir: &mut Ir, operands: &[Value], results: usize) -> Operation {
        let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
        state.operands.extend_from_slice(operands);
        state.result_types.extend(vec![Type::i32(); results]);
        ir.create(state)
    }

    #[track_caller]
    fn uses(ir: &Ir, value: Value) -> Vec<(Operation, usize)> {
        let mut uses: Vec<_> = value
            .uses(ir)
            .map(|operand| (operand.owner, operand.number))
            .collect();
        uses.sort_unstable();
        uses
    }

    #[test]
    fn some_uses_are_replaced_or_dropped() {
        let mut ir = Ir::new();
        let def = op(&mut ir, &[], 2);
        let (a, b) = (def.result(&ir, 0), def.result(&ir, 1));
        let holder = op(&mut ir, &[a, b], 0);
        let region = ir.create_region();
        let block = region.add_block(&mut ir, &[]);
        let inner = op(&mut ir, &[a, a], 0);
        block.append(&mut ir, inner);
        region.replace_uses_inside(&mut ir, a, b);
        assert_eq!(
            (inner.operands(&ir), holder.operands(&ir)),
            (&[b, b][..], &[a, b][..])
        );
        inner.replace_uses_of_with(&mut ir, b, a);
        assert_eq!(inner.operands(&ir), [a, a]);
        a.replace_uses_if(&mut ir, b, |_, operand| operand.number == 0);
        assert_eq!(
            (inner.operands(&ir), holder.operands(&ir)),
            (&[b, a][..], &[b, b][..])
        );
        assert_eq!(uses(&ir, b).len(), 3);
        b.drop_all_uses(&mut ir);
        assert_eq!(
            (inner.operands(&ir), holder.operands(&ir)),
            (&[a][..], &[][..])
        );
        let mut state = OperationState::unregistered("t.br", Location::UNKNOWN);
        state.successors.extend([block, block]);
        let branch = ir.create(state);
        block.append(&mut ir, branch);
        region.drop_all_references(&mut ir);
        assert!(block.has_no_predecessors(&ir) && branch.successors(&ir).is_empty());
        assert!(a.is_unused(&ir) && inner.operands(&ir).is_empty());
        let user = op(&mut ir, &[a, b, a], 0);
        def.drop_all_uses(&mut ir);
        def.erase(&mut ir);
        assert!(user.operands(&ir).is_empty());
        block.erase(&mut ir);
    }

    #[test]
    fn every_operand_is_a_use() {
        let mut ir = Ir::new();
        let def = op(&mut ir, &[], 2);
        let (a, b) = (def.result(&ir, 0), def.result(&ir, 1));
        let user = op(&mut ir, &[a, b, a], 0);
        let other = op(&mut ir, &[a], 0);
        assert_eq!(uses(&ir, a), [(user, 0), (user, 2), (other, 0)]);
        assert_eq!(uses(&ir, b), [(user, 1)]);
        assert!(b.has_one_use(&ir) && !a.has_one_use(&ir));
        other.set_operand(&mut ir, 0, b);
        assert_eq!(uses(&ir, b), [(user, 1), (other, 0)]);
        user.set_operands(&mut ir, &[b]);
        assert!(a.is_unused(&ir));
        assert_eq!(uses(&ir, b), [(user, 0), (other, 0)]);
        user.erase(&mut ir);
        other.erase(&mut ir);
        assert!(b.is_unused(&ir));
    }

    #[test]
    fn replaced_values_are_used_nowhere() {
        let mut ir = Ir::new();
        let (old, new) = (op(&mut ir, &[], 1), op(&mut ir, &[], 1));
        let (old, new) = (old.result(&ir, 0), new.result(&ir, 0));
        let user = op(&mut ir, &[old, new, old], 0);
        ir.log_changes(true);
        old.replace_all_uses_with(&mut ir, old);
        assert_eq!(ir.log_changes(true), []);
        old.replace_all_uses_with(&mut ir, new);
        assert_eq!(ir.log_changes(false), [Change::Modified(user); 2]);
        assert_eq!(user.operands(&ir), [new; 3]);
        assert!(old.is_unused(&ir));
        assert_eq!(uses(&ir, new).len(), 3);
    }

    #[test]
    fn an_operation_may_use_itself() {
        let mut ir = Ir::new();
        let def = op(&mut ir, &[], 1);
        let value = def.result(&ir, 0);
        let looped = op(&mut ir, &[value], 1);
        let own = looped.result(&ir, 0);
        looped.set_operand(&mut ir, 0, own);
        assert_eq!(uses(&ir, own), [(looped, 0)]);
        looped.erase(&mut ir);
        assert!(!own.is_alive(&ir) && value.is_unused(&ir));
    }

    #[test]
    fn branches_are_uses_of_blocks() {
        let mut ir = Ir::new();
        let region = ir.create_region();
        let blocks: Vec<Block> = (0..3).map(|_| region.add_block(&mut ir, &[])).collect();
        let mut state = OperationState::unregistered("t.br", Location::UNKNOWN);
        state.successors.extend([blocks[1], blocks[1], blocks[2]]);
        let branch = ir.create(state);
        blocks[0].append(&mut ir, branch);
        assert_eq!(blocks[1].predecessors(&ir).count(), 2);
        assert_eq!(blocks[0].successors(&ir), [blocks[1], blocks[1], blocks[2]]);
        blocks[1].replace_all_uses_with(&mut ir, blocks[2]);
        assert!(blocks[1].has_no_predecessors(&ir));
        branch.set_successor(&mut ir, 0, blocks[1]);
        assert_eq!(branch.successors(&ir), [blocks[1], blocks[2], blocks[2]]);
        assert_eq!(blocks[2].successor_uses(&ir).count(), 2);
    }
}
