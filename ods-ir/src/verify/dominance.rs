//! Dominance of operands inside one isolated operation.

use crate::diagnostics::Diagnostic;
use crate::ir::{Dominance, Ir, Operation, Region, ValueDefinition};
use crate::op::VerifyResult;

/// Checks that the definition of every operand inside `op` dominates its use.
pub(super) fn verify(ir: &Ir, op: Operation) -> VerifyResult {
    let mut dominance = Dominance::new();
    let mut worklist = vec![op];
    while let Some(op) = worklist.pop() {
        for block in op.child_blocks(ir) {
            let reachable = dominance.is_reachable(ir, block);
            for nested in block.operations(ir) {
                if reachable {
                    for (number, operand) in nested.operands(ir).iter().enumerate() {
                        if !dominance.properly_dominates(ir, *operand, nested) {
                            return Err(diagnose(ir, nested, number));
                        }
                    }
                }
                if !nested.regions(ir).is_empty() && !super::is_isolated(ir, nested) {
                    worklist.push(nested);
                }
            }
        }
    }
    Ok(())
}

/// Describes the position of a definition's region relative to that of a use.
fn relation(ir: &Ir, user: Region, definition: Region) -> &'static str {
    if user == definition {
        "in the same region"
    } else if definition.is_ancestor_of(ir, user) {
        "in a parent region"
    } else if user.is_ancestor_of(ir, definition) {
        "in a child region"
    } else {
        "is neither in a parent nor in a child region"
    }
}

fn diagnose(ir: &Ir, op: Operation, number: usize) -> Diagnostic {
    let message = format!("operand #{number} does not dominate this use");
    let error = Diagnostic::error(op.location(ir), message);
    let user_region = op.parent_region(ir);
    match op.operand(ir, number).definition(ir) {
        ValueDefinition::Result(definition, _) => {
            let relation = match (user_region, definition.parent_region(ir)) {
                _ if definition.parent_block(ir) == op.parent_block(ir) => "in the same block",
                (Some(user), Some(definition)) => relation(ir, user, definition),
                _ => "is neither in a parent nor in a child region",
            };
            error.with_note(
                definition.location(ir),
                format!("operand defined here (op {relation})"),
            )
        }
        ValueDefinition::Argument(block, _) => {
            let location = block
                .parent_op(ir)
                .map(|op| op.location(ir))
                .unwrap_or_default();
            let (Some(user), Some(region)) = (user_region, block.parent_region(ir)) else {
                return error.with_note(location, " (block without parent)");
            };
            let number = region.blocks(ir).position(|other| other == block);
            let number = number.unwrap_or_default();
            let relation = relation(ir, user, region);
            let note = format!("operand defined as a block argument (block #{number} {relation})");
            error.with_note(location, note)
        }
    }
}
