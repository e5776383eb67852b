//! Traits about an operation's position and its regions.

use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, Operation};
use crate::op::{OpInfo, VerifyResult};

/// `IsTerminator`.
pub(super) fn is_terminator(op: Operation, ir: &Ir) -> VerifyResult {
    match op.parent_block(ir) {
        Some(block) if block.last_op(ir) == Some(op) => Ok(()),
        _ => Err(op.emit_error(ir, "must be the last operation in the parent block")),
    }
}

/// `HasParent` and `ParentOneOf`.
pub(super) fn parents(op: Operation, ir: &Ir, parents: &[&'static OpInfo]) -> VerifyResult {
    let parent = ir.parent_of(ir.ops.get(op));
    let parent = parent.and_then(|parent| ir.info_of(parent));
    if parents.iter().any(|info| parent == Some(*info)) {
        return Ok(());
    }
    Err(has_other_parent(op, ir, parents))
}

#[cold]
fn has_other_parent(op: Operation, ir: &Ir, parents: &[&'static OpInfo]) -> Diagnostic {
    let names: Vec<&str> = parents.iter().map(|info| info.name()).collect();
    let list = names.join(", ");
    let one_of = if names.len() == 1 {
        ""
    } else {
        "to be one of "
    };
    op.emit_error(ir, format_args!("expects parent op {one_of}'{list}'"))
}

/// `SingleBlock`.
pub(super) fn single_block(op: Operation, ir: &Ir) -> VerifyResult {
    let terminated = op.spec(ir).is_none_or(|spec| !spec.has_no_terminator);
    for (number, region) in op.regions(ir).iter().enumerate() {
        let Some(entry) = region.entry_block(ir) else {
            continue;
        };
        if !region.has_one_block(ir) {
            let message = format_args!("expects region #{number} to have 0 or 1 blocks");
            return Err(op.emit_error(ir, message));
        }
        if terminated && entry.is_empty(ir) {
            return Err(op.emit_error(ir, "expects a non-empty block"));
        }
    }
    Ok(())
}

/// `NoRegionArguments`.
pub(super) fn no_region_arguments(op: Operation, ir: &Ir) -> VerifyResult {
    let regions = op.regions(ir);
    for (number, region) in regions.iter().enumerate() {
        if region
            .entry_block(ir)
            .is_some_and(|entry| !entry.arguments(ir).is_empty())
        {
            let which = if regions.len() > 1 {
                format!("region #{number}")
            } else {
                "region".to_owned()
            };
            return Err(op.emit_error(ir, format_args!("{which} should have no arguments")));
        }
    }
    Ok(())
}
