//! Verifiers of conversions of small floating point numbers.

use super::{wrong, wrong_unnamed};
use crate::NVVM::{
    ConvertBF16x2ToF8x2Op, ConvertF4x2ToF16x2Op, ConvertF6x2ToF16x2Op, ConvertF8x2ToBF16x2Op,
    ConvertF8x2ToF16x2Op, ConvertF16x2ToF8x2Op, ConvertF32x2ToBF16x2Op, ConvertF32x2ToF4x2Op,
    ConvertF32x2ToF6x2Op, ConvertF32x2ToF8x2Op, ConvertF32x2ToF16x2Op, ConvertF32x4ToF4x4Op,
    ConvertF32x4ToF6x4Op, ConvertF32x4ToF8x4Op, ConvertFloatToTF32Op, FPRoundingMode, PermuteMode,
    PermuteOp, SaturationMode,
};
use ods_runtime::prelude::*;
use ods_runtime::types::FloatType;

/// The types that hold numbers of 4, 6 or 8 bits.
const F4: &[FloatType] = &[FloatType::F4E2M1FN];
const F6: &[FloatType] = &[FloatType::F6E2M3FN, FloatType::F6E3M2FN];
const F8: &[FloatType] = &[FloatType::F8E4M3FN, FloatType::F8E5M2];
/// Exponents only.
const SCALES: &[FloatType] = &[FloatType::F8E8M0FNU];

fn is_one_of(ty: &Type, types: &[FloatType]) -> bool {
    matches!(ty, Type::Float(float) if types.contains(float))
}

/// `'f8E4M3FN' and 'f8E5M2'`
fn names(types: &[FloatType]) -> String {
    let names: Vec<String> = types
        .iter()
        .map(|ty| format!("'{}'", Type::from(*ty)))
        .collect();
    names.join(" and ")
}

/// Verifies that the type of the small numbers is one of some.
fn verify_type(
    op: Operation,
    ir: &Ir,
    ty: &Type,
    types: &[FloatType],
    conversion: &str,
) -> VerifyResult {
    if is_one_of(ty, types) {
        return Ok(());
    }
    let are = if types.len() == 1 {
        "type is"
    } else {
        "types are"
    };
    let names = names(types);
    wrong(
        op,
        ir,
        format!("Only {names} {are} supported for conversions from {conversion}."),
    )
}

macro_rules! conversions {
    ($($op:ident: $part:ident in $types:ident, $conversion:literal;)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                verify_type(self.operation(), ir, self.$part(ir), $types, $conversion)
            }
        }
    )*};
}

conversions! {
    ConvertF16x2ToF8x2Op: dst_ty in F8, "f16x2 to f8x2";
    ConvertF32x2ToF4x2Op: dst_ty in F4, "f32x2 to f4x2";
    ConvertF32x2ToF6x2Op: dst_ty in F6, "f32x2 to f6x2";
    ConvertF32x4ToF4x4Op: dst_ty in F4, "f32x4 to f4x4";
    ConvertF32x4ToF6x4Op: dst_ty in F6, "f32x4 to f6x4";
    ConvertF32x4ToF8x4Op: dst_ty in F8, "f32x4 to f8x4";
    ConvertF4x2ToF16x2Op: src_type in F4, "f4x2 to f16x2";
    ConvertF6x2ToF16x2Op: src_type in F6, "f6x2 to f16x2";
    ConvertF8x2ToBF16x2Op: src_type in SCALES, "f8x2 to bf16x2";
    ConvertF8x2ToF16x2Op: src_type in F8, "f8x2 to f16x2";
}

impl Verify for ConvertBF16x2ToF8x2Op {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_type(
            self.operation(),
            ir,
            self.dst_ty(ir),
            SCALES,
            "bf16x2 to f8x2",
        )?;
        if [FPRoundingMode::RZ, FPRoundingMode::RP].contains(&self.rnd(ir)) {
            return Ok(());
        }
        let message =
            "Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.";
        wrong(self, ir, message)
    }
}

impl Verify for ConvertF32x2ToF8x2Op {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (ty, mode) = (self.dst_ty(ir), self.rnd(ir));
        let (numbers, scales) = (names(F8), names(SCALES));
        let message = if is_one_of(ty, F8) {
            let to = format!("for conversions from f32x2 to {numbers} types");
            if mode != FPRoundingMode::RN {
                format!("Only RN rounding mode is supported {to}")
            } else if self.sat(ir) != SaturationMode::SATFINITE {
                format!("Only SATFINITE saturation mode is supported {to}")
            } else {
                return Ok(());
            }
        } else if is_one_of(ty, SCALES) {
            if ![FPRoundingMode::RZ, FPRoundingMode::RP].contains(&mode) {
                format!(
                    "Only RZ and RP rounding modes are supported for conversions from f32x2 to {scales} type"
                )
            } else if self.relu(ir) {
                format!("relu not supported for conversions to {scales} type")
            } else {
                return Ok(());
            }
        } else {
            let numbers = numbers.replace(" and", ",");
            format!(
                "Only {numbers}, and {scales} types are supported for conversions from f32x2 to f8x2"
            )
        };
        wrong(self, ir, message)
    }
}

/// Verifies that there are random bits if rounding needs them.
fn verify_random(
    op: Operation,
    ir: &Ir,
    mode: FPRoundingMode,
    has_bits: bool,
    name: &str,
) -> VerifyResult {
    use FPRoundingMode as Mode;
    match (mode, has_bits) {
        (Mode::RS, false) => wrong(op, ir, "random_bits is required for RS rounding mode."),
        (Mode::RN | Mode::RZ, true) => wrong(
            op,
            ir,
            "random_bits not supported for RN and RZ rounding modes.",
        ),
        (Mode::RN | Mode::RZ | Mode::RS, _) => Ok(()),
        _ => wrong(
            op,
            ir,
            format!(
                "Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to {name}."
            ),
        ),
    }
}

impl Verify for ConvertF32x2ToF16x2Op {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let has_bits = self.random_bits(ir).is_some();
        verify_random(self.operation(), ir, self.rnd(ir), has_bits, "f16x2")
    }
}

impl Verify for ConvertF32x2ToBF16x2Op {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let has_bits = self.random_bits(ir).is_some();
        verify_random(self.operation(), ir, self.rnd(ir), has_bits, "bf16x2")
    }
}

impl Verify for ConvertFloatToTF32Op {
    fn verify(self, ir: &Ir) -> VerifyResult {
        use FPRoundingMode as Mode;
        match self.rnd(ir) {
            Mode::RNA if self.relu(ir) => {
                wrong_unnamed(self, ir, "Relu not supported with rna rounding mode.")
            }
            Mode::RN | Mode::RZ | Mode::RNA => Ok(()),
            _ => wrong_unnamed(
                self,
                ir,
                "Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.",
            ),
        }
    }
}

impl Verify for PermuteOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        use PermuteMode as Mode;
        let mode = self.mode(ir);
        let is_of_two = matches!(mode, Mode::DEFAULT | Mode::F4E | Mode::B4E);
        match (is_of_two, self.hi(ir).is_some()) {
            (true, false) => {
                wrong_unnamed(self, ir, format!("mode '{mode}' requires 'hi' operand."))
            }
            (false, true) => wrong_unnamed(
                self,
                ir,
                format!("mode '{mode}' does not accept 'hi' operand."),
            ),
            _ => Ok(()),
        }
    }
}
