//! The verifier of `vector.mask`, and the masks of the operations that it can mask.
//!
//! The body is at most one such operation, whose results it yields, and the mask has a bit for each element of the
//! operation's iterations.

use super::transfer::mask_type;
use super::{
    ContractionOp, GatherOp, MaskOp, MultiDimReductionOp, OuterProductOp, ReductionOp,
    TransferReadOp, TransferWriteOp, YieldOp,
};
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::prelude::*;
use ods_runtime::types::VectorType;

/// A vector of bits with the sizes of `ty`.
pub(super) fn bits_of(ty: &Type) -> Option<Type> {
    let Type::Vector(vector) = ty else {
        return None;
    };
    let scalable: Vec<bool> = vector.scalable_dims().collect();
    Some(VectorType::with_scalable_dims(vector.shape(), Type::int(1), scalable).into())
}

/// The mask of a transfer.
fn bits_of_transfer(op: Operation, vector: &Type, ir: &Ir) -> Option<Type> {
    match (vector, op.attribute(ir, "permutation_map")?) {
        (Type::Vector(vector), Attribute::AffineMap(map)) => Some(mask_type(vector, map)),
        _ => None,
    }
}

/// The size of a dimension of iterations, and whether it is scalable, if an operand has it.
fn size_of_dim(dim: u32, operands: &[(&VectorType, &AffineMap)]) -> Option<(i64, bool)> {
    operands.iter().find_map(|(vector, map)| {
        let is_dim =
            |result: &AffineExpr| matches!(result, AffineExpr::Dim(other) if *other == dim);
        let at = map.results().iter().position(is_dim)?;
        Some((*vector.shape().get(at)?, vector.is_scalable_dim(at)))
    })
}

/// The mask of a contraction: a bit for each of its iterations.
fn bits_of_contraction(op: ContractionOp, ir: &Ir) -> Option<Type> {
    let maps = op.operation().attribute(ir, "indexing_maps")?.as_array()?;
    let mut operands = Vec::new();
    for (value, map) in [op.lhs(ir), op.rhs(ir)].into_iter().zip(maps) {
        let (Type::Vector(vector), Attribute::AffineMap(map)) = (value.ty(ir), map) else {
            return None;
        };
        operands.push((vector, map));
    }
    let count = operands.first()?.1.num_dims();
    let sizes: Option<Vec<(i64, bool)>> =
        (0..count).map(|dim| size_of_dim(dim, &operands)).collect();
    let (shape, scalable): (Vec<i64>, Vec<bool>) = sizes?.into_iter().unzip();
    Some(VectorType::with_scalable_dims(shape, Type::int(1), scalable).into())
}

/// What `vector.mask` asks an operation that it can mask.
struct Maskable {
    /// The type of the mask; `None` if the operation is not valid itself.
    mask: Option<Type>,
    /// Whether elements that are masked off may have values of their own.
    has_passthru: bool,
}

impl Maskable {
    fn of(op: Operation, ir: &Ir) -> Option<Self> {
        let mut has_passthru = false;
        let mask = if let Some(op) = ReductionOp::cast(op, ir) {
            bits_of(op.vector(ir).ty(ir))
        } else if let Some(op) = MultiDimReductionOp::cast(op, ir) {
            bits_of(op.source(ir).ty(ir))
        } else if OuterProductOp::cast(op, ir).is_some() {
            bits_of(op.result(ir, 0).ty(ir))
        } else if let Some(read) = TransferReadOp::cast(op, ir) {
            has_passthru = true;
            bits_of_transfer(op, read.vector(ir).ty(ir), ir)
        } else if let Some(write) = TransferWriteOp::cast(op, ir) {
            bits_of_transfer(op, write.value_to_store(ir).ty(ir), ir)
        } else if let Some(op) = GatherOp::cast(op, ir) {
            bits_of(op.indices(ir).ty(ir))
        } else {
            bits_of_contraction(ContractionOp::cast(op, ir)?, ir)
        };
        Some(Self { mask, has_passthru })
    }
}

const NO_TERMINATOR: &str = "expects a terminator within the mask region";

impl MaskOp {
    fn check(self, ir: &Ir) -> Result<(), String> {
        let fail = |message: &str| Err(message.to_owned());
        let block = self.mask_region(ir).entry_block(ir);
        let ops: Vec<Operation> =
            block.map_or_else(Vec::new, |block| block.operations(ir).collect());
        let (masked, end) = match ops.as_slice() {
            [] => return fail(NO_TERMINATOR),
            [end] => (None, *end),
            [masked, end] => (Some(*masked), *end),
            _ => return fail("expects only one operation to mask"),
        };
        if YieldOp::cast(end, ir).is_none() {
            return fail(NO_TERMINATOR);
        }
        let (results, yielded) = (self.operation().results(ir), end.operands(ir));
        if yielded.len() != results.len() {
            return fail("expects number of results to match mask region yielded values");
        }
        let Some(masked) = masked else {
            return Ok(());
        };
        let Some(maskable) = Maskable::of(masked, ir) else {
            return fail("expects a MaskableOpInterface within the mask region");
        };
        let values = masked.results(ir);
        if values.len() != results.len() {
            return fail("expects number of results to match maskable operation number of results");
        }
        if values != yielded {
            return fail(
                "expects all the results from the MaskableOpInterface to match all the values returned by the terminator",
            );
        }
        let mut pairs = values.iter().zip(results);
        if pairs.any(|(value, result)| value.ty(ir) != result.ty(ir)) {
            return fail("expects result type to match maskable operation result type");
        }
        if let Some(expected) = maskable.mask
            && *self.mask(ir).ty(ir) != expected
        {
            return Err(format!(
                "expects a '{expected}' mask for the maskable operation"
            ));
        }
        let Some(passthru) = self.passthru(ir) else {
            return Ok(());
        };
        if !maskable.has_passthru {
            return fail("doesn't expect a passthru argument for this maskable operation");
        }
        if values
            .first()
            .is_some_and(|value| value.ty(ir) != passthru.ty(ir))
        {
            return fail("expects passthru type to match result type");
        }
        Ok(())
    }
}

impl Verify for MaskOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        self.check(ir)
            .map_err(|message| self.emit_error(ir, message))
    }
}
