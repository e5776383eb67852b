//! Rules of type and attribute definitions.

use ods_lookup::{LookupMap, LookupSet};
use ods_tablegen::Diagnostics;

use super::attr_or_type::check_assembly;
use super::interface::check_declared_methods;
use crate::format::def::DefFormat;
use crate::r#gen::has_kind_trait;
use crate::model::{Builder, DefKind, DefParameter, TypeOrAttrDef, names};

pub(super) fn check_def(def: &TypeOrAttrDef<'_>, diags: &mut Diagnostics) {
    check_text(def, diags);
    check_parameters(def, diags);
    check_builders(def, diags);
    check_storage(def, diags);
    check_interfaces(def, diags);
}

/// There is one way to write it, if there is a mnemonic, which is a word.
fn check_text(def: &TypeOrAttrDef<'_>, diags: &mut Diagnostics) {
    check_assembly(def.record(), !def.parameters.is_empty(), diags);
    let Some(mnemonic) = def.mnemonic() else {
        return;
    };
    let mut bytes = mnemonic.bytes();
    let is_start = |byte: u8| byte.is_ascii_alphabetic() || byte == b'_';
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.');
    if !(bytes.next().is_some_and(is_start) && bytes.all(is_part)) {
        diags.error(
            def.field_span("mnemonic"),
            format!("the mnemonic `{mnemonic}` is not a word"),
        );
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
        let name = parameter.rust_name();
        if !names::is_identifier(&name) {
            let message = format!("`{}` is not a name of a parameter", parameter.name);
            diags.error(parameter.span, message);
        } else if METHODS.contains(&name.as_str()) {
            let message = format!(
                "generated accessor for `{}` overlaps with a default one; please rename to avoid overlap",
                parameter.name
            );
            diags.error(parameter.span, message);
        } else if let Some(first) = seen.insert(name.clone(), parameter.name) {
            let message = if first == parameter.name {
                format!(
                    "parameter `{first}` is declared twice in `{}`",
                    def.record().name()
                )
            } else {
                format!(
                    "`{first}` and `{}` both give the Rust name `{name}`",
                    parameter.name
                )
            };
            diags.error(parameter.span, message);
        }
        check_is_owned(def, parameter, diags);
        self_types += usize::from(parameter.is_self_type());
        if parameter.is_self_type() && def.kind == DefKind::Type {
            let message = "only an attribute has a type behind it";
            diags.error(parameter.span, message);
        } else if parameter.is_self_type() && self_types > 1 {
            let message = "an attribute has at most one `AttributeSelfTypeParameter`";
            diags.error(parameter.span, message);
        }
    }
}

/// What is stored borrows from nobody.
fn check_is_owned(def: &TypeOrAttrDef<'_>, parameter: &DefParameter<'_>, diags: &mut Diagnostics) {
    let ty = parameter.storage_type().text().trim_start();
    let is_borrowed = ty.starts_with('&') && !ty.starts_with("&'static ");
    if is_borrowed && (def.own_storage().is_none() || def.is_mutable()) {
        diags
            .error(
                parameter.span,
                "a parameter is owned by the value that it is part of",
            )
            .help("write `StringRefParameter<>` for `&str`, `ArrayRefParameter<\"T\">` for `&[T]`");
    }
}

/// What two builders with the same parameters would have in common.
fn signature(builder: &Builder<'_>) -> Vec<String> {
    let types = builder.parameters.iter();
    types
        .map(|parameter| parameter.ty.text().split_whitespace().collect())
        .collect()
}

/// Builders have named parameters, and are told apart by their types and names.
fn check_builders(def: &TypeOrAttrDef<'_>, diags: &mut Diagnostics) {
    let span = def.field_span("builders");
    let default: Vec<String> = def
        .parameters
        .iter()
        .map(|parameter| parameter.ty.text().split_whitespace().collect())
        .collect();
    let mut signatures: LookupSet<Vec<String>> = LookupSet::default();
    if !def.skips_default_builders() {
        signatures.insert(default);
    }
    let mut names: LookupSet<String> = LookupSet::default();
    for builder in &def.builders {
        let mut parameters = builder.parameters.iter();
        if parameters.any(|parameter| parameter.name.is_empty()) {
            diags.error(span, "builder parameters must have a name");
            continue;
        }
        // What the user writes has the name that they give it.
        if builder.body.is_none() {
            continue;
        }
        let name = def.builder_name(builder);
        if !signatures.insert(signature(builder)) {
            let diagnostic = diags.error(span, "builder `get` conflicts with an existing builder.");
            diagnostic.help("`skipDefaultBuilders` drops the builder that takes all parameters");
        } else if !names.insert(name.clone()) {
            let diagnostic = diags.error(
                span,
                format!("two builders define the Rust function `{name}`"),
            );
            diagnostic.help("a builder that is a definition of its own (`def Name : TypeBuilder<…>`) is named after it");
        }
    }
}

/// What is mutable says what its body is, and has no further constructors.
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
        diags
            .error(
                def.field_span(field),
                format!("a mutable {noun} is made by `get` alone, which takes the IR that its body belongs to"),
            )
            .help("write other constructors in `extraClassDeclaration`");
    }
    if def.has_own_constructor() {
        diags.error(
            def.field_span("hasStorageCustomConstructor"),
            format!("the parameters of a mutable {noun} identify it as they are"),
        );
    }
    for parameter in &def.parameters {
        if parameter.name == "body" {
            diags.error(
                parameter.span,
                format!(
                    "`body` is reserved for the body of a mutable {noun}; it cannot be a parameter"
                ),
            );
        } else if parameter.comparator().is_some() || parameter.is_float() {
            let message = format!(
                "the parameter `{}` identifies a mutable {noun}, and so is compared as Rust does it",
                parameter.name
            );
            diags.error(parameter.span, message);
        }
    }
}

/// In a format, the body stands behind the parameters that say whose it is.
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
        let message = "`$body` must not be inside `struct` or `custom`";
        diags.error(span, message);
        return;
    }
    let bound = format.bound_parameters();
    let at = bound.iter().position(|index| *index == body);
    if at.is_some_and(|at| at + 1 < bound.len()) {
        let message = "`$body` stands before a parameter that says whose body it is";
        diags.error(span, message);
    }
}

/// Interfaces are of the same kind as the definition, and no methods are promised
/// that nothing would call.
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
            diags
                .error(
                    span,
                    format!("declaring the methods of `{name}` is not supported yet"),
                )
                .help(format!("`{name}` alone declares the interface"));
        }
    }
}
