//! Verifiers of operations on blocks.

use super::verify::{
    Access, descriptor, num_elements, shape_of, shown, source_space, space_number, verify_hints,
};
use super::{CreateNdDescOp, LoadNdOp, PrefetchNdOp, StoreNdOp, TensorDescType, UpdateNdOffsetOp};
use ods_runtime::prelude::*;

/// The length of an attribute that is a list.
fn length(op: impl OpHandle, ir: &Ir, name: &str) -> Option<usize> {
    let list = op.operation().attribute(ir, name)?;
    Some(list.as_i64s()?.len())
}

impl Verify for CreateNdDescOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let source = self.source(ir);
        let Some(desc) = descriptor(ir, self.tensor_desc(ir)) else {
            return Ok(());
        };
        let of_source = match source.ty(ir) {
            Type::MemRef(memref) => memref.shape().len(),
            _ => 0,
        };
        let rank = length(self, ir, "const_shape").unwrap_or(of_source);
        let strides = length(self, ir, "const_strides").unwrap_or(of_source);
        let spaces = [source_space(ir, source), space_number(desc.memory_space())];
        if spaces[0] != spaces[1] {
            return fail(&format!(
                "Memory space mismatch. Source: {}, TensorDesc: {}",
                spaces[0], spaces[1]
            ));
        }
        let offsets = length(self, ir, "const_offsets").unwrap_or(0);
        if matches!(source.ty(ir), Type::Integer(_)) && (strides == 0 || rank == 0) {
            return fail("expecting strides and shape to be present for integer source.");
        }
        if rank != strides || offsets != 0 && offsets != rank {
            return fail(
                "Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each other.",
            );
        }
        if desc.shape().len() > rank {
            return fail(
                "Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.",
            );
        }
        if let Type::MemRef(memref) = source.ty(ir)
            && memref.element_type() != desc.element_type()
        {
            return fail(
                "TensorDesc should have the same element type with the source if it is a memref.",
            );
        }
        if desc.is_scattered() {
            return fail("Expects a non-scattered TensorDesc.");
        }
        Ok(())
    }
}

/// Offsets are as many as dimensions, if there are any: the message.
///
/// Those that are not constants have a place in the list of constants, which is all that counts.
fn verify_offsets(op: impl OpHandle, ir: &Ir, desc: &TensorDescType) -> Result<(), String> {
    let offsets = length(op, ir, "const_offsets").unwrap_or(0);
    if offsets != 0 && offsets != desc.shape().len() {
        return Err("Mismatched ranks between offsets and tensor descriptor".to_owned());
    }
    Ok(())
}

impl Verify for PrefetchNdOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let Some(desc) = descriptor(ir, self.tensor_desc(ir)) else {
            return Ok(());
        };
        let verified = || {
            if desc.is_scattered() {
                return Err("Expects a non-scattered TensorDesc.".to_owned());
            }
            verify_hints(self, ir, Access::Read)?;
            verify_offsets(self, ir, desc)
        };
        verified().map_err(|message: String| self.emit_error(ir, message))
    }
}

/// A lane has a part of the block: whether the value is for a lane; or the message.
fn verify_lane(
    desc: &TensorDescType,
    value: &[i64],
    elements: i64,
    what: &str,
) -> Result<bool, String> {
    let own = num_elements(value);
    if value.len() != 1 || own >= elements {
        return Ok(false);
    }
    if desc.layout_attr().is_some() {
        return Err("TensorDesc doesn't need LayoutAttr for SIMT code".to_owned());
    }
    if elements.checked_rem(own) != Some(0) {
        let (shape, desc) = (shown(value), Type::from(desc.clone()));
        return Err(format!(
            "{what} shape {shape} is not a valid distribution for tensor descriptor '{desc}'"
        ));
    }
    Ok(true)
}

/// The shape of what is loaded of a block.
fn loaded_shape(op: LoadNdOp, ir: &Ir, desc: &TensorDescType, value: &[i64]) -> Vec<i64> {
    let mut shape = desc.shape().to_vec();
    let places = op.operation().attribute(ir, "transpose");
    if let Some(places) = places.and_then(Attribute::as_i64s) {
        let place = |place: &i64| usize::try_from(*place).ok();
        let sizes = places.iter().map(|it| shape.get(place(it)?).copied());
        // Other numbers are ignored.
        if let Some(sizes) = sizes.collect() {
            shape = sizes;
        }
    }
    let is_packed = op.operation().attribute(ir, "packed").is_some();
    if is_packed
        && desc.shape().len() == 2
        && let (Some(first), Some(factor)) = (shape.first_mut(), value.last())
    {
        *first = first.checked_div(*factor).unwrap_or(0);
        shape.push(*factor);
    }
    if desc.array_length() > 1 {
        shape.insert(0, desc.array_length());
    }
    shape
}

impl Verify for LoadNdOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let Some(desc) = descriptor(ir, self.tensor_desc(ir)) else {
            return Ok(());
        };
        let value = shape_of(self.value(ir).ty(ir));
        let verified = || {
            if desc.is_scattered() {
                return Err("Expects a non-scattered TensorDesc.".to_owned());
            }
            if desc.shape().len() > 2 {
                return Err("Expects a 1D or 2D TensorDesc.".to_owned());
            }
            verify_hints(self, ir, Access::Read)?;
            let elements = num_elements(desc.shape()).wrapping_mul(desc.array_length());
            if verify_lane(desc, &value, elements, "Result")? {
                return Ok(());
            }
            if loaded_shape(self, ir, desc, &value) != value {
                let (shape, desc) = (shown(&value), Type::from(desc.clone()));
                return Err(format!(
                    "Result shape {shape} is not consistent with tensor descriptor '{desc}'"
                ));
            }
            verify_offsets(self, ir, desc)
        };
        verified().map_err(|message: String| self.emit_error(ir, message))
    }
}

impl Verify for StoreNdOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let Some(desc) = descriptor(ir, self.tensor_desc(ir)) else {
            return Ok(());
        };
        let value = shape_of(self.value(ir).ty(ir));
        let verified = || {
            if desc.is_scattered() {
                return Err("Expects a non-scattered TensorDesc.".to_owned());
            }
            if desc.shape().len() > 2 {
                return Err("Expects a 1D or 2D TensorDesc.".to_owned());
            }
            verify_hints(self, ir, Access::Write)?;
            if desc.array_length() > 1 {
                return Err("array length is not supported by store_nd.".to_owned());
            }
            if verify_lane(desc, &value, num_elements(desc.shape()), "Value")? {
                return Ok(());
            }
            if desc.shape() != value {
                let (shape, desc) = (shown(&value), Type::from(desc.clone()));
                return Err(format!(
                    "Value shape {shape} is not consistent with tensor descriptor '{desc}'"
                ));
            }
            verify_offsets(self, ir, desc)
        };
        verified().map_err(|message: String| self.emit_error(ir, message))
    }
}

impl Verify for UpdateNdOffsetOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let Some(desc) = descriptor(ir, self.tensor_desc(ir)) else {
            return Ok(());
        };
        if desc.is_scattered() {
            return Err(self.emit_error(ir, "Expects a non-scattered TensorDesc."));
        }
        if length(self, ir, "const_offsets") != Some(desc.shape().len()) {
            return Err(self.emit_error(ir, "Invalid number of offsets."));
        }
        Ok(())
    }
}
