//! Operations on two integers.

use crate::arith::{
    AddIOp, AndIOp, CeilDivSIOp, CeilDivUIOp, DivSIOp, DivUIOp, FloorDivSIOp, IntegerOverflowFlags,
    MaxSIOp, MaxUIOp, MinSIOp, MinUIOp, MulIOp, OrIOp, RemSIOp, RemUIOp, ShLIOp, ShRSIOp, ShRUIOp,
    SubIOp, XOrIOp,
};
use crate::elementwise::{number, zero_of, zip};
use ods_runtime::attributes::ApInt;
use ods_runtime::op::FoldResult;
use ods_runtime::prelude::*;

/// The operands, and the right one as a number.
struct Operands<'ir> {
    ir: &'ir Ir,
    op: Operation,
    lhs: Value,
    rhs: Value,
    /// The right operand as a constant, and as a number.
    constant: Option<&'ir Attribute>,
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
        test.then(|| zero_of(self.ty()).map(FoldResult::from))?
    }

    /// The type of the result.
    fn ty(&self) -> &Type {
        self.op.result(self.ir, 0).ty(self.ir)
    }
}

/// `Fold` for each op: results that need no constant on the left, and the computation of constants.
/// Without constants, only the ops in brackets decide results, if they define an operand, or that
/// both operands are the same.
macro_rules! fold {
    ($($op:ident [$($definer:ident)*]: $known:expr, $compute:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                // The operation is well formed, or it would not be folded.
                let op = self.operation();
                let operands = Operands {
                    ir,
                    op,
                    lhs: op.operand(ir, 0),
                    rhs: op.operand(ir, 1),
                    constant: constants.rhs,
                    number: number(constants.rhs),
                };
                let known: fn(&Operands<'_>) -> Option<FoldResult> = $known;
                if let Some(found) = known(&operands) {
                    return found.into();
                }
                zip(operands.ty(), constants.lhs, constants.rhs, $compute).into()
            }

            fn folds_without_constants(self, ir: &Ir) -> bool {
                let op = self.operation();
                let operands = [op.operand(ir, 0), op.operand(ir, 1)];
                operands[0] == operands[1]
                    $(|| is_defined_by::<$definer>(ir, operands))*
            }
        }
    )*};
}

/// Whether an operation of this op defines one of the values.
fn is_defined_by<O: OpHandle>(ir: &Ir, values: [Value; 2]) -> bool {
    values.iter().any(|value| value.defining::<O>(ir).is_some())
}

fold! {
    AddIOp [SubIOp]: |it| it.lhs_if(ApInt::is_zero).or_else(|| added_back(it)),
        |a, b| Some(a.wrapping_add(b));
    SubIOp [AddIOp]: |it| it.zero_if(it.lhs == it.rhs).or_else(|| it.lhs_if(ApInt::is_zero))
            .or_else(|| taken_away(it)),
        |a, b| Some(a.wrapping_sub(b));
    MulIOp []: |it| it.rhs_if(ApInt::is_zero).or_else(|| it.lhs_if(ApInt::is_one)),
        |a, b| Some(a.wrapping_mul(b));
    DivUIOp [MulIOp]: |it| it.lhs_if(ApInt::is_one).or_else(|| other_factor(it, IntegerOverflowFlags::nuw)),
        ApInt::udiv;
    DivSIOp [MulIOp]: |it| it.lhs_if(ApInt::is_one).or_else(|| other_factor(it, IntegerOverflowFlags::nsw)),
        exact_sdiv;
    CeilDivUIOp []: |it| it.lhs_if(ApInt::is_one), ApInt::ceil_udiv;
    CeilDivSIOp []: |it| it.lhs_if(ApInt::is_one), ceil_sdiv;
    RemUIOp []: |it| it.zero_if(it.rhs_is(ApInt::is_one)), ApInt::urem;
    RemSIOp []: |it| it.zero_if(it.rhs_is(ApInt::is_one)), ApInt::srem;
    AndIOp [AndIOp XOrIOp]: |it| it.rhs_if(ApInt::is_zero).or_else(|| it.lhs_if(ApInt::is_all_ones))
            .or_else(|| it.zero_if(complement(it).is_some())).or_else(|| and_of_and(it)),
        |a, b| Some(a.and(b));
    OrIOp [XOrIOp]: |it| it.lhs_if(ApInt::is_zero).or_else(|| all_ones(it))
            .or_else(|| complement(it).map(FoldResult::from)),
        |a, b| Some(a.or(b));
    XOrIOp [XOrIOp]: |it| it.lhs_if(ApInt::is_zero).or_else(|| it.zero_if(it.lhs == it.rhs))
            .or_else(|| xor_of_xor(it)),
        |a, b| Some(a.xor(b));
    MaxSIOp []: |it| same(it).or_else(|| it.rhs_if(ApInt::is_signed_max))
            .or_else(|| it.lhs_if(ApInt::is_signed_min)),
        |a, b| Some(a.smax(b));
    MaxUIOp []: |it| same(it).or_else(|| it.rhs_if(ApInt::is_all_ones))
            .or_else(|| it.lhs_if(ApInt::is_zero)),
        |a, b| Some(a.umax(b));
    MinSIOp []: |it| same(it).or_else(|| it.rhs_if(ApInt::is_signed_min))
            .or_else(|| it.lhs_if(ApInt::is_signed_max)),
        |a, b| Some(a.smin(b));
    MinUIOp []: |it| same(it).or_else(|| it.rhs_if(ApInt::is_zero))
            .or_else(|| it.lhs_if(ApInt::is_all_ones)),
        |a, b| Some(a.umin(b));
}

/// `(x * y) / y` is `x`, and `(x * y) / x` is `y`, if the product does not overflow.
fn other_factor(it: &Operands<'_>, exact: IntegerOverflowFlags) -> Option<FoldResult> {
    let product = it.lhs.defining::<MulIOp>(it.ir)?;
    if !product.overflow_flags(it.ir).contains_all(exact) {
        return None;
    }
    let (x, y) = (product.lhs(it.ir), product.rhs(it.ir));
    if x == it.rhs {
        return Some(y.into());
    }
    (y == it.rhs).then(|| x.into())
}

/// `Fold` for shifts. As in MLIR, constants are not folded if the last number is not below the
/// width; another such number shifts all bits out.
macro_rules! fold_shifts {
    ($($op:ident: $compute:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                if number(constants.rhs).is_some_and(|count| count.is_zero()) {
                    return self.lhs(ir).into();
                }
                let mut is_bounded = false;
                let ty = self.result(ir).ty(ir);
                let shifted = zip(ty, constants.lhs, constants.rhs, |a, b| {
                    let count = b.to_u64().filter(|count| *count < u64::from(b.width()));
                    is_bounded = count.is_some();
                    let count = count.map_or(b.width(), |count| count as u32);
                    let compute: fn(&ApInt, u32) -> ApInt = $compute;
                    Some(compute(a, count))
                });
                shifted.filter(|_| is_bounded).into()
            }

            fn folds_without_constants(self, _: &Ir) -> bool {
                false
            }
        }
    )*};
}

fold_shifts! {
    ShLIOp: ApInt::shl;
    ShRUIOp: ApInt::lshr;
    ShRSIOp: ApInt::ashr;
}

/// `x | -1` is -1: as in MLIR a new constant, which is then unified.
fn all_ones(it: &Operands<'_>) -> Option<FoldResult> {
    let constant = it.constant.filter(|_| it.rhs_is(ApInt::is_all_ones));
    constant.map(|constant| constant.clone().into())
}

impl Fold for FloorDivSIOp {
    /// As in MLIR, constants are not folded if the last quotient is undefined; another such quotient
    /// is the dividend, or wraps around.
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        if number(constants.rhs).is_some_and(|divisor| divisor.is_one()) {
            return self.lhs(ir).into();
        }
        let mut is_defined = true;
        let ty = self.result(ir).ty(ir);
        let quotient = zip(ty, constants.lhs, constants.rhs, |a, b| {
            let (quotient, overflows) = a.sdiv_overflow(b).unwrap_or((a.clone(), true));
            is_defined = !overflows;
            a.floor_sdiv(b).filter(|_| is_defined).or(Some(quotient))
        });
        quotient.filter(|_| is_defined).into()
    }

    fn folds_without_constants(self, _: &Ir) -> bool {
        false
    }
}

/// `max(x, x)` is `x`.
fn same(it: &Operands<'_>) -> Option<FoldResult> {
    (it.lhs == it.rhs).then(|| it.rhs.into())
}

/// `(a - b) + b` and `b + (a - b)` are `a`.
fn added_back(it: &Operands<'_>) -> Option<FoldResult> {
    [(it.lhs, it.rhs), (it.rhs, it.lhs)]
        .into_iter()
        .find_map(|(difference, other)| {
            let sub = difference.defining::<SubIOp>(it.ir)?;
            (sub.rhs(it.ir) == other).then(|| sub.lhs(it.ir).into())
        })
}

/// `(a + b) - b` is `a`, and `(a + b) - a` is `b`.
fn taken_away(it: &Operands<'_>) -> Option<FoldResult> {
    let sum = it.lhs.defining::<AddIOp>(it.ir)?;
    let (a, b) = (sum.lhs(it.ir), sum.rhs(it.ir));
    if it.rhs == b {
        Some(a.into())
    } else {
        (it.rhs == a).then(|| b.into())
    }
}

/// If one operand is `x` and the other `x ^ -1`: the -1.
fn complement(it: &Operands<'_>) -> Option<Value> {
    [(it.lhs, it.rhs), (it.rhs, it.lhs)]
        .into_iter()
        .find_map(|(value, other)| {
            let xor = other.defining::<XOrIOp>(it.ir)?;
            let ones = xor.rhs(it.ir);
            let is_complement = xor.lhs(it.ir) == value
                && number(known(it.ir, ones).as_ref()).is_some_and(|ones| ones.is_all_ones());
            is_complement.then_some(ones)
        })
}

/// The constant that defines a value.
fn known(ir: &Ir, value: Value) -> Option<Attribute> {
    let constant = value.defining::<crate::arith::ConstantOp>(ir)?;
    Some(constant.value(ir).clone())
}

/// `a & (a & b)` is `a & b`.
fn and_of_and(it: &Operands<'_>) -> Option<FoldResult> {
    [(it.lhs, it.rhs), (it.rhs, it.lhs)]
        .into_iter()
        .find_map(|(inner, other)| {
            let and = inner.defining::<AndIOp>(it.ir)?;
            let is_part = other == and.lhs(it.ir) || other == and.rhs(it.ir);
            is_part.then(|| inner.into())
        })
}

/// `(x ^ a) ^ a` is `x`.
fn xor_of_xor(it: &Operands<'_>) -> Option<FoldResult> {
    [(it.lhs, it.rhs), (it.rhs, it.lhs)]
        .into_iter()
        .find_map(|(inner, other)| {
            let xor = inner.defining::<XOrIOp>(it.ir)?;
            let (a, b) = (xor.lhs(it.ir), xor.rhs(it.ir));
            if b == other {
                Some(a.into())
            } else {
                (a == other).then(|| b.into())
            }
        })
}

/// The quotient, unless it overflows.
fn exact_sdiv(a: &ApInt, b: &ApInt) -> Option<ApInt> {
    let (quotient, overflows) = a.sdiv_overflow(b)?;
    (!overflows).then_some(quotient)
}

/// As MLIR, does not divide the least number or by it, because its negation overflows.
fn ceil_sdiv(a: &ApInt, b: &ApInt) -> Option<ApInt> {
    if b.is_zero() || !a.is_zero() && (a.is_signed_min() || b.is_signed_min()) {
        return None;
    }
    a.ceil_sdiv(b)
}
