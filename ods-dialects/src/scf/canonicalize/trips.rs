//! The number of iterations of loops with constant bounds.

use crate::arith::{AddIOp, IntegerOverflowFlags};
use crate::constant_of;
use ods_runtime::attributes::ApInt;
use ods_runtime::prelude::*;

/// How often the body of a loop runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trips {
    Zero,
    One,
    More,
}

/// The number of a bound or a step, if it is constant.
fn number(ir: &Ir, bound: &FoldResult) -> Option<ApInt> {
    let constant = match bound {
        FoldResult::Attr(constant) => constant,
        FoldResult::Value(value) => constant_of(ir, *value)?,
    };
    match constant {
        Attribute::Integer(number) => Some(number.value()),
        _ => None,
    }
}

/// The number that is added to the lower bound, without overflow, to get the upper one.
fn added(ir: &Ir, lower: &FoldResult, upper: &FoldResult, is_signed: bool) -> Option<ApInt> {
    let (FoldResult::Value(lower), FoldResult::Value(upper)) = (lower, upper) else {
        return None;
    };
    let sum: AddIOp = upper.defining(ir)?;
    let flag = if is_signed {
        IntegerOverflowFlags::nsw
    } else {
        IntegerOverflowFlags::nuw
    };
    if !sum.overflow_flags(ir).contains_all(flag) || sum.lhs(ir) != *lower {
        return None;
    }
    number(ir, &FoldResult::Value(sum.rhs(ir)))
}

fn is_not_positive(number: &ApInt) -> bool {
    number.is_zero() || number.is_negative()
}

/// How often a loop runs; `None` if this is unknown.
///
/// A difference of the bounds that is negative as a signed number counts as an empty loop, unless
/// both bounds are constant and unsigned; so does a step that is not positive, whatever the bounds
/// are.
pub(super) fn trips(
    ir: &Ir,
    lower: &FoldResult,
    upper: &FoldResult,
    step: &FoldResult,
    is_signed: bool,
) -> Option<Trips> {
    if lower == upper {
        return Some(Trips::Zero);
    }
    // As in MLIR, which compares a number with a value before it looks at the step.
    if matches!(lower, FoldResult::Attr(_)) != matches!(upper, FoldResult::Attr(_)) {
        return None;
    }
    let step = number(ir, step);
    if step.as_ref().is_some_and(is_not_positive) {
        return Some(Trips::Zero);
    }
    let (difference, may_be_negative) = match (number(ir, lower), number(ir, upper)) {
        (Some(lower), Some(upper)) => {
            let is_empty = if is_signed {
                upper.sle(&lower)
            } else {
                upper.ule(&lower)
            };
            if is_empty {
                return Some(Trips::Zero);
            }
            (upper.wrapping_sub(&lower), is_signed)
        }
        (None, None) => (added(ir, lower, upper, is_signed)?, true),
        _ => return None,
    };
    if difference.is_zero() || may_be_negative && difference.is_negative() {
        return Some(Trips::Zero);
    }
    let step = step?;
    Some(if difference.ule(&step) {
        Trips::One
    } else {
        Trips::More
    })
}
