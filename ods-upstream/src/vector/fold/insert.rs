//! The folder of `vector.insert`, and positions with constants.

use super::write_position;
use crate::limits::{MAX_ELEMENTS, MAX_SHARED_CONSTANT};
use crate::vector::InsertOp;
use crate::vector::facts::{POISON, flat_index, vector_type};
use ods_dialects::ub::PoisonAttr;
use ods_runtime::attributes::DenseElementsAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl Fold for InsertOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (value, result) = (self.value_to_store(ir), self.result(ir));
        if self.static_position(ir).is_empty() && value.ty(ir) == result.ty(ir) {
            return value.into();
        }
        let shape = result.ty(ir).shape().unwrap_or_default().to_vec();
        let op = self.operation();
        let is_changed = fold_position(op, ir, 2, constants.dynamic_position, &shape);
        if let Some(inner) = self.dest(ir).defining::<Self>(ir)
            && inner.static_position(ir) == self.static_position(ir)
            && inner.dynamic_position(ir) == self.dynamic_position(ir)
        {
            let dest = inner.dest(ir);
            op.set_operand(ir, 1, dest);
            return Folded::InPlace;
        }
        // As upstream, a constant only counts as poison when the operation is folded again.
        if constants.static_position.contains(&POISON) {
            return Attribute::from(PoisonAttr::get()).into();
        }
        match into_constant(self, ir, constants.value_to_store, constants.dest) {
            Some(elements) => elements.into(),
            None if is_changed => Folded::InPlace,
            None => Folded::No,
        }
    }
}

/// A constant with constants inserted.
fn into_constant(
    op: InsertOp,
    ir: &Ir,
    value: Option<&Attribute>,
    dest: Option<&Attribute>,
) -> Option<Attribute> {
    let (Some(value), Some(Attribute::DenseElements(dest))) = (value, dest) else {
        return None;
    };
    let vector = vector_type(ir, op.result(ir))?;
    let position = op.static_position(ir);
    let count = dest.num_elements();
    let is_large =
        count > MAX_ELEMENTS || (count > MAX_SHARED_CONSTANT && !op.result(ir).has_one_use(ir));
    if vector.is_scalable() || position.contains(&DYNAMIC) || is_large {
        return None;
    }
    let first = usize::try_from(flat_index(position, vector.shape())).ok()?;
    let mut values: Vec<Attribute> = dest.values().collect();
    let inserted: Vec<Attribute> = match value {
        Attribute::DenseElements(elements) => elements.values().collect(),
        value => vec![value.clone()],
    };
    let end = first.checked_add(inserted.len())?;
    let slots = values.get_mut(first..end)?;
    for (slot, value) in slots.iter_mut().zip(inserted) {
        *slot = value;
    }
    let ty = op.result(ir).ty(ir).clone();
    DenseElementsAttr::from_attributes(ty, &values).map(Into::into)
}

/// The position of an operation with `first` operands in front of its dynamic position, with numbers for constants that
/// are within `shape`, or poison; whether it is changed.
pub(super) fn fold_position(
    op: Operation,
    ir: &mut Ir,
    first: usize,
    constants: &[Option<&Attribute>],
    shape: &[i64],
) -> bool {
    let position = op.attribute(ir, "static_position");
    let Some(position) = position.and_then(Attribute::as_i64s) else {
        return false;
    };
    let mut position = position.to_vec();
    let (mut operands, values) = match op.operands(ir).split_at_checked(first) {
        Some((operands, values)) => (operands.to_vec(), values),
        None => return false,
    };
    let mut known = values.iter().zip(constants);
    let mut is_changed = false;
    for (at, size) in position.iter_mut().zip(shape) {
        if *at != DYNAMIC {
            continue;
        }
        let Some((value, constant)) = known.next() else {
            return false;
        };
        let number = constant.and_then(Attribute::as_i64);
        match number.filter(|number| (POISON..*size).contains(number)) {
            Some(number) => {
                *at = number;
                is_changed = true;
            }
            None => operands.push(*value),
        }
    }
    if is_changed {
        write_position(op, ir, &operands, &position);
    }
    is_changed
}
