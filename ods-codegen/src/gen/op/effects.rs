//! What an op does to memory, in its table.

use super::super::Generator;
use super::super::template::comma_separated;
use super::table::Table;
use crate::model::{Effect, EffectTarget, Operator};

impl<'k> Generator<'_, 'k> {
    pub(super) fn table_effects(&self, op: &Operator<'k>, table: &mut Table<'_, 'k>) {
        let number = if let Some(effects) = op.declared_effects() {
            let effects = effects.into_iter().map(|effect| self.gen_effect(effect));
            let effects = comma_separated(effects);
            table.shared(format!("__rt::Ref::Effects(&[{effects}])"))
        } else if op.has_interface("MemoryEffectOpInterface") {
            let name = self.name_at(op.rust_name(), op.span());
            table.own(format!(
                "__rt::Ref::GetEffects(__rt::get_effects::<{name}>)"
            ))
        } else {
            return;
        };
        table.line(&["effects", &number.to_string()]);
    }

    fn gen_effect(&self, effect: Effect<'k>) -> String {
        let target = match effect.target {
            EffectTarget::Operation => "Operation".to_owned(),
            EffectTarget::Operand(index) => format!("Operand({index})"),
            EffectTarget::Result(index) => format!("Result({index})"),
            EffectTarget::Attribute(slot) => format!("Attr({slot})"),
        };
        let (path, resource) = (self.path(effect.effect()), self.path(effect.resource()));
        let (stage, is_full) = (effect.stage(), effect.is_on_full_region());
        format!(
            "__rt::EffectSpec::new({path}, __rt::EffectTarget::{target}, __rt::ResourceId::of::<{resource}>(), {stage}, {is_full})"
        )
    }
}
