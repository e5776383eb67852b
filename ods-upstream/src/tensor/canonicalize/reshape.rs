//! Reshapes after each other, and of what can be made in the new shape.

use super::{cast, forgotten_source};
use crate::arith::{ConstantOp, MulIOp};
use crate::reassociation::{
    Groups, Joined, compose, compose_collapse_of_expand, compose_expand_of_collapse, groups,
    groups_attribute, joined_size,
};
use crate::tensor::fold::{constant_number, is_static};
use crate::tensor::{CollapseShapeOp, ExpandShapeOp, FromElementsOp, SplatOp, shape, tensor_of};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl CanonicalizationPatterns for ExpandShapeOp {
    fn patterns(set: &mut PatternSet) {
        set.add(expand_expanded);
        set.add(expand_collapsed);
        set.add(expand_by_constants);
        set.add(reshape_splat::<Self>);
        set.add(reshape_elements::<Self>);
    }
}

impl CanonicalizationPatterns for CollapseShapeOp {
    fn patterns(set: &mut PatternSet) {
        set.add(collapse_collapsed);
        set.add(collapse_expanded);
        set.add(reshape_splat::<Self>);
        set.add(reshape_elements::<Self>);
        set.add(collapse_cast);
    }
}

fn groups_of<O: Op>(op: O, ir: &Ir) -> Groups {
    groups(op.operation().attribute(ir, "reassociation"))
}

fn collapse(
    rw: &mut Rewriter<'_>,
    location: Location,
    source: Value,
    groups: &Groups,
    ty: Type,
) -> Value {
    let mut state = OperationState::new(CollapseShapeOp::INFO, location);
    state.operands.push(source);
    state.set_attribute("reassociation", groups_attribute(groups));
    state.result_types.push(ty);
    rw.create_operation(state).result(rw, 0)
}

/// Sizes of a result: the numbers, and the values of those that are dynamic.
type Sizes = (Vec<i64>, Vec<Value>);

fn expand(
    rw: &mut Rewriter<'_>,
    location: Location,
    source: Value,
    (groups, ty): (&Groups, Type),
    (numbers, values): Sizes,
) -> Value {
    let mut state = OperationState::new(ExpandShapeOp::INFO, location);
    state.operands.push(source);
    state.operands.extend(values);
    state.set_attribute("reassociation", groups_attribute(groups));
    let numbers = DenseArrayAttr::from_i64s(&numbers);
    state.set_attribute("static_output_shape", numbers.into());
    state.result_types.push(ty);
    rw.create_operation(state).result(rw, 0)
}

fn sizes_of(op: ExpandShapeOp, ir: &Ir) -> Sizes {
    let (numbers, values) = (op.static_output_shape(ir), op.output_shape(ir));
    (numbers.to_vec(), values.to_vec())
}

fn expand_expanded(op: ExpandShapeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let inner = op.src(rw).defining::<ExpandShapeOp>(rw)?;
    let groups = compose(groups_of(inner, rw), groups_of(op, rw))?;
    let (location, ty) = (op.location(rw), op.result(rw).ty(rw).clone());
    let (source, sizes) = (inner.src(rw), sizes_of(op, rw));
    let new = expand(rw, location, source, (&groups, ty), sizes);
    rw.replace(op, [new]);
    Some(())
}

fn collapse_collapsed(op: CollapseShapeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let inner = op.src(rw).defining::<CollapseShapeOp>(rw)?;
    let groups = compose(groups_of(inner, rw), groups_of(op, rw))?;
    let (location, ty) = (op.location(rw), op.result(rw).ty(rw).clone());
    let new = collapse(rw, location, inner.src(rw), &groups, ty);
    rw.replace(op, [new]);
    Some(())
}

fn expand_collapsed(op: ExpandShapeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let inner = op.src(rw).defining::<CollapseShapeOp>(rw)?;
    let (source, location) = (inner.src(rw), op.location(rw));
    let (from, ty) = (source.ty(rw), op.result(rw).ty(rw).clone());
    let joined = compose_expand_of_collapse(
        (&groups_of(inner, rw), shape(from)),
        (&groups_of(op, rw), shape(&ty)),
    )?;
    let new = match joined {
        Joined::Collapse(groups) => collapse(rw, location, source, &groups, ty),
        Joined::Expand(groups) => {
            let sizes = sizes_of(op, rw);
            expand(rw, location, source, (&groups, ty), sizes)
        }
    };
    rw.replace(op, [new]);
    Some(())
}

fn collapse_expanded(op: CollapseShapeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let inner = op.src(rw).defining::<ExpandShapeOp>(rw)?;
    let (source, location) = (inner.src(rw), op.location(rw));
    let ty = op.result(rw).ty(rw).clone();
    let own = groups_of(op, rw);
    let joined = compose_collapse_of_expand(
        (groups_of(inner, rw), shape(source.ty(rw)).len()),
        (own.clone(), shape(&ty).len()),
    )?;
    let new = match joined {
        Joined::Collapse(groups) => collapse(rw, location, source, &groups, ty),
        Joined::Expand(groups) => {
            let sizes = collapsed_sizes(rw, location, &own, sizes_of(inner, rw), &ty);
            expand(rw, location, source, (&groups, ty), sizes)
        }
    };
    rw.replace(op, [new]);
    Some(())
}

/// The sizes of `ty`, to which `groups` of sizes are joined: products, where they are dynamic.
fn collapsed_sizes(
    rw: &mut Rewriter<'_>,
    location: Location,
    groups: &Groups,
    (numbers, values): Sizes,
    ty: &Type,
) -> Sizes {
    let mut values = values.into_iter();
    let all = numbers.iter().map(|number| match *number {
        DYNAMIC => (DYNAMIC, values.next()),
        number => (number, None),
    });
    let all: Vec<(i64, Option<Value>)> = all.collect();
    let mut products = Vec::new();
    for (group, _) in groups
        .iter()
        .zip(shape(ty))
        .filter(|(_, size)| **size == DYNAMIC)
    {
        let mut product = None;
        for dim in group {
            let part = usize::try_from(*dim).ok().and_then(|dim| all.get(dim));
            let Some((number, value)) = part else {
                continue;
            };
            let value = match value {
                Some(value) => *value,
                None => ConstantOp::build_index(rw, location, *number).result(rw),
            };
            product = Some(match product {
                Some(product) => {
                    rw.create_or_fold(|rw| MulIOp::build(rw, location, product, value, None))[0]
                }
                None => value,
            });
        }
        products.extend(product);
    }
    (shape(ty).to_vec(), products)
}

/// Makes sizes static that are constants, in dimensions of which a cast of the source only forgets what is static:
/// MLIR's `ConvertToStaticExpandShape`.
fn expand_by_constants(op: ExpandShapeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (source, location) = (op.src(rw), op.location(rw));
    let known = forgotten_source(rw, source)?.ty(rw);
    let (mut numbers, values) = sizes_of(op, rw);
    let (groups, count) = (groups_of(op, rw), values.len());
    let mut kept = Vec::new();
    let mut dynamic = values.into_iter();
    for (group, known) in groups.iter().zip(shape(known)) {
        for dim in group {
            let number = numbers.get_mut(usize::try_from(*dim).ok()?)?;
            if *number != DYNAMIC {
                continue;
            }
            let value = dynamic.next()?;
            match constant_number(rw, value) {
                Some(found) if *known != DYNAMIC && found >= 0 => *number = found,
                _ => kept.push(value),
            }
        }
    }
    if kept.len() == count {
        return None;
    }
    let old = op.result(rw).ty(rw).clone();
    let inputs = joined_sizes(&groups, &numbers)?;
    let input = tensor_of(source.ty(rw), &inputs, None);
    let result = tensor_of(&old, &numbers, None);
    let source = cast(rw, location, source, input);
    let new = expand(rw, location, source, (&groups, result), (numbers, kept));
    let new = cast(rw, location, new, old);
    rw.replace(op, [new]);
    Some(())
}

/// The sizes of joined dimensions.
fn joined_sizes(groups: &Groups, sizes: &[i64]) -> Option<Vec<i64>> {
    let size = |dim: &i64| sizes.get(usize::try_from(*dim).ok()?).copied();
    let joined = |group: &Vec<i64>| {
        Some(joined_size(
            &group.iter().map(size).collect::<Option<Vec<i64>>>()?,
        ))
    };
    groups.iter().map(joined).collect()
}

/// A reshape of a splat is a splat, if no sizes are dynamic.
fn reshape_splat<O: Op>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let (op, source) = (op.operation(), op.operation().operand(rw, 0));
    let splat = source.defining::<SplatOp>(rw)?;
    let ty = op.result(rw, 0).ty(rw).clone();
    if !is_static(source.ty(rw)) || !is_static(&ty) {
        return None;
    }
    let mut state = OperationState::new(SplatOp::INFO, op.location(rw));
    state.operands.push(splat.input(rw));
    state.result_types.push(ty);
    let new = rw.create_operation(state);
    rw.replace_with(op, new);
    Some(())
}

/// A reshape of elements has the elements.
fn reshape_elements<O: Op>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let (op, source) = (op.operation(), op.operation().operand(rw, 0));
    let made = source.defining::<FromElementsOp>(rw)?;
    let ty = op.result(rw, 0).ty(rw).clone();
    if !is_static(&ty) {
        return None;
    }
    let mut state = OperationState::new(FromElementsOp::INFO, op.location(rw));
    state.operands.extend_from_slice(made.elements(rw));
    state.result_types.push(ty);
    let new = rw.create_operation(state);
    rw.replace_with(op, new);
    Some(())
}

/// Collapses what a cast casts that only forgets what is static.
fn collapse_cast(op: CollapseShapeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = forgotten_source(rw, op.src(rw))?;
    let (groups, location) = (groups_of(op, rw), op.location(rw));
    let sizes = joined_sizes(&groups, shape(source.ty(rw)))?;
    let (ty, old) = (
        tensor_of(source.ty(rw), &sizes, None),
        op.result(rw).ty(rw).clone(),
    );
    if ty == old {
        rw.modify(op, |rw| op.operation().set_operand(rw, 0, source));
        return Some(());
    }
    let new = collapse(rw, location, source, &groups, ty);
    let new = cast(rw, location, new, old);
    rw.replace(op, [new]);
    Some(())
}
