//! Derived attributes: computed from the op, never stored.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::{Generator, names};
use crate::model::Operator;

impl<'k> Generator<'_, 'k> {
    /// `fn element_type(self, ir: &Ir) -> Type { body }`
    pub(super) fn gen_derived_attributes(&self, op: &Operator<'k>) -> TokenStream {
        let accessors = op
            .derived_attributes
            .iter()
            .filter(|attr| !attr.name.is_empty())
            .map(|attr| {
                let name = names::accessor(attr.name);
                let doc = format!("Derived attribute `{}`.", attr.name);
                let ty = attr.attr.return_type().map(|code| self.ty(code));
                let body = attr.attr.body().map(|code| {
                    self.expression(code, |hole| match hole {
                        "_op" => Some(quote! { self.0 }),
                        "_ir" | "_ctxt" => Some(quote! { ir }),
                        _ => None,
                    })
                });
                quote! {
                    #[doc = #doc]
                    pub fn #name(self, ir: &__ods::Ir) -> #ty {
                        let _ = ir;
                        #body
                    }
                }
            });
        quote! { #(#accessors)* }
    }
}
