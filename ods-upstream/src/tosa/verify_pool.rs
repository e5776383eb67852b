//! The verifiers of pooling and resizing.

use super::checks::{
    HEIGHT, WIDTH, Window, constant_shape, dim, exact_quotient, fail, joined,
    verify_same_input_and_output, verify_zero_point, verify_zero_point_type,
};
use super::quantized::stored_element;
use super::{AvgPool2dOp, DYNAMIC, MaxPool2dOp, ResizeOp};
use ods_runtime::prelude::*;

/// A kernel that moves over an input.
struct Pool<'ir> {
    op: Operation,
    ir: &'ir Ir,
    kernel: &'ir [i64],
    stride: &'ir [i64],
    pad: &'ir [i64],
    input: &'ir Type,
    output: &'ir Type,
}

/// Takes the parts of a pooling.
macro_rules! pool {
    ($op:ident, $ir:ident) => {
        Pool {
            op: $op.operation(),
            ir: $ir,
            kernel: $op.kernel($ir),
            stride: $op.stride($ir),
            pad: $op.pad($ir),
            input: $op.input($ir).ty($ir),
            output: $op.output($ir).ty($ir),
        }
    };
}

impl Pool<'_> {
    fn verify(&self) -> VerifyResult {
        let (op, ir) = (self.op, self.ir);
        let lists = [
            (self.kernel, 1, "kernel"),
            (self.stride, 1, "stride"),
            (self.pad, 0, "padding"),
        ];
        for (numbers, least, name) in lists {
            if numbers.iter().any(|number| *number < least) {
                let numbers = joined(numbers);
                return fail!(
                    op,
                    ir,
                    "expect all {name} values to be >= {least}, got {numbers}"
                );
            }
        }
        for (at, window) in [(1, WIDTH), (0, HEIGHT)] {
            let (kernel, before, after) = self.along(at);
            let Window { name, axis, sides } = window;
            if before >= kernel || after >= kernel {
                let [first, second] = sides;
                return fail!(
                    op,
                    ir,
                    "expected {first}/{second} padding to be less than the {name} of the kernel, got pad_{first}={before}, pad_{second}={after}, kernel_{axis}={kernel}"
                );
            }
        }
        if !self.input.has_rank() || !self.output.has_rank() {
            return Ok(());
        }
        self.verify_size(0, &HEIGHT)?;
        self.verify_size(1, &WIDTH)
    }

    /// The size of the kernel, and the padding before and after.
    fn along(&self, at: usize) -> (i64, i64, i64) {
        (self.kernel[at], self.pad[2 * at], self.pad[2 * at + 1])
    }

    fn verify_size(&self, at: usize, window: &Window) -> VerifyResult {
        let (input, output) = (dim(self.input, at + 1), dim(self.output, at + 1));
        let (kernel, before, after) = self.along(at);
        let stride = self.stride[at];
        if input == DYNAMIC {
            return Ok(());
        }
        let padded = input.wrapping_add(before).wrapping_add(after);
        let Window { name, axis, sides } = window;
        let Some(quotient) = exact_quotient(padded.wrapping_sub(kernel), stride) else {
            return fail!(
                self.op,
                self.ir,
                "expected input_{name} + pad_{} + pad_{} - kernel_{axis} to be wholly divisible by stride_{axis}, got ({input} + {before} + {after} - {kernel}) / {stride}",
                sides[0],
                sides[1]
            );
        };
        let calculated = quotient.wrapping_add(1);
        if output != DYNAMIC && calculated != output {
            return fail!(
                self.op,
                self.ir,
                "calculated output {name} did not match expected: calculated={calculated}, expected={output}"
            );
        }
        Ok(())
    }
}

impl Verify for MaxPool2dOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_same_input_and_output(self.operation(), ir, self.input(ir), self.output(ir))?;
        pool!(self, ir).verify()
    }
}

impl Verify for AvgPool2dOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        pool!(self, ir).verify()?;
        let (input, acc) = (stored_element(self.input(ir).ty(ir)), self.acc_type(ir));
        let message = if input.is_integer() && !acc.is_integer_of(32) {
            "accumulator type for integer tensor is not i32"
        } else if input.is_f16() && !(acc.is_f16() || acc.is_f32()) {
            "accumulator type for f16 tensor is not f16/f32"
        } else if input.is_bf16() && !acc.is_f32() {
            "accumulator type for bf16 tensor is not f32"
        } else if input.is_f32() && !acc.is_f32() {
            "accumulator type for f32 tensor is not f32"
        } else {
            let op = self.operation();
            let (input_zp, output_zp) = (self.input_zp(ir), self.output_zp(ir));
            verify_zero_point_type(op, ir, "input", self.input(ir), input_zp)?;
            verify_zero_point_type(op, ir, "output", self.output(ir), output_zp)?;
            verify_zero_point(op, ir, "input", input_zp)?;
            return verify_zero_point(op, ir, "output", output_zp);
        };
        Err(self.emit_error(ir, message))
    }
}

impl Verify for ResizeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let lists = [self.scale(ir), self.offset(ir), self.border(ir)];
        let [Some(scale), Some(offset), Some(border)] = lists.map(|list| constant_shape(ir, list))
        else {
            return Ok(());
        };
        if scale.iter().any(|scale| *scale <= 0) {
            let scale = joined(&scale);
            return fail!(self, ir, "expect all scale values to be > 0, got {scale}");
        }
        let (input, output) = (self.input(ir).ty(ir), self.output(ir).ty(ir));
        if !input.has_rank() || !output.has_rank() {
            return Ok(());
        }
        for (at, Window { name, axis, .. }) in [HEIGHT, WIDTH].iter().enumerate() {
            let (found, size) = (dim(output, at + 1), dim(input, at + 1));
            // A size of one may be broadcast.
            if size == DYNAMIC || size == 1 {
                continue;
            }
            let part = |list: &[i64], at: usize| list.get(at).copied().unwrap_or(1);
            let (numerator, denominator) = (part(&scale, 2 * at), part(&scale, 2 * at + 1));
            let (offset, border) = (part(&offset, at), part(&border, at));
            let scaled = size.wrapping_sub(1).wrapping_mul(numerator);
            let moved = scaled.wrapping_sub(offset).wrapping_add(border);
            let Some(quotient) = exact_quotient(moved, denominator) else {
                return fail!(
                    self,
                    ir,
                    "expected (input_{name} - 1) * scale_{axis}_n - offset_{axis} + border_{axis} to be wholly divisible by scale_{axis}_d, got (({size} - 1) * {numerator} - {offset} + {border}) / {denominator}"
                );
            };
            let calculated = quotient.wrapping_add(1);
            if found != DYNAMIC && calculated != found {
                return fail!(
                    self,
                    ir,
                    "calculated output {name} did not match expected: calculated={calculated}, expected={found}"
                );
            }
        }
        Ok(())
    }
}
