//! What convolutions check: that each loop is over batches, an image, channels or a filter, as the maps say. As in MLIR, the
//! messages do not begin with the name of the operation.

use super::LinalgOp;
use super::structured::operands_of;
use crate::utils::IteratorType;
use ods_runtime::affine::{AffineBinaryOp, AffineExpr, AffineMap};
use ods_runtime::op_interface;
use ods_runtime::prelude::*;

/// A convolution or a pooling: MLIR's `ConvolutionOpInterface`.
#[op_interface]
pub trait ConvolutionOpInterface {
    /// Checks the number of operands and the maps.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        check(op, ir).map_err(|message| Diagnostic::error(op.location(ir), message))
    }
}

/// How the map of the image uses a loop.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// Not at all.
    No,
    /// Alone.
    Alone,
    /// In a sum with another one.
    Convolved,
}

/// The loops that the map of an image uses; `None` if an expression is neither a loop nor a sum of two, each with a
/// factor or without, or if a loop occurs twice.
fn uses(map: &AffineMap, loops: usize) -> Option<Vec<Use>> {
    let mut uses = vec![Use::No; loops];
    let mut mark = |dim: u32, kind: Use| {
        let place = uses.get_mut(dim as usize)?;
        (*place == Use::No).then(|| *place = kind)
    };
    for result in map.results() {
        match result {
            AffineExpr::Dim(dim) => mark(*dim, Use::Alone)?,
            AffineExpr::Binary(sum) if sum.op() == AffineBinaryOp::Add => {
                mark(factored(sum.lhs())?, Use::Convolved)?;
                mark(factored(sum.rhs())?, Use::Convolved)?;
            }
            _ => return None,
        }
    }
    Some(uses)
}

/// The loop of an expression that is a loop or a product of one with a symbol or a constant.
fn factored(expr: &AffineExpr) -> Option<u32> {
    let product = match expr {
        AffineExpr::Dim(dim) => return Some(*dim),
        AffineExpr::Binary(product) if product.op() == AffineBinaryOp::Mul => product,
        _ => return None,
    };
    let is_factor =
        |expr: &AffineExpr| matches!(expr, AffineExpr::Symbol(_) | AffineExpr::Constant(_));
    match (product.lhs(), product.rhs()) {
        (AffineExpr::Dim(dim), factor) | (factor, AffineExpr::Dim(dim)) if is_factor(factor) => {
            Some(*dim)
        }
        _ => None,
    }
}

/// The loops that a projected permutation keeps.
fn kept(map: &AffineMap) -> Vec<usize> {
    let dims = map.results().iter().filter_map(|result| match result {
        AffineExpr::Dim(dim) => Some(*dim as usize),
        _ => None,
    });
    dims.collect()
}

fn check(op: Operation, ir: &Ir) -> Result<(), &'static str> {
    let linalg = op
        .interface::<dyn LinalgOp>(ir)
        .ok_or("expected a LinalgOp")?;
    let (inputs, outputs) = operands_of(op, ir);
    let maps = linalg.get_indexing_maps(ir).unwrap_or_default();
    let kinds = linalg.get_iterator_types(ir).unwrap_or_default();
    let ([image, filter, ..], Some(output)) = (&maps[..], maps.last()) else {
        return Err("expected op with 2 inputs and 1 output");
    };
    if inputs.len() < 2 || outputs.len() != 1 {
        return Err("expected op with 2 inputs and 1 output");
    }
    let uses = uses(image, kinds.len()).ok_or("unexpected input index map for convolutions")?;
    if !filter.is_projected_permutation() || !output.is_projected_permutation() {
        return Err("expected output/filter indexing maps to be projected permutations");
    }
    let wrong_loop = "unexpected loop dimension for convolution op";
    let (filter, output) = (kept(filter), kept(output));
    let mut seen = vec![false; kinds.len()];
    for dim in &output {
        let (Some(usage), Some(kind)) = (uses.get(*dim), kinds.get(*dim)) else {
            return Err(wrong_loop);
        };
        // A loop over the image is not in the filter, and one that only the filter has is over channels.
        match (usage, filter.contains(dim)) {
            (Use::Alone, _) | (Use::Convolved, false) | (Use::No, true) => {}
            (Use::Convolved, true) | (Use::No, false) => return Err(wrong_loop),
        }
        if *kind != IteratorType::parallel {
            return Err("expected all iterators used to access outputs to be parallel");
        }
        seen[*dim] = true;
    }
    for dim in &filter {
        let (Some(usage), Some(kind)) = (uses.get(*dim), kinds.get(*dim)) else {
            return Err(wrong_loop);
        };
        match (usage, output.contains(dim)) {
            (Use::No | Use::Alone, true) => continue,
            (Use::Convolved | Use::Alone, false) => {}
            (Use::Convolved, true) | (Use::No, false) => return Err(wrong_loop),
        }
        if *kind != IteratorType::reduction {
            return Err("expected all iterators not used to access outputs to be reduction");
        }
        if std::mem::replace(&mut seen[*dim], true) {
            return Err(wrong_loop);
        }
    }
    if seen.contains(&false) {
        return Err(wrong_loop);
    }
    if !uses.contains(&Use::Convolved) {
        return Err("expected convolved dim to be non-empty");
    }
    Ok(())
}
