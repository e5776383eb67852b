//! Allocations and copies.

use super::cast;
use crate::memref::{AllocOp, AllocaOp, CopyOp, DeallocOp, ReallocOp, StoreOp};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;
use ods_runtime::traits::ConstantLike;
use ods_runtime::types::DYNAMIC;

impl CanonicalizationPatterns for AllocOp {
    fn patterns(set: &mut PatternSet) {
        set.add(with_constant_sizes::<Self>);
        set.add(erase_unread::<Self>);
    }
}

impl CanonicalizationPatterns for AllocaOp {
    fn patterns(set: &mut PatternSet) {
        set.add(with_constant_sizes::<Self>);
        set.add(erase_unread::<Self>);
    }
}

impl CanonicalizationPatterns for ReallocOp {
    fn patterns(set: &mut PatternSet) {
        set.add(erase_unread::<Self>);
    }
}

impl CanonicalizationPatterns for CopyOp {
    fn patterns(set: &mut PatternSet) {
        set.add(erase_empty_copy);
        set.add(erase_self_copy);
    }
}

fn erase_empty_copy(op: CopyOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let is_empty = |value: Value| {
        let shape = value.ty(rw).shape();
        shape.is_some_and(|shape| shape.contains(&0))
    };
    if !is_empty(op.source(rw)) && !is_empty(op.target(rw)) {
        return None;
    }
    rw.erase(op);
    Some(())
}

fn erase_self_copy(op: CopyOp, rw: &mut Rewriter<'_>) -> Option<()> {
    if op.source(rw) != op.target(rw) {
        return None;
    }
    rw.erase(op);
    Some(())
}

/// Erases an allocation that is only written and freed.
fn erase_unread<O: Op>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let memref = op.operation().result(rw, 0);
    let mut users: Vec<Operation> = memref.uses(rw).map(|it| it.owner).collect();
    let is_needed = |user: &Operation| match StoreOp::cast(*user, rw) {
        Some(store) => store.value(rw) == memref,
        None => DeallocOp::cast(*user, rw).is_none(),
    };
    if users.iter().any(is_needed) {
        return None;
    }
    users.dedup();
    for user in users {
        rw.erase(user);
    }
    rw.erase(op);
    Some(())
}

/// The number that a size is, if it is a constant that is not negative.
fn constant_size(ir: &Ir, value: Value) -> Option<i64> {
    let op = value.defining_op(ir)?;
    let constant = op.has_trait::<ConstantLike>(ir).then_some(op)?;
    let number = constant.attribute(ir, "value")?.as_i64()?;
    (number >= 0).then_some(number)
}

/// Makes sizes static that are constants. A cast keeps the type for the users.
fn with_constant_sizes<O: Op>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.operation();
    let ty = op.result(rw, 0).ty(rw).clone();
    let Type::MemRef(memref) = &ty else {
        return None;
    };
    let mut shape = memref.shape().to_vec();
    let count = shape.iter().filter(|size| **size == DYNAMIC).count();
    let (sizes, symbols) = op.operands(rw).split_at_checked(count)?;
    let mut kept = Vec::new();
    let dynamic = shape.iter_mut().filter(|size| **size == DYNAMIC);
    for (size, value) in dynamic.zip(sizes) {
        match constant_size(rw, *value) {
            Some(number) => *size = number,
            None => kept.push(*value),
        }
    }
    if kept.len() == count {
        return None;
    }
    let segments =
        [kept.len(), symbols.len()].map(|count| i32::try_from(count).unwrap_or(i32::MAX));
    let location = op.location(rw);
    let mut state = OperationState::new(op.info(rw)?, location);
    state.operands.extend(kept);
    state.operands.extend_from_slice(symbols);
    let segments = DenseArrayAttr::from_i32s(&segments);
    state.set_attribute("operandSegmentSizes", segments.into());
    if let Some(alignment) = op.attribute(rw, "alignment") {
        state.set_attribute("alignment", alignment.clone());
    }
    let layout = memref.layout().cloned();
    state
        .result_types
        .push(crate::layout::with_layout(memref, &shape, layout).into());
    let new = rw.create_operation(state).result(rw, 0);
    let cast = cast(rw, location, new, ty);
    rw.replace(op, [cast]);
    Some(())
}
