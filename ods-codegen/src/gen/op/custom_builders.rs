//! Builders that the definition adds (`builders`).
//!
//! Rust has no overloading, so each has a name of its own: that of its
//! definition, or else the names of its parameters. A body either yields the op,
//! mostly by calling another builder, or fills `$_state`. A parameter with a
//! default (`CArg`) takes a value or `None`.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::super::{Generator, names};
use crate::model::{Builder, Operator};

impl<'k> Generator<'_, 'k> {
    pub(super) fn gen_custom_builders(&self, op: &Operator<'k>) -> TokenStream {
        let builders = op
            .builders
            .iter()
            .filter_map(|builder| self.gen_custom_builder(op, builder));
        quote! { #(#builders)* }
    }

    /// One builder; nothing if the user writes the function.
    fn gen_custom_builder(&self, op: &Operator<'k>, builder: &Builder<'k>) -> Option<TokenStream> {
        let body = builder.body?;
        let name = names::ident(&op.builder_name(builder));
        let parameters: Vec<Ident> = (0..)
            .map(|index| parameter_name(builder, index))
            .take(builder.parameters.len())
            .collect();
        let declarations = builder
            .parameters
            .iter()
            .zip(&parameters)
            .map(|(parameter, name)| {
                let ty = self.ty(parameter.ty);
                if parameter.default_value.is_some() {
                    quote! { #name: impl ::core::convert::Into<::core::option::Option<#ty>> }
                } else {
                    quote! { #name: #ty }
                }
            });
        let defaults = builder.parameters.iter().zip(&parameters).filter_map(|(parameter, name)| {
            let (ty, value) = (self.ty(parameter.ty), self.expression(parameter.default_value?, |_| None));
            Some(quote! { let #name: #ty = ::core::convert::Into::into(#name).unwrap_or_else(|| #value); })
        });
        let b = Ident::new("b", proc_macro2::Span::mixed_site());
        let loc = Ident::new("loc", proc_macro2::Span::mixed_site());
        let state = Ident::new("state", proc_macro2::Span::mixed_site());
        let uses_state = self
            .code
            .placeholders(body.into())
            .iter()
            .any(|name| name == "_state");
        let body = self.expression(body, |hole| match hole {
            "_builder" | "_ctxt" | "_ir" => Some(quote! { #b }),
            "_loc" => Some(quote! { #loc }),
            "_state" => Some(quote! { #state }),
            _ => None,
        });
        let body = if uses_state {
            quote! {
                let mut #state = __ods::OperationState::new(<Self as __ods::Op>::INFO, #loc);
                { #body }
                Self(#b.create_operation(#state))
            }
        } else {
            body
        };
        let deprecated = builder
            .deprecated
            .map(|reason| quote! { #[deprecated = #reason] });
        Some(quote! {
            /// Builds the operation.
            #deprecated
            pub fn #name(#b: &mut __ods::OpBuilder<'_>, #loc: __ods::Location #(, #declarations)*) -> Self {
                #(#defaults)*
                #body
            }
        })
    }
}

fn parameter_name(builder: &Builder<'_>, index: usize) -> Ident {
    match builder.parameters[index].name {
        "" => names::ident(&format!("arg_{index}")),
        name => names::accessor(name),
    }
}
