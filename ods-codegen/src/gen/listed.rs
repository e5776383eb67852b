//! The lists of a derived dialect: methods on its `DialectInfo`, and a check at compile time
//! that all entries belong to the dialect and have different names.

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

use super::derived::{at, ends};
use super::template::{non_empty, rust};
use super::{Generator, Items};
use crate::derive::{DialectStruct, Listed};

/// A list: the method that takes it, its static, the type of its elements, and the method
/// that checks the name of one.
struct List<'d> {
    method: &'static str,
    name: &'static str,
    ty: &'static str,
    add: &'static str,
    listed: &'d [Listed],
}

fn lists(dialect: &DialectStruct) -> [List<'_>; 3] {
    [
        List {
            method: "listed_ops",
            name: "__OPS",
            ty: "&'static __rt::OpInfo",
            add: "add_op",
            listed: &dialect.ops,
        },
        List {
            method: "types",
            name: "__TYPES",
            ty: "__rt::def::TypeEntry",
            add: "add_type",
            listed: &dialect.types,
        },
        List {
            method: "attributes",
            name: "__ATTRIBUTES",
            ty: "__rt::def::AttrEntry",
            add: "add_attribute",
            listed: &dialect.attributes,
        },
    ]
}

impl Generator<'_, '_> {
    /// The lists of a derived dialect: methods on its `DialectInfo`.
    pub(super) fn gen_derived_lists(&self) -> Option<String> {
        let dialect = self.derived?.dialect()?;
        if self.is_fallback {
            return Some(String::new());
        }
        let lists = lists(dialect).into_iter();
        let lists: Vec<_> = lists.filter(|list| !list.listed.is_empty()).collect();
        let dependents = self.gen_each(&dialect.dependents, |path| {
            format!("<{path} as __ods::Dialect>::INFO")
        });
        Some(
            rust!([dependents = non_empty(&dependents); for it in lists => method = it.method, name = it.name]
                #(.#method(#name))* #(.dependent(|| <[_]>::to_vec(&[#dependents])))?
            ),
        )
    }

    /// The entries, each with its `cfg` attributes.
    fn gen_each(&self, listed: &[Listed], of: impl Fn(&str) -> String) -> String {
        let splice = |thing: &dyn ToTokens| self.code.splice(thing.to_token_stream());
        let mut entries = String::new();
        for Listed { cfgs, path } in listed {
            let cfgs = cfgs.iter().map(|cfg| splice(cfg) + " ");
            entries.extend(cfgs.chain([of(&splice(path)), ", ".to_owned()]));
        }
        entries
    }

    /// The lists themselves.
    pub(super) fn gen_listed(&self, dialect: &DialectStruct, items: &mut Items<'_>) {
        let dialect_name = dialect.name.to_string();
        for list in lists(dialect) {
            if list.listed.is_empty() {
                continue;
            }
            let entries = self.gen_each(list.listed, |path| match list.add {
                "add_op" => format!("__rt::listed_op::<{dialect_name}, {path}>()"),
                _ => format!("{}::of::<{path}>()", list.ty),
            });
            let List { name, ty, .. } = list;
            items.push(|| rust!([name, ty, entries] static #name: &[#ty] = &[#entries];));
            // The type of an op's entry proves that it belongs to the dialect.
            if list.listed.len() > 1 || list.add != "add_op" {
                items.push_tokens(gen_names(&list, &dialect.name));
            }
        }
    }
}

/// The check of a list: each of its entries has a line, at which the compiler reports that
/// another one has the name, or that it is of another dialect.
fn gen_names(list: &List<'_>, dialect: &Ident) -> TokenStream {
    let (length, slots) = (
        list.listed.len(),
        (2 * list.listed.len()).next_power_of_two(),
    );
    let name = Ident::new(list.name, Span::call_site());
    let mut lines = TokenStream::new();
    for Listed { cfgs, path } in list.listed {
        let path = path.to_token_stream();
        let text = path.to_string().replace(' ', "");
        let (first, last) = ends(&path);
        let add = Ident::new(list.add, Span::call_site());
        let mut args = Group::new(Delimiter::Parenthesis, quote! { #name, #text });
        args.set_span(last);
        let call = at(quote! { names.#add }, first, last);
        let args = at(TokenTree::Group(args).into(), last, last);
        lines.extend(quote! { #(#cfgs)* #call #args; });
    }
    quote! {
        const _: () = {
            static __NAMES: () = {
                #[allow(unused_mut)]
                let mut names = __rt::ListedNames::<#length, #slots>::new(<#dialect as __ods::Dialect>::INFO);
                #lines
            };
        };
    }
}
