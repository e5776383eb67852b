//! The folder of `vector.extract`: walks back to where the extracted part comes from.

use super::insert::fold_position;
use super::{is_poison, write_position};
use crate::vector::facts::{
    POISON, broadcast_source, element_count, flat_index, numbers, strides, vector_type,
};
use crate::vector::{
    ExtractOp, ExtractStridedSliceOp, FromElementsOp, InsertOp, InsertStridedSliceOp, ShapeCastOp,
    ShuffleOp, TransposeOp,
};
use ods_dialects::ub::PoisonAttr;
use ods_runtime::attributes::DenseElementsAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl Fold for ExtractOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (source, result) = (self.source(ir), self.result(ir));
        if self.static_position(ir).is_empty() && source.ty(ir) == result.ty(ir) {
            return source.into();
        }
        if is_poison(constants.source) {
            return constants.source.cloned().into();
        }
        let shape = source.ty(ir).shape().unwrap_or_default().to_vec();
        let op = self.operation();
        let is_changed = fold_position(op, ir, 1, constants.dynamic_position, &shape);
        // As upstream, a constant only counts as poison when the operation is folded again.
        if constants.static_position.contains(&POISON) {
            return Attribute::from(PoisonAttr::get()).into();
        }
        if let Some(part) = part_of_constant(self, ir, constants.source) {
            return part.into();
        }
        let steps = [
            from_chain,
            from_inserts,
            from_broadcast,
            from_shuffle,
            from_shape_cast,
            from_slice,
            from_inserted_slices,
            from_elements,
        ];
        for step in steps {
            match step(self, ir) {
                Folded::No => {}
                folded => return folded,
            }
        }
        if is_changed {
            Folded::InPlace
        } else {
            Folded::No
        }
    }
}

/// Part of a constant. Of one that is not the same everywhere, the position must be known.
fn part_of_constant(op: ExtractOp, ir: &Ir, source: Option<&Attribute>) -> Option<Attribute> {
    let Some(Attribute::DenseElements(elements)) = source else {
        return None;
    };
    let ty = op.result(ir).ty(ir);
    if let Some(value) = elements.splat_value() {
        return match ty {
            Type::Vector(_) => DenseElementsAttr::splat(ty.clone(), &value).map(Into::into),
            _ => Some(value),
        };
    }
    let vector = vector_type(ir, op.source(ir))?;
    if vector.is_scalable() || is_dynamic(op, ir) {
        return None;
    }
    let first = flat_index(op.static_position(ir), vector.shape());
    let first = usize::try_from(first).ok()?;
    let Type::Vector(part) = ty else {
        return elements.get(first);
    };
    let count = usize::try_from(element_count(part)?).ok()?;
    let values: Option<Vec<Attribute>> = (first..first.checked_add(count)?)
        .map(|at| elements.get(at))
        .collect();
    DenseElementsAttr::from_attributes(ty.clone(), &values?).map(Into::into)
}

/// Whether a coordinate is a value.
fn is_dynamic(op: ExtractOp, ir: &Ir) -> bool {
    op.static_position(ir).contains(&DYNAMIC)
}

/// Lets `op` extract from `source` at a position of numbers.
fn extract_from(op: ExtractOp, ir: &mut Ir, source: Value, position: &[i64]) -> Folded {
    write_position(op.operation(), ir, &[source], position);
    Folded::InPlace
}

/// The number of dimensions of the result; an element has none.
fn result_rank(op: ExtractOp, ir: &Ir) -> usize {
    vector_type(ir, op.result(ir)).map_or(0, |vector| vector.shape().len())
}

/// A part of a part is a part of the whole.
fn from_chain(op: ExtractOp, ir: &mut Ir) -> Folded {
    let mut parts = vec![op];
    while let Some(outer) = parts[parts.len() - 1].source(ir).defining::<ExtractOp>(ir) {
        parts.push(outer);
    }
    if parts.len() == 1 || parts.iter().any(|part| is_dynamic(*part, ir)) {
        return Folded::No;
    }
    let positions = parts.iter().rev().map(|part| part.static_position(ir));
    let position: Vec<i64> = positions.flatten().copied().collect();
    let source = parts[parts.len() - 1].source(ir);
    extract_from(op, ir, source, &position)
}

/// Walks back through insertions and transpositions. The coordinates that the result has itself are marked by numbers
/// below zero, in order: they must still be in order where the part is found, or else it is transposed.
fn from_inserts(op: ExtractOp, ir: &mut Ir) -> Folded {
    if is_dynamic(op, ir) {
        return Folded::No;
    }
    let whole = op.source(ir);
    let rank = whole.ty(ir).rank().unwrap_or_default();
    let mut depth = op.static_position(ir).len();
    let marks: Vec<i64> = (1..).map(|mark: i64| -mark).take(rank - depth).collect();
    let mut position = op.static_position(ir).to_vec();
    position.extend(&marks);
    let mut source = whole;
    loop {
        if let Some(transpose) = source.defining::<TransposeOp>(ir) {
            let mut moved = position.clone();
            for (dim, at) in transpose.permutation(ir).iter().zip(&position) {
                if let Some(slot) = usize::try_from(*dim)
                    .ok()
                    .and_then(|dim| moved.get_mut(dim))
                {
                    *slot = *at;
                }
            }
            position = moved;
            source = transpose.vector(ir);
            continue;
        }
        let Some(insert) = source.defining::<InsertOp>(ir) else {
            break;
        };
        let inserted = insert.static_position(ir);
        let value = insert.value_to_store(ir);
        if !inserted.contains(&DYNAMIC) {
            if position.get(..depth) == Some(inserted) && position[depth..] == marks {
                return value.into();
            }
            if position.starts_with(inserted) {
                position.drain(..inserted.len());
                depth = position.len().saturating_sub(marks.len());
                source = value;
                break;
            }
        }
        let meets = |(a, b): (&i64, &i64)| *a < 0 || *b < 0 || a == b;
        if inserted.starts_with(&position) || position.iter().zip(inserted).all(meets) {
            return Folded::No;
        }
        source = insert.dest(ir);
    }
    if source == whole || position.get(depth..) != Some(marks.as_slice()) {
        return Folded::No;
    }
    position.truncate(depth);
    extract_from(op, ir, source, &position)
}

/// A part of what is repeated is a part of what is repeated there, or that itself.
fn from_broadcast(op: ExtractOp, ir: &mut Ir) -> Folded {
    let Some(input) = broadcast_source(ir, op.source(ir)) else {
        return Folded::No;
    };
    if input.ty(ir) == op.result(ir).ty(ir) {
        return input.into();
    }
    let Some(ty) = vector_type(ir, input) else {
        return Folded::No;
    };
    let shape = ty.shape();
    let kept = op.result(ir).ty(ir).shape().unwrap_or_default();
    let rank = op.source(ir).ty(ir).rank().unwrap_or_default();
    let (Some(depth), Some(lead)) = (
        shape.len().checked_sub(kept.len()),
        rank.checked_sub(shape.len()),
    ) else {
        return Folded::No;
    };
    if shape[depth..] != *kept {
        return Folded::No;
    }
    let mut values = op.dynamic_position(ir).iter();
    let mut position = Vec::new();
    let mut operands = vec![input];
    for (dim, at) in op.static_position(ir).iter().enumerate() {
        let value = if *at == DYNAMIC { values.next() } else { None };
        let Some(size) = dim
            .checked_sub(lead)
            .and_then(|dim| shape[..depth].get(dim))
        else {
            continue;
        };
        if *size == 1 {
            position.push(0);
            continue;
        }
        position.push(*at);
        operands.extend(value);
    }
    write_position(op.operation(), ir, &operands, &position);
    Folded::InPlace
}

/// An element of a shuffle is one of the two vectors.
fn from_shuffle(op: ExtractOp, ir: &mut Ir) -> Folded {
    let Some(shuffle) = op.source(ir).defining::<ShuffleOp>(ir) else {
        return Folded::No;
    };
    let first = shuffle.v1(ir);
    let Some([size]) = first.ty(ir).shape() else {
        return Folded::No;
    };
    let &[at] = op.static_position(ir) else {
        return Folded::No;
    };
    let at = usize::try_from(at).ok();
    let Some(index) = at.and_then(|at| shuffle.mask(ir).get(at).copied()) else {
        return Folded::No;
    };
    let size = *size;
    if index < size {
        return extract_from(op, ir, first, &[index]);
    }
    let second = shuffle.v2(ir);
    extract_from(op, ir, second, &[index - size])
}

/// A part of another shape of a vector, if the vector has such a part.
fn from_shape_cast(op: ExtractOp, ir: &mut Ir) -> Folded {
    if is_dynamic(op, ir) {
        return Folded::No;
    }
    let Some(cast) = op.source(ir).defining::<ShapeCastOp>(ir) else {
        return Folded::No;
    };
    let from = cast.source(ir).ty(ir).shape().unwrap_or_default();
    let to = op.source(ir).ty(ir).shape().unwrap_or_default();
    let part = op.result(ir).ty(ir).shape().unwrap_or_default();
    let Some(depth) = from.len().checked_sub(part.len()) else {
        return Folded::No;
    };
    if from[depth..] != *part {
        return Folded::No;
    }
    let leading = &to[..to.len().saturating_sub(part.len())];
    let mut flat = flat_index(op.static_position(ir), leading);
    let mut position = Vec::new();
    for stride in strides(&from[..depth]) {
        position.push(flat.checked_div(stride).unwrap_or_default());
        flat = flat.checked_rem(stride).unwrap_or_default();
    }
    let source = cast.source(ir);
    extract_from(op, ir, source, &position)
}

/// A part of a slice is a part of the vector, if the slice leaves the dimensions of the part whole.
fn from_slice(op: ExtractOp, ir: &mut Ir) -> Folded {
    if is_dynamic(op, ir) {
        return Folded::No;
    }
    let Some(slice) = op.source(ir).defining::<ExtractStridedSliceOp>(ir) else {
        return Folded::No;
    };
    if numbers(slice.strides(ir)).iter().any(|stride| *stride != 1) {
        return Folded::No;
    }
    let whole = slice.source(ir).ty(ir).shape().unwrap_or_default();
    let own = op.source(ir).ty(ir).shape().unwrap_or_default();
    let mut offsets = numbers(slice.offsets(ir));
    while let Some((0, dim)) = offsets.last().map(|offset| (*offset, offsets.len() - 1))
        && own.get(dim) == whole.get(dim)
    {
        offsets.pop();
    }
    if result_rank(op, ir) > whole.len().saturating_sub(offsets.len()) {
        return Folded::No;
    }
    let mut position = op.static_position(ir).to_vec();
    for (at, offset) in position.iter_mut().zip(&offsets) {
        *at = at.saturating_add(*offset);
    }
    let source = slice.source(ir);
    extract_from(op, ir, source, &position)
}

/// Walks back through insertions of slices to the one that has the part.
fn from_inserted_slices(op: ExtractOp, ir: &mut Ir) -> Folded {
    if is_dynamic(op, ir) {
        return Folded::No;
    }
    let rank = result_rank(op, ir);
    let mut next = op.source(ir).defining::<InsertStridedSliceOp>(ir);
    while let Some(insert) = next {
        let slice = insert.value_to_store(ir);
        let from = slice.ty(ir).shape().unwrap_or_default();
        let to = insert.dest(ir).ty(ir).shape().unwrap_or_default();
        let (Some(lead), Some(depth)) = (
            to.len().checked_sub(from.len()),
            from.len().checked_sub(rank),
        ) else {
            return Folded::No;
        };
        if numbers(insert.strides(ir))
            .iter()
            .any(|stride| *stride != 1)
        {
            return Folded::No;
        }
        let offsets = numbers(insert.offsets(ir));
        let mut position = Vec::new();
        let mut is_within = true;
        for (dim, (at, start)) in op.static_position(ir).iter().zip(&offsets).enumerate() {
            let own = dim.checked_sub(lead);
            let size = own.map_or(1, |dim| from.get(dim).copied().unwrap_or_default());
            if !(*start..start.saturating_add(size)).contains(at) {
                is_within = false;
                break;
            }
            if own.is_some() {
                position.push(at - start);
            }
        }
        if is_within {
            if from[depth..] != to[depth + lead..] {
                return Folded::No;
            }
            return extract_from(op, ir, slice, &position);
        }
        next = insert.dest(ir).defining::<InsertStridedSliceOp>(ir);
    }
    Folded::No
}

/// An element of a vector that is made of elements.
fn from_elements(op: ExtractOp, ir: &mut Ir) -> Folded {
    if is_dynamic(op, ir) {
        return Folded::No;
    }
    let Some(made) = op.source(ir).defining::<FromElementsOp>(ir) else {
        return Folded::No;
    };
    let Some(vector) = vector_type(ir, op.source(ir)) else {
        return Folded::No;
    };
    if vector.is_scalable() || op.result(ir).ty(ir) != vector.element_type() {
        return Folded::No;
    }
    let index = flat_index(op.static_position(ir), vector.shape());
    let index = usize::try_from(index).ok();
    let element = index.and_then(|index| made.elements(ir).get(index).copied());
    element.into()
}
