//! Canonicalization patterns of `affine.linearize_index`.

use super::basis::{Size, delinearize, linearize, zero};
use super::validity::constant_integer;
use super::{AffineApplyOp, AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use ods_runtime::affine::{AffineBinaryOp, AffineExpr, AffineMap};
use ods_runtime::ir::{InsertPoint, ValueDefinition};
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for AffineLinearizeIndexOp {
    fn patterns(set: &mut PatternSet) {
        set.add(cancel_delinearized);
        set.add(drop_leading_zero);
        set.add(drop_ones);
    }
}

/// `DropLinearizeLeadingZero`.
fn drop_leading_zero(op: AffineLinearizeIndexOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (first, rest) = op.multi_index(rw).split_first()?;
    let (first, rest) = (*first, rest.to_vec());
    if constant_integer(rw, first) != Some(0) {
        return None;
    }
    if rest.is_empty() {
        rw.replace(op, first);
        return Some(());
    }
    let sizes = op.padded_basis(rw)?;
    let is_disjoint = op.disjoint(rw);
    let location = op.location(rw);
    let new = linearize(rw, location, &rest, &sizes[1..], is_disjoint);
    rw.replace(op, new);
    Some(())
}

/// Leaves out indices whose size is 1, if they are known to be zero: `DropLinearizeUnitComponentsIfDisjointOrZero`.
fn drop_ones(op: AffineLinearizeIndexOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (sizes, is_disjoint) = (op.padded_basis(rw)?, op.disjoint(rw));
    let indices = op.multi_index(rw).iter().copied();
    let is_needed = |(index, size): &(Value, Size)| {
        size.number(rw) != Some(1) || !is_disjoint && constant_integer(rw, *index) != Some(0)
    };
    let count = sizes.len();
    let kept: Vec<(Value, Size)> = indices.zip(sizes).filter(is_needed).collect();
    if kept.len() == count {
        return None;
    }
    let location = op.location(rw);
    let new = if kept.is_empty() {
        zero(rw, location)?
    } else {
        let (indices, sizes): (Vec<Value>, Vec<Size>) = kept.into_iter().unzip();
        linearize(rw, location, &indices, &sizes, is_disjoint)
    };
    rw.replace(op, new);
    Some(())
}

/// Indices that are neighbouring results of an `affine.delinearize_index` with the same sizes.
struct Match {
    delinearize: AffineDelinearizeIndexOp,
    /// The sizes of that operation.
    sizes: Vec<Size>,
    /// The first of the indices, and the number of the result that it is.
    first: usize,
    first_result: usize,
    length: usize,
}

/// The operation that a value is a result of, and the number of the result.
fn delinearized(ir: &Ir, value: Value) -> Option<(AffineDelinearizeIndexOp, usize)> {
    match value.definition(ir) {
        ValueDefinition::Result(op, number) => {
            Some((AffineDelinearizeIndexOp::cast(op, ir)?, number))
        }
        ValueDefinition::Argument(..) => None,
    }
}

impl Match {
    /// The longest match from index `first` on.
    fn at(op: AffineLinearizeIndexOp, ir: &Ir, own: &[Size], first: usize) -> Option<Self> {
        let indices = op.multi_index(ir);
        let (delinearize, first_result) = delinearized(ir, indices[first])?;
        let sizes = delinearize.padded_basis(ir)?;
        let size = *sizes.get(first_result)?;
        let are_first = first == 0 && first_result == 0;
        // Disjoint indices are less than their sizes.
        let is_disjoint = op.disjoint(ir) && first_result == 0 && size == Size::Unbounded;
        if size != own[first] && !are_first && !is_disjoint {
            return None;
        }
        let results = delinearize.operation().results(ir);
        let following = (first + 1..indices.len()).zip(first_result + 1..results.len());
        let is_next = |(at, number): &(usize, usize)| {
            indices[*at] == results[*number] && own[*at] == sizes[*number]
        };
        let length = 1 + following.take_while(is_next).count();
        (length > 1).then_some(Self {
            delinearize,
            sizes,
            first,
            first_result,
            length,
        })
    }
}

/// The product of sizes, for which an `affine.apply` is created if they are not numbers.
fn product(rw: &mut Rewriter<'_>, location: Location, sizes: &[Size]) -> Option<Size> {
    let mut expr = AffineExpr::Constant(1);
    let mut operands = Vec::new();
    for size in sizes {
        let factor = match (size.number(rw), size) {
            (Some(number), _) => AffineExpr::Constant(number),
            (None, Size::Value(value)) => {
                operands.push(*value);
                AffineExpr::Symbol(super::compose::count(&operands) - 1)
            }
            (None, _) => return Some(Size::Unbounded),
        };
        expr = AffineExpr::checked_binary(AffineBinaryOp::Mul, expr, factor)?;
    }
    if let AffineExpr::Constant(product) = expr {
        return Some(Size::Number(product));
    }
    let map = AffineMap::new(0, super::compose::count(&operands), [expr]);
    let mut state = OperationState::new(AffineApplyOp::INFO, location);
    state.operands.extend(operands);
    state.result_types.push(Type::index());
    state.set_attribute("map", Attribute::AffineMap(map));
    Some(Size::Value(rw.create_operation(state).result(rw, 0)))
}

/// Takes over the index of an `affine.delinearize_index` in place of results that are linearized with the same sizes:
/// `CancelLinearizeOfDelinearizePortion`.
fn cancel_delinearized(op: AffineLinearizeIndexOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let own = op.padded_basis(rw)?;
    let indices = op.multi_index(rw).to_vec();
    let mut matches: Vec<Match> = Vec::new();
    let mut at = 0;
    while at < indices.len() {
        // One match of each operation at a time: it is replaced.
        let is_new = |it: &Match| {
            let mut known = matches.iter();
            known.all(|known| known.delinearize.operation() != it.delinearize.operation())
        };
        match Match::at(op, rw, &own, at).filter(is_new) {
            Some(found) => {
                at += found.length;
                matches.push(found);
            }
            None => at += 1,
        }
    }
    if matches.is_empty() {
        return None;
    }
    let location = op.location(rw);
    let (mut new_indices, mut new_sizes) = (Vec::new(), Vec::new());
    let mut replacements = Vec::new();
    let mut end = 0;
    for found in &matches {
        new_indices.extend_from_slice(&indices[end..found.first]);
        new_sizes.extend_from_slice(&own[end..found.first]);
        end = found.first + found.length;
        let merged = &own[found.first..end];
        let delinearize = found.delinearize.operation();
        let point = InsertPoint::Before(delinearize);
        let (index, size, values) = rw.with_insert_point(point, |rw| {
            let size = product(rw, location, merged)?;
            Some(found.split(rw, merged, size))
        })?;
        new_indices.push(index);
        new_sizes.push(size);
        if let Some(values) = values {
            replacements.push((delinearize, values));
        }
    }
    new_indices.extend_from_slice(&indices[end..]);
    new_sizes.extend_from_slice(&own[end..]);
    let is_disjoint = op.disjoint(rw);
    let new = linearize(rw, location, &new_indices, &new_sizes, is_disjoint);
    rw.replace(op, new);
    for (delinearize, values) in replacements {
        rw.replace(delinearize, values);
    }
    Some(())
}

impl Match {
    /// Returns the index that the matching results are parts of, its size, and the new values of all results, if only
    /// some match.
    fn split(
        &self,
        rw: &mut Rewriter<'_>,
        merged: &[Size],
        size: Size,
    ) -> (Value, Size, Option<Vec<Value>>) {
        let index = self.delinearize.linear_index(rw);
        if self.length == self.sizes.len() {
            return (index, size, None);
        }
        let mut sizes = self.sizes.clone();
        let range = self.first_result..self.first_result + self.length;
        sizes.splice(range, [size]);
        let location = self.delinearize.location(rw);
        let mut values = delinearize(rw, location, index, &sizes);
        let index = values[self.first_result];
        let parts = delinearize(rw, location, index, merged);
        values.splice(self.first_result..=self.first_result, parts);
        (index, size, Some(values))
    }
}
