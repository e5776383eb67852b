//! Memory effects of operations: `MemoryEffects<[…]>` on an op, `[MemRead]` on its
//! arguments and results, or computed by the op's `impl`.

use super::SymbolOpInterface;
use super::defined::AsDefined;
use crate::attributes::Attribute;
use crate::ir::{Ir, Operation, Value};
use crate::op::spec::OpSpec;
use crate::op::{OpHandle as _, operands, results};
use crate::op_interface;
use crate::traits::HasRecursiveMemoryEffects;
use crate::verify::is_well_formed;
use std::any::TypeId;
use std::fmt;

/// An effect on memory, or on the subject of a [`Resource`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MemoryEffect {
    /// The resource is read.
    Read,
    /// The resource is written.
    Write,
    /// Memory is allocated.
    Allocate,
    /// Memory is freed.
    Free,
}

/// Something that effects act on, represented by a type without values.
pub trait Resource: 'static {
    /// The name used in messages.
    const NAME: &'static str;
}

/// Memory in general.
#[derive(Clone, Copy, Debug)]
pub struct DefaultResource;

impl Resource for DefaultResource {
    const NAME: &'static str = "<Default>";
}

/// The stack of an operation with an automatic allocation scope.
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

    /// The name used in messages.
    #[inline]
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Whether this is the resource `R`.
    pub fn is<R: Resource>(self) -> bool {
        (self.id)() == TypeId::of::<R>()
    }
}

impl PartialEq for ResourceId {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        (self.id)() == (other.id)()
    }
}

impl Eq for ResourceId {}

impl fmt::Debug for ResourceId {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// The subject of an effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EffectOn {
    /// No particular subject.
    Operation,
    /// An operand, a result or a block argument.
    Value(Value),
    /// The symbol that the attribute refers to.
    Attr(Attribute),
}

/// One effect of an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EffectInstance<E = MemoryEffect> {
    /// The effect.
    pub effect: E,
    /// The subject of the effect.
    pub on: EffectOn,
    /// The resource that is affected.
    pub resource: ResourceId,
    /// The stage: effects happen in the order of their stages.
    pub stage: i32,
    /// Whether the effect covers the whole resource.
    pub on_full_region: bool,
}

/// An operation that declares its effects on memory: MLIR's `MemoryEffectOpInterface`.
///
/// An op whose definition lists effects has this interface. It excludes effects of nested
/// operations; [`Operation::memory_effects`] includes them.
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

/// The part of an op that an effect is declared on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectTarget {
    /// The op.
    Operation,
    /// The values of the operand with this index.
    Operand(usize),
    /// The values of the result with this index.
    Result(usize),
    /// The attribute in this slot, if present.
    Attr(usize),
}

/// A declared effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EffectSpec<E: 'static = MemoryEffect> {
    effect: E,
    target: EffectTarget,
    resource: ResourceId,
    stage: i32,
    on_full_region: bool,
}

impl<E: Copy> EffectSpec<E> {
    /// Makes the declaration of an effect.
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
}

/// Adds the effects that the definition of `op` declares to `effects`, in the order of
/// the declaration.
pub fn add_effects<E: Copy>(
    op: Operation,
    ir: &Ir,
    declared: &[EffectSpec<E>],
    effects: &mut Vec<EffectInstance<E>>,
) {
    for spec in declared {
        let mut add = |on| {
            effects.push(EffectInstance {
                effect: spec.effect,
                on,
                resource: spec.resource,
                stage: spec.stage,
                on_full_region: spec.on_full_region,
            });
        };
        let values = match spec.target {
            EffectTarget::Operation => {
                add(EffectOn::Operation);
                continue;
            }
            EffectTarget::Attr(slot) => {
                let attr = op.slot(ir, slot).cloned();
                attr.into_iter().map(EffectOn::Attr).for_each(add);
                continue;
            }
            EffectTarget::Operand(group) => operands(op, ir, group),
            EffectTarget::Result(group) => results(op, ir, group),
        };
        values.iter().copied().map(EffectOn::Value).for_each(add);
    }
}

impl Operation {
    /// The effects of the operation on memory. `None` means unknown, so the operation may
    /// have any effect: it is unregistered, or lacks parts that its definition requires.
    ///
    /// An op with `RecursiveMemoryEffects` also has the effects of the operations in its
    /// regions.
    pub fn memory_effects(self, ir: &Ir) -> Option<Vec<EffectInstance>> {
        let mut effects = Vec::new();
        // Most operations have no regions: no list is allocated for them.
        let mut pending = Vec::new();
        let mut next = Some(self);
        while let Some(op) = next.take().or_else(|| pending.pop()) {
            let spec = op.spec(ir)?;
            if !is_well_formed(ir, op, spec) {
                return None;
            }
            let is_recursive = op.has_recursive_effects(ir);
            match spec.effects {
                Some(declared) => add_effects(op, ir, declared, &mut effects),
                None => match op.interface::<dyn MemoryEffectOpInterface>(ir) {
                    Some(interface) => interface.get_effects(ir, &mut effects),
                    None if is_recursive => {}
                    None => return None,
                },
            }
            if is_recursive {
                let start = pending.len();
                pending.extend(op.child_operations(ir));
                pending[start..].reverse();
            }
        }
        Some(effects)
    }

    /// Whether the operation is known to have no memory effects.
    #[inline]
    pub fn is_memory_effect_free(self, ir: &Ir) -> bool {
        // Most operations have no regions: no list is allocated for them.
        let mut pending = Vec::new();
        let mut next = Some(self);
        while let Some(op) = next {
            let Some(spec) = op.spec(ir) else {
                return false;
            };
            let is_recursive = op.has_recursive_effects(ir);
            if !is_recursive && spec.effects.is_some_and(<[EffectSpec]>::is_empty) {
                next = pending.pop();
                continue;
            }
            if !is_well_formed(ir, op, spec) {
                return false;
            }
            if !op.has_no_own_effects(ir, spec.effects, is_recursive) {
                return false;
            }
            if is_recursive {
                pending.extend(op.child_operations(ir));
            }
            next = pending.pop();
        }
        true
    }

    /// Whether the operation itself is known to have no effects, where `declared` are those of its
    /// definition.
    #[inline]
    fn has_no_own_effects(
        self,
        ir: &Ir,
        declared: Option<&[EffectSpec]>,
        is_recursive: bool,
    ) -> bool {
        let mut effects = Vec::new();
        match declared {
            Some([]) => return true,
            Some(declared) => add_effects(self, ir, declared, &mut effects),
            None => match self.interface::<dyn MemoryEffectOpInterface>(ir) {
                Some(interface) => interface.get_effects(ir, &mut effects),
                None => return is_recursive,
            },
        }
        effects.is_empty()
    }

    /// Whether the operation has the effects of its nested operations.
    fn has_recursive_effects(self, ir: &Ir) -> bool {
        self.has_trait::<HasRecursiveMemoryEffects>(ir)
    }

    /// Whether the operation does nothing that anybody could notice, except that it has results:
    /// MLIR's `wouldOpBeTriviallyDead`. Terminators and symbols are never dead; reads, and the
    /// allocation of a result, are not noticed.
    #[inline]
    pub fn would_be_trivially_dead(self, ir: &Ir) -> bool {
        // A symbol has no results.
        self.spec(ir)
            .is_some_and(|spec| spec.only_computes || self.has_no_noticed_effects(ir, spec))
    }

    /// Whether the operation, whose definition is `spec`, is neither a terminator nor a symbol, and
    /// only reads, or allocates its results.
    fn has_no_noticed_effects(self, ir: &Ir, spec: &OpSpec) -> bool {
        if spec.is_terminator {
            return false;
        }
        if self.interface::<dyn SymbolOpInterface>(ir).is_some() {
            return false;
        }
        let mut pending = Vec::new();
        let mut next = Some(self);
        while let Some(op) = next.take().or_else(|| pending.pop()) {
            let Some(spec) = op.spec(ir) else {
                return false;
            };
            let is_recursive = op.has_recursive_effects(ir);
            if is_recursive {
                pending.extend(op.child_operations(ir));
            }
            if spec.effects.is_some_and(<[EffectSpec]>::is_empty) {
                continue;
            }
            let mut effects = Vec::new();
            match (
                spec.effects,
                op.interface::<dyn MemoryEffectOpInterface>(ir),
            ) {
                (None, None) if !is_recursive => return false,
                _ if !is_well_formed(ir, op, spec) => return false,
                (Some(declared), _) => add_effects(op, ir, declared, &mut effects),
                (None, Some(interface)) => interface.get_effects(ir, &mut effects),
                (None, None) => {}
            }
            let is_own = |effect: &EffectInstance| match effect.on {
                EffectOn::Value(value) => value.defining_op(ir) == Some(op),
                EffectOn::Operation | EffectOn::Attr(_) => false,
            };
            let allocated = |on: &EffectOn| {
                let mut effects = effects.iter();
                effects.any(|effect| {
                    effect.effect == MemoryEffect::Allocate && is_own(effect) && effect.on == *on
                })
            };
            let is_unnoticed = |effect: &EffectInstance| {
                effect.effect == MemoryEffect::Read || allocated(&effect.on)
            };
            if !effects.iter().all(is_unnoticed) {
                return false;
            }
        }
        true
    }

    /// Whether no operation with this name is ever [trivially dead](Self::is_trivially_dead).
    #[doc(hidden)]
    pub fn is_never_dead(self, ir: &Ir) -> bool {
        self.spec(ir).is_none_or(|spec| {
            let is_symbol = || self.interface::<dyn SymbolOpInterface>(ir).is_some();
            spec.is_terminator || !spec.has_interface_fallback && is_symbol()
        })
    }

    /// Whether every operation with this name is [trivially dead](Self::is_trivially_dead) once it
    /// [is not used](Self::is_unused), whatever its parts are.
    #[doc(hidden)]
    pub fn is_always_dead(self, ir: &Ir) -> bool {
        self.spec(ir).is_some_and(|spec| spec.only_computes)
    }

    /// Whether no result is used.
    #[inline]
    pub fn is_unused(self, ir: &Ir) -> bool {
        let mut results = self.results(ir).iter();
        results.all(|result| result.is_unused(ir))
    }

    /// Whether the operation can be erased because it has no effect and no result is used: MLIR's
    /// `isOpTriviallyDead`.
    #[inline]
    pub fn is_trivially_dead(self, ir: &Ir) -> bool {
        self.is_unused(ir) && self.would_be_trivially_dead(ir)
    }
}
