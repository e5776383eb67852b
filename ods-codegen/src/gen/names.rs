//! Names of generated items.

use proc_macro2::{Ident, Span};

use crate::model::{DefKind, Operator, TypeOrAttrDef, names};

/// A name as an identifier: keywords become raw ones, or get a `_` where that is
/// not possible.
pub(super) fn ident(name: &str) -> String {
    ident_of(name.to_owned())
}

/// [`ident`] of a name that was made for it.
fn ident_of(name: String) -> String {
    if names::is_path_keyword(&name) || name == "_" {
        format!("{name}_")
    } else if names::is_raw_keyword(&name) {
        format!("r#{name}")
    } else if names::is_identifier(&name) {
        name
    } else {
        // `check_rust_names` has reported it.
        "__invalid".to_owned()
    }
}

/// The same at a span.
pub(super) fn ident_with(name: &str, span: Span) -> Ident {
    let name = ident(name);
    match name.strip_prefix("r#") {
        Some(keyword) => Ident::new_raw(keyword, span),
        None => Ident::new(&name, span),
    }
}

/// A name of the user's as a part of a generated one: without the `r#` of a keyword.
pub(super) fn plain(rust_name: &str) -> &str {
    rust_name.strip_prefix("r#").unwrap_or(rust_name)
}

/// The method that reads the part with this ODS name.
pub(super) fn accessor(name: &str) -> String {
    ident_of(names::snake_case(name))
}

/// The method that sets the part with this ODS name.
pub(super) fn setter(name: &str) -> String {
    ident_of(format!("set_{}", names::snake_case(name)))
}

/// The constant for the attribute with this ODS name.
pub(super) fn slot(name: &str) -> String {
    ident_of(names::constant_case(name))
}

/// The item of the runtime for types or attributes: `TypeEntry`, `AttrEntry`.
pub(super) fn of_kind(kind: DefKind, item: &str) -> String {
    format!("{kind:?}{item}")
}

/// The type of an op.
pub(super) fn op(op: &Operator<'_>) -> String {
    ident(op.rust_name())
}

/// The type of an op's named parts.
pub(super) fn adaptor(op: &Operator<'_>) -> String {
    format!("{}Adaptor", plain(op.rust_name()))
}

/// The static that describes a dialect.
pub(super) fn dialect_info(rust_name: &str) -> String {
    format!("__{}_INFO", plain(rust_name))
}

/// The static that describes a type or an attribute.
pub(super) fn def_info(def: &TypeOrAttrDef<'_>) -> String {
    format!("__{}_INFO", plain(def.rust_name()))
}

/// The type of the parameters of a type or an attribute while they are parsed.
pub(super) fn def_slots(def: &TypeOrAttrDef<'_>) -> String {
    format!("__{}Slots", plain(def.rust_name()))
}
