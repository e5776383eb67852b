//! `cf`: control flow between the blocks of a region.

mod branch;
mod canonicalize;
pub mod passes;
mod switch;

use ods_runtime::interfaces::{
    DefaultResource, EffectInstance, EffectOn, MemoryEffect, ResourceId,
};
use ods_runtime::prelude::*;
use switch::{parse_switch_op_cases, print_switch_op_cases};

ods! {
    #![export(cf_td)]
    #![emit("Ops.td")]
}

impl MemoryEffectOpInterface for AssertOp {
    /// The end of the program counts as a write, so that the op is never removed.
    fn get_effects(self, _: &Ir, effects: &mut Vec<EffectInstance>) {
        effects.push(EffectInstance {
            effect: MemoryEffect::Write,
            on: EffectOn::Operation,
            resource: ResourceId::of::<DefaultResource>(),
            stage: 0,
            on_full_region: false,
        });
    }
}
