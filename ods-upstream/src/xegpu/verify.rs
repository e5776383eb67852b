//! What verifiers share, and those of operations without descriptors.

use super::{
    CachePolicy, ConvertLayoutOp, Distribution, DpasOp, MemorySpace, MemorySpaceAttr,
    TensorDescType, memory_space,
};
use ods_runtime::prelude::*;

/// Fails with a message that does not name the operation.
pub(super) fn fail(op: impl OpHandle, ir: &Ir, message: impl Into<String>) -> VerifyResult {
    Err(Diagnostic::error(op.operation().location(ir), message))
}

/// The shape of a type; of one without a shape a single element.
pub(super) fn shape_of(ty: &Type) -> Vec<i64> {
    ty.shape().map_or_else(|| vec![1], <[i64]>::to_vec)
}

/// The descriptor that is the type of a value.
pub(super) fn descriptor(ir: &Ir, value: Value) -> Option<&TensorDescType> {
    value.ty(ir).downcast()
}

/// `[1, 2]`
pub(super) fn shown(shape: &[i64]) -> String {
    let shape: Vec<String> = shape.iter().map(i64::to_string).collect();
    format!("[{}]", shape.join(", "))
}

pub(super) fn num_elements(shape: &[i64]) -> i64 {
    shape
        .iter()
        .fold(1, |product, size| product.wrapping_mul(*size))
}

/// The number of the memory space of what a descriptor is made of.
pub(super) fn source_space(ir: &Ir, source: Value) -> i64 {
    match memory_space(source.ty(ir)) {
        Some(Attribute::Integer(space)) => space.to_i64().unwrap_or(0),
        Some(space) => match space.downcast::<MemorySpaceAttr>() {
            Some(space) => space_number(space.value()),
            None => 0,
        },
        None => 0,
    }
}

pub(super) fn space_number(space: MemorySpace) -> i64 {
    space as i64
}

/// Whether hints are for reading or for writing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    Read,
    Write,
}

/// Hints fit the access: the message.
pub(super) fn verify_hints(op: impl OpHandle, ir: &Ir, access: Access) -> Result<(), String> {
    for name in ["l1_hint", "l2_hint", "l3_hint"] {
        let Some(hint) = op.operation().attribute(ir, name) else {
            continue;
        };
        let Some(policy) = hint.downcast::<super::CachePolicyAttr>() else {
            continue;
        };
        let is_right = match policy.value() {
            CachePolicy::CACHED | CachePolicy::UNCACHED => true,
            CachePolicy::STREAMING | CachePolicy::READ_INVALIDATE => access == Access::Read,
            CachePolicy::WRITE_BACK | CachePolicy::WRITE_THROUGH => access == Access::Write,
        };
        if !is_right {
            return Err(format!("invalid {name}: {hint}"));
        }
    }
    Ok(())
}

impl Verify for DpasOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let types = [self.lhs(ir), self.rhs(ir), self.result(ir)].map(|value| value.ty(ir));
        let [lhs, rhs, result] = types.map(shape_of);
        if let Some(acc) = self.acc(ir)
            && acc.ty(ir) != types[2]
        {
            return fail("Expecting the acc type to be the same as result.");
        }
        if lhs.len() == 1 && rhs.len() == 1 && result.len() == 1 {
            let width = types[1].element_type().and_then(super::types::width);
            let factor = i64::from(32 / width.unwrap_or(32).clamp(1, 32));
            if num_elements(&rhs) % factor != 0 {
                return fail("Expecting B operand to be a multiple of 32 bits.");
            }
            return Ok(());
        }
        let ([m, k], [rows, columns]) = (&lhs[..], &result[..]) else {
            return fail(
                "expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.",
            );
        };
        let (depth, n) = match rhs[..] {
            [depth, n] => (depth, n),
            [depth, n, packed] => (depth.wrapping_mul(packed), n),
            _ => {
                return fail(
                    "expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.",
                );
            }
        };
        if depth != *k {
            return fail("K-dimension mismatch.");
        }
        if m != rows {
            return fail("M-dimension mismatch.");
        }
        if n != *columns {
            return fail("N-dimension mismatch.");
        }
        Ok(())
    }
}

impl Verify for ConvertLayoutOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let op = self.operation();
        let layout = |name| op.attribute(ir, name).and_then(Distribution::of);
        let (Some(from), Some(to)) = (layout("input_layout"), layout("target_layout")) else {
            return Ok(());
        };
        if from.is_for_workgroup != to.is_for_workgroup {
            return fail(
                "expected input layout and target layout be WgLayout or SgLayout at the same time.",
            );
        }
        let shape = shape_of(self.source(ir).ty(ir));
        if !from.is_even(&shape) {
            return fail("invalid input layout, data cannot be evenly distributed.");
        }
        if !to.is_even(&shape) {
            return fail("invalid target layout, data cannot be evenly distributed.");
        }
        Ok(())
    }
}
