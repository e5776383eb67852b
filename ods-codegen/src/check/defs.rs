//! Rules of type and attribute definitions.

use ods_lookup::{LookupMap, LookupSet};
use ods_tablegen::Diagnostics;

use super::attr_or_type::check_assembly;
use super::interface::check_declared_methods;
use crate::format::def::DefFormat;
use crate::r#gen::has_kind_trait;
use crate::model::{DefKind, DefParameter, TypeOrAttrDef, names};

pub(super) fn check_def(def: &TypeOrAttrDef<'_>, diags: &mut Diagnostics) {
    check_text(def, diags);
    check_parameters(def, diags);
    check_builders(def, diags);
    check_storage(def, diags);
    check_interfaces(def, diags);
}

/// The mnemonic is a word, and there is one way to parse and print the definition.
fn check_text(def: &TypeOrAttrDef<'_>, diags: &mut Diagnostics) {
    check_assembly(def.record(), !def.parameters.is_empty(), diags);
    let Some(mnemonic) = def.mnemonic() else {
        return;
    };
    if !names::is_keyword(mnemonic) {
        let message = format!("the mnemonic `{mnemonic}` is not a word");
        diags.error(def.field_span("mnemonic"), message);
    }
}

/// Names of methods that every definition has.
const METHODS: [&str; 2] = ["get", "get_checked"];

/// Each parameter has a name of its own, which Rust accepts.
fn check_parameters(def: &TypeOrAttrDef<'_>, diags: &mut Diagnostics) {
    let mut seen = LookupMap::default();
    let mut self_types = 0;
    for parameter in &def.parameters {
        if parameter.name.is_empty() {
            diags.error(parameter.span, "all parameters must have a name");
            continue;
        }
        let (written, name) = (parameter.name, parameter.rust_name());
        let message = if !names::is_identifier(&name) {
            Some(format!("`{written}` is not a valid parameter name"))
        } else if METHODS.contains(&name.as_str()) {
            Some(format!(
                "generated accessor for `{written}` overlaps with a default one; please rename to avoid overlap"
            ))
        } else {
            let first = seen.insert(name.clone(), written);
            let of = def.record().name();
            first.map(|first| {
                if first == written {
                    format!("parameter `{first}` is declared twice in `{of}`")
                } else {
                    format!("`{first}` and `{written}` both give the Rust name `{name}`")
                }
            })
        };
        if let Some(message) = message {
            diags.error(parameter.span, message);
        }
        check_is_owned(def, parameter, diags);
        self_types += usize::from(parameter.is_self_type());
        if parameter.is_self_type() && def.kind == DefKind::Type {
            let message = "only an attribute can have a self type parameter";
            diags.error(parameter.span, message);
        } else if parameter.is_self_type() && self_types > 1 {
            let message = "an attribute has at most one `AttributeSelfTypeParameter`";
            diags.error(parameter.span, message);
        }
    }
}

/// The stored value of a parameter borrows nothing.
fn check_is_owned(def: &TypeOrAttrDef<'_>, parameter: &DefParameter<'_>, diags: &mut Diagnostics) {
    let ty = parameter.storage_type().text().trim_start();
    let is_borrowed = ty.starts_with('&') && !ty.starts_with("&'static ");
    if is_borrowed && (def.own_storage().is_none() || def.is_mutable()) {
        let message = "a parameter must have an owned type, not a reference";
        let help = "write `StringRefParameter<>` for `&str`, `ArrayRefParameter<\"T\">` for `&[T]`";
        diags.error(parameter.span, message).help(help);
    }
}

/// The types of parameters, without white space.
fn signature<'t>(types: impl Iterator<Item = &'t str>) -> Vec<String> {
    types.map(|ty| ty.split_whitespace().collect()).collect()
}

/// Builders have named parameters, and differ in their types and names.
fn check_builders(def: &TypeOrAttrDef<'_>, diags: &mut Diagnostics) {
    let span = def.field_span("builders");
    let mut signatures: LookupSet<Vec<String>> = LookupSet::default();
    if !def.skips_default_builders() {
        let parameters = def.parameters.iter();
        signatures.insert(signature(parameters.map(|parameter| parameter.ty.text())));
    }
    let mut names: LookupSet<String> = LookupSet::default();
    for builder in &def.builders {
        let mut parameters = builder.parameters.iter();
        if parameters.any(|parameter| parameter.name.is_empty()) {
            diags.error(span, "builder parameters must have a name");
            continue;
        }
        // The user names a function that they write.
        if builder.body.is_none() {
            continue;
        }
        let name = def.builder_name(builder);
        let parameters = builder.parameters.iter();
        if !signatures.insert(signature(parameters.map(|parameter| parameter.ty.text()))) {
            let diagnostic = diags.error(span, "builder `get` conflicts with an existing builder.");
            diagnostic.help("`skipDefaultBuilders` drops the builder that takes all parameters");
        } else if !names.insert(name.clone()) {
            let message = format!("two builders define the Rust function `{name}`");
            diags.error(span, message).help("a builder that is a definition of its own (`def Name : TypeBuilder<…>`) is named after it");
        }
    }
}

/// A mutable type or attribute declares its body, and has `get` as its only constructor.
fn check_storage(def: &TypeOrAttrDef<'_>, diags: &mut Diagnostics) {
    if !def.is_mutable() {
        return;
    }
    let noun = def.kind.noun();
    if def.own_storage().is_none() {
        diags
            .error(def.field_span("traits"), format!("a mutable {noun} does not declare its body"))
            .help("set `genStorageClass = 0`, and `storageNamespace` and `storageClass` to the Rust type of the body");
    }
    if !def.builders.is_empty() || def.skips_default_builders() {
        let field = if def.builders.is_empty() {
            "skipDefaultBuilders"
        } else {
            "builders"
        };
        let message = format!(
            "a mutable {noun} is created only by `get`, which takes the IR that its body belongs to"
        );
        diags
            .error(def.field_span(field), message)
            .help("write other constructors in `extraClassDeclaration`");
    }
    if def.has_own_constructor() {
        let message = format!(
            "`hasStorageCustomConstructor` is not supported for a mutable {noun}: its parameters identify it and cannot be changed"
        );
        diags.error(def.field_span("hasStorageCustomConstructor"), message);
    }
    for parameter in &def.parameters {
        if parameter.name == "body" {
            let message = format!(
                "`body` is reserved for the body of a mutable {noun}; it cannot be a parameter"
            );
            diags.error(parameter.span, message);
        } else if parameter.comparator().is_some() || parameter.is_float() {
            let message = format!(
                "the parameter `{}` identifies a mutable {noun}: it cannot be a float or have a `comparator`",
                parameter.name
            );
            diags.error(parameter.span, message);
        }
    }
}

/// In a format, the body follows the parameters that identify its owner.
pub(super) fn check_body_is_last(
    def: &TypeOrAttrDef<'_>,
    format: &DefFormat,
    diags: &mut Diagnostics,
) {
    if !def.is_mutable() {
        return;
    }
    let body = def.parameters.len();
    let span = def.field_span("assemblyFormat");
    if format.captures(body) {
        diags.error(span, "`$body` must not be inside `struct` or `custom`");
        return;
    }
    let bound = format.bound_parameters();
    let at = bound.iter().position(|index| *index == body);
    if at.is_some_and(|at| at + 1 < bound.len()) {
        let message = "`$body` must come after all other parameters";
        diags.error(span, message);
    }
}

/// Interfaces are of the same kind as the definition, and those with declared methods have
/// a Rust trait that calls them.
fn check_interfaces(def: &TypeOrAttrDef<'_>, diags: &mut Diagnostics) {
    let (class, other, noun) = match def.kind {
        DefKind::Type => ("TypeInterface", "AttrInterface", "types"),
        DefKind::Attr => ("AttrInterface", "TypeInterface", "attributes"),
    };
    for (interface, span) in def.interfaces() {
        let (record, name) = (interface.record(), interface.name());
        let is_of_other_kind = record.is_subclass_of(other)
            || record.is_subclass_of("OpInterfaceTrait") && !record.is_subclass_of(class);
        if is_of_other_kind {
            diags.error(span, format!("`{name}` is not an interface of {noun}"));
            continue;
        }
        check_declared_methods(interface, span, diags);
        if interface.declares_methods() && !has_kind_trait(interface) {
            let message = format!("declaring the methods of `{name}` is not supported yet");
            diags
                .error(span, message)
                .help(format!("`{name}` alone declares the interface"));
        }
    }
}
