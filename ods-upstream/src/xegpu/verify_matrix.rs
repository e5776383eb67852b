//! Verifiers of operations on matrices in shared memory.

use super::verify::fail;
use super::{Distribution, LoadMatrixOp, MemDescType, StoreMatrixOp};
use ods_runtime::prelude::*;

/// The parts of a matrix that lanes access together are contiguous: the message.
fn verify_lanes(desc: &MemDescType, layout: &Distribution) -> Result<(), String> {
    let Some((_, data)) = layout.lane_data.split_last() else {
        return Ok(());
    };
    if data.iter().any(|size| *size != 1) {
        let message = "With subgroup_block_io, accessed data must be contiguous and coalesced.";
        return Err(message.to_owned());
    }
    let sizes = desc.block_shape().into_iter().zip(desc.strides());
    for (lanes, (block, stride)) in layout.lane_layout.iter().zip(sizes) {
        if *lanes != block {
            let message = "With subgroup_block_io, the block shape must match the lane layout.";
            return Err(message.to_owned());
        }
        if *lanes != 1 && stride != 1 {
            let message = "With subgroup_block_io, the distributed dimensions must be contiguous.";
            return Err(message.to_owned());
        }
    }
    Ok(())
}

/// The data and the descriptor of a matrix: the message.
fn verify_matrix(
    desc: &MemDescType,
    data: &Type,
    is_block: bool,
    layout: Option<&Attribute>,
) -> Result<(), String> {
    let Type::Vector(vector) = data else {
        if is_block {
            let message = "subgroup_block_io are only allowed when result is a VectorType.";
            return Err(message.to_owned());
        }
        return Ok(());
    };
    if desc.shape().len() != 2 {
        return Err("mem_desc must be 2D.".to_owned());
    }
    let layout = layout.and_then(Distribution::of).filter(|_| is_block);
    if let Some(layout) = layout {
        verify_lanes(desc, &layout)?;
    }
    let shape = vector.shape();
    if shape.len() == 2 {
        if shape.iter().zip(desc.shape()).any(|(data, all)| data > all) {
            return Err("data shape must not exceed mem_desc shape.".to_owned());
        }
        return Ok(());
    }
    if is_block && desc.block_shape().is_empty() {
        let message = "mem_desc must have block attribute when subgroup_block_io is set.";
        return Err(message.to_owned());
    }
    if is_block && desc.is_col_major() {
        let message = "mem_desc should be row major when subgroup_block_io is set.";
        return Err(message.to_owned());
    }
    Ok(())
}

/// An operation on a matrix.
fn verify(op: impl Op, ir: &Ir, desc: Value, data: Value) -> VerifyResult {
    let Some(desc) = desc.ty(ir).downcast() else {
        return Ok(());
    };
    let attribute = |name| op.operation().attribute(ir, name);
    let is_block = attribute("subgroup_block_io").is_some();
    let layout = attribute("layout");
    match verify_matrix(desc, data.ty(ir), is_block, layout) {
        Ok(()) => Ok(()),
        Err(message) => fail(op, ir, message),
    }
}

impl Verify for LoadMatrixOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify(self, ir, self.mem_desc(ir), self.res(ir))
    }
}

impl Verify for StoreMatrixOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify(self, ir, self.mem_desc(ir), self.data(ir))
    }
}
