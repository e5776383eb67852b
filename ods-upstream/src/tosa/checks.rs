//! What several verifiers check.

use super::quantized::{element, is_uniform, stored_element};
use super::{ConstShapeOp, DYNAMIC};
use ods_runtime::attributes::DenseElementsAttr;
use ods_runtime::prelude::*;
use ods_runtime::traits::ConstantLike;
use ods_runtime::types::have_compatible_shapes;

/// The error of an operation, with a message that is formatted.
macro_rules! fail {
    ($op:expr, $ir:expr, $($message:tt)+) => {
        Err($op.emit_error($ir, format!($($message)+)))
    };
}
pub(super) use fail;

/// The size of a dimension; dynamic if there is no such dimension.
pub(super) fn dim(ty: &Type, dim: usize) -> i64 {
    let size = ty.shape().and_then(|shape| shape.get(dim));
    size.copied().unwrap_or(DYNAMIC)
}

/// Whether one of two sizes is dynamic, or they are equal.
pub(super) fn may_be_equal(left: i64, right: i64) -> bool {
    left == DYNAMIC || right == DYNAMIC || left == right
}

/// Whether two lists of sizes may be equal.
pub(super) fn are_compatible(left: &[i64], right: &[i64]) -> bool {
    let mut pairs = left.iter().zip(right);
    left.len() == right.len() && pairs.all(|(left, right)| may_be_equal(*left, *right))
}

/// Numbers with commas.
pub(super) fn joined(numbers: &[i64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
    numbers.join(", ")
}

/// The quotient, if there is no remainder.
pub(super) fn exact_quotient(dividend: i64, divisor: i64) -> Option<i64> {
    (dividend.checked_rem(divisor)? == 0).then(|| dividend / divisor)
}

/// The elements of a value that an operation for constants defines.
pub(super) fn constant(ir: &Ir, value: Value) -> Option<&DenseElementsAttr> {
    let op = value.defining_op(ir)?;
    if !op.has_trait::<ConstantLike>(ir) {
        return None;
    }
    let value = op
        .attribute(ir, "values")
        .or_else(|| op.attribute(ir, "value"));
    match value? {
        Attribute::DenseElements(elements) => Some(elements),
        _ => None,
    }
}

/// The integers of a constant.
pub(super) fn constant_integers(ir: &Ir, value: Value) -> Option<Vec<i64>> {
    let elements = constant(ir, value)?;
    let are_integers = elements.element_type().is_integer() || elements.element_type().is_index();
    are_integers.then(|| integers(elements))
}

/// The sizes of a shape that `tosa.const_shape` defines.
pub(super) fn constant_shape(ir: &Ir, value: Value) -> Option<Vec<i64>> {
    let op = ConstShapeOp::cast(value.defining_op(ir)?, ir)?;
    Some(integers(op.values(ir)))
}

fn integers(elements: &DenseElementsAttr) -> Vec<i64> {
    let values = elements.values();
    values
        .map(|value| value.as_i64().unwrap_or_default())
        .collect()
}

/// Checks that two tensors have elements of the same type.
pub(super) fn verify_same_elements(
    op: Operation,
    ir: &Ir,
    [left_name, right_name]: [&str; 2],
    [left, right]: [&Type; 2],
) -> VerifyResult {
    if !left.is_tensor() {
        return fail!(op, ir, "expect shaped tensor for{left_name}, got '{left}'");
    }
    if !right.is_tensor() {
        return fail!(op, ir, "expect shaped tensor for{right_name}, got'{right}'");
    }
    let (left, right) = (element(left), element(right));
    let is_checked = |ty: &Type| ty.is_int_or_index_or_float() || is_uniform(ty);
    if is_checked(left) && is_checked(right) && left != right {
        return fail!(
            op,
            ir,
            "expect {left_name} and {right_name} to have same element type, got '{left}' and '{right}'"
        );
    }
    Ok(())
}

/// The same for what operations call their input and output.
pub(super) fn verify_same_input_and_output(
    op: Operation,
    ir: &Ir,
    input: Value,
    output: Value,
) -> VerifyResult {
    verify_same_elements(op, ir, ["input", "output"], [input.ty(ir), output.ty(ir)])
}

/// Checks that two tensors have elements of the same type, and compatible shapes.
pub(super) fn verify_same_tensors(
    op: Operation,
    ir: &Ir,
    [left_name, right_name]: [&str; 2],
    [left, right]: [&Type; 2],
) -> VerifyResult {
    if element(left) != element(right) {
        let (left, right) = (element(left), element(right));
        return fail!(
            op,
            ir,
            "require same element type for {left_name} ('{left}') and {right_name} ('{right}')"
        );
    }
    if !have_compatible_shapes(left, right) {
        return fail!(
            op,
            ir,
            "require same shapes for {left_name} ('{left}') and {right_name} ('{right}')"
        );
    }
    Ok(())
}

/// The zero point that a value is, if it is a constant. For floats, and for elements of other types, -1 stands for every
/// number but zero.
pub(super) fn zero_point(ir: &Ir, value: Value, is_signed: bool) -> Option<i64> {
    let elements = constant(ir, value)?;
    let first = elements.get(0)?;
    Some(match &first {
        Attribute::Float(float) if float.to_f64() == 0.0 => 0,
        Attribute::Integer(integer) if elements.element_type().is_integer() => {
            let value = integer.value();
            let unsigned = || value.to_u64()?.try_into().ok();
            let number = if is_signed {
                value.to_i64()
            } else {
                unsigned()
            };
            number.unwrap_or(-1)
        }
        _ => -1,
    })
}

/// Checks that a value has the type of the zero point of another one, and that only those of bytes are not zero. Messages
/// call the value `name`.
pub(super) fn verify_zero_point(
    op: Operation,
    ir: &Ir,
    name: &str,
    zero_point_value: Value,
) -> VerifyResult {
    let is_byte = element(zero_point_value.ty(ir)).is_integer_of(8);
    match zero_point(ir, zero_point_value, true) {
        Some(zero) if zero != 0 && !is_byte => {
            fail!(
                op,
                ir,
                "{name} zero point must be zero for non-int8 integer types"
            )
        }
        _ => Ok(()),
    }
}

/// Checks that a value and its zero point have elements of the same type.
pub(super) fn verify_zero_point_type(
    op: Operation,
    ir: &Ir,
    name: &str,
    value: Value,
    zero_point: Value,
) -> VerifyResult {
    let (value, zero) = (
        stored_element(value.ty(ir)),
        stored_element(zero_point.ty(ir)),
    );
    if value == zero {
        return Ok(());
    }
    fail!(
        op,
        ir,
        "expect both {name} and its zero point are the same element type, got '{value}' and '{zero}'"
    )
}

/// A dimension whose size follows from those of a kernel that moves over an input.
pub(super) struct Window {
    /// `height`
    pub(super) name: &'static str,
    /// `y`
    pub(super) axis: &'static str,
    /// `top` and `bottom`
    pub(super) sides: [&'static str; 2],
}

pub(super) const DEPTH: Window = Window {
    name: "depth",
    axis: "d",
    sides: ["front", "back"],
};
pub(super) const HEIGHT: Window = Window {
    name: "height",
    axis: "y",
    sides: ["top", "bottom"],
};
pub(super) const WIDTH: Window = Window {
    name: "width",
    axis: "x",
    sides: ["left", "right"],
};
