//! Scopes of allocations on the stack that need not be there.

use crate::memref::AllocaScopeOp;
use crate::memref::effects::{allocates_on_stack, may_allocate_on_stack};
use ods_runtime::ir::{InsertPoint, WalkOrder, WalkResult};
use ods_runtime::prelude::*;
use ods_runtime::traits::{AutomaticAllocationScope, IsTerminator};

impl CanonicalizationPatterns for AllocaScopeOp {
    fn patterns(set: &mut PatternSet) {
        set.add(inline_scope);
        set.add(hoist_out_of_scope);
    }
}

fn is_scope(ir: &Ir, op: Operation) -> bool {
    op.has_trait::<AutomaticAllocationScope>(ir)
}

/// Whether only the terminator follows the operation in its region: what it allocates lives as long as what the
/// operation around it does.
fn is_last(ir: &Ir, op: Operation) -> bool {
    let last = op.next(ir).filter(|next| next.next(ir).is_none());
    let has_one_block = op
        .parent_region(ir)
        .is_some_and(|region| region.has_one_block(ir));
    has_one_block
        && last.is_some_and(|last| last.info(ir).is_none() || last.has_trait::<IsTerminator>(ir))
}

/// Whether something in the scope may allocate on its stack.
fn may_allocate(ir: &Ir, scope: Operation) -> bool {
    let found = scope.walk_with(ir, WalkOrder::PreOrder, |op| {
        if op == scope {
            WalkResult::Advance
        } else if may_allocate_on_stack(ir, op) {
            WalkResult::Interrupt
        } else if is_scope(ir, op) {
            WalkResult::Skip
        } else {
            WalkResult::Advance
        }
    });
    found == WalkResult::Interrupt
}

/// Removes a scope in which nothing is allocated, or that ends with the scope around it.
fn inline_scope(op: AllocaScopeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let scope = op.operation();
    if may_allocate(rw, scope) {
        let parent = scope.parent_op(rw)?;
        if !is_scope(rw, parent) || !is_last(rw, scope) {
            return None;
        }
    }
    let block = op.body_region(rw).entry_block(rw)?;
    let last = block.last_op(rw)?;
    let results = last.operands(rw).to_vec();
    rw.inline_block(block, InsertPoint::Before(scope), [] as [Value; 0]);
    rw.replace(scope, results);
    rw.erase(last);
    Some(())
}

/// Allocates in front of the operations around a scope what lives as long: until the end of a scope around them.
fn hoist_out_of_scope(op: AllocaScopeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let scope = op.operation();
    let mut outermost = scope.parent_op(rw)?;
    if is_scope(rw, outermost) || !is_last(rw, scope) || !is_last(rw, outermost) {
        return None;
    }
    loop {
        let parent = outermost.parent_op(rw)?;
        if is_scope(rw, parent) {
            break;
        }
        outermost = parent;
        if !is_last(rw, outermost) {
            return None;
        }
    }
    let region = scope.parent_region(rw)?;
    let regions = outermost.regions(rw).iter();
    let around = *regions
        .copied()
        .find(|it| it.is_ancestor_of(rw, region))
        .as_ref()?;
    let mut allocations = Vec::new();
    scope.walk_with(rw, WalkOrder::PostOrder, |op| {
        let is_known_before = |operand: &Value| {
            let region = operand.parent_block(rw).and_then(|it| it.parent_region(rw));
            region.is_some_and(|region| !around.is_ancestor_of(rw, region))
        };
        if allocates_on_stack(rw, op) && op.operands(rw).iter().all(is_known_before) {
            allocations.push(op);
        }
        WalkResult::Advance
    });
    if allocations.is_empty() {
        return None;
    }
    rw.set_insert_point_before(outermost);
    for op in allocations {
        let copy = rw.clone_op(op);
        rw.replace_with(op, copy);
    }
    Some(())
}
