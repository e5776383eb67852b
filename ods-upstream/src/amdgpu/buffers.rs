//! Buffers with bounds: casts to them, and verifiers of accesses.

use super::{
    AddressSpace, AddressSpaceAttr, FatRawBufferCastOp, Memory, RawBufferAtomicCmpswapOp,
    RawBufferAtomicFaddOp, RawBufferAtomicFmaxOp, RawBufferAtomicSmaxOp, RawBufferAtomicUminOp,
    RawBufferLoadOp, RawBufferStoreOp, memref,
};
use crate::layout::is_identity;
use ods_runtime::attributes::StridedLayoutAttr;
use ods_runtime::interfaces::{ReifyRankedShapedTypeOpInterface, ViewLikeOpInterface};
use ods_runtime::prelude::*;
use ods_runtime::types::{DYNAMIC, MemRefType};

/// The strides of consecutive elements, as far as they are numbers that the type says.
fn consecutive_strides(shape: &[i64]) -> Option<Vec<i64>> {
    if shape.contains(&DYNAMIC) && shape.len() > 1 {
        return None;
    }
    let mut next = 1_i64;
    let mut strides = Vec::with_capacity(shape.len());
    for size in shape.iter().rev() {
        strides.push(next);
        next = next.wrapping_mul(*size);
    }
    strides.reverse();
    Some(strides)
}

/// The type of the buffer that a cast makes. `None` if the offset cannot be taken out of the layout.
fn buffer_type(source: &MemRefType, resets_offset: bool) -> Option<MemRefType> {
    let mut layout = source.layout().cloned();
    if resets_offset && !is_identity(source) {
        let Some(Attribute::StridedLayout(strided)) = &layout else {
            return None;
        };
        let strides = strided.strides();
        let is_consecutive = consecutive_strides(source.shape()).as_deref() == Some(strides);
        layout = (!is_consecutive).then(|| StridedLayoutAttr::new(0, strides).into());
    }
    let space = AddressSpaceAttr::get(AddressSpace::FatRawBuffer);
    let element = source.element_type().clone();
    let space = Some(space.into());
    Some(MemRefType::with_layout(
        source.shape(),
        element,
        layout,
        space,
    ))
}

impl InferTypes for FatRawBufferCastOp {
    fn infer_types(ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        let source = state
            .operands
            .first()
            .and_then(|source| memref(*source, ir));
        let resets_offset = state.attribute("resetOffset").is_some();
        let ty = source.and_then(|source| buffer_type(source, resets_offset));
        ty.map(|ty| vec![ty.into()]).ok_or_else(|| {
            let message = "'amdgpu.fat_raw_buffer_cast' op failed to infer returned types";
            Diagnostic::error(state.location, message)
        })
    }
}

impl Verify for FatRawBufferCastOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (source, found) = (self.source(ir), self.result(ir).ty(ir));
        let Some(ty) = memref(source, ir) else {
            return Ok(());
        };
        let message = match buffer_type(ty, self.reset_offset(ir)).map(Type::from) {
            Some(expected) if expected == *found => return Ok(()),
            Some(expected) => {
                format!("expected result type to be '{expected}' but got '{found}'")
            }
            None => {
                let source = source.ty(ir);
                format!("source type '{source}' can't have its offset reset")
            }
        };
        Err(self.emit_error(ir, message))
    }
}

impl ViewLikeOpInterface for FatRawBufferCastOp {
    fn get_view_source(self, ir: &Ir) -> Value {
        self.source(ir)
    }
}

impl ReifyRankedShapedTypeOpInterface for FatRawBufferCastOp {
    fn reify_result_shapes(self, builder: &mut OpBuilder<'_>) -> Option<Vec<Vec<FoldResult>>> {
        let source = self.source(builder);
        let shape = memref(source, builder)?.shape().to_vec();
        let location = self.operation().location(builder);
        let sizes = shape.iter().enumerate().map(|(number, size)| {
            if *size != DYNAMIC {
                return FoldResult::Attr(Attribute::index(*size));
            }
            let number = i64::try_from(number).unwrap_or(i64::MAX);
            let number = ods_dialects::arith::ConstantOp::build_index(builder, location, number);
            let number = number.result(builder);
            let dim = crate::memref::DimOp::build(builder, location, source, number);
            FoldResult::Value(dim.result(builder))
        });
        let sizes = sizes.collect();
        Some(vec![sizes])
    }
}

macro_rules! verify_accesses {
    ($($op:ident)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                let Some(ty) = memref(self.memref(ir), ir) else {
                    return Ok(());
                };
                if Memory::of(ty) != Memory::Global {
                    let message = "Buffer ops must operate on a memref in global memory";
                    return Err(self.emit_error(ir, message));
                }
                let rank = ty.shape().len();
                if self.indices(ir).len() != rank {
                    return Err(self.emit_error(ir, format!("Expected {rank} indices to memref")));
                }
                Ok(())
            }
        }
    )*};
}

verify_accesses! {
    RawBufferAtomicCmpswapOp RawBufferAtomicFaddOp RawBufferAtomicFmaxOp RawBufferAtomicSmaxOp
    RawBufferAtomicUminOp RawBufferLoadOp RawBufferStoreOp
}
