//! What the ops compute: functions on integers and floats.

use super::host;
use super::{
    AcosOp, AcoshOp, AsinOp, AsinhOp, Atan2Op, AtanOp, AtanhOp, CbrtOp, CosOp, CoshOp, ErfOp,
    ErfcOp, Exp2Op, ExpM1Op, ExpOp, Log1pOp, Log2Op, Log10Op, LogOp, PowFOp, RoundOp, RsqrtOp,
    SinOp, SinhOp, SqrtOp, TanOp, TanhOp, TruncOp,
};
use ods_runtime::attributes::{ApInt, FloatAttr};
use ods_runtime::types::FloatType;

/// `base` to the power of `exponent`, both signed, rounded towards zero; `None` for zero to a
/// negative power.
pub fn integer_power(base: &ApInt, exponent: &ApInt) -> Option<ApInt> {
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

/// Whether a float is normal: not zero, denormal, infinite or NaN.
pub fn is_normal(float: &FloatAttr) -> bool {
    float.is_finite() && !float.is_zero() && !float.is_denormal()
}

/// A function in the two formats of the host, `f64` and `f32`.
#[derive(Clone, Copy, Debug)]
pub struct HostFunction<Double, Single> {
    double: Double,
    single: Single,
}

/// A function of one float.
pub type Unary = HostFunction<fn(f64) -> f64, fn(f32) -> f32>;
/// A function of two floats.
pub type Binary = HostFunction<fn(f64, f64) -> f64, fn(f32, f32) -> f32>;

/// An op that is a function of one float.
pub trait UnaryFunction {
    /// The function.
    const FUNCTION: Unary;
}

/// An op that is a function of two floats.
pub trait BinaryFunction {
    /// The function.
    const FUNCTION: Binary;
}

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
    /// The result for a float of a format of the host; `None` for one of another format.
    ///
    /// ```
    /// use ods_dialects::math::{SqrtOp, UnaryFunction};
    /// use ods_runtime::{attributes::FloatAttr, types::FloatType};
    ///
    /// let nine = FloatAttr::new(FloatType::F32, 9.0);
    /// assert_eq!(SqrtOp::FUNCTION.compute(&nine), Some(FloatAttr::new(FloatType::F32, 3.0)));
    /// ```
    pub fn compute(&self, float: &FloatAttr) -> Option<FloatAttr> {
        let result = match HostFloat::of(float)? {
            HostFloat::Double(x) => HostFloat::Double((self.double)(x)),
            HostFloat::Single(x) => HostFloat::Single((self.single)(x)),
        };
        Some(result.into())
    }

    /// As [`compute`](Self::compute); in formats that `f32` includes, the result in `f32`, rounded.
    pub fn compute_rounded(&self, float: &FloatAttr) -> Option<FloatAttr> {
        in_f32([float], |[float]| self.compute(float))
    }
}

impl Binary {
    /// The result for floats of a format of the host; `None` for those of another format.
    pub fn compute(&self, a: &FloatAttr, b: &FloatAttr) -> Option<FloatAttr> {
        let result = match (HostFloat::of(a)?, HostFloat::of(b)?) {
            (HostFloat::Double(a), HostFloat::Double(b)) => HostFloat::Double((self.double)(a, b)),
            (HostFloat::Single(a), HostFloat::Single(b)) => HostFloat::Single((self.single)(a, b)),
            _ => return None,
        };
        Some(result.into())
    }

    /// As [`compute`](Self::compute); in formats that `f32` includes, the result in `f32`, rounded.
    pub fn compute_rounded(&self, a: &FloatAttr, b: &FloatAttr) -> Option<FloatAttr> {
        in_f32([a, b], |[a, b]| self.compute(a, b))
    }
}

/// Computes with floats of one format: in `f32`, if that includes the format.
fn in_f32<const N: usize>(
    floats: [&FloatAttr; N],
    compute: impl FnOnce([&FloatAttr; N]) -> Option<FloatAttr>,
) -> Option<FloatAttr> {
    let ty = floats[0].float_type();
    if ty == FloatType::F32 || !ty.is_representable_by(FloatType::F32) {
        return compute(floats);
    }
    let wide = floats.map(|float| float.convert(FloatType::F32));
    Some(compute(wide.each_ref())?.convert(ty))
}

macro_rules! unary {
    ($($op:ident: $double:expr, $single:expr;)*) => {$(
        impl UnaryFunction for $op {
            const FUNCTION: Unary = HostFunction { double: $double, single: $single };
        }
    )*};
}

unary! {
    RoundOp: f64::round, f32::round;
    // A signaling NaN becomes a quiet one, as by the C library.
    TruncOp: |x| if x.is_nan() { x + x } else { x.trunc() },
        |x| if x.is_nan() { x + x } else { x.trunc() };
    SqrtOp: f64::sqrt, f32::sqrt;
    RsqrtOp: |x| 1.0 / x.sqrt(), |x| 1.0 / x.sqrt();
    CbrtOp: f64::cbrt, f32::cbrt;
    ExpOp: f64::exp, f32::exp;
    Exp2Op: f64::exp2, f32::exp2;
    ExpM1Op: f64::exp_m1, f32::exp_m1;
    LogOp: f64::ln, f32::ln;
    Log10Op: f64::log10, f32::log10;
    Log2Op: f64::log2, f32::log2;
    Log1pOp: f64::ln_1p, f32::ln_1p;
    SinOp: f64::sin, f32::sin;
    CosOp: f64::cos, f32::cos;
    TanOp: f64::tan, f32::tan;
    AsinOp: f64::asin, f32::asin;
    AcosOp: f64::acos, f32::acos;
    AtanOp: f64::atan, f32::atan;
    SinhOp: f64::sinh, f32::sinh;
    CoshOp: f64::cosh, f32::cosh;
    TanhOp: f64::tanh, f32::tanh;
    AsinhOp: |x| host::asinh(x), |x| host::asinhf(x);
    AcoshOp: |x| host::acosh(x), |x| host::acoshf(x);
    AtanhOp: |x| host::atanh(x), |x| host::atanhf(x);
    ErfOp: |x| host::erf(x), |x| host::erff(x);
    ErfcOp: |x| host::erfc(x), |x| host::erfcf(x);
}

impl BinaryFunction for PowFOp {
    const FUNCTION: Binary = HostFunction {
        double: f64::powf,
        single: f32::powf,
    };
}

impl BinaryFunction for Atan2Op {
    const FUNCTION: Binary = HostFunction {
        double: f64::atan2,
        single: f32::atan2,
    };
}
