//! What may be inlined into loops and branches: what stays affine there.

use super::validity::{is_size, is_valid_dim, is_valid_symbol};
use super::{
    AffineForOp, AffineIfOp, AffineLoadOp, AffineParallelOp, AffineStoreOp, AffineVectorLoadOp,
    AffineVectorStoreOp, map_of,
};
use ods_runtime::IrMapping;
use ods_runtime::interfaces::{DialectInlinerInterface, MemoryEffectOpInterface};
use ods_runtime::ir::ValueDefinition;
use ods_runtime::prelude::*;
use ods_runtime::traits::{AffineScope, ConstantLike};

/// The inliner's questions about operations of the dialect.
pub(crate) struct Inliner;

impl DialectInlinerInterface for Inliner {
    /// A single block whose subscripts stay dimensions and symbols.
    fn is_region_legal(
        &self,
        ir: &Ir,
        dest: Region,
        src: Region,
        _: bool,
        mapping: &IrMapping,
    ) -> bool {
        let is_ours = dest.parent_op(ir).is_some_and(|op| has_affine_body(ir, op));
        let [block] = src.blocks(ir).collect::<Vec<_>>()[..] else {
            return false;
        };
        let stays = |op| {
            op_has_no_effect(ir, op) || subscripts_stay(ir, op, src, dest, mapping) == Some(true)
        };
        is_ours && block.operations(ir).all(stays)
    }

    /// Into loops and branches, and into affine scopes.
    fn is_op_legal(&self, ir: &Ir, _: Operation, dest: Region, _: bool, _: &IrMapping) -> bool {
        dest.parent_op(ir)
            .is_some_and(|op| op.has_trait::<AffineScope>(ir) || has_affine_body(ir, op))
    }
}

fn has_affine_body(ir: &Ir, op: Operation) -> bool {
    AffineForOp::cast(op, ir).is_some()
        || AffineParallelOp::cast(op, ir).is_some()
        || AffineIfOp::cast(op, ir).is_some()
}

/// Whether the operation itself says so: those with effects by their regions do not.
fn op_has_no_effect(ir: &Ir, op: Operation) -> bool {
    let mut effects = Vec::new();
    op.interface::<dyn MemoryEffectOpInterface>(ir)
        .is_some_and(|op| {
            op.get_effects(ir, &mut effects);
            effects.is_empty()
        })
}

/// Whether the subscripts of an access stay valid; `None` for other operations.
fn subscripts_stay(
    ir: &Ir,
    op: Operation,
    src: Region,
    dest: Region,
    mapping: &IrMapping,
) -> Option<bool> {
    let is_load =
        AffineLoadOp::cast(op, ir).is_some() || AffineVectorLoadOp::cast(op, ir).is_some();
    let is_store =
        AffineStoreOp::cast(op, ir).is_some() || AffineVectorStoreOp::cast(op, ir).is_some();
    let first = match (is_load, is_store) {
        (true, _) => 1,
        (_, true) => 2,
        _ => return None,
    };
    let subscripts = op.operands(ir).get(first..)?;
    let dims = map_of(op, ir, "map")?.num_dims() as usize;
    let (dims, symbols) = subscripts.split_at_checked(dims)?;
    let stays = |value: Value, is_valid: fn(&Ir, Value, Option<Region>) -> bool| match value
        .definition(ir)
    {
        ValueDefinition::Argument(block, _) => {
            block.parent_region(ir) != Some(src) || is_valid(ir, mapping.value(value), Some(dest))
        }
        ValueDefinition::Result(op, _) => {
            op.parent_region(ir) != Some(src) || op.has_trait::<ConstantLike>(ir) || is_size(ir, op)
        }
    };
    Some(
        dims.iter().all(|value| stays(*value, is_valid_dim))
            && symbols.iter().all(|value| stays(*value, is_valid_symbol)),
    )
}
