//! Parts of ODS that this version does not support.

use ods_tablegen::Diagnostics;

use super::interface::check_declared_methods;
use crate::r#gen::has_rust_trait;
use crate::model::{InterfaceTrait, OpTrait, Operator};

/// An op lists interfaces of operations, and declares the methods of those that have a Rust
/// trait.
pub(super) fn check_declared_interfaces(op: &Operator<'_>, diags: &mut Diagnostics) {
    let Ok(list) = op.record().list("traits") else {
        return;
    };
    for (index, value) in list.iter().enumerate() {
        let Some(record) = value.as_record() else {
            continue;
        };
        let span = list.span_of(index).unwrap_or(op.span());
        if record.is_subclass_of("TypeInterface") || record.is_subclass_of("AttrInterface") {
            let name = InterfaceTrait::new(record).name();
            diags.error(span, format!("`{name}` is not an interface of operations"));
        }
        let OpTrait::Interface(interface) = OpTrait::new(record) else {
            continue;
        };
        if interface.declares_methods() {
            check_declared_methods(interface, span, diags);
        }
        if interface.declares_methods() && !has_rust_trait(interface) {
            let name = interface.name();
            let message = format!("declaring the methods of `{name}` is not supported yet");
            diags
                .error(span, message)
                .help(format!("`{name}` alone declares the interface of the op"));
        }
    }
}

/// An op lists its effects of a kind or declares the methods of their interface, not both.
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
