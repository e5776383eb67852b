//! The verifiers of convolutions.

use super::checks::{
    DEPTH, HEIGHT, WIDTH, Window, dim, exact_quotient, fail, joined, verify_zero_point,
    verify_zero_point_type,
};
use super::quantized::stored_element;
use super::{Conv2DOp, Conv3DOp, DYNAMIC, DepthwiseConv2DOp, TransposeConv2DOp};
use ods_runtime::prelude::*;

/// What all convolutions have.
struct Conv<'ir> {
    op: Operation,
    ir: &'ir Ir,
    input: Value,
    weight: Value,
    bias: Value,
    output: Value,
    input_zp: Value,
    weight_zp: Value,
    acc_type: &'ir Type,
}

/// Takes the parts of a convolution.
macro_rules! conv {
    ($op:ident, $ir:ident) => {
        Conv {
            op: $op.operation(),
            ir: $ir,
            input: $op.input($ir),
            weight: $op.weight($ir),
            bias: $op.bias($ir),
            output: $op.output($ir),
            input_zp: $op.input_zp($ir),
            weight_zp: $op.weight_zp($ir),
            acc_type: $op.acc_type($ir),
        }
    };
}

impl Conv<'_> {
    fn stored_element(&self, value: Value) -> Type {
        stored_element(value.ty(self.ir))
    }

    fn verify_types(&self) -> VerifyResult {
        let (op, ir) = (self.op, self.ir);
        let (bias, result) = (
            self.stored_element(self.bias),
            self.stored_element(self.output),
        );
        if bias.is_float() && result.is_float() && bias != result {
            return fail!(
                op,
                ir,
                "expect both bias and result to have same element type, got '{bias}' and '{result}'"
            );
        }
        let input = self.stored_element(self.input);
        let weight = self.stored_element(self.weight);
        let is_byte = |ty: &Type| ty.is_f8e5m2() || ty.is_f8e4m3fn();
        if (is_byte(&input) || is_byte(&weight)) && input != weight {
            return fail!(
                op,
                ir,
                "expect both input and weight to have same element type, got '{input}' and '{weight}'"
            );
        }
        if input.is_float() != weight.is_float() {
            return fail!(
                op,
                ir,
                "expect both input and weight to be float or not together, got '{input}' and '{weight}'"
            );
        }
        verify_zero_point_type(op, ir, "input", self.input, self.input_zp)?;
        verify_zero_point_type(op, ir, "weight", self.weight, self.weight_zp)?;
        verify_zero_point(op, ir, "input", self.input_zp)?;
        verify_zero_point(op, ir, "weight", self.weight_zp)?;
        self.verify_accumulator()
    }

    fn verify_accumulator(&self) -> VerifyResult {
        let (input, acc) = (self.stored_element(self.input), self.acc_type);
        let message = if input.is_integer_of(8) && !acc.is_integer_of(32) {
            "accumulator type for i8 tensor is not i32"
        } else if input.is_integer_of(16) && !acc.is_integer_of(48) {
            "accumulator type for i16 tensor is not i48"
        } else if (input.is_f8e5m2() || input.is_f8e4m3()) && !acc.is_f16() {
            "accumulator type for f8 tensor is not f16"
        } else if input.is_f16() && !(acc.is_f16() || acc.is_f32()) {
            "accumulator type for f16 tensor is not f16/f32"
        } else if input.is_bf16() && !acc.is_f32() {
            "accumulator type for bf16 tensor is not f32"
        } else if input.is_f32() && !acc.is_f32() {
            "accumulator type for f32 tensor is not f32"
        } else {
            return Ok(());
        };
        Err(self.op.emit_error(self.ir, message))
    }

    /// Checks the sizes of a convolution whose kernel is dimensions of the weight, beginning with `kernel`.
    fn verify_sizes(&self, geometry: &Geometry<'_>) -> VerifyResult {
        let (op, ir) = (self.op, self.ir);
        let lists = [
            (geometry.pad, 0, "padding", "0"),
            (geometry.stride, 1, "stride", "1"),
            (geometry.dilation, 1, "dilation", "1"),
        ];
        for (numbers, least, name, text) in lists {
            if numbers.iter().any(|number| *number < least) {
                let numbers = joined(numbers);
                return fail!(
                    op,
                    ir,
                    "expect all {name} values to be >= {text}, got {numbers}"
                );
            }
        }
        if self.output.ty(ir).rank().is_none() {
            return Ok(());
        }
        if self.input.ty(ir).has_rank() && self.weight.ty(ir).has_rank() {
            for (at, window) in geometry.windows.iter().enumerate() {
                self.verify_size(geometry, at, window)?;
            }
        }
        self.verify_bias()
    }

    fn verify_size(&self, geometry: &Geometry<'_>, at: usize, window: &Window) -> VerifyResult {
        let (op, ir) = (self.op, self.ir);
        let input = dim(self.input.ty(ir), at + 1);
        let kernel = dim(self.weight.ty(ir), at + geometry.kernel);
        let output = dim(self.output.ty(ir), at + 1);
        if input == DYNAMIC || kernel == DYNAMIC {
            return Ok(());
        }
        let (before, after) = (geometry.pad[2 * at], geometry.pad[2 * at + 1]);
        let (stride, dilation) = (geometry.stride[at], geometry.dilation[at]);
        let extent = kernel.wrapping_sub(1).wrapping_mul(dilation);
        let padded = (input.wrapping_sub(1).wrapping_add(before)).wrapping_add(after);
        let Window { name, axis, sides } = window;
        let Some(quotient) = exact_quotient(padded.wrapping_sub(extent), stride) else {
            return fail!(
                op,
                ir,
                "expected input_{name} - 1 + pad_{} + pad_{} - (kernel_{name} - 1) * dilation_{axis} to be wholly divisible by stride_{axis}, got ({input} - 1 + {before} + {after} - ({kernel} - 1) * {dilation}) / {stride}",
                sides[0],
                sides[1]
            );
        };
        let calculated = quotient.wrapping_add(1);
        if output != DYNAMIC && calculated != output {
            return fail!(
                op,
                ir,
                "calculated output {name} did not match expected: calculated={calculated}, expected={output}"
            );
        }
        Ok(())
    }

    /// Checks that there is a bias for each channel of the output, or one for all.
    fn verify_bias(&self) -> VerifyResult {
        let output = self.output.ty(self.ir);
        let channels = dim(output, output.rank().unwrap_or_default().saturating_sub(1));
        let found = dim(self.bias.ty(self.ir), 0);
        if channels == DYNAMIC || [DYNAMIC, channels, 1].contains(&found) {
            return Ok(());
        }
        fail!(
            self.op,
            self.ir,
            "bias channels expected to be equal to output channels ({channels}) or 1, got {found}"
        )
    }
}

/// How a kernel moves over an input.
struct Geometry<'ir> {
    pad: &'ir [i64],
    stride: &'ir [i64],
    dilation: &'ir [i64],
    /// The first dimension of the weight that is one of the kernel.
    kernel: usize,
    windows: &'static [Window],
}

/// The verifier of each convolution, with the first dimension of its kernel.
macro_rules! convolutions {
    ($($op:ident $kernel:literal [$($window:ident)*];)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                let conv = conv!(self, ir);
                conv.verify_types()?;
                conv.verify_sizes(&Geometry {
                    pad: self.pad(ir),
                    stride: self.stride(ir),
                    dilation: self.dilation(ir),
                    kernel: $kernel,
                    windows: &[$($window),*],
                })
            }
        }
    )*};
}

convolutions! {
    Conv2DOp 1 [HEIGHT WIDTH];
    Conv3DOp 1 [DEPTH HEIGHT WIDTH];
    DepthwiseConv2DOp 0 [HEIGHT WIDTH];
}

/// One of the two dimensions in which a transposed convolution moves.
struct Step {
    /// `H`
    letter: &'static str,
    axis: &'static str,
    /// `top` and `bottom`
    sides: [&'static str; 2],
}

const STEPS: [Step; 2] = [
    Step {
        letter: "H",
        axis: "y",
        sides: ["top", "bottom"],
    },
    Step {
        letter: "W",
        axis: "x",
        sides: ["left", "right"],
    },
];

impl Verify for TransposeConv2DOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let conv = conv!(self, ir);
        conv.verify_types()?;
        let (strides, pads) = (self.stride(ir), self.out_pad(ir));
        if strides.iter().any(|stride| *stride < 1) {
            let strides = joined(strides);
            return fail!(
                self,
                ir,
                "expect all stride values to be >= 1, got [{strides}]"
            );
        }
        let (input, weight) = (self.input(ir).ty(ir), self.weight(ir).ty(ir));
        let output = self.output(ir).ty(ir);
        for (at, step) in STEPS.iter().enumerate() {
            let (kernel, letter) = (dim(weight, at + 1), step.letter);
            if kernel == DYNAMIC {
                continue;
            }
            for (side, pad) in step.sides.iter().zip(&pads[2 * at..]) {
                if *pad <= kernel.wrapping_neg() {
                    return fail!(
                        self,
                        ir,
                        "expected out_pad_{side} > -K{letter}, but got: out_pad_{side}={pad} and K{letter}={kernel}"
                    );
                }
            }
        }
        if !output.has_rank() {
            return Ok(());
        }
        if input.has_rank() && weight.has_rank() {
            for (at, step) in STEPS.iter().enumerate() {
                let sizes = [input, weight, output].map(|ty| dim(ty, at + 1));
                self.verify_size(ir, step, sizes, strides[at], &pads[2 * at..])?;
            }
        }
        conv.verify_bias()
    }
}

impl TransposeConv2DOp {
    fn verify_size(
        self,
        ir: &Ir,
        step: &Step,
        [input, kernel, output]: [i64; 3],
        stride: i64,
        pads: &[i64],
    ) -> VerifyResult {
        let (before, after) = (pads[0], pads[1]);
        let moved = input.wrapping_sub(1).wrapping_mul(stride);
        let padded = moved.wrapping_add(before).wrapping_add(after);
        if input == DYNAMIC || output == DYNAMIC || output == padded.wrapping_add(kernel) {
            return Ok(());
        }
        let Step {
            letter,
            axis,
            sides,
        } = step;
        fail!(
            self,
            ir,
            "dimension mismatch: expected O{letter} == (I{letter} - 1) * stride_{axis} + out_pad_{} + out_pad_{} + K{letter}, but got {output} != ({input} - 1) * {stride} + {before} + {after} + {kernel}",
            sides[0],
            sides[1]
        )
    }
}
