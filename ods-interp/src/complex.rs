//! `complex`.
//!
//! Sums, differences, products and quotients are computed on the parts, in their format, as
//! `mlir-opt` lowers them. The other functions compute in `f64` and round once, so that they are
//! not those of a compiled program to the last bit; `f80` and `f128` do not have them. The parts
//! of a number may be poison on their own, which only `create`, `re` and `im` keep apart.

use crate::arith::without_excluded;
use crate::{Context, Interpretable, Outcome, Poison, RuntimeValue, Step, Trap, attach_ops};
use num_complex::Complex64;
use ods_dialects::arith::FastMathFlags;
use ods_dialects::complex::{
    AbsOp, AddOp, AngleOp, Atan2Op, BitcastOp, ConjOp, ConstantOp, CosOp, CreateOp, DivOp, EqualOp,
    ExpOp, Expm1Op, ImOp, Log1pOp, LogOp, MulOp, NegOp, NotEqualOp, PowOp, PowiOp, ReOp, RsqrtOp,
    SignOp, SinOp, SqrtOp, SubOp, TanOp, TanhOp,
};
use ods_runtime::attributes::{ApInt, FloatAttr};
use ods_runtime::types::{FloatType, Type};
use ods_runtime::{DialectRegistry, Value};
use std::cmp::Ordering;
use std::sync::Arc;

/// The real and the imaginary part.
type Parts = [FloatAttr; 2];

/// Lists the ops of each kind, and attaches the interface to all of them.
macro_rules! ops {
    (
        parts { $($exact:ident: $of_exact:expr;)* }
        two { $($binary:ident: $of_binary:expr;)* }
        function { $($function:ident: $of_function:expr;)* }
        real { $($real:ident: $of_real:expr;)* }
        two_functions { $($pair:ident: $of_pair:expr;)* }
        comparison { $($comparison:ident: $wanted:expr;)* }
        other { $($other:ident)* }
    ) => {
        pub(crate) fn attach(registry: DialectRegistry) -> DialectRegistry {
            attach_ops!(
                registry,
                $($exact,)* $($binary,)* $($function,)* $($real,)* $($pair,)* $($comparison,)*
                $($other,)*
            )
        }

        $(impl Interpretable for $exact {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                let compute: fn(&Parts) -> Parts = $of_exact;
                let flags = self.fastmath(cx);
                complex(cx, flags, [self.complex(cx)], |[a]| Ok(compute(a)))
            }
        })*

        $(impl Interpretable for $binary {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                let compute: fn(&Parts, &Parts) -> Parts = $of_binary;
                let flags = self.fastmath(cx);
                complex(cx, flags, [self.lhs(cx), self.rhs(cx)], |[a, b]| Ok(compute(a, b)))
            }
        })*

        $(impl Interpretable for $function {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                let compute: fn(Complex64) -> Complex64 = $of_function;
                let flags = self.fastmath(cx);
                complex(cx, flags, [self.complex(cx)], |[a]| {
                    Ok(rounded(compute(wide(cx, a)?), a))
                })
            }
        })*

        $(impl Interpretable for $real {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                let compute: fn(Complex64) -> f64 = $of_real;
                let flags = self.fastmath(cx);
                compute_parts(cx, [self.complex(cx)], |[a]| {
                    let result = FloatAttr::new(a[0].float_type(), compute(wide(cx, a)?));
                    Ok(without_excluded(cx, flags, &[&a[0], &a[1]], result))
                })
            }
        })*

        $(impl Interpretable for $pair {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                let compute: fn(Complex64, Complex64) -> Complex64 = $of_pair;
                let flags = self.fastmath(cx);
                complex(cx, flags, [self.lhs(cx), self.rhs(cx)], |[a, b]| {
                    Ok(rounded(compute(wide(cx, a)?, wide(cx, b)?), a))
                })
            }
        })*

        $(impl Interpretable for $comparison {
            fn interpret(self, cx: &Context<'_>) -> Outcome {
                compute_parts(cx, [self.lhs(cx), self.rhs(cx)], |[a, b]| {
                    let same = |at: usize| a[at].compare(&b[at]) == Some(Ordering::Equal);
                    Ok(RuntimeValue::from((same(0) && same(1)) == $wanted))
                })
            }
        })*
    };
}

ops! {
    parts {
        NegOp: |a| [a[0].neg(), a[1].neg()];
        ConjOp: |a| [a[0].clone(), a[1].neg()];
    }
    two {
        AddOp: |a, b| [a[0].add(&b[0]), a[1].add(&b[1])];
        SubOp: |a, b| [a[0].sub(&b[0]), a[1].sub(&b[1])];
        MulOp: product;
        DivOp: quotient;
    }
    function {
        SignOp: sign;
        SqrtOp: |a| a.sqrt();
        RsqrtOp: |a| a.sqrt().inv();
        ExpOp: exp;
        Expm1Op: expm1;
        LogOp: |a| a.ln();
        Log1pOp: log1p;
        SinOp: |a| a.sin();
        CosOp: |a| a.cos();
        TanOp: tan;
        TanhOp: tanh;
    }
    real {
        AbsOp: |a| a.norm();
        AngleOp: |a| a.arg();
    }
    two_functions {
        PowOp: pow;
        Atan2Op: atan2;
    }
    comparison {
        EqualOp: true;
        NotEqualOp: false;
    }
    other { ConstantOp CreateOp ReOp ImOp BitcastOp PowiOp }
}

//===----------------------------------------------------------------------===//
// Operands and results
//===----------------------------------------------------------------------===//

fn number(parts: [RuntimeValue; 2]) -> RuntimeValue {
    RuntimeValue::Complex(Arc::new(parts))
}

/// The parts of a complex number; the poison, if the number or a part is that.
fn parts(cx: &Context<'_>, value: Value) -> Result<Result<Parts, Poison>, Trap> {
    let value = cx.value(value)?;
    if let Some(poison) = value.poison() {
        return Ok(Err(poison));
    }
    match value {
        RuntimeValue::Complex(parts) => match &**parts {
            [RuntimeValue::Float(real), RuntimeValue::Float(imaginary)] => {
                Ok(Ok([real.clone(), imaginary.clone()]))
            }
            _ => Err(cx.mismatch("a complex number of floats")),
        },
        _ => Err(cx.mismatch("a complex number of floats")),
    }
}

/// One result from the parts of complex numbers. If one is poison, so is the result.
fn compute_parts<const N: usize>(
    cx: &Context<'_>,
    operands: [Value; N],
    compute: impl FnOnce([&Parts; N]) -> Result<RuntimeValue, Trap>,
) -> Outcome {
    let mut numbers: [Option<Parts>; N] = [const { None }; N];
    for (slot, operand) in numbers.iter_mut().zip(operands) {
        match parts(cx, operand)? {
            Ok(parts) => *slot = Some(parts),
            Err(poison) => return Ok(Step::result(poison)),
        }
    }
    let numbers = numbers
        .each_ref()
        .map(|parts| parts.as_ref().expect("all are set above"));
    Ok(Step::result(compute(numbers)?))
}

/// A complex number from complex numbers; poison for operands and results that flags exclude.
fn complex<const N: usize>(
    cx: &Context<'_>,
    flags: FastMathFlags,
    operands: [Value; N],
    compute: impl FnOnce([&Parts; N]) -> Result<Parts, Trap>,
) -> Outcome {
    compute_parts(cx, operands, |numbers| {
        let given: Vec<&FloatAttr> = numbers.iter().flat_map(|parts| parts.iter()).collect();
        let results = compute(numbers)?;
        Ok(number(
            results.map(|part| without_excluded(cx, flags, &given, part)),
        ))
    })
}

/// A number as one of `f64`, which includes its format.
fn wide(cx: &Context<'_>, [real, imaginary]: &Parts) -> Result<Complex64, Trap> {
    let ty = real.float_type();
    if !ty.is_representable_by(FloatType::F64) {
        return Err(cx.unsupported(format!("is not computed in '{}'", Type::Float(ty))));
    }
    Ok(Complex64::new(real.to_f64(), imaginary.to_f64()))
}

/// A number of `f64` in the format of another number.
fn rounded(value: Complex64, [format, _]: &Parts) -> Parts {
    [value.re, value.im].map(|part| FloatAttr::new(format.float_type(), part))
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

fn product([a, b]: &Parts, [c, d]: &Parts) -> Parts {
    [a.mul(c).sub(&b.mul(d)), b.mul(c).add(&a.mul(d))]
}

/// Smith's algorithm, which divides by the larger part; where it gives NaN, the infinities and
/// zeros of C's annex G.
fn quotient([a, b]: &Parts, [c, d]: &Parts) -> Parts {
    let ty = a.float_type();
    let real_is_smaller = c.abs().compare(&d.abs()) == Some(Ordering::Less);
    let result = if real_is_smaller {
        let ratio = c.div(d);
        let divisor = d.add(&ratio.mul(c));
        [
            a.mul(&ratio).add(b).div(&divisor),
            b.mul(&ratio).sub(a).div(&divisor),
        ]
    } else {
        let ratio = d.div(c);
        let divisor = c.add(&ratio.mul(d));
        [
            a.add(&b.mul(&ratio)).div(&divisor),
            b.sub(&a.mul(&ratio)).div(&divisor),
        ]
    };
    if !result.iter().all(FloatAttr::is_nan) {
        return result;
    }
    let [zero, one, infinity] = [0.0, 1.0, f64::INFINITY].map(|value| FloatAttr::new(ty, value));
    let with_sign = |value: &FloatAttr, sign: &FloatAttr| {
        if sign.is_negative() {
            value.neg()
        } else {
            value.clone()
        }
    };
    // One for an infinity, zero for others, with the sign.
    let boxed =
        |value: &FloatAttr| with_sign(if value.is_infinite() { &one } else { &zero }, value);
    let is_finite = |values: [&FloatAttr; 2]| values.into_iter().all(FloatAttr::is_finite);
    let sums = |a: &FloatAttr, b: &FloatAttr, c: &FloatAttr, d: &FloatAttr| {
        [a.mul(c).add(&b.mul(d)), b.mul(c).sub(&a.mul(d))]
    };
    if c.is_zero() && d.is_zero() && !(a.is_nan() && b.is_nan()) {
        let infinity = with_sign(&infinity, c);
        [infinity.mul(a), infinity.mul(b)]
    } else if (a.is_infinite() || b.is_infinite()) && is_finite([c, d]) {
        sums(&boxed(a), &boxed(b), c, d).map(|sum| infinity.mul(&sum))
    } else if is_finite([a, b]) && (c.is_infinite() || d.is_infinite()) {
        sums(a, b, &boxed(c), &boxed(d)).map(|sum| zero.mul(&sum))
    } else {
        result
    }
}

/// The number by its absolute value; zero stays.
fn sign(a: Complex64) -> Complex64 {
    if a.re == 0.0 && a.im == 0.0 {
        return a;
    }
    a.unscale(a.norm())
}

/// Euler's number raised to a power; a real power gives a real number.
fn exp(a: Complex64) -> Complex64 {
    if a.im == 0.0 {
        return Complex64::new(a.re.exp(), a.im);
    }
    a.exp()
}

/// `exp(a) - 1`, exact also near zero.
fn expm1(a: Complex64) -> Complex64 {
    let half = (a.im / 2.0).sin();
    let real = a.re.exp_m1() * a.im.cos() - 2.0 * half * half;
    Complex64::new(real, exp(a).im)
}

/// `log(1 + a)`, exact also near zero.
fn log1p(a: Complex64) -> Complex64 {
    let angle = a.im.atan2(1.0 + a.re);
    if a.norm() > 0.5 {
        return Complex64::new((a + 1.0).norm().ln(), angle);
    }
    let squares = a.re * (2.0 + a.re) + a.im * a.im;
    Complex64::new(squares.ln_1p() / 2.0, angle)
}

/// The hyperbolic tangent. From 20 on it is one to the last bit.
fn tanh(a: Complex64) -> Complex64 {
    if a.re.abs() > 20.0 {
        let decay = 4.0 * (-2.0 * a.re.abs()).exp();
        let imaginary = decay * a.im.sin() * a.im.cos();
        return Complex64::new(1.0_f64.copysign(a.re), imaginary);
    }
    a.tanh()
}

/// `tan(a) = -i tanh(i a)`.
fn tan(a: Complex64) -> Complex64 {
    let turned = tanh(Complex64::new(-a.im, a.re));
    Complex64::new(turned.im, -turned.re)
}

fn pow(base: Complex64, exponent: Complex64) -> Complex64 {
    base.powc(exponent)
}

/// The angle whose tangent is `y / x`: `-i log((x + i y) / sqrt(x² + y²))`.
fn atan2(y: Complex64, x: Complex64) -> Complex64 {
    let i = Complex64::i();
    -i * ((x + i * y) / (x * x + y * y).sqrt()).ln()
}

//===----------------------------------------------------------------------===//
// The other ops
//===----------------------------------------------------------------------===//

impl Interpretable for ConstantOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let parts = self.value(cx);
        let parts: Option<Vec<RuntimeValue>> = (parts.iter())
            .map(|part| RuntimeValue::from_attribute(part, cx.index_width()))
            .collect();
        let parts = parts.and_then(|parts| <[RuntimeValue; 2]>::try_from(parts).ok());
        match parts {
            Some(parts) => Ok(Step::result(number(parts))),
            None => Err(cx.mismatch("two numbers")),
        }
    }
}

impl Interpretable for CreateOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let parts = [self.real(cx), self.imaginary(cx)].map(|part| cx.value(part).cloned());
        let [real, imaginary] = parts;
        Ok(Step::result(number([real?, imaginary?])))
    }
}

/// One of the parts of a number.
fn part(cx: &Context<'_>, value: Value, at: usize) -> Outcome {
    match cx.value(value)? {
        RuntimeValue::Complex(parts) => Ok(Step::result(parts[at].clone())),
        RuntimeValue::Poison(poison) => Ok(Step::result(*poison)),
        _ => Err(cx.mismatch("a complex number")),
    }
}

impl Interpretable for ReOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        part(cx, self.complex(cx), 0)
    }
}

impl Interpretable for ImOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        part(cx, self.complex(cx), 1)
    }
}

impl Interpretable for PowiOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let flags = self.fastmath(cx).unwrap_or(FastMathFlags::none);
        let exponent = cx.value(self.rhs(cx))?;
        let exponent = match exponent {
            RuntimeValue::Poison(poison) => return Ok(Step::result(*poison)),
            RuntimeValue::Int(exponent) => exponent,
            _ => return Err(cx.mismatch("an integer")),
        };
        complex(cx, flags, [self.lhs(cx)], |[base]| {
            let wide = wide(cx, base)?;
            let power = match exponent
                .to_i64()
                .and_then(|power| i32::try_from(power).ok())
            {
                Some(power) => wide.powi(power),
                None => pow(
                    wide,
                    FloatAttr::from_signed(FloatType::F64, exponent)
                        .to_f64()
                        .into(),
                ),
            };
            Ok(rounded(power, base))
        })
    }
}

impl Interpretable for BitcastOp {
    /// The real part has the lower bits.
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let operand = self.operand(cx);
        let value = cx.value(operand)?;
        if let Some(poison) = value.poison() {
            return Ok(Step::result(poison));
        }
        let bits = match value {
            RuntimeValue::Int(value) => value.clone(),
            RuntimeValue::Float(value) => bits_of(value),
            RuntimeValue::Complex(parts) => match &**parts {
                [RuntimeValue::Float(real), RuntimeValue::Float(imaginary)] => {
                    let width = 2 * real.float_type().width();
                    let [low, high] = [real, imaginary].map(|part| bits_of(part).zext(width));
                    high.shl(width / 2).or(&low)
                }
                _ => return Err(cx.mismatch("a complex number of floats")),
            },
            _ => return Err(cx.mismatch("an integer, a float or a complex number")),
        };
        let ty = self.result(cx).ty(cx);
        let float = |ty: FloatType, bits: &ApInt| {
            let [low, high] = [0, 1].map(|at| bits.words().get(at).copied().unwrap_or_default());
            FloatAttr::from_bits(ty, u128::from(high) << 64 | u128::from(low))
        };
        Ok(Step::result(match ty {
            Type::Float(ty) => float(*ty, &bits).into(),
            Type::Complex(of) => {
                let Type::Float(of) = of.element_type() else {
                    return Err(cx.unsupported(format!("converts to '{ty}'")));
                };
                let width = bits.width() / 2;
                let parts = [bits.trunc(width), bits.lshr(width).trunc(width)];
                number(parts.map(|bits| float(*of, &bits).into()))
            }
            _ => bits.into(),
        }))
    }
}

fn bits_of(float: &FloatAttr) -> ApInt {
    ApInt::from_u128(float.float_type().width(), float.to_bits())
}
