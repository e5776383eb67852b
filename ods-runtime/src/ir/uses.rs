//! Use lists: which operands hold a value, which successors name a block.
//!
//! The node of an operand stands in a table beside the operand itself, at the
//! same index; the nodes of one value form a doubly linked list.

use super::ids::{EntityId, NIL};
use super::{Block, Ir, Operation, Value};

/// Links of one operand or successor slot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UseNode {
    pub(crate) prev: u32,
    pub(crate) next: u32,
    /// Index of the operation that owns the slot.
    pub(crate) owner: u32,
}

impl UseNode {
    pub(crate) const UNLINKED: Self = Self {
        prev: NIL,
        next: NIL,
        owner: NIL,
    };
}

/// One use of a value: operand `number` of `owner`, as `mlir::OpOperand`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpOperand {
    /// The operation that uses the value.
    pub owner: Operation,
    /// Which of its operands, from 0.
    pub number: usize,
}

/// Puts node `at` in front of the list that starts at `head`.
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

/// Takes node `at` out of the list that starts at `head`.
fn unlink(nodes: &mut [UseNode], head: &mut u32, at: u32) {
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
    /// Links operand slot `at` of `owner` into the use list of the value in it.
    pub(crate) fn link_operand(&mut self, at: u32, owner: u32) {
        let value = *self.operand_lists.at(at);
        if self.operand_uses.len() <= at as usize {
            self.operand_uses.resize(at as usize + 1, UseNode::UNLINKED);
        }
        let head = &mut self.values.get_mut(value).first_use;
        link(&mut self.operand_uses, head, at, owner);
    }

    pub(crate) fn unlink_operand(&mut self, at: u32) {
        let value = *self.operand_lists.at(at);
        let head = &mut self.values.at_mut(value.index()).first_use;
        unlink(&mut self.operand_uses, head, at);
    }

    pub(crate) fn link_successor(&mut self, at: u32, owner: u32) {
        let block = *self.successor_lists.at(at);
        if self.successor_uses.len() <= at as usize {
            self.successor_uses
                .resize(at as usize + 1, UseNode::UNLINKED);
        }
        let head = &mut self.blocks.get_mut(block).first_use;
        link(&mut self.successor_uses, head, at, owner);
    }

    pub(crate) fn unlink_successor(&mut self, at: u32) {
        let block = *self.successor_lists.at(at);
        let head = &mut self.blocks.at_mut(block.index()).first_use;
        unlink(&mut self.successor_uses, head, at);
    }
}

impl Value {
    /// The uses of the value, the newest first.
    pub fn uses(self, ir: &Ir) -> impl Iterator<Item = OpOperand> {
        let first = ir.values.get(self).first_use;
        let slots = std::iter::successors((first != NIL).then_some(first), |at| {
            let next = ir.operand_uses[*at as usize].next;
            (next != NIL).then_some(next)
        });
        slots.map(|at| {
            let owner = ir.operand_uses[at as usize].owner;
            let number = (at - ir.ops.at(owner).operands.start()) as usize;
            OpOperand {
                owner: ir.ops.id(owner),
                number,
            }
        })
    }

    /// Whether nothing uses the value.
    pub fn is_unused(self, ir: &Ir) -> bool {
        ir.values.get(self).first_use == NIL
    }

    /// Whether exactly one operand holds the value.
    pub fn has_one_use(self, ir: &Ir) -> bool {
        let first = ir.values.get(self).first_use;
        first != NIL && ir.operand_uses[first as usize].next == NIL
    }

    /// Makes every use of this value use `new` instead.
    pub fn replace_all_uses_with(self, ir: &mut Ir, new: Value) {
        ir.values.get(new);
        if self == new {
            return;
        }
        let mut at = ir.values.get(self).first_use;
        while at != NIL {
            let UseNode { next, owner, .. } = ir.operand_uses[at as usize];
            ir.unlink_operand(at);
            *ir.operand_lists.at_mut(at) = new;
            ir.link_operand(at, owner);
            let owner = ir.ops.id(owner);
            ir.changed(super::Change::Modified(owner));
            at = next;
        }
    }
}

impl Block {
    /// The operations that name this block as a successor, once for each time
    /// they do.
    pub fn successor_uses(self, ir: &Ir) -> impl Iterator<Item = Operation> {
        let first = ir.blocks.get(self).first_use;
        let slots = std::iter::successors((first != NIL).then_some(first), |at| {
            let next = ir.successor_uses[*at as usize].next;
            (next != NIL).then_some(next)
        });
        slots.map(|at| ir.ops.id(ir.successor_uses[at as usize].owner))
    }

    /// Makes every branch to this block go to `new` instead.
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

    fn op(ir: &mut Ir, operands: &[Value], results: usize) -> Operation {
        let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
        state.operands.extend_from_slice(operands);
        state.result_types.extend(vec![Type::i32(); results]);
        ir.create(state)
    }

    fn uses(ir: &Ir, value: Value) -> Vec<(Operation, usize)> {
        let mut uses: Vec<_> = value
            .uses(ir)
            .map(|operand| (operand.owner, operand.number))
            .collect();
        uses.sort_unstable();
        uses
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
