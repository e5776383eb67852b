//! MLIR's interfaces, as traits that ops, types, attributes and dialects
//! implement.

mod aliases;
mod effects;

pub use crate::op::asm::OpAsmOpInterface;
pub(crate) use aliases::AliasHooks;
pub use aliases::{OpAsmAliasResult, OpAsmDialectInterface};
pub(crate) use effects::Effects;
pub use effects::{
    AutomaticAllocationScopeResource, DefaultResource, EffectInstance, EffectOn, EffectSpec,
    EffectTarget, MemoryEffect, MemoryEffectOpInterface, Resource, ResourceId, get_effects,
};
