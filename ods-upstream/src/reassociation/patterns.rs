//! Canonicalization of reshapes after each other, for the operations of any dialect: `E` expands and `C` collapses. The
//! source is the first operand, and the dynamic sizes of an expansion are the others.

use super::{
    Groups, Joined, compose, compose_collapse_of_expand, compose_expand_of_collapse, groups,
    groups_attribute,
};
use crate::arith::{ConstantOp, MulIOp};
use crate::layout::is_identity;
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

/// Sizes of a result: the numbers, and the values of those that are dynamic.
pub(crate) type Sizes = (Vec<i64>, Vec<Value>);

/// The groups of a reshape.
pub(crate) fn groups_of(op: Operation, ir: &Ir) -> Groups {
    groups(op.attribute(ir, "reassociation"))
}

/// Collapses `source`.
pub(crate) fn collapse<C: Op>(
    rw: &mut Rewriter<'_>,
    location: Location,
    source: Value,
    groups: &Groups,
    ty: Type,
) -> Value {
    let mut state = OperationState::new(C::INFO, location);
    state.operands.push(source);
    state.set_attribute("reassociation", groups_attribute(groups));
    state.result_types.push(ty);
    rw.create_operation(state).result(rw, 0)
}

/// Expands `source`.
pub(crate) fn expand<E: Op>(
    rw: &mut Rewriter<'_>,
    location: Location,
    source: Value,
    (groups, ty): (&Groups, Type),
    (numbers, values): Sizes,
) -> Value {
    let mut state = OperationState::new(E::INFO, location);
    state.operands.push(source);
    state.operands.extend(values);
    state.set_attribute("reassociation", groups_attribute(groups));
    let numbers = DenseArrayAttr::from_i64s(&numbers);
    state.set_attribute("static_output_shape", numbers.into());
    state.result_types.push(ty);
    rw.create_operation(state).result(rw, 0)
}

/// The sizes of the result of an expansion.
pub(crate) fn sizes_of(op: Operation, ir: &Ir) -> Sizes {
    let numbers = op
        .attribute(ir, "static_output_shape")
        .and_then(Attribute::as_i64s);
    let values = op.operands(ir).get(1..).unwrap_or_default();
    (numbers.unwrap_or_default().to_vec(), values.to_vec())
}

/// The reshape that makes the source of `op`, if it is an `Inner`, and its source. Memrefs have no layout that is more
/// than the shape.
fn inner<Inner: Op>(op: Operation, ir: &Ir) -> Option<(Operation, Value)> {
    let between = *op.operands(ir).first()?;
    let inner = between.defining::<Inner>(ir)?.operation();
    let source = *inner.operands(ir).first()?;
    let is_plain = |value: &Value| match value.ty(ir) {
        Type::MemRef(ty) => is_identity(ty),
        _ => true,
    };
    let all = [source, between, op.result(ir, 0)];
    all.iter().all(is_plain).then_some((inner, source))
}

fn shape(ir: &Ir, value: Value) -> &[i64] {
    value.ty(ir).shape().unwrap_or_default()
}

/// An expansion of an expansion is one.
pub(crate) fn expand_expanded<E: Op>(op: E, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.operation();
    let (inner, source) = inner::<E>(op, rw)?;
    let groups = compose(groups_of(inner, rw), groups_of(op, rw))?;
    let (location, ty) = (op.location(rw), op.result(rw, 0).ty(rw).clone());
    let sizes = sizes_of(op, rw);
    let new = expand::<E>(rw, location, source, (&groups, ty), sizes);
    rw.replace(op, [new]);
    Some(())
}

/// A collapse of a collapse is one.
pub(crate) fn collapse_collapsed<C: Op>(op: C, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.operation();
    let (inner, source) = inner::<C>(op, rw)?;
    let groups = compose(groups_of(inner, rw), groups_of(op, rw))?;
    let (location, ty) = (op.location(rw), op.result(rw, 0).ty(rw).clone());
    let new = collapse::<C>(rw, location, source, &groups, ty);
    rw.replace(op, [new]);
    Some(())
}

/// An expansion of a collapse is one of them, if the dimensions are grouped alike.
pub(crate) fn expand_collapsed<E: Op, C: Op>(op: E, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.operation();
    let (inner, source) = inner::<C>(op, rw)?;
    let joined = compose_expand_of_collapse(
        (&groups_of(inner, rw), shape(rw, source)),
        (&groups_of(op, rw), shape(rw, op.result(rw, 0))),
    )?;
    let (location, ty) = (op.location(rw), op.result(rw, 0).ty(rw).clone());
    let new = match joined {
        Joined::Collapse(groups) => collapse::<C>(rw, location, source, &groups, ty),
        Joined::Expand(groups) => {
            let sizes = sizes_of(op, rw);
            expand::<E>(rw, location, source, (&groups, ty), sizes)
        }
    };
    rw.replace(op, [new]);
    Some(())
}

/// A collapse of an expansion is one of them, if the dimensions are grouped alike.
pub(crate) fn collapse_expanded<C: Op, E: Op>(op: C, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.operation();
    let (inner, source) = inner::<E>(op, rw)?;
    let own = groups_of(op, rw);
    let joined = compose_collapse_of_expand(
        (groups_of(inner, rw), shape(rw, source).len()),
        (own.clone(), shape(rw, op.result(rw, 0)).len()),
    )?;
    let (location, ty) = (op.location(rw), op.result(rw, 0).ty(rw).clone());
    let new = match joined {
        Joined::Collapse(groups) => collapse::<C>(rw, location, source, &groups, ty),
        Joined::Expand(groups) => {
            let sizes = sizes_of(inner, rw);
            let sizes = joined_values(rw, location, &own, sizes, &ty);
            expand::<E>(rw, location, source, (&groups, ty), sizes)
        }
    };
    rw.replace(op, [new]);
    Some(())
}

/// The sizes of `ty`, to which `groups` of sizes are joined: products, where they are dynamic.
fn joined_values(
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
    let shape = ty.shape().unwrap_or_default();
    let dynamic = groups
        .iter()
        .zip(shape)
        .filter(|(_, size)| **size == DYNAMIC);
    let mut products = Vec::new();
    for (group, _) in dynamic {
        let mut product = None;
        let parts = group
            .iter()
            .filter_map(|dim| all.get(usize::try_from(*dim).ok()?));
        for (number, value) in parts {
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
    (shape.to_vec(), products)
}
