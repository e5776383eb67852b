//! Descriptors of tensors that are moved between memories: verifiers, and numbers in place of constants.

use super::{
    MakeDmaDescriptorOp, MakeGatherDmaDescriptorOp, Memory, TDMBaseType, TDMGatherBaseType,
    elements, memref,
};
use crate::gpu::constant_number;
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

/// The lists of numbers and values, in the order of the operands.
const LISTS: [&str; 3] = [
    "global_static_sizes",
    "global_static_strides",
    "shared_static_sizes",
];

/// The attribute with the numbers of operands.
const SEGMENTS: &str = "operandSegmentSizes";

/// What both operations have.
struct Descriptor<'ir> {
    op: Operation,
    element: &'ir Type,
    barrier: Option<Value>,
    has_mask: bool,
    has_early_timeout: bool,
}

fn numbers<'ir>(op: Operation, ir: &'ir Ir, name: &str) -> &'ir [i64] {
    let numbers = op.attribute(ir, name).and_then(Attribute::as_i64s);
    numbers.unwrap_or_default()
}

impl Descriptor<'_> {
    fn verify(&self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.op.emit_error(ir, message));
        let [sizes, strides, tile] = LISTS.map(|name| numbers(self.op, ir, name));
        let Some(last) = strides.last() else {
            return fail("strides must not be empty.");
        };
        if *last != 1 {
            return fail("strides for the innermost dimension must be 1.");
        }
        if sizes.len() > 5 {
            return fail("tensor and tile must be at most of rank 5.");
        }
        if sizes.len() != strides.len() {
            return fail("strides and sizes must have same rank.");
        }
        if sizes.len() != tile.len() {
            return fail("tensor must have same rank as tile.");
        }
        let width = self.element.int_or_float_bit_width().unwrap_or_default();
        if ![8, 16, 32, 64].contains(&width) {
            return fail(&format!(
                "element type width must be 1, 2, 4 or 8 bytes, but was {width} bits long"
            ));
        }
        let barrier = self.barrier.and_then(|barrier| memref(barrier, ir));
        if barrier.is_some_and(|barrier| Memory::of(barrier) != Memory::Workgroup) {
            return fail("atomic barrier address must be in LDS.");
        }
        if self.has_early_timeout && !self.has_mask {
            return fail("early timeout does not apply when workgroup_mask is not set.");
        }
        Ok(())
    }
}

macro_rules! descriptor {
    ($op:ident, $ir:ident, $base:ident) => {{
        let base = $op.base($ir).ty($ir).downcast::<$base>();
        Descriptor {
            op: $op.operation(),
            element: base.map_or(&Type::None, |base| base.element_type()),
            barrier: $op.atomic_barrier_address($ir),
            has_mask: $op.workgroup_mask($ir).is_some(),
            has_early_timeout: $op.early_timeout($ir).is_some(),
        }
    }};
}

impl Verify for MakeDmaDescriptorOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        descriptor!(self, ir, TDMBaseType).verify(ir)
    }
}

impl Verify for MakeGatherDmaDescriptorOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if numbers(self.operation(), ir, LISTS[0]).len() > 2 {
            let message = "tensor and tile must be at most of rank two in gather mode.";
            return Err(self.emit_error(ir, message));
        }
        let base = self.base(ir).ty(ir).downcast::<TDMGatherBaseType>();
        let (_, index) = elements(self.indices(ir).ty(ir));
        if base.is_some_and(|base| base.index_type() != index) {
            let message = "indices' element type must match base's element type.";
            return Err(self.emit_error(ir, message));
        }
        descriptor!(self, ir, TDMGatherBaseType).verify(ir)
    }
}

/// Puts positive numbers in place of constants. `first` is the first segment of operands that belongs to a list.
fn fold_lists(op: Operation, ir: &mut Ir, first: usize) -> Folded {
    let segments = op.attribute(ir, SEGMENTS);
    let segments = segments.and_then(Attribute::as_dense_array::<i32>);
    let mut segments = segments.unwrap_or_default().to_vec();
    let mut operands = op.operands(ir).to_vec();
    let mut is_folded = false;
    for (segment, name) in (first..).zip(LISTS) {
        let mut list = numbers(op, ir, name).to_vec();
        let mut at = segments.iter().take(segment).sum::<i32>() as usize;
        let before = operands.len();
        for number in list.iter_mut().filter(|number| **number == DYNAMIC) {
            let Some(value) = operands.get(at) else {
                break;
            };
            match constant_number(ir, *value).filter(|constant| *constant > 0) {
                Some(constant) => {
                    *number = constant;
                    operands.remove(at);
                }
                None => at += 1,
            }
        }
        let removed = before - operands.len();
        if removed != 0 {
            is_folded = true;
            segments[segment] -= removed as i32;
            let list = DenseArrayAttr::from_i64s(&list).into();
            op.set_attribute(ir, name, Some(list));
        }
    }
    if !is_folded {
        return Folded::No;
    }
    op.set_operands(ir, &operands);
    let segments = DenseArrayAttr::from_i32s(&segments).into();
    op.set_attribute(ir, SEGMENTS, Some(segments));
    Folded::InPlace
}

impl Fold for MakeDmaDescriptorOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        fold_lists(self.operation(), ir, 1)
    }
}

impl Fold for MakeGatherDmaDescriptorOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        fold_lists(self.operation(), ir, 2)
    }
}
