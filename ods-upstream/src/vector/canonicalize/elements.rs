//! Canonicalization of `vector.to_elements`, `vector.from_elements` and `vector.step`.

use super::{broadcast, constant, extract, shape_cast};
use crate::vector::facts::{constant_number, element_count, flat_index, strides, vector_type};
use crate::vector::{BroadcastOp, ExtractOp, FromElementsOp, StepOp, ToElementsOp};
use ods_dialects::arith::{CmpIOp, CmpIPredicate};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl CanonicalizationPatterns for ToElementsOp {
    fn patterns(set: &mut PatternSet) {
        set.add(elements_of_broadcast);
    }
}

/// The elements of a broadcast are those of the vector that it repeats.
fn elements_of_broadcast(op: ToElementsOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw).defining::<BroadcastOp>(rw)?.source(rw);
    let vector = vector_type(rw, source)?;
    let from = vector.shape().to_vec();
    let to = vector_type(rw, op.source(rw))?.shape().to_vec();
    let lead = to.len().checked_sub(from.len())?;
    let count = usize::try_from(element_count(vector)?).ok()?;
    let element = vector.element_type().clone();
    let mut state = OperationState::new(ToElementsOp::INFO, op.location(rw));
    state.operands.push(source);
    state.result_types.extend(vec![element; count]);
    let (steps, total) = (strides(&to), op.operation().results(rw).len());
    let mut places = Vec::with_capacity(total);
    for at in 0..total {
        let mut rest = i64::try_from(at).ok()?;
        let mut position = Vec::with_capacity(to.len());
        for step in &steps {
            position.push(rest.checked_div(*step)?);
            rest = rest.checked_rem(*step)?;
        }
        let own = position.split_off(lead);
        let pairs = own.iter().zip(&from);
        let own: Vec<i64> = pairs
            .map(|(at, size)| if *size == 1 { 0 } else { *at })
            .collect();
        places.push(usize::try_from(flat_index(&own, &from)).ok()?);
    }
    if places.iter().any(|place| *place >= count) {
        return None;
    }
    let taken = rw.create_operation(state).results(rw).to_vec();
    let values: Vec<Value> = places.into_iter().map(|place| taken[place]).collect();
    rw.replace(op, values);
    Some(())
}

impl CanonicalizationPatterns for FromElementsOp {
    fn patterns(set: &mut PatternSet) {
        set.add(elements_as_broadcast);
        set.add(elements_as_cast);
    }
}

fn elements_as_broadcast(op: FromElementsOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (first, rest) = op.elements(rw).split_first()?;
    if rest.iter().any(|other| other != first) {
        return None;
    }
    let (first, ty) = (*first, op.dest(rw).ty(rw).clone());
    let new = broadcast(rw, op.location(rw), first, &ty);
    rw.replace(op, new);
    Some(())
}

/// The position after this one, in row-major order.
fn increment(position: &mut [i64], shape: &[i64]) {
    for (at, size) in position.iter_mut().zip(shape).rev() {
        *at += 1;
        if *at < *size {
            return;
        }
        *at = 0;
    }
}

/// Elements that are all of a part of a vector, in order, are a cast of that part. As upstream, but only for positions of
/// numbers: for values, upstream builds an operation that its verifier refuses.
fn elements_as_cast(op: FromElementsOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let elements = op.elements(rw);
    let count = i64::try_from(elements.len()).ok()?;
    if count == 1 {
        return None;
    }
    let first = elements.first()?.defining::<ExtractOp>(rw)?;
    let source = first.source(rw);
    let shape = vector_type(rw, source)?.shape();
    let mut expected = first.static_position(rw).to_vec();
    let mut depth = expected.len();
    let mut covered = 1_i64;
    while depth > 0 && expected[depth - 1] == 0 && covered < count {
        depth -= 1;
        covered = covered.checked_mul(*shape.get(depth)?)?;
    }
    if covered != count || expected.contains(&DYNAMIC) {
        return None;
    }
    let position = expected[..depth].to_vec();
    for element in elements {
        let part = element.defining::<ExtractOp>(rw)?;
        if part.source(rw) != source || part.static_position(rw) != expected {
            return None;
        }
        increment(&mut expected, shape);
    }
    let (location, ty) = (op.location(rw), op.dest(rw).ty(rw).clone());
    let part = extract(rw, location, source, &position)?;
    let part = match rw.try_fold(part) {
        Some(values) => {
            rw.erase(part);
            *values.first()?
        }
        None => part.result(rw),
    };
    let new = shape_cast(rw, location, part, &ty);
    rw.replace(op, new);
    Some(())
}

impl CanonicalizationPatterns for StepOp {
    fn patterns(set: &mut PatternSet) {
        set.add(compare_step);
    }
}

/// What a comparison of the numbers below `count` with a number gives, if it is the same for all of them.
fn compared(predicate: CmpIPredicate, count: i64, number: i64) -> Option<bool> {
    use CmpIPredicate::{eq, ne, uge, ugt, ule, ult};
    let is_above = count <= number;
    let is_at_least = count.saturating_sub(1) <= number;
    match predicate {
        ult | ne if is_above => Some(true),
        uge | eq if is_above => Some(false),
        ule if is_at_least => Some(true),
        ugt if is_at_least => Some(false),
        _ => None,
    }
}

/// A comparison with a number that is larger than all steps. As upstream, also of scalable vectors.
fn compare_step(op: StepOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let step = op.operation().result(rw, 0);
    let count = element_count(vector_type(rw, step)?)?;
    let found = step.uses(rw).find_map(|it| {
        let compare = CmpIOp::cast(it.owner, rw)?;
        if it.number != 0 {
            return None;
        }
        let number = constant_number(rw, compare.rhs(rw))?;
        let value = compared(compare.predicate(rw), count, number)?;
        vector_type(rw, compare.result(rw))?;
        Some((compare, value))
    });
    let (compare, value) = found?;
    let (ty, location) = (compare.result(rw).ty(rw).clone(), compare.location(rw));
    let elements = DenseElementsAttr::splat(ty, &Attribute::bool(value))?;
    rw.set_insert_point_after(compare.operation());
    let new = constant(rw, location, elements);
    rw.replace(compare, new);
    Some(())
}
