//! `def I : OpInterface<…>`: the trait; [`super::interface`] generates the rest.

use ods_tablegen::StringValue;
use quote::{ToTokens, quote};
use syn::{ImplItem, ItemImpl, Visibility, WhereClause};

use super::interface::{
    HOOK_NAMES, Hooks, Interface, Kind, Method, gen_interface_impls, gen_interface_types,
    missing_message, name_of_listed,
};
use super::template::{literal, non_empty, rust};
use super::{Generator, Items, docs, names};
use crate::code::Grammar;
use crate::model::fields::Fields as _;
use crate::model::{InterfaceDef, InterfaceKind, InterfaceMethod, names as model_names};

/// Items that the user wrote, for the trait and for the handle.
#[derive(Default)]
struct SharedItems {
    of_trait: String,
    of_handle: String,
}

impl<'k> Generator<'_, 'k> {
    /// The trait, the handle, and what ties them together.
    pub(super) fn gen_interface_def(
        &self,
        def: &InterfaceDef<'k>,
        types: &mut Items<'_>,
        items: &mut Items<'_>,
    ) {
        let kind = match def.kind {
            InterfaceKind::Op => Kind::Op,
            InterfaceKind::Type => Kind::Type,
            InterfaceKind::Attr => Kind::Attr,
            InterfaceKind::Dialect => return types.push(&self.gen_dialect_interface(def)),
        };
        let bases = def.bases().into_iter();
        let bases: Vec<String> = bases.map(|base| self.path_of_interface(base)).collect();
        let mut shared = self.shared_items(def, kind);
        if let Some(code) = def.extra_class_declaration() {
            let code = self.items(code, Grammar::ImplItems, |hole| this(def, hole));
            shared.of_handle += &code;
        }
        let methods = def.methods.iter();
        let interface = Interface {
            kind,
            krate: self.krate.clone(),
            vis: "pub".to_owned(),
            name: names::ident(def.rust_name()),
            bases,
            methods: methods
                .map(|method| self.interface_method(def, method))
                .collect(),
            hooks: Hooks {
                verify: def.verify().is_some() && !def.verifies_with_regions(),
                verify_regions: def.verify().is_some() && def.verifies_with_regions(),
                class_of: def.extra_class_of().is_some(),
            },
            handle_items: shared.of_handle,
            is_foreign: false,
        };
        let (mut functions, mut finals) = (String::new(), String::new());
        for (method, signature) in def.methods.iter().zip(&interface.methods) {
            let owner = if signature.is_final {
                &mut finals
            } else {
                &mut functions
            };
            *owner += &self.gen_trait_method(def, method, signature);
        }
        functions += &self.gen_hooks(def);
        functions += &shared.of_trait;
        let mut supertraits = interface.bases.clone();
        // At the name, so that the trait is not shown as all of the invocation.
        let listed = || self.name_at(&name_of_listed(&interface.name), def.span());
        supertraits.extend((kind == Kind::Op).then(listed));
        types.push(&self.gen_trait(def, &supertraits, &functions));
        if !finals.is_empty() {
            types.push(&self.gen_final_trait(def, &interface, &finals));
        }
        types.push(&gen_interface_types(&interface));
        items.push(&gen_interface_impls(&interface));
    }

    /// `pub trait I: Base { … }`
    fn gen_trait(&self, def: &InterfaceDef<'k>, bases: &[String], functions: &str) -> String {
        rust!([
            docs = literal(&docs::interface_docs(def)), missing = missing_message(def.rust_name()),
            name = self.name_at(def.rust_name(), def.span()), functions; for base in bases => base
        ]
            #[doc = #docs]
            #missing
            pub trait #name #(: #(#base)+*)? { #functions }
        )
    }

    /// The methods that no implementation overrides: a trait of their own with a blanket
    /// `impl`.
    fn gen_final_trait(
        &self,
        def: &InterfaceDef<'k>,
        interface: &Interface,
        functions: &str,
    ) -> String {
        let shown = def.rust_name();
        let docs = format!("The methods of [`{shown}`] that are the same for all that have it.");
        rust!([
            docs = literal(&docs), vis = interface.vis, base = interface.name,
            name = self.name_at(&interface.name_of_final(), def.span()), functions
        ]
            #[doc = #docs]
            #vis trait #name: #base { #functions }
            #[automatically_derived]
            impl<__M: #base + ?::core::marker::Sized> #name for __M {}
        )
    }

    /// An interface of dialects: a trait whose objects a registry holds.
    fn gen_dialect_interface(&self, def: &InterfaceDef<'k>) -> String {
        let bases = def.bases().into_iter();
        let mut bases: Vec<String> = bases.map(|base| self.path_of_interface(base)).collect();
        bases
            .extend(["::core::marker::Send", "::core::marker::Sync", "'static"].map(str::to_owned));
        let methods = def.methods.iter().map(|method| {
            let signature = self.interface_method(def, method);
            self.gen_trait_method(def, method, &signature)
        });
        self.gen_trait(def, &bases, &methods.collect::<String>())
    }

    /// The path of an interface that another one extends.
    fn path_of_interface(&self, record: ods_tablegen::Record<'k>) -> String {
        let name = record.text("cppInterfaceName").unwrap_or_default();
        let path = self.path_before(record, record.text("cppNamespace").unwrap_or_default());
        format!("{path}{}", names::ident(name))
    }

    /// The signature of a method.
    fn interface_method(&self, def: &InterfaceDef<'k>, method: &InterfaceMethod<'k>) -> Method {
        let mut result = method.result().map(|ty| self.ty(ty)).unwrap_or_default();
        let mut params = Vec::new();
        let mut lifetimes = "";
        if method.gets_ir(def.kind) {
            // The result borrows from the IR.
            let named = super::conversions::with_lifetime(&result);
            let lends = named != result;
            let ir = if lends { "&'a " } else { "&" };
            params.push(("ir".to_owned(), format!("{ir}{}::Ir", self.krate)));
            if lends {
                (result, lifetimes) = (named, "'a");
            }
        }
        for (name, ty, _) in &method.parameters {
            let name = names::ident(&model_names::snake_case(name));
            params.push((name, self.at_origin(self.ty(*ty), *ty)));
        }
        // Handles of types and attributes add lifetimes to the result.
        let is_final = def.kind == InterfaceKind::Op || !result.contains(['&', '\'']);
        if let Some(ty) = method.result().filter(|_| is_final) {
            result = self.at_origin(result, ty);
        }
        let docs = literal(&docs::unindented(method.description()));
        Method {
            name: names::ident(&method.rust_name()),
            docs: format!("#[doc = {docs}]"),
            lifetimes: lifetimes.to_owned(),
            has_receiver: !method.is_static,
            params,
            result,
            is_final: def.kind != InterfaceKind::Dialect && method.is_final(),
        }
    }

    /// Code from a string, at the span of the string: rustc points there if an
    /// implementation differs.
    fn at_origin(&self, text: String, string: StringValue<'k>) -> String {
        match string.origin() {
            Some(span) => self.text_at(&text, span),
            None => text,
        }
    }

    /// A method in the trait.
    fn gen_trait_method(
        &self,
        def: &InterfaceDef<'k>,
        method: &InterfaceMethod<'k>,
        signature: &Method,
    ) -> String {
        // A default implementation that does not name `ir` itself works where an item has this name.
        let is_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$');
        let names_ir = |code: StringValue<'_>| {
            let mut words = code.text().split(|c| !is_word(c));
            words.any(|word| word == "ir")
        };
        let ir = match method.body() {
            Some(code) if !names_ir(code) => "__ir",
            _ => "ir",
        };
        let mut params = signature.params.clone();
        if method.gets_ir(def.kind)
            && let Some(first) = params.first_mut()
        {
            ir.clone_into(&mut first.0);
        }
        let receiver = signature.has_receiver.then_some(match def.kind {
            InterfaceKind::Op => "self",
            _ => "&self",
        });
        let lifetimes = non_empty(&signature.lifetimes);
        let head = rust!([name = signature.name, lifetimes, receiver; for param in params => param = param.0, ty = param.1]
            fn #name #(<#lifetimes>)? (#(#receiver,)? #(#param: #ty,)*)
        );
        let body = method.body().map(|code| {
            let given = |name: &str| (name == "_ir").then(|| ir.to_owned());
            self.outside(|| self.expression(code, |hole| given(hole).or_else(|| this(def, hole))))
        });
        let is_bound = method.is_static || def.kind == InterfaceKind::Op && body.is_some();
        let bound = is_bound.then(|| self.bound_of(def.kind));
        let bound = bound.unwrap_or_default();
        let body = body.map_or_else(|| ";".to_owned(), |body| format!("{{ {body} }}"));
        // All tokens but types and the content of the body have this span, because
        // rustc joins the ends.
        let at_name = |text: &str| self.text_at(text, method.name_span());
        // A body may ignore its parameters.
        rust!([
            docs = signature.docs, head = at_name(&head), result = non_empty(&signature.result),
            bound = at_name(&bound), body = at_name(&body)
        ]
            #docs
            #[allow(unused_variables, clippy::all, clippy::pedantic)]
            #head #(-> #result)? #bound #body
        )
    }

    /// The bound that keeps a function out of `dyn Trait`; default methods of operations rely
    /// on it.
    fn bound_of(&self, kind: InterfaceKind) -> String {
        let bound = " where Self: ::core::marker::Sized";
        match kind {
            InterfaceKind::Op => format!("{bound} + {}::interfaces::OpModel", self.krate),
            _ => bound.to_owned(),
        }
    }

    /// `verify_trait` or `verify_region_trait`, and `class_of`.
    fn gen_hooks(&self, def: &InterfaceDef<'k>) -> String {
        let (krate, bound) = (self.krate.as_str(), self.bound_of(def.kind));
        let gen_code = |code| {
            let hole = |hole: &str| match hole {
                "_ir" => Some("__ir".to_owned()),
                hole => this(def, hole).map(|_| "__of".to_owned()),
            };
            self.outside(|| self.expression(code, hole))
        };
        let verify = def.verify().filter(|_| def.kind == InterfaceKind::Op);
        let [first, later, _] = HOOK_NAMES;
        let name = if def.verifies_with_regions() {
            later
        } else {
            first
        };
        let params = match def.kind {
            InterfaceKind::Type => format!("__of: &{krate}::Type"),
            InterfaceKind::Attr => format!("__of: &{krate}::Attribute"),
            _ => format!("__of: {krate}::Operation, __ir: &{krate}::Ir"),
        };
        rust!([krate, name, bound, params, verify = verify.map(gen_code), class_of = def.extra_class_of().map(gen_code)]
            #(
                #[doc(hidden)]
                #[allow(unused_variables)]
                fn #name(
                    __of: #krate::Operation,
                    __ir: &#krate::Ir,
                ) -> ::core::result::Result<(), #krate::Diagnostic> #bound { #verify }
            )?
            #(
                #[doc(hidden)]
                #[allow(unused_variables)]
                fn class_of(#params) -> ::core::primitive::bool #bound { #class_of }
            )?
        )
    }

    /// `extraSharedClassDeclaration` and `extraTraitClassDeclaration`: functions that
    /// become methods of the trait; those of the first are methods of the handle, too.
    fn shared_items(&self, def: &InterfaceDef<'k>, kind: Kind) -> SharedItems {
        let mut shared = SharedItems::default();
        if self.is_fallback {
            return shared;
        }
        let bound = syn::parse_str::<WhereClause>(self.bound_of(def.kind).trim());
        let bound = bound.ok().filter(|_| kind == Kind::Op);
        let of_both = def.extra_shared_class_declaration();
        let of_trait = def.extra_trait_class_declaration();
        for (code, is_shared) in [(of_both, true), (of_trait, false)] {
            let Some(code) = code else { continue };
            let text = self.items(code, Grammar::ImplItems, |hole| this(def, hole));
            let tokens = self.code.tokens_with_splices(&text);
            // `check` has made sure that it is one.
            let Ok(parsed) = syn::parse2::<ItemImpl>(quote! { impl __Items { #tokens } }) else {
                continue;
            };
            for item in parsed.items {
                let ImplItem::Fn(mut function) = item else {
                    continue;
                };
                if is_shared {
                    if matches!(function.vis, Visibility::Inherited) {
                        function.vis = syn::parse_quote! { pub };
                    }
                    shared.of_handle += &self.code.splice(function.to_token_stream());
                    shared.of_handle.push('\n');
                }
                function.vis = Visibility::Inherited;
                if let Some(bound) = &bound {
                    let where_ = function.sig.generics.make_where_clause();
                    let bound: WhereClause = syn::parse_quote! { #bound };
                    where_.predicates.extend(bound.predicates);
                }
                shared.of_trait += &self.code.splice(function.into_token_stream());
                shared.of_trait.push('\n');
            }
        }
        shared
    }
}

/// The code for a placeholder that stands for the implementing value.
fn this(def: &InterfaceDef<'_>, hole: &str) -> Option<String> {
    (hole == "_self" || hole == def.kind.placeholder()).then(|| "self".to_owned())
}
