//! The verifiers of products of matrices, of Fourier transforms, and of numbers that are scaled in blocks.

use super::checks::{
    are_compatible, dim, fail, may_be_equal, verify_same_elements, verify_zero_point,
};
use super::quantized::{element, is_uniform, storage_width, stored_element};
use super::{
    CastFromBlockScaledOp, CastToBlockScaledOp, DYNAMIC, FFT2dOp, MatMulOp, MatmulTBlockScaledOp,
    RFFT2dOp,
};
use ods_runtime::prelude::*;
use ods_runtime::types::have_compatible_shapes;

impl Verify for MatMulOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (a, b) = (element(self.a(ir).ty(ir)), element(self.b(ir).ty(ir)));
        match (is_uniform(a), is_uniform(b)) {
            (true, true) if storage_width(a) != storage_width(b) => {
                return fail!(
                    self,
                    ir,
                    "expect quantized operands to have same widths, got {} and {}",
                    storage_width(a),
                    storage_width(b)
                );
            }
            (true, false) | (false, true) => {
                return fail!(
                    self,
                    ir,
                    "expect operands to be both quantized or both not quantized, got '{a}' and '{b}'"
                );
            }
            _ => {}
        }
        let operands = [
            ("a", self.a(ir), self.a_zp(ir)),
            ("b", self.b(ir), self.b_zp(ir)),
        ];
        for (name, value, zero) in operands {
            let (ty, zero) = (stored_element(value.ty(ir)), stored_element(zero.ty(ir)));
            if ty != zero {
                return fail!(
                    self,
                    ir,
                    "expect input {name} and {name}_zp have the same element type, got '{ty}' and '{zero}'"
                );
            }
        }
        for (name, _, zero) in operands {
            verify_zero_point(self.operation(), ir, name, zero)?;
        }
        Ok(())
    }
}

/// Sizes with commas, and a question mark for one that is dynamic.
fn sizes(sizes: &[i64]) -> String {
    let text = sizes.iter().map(|size| match *size {
        DYNAMIC => "?".to_owned(),
        size => size.to_string(),
    });
    text.collect::<Vec<_>>().join(", ")
}

impl MatmulTBlockScaledOp {
    /// Learns a size, unless another one is known.
    fn learn(
        self,
        ir: &Ir,
        known: &mut i64,
        found: i64,
        [operand, name]: [&str; 2],
    ) -> VerifyResult {
        if *known == DYNAMIC {
            *known = found;
        } else if !may_be_equal(*known, found) {
            return fail!(
                self,
                ir,
                "expected {name} of {operand} to match size {known}, got {found}"
            );
        }
        Ok(())
    }
}

impl Verify for MatmulTBlockScaledOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (a, b) = (self.a_data(ir).ty(ir), self.b_data(ir).ty(ir));
        let (a_scale, b_scale) = (self.a_scale(ir).ty(ir), self.b_scale(ir).ty(ir));
        verify_same_elements(self.operation(), ir, ["A_data", "B_data"], [a, b])?;
        let (mut batch, mut height, mut channels) = (dim(a, 0), dim(a, 1), dim(a, 2));
        self.learn(ir, &mut batch, dim(a_scale, 0), ["a_scale", "batch"])?;
        self.learn(ir, &mut height, dim(a_scale, 1), ["a_scale", "height"])?;
        let mut blocks = dim(a_scale, 2);
        let mut b_batch = dim(b, 0);
        self.learn(ir, &mut channels, dim(b, 2), ["b_data", "channels"])?;
        let mut width = dim(b, 1);
        self.learn(ir, &mut b_batch, dim(b_scale, 0), ["b_scale", "batch"])?;
        self.learn(ir, &mut width, dim(b_scale, 1), ["b_scale", "width"])?;
        self.learn(
            ir,
            &mut blocks,
            dim(b_scale, 2),
            ["b_scale", "C/block_size"],
        )?;
        if !may_be_equal(batch, b_batch) && b_batch != 1 {
            return fail!(
                self,
                ir,
                "expect B matrix batch size to be broadcast compatible with A, got D={b_batch} vs N={batch}"
            );
        }
        let size = i64::from(self.block_size(ir) as u32);
        if channels != DYNAMIC && channels % size != 0 {
            return fail!(
                self,
                ir,
                "expect C to be a multiple of block size, got C={channels}, block_size={size}"
            );
        }
        if channels != DYNAMIC && !may_be_equal(blocks, channels / size) {
            return fail!(
                self,
                ir,
                "expect scale operands dimension 2 to equal C/block_size ({channels}/{size}), got {blocks}"
            );
        }
        if batch == DYNAMIC {
            batch = b_batch;
        }
        let expected = [batch, height, width];
        let Some(found) = self.output_data(ir).ty(ir).shape() else {
            return Ok(());
        };
        if are_compatible(found, &expected) {
            return Ok(());
        }
        let (found, expected) = (sizes(found), sizes(&expected));
        fail!(
            self,
            ir,
            "expected output shape {found} to be compatible with expected output shape {expected}"
        )
    }
}

/// Checks that a size is a power of two.
fn verify_power_of_two(op: Operation, ir: &Ir, size: i64, name: &str) -> VerifyResult {
    let is_power = u64::try_from(size).is_ok_and(u64::is_power_of_two);
    if size == DYNAMIC || is_power {
        return Ok(());
    }
    fail!(op, ir, "expected {name} to be a power of two, got {size}")
}

impl Verify for FFT2dOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (real, imag) = (self.input_real(ir).ty(ir), self.input_imag(ir).ty(ir));
        if !real.has_rank() || !imag.has_rank() {
            return Ok(());
        }
        // MLIR takes the other size only if the first one is static.
        let size = |at: usize| match dim(real, at) {
            DYNAMIC => DYNAMIC,
            _ => dim(imag, at),
        };
        verify_power_of_two(self.operation(), ir, size(1), "height")?;
        verify_power_of_two(self.operation(), ir, size(2), "width")
    }
}

impl Verify for RFFT2dOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (real, imag) = (self.output_real(ir).ty(ir), self.output_imag(ir).ty(ir));
        if !have_compatible_shapes(real, imag) {
            return fail!(
                self,
                ir,
                "expected output shapes to match, got '{real}', '{imag}'"
            );
        }
        let input = self.input_real(ir).ty(ir);
        if !input.has_rank() {
            return Ok(());
        }
        let (height, width) = (dim(input, 1), dim(input, 2));
        verify_power_of_two(self.operation(), ir, height, "height")?;
        verify_power_of_two(self.operation(), ir, width, "width")?;
        if !real.has_rank() {
            return Ok(());
        }
        if !(0..2).all(|at| may_be_equal(dim(input, at), dim(real, at))) {
            return fail!(
                self,
                ir,
                "expected batch and height dimensions of input/output to match, got input='{input}' output='{real}'"
            );
        }
        let found = dim(real, 2);
        if width != DYNAMIC && found != DYNAMIC && found != width / 2 + 1 {
            return fail!(
                self,
                ir,
                "expected output width to be equal to input_width / 2 + 1, got {found}"
            );
        }
        Ok(())
    }
}

/// Checks that there is a scale for each block along the last dimension. The names are those of data and scales.
fn verify_scales(
    op: Operation,
    ir: &Ir,
    [data_name, scale_name]: [&str; 2],
    [data, scale]: [&Type; 2],
    size: i64,
) -> VerifyResult {
    let (Some(shape), Some(scales)) = (data.shape(), scale.shape()) else {
        return Ok(());
    };
    let (Some((last, outer)), Some((blocks, outer_blocks))) =
        (shape.split_last(), scales.split_last())
    else {
        return Ok(());
    };
    if !are_compatible(outer, outer_blocks) {
        return fail!(
            op,
            ir,
            "require compatible shapes for {data_name} ('{data}') and {scale_name} ('{scale}') except for the last dimension"
        );
    }
    let expected = last / size;
    if *last != DYNAMIC && !may_be_equal(expected, *blocks) {
        return fail!(
            op,
            ir,
            "expect last dimension of {scale_name} ({blocks}) to be equal to last dimension of {data_name} / block_size ({expected})"
        );
    }
    Ok(())
}

/// Checks that the shapes of data before and after are compatible, and that blocks divide the last dimension.
fn verify_blocks(op: Operation, ir: &Ir, [input, output]: [&Type; 2], size: i64) -> VerifyResult {
    if !have_compatible_shapes(input, output) {
        return fail!(
            op,
            ir,
            "require compatible shapes for input_data ('{input}') and output_data ('{output}')"
        );
    }
    match input.shape().and_then(<[i64]>::last) {
        Some(last) if *last != DYNAMIC && last % size != 0 => fail!(
            op,
            ir,
            "expect last dimension of input_data ({last}) to be divisible by block_size ({size})"
        ),
        _ => Ok(()),
    }
}

impl Verify for CastFromBlockScaledOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (data, output) = (self.input_data(ir).ty(ir), self.output_data(ir).ty(ir));
        let (op, size) = (self.operation(), i64::from(self.block_size(ir) as u32));
        verify_blocks(op, ir, [data, output], size)?;
        let names = ["input_data", "input_scale"];
        verify_scales(op, ir, names, [data, self.input_scale(ir).ty(ir)], size)
    }
}

impl Verify for CastToBlockScaledOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (data, output) = (self.input_data(ir).ty(ir), self.output_data(ir).ty(ir));
        let (op, size) = (self.operation(), i64::from(self.block_size(ir) as u32));
        verify_blocks(op, ir, [data, output], size)?;
        let names = ["output_data", "output_scale"];
        verify_scales(op, ir, names, [output, self.output_scale(ir).ty(ir)], size)
    }
}
