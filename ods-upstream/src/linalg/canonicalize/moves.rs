//! Transpositions and broadcasts after each other.

use super::{broadcasted, empty, numbers, size_of, transposed};
use crate::linalg::{BroadcastOp, TransposeOp};
use crate::mixed::Mixed;
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for TransposeOp {
    fn patterns(set: &mut PatternSet) {
        set.add(join_transpositions);
        set.add(transpose_before_broadcast);
    }
}

fn at(list: &[i64], number: i64) -> Option<i64> {
    list.get(usize::try_from(number).ok()?).copied()
}

/// The input and the output.
fn ends(op: Operation, ir: &Ir) -> Option<[Value; 2]> {
    op.operands(ir).try_into().ok()
}

/// `FoldTransposeWithTranspose`.
fn join_transpositions(op: TransposeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.operation();
    let [middle, output] = ends(op, rw)?;
    let inner = middle.defining::<TransposeOp>(rw)?.operation();
    let [input, _] = ends(inner, rw)?;
    let first = numbers(inner, rw, "permutation");
    let permutation = numbers(op, rw, "permutation")
        .iter()
        .map(|to| at(first, *to));
    let permutation: Vec<i64> = permutation.collect::<Option<_>>()?;
    let location = op.location(rw);
    let new = transposed(rw, location, [input, output], &permutation)?;
    rw.replace_with(op, new);
    Some(())
}

/// `SwapTransposeWithBroadcast`: fewer elements are transposed.
fn transpose_before_broadcast(op: TransposeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.operation();
    let [middle, output] = ends(op, rw)?;
    let broadcast = middle.defining::<BroadcastOp>(rw)?.operation();
    if !middle.has_one_use(rw) {
        return None;
    }
    let [input, _] = ends(broadcast, rw)?;
    let Type::RankedTensor(_) = input.ty(rw) else {
        return None;
    };
    let added = numbers(broadcast, rw, "dimensions").to_vec();
    let permutation = numbers(op, rw, "permutation").to_vec();
    let new_place = |dim: &i64| {
        let place = permutation.iter().position(|from| from == dim)?;
        i64::try_from(place).ok()
    };
    let dimensions: Vec<i64> = added.iter().map(new_place).collect::<Option<_>>()?;
    let kept = permutation.iter().filter(|from| !added.contains(from));
    let number = |from: &i64| {
        let before = added.iter().filter(|dim| *dim < from).count();
        *from - i64::try_from(before).unwrap_or(0)
    };
    let permutation: Vec<i64> = kept.map(number).collect();
    let (location, rank) = (op.location(rw), input.ty(rw).shape()?.len());
    let element = input.ty(rw).element_type()?.clone();
    let mut sizes = Vec::new();
    for dim in 0..rank {
        sizes.push(size_of(rw, location, input, dim)?);
    }
    let size = |from: &i64| sizes.get(usize::try_from(*from).ok()?).copied();
    let sizes: Vec<Mixed> = permutation.iter().map(size).collect::<Option<_>>()?;
    let init = empty(rw, location, &sizes, element);
    let new = transposed(rw, location, [input, init], &permutation)?.result(rw, 0);
    let new = broadcasted(rw, location, [new, output], &dimensions)?;
    rw.replace_with(op, new);
    Some(())
}

/// `FoldBroadcasts`.
pub(super) fn join_broadcasts(op: BroadcastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.operation();
    let [middle, output] = ends(op, rw)?;
    let inner = middle.defining::<BroadcastOp>(rw)?.operation();
    let [input, _] = ends(inner, rw)?;
    let mut dimensions = numbers(op, rw, "dimensions").to_vec();
    let rank = i64::try_from(output.ty(rw).shape()?.len()).ok()?;
    let kept: Vec<i64> = (0..rank).filter(|dim| !dimensions.contains(dim)).collect();
    for dim in numbers(inner, rw, "dimensions") {
        dimensions.push(at(&kept, *dim)?);
    }
    dimensions.sort_unstable();
    let location = op.location(rw);
    let new = broadcasted(rw, location, [input, output], &dimensions)?;
    rw.replace_with(op, new);
    Some(())
}
