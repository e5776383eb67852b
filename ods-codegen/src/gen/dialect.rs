//! Dialects: the type, and the static that lists their ops.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::{Generator, docs, names};
use crate::code::Grammar;
use crate::model::Dialect;

impl<'k> Generator<'_, 'k> {
    /// `pub struct ToyDialect;`
    pub(super) fn gen_dialect_struct(&self, dialect: Dialect<'k>) -> TokenStream {
        let docs = docs::dialect_docs(dialect);
        let name = self.dialect_ident(dialect);
        quote! {
            #[doc = #docs]
            #[derive(Clone, Copy, Debug)]
            pub struct #name;
        }
    }

    /// The static that describes a dialect, and `impl Dialect`.
    pub(super) fn gen_dialect(&self, dialect: Dialect<'k>) -> TokenStream {
        let name = self.dialect_ident(dialect);
        let namespace = dialect.name();
        let info = names::dialect_info(&dialect.rust_name());
        let ops: Vec<Ident> = self
            .model
            .operators_of(dialect)
            .map(names::op_info)
            .collect();
        let dependents = self.gen_dependent_dialects(dialect);
        let summary = non_empty(dialect.summary()).map(|text| quote! { .summary(#text) });
        let description =
            non_empty(dialect.description()).map(|text| quote! { .description(#text) });
        let extra = dialect.extra_class_declaration().map(|code| {
            let code = self.items(code, Grammar::ImplItems);
            quote! { impl #name { #code } }
        });
        quote! {
            static #info: __rt::DialectInfo = __rt::DialectInfo::new(#namespace) #summary #description #dependents .ops(&[#(&#ops),*]);
            #[automatically_derived]
            impl __ods::Dialect for #name {
                const INFO: &'static __rt::DialectInfo = &#info;
            }
            #extra
        }
    }

    fn gen_dependent_dialects(&self, dialect: Dialect<'k>) -> Option<TokenStream> {
        let paths = dialect.dependent_dialects();
        if paths.is_empty() || self.is_fallback {
            return None;
        }
        let paths = paths.into_iter().map(|path| self.code.plain(path));
        Some(quote! { .dependent(|| ::std::vec![#(<#paths as __ods::Dialect>::INFO),*]) })
    }

    /// The static that describes `dialect`, here or in another invocation.
    pub(super) fn gen_dialect_ref(&self, dialect: Dialect<'k>) -> TokenStream {
        if self.model.dialects.contains(&dialect) {
            let info = names::dialect_info(&dialect.rust_name());
            return quote! { &#info };
        }
        let path = self.code.plain(dialect.rust_path());
        let name = names::ident(&dialect.rust_name());
        let colons = (!path.is_empty()).then(|| quote! { :: });
        quote! { <#path #colons #name as __ods::Dialect>::INFO }
    }

    fn dialect_ident(&self, dialect: Dialect<'k>) -> Ident {
        self.ident_at(&dialect.rust_name(), dialect.record().span())
    }
}

fn non_empty(text: &str) -> Option<&str> {
    let text = text.trim();
    (!text.is_empty()).then_some(text)
}
