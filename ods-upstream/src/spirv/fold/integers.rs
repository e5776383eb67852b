//! Arithmetic, shifts and bits of integers. What has no defined result is not folded.

use crate::elementwise::{map, number, width_of, zero_of, zip};
use crate::spirv::{
    BitwiseAndOp, BitwiseOrOp, BitwiseXorOp, IAddOp, IMulOp, ISubOp, NotOp, SDivOp, SModOp,
    SNegateOp, SRemOp, ShiftLeftLogicalOp, ShiftRightArithmeticOp, ShiftRightLogicalOp, UConvertOp,
    UDivOp, UModOp,
};
use ods_runtime::attributes::ApInt;
use ods_runtime::op::FoldResult;
use ods_runtime::prelude::*;

/// The operands, and the right one as a number.
struct Operands<'ir> {
    ir: &'ir Ir,
    ty: &'ir Type,
    lhs: Value,
    rhs: Value,
    number: Option<ApInt>,
}

impl Operands<'_> {
    fn rhs_is(&self, test: impl Fn(&ApInt) -> bool) -> bool {
        self.number.as_ref().is_some_and(test)
    }

    /// The left operand, if the right one is such a number.
    fn lhs_if(&self, test: impl Fn(&ApInt) -> bool) -> Option<FoldResult> {
        self.rhs_is(test).then(|| self.lhs.into())
    }

    /// The right operand, if it is such a number.
    fn rhs_if(&self, test: impl Fn(&ApInt) -> bool) -> Option<FoldResult> {
        self.rhs_is(test).then(|| self.rhs.into())
    }

    /// Zero, if the test holds.
    fn zero_if(&self, test: bool) -> Option<FoldResult> {
        test.then(|| zero_of(self.ty).map(FoldResult::from))?
    }

    /// The left operand, if both are the same.
    fn same(&self) -> Option<FoldResult> {
        (self.lhs == self.rhs).then(|| self.lhs.into())
    }
}

/// `Fold` for each op: results that need no constant on the left, and the computation of constants.
macro_rules! fold {
    ($($op:ident: $known:expr, $compute:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                let operands = Operands {
                    ir,
                    ty: self.result(ir).ty(ir),
                    lhs: self.operand1(ir),
                    rhs: self.operand2(ir),
                    number: number(constants.operand2),
                };
                let known: fn(&Operands<'_>) -> Option<FoldResult> = $known;
                if let Some(found) = known(&operands) {
                    return found.into();
                }
                zip(operands.ty, constants.operand1, constants.operand2, $compute).into()
            }
        }
    )*};
}

fold! {
    IAddOp: |it| it.lhs_if(ApInt::is_zero), |a, b| Some(a.wrapping_add(b));
    ISubOp: |it| it.zero_if(it.lhs == it.rhs), |a, b| Some(a.wrapping_sub(b));
    IMulOp: |it| it.rhs_if(ApInt::is_zero).or_else(|| it.lhs_if(ApInt::is_one)), |a, b| Some(a.wrapping_mul(b));
    UDivOp: |it| it.lhs_if(ApInt::is_one), ApInt::udiv;
    SDivOp: |it| it.lhs_if(ApInt::is_one), |a, b| defined(a, b, ApInt::sdiv);
    UModOp: |it| it.zero_if(it.rhs_is(ApInt::is_one)), ApInt::urem;
    SRemOp: |it| it.zero_if(it.rhs_is(ApInt::is_one)), |a, b| defined(a, b, ApInt::srem);
    SModOp: |it| it.zero_if(it.rhs_is(ApInt::is_one)), |a, b| defined(a, b, modulo);
    BitwiseAndOp: |it| it.same().or_else(|| it.rhs_if(ApInt::is_zero))
            .or_else(|| it.lhs_if(ApInt::is_all_ones)).or_else(|| masked(it)),
        |a, b| Some(a.and(b));
    BitwiseOrOp: |it| it.same().or_else(|| it.lhs_if(ApInt::is_zero)).or_else(|| it.rhs_if(ApInt::is_all_ones)),
        |a, b| Some(a.or(b));
    BitwiseXorOp: |it| it.lhs_if(ApInt::is_zero).or_else(|| it.zero_if(it.lhs == it.rhs)),
        |a, b| Some(a.xor(b));
}

/// A quotient or remainder, unless the quotient overflows.
fn defined(
    a: &ApInt,
    b: &ApInt,
    compute: impl FnOnce(&ApInt, &ApInt) -> Option<ApInt>,
) -> Option<ApInt> {
    if a.is_signed_min() && b.is_all_ones() {
        return None;
    }
    compute(a, b)
}

/// The remainder that has the sign of the divisor.
fn modulo(a: &ApInt, b: &ApInt) -> Option<ApInt> {
    let rest = a.srem(b)?;
    if rest.is_zero() || rest.is_negative() == b.is_negative() {
        return Some(rest);
    }
    Some(rest.wrapping_add(b))
}

/// A number that was made wider, of which a mask removes no bit that is set.
fn masked(it: &Operands<'_>) -> Option<FoldResult> {
    let narrow = it.lhs.defining::<UConvertOp>(it.ir)?.operand(it.ir);
    let width = width_of(narrow.ty(it.ir))?;
    it.lhs_if(|mask| mask.zext_or_trunc(width).is_all_ones())
}

/// `Fold` for shifts, by less than the width.
macro_rules! fold_shifts {
    ($($op:ident: $compute:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                if number(constants.operand2).is_some_and(|count| count.is_zero()) {
                    return self.operand1(ir).into();
                }
                let ty = self.result(ir).ty(ir);
                zip(ty, constants.operand1, constants.operand2, |a, b| {
                    let count = b.to_u64().filter(|count| *count < u64::from(a.width()))?;
                    let compute: fn(&ApInt, u32) -> ApInt = $compute;
                    Some(compute(a, count as u32))
                })
                .into()
            }
        }
    )*};
}

fold_shifts! {
    ShiftLeftLogicalOp: ApInt::shl;
    ShiftRightArithmeticOp: ApInt::ashr;
    ShiftRightLogicalOp: ApInt::lshr;
}

/// `Fold` for operations that are undone by themselves.
macro_rules! fold_involutions {
    ($($op:ident: $compute:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                if let Some(inner) = self.operand(ir).defining::<Self>(ir) {
                    return inner.operand(ir).into();
                }
                let ty = self.result(ir).ty(ir);
                map(ty, constants.operand, |number| Some($compute(number))).into()
            }
        }
    )*};
}

fold_involutions! {
    NotOp: ApInt::not;
    SNegateOp: ApInt::negated;
}
