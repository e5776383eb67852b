//! Canonicalization of branches: those on constants, those to blocks that only branch on, and those
//! whose condition an earlier branch decides.
//!
//! The patterns are MLIR's, in its order, and build operations in its order.

mod branch;
mod cond_branch;
mod switch;

use super::{AssertOp, BranchOp};
use crate::constant_of;
use ods_runtime::ir::ValueDefinition;
use ods_runtime::prelude::*;

impl Canonicalize for AssertOp {
    /// Erases an assertion that holds.
    fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()> {
        let condition = constant_of(rw, self.arg(rw))?.as_bool()?;
        condition.then(|| rw.erase(self))
    }
}

/// A block that control goes to, and the values of its arguments.
#[derive(Clone, PartialEq, Eq)]
struct Target {
    block: Block,
    operands: Vec<Value>,
}

impl Target {
    fn new(block: Block, operands: &[Value]) -> Self {
        Self {
            block,
            operands: operands.to_vec(),
        }
    }

    /// Where control goes from the block, if that only branches on and does not pass its arguments
    /// to other blocks.
    fn passed_on(&self, ir: &Ir) -> Option<Self> {
        let first = self.block.first_op(ir)?;
        let branch = BranchOp::cast(first, ir)?;
        let is_local = |argument: &Value| argument.uses(ir).all(|operand| operand.owner == first);
        if !self.block.arguments(ir).iter().all(is_local) || is_in_cycle(ir, self.block) {
            return None;
        }
        let value = |value: &Value| match value.definition(ir) {
            ValueDefinition::Argument(block, number) if block == self.block => {
                self.operands[number]
            }
            _ => *value,
        };
        Some(Self {
            block: branch.dest(ir),
            operands: branch.dest_operands(ir).iter().map(value).collect(),
        })
    }

    /// Builds a branch to the block, in place of `op`.
    fn replace(&self, rw: &mut Rewriter<'_>, op: impl OpHandle) {
        let op = op.operation();
        let location = op.location(rw);
        BranchOp::build(rw, location, &self.operands, self.block);
        rw.erase(op);
    }
}

/// Whether following `cf.br` from a block, whatever else the blocks do, reaches a block twice.
fn is_in_cycle(ir: &Ir, block: Block) -> bool {
    let mut seen = vec![block];
    let mut at = block;
    while let Some(branch) = at.last_op(ir).and_then(|last| BranchOp::cast(last, ir)) {
        at = branch.dest(ir);
        if seen.contains(&at) {
            return true;
        }
        seen.push(at);
    }
    false
}

/// The operation that branches to `block`, if there is exactly one branch, with one edge to it.
fn only_branch(ir: &Ir, block: Block) -> Option<Operation> {
    let mut branches = block.successor_uses(ir);
    let first = branches.next()?;
    branches.next().is_none().then_some(first)
}
