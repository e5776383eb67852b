//! Rules of blocks: terminators and successors.

use super::Facts;
use crate::diagnostics::Diagnostic;
use crate::ir::{Block, Ir, NIL, NestedNumber, Operation};
use crate::op::VerifyResult;

/// Whether a block may end without a terminator.
fn may_lack_terminator(ir: &Ir, block: Block) -> bool {
    let Some(region) = block.parent_region(ir) else {
        return true;
    };
    if !region.has_one_block(ir) {
        return false;
    }
    let parent = region.parent_op(ir).and_then(|op| op.spec(ir));
    parent.is_none_or(|spec| spec.has_no_terminator)
}

pub(super) fn enter_empty_block(ir: &Ir, block: Block) -> VerifyResult {
    if may_lack_terminator(ir, block) {
        return Ok(());
    }
    let location = block
        .parent_op(ir)
        .map(|op| op.location(ir))
        .unwrap_or_default();
    Err(Diagnostic::error(
        location,
        "empty block: expect at least a terminator",
    ))
}

/// Checks that, of the operations from `first` on, only the last one has successors.
#[inline]
pub(super) fn check_successors(ir: &Ir, first: u32) -> VerifyResult {
    let mut op = ir.ops.at(first);
    while op.next != NIL {
        if op.nested != NestedNumber::NONE && !ir.nested_of(op).successors.is_empty() {
            let message = "operation with block successors must terminate its parent block";
            return Err(Diagnostic::error(op.location, message));
        }
        op = ir.ops.at(op.next);
    }
    Ok(())
}

/// Checks the end of a block.
#[inline]
pub(super) fn exit_block(facts: &Facts<'_>, block: u32) -> VerifyResult {
    let ir = facts.ir;
    let last = ir.blocks.at(block).last_op;
    if last == NIL {
        return Ok(());
    }
    let data = ir.ops.at(last);
    let branches_inside =
        data.nested == NestedNumber::NONE || ir.branches_inside_region(data, ir.nested_of(data));
    if branches_inside && ir.spec_of(data).is_none_or(|spec| spec.is_terminator) {
        return Ok(());
    }
    ends_otherwise(facts, ir.blocks.id(block), ir.ops.id(last), branches_inside)
}

/// Checks the end of a block that branches elsewhere, or has no terminator.
#[cold]
fn ends_otherwise(
    facts: &Facts<'_>,
    block: Block,
    last: Operation,
    branches_inside: bool,
) -> VerifyResult {
    let ir = facts.ir;
    if !branches_inside {
        return Err(last.emit_error(ir, "branching to block of a different region"));
    }
    if may_lack_terminator(ir, block) {
        return Ok(());
    }
    let shown = (facts.text)(last, ir, facts.options.debug_info);
    // An operation printed on several lines begins on a new line.
    let gap = if shown.contains('\n') { "\n" } else { "" };
    let message = format!("block with no terminator, has {gap}{shown}");
    Err(Diagnostic::error(last.location(ir), message))
}
