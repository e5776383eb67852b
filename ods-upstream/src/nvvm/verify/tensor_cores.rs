//! Verifiers of the fifth generation of tensor cores.

use super::wrong_unnamed;
use crate::LLVM::LLVMPointerType;
use crate::NVVM::{
    CTAGroupKind, MMABlockScaleKind, Tcgen05CpMulticast, Tcgen05CpOp, Tcgen05CpShape, Tcgen05LdOp,
    Tcgen05LdStShape, Tcgen05MMABlockScale, Tcgen05MMABlockScaleOp, Tcgen05MMACollectorOp,
    Tcgen05MMAOp, Tcgen05MMASparseBlockScaleOp, Tcgen05MMASparseOp, Tcgen05StOp,
};
use ods_runtime::prelude::*;

/// The number of elements of a vector; 1 of a number.
fn length(ty: &Type) -> i64 {
    match ty {
        Type::Vector(vector) => vector.shape().iter().copied().fold(1, i64::saturating_mul),
        _ => 1,
    }
}

impl Verify for Tcgen05CpOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        use Tcgen05CpMulticast as Multicast;
        use Tcgen05CpShape as Shape;
        let multicast = self.multicast(ir);
        let (is_right, message) = match self.shape(ir) {
            Shape::SHAPE_128x256b | Shape::SHAPE_128x128b | Shape::SHAPE_4x256b => (
                multicast == Multicast::NONE,
                "Invalid multicast type for tcgen05.cp Op",
            ),
            Shape::SHAPE_64x128b => (
                [Multicast::WARPX2_01_23, Multicast::WARPX2_02_13].contains(&multicast),
                "Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op",
            ),
            Shape::SHAPE_32x128b => (
                multicast == Multicast::WARPX4,
                "Shape 32x128b requires multicast warpx4 for tcgen05.cp Op",
            ),
        };
        if is_right {
            Ok(())
        } else {
            wrong_unnamed(self, ir, message)
        }
    }
}

/// Whether a shape has room for so many elements.
fn is_long_enough(shape: Tcgen05LdStShape, length: i64) -> bool {
    match shape {
        Tcgen05LdStShape::SHAPE_16X128B => length >= 2,
        Tcgen05LdStShape::SHAPE_16X256B => length >= 4,
        _ => true,
    }
}

impl Verify for Tcgen05LdOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (shape, has_offset) = (self.shape(ir), self.offset(ir).is_some());
        match (shape == Tcgen05LdStShape::SHAPE_16X32BX2, has_offset) {
            (true, false) => {
                return wrong_unnamed(self, ir, "shape 16x32bx2 requires offset argument");
            }
            (false, true) => {
                let message = "offset argument is only supported for shape 16x32bx2";
                return wrong_unnamed(self, ir, message);
            }
            _ => {}
        }
        let length = length(self.res(ir).ty(ir));
        if is_long_enough(shape, length) {
            return Ok(());
        }
        let message =
            format!("invalid result type length {length} for shape {shape} in tcgen05.ld Op");
        wrong_unnamed(self, ir, message)
    }
}

impl Verify for Tcgen05StOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let shape = self.shape(ir);
        if shape == Tcgen05LdStShape::SHAPE_16X32BX2 && self.offset(ir).is_none() {
            return wrong_unnamed(self, ir, "shape 16x32bx2 requires offset argument");
        }
        let length = length(self.val(ir).ty(ir));
        if is_long_enough(shape, length) {
            return Ok(());
        }
        let message = format!("invalid input length {length} for shape {shape} in tcgen05.st Op");
        wrong_unnamed(self, ir, message)
    }
}

/// Verifies the lanes without output, and how matrix A is shifted.
fn verify_mma(
    op: Operation,
    ir: &Ir,
    matrix_a: Value,
    mask: Option<Value>,
    group: CTAGroupKind,
    shift: Option<Tcgen05MMACollectorOp>,
) -> VerifyResult {
    if let Some(mask) = mask {
        let length = length(mask.ty(ir));
        let expected = match group {
            CTAGroupKind::CTA_1 => 4,
            CTAGroupKind::CTA_2 => 8,
        };
        if length != expected {
            let message =
                format!("Disable Output Lane of length {length} is incompatible with CtaGroupAttr");
            return wrong_unnamed(op, ir, message);
        }
    }
    let Some(collector) = shift else {
        return Ok(());
    };
    if !matrix_a.ty(ir).is::<LLVMPointerType>() {
        let message = "A-shift can be applied only when matrix A is in tensor memory";
        return wrong_unnamed(op, ir, message);
    }
    if [Tcgen05MMACollectorOp::FILL, Tcgen05MMACollectorOp::USE].contains(&collector) {
        let message = "Cannot use collector buffer operation fill or use with ashift";
        return wrong_unnamed(op, ir, message);
    }
    Ok(())
}

/// Verifies that a kind of scales has a size of blocks.
fn verify_scales(
    op: Operation,
    ir: &Ir,
    kind: MMABlockScaleKind,
    scale: Tcgen05MMABlockScale,
) -> VerifyResult {
    use MMABlockScaleKind as Kind;
    let message = match kind {
        Kind::MXF4NVF4 if scale == Tcgen05MMABlockScale::DEFAULT => {
            "mxf4nvf4 requires block scale attribute"
        }
        Kind::MXF4 if scale == Tcgen05MMABlockScale::BLOCK16 => {
            "mxf4 kind does not support block16 attribute"
        }
        Kind::MXF8F6F4 if scale == Tcgen05MMABlockScale::BLOCK16 => {
            "mxf8f6f4 kind does not support block16 attribute"
        }
        _ => return Ok(()),
    };
    wrong_unnamed(op, ir, message)
}

macro_rules! matrix_products {
    ($($op:ident)*; $($scaled:ident)*) => {
        $(
            impl Verify for $op {
                fn verify(self, ir: &Ir) -> VerifyResult {
                    let (a, mask) = (self.matrix_a(ir), self.disable_output_lane(ir));
                    let shift = self.a_shift(ir).then(|| self.collector_op(ir));
                    verify_mma(self.operation(), ir, a, mask, self.cta_group(ir), shift)
                }
            }
        )*
        $(
            impl Verify for $scaled {
                fn verify(self, ir: &Ir) -> VerifyResult {
                    verify_scales(self.operation(), ir, self.kind(ir), self.block_scale(ir))
                }
            }
        )*
    };
}

matrix_products! {
    Tcgen05MMAOp Tcgen05MMASparseOp; Tcgen05MMABlockScaleOp Tcgen05MMASparseBlockScaleOp
}
