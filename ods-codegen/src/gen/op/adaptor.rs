//! `AddOpAdaptor`: an op's operands, attributes and regions as public fields,
//! over its own values or any others.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::super::{Generator, names};
use super::attributes::with_lifetime;
use crate::model::{Arity, Operator, Presence};

/// A field, its type, and how it is read from a `RawAdaptor`.
struct Field {
    name: Ident,
    doc: String,
    ty: TokenStream,
    value: TokenStream,
}

impl<'k> Generator<'_, 'k> {
    /// The struct; it lies outside of the hidden scope.
    pub(crate) fn gen_adaptor_struct(&self, op: &Operator<'k>) -> TokenStream {
        let krate = self.krate;
        let adaptor = names::adaptor(op);
        let doc = format!(
            "The parts of [`{}`] by name, with `V` in place of a value.",
            op.rust_name()
        );
        let fields = self
            .adaptor_fields(op)
            .into_iter()
            .map(|Field { name, doc, ty, .. }| {
                quote! { #[doc = #doc] pub #name: #ty, }
            });
        quote! {
            #[doc = #doc]
            #[derive(Clone)]
            pub struct #adaptor<'a, V = #krate::Value> {
                #(#fields)*
                #[doc(hidden)]
                pub __values: ::core::marker::PhantomData<&'a V>,
            }
        }
    }

    /// `impl OpFields`
    pub(super) fn gen_op_fields(&self, op: &Operator<'k>) -> TokenStream {
        let name = names::ident(op.rust_name());
        let adaptor = names::adaptor(op);
        let fields = self.adaptor_fields(op);
        let raw = if fields.is_empty() {
            quote! { _ }
        } else {
            quote! { raw }
        };
        let fields = fields
            .into_iter()
            .map(|Field { name, value, .. }| quote! { #name: #value, });
        quote! {
            #[automatically_derived]
            impl __rt::OpFields for #name {
                type Fields<'a, V: ::core::marker::Copy + 'a> = #adaptor<'a, V>;
                fn read<'a, V: ::core::marker::Copy + 'a>(#raw: __rt::RawAdaptor<'a, V>) -> #adaptor<'a, V> {
                    #adaptor { #(#fields)* __values: ::core::marker::PhantomData }
                }
            }
        }
    }

    fn adaptor_fields(&self, op: &Operator<'k>) -> Vec<Field> {
        let mut fields = Vec::new();
        for (index, operand) in op
            .operands
            .iter()
            .enumerate()
            .filter(|(_, operand)| !operand.name.is_empty())
        {
            let (ty, method) = match operand.arity() {
                Arity::One => (quote! { V }, quote! { one }),
                Arity::Optional => (quote! { ::core::option::Option<V> }, quote! { optional }),
                Arity::Variadic | Arity::VariadicOfVariadic => {
                    (quote! { &'a [V] }, quote! { group })
                }
            };
            let doc = format!("Operand `{}`.", operand.name);
            fields.push(Field {
                name: names::accessor(operand.name),
                doc,
                ty,
                value: quote! { raw.#method(#index) },
            });
        }
        for (slot, attr) in op.named_attributes() {
            let value = self.gen_from_storage(attr, &quote! { attr });
            let ty = with_lifetime(self.attribute_types(attr).value);
            let (ty, value) = match attr.presence() {
                _ if attr.attr.is_unit() => (
                    quote! { bool },
                    quote! { raw.optional_attr(#slot).is_some() },
                ),
                Presence::Required => (ty, quote! {{ let attr = raw.attr(#slot); #value }}),
                Presence::Default | Presence::OptionalDefault => (
                    ty,
                    quote! {{ let attr = raw.attr_or_default(#slot); #value }},
                ),
                Presence::Optional => (
                    quote! { ::core::option::Option<#ty> },
                    quote! { raw.optional_attr(#slot).map(|attr| #value) },
                ),
            };
            let doc = format!("Attribute `{}`.", attr.name);
            fields.push(Field {
                name: names::accessor(attr.name),
                doc,
                ty,
                value,
            });
        }
        let krate = self.krate;
        for (index, region) in op
            .regions
            .iter()
            .enumerate()
            .filter(|(_, region)| !region.name.is_empty())
        {
            let (ty, method) = if region.is_variadic() {
                (quote! { &'a [#krate::Region] }, quote! { regions })
            } else {
                (quote! { #krate::Region }, quote! { region })
            };
            let doc = format!("Region `{}`.", region.name);
            fields.push(Field {
                name: names::accessor(region.name),
                doc,
                ty,
                value: quote! { raw.#method(#index) },
            });
        }
        fields
    }
}
