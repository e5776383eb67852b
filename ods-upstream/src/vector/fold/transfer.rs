//! Folders of transfers, of masked operations, and of reductions that reduce nothing.

use super::broadcast_dims;
use crate::vector::facts::{
    MaskFormat, Transfer, are_disjoint, constant_number, mask_format, vector_type,
};
use crate::vector::{
    MaskOp, MaskedLoadOp, MaskedStoreOp, MultiDimReductionOp, TransferReadOp, TransferWriteOp,
    YieldOp,
};
use crate::{memref, tensor};
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl Fold for TransferReadOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        if let Some(vector) = written_vector(self, ir) {
            return vector.into();
        }
        let op = self.operation();
        if mark_in_bounds(self, ir) || drop_full_mask(self, ir) {
            return Folded::InPlace;
        }
        match memref::fold_casts(op, ir, None) {
            Folded::No => tensor::fold_casts(op, ir),
            folded => folded,
        }
    }
}

impl Fold for TransferWriteOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        if let Some(tensor) = unchanged_tensor(self, ir) {
            return tensor.into();
        }
        if mark_in_bounds(self, ir) || drop_full_mask(self, ir) {
            return Folded::InPlace;
        }
        memref::fold_casts(self.operation(), ir, None)
    }
}

/// Whether what is written is what a read with the same indices gives: `checkSameValueRAW`.
fn is_read_back(write: TransferWriteOp, read: TransferReadOp, ir: &mut Ir) -> bool {
    let is_same_place = !write.has_out_of_bounds_dim(ir)
        && write.indices(ir) == read.indices(ir)
        && Transfer::vector(write, ir).ty(ir) == Transfer::vector(read, ir).ty(ir)
        && write.map(ir) == read.map(ir);
    if !is_same_place {
        return false;
    }
    let (mask, other) = (read.mask(ir), write.mask(ir));
    if mask.is_none() && other.is_none() {
        return true;
    }
    // With equal elements everywhere, those that are masked off may be those of the padding.
    if mask.is_none() || (other.is_some() && other != mask) {
        return false;
    }
    let written = write.value_to_store(ir).constant(ir);
    let padding = read.padding(ir).constant(ir);
    match (written, padding) {
        (Some(Attribute::DenseElements(written)), Some(padding)) => {
            written.splat_value() == Some(padding)
        }
        _ => false,
    }
}

/// The vector that a read gets back from the writes before it.
fn written_vector(read: TransferReadOp, ir: &mut Ir) -> Option<Value> {
    if !read.is_on_tensor(ir) {
        return None;
    }
    let mut base = read.base(ir);
    while let Some(write) = base.defining::<TransferWriteOp>(ir) {
        if is_read_back(write, read, ir) {
            return Some(write.value_to_store(ir));
        }
        if !are_disjoint(ir, write, read) {
            return None;
        }
        base = write.base(ir);
    }
    None
}

/// The tensor that a write of what was read from there leaves as it is.
fn unchanged_tensor(write: TransferWriteOp, ir: &Ir) -> Option<Value> {
    if !write.is_on_tensor(ir) {
        return None;
    }
    let read = write.value_to_store(ir).defining::<TransferReadOp>(ir)?;
    if is_whole_copy(read, write, ir) {
        return Some(read.base(ir));
    }
    let is_same_place = read.base(ir) == write.base(ir)
        && read.indices(ir) == write.indices(ir)
        && read.map(ir) == write.map(ir)
        && read.mask(ir).is_none()
        && write.mask(ir).is_none();
    is_same_place.then(|| read.base(ir))
}

/// Whether all of a tensor is read and written: `foldReadInitWrite`. As upstream, masks do not count.
fn is_whole_copy(read: TransferReadOp, write: TransferWriteOp, ir: &Ir) -> bool {
    let is_plain = |map: Option<&AffineMap>| {
        map.is_some_and(|map| !map.results().is_empty() && is_minor_identity(map))
    };
    let is_start = |index: &Value| constant_number(ir, *index) == Some(0);
    let base = read.base(ir).ty(ir);
    is_plain(read.map(ir))
        && is_plain(write.map(ir))
        && !read.has_out_of_bounds_dim(ir)
        && !write.has_out_of_bounds_dim(ir)
        && base == write.base(ir).ty(ir)
        && Transfer::vector(read, ir).ty(ir).shape() == base.shape()
        && read.indices(ir).iter().all(is_start)
        && write.indices(ir).iter().all(is_start)
}

/// Whether a map gives its last dimensions in order.
fn is_minor_identity(map: &AffineMap) -> bool {
    let count = u32::try_from(map.results().len()).unwrap_or(u32::MAX);
    map.num_dims().checked_sub(count).is_some_and(|lead| {
        let dims = (lead..map.num_dims()).map(AffineExpr::Dim);
        map.results().iter().cloned().eq(dims)
    })
}

/// Marks dimensions that are within the base, as far as that is known: `foldTransferInBoundsAttribute`.
fn mark_in_bounds<T: Transfer + Copy>(op: T, ir: &mut Ir) -> bool {
    let Some(map) = op.map(ir) else {
        return false;
    };
    let old = op.in_bounds(ir);
    if old.is_empty() || old.len() != map.results().len() {
        return false;
    }
    let mut dims = old.clone();
    let mut others_are_within = true;
    for (at, result) in map.results().iter().enumerate() {
        let AffineExpr::Dim(dim) = result else {
            continue;
        };
        dims[at] = dims[at] || is_within(op, ir, at, *dim as usize);
        others_are_within &= dims[at];
    }
    if others_are_within {
        for at in broadcast_dims(map) {
            dims[at] = true;
        }
    }
    if dims == old {
        return false;
    }
    let dims: Vec<Attribute> = dims.into_iter().map(Attribute::bool).collect();
    let op = op.operation();
    op.set_attribute(ir, "in_bounds", Some(Attribute::array(dims)));
    true
}

/// Whether a dimension of the vector is within that of the base, which has a constant index.
fn is_within<T: Transfer + Copy>(op: T, ir: &Ir, at: usize, dim: usize) -> bool {
    let index = op.indices(ir).get(dim);
    let index = index.and_then(|index| constant_number(ir, *index));
    let size = op.base(ir).ty(ir).shape().and_then(|shape| shape.get(dim));
    let count = op.vector(ir).ty(ir).shape().and_then(|shape| shape.get(at));
    match (index, size, count) {
        (Some(index), Some(size), Some(count)) if *size != DYNAMIC => {
            index.saturating_add(*count) <= *size
        }
        _ => false,
    }
}

/// Drops a mask whose bits are all set.
fn drop_full_mask<T: Transfer + Copy>(op: T, ir: &mut Ir) -> bool {
    let Some(mask) = op.mask(ir) else {
        return false;
    };
    if mask_format(ir, mask) != MaskFormat::AllTrue {
        return false;
    }
    let op = op.operation();
    let segments = op.attribute(ir, "operandSegmentSizes");
    let Some(mut segments) = segments.and_then(Attribute::as_i32s).map(<[i32]>::to_vec) else {
        return false;
    };
    if let Some(last) = segments.last_mut() {
        *last = 0;
    }
    let mut operands = op.operands(ir).to_vec();
    operands.pop();
    op.set_operands(ir, &operands);
    let segments = DenseArrayAttr::from_i32s(&segments);
    op.set_attribute(ir, "operandSegmentSizes", Some(segments.into()));
    true
}

impl Fold for MaskedLoadOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        memref::fold_casts(self.operation(), ir, None)
    }
}

impl Fold for MaskedStoreOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        memref::fold_casts(self.operation(), ir, None)
    }
}

impl Fold for MultiDimReductionOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let source = self.source(ir);
        let rank = vector_type(ir, source).map(|vector| vector.shape().len());
        if rank == Some(1) && !self.reduction_dims(ir).contains(&0) {
            return source.into();
        }
        Folded::No
    }
}

impl Fold for MaskOp {
    /// An empty mask without results stays: it is dead.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let op = self.operation();
        let block = self.mask_region(ir).entry_block(ir);
        let Some(first) = block.and_then(|block| block.first_op(ir)) else {
            return Folded::No;
        };
        if first.is::<YieldOp>(ir) {
            let values = first.operands(ir);
            if self.passthru(ir).is_some() || values.is_empty() {
                return Folded::No;
            }
            return values.to_vec().into();
        }
        if mask_format(ir, self.mask(ir)) != MaskFormat::AllTrue {
            return Folded::No;
        }
        first.move_before(ir, op);
        let values = first.results(ir).to_vec();
        if values.is_empty() {
            return Folded::InPlace;
        }
        values.into()
    }
}
