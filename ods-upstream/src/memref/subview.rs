//! The verifier of `memref.subview`.

use super::SubViewOp;
use super::verify::plain_error;
use crate::layout::{Layout, plus, times, with_strides};
use crate::slices::{SliceMismatch, reduced_type_mismatch, verify_in_bounds};
use ods_runtime::interfaces::{OffsetSizeAndStrideOpInterface, ViewLikeOpInterface};
use ods_runtime::prelude::*;
use ods_runtime::types::MemRefType;
use std::collections::BTreeMap;

impl OffsetSizeAndStrideOpInterface for SubViewOp {
    fn get_offset_size_and_stride_start_operand_index() -> usize {
        1
    }

    fn get_array_attr_max_ranks(self, ir: &Ir) -> [usize; 3] {
        [self.source(ir).ty(ir).rank().unwrap_or_default(); 3]
    }
}

impl ViewLikeOpInterface for SubViewOp {
    fn get_view_source(self, ir: &Ir) -> Value {
        self.source(ir)
    }
}

/// The type of a view of `source` that keeps all dimensions; `None` if `source` is not strided.
pub(super) fn full_type(
    source: &MemRefType,
    offsets: &[i64],
    sizes: &[i64],
    strides: &[i64],
) -> Option<MemRefType> {
    let layout = Layout::of(source)?;
    let own = layout.strides();
    let products = offsets
        .iter()
        .zip(&own)
        .map(|(offset, stride)| times(*offset, *stride));
    let offset = products.fold(layout.offset(), plus);
    let strides = own
        .iter()
        .zip(strides)
        .map(|(own, stride)| times(*own, *stride));
    let strides: Vec<i64> = strides.collect();
    Some(with_strides(source, sizes, offset, &strides))
}

fn counts(numbers: &[i64]) -> BTreeMap<i64, usize> {
    let mut counts = BTreeMap::new();
    for number in numbers {
        *counts.entry(*number).or_default() += 1;
    }
    counts
}

/// Which dimensions of `full` the type `reduced` leaves out: those of size 1, and if there are more of them, those whose
/// strides are missing. MLIR's `computeMemRefRankReductionMask`.
fn dropped_dims(full: &MemRefType, reduced: &MemRefType) -> Option<Vec<bool>> {
    let missing = full.shape().len().checked_sub(reduced.shape().len())?;
    if missing == 0 {
        return Some(vec![false; full.shape().len()]);
    }
    let mut dropped: Vec<bool> = full.shape().iter().map(|size| *size == 1).collect();
    let count = |dropped: &[bool]| dropped.iter().filter(|is_dropped| **is_dropped).count();
    if count(&dropped) == missing {
        return Some(dropped);
    }
    let strides = Layout::of(full)?.strides();
    let (mut left, kept) = (counts(&strides), counts(&Layout::of(reduced)?.strides()));
    for (is_dropped, stride) in dropped.iter_mut().zip(&strides) {
        if !*is_dropped {
            continue;
        }
        let (left, kept) = (
            left.get_mut(stride)?,
            kept.get(stride).copied().unwrap_or(0),
        );
        if *left < kept {
            return None;
        }
        *is_dropped = *left > kept;
        *left -= usize::from(*is_dropped);
    }
    (count(&dropped) == missing).then_some(dropped)
}

impl SubViewOp {
    /// Which dimensions of the source the view leaves out.
    pub(super) fn dropped(self, ir: &Ir) -> Option<Vec<bool>> {
        let (Type::MemRef(source), Type::MemRef(result)) =
            (self.source(ir).ty(ir), self.result(ir).ty(ir))
        else {
            return None;
        };
        let (offsets, strides) = (self.static_offsets(ir), self.static_strides(ir));
        let full = full_type(source, offsets, self.static_sizes(ir), strides)?;
        dropped_dims(&full, result)
    }
}

/// Whether `reduced` has the offset and the strides of `full`.
fn has_layout_of(full: &MemRefType, reduced: &MemRefType) -> bool {
    let (Some(own), Some(found)) = (Layout::of(full), Layout::of(reduced)) else {
        return false;
    };
    let Some(dropped) = dropped_dims(full, reduced) else {
        return false;
    };
    let strides = own.strides().into_iter().zip(dropped);
    let kept = strides.filter(|(_, is_dropped)| !is_dropped);
    own.offset() == found.offset() && kept.map(|(stride, _)| stride).eq(found.strides())
}

fn verify_view(op: SubViewOp, ir: &Ir) -> Result<(), String> {
    let (from, to) = (op.source(ir).ty(ir), op.result(ir).ty(ir));
    let (Type::MemRef(source), Type::MemRef(result)) = (from, to) else {
        return Ok(());
    };
    if source.memory_space() != result.memory_space() {
        return Err(format!(
            "different memory spaces specified for base memref type '{from}' and subview memref type '{to}'"
        ));
    }
    let (offsets, sizes, strides) = (
        op.static_offsets(ir),
        op.static_sizes(ir),
        op.static_strides(ir),
    );
    let full = full_type(source, offsets, sizes, strides)
        .ok_or_else(|| format!("base type '{from}' is not strided"))?;
    let mismatch = |what: &str| {
        let full = Type::from(full.clone());
        Err(format!(
            "expected result type to be '{full}' or a rank-reduced version. (mismatch of result {what}), but got '{to}'"
        ))
    };
    match reduced_type_mismatch(&Type::from(full.clone()), to) {
        None => {}
        Some(SliceMismatch::Rank) => {
            return Err(format!(
                "expected result rank to be smaller or equal to the source rank, but got '{to}'"
            ));
        }
        Some(SliceMismatch::Size) => return mismatch("sizes"),
        Some(SliceMismatch::ElementType) => {
            let element = full.element_type();
            return Err(format!(
                "expected result element type to be '{element}', but got '{to}'"
            ));
        }
    }
    if !has_layout_of(&full, result) {
        return mismatch("layout");
    }
    verify_in_bounds(source.shape(), offsets, sizes, strides)
}

impl Verify for SubViewOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_view(self, ir).or_else(|message| plain_error(self.operation(), ir, message))
    }
}
