//! The macro that an export is.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::{IncludedFile, Unit};
use crate::includes::Includes;
use crate::model::fields::Fields as _;
use crate::model::{InterfaceDef, InterfaceKind, Model};
use crate::rust_tokens::{Export, Header, RustTokens};

/// The definitions of the invocation itself.
pub(crate) fn own_unit(
    export: &Export,
    header: &Header,
    rust: &RustTokens,
    includes: &Includes,
    is_broken: bool,
) -> Unit {
    let (line, text) = rust.to_text();
    let module = export.module.clone();
    let mut files: Vec<IncludedFile> = Vec::new();
    for (from, name, path, text) in includes.found() {
        let is_known = files.iter().any(|file| file.path == path);
        let is_emitted =
            from.is_empty() && header.emit.iter().any(|(emitted, _)| **emitted == *name);
        files.push(IncludedFile {
            from: from.to_owned(),
            name: name.to_owned(),
            path: path.to_owned(),
            text: if is_known {
                String::new()
            } else {
                text.to_owned()
            },
            is_emitted,
        });
    }
    Unit {
        krate: quote! { $crate },
        package: std::env::var("CARGO_PKG_NAME").unwrap_or_default(),
        name: export.name.to_string(),
        module: module.unwrap_or_else(|| includes.module()),
        is_broken,
        path: includes.invocation_path(),
        line,
        text,
        files,
    }
}

/// The macro that carries `units`, the last of which is the invocation's own.
///
/// It is an item of the invocation's module. Outside of the root it is an item of
/// the root too, for other crates; the compiler forbids the own crate that path
/// (`macro_expanded_macro_exports_accessed_by_absolute_paths`), and with it, in the
/// root, a macro of that name: there it is a `use` of one with another name.
pub(crate) fn gen_export(export: &Export, units: &[&Unit], model: &Model<'_>) -> TokenStream {
    let name = &export.name;
    let own = units.last().expect("the own unit is among them");
    let is_in_root = own.module.is_empty();
    let macro_name = if is_in_root {
        // `format_ident!` takes the `r#` off.
        format_ident!("__ods_export_{}", name, span = name.span())
    } else {
        name.clone()
    };
    let renamed = is_in_root.then(|| quote! { as #name });
    let doc = format!(
        "Definitions of `{}`, for `#![import(…)]` in another `ods!`.",
        own.package
    );
    let misuse = format!(
        "`{name}` holds definitions for `ods!`: write `#![import(path::to::{name})]` at the top of one"
    );
    let units_tokens = units.iter().map(|unit| unit.to_tokens());
    let check = gen_home_check(name, own, model);
    quote! {
        #[doc = #doc]
        #[macro_export]
        macro_rules! #macro_name {
            (ods_import $word:ident ($($callback:tt)*) $($state:tt)*) => {
                $($callback)* ! { 1 [#(#units_tokens)*] $($state)* }
            };
            ($($other:tt)*) => {
                ::core::compile_error! { #misuse }
            };
        }
        #[allow(unused_imports)]
        pub use #macro_name #renamed;
        #check
    }
}

/// Makes the compiler check that the types are in the module they are said to be in.
fn gen_home_check(name: &Ident, unit: &Unit, model: &Model<'_>) -> Option<TokenStream> {
    let dialects = model.dialects.iter();
    let mut dialects = dialects
        .filter(|dialect| dialect.rust_path().is_empty())
        .map(|dialect| dialect.rust_name());
    let ops = model.operators.iter();
    let mut ops = ops
        .filter(|op| op.rust_path().is_empty())
        .map(|op| op.rust_name().to_owned());
    let enums = model.enums.iter();
    let mut enums = enums
        .filter(|def| def.rust_path().is_empty())
        .map(|def| def.rust_name().to_owned());
    let ty = dialects
        .next()
        .or_else(|| ops.next())
        .or_else(|| enums.next());
    let (ty, generics) = match ty {
        Some(ty) => (ty, None),
        None => model.interfaces.iter().find_map(handle_of)?,
    };
    let ty: Ident = syn::parse_str(&ty).ok()?;
    let module = unit
        .module
        .split("::")
        .filter(|segment| !segment.is_empty())
        .map(|segment| format_ident!("{segment}", span = name.span()));
    let krate = Ident::new("crate", name.span());
    let at = Ident::new(&ty.to_string(), name.span());
    Some(quote! {
        #[allow(unused_qualifications)]
        const _: fn(#krate #(::#module)* :: #at #generics) -> #ty #generics =
            ::core::convert::identity;
    })
}

/// The name of the handle of an interface, and its arguments; none of an interface of
/// dialects, and of one that says where it is.
fn handle_of(def: &InterfaceDef<'_>) -> Option<(String, Option<TokenStream>)> {
    if def.record().non_empty("cppNamespace").is_some() {
        return None;
    }
    let generics = match def.kind {
        InterfaceKind::Op => None,
        InterfaceKind::Type | InterfaceKind::Attr => Some(quote! { <'static> }),
        InterfaceKind::Dialect => return None,
    };
    Some((format!("Dyn{}", def.rust_name()), generics))
}
