//! Verifiers of operations on scattered elements.

use super::verify::{
    Access, descriptor, fail, num_elements, shape_of, shown, source_space, space_number,
    verify_hints,
};
use super::{
    CreateDescOp, LoadGatherOp, PrefetchOp, StoreScatterOp, TensorDescType, UpdateOffsetOp,
};
use ods_runtime::prelude::*;

impl Verify for CreateDescOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: String| Err(self.emit_error(ir, message));
        let source = self.source(ir);
        let Some(desc) = descriptor(ir, self.tensor_desc(ir)) else {
            return Ok(());
        };
        if source.ty(ir).shape().is_some_and(|shape| shape.len() > 1) {
            let message = "Expecting the source is a 1D memref or pointer (uint64_t).";
            return fail(message.to_owned());
        }
        if !desc.is_scattered() {
            return fail("Expects a scattered TensorDesc.".to_owned());
        }
        let spaces = [source_space(ir, source), space_number(desc.memory_space())];
        if spaces[0] != spaces[1] {
            return fail(format!(
                "Memory space mismatch. Source: {}, TensorDesc: {}",
                spaces[0], spaces[1]
            ));
        }
        let mut expected = shape_of(self.offsets(ir).ty(ir));
        if desc.chunk_size() != 1 {
            expected.push(desc.chunk_size());
        }
        if desc.shape() != expected {
            let expected = shown(&expected);
            return fail(format!(
                "Incorrect TensorDesc shape. Expected is {expected}"
            ));
        }
        Ok(())
    }
}

/// A shape without the dimension of elements that are contiguous.
fn without_chunk(mut shape: Vec<i64>, chunk: i64) -> Vec<i64> {
    if chunk > 1 {
        shape.pop();
    }
    shape
}

/// Values and masks that fit a descriptor: the message.
fn verify_with_descriptor(desc: &TensorDescType, [mask, value]: [&Type; 2]) -> Result<(), String> {
    if !desc.is_scattered() {
        return Err("Expects a scattered TensorDesc.".to_owned());
    }
    let Type::Vector(vector) = value else {
        return Err("Expecting a vector type result.".to_owned());
    };
    if vector.element_type() != desc.element_type() {
        return Err("Value should have the same element type as TensorDesc.".to_owned());
    }
    let chunk = desc.chunk_size();
    if without_chunk(desc.shape().to_vec(), chunk) != shape_of(mask) {
        return Err("Mask should match TensorDesc except the chunk size dim.".to_owned());
    }
    let shape = vector.shape();
    if shape.len() == 1 && num_elements(shape) == chunk {
        if desc.layout_attr().is_some() {
            return Err("TensorDesc doesn't need LayoutAttr for SIMT code".to_owned());
        }
        return Ok(());
    }
    if desc.shape() != shape {
        let (shape, desc) = (shown(shape), Type::from(desc.clone()));
        return Err(format!(
            "Value shape {shape} is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '{desc}'"
        ));
    }
    Ok(())
}

/// Values, offsets and masks that fit each other: the message.
fn verify_with_offsets(
    offsets: Option<&Type>,
    [mask, value]: [&Type; 2],
    chunk: i64,
) -> Result<(), String> {
    let is_vector = |ty: &Type| matches!(ty, Type::Vector(_));
    let has_vector = is_vector(mask) || offsets.is_some_and(is_vector);
    let Type::Vector(vector) = value else {
        if chunk > 1 {
            return Err("Expecting chunk size == 1 for scalar result".to_owned());
        }
        if has_vector {
            return Err("Expecting scalar mask and offsets.".to_owned());
        }
        return Ok(());
    };
    let shape = vector.shape();
    let size = num_elements(shape);
    if !has_vector {
        if size != chunk {
            return Err(format!("value elements must match chunk size {chunk}"));
        }
        return Ok(());
    }
    let Type::Vector(masks) = mask else {
        return Err("Expecting a vector type mask.".to_owned());
    };
    let masks = masks.shape();
    if chunk > 1 && shape.len() == 1 && size != chunk {
        return Err(format!("value elements must match chunk size {chunk}"));
    }
    let message = "Mask should match value except the chunk size dim.";
    if chunk <= 1 && size != num_elements(masks) {
        return Err(message.to_owned());
    }
    if num_elements(masks) == 1 {
        return Ok(());
    }
    if without_chunk(shape.to_vec(), chunk) != masks {
        return Err(message.to_owned());
    }
    Ok(())
}

impl Verify for PrefetchOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let source = self.source(ir);
        let desc = descriptor(ir, source);
        let verified = || {
            if desc.is_some_and(|desc| !desc.is_scattered()) {
                return Err("Expects a scattered TensorDesc.".to_owned());
            }
            let shape = source.ty(ir).shape();
            if desc.is_none() && shape.is_some_and(|shape| shape.len() > 1) {
                let message = "Expecting the source is a 1D memref or pointer (uint64_t).";
                return Err(message.to_owned());
            }
            verify_hints(self, ir, Access::Read)?;
            let is_integer = matches!(source.ty(ir), Type::Integer(_));
            let aligned = self
                .operation()
                .attribute(ir, "offset_align_byte")
                .is_some();
            if is_integer && !aligned {
                let message = "offset_align_byte is required with integer source.";
                return Err(message.to_owned());
            }
            if aligned && !is_integer {
                let message = "offset_align_byte only allowed with integer source.";
                return Err(message.to_owned());
            }
            Ok(())
        };
        verified().map_err(|message| self.emit_error(ir, message))
    }
}

/// What loads and stores share.
struct Scattered {
    place: Value,
    offsets: Option<Value>,
    mask: Value,
    value: Value,
    access: Access,
}

impl Scattered {
    fn verify(&self, op: impl Op, ir: &Ir) -> VerifyResult {
        let (place, value) = (self.place.ty(ir), self.value.ty(ir));
        let desc = descriptor(ir, self.place);
        let error = |message: String| op.emit_error(ir, message);
        if desc.is_some_and(|desc| !desc.is_scattered()) {
            return Err(error("Expects a scattered TensorDesc.".to_owned()));
        }
        if desc.is_none() && place.shape().is_some_and(|shape| shape.len() > 1) {
            let what = match self.access {
                Access::Read => "source",
                Access::Write => "dest",
            };
            return Err(error(format!(
                "Expecting the {what} is a 1D memref or pointer (uint64_t)."
            )));
        }
        verify_hints(op, ir, self.access).map_err(error)?;
        let types = [self.mask.ty(ir), value];
        if let Some(desc) = desc {
            return verify_with_descriptor(desc, types).map_err(error);
        }
        let element = value.element_type().unwrap_or(value);
        if let Type::MemRef(memref) = place
            && memref.element_type() != element
        {
            let message = "Value should have the same element type as MemRef.";
            return fail(op, ir, message);
        }
        let chunk = op.operation().attribute(ir, "chunk_size");
        let chunk = chunk.and_then(Attribute::as_i64).unwrap_or(1);
        let offsets = self.offsets.map(|offsets| offsets.ty(ir));
        verify_with_offsets(offsets, types, chunk).map_err(error)
    }
}

impl Verify for LoadGatherOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let scattered = Scattered {
            place: self.source(ir),
            offsets: self.offsets(ir),
            mask: self.mask(ir),
            value: self.value(ir),
            access: Access::Read,
        };
        scattered.verify(self, ir)
    }
}

impl Verify for StoreScatterOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let scattered = Scattered {
            place: self.dest(ir),
            offsets: self.offsets(ir),
            mask: self.mask(ir),
            value: self.value(ir),
            access: Access::Write,
        };
        scattered.verify(self, ir)
    }
}

impl Verify for UpdateOffsetOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let Some(desc) = descriptor(ir, self.tensor_desc(ir)) else {
            return Ok(());
        };
        if !desc.is_scattered() {
            return Err(self.emit_error(ir, "Expects a scattered TensorDesc."));
        }
        let offsets = shape_of(self.offsets(ir).ty(ir));
        if without_chunk(desc.shape().to_vec(), desc.chunk_size()) != offsets {
            let message = "Offsets should match TensorDesc except the chunk size dim.";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}
