//! The verifiers of operations that move elements, and of reductions.

use super::checks::{
    constant_integers, constant_shape, dim, fail, may_be_equal, verify_same_elements,
    verify_same_input_and_output,
};
use super::traits::shape_rank;
use super::{
    ConcatOp, DYNAMIC, PadOp, ReduceAllOp, ReduceAnyOp, ReduceMaxOp, ReduceMinOp, ReduceProductOp,
    ReduceSumOp, ReshapeOp, ReverseOp, SliceOp, TileOp, TransposeOp,
};
use ods_runtime::prelude::*;

/// Checks that an axis is a dimension of the input and of the output, which have the same rank. Scalars have the axis 0.
fn verify_axis(
    op: Operation,
    ir: &Ir,
    name: &str,
    axis: i32,
    [input, output]: [&Type; 2],
) -> VerifyResult {
    let axis = usize::try_from(axis).unwrap_or_default();
    let is_outside = |rank: usize| axis >= rank && (axis != 0 || rank != 0);
    if let Some(rank) = input.rank()
        && is_outside(rank)
    {
        return fail!(
            op,
            ir,
            "expect input tensor rank ({rank}) to be larger than {name} axis ({axis})"
        );
    }
    let Some(rank) = output.rank() else {
        return Ok(());
    };
    if input.rank().is_some_and(|input| input != rank) {
        let message = "expect output tensor rank to be equal to input tensor rank";
        return Err(op.emit_error(ir, message));
    }
    if is_outside(rank) {
        return fail!(
            op,
            ir,
            "expect output tensor rank ({rank}) to be larger than {name} axis ({axis})"
        );
    }
    Ok(())
}

/// Checks a reduction along an axis.
fn verify_reduction(
    op: Operation,
    ir: &Ir,
    axis: i32,
    [input, output]: [&Type; 2],
) -> VerifyResult {
    if axis < 0 {
        return Err(op.emit_error(ir, "reduce axis must not be negative"));
    }
    verify_axis(op, ir, "reduce", axis, [input, output])?;
    let size = dim(output, usize::try_from(axis).unwrap_or_default());
    if size == DYNAMIC || size == 1 {
        return Ok(());
    }
    fail!(op, ir, "expect reduced dimension size to be 1, got {size}")
}

/// The verifiers of reductions.
macro_rules! reductions {
    ($($op:ident)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                let types = [self.input(ir).ty(ir), self.output(ir).ty(ir)];
                verify_reduction(self.operation(), ir, self.axis(ir), types)
            }
        }
    )*};
}

reductions! { ReduceAllOp ReduceAnyOp ReduceMaxOp ReduceMinOp ReduceProductOp ReduceSumOp }

impl Verify for ReverseOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (op, axis) = (self.operation(), self.axis(ir));
        let (input, output) = (self.input1(ir), self.output(ir));
        verify_same_input_and_output(op, ir, input, output)?;
        if axis < 0 {
            return Err(op.emit_error(ir, "expected non-negative reverse axis"));
        }
        verify_axis(op, ir, "reverse", axis, [input.ty(ir), output.ty(ir)])
    }
}

impl ConcatOp {
    /// Checks that two inputs have the same sizes, but for the axis.
    fn verify_sizes(self, ir: &Ir, axis: usize, first: &[i64], at: usize) -> VerifyResult {
        let sizes = self.input1(ir)[at].ty(ir).shape().unwrap_or_default();
        if sizes.len() != first.len() {
            return fail!(
                self,
                ir,
                "expect all operands to have the same rank, but got {} vs {} on operands 0 and {at}",
                first.len(),
                sizes.len()
            );
        }
        for (index, (size, first)) in sizes.iter().zip(first).enumerate() {
            if index != axis && !may_be_equal(*size, *first) {
                return fail!(
                    self,
                    ir,
                    "expect all operand shapes to have the same sizes on non-axis dimensions, but got {size} vs {first} at index {index} on operands 0 and {at}"
                );
            }
        }
        Ok(())
    }
}

impl Verify for ConcatOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (inputs, output) = (self.input1(ir), self.output(ir));
        if inputs.is_empty() {
            return Err(self.emit_error(ir, "expect at least one input"));
        }
        for input in inputs {
            verify_same_input_and_output(self.operation(), ir, *input, output)?;
        }
        let mut ranked = inputs.iter().filter_map(|input| input.ty(ir).shape());
        let Some(first) = ranked.next() else {
            return Ok(());
        };
        let axis = usize::try_from(self.axis(ir)).ok();
        let Some(axis) = axis.filter(|axis| *axis < first.len()) else {
            return fail!(
                self,
                ir,
                "expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got {}",
                self.axis(ir)
            );
        };
        if !inputs.iter().all(|input| input.ty(ir).has_rank()) {
            return Ok(());
        }
        for at in 1..inputs.len() {
            self.verify_sizes(ir, axis, first, at)?;
        }
        let Some(found) = output.ty(ir).shape() else {
            return Ok(());
        };
        if found.len() != first.len() {
            return fail!(
                self,
                ir,
                "expect output rank to match inputs rank, got {} vs {}",
                found.len(),
                first.len()
            );
        }
        let mut sum = Some(0_i64);
        for input in inputs {
            let size = dim(input.ty(ir), axis);
            let size = (size != DYNAMIC).then_some(size);
            sum = sum.zip(size).map(|(sum, size)| sum.wrapping_add(size));
        }
        match sum {
            Some(sum) if !may_be_equal(sum, found[axis]) => fail!(
                self,
                ir,
                "requires sum of axis dimensions of input1 equal to output axis dimension, got {sum} and {}",
                found[axis]
            ),
            _ => Ok(()),
        }
    }
}

impl Verify for PadOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (op, output) = (self.operation(), self.output(ir));
        verify_same_input_and_output(op, ir, self.input1(ir), output)?;
        verify_same_input_and_output(op, ir, self.pad_const(ir), output)?;
        let (Some(input), Some(output)) = (self.input1(ir).ty(ir).shape(), output.ty(ir).shape())
        else {
            return Ok(());
        };
        let rank = input.len();
        if rank != output.len() {
            return fail!(
                self,
                ir,
                "expect same input and output tensor rank, but got inputRank: {rank}, outputRank: {}",
                output.len()
            );
        }
        let Some(padding) = constant_integers(ir, self.padding(ir)) else {
            return Err(self.emit_error(ir, "padding is not a constant"));
        };
        if padding.len() != 2 * rank {
            return fail!(
                self,
                ir,
                "padding tensor must have {rank} * 2 = {} elements, but got {}",
                2 * rank,
                padding.len()
            );
        }
        for (at, (size, found)) in input.iter().zip(output).enumerate() {
            let (start, end) = (padding[2 * at], padding[2 * at + 1]);
            if start < -1 || end < -1 {
                return fail!(
                    self,
                    ir,
                    "invalid padding values at dimension {at}: values must be non-negative or -1 for dynamic padding, got [{start}, {end}]"
                );
            }
            let sum = size.wrapping_add(start).wrapping_add(end);
            if *size != DYNAMIC && *found != DYNAMIC && *found != sum {
                return fail!(
                    self,
                    ir,
                    "mismatch in output shape at dimension {at}: expected {size} + {start} + {end} = {sum}, but got {found}"
                );
            }
        }
        Ok(())
    }
}

impl Verify for SliceOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (input, output) = (self.input1(ir), self.output(ir));
        verify_same_input_and_output(self.operation(), ir, input, output)?;
        let Some(rank) = input.ty(ir).rank() else {
            return Ok(());
        };
        if let Some(found) = output.ty(ir).rank()
            && found != rank
        {
            return fail!(
                self,
                ir,
                "expect input1 and output to have the same ranks, got {rank} and {found}"
            );
        }
        for (name, shape) in [("start", self.start(ir)), ("size", self.size(ir))] {
            let found = shape_rank(shape.ty(ir)).and_then(|rank| usize::try_from(rank).ok());
            if found != Some(rank) {
                return fail!(
                    self,
                    ir,
                    "length of {name} is not equal to rank of input shape"
                );
            }
        }
        Ok(())
    }
}

impl Verify for TileOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (input, output) = (self.input1(ir), self.output(ir));
        verify_same_input_and_output(self.operation(), ir, input, output)?;
        let found = shape_rank(self.multiples(ir).ty(ir)).unwrap_or_default();
        let is_found = |rank: usize| usize::try_from(found) == Ok(rank);
        match (input.ty(ir).rank(), output.ty(ir).rank()) {
            (Some(rank), _) if !is_found(rank) => {
                return fail!(
                    self,
                    ir,
                    "expect 'multiples' to have rank {rank} but got {found}."
                );
            }
            (Some(rank), Some(output)) if rank != output => {
                let message = "expect same input and output tensor rank.";
                return Err(self.emit_error(ir, message));
            }
            (None, Some(rank)) if !is_found(rank) => {
                return fail!(
                    self,
                    ir,
                    "expect 'multiples' array to have length {rank} but got {found}."
                );
            }
            _ => {}
        }
        let multiples = constant_integers(ir, self.multiples(ir)).unwrap_or_default();
        if multiples.iter().any(|number| *number <= 0 && *number != -1) {
            let message = "expect element of 'multiples' to be positive integer or -1.";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for ReshapeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (input, output) = (self.input1(ir), self.output(ir));
        verify_same_input_and_output(self.operation(), ir, input, output)?;
        let Some(sizes) = constant_shape(ir, self.shape(ir)) else {
            return Ok(());
        };
        if sizes.iter().filter(|size| **size == -1).count() > 1 {
            let message = "expected at most one target dimension to be -1";
            return Err(self.emit_error(ir, message));
        }
        let Some(found) = output.ty(ir).shape() else {
            return Ok(());
        };
        if sizes.len() != found.len() {
            return Err(self.emit_error(ir, "new shape does not match result rank"));
        }
        for (size, found) in sizes.iter().zip(found) {
            if *size != -1 && !may_be_equal(*size, *found) {
                let message = "new shape is inconsistent with result shape";
                return Err(self.emit_error(ir, message));
            }
            if *size != DYNAMIC && *size < -1 {
                return fail!(
                    self,
                    ir,
                    "new shape has invalid tensor dimension size {size}"
                );
            }
        }
        if !input.ty(ir).has_static_shape() {
            return Ok(());
        }
        let elements = input.ty(ir).num_elements().unwrap_or_default();
        if output.ty(ir).has_static_shape() {
            let found = output.ty(ir).num_elements().unwrap_or_default();
            if elements != found {
                return fail!(self, ir, "cannot reshape {elements} elements into {found}");
            }
        }
        let positive = sizes.iter().filter(|size| **size > 0);
        let product = positive.fold(1_i64, |product, size| product.wrapping_mul(*size));
        let is_static = sizes.iter().all(|size| *size > 0);
        if is_static && product != elements || !is_static && product > elements {
            return fail!(
                self,
                ir,
                "cannot reshape {elements} elements into {product}"
            );
        }
        Ok(())
    }
}

impl Verify for TransposeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (op, perms) = (self.operation(), self.perms(ir));
        let (input, output) = (self.input1(ir).ty(ir), self.output(ir).ty(ir));
        verify_same_elements(op, ir, ["input", "output"], [input, output])?;
        let count = perms.len();
        let verify_count = |rank: usize, name: &str| {
            if rank == count {
                return Ok(());
            }
            fail!(
                op,
                ir,
                "expected perms attribute to have size {rank} ({name} rank) but got size {count}"
            )
        };
        if let Some(rank) = input.rank() {
            verify_count(rank, "input")?;
            if output.rank().is_some_and(|output| output != rank) {
                let message = "expected input tensor rank to equal result tensor rank";
                return Err(op.emit_error(ir, message));
            }
        }
        if let Some(rank) = output.rank() {
            verify_count(rank, "output")?;
        }
        let perms = perms.iter().map(|perm| usize::try_from(*perm).ok());
        let perms: Vec<Option<usize>> = perms.collect();
        if !(0..count).all(|at| perms.contains(&Some(at))) {
            return Err(op.emit_error(ir, "expected valid permutation indices"));
        }
        if input.has_static_shape() && output.has_static_shape() {
            let [before, after] = [input, output].map(|ty| ty.num_elements().unwrap_or_default());
            if before != after {
                return fail!(
                    op,
                    ir,
                    "expected input1 and output to have same numbers of elements, got {before} and {after}"
                );
            }
        }
        if !input.has_rank() || !output.has_rank() {
            return Ok(());
        }
        for (at, perm) in perms.iter().flatten().enumerate() {
            let size = dim(input, *perm);
            if !may_be_equal(size, dim(output, at)) {
                return fail!(
                    op,
                    ir,
                    "expected output tensor dim {at} to match input dim {perm} with value of {size}"
                );
            }
        }
        Ok(())
    }
}
