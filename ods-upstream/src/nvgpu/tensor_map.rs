//! Verifiers of copies of tiles of tensors, which a descriptor tells about.

use super::{
    TensorMapDescriptorType, TensorMapInterleaveKind, TensorMapSwizzleKind, TmaAsyncLoadOp,
    TmaAsyncStoreOp, TmaCreateDescriptorOp, WarpgroupGenerateDescriptorOp, is_shared, memref,
    plain_error,
};
use ods_runtime::prelude::*;
use ods_runtime::types::{DYNAMIC, MemRefType};

/// The most dimensions of a tensor.
const MAX_RANK: usize = 5;

/// The largest size of a dimension of a tile.
const MAX_SIZE: i64 = 256;

const TOO_MANY: &str = "Maximum 5 coordinates are supported.";

/// The type of an operand or a result that is a descriptor, which its constraint says.
fn descriptor(value: Value, ir: &Ir) -> Option<&TensorMapDescriptorType> {
    value.ty(ir).downcast::<TensorMapDescriptorType>()
}

fn has_static_shape(ty: &MemRefType) -> bool {
    !ty.shape().contains(&DYNAMIC)
}

/// What is wrong with a descriptor.
fn verify_descriptor(descriptor: &TensorMapDescriptorType) -> Result<(), String> {
    let tile = descriptor.tensor();
    if descriptor.interleave() != TensorMapInterleaveKind::INTERLEAVE_NONE {
        return Err("Interleave options are not supported yet.".to_owned());
    }
    if !is_shared(tile) {
        return Err(
            "the tensor map descriptor has incorrect address space, it must be shared memory address space."
                .to_owned(),
        );
    }
    if !has_static_shape(tile) {
        return Err("the tensor map descriptor must be static shaped".to_owned());
    }
    let mut sizes = tile.shape().iter();
    if let Some(size) = sizes.find(|size| !(1..=MAX_SIZE).contains(*size)) {
        return Err(format!(
            "the tensor map descriptor must have dimensions between 1 and {MAX_SIZE} but it is {size}"
        ));
    }
    let expected = match descriptor.swizzle() {
        TensorMapSwizzleKind::SWIZZLE_NONE => return Ok(()),
        TensorMapSwizzleKind::SWIZZLE_32B => 32,
        TensorMapSwizzleKind::SWIZZLE_64B => 64,
        TensorMapSwizzleKind::SWIZZLE_128B => 128,
    };
    let [_, .., last] = tile.shape() else {
        return Ok(());
    };
    let Some(width) = tile.element_type().int_or_float_bit_width() else {
        let element = tile.element_type();
        return Err(format!("elements of type '{element}' cannot be swizzled"));
    };
    let bytes = i64::from(width) * last / 8;
    if bytes != expected {
        return Err(format!(
            "the tensormap descriptor must have last dimension of {expected} bytes but it is {bytes} bytes"
        ));
    }
    Ok(())
}

/// What is wrong with a descriptor of copies to or from a memref.
fn verify_with_memref(
    descriptor: &TensorMapDescriptorType,
    memref: &MemRefType,
) -> Result<(), String> {
    verify_descriptor(descriptor)?;
    let tile = descriptor.tensor();
    let message = if tile.element_type() != memref.element_type() {
        "the element type of tensor map descriptor and memref must be same"
    } else if !is_shared(memref) {
        "the destination memref has incorrect address space, it must be shared memory address space."
    } else if !has_static_shape(memref) {
        "the destination memref must be static shaped"
    } else if tile.shape().len() != memref.shape().len() {
        "the shape of tensor map descriptor and memref must have same rank"
    } else if tile.shape() != memref.shape() {
        let [tile, memref] = [tile, memref].map(|ty| Type::from(ty.clone()));
        return Err(format!(
            "memref and tensor map shapes mismatch '{tile}' != '{memref}'"
        ));
    } else {
        return Ok(());
    };
    Err(message.to_owned())
}

/// Verifies a copy between a memref and the tile of a descriptor at coordinates.
fn verify_copy(
    op: Operation,
    ir: &Ir,
    map: Value,
    memory: Value,
    coordinates: usize,
) -> VerifyResult {
    let (Some(map), Some(memory)) = (descriptor(map, ir), memref(memory, ir)) else {
        return Ok(());
    };
    let verified = verify_with_memref(map, memory);
    verified.or_else(|message| plain_error(op, ir, message))?;
    if coordinates > MAX_RANK {
        return plain_error(op, ir, TOO_MANY);
    }
    if coordinates != map.tensor().shape().len() {
        let message = "number of coordinates do not match with the rank of tensor descriptor map.";
        return plain_error(op, ir, message);
    }
    Ok(())
}

impl Verify for TmaAsyncLoadOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (map, count) = (self.tensor_map_descriptor(ir), self.coordinates(ir).len());
        verify_copy(self.operation(), ir, map, self.dst(ir), count)
    }
}

impl Verify for TmaAsyncStoreOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (map, count) = (self.tensor_map_descriptor(ir), self.coordinates(ir).len());
        verify_copy(self.operation(), ir, map, self.src(ir), count)
    }
}

impl Verify for TmaCreateDescriptorOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        if self.box_dimensions(ir).len() > MAX_RANK {
            return plain_error(op, ir, TOO_MANY);
        }
        let verified = descriptor(self.tensor_map(ir), ir).map_or(Ok(()), verify_descriptor);
        verified.or_else(|message| plain_error(op, ir, message))
    }
}

impl Verify for WarpgroupGenerateDescriptorOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let Some(map) = descriptor(self.tensor_map(ir), ir) else {
            return Ok(());
        };
        verify_descriptor(map).or_else(|message| plain_error(op, ir, message))?;
        if map.swizzle() != TensorMapSwizzleKind::SWIZZLE_128B {
            let message = "supports only swizzle_128b is supported for the time being";
            return plain_error(op, ir, message);
        }
        Ok(())
    }
}
