//! `index`: as `arith` on integers of the width of an index.

use crate::arith::{divide, known_quotient, plain, shift, signed_quotient};
use crate::{Context, Interpretable, Outcome, Step, attach_ops};
use ods_dialects::index::{
    AddOp, AndOp, BoolConstantOp, CastSOp, CastUOp, CeilDivSOp, CeilDivUOp, CmpOp, ConstantOp,
    DivSOp, DivUOp, FloorDivSOp, MaxSOp, MaxUOp, MinSOp, MinUOp, MulOp, OrOp, RemSOp, RemUOp,
    ShlOp, ShrSOp, ShrUOp, SizeOfOp, SubOp, XOrOp,
};
use ods_runtime::DialectRegistry;
use ods_runtime::attributes::ApInt;

pub(crate) fn attach(registry: DialectRegistry) -> DialectRegistry {
    attach_ops!(
        registry,
        ConstantOp,
        BoolConstantOp,
        SizeOfOp,
        AddOp,
        SubOp,
        MulOp,
        MaxSOp,
        MaxUOp,
        MinSOp,
        MinUOp,
        AndOp,
        OrOp,
        XOrOp,
        DivSOp,
        DivUOp,
        CeilDivSOp,
        CeilDivUOp,
        FloorDivSOp,
        RemSOp,
        RemUOp,
        ShlOp,
        ShrSOp,
        ShrUOp,
        CastSOp,
        CastUOp,
        CmpOp,
    )
}

impl Interpretable for ConstantOp {
    /// The lower bits, if an index has fewer than the constant.
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let value = ApInt::from_i64(64, self.value(cx));
        Ok(Step::result(value.sext_or_trunc(cx.index_width())))
    }
}

impl Interpretable for BoolConstantOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        Ok(Step::result(self.value(cx)))
    }
}

impl Interpretable for SizeOfOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let width = cx.index_width();
        Ok(Step::result(ApInt::from_u64(width, width.into())))
    }
}

plain! {
    AddOp: wrapping_add;
    SubOp: wrapping_sub;
    MulOp: wrapping_mul;
    MaxSOp: smax;
    MaxUOp: umax;
    MinSOp: smin;
    MinUOp: umin;
    AndOp: and;
    OrOp: or;
    XOrOp: xor;
}

macro_rules! quotients {
    ($($op:ident: $check:expr, $compute:ident;)*) => {$(
        impl Interpretable for $op {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                divide(cx, |a, b| $check(cx, a, b, ApInt::$compute))
            }
        }
    )*};
}

quotients! {
    DivSOp: signed_quotient, sdiv;
    CeilDivSOp: signed_quotient, ceil_sdiv;
    FloorDivSOp: signed_quotient, floor_sdiv;
    DivUOp: known_quotient, udiv;
    CeilDivUOp: known_quotient, ceil_udiv;
    RemSOp: known_quotient, srem;
    RemUOp: known_quotient, urem;
}

macro_rules! shifts {
    ($($op:ident: $compute:ident;)*) => {$(
        impl Interpretable for $op {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                shift(cx, |value, count| value.$compute(count).into())
            }
        }
    )*};
}

shifts! {
    ShlOp: shl;
    ShrSOp: ashr;
    ShrUOp: lshr;
}

macro_rules! casts {
    ($($op:ident: $convert:ident;)*) => {$(
        impl Interpretable for $op {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                let ty = self.output(cx).ty(cx);
                let width = cx.width_of(ty);
                let width = width.ok_or_else(|| cx.unsupported(format!("converts to '{ty}'")))?;
                cx.integers(|[value]| Ok(value.$convert(width).into()))
            }
        }
    )*};
}

casts! {
    CastSOp: sext_or_trunc;
    CastUOp: zext_or_trunc;
}

impl Interpretable for CmpOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let predicate = self.pred(cx);
        cx.integers(|[a, b]| Ok(predicate.holds(a, b).into()))
    }
}
