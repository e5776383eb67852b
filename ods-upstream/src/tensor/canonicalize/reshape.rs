//! Reshapes after each other, and of what can be made in the new shape.

use super::{cast, forgotten_source};
use crate::reassociation::{
    collapse, collapse_collapsed, collapse_expanded, expand, expand_collapsed, expand_expanded,
    groups_of, joined_sizes, sizes_of,
};
use crate::tensor::fold::{constant_number, is_static};
use crate::tensor::{CollapseShapeOp, ExpandShapeOp, FromElementsOp, SplatOp, shape, tensor_of};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl CanonicalizationPatterns for ExpandShapeOp {
    fn patterns(set: &mut PatternSet) {
        set.add(expand_expanded::<Self>);
        set.add(expand_collapsed::<Self, CollapseShapeOp>);
        set.add(expand_by_constants);
        set.add(reshape_splat::<Self>);
        set.add(reshape_elements::<Self>);
    }
}

impl CanonicalizationPatterns for CollapseShapeOp {
    fn patterns(set: &mut PatternSet) {
        set.add(collapse_collapsed::<Self>);
        set.add(collapse_expanded::<Self, ExpandShapeOp>);
        set.add(reshape_splat::<Self>);
        set.add(reshape_elements::<Self>);
        set.add(collapse_cast);
    }
}

/// Makes sizes static that are constants, in dimensions of which a cast of the source only forgets what is static:
/// MLIR's `ConvertToStaticExpandShape`.
fn expand_by_constants(op: ExpandShapeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (source, location) = (op.src(rw), op.location(rw));
    let known = forgotten_source(rw, source)?.ty(rw);
    let (mut numbers, values) = sizes_of(op.operation(), rw);
    let (groups, count) = (groups_of(op.operation(), rw), values.len());
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
    let new = expand::<ExpandShapeOp>(rw, location, source, (&groups, result), (numbers, kept));
    let new = cast(rw, location, new, old);
    rw.replace(op, [new]);
    Some(())
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
    let (groups, location) = (groups_of(op.operation(), rw), op.location(rw));
    let sizes = joined_sizes(&groups, shape(source.ty(rw)))?;
    let (ty, old) = (
        tensor_of(source.ty(rw), &sizes, None),
        op.result(rw).ty(rw).clone(),
    );
    if ty == old {
        rw.modify(op, |rw| op.operation().set_operand(rw, 0, source));
        return Some(());
    }
    let new = collapse::<CollapseShapeOp>(rw, location, source, &groups, ty);
    let new = cast(rw, location, new, old);
    rw.replace(op, [new]);
    Some(())
}
