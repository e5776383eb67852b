//! Verifiers of products of matrices with scales.

use crate::NVVM::{
    BlockScaleFormat, MMABlockScaleKind, MMATypes, MmaBlockScaleOp, MmaSpBlockScaleOp, ScaleVecSize,
};
use ods_runtime::prelude::*;

/// What a product says of its scales.
struct Scales {
    kind: MMABlockScaleKind,
    size: ScaleVecSize,
    format: BlockScaleFormat,
}

/// What is wrong with scales of numbers of 4 bits; of what is wrong in several ways C++ says each.
fn wrong_small(scales: &Scales, are_small: bool, shape: &str) -> Option<String> {
    use BlockScaleFormat as Format;
    use ScaleVecSize as Size;
    if !are_small {
        return Some(format!(
            "unsupported MMATypes attribute for mma.{shape}.(mxf4nvf4|mxf4)"
        ));
    }
    match (scales.kind, scales.size, scales.format) {
        (MMABlockScaleKind::MXF4 | MMABlockScaleKind::MXF4NVF4, Size::X2, Format::UE8M0)
        | (MMABlockScaleKind::MXF4NVF4, Size::X4, Format::UE4M3) => None,
        (MMABlockScaleKind::MXF4, Size::X2, _) => Some(format!(
            "unsupported BlockScaleFormat attribute for mma.{shape}.mxf4"
        )),
        (MMABlockScaleKind::MXF4, ..) => Some(format!(
            "unsupported ScaleVecSize attribute for mma.{shape}.mxf4"
        )),
        (MMABlockScaleKind::MXF4NVF4, ..) => Some(format!(
            "unsupported ScaleVecSize and BlockScaleFormat attributes for mma.{shape}.mxf4nvf4"
        )),
        _ => Some(format!("unsupported Kind attribute for mma.{shape}")),
    }
}

/// What is wrong with scales of numbers of up to 8 bits.
fn wrong_large(scales: &Scales, shape: &str) -> Option<String> {
    let is_right = scales.kind == MMABlockScaleKind::MXF8F6F4
        && scales.size == ScaleVecSize::X1
        && scales.format == BlockScaleFormat::UE8M0;
    (!is_right).then(|| {
        format!("unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.{shape}")
    })
}

macro_rules! scaled {
    ($($op:ident: $small:literal of $small_name:literal, $large:literal of $large_name:literal, else $other:literal;)*) => {$(
        impl $op {
            fn wrong_scales(self, ir: &Ir) -> Option<String> {
                let shape = self.shape(ir);
                let scales = Scales {
                    kind: self.kind(ir),
                    size: self.scale_vec_size(ir),
                    format: self.block_scale_format(ir),
                };
                let types = [self.multiplicand_a_ptx_type(ir), self.multiplicand_b_ptx_type(ir)];
                match (shape.m(), shape.n(), shape.k()) {
                    (16, 8, $small) => {
                        let are_small = types == [Some(MMATypes::e2m1); 2];
                        wrong_small(&scales, are_small, $small_name)
                    }
                    (16, 8, $large) => wrong_large(&scales, $large_name),
                    _ => Some($other.to_owned()),
                }
            }
        }
    )*};
}

scaled! {
    MmaBlockScaleOp: 64 of "m16n8k64", 32 of "m16n8k32", else "unsupported Geom for mma with block scaling";
    MmaSpBlockScaleOp: 128 of "m16n8k128", 64 of "m16n8k64",
        else "unsupported Geom for sparse mma with block scaling";
}

impl Verify for MmaBlockScaleOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let wrong = self.wrong_scales(ir);
        wrong.map_or(Ok(()), |message| Err(self.emit_error(ir, &message)))
    }
}

impl Verify for MmaSpBlockScaleOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if !self.ordered_metadata(ir) {
            return Err(self.emit_error(ir, "'orderedMetadata' attribute is mandatory"));
        }
        let wrong = self.wrong_scales(ir);
        wrong.map_or(Ok(()), |message| Err(self.emit_error(ir, &message)))
    }
}
