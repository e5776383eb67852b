//! Verifiers of accesses to the memory of workgroups, LDS, and of addresses in it.

use super::{
    GatherToLDSOp, MakeDmaBaseOp, MakeGatherDmaBaseOp, Memory, TDMGatherBaseType, TransposeLoadOp,
    elements, memref,
};
use crate::layout::{has_unit_stride, is_identity};
use ods_runtime::prelude::*;
use ods_runtime::types::MemRefType;

/// Whether neighbours in the last dimension, if there are any, are neighbours in memory.
fn is_contiguous(ty: &MemRefType) -> bool {
    is_identity(ty) || ty.shape().last() == Some(&1) || has_unit_stride(ty)
}

impl Verify for GatherToLDSOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let (source, target) = (memref(self.src(ir), ir), memref(self.dst(ir), ir));
        let (Some(source), Some(target)) = (source, target) else {
            return Ok(());
        };
        if !target.shape().is_empty() && !is_contiguous(target) {
            return fail("destination type inner most dim must be contiguous");
        }
        if source.element_type() != target.element_type() {
            return fail("source and destination element types must match");
        }
        let transferred = self.operation().attribute(ir, "transferType");
        let transferred = transferred.and_then(Attribute::as_type);
        let (count, element) = transferred.map_or((0, &Type::None), elements);
        let width = element.int_or_float_bit_width().unwrap_or_default();
        if ![8, 16, 32, 96, 128].contains(&count.wrapping_mul(i64::from(width))) {
            return fail("Transfering type size must be 8, 16, 32, 96 or 128 bits");
        }
        if !matches!(Memory::of(source), Memory::Global | Memory::FatRawBuffer) {
            return fail("source memory address space must be global or fat raw buffer");
        }
        if Memory::of(target) != Memory::Workgroup {
            return fail("destination memory address space must be Workgroup");
        }
        Ok(())
    }
}

impl Verify for TransposeLoadOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: String| Err(self.emit_error(ir, message));
        let Some(source) = memref(self.src(ir), ir) else {
            return Ok(());
        };
        if Memory::of(source) != Memory::Workgroup {
            return fail("source memory address space must be Workgroup".to_owned());
        }
        let (count, element) = elements(self.result(ir).ty(ir));
        let width = element.int_or_float_bit_width();
        let expected = match width {
            Some(4 | 6) => 16,
            Some(8) => 8,
            Some(16) => 4,
            _ => {
                let width = width.unwrap_or_default();
                return fail(format!(
                    "Unsupported element type size for transpose load: {width} bits"
                ));
            }
        };
        if count != expected {
            return fail(format!(
                "Transferring type size mismatch: expected num of elements: {expected}"
            ));
        }
        Ok(())
    }
}

/// The width of elements that can be moved between memories.
fn is_right_width(width: u32) -> bool {
    [8, 16, 32, 64].contains(&width)
}

macro_rules! verify_bases {
    ($($op:ident)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                let fail = |message: &str| Err(self.emit_error(ir, message));
                let (lds, global) = (memref(self.lds(ir), ir), memref(self.global(ir), ir));
                let (Some(lds), Some(global)) = (lds, global) else {
                    return Ok(());
                };
                if Memory::of(lds) != Memory::Workgroup {
                    return fail("lds memref must have workgroup address space attribute.");
                }
                if Memory::of(global) != Memory::Global {
                    return fail("global memref must have global address space attribute.");
                }
                let width = lds.element_type().int_or_float_bit_width().unwrap_or_default();
                if !is_right_width(width) {
                    return fail(&format!(
                        "element type must be 1, 2, 4, or 8 bytes long but type was {width} bits long."
                    ));
                }
                Ok(())
            }
        }
    )*};
}

verify_bases! { MakeDmaBaseOp MakeGatherDmaBaseOp }

impl VerifyParameters for TDMGatherBaseType {
    fn verify_parameters(&self) -> Result<(), String> {
        let (element, index) = (self.element_type(), self.index_type());
        let width = element.int_or_float_bit_width().unwrap_or_default();
        if !is_right_width(width) {
            let bytes = width / 8;
            return Err(format!(
                "element type must be 1, 2, 4, or 8 bytes wide but type '{element}' is {bytes} bytes wide."
            ));
        }
        if index.is_signless_integer_of(16) || index.is_signless_integer_of(32) {
            return Ok(());
        }
        Err(format!(
            "index type must be i16 or i32 but index type is '{index}'."
        ))
    }
}
