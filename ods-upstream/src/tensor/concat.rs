//! The verifier of `tensor.concat`.

use super::{ConcatOp, shape, tensor_of};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl Verify for ConcatOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let result = self.result(ir).ty(ir);
        let inputs = self.inputs(ir).iter().map(|input| input.ty(ir));
        let inputs: Vec<&Type> = inputs.collect();
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let [first, ..] = inputs.as_slice() else {
            return fail("requires at least one input");
        };
        let rank = shape(result).len();
        if inputs.iter().any(|input| shape(input).len() != rank) {
            return fail("rank of concatenated inputs must match result rank");
        }
        let element = result.element_type();
        if inputs.iter().any(|input| input.element_type() != element) {
            return fail("inputs and result element type must match");
        }
        let Some(dim) = self.dimension(ir).filter(|dim| *dim < rank) else {
            return fail("concatenation dim must be less than the tensor rank");
        };
        let sizes = match concatenated(&inputs, rank, dim) {
            Ok(sizes) => sizes,
            Err(at) => {
                let message = format!(
                    "static concatenation size mismatch along non-concatenated dimension {at}"
                );
                return fail(&message);
            }
        };
        let mut pairs = sizes.iter().zip(shape(result));
        let is_static = |size: &i64| *size != DYNAMIC;
        if pairs.any(|(one, other)| is_static(one) && is_static(other) && one != other) {
            let inferred = tensor_of(first, &sizes, None);
            let message = format!(
                "result type '{result}'does not match inferred shape '{inferred}' static sizes"
            );
            return fail(&message);
        }
        Ok(())
    }
}

impl ConcatOp {
    /// The dimension along which the tensors are concatenated.
    fn dimension(self, ir: &Ir) -> Option<usize> {
        let dim = self.operation().attribute(ir, "dim")?.as_i64()?;
        usize::try_from(dim).ok()
    }

    /// The dimension of the concatenation, and the sizes that the inputs give the result; `None` if the operation is
    /// not valid.
    pub(crate) fn inferred_sizes(self, ir: &Ir) -> Option<(usize, Vec<i64>)> {
        let inputs = self.inputs(ir).iter().map(|input| input.ty(ir));
        let inputs: Vec<&Type> = inputs.collect();
        let (rank, dim) = (shape(inputs.first()?).len(), self.dimension(ir)?);
        let are_alike = inputs.iter().all(|input| shape(input).len() == rank);
        let sizes = concatenated(&inputs, rank, dim).ok();
        sizes
            .filter(|_| are_alike && dim < rank)
            .map(|sizes| (dim, sizes))
    }
}

/// The sizes of `inputs`, concatenated along dimension `dim`, or another dimension in which they differ.
fn concatenated(inputs: &[&Type], rank: usize, dim: usize) -> Result<Vec<i64>, usize> {
    let size = |at: usize| {
        let all = inputs
            .iter()
            .filter_map(|input| shape(input).get(at).copied());
        let size = if at == dim {
            Some(sum(all))
        } else {
            common(all)
        };
        size.ok_or(at)
    };
    (0..rank).map(size).collect()
}

/// The sum of sizes, dynamic if one is.
fn sum(mut sizes: impl Iterator<Item = i64>) -> i64 {
    let sum = sizes.try_fold(0_i64, |sum, size| match size {
        DYNAMIC => None,
        size => sum.checked_add(size),
    });
    sum.unwrap_or(DYNAMIC)
}

/// The one static size of all, dynamic without one; `None` if there are two.
fn common(mut sizes: impl Iterator<Item = i64>) -> Option<i64> {
    sizes.try_fold(DYNAMIC, |common, size| match (common, size) {
        (DYNAMIC, other) | (other, DYNAMIC) => Some(other),
        (one, other) => (one == other).then_some(one),
    })
}
