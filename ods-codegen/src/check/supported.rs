//! What ODS knows and this version does not: a clear error in place of code that
//! would do something else.

use ods_lookup::LookupSet;
use ods_tablegen::{Diagnostics, Record, RecordKeeper};

use super::interface::check_declared_methods;
use crate::r#gen::has_rust_trait;
use crate::model::{InterfaceTrait, OpTrait, Operator};

/// Kinds of definitions that nothing is generated for, by class.
const DEFINITIONS: [(&str, &str); 1] = [("Pattern", "rewrite patterns are not supported yet")];

/// Definitions that nothing is generated for.
pub(crate) fn check_definitions<'k>(
    keeper: &'k RecordKeeper,
    is_selected: impl Fn(Record<'k>) -> bool,
    diags: &mut Diagnostics,
) {
    let mut seen = LookupSet::default();
    for (class, message) in DEFINITIONS {
        for record in keeper.derived_definitions(class) {
            if is_selected(record) && seen.insert(record.id()) {
                diags.error(record.span(), message);
            }
        }
    }
}
/// An op does not promise methods that nothing would call.
pub(super) fn check_declared_interfaces(op: &Operator<'_>, diags: &mut Diagnostics) {
    let Ok(list) = op.record().list("traits") else {
        return;
    };
    for (index, value) in list.iter().enumerate() {
        let Some(record) = value.as_record() else {
            continue;
        };
        if record.is_subclass_of("TypeInterface") || record.is_subclass_of("AttrInterface") {
            let name = InterfaceTrait::new(record).name();
            let span = list.span_of(index).unwrap_or(op.span());
            diags.error(span, format!("`{name}` is not an interface of operations"));
        }
        let OpTrait::Interface(interface) = OpTrait::new(record) else {
            continue;
        };
        if interface.declares_methods() {
            let span = list.span_of(index).unwrap_or(op.span());
            check_declared_methods(interface, span, diags);
        }
        if interface.declares_methods() && !has_rust_trait(interface) {
            let name = interface.name();
            let message = format!("declaring the methods of `{name}` is not supported yet");
            diags
                .error(list.span_of(index).unwrap_or(op.span()), message)
                .help(format!("`{name}` alone declares the interface of the op"));
        }
    }
}

/// An op says what its effects of a kind are in one way.
pub(super) fn check_effects(op: &Operator<'_>, diags: &mut Diagnostics) {
    for kind in op.effects_by_kind() {
        let Some(listed) = op.declares_methods_of(&kind) else {
            continue;
        };
        let interface = kind.interface;
        let message = format!(
            "`{interface}` determines the effects, but the definition also lists effects of that kind"
        );
        diags.error(op.trait_span(listed), message).help(format!(
            "leave out `{interface}`: the listed effects are generated"
        ));
    }
}
