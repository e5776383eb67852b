//! The fallback of a derived op whose struct has the name of a handle, `struct AddOp`: the
//! struct becomes a handle, too.
//!
//! The user means the handle wherever they write `AddOp`. The struct gets the traits of a
//! handle, its methods by dereferencing to the handle of the fallback, and its associated
//! functions and constants.

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

use super::super::template::rust;
use super::super::{Generator, Items, names};
use crate::derive::{Mistake, OpStruct, is_copy};
use crate::model::Operator;

impl<'k> Generator<'_, 'k> {
    /// Gives the struct `def` the traits and functions of a handle.
    pub(in super::super) fn gen_struct_handle(
        &self,
        op: &Operator<'k>,
        def: &OpStruct,
        items: &mut Items<'_>,
    ) {
        let handle = names::op(op);
        let lifetime = def.lifetime.as_ref();
        let generics = lifetime.map(|lifetime| quote! { <#lifetime> });
        let others: Vec<&syn::Type> = def.types.iter().filter(|ty| !is_copy(ty)).collect();
        let copy = self.gen_copy(def, generics.as_ref(), &others);
        let [copy, methods] = [copy, self.gen_associated(op)].map(|it| self.code.splice(it));
        let name = self.code.splice(def.name.to_token_stream());
        let generics = generics.map(|generics| self.code.splice(generics));
        let of_static = lifetime.map(|_| "<'static>");
        let is_copy = others.is_empty();
        items.push(&rust!([
            name, generics, handle, of_static, copy, methods, vis = self.vis(),
            parts = lifetime.map(|_| "<'__ir>"),
            // A struct that is not `Copy` would be moved by `self`.
            receiver = if is_copy { "self" } else { "&self" }
        ]
            #copy
            impl #generics ::core::ops::Deref for #name #generics {
                type Target = #handle;
                fn deref(&self) -> &#handle { ::core::unreachable!() }
            }
            impl __ods::Op for #name #of_static {
                const INFO: &'static __rt::OpInfo = <#handle as __ods::Op>::INFO;
                type Interfaces = Self;
                fn of_parts(_: __ods::Operation, _: __rt::OnlyByCast) -> Self { ::core::unreachable!() }
            }
            impl<__D: __rt::ListsOp<Self>> __rt::OpOf<__D> for #name #of_static {}
            #[allow(dead_code)]
            impl #generics #name #generics { #methods }
            #[allow(dead_code)]
            impl #generics #name #generics {
                #[doc = "The parts of the operation by name."]
                #vis fn fields<'__ir>(#receiver, _: &'__ir __ods::Ir) -> #name #parts { ::core::unreachable!() }
            }
        ));
        let name_of_static = format!("{name}{}", of_static.unwrap_or_default());
        items.push(&self.gen_declarations(op, &name_of_static));
        if is_copy {
            items.push(&rust!([name, handle, of_static]
                impl __rt::OpFields for #name #of_static {
                    type Fields<'__a, __V: '__a> = <#handle as __rt::OpFields>::Fields<'__a, __V>;
                    fn read<'__a, __V: ::core::marker::Copy>(raw: __rt::RawAdaptor<'__a, __V>) -> Self::Fields<'__a, __V> {
                        <#handle as __rt::OpFields>::read(raw)
                    }
                }
            ));
        }
    }

    /// Makes the struct `Copy`, as handles are, although it may have fields that are not.
    ///
    /// The `impl` has a bound that assumes it of these fields. Uses need not prove the
    /// bound, because it names a type with an error in it: the mistake itself, which the
    /// compiler reports once.
    fn gen_copy(
        &self,
        def: &OpStruct,
        generics: Option<&TokenStream>,
        others: &[&syn::Type],
    ) -> TokenStream {
        let name = &def.name;
        let mistakes = self.derived.map(|derived| &derived.mistakes.list);
        let error = mistakes.and_then(|mistakes| Some(gen_error(mistakes.first()?)));
        let wrong = (!others.is_empty()).then(|| {
            quote! {
                type __Wrong = [(); #error];
                trait __Copied<T>: ::core::marker::Copy {}
            }
        });
        quote! {
            #wrong
            impl #generics ::core::marker::Copy for #name #generics
            where #(for<'__a> #others: __Copied<__Wrong>),* {}
            impl #generics ::core::clone::Clone for #name #generics {
                fn clone(&self) -> Self { ::core::unreachable!() }
            }
        }
    }

    /// The slots and builders of the op, as those of the struct.
    fn gen_associated(&self, op: &Operator<'k>) -> TokenStream {
        let mut methods = Vec::new();
        self.gen_slots(op, &mut methods);
        self.gen_builders(op, &mut methods);
        self.gen_custom_builders(op, &mut methods);
        let text = rust!([methods] impl Handle { #methods });
        let tokens = self.code.tokens_with_splices(&text);
        let Ok(mut block) = syn::parse2::<syn::ItemImpl>(tokens) else {
            return TokenStream::new();
        };
        block.items.retain_mut(|item| match item {
            syn::ImplItem::Fn(function) => {
                function.block = syn::parse_quote! { { ::core::unreachable!() } };
                function.sig.receiver().is_none()
            }
            _ => true,
        });
        let items = &block.items;
        quote! { #(#items)* }
    }
}

/// The error as it is reported, in place of an expression.
fn gen_error(mistake: &Mistake) -> TokenStream {
    let (first, last) = mistake.place();
    let mut text = Literal::string(&mistake.text());
    text.set_span(last);
    let body = quote_spanned! { last=> { #text } };
    quote_spanned! { first=> ::core::compile_error! #body }
}
