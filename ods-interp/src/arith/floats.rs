//! Floats.

use crate::{Context, Interpretable, Outcome, PoisonReason, RuntimeValue, attach_ops};
use ods_dialects::arith::{
    AddFOp, DivFOp, FastMathFlags, MaxNumFOp, MaximumFOp, MinNumFOp, MinimumFOp, MulFOp, NegFOp,
    RemFOp, SubFOp,
};
use ods_runtime::attributes::FloatAttr;
use ods_runtime::{BitEnum as _, DialectRegistry};

pub(super) fn attach(registry: DialectRegistry) -> DialectRegistry {
    attach_ops!(
        registry, AddFOp, SubFOp, MulFOp, DivFOp, RemFOp, MaximumFOp, MinimumFOp, MaxNumFOp,
        MinNumFOp, NegFOp,
    )
}

/// The result, or poison if it or an operand is one that the flags exclude.
pub(crate) fn without_excluded(
    cx: &Context<'_>,
    flags: FastMathFlags,
    operands: &[&FloatAttr],
    result: impl Into<RuntimeValue>,
) -> RuntimeValue {
    let result = result.into();
    let is = |test: fn(&FloatAttr) -> bool| {
        operands.iter().any(|operand| test(operand)) || result.as_float().is_some_and(test)
    };
    if flags.contains_all(FastMathFlags::nnan) && is(FloatAttr::is_nan) {
        return cx.poison(PoisonReason::NaN);
    }
    if flags.contains_all(FastMathFlags::ninf) && is(FloatAttr::is_infinite) {
        return cx.poison(PoisonReason::Infinity);
    }
    result
}

macro_rules! binary {
    ($($op:ident: $compute:ident;)*) => {$(
        impl Interpretable for $op {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                let flags = self.fastmath(cx);
                cx.floats(|[a, b]| Ok(without_excluded(cx, flags, &[a, b], a.$compute(b))))
            }
        }
    )*};
}

binary! {
    AddFOp: add;
    SubFOp: sub;
    MulFOp: mul;
    DivFOp: div;
    RemFOp: rem;
    MaximumFOp: maximum;
    MinimumFOp: minimum;
    MaxNumFOp: maxnum;
    MinNumFOp: minnum;
}

impl Interpretable for NegFOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let flags = self.fastmath(cx);
        cx.floats(|[a]| Ok(without_excluded(cx, flags, &[a], a.neg())))
    }
}
