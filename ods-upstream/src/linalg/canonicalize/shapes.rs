//! Sizes that are static in some operands and not in others.

use super::generic::has_only;
use super::with_operands;
use crate::linalg::LinalgOp;
use crate::tensor::{CastOp, cast, encoding, forgets_only, tensor_of};
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::interfaces::DestinationStyleOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

fn types_of(ir: &Ir, values: &[Value]) -> Vec<Type> {
    values.iter().map(|value| value.ty(ir).clone()).collect()
}

/// A result that is cast to static sizes is computed with them: `FoldTensorCastConsumerOp`.
pub(super) fn write_cast_result(op: CastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw);
    let producer = source.defining_op(rw)?;
    producer.interface::<dyn LinalgOp>(rw)?;
    let inits = producer.interface::<dyn DestinationStyleOpInterface>(rw)?;
    let (old, new) = (source.ty(rw).clone(), op.dest(rw).ty(rw).clone());
    let is_here = op.operation().parent_block(rw) == producer.parent_block(rw);
    if !is_here || !forgets_only(&new, &old) {
        return None;
    }
    let results = producer.results(rw);
    let number = results.iter().position(|result| *result == source)?;
    let place = inits.get_dps_inits(rw).nth(number)?;
    let mut operands = producer.operands(rw).to_vec();
    let mut types = types_of(rw, results);
    types[number] = new.clone();
    let location = producer.location(rw);
    rw.set_insert_point_before(producer);
    let init = *operands.get(place)?;
    operands[place] = cast(rw, location, init, new);
    let replacement = with_operands(rw, producer, &operands, types);
    let mut results = replacement.results(rw).to_vec();
    let result = results[number];
    results[number] = cast(rw, location, result, old);
    rw.replace(producer, results);
    rw.replace(op, result);
    Some(())
}

/// The static sizes of the loops, as far as operands know them.
fn known_sizes(ir: &Ir, operands: &[Value], maps: &[AffineMap]) -> Vec<Option<i64>> {
    let loops = maps.first().map_or(0, |map| map.num_dims() as usize);
    let mut known = vec![None; loops];
    for (operand, map) in operands.iter().zip(maps) {
        let shape = operand.ty(ir).shape().unwrap_or_default();
        // What is cast may know more, but only of sizes that are static after the cast MLIR takes notice.
        let source = operand.defining::<CastOp>(ir).map(|cast| cast.source(ir));
        let source = source.and_then(|source| source.ty(ir).shape());
        let source = source.filter(|sizes| !sizes.contains(&DYNAMIC) && sizes.len() == shape.len());
        let sizes = source.unwrap_or(shape);
        for ((size, static_size), result) in shape.iter().zip(sizes).zip(map.results()) {
            if *size != DYNAMIC
                && let AffineExpr::Dim(dim) = result
                && let Some(known @ None) = known.get_mut(*dim as usize)
            {
                *known = Some(*static_size);
            }
        }
    }
    known
}

/// Operands whose sizes follow from those of others are cast to them: `InferStaticShapeOfOperands`.
pub(super) fn infer_static_shapes(op: Operation, rw: &mut Rewriter<'_>) -> Option<()> {
    let linalg = op.interface::<dyn LinalgOp>(rw)?;
    if !has_only(op, rw, false) {
        return None;
    }
    let maps = linalg.get_indexing_maps(rw)?;
    if !maps.iter().all(AffineMap::is_projected_permutation) {
        return None;
    }
    let inits = op.interface::<dyn DestinationStyleOpInterface>(rw)?;
    let inits = inits.get_dps_inits(rw);
    let mut operands = op.operands(rw).to_vec();
    let known = known_sizes(rw, &operands, &maps);
    let infer = |operand: &Value, map: &AffineMap| {
        let ty = operand.ty(rw);
        let Type::RankedTensor(tensor) = ty else {
            return ty.clone();
        };
        let sizes = tensor.shape().iter().zip(map.results());
        let sizes = sizes.map(|(size, result)| match (*size, result) {
            (DYNAMIC, AffineExpr::Dim(dim)) => known
                .get(*dim as usize)
                .copied()
                .flatten()
                .unwrap_or(DYNAMIC),
            (size, _) => size,
        });
        let sizes: Vec<i64> = sizes.collect();
        tensor_of(ty, &sizes, encoding(ty))
    };
    let new: Vec<Type> = operands
        .iter()
        .zip(&maps)
        .map(|(it, map)| infer(it, map))
        .collect();
    if new == types_of(rw, &operands) {
        return None;
    }
    let location = op.location(rw);
    let old = types_of(rw, op.results(rw));
    for (operand, ty) in operands.iter_mut().zip(&new) {
        if operand.ty(rw) != ty {
            *operand = cast(rw, location, *operand, ty.clone());
        }
    }
    let outputs = new.get(inits)?.iter();
    let outputs = outputs.filter(|ty| matches!(ty, Type::RankedTensor(_)));
    let results: Vec<Type> = outputs.cloned().collect();
    let new = with_operands(rw, op, &operands, results);
    let results = new.results(rw).to_vec();
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
