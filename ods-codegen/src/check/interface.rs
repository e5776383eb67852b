//! Rules of interfaces.

use ods_lookup::LookupSet;
use ods_tablegen::{Diagnostics, Record, Span, StringValue, Value};

use crate::r#gen::HOOK_NAMES;
use crate::model::fields::Fields;
use crate::model::{InterfaceDef, InterfaceTrait, names};

/// The parameters of an interface's methods have names and types, and no method is called
/// `verifyTrait`.
pub(super) fn check_interface(record: Record<'_>, diags: &mut Diagnostics) {
    for method in record.defs("methods") {
        let span = if method.is_anonymous() {
            record.span()
        } else {
            method.span()
        };
        if method.text("name") == Some("verifyTrait") {
            let name = method.code_block("name").and_then(StringValue::origin);
            let span = name.unwrap_or(span);
            let name = record.text_or_empty("cppInterfaceName");
            let message = format!(
                "'verifyTrait' method cannot be specified as interface method for '{name}'; use the 'verify' field instead"
            );
            diags.error(span, message);
        }
        let Some(Value::Dag(arguments)) = method.value("arguments") else {
            continue;
        };
        for argument in arguments.args() {
            let at = argument.span.unwrap_or(span);
            if !matches!(argument.value, Value::String(_)) {
                let message = "the type of an interface method's parameter must be a string";
                diags.error(at, message);
            } else if argument.name.is_none() {
                let message = "a parameter of an interface method must be named";
                diags.error(at, message).stricter();
            }
        }
    }
}

/// `DeclareOpInterfaceMethods<I, ["method"]>` names methods that `I` has. Rust cannot tell
/// whether the user writes one that has a default.
pub(super) fn check_declared_methods(
    interface: InterfaceTrait<'_>,
    span: Span,
    diags: &mut Diagnostics,
) {
    let methods = interface.record().defs("methods").into_iter();
    let known: Vec<_> = methods.filter_map(|method| method.text("name")).collect();
    for name in interface.record().texts("alwaysOverriddenMethods") {
        if !known.contains(&name) {
            let interface = interface.name();
            let message = format!("the interface `{interface}` has no method `{name}`");
            let diag = diags.error(span, message).stricter();
            if !known.is_empty() {
                diag.help(format!("it has `{}`", known.join("`, `")));
            }
        }
    }
}

/// Each method has a name of its own: Rust has no overloading.
pub(super) fn check_method_names(def: &InterfaceDef<'_>, diags: &mut Diagnostics) {
    let interface = def.rust_name();
    let mut seen = LookupSet::default();
    for method in &def.methods {
        let name = method.rust_name();
        let message = if method.name() == "verifyTrait" {
            // `check_interface` reports it.
            continue;
        } else if !names::is_identifier(&name) {
            let name = method.name();
            format!("the method `{name}` of `{interface}` has no valid Rust name")
        } else if HOOK_NAMES.contains(&name.as_str()) {
            format!(
                "`{name}` cannot be a method of an interface: use the fields `verify` and `extraClassOf`"
            )
        } else if !seen.insert(name.clone()) {
            format!("`{interface}` has two methods `{name}`: Rust has no overloading")
        } else {
            continue;
        };
        diags.error(method.name_span(), message);
    }
    for method in &def.methods {
        let mut seen = LookupSet::default();
        for (name, _, span) in &method.parameters {
            let name = names::snake_case(name);
            if name == "ir" && method.gets_ir(def.kind) {
                let message = format!("a parameter of `{}` is called `ir`", method.name());
                let help = "the IR comes first by itself, and is `$_ir` in code";
                diags.error(*span, message).help(help);
            } else if !name.is_empty() && !names::is_identifier(&name)
                || names::is_path_keyword(&name)
            {
                let message = format!("a parameter of `{}` is called `{name}`", method.name());
                diags.error(*span, message);
            } else if !name.is_empty() && !seen.insert(name.clone()) {
                let message = format!("two parameters of `{}` are called `{name}`", method.name());
                diags.error(*span, message);
            }
        }
    }
}
