//! `math`: floats by the functions of the host's C library, as constants are folded.
//!
//! Formats that `f32` includes compute in `f32` and round the result. `f80` and `f128`, which no
//! format of the host includes, have only the ops that need no approximation.

use crate::arith::{charge_product, float_of, without_excluded};
use crate::{Context, Interpretable, Outcome, RuntimeValue, Trap, UndefinedBehavior, attach_ops};
use ods_dialects::arith::FastMathFlags;
use ods_dialects::math::{
    AbsFOp, AbsIOp, AcosOp, AcoshOp, AsinOp, AsinhOp, Atan2Op, AtanOp, AtanhOp, BinaryFunction,
    CbrtOp, CeilOp, ClampFOp, CopySignOp, CosOp, CoshOp, CountLeadingZerosOp, CountTrailingZerosOp,
    CtPopOp, ErfOp, ErfcOp, Exp2Op, ExpM1Op, ExpOp, FPowIOp, FloorOp, FmaOp, IPowIOp, IsFiniteOp,
    IsInfOp, IsNaNOp, IsNormalOp, Log1pOp, Log2Op, Log10Op, LogOp, PowFOp, RoundEvenOp, RoundOp,
    RsqrtOp, SinOp, SincosOp, SinhOp, SqrtOp, TanOp, TanhOp, TruncOp, UnaryFunction, integer_power,
    is_normal,
};
use ods_runtime::DialectRegistry;
use ods_runtime::attributes::{ApInt, FloatAttr, Rounding};

/// Lists the ops of each kind, and attaches the interface to all of them.
macro_rules! ops {
    (
        integer { $($int:ident: $of_int:expr;)* }
        exact { $($exact:ident: $of_exact:expr;)* }
        kind { $($kind:ident: $of_kind:expr;)* }
        unary { $($unary:ident)* }
        binary { $($binary:ident)* }
        other { $($other:ident)* }
    ) => {
        pub(crate) fn attach(registry: DialectRegistry) -> DialectRegistry {
            attach_ops!(
                registry,
                $($int,)* $($exact,)* $($kind,)* $($unary,)* $($binary,)* $($other,)*
            )
        }

        $(impl Interpretable for $int {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                let compute: fn(&ApInt) -> ApInt = $of_int;
                cx.integers(|[a]| Ok(compute(a).into()))
            }
        })*

        $(impl Interpretable for $exact {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                let compute: fn(&FloatAttr) -> FloatAttr = $of_exact;
                let flags = self.fastmath(cx);
                cx.floats(|[a]| Ok(without_excluded(cx, flags, &[a], compute(a))))
            }
        })*

        $(impl Interpretable for $kind {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                let test: fn(&FloatAttr) -> bool = $of_kind;
                let flags = self.fastmath(cx);
                cx.floats(|[a]| Ok(without_excluded(cx, flags, &[a], test(a))))
            }
        })*

        $(impl Interpretable for $unary {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                let flags = self.fastmath(cx);
                cx.floats(|[a]| {
                    let result = computed(cx, a, Self::FUNCTION.compute_rounded(a))?;
                    Ok(without_excluded(cx, flags, &[a], result))
                })
            }
        })*

        $(impl Interpretable for $binary {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                let flags = self.fastmath(cx);
                cx.floats(|[a, b]| {
                    let result = computed(cx, a, Self::FUNCTION.compute_rounded(a, b))?;
                    Ok(without_excluded(cx, flags, &[a, b], result))
                })
            }
        })*
    };
}

ops! {
    integer {
        AbsIOp: ApInt::abs;
        CountLeadingZerosOp: |a| count(a, a.count_leading_zeros());
        CountTrailingZerosOp: |a| count(a, a.count_trailing_zeros());
        CtPopOp: |a| count(a, a.count_ones());
    }
    exact {
        AbsFOp: FloatAttr::abs;
        CeilOp: |a| a.round_to_integral(Rounding::Up);
        FloorOp: |a| a.round_to_integral(Rounding::Down);
        RoundEvenOp: |a| a.round_to_integral(Rounding::NearestEven);
        RoundOp: |a| a.round_to_integral(Rounding::NearestAway);
        TruncOp: |a| a.round_to_integral(Rounding::Zero);
    }
    kind {
        IsFiniteOp: FloatAttr::is_finite;
        IsInfOp: FloatAttr::is_infinite;
        IsNaNOp: FloatAttr::is_nan;
        IsNormalOp: is_normal;
    }
    unary {
        SqrtOp RsqrtOp CbrtOp ExpOp Exp2Op ExpM1Op LogOp Log10Op Log2Op Log1pOp SinOp CosOp TanOp
        AsinOp AcosOp AtanOp SinhOp CoshOp TanhOp AsinhOp AcoshOp AtanhOp ErfOp ErfcOp
    }
    binary { PowFOp Atan2Op }
    other { IPowIOp FPowIOp CopySignOp ClampFOp FmaOp SincosOp }
}

/// A count as an integer of the width of `a`: the lower bits of it, if it is wider.
fn count(a: &ApInt, count: u32) -> ApInt {
    ApInt::from_u64(64, u64::from(count)).zext_or_trunc(a.width())
}

/// The result of a function of the host, or that there is none for this format.
fn computed(
    cx: &Context<'_>,
    operand: &FloatAttr,
    result: Option<FloatAttr>,
) -> Result<FloatAttr, Trap> {
    result.ok_or_else(|| cx.unsupported(format!("is not computed in '{}'", operand.ty())))
}

impl Interpretable for IPowIOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        cx.integers(|[base, exponent]| {
            // At most two products for each bit of the exponent.
            for _ in 0..exponent.active_bits().min(base.width()) {
                charge_product(cx, base.width().saturating_mul(2))?;
            }
            let power = integer_power(base, exponent).map(RuntimeValue::from);
            power.ok_or_else(|| cx.undefined(UndefinedBehavior::DivisionByZero))
        })
    }
}

impl Interpretable for FPowIOp {
    /// Products of squares, as the function of the compiler's library computes them.
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let flags = self.fastmath(cx);
        float_of(cx, self.result(cx).ty(cx))?;
        cx.elementwise(|row| {
            if let Some(poison) = row.iter().find_map(|value| value.poison()) {
                return Ok(poison.into());
            }
            let [RuntimeValue::Float(base), RuntimeValue::Int(exponent)] = row else {
                return Err(cx.mismatch("a float and an integer"));
            };
            cx.charge(u64::from(exponent.active_bits()))?;
            let result = power(base, exponent);
            Ok(without_excluded(cx, flags, &[base], result))
        })
    }
}

/// `base` to the power of a signed integer.
fn power(base: &FloatAttr, exponent: &ApInt) -> FloatAttr {
    let one = FloatAttr::new(base.float_type(), 1.0);
    let mut result = one.clone();
    let mut square = base.clone();
    let magnitude = exponent.abs();
    let bits = magnitude.active_bits();
    for at in 0..bits {
        if magnitude.bit(at) {
            result = result.mul(&square);
        }
        if at + 1 < bits {
            square = square.mul(&square);
        }
    }
    if exponent.is_negative() {
        one.div(&result)
    } else {
        result
    }
}

impl Interpretable for CopySignOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let flags = self.fastmath(cx);
        cx.floats(|[a, b]| {
            let is_same = a.is_negative() == b.is_negative();
            let result = if is_same { a.clone() } else { a.neg() };
            Ok(without_excluded(cx, flags, &[a, b], result))
        })
    }
}

impl Interpretable for ClampFOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let flags = self.fastmath(cx);
        cx.floats(|[value, least, most]| {
            let result = value.minimum(most).maximum(least);
            Ok(without_excluded(cx, flags, &[value, least, most], result))
        })
    }
}

impl Interpretable for FmaOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let flags = self.fastmath(cx);
        cx.floats(|[a, b, c]| {
            let result = computed(cx, a, a.mul_add(b, c))?;
            Ok(without_excluded(cx, flags, &[a, b, c], result))
        })
    }
}

impl Interpretable for SincosOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let flags: FastMathFlags = self.fastmath(cx);
        cx.elementwise_to(|row| match row {
            [RuntimeValue::Poison(poison)] => Ok([(*poison).into(), (*poison).into()]),
            [RuntimeValue::Float(a)] => {
                let sine = computed(cx, a, SinOp::FUNCTION.compute_rounded(a))?;
                let cosine = computed(cx, a, CosOp::FUNCTION.compute_rounded(a))?;
                Ok([sine, cosine].map(|value| without_excluded(cx, flags, &[a], value)))
            }
            _ => Err(cx.mismatch("a float")),
        })
    }
}
