//! Verifiers of `vector.extract_strided_slice` and `vector.insert_strided_slice`.
//!
//! Both check offsets, then strides, then ends of slices, each against the sizes of the larger vector.

use super::verify::{dims, shape};
use super::{ExtractStridedSliceOp, InsertStridedSliceOp};
use ods_runtime::prelude::*;
use ods_runtime::types::VectorType;

/// The numbers in an array of integers.
fn numbers(array: &[Attribute]) -> Vec<i64> {
    array.iter().filter_map(Attribute::as_i64).collect()
}

/// Checks that each value is at least `least` and at most its size, or less than it if `is_half_open`.
fn verify_within(
    values: &[i64],
    sizes: &[i64],
    name: &str,
    least: i64,
    is_half_open: bool,
) -> Result<(), String> {
    for (dim, (value, size)) in values.iter().zip(sizes).enumerate() {
        let end = size.saturating_add(i64::from(!is_half_open));
        if !(least..end).contains(value) {
            return Err(format!(
                "expected {name} dimension {dim} to be confined to [{least}, {end})"
            ));
        }
    }
    Ok(())
}

/// Checks that all strides are 1.
fn verify_strides(strides: &[i64]) -> Result<(), String> {
    if strides.iter().all(|stride| *stride == 1) {
        return Ok(());
    }
    Err("expected strides to be confined to [1, 2)".to_owned())
}

/// Checks that slices end within their vector. The message has MLIR's lower bound, which is not checked: a slice without
/// elements in a dimension may start at 0.
fn verify_ends(
    offsets: &[i64],
    lengths: &[i64],
    sizes: &[i64],
    lengths_name: &str,
) -> Result<(), String> {
    let parts = offsets.iter().zip(lengths).zip(sizes);
    for (dim, ((offset, length), size)) in parts.enumerate() {
        if !(0..=*size).contains(&offset.saturating_add(*length)) {
            let end = size.saturating_add(1);
            return Err(format!(
                "expected sum(offsets, {lengths_name}) dimension {dim} to be confined to [1, {end})"
            ));
        }
    }
    Ok(())
}

/// Checks that a slice has the whole of a scalable dimension.
fn verify_whole(dim: usize, size: i64, whole: i64) -> Result<(), String> {
    if size == whole {
        return Ok(());
    }
    Err(format!(
        "expected size at idx={dim} to match the corresponding base size from the input vector ({size} vs {whole})"
    ))
}

/// The type of a slice with these leading sizes.
fn slice_type(vector: &VectorType, sizes: &[i64]) -> Type {
    let rest = vector.shape().iter().skip(sizes.len());
    let shape: Vec<i64> = sizes.iter().chain(rest).copied().collect();
    let scalable: Vec<bool> = vector.scalable_dims().collect();
    VectorType::with_scalable_dims(shape, vector.element_type().clone(), scalable).into()
}

impl ExtractStridedSliceOp {
    fn check(self, ir: &Ir) -> Result<(), String> {
        let source = self.source(ir).ty(ir);
        let Type::Vector(vector) = source else {
            return Ok(());
        };
        let offsets = numbers(self.offsets(ir));
        let sizes = numbers(self.sizes(ir));
        let strides = numbers(self.strides(ir));
        if offsets.len() != sizes.len() || offsets.len() != strides.len() {
            return Err("expected offsets, sizes and strides attributes of same size".to_owned());
        }
        let shape = vector.shape();
        if offsets.len() > shape.len() {
            return Err(
                "expected offsets attribute of rank no greater than vector rank".to_owned(),
            );
        }
        verify_within(&offsets, shape, "offsets", 0, true)?;
        verify_within(&sizes, shape, "sizes", 1, false)?;
        verify_strides(&strides)?;
        verify_ends(&offsets, &sizes, shape, "sizes")?;
        let expected = slice_type(vector, &sizes);
        if *self.operation().result(ir, 0).ty(ir) != expected {
            return Err(format!("expected result type to be '{expected}'"));
        }
        for (dim, (size, (whole, is_scalable))) in sizes.iter().zip(dims(source)).enumerate() {
            if is_scalable {
                verify_whole(dim, *size, whole)?;
            }
        }
        Ok(())
    }
}

impl Verify for ExtractStridedSliceOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        self.check(ir)
            .map_err(|message| self.emit_error(ir, message))
    }
}

impl InsertStridedSliceOp {
    fn check(self, ir: &Ir) -> Result<(), String> {
        let (source, dest) = (self.value_to_store(ir).ty(ir), self.dest(ir).ty(ir));
        let (from, to) = (shape(source), shape(dest));
        let offsets = numbers(self.offsets(ir));
        let strides = numbers(self.strides(ir));
        if offsets.len() != to.len() {
            return Err("expected offsets of same size as destination vector rank".to_owned());
        }
        if strides.len() != from.len() {
            return Err("expected strides of same size as source vector rank".to_owned());
        }
        let Some(lead) = to.len().checked_sub(from.len()) else {
            return Err("expected source rank to be no greater than destination rank".to_owned());
        };
        verify_within(&offsets, to, "offsets", 0, true)?;
        verify_strides(&strides)?;
        let mut lengths = vec![0; lead];
        lengths.extend(from);
        verify_ends(&offsets, &lengths, to, "source vector shape")?;
        let pairs = dims(source).into_iter().zip(dims(dest).split_off(lead));
        for (dim, ((size, is_scalable), (whole, other_scalable))) in pairs.enumerate() {
            if is_scalable != other_scalable {
                return Err(format!(
                    "mismatching scalable flags (at source vector idx={dim})"
                ));
            }
            if is_scalable {
                verify_whole(dim, size, whole)?;
            }
        }
        Ok(())
    }
}

impl Verify for InsertStridedSliceOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        self.check(ir)
            .map_err(|message| self.emit_error(ir, message))
    }
}
