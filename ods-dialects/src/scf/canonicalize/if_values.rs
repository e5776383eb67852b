//! `scf.if`: results that are known without a branch.

use super::{build_if, region_of, replace_yield, yielded};
use crate::arith::{ConstantOp, SelectOp, XOrIOp};
use crate::constant_of;
use crate::scf::IfOp;
use ods_runtime::prelude::*;

/// Replaces results that come from outside of both branches by selections.
pub(super) fn select_outer_values(op: IfOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (then, otherwise) = (op.then_region(rw), op.else_region(rw));
    let pairs: Vec<(Value, Value)> = yielded(rw, then)
        .into_iter()
        .zip(yielded(rw, otherwise))
        .collect();
    let is_kept = |(a, b): &(Value, Value)| {
        region_of(rw, *a) == Some(then) || region_of(rw, *b) == Some(otherwise)
    };
    let kept: Vec<bool> = pairs.iter().map(is_kept).collect();
    if !kept.contains(&false) {
        return None;
    }
    let (mut inner_then, mut inner_else) = (Vec::new(), Vec::new());
    for ((a, b), _) in pairs.iter().zip(&kept).filter(|(_, is_kept)| **is_kept) {
        inner_then.push(*a);
        inner_else.push(*b);
    }
    let (location, condition) = (op.location(rw), op.condition(rw));
    let types = super::types_of(rw, &inner_then);
    let new = build_if(rw, location, types, condition);
    let (new_then, new_else) = (new.then_region(rw), new.else_region(rw));
    then.take_body(rw, new_then);
    otherwise.take_body(rw, new_else);
    rw.set_insert_point_before(new.operation());
    let mut inner = 0;
    let mut results = Vec::with_capacity(pairs.len());
    for ((a, b), is_kept) in pairs.into_iter().zip(kept) {
        results.push(if is_kept {
            inner += 1;
            new.results(rw)[inner - 1]
        } else if a == b {
            a
        } else {
            SelectOp::build(rw, location, condition, a, b).result(rw)
        });
    }
    replace_yield(rw, new_then, &inner_then);
    replace_yield(rw, new_else, &inner_else);
    rw.replace(op, results);
    Some(())
}

/// Replaces results that are the same in both branches, the condition, or its negation.
pub(super) fn use_condition_or_value(op: IfOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (then, otherwise) = (op.then_region(rw), op.else_region(rw));
    let (location, condition) = (op.location(rw), op.condition(rw));
    let pairs = yielded(rw, then).into_iter().zip(yielded(rw, otherwise));
    let mut changed = None;
    for (number, (a, b)) in pairs.enumerate() {
        let result = op.results(rw)[number];
        if result.is_unused(rw) {
            continue;
        }
        let constant = |value| constant_of(rw, value)?.as_bool();
        let value = match (constant(a), constant(b)) {
            _ if a == b => a,
            (Some(true), Some(false)) => condition,
            (Some(false), Some(true)) => {
                let one = ConstantOp::build(rw, location, Attribute::bool(true)).result(rw);
                XOrIOp::build(rw, location, condition, one).result(rw)
            }
            _ => continue,
        };
        rw.replace_all_uses_with(result, value);
        changed = Some(());
    }
    changed
}
