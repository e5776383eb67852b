//! Clones of buffers that need not be copied.

use super::build;
use crate::bufferization::CloneOp;
use crate::memref::{self, ReallocOp, has_effect, has_effect_on};
use ods_runtime::interfaces::{CastOpInterface, MemoryEffect, ViewLikeOpInterface};
use ods_runtime::prelude::*;
use std::slice::from_ref;

impl CanonicalizationPatterns for CloneOp {
    fn patterns(set: &mut PatternSet) {
        set.add(use_original);
    }
}

/// The operation that frees a value, if there is one; an error if there is more than one, or if it is reallocated.
fn find_dealloc(ir: &Ir, value: Value) -> Result<Option<Operation>, ()> {
    let users = value.uses(ir).map(|operand| operand.owner);
    let mut frees = users.filter(|user| has_effect_on(ir, *user, MemoryEffect::Free, value));
    let found = frees.next();
    let is_realloc = found.is_some_and(|op| ReallocOp::cast(op, ir).is_some());
    if is_realloc || frees.next().is_some() {
        return Err(());
    }
    Ok(found)
}

/// What a value is a view of, and of no other view.
fn viewed(ir: &Ir, mut value: Value) -> Value {
    while let Some(op) = value.defining_op(ir)
        && let Some(view) = op.interface::<dyn ViewLikeOpInterface>(ir)
        && view.get_view_dest(ir) == value
    {
        value = view.get_view_source(ir);
    }
    value
}

/// Uses the original in place of a clone, if one of the two is freed in the block of the clone, and nothing is freed
/// before.
fn use_original(op: CloneOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (clone, mut source) = (op.output(rw), op.input(rw));
    if clone.is_unused(rw) {
        rw.erase(op);
        return Some(());
    }
    let (from, to) = (source.ty(rw).clone(), clone.ty(rw).clone());
    if from != to && !memref::CastOp::are_cast_compatible(from_ref(&from), from_ref(&to)) {
        return None;
    }
    let of_clone = find_dealloc(rw, clone).ok()?;
    let of_source = find_dealloc(rw, viewed(rw, source)).ok()?;
    let block = |op: Option<Operation>| op.and_then(|op| op.parent_block(rw));
    if of_clone.is_some() && block(of_clone) == block(of_source) {
        return None;
    }
    let own = op.operation().parent_block(rw);
    let redundant = [of_clone, of_source]
        .into_iter()
        .find(|op| block(*op) == own)??;
    let mut between = op.operation().next(rw);
    while between != Some(redundant) {
        if has_effect(rw, between?, MemoryEffect::Free) {
            return None;
        }
        between = between?.next(rw);
    }
    if from != to {
        let location = op.location(rw);
        source = build::<memref::CastOp>(rw, location, &[source], to).result(rw, 0);
    }
    rw.replace(op, [source]);
    rw.erase(redundant);
    Some(())
}
