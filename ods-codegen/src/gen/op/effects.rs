//! The effects of an op: those on memory in its table, those of other kinds as the
//! `impl` of their interface.

use ods_table::{Flag, Item, Line};

use super::super::template::rust;
use super::super::{Generator, names};
use super::table::Table;
use crate::model::{Effect, EffectTarget, EffectsOfKind, OpTrait, Operator};

impl<'k> Generator<'_, 'k> {
    pub(super) fn table_effects(&self, op: &Operator<'k>, table: &mut Table<'_, 'k>) {
        for kind in generated_kinds(op) {
            // The table lists the interface among the traits.
            if op.lists_interface_of(&kind) {
                continue;
            }
            let name = self.name_at(op.rust_name(), op.span());
            let number = table.own(rust!([path = self.effects_path(op, &kind), name]
                __rt::Ref::Interface(__rt::interface_entry::<dyn #path, #name>)
            ));
            table.line(Line::Item(Item::Interface, number));
        }
        if let Some(effects) = op.declared_effects() {
            if effects.is_empty() {
                return table.line(Line::Flag(Flag::NoEffects));
            }
            let effects = self.gen_effects(&effects);
            let number = table.shared(format!("__rt::Ref::Effects(&[{effects}])"));
            table.line(Line::Item(Item::Effects, number));
        }
    }

    /// `impl LogEffectOpInterface for AddOp`, of each kind of effects that the op lists
    /// besides those on memory.
    pub(super) fn gen_effects_impls(&self, op: &Operator<'k>) -> Option<String> {
        if self.is_fallback {
            return None;
        }
        let impls = generated_kinds(op).map(|kind| {
            rust!([
                path = self.effects_path(op, &kind), name = names::op(op), effect = self.path(kind.effect_type),
                effects = self.gen_effects(&kind.effects)
            ]
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

    /// The interfaces of the effects of other kinds, where the op lists the effects alone.
    pub(super) fn effects_interfaces(&self, op: &Operator<'k>) -> Vec<String> {
        let kinds = generated_kinds(op).filter(|kind| !op.lists_interface_of(kind));
        kinds.map(|kind| self.effects_path(op, &kind)).collect()
    }

    /// The path of the Rust trait of a kind of effects.
    fn effects_path(&self, op: &Operator<'k>, kind: &EffectsOfKind<'k>) -> String {
        let keeper = op.record().keeper();
        for record in keeper.derived_definitions("EffectOpInterfaceBase") {
            if let OpTrait::Interface(interface) = OpTrait::new(record)
                && interface.name() == kind.interface
                && interface.rust_path() == kind.rust_path
            {
                return self.interface_path(interface);
            }
        }
        let path = format!("{}::{}", kind.rust_path, kind.interface);
        self.path(path.as_str())
    }

    fn gen_effects(&self, effects: &[Effect<'k>]) -> String {
        rust!([; for it in effects =>
            path = self.path(it.effect()), target = target(it.target), resource = self.path(it.resource()),
            stage = it.stage().to_string(), is_full = it.is_on_full_region().to_string()
        ]
            #(__rt::EffectSpec::new(
                #path, __rt::EffectTarget::#target, __rt::ResourceId::of::<#resource>(), #stage, #is_full
            ),)*
        )
    }
}

/// The `EffectTarget` of the runtime.
fn target(target: EffectTarget) -> String {
    match target {
        EffectTarget::Operation => "Operation".to_owned(),
        EffectTarget::Operand(index) => format!("Operand({index})"),
        EffectTarget::Result(index) => format!("Result({index})"),
        EffectTarget::Attribute(slot) => format!("Attr({slot})"),
    }
}

/// The kinds of effects, besides those on memory, whose interface is generated.
fn generated_kinds<'k>(op: &Operator<'k>) -> impl Iterator<Item = EffectsOfKind<'k>> {
    let kinds = op.effects_by_kind().into_iter();
    kinds.filter(|kind| !kind.is_memory() && op.declares_methods_of(kind).is_none())
}
