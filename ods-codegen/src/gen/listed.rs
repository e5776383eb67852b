//! The lists of a derived dialect: methods on its `DialectInfo`, and a check at compile time
//! that all entries belong to the dialect and have different names.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

use super::derived::ends;
use super::template::{non_empty, rust};
use super::{Generator, Items};
use crate::derive::{DialectStruct, Listed};

/// A list: the method that takes it, its static, the type of its elements, the method that
/// checks the name of one, and the elements.
type List<'d> = ([&'static str; 4], &'d [Listed]);

/// The lists that have elements.
fn lists(dialect: &DialectStruct) -> Vec<List<'_>> {
    #[rustfmt::skip]
    let lists: [List<'_>; 3] = [
        (["listed_ops", "__OPS", "&'static __rt::OpInfo", "add_op"], &dialect.ops),
        (["types", "__TYPES", "__rt::def::TypeEntry", "add_type"], &dialect.types),
        (["attributes", "__ATTRIBUTES", "__rt::def::AttrEntry", "add_attribute"], &dialect.attributes),
    ];
    let lists = lists.into_iter().filter(|(_, listed)| !listed.is_empty());
    lists.collect()
}

impl Generator<'_, '_> {
    /// The lists of a derived dialect: methods on its `DialectInfo`.
    pub(super) fn gen_derived_lists(&self) -> Option<String> {
        let dialect = self.derived?.dialect()?;
        if self.is_fallback {
            return Some(String::new());
        }
        let lists = lists(dialect);
        let dependents = self.gen_each(&dialect.dependents, |path| {
            format!("<{path} as __ods::Dialect>::INFO")
        });
        Some(
            rust!([dependents = non_empty(&dependents); for it in lists => method = it.0[0], name = it.0[1]]
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

    /// `impl ListsOp<AddOp> for ToyDialect {}`, with which the definition of `AddOp` compiles.
    fn gen_lists(&self, dialect: &str, add: &str, listed: &[Listed]) -> String {
        let lists = if add == "add_op" {
            "ListsOp"
        } else {
            "ListsValue"
        };
        let mut impls = String::new();
        for one in listed {
            let of = |path: &str| format!("impl __rt::{lists}<{path}> for {dialect} {{}}");
            impls += self
                .gen_each(std::slice::from_ref(one), of)
                .trim_end_matches(", ");
            impls.push('\n');
        }
        impls
    }

    /// The lists themselves.
    pub(super) fn gen_listed(&self, dialect: &DialectStruct, items: &mut Items<'_>) {
        let dialect_name = dialect.name.to_string();
        for list in lists(dialect) {
            let ([_, name, ty, add], listed) = list;
            let entries = self.gen_each(listed, |path| match add {
                "add_op" => format!("__rt::listed_op::<{dialect_name}, {path}>()"),
                _ => format!("{ty}::of::<{path}>()"),
            });
            items.push(&self.gen_lists(&dialect_name, add, listed));
            items.push(&rust!([name, ty, entries] static #name: &[#ty] = &[#entries];));
            // The type of an op's entry proves that it belongs to the dialect.
            if listed.len() > 1 || add != "add_op" {
                items.push_tokens(gen_names(list, &dialect.name));
            }
        }
    }
}

/// The check of a list: each of its entries has a line, at which the compiler reports that
/// another one has the name, or that it is of another dialect.
fn gen_names(([_, name, _, add], listed): List<'_>, dialect: &Ident) -> TokenStream {
    let (length, slots) = (listed.len(), (2 * listed.len()).next_power_of_two());
    let mut lines = TokenStream::new();
    for Listed { cfgs, path } in listed {
        let path = path.to_token_stream();
        let mut text = Literal::string(&path.to_string().replace(' ', ""));
        let (first, last) = ends(&path);
        let [first, last] = [first, last].map(|span| span.resolved_at(Span::call_site()));
        text.set_span(last);
        let names = Ident::new("names", first);
        let [name, add] = [name, add].map(|name| Ident::new(name, last));
        for cfg in cfgs {
            cfg.to_tokens(&mut lines);
        }
        lines.extend(quote_spanned! {last=> #names.#add(#name, #text); });
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
