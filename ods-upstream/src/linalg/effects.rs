//! What structured operations read and write.

use super::canonicalize::Relayout;
use super::{PackOp, UnPackOp};
use ods_runtime::interfaces::{
    ConditionallySpeculatable, DefaultResource, DestinationStyleOpInterface, EffectInstance,
    EffectOn, MemoryEffect, MemoryEffectOpInterface, ResourceId, Speculatability,
};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

/// Reads of inputs, reads of outputs that the body uses, and writes of outputs.
pub(super) fn get_effects(op: Operation, ir: &Ir, effects: &mut Vec<EffectInstance>) {
    let Some(destinations) = op.interface::<dyn DestinationStyleOpInterface>(ir) else {
        return;
    };
    let inits = destinations.get_dps_inits(ir);
    let block = op
        .regions(ir)
        .first()
        .and_then(|region| region.entry_block(ir));
    let arguments = block.map_or(&[][..], |block| block.arguments(ir));
    for (number, value) in op.operands(ir).iter().enumerate() {
        if !matches!(value.ty(ir), Type::MemRef(_)) {
            continue;
        }
        let mut add = |effect: MemoryEffect| {
            effects.push(EffectInstance {
                effect,
                on: EffectOn::Value(*value),
                resource: ResourceId::of::<DefaultResource>(),
                stage: 0,
                on_full_region: true,
            });
        };
        let is_init = inits.contains(&number);
        // An operation without a body reads all.
        let argument = arguments.get(number);
        let is_used = block.is_none() || argument.is_some_and(|argument| !argument.is_unused(ir));
        if !is_init || is_used {
            add(MemoryEffect::Read);
        }
        if is_init {
            add(MemoryEffect::Write);
        }
    }
}

/// Operations on tensors may be moved if their bodies may be.
pub(super) fn get_speculatability(op: Operation, ir: &Ir) -> Speculatability {
    let is_memref = |value: &Value| matches!(value.ty(ir), Type::MemRef(_));
    if op.operands(ir).iter().any(is_memref) {
        Speculatability::NotSpeculatable
    } else {
        Speculatability::RecursivelySpeculatable
    }
}

/// The two interfaces for some operations.
macro_rules! effects {
    ($($op:ident),*) => {$(
        impl ::ods_runtime::interfaces::MemoryEffectOpInterface for $op {
            fn get_effects(self, ir: &Ir, effects: &mut Vec<::ods_runtime::interfaces::EffectInstance>) {
                crate::linalg::effects::get_effects(self.operation(), ir, effects);
            }
        }

        impl ::ods_runtime::interfaces::ConditionallySpeculatable for $op {
            fn get_speculatability(self, ir: &Ir) -> ::ods_runtime::interfaces::Speculatability {
                crate::linalg::effects::get_speculatability(self.operation(), ir)
            }
        }
    )*};
}

pub(super) use effects;

impl MemoryEffectOpInterface for super::SoftmaxOp {
    fn get_effects(self, ir: &Ir, effects: &mut Vec<EffectInstance>) {
        get_effects(self.operation(), ir, effects);
    }
}

/// Whether all tiles are known and the packed type knows all their sizes: MLIR's `areTilesAndTiledDimsAllConstant`.
fn has_known_tiles<O: Relayout>(op: O, ir: &Ir, packed: Value) -> bool {
    let tiles = op.packing(ir).tiles;
    let shape = packed.ty(ir).shape().unwrap_or_default();
    let inner = shape.iter().rev().take(tiles.len());
    tiles.iter().all(|tile| tile.number(ir).is_some()) && inner.into_iter().all(|it| *it != DYNAMIC)
}

fn speculatable_if(condition: bool) -> Speculatability {
    if condition {
        Speculatability::Speculatable
    } else {
        Speculatability::NotSpeculatable
    }
}

impl ConditionallySpeculatable for PackOp {
    /// A tile that is not full needs padding.
    fn get_speculatability(self, ir: &Ir) -> Speculatability {
        let is_padded = self.padding_value(ir).is_some();
        speculatable_if(is_padded || has_known_tiles(self, ir, self.dest(ir)))
    }
}

impl ConditionallySpeculatable for UnPackOp {
    fn get_speculatability(self, ir: &Ir) -> Speculatability {
        speculatable_if(has_known_tiles(self, ir, self.source(ir)))
    }
}
