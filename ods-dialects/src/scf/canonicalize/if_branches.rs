//! `scf.if`: its canonicalization patterns, and those that choose or drop a branch.

use super::{if_combine, if_values, inputs, is_only_terminator, replace_with_region};
use crate::arith::{ConstantOp, XOrIOp};
use crate::constant_of;
use crate::scf::IfOp;
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for IfOp {
    fn patterns(set: &mut PatternSet) {
        set.add(if_combine::combine_consecutive);
        set.add(if_combine::combine_nested);
        set.add(propagate_condition);
        set.add(if_values::select_outer_values);
        set.add(drop_empty_else);
        set.add(choose_branch);
        set.add(if_values::use_condition_or_value);
        inputs::add_patterns::<Self>(set);
    }
}

/// Whether `value` is the negation of the result.
pub(super) fn negated(ir: &Ir, value: Value) -> Option<Value> {
    let xor: XOrIOp = value.defining(ir)?;
    let is_true = constant_of(ir, xor.rhs(ir))?.as_bool()?;
    is_true.then(|| xor.lhs(ir))
}

impl Fold for IfOp {
    /// Swaps the branches of an `scf.if` whose condition is a negation.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let (then, otherwise) = (self.then_region(ir), self.else_region(ir));
        let condition = negated(ir, self.condition(ir));
        let blocks = then.entry_block(ir).zip(otherwise.entry_block(ir));
        let (Some(condition), Some((then_block, else_block))) = (condition, blocks) else {
            return Folded::No;
        };
        self.set_condition(ir, condition);
        else_block.insert(ir, then, None);
        then_block.insert(ir, otherwise, None);
        Folded::InPlace
    }
}

/// Replaces the condition by a constant in both branches.
fn propagate_condition(op: IfOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let condition = op.condition(rw);
    if constant_of(rw, condition).is_some() {
        return None;
    }
    let (then, otherwise) = (op.then_region(rw), op.else_region(rw));
    // Most uses of a condition of many operations are beside this one.
    let block = op.operation().parent_block(rw);
    let uses = condition.uses(rw);
    let uses: Vec<_> = uses
        .filter(|operand| operand.owner.parent_block(rw) != block)
        .collect();
    let (mut constants, mut changed) = ([None; 2], None);
    for operand in uses {
        let Some(is_true) = branch_around(rw, operand.owner, op, then, otherwise) else {
            continue;
        };
        let constant = *constants[usize::from(is_true)].get_or_insert_with(|| {
            let location = op.location(rw);
            let constant = ConstantOp::build(rw, location, Attribute::bool(is_true));
            constant.result(rw)
        });
        operand.owner.set_operand(rw, operand.number, constant);
        changed = Some(());
    }
    changed
}

/// Whether an operation is nested in the first branch, true, or the second one, false.
fn branch_around(
    ir: &Ir,
    user: Operation,
    op: IfOp,
    then: Region,
    otherwise: Region,
) -> Option<bool> {
    let end = op.operation().parent_region(ir);
    let mut region = user.parent_region(ir);
    while let Some(at) = region.filter(|_| region != end) {
        if at == then || at == otherwise {
            return Some(at == then);
        }
        region = at.parent_region(ir);
    }
    None
}

/// Drops a second branch that does nothing.
fn drop_empty_else(op: IfOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let block = op.else_region(rw).last_block(rw)?;
    if !op.results(rw).is_empty() || !is_only_terminator(rw, block) {
        return None;
    }
    let new = super::clone_shell(rw, op.operation(), Vec::new());
    let (from, to) = (op.then_region(rw), new.regions(rw)[0]);
    from.take_body(rw, to);
    rw.erase(op);
    Some(())
}

/// Replaces an `scf.if` with a constant condition by the branch that is executed.
fn choose_branch(op: IfOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let condition = constant_of(rw, op.condition(rw))?.as_bool()?;
    let region = if condition {
        op.then_region(rw)
    } else {
        op.else_region(rw)
    };
    if region.is_empty(rw) {
        rw.erase(op);
        return Some(());
    }
    replace_with_region(rw, op, region, &[])
}
