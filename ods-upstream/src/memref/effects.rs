//! Effects of operations on single values.

use ods_runtime::interfaces::{
    AutomaticAllocationScopeResource, EffectInstance, EffectOn, MemoryEffect,
};
use ods_runtime::prelude::*;
use ods_runtime::traits::HasRecursiveMemoryEffects;

/// The effects of an operation itself, if they are known.
fn own_effects(ir: &Ir, op: Operation) -> Option<Vec<EffectInstance>> {
    let is_recursive = op.has_trait::<HasRecursiveMemoryEffects>(ir);
    if is_recursive {
        None
    } else {
        op.memory_effects(ir)
    }
}

/// Whether an operation has an effect on a value.
#[cfg(feature = "bufferization")]
pub(crate) fn has_effect_on(ir: &Ir, op: Operation, effect: MemoryEffect, value: Value) -> bool {
    own_effects(ir, op).is_some_and(|effects| {
        let on = EffectOn::Value(value);
        effects.iter().any(|it| it.effect == effect && it.on == on)
    })
}

/// Whether an operation has an effect on a value, and no other one on it: MLIR's `hasSingleEffect`.
#[cfg(feature = "gpu")]
pub(crate) fn has_only_effect_on(
    ir: &Ir,
    op: Operation,
    effect: MemoryEffect,
    value: Value,
) -> bool {
    let effects = own_effects(ir, op).unwrap_or_default();
    let on = EffectOn::Value(value);
    let mut found = effects.iter().filter(|it| it.on == on).peekable();
    found.peek().is_some() && found.all(|it| it.effect == effect)
}

/// Whether an operation has an effect, on anything.
#[cfg(feature = "bufferization")]
pub(crate) fn has_effect(ir: &Ir, op: Operation, effect: MemoryEffect) -> bool {
    own_effects(ir, op).is_some_and(|effects| effects.iter().any(|it| it.effect == effect))
}

/// Whether an operation has one effect, and no other one.
#[cfg(feature = "bufferization")]
pub(crate) fn has_single_effect(ir: &Ir, op: Operation, effect: MemoryEffect) -> bool {
    let effects = own_effects(ir, op);
    effects
        .is_some_and(|effects| !effects.is_empty() && effects.iter().all(|it| it.effect == effect))
}

/// Whether an operation allocates a result on the stack.
pub(super) fn allocates_on_stack(ir: &Ir, op: Operation) -> bool {
    own_effects(ir, op).is_some_and(|effects| {
        effects.iter().any(|it| {
            it.effect == MemoryEffect::Allocate
                && matches!(it.on, EffectOn::Value(value) if op.results(ir).contains(&value))
                && it.resource.is::<AutomaticAllocationScopeResource>()
        })
    })
}

/// Whether an operation itself may allocate on the stack.
pub(super) fn may_allocate_on_stack(ir: &Ir, op: Operation) -> bool {
    let is_recursive = op.has_trait::<HasRecursiveMemoryEffects>(ir);
    !is_recursive && (op.memory_effects(ir).is_none() || allocates_on_stack(ir, op))
}
