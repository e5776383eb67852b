//! `scf.if`: several conditional operations become one.

use super::if_branches::negated;
use super::{
    build_if, build_yield, is_only_terminator, region_of, replace_yield, terminator, types_of,
    yielded,
};
use crate::arith::{AndIOp, SelectOp};
use crate::scf::IfOp;
use ods_runtime::ir::InsertPoint;
use ods_runtime::prelude::*;

/// Merges an `scf.if` into the one directly before it, if one condition decides both.
pub(super) fn combine_consecutive(next: IfOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let prev = IfOp::cast(next.operation().prev(rw)?, rw)?;
    let (then, otherwise) = branches_for_condition_of(rw, prev, next)?;
    let values = prev.results(rw).to_vec();
    let yields = yielded(rw, prev.then_region(rw))
        .into_iter()
        .zip(yielded(rw, prev.else_region(rw)));
    for (value, (if_true, if_false)) in values.iter().zip(yields) {
        use_yielded(rw, *value, [(then, if_true), (otherwise, if_false)]);
    }
    let (location, condition) = (next.location(rw), prev.condition(rw));
    let mut types = types_of(rw, &values);
    types.extend(next.operation().result_types(rw).cloned());
    let combined = build_if(rw, location, types, condition);
    append_branch(rw, prev.then_region(rw), then, combined.then_region(rw));
    append_branch(
        rw,
        prev.else_region(rw),
        otherwise,
        combined.else_region(rw),
    );
    let results = combined.results(rw).to_vec();
    let (of_prev, of_next) = results.split_at(values.len());
    rw.replace(prev, of_prev);
    rw.replace(next, of_next);
    Some(())
}

/// The branches of `next` that are executed if the condition of `prev` is true, and if it is false;
/// none if nothing is known about them.
fn branches_for_condition_of(
    ir: &Ir,
    prev: IfOp,
    next: IfOp,
) -> Option<(Option<Region>, Option<Region>)> {
    let then = next.then_region(ir);
    let otherwise = next.else_region(ir);
    let otherwise = (!otherwise.is_empty(ir)).then_some(otherwise);
    let (a, b) = (prev.condition(ir), next.condition(ir));
    if a == b {
        Some((Some(then), otherwise))
    } else if negated(ir, b) == Some(a) || negated(ir, a) == Some(b) {
        Some((otherwise, Some(then)))
    } else {
        None
    }
}

/// Replaces the uses of a result inside of each region by a value.
fn use_yielded(rw: &mut Rewriter<'_>, result: Value, values: [(Option<Region>, Value); 2]) {
    let uses: Vec<_> = result.uses(rw).collect();
    for operand in uses {
        let is_around = |region: &Option<Region>| {
            let inner = operand.owner.parent_region(rw);
            region
                .zip(inner)
                .is_some_and(|(region, inner)| region.is_ancestor_of(rw, inner))
        };
        let value = values.iter().find(|(region, _)| is_around(region));
        if let Some((_, value)) = value {
            operand.owner.set_operand(rw, operand.number, *value);
        }
    }
}

/// Moves the body of `first`, and then that of `second`, to `target`, with the values that both
/// yield.
fn append_branch(rw: &mut Rewriter<'_>, first: Region, second: Option<Region>, target: Region) {
    first.take_body(rw, target);
    let Some(second) = second else {
        return;
    };
    let Some(block) = target.last_block(rw) else {
        second.take_body(rw, target);
        return;
    };
    let old = terminator(rw, target);
    let (Some(source), Some(last)) = (second.last_block(rw), terminator(rw, second)) else {
        return;
    };
    let location = last.location(rw);
    rw.inline_block(source, InsertPoint::End(block), [] as [Value; 0]);
    let ends: Vec<Operation> = old.into_iter().chain([last]).collect();
    let values = ends.iter().flat_map(|end| end.operands(rw));
    let values: Vec<Value> = values.copied().collect();
    build_yield(rw, block, location, &values);
    for end in ends {
        rw.erase(end);
    }
}

/// Whether a region has no block, or one that does nothing.
fn does_nothing(ir: &Ir, region: Region) -> bool {
    let block = region.last_block(ir);
    block.is_none_or(|block| is_only_terminator(ir, block))
}

/// The values that the `scf.if` of both conditions yields.
struct Nested {
    then: Vec<Value>,
    otherwise: Vec<Value>,
    /// The numbers of the results that the outer condition alone decides.
    selected: Vec<usize>,
}

impl Nested {
    fn of(ir: &Ir, outer: IfOp, inner: IfOp) -> Option<Self> {
        let mut then = yielded(ir, outer.then_region(ir));
        let otherwise = yielded(ir, outer.else_region(ir));
        let inner_then = yielded(ir, inner.then_region(ir));
        let inner_else = yielded(ir, inner.else_region(ir));
        let mut selected = Vec::new();
        for (number, value) in then.iter_mut().enumerate() {
            if value.defining_op(ir) == Some(inner.operation()) {
                let of_inner = super::definition_number(ir, *value);
                if inner_else[of_inner] != otherwise[number] {
                    return None;
                }
                *value = inner_then[of_inner];
            } else if region_of(ir, *value) == Some(outer.then_region(ir)) {
                return None;
            } else {
                selected.push(number);
            }
        }
        Some(Self {
            then,
            otherwise,
            selected,
        })
    }
}

/// Merges an `scf.if` with the one that is all it does, if both conditions hold.
pub(super) fn combine_nested(outer: IfOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let block = outer.then_region(rw).last_block(rw)?;
    let first = block.first_op(rw)?;
    if first.next(rw).is_none() || first.next(rw) != block.last_op(rw) {
        return None;
    }
    let inner = IfOp::cast(first, rw)?;
    if !does_nothing(rw, outer.else_region(rw)) || !does_nothing(rw, inner.else_region(rw)) {
        return None;
    }
    let nested = Nested::of(rw, outer, inner)?;
    let location = outer.location(rw);
    let (condition, inner_condition) = (outer.condition(rw), inner.condition(rw));
    let both = AndIOp::build(rw, location, condition, inner_condition).result(rw);
    let types = outer.operation().result_types(rw).cloned().collect();
    let new = build_if(rw, location, types, both);
    let mut results = new.results(rw).to_vec();
    rw.set_insert_point_before(new.operation());
    for number in nested.selected {
        let (a, b) = (nested.then[number], nested.otherwise[number]);
        results[number] = SelectOp::build(rw, location, condition, a, b).result(rw);
    }
    let (new_then, new_else) = (new.then_region(rw), new.else_region(rw));
    let (source, target) = (
        inner.then_region(rw).last_block(rw)?,
        new_then.add_block(rw, &[]),
    );
    rw.inline_block(source, InsertPoint::End(target), [] as [Value; 0]);
    replace_yield(rw, new_then, &nested.then);
    if !nested.otherwise.is_empty() {
        let block = new_else.add_block(rw, &[]);
        build_yield(rw, block, location, &nested.otherwise);
    }
    rw.replace(outer, results);
    Some(())
}
