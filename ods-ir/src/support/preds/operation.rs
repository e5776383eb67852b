//! Predicates on operations and regions.

use crate::ir::{Ir, Operation, Region, Value};
use crate::types::Type;

/// The number of blocks of a region.
#[inline]
pub fn num_blocks(ir: &Ir, region: Region) -> i64 {
    ir.count_blocks(region) as i64
}

/// The number of operands.
#[inline]
pub fn num_operands(ir: &Ir, op: Operation) -> i64 {
    op.operands(ir).len() as i64
}

/// The number of results.
#[inline]
pub fn num_results(ir: &Ir, op: Operation) -> i64 {
    op.results(ir).len() as i64
}

#[inline]
fn nth_type<'a>(ir: &'a Ir, values: &[Value], index: usize) -> &'a Type {
    values.get(index).map_or(&Type::None, |value| value.ty(ir))
}

/// The type of operand `index`; `none` if it does not exist.
#[inline]
pub fn operand_type(ir: &Ir, op: Operation, index: usize) -> &Type {
    nth_type(ir, op.operands(ir), index)
}

/// The type of result `index`; `none` if it does not exist.
#[inline]
pub fn result_type(ir: &Ir, op: Operation, index: usize) -> &Type {
    nth_type(ir, op.results(ir), index)
}

/// Whether the operands with these indices have the same element type.
#[inline]
pub fn operands_have_same_element_type(ir: &Ir, op: Operation, indices: &[usize]) -> bool {
    let operands = op.operands(ir);
    let element = |index: &usize| super::element_type(nth_type(ir, operands, *index));
    indices
        .windows(2)
        .all(|pair| element(&pair[0]) == element(&pair[1]))
}
