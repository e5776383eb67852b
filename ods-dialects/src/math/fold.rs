//! Folders: constants are computed in the formats of the host, `f32` and `f64`, and exactly in all
//! formats where nothing needs to be approximated.

use super::functions::{BinaryFunction, UnaryFunction, integer_power, is_normal};
use super::{
    AbsFOp, AbsIOp, AcosOp, AcoshOp, AsinOp, AsinhOp, Atan2Op, AtanOp, AtanhOp, CeilOp, CopySignOp,
    CosOp, CoshOp, CountLeadingZerosOp, CountTrailingZerosOp, CtPopOp, ErfOp, ErfcOp, Exp2Op,
    ExpM1Op, ExpOp, FloorOp, IPowIOp, IsFiniteOp, IsInfOp, IsNaNOp, IsNormalOp, Log1pOp, Log2Op,
    Log10Op, LogOp, PowFOp, RoundEvenOp, RoundOp, SinOp, SinhOp, SqrtOp, TanOp, TanhOp, TruncOp,
};
use crate::elementwise::{constant_of, float, map, map_floats, zip, zip_floats};
use ods_runtime::attributes::{ApInt, FloatAttr, Rounding};
use ods_runtime::prelude::*;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

/// `Fold` for functions of one integer.
macro_rules! fold_integers {
    ($($op:ident: $compute:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                let compute: fn(&ApInt) -> ApInt = $compute;
                let ty = self.result(ir).ty(ir);
                map(ty, constants.operand, |value| Some(compute(value))).into()
            }
        }
    )*};
}

fold_integers! {
    AbsIOp: ApInt::abs;
    CountLeadingZerosOp: |a| count(a, a.count_leading_zeros());
    CountTrailingZerosOp: |a| count(a, a.count_trailing_zeros());
    CtPopOp: |a| count(a, a.count_ones());
}

/// A count as an integer of the width of `a`: the lower bits of it, if it is wider.
fn count(a: &ApInt, count: u32) -> ApInt {
    ApInt::from_u64(64, u64::from(count)).zext_or_trunc(a.width())
}

impl Fold for IPowIOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let ty = self.result(ir).ty(ir);
        zip(ty, constants.lhs, constants.rhs, integer_power).into()
    }
}

//===----------------------------------------------------------------------===//
// Floats, in all formats
//===----------------------------------------------------------------------===//

/// `Fold` for exact functions of one float.
macro_rules! fold_exactly {
    ($($op:ident: $compute:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                let compute: fn(&FloatAttr) -> FloatAttr = $compute;
                let ty = self.result(ir).ty(ir);
                map_floats(ty, constants.operand, |value| Some(compute(value))).into()
            }
        }
    )*};
}

fold_exactly! {
    AbsFOp: FloatAttr::abs;
    CeilOp: |a| a.round_to_integral(Rounding::Up);
    FloorOp: |a| a.round_to_integral(Rounding::Down);
    RoundEvenOp: |a| a.round_to_integral(Rounding::NearestEven);
}

impl Fold for CopySignOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let ty = self.result(ir).ty(ir);
        zip_floats(ty, constants.lhs, constants.rhs, |a, b| {
            let is_same = a.is_negative() == b.is_negative();
            Some(if is_same { a.clone() } else { a.neg() })
        })
        .into()
    }
}

/// `Fold` for what kind of float an operand is. As in MLIR, elements that differ are not folded.
macro_rules! fold_kinds {
    ($($op:ident: $test:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                let test: fn(&FloatAttr) -> bool = $test;
                let ty = self.result(ir).ty(ir);
                let Some(value) = float(constants.operand) else {
                    return Folded::No;
                };
                let bit = ApInt::from_u64(1, u64::from(test(&value)));
                constant_of(ty, &bit).into()
            }
        }
    )*};
}

fold_kinds! {
    IsFiniteOp: FloatAttr::is_finite;
    IsInfOp: FloatAttr::is_infinite;
    IsNaNOp: FloatAttr::is_nan;
    IsNormalOp: is_normal;
}

//===----------------------------------------------------------------------===//
// Floats, in the formats of the host
//===----------------------------------------------------------------------===//

fn any(_: &FloatAttr) -> bool {
    true
}

/// As in MLIR, not even of NaN may the sign be set.
fn not_negative(float: &FloatAttr) -> bool {
    !float.is_negative()
}

/// Whether one and the float is not negative.
fn above_minus_one(float: &FloatAttr) -> bool {
    not_negative(&float.add(&FloatAttr::new(float.float_type(), 1.0)))
}

/// `Fold` for functions of one float, for such floats.
macro_rules! fold_by_host {
    ($($op:ident: $domain:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                let domain: fn(&FloatAttr) -> bool = $domain;
                let ty = self.result(ir).ty(ir);
                map_floats(ty, constants.operand, |value| {
                    domain(value).then(|| Self::FUNCTION.compute(value))?
                })
                .into()
            }
        }
    )*};
}

fold_by_host! {
    RoundOp: any;
    TruncOp: any;
    SqrtOp: not_negative;
    ExpOp: any;
    Exp2Op: any;
    ExpM1Op: any;
    LogOp: not_negative;
    Log10Op: not_negative;
    Log2Op: not_negative;
    Log1pOp: above_minus_one;
    SinOp: any;
    CosOp: any;
    TanOp: any;
    AsinOp: any;
    AcosOp: any;
    AtanOp: any;
    SinhOp: any;
    CoshOp: any;
    TanhOp: any;
    AsinhOp: any;
    AcoshOp: any;
    AtanhOp: any;
    ErfOp: any;
    ErfcOp: any;
}

impl Fold for PowFOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let ty = self.result(ir).ty(ir);
        zip_floats(ty, constants.lhs, constants.rhs, |a, b| {
            Self::FUNCTION.compute(a, b)
        })
        .into()
    }
}

impl Fold for Atan2Op {
    /// As in MLIR, the angle of the zero vector is NaN, in all formats.
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let ty = self.result(ir).ty(ir);
        zip_floats(ty, constants.lhs, constants.rhs, |a, b| {
            if a.is_zero() && b.is_zero() {
                let nan = FloatAttr::new(a.float_type(), f64::NAN);
                // Some formats have none.
                return nan.is_nan().then_some(nan);
            }
            Self::FUNCTION.compute(a, b)
        })
        .into()
    }
}
