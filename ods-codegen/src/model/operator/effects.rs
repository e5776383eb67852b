//! The effects that a definition lists: on the op (`MemoryEffects<[…]>`), and on its
//! parts (`Arg<…, "", [MemRead]>`). The op's table holds those on memory; an interface
//! of their kind returns the others.

use ods_tablegen::{Record, Value};

use super::Operator;
use crate::model::InterfaceTrait;
use crate::model::fields::{Fields, fields};

/// A declared effect.
#[derive(Clone, Copy)]
pub struct Effect<'k> {
    record: Record<'k>,
    /// The part that it is declared on.
    pub target: EffectTarget,
}

/// The part of an op that an effect is declared on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectTarget {
    /// The op.
    Operation,
    /// An operand.
    Operand(usize),
    /// A result.
    Result(usize),
    /// An attribute, by slot.
    Attribute(usize),
}

/// The effects of one kind that a definition lists.
pub struct EffectsOfKind<'k> {
    /// The name of the interface of that kind.
    pub interface: &'k str,
    /// The Rust path that holds the interface.
    pub rust_path: &'k str,
    /// The Rust type of the effects.
    pub effect_type: &'k str,
    /// The effects, in the order of the definition.
    pub effects: Vec<Effect<'k>>,
}

impl EffectsOfKind<'_> {
    /// Whether they are effects on memory.
    pub fn is_memory(&self) -> bool {
        self.interface == "MemoryEffectOpInterface" && self.rust_path == MEMORY
    }
}

/// The path of the interface of effects on memory.
const MEMORY: &str = "::ods_runtime::interfaces";

impl<'k> Effect<'k> {
    fields! { self.record:
        /// The Rust path of the effect.
        effect = text_or_empty("effect");
        /// The Rust path of the resource.
        resource = text_or_empty("resource");
        /// Whether it is on all of the resource.
        is_on_full_region = flag("effectOnFullRegion");
    }

    /// Effects happen in the order of their stages.
    pub fn stage(self) -> i64 {
        match self.record.value("stage") {
            Some(Value::Int(stage)) => stage,
            _ => 0,
        }
    }
}

impl<'k> Operator<'k> {
    /// The effects that the definition lists, grouped by kind in the order in which the
    /// kinds first occur; a kind may be listed without effects.
    pub fn effects_by_kind(&self) -> Vec<EffectsOfKind<'k>> {
        let mut kinds = Vec::new();
        for op_trait in &self.traits {
            let record = op_trait.record();
            if record.is_subclass_of("SideEffectsTraitBase") {
                add_kind(&mut kinds, record, "trait");
                add_effects(&mut kinds, &record.defs("effects"), EffectTarget::Operation);
            }
        }
        for (index, operand) in self.operands.iter().enumerate() {
            let target = EffectTarget::Operand(index);
            add_effects(&mut kinds, &operand.decorators, target);
        }
        for (slot, attr) in self.attributes.iter().enumerate() {
            add_effects(&mut kinds, &attr.decorators, EffectTarget::Attribute(slot));
        }
        for (index, result) in self.results.iter().enumerate() {
            add_effects(&mut kinds, &result.decorators, EffectTarget::Result(index));
        }
        kinds
    }

    /// The effects on memory that the definition lists; `None` if it does not list that
    /// kind.
    pub fn declared_effects(&self) -> Option<Vec<Effect<'k>>> {
        let mut kinds = self.effects_by_kind().into_iter();
        Some(kinds.find(EffectsOfKind::is_memory)?.effects)
    }

    /// Whether the interface of that kind is itself among the traits.
    pub fn lists_interface_of(&self, kind: &EffectsOfKind<'k>) -> bool {
        self.interfaces_of(kind).next().is_some()
    }

    /// The interface of that kind among the traits, if its methods are the author's.
    pub fn declares_methods_of(&self, kind: &EffectsOfKind<'k>) -> Option<Record<'k>> {
        let mut interfaces = self.interfaces_of(kind);
        let declared = interfaces.find(|interface| interface.declares_methods());
        declared.map(InterfaceTrait::record)
    }

    fn interfaces_of(&self, kind: &EffectsOfKind<'k>) -> impl Iterator<Item = InterfaceTrait<'k>> {
        self.interfaces().filter(|interface| {
            !interface.record().is_subclass_of("SideEffectsTraitBase")
                && interface.name() == kind.interface
                && interface.rust_path() == kind.rust_path
        })
    }
}

/// The kind of a trait or an effect, which has the interface's name in `field`.
fn add_kind<'v, 'k>(
    kinds: &'v mut Vec<EffectsOfKind<'k>>,
    record: Record<'k>,
    field: &str,
) -> &'v mut EffectsOfKind<'k> {
    let interface = record.text_or_empty(field);
    let interface = interface.trim_end_matches("::Trait");
    let rust_path = record.text_or_empty("cppNamespace");
    let is_it =
        |kind: &EffectsOfKind<'_>| kind.interface == interface && kind.rust_path == rust_path;
    let at = kinds.iter().position(is_it).unwrap_or_else(|| {
        kinds.push(EffectsOfKind {
            interface,
            rust_path,
            effect_type: record.text_or_empty("baseEffectName"),
            effects: Vec::new(),
        });
        kinds.len() - 1
    });
    &mut kinds[at]
}

fn add_effects<'k>(
    kinds: &mut Vec<EffectsOfKind<'k>>,
    records: &[Record<'k>],
    target: EffectTarget,
) {
    for record in records {
        if record.is_subclass_of("SideEffect") {
            let kind = add_kind(kinds, *record, "interfaceTrait");
            kind.effects.push(Effect {
                record: *record,
                target,
            });
        }
    }
}
