//! Conversions.

use super::floats::without_excluded;
use super::integers::without_overflow;
use crate::{Context, Interpretable, Outcome, PoisonReason, RuntimeValue, Trap, attach_ops};
use ods_dialects::arith::{
    BitcastOp, ExtFOp, ExtSIOp, ExtUIOp, FPToSIOp, FPToUIOp, FastMathFlags, IndexCastOp,
    IndexCastUIOp, RoundingMode, SIToFPOp, TruncFOp, TruncIOp, UIToFPOp,
};
use ods_runtime::attributes::{ApInt, FloatAttr, Rounding};
use ods_runtime::types::{FloatType, element_type_or_self};
use ods_runtime::{DialectRegistry, Type};

pub(super) fn attach(registry: DialectRegistry) -> DialectRegistry {
    attach_ops!(
        registry,
        ExtUIOp,
        ExtSIOp,
        TruncIOp,
        IndexCastOp,
        IndexCastUIOp,
        ExtFOp,
        TruncFOp,
        SIToFPOp,
        UIToFPOp,
        FPToSIOp,
        FPToUIOp,
        BitcastOp,
    )
}

/// The width of the elements of an integer type.
fn width_of(cx: &Context<'_>, ty: &Type) -> Result<u32, Trap> {
    let width = cx.width_of(element_type_or_self(ty));
    width.ok_or_else(|| cx.unsupported(format!("converts to '{ty}'")))
}

/// The type of the elements of a float type.
pub(crate) fn float_of(cx: &Context<'_>, ty: &Type) -> Result<FloatType, Trap> {
    match element_type_or_self(ty) {
        Type::Float(ty) => Ok(*ty),
        _ => Err(cx.unsupported(format!("converts to '{ty}'"))),
    }
}

macro_rules! integer_casts {
    ($($op:ident: $convert:ident;)*) => {$(
        impl Interpretable for $op {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                let width = width_of(cx, self.out(cx).ty(cx))?;
                cx.integers(|[value]| Ok(value.$convert(width).into()))
            }
        }
    )*};
}

integer_casts! {
    ExtUIOp: zext_or_trunc;
    ExtSIOp: sext_or_trunc;
    IndexCastOp: sext_or_trunc;
    IndexCastUIOp: zext_or_trunc;
}

impl Interpretable for TruncIOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let (width, flags) = (width_of(cx, self.out(cx).ty(cx))?, self.overflow_flags(cx));
        cx.integers(|[value]| {
            let narrow = value.zext_or_trunc(width);
            let signed = || narrow.sext_or_trunc(value.width()) != *value;
            let unsigned = || narrow.zext_or_trunc(value.width()) != *value;
            Ok(without_overflow(
                cx,
                flags,
                narrow.clone(),
                signed,
                unsigned,
            ))
        })
    }
}

impl Interpretable for ExtFOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let to = float_of(cx, self.out(cx).ty(cx))?;
        let flags = self.fastmath(cx).unwrap_or(FastMathFlags::none);
        cx.floats(|[value]| Ok(without_excluded(cx, flags, &[value], value.convert(to))))
    }
}

/// The rounding of a conversion between floats.
pub(super) fn rounding(mode: Option<RoundingMode>) -> Rounding {
    match mode {
        None | Some(RoundingMode::to_nearest_even) => Rounding::NearestEven,
        Some(RoundingMode::to_nearest_away) => Rounding::NearestAway,
        Some(RoundingMode::downward) => Rounding::Down,
        Some(RoundingMode::upward) => Rounding::Up,
        Some(RoundingMode::toward_zero) => Rounding::Zero,
    }
}

impl Interpretable for TruncFOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let to = float_of(cx, self.out(cx).ty(cx))?;
        let rounding = rounding(self.roundingmode(cx));
        let flags = self.fastmath(cx).unwrap_or(FastMathFlags::none);
        cx.floats(|[value]| {
            let narrow = value.convert_rounded(to, rounding);
            Ok(without_excluded(cx, flags, &[value], narrow))
        })
    }
}

macro_rules! from_integers {
    ($($op:ident: $convert:ident;)*) => {$(
        impl Interpretable for $op {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                let to = float_of(cx, self.out(cx).ty(cx))?;
                cx.integers(|[value]| Ok(FloatAttr::$convert(to, value).into()))
            }
        }
    )*};
}

from_integers! {
    SIToFPOp: from_signed;
    UIToFPOp: from_unsigned;
}

macro_rules! to_integers {
    ($($op:ident: $convert:ident;)*) => {$(
        impl Interpretable for $op {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                let width = width_of(cx, self.out(cx).ty(cx))?;
                cx.floats(|[value]| {
                    let integer = value.$convert(width, Rounding::Zero).map(RuntimeValue::from);
                    Ok(integer.unwrap_or_else(|| cx.poison(PoisonReason::OutOfRange)))
                })
            }
        }
    )*};
}

to_integers! {
    FPToSIOp: to_signed;
    FPToUIOp: to_unsigned;
}

impl Interpretable for BitcastOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let ty = element_type_or_self(self.out(cx).ty(cx));
        cx.elementwise(|row| {
            let bits = match row {
                [RuntimeValue::Poison(poison)] => return Ok((*poison).into()),
                [RuntimeValue::Int(value)] => value.clone(),
                [RuntimeValue::Float(value)] => {
                    ApInt::from_u128(value.float_type().width(), value.to_bits())
                }
                _ => return Err(cx.mismatch("an integer or a float")),
            };
            match ty {
                Type::Float(to) => {
                    let [low, high] = [0, 1].map(|at| bits.words().get(at).copied());
                    let high = u128::from(high.unwrap_or_default()) << 64;
                    let bits = high | u128::from(low.unwrap_or_default());
                    Ok(FloatAttr::from_bits(*to, bits).into())
                }
                _ => Ok(bits.into()),
            }
        })
    }
}
