//! Canonicalization patterns of `affine.delinearize_index`.

use super::basis::{Size, delinearize, linearize, zero};
use super::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for AffineDelinearizeIndexOp {
    fn patterns(set: &mut PatternSet) {
        set.add(cancel_linearized);
        set.add(drop_ones);
        set.add(split_last_index);
    }
}

/// Makes results zero whose size is 1: `DropUnitExtentBasis`.
fn drop_ones(op: AffineDelinearizeIndexOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let sizes = op.padded_basis(rw)?;
    let is_one = |size: &Size| size.number(rw) == Some(1);
    let ones: Vec<bool> = sizes.iter().map(is_one).collect();
    if !ones.contains(&true) {
        return None;
    }
    let (location, index) = (op.location(rw), op.linear_index(rw));
    let zero = zero(rw, location)?;
    let pairs = sizes.iter().zip(&ones).filter(|(_, is_one)| !**is_one);
    let kept: Vec<Size> = pairs.map(|(size, _)| *size).collect();
    let new = if kept.is_empty() {
        Vec::new()
    } else {
        delinearize(rw, location, index, &kept)
    };
    let mut new = new.into_iter();
    let values = ones
        .iter()
        .map(|is_one| if *is_one { Some(zero) } else { new.next() });
    let values: Vec<Value> = values.collect::<Option<_>>()?;
    rw.replace(op, values);
    Some(())
}

/// The `affine.linearize_index disjoint` that computes the index.
fn linearized(op: AffineDelinearizeIndexOp, ir: &Ir) -> Option<AffineLinearizeIndexOp> {
    let inner = op.linear_index(ir).defining::<AffineLinearizeIndexOp>(ir)?;
    inner.disjoint(ir).then_some(inner)
}

/// The last indices are those that were linearized with the same sizes:
/// `CancelDelinearizeOfLinearizeDisjointExactTail`.
fn cancel_linearized(op: AffineDelinearizeIndexOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let inner = linearized(op, rw)?;
    let (sizes, inner_sizes) = (op.padded_basis(rw)?, inner.padded_basis(rw)?);
    let is_known = |size: &&Size| **size != Size::Unbounded;
    let equal = sizes.iter().rev().filter(is_known);
    let equal = equal.zip(inner_sizes.iter().rev().filter(is_known));
    let count = equal.take_while(|(one, two)| one == two).count();
    if count == 0 {
        return None;
    }
    let indices = inner.multi_index(rw).to_vec();
    let unbounded = |sizes: &[Size]| sizes.first() == Some(&Size::Unbounded);
    let is_all = |sizes: &[Size]| count == sizes.len() - usize::from(unbounded(sizes));
    if is_all(&sizes) && is_all(&inner_sizes) && sizes.len() == inner_sizes.len() {
        rw.replace(op, indices);
        return Some(());
    }
    let (first, last) = indices.split_at(indices.len() - count);
    let location = inner.location(rw);
    let kept = &inner_sizes[..inner_sizes.len() - count];
    let index = linearize(rw, location, first, kept, true);
    let location = op.location(rw);
    let mut values = delinearize(rw, location, index, &sizes[..sizes.len() - count]);
    values.extend_from_slice(last);
    rw.replace(op, values);
    Some(())
}

/// Divides the last linearized index alone, if the product of the last sizes is its size:
/// `SplitDelinearizeSpanningLastLinearizeArg`.
fn split_last_index(op: AffineDelinearizeIndexOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let inner = linearized(op, rw)?;
    let (sizes, inner_sizes) = (op.padded_basis(rw)?, inner.padded_basis(rw)?);
    let Some(Size::Number(target)) = inner_sizes.last().copied() else {
        return None;
    };
    let mut product = 1_i64;
    let mut count = 0;
    for size in sizes.iter().rev() {
        let size = match size {
            Size::Unbounded => break,
            Size::Value(_) => return None,
            Size::Number(size) => *size,
        };
        product = product.wrapping_mul(size);
        count += 1;
        if product > target {
            return None;
        }
        if product == target {
            break;
        }
    }
    if product < target || count < 2 {
        return None;
    }
    let indices = inner.multi_index(rw).to_vec();
    let (last, first) = indices.split_last()?;
    let location = inner.location(rw);
    let kept = &inner_sizes[..inner_sizes.len() - 1];
    let index = linearize(rw, location, first, kept, true);
    let location = op.location(rw);
    let (first, back) = sizes.split_at(sizes.len() - count);
    let mut values = delinearize(rw, location, index, first);
    values.extend(delinearize(rw, location, *last, back));
    rw.replace(op, values);
    Some(())
}
