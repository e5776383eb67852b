//! `cf.cond_br`.

use super::{Target, only_branch};
use crate::arith::{ConstantOp, SelectOp};
use crate::cf::CondBranchOp;
use crate::constant_of;
use crate::ub::UnreachableOp;
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for CondBranchOp {
    fn patterns(set: &mut PatternSet) {
        set.add(constant_condition);
        set.add(pass_through);
        set.add(identical_successors);
        set.add(decided_by_predecessor);
        set.add(propagate_condition);
        set.add(unreachable_successor);
    }
}

impl CondBranchOp {
    fn targets(self, ir: &Ir) -> [Target; 2] {
        [
            Target::new(self.true_dest(ir), self.true_dest_operands(ir)),
            Target::new(self.false_dest(ir), self.false_dest_operands(ir)),
        ]
    }
}

/// Goes where a constant condition says.
fn constant_condition(op: CondBranchOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let condition = constant_of(rw, op.condition(rw))?.as_bool()?;
    let [then, otherwise] = op.targets(rw);
    let target = if condition { then } else { otherwise };
    target.replace(rw, op);
    Some(())
}

/// Leaves out successors that only branch on.
fn pass_through(op: CondBranchOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let [then, otherwise] = op.targets(rw);
    let (new_then, new_otherwise) = (then.passed_on(rw), otherwise.passed_on(rw));
    if new_then.is_none() && new_otherwise.is_none() {
        return None;
    }
    let (then, otherwise) = (new_then.unwrap_or(then), new_otherwise.unwrap_or(otherwise));
    let (location, condition) = (op.location(rw), op.condition(rw));
    let weights = op.branch_weights(rw).map(<[i32]>::to_vec);
    CondBranchOp::build(
        rw,
        location,
        condition,
        &then.operands,
        &otherwise.operands,
        weights.as_deref(),
        then.block,
        otherwise.block,
    );
    rw.erase(op);
    Some(())
}

/// Branches without a condition if both successors are one block. Operands that differ become
/// selections, if no other block branches there.
fn identical_successors(op: CondBranchOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let [then, otherwise] = op.targets(rw);
    if then.block != otherwise.block {
        return None;
    }
    if then == otherwise {
        then.replace(rw, op);
        return Some(());
    }
    let has_others = {
        let mut branches = then.block.successor_uses(rw);
        branches.any(|branch| branch != op.operation())
    };
    if has_others {
        return None;
    }
    let (location, condition) = (op.location(rw), op.condition(rw));
    let pairs = then.operands.iter().zip(&otherwise.operands);
    let operands: Vec<Value> = pairs
        .map(|(a, b)| {
            if a == b {
                return *a;
            }
            let select = SelectOp::build(rw, location, condition, *a, *b);
            select.result(rw)
        })
        .collect();
    Target::new(then.block, &operands).replace(rw, op);
    Some(())
}

/// Goes where the only branch to this block went, if that has the same condition.
fn decided_by_predecessor(op: CondBranchOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let block = op.operation().parent_block(rw)?;
    let before = CondBranchOp::cast(only_branch(rw, block)?, rw)?;
    if before.condition(rw) != op.condition(rw) {
        return None;
    }
    let [then, otherwise] = op.targets(rw);
    let is_true = before.true_dest(rw) == block;
    let target = if is_true { then } else { otherwise };
    target.replace(rw, op);
    Some(())
}

/// Replaces the condition by a constant in each successor that only this branch reaches.
fn propagate_condition(op: CondBranchOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let condition = op.condition(rw);
    let mut changed = None;
    for (block, value) in [(op.true_dest(rw), true), (op.false_dest(rw), false)] {
        if only_branch(rw, block).is_none() {
            continue;
        }
        let uses: Vec<_> = condition.uses(rw).collect();
        let mut constant = None;
        for operand in uses {
            if operand.owner.parent_block(rw) != Some(block) {
                continue;
            }
            let constant = *constant.get_or_insert_with(|| {
                let location = op.location(rw);
                let constant = ConstantOp::build(rw, location, Attribute::bool(value));
                constant.result(rw)
            });
            operand.owner.set_operand(rw, operand.number, constant);
            changed = Some(());
        }
    }
    changed
}

/// Branches without a condition if one successor is unreachable.
fn unreachable_successor(op: CondBranchOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let [then, otherwise] = op.targets(rw);
    let is_unreachable = |target: &Target| {
        let first = target.block.first_op(rw);
        first.is_some_and(|first| first.is::<UnreachableOp>(rw))
    };
    if is_unreachable(&then) {
        otherwise.replace(rw, op);
    } else if is_unreachable(&otherwise) {
        then.replace(rw, op);
    } else {
        return None;
    }
    Some(())
}
