//! Waits, barriers and copies that are not needed, and sizes of allocations.

use super::{AllocOp, BarrierOp, MemcpyOp, MemsetOp, WaitOp};
use crate::memref::{DimOp, fold_casts, has_only_effect_on};
use ods_runtime::interfaces::MemoryEffect;
use ods_runtime::prelude::*;
use ods_runtime::traits::ConstantLike;
use ods_runtime::types::DYNAMIC;

impl CanonicalizationPatterns for WaitOp {
    fn patterns(set: &mut PatternSet) {
        set.add(wait_for_something);
        set.add(wait_once);
    }
}

impl CanonicalizationPatterns for BarrierOp {
    fn patterns(set: &mut PatternSet) {
        set.add(one_barrier);
    }
}

impl CanonicalizationPatterns for MemcpyOp {
    fn patterns(set: &mut PatternSet) {
        set.add(erase_unread_copy);
    }
}

impl CanonicalizationPatterns for AllocOp {
    fn patterns(set: &mut PatternSet) {
        set.add(size_of_allocation);
    }
}

macro_rules! without_casts {
    ($($op:ident)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
                fold_casts(self.operation(), ir, None)
            }
        }
    )*};
}

without_casts! { MemcpyOp MemsetOp }

/// Waiting for a token that waits for nothing is not needed.
fn wait_for_something(op: WaitOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let waits_for_nothing = |token: &Value| {
        let wait = token.defining::<WaitOp>(rw);
        wait.is_some_and(|wait| wait.async_dependencies(rw).is_empty())
    };
    let all = op.async_dependencies(rw);
    let kept: Vec<Value> = all
        .iter()
        .filter(|it| !waits_for_nothing(it))
        .copied()
        .collect();
    if kept.len() == all.len() {
        return None;
    }
    rw.modify(op, |rw| op.operation().set_operands(rw, &kept));
    Some(())
}

/// Waiting for nothing, for one token, or for a token that nobody uses is not needed.
fn wait_once(op: WaitOp, rw: &mut Rewriter<'_>) -> Option<()> {
    match (op.async_dependencies(rw), op.async_token(rw)) {
        ([], None) => {}
        ([one], Some(_)) => {
            let one = *one;
            rw.replace(op, [one]);
            return Some(());
        }
        (_, Some(token)) if token.is_unused(rw) => {}
        _ => return None,
    }
    rw.erase(op);
    Some(())
}

/// Of two barriers after each other one is enough.
fn one_barrier(op: BarrierOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let next = op.operation().next(rw)?;
    BarrierOp::cast(next, rw)?;
    rw.erase(op);
    Some(())
}

/// Erases a copy to memory that is only freed afterwards.
fn erase_unread_copy(op: MemcpyOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let dest = op.dst(rw);
    let allocation = dest.defining_op(rw)?;
    if !has_only_effect_on(rw, allocation, MemoryEffect::Allocate, dest) {
        return None;
    }
    let is_other = |user: Operation| {
        user != op.operation() && !has_only_effect_on(rw, user, MemoryEffect::Free, dest)
    };
    if dest.uses(rw).any(|operand| is_other(operand.owner)) {
        return None;
    }
    let tokens = op.async_dependencies(rw).to_vec();
    if tokens.len() > 1 || tokens.is_empty() == op.async_token(rw).is_some() {
        return None;
    }
    rw.replace(op, tokens);
    Some(())
}

/// A size of an allocation is the one that it was allocated with.
fn size_of_allocation(op: DimOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw);
    let allocation = source.defining::<AllocOp>(rw)?;
    let index = op.index(rw).defining_op(rw)?;
    let index = index.has_trait::<ConstantLike>(rw).then_some(index)?;
    let number = index.attribute(rw, "value")?.as_i64()?;
    let number = usize::try_from(number).ok()?;
    let sizes = source.ty(rw).shape()?;
    if *sizes.get(number)? != DYNAMIC {
        return None;
    }
    let before = sizes[..number].iter().filter(|size| **size == DYNAMIC);
    let size = *allocation.dynamic_sizes(rw).get(before.count())?;
    rw.replace(op, [size]);
    Some(())
}
