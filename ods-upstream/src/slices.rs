//! Slices of shapes: whether a type is that of a slice, and whether the slice is within its source.

use ods_runtime::types::{DYNAMIC, Type};

/// Why a type is not a slice's type with some dimensions of size 1 left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SliceMismatch {
    Rank,
    Size,
    ElementType,
}

/// Why `reduced` is not `full` with some dimensions of size 1 left out: MLIR's `isRankReducedType`.
pub(crate) fn reduced_type_mismatch(full: &Type, reduced: &Type) -> Option<SliceMismatch> {
    if full == reduced {
        return None;
    }
    let (shape, other) = (full.shape()?, reduced.shape()?);
    if other.len() > shape.len() {
        return Some(SliceMismatch::Rank);
    }
    if dropped_dims(shape, other).is_none() {
        return Some(SliceMismatch::Size);
    }
    (full.element_type() != reduced.element_type()).then_some(SliceMismatch::ElementType)
}

/// Which dimensions of `full`, all of size 1, `reduced` leaves out; `None` if that is not the difference between the
/// shapes. MLIR's `computeRankReductionMask`.
pub(crate) fn dropped_dims(full: &[i64], reduced: &[i64]) -> Option<Vec<usize>> {
    let mut rest = reduced.iter().peekable();
    let mut dropped = Vec::new();
    for (dim, size) in full.iter().enumerate() {
        if rest.next_if_eq(&size).is_some() {
            continue;
        }
        if *size != 1 {
            return None;
        }
        dropped.push(dim);
    }
    rest.next().is_none().then_some(dropped)
}

/// Checks that offsets and last elements that are known are within `shape`: MLIR's `verifyInBoundsSlice`.
pub(crate) fn verify_in_bounds(
    shape: &[i64],
    offsets: &[i64],
    sizes: &[i64],
    strides: &[i64],
) -> Result<(), String> {
    let lists = shape.iter().zip(offsets).zip(sizes.iter().zip(strides));
    for (dim, ((extent, offset), (size, stride))) in lists.enumerate() {
        if *extent == DYNAMIC || *offset == DYNAMIC {
            continue;
        }
        if offset >= extent {
            return Err(format!(
                "offset {dim} is out-of-bounds: {offset} >= {extent}"
            ));
        }
        if *size == DYNAMIC || *stride == DYNAMIC {
            continue;
        }
        let last = (size.wrapping_sub(1))
            .wrapping_mul(*stride)
            .wrapping_add(*offset);
        if last >= *extent {
            return Err(format!(
                "slice along dimension {dim} runs out-of-bounds: {last} >= {extent}"
            ));
        }
    }
    Ok(())
}
