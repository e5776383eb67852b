//! Constants, and integer arithmetic that is defined for all operands.

use crate::{Context, Interpretable, Outcome, PoisonReason, RuntimeValue, Step, Trap, attach_ops};
use ods_dialects::arith::{
    AddIOp, AddUIExtendedOp, AndIOp, ConstantOp, IntegerOverflowFlags, MaxSIOp, MaxUIOp, MinSIOp,
    MinUIOp, MulIOp, MulSIExtendedOp, MulUIExtendedOp, OrIOp, ShLIOp, ShRSIOp, ShRUIOp, SubIOp,
    XOrIOp,
};
use ods_runtime::attributes::{ApInt, Attribute};
use ods_runtime::{BitEnum as _, DialectRegistry};

pub(super) fn attach(registry: DialectRegistry) -> DialectRegistry {
    attach_ops!(
        registry,
        ConstantOp,
        AddIOp,
        SubIOp,
        MulIOp,
        AndIOp,
        OrIOp,
        XOrIOp,
        MaxSIOp,
        MaxUIOp,
        MinSIOp,
        MinUIOp,
        ShLIOp,
        ShRUIOp,
        ShRSIOp,
        AddUIExtendedOp,
        MulSIExtendedOp,
        MulUIExtendedOp,
    )
}

impl Interpretable for ConstantOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let value = self.value(cx);
        if let Attribute::DenseElements(elements) = value {
            let bytes = size_of::<RuntimeValue>() as u64;
            let count = elements
                .ty()
                .num_elements()
                .map_or(u64::MAX, i64::cast_unsigned);
            cx.check_bytes(count.saturating_mul(bytes))?;
            cx.charge(count)?;
        }
        match RuntimeValue::from_attribute(value, cx.index_width()) {
            Some(value) => Ok(Step::result(value)),
            None => Err(cx.unsupported("has a constant of a kind without semantics")),
        }
    }
}

/// Counts the steps of a multiplication or a division: the square of the number of words.
pub(crate) fn charge_product(cx: &Context<'_>, width: u32) -> Result<(), Trap> {
    let words = u64::from(width.div_ceil(64));
    if words <= 8 {
        return Ok(());
    }
    cx.charge(words.saturating_mul(words) / 8)
}

/// The result, or poison if it overflows in a reading that the flags exclude.
pub(super) fn without_overflow(
    cx: &Context<'_>,
    flags: IntegerOverflowFlags,
    result: ApInt,
    signed: impl FnOnce() -> bool,
    unsigned: impl FnOnce() -> bool,
) -> RuntimeValue {
    if flags.contains_all(IntegerOverflowFlags::nsw) && signed() {
        return cx.poison(PoisonReason::SignedOverflow);
    }
    if flags.contains_all(IntegerOverflowFlags::nuw) && unsigned() {
        return cx.poison(PoisonReason::UnsignedOverflow);
    }
    result.into()
}

macro_rules! overflowing {
    ($($op:ident: $wrapping:ident, $signed:ident, $unsigned:ident;)*) => {$(
        impl Interpretable for $op {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                let flags = self.overflow_flags(cx);
                cx.integers(|[a, b]| {
                    let (signed, unsigned) = (|| a.$signed(b).1, || a.$unsigned(b).1);
                    Ok(without_overflow(cx, flags, a.$wrapping(b), signed, unsigned))
                })
            }
        }
    )*};
}

overflowing! {
    AddIOp: wrapping_add, sadd_overflow, uadd_overflow;
    SubIOp: wrapping_sub, ssub_overflow, usub_overflow;
}

impl Interpretable for MulIOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let flags = self.overflow_flags(cx);
        cx.integers(|[a, b]| {
            charge_product(cx, a.width())?;
            let (signed, unsigned) = (|| a.smul_overflow(b).1, || a.umul_overflow(b).1);
            Ok(without_overflow(
                cx,
                flags,
                a.wrapping_mul(b),
                signed,
                unsigned,
            ))
        })
    }
}

/// Ops on two integers whose result is defined for all operands.
macro_rules! plain {
    ($($op:ident: $compute:ident;)*) => {$(
        impl Interpretable for $op {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                cx.integers(|[a, b]| Ok(a.$compute(b).into()))
            }
        }
    )*};
}
pub(crate) use plain;

plain! {
    AndIOp: and;
    OrIOp: or;
    XOrIOp: xor;
    MaxSIOp: smax;
    MaxUIOp: umax;
    MinSIOp: smin;
    MinUIOp: umin;
}

/// Shifts by a count below the width.
pub(crate) fn shift(cx: &Context<'_>, compute: impl Fn(&ApInt, u32) -> RuntimeValue) -> Outcome {
    cx.integers(|[value, count]| {
        let bits = count
            .to_u64()
            .filter(|count| *count < u64::from(value.width()));
        Ok(match bits {
            Some(bits) => compute(value, bits as u32),
            None => cx.poison(PoisonReason::ShiftTooLong),
        })
    })
}

impl Interpretable for ShLIOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let flags = self.overflow_flags(cx);
        shift(cx, |value, count| {
            let shifted = value.shl(count);
            // Bits are lost if shifting back does not restore the number.
            let signed = || shifted.ashr(count) != *value;
            let unsigned = || shifted.lshr(count) != *value;
            without_overflow(cx, flags, shifted.clone(), signed, unsigned)
        })
    }
}

macro_rules! shifts_right {
    ($($op:ident: $compute:ident;)*) => {$(
        impl Interpretable for $op {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                let is_exact = self.is_exact(cx);
                shift(cx, |value, count| {
                    let shifted = value.$compute(count);
                    if is_exact && shifted.shl(count) != *value {
                        return cx.poison(PoisonReason::Inexact);
                    }
                    shifted.into()
                })
            }
        }
    )*};
}

shifts_right! {
    ShRUIOp: lshr;
    ShRSIOp: ashr;
}

/// Two results from two integers.
fn two_results(
    cx: &Context<'_>,
    compute: impl Fn(&ApInt, &ApInt) -> Result<[ApInt; 2], Trap>,
) -> Outcome {
    cx.elementwise_to(|row| {
        if let Some(poison) = row.iter().find_map(|value| value.poison()) {
            return Ok([poison.into(), poison.into()]);
        }
        match row {
            [RuntimeValue::Int(a), RuntimeValue::Int(b)] => {
                Ok(compute(a, b)?.map(RuntimeValue::from))
            }
            _ => Err(cx.mismatch("2 integers")),
        }
    })
}

impl Interpretable for AddUIExtendedOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        two_results(cx, |a, b| {
            let (sum, overflows) = a.uadd_overflow(b);
            Ok([sum, ApInt::from_u64(1, u64::from(overflows))])
        })
    }
}

macro_rules! products {
    ($($op:ident: $widen:ident;)*) => {$(
        impl Interpretable for $op {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                two_results(cx, |a, b| {
                    let width = a.width();
                    charge_product(cx, width.saturating_mul(2))?;
                    let product = a.$widen(2 * width).wrapping_mul(&b.$widen(2 * width));
                    Ok([product.trunc(width), product.lshr(width).trunc(width)])
                })
            }
        }
    )*};
}

products! {
    MulSIExtendedOp: sext;
    MulUIExtendedOp: zext;
}
