//! Divisions of integers.

use super::integers::charge_product;
use crate::{
    Context, Interpretable, Outcome, PoisonReason, RuntimeValue, Trap, UndefinedBehavior,
    attach_ops,
};
use ods_dialects::arith::{
    CeilDivSIOp, CeilDivUIOp, DivSIOp, DivUIOp, FloorDivSIOp, RemSIOp, RemUIOp,
};
use ods_runtime::DialectRegistry;
use ods_runtime::attributes::ApInt;

pub(super) fn attach(registry: DialectRegistry) -> DialectRegistry {
    attach_ops!(
        registry,
        DivUIOp,
        DivSIOp,
        CeilDivUIOp,
        CeilDivSIOp,
        FloorDivSIOp,
        RemUIOp,
        RemSIOp,
    )
}

/// Divides element by element. `compute` is not called with zero as the divisor.
pub(crate) fn divide(
    cx: &Context<'_>,
    compute: impl Fn(&ApInt, &ApInt) -> Result<RuntimeValue, Trap>,
) -> Outcome {
    cx.elementwise(|row| {
        let [dividend, divisor] = row else {
            return Err(cx.mismatch("2 integers"));
        };
        let divisor = match divisor {
            RuntimeValue::Int(divisor) if divisor.is_zero() => {
                return Err(cx.undefined(UndefinedBehavior::DivisionByZero));
            }
            RuntimeValue::Int(divisor) => divisor,
            // It may be zero.
            RuntimeValue::Poison(poison) => {
                return Err(cx.undefined(UndefinedBehavior::PoisonUsed(*poison)));
            }
            _ => return Err(cx.mismatch("2 integers")),
        };
        match dividend {
            RuntimeValue::Int(dividend) => {
                charge_product(cx, dividend.width())?;
                compute(dividend, divisor)
            }
            RuntimeValue::Poison(poison) => Ok((*poison).into()),
            _ => Err(cx.mismatch("2 integers")),
        }
    })
}

/// A quotient, which is there for a divisor that is not zero.
pub(crate) fn known_quotient(
    cx: &Context<'_>,
    a: &ApInt,
    b: &ApInt,
    compute: fn(&ApInt, &ApInt) -> Option<ApInt>,
) -> Result<RuntimeValue, Trap> {
    let quotient = compute(a, b).map(RuntimeValue::from);
    quotient.ok_or_else(|| cx.undefined(UndefinedBehavior::DivisionByZero))
}

/// The same for signed numbers: the quotient of the least one and -1 does not fit.
pub(crate) fn signed_quotient(
    cx: &Context<'_>,
    a: &ApInt,
    b: &ApInt,
    compute: fn(&ApInt, &ApInt) -> Option<ApInt>,
) -> Result<RuntimeValue, Trap> {
    if a.is_signed_min() && b.is_all_ones() {
        return Err(cx.undefined(UndefinedBehavior::DivisionOverflow));
    }
    known_quotient(cx, a, b, compute)
}

impl Interpretable for DivUIOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let is_exact = self.is_exact(cx);
        divide(cx, |a, b| {
            if is_exact && a.urem(b).is_some_and(|rest| !rest.is_zero()) {
                return Ok(cx.poison(PoisonReason::Inexact));
            }
            known_quotient(cx, a, b, ApInt::udiv)
        })
    }
}

impl Interpretable for DivSIOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let is_exact = self.is_exact(cx);
        divide(cx, |a, b| {
            if is_exact && a.srem(b).is_some_and(|rest| !rest.is_zero()) {
                return Ok(cx.poison(PoisonReason::Inexact));
            }
            signed_quotient(cx, a, b, ApInt::sdiv)
        })
    }
}

impl Interpretable for CeilDivUIOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        divide(cx, |a, b| known_quotient(cx, a, b, ApInt::ceil_udiv))
    }
}

impl Interpretable for CeilDivSIOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        divide(cx, |a, b| signed_quotient(cx, a, b, ApInt::ceil_sdiv))
    }
}

impl Interpretable for FloorDivSIOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        divide(cx, |a, b| signed_quotient(cx, a, b, ApInt::floor_sdiv))
    }
}

impl Interpretable for RemUIOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        divide(cx, |a, b| known_quotient(cx, a, b, ApInt::urem))
    }
}

impl Interpretable for RemSIOp {
    /// The remainder of the least number and -1 is 0, though their quotient does not fit.
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        divide(cx, |a, b| known_quotient(cx, a, b, ApInt::srem))
    }
}
