//! Canonicalization of operations with any number of shapes or witnesses.

use super::canonicalize::{build, cast_to, const_shape};
use super::fold::broadcast_shapes;
use super::{
    AssumingAllOp, BroadcastOp, ConstShapeOp, ConstWitnessOp, CstrBroadcastableOp, CstrEqOp,
    FromExtentTensorOp, IsBroadcastableOp, ShapeType, WitnessType, assembly, extent_tensor,
};
use crate::tensor::CastOp;
use ods_lookup::LookupSet;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl CanonicalizationPatterns for BroadcastOp {
    fn patterns(set: &mut PatternSet) {
        set.add(broadcast_to_known_rank);
        set.add(broadcast_constants);
        set.add(broadcast_one);
        set.add(without_casts::<Self>);
        set.add(without_duplicates::<Self>);
        set.add(without_empty_shapes::<Self>);
    }
}

impl CanonicalizationPatterns for CstrBroadcastableOp {
    fn patterns(set: &mut PatternSet) {
        set.add(without_casts::<Self>);
        set.add(pass_if_equal::<Self>);
        set.add(without_duplicates::<Self>);
        set.add(without_empty_shapes::<Self>);
    }
}

impl CanonicalizationPatterns for CstrEqOp {
    fn patterns(set: &mut PatternSet) {
        set.add(pass_if_equal::<Self>);
    }
}

impl CanonicalizationPatterns for IsBroadcastableOp {
    fn patterns(set: &mut PatternSet) {
        set.add(without_duplicates::<Self>);
    }
}

impl CanonicalizationPatterns for AssumingAllOp {
    fn patterns(set: &mut PatternSet) {
        set.add(merge);
        set.add(forward_one);
        set.add(without_implied);
        set.add(into_one_equality);
        set.add(without_duplicates::<Self>);
    }
}

/// Replaces an operation by one with other operands, and with the attributes if they are kept.
fn with_operands(
    op: impl OpHandle,
    rw: &mut Rewriter<'_>,
    operands: Vec<Value>,
    keeps_attributes: bool,
) -> Option<()> {
    let op = op.operation();
    let mut state = OperationState::new(op.info(rw)?, op.location(rw));
    state.operands.extend(operands);
    let types: Vec<Type> = op.result_types(rw).cloned().collect();
    state.result_types.extend(types);
    if keeps_attributes {
        for entry in op.attributes(rw).entries() {
            state.set_attribute(&entry.name, entry.value.clone());
        }
    }
    let new = rw.create_operation(state);
    rw.replace_with(op, new);
    Some(())
}

fn unique(values: &[Value]) -> Vec<Value> {
    let mut seen = LookupSet::default();
    let values = values.iter().copied();
    values.filter(|value| seen.insert(*value)).collect()
}

fn without_duplicates<O: OpHandle>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let operands = op.operation().operands(rw);
    let kept = unique(operands);
    if kept.len() == operands.len() {
        return None;
    }
    with_operands(op, rw, kept, true)
}

/// Leaves out casts that only forget a size.
fn without_casts<O: OpHandle>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let operands = op.operation().operands(rw);
    let source = |value: &Value| {
        let cast = value.defining::<CastOp>(rw)?;
        let forgets = value.ty(rw).shape()?.first() == Some(&DYNAMIC);
        forgets.then(|| cast.source(rw))
    };
    let kept = operands.iter().map(|value| source(value).unwrap_or(*value));
    let kept: Vec<Value> = kept.collect();
    if kept == operands {
        return None;
    }
    with_operands(op, rw, kept, false)
}

/// Leaves out shapes of rank 0, with which everything broadcasts.
fn without_empty_shapes<O: OpHandle>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.operation();
    let is_empty = |value: &Value| {
        let size = value.ty(rw).shape().and_then(|shape| shape.first());
        size == Some(&0) || constant_sizes(rw, *value).is_some_and(|sizes| sizes.is_empty())
    };
    let operands = op.operands(rw);
    let kept: Vec<Value> = operands
        .iter()
        .filter(|value| !is_empty(value))
        .copied()
        .collect();
    let ty = op.result(rw, 0).ty(rw).clone();
    let is_witness = ty.is::<WitnessType>();
    if kept.is_empty() && !is_witness {
        let new = const_shape(rw, op.location(rw), &[], Some(&ty))?;
        rw.replace(op, new);
        return Some(());
    }
    // A constraint has at least two shapes.
    let least = if is_witness { 2 } else { 1 };
    if kept.len() == operands.len() || kept.len() < least {
        return None;
    }
    with_operands(op, rw, kept, true)
}

/// The sizes of `shape.const_shape`.
fn constant_sizes(ir: &Ir, value: Value) -> Option<Vec<i64>> {
    let constant = value.defining::<ConstShapeOp>(ir)?;
    assembly::extents_of(constant.operation().attribute(ir, "shape"))
}

/// A constraint on one shape, named several times, holds.
fn pass_if_equal<O: OpHandle>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.operation();
    let operands = op.operands(rw);
    if operands.windows(2).any(|pair| pair[0] != pair[1]) {
        return None;
    }
    let mut state = OperationState::new(ConstWitnessOp::INFO, op.location(rw));
    state.set_attribute("passing", Attribute::bool(true));
    state.result_types.push(WitnessType.into());
    let new = rw.create_operation(state);
    rw.replace_with(op, new);
    Some(())
}

/// If the ranks of all operands are known, the result has the largest.
fn broadcast_to_known_rank(op: BroadcastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let ty = op.result(rw).ty(rw).clone();
    if ty.shape()?.first() != Some(&DYNAMIC) {
        return None;
    }
    let mut rank = 0;
    for shape in op.shapes(rw) {
        match shape.ty(rw).shape().and_then(|shape| shape.first()) {
            Some(&DYNAMIC) => return None,
            Some(size) => rank = rank.max(*size),
            None => {}
        }
    }
    let (operands, location) = (op.shapes(rw).to_vec(), op.location(rw));
    let known = extent_tensor(rank);
    let new = build(rw, BroadcastOp::INFO, location, &operands, &known);
    let new = build(rw, CastOp::INFO, location, &[new], &ty);
    rw.replace(op, new);
    Some(())
}

/// Makes one constant of two or more.
fn broadcast_constants(op: BroadcastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (mut constant, mut operands) = (Vec::new(), Vec::new());
    for shape in op.shapes(rw) {
        let sizes = constant_sizes(rw, *shape);
        match sizes.and_then(|sizes| broadcast_shapes(constant.clone(), sizes)) {
            Some(sizes) => constant = sizes,
            None => operands.push(*shape),
        }
    }
    if op.shapes(rw).len() - operands.len() < 2 {
        return None;
    }
    operands.push(const_shape(rw, op.location(rw), &constant, None)?);
    with_operands(op, rw, operands, false)
}

fn broadcast_one(op: BroadcastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let &[shape] = op.shapes(rw) else {
        return None;
    };
    let (ty, from) = (op.result(rw).ty(rw).clone(), shape.ty(rw).clone());
    let location = op.location(rw);
    let new = if ty == from {
        shape
    } else if ty.is::<ShapeType>() {
        build(rw, FromExtentTensorOp::INFO, location, &[shape], &ty)
    } else if from.is_tensor() {
        cast_to(rw, location, shape, &ty)
    } else {
        return None;
    };
    rw.replace(op, new);
    Some(())
}

/// The witnesses of an operand that is `shape.assuming_all` itself take its place.
fn merge(op: AssumingAllOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let mut merged = Vec::new();
    for witness in op.inputs(rw) {
        match witness.defining::<AssumingAllOp>(rw) {
            Some(inner) => merged.extend_from_slice(inner.inputs(rw)),
            None => merged.push(*witness),
        }
    }
    if merged.len() == op.inputs(rw).len() {
        return None;
    }
    with_operands(op, rw, merged, false)
}

fn forward_one(op: AssumingAllOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let &[witness] = op.inputs(rw) else {
        return None;
    };
    rw.replace(op, witness);
    Some(())
}

/// Leaves out constraints whose shapes are all in another one.
fn without_implied(op: AssumingAllOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let witnesses = unique(op.inputs(rw));
    let mut constraints = Vec::new();
    for witness in witnesses {
        let constraint = witness.defining::<CstrBroadcastableOp>(rw)?;
        constraints.push((witness, constraint, constraint.shapes(rw).to_vec()));
    }
    constraints.sort_by_key(|(_, _, shapes)| std::cmp::Reverse(shapes.len()));
    let mut erasable = Vec::new();
    let mut at = 0;
    while let Some((_, _, shapes)) = constraints.get(at) {
        at += 1;
        let shapes: LookupSet<Value> = shapes.iter().copied().collect();
        let further = constraints.split_off(at);
        let is_kept = |shape: &Vec<Value>| shape.iter().any(|shape| !shapes.contains(shape));
        let kept = further.iter().filter(|(_, _, shapes)| is_kept(shapes));
        let kept: Vec<_> = kept.cloned().collect();
        // As upstream, which takes as many from the end as are implied, whichever they are.
        let surplus = further[kept.len()..].iter();
        erasable.extend(surplus.map(|(_, constraint, _)| *constraint));
        constraints.extend(kept);
    }
    if erasable.is_empty() {
        return None;
    }
    let kept = constraints.into_iter().map(|(witness, _, _)| witness);
    with_operands(op, rw, kept.collect(), false)?;
    for constraint in erasable {
        if constraint.operation().is_alive(rw) && constraint.result(rw).is_unused(rw) {
            rw.erase(constraint);
        }
    }
    Some(())
}

/// Equalities that have shapes in common are one.
fn into_one_equality(op: AssumingAllOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let mut shapes: Vec<Value> = Vec::new();
    for witness in op.inputs(rw) {
        let further = witness.defining::<CstrEqOp>(rw)?.shapes(rw);
        let is_apart = !further.iter().any(|shape| shapes.contains(shape));
        if !shapes.is_empty() && !further.is_empty() && is_apart {
            return None;
        }
        shapes.extend_from_slice(further);
    }
    let location = op.location(rw);
    let new = build(rw, CstrEqOp::INFO, location, &shapes, &WitnessType.into());
    rw.replace(op, new);
    Some(())
}
