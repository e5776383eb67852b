//! `#[op_interface]`, `#[type_interface]` and `#[attr_interface]`: an interface that
//! is written as a Rust trait.
//!
//! The trait is kept, except for bounds on its default methods and on those without receiver,
//! which make `dyn Trait` well-formed.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream, Parser as _};
use syn::spanned::Spanned as _;
use syn::{
    FnArg, Ident, ItemTrait, Pat, ReceiverKind, ReturnType, Signature, Token, TraitItem,
    TypeParamBound,
};

use crate::interface::{
    HOOK_NAMES, Hooks, Interface, Kind, Method, gen_interface_impls, gen_interface_types,
    missing_message, name_of_listed,
};
use crate::splice::Krate;

syn::custom_keyword!(foreign);

/// The arguments of the attribute.
#[derive(Default)]
struct Options {
    krate: Option<syn::Path>,
    /// Ops need not list the interface to implement it: their crate may be another one.
    is_foreign: bool,
}

impl Parse for Options {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut options = Self::default();
        while !input.is_empty() {
            if input.peek(foreign) {
                input.parse::<foreign>()?;
                options.is_foreign = true;
            } else {
                input.parse::<Token![crate]>().map_err(|error| {
                    syn::Error::new(
                        error.span(),
                        "expected `crate = path`, the path of the runtime crate, or `foreign`",
                    )
                })?;
                input.parse::<Token![=]>()?;
                options.krate = Some(input.call(syn::Path::parse_mod_style)?);
            }
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(options)
    }
}

/// Expands `#[op_interface]` on a trait.
pub fn op_interface(options: TokenStream, item: &TokenStream) -> TokenStream {
    expand(Kind::Op, options, item)
}

/// Expands `#[type_interface]` on a trait.
pub fn type_interface(options: TokenStream, item: &TokenStream) -> TokenStream {
    expand(Kind::Type, options, item)
}

/// Expands `#[attr_interface]` on a trait.
pub fn attr_interface(options: TokenStream, item: &TokenStream) -> TokenStream {
    expand(Kind::Attr, options, item)
}

fn expand(kind: Kind, options: TokenStream, item: &TokenStream) -> TokenStream {
    let item = match syn::parse2::<ItemTrait>(item.clone()) {
        Ok(item) => item,
        Err(error) => {
            let error =
                syn::Error::new(error.span(), "an interface must be a trait").to_compile_error();
            return quote! { #error #item };
        }
    };
    let mut errors = Vec::new();
    let options = Options::parse.parse2(options).unwrap_or_else(|error| {
        errors.push(error);
        Options::default()
    });
    let krate =
        (options.krate).map_or_else(|| quote! { ::ods_runtime }, ToTokens::into_token_stream);
    let tokens = expand_trait(kind, item, options.is_foreign, &krate, &mut errors);
    let errors = errors.iter().map(syn::Error::to_compile_error);
    quote! { #tokens #(#errors)* }
}

fn expand_trait(
    kind: Kind,
    mut item: ItemTrait,
    is_foreign: bool,
    krate: &TokenStream,
    errors: &mut Vec<syn::Error>,
) -> TokenStream {
    if !item.generics.params.is_empty() {
        let message = "an interface cannot have type parameters";
        errors.push(syn::Error::new(item.generics.span(), message));
        return item.into_token_stream();
    }
    let code = Krate::new(krate.clone());
    let mut interface = Interface {
        kind,
        krate: code.text(),
        vis: item.vis.to_token_stream().to_string(),
        name: item.ident.to_string(),
        bases: item.supertraits.iter().filter_map(base_path).collect(),
        methods: Vec::new(),
        hooks: Hooks::default(),
        handle_items: String::new(),
        is_foreign,
    };
    let before = errors.len();
    errors.extend(
        item.supertraits
            .iter()
            .filter_map(no_interface)
            .map(|name| {
                let message = format!(
                    "`{name}` is not an interface: an interface can only extend other interfaces"
                );
                syn::Error::new(name.span(), message)
            }),
    );
    let items = item.items.iter_mut();
    errors.extend(items.filter_map(|item| add_item(&mut interface, item, krate).err()));
    if errors.len() > before {
        return item.into_token_stream();
    }
    if kind == Kind::Op {
        let listed = Ident::new(&name_of_listed(&interface.name), Span::call_site());
        item.supertraits.push(syn::parse_quote! { #listed });
    }
    let missing = code.tokens(&missing_message(&interface.name));
    let types = code.tokens(&gen_interface_types(&interface));
    let impls = code.tokens(&gen_interface_impls(&interface));
    quote! {
        #missing
        #item
        #types
        #[allow(clippy::all, clippy::pedantic, unused_qualifications)]
        const _: () = {
            use #krate as __ods;
            use #krate::__private as __rt;
            #impls
        };
    }
}

/// Adds an item of the trait to the interface, and bounds the function where `dyn Trait`
/// requires it.
fn add_item(
    interface: &mut Interface,
    item: &mut TraitItem,
    krate: &TokenStream,
) -> syn::Result<()> {
    let TraitItem::Fn(function) = item else {
        let message = "an interface can only have methods: write what is the same for all operations of a kind as a function without receiver";
        return Err(syn::Error::new(item.span(), message));
    };
    let (kind, hooks) = (interface.kind, &mut interface.hooks);
    let mut names = HOOK_NAMES.iter();
    let hook = names.position(|name| function.sig.ident == name);
    if kind != Kind::Op && matches!(hook, Some(0 | 1)) {
        let message = "only interfaces of operations have a verifier: types and attributes are verified when they are created";
        return Err(syn::Error::new(function.sig.ident.span(), message));
    }
    if let Some(hook) = hook {
        *[
            &mut hooks.verify,
            &mut hooks.verify_regions,
            &mut hooks.class_of,
        ][hook] = true;
        add_bound(kind, &mut function.sig, krate);
        let reason = "its documentation says when there are errors";
        let allow = syn::parse_quote! { #[allow(clippy::missing_errors_doc, reason = #reason)] };
        function.attrs.push(allow);
        return Ok(());
    }
    let method = method(kind, &function.sig);
    if function.sig.receiver().is_none() || kind == Kind::Op && function.default.is_some() {
        add_bound(kind, &mut function.sig, krate);
    }
    let docs = function.attrs.iter();
    let docs = docs.filter(|attr| attr.path().is_ident("doc"));
    let mut docs = quote! { #(#docs)* }.to_string();
    if docs.is_empty() {
        docs.push_str("#[allow(missing_docs)]");
    }
    interface.methods.push(Method { docs, ..method? });
    Ok(())
}

/// The name of a supertrait that cannot be an interface: a trait of the standard library, or
/// one that all handles implement.
fn no_interface(bound: &TypeParamBound) -> Option<&Ident> {
    #[rustfmt::skip]
    const NAMES: [&str; 26] = [
        "Any", "AsRef", "Clone", "Copy", "Debug", "Default", "Display", "Drop", "Eq", "Error",
        "From", "Hash", "Into", "Iterator", "Op", "OpHandle", "OpModel", "OpTrait", "Ord",
        "PartialEq", "PartialOrd", "Send", "Sized", "Sync", "ToString", "Unpin",
    ];
    let TypeParamBound::Trait(bound) = bound else {
        return None;
    };
    let (first, last) = (bound.path.segments.first()?, bound.path.segments.last()?);
    let is_of_std = ["std", "core", "alloc"].iter().any(|it| first.ident == it);
    let is_known = NAMES.iter().any(|known| last.ident == known);
    (is_of_std || is_known).then_some(&last.ident)
}

/// The path of a supertrait: an interface that this one extends.
fn base_path(bound: &TypeParamBound) -> Option<String> {
    let TypeParamBound::Trait(bound) = bound else {
        return None;
    };
    Some(bound.path.to_token_stream().to_string().replace(' ', ""))
}

/// Keeps a function out of `dyn Trait`.
fn add_bound(kind: Kind, sig: &mut Signature, krate: &TokenStream) {
    let predicate: syn::WherePredicate = match kind {
        Kind::Op => syn::parse_quote! { Self: ::core::marker::Sized + #krate::interfaces::OpModel },
        Kind::Type | Kind::Attr => syn::parse_quote! { Self: ::core::marker::Sized },
    };
    sig.generics.make_where_clause().predicates.push(predicate);
}

/// Replaces `lifetime` in a type by the lifetime of the handle, `'__s`.
fn with_lifetime_of_handle(ty: &str, lifetime: &str) -> String {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut parts = ty.split(lifetime);
    let mut result = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let is_longer = part.starts_with(is_word);
        result.push_str(if is_longer { lifetime } else { "'__s" });
        result.push_str(part);
    }
    result
}

/// The signature of a method, if it can be called through a table.
fn method(kind: Kind, sig: &Signature) -> syn::Result<Method> {
    if let Some(unsized_) = sig.generics.type_params().next() {
        let message = "a method of an interface cannot have type parameters, because it is called through a table; take `&mut dyn FnMut(…)` instead of `impl FnMut(…)`";
        return Err(syn::Error::new(unsized_.span(), message));
    }
    if let Some(asyncness) = &sig.asyncness {
        let message = "a method of an interface cannot be `async`";
        return Err(syn::Error::new(asyncness.span(), message));
    }
    check_receiver(kind, sig)?;
    let lifetimes = sig.generics.lifetimes();
    let mut lifetimes: Vec<String> = lifetimes.map(|it| it.lifetime.to_string()).collect();
    let mut params = params(sig)?;
    let mut result = match &sig.output {
        ReturnType::Default => String::new(),
        ReturnType::Type(_, ty) => ty.to_token_stream().to_string(),
    };
    let receiver = sig.receiver().map(|receiver| &receiver.kind);
    if let Some(ReceiverKind::Reference(_, Some(lifetime), _)) = receiver {
        // In the table, the lifetime of the receiver is the one of the handle's value.
        let named = lifetime.to_string();
        lifetimes.retain(|lifetime| *lifetime != named);
        result = with_lifetime_of_handle(&result, &named);
        for (_, ty) in &mut params {
            *ty = with_lifetime_of_handle(ty, &named);
        }
    }
    Ok(Method {
        name: sig.ident.to_string(),
        docs: String::new(),
        lifetimes: lifetimes.join(", "),
        has_receiver: receiver.is_some(),
        params,
        result,
        is_final: false,
    })
}

/// Methods of operations take `self`, those of types and attributes `&self`.
fn check_receiver(kind: Kind, sig: &Signature) -> syn::Result<()> {
    let Some(receiver) = sig.receiver() else {
        return Ok(());
    };
    let message = match (kind, &receiver.kind) {
        (Kind::Op, ReceiverKind::Value) => return Ok(()),
        (Kind::Op, _) => "methods of an interface of operations must take `self`",
        (_, ReceiverKind::Reference(_, _, None)) => return Ok(()),
        _ => "methods of an interface of types or attributes must take `&self`",
    };
    Err(syn::Error::new(receiver.span(), message))
}

/// The names and types of the parameters.
fn params(sig: &Signature) -> syn::Result<Vec<(String, String)>> {
    let mut params = Vec::new();
    for (number, input) in sig.inputs.iter().enumerate() {
        let FnArg::Typed(input) = input else { continue };
        if let syn::Type::ImplTrait(ty) = &*input.ty {
            let message = "a method of an interface cannot take `impl …`, because it is called through a table; take `&mut dyn …` instead";
            return Err(syn::Error::new(ty.span(), message));
        }
        let name = match &*input.pat {
            Pat::Ident(pat) if pat.ident != "op" || sig.receiver().is_none() => {
                pat.ident.to_string()
            }
            _ => format!("__arg{number}"),
        };
        params.push((name, input.ty.to_token_stream().to_string()));
    }
    Ok(params)
}
