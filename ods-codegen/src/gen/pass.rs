//! Passes: a struct with the options and statistics as its fields, and what `#[derive(Pass)]`
//! writes for such a struct.

use super::template::{literal, rust};
use super::{Generator, Items, docs, names};
use crate::model::{PassDef, PassOption};

impl<'k> Generator<'_, 'k> {
    pub(super) fn gen_pass(
        &self,
        pass: &PassDef<'k>,
        types: &mut Items<'_>,
        items: &mut Items<'_>,
    ) {
        types.push(&self.gen_pass_struct(pass));
        items.push(&self.gen_pass_def(pass));
        items.push(&self.gen_pass_default(pass));
        if !self.is_fallback {
            items.push(&self.gen_pass_root(pass));
        }
    }

    /// `pub struct CountOps { pub max: i64, pub counted: Counter }`
    fn gen_pass_struct(&self, pass: &PassDef<'k>) -> String {
        let mut fields = String::new();
        for option in &pass.options {
            fields += &rust!([
                docs = literal(&docs::unindented(option.description())),
                name = self.name_at(&option.rust_name(), option.span), ty = self.type_of(option),
                is_list = option.is_list()
            ]
                #[doc = #docs]
                pub #name: #(::std::vec::Vec< #is_list)? #ty #(> #is_list)?,
            );
        }
        for counter in &pass.statistics {
            fields += &rust!([
                docs = literal(&docs::unindented(counter.description())),
                name = self.name_at(&counter.rust_name(), counter.span), krate = self.krate
            ]
                #[doc = #docs]
                pub #name: #krate::pass::Counter,
            );
        }
        rust!([
            docs = literal(&docs::pass_docs(pass)),
            name = self.name_at(pass.rust_name(), pass.span()), fields
        ]
            #[doc = #docs]
            #[derive(::core::fmt::Debug)]
            pub struct #name { #fields }
        )
    }

    fn type_of(&self, option: &PassOption<'k>) -> String {
        option
            .ty()
            .map_or_else(|| "()".to_owned(), |ty| self.ty(ty))
    }

    /// `impl PassDef`
    fn gen_pass_def(&self, pass: &PassDef<'k>) -> String {
        let summary = pass.summary().trim();
        let (mut options, mut statistics) = (String::new(), String::new());
        for option in &pass.options {
            options += &rust!([
                name = self.name_at(&option.rust_name(), option.span), argument = literal(option.argument()),
                about = literal(option.description().trim())
            ]
                (#name, #argument, #about),
            );
        }
        for counter in &pass.statistics {
            statistics += &rust!([
                name = names::ident(&counter.rust_name()), text = literal(counter.name()),
                about = literal(counter.description().trim())
            ]
                (#name, #text, #about),
            );
        }
        let dialects = pass.dependent_dialects().into_iter();
        let dialects: Vec<String> = dialects.map(|path| self.path(path)).collect();
        rust!([
            name = names::ident(pass.rust_name()), shown = literal(pass.rust_name()),
            argument = literal(pass.argument()), summary = literal(summary), options, statistics;
            for dialect in dialects => dialect
        ]
            __ods::__pass_impl! {
                #name, #shown, #argument, #summary,
                dialects [#(#dialect,)*],
                options [#options],
                statistics [#statistics],
            }
        )
    }

    /// `impl Default`
    fn gen_pass_default(&self, pass: &PassDef<'k>) -> String {
        let value = pass.constructor().map_or_else(
            || self.gen_pass_fields(pass),
            |constructor| self.filled(constructor, &[]),
        );
        rust!([name = names::ident(pass.rust_name()), value]
            #[automatically_derived]
            impl ::core::default::Default for #name {
                fn default() -> Self { #value }
            }
        )
    }

    /// `Self { max_ops: 10, num_ops: Default::default() }`
    fn gen_pass_fields(&self, pass: &PassDef<'k>) -> String {
        let options = pass.options.iter().map(|option| {
            rust!([name = names::ident(&option.rust_name()), value = self.default_of(option)]
                #name: #value,
            )
        });
        let statistics = pass.statistics.iter().map(|counter| {
            rust!([name = names::ident(&counter.rust_name())]
                #name: ::core::default::Default::default(),
            )
        });
        let fields: String = options.chain(statistics).collect();
        format!("Self {{ {fields} }}")
    }

    /// The default value of an option. A string literal is converted, as for a `String`.
    fn default_of(&self, option: &PassOption<'k>) -> String {
        match option.default_value() {
            None => "::core::default::Default::default()".to_owned(),
            Some(value) => {
                let is_text = value.text().trim_start().starts_with('"');
                let value = self.filled(value, &[]);
                if is_text && !self.is_fallback {
                    format!("::core::convert::From::from({value})")
                } else {
                    value
                }
            }
        }
    }

    /// Checks that the user's `impl RunPass` is there, and runs on what the definition says.
    fn gen_pass_root(&self, pass: &PassDef<'k>) -> String {
        let root = pass.root().map(|root| {
            if pass.is_on_interface() {
                let of = self.path(root);
                format!("<Op = <dyn {of} as __rt::OpInterface>::Handle>")
            } else {
                format!("<Op = {}>", self.ty(root))
            }
        });
        rust!([name = self.name_at(pass.rust_name(), pass.span()), root = root.unwrap_or_default()]
            const _: () = {
                const fn has_root<__P: __ods::pass::RunPass #root>() {}
                has_root::<#name>()
            };
        )
    }
}
