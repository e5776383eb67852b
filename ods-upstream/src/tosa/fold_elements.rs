//! Folders of arithmetic on constants all of whose elements are alike.

use super::checks::constant;
use super::fold::{elements, splat};
use super::{
    AddOp, CastOp, EqualOp, GreaterEqualOp, GreaterOp, IntDivOp, MulOp, ReciprocalOp, SubOp,
};
use ods_runtime::attributes::{ApInt, DenseElementsAttr, FloatAttr, IntegerAttr, Rounding};
use ods_runtime::prelude::*;
use ods_runtime::types::{FloatType, IntegerType};
use std::cmp::Ordering;

/// The value that all elements of a constant have.
fn value_of(constant: Option<&Attribute>) -> Option<Attribute> {
    elements(constant)?.splat_value()
}

/// The result for two values of the same type.
fn combine(
    ty: &Type,
    [left, right]: [Option<Attribute>; 2],
    of_integers: impl Fn(&ApInt, &ApInt) -> ApInt,
    of_floats: impl Fn(&FloatAttr, &FloatAttr) -> Attribute,
) -> Option<Attribute> {
    let element = ty.element_type()?;
    let value = match (left?, right?) {
        (Attribute::Integer(left), Attribute::Integer(right)) => {
            if left.ty() != right.ty() || !left.ty().is_integer() {
                return None;
            }
            let result = of_integers(&left.value(), &right.value());
            if element.int_or_float_bit_width() != Some(result.width()) {
                return None;
            }
            IntegerAttr::from_apint(element, &result).into()
        }
        (Attribute::Float(left), Attribute::Float(right)) if left.ty() == right.ty() => {
            of_floats(&left, &right)
        }
        _ => return None,
    };
    splat(ty, &value)
}

/// Whether a value is zero.
fn is_zero(value: Option<&Attribute>) -> bool {
    match value {
        Some(Attribute::Integer(integer)) => integer.ty().is_integer() && integer.value().is_zero(),
        Some(Attribute::Float(float)) => float.is_zero(),
        _ => false,
    }
}

/// Whether a value is one, with `shift` bits after the point.
fn is_one(value: Option<&Attribute>, shift: u32) -> bool {
    match value {
        Some(Attribute::Integer(integer)) => {
            integer.ty().is_integer() && integer.value().to_i64() == 1_i64.checked_shl(shift)
        }
        Some(Attribute::Float(float)) => float.to_f64().to_bits() == 1.0_f64.to_bits(),
        _ => false,
    }
}

/// Whether the operands and the result are tensors with rank.
fn are_ranked(ir: &Ir, values: &[Value]) -> bool {
    values.iter().all(|value| value.ty(ir).has_rank())
}

/// Whether two tensors have elements that are numbers.
fn are_numbers(ir: &Ir, values: &[Value]) -> bool {
    let is_number = |value: &Value| {
        let element = value.ty(ir).element_type();
        element.is_some_and(Type::is_int_or_index_or_float)
    };
    values.iter().all(is_number)
}

impl Fold for AddOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (left, right, output) = (self.input1(ir), self.input2(ir), self.output(ir));
        if !are_ranked(ir, &[left, right, output]) || !are_numbers(ir, &[left, right]) {
            return Folded::No;
        }
        let ty = output.ty(ir);
        let values = [constants.input1, constants.input2].map(value_of);
        if left.ty(ir) == ty && is_zero(values[1].as_ref()) {
            return left.into();
        }
        if right.ty(ir) == ty && is_zero(values[0].as_ref()) {
            return right.into();
        }
        let sum = |left: &FloatAttr, right: &FloatAttr| left.add(right).into();
        combine(ty, values, ApInt::wrapping_add, sum).into()
    }
}

impl Fold for SubOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (left, right, output) = (self.input1(ir), self.input2(ir), self.output(ir));
        if !are_ranked(ir, &[left, right, output]) || !are_numbers(ir, &[left, right]) {
            return Folded::No;
        }
        let ty = output.ty(ir);
        let values = [constants.input1, constants.input2].map(value_of);
        if left.ty(ir) == ty && is_zero(values[1].as_ref()) {
            return left.into();
        }
        let difference = |left: &FloatAttr, right: &FloatAttr| left.sub(right).into();
        combine(ty, values, ApInt::wrapping_sub, difference).into()
    }
}

/// The product of integers with `shift` bits after the point, rounded; none if it needs more than 32 bits.
fn shifted_product(left: &ApInt, right: &ApInt, shift: u32, width: u32) -> Option<ApInt> {
    let (left, right) = (left.to_i64()?, right.to_i64()?);
    let product = left.wrapping_mul(right);
    let product = product.wrapping_add(1_i64.checked_shl(shift - 1)?);
    let product = i32::try_from(product.checked_shr(shift)?).ok()?;
    Some(ApInt::from_i64(64, product.into()).trunc(width.min(64)))
}

impl MulOp {
    /// The shift of 32 bit integers, which must be known; that of other numbers is zero.
    fn known_shift(self, ir: &Ir) -> Option<u32> {
        let element = self.output(ir).ty(ir).element_type()?;
        if !element.is_integer_of(32) {
            return Some(0);
        }
        let shift = constant(ir, self.shift(ir))?.get(0)?.as_i64()?;
        Some(u32::try_from(shift).unwrap_or(0))
    }
}

impl Fold for MulOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (left, right, output) = (self.input1(ir), self.input2(ir), self.output(ir));
        if !are_ranked(ir, &[left, right, output]) {
            return Folded::No;
        }
        let Some(shift) = self.known_shift(ir) else {
            return Folded::No;
        };
        let ty = output.ty(ir);
        let values = [constants.input1, constants.input2].map(value_of);
        for (value, other) in [(values[0].as_ref(), right), (values[1].as_ref(), left)] {
            let Some(number) = value.filter(|_| other.ty(ir) == ty) else {
                continue;
            };
            if is_zero(value) && ty.has_static_shape() {
                return splat(ty, number).into();
            }
            if is_one(value, shift) {
                return other.into();
            }
        }
        let product = |left: &FloatAttr, right: &FloatAttr| left.mul(right).into();
        if shift == 0 {
            return combine(ty, values, ApInt::wrapping_mul, product).into();
        }
        let [
            Some(Attribute::Integer(left)),
            Some(Attribute::Integer(right)),
        ] = &values
        else {
            return Folded::No;
        };
        let Some(element) = ty.element_type() else {
            return Folded::No;
        };
        let width = element.int_or_float_bit_width().unwrap_or_default();
        let product = shifted_product(&left.value(), &right.value(), shift, width);
        let product = product.map(|product| IntegerAttr::from_apint(element, &product).into());
        product.and_then(|product| splat(ty, &product)).into()
    }
}

impl Fold for IntDivOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (left, right, output) = (self.input1(ir), self.input2(ir), self.output(ir));
        if !are_ranked(ir, &[left, output]) || left.ty(ir) != right.ty(ir) {
            return Folded::No;
        }
        let ty = output.ty(ir);
        let values = [constants.input1, constants.input2].map(value_of);
        if let Some(zero) = &values[0]
            && is_zero(Some(zero))
            && left.ty(ir) == ty
        {
            return splat(ty, zero).into();
        }
        if is_one(values[1].as_ref(), 0) && left.ty(ir) == ty {
            return left.into();
        }
        let [
            Some(Attribute::Integer(left)),
            Some(Attribute::Integer(right)),
        ] = &values
        else {
            return Folded::No;
        };
        let quotient = left.value().sdiv(&right.value());
        let quotient = quotient.map(|it| IntegerAttr::from_apint(&left.ty(), &it).into());
        quotient.and_then(|quotient| splat(ty, &quotient)).into()
    }
}

/// The comparison of two values.
fn compare(
    ty: &Type,
    values: [Option<Attribute>; 2],
    accepts: impl Fn(Ordering) -> bool,
) -> Option<Attribute> {
    let of_integers =
        |left: &ApInt, right: &ApInt| ApInt::from_u64(1, u64::from(accepts(left.scmp(right))));
    // Numbers that cannot be compared are not equal.
    let of_floats = |left: &FloatAttr, right: &FloatAttr| {
        Attribute::bool(left.compare(right).is_some_and(&accepts))
    };
    combine(ty, values, of_integers, of_floats)
}

impl Fold for GreaterOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let values = [constants.input1, constants.input2].map(value_of);
        compare(self.output(ir).ty(ir), values, Ordering::is_gt).into()
    }
}

impl Fold for GreaterEqualOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let values = [constants.input1, constants.input2].map(value_of);
        compare(self.output(ir).ty(ir), values, Ordering::is_ge).into()
    }
}

impl Fold for EqualOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (left, ty) = (self.input1(ir), self.output(ir).ty(ir));
        let element = left.ty(ir).element_type();
        // A float may be NaN, which is not equal to itself.
        if left == self.input2(ir) && element.is_some_and(Type::is_integer) {
            let all = splat(ty, &Attribute::bool(true));
            if all.is_some() {
                return all.into();
            }
        }
        let values = [constants.input1, constants.input2].map(value_of);
        compare(ty, values, Ordering::is_eq).into()
    }
}

/// A float as an integer, rounded to nearest; the nearest one if it is beyond all.
fn to_integer(float: &FloatAttr, ty: IntegerType) -> ApInt {
    let (width, rounding) = (ty.width(), Rounding::NearestEven);
    let is_unsigned = ty.is_unsigned();
    let integer = if is_unsigned {
        float.to_unsigned(width, rounding)
    } else {
        float.to_signed(width, rounding)
    };
    integer.unwrap_or_else(
        || match (float.is_nan(), float.is_negative(), is_unsigned) {
            (true, ..) | (_, true, true) => ApInt::zero(width),
            (_, true, false) => ApInt::signed_min(width),
            (_, false, true) => ApInt::all_ones(width),
            (_, false, false) => ApInt::signed_max(width),
        },
    )
}

/// An integer with another width. A boolean is whether a number is not zero.
fn resize(value: &ApInt, from: IntegerType, to: IntegerType) -> ApInt {
    if to.width() == 1 {
        ApInt::from_u64(1, u64::from(!value.is_zero()))
    } else if from.is_unsigned() || from.width() == 1 {
        value.zext_or_trunc(to.width())
    } else {
        value.sext_or_trunc(to.width())
    }
}

/// A number as one of another type.
fn convert(value: &Attribute, ty: &Type) -> Option<Attribute> {
    let from_integer = |integer: &IntegerAttr, ty: FloatType| match integer.ty() {
        Type::Integer(from) if from.is_unsigned() => {
            Some(FloatAttr::from_unsigned(ty, &integer.value()))
        }
        Type::Integer(_) => Some(FloatAttr::from_signed(ty, &integer.value())),
        _ => None,
    };
    match (value, ty) {
        (Attribute::Float(float), Type::Float(to)) => Some(float.convert(*to).into()),
        (Attribute::Float(float), Type::Integer(to)) => {
            Some(IntegerAttr::from_apint(ty, &to_integer(float, *to)).into())
        }
        (Attribute::Integer(integer), Type::Float(to)) => {
            from_integer(integer, *to).map(Attribute::from)
        }
        (Attribute::Integer(integer), Type::Integer(to)) => match integer.ty() {
            Type::Integer(from) => {
                let resized = resize(&integer.value(), from, *to);
                Some(IntegerAttr::from_apint(ty, &resized).into())
            }
            _ => None,
        },
        _ => None,
    }
}

impl Fold for CastOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (input, ty) = (self.input(ir), self.output(ir).ty(ir));
        if input.ty(ir) == ty {
            return input.into();
        }
        let elements = elements(constants.input);
        // The constant of a quantized tensor has the integers that are stored.
        let is_own = |elements: &&DenseElementsAttr| {
            input.ty(ir).element_type() == Some(elements.element_type())
        };
        let value = elements
            .filter(is_own)
            .and_then(DenseElementsAttr::splat_value);
        let element = ty.element_type();
        let converted = value
            .zip(element)
            .and_then(|(value, ty)| convert(&value, ty));
        converted.and_then(|converted| splat(ty, &converted)).into()
    }
}

impl Fold for ReciprocalOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        match value_of(constants.input1) {
            Some(Attribute::Float(value)) => {
                let one = FloatAttr::new(value.float_type(), 1.0);
                splat(self.output(ir).ty(ir), &one.div(&value).into()).into()
            }
            _ => Folded::No,
        }
    }
}
