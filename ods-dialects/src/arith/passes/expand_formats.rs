//! Expansions of conversions between float formats, by operations on their bits.

use super::build::{Expansion, need_constants};
#[allow(clippy::wildcard_imports, reason = "most ops of the dialect")]
use crate::arith::*;
use ods_runtime::prelude::*;
use ods_runtime::types::{FloatType, element_type_or_self};

/// Adds the patterns for conversions between `bf16` and `f32`.
pub(super) fn bf16_patterns(set: &mut PatternSet) {
    set.add(extend_bf16).named("BFloat16ExtFOpConverter");
    set.add(truncate_to_bf16).named("BFloat16TruncFOpConverter");
}

/// Adds the patterns for conversions from and to `f4E2M1FN`.
pub(super) fn f4e2m1_patterns(set: &mut PatternSet) {
    set.add(extend_f4e2m1).named("F4E2M1ExtFOpConverter");
    set.add(truncate_to_f4e2m1).named("F4E2M1TruncFOpConverter");
}

/// Adds the patterns for conversions from and to `f8E8M0FNU`.
pub(super) fn f8e8m0_patterns(set: &mut PatternSet) {
    set.add(extend_f8e8m0).named("F8E8M0ExtFOpConverter");
    set.add(truncate_to_f8e8m0).named("F8E8M0TruncFOpConverter");
}

/// Adds the patterns for conversions with a scale.
pub(super) fn scaling_patterns(set: &mut PatternSet) {
    set.add(scaling_extend).named("ScalingExtFOpConverter");
    set.add(scaling_truncate).named("ScalingTruncFOpConverter");
}

/// The type of the shape of `ty` with these elements.
fn like(ty: &Type, element: Type) -> Type {
    ty.with_element_type(element)
}

fn int_like(ty: &Type, width: u32) -> Type {
    like(ty, Type::int(width))
}

fn width(ty: &Type) -> u32 {
    element_type_or_self(ty)
        .int_or_float_bit_width()
        .unwrap_or(0)
}

fn extend_bf16(op: ExtFOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (operand, result_type) = (op.r#in(rw), op.out(rw).ty(rw).clone());
    let ty = operand.ty(rw).clone();
    let is_expanded =
        element_type_or_self(&ty).is_bf16() && element_type_or_self(&result_type).is_f32();
    if !is_expanded {
        return None;
    }
    need_constants(op, &ty, rw)?;
    let (i16, i32) = (int_like(&ty, 16), int_like(&ty, 32));
    let x = &mut Expansion::of(op, rw);
    let bits = x.bitcast(&i16, operand);
    let wide = x.widen(&i32, bits);
    let sixteen = x.int(&i32, 16);
    let shifted = x.shift_left(wide, sixteen);
    let result = x.bitcast(&result_type, shifted);
    rw.replace(op, result);
    Some(())
}

/// Adds a rounding bias that depends on the last bit that is kept: a carry into the exponent is what
/// is wanted. NaNs become one quiet NaN.
fn truncate_to_bf16(op: TruncFOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (operand, result_type) = (op.r#in(rw), op.out(rw).ty(rw).clone());
    let ty = operand.ty(rw).clone();
    let is_expanded = element_type_or_self(&ty).is_f32()
        && element_type_or_self(&result_type).is_bf16()
        && op.roundingmode(rw).is_none();
    if !is_expanded {
        return None;
    }
    need_constants(op, &ty, rw)?;
    let (i16, i32) = (int_like(&ty, 16), int_like(&ty, 32));
    let x = &mut Expansion::of(op, rw);
    let is_nan = x.compare_floats(CmpFPredicate::UNE, operand, operand);
    let half = x.int(&i32, 0x7fff);
    let nan = x.int(&i16, 0x7fc0);
    let sixteen = x.int(&i32, 16);
    let one = x.int(&i32, 1);
    let bits = x.bitcast(&i32, operand);
    let shifted = x.shift_right(bits, sixteen);
    let last_bit = x.and(shifted, one);
    let bias = x.add(last_bit, half);
    let biased = x.add(bits, bias);
    let shifted = x.shift_right(biased, sixteen);
    let rounded = x.narrow(&i16, shifted);
    let chosen = x.select(is_nan, nan, rounded);
    let result = x.bitcast(&result_type, chosen);
    rw.replace(op, result);
    Some(())
}

/// Puts an `f32` together: its sign, the upper bits of its exponent, which depend on whether the value
/// is 0, at least 2 or less, and the lower bits, which are those of the value except for 0.5.
fn extend_f4e2m1(op: ExtFOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (operand, result_type) = (op.r#in(rw), op.out(rw).ty(rw).clone());
    let ty = operand.ty(rw).clone();
    if !element_type_or_self(&ty).is_f4e2m1fn() {
        return None;
    }
    need_constants(op, &ty, rw)?;
    let (f32, i4, i32) = (like(&ty, Type::f32()), int_like(&ty, 4), int_like(&ty, 32));
    let x = &mut Expansion::of(op, rw);
    let bits = x.bitcast(&i4, operand);
    let zero = x.int(&i4, 0);
    let one = x.int(&i4, 1);
    let two = x.int(&i4, 2);
    let four = x.int(&i4, 4);
    let seven = x.int(&i4, 7);
    let magnitude = x.and(bits, seven);

    let shift = x.int(&i32, 0x14);
    let lower = x.shift_left(magnitude, two);
    let is_half = x.compare(CmpIPredicate::eq, magnitude, one);
    let lower = x.select(is_half, zero, lower);
    let lower = x.widen(&i32, lower);
    let lower = x.shift_left(lower, shift);

    let zero_exponent = x.int(&i32, 0);
    let high_exponent = x.int(&i32, 0x4000_0000);
    let low_exponent = x.int(&i32, 0x3f00_0000);
    let is_large = x.compare(CmpIPredicate::uge, magnitude, four);
    let upper = x.select(is_large, high_exponent, low_exponent);
    let is_zero = x.compare(CmpIPredicate::eq, magnitude, zero);
    let upper = x.select(is_zero, zero_exponent, upper);

    let sign_bit = x.int(&i32, 0x8000_0000);
    let eight = x.int(&i4, 8);
    let is_negative = x.compare(CmpIPredicate::uge, bits, eight);
    let sign = x.select(is_negative, sign_bit, zero_exponent);

    let sum = x.add(lower, upper);
    let sum = x.add(sum, sign);
    let mut result = x.bitcast(&f32, sum);
    if !element_type_or_self(&result_type).is_f32() {
        result = x.truncate(&result_type, result, None, None);
    }
    rw.replace(op, result);
    Some(())
}

/// Clamps the value to those of the format, adjusts the bias of the exponent, keeps one bit of the
/// mantissa, and rounds to nearest, ties to even; 0.5 is subnormal.
fn truncate_to_f4e2m1(op: TruncFOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (mut operand, result_type) = (op.r#in(rw), op.out(rw).ty(rw).clone());
    let ty = operand.ty(rw).clone();
    if !element_type_or_self(&result_type).is_f4e2m1fn() {
        return None;
    }
    need_constants(op, &ty, rw)?;
    let (i4, i8, i32) = (int_like(&ty, 4), int_like(&ty, 8), int_like(&ty, 32));
    let f32 = like(&ty, Type::f32());
    let x = &mut Expansion::of(op, rw);
    if !element_type_or_self(&ty).is_f32() {
        operand = x.extend(&f32, operand, None);
    }
    let one = x.int(&i4, 1);
    let three = x.int(&i4, 3);
    let mantissa_shift = x.int(&i32, 22);
    let zero8 = x.int(&i8, 0);
    let minus_one8 = x.int(&i8, 0xff);
    let zero32 = x.int(&i32, 0);

    let upper = x.float(&f32, FloatType::F32, 6.0);
    let lower = x.float(&f32, FloatType::F32, -6.0);
    let (rw, location) = (&mut *x.rw, x.location);
    let clamped = MinNumFOp::build(rw, location, upper, operand, None).result(rw);
    let clamped = MaxNumFOp::build(rw, location, lower, clamped, None).result(rw);
    let bits = x.bitcast(&i32, clamped);

    let sign_shift = x.int(&i32, 31);
    let sign = x.shift_right(bits, sign_shift);
    let sign = x.narrow(&i4, sign);
    let small = x.shift_left(sign, three);

    let bias = x.int(&i32, 0x7e);
    let mantissa_width = x.int(&i32, 23);
    let sign_and_exponent = x.shift_right(bits, mantissa_width);
    let adjusted = x.sub(sign_and_exponent, bias);
    let exponent = x.narrow(&i4, adjusted);
    let exponent = x.shift_left(exponent, one);
    let small = x.add(small, exponent);

    let first_bit = x.int(&i32, 0x40_0000);
    let mantissa = x.and(bits, first_bit);
    let mantissa = x.shift_right(mantissa, mantissa_shift);
    let mantissa = x.narrow(&i4, mantissa);
    let small = x.add(small, mantissa);

    let mantissa_mask = x.int(&i32, 0x7f_ffff);
    let exponent8 = x.narrow(&i8, adjusted);
    let is_subnormal = x.compare(CmpIPredicate::sle, exponent8, zero8);
    let is_quarter = x.compare(CmpIPredicate::eq, exponent8, minus_one8);
    let mantissa = x.and(bits, mantissa_mask);
    let has_mantissa = x.compare(CmpIPredicate::ugt, mantissa, zero32);
    let becomes_half = x.and(is_quarter, has_mantissa);
    let is_half = x.compare(CmpIPredicate::eq, exponent8, zero8);
    let before_zero = x.int(&i4, 0xf);
    let zero4 = x.int(&i4, 0);
    let chosen = x.select(is_subnormal, before_zero, small);
    let chosen = x.select(becomes_half, zero4, chosen);
    let small = x.select(is_half, small, chosen);

    let rest_mask = x.int(&i32, 0x3f_ffff);
    let half = x.int(&i32, 0x20_0000);
    let rest = x.and(bits, rest_mask);
    let is_rounded = x.compare(CmpIPredicate::uge, rest, half);
    let is_rounded = x.or(is_rounded, is_subnormal);
    let rounded = x.add(small, one);
    let small = x.select(is_rounded, rounded, small);
    let result = x.bitcast(&result_type, small);
    x.rw.replace(op, result);
    Some(())
}

fn extend_f8e8m0(op: ExtFOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (operand, result_type) = (op.r#in(rw), op.out(rw).ty(rw).clone());
    let ty = operand.ty(rw).clone();
    if !element_type_or_self(&ty).is_f8e8m0fnu() {
        return None;
    }
    need_constants(op, &ty, rw)?;
    let flags = op.fastmath(rw);
    let (i8, i32, f32) = (int_like(&ty, 8), int_like(&ty, 32), like(&ty, Type::f32()));
    let x = &mut Expansion::of(op, rw);
    let bits = x.bitcast(&i8, operand);
    let nan = x.int(&i8, 0xff);
    let wide_nan = x.int(&i32, 0xffff_ffff);
    let mantissa_width = x.int(&i32, 23);
    let wide = x.widen(&i32, bits);
    let shifted = x.shift_left(wide, mantissa_width);
    let is_nan = x.compare(CmpIPredicate::eq, bits, nan);
    let chosen = x.select(is_nan, wide_nan, shifted);
    let mut result = x.bitcast(&f32, chosen);
    match width(&result_type) {
        32 => {}
        0..32 => result = x.truncate(&result_type, result, None, flags),
        _ => result = x.extend(&result_type, result, flags),
    }
    rw.replace(op, result);
    Some(())
}

fn truncate_to_f8e8m0(op: TruncFOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (mut operand, result_type) = (op.r#in(rw), op.out(rw).ty(rw).clone());
    let ty = operand.ty(rw).clone();
    let is_expanded =
        element_type_or_self(&result_type).is_f8e8m0fnu() && op.roundingmode(rw).is_none();
    if !is_expanded {
        return None;
    }
    need_constants(op, &ty, rw)?;
    let flags = op.fastmath(rw);
    let (i8, i32, f32) = (int_like(&ty, 8), int_like(&ty, 32), like(&ty, Type::f32()));
    let x = &mut Expansion::of(op, rw);
    match width(&ty) {
        32 => {}
        0..32 => operand = x.extend(&f32, operand, flags),
        _ => operand = x.truncate(&f32, operand, None, flags),
    }
    let bits = x.bitcast(&i32, operand);
    let mantissa_width = x.int(&i32, 23);
    let shifted = x.shift_right(bits, mantissa_width);
    let exponent = x.narrow(&i8, shifted);
    let result = x.bitcast(&result_type, exponent);
    rw.replace(op, result);
    Some(())
}

/// The scale as an `f8E8M0FNU`; `None` for a scale of another narrow format.
fn scale_of(
    x: &mut Expansion<'_, '_>,
    scale: Value,
    flags: Option<FastMathFlags>,
) -> Option<Value> {
    let ty = scale.ty(x.rw).clone();
    if width(&ty) >= 16 {
        return Some(x.truncate(&like(&ty, Type::f8e8m0fnu()), scale, None, flags));
    }
    element_type_or_self(&ty).is_f8e8m0fnu().then_some(scale)
}

/// `in * 2^scale`
fn scaling_extend(op: ScalingExtFOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (flags, ty) = (op.fastmath(rw), op.out(rw).ty(rw).clone());
    let (value, scale) = (op.r#in(rw), op.scale(rw));
    let x = &mut Expansion::of(op, rw);
    let scale = scale_of(x, scale, flags)?;
    let scale = x.extend(&ty, scale, flags);
    let value = x.extend(&ty, value, flags);
    let (rw, location) = (&mut *x.rw, x.location);
    let result = MulFOp::build(rw, location, value, scale, flags).result(rw);
    rw.replace(op, result);
    Some(())
}

/// `in / 2^scale`
fn scaling_truncate(op: ScalingTruncFOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (flags, ty) = (op.fastmath(rw), op.out(rw).ty(rw).clone());
    let (value, scale) = (op.r#in(rw), op.scale(rw));
    let (mode, value_type) = (op.roundingmode(rw), value.ty(rw).clone());
    let x = &mut Expansion::of(op, rw);
    let scale = scale_of(x, scale, flags)?;
    let scale = x.extend(&value_type, scale, flags);
    let quotient = DivFOp::build(x.rw, x.location, value, scale, flags).result(x.rw);
    let result = x.truncate(&ty, quotient, mode, flags);
    rw.replace(op, result);
    Some(())
}
