//! Verifiers of copies, of matrices that are loaded, and of reciprocals.

use super::{
    DeviceAsyncCopyOp, LdMatrixOp, RcpOp, RcpRoundingMode, RcpRoundingModeAttr, is_shared, memref,
    plain_error,
};
use crate::layout::has_unit_stride;
use ods_runtime::prelude::*;

impl Verify for DeviceAsyncCopyOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let fail = |message: &str| plain_error(op, ir, message);
        let (source, target) = (memref(self.src(ir), ir), memref(self.dst(ir), ir));
        let (Some(source), Some(target)) = (source, target) else {
            return Ok(());
        };
        if !has_unit_stride(source) {
            return fail("source memref most minor dim must have unit stride");
        }
        if !has_unit_stride(target) {
            return fail("destination memref most minor dim must have unit stride");
        }
        if !is_shared(target) {
            return fail(
                "destination memref must have a memory space attribute of IntegerAttr(3) or \
                 gpu::AddressSpaceAttr(Workgroup)",
            );
        }
        if source.element_type() != target.element_type() {
            return fail("source and destination must have the same element type");
        }
        let indices = [
            ("source", source, self.src_indices(ir).len()),
            ("destination", target, self.dst_indices(ir).len()),
        ];
        for (what, ty, found) in indices {
            let expected = ty.shape().len();
            if found != expected {
                let message = format!("expected {expected} {what} indices, got {found}");
                return Err(op.emit_error(ir, message));
            }
        }
        self.verify_size(ir, &self.dst(ir).ty(ir).clone(), target.element_type())
    }
}

impl DeviceAsyncCopyOp {
    /// Verifies that 4, 8 or 16 bytes are copied.
    fn verify_size(self, ir: &Ir, target: &Type, element: &Type) -> VerifyResult {
        let op = self.operation();
        let Some(width) = element.int_or_float_bit_width().filter(|width| *width != 0) else {
            let message = format!("elements of type '{element}' cannot be copied");
            return plain_error(op, ir, message);
        };
        let count = match op.attribute(ir, "dstElements") {
            Some(Attribute::Integer(count)) => count.to_i64().unwrap_or_default(),
            _ => return Ok(()),
        };
        let bytes = i64::from(width).wrapping_mul(count) / 8;
        if ![4, 8, 16].contains(&bytes) {
            let mut message = format!(
                "Requested copy elements is {count} with width {width}. But copy elements could be one of "
            );
            for (bits, end) in [(32, ", "), (64, ", "), (128, ".")] {
                if bits >= width {
                    message += &(bits / width).to_string();
                    message += end;
                }
            }
            return plain_error(op, ir, message);
        }
        if self.bypass_l1(ir) && bytes != 16 {
            let required = 128 / width;
            let message = format!(
                "bypassL1 does not satify alignment for '{target}' with destination element {count}. Unset bypassL1, or \
                 set destination element to {required}"
            );
            return Err(op.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for LdMatrixOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| plain_error(self.operation(), ir, message);
        let (Some(source), Type::Vector(result)) =
            (memref(self.src_memref(ir), ir), self.res(ir).ty(ir))
        else {
            return Ok(());
        };
        if !is_shared(source) {
            return fail(
                "expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or \
                 gpu::AddressSpaceAttr(Workgroup)",
            );
        }
        let width = result.element_type().int_or_float_bit_width();
        let Some(width) = width.filter(|width| (1..=32).contains(width)) else {
            return fail("nvgpu.ldmatrix works for 32b or lower");
        };
        if self.transpose(ir) && width != 16 {
            return fail("nvgpu.ldmatrix transpose works only at 16b granularity");
        }
        let &[tiles, elements] = result.shape() else {
            return fail("results must be 2 dimensional vector");
        };
        let expected = 32 / width;
        if elements != i64::from(expected) {
            return fail(&format!("expected vector register shape[1] = {expected}"));
        }
        if tiles != i64::from(self.num_tiles(ir) as u32) {
            return fail("expected vector register shape[0] and numTiles to match");
        }
        Ok(())
    }
}

impl Verify for RcpOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let rounding = self.rounding(ir);
        if rounding == RcpRoundingMode::APPROX && self.ftz(ir) {
            return Ok(());
        }
        let rounding = Attribute::from(RcpRoundingModeAttr::get(rounding));
        let message = format!("has a limitation. {rounding} or non-ftz is not supported yet.");
        Err(self.emit_error(ir, message))
    }
}
