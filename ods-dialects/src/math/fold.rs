//! Folders: constants are computed in the formats of the host, `f32` and `f64`, and exactly in all
//! formats where nothing needs to be approximated.

use super::host;
use super::{
    AbsFOp, AbsIOp, AcosOp, AcoshOp, AsinOp, AsinhOp, Atan2Op, AtanOp, AtanhOp, CeilOp, CopySignOp,
    CosOp, CoshOp, CountLeadingZerosOp, CountTrailingZerosOp, CtPopOp, ErfOp, ErfcOp, Exp2Op,
    ExpM1Op, ExpOp, FloorOp, IPowIOp, IsFiniteOp, IsInfOp, IsNaNOp, IsNormalOp, Log1pOp, Log2Op,
    Log10Op, LogOp, PowFOp, RoundEvenOp, RoundOp, SinOp, SinhOp, SqrtOp, TanOp, TanhOp, TruncOp,
};
use crate::elementwise::{constant_of, float, map, map_floats, zip, zip_floats};
use ods_runtime::attributes::{ApInt, FloatAttr, Rounding};
use ods_runtime::prelude::*;
use ods_runtime::types::FloatType;

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

/// `base` to the power of `exponent`, both signed, rounded towards zero; `None` for zero to a
/// negative power.
fn integer_power(base: &ApInt, exponent: &ApInt) -> Option<ApInt> {
    let width = base.width();
    let one = ApInt::one(width);
    if exponent.is_zero() {
        return Some(one);
    }
    if exponent.is_negative() {
        let is_odd = exponent.bit(0);
        return match () {
            () if base.is_zero() => None,
            () if base.is_one() => Some(one),
            () if !base.is_all_ones() => Some(ApInt::zero(width)),
            () if is_odd => Some(base.clone()),
            () => Some(one),
        };
    }
    let mut result = one;
    let mut power = base.clone();
    let bits = exponent.active_bits();
    for at in 0..bits {
        if exponent.bit(at) {
            result = result.wrapping_mul(&power);
        }
        if at + 1 < bits {
            power = power.wrapping_mul(&power);
        }
    }
    Some(result)
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

fn is_normal(float: &FloatAttr) -> bool {
    float.is_finite() && !float.is_zero() && !float.is_denormal()
}

//===----------------------------------------------------------------------===//
// Floats, in the formats of the host
//===----------------------------------------------------------------------===//

/// A function in both formats of the host.
struct Host<Double, Single> {
    double: Double,
    single: Single,
}

type Unary = Host<fn(f64) -> f64, fn(f32) -> f32>;
type Binary = Host<fn(f64, f64) -> f64, fn(f32, f32) -> f32>;

/// A float of the host.
enum HostFloat {
    Double(f64),
    Single(f32),
}

impl HostFloat {
    /// `None` for a float of another format.
    fn of(float: &FloatAttr) -> Option<Self> {
        match float.float_type() {
            FloatType::F64 => Some(Self::Double(f64::from_bits(float.to_bits() as u64))),
            FloatType::F32 => Some(Self::Single(f32::from_bits(float.to_bits() as u32))),
            _ => None,
        }
    }
}

impl From<HostFloat> for FloatAttr {
    fn from(float: HostFloat) -> Self {
        match float {
            HostFloat::Double(x) => Self::from_bits(FloatType::F64, u128::from(x.to_bits())),
            HostFloat::Single(x) => Self::from_bits(FloatType::F32, u128::from(x.to_bits())),
        }
    }
}

impl Unary {
    fn compute(&self, float: &FloatAttr) -> Option<FloatAttr> {
        let result = match HostFloat::of(float)? {
            HostFloat::Double(x) => HostFloat::Double((self.double)(x)),
            HostFloat::Single(x) => HostFloat::Single((self.single)(x)),
        };
        Some(result.into())
    }
}

impl Binary {
    fn compute(&self, a: &FloatAttr, b: &FloatAttr) -> Option<FloatAttr> {
        let result = match (HostFloat::of(a)?, HostFloat::of(b)?) {
            (HostFloat::Double(a), HostFloat::Double(b)) => HostFloat::Double((self.double)(a, b)),
            (HostFloat::Single(a), HostFloat::Single(b)) => HostFloat::Single((self.single)(a, b)),
            _ => return None,
        };
        Some(result.into())
    }
}

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
    ($($op:ident: $domain:expr, $double:expr, $single:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                let function = Unary { double: $double, single: $single };
                let domain: fn(&FloatAttr) -> bool = $domain;
                let ty = self.result(ir).ty(ir);
                map_floats(ty, constants.operand, |value| {
                    domain(value).then(|| function.compute(value))?
                })
                .into()
            }
        }
    )*};
}

fold_by_host! {
    RoundOp: any, f64::round, f32::round;
    TruncOp: any, f64::trunc, f32::trunc;
    SqrtOp: not_negative, f64::sqrt, f32::sqrt;
    ExpOp: any, f64::exp, f32::exp;
    Exp2Op: any, f64::exp2, f32::exp2;
    ExpM1Op: any, f64::exp_m1, f32::exp_m1;
    LogOp: not_negative, f64::ln, f32::ln;
    Log10Op: not_negative, f64::log10, f32::log10;
    Log2Op: not_negative, f64::log2, f32::log2;
    Log1pOp: above_minus_one, f64::ln_1p, f32::ln_1p;
    SinOp: any, f64::sin, f32::sin;
    CosOp: any, f64::cos, f32::cos;
    TanOp: any, f64::tan, f32::tan;
    AsinOp: any, f64::asin, f32::asin;
    AcosOp: any, f64::acos, f32::acos;
    AtanOp: any, f64::atan, f32::atan;
    SinhOp: any, f64::sinh, f32::sinh;
    CoshOp: any, f64::cosh, f32::cosh;
    TanhOp: any, f64::tanh, f32::tanh;
    AsinhOp: any, |x| host::asinh(x), |x| host::asinhf(x);
    AcoshOp: any, |x| host::acosh(x), |x| host::acoshf(x);
    AtanhOp: any, |x| host::atanh(x), |x| host::atanhf(x);
    ErfOp: any, |x| host::erf(x), |x| host::erff(x);
    ErfcOp: any, |x| host::erfc(x), |x| host::erfcf(x);
}

impl Fold for PowFOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let function = Binary {
            double: f64::powf,
            single: f32::powf,
        };
        let ty = self.result(ir).ty(ir);
        zip_floats(ty, constants.lhs, constants.rhs, |a, b| {
            function.compute(a, b)
        })
        .into()
    }
}

impl Fold for Atan2Op {
    /// As in MLIR, the angle of the zero vector is NaN, in all formats.
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let function = Binary {
            double: f64::atan2,
            single: f32::atan2,
        };
        let ty = self.result(ir).ty(ir);
        zip_floats(ty, constants.lhs, constants.rhs, |a, b| {
            if a.is_zero() && b.is_zero() {
                let nan = FloatAttr::new(a.float_type(), f64::NAN);
                // Some formats have none.
                return nan.is_nan().then_some(nan);
            }
            function.compute(a, b)
        })
        .into()
    }
}
