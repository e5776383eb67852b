//! Canonicalization patterns of `affine.min` and `affine.max`.

use super::canonicalize::{compose_map, with_map};
use super::compose::{Application, application_of, shifted};
use super::{AffineApplyOp, AffineMaxOp, AffineMinOp};
use ods_runtime::affine::AffineExpr;
use ods_runtime::prelude::*;

macro_rules! patterns {
    ($($op:ident)*) => {$(
        impl CanonicalizationPatterns for $op {
            fn patterns(set: &mut PatternSet) {
                set.add(apply_single_result::<Self>);
                set.add(drop_repeated_results::<Self>);
                set.add(merge_operands::<Self>);
                set.add(|op: Self, rw: &mut Rewriter<'_>| compose_map(op.operation(), rw, 0));
                set.add(sort_results::<Self>);
            }
        }
    )*};
}

patterns! { AffineMinOp AffineMaxOp }

fn replace(op: Operation, rw: &mut Rewriter<'_>, new: &Application) -> Option<()> {
    let new = with_map(op, rw, new.map(), 0, &new.operands())?;
    rw.replace_with(op, new);
    Some(())
}

/// The least or greatest of one value is that value: `CanonicalizeSingleResultAffineMinMaxOp`.
fn apply_single_result<O: Op>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.operation();
    let application = application_of(op, rw, 0)?;
    let [_] = application.results[..] else {
        return None;
    };
    let mut state = OperationState::new(AffineApplyOp::INFO, op.location(rw));
    state.operands.extend(application.operands());
    state.result_types.push(Type::index());
    state.set_attribute("map", Attribute::AffineMap(application.map()));
    let new = rw.create_operation(state);
    rw.replace_with(op, new);
    Some(())
}

/// `DeduplicateAffineMinMaxExpressions`.
fn drop_repeated_results<O: Op>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.operation();
    let mut application = application_of(op, rw, 0)?;
    let mut kept: Vec<AffineExpr> = Vec::new();
    for result in &application.results {
        if !kept.contains(result) {
            kept.push(result.clone());
        }
    }
    if kept.len() == application.results.len() {
        return None;
    }
    application.results = kept;
    replace(op, rw, &application)
}

/// Takes over the results of an operand that is the least or greatest of some values itself: `MergeAffineMinMaxOp`.
fn merge_operands<O: Op>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.operation();
    let mut application = application_of(op, rw, 0)?;
    let (dims, symbols) = (&application.dims, &application.symbols);
    let mut producers = Vec::new();
    let mut results = Vec::new();
    for result in &application.results {
        let operand = match result {
            AffineExpr::Dim(position) => dims.get(*position as usize),
            AffineExpr::Symbol(position) => symbols.get(*position as usize),
            _ => None,
        };
        match operand.and_then(|operand| operand.defining::<O>(rw)) {
            // One that depends on itself, in unreachable code, would never be done.
            Some(producer) if producer.operation() == op => return None,
            Some(producer) => producers.push(producer.operation()),
            None => results.push(result.clone()),
        }
    }
    if producers.is_empty() {
        return None;
    }
    for producer in producers {
        let inner = application_of(producer, rw, 0)?;
        for result in &inner.results {
            let (dims, symbols) = (application.dims.len(), application.symbols.len());
            results.push(shifted(result, dims, symbols)?);
        }
        application.dims.extend(inner.dims);
        application.symbols.extend(inner.symbols);
    }
    application.results = results;
    replace(op, rw, &application)
}

/// Sorts results that are sums by their coefficients: `CanonicalizeAffineMinMaxOpExprAndTermOrder`.
fn sort_results<O: Op>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.operation();
    let mut application = application_of(op, rw, 0)?;
    let (num_dims, num_symbols) = (application.num_dims(), application.num_symbols());
    let mut results = Vec::new();
    for result in &application.results {
        if !result.is_pure_affine() {
            return None;
        }
        results.push((result.coefficients(num_dims, num_symbols)?, result.clone()));
    }
    if results.is_sorted_by_key(|(coefficients, _)| coefficients) {
        return None;
    }
    results.sort_by(|(left, _), (right, _)| left.cmp(right));
    application.results = results.into_iter().map(|(_, result)| result).collect();
    replace(op, rw, &application)
}
