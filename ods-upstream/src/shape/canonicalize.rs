//! Canonicalization of sizes, shapes and regions. Where upstream builds operations that its verifiers refuse, nothing is
//! rewritten.

use super::{
    AssumingOp, AssumingYieldOp, ConstShapeOp, ConstSizeOp, ConstWitnessOp, IndexToSizeOp, RankOp,
    ShapeOfOp, SizeToIndexOp, SizeType, assembly, extent_tensor, is_extent_tensor,
};
use crate::tensor;
use ods_dialects::arith::{ConstantOp, IndexCastOp};
use ods_runtime::InsertPoint;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

/// Builds an operation with one result.
pub(super) fn build(
    rw: &mut Rewriter<'_>,
    info: &'static OpInfo,
    location: Location,
    operands: &[Value],
    ty: &Type,
) -> Value {
    let mut state = OperationState::new(info, location);
    state.operands.extend_from_slice(operands);
    state.result_types.push(ty.clone());
    rw.create_operation(state).result(rw, 0)
}

/// Builds `shape.const_shape`, by default of the type of its attribute.
pub(super) fn const_shape(
    rw: &mut Rewriter<'_>,
    location: Location,
    sizes: &[i64],
    ty: Option<&Type>,
) -> Option<Value> {
    let mut state = OperationState::new(ConstShapeOp::INFO, location);
    state.set_attribute("shape", assembly::extents(sizes)?);
    let own = extent_tensor(sizes.len() as i64);
    state.result_types.push(ty.cloned().unwrap_or(own));
    Some(rw.create_operation(state).result(rw, 0))
}

/// A cast to the type, if the value does not have it.
pub(super) fn cast_to(rw: &mut Rewriter<'_>, location: Location, value: Value, ty: &Type) -> Value {
    if value.ty(rw) == ty {
        return value;
    }
    build(rw, tensor::CastOp::INFO, location, &[value], ty)
}

impl CanonicalizationPatterns for AssumingOp {
    fn patterns(set: &mut PatternSet) {
        set.add(remove_unused_results);
        set.add(inline_assured);
    }
}

fn yield_of(op: AssumingOp, ir: &Ir) -> Option<Operation> {
    let last = op.do_region(ir).entry_block(ir)?.last_op(ir)?;
    last.is::<AssumingYieldOp>(ir).then_some(last)
}

fn remove_unused_results(op: AssumingOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (old, last) = (op.operation(), yield_of(op, rw)?);
    let results = old.results(rw).to_vec();
    let values = last.operands(rw).to_vec();
    let is_used: Vec<bool> = results.iter().map(|it| !it.is_unused(rw)).collect();
    if is_used.iter().all(|is_used| *is_used) {
        return None;
    }
    let kept = values.iter().zip(&is_used).filter(|(_, is_used)| **is_used);
    let kept: Vec<Value> = kept.map(|(value, _)| *value).collect();
    let types: Vec<Type> = kept.iter().map(|value| value.ty(rw).clone()).collect();
    rw.set_insert_point_before(last);
    let mut state = OperationState::new(AssumingYieldOp::INFO, last.location(rw));
    state.operands.extend(kept);
    rw.create_operation(state);
    rw.erase(last);
    rw.set_insert_point_before(old);
    let mut state = OperationState::new(AssumingOp::INFO, op.location(rw));
    state.operands.push(op.witness(rw));
    state.result_types.extend(types);
    state.new_regions = 1;
    let new = rw.create_operation(state);
    let (from, to) = (op.do_region(rw), new.regions(rw)[0]);
    from.take_body(rw, to);
    let mut new_results = new.results(rw).to_vec().into_iter();
    for (result, is_used) in results.into_iter().zip(is_used) {
        if is_used && let Some(new) = new_results.next() {
            rw.replace_all_uses_with(result, new);
        }
    }
    rw.erase(old);
    Some(())
}

/// As upstream, a constant that fails counts, too.
fn inline_assured(op: AssumingOp, rw: &mut Rewriter<'_>) -> Option<()> {
    op.witness(rw).defining::<ConstWitnessOp>(rw)?;
    let (block, last) = (op.do_region(rw).entry_block(rw)?, yield_of(op, rw)?);
    let point = InsertPoint::Before(op.operation());
    rw.inline_block(block, point, [] as [Value; 0]);
    let values = last.operands(rw).to_vec();
    rw.replace(op, values);
    rw.erase(last);
    Some(())
}

impl CanonicalizationPatterns for IndexToSizeOp {
    fn patterns(set: &mut PatternSet) {
        set.add_with_benefit(2, |op: Self, rw| {
            let source = op.arg(rw).defining::<SizeToIndexOp>(rw)?.arg(rw);
            (source.ty(rw) == op.result(rw).ty(rw)).then(|| rw.replace(op, source))
        });
    }
}

impl CanonicalizationPatterns for SizeToIndexOp {
    fn patterns(set: &mut PatternSet) {
        set.add_with_benefit(2, |op: Self, rw| {
            let source = op.arg(rw).defining::<IndexToSizeOp>(rw)?.arg(rw);
            rw.replace(op, source);
            Some(())
        });
    }
}

impl CanonicalizationPatterns for RankOp {
    fn patterns(set: &mut PatternSet) {
        set.add(rank_of_ranked);
    }
}

/// The rank of the shape of a ranked tensor is constant.
fn rank_of_ranked(op: RankOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let ty = op.shape(rw).defining::<ShapeOfOp>(rw)?.arg(rw).ty(rw);
    let rank = ty.is_tensor().then(|| ty.rank()).flatten()? as i64;
    let (location, ty) = (op.location(rw), op.rank(rw).ty(rw).clone());
    if ty.is_index() {
        let new = ConstantOp::build_index(rw, location, rank);
        rw.replace_with(op, new);
    } else if ty.is::<SizeType>() {
        let mut state = OperationState::new(ConstSizeOp::INFO, location);
        state.set_attribute("value", Attribute::index(rank));
        state.result_types.push(ty);
        let new = rw.create_operation(state);
        rw.replace_with(op, new);
    } else {
        return None;
    }
    Some(())
}

impl CanonicalizationPatterns for ConstShapeOp {
    fn patterns(set: &mut PatternSet) {
        set.add_with_benefit(2, constant_of_cast);
    }
}

/// A cast of a constant shape to a static type is constant.
fn constant_of_cast(op: tensor::CastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let constant = op.source(rw).defining::<ConstShapeOp>(rw)?;
    let ty = op.dest(rw).ty(rw).clone();
    if !ty.has_static_shape() {
        return None;
    }
    let sizes = assembly::extents_of(constant.operation().attribute(rw, "shape"))?;
    let new = const_shape(rw, op.location(rw), &sizes, Some(&ty))?;
    rw.replace(op, new);
    Some(())
}

impl CanonicalizationPatterns for ShapeOfOp {
    fn patterns(set: &mut PatternSet) {
        set.add(shape_of_other_type);
        set.add(shape_of_reshaped);
        set.add_with_benefit(2, dim_of_extracted);
        set.add(shape_of_static);
    }
}

/// A cast of a shape is a shape of the other type.
fn shape_of_other_type(op: tensor::CastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let arg = op.source(rw).defining::<ShapeOfOp>(rw)?.arg(rw);
    let [size] = *op.dest(rw).ty(rw).shape()? else {
        return None;
    };
    let from = arg.ty(rw);
    let rank = from.is_tensor().then(|| from.rank()).flatten()?;
    if size != DYNAMIC && size != rank as i64 {
        return None;
    }
    let ty = op.dest(rw).ty(rw).clone();
    let new = build(rw, ShapeOfOp::INFO, op.location(rw), &[arg], &ty);
    rw.replace(op, new);
    Some(())
}

/// The shape of a reshaped tensor is the operand that says so.
fn shape_of_reshaped(op: ShapeOfOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let mut shape = op.arg(rw).defining::<tensor::ReshapeOp>(rw)?.shape(rw);
    let (ty, from) = (op.result(rw).ty(rw).clone(), shape.ty(rw).clone());
    if !ty.is_tensor() {
        return None;
    }
    let location = op.location(rw);
    if ty.element_type() == from.element_type() {
        shape = cast_to(rw, location, shape, &ty);
    } else if !is_extent_tensor(&from) {
        shape = build(rw, IndexCastOp::INFO, location, &[shape], &ty);
    }
    rw.replace(op, shape);
    Some(())
}

/// An element of the shape of a tensor is a dimension.
fn dim_of_extracted(op: tensor::ExtractOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let arg = op.tensor(rw).defining::<ShapeOfOp>(rw)?.arg(rw);
    let &[index] = op.indices(rw) else {
        return None;
    };
    if !arg.ty(rw).is_tensor() {
        return None;
    }
    let location = op.location(rw);
    let new = build(
        rw,
        tensor::DimOp::INFO,
        location,
        &[arg, index],
        &Type::index(),
    );
    rw.replace(op, new);
    Some(())
}

/// A static shape is constant.
fn shape_of_static(op: ShapeOfOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let from = op.arg(rw).ty(rw);
    let sizes = from.shape().filter(|_| from.has_static_shape())?.to_vec();
    let ty = op.result(rw).ty(rw).clone();
    if !ty.is_tensor() {
        return None;
    }
    let location = op.location(rw);
    let constant = const_shape(rw, location, &sizes, None)?;
    let new = cast_to(rw, location, constant, &ty);
    rw.replace(op, new);
    Some(())
}
