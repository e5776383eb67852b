//! `scf.while`: its canonicalization patterns, and those that change its regions.

use super::while_condition::{after_arguments, condition_is_true, condition_of, fold_comparisons};
use super::{build_shell, inputs, is_only_terminator, region_of, types_of, yielded};
use crate::scf::build::add_block_like;
use crate::scf::{ConditionOp, IfOp, WhileOp};
use ods_runtime::ir::InsertPoint;
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for WhileOp {
    fn patterns(set: &mut PatternSet) {
        set.add(condition_is_true);
        set.add(fold_comparisons);
        set.add(align_arguments);
        set.add(move_if_down);
        inputs::add_patterns::<Self>(set);
    }
}

/// For each value, its place among `arguments`, which have the same values in another order.
fn places(arguments: &[Value], values: &[Value]) -> Option<Vec<usize>> {
    if values == arguments || values.len() != arguments.len() {
        return None;
    }
    let place = |value: &Value| arguments.iter().position(|argument| argument == value);
    let places: Vec<usize> = values.iter().map(place).collect::<Option<_>>()?;
    let mut sorted = places.clone();
    sorted.sort_unstable();
    sorted.dedup();
    (sorted.len() == places.len()).then_some(places)
}

/// Passes the arguments of the first region on in their order, if they are passed on in another one.
fn align_arguments(op: WhileOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let end = condition_of(rw, op)?;
    let (before, after) = (
        op.before(rw).entry_block(rw)?,
        op.after(rw).entry_block(rw)?,
    );
    let arguments = before.arguments(rw).to_vec();
    let places = places(&arguments, end.args(rw))?;
    let (location, condition) = (end.location(rw), end.condition(rw));
    rw.with_insert_point(InsertPoint::Before(end.operation()), |rw| {
        ConditionOp::build(rw, location, condition, &arguments);
    });
    rw.erase(end);
    let mut types = types_of(rw, &arguments);
    for (place, result) in places.iter().zip(op.results(rw)) {
        types[*place] = result.ty(rw).clone();
    }
    let (location, inits) = (op.location(rw), op.inits(rw).to_vec());
    let new = build_shell(rw, WhileOp::INFO, location, &inits, types, 2);
    let inits: Vec<_> = inits
        .iter()
        .map(|init| (*init, init.location(rw)))
        .collect();
    let results: Vec<_> = new
        .results(rw)
        .iter()
        .map(|result| (*result, location))
        .collect();
    let [first, second] = [new.regions(rw)[0], new.regions(rw)[1]];
    let new_before = add_block_like(rw, first, &inits);
    let new_after = add_block_like(rw, second, &results);
    let values = new_before.arguments(rw).to_vec();
    rw.inline_block(before, InsertPoint::End(new_before), values);
    let values: Vec<Value> = places
        .iter()
        .map(|at| new_after.argument(rw, *at))
        .collect();
    rw.inline_block(after, InsertPoint::End(new_after), values);
    let values: Vec<Value> = places.iter().map(|at| new.result(rw, *at)).collect();
    rw.replace(op, values);
    Some(())
}

/// The `scf.if` directly before the condition that it has too, if it does nothing when that is
/// false.
fn trailing_if(ir: &Ir, end: ConditionOp) -> Option<IfOp> {
    let found = IfOp::cast(end.operation().prev(ir)?, ir)?;
    let otherwise = found.else_region(ir).last_block(ir);
    let does_nothing = otherwise.is_none_or(|block| is_only_terminator(ir, block));
    (found.condition(ir) == end.condition(ir) && does_nothing).then_some(found)
}

/// The values of the first region that a branch uses, in the order of their first use.
fn values_used_in(ir: &Ir, branch: Region, region: Region) -> Vec<Value> {
    let mut used = Vec::new();
    for op in branch.operations(ir) {
        op.walk_with(ir, WalkOrder::PostOrder, |op| {
            for value in op.operands(ir) {
                if region_of(ir, *value) == Some(region) && !used.contains(value) {
                    used.push(*value);
                }
            }
            WalkResult::Advance
        });
    }
    used
}

/// Uses the values that the branches yield instead of the results: the second one's in the first
/// region, the first one's in the second region, which runs only if the condition is true.
fn use_yielded(rw: &mut Rewriter<'_>, op: WhileOp, end: ConditionOp, found: IfOp) {
    let (then, otherwise) = (
        yielded(rw, found.then_region(rw)),
        yielded(rw, found.else_region(rw)),
    );
    let results = found.results(rw).to_vec();
    for number in 0..end.args(rw).len() {
        let value = end.args(rw)[number];
        if let Some(at) = results.iter().position(|result| *result == value) {
            let argument = after_arguments(rw, op)[number];
            rw.replace_all_uses_with(value, otherwise[at]);
            rw.replace_all_uses_with(argument, then[at]);
        }
    }
}

/// Moves an `scf.if` before the condition into the second region, which is executed exactly if the
/// branch is.
fn move_if_down(op: WhileOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let end = condition_of(rw, op)?;
    let found = trailing_if(rw, end)?;
    let (location, inits) = (op.location(rw), op.inits(rw).to_vec());
    use_yielded(rw, op, end, found);
    let branch = found.then_region(rw);
    let used = values_used_in(rw, branch, op.before(rw));
    let used_types = types_of(rw, &used);
    let mut types: Vec<Type> = op.operation().result_types(rw).cloned().collect();
    let count = types.len();
    types.extend(used_types.iter().cloned());
    let new = build_shell(rw, WhileOp::INFO, location, &inits, types, 2);
    for number in 0..2 {
        let (from, to) = (op.operation().regions(rw)[number], new.regions(rw)[number]);
        from.take_body(rw, to);
    }
    let after = new.regions(rw)[1].entry_block(rw)?;
    let arguments = used_types.iter();
    let arguments: Vec<Value> = arguments
        .map(|ty| after.add_argument(rw, ty, location))
        .collect();
    let mut operands = end.operation().operands(rw).to_vec();
    operands.extend_from_slice(&used);
    end.operation().set_operands(rw, &operands);
    for (value, argument) in used.into_iter().zip(arguments) {
        value.replace_uses_if(rw, argument, |ir, operand| {
            let region = operand.owner.parent_region(ir);
            region.is_some_and(|region| branch.is_ancestor_of(ir, region))
        });
    }
    let (block, last) = (branch.last_block(rw)?, super::terminator(rw, branch)?);
    rw.erase(last);
    rw.set_insert_point_to_start(after);
    let point = rw.insert_point();
    rw.inline_block(block, point, [] as [Value; 0]);
    rw.erase(found);
    let values = new.results(rw)[..count].to_vec();
    rw.replace(op, values);
    Some(())
}
