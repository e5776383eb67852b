//! Identifiers of generated items.

use proc_macro2::{Ident, Span};

use crate::model::{Operator, names};

/// An identifier; keywords become raw ones, or get a `_` where that is not possible.
pub(super) fn ident(name: &str) -> Ident {
    ident_with(name, Span::call_site())
}

/// The same at a span.
pub(super) fn ident_with(name: &str, span: Span) -> Ident {
    if names::is_path_keyword(name) || name == "_" {
        Ident::new(&format!("{name}_"), span)
    } else if names::is_raw_keyword(name) {
        Ident::new_raw(name, span)
    } else if names::is_identifier(name) {
        Ident::new(name, span)
    } else {
        // `check_rust_names` has reported it.
        Ident::new("__invalid", span)
    }
}

/// The method that reads the part with this ODS name.
pub(super) fn accessor(name: &str) -> Ident {
    ident(&names::snake_case(name))
}

/// The method that changes the part with this ODS name.
pub(super) fn setter(name: &str) -> Ident {
    ident(&format!("set_{}", names::snake_case(name)))
}

/// The constant for the attribute with this ODS name.
pub(super) fn slot(name: &str) -> Ident {
    ident(&names::constant_case(name))
}

/// The static that describes an op.
pub(super) fn op_info(op: &Operator<'_>) -> Ident {
    ident(&format!("__{}_INFO", op.rust_name()))
}

/// The type of an op's named parts.
pub(super) fn adaptor(op: &Operator<'_>) -> Ident {
    ident(&format!("{}Adaptor", op.rust_name()))
}

/// The static that describes a dialect.
pub(super) fn dialect_info(rust_name: &str) -> Ident {
    ident(&format!("__{rust_name}_INFO"))
}
