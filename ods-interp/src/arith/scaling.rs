//! Conversions of blocks of floats that have a scale, of type `f8E8M0FNU` or rounded to it.

use super::casts::{float_of, rounding};
use super::floats::without_excluded;
use crate::{Context, Interpretable, Outcome, attach_ops};
use ods_dialects::arith::{FastMathFlags, ScalingExtFOp, ScalingTruncFOp};
use ods_runtime::DialectRegistry;
use ods_runtime::types::FloatType;

pub(super) fn attach(registry: DialectRegistry) -> DialectRegistry {
    attach_ops!(registry, ScalingExtFOp, ScalingTruncFOp)
}

impl Interpretable for ScalingExtFOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let to = float_of(cx, self.out(cx).ty(cx))?;
        let flags = self.fastmath(cx).unwrap_or(FastMathFlags::none);
        cx.floats(|[value, scale]| {
            let scale = scale.convert(FloatType::F8E8M0FNU).convert(to);
            let wide = value.convert(to).mul(&scale);
            Ok(without_excluded(cx, flags, &[value], wide))
        })
    }
}

impl Interpretable for ScalingTruncFOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let to = float_of(cx, self.out(cx).ty(cx))?;
        let rounding = rounding(self.roundingmode(cx));
        let flags = self.fastmath(cx).unwrap_or(FastMathFlags::none);
        cx.floats(|[value, scale]| {
            let scale = scale
                .convert(FloatType::F8E8M0FNU)
                .convert(value.float_type());
            let narrow = value.div(&scale).convert_rounded(to, rounding);
            Ok(without_excluded(cx, flags, &[value], narrow))
        })
    }
}
