//! Casts, and what is done with what they cast.

use super::slices::slice_of_cast;
use super::{cast, forgotten_source};
use crate::arith::IndexCastOp;
use crate::tensor::{BitcastOp, CastOp, ExtractOp, FromElementsOp, InsertSliceOp, TensorDialect};
use ods_runtime::interfaces::{DestinationStyleOpInterface, LoopLikeOpInterface};
use ods_runtime::prelude::*;
use ods_runtime::types::{DYNAMIC, RankedTensorType};

impl CanonicalizationPatterns for TensorDialect {
    fn patterns(set: &mut PatternSet) {
        set.add_for_interface::<dyn DestinationStyleOpInterface>(write_into_cast);
        super::loops::add_patterns(set);
    }
}

impl CanonicalizationPatterns for BitcastOp {
    fn patterns(set: &mut PatternSet) {
        set.add(join_bitcasts);
    }
}

impl CanonicalizationPatterns for CastOp {
    fn patterns(set: &mut PatternSet) {
        set.add(join_casts);
        set.add(slice_of_cast);
    }
}

impl CanonicalizationPatterns for ExtractOp {
    fn patterns(set: &mut PatternSet) {
        set.add(extract_from_cast);
    }
}

impl CanonicalizationPatterns for FromElementsOp {
    fn patterns(set: &mut PatternSet) {
        set.add(extract_from_index_cast);
    }
}

/// A bitcast of a bitcast is a bitcast.
fn join_bitcasts(op: BitcastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw).defining::<BitcastOp>(rw)?.source(rw);
    rw.modify(op, |rw| op.operation().set_operand(rw, 0, source));
    Some(())
}

/// Whether casts in front of an operation are left to patterns of its own.
fn has_own_rule(op: Operation, ir: &Ir) -> bool {
    op.is::<InsertSliceOp>(ir)
        || op.interface::<dyn LoopLikeOpInterface>(ir).is_some()
        || matches!(op.name(ir).as_str(), "linalg.pack" | "linalg.unpack")
}

/// An operation that writes into destinations takes what casts cast that only forget what is static, and has results
/// of those types: MLIR's `FoldTensorCastProducerOp`.
fn write_into_cast(op: Operation, rw: &mut Rewriter<'_>) -> Option<()> {
    let inits = op
        .interface::<dyn DestinationStyleOpInterface>(rw)?
        .get_dps_inits(rw);
    if has_own_rule(op, rw) {
        return None;
    }
    let operands = op.operands(rw).to_vec();
    let of_casts: Vec<Value> = operands
        .iter()
        .map(|operand| forgotten_source(rw, *operand).unwrap_or(*operand))
        .collect();
    if of_casts == operands {
        return None;
    }
    let mut state = OperationState::of(op, rw);
    state.operands = of_casts.as_slice().into();
    let old: Vec<Type> = op.results(rw).iter().map(|it| it.ty(rw).clone()).collect();
    let tensors = of_casts.get(inits)?.iter().map(|init| init.ty(rw));
    let new = tensors.filter(|ty| ty.is_tensor()).cloned();
    state.result_types = new.chain(old.iter().cloned()).take(old.len()).collect();
    state.regions.clear();
    state.new_regions = op.regions(rw).len();
    let new = rw.create_operation(state);
    for number in 0..op.regions(rw).len() {
        let (from, to) = (op.regions(rw)[number], new.regions(rw)[number]);
        from.take_body(rw, to);
    }
    let results = new.results(rw).to_vec();
    let location = op.location(rw);
    let results = results.into_iter().zip(old).map(|(result, ty)| {
        if *result.ty(rw) == ty {
            return result;
        }
        cast(rw, location, result, ty)
    });
    let results: Vec<Value> = results.collect();
    rw.replace(op, results);
    Some(())
}

/// An element of tensors that are cast from or to `index` is cast instead.
fn extract_from_index_cast(op: ExtractOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.tensor(rw).defining::<IndexCastOp>(rw)?.r#in(rw);
    let location = op.location(rw);
    let mut state = OperationState::new(ExtractOp::INFO, location);
    state.operands.push(source);
    state.operands.extend_from_slice(op.indices(rw));
    state
        .result_types
        .push(source.ty(rw).element_type()?.clone());
    let element = rw.create_operation(state).result(rw, 0);
    let ty = op.result(rw).ty(rw).clone();
    let new = IndexCastOp::build(rw, location, ty, element);
    rw.replace_with(op, new);
    Some(())
}

/// The type with what both types know of the shape; `None` if they contradict each other. `joinShapes`.
fn join(one: &Type, two: &Type) -> Option<Type> {
    let (Some(left), Some(right)) = (one.shape(), two.shape()) else {
        return Some(if one.shape().is_some() { one } else { two }.clone());
    };
    if left.len() != right.len() {
        return None;
    }
    let pairs = left.iter().zip(right);
    let sizes = pairs.map(|(left, right)| match (*left, *right) {
        (DYNAMIC, size) | (size, DYNAMIC) => Some(size),
        (left, right) => (left == right).then_some(left),
    });
    let sizes: Vec<i64> = sizes.collect::<Option<_>>()?;
    Some(RankedTensorType::new(sizes, one.element_type()?.clone()).into())
}

/// A cast of a cast is a cast, unless the type in the middle checks something.
fn join_casts(op: CastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let middle = op.source(rw);
    let source = middle.defining::<CastOp>(rw)?.source(rw);
    let (from, between, to) = (source.ty(rw), middle.ty(rw), op.dest(rw).ty(rw));
    let joined = join(&join(from, between)?, to)?;
    if joined != join(from, to)? {
        return None;
    }
    let to = to.clone();
    let new = cast(rw, op.location(rw), source, to);
    rw.replace(op, [new]);
    Some(())
}

/// An element of a cast is that of what it casts.
fn extract_from_cast(op: ExtractOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.tensor(rw).defining::<CastOp>(rw)?.source(rw);
    source.ty(rw).shape()?;
    let mut state = OperationState::new(ExtractOp::INFO, op.location(rw));
    state.operands.push(source);
    state.operands.extend_from_slice(op.indices(rw));
    state.result_types.push(op.result(rw).ty(rw).clone());
    let new = rw.create_operation(state);
    rw.replace_with(op, new);
    Some(())
}
