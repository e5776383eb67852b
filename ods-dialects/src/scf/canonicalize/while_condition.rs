//! `scf.while`: what the condition tells about values in the second region.

use super::terminator;
use crate::arith::{CmpIOp, CmpIPredicate, ConstantOp};
use crate::scf::{ConditionOp, WhileOp};
use ods_runtime::prelude::*;

/// The terminator of the first region.
pub(super) fn condition_of(ir: &Ir, op: WhileOp) -> Option<ConditionOp> {
    ConditionOp::cast(terminator(ir, op.before(ir))?, ir)
}

/// The arguments of the second region.
pub(super) fn after_arguments(ir: &Ir, op: WhileOp) -> Vec<Value> {
    super::super::entry_arguments(ir, op.after(ir)).to_vec()
}

/// Replaces the condition by true in the second region.
pub(super) fn condition_is_true(op: WhileOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let end = condition_of(rw, op)?;
    let (condition, passed) = (end.condition(rw), end.args(rw).to_vec());
    let mut constant = None;
    for (value, argument) in passed.into_iter().zip(after_arguments(rw, op)) {
        if value != condition || argument.is_unused(rw) {
            continue;
        }
        let constant = *constant.get_or_insert_with(|| {
            let location = op.location(rw);
            ConstantOp::build(rw, location, Attribute::bool(true)).result(rw)
        });
        rw.replace_all_uses_with(argument, constant);
    }
    constant.map(|_| ())
}

/// The predicate that holds exactly if `predicate` does not.
fn inverted(predicate: CmpIPredicate) -> CmpIPredicate {
    use CmpIPredicate::{eq, ne, sge, sgt, sle, slt, uge, ugt, ule, ult};
    match predicate {
        eq => ne,
        ne => eq,
        slt => sge,
        sge => slt,
        sle => sgt,
        sgt => sle,
        ult => uge,
        uge => ult,
        ule => ugt,
        ugt => ule,
    }
}

/// Replaces comparisons in the second region that are the condition, or its negation.
pub(super) fn fold_comparisons(op: WhileOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let end = condition_of(rw, op)?;
    let compared: CmpIOp = end.condition(rw).defining(rw)?;
    let predicate = compared.predicate(rw);
    let passed = end.args(rw).to_vec();
    let mut changed = None;
    for (value, argument) in passed.into_iter().zip(after_arguments(rw, op)) {
        for side in 0..2 {
            let operands = compared.operation().operands(rw);
            let (same, other) = (operands[side], operands[1 - side]);
            if value != same {
                continue;
            }
            let mut users: Vec<Operation> =
                argument.uses(rw).map(|operand| operand.owner).collect();
            // A comparison of the argument with itself has two uses.
            users.dedup();
            for user in users {
                let Some(comparison) = CmpIOp::cast(user, rw) else {
                    continue;
                };
                if user.operand(rw, 1 - side) != other {
                    continue;
                }
                let found = comparison.predicate(rw);
                let holds = found == predicate;
                if !holds && found != inverted(predicate) {
                    continue;
                }
                let location = user.location(rw);
                let constant = ConstantOp::build(rw, location, Attribute::bool(holds));
                let constant = constant.result(rw);
                rw.replace(user, constant);
                changed = Some(());
            }
        }
    }
    changed
}
