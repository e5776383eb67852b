//! How an attribute's value is read, passed and built.
//!
//! The accessor of an attribute returns its `returnType`, which may borrow from
//! the attribute; builders and slots take the same value, but an owned one where
//! the accessor lends a whole attribute or type.

use ods_tablegen::StringValue;
use proc_macro2::{TokenStream, TokenTree};
use quote::quote;

use super::super::Generator;
use crate::code::Code;
use crate::model::{AttrConstraint, Constraint, NamedAttribute, Presence};

/// The types of one attribute.
pub(super) struct AttributeTypes {
    /// What the accessor returns for an attribute that is there.
    pub(super) value: TokenStream,
    /// What builders and slots take.
    pub(super) argument: TokenStream,
    /// What identifies the argument type: `str` for `&str`, and so on.
    pub(super) slot: TokenStream,
    /// Whether values convert to attributes; without that, arguments are attributes.
    pub(super) is_typed: bool,
}

impl<'k> Generator<'_, 'k> {
    pub(super) fn attribute_types(&self, attr: &NamedAttribute<'k>) -> AttributeTypes {
        let source = value_source(attr);
        let krate = self.krate;
        let value = source.return_type().map(|code| self.ty(code));
        let value = value.unwrap_or_else(|| quote! { &#krate::Attribute });
        let known = |code: StringValue<'_>| is_runtime_type(code.text());
        let is_typed = source.const_builder_call().is_some()
            && (source.base().record().is_from_base()
                || source.return_type().is_some_and(known)
                || is_plain(&value));
        if !is_typed {
            let attribute = quote! { __ods::Attribute };
            return AttributeTypes {
                value,
                argument: attribute.clone(),
                slot: attribute,
                is_typed,
            };
        }
        let slot = without_reference(&value);
        let lends_whole = is_reference(&value) && is_path(&slot) && slot.to_string() != "str";
        let argument = if lends_whole {
            slot.clone()
        } else {
            value.clone()
        };
        AttributeTypes {
            value,
            argument,
            slot,
            is_typed,
        }
    }

    /// Reads the value from the attribute `attr`, of type `&Attribute`.
    pub(super) fn gen_from_storage(
        &self,
        attr: &NamedAttribute<'k>,
        this: &TokenStream,
    ) -> TokenStream {
        match value_source(attr).convert_from_storage() {
            Some(code) => self.expression(code, |hole| (hole == "_self").then(|| this.clone())),
            None => this.clone(),
        }
    }

    /// Builds the attribute from `value`, of the type of an argument.
    pub(super) fn gen_to_storage(
        &self,
        attr: &NamedAttribute<'k>,
        types: &AttributeTypes,
        value: &TokenStream,
    ) -> TokenStream {
        match value_source(attr).const_builder_call() {
            Some(code) if types.is_typed => self.gen_const_builder(code.into(), value),
            _ => value.clone(),
        }
    }

    /// Builds the attribute that stands in for an absent one.
    pub(super) fn gen_default(&self, attr: &NamedAttribute<'k>) -> Option<TokenStream> {
        let value = self.code.plain(attr.attr.default_value()?);
        let code = value_source(attr).const_builder_call()?;
        Some(self.gen_const_builder(code.into(), &value))
    }

    fn gen_const_builder(&self, code: Code<'_>, value: &TokenStream) -> TokenStream {
        self.expression(code, |hole| (hole == "0").then(|| value.clone()))
    }
}

/// The definition that says how the value is read and built: for an attribute
/// that may be absent the wrapped one, for what is read is always there.
fn value_source<'k>(attr: &NamedAttribute<'k>) -> AttrConstraint<'k> {
    match attr.presence() {
        Presence::Optional => attr.attr.base(),
        _ => attr.attr,
    }
}

/// Whether `ty` is a primitive type, `&str`, or a slice of primitives: types that
/// the runtime knows as values of attributes, whatever the definition is. The
/// types in the prelude's definitions it knows all.
fn is_plain(ty: &TokenStream) -> bool {
    let text = ty.to_string().replace(' ', "");
    let element = text
        .strip_prefix("&[")
        .and_then(|text| text.strip_suffix(']'))
        .unwrap_or(&text);
    matches!(
        element,
        "bool"
            | "i8"
            | "i16"
            | "i32"
            | "i64"
            | "u8"
            | "u16"
            | "u32"
            | "u64"
            | "f32"
            | "f64"
            | "&str"
    )
}

/// Whether `ty` is a type of the runtime, which is a value of attributes, or a
/// reference to one: an instance of a class of the prelude has one.
fn is_runtime_type(ty: &str) -> bool {
    let path = ty.trim().trim_start_matches('&').trim_start();
    let modules = ["types::", "attributes::", "affine::"];
    path == "[::ods_runtime::Attribute]"
        || path.strip_prefix("::ods_runtime::").is_some_and(|name| {
            name == "Type" || modules.iter().any(|module| name.starts_with(module))
        })
}

fn is_reference(ty: &TokenStream) -> bool {
    matches!(ty.clone().into_iter().next(), Some(TokenTree::Punct(punct)) if punct.as_char() == '&')
}

/// Removes a leading `&` and its lifetime.
fn without_reference(ty: &TokenStream) -> TokenStream {
    if !is_reference(ty) {
        return ty.clone();
    }
    let mut trees = ty.clone().into_iter().skip(1).peekable();
    if matches!(trees.peek(), Some(TokenTree::Punct(punct)) if punct.as_char() == '\'') {
        return trees.skip(2).collect();
    }
    trees.collect()
}

fn is_path(ty: &TokenStream) -> bool {
    ty.clone()
        .into_iter()
        .all(|tree| !matches!(tree, TokenTree::Group(_)))
}

/// Gives every reference in `ty` the lifetime `'a`.
pub(super) fn with_lifetime(ty: TokenStream) -> TokenStream {
    let mut trees = ty.into_iter().peekable();
    let mut result = TokenStream::new();
    while let Some(tree) = trees.next() {
        match &tree {
            TokenTree::Punct(punct) if punct.as_char() == '&' => {
                result.extend([tree]);
                if !matches!(trees.peek(), Some(TokenTree::Punct(next)) if next.as_char() == '\'') {
                    result.extend(quote! { 'a });
                }
            }
            TokenTree::Punct(punct) if punct.as_char() == '\'' => match trees.next() {
                Some(TokenTree::Ident(name)) if name == "_" => result.extend(quote! { 'a }),
                Some(name) => result.extend([tree, name]),
                None => result.extend([tree]),
            },
            TokenTree::Group(group) => {
                let mut inner =
                    proc_macro2::Group::new(group.delimiter(), with_lifetime(group.stream()));
                inner.set_span(group.span());
                result.extend([TokenTree::Group(inner)]);
            }
            _ => result.extend([tree]),
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> TokenStream {
        text.parse().unwrap()
    }

    #[test]
    fn references_gain_the_adaptors_lifetime() {
        let lifetime = |text| with_lifetime(tokens(text)).to_string().replace(' ', "");
        assert_eq!(lifetime("&[&str]"), "&'a[&'astr]");
        assert_eq!(lifetime("X<'_, &'static str>"), "X<'a,&'staticstr>");
        assert_eq!(lifetime("i64"), "i64");
    }

    #[test]
    fn plain_types_are_recognised() {
        assert!(
            is_plain(&tokens("&[i64]")) && is_plain(&tokens("&str")) && is_plain(&tokens("bool"))
        );
        assert!(!is_plain(&tokens("crate::Mode")) && !is_plain(&tokens("&[Mode]")));
        assert_eq!(
            without_reference(&tokens("&'static str")).to_string(),
            "str"
        );
    }
}
