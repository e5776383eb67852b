//! The effects of an op: those on memory in its table, those of other kinds as the
//! `impl` of their interface.

use super::super::template::{comma_separated, rust};
use super::super::{Generator, names};
use super::table::Table;
use crate::model::{Effect, EffectTarget, EffectsOfKind, InterfaceTrait, OpTrait, Operator};

impl<'k> Generator<'_, 'k> {
    pub(super) fn table_effects(&self, op: &Operator<'k>, table: &mut Table<'_, 'k>) {
        for kind in generated_kinds(op) {
            // It is in the table as one of the traits.
            if op.lists_interface_of(&kind) {
                continue;
            }
            let (path, name) = (
                self.effects_path(op, &kind),
                self.name_at(op.rust_name(), op.span()),
            );
            let number = table.own(format!(
                "__rt::Ref::Interface(__rt::interface_entry::<dyn {path}, {name}>)"
            ));
            table.line(&["interface", &number.to_string()]);
        }
        if let Some(effects) = op.declared_effects() {
            if effects.is_empty() {
                return table.line(&["effects"]);
            }
            let effects = self.gen_effects(&effects);
            let number = table.shared(format!("__rt::Ref::Effects(&[{effects}])"));
            table.line(&["effects", &number.to_string()]);
        }
    }

    /// `impl LogEffectOpInterface for AddOp`, of each kind of effects that the op lists
    /// besides those on memory.
    pub(super) fn gen_effects_impls(&self, op: &Operator<'k>) -> Option<String> {
        if self.is_fallback {
            return None;
        }
        let name = names::op(op);
        let impls = generated_kinds(op).map(|kind| {
            let (path, effect) = (self.effects_path(op, &kind), self.path(kind.effect_type));
            let effects = self.gen_effects(&kind.effects);
            rust!([path, name, effect, effects]
                #[automatically_derived]
                impl #path for #name {
                    fn get_effects(
                        self,
                        ir: &__ods::Ir,
                        effects: &mut ::std::vec::Vec<__ods::interfaces::EffectInstance<#effect>>,
                    ) {
                        __rt::add_effects::<#effect>(self.0, ir, &[#effects], effects);
                    }
                }
            )
        });
        let impls: String = impls.collect();
        (!impls.is_empty()).then_some(impls)
    }

    /// The path of the Rust trait of a kind of effects.
    fn effects_path(&self, op: &Operator<'k>, kind: &EffectsOfKind<'k>) -> String {
        let keeper = op.record().keeper();
        let interfaces = keeper.derived_definitions("EffectOpInterfaceBase");
        let interfaces = interfaces
            .into_iter()
            .filter_map(|record| match OpTrait::new(record) {
                OpTrait::Interface(interface) => Some(interface),
                _ => None,
            });
        let is_it = |interface: &InterfaceTrait<'k>| {
            interface.name() == kind.interface && interface.rust_path() == kind.rust_path
        };
        if let Some(interface) = interfaces.into_iter().find(is_it) {
            return self.interface_path(interface);
        }
        let path = format!("{}::{}", kind.rust_path, kind.interface);
        self.path(path.as_str())
    }

    fn gen_effects(&self, effects: &[Effect<'k>]) -> String {
        comma_separated(effects.iter().map(|effect| self.gen_effect(*effect)))
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

/// The kinds of effects, besides those on memory, whose interface is generated.
fn generated_kinds<'k>(op: &Operator<'k>) -> impl Iterator<Item = EffectsOfKind<'k>> {
    let kinds = op.effects_by_kind().into_iter();
    kinds.filter(|kind| !kind.is_memory() && op.declares_methods_of(kind).is_none())
}
