//! The verifiers of `tensor.gather` and `tensor.scatter`.

use super::{GatherOp, ScatterOp, encoding, shape, tensor_of};
use ods_runtime::prelude::*;

/// Checks the dimensions `dims` of a tensor of rank `rank`, whose coordinates are the last dimension of `indices`.
fn verify_dims(
    [direction, tensor]: [&str; 2],
    dims: &[i64],
    indices: &Type,
    rank: usize,
) -> Result<(), String> {
    let rank = rank as i64;
    let message = if dims.is_empty() {
        "must be non-empty".to_owned()
    } else if dims.len() as i64 > rank {
        format!("overflow {tensor} rank")
    } else if shape(indices).last() != Some(&(dims.len() as i64)) {
        "length must match the size of last dimension of indices".to_owned()
    } else if let Some(dim) = dims.iter().find(|dim| **dim < 0 || **dim >= rank) {
        match dim {
            ..0 => "value must be non-negative".to_owned(),
            _ => format!("value must be smaller than {tensor} rank"),
        }
    } else if dims.windows(2).any(|pair| pair[0] >= pair[1]) {
        "values must be strictly increasing".to_owned()
    } else {
        return Ok(());
    };
    Err(format!("{direction}_dims {message}"))
}

/// The type of the slices of `tensor` at `indices`, in which the dimensions `dims` have size 1, or are left out.
fn slices_type(tensor: &Type, indices: &Type, dims: &[i64], is_reduced: bool) -> Type {
    let indices = shape(indices);
    let mut sizes = indices[..indices.len().saturating_sub(1)].to_vec();
    for (dim, size) in shape(tensor).iter().enumerate() {
        match dims.contains(&(dim as i64)) {
            false => sizes.push(*size),
            true if !is_reduced => sizes.push(1),
            true => (),
        }
    }
    tensor_of(tensor, &sizes, encoding(tensor))
}

/// Checks that `found`, called `name`, are the slices of `tensor`.
fn verify_slices(
    name: &str,
    found: &Type,
    tensor: &Type,
    indices: &Type,
    dims: &[i64],
) -> Result<(), String> {
    let [whole, reduced] =
        [false, true].map(|is_reduced| slices_type(tensor, indices, dims, is_reduced));
    if *found == whole || *found == reduced {
        return Ok(());
    }
    Err(format!(
        "{name} type mismatch: expected '{whole}' or its rank-reduced variant '{reduced}' (got: '{found}')"
    ))
}

impl Verify for GatherOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (source, indices) = (self.source(ir).ty(ir), self.indices(ir).ty(ir));
        let (dims, result) = (self.gather_dims(ir), self.result(ir).ty(ir));
        verify_dims(["gather", "source"], dims, indices, shape(source).len())
            .and_then(|()| verify_slices("result", result, source, indices, dims))
            .map_err(|message| self.emit_error(ir, message))
    }
}

impl Verify for ScatterOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (source, indices) = (self.source(ir).ty(ir), self.indices(ir).ty(ir));
        let (dims, dest) = (self.scatter_dims(ir), self.dest(ir).ty(ir));
        verify_dims(["scatter", "dest"], dims, indices, shape(dest).len())
            .and_then(|()| {
                if self.unique(ir) {
                    Ok(())
                } else {
                    Err("requires 'unique' attribute to be set".to_owned())
                }
            })
            .and_then(|()| verify_slices("source", source, dest, indices, dims))
            .map_err(|message| self.emit_error(ir, message))
    }
}
