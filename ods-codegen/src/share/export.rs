//! The macro of an export.

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
    let mut files: Vec<IncludedFile> = Vec::new();
    for mut file in includes.found.iter().cloned() {
        if files.iter().any(|known| known.path == file.path) {
            file.text.clear();
        }
        let mut emitted = header.emit.iter();
        file.is_emitted = file.from.is_empty() && emitted.any(|(name, _)| **name == *file.name);
        files.push(file);
    }
    let module = export.module.clone();
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
/// It is an item of the invocation's module, and of the root for other crates. The own
/// crate may not use its path in the root
/// (`macro_expanded_macro_exports_accessed_by_absolute_paths`), so a macro in the root
/// has another name and a `use` with the right one.
pub(crate) fn gen_export(export: &Export, units: &[&Unit], model: &Model<'_>) -> TokenStream {
    let name = &export.name;
    let own = units.last().expect("the own unit is among them");
    let is_in_root = own.module.is_empty();
    let macro_name = if is_in_root {
        // `format_ident!` removes the `r#`.
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

/// Makes the compiler check that the types are in the module of the unit.
fn gen_home_check(name: &Ident, unit: &Unit, model: &Model<'_>) -> Option<TokenStream> {
    let here = |path: &str, name: String| path.is_empty().then_some((name, None));
    let (dialects, ops, enums) = (&model.dialects, &model.operators, &model.enums);
    let dialect = || (dialects.iter()).find_map(|def| here(def.rust_path(), def.rust_name()));
    let op = || (ops.iter()).find_map(|op| here(op.rust_path(), op.rust_name().to_owned()));
    let enum_ = || (enums.iter()).find_map(|def| here(def.rust_path(), def.rust_name().to_owned()));
    let interface = || model.interfaces.iter().find_map(handle_of);
    let found = dialect().or_else(op).or_else(enum_).or_else(interface);
    let (ty, generics) = found?;
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

/// The name and the generic arguments of the handle of an interface; `None` for an interface of
/// dialects, and for one with a `cppNamespace`.
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
