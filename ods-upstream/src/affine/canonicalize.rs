//! Canonicalization patterns of accesses, of `affine.apply` and of conditions.

use super::bounds::simplify;
use super::compose::application_of;
use super::{
    AffineApplyOp, AffineIfOp, AffineLoadOp, AffinePrefetchOp, AffineStoreOp, AffineVectorLoadOp,
    AffineVectorStoreOp,
};
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::ir::InsertPoint;
use ods_runtime::prelude::*;

macro_rules! with_map {
    ($($op:ident $fixed:literal;)*) => {$(
        impl CanonicalizationPatterns for $op {
            fn patterns(set: &mut PatternSet) {
                set.add(|op: Self, rw: &mut Rewriter<'_>| compose_map(op.operation(), rw, $fixed));
            }
        }
    )*};
}

with_map! {
    AffineApplyOp 0;
    AffineLoadOp 1;
    AffinePrefetchOp 1;
    AffineStoreOp 2;
    AffineVectorLoadOp 1;
    AffineVectorStoreOp 2;
}

/// Creates an operation of the same op with another map, whose operands follow the first `fixed` ones.
pub(super) fn with_map(
    op: Operation,
    rw: &mut Rewriter<'_>,
    map: AffineMap,
    fixed: usize,
    operands: &[Value],
) -> Option<Operation> {
    let mut state = OperationState::new(op.info(rw)?, op.location(rw));
    state
        .operands
        .extend_from_slice(op.operands(rw).get(..fixed)?);
    state.operands.extend_from_slice(operands);
    let types: Vec<Type> = op.results(rw).iter().map(|it| it.ty(rw).clone()).collect();
    state.result_types.extend(types);
    state.set_attribute("map", Attribute::AffineMap(map));
    if AffinePrefetchOp::cast(op, rw).is_some() {
        for name in ["localityHint", "isWrite", "isDataCache"] {
            if let Some(value) = op.attribute(rw, name) {
                state.set_attribute(name, value.clone());
            }
        }
    }
    Some(rw.create_operation(state))
}

/// Makes what `affine.apply` computes part of the map, and simplifies the map: MLIR's `SimplifyAffineOp`.
pub(super) fn compose_map(op: Operation, rw: &mut Rewriter<'_>, fixed: usize) -> Option<()> {
    let old = application_of(op, rw, fixed)?;
    let mut new = old.clone();
    new.compose(rw)?;
    new.canonicalize(rw)?;
    simplify(rw, &mut new)?;
    if new == old {
        return None;
    }
    let new = with_map(op, rw, new.map(), fixed, &new.operands())?;
    rw.replace_with(op, new);
    Some(())
}

impl CanonicalizationPatterns for AffineIfOp {
    fn patterns(set: &mut PatternSet) {
        set.add(drop_empty_else);
        set.add(inline_taken_branch);
    }
}

/// Removes an `else` branch that does nothing: `SimplifyDeadElse`.
fn drop_empty_else(op: AffineIfOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let block = op.else_region(rw).entry_block(rw)?;
    let is_single = block.first_op(rw).is_some() && block.first_op(rw) == block.last_op(rw);
    if !is_single || !op.operation().results(rw).is_empty() {
        return None;
    }
    rw.modify(op, |rw| rw.erase_block(block));
    Some(())
}

/// Replaces the operation by the branch that is taken always: `AlwaysTrueOrFalseIf`.
fn inline_taken_branch(op: AffineIfOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let set = op.integer_set(rw)?;
    let is_true = set.constraints() == [(AffineExpr::Constant(0), true)];
    let region = if set.is_empty_set() {
        op.else_region(rw)
    } else if is_true {
        op.then_region(rw)
    } else {
        return None;
    };
    let op = op.operation();
    let Some(block) = region.entry_block(rw) else {
        if !op.results(rw).is_empty() {
            return None;
        }
        rw.erase(op);
        return Some(());
    };
    let last = block.last_op(rw)?;
    let values = last.operands(rw).to_vec();
    if values.len() != op.results(rw).len() {
        return None;
    }
    rw.inline_block(block, InsertPoint::Before(op), [] as [Value; 0]);
    // The terminator of the branch was there for a moment.
    if let Some(parent) = op.parent_op(rw) {
        rw.modify(parent, |_| ());
    }
    rw.replace(op, values);
    rw.erase(last);
    Some(())
}
