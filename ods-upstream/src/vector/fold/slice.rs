//! Folders of slices.

use super::{is_poison, splat, splat_value};
use crate::vector::facts::{advance, element_count, flat_index, numbers};
use crate::vector::{ExtractStridedSliceOp, InsertStridedSliceOp};
use ods_runtime::attributes::DenseElementsAttr;
use ods_runtime::prelude::*;

impl Fold for InsertStridedSliceOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let value = self.value_to_store(ir);
        let is_all = value.ty(ir) == self.dest(ir).ty(ir);
        is_all.then_some(FoldResult::Value(value)).into()
    }
}

impl Fold for ExtractStridedSliceOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let op = self.operation();
        let (source, ty) = (self.source(ir), op.result(ir, 0).ty(ir));
        if source.ty(ir) == ty {
            return source.into();
        }
        if let Some((slice, offsets)) = inserted_slice(self, ir) {
            op.set_operand(ir, 0, slice);
            let offsets: Vec<Attribute> = offsets.into_iter().map(Attribute::i64).collect();
            op.set_attribute(ir, "offsets", Some(Attribute::array(offsets)));
            return Folded::InPlace;
        }
        if let Some(value) = splat_value(constants.source) {
            return splat(ty, &value).into();
        }
        slice_of_constant(self, ir, constants.source).into()
    }
}

/// The inserted slice that has all of the extracted one, with the offsets in there.
fn inserted_slice(op: ExtractStridedSliceOp, ir: &Ir) -> Option<(Value, Vec<i64>)> {
    let rank = op.source(ir).ty(ir).rank();
    let [offsets, sizes, strides] = [op.offsets(ir), op.sizes(ir), op.strides(ir)].map(numbers);
    let mut next = op.source(ir).defining::<InsertStridedSliceOp>(ir);
    while let Some(insert) = next {
        let slice = insert.value_to_store(ir);
        let own = slice.ty(ir).shape().unwrap_or_default();
        let (starts, steps) = (numbers(insert.offsets(ir)), numbers(insert.strides(ir)));
        if slice.ty(ir).rank() != rank || offsets.len() > starts.len() {
            return None;
        }
        let mut inner = Vec::new();
        let (mut is_disjoint, mut is_partial) = (false, false);
        for (dim, (offset, start)) in offsets.iter().zip(&starts).enumerate() {
            if strides.get(dim) != steps.get(dim) {
                return None;
            }
            let end = start.saturating_add(*own.get(dim)?);
            if !(*start..end).contains(offset) {
                is_disjoint = true;
                break;
            }
            is_partial |= offset.saturating_add(*sizes.get(dim)?) > end;
            inner.push(offset - start);
        }
        if !is_disjoint {
            return (!is_partial).then_some((slice, inner));
        }
        next = insert.dest(ir).defining::<InsertStridedSliceOp>(ir);
    }
    None
}

/// The elements of a slice of a constant.
fn slice_of_constant(
    op: ExtractStridedSliceOp,
    ir: &Ir,
    source: Option<&Attribute>,
) -> Option<Attribute> {
    let Some(Attribute::DenseElements(elements)) = source.filter(|it| !is_poison(Some(it))) else {
        return None;
    };
    let Type::Vector(slice) = op.operation().result(ir, 0).ty(ir) else {
        return None;
    };
    let whole = op.source(ir).ty(ir).shape()?;
    let mut offsets = numbers(op.offsets(ir));
    offsets.resize(slice.shape().len(), 0);
    let mut position = offsets.clone();
    let mut values = Vec::new();
    let count = usize::try_from(element_count(slice)?).ok()?;
    if count > elements.num_elements() {
        return None;
    }
    loop {
        let at = usize::try_from(flat_index(&position, whole)).ok()?;
        values.push(elements.get(at)?);
        if values.len() == count || !advance(&mut position, slice.shape(), &offsets) {
            break;
        }
    }
    let ty = op.operation().result(ir, 0).ty(ir).clone();
    DenseElementsAttr::from_attributes(ty, &values).map(Into::into)
}
