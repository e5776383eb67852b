//! The effects on memory that a definition lists: of the op (`MemoryEffects`),
//! and of its parts (`Arg<…, "", [MemRead]>`).

use ods_tablegen::{Record, Value};

use super::Operator;
use crate::model::fields::Fields;

/// A declared effect.
#[derive(Clone, Copy)]
pub struct Effect<'k> {
    record: Record<'k>,
    /// What it is declared on.
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

impl<'k> Effect<'k> {
    /// The Rust path of the effect.
    pub fn effect(self) -> &'k str {
        self.record.text("effect").unwrap_or_default()
    }

    /// The Rust path of the resource.
    pub fn resource(self) -> &'k str {
        self.record.text("resource").unwrap_or_default()
    }

    /// Effects happen in the order of their stages.
    pub fn stage(self) -> i64 {
        match self.record.value("stage") {
            Some(Value::Int(stage)) => stage,
            _ => 0,
        }
    }

    /// Whether it is on all of the resource.
    pub fn is_on_full_region(self) -> bool {
        self.record.flag("effectOnFullRegion")
    }
}

impl<'k> Operator<'k> {
    /// The effects on memory that the definition lists; `None` if it says nothing
    /// about them.
    pub fn declared_effects(&self) -> Option<Vec<Effect<'k>>> {
        let mut effects = Vec::new();
        let mut lists_effects = false;
        let mut add = |records: Vec<Record<'k>>, target| {
            let is_about_memory = |record: &Record<'k>| record.is_subclass_of("MemoryEffect");
            let records = records.into_iter().filter(is_about_memory);
            effects.extend(records.map(|record| Effect { record, target }));
        };
        for op_trait in &self.traits {
            let record = op_trait.record();
            if record.is_subclass_of("MemoryEffects") {
                lists_effects = true;
                add(record.defs("effects"), EffectTarget::Operation);
            }
        }
        for (index, operand) in self.operands.iter().enumerate() {
            add(operand.decorators.clone(), EffectTarget::Operand(index));
        }
        for (slot, attr) in self.attributes.iter().enumerate() {
            add(attr.decorators.clone(), EffectTarget::Attribute(slot));
        }
        for (index, result) in self.results.iter().enumerate() {
            add(result.decorators.clone(), EffectTarget::Result(index));
        }
        (lists_effects || !effects.is_empty()).then_some(effects)
    }
}
