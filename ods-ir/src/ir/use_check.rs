//! A fast check that operands are defined before they are used. The verifier calls it while it
//! walks over an isolated operation, outermost first. A negative result means "not certain"; the
//! verifier then checks again and reports errors.

use super::ids::{EntityId, NIL};
use super::{ARGUMENT, Block, Dominance, Ir, OpData, Operation, Region, ValueData};

/// The position of the walk. One value serves many isolated operations.
#[derive(Default)]
pub(crate) struct UseCheck {
    dominance: Dominance,
    /// Some uses that are right, by number of the value: often the operations of a block use the
    /// same values from outside.
    known: [Far; KNOWN],
    /// The operation of each region, by region index, that the walk is in.
    inside: Vec<Inside>,
}

/// The number of uses that are remembered.
const KNOWN: usize = 8;

/// A use of a value of another block, in the isolated operation with a number; there is none with
/// number 0.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Far {
    value: u32,
    block: u32,
    scope: u32,
}

/// An operation, and the number of the isolated operation being walked over.
#[derive(Clone, Copy)]
struct Inside {
    op: u32,
    scope: u32,
}

impl UseCheck {
    /// Enters the regions of `op` with data `data`. `scope` is a unique number of the isolated
    /// operation being walked over.
    pub(crate) fn enter(&mut self, ir: &Ir, op: Operation, data: &OpData, scope: u32) {
        if let Some(region) = region_of(ir, data) {
            if self.inside.len() <= region {
                let nowhere = Inside { op: NIL, scope: 0 };
                self.inside.resize(ir.regions.capacity(), nowhere);
            }
            let op = op.index();
            self.inside[region] = Inside { op, scope };
        }
    }

    /// Leaves the regions of an operation.
    pub(crate) fn leave(&mut self, ir: &Ir, op: &OpData) {
        if let Some(region) = region_of(ir, op)
            && let Some(inside) = self.inside.get_mut(region)
        {
            inside.op = NIL;
        }
    }

    /// Whether every operand of the current operation `op` is certainly defined before it.
    #[inline]
    pub(crate) fn are_right(&mut self, ir: &Ir, op: &OpData, scope: u32) -> bool {
        let mut operands = ir.operand_lists.get(op.operands).iter();
        operands.all(|operand| {
            let number = operand.index();
            self.is_right(ir, (number, ir.values.at(number)), op, scope)
        })
    }

    /// Whether one operand of `op`, the value with that number and data, is certainly defined before
    /// it.
    #[inline]
    pub(crate) fn is_right(
        &mut self,
        ir: &Ir,
        (number, operand): (u32, &ValueData),
        op: &OpData,
        scope: u32,
    ) -> bool {
        if ir.is_near(operand, op) {
            return true;
        }
        let use_ = Far {
            value: number,
            block: op.parent,
            scope,
        };
        let place = number as usize % KNOWN;
        if self.known[place] == use_ {
            return true;
        }
        let is_right = self.is_right_from_afar(ir, operand, op.parent, scope);
        if is_right {
            self.known[place] = use_;
        }
        is_right
    }

    /// Whether a value that is used in `block`, and not [near](Ir::is_near), is certainly defined
    /// before its use.
    #[inline(never)]
    fn is_right_from_afar(&mut self, ir: &Ir, value: &ValueData, block: u32, scope: u32) -> bool {
        let (definition, order) = if value.number & ARGUMENT == 0 {
            let op = ir.ops.at(value.owner);
            (op.parent, Some(op.order.get()))
        } else {
            (value.owner, None)
        };
        if definition == NIL || block == NIL {
            return false;
        }
        let region = ir.blocks.at(definition).parent;
        // In the same block but not near: defined after its use.
        if definition == block {
            let region = ir.regions.id::<Region>(region);
            return crate::verify::has_graph_region(ir, region);
        }
        let user_block = if region == ir.blocks.at(block).parent {
            block
        } else {
            let inside = self.inside.get(region as usize);
            let Some(around) = inside.filter(|at| at.scope == scope && at.op != NIL) else {
                return false;
            };
            let around = ir.ops.at(around.op);
            if around.parent == definition {
                return order.is_none_or(|order| order < around.order.get());
            }
            around.parent
        };
        if region != NIL
            && !self.dominance.knows(ir.regions.id(region))
            && ir.is_dominated_nearby(definition, user_block)
        {
            return true;
        }
        let id = |block: u32| ir.blocks.id::<Block>(block);
        self.dominance
            .block_dominates(ir, id(definition), id(user_block))
    }
}

/// Returns the index of the region that contains an operation.
fn region_of(ir: &Ir, op: &OpData) -> Option<usize> {
    if op.parent == NIL {
        return None;
    }
    let region = ir.blocks.at(op.parent).parent;
    (region != NIL).then_some(region as usize)
}

/// The number of blocks, from a use on, among whose predecessors a definition is searched.
const LOOKED_AT: usize = 8;

impl Ir {
    /// Whether block `block` certainly dominates `user`, which is another block of the same region:
    /// it is the entry, or all paths that lead to `user` come from it within few blocks. Often this
    /// is all that is asked about a region, which needs no dominator tree then.
    pub(super) fn is_dominated_nearby(&self, block: u32, user: u32) -> bool {
        let region = self.blocks.at(block).parent;
        let entry = self.regions.at(region).first_block;
        if block == entry {
            return true;
        }
        let (mut seen, mut count) = ([user; LOOKED_AT], 1);
        let mut next = 0;
        while next < count {
            let at = seen[next];
            next += 1;
            if at == entry {
                return false;
            }
            let mut branch = self.blocks.at(at).first_use;
            while branch != NIL {
                let node = self.successor_uses[branch as usize];
                let op = self.ops.at(node.owner);
                branch = node.next;
                // A branch is the last operation of its block.
                let is_edge = op.next == NIL
                    && op.parent != NIL
                    && self.blocks.at(op.parent).parent == region;
                if !is_edge || op.parent == block || seen[..count].contains(&op.parent) {
                    continue;
                }
                if count == LOOKED_AT {
                    return false;
                }
                seen[count] = op.parent;
                count += 1;
            }
        }
        true
    }

    /// Whether a value is defined before `op` in the same block, or is an argument of that block.
    #[inline]
    fn is_near(&self, value: &ValueData, op: &OpData) -> bool {
        if value.number & ARGUMENT != 0 {
            return value.owner == op.parent;
        }
        let definition = self.ops.at(value.owner);
        definition.parent == op.parent && definition.order.get() < op.order.get()
    }
}

#[cfg(test)]
mod tests {
    use crate::ir::{Ir, OperationState};
    use crate::location::Location;
    use crate::types::Type;
    use crate::verify::{VerifyOptions, verify_with};

    #[test]
    fn operands_of_the_top_are_not_checked() {
        let mut ir = Ir::new();
        let mut state = OperationState::unregistered("t.def", Location::UNKNOWN);
        state.result_types.push(Type::i32());
        let definition = ir.create(state);
        let mut state = OperationState::unregistered("t.use", Location::UNKNOWN);
        state.operands.push(definition.result(&ir, 0));
        let user = ir.create(state);
        // Blocks without a region have no dominance.
        for op in [definition, user] {
            ir.create_block(&[]).append(&mut ir, op);
        }
        let options = VerifyOptions::new().allow_unregistered_dialects(true);
        let verified = verify_with(user, &ir, options, |_, _, _| String::new());
        assert_eq!(verified, Ok(()));
    }
}
