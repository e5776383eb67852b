//! The keys of an attribute: `#[op(key, key = value, key(value))]`.
//!
//! [`keys!`] declares a struct with one field for each key. Reading fills the
//! fields: unknown and repeated keys are reported here, values are read by the
//! [`FromMeta`] of their types, and a wrong value leaves its field empty.

use proc_macro2::Span;
use quote::ToTokens as _;
use strsim::osa_distance;
use syn::Meta;
use syn::spanned::Spanned as _;

use super::args::{FromMeta, Read};
use super::mistakes::Mistakes;
use crate::limits::MAX_LISTED_KEYS;
use crate::rust_tokens::Pieces;

/// A struct with a field for each key; the field of the key `crate` is `krate`.
pub(super) trait Keys: Default {
    /// The names of the fields.
    const FIELDS: &'static [&'static str];

    /// The field with that name.
    fn field(&mut self, name: &str) -> Option<&mut dyn Field>;

    /// Writes `let field = value;` for the keys that are fields of the definition.
    fn set_fields(&self, out: &mut Pieces);
}

/// The value of a key, or its values where a key may be repeated.
pub(super) trait Field {
    /// Whether the key may be given once more.
    fn takes_more(&self) -> bool;

    /// Reads a value.
    fn read(&mut self, meta: &Meta) -> Read<()>;
}

impl<T: FromMeta> Field for Option<T> {
    fn takes_more(&self) -> bool {
        false
    }

    fn read(&mut self, meta: &Meta) -> Read<()> {
        if self.is_none() {
            *self = Some(T::from_meta(meta)?);
        }
        Ok(())
    }
}

impl<T: FromMeta> Field for Vec<T> {
    fn takes_more(&self) -> bool {
        true
    }

    fn read(&mut self, meta: &Meta) -> Read<()> {
        self.push(T::from_meta(meta)?);
        Ok(())
    }
}

/// Declares a struct that implements [`Keys`]. The value of a key with `#[set(field)]`
/// becomes that field of the definition.
macro_rules! keys {
    ($(#[$attr:meta])* struct $name:ident {
        $($(#[doc = $doc:literal])* $(#[set($field:ident)])? $key:ident: $value:ty,)*
    }) => {
        $(#[$attr])*
        #[derive(Default)]
        struct $name {
            $($(#[doc = $doc])* $key: $value,)*
        }

        impl $crate::derive::keys::Keys for $name {
            const FIELDS: &'static [&'static str] = &[$(stringify!($key)),*];

            fn field(&mut self, name: &str) -> Option<&mut dyn $crate::derive::keys::Field> {
                match name {
                    $(stringify!($key) => Some(&mut self.$key),)*
                    _ => None,
                }
            }

            fn set_fields(&self, _out: &mut $crate::rust_tokens::Pieces) {
                $($(_out.set_value(stringify!($field), self.$key.as_ref());)?)*
            }
        }
    };
}
pub(super) use keys;

/// The key of an item.
pub(super) fn key_of(meta: &Meta) -> String {
    let key = meta.path().get_ident();
    key.map_or_else(String::new, ToString::to_string)
}

/// The key with which a field is filled.
fn key_of_field(field: &'static str) -> &'static str {
    if field == "krate" { "crate" } else { field }
}

/// Reads the items in `#[attr(…)]`; mistakes in them go to `mistakes`.
pub(super) fn read_keys<T: Keys>(metas: &[Meta], attr: &str, mistakes: &mut Mistakes) -> T {
    let mut args = T::default();
    let mut seen: Vec<String> = Vec::new();
    for meta in metas {
        let key = key_of(meta);
        let name = T::FIELDS.iter().find(|field| key_of_field(field) == key);
        let Some(field) = name.and_then(|name| args.field(name)) else {
            report_unknown(T::FIELDS, meta, &key, attr, mistakes);
            continue;
        };
        let is_repeated = seen.contains(&key) && !field.takes_more();
        read_field(field, meta, &key, is_repeated, mistakes);
        seen.push(key);
    }
    args
}

/// Reads the value of a key; compiled once for all attributes.
fn read_field(
    field: &mut dyn Field,
    meta: &Meta,
    key: &str,
    is_repeated: bool,
    mistakes: &mut Mistakes,
) {
    if is_repeated {
        // The first one is kept: nothing is missing.
        mistakes.note(at(meta), format!("`{key}` is given twice"));
    }
    match field.read(meta) {
        Err(errors) if !is_repeated => {
            for error in errors {
                mistakes.add_at((error.span, error.span), error.message);
            }
            mistakes.lacks_imports |= key == "import";
        }
        _ => {}
    }
}

fn at(meta: &Meta) -> (Span, Span) {
    let span = meta.span();
    (span, span)
}

/// Reports an unknown key, with what to write instead.
fn report_unknown(
    fields: &[&'static str],
    meta: &Meta,
    key: &str,
    attr: &str,
    mistakes: &mut Mistakes,
) {
    let known = fields.iter().map(|field| key_of_field(field));
    let near = known
        .map(|known| (osa_distance(key, known), known))
        .filter(|(distance, known)| *distance <= key.len().min(known.len()) / 3)
        .min_by_key(|(distance, _)| *distance);
    let instead = instead_of(attr, key);
    let near = near.map(|(_, near)| near).filter(|_| instead.is_none());
    let mistake = mistakes.note(at(meta), format!("unknown key `{key}` in `#[{attr}(…)]`"));
    if let Some(near) = near {
        mistake.help(format!("a key named `{near}` exists"));
    } else if let Some(instead) = instead {
        mistake.help(instead);
    } else if fields.len() <= MAX_LISTED_KEYS {
        let known: Vec<&str> = fields.iter().map(|field| key_of_field(field)).collect();
        mistake.help(format!("its keys are `{}`", known.join("`, `")));
    }
    mistakes.lacks_parts |= !near.is_some_and(is_independent);
    mistakes.lacks_imports |= match near {
        Some(near) => near == "import",
        None => meta.to_token_stream().to_string().contains("::"),
    };
    mistakes.meant.extend(near.map(str::to_owned));
}

/// Whether the other keys are checked in the same way without this one.
fn is_independent(key: &str) -> bool {
    key.starts_with("has_") || ["summary", "description", "deprecated"].contains(&key)
}

/// What to write instead of an unknown key.
fn instead_of(attr: &str, key: &str) -> Option<&'static str> {
    match (attr, key) {
        ("dialect", "export") => Some(
            "derived dialects are not exported; to share one, define it in `ods!`: derived ops can belong to that dialect (`#[op(dialect = TheDialect)]`)",
        ),
        ("op", "arguments" | "operands" | "attributes" | "properties" | "results") => Some(
            "the fields of the struct are the parts of the op: `#[operand(Constraint)] name: Value`",
        ),
        ("op", "regions" | "successors") => Some(
            "the fields of the struct are the parts of the op: `#[region(Constraint)] name: Region`",
        ),
        ("op" | "dialect", "cpp_namespace" | "cppNamespace" | "namespace") => {
            Some("the types are in the module of the struct")
        }
        ("op", "verify" | "verifier") => Some("write `has_verifier`"),
        ("op", "fold" | "folder") => Some("write `has_folder`"),
        ("op", "interface" | "implements") => Some("write `interfaces = [path::Trait]`"),
        _ => None,
    }
}
