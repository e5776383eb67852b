//! Folders and canonicalization: waits, barriers and copies that are not needed, sizes of allocations and of launches,
//! and reductions of which all threads know the result.

use super::{
    AllReduceOp, AllocOp, BarrierOp, LaunchOp, MemcpyOp, MemsetOp, SubgroupBroadcastOp,
    SubgroupReduceOp, WaitOp,
};
use crate::memref::{DimOp, fold_casts, has_only_effect_on};
use ods_dialects::arith::ConstantOp;
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

impl CanonicalizationPatterns for LaunchOp {
    fn patterns(set: &mut PatternSet) {
        set.add(one_thread_or_block);
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

/// Whether all threads execute an operation: it is in the entry block of a launch.
fn is_uniform(op: Operation, ir: &Ir) -> bool {
    let launch = op.parent_of_type::<LaunchOp>(ir);
    let entry = launch.and_then(|launch| launch.body(ir).entry_block(ir));
    entry.is_some() && op.parent_block(ir) == entry
}

impl Fold for AllReduceOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        if self.uniform(ir) || !is_uniform(self.operation(), ir) {
            return Folded::No;
        }
        self.set_uniform(ir, true);
        Folded::InPlace
    }
}

impl Fold for SubgroupReduceOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        if self.cluster_size(ir) == Some(1) {
            return self.value(ir).into();
        }
        if self.uniform(ir) || !is_uniform(self.operation(), ir) {
            return Folded::No;
        }
        self.set_uniform(ir, true);
        Folded::InPlace
    }
}

impl Fold for SubgroupBroadcastOp {
    /// All lanes have the result of a broadcast already.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let source = self.src(ir);
        match source.defining::<Self>(ir) {
            Some(_) => source.into(),
            None => Folded::No,
        }
    }
}

/// Of one block, or of one thread, the number is 0.
fn one_thread_or_block(op: LaunchOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let sizes = op.size_operands(rw);
    let ids = op.config_arguments(rw).iter().zip(&sizes).take(6);
    let is_one = |size: Value| constant_number(rw, size) == Some(1);
    let ids = ids.filter(|(id, size)| !id.is_unused(rw) && is_one(**size));
    let ids: Vec<Value> = ids.map(|(id, _)| *id).collect();
    if ids.is_empty() {
        return None;
    }
    let (entry, location) = (op.body(rw).entry_block(rw)?, op.operation().location(rw));
    rw.set_insert_point_to_start(entry);
    let zero = ConstantOp::build_index(rw, location, 0).result(rw);
    for id in ids {
        rw.replace_all_uses_with(id, zero);
    }
    Some(())
}

/// The number of a constant.
pub(crate) fn constant_number(ir: &Ir, value: Value) -> Option<i64> {
    let op = value.defining_op(ir)?;
    let constant = op.has_trait::<ConstantLike>(ir).then_some(op)?;
    constant.attribute(ir, "value")?.as_i64()
}

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
    let number = constant_number(rw, op.index(rw))?;
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
