//! Arithmetic on float attributes, compared with the arithmetic of the processor.

#![expect(
    clippy::cast_precision_loss,
    reason = "the tests compare how integers are rounded"
)]

use ods_runtime::attributes::{ApInt, FloatAttr, Rounding};
use ods_runtime::types::FloatType;

/// A generator of values, the same in each run.
struct Random(u64);

impl Random {
    fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// Any bits, often those of a special value or of one of middling magnitude.
    fn double(&mut self) -> f64 {
        let specials = [
            0.0,
            -0.0,
            1.0,
            f64::INFINITY,
            -f64::INFINITY,
            f64::NAN,
            f64::MIN_POSITIVE,
        ];
        match self.word() >> 5 & 15 {
            0..2 => specials[(self.word() % 7) as usize],
            2..5 => f64::from_bits(self.word()),
            5..7 => f64::from_bits(self.word() >> 12),
            7..9 => (self.word() >> 9 & 63) as f64 - 30.5,
            _ => f64::from_bits(0x3FC0_0000_0000_0000 + (self.word() >> 6)),
        }
    }

    /// Any bits of a format.
    fn attribute(&mut self, ty: FloatType) -> FloatAttr {
        match self.word() >> 5 & 1 {
            0 => FloatAttr::new(ty, self.double()),
            _ => FloatAttr::from_bits(ty, u128::from(self.word()) << 64 | u128::from(self.word())),
        }
    }
}

type Binary = fn(&FloatAttr, &FloatAttr) -> FloatAttr;

type Operation = (Binary, fn(f64, f64) -> f64);

type RoundingOf = (Rounding, fn(f64) -> f64);

const OPERATIONS: [Operation; 5] = [
    (FloatAttr::add, |a, b| a + b),
    (FloatAttr::sub, |a, b| a - b),
    (FloatAttr::mul, |a, b| a * b),
    (FloatAttr::div, |a, b| a / b),
    (FloatAttr::rem, |a, b| a % b),
];

fn same(found: &FloatAttr, wanted: &FloatAttr) -> bool {
    found == wanted || found.is_nan() && wanted.is_nan()
}

#[test]
fn doubles_are_those_of_the_processor() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let f64 = |value| FloatAttr::new(FloatType::F64, value);
    for _ in 0..10_000 {
        let [a, b] = [random.double(), random.double()];
        for (found, wanted) in OPERATIONS {
            let (found, wanted) = (found(&f64(a), &f64(b)), f64(wanted(a, b)));
            assert!(same(&found, &wanted), "{a:e} {b:e}: {found:?} {wanted:?}");
        }
        assert_eq!(f64(a).compare(&f64(b)), a.partial_cmp(&b));
        assert_eq!(f64(a).neg(), f64(-a));
        assert_eq!(f64(a).abs(), f64(a.abs()));
        let number = f64(a);
        assert_eq!(
            [
                number.is_nan(),
                number.is_infinite(),
                number.is_finite(),
                number.is_zero()
            ],
            [a.is_nan(), a.is_infinite(), a.is_finite(), a == 0.0]
        );
    }
}

#[test]
fn singles_are_those_of_the_processor() {
    let mut random = Random(11);
    let attribute = |value: f32| FloatAttr::from_bits(FloatType::F32, value.to_bits().into());
    for _ in 0..10_000 {
        let [a, b] = [random.double() as f32, f32::from_bits(random.word() as u32)];
        let operations: [(Binary, f32); 5] = [
            (FloatAttr::add, a + b),
            (FloatAttr::sub, a - b),
            (FloatAttr::mul, a * b),
            (FloatAttr::div, a / b),
            (FloatAttr::rem, a % b),
        ];
        for (found, wanted) in operations {
            let (found, wanted) = (found(&attribute(a), &attribute(b)), attribute(wanted));
            assert!(same(&found, &wanted), "{a:e} {b:e}: {found:?} {wanted:?}");
        }
    }
}

#[test]
fn products_with_addends_are_rounded_once() {
    let mut random = Random(29);
    let f64 = |value| FloatAttr::new(FloatType::F64, value);
    let f32 = |value: f32| FloatAttr::from_bits(FloatType::F32, value.to_bits().into());
    for round in 0..20_000 {
        let [a, b, c] = [random.double(), random.double(), random.double()];
        // Half of the sums cancel almost all of the product.
        let c = if round % 2 == 0 { c } else { -(a * b) };
        let found = f64(a).mul_add(&f64(b), &f64(c)).unwrap();
        let wanted = f64(a.mul_add(b, c));
        assert!(
            same(&found, &wanted),
            "{a:e} {b:e} {c:e}: {found:?} {wanted:?}"
        );
        let [a, b, c] = [a as f32, b as f32, c as f32];
        let c = if round % 2 == 0 { c } else { -(a * b) };
        let found = f32(a).mul_add(&f32(b), &f32(c)).unwrap();
        let wanted = f32(a.mul_add(b, c));
        assert!(
            same(&found, &wanted),
            "{a:e} {b:e} {c:e}: {found:?} {wanted:?}"
        );
    }
    let wide = FloatAttr::new(FloatType::F128, 1.0);
    assert_eq!(wide.mul_add(&wide, &wide), None);
}

/// A double holds more than twice the bits of these formats, so that rounding its results again
/// gives the correctly rounded ones.
#[test]
fn small_formats_round_the_results_of_doubles() {
    use FloatType::{BF16, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ};
    use FloatType::{F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F16, TF32};
    let types = [
        F16,
        BF16,
        TF32,
        F8E5M2,
        F8E4M3,
        F8E4M3FN,
        F8E5M2FNUZ,
        F8E4M3FNUZ,
        F8E4M3B11FNUZ,
        F8E3M4,
        F6E2M3FN,
        F6E3M2FN,
        F4E2M1FN,
    ];
    let mut random = Random(5);
    for ty in types {
        for _ in 0..2_000 {
            let [a, b] = [random.attribute(ty), random.attribute(ty)];
            for (found, wanted) in OPERATIONS {
                let found = found(&a, &b);
                let wanted = FloatAttr::new(ty, wanted(a.to_f64(), b.to_f64()));
                assert!(same(&found, &wanted), "{a:?} {b:?}: {found:?} {wanted:?}");
            }
        }
    }
}

/// An `f128` holds more than twice the bits of a double.
#[test]
fn quadruple_results_round_to_those_of_doubles() {
    let mut random = Random(3);
    let f64 = |value| FloatAttr::new(FloatType::F64, value);
    for _ in 0..10_000 {
        let [a, b] = [random.double(), random.double()];
        for (found, wanted) in OPERATIONS {
            let [x, y] = [a, b].map(|value| f64(value).convert(FloatType::F128));
            let (found, wanted) = (found(&x, &y).convert(FloatType::F64), f64(wanted(a, b)));
            // A subnormal result is rounded at another place.
            if wanted.to_f64().abs() >= f64::MIN_POSITIVE || wanted.is_zero() || wanted.is_nan() {
                assert!(same(&found, &wanted), "{a:e} {b:e}: {found:?} {wanted:?}");
            }
        }
    }
}

#[test]
fn extended_formats_obey_their_laws() {
    let mut random = Random(13);
    for ty in [FloatType::F80, FloatType::F128] {
        for _ in 0..3_000 {
            let [a, b] = [(); 2].map(|()| FloatAttr::new(ty, random.double()));
            if !a.is_finite() || !b.is_finite() || a.is_zero() || b.is_zero() {
                continue;
            }
            assert_eq!(a.mul(&b), b.mul(&a));
            assert_eq!(a.add(&b), b.add(&a));
            assert_eq!(a.sub(&b), b.sub(&a).neg().add(&a.sub(&a)));
            assert_eq!(a.div(&a), FloatAttr::new(ty, 1.0));
            let rest = a.rem(&b);
            assert!(
                rest.abs()
                    .compare(&b.abs())
                    .is_some_and(std::cmp::Ordering::is_lt)
            );
            assert!(rest.is_negative() == a.is_negative());
        }
    }
}

#[test]
fn least_and_greatest_order_zeros_and_nan() {
    let [zero, minus, one, nan] =
        [0.0, -0.0, 1.0, f64::NAN].map(|value| FloatAttr::new(FloatType::F16, value));
    for [a, b] in [[&zero, &minus], [&minus, &zero]] {
        assert_eq!([a.minimum(b), a.minnum(b)], [minus.clone(), minus.clone()]);
        assert_eq!([a.maximum(b), a.maxnum(b)], [zero.clone(), zero.clone()]);
    }
    for [a, b] in [[&one, &nan], [&nan, &one]] {
        assert!(a.minimum(b).is_nan() && a.maximum(b).is_nan());
        assert_eq!([a.minnum(b), a.maxnum(b)], [one.clone(), one.clone()]);
    }
    assert_eq!(one.minimum(&zero), zero);
    assert_eq!(one.maximum(&zero), one);
    assert!(nan.maxnum(&nan).is_nan());
    let negative = nan.neg();
    assert_eq!(negative.minnum(&nan), nan, "of two, the second one");
    assert_eq!(negative.minimum(&nan), negative, "of two, the first one");
    let signaling = FloatAttr::from_bits(FloatType::F16, 0x7D00);
    assert!(signaling.is_signaling() && !nan.is_signaling());
    assert_eq!(one.minnum(&signaling).to_bits(), 0x7F00);
}

/// The bits are those that `mlir-opt --canonicalize` folds `arith` operations to.
#[test]
fn formats_without_infinity_or_zero_overflow_as_in_mlir() {
    let number = FloatAttr::new;
    let two = number(FloatType::F8E8M0FNU, 2.0);
    assert_eq!(two.add(&two), number(FloatType::F8E8M0FNU, 4.0));
    assert_eq!(two.sub(&two).to_bits(), 0);
    let six = number(FloatType::F4E2M1FN, 6.0);
    assert_eq!([six.add(&six), six.sub(&six).add(&six)], [six.clone(), six]);
    let large = number(FloatType::F8E4M3FNUZ, 240.0);
    assert_eq!(large.mul(&large).to_bits(), 0x80);
    let large = number(FloatType::F8E4M3FN, 448.0);
    assert_eq!(large.add(&large).to_bits(), 0x7F);
    let third = number(FloatType::F80, 1.0).div(&number(FloatType::F80, 3.0));
    assert_eq!(third.to_string(), "0.333333333333333333342 : f80");
}

#[test]
fn a_nan_is_made_quiet_and_keeps_its_payload() {
    let one = FloatAttr::new(FloatType::F32, 1.0);
    let nan = FloatAttr::from_bits(FloatType::F32, 0xFF80_1000);
    assert_eq!(nan.add(&one).to_bits(), 0xFFC0_1000);
    assert_eq!(one.mul(&nan).to_bits(), 0xFFC0_1000);
    assert_eq!(nan.convert(FloatType::F64).to_bits(), 0xFFF8_0200_0000_0000);
    assert_eq!(nan.convert(FloatType::F16).to_bits(), 0xFE00);
    assert_eq!(
        one.convert(FloatType::F80).to_bits(),
        0x3FFF << 64 | 1 << 63
    );
}

#[test]
fn integers_convert_as_casts_do() {
    let mut random = Random(17);
    for _ in 0..5_000 {
        let shift = random.word() % 64;
        let number = random.word().cast_signed() >> shift;
        let wide = i128::from(number) << (random.word() % 60) | 1;
        let integer = ApInt::from_i64(64, number);
        let large = ApInt::from_u128(128, wide.cast_unsigned());
        let [f32, f64] = [FloatType::F32, FloatType::F64];
        let single = |value: f32| FloatAttr::from_bits(f32, value.to_bits().into());
        assert_eq!(FloatAttr::from_signed(f32, &integer), single(number as f32));
        assert_eq!(
            FloatAttr::from_signed(f64, &integer),
            FloatAttr::new(f64, number as f64)
        );
        assert_eq!(FloatAttr::from_signed(f32, &large), single(wide as f32));
        assert_eq!(
            FloatAttr::from_unsigned(f32, &large),
            single(wide.cast_unsigned() as f32)
        );

        let value = random.double();
        let attribute = FloatAttr::new(f64, value);
        let roundings: [RoundingOf; 5] = [
            (Rounding::NearestEven, f64::round_ties_even),
            (Rounding::NearestAway, f64::round),
            (Rounding::Zero, f64::trunc),
            (Rounding::Up, f64::ceil),
            (Rounding::Down, f64::floor),
        ];
        for (rounding, round) in roundings {
            let rounded = round(value);
            let found = attribute.round_to_integral(rounding);
            assert!(
                same(&found, &FloatAttr::new(f64, rounded)),
                "{value:e} {rounding:?}"
            );
            let signed = (-128.0..128.0).contains(&rounded);
            let signed = signed.then(|| ApInt::from_i64(8, rounded as i64));
            assert_eq!(
                attribute.to_signed(8, rounding),
                signed,
                "{value:e} {rounding:?}"
            );
            let unsigned = (0.0..256.0).contains(&rounded);
            let unsigned = unsigned.then(|| ApInt::from_u64(8, rounded as u64));
            assert_eq!(
                attribute.to_unsigned(8, rounding),
                unsigned,
                "{value:e} {rounding:?}"
            );
        }
    }
}
