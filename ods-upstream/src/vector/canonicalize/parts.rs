//! Canonicalization of `vector.extract` and `vector.insert`.

use super::shapes::broadcast_of_broadcast;
use super::{broadcast, constant, create_mask, from_elements, shape_cast};
use crate::limits::MAX_ELEMENTS;
use crate::vector::facts::{
    MaskFormat, POISON, arith_constant, broadcast_source, element_count, flat_index, mask_format,
    splat_source, vector_type,
};
use crate::vector::verify::is_broadcastable;
use crate::vector::{CreateMaskOp, ExtractOp, FromElementsOp, InsertOp, ShapeCastOp, ToElementsOp};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl CanonicalizationPatterns for ExtractOp {
    fn patterns(set: &mut PatternSet) {
        set.add(part_of_broadcast);
        set.add(part_of_mask);
        set.add(part_of_cast);
        set.add(part_of_elements);
    }
}

fn part_of_broadcast(op: ExtractOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = broadcast_source(rw, op.source(rw))?;
    vector_type(rw, op.result(rw))?;
    let ty = op.result(rw).ty(rw).clone();
    if !is_broadcastable(source.ty(rw), &ty) {
        return None;
    }
    let new = broadcast(rw, op.location(rw), source, &ty);
    rw.replace(op, new);
    Some(())
}

/// A part of a mask is masked off as a whole, or is the mask of its own dimensions.
fn part_of_mask(op: ExtractOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let mask = op.source(rw).defining::<CreateMaskOp>(rw)?;
    vector_type(rw, op.result(rw))?;
    let ty = op.result(rw).ty(rw).clone();
    let sizes = vector_type(rw, op.source(rw))?.shape();
    let bounds = mask.operation().operands(rw);
    let position = op.static_position(rw);
    let mut is_known = true;
    let mut all_false = mask_format(rw, op.source(rw)) == MaskFormat::AllFalse;
    for ((at, bound), size) in position.iter().zip(bounds).zip(sizes) {
        match arith_constant(rw, *bound).and_then(Attribute::as_i64) {
            _ if all_false => break,
            None => is_known = false,
            Some(bound) if *at == DYNAMIC => is_known &= bound >= *size,
            Some(bound) => all_false = *at >= bound,
        }
    }
    let location = op.location(rw);
    let new = if all_false {
        let elements = DenseElementsAttr::splat(ty, &Attribute::bool(false))?;
        constant(rw, location, elements)
    } else if is_known {
        let bounds = bounds.get(position.len()..)?.to_vec();
        create_mask(rw, location, &bounds, &ty)
    } else {
        return None;
    };
    rw.replace(op, new);
    Some(())
}

/// A part that has all elements.
fn part_of_cast(op: ExtractOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw).defining::<ShapeCastOp>(rw)?.source(rw);
    let (from, to) = (vector_type(rw, source)?, vector_type(rw, op.result(rw))?);
    if element_count(from)? != element_count(to)? {
        return None;
    }
    let ty = op.result(rw).ty(rw).clone();
    let new = shape_cast(rw, op.location(rw), source, &ty);
    rw.replace(op, new);
    Some(())
}

fn part_of_elements(op: ExtractOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let part = vector_type(rw, op.result(rw))?;
    let made = op.source(rw).defining::<FromElementsOp>(rw)?;
    let whole = vector_type(rw, op.source(rw))?;
    let position = op.static_position(rw);
    if position.contains(&DYNAMIC) || part.is_scalable() || whole.is_scalable() {
        return None;
    }
    let first = usize::try_from(flat_index(position, whole.shape())).ok()?;
    let count = usize::try_from(element_count(part)?).ok()?;
    let elements = made.elements(rw).get(first..first.checked_add(count)?)?;
    let (elements, ty) = (elements.to_vec(), op.result(rw).ty(rw).clone());
    let new = from_elements(rw, op.location(rw), &elements, &ty);
    rw.replace(op, new);
    Some(())
}

impl CanonicalizationPatterns for InsertOp {
    fn patterns(set: &mut PatternSet) {
        set.add(insert_all);
        set.add(broadcast_of_broadcast);
        set.add(insert_splat_into_splat);
        set.add(insert_each_element);
    }
}

/// A vector that replaces all elements.
fn insert_all(op: InsertOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let value = op.value_to_store(rw);
    let count = element_count(vector_type(rw, value)?)?;
    if element_count(vector_type(rw, op.dest(rw))?)? != count {
        return None;
    }
    let ty = op.result(rw).ty(rw).clone();
    let new = broadcast(rw, op.location(rw), value, &ty);
    rw.replace(op, new);
    Some(())
}

fn insert_splat_into_splat(op: InsertOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let splat = splat_source(rw, op.value_to_store(rw))?;
    if splat_source(rw, op.dest(rw)) != Some(splat) {
        return None;
    }
    let ty = op.result(rw).ty(rw).clone();
    let new = broadcast(rw, op.location(rw), splat, &ty);
    rw.replace(op, new);
    Some(())
}

/// What an insertion puts where.
struct Piece {
    first: usize,
    count: usize,
    value: Value,
}

/// The insertions up to `op`, the last one first; `None` if another one follows, or if a vector between them is needed.
fn chain(op: InsertOp, ir: &Ir) -> Option<Vec<InsertOp>> {
    let result = op.result(ir);
    let follows = result.uses(ir).any(|it| {
        let user = InsertOp::cast(it.owner, ir);
        user.is_some_and(|user| user.dest(ir) == result)
    });
    if follows {
        return None;
    }
    let mut inserts = vec![op];
    let mut next = op.dest(ir).defining::<InsertOp>(ir);
    while let Some(insert) = next {
        if !insert.result(ir).has_one_use(ir) {
            return None;
        }
        inserts.push(insert);
        next = insert.dest(ir).defining::<InsertOp>(ir);
    }
    let is_known = |insert: &InsertOp| !insert.static_position(ir).contains(&DYNAMIC);
    inserts.iter().all(is_known).then_some(inserts)
}

/// Makes a vector of its elements whose elements are all inserted.
fn insert_each_element(op: InsertOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let vector = vector_type(rw, op.dest(rw))?;
    if vector.is_scalable() {
        return None;
    }
    let count = usize::try_from(element_count(vector)?).ok()?;
    let mut pieces = Vec::new();
    let mut total = 0_usize;
    for insert in chain(op, rw)? {
        let value = insert.value_to_store(rw);
        let own = vector_type(rw, value).map_or(Some(1), element_count)?;
        let position = insert.static_position(rw);
        let first = if position.contains(&POISON) {
            None
        } else {
            usize::try_from(flat_index(position, vector.shape())).ok()
        };
        let own = usize::try_from(own).ok()?;
        total = total.saturating_add(own);
        pieces.push((first, own, value));
    }
    if total < count || count > MAX_ELEMENTS {
        return None;
    }
    let mut is_inserted = vec![false; count];
    let mut missing = count;
    let mut used = Vec::new();
    for (first, own, value) in pieces {
        let first = first?;
        for slot in is_inserted.get_mut(first..first.checked_add(own)?)? {
            missing -= usize::from(!*slot);
            *slot = true;
        }
        used.push(Piece {
            first,
            count: own,
            value,
        });
        if missing == 0 {
            break;
        }
    }
    if missing != 0 {
        return None;
    }
    let (location, ty) = (op.location(rw), op.result(rw).ty(rw).clone());
    let mut elements = vec![op.value_to_store(rw); count];
    for piece in used.into_iter().rev() {
        let Some(vector) = vector_type(rw, piece.value) else {
            elements[piece.first] = piece.value;
            continue;
        };
        let element = vector.element_type().clone();
        let mut state = OperationState::new(ToElementsOp::INFO, location);
        state.operands.push(piece.value);
        state.result_types.extend(vec![element; piece.count]);
        let taken = rw.create_operation(state);
        let slots = &mut elements[piece.first..piece.first + piece.count];
        slots.copy_from_slice(taken.results(rw));
    }
    let new = from_elements(rw, location, &elements, &ty);
    rw.replace(op, new);
    Some(())
}
