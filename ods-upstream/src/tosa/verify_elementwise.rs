//! The verifiers of operations on elements, and of constants.

use super::checks::{
    are_compatible, constant, dim, fail, joined, may_be_equal, verify_same_input_and_output,
    verify_zero_point, verify_zero_point_type, zero_point,
};
use super::quantized::{element, is_uniform, storage_type, stored_element};
use super::{ArgMaxOp, ClampOp, ConstOp, DYNAMIC, MulOp, NegateOp, RescaleOp, SelectOp, TableOp};
use ods_runtime::prelude::*;
use ods_runtime::types::have_compatible_shapes;

impl Verify for ConstOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let output = self.output(ir).ty(ir);
        let Some(value) = self.values(ir).value_type().filter(Type::is_tensor) else {
            return Err(self.emit_error(ir, "expected tensors for attr/result type"));
        };
        let (value, output) = (element(&value), element(output));
        let is_stored = storage_type(output).as_ref() == Some(value);
        if value == output || is_stored {
            return Ok(());
        }
        Err(self.emit_error(ir, "expected same attr/result element types"))
    }
}

impl Verify for ArgMaxOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (input, output) = (self.input(ir).ty(ir), self.output(ir).ty(ir));
        if !element(output).is_integer() {
            return Err(self.emit_error(ir, "result tensor is not of integer type"));
        }
        let Some(shape) = input.shape() else {
            return Ok(());
        };
        let axis = usize::try_from(self.axis(ir)).ok();
        let Some(axis) = axis.filter(|axis| *axis < shape.len()) else {
            let message = "specified axis is outside the rank of the tensor";
            return Err(self.emit_error(ir, message));
        };
        let Some(found) = output.shape() else {
            return Ok(());
        };
        let mut expected = shape.to_vec();
        expected.remove(axis);
        if are_compatible(&expected, found) {
            return Ok(());
        }
        let (expected, found) = (joined(&expected), joined(found));
        fail!(
            self,
            ir,
            "expected output shape '{expected}', got '{found}'"
        )
    }
}

/// Whether the first of two bounds is not above the second one; none if one of them is not a number of type `ty`.
fn are_ordered(ty: &Type, min: &Attribute, max: &Attribute) -> Option<bool> {
    match (min, max) {
        (Attribute::Integer(min), Attribute::Integer(max)) => {
            if min.ty() != *ty || max.ty() != *ty {
                return None;
            }
            let (min, max) = (min.value(), max.value());
            let is_unsigned = ty.is_unsigned_integer() || ty.is_integer_of(1);
            Some(if is_unsigned {
                min.to_u64() <= max.to_u64()
            } else {
                min.to_i64() <= max.to_i64()
            })
        }
        (Attribute::Float(min), Attribute::Float(max)) => {
            if !min.ty().is_float() || min.ty() != *ty || max.ty() != *ty {
                return None;
            }
            Some(min.to_f64() <= max.to_f64())
        }
        _ => None,
    }
}

impl Verify for ClampOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let scalar = |value: Value| {
            let ty = element(value.ty(ir));
            let storage = is_uniform(ty).then(|| storage_type(ty)).flatten();
            storage.unwrap_or_else(|| ty.clone())
        };
        let ty = scalar(self.input(ir));
        if ty != scalar(self.output(ir)) {
            return Err(self.emit_error(ir, "input/output element types are incompatible."));
        }
        let (min, max) = (self.min_val(ir), self.max_val(ir));
        let is_nan = |value: &Attribute| value.as_f64().is_some_and(f64::is_nan);
        match are_ordered(&ty, min, max) {
            None => {
                let message =
                    "min/max attributes types are incompatible with input/output element types.";
                Err(self.emit_error(ir, message))
            }
            Some(_) if is_nan(min) || is_nan(max) => fail!(
                self,
                ir,
                "min/max attributes should not be 'NaN', got min_val={min}, max_val={max}"
            ),
            Some(false) => fail!(
                self,
                ir,
                "expected min_val <= max_val, got min_val={min}, max_val={max}"
            ),
            Some(true) => Ok(()),
        }
    }
}

impl Verify for MulOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (left, right) = (self.input1(ir).ty(ir), self.input2(ir).ty(ir));
        let output = self.output(ir).ty(ir);
        if element(output).is_integer() {
            let (operand, result) = (element(left), element(output));
            if !operand.is_integer() || operand != element(right) {
                let message = "requires the same element type for all operands";
                return Err(self.emit_error(ir, message));
            }
            if operand.int_or_float_bit_width() > result.int_or_float_bit_width() {
                let message = "invalid data type size for operands or result";
                return Err(self.emit_error(ir, message));
            }
        } else {
            if [left, right]
                .iter()
                .any(|ty| element(ty) != element(output))
            {
                let message = "requires the same element type for all operands and results";
                return Err(self.emit_error(ir, message));
            }
            let shift = constant(ir, self.shift(ir)).and_then(|shift| shift.get(0));
            if shift
                .and_then(|shift| shift.as_i64())
                .is_some_and(|shift| shift != 0)
            {
                return Err(self.emit_error(ir, "require shift to be 0 for float type"));
            }
        }
        if let (Some(first), Some(second)) = (left.shape(), right.shape()) {
            let ranks = (first.len(), second.len());
            if ranks.0 != ranks.1 {
                return fail!(
                    self,
                    ir,
                    "a and b operands don't have matching ranks, got {} and {}",
                    ranks.0,
                    ranks.1
                );
            }
            let mut sizes = first.iter().zip(second);
            let broadcasts =
                |left: i64, right: i64| left == 1 || right == 1 || may_be_equal(left, right);
            if !sizes.all(|(left, right)| broadcasts(*left, *right)) {
                return fail!(
                    self,
                    ir,
                    "a and b operands don't have broadcast-compatible shapes, got '{left}' and '{right}'"
                );
            }
        }
        for (name, ty) in [("a", left), ("b", right)] {
            if let (Some(rank), Some(found)) = (ty.rank(), output.rank())
                && rank != found
            {
                return fail!(
                    self,
                    ir,
                    "result type has different rank than {name}, got {found} vs {rank}"
                );
            }
        }
        Ok(())
    }
}

impl Verify for TableOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (input, output) = (self.input1(ir).ty(ir), self.output(ir).ty(ir));
        let (Some(input), Some(output)) = (input.shape(), output.shape()) else {
            return Ok(());
        };
        if input.len() != output.len() {
            let message = "expected input tensor rank to equal result tensor rank";
            return Err(self.emit_error(ir, message));
        }
        for (dim, (input, output)) in input.iter().zip(output).enumerate() {
            if *output != DYNAMIC && output != input {
                return fail!(
                    self,
                    ir,
                    "dim(result, {dim}) = {output} doesn't match dim(input, {dim}) = {input}"
                );
            }
        }
        Ok(())
    }
}

impl Verify for NegateOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let (input, output) = (self.input1(ir), self.output(ir));
        let (input_zp, output_zp) = (self.input1_zp(ir), self.output_zp(ir));
        verify_same_input_and_output(op, ir, input, output)?;
        if !have_compatible_shapes(input.ty(ir), output.ty(ir)) {
            let message = "requires the same shape for input1 and output";
            return Err(self.emit_error(ir, message));
        }
        verify_zero_point_type(op, ir, "input1", input, input_zp)?;
        verify_zero_point_type(op, ir, "output", output, output_zp)?;
        verify_zero_point(op, ir, "input1", input_zp)?;
        verify_zero_point(op, ir, "output", output_zp)
    }
}

impl Verify for SelectOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let (on_true, on_false) = (self.input2(ir), self.input3(ir));
        verify_same_input_and_output(op, ir, on_true, self.output(ir))?;
        verify_same_input_and_output(op, ir, on_false, self.output(ir))?;
        let condition = element(self.input1(ir).ty(ir));
        if condition.is_integer_of(1) {
            return Ok(());
        }
        fail!(
            self,
            ir,
            "expect element type of bool for input1, got '{condition}'"
        )
    }
}

impl RescaleOp {
    /// Checks the type and the number of a zero point.
    fn verify_zero(
        self,
        ir: &Ir,
        name: &str,
        zero_point_value: Value,
        is_unsigned: bool,
    ) -> VerifyResult {
        let zero = zero_point(ir, zero_point_value, !is_unsigned).unwrap_or_default();
        let ty = element(zero_point_value.ty(ir));
        if zero == 0 || ty.is_integer_of(8) {
            return Ok(());
        }
        if !(ty.is_integer_of(16) && is_unsigned) {
            return fail!(self, ir, "expect {name}_zp of 0, got {zero}");
        }
        if zero != 32768 {
            return fail!(
                self,
                ir,
                "expect {name}_zp of 0 or 32768 for unsigned int16 {name}, got {zero}"
            );
        }
        Ok(())
    }

    fn verify_zero_type(self, ir: &Ir, name: &str, value: Value, zero: Value) -> VerifyResult {
        let (value, zero) = (stored_element(value.ty(ir)), stored_element(zero.ty(ir)));
        let are_integers = value.is_integer() && zero.is_integer();
        if are_integers && value.int_or_float_bit_width() == zero.int_or_float_bit_width() {
            return Ok(());
        }
        fail!(
            self,
            ir,
            "expected {name} and {name}_zp to both be integer of the same bitwidth, but got '{value}' vs. '{zero}'"
        )
    }
}

impl Verify for RescaleOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (input, output) = (self.input(ir), self.output(ir));
        let (input_zp, output_zp) = (self.input_zp(ir), self.output_zp(ir));
        for (name, value) in [("input", input), ("output", output)] {
            let ty = stored_element(value.ty(ir));
            if !ty.is_integer() {
                return fail!(
                    self,
                    ir,
                    "expect {name} to have integer element type, got '{ty}'"
                );
            }
        }
        self.verify_zero_type(ir, "input", input, input_zp)?;
        self.verify_zero_type(ir, "output", output, output_zp)?;
        self.verify_zero(ir, "input", input_zp, self.input_unsigned(ir))?;
        self.verify_zero(ir, "output", output_zp, self.output_unsigned(ir))?;
        let (multiplier, shift) = (self.multiplier(ir).ty(ir), self.shift(ir).ty(ir));
        let scale32 = self.scale32(ir);
        let width = if scale32 { 32 } else { 16 };
        let ty = element(multiplier);
        if !ty.is_integer_of(width) {
            return fail!(
                self,
                ir,
                "expect i{width} element type for multiplier for scale32={scale32}, got '{ty}'"
            );
        }
        let Some(rank) = input.ty(ir).rank() else {
            return Ok(());
        };
        let channels = match (self.per_channel(ir), rank.checked_sub(1)) {
            (false, _) => 1,
            (true, Some(last)) => dim(input.ty(ir), last),
            (true, None) => {
                let message =
                    "requires input to be at least rank 1 when per_channel is true, but got rank 0";
                return Err(self.emit_error(ir, message));
            }
        };
        for (name, ty) in [("multiplier", multiplier), ("shift", shift)] {
            if !ty.has_rank() {
                return Ok(());
            }
            let found = dim(ty, 0);
            if found != DYNAMIC && found != channels {
                return fail!(
                    self,
                    ir,
                    "expect shape of {{ {channels} }} for {name} input, got {{ {found} }}"
                );
            }
        }
        Ok(())
    }
}
