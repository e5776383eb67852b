//! Integer arithmetic of any width, compared with `u128` and `i128`, and by the laws of arithmetic
//! where the width is greater.

use ods_runtime::attributes::ApInt;
use std::cmp::Ordering;

/// A generator of values, the same in each run.
struct Random(u64);

impl Random {
    fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A value with few or many bits set, often at a limit.
    fn value(&mut self, width: u32) -> ApInt {
        let words = (0..width.div_ceil(64)).map(|_| match self.word() >> 7 & 7 {
            0 => 0,
            1 => u64::MAX,
            2 => 1 << (self.word() & 63),
            _ => self.word(),
        });
        let value = ApInt::from_words(width, words.collect());
        match self.word() >> 9 & 15 {
            0 => ApInt::signed_min(width),
            1 => ApInt::signed_max(width),
            2 => ApInt::all_ones(width),
            3 => ApInt::zero(width),
            4 => ApInt::one(width),
            5..8 => value.lshr((self.word() % u64::from(width)) as u32),
            8..11 => value.ashr((self.word() % u64::from(width)) as u32),
            _ => value,
        }
    }
}

fn unsigned(value: &ApInt) -> u128 {
    let words = value.words();
    u128::from(words[0]) | u128::from(words.get(1).copied().unwrap_or(0)) << 64
}

fn signed(value: &ApInt) -> i128 {
    let unused = 128 - value.width();
    (unsigned(value) << unused).cast_signed() >> unused
}

const WIDTHS: [u32; 12] = [1, 2, 3, 7, 8, 31, 32, 63, 64, 65, 100, 127];

fn for_each_pair(mut check: impl FnMut(u32, &ApInt, &ApInt)) {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    for width in WIDTHS {
        for _ in 0..400 {
            let [a, b] = [random.value(width), random.value(width)];
            check(width, &a, &b);
        }
    }
}

#[test]
fn arithmetic_is_that_of_machine_integers() {
    for_each_pair(|width, a, b| {
        let of = |value| ApInt::from_u128(width, value);
        let [x, y] = [unsigned(a), unsigned(b)];
        assert_eq!(a.wrapping_add(b), of(x.wrapping_add(y)));
        assert_eq!(a.wrapping_sub(b), of(x.wrapping_sub(y)));
        assert_eq!(a.wrapping_mul(b), of(x.wrapping_mul(y)));
        assert_eq!(a.negated(), of(x.wrapping_neg()));
        assert_eq!(a.abs(), of(signed(a).unsigned_abs()));
        assert_eq!(a.and(b), of(x & y));
        assert_eq!(a.or(b), of(x | y));
        assert_eq!(a.xor(b), of(x ^ y));
        assert_eq!(a.not(), of(!x));
    });
}

#[test]
fn division_is_that_of_machine_integers() {
    for_each_pair(|width, a, b| {
        let of = |value| Some(ApInt::from_u128(width, value));
        let of_signed = |value: i128| of(value.cast_unsigned());
        let [x, y] = [unsigned(a), unsigned(b)];
        let [s, t] = [signed(a), signed(b)];
        if y == 0 {
            let functions = [
                ApInt::udiv,
                ApInt::urem,
                ApInt::sdiv,
                ApInt::srem,
                ApInt::ceil_udiv,
                ApInt::floor_sdiv,
                ApInt::ceil_sdiv,
            ];
            assert!(functions.iter().all(|divide| divide(a, b).is_none()));
            return;
        }
        assert_eq!(a.udiv(b), of(x / y), "{x} {y}");
        assert_eq!(a.urem(b), of(x % y), "{x} {y}");
        assert_eq!(a.ceil_udiv(b), of(x.div_ceil(y)));
        assert_eq!(a.sdiv(b), of_signed(s / t));
        assert_eq!(a.srem(b), of_signed(s % t));
        let inexact = i128::from(s % t != 0);
        let negative = (s < 0) != (t < 0);
        assert_eq!(
            a.floor_sdiv(b),
            of_signed(s / t - if negative { inexact } else { 0 })
        );
        assert_eq!(
            a.ceil_sdiv(b),
            of_signed(s / t + if negative { 0 } else { inexact })
        );
        let overflow = s / t == 1 << (width - 1);
        assert_eq!(
            a.sdiv_overflow(b).map(|(_, overflow)| overflow),
            Some(overflow)
        );
    });
}

#[test]
fn comparisons_are_those_of_machine_integers() {
    for_each_pair(|_, a, b| {
        let unsigned = unsigned(a).cmp(&unsigned(b));
        let signed = signed(a).cmp(&signed(b));
        assert_eq!(a.ucmp(b), unsigned);
        assert_eq!(a.scmp(b), signed);
        assert_eq!([a.ult(b), a.ule(b), a.ugt(b), a.uge(b)], answers(unsigned));
        assert_eq!([a.slt(b), a.sle(b), a.sgt(b), a.sge(b)], answers(signed));
        let choose = |lesser| if lesser { [a, b] } else { [b, a] };
        assert_eq!([&a.umin(b), &a.umax(b)], choose(unsigned.is_le()));
        assert_eq!([&a.smin(b), &a.smax(b)], choose(signed.is_le()));
    });
}

fn answers(order: Ordering) -> [bool; 4] {
    [order.is_lt(), order.is_le(), order.is_gt(), order.is_ge()]
}

#[test]
fn overflow_is_told_and_saturated() {
    for_each_pair(|width, a, b| {
        let [x, y] = [unsigned(a), unsigned(b)];
        let [s, t] = [signed(a), signed(b)];
        let max = unsigned(&ApInt::all_ones(width));
        let low = signed(&ApInt::signed_min(width));
        let high = signed(&ApInt::signed_max(width));
        let of = |value| ApInt::from_u128(width, value);
        let of_signed = |value: i128| of(value.cast_unsigned());
        let fits = |value: Option<i128>| value.is_some_and(|value| (low..=high).contains(&value));
        assert_eq!(a.uadd_overflow(b), (of(x.wrapping_add(y)), x + y > max));
        assert_eq!(a.usub_overflow(b), (of(x.wrapping_sub(y)), x < y));
        let product = x.checked_mul(y);
        let overflow = product.is_none_or(|product| product > max);
        assert_eq!(a.umul_overflow(b), (of(x.wrapping_mul(y)), overflow));
        assert_eq!(a.sadd_overflow(b), (of_signed(s + t), !fits(Some(s + t))));
        assert_eq!(a.ssub_overflow(b), (of_signed(s - t), !fits(Some(s - t))));
        let product = s.wrapping_mul(t);
        assert_eq!(
            a.smul_overflow(b),
            (of_signed(product), !fits(s.checked_mul(t)))
        );
        assert_eq!(a.neg_overflow(), (of_signed(-s), !fits(Some(-s))));
        assert_eq!(a.uadd_sat(b), of((x + y).min(max)));
        assert_eq!(a.usub_sat(b), of(x.saturating_sub(y)));
        assert_eq!(a.sadd_sat(b), of_signed((s + t).clamp(low, high)));
        assert_eq!(a.ssub_sat(b), of_signed((s - t).clamp(low, high)));
    });
}

#[test]
fn shifts_and_counts_are_those_of_machine_integers() {
    for_each_pair(|width, a, b| {
        let x = unsigned(a);
        let of = |value| ApInt::from_u128(width, value);
        let count = (unsigned(b) % 140) as u32;
        let beyond = count >= 128;
        let shl = if beyond { 0 } else { x << count };
        assert_eq!(a.shl(count), of(shl));
        assert_eq!(a.lshr(count), of(if beyond { 0 } else { x >> count }));
        assert_eq!(
            a.ashr(count),
            of((signed(a) >> count.min(127)).cast_unsigned())
        );
        let (shifted, lost) = a.ushl_overflow(count);
        assert_eq!(
            lost,
            x != 0 && (count >= width || shifted.lshr(count) != *a)
        );
        let (shifted, lost) = a.sshl_overflow(count);
        assert_eq!(
            lost,
            x != 0 && (count >= width || shifted.ashr(count) != *a)
        );
        let unused = 128 - width;
        assert_eq!(a.count_ones(), x.count_ones());
        assert_eq!(a.count_zeros(), width - x.count_ones());
        assert_eq!(a.count_leading_zeros(), x.leading_zeros() - unused);
        assert_eq!(a.count_trailing_zeros(), x.trailing_zeros().min(width));
        assert_eq!(a.count_leading_ones(), (x << unused).leading_ones());
        assert_eq!(a.count_trailing_ones(), x.trailing_ones());
        assert_eq!(a.is_power_of_two(), x.is_power_of_two());
        let at = count % width;
        assert_eq!(a.bit(at), x >> at & 1 == 1);
        assert_eq!(a.with_bit(at, true), of(x | 1 << at));
        assert_eq!(a.with_bit(at, false), of(x & !(1 << at)));
        assert!(!a.bit(width + 200));
        let least = (1..=width).find(|bits| a.trunc(*bits).sext(width) == *a);
        assert_eq!(Some(a.significant_bits()), least);
    });
}

#[test]
fn widths_change_as_casts_do() {
    for_each_pair(|width, a, _| {
        for other in WIDTHS {
            let zero_extended = ApInt::from_u128(other, unsigned(a));
            let sign_extended = ApInt::from_u128(other, signed(a).cast_unsigned());
            assert_eq!(a.zext_or_trunc(other), zero_extended);
            assert_eq!(a.sext_or_trunc(other), sign_extended);
            if other >= width {
                assert_eq!(a.zext(other), zero_extended);
                assert_eq!(a.sext(other), sign_extended);
            } else {
                assert_eq!(a.trunc(other), zero_extended);
            }
        }
    });
}

#[test]
fn wide_arithmetic_obeys_its_laws() {
    let mut random = Random(7);
    for width in [128, 129, 192, 255, 256, 300, 1000] {
        for _ in 0..300 {
            let [a, b, c] = [(); 3].map(|()| random.value(width));
            assert_eq!(a.wrapping_add(&b).wrapping_sub(&b), a);
            let product = a.wrapping_mul(&b);
            assert_eq!(product, b.wrapping_mul(&a));
            let distributed = product.wrapping_add(&a.wrapping_mul(&c));
            assert_eq!(a.wrapping_mul(&b.wrapping_add(&c)), distributed);
            let Some((quotient, remainder)) = a.udiv_rem(&b) else {
                assert!(b.is_zero());
                continue;
            };
            assert!(remainder.ult(&b));
            assert_eq!(quotient.wrapping_mul(&b).wrapping_add(&remainder), a);
            let (quotient, remainder) = a.sdiv_rem(&b).expect("the divisor is not zero");
            assert_eq!(quotient.wrapping_mul(&b).wrapping_add(&remainder), a);
            assert!(remainder.is_zero() || remainder.is_negative() == a.is_negative());
            let doubled = a.zext(2 * width).wrapping_mul(&b.zext(2 * width));
            let overflow = a.umul_overflow(&b);
            assert_eq!(overflow, (product, doubled.active_bits() > width));
            assert_eq!(doubled.udiv(&b.zext(2 * width)), Some(a.zext(2 * width)));
        }
    }
}

#[test]
fn the_empty_width_has_one_value() {
    let empty = ApInt::zero(0);
    assert_eq!(empty, ApInt::all_ones(0));
    assert_eq!(empty.wrapping_add(&empty), empty);
    assert_eq!(empty.smul_overflow(&empty), (empty.clone(), false));
    assert_eq!(empty.not(), empty);
    assert_eq!(ApInt::signed_min(0), empty);
    assert_eq!(empty.udiv(&empty), None);
    assert_eq!(empty.sext(8), ApInt::zero(8));
}

#[test]
#[should_panic(expected = "integers of different widths are combined")]
fn different_widths_are_refused() {
    let _ = ApInt::one(8).wrapping_add(&ApInt::one(9));
}
