//! What operations do to memory: `MemoryEffects<[…]>` on an op, `[MemRead]` on
//! its arguments and results, or what its author says.

use super::defined::AsDefined;
use crate::attributes::Attribute;
use crate::ir::{Ir, Operation, Value};
use crate::op::{OpHandle as _, operands, results};
use crate::op_interface;
use crate::traits::HAS_RECURSIVE_MEMORY_EFFECTS;
use crate::verify::is_well_formed;
use std::any::TypeId;
use std::fmt;

/// An effect on memory, or on what a [`Resource`] stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MemoryEffect {
    /// It is read.
    Read,
    /// It is written.
    Write,
    /// It is allocated.
    Allocate,
    /// It is freed.
    Free,
}

/// Something that effects act on; a type without values stands for it.
pub trait Resource: 'static {
    /// What messages call it.
    const NAME: &'static str;
}

/// Memory in general.
#[derive(Clone, Copy, Debug)]
pub struct DefaultResource;

impl Resource for DefaultResource {
    const NAME: &'static str = "<Default>";
}

/// The stack that an operation with an automatic allocation scope has.
#[derive(Clone, Copy, Debug)]
pub struct AutomaticAllocationScopeResource;

impl Resource for AutomaticAllocationScopeResource {
    const NAME: &'static str = "AutomaticAllocationScope";
}

/// A [`Resource`] as a value.
#[derive(Clone, Copy)]
pub struct ResourceId {
    name: &'static str,
    id: fn() -> TypeId,
}

impl ResourceId {
    /// The resource `R`.
    pub const fn of<R: Resource>() -> Self {
        Self {
            name: R::NAME,
            id: TypeId::of::<R>,
        }
    }

    /// What messages call it.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Whether it is `R`.
    pub fn is<R: Resource>(self) -> bool {
        (self.id)() == TypeId::of::<R>()
    }
}

impl PartialEq for ResourceId {
    fn eq(&self, other: &Self) -> bool {
        (self.id)() == (other.id)()
    }
}

impl Eq for ResourceId {}

impl fmt::Debug for ResourceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// What an effect is on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EffectOn {
    /// Nothing in particular.
    Operation,
    /// An operand, a result or a block argument.
    Value(Value),
    /// What the attribute names.
    Attr(Attribute),
}

/// One effect of an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EffectInstance<E = MemoryEffect> {
    /// The effect.
    pub effect: E,
    /// What it is on.
    pub on: EffectOn,
    /// The resource that is affected.
    pub resource: ResourceId,
    /// Effects happen in the order of their stages.
    pub stage: i32,
    /// Whether it is on all of the resource.
    pub on_full_region: bool,
}

/// Says what an operation does to memory: MLIR's `MemoryEffectOpInterface`.
///
/// An op whose definition lists effects has it, too. Effects of nested operations
/// are not among them; [`Operation::memory_effects`] knows those.
#[op_interface]
pub trait MemoryEffectOpInterface {
    /// Adds the effects of the operation to `effects`.
    fn get_effects(self, ir: &Ir, effects: &mut Vec<EffectInstance>);
}

impl MemoryEffectOpInterface for AsDefined {
    fn get_effects(self, ir: &Ir, effects: &mut Vec<EffectInstance>) {
        if let Some(spec) = self.spec(ir) {
            add_effects(
                self.operation(),
                ir,
                spec.effects.unwrap_or_default(),
                effects,
            );
        }
    }
}

/// Which part of an op an effect is declared on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectTarget {
    /// The op.
    Operation,
    /// The values of that operand.
    Operand(usize),
    /// The values of that result.
    Result(usize),
    /// The attribute in that slot, if it is there.
    Attr(usize),
}

/// An effect as declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EffectSpec<E: 'static = MemoryEffect> {
    effect: E,
    target: EffectTarget,
    resource: ResourceId,
    stage: i32,
    on_full_region: bool,
}

impl<E: Copy> EffectSpec<E> {
    /// An effect of that kind.
    pub const fn new(
        effect: E,
        target: EffectTarget,
        resource: ResourceId,
        stage: i32,
        on_full_region: bool,
    ) -> Self {
        Self {
            effect,
            target,
            resource,
            stage,
            on_full_region,
        }
    }

    fn add_to(&self, op: Operation, ir: &Ir, effects: &mut Vec<EffectInstance<E>>) {
        let mut add = |on| {
            effects.push(EffectInstance {
                effect: self.effect,
                on,
                resource: self.resource,
                stage: self.stage,
                on_full_region: self.on_full_region,
            });
        };
        let values = match self.target {
            EffectTarget::Operation => return add(EffectOn::Operation),
            EffectTarget::Attr(slot) => {
                let attr = op.slot(ir, slot).cloned();
                return attr.into_iter().map(EffectOn::Attr).for_each(add);
            }
            EffectTarget::Operand(group) => operands(op, ir, group),
            EffectTarget::Result(group) => results(op, ir, group),
        };
        values.iter().copied().map(EffectOn::Value).for_each(add);
    }
}

/// Adds what the definition of `op` declares to `effects`, in the order of the
/// declaration.
pub fn add_effects<E: Copy>(
    op: Operation,
    ir: &Ir,
    declared: &[EffectSpec<E>],
    effects: &mut Vec<EffectInstance<E>>,
) {
    for effect in declared {
        effect.add_to(op, ir, effects);
    }
}

impl Operation {
    /// What the operation does to memory; `None` if that is not known, for then
    /// it may do anything: an operation that is not registered, or has not the
    /// parts that its definition says.
    ///
    /// An op with `RecursiveMemoryEffects` has those of the operations in its
    /// regions, too.
    pub fn memory_effects(self, ir: &Ir) -> Option<Vec<EffectInstance>> {
        let mut effects = Vec::new();
        let mut pending = vec![self];
        while let Some(op) = pending.pop() {
            let spec = op.spec(ir)?;
            if !is_well_formed(ir, op, spec) {
                return None;
            }
            let is_recursive = spec
                .traits
                .iter()
                .any(|info| std::ptr::eq(*info, &raw const HAS_RECURSIVE_MEMORY_EFFECTS));
            match spec.effects {
                Some(declared) => add_effects(op, ir, declared, &mut effects),
                None => match op.interface::<dyn MemoryEffectOpInterface>(ir) {
                    Some(interface) => interface.get_effects(ir, &mut effects),
                    None if is_recursive => {}
                    None => return None,
                },
            }
            if is_recursive {
                let blocks = op.regions(ir).iter().flat_map(|region| region.blocks(ir));
                let start = pending.len();
                pending.extend(blocks.flat_map(|block| block.operations(ir)));
                pending[start..].reverse();
            }
        }
        Some(effects)
    }

    /// Whether the operation is known to do nothing to memory.
    pub fn is_memory_effect_free(self, ir: &Ir) -> bool {
        self.memory_effects(ir)
            .is_some_and(|effects| effects.is_empty())
    }
}
