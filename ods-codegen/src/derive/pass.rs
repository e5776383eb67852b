//! `#[derive(Pass)]`: a struct as a pass.
//!
//! A pass is not a definition in TableGen, so this derive does not go through the phases: in goes the
//! struct, out come `impl Pass` and `impl Default`, and the mistakes in its attributes. What the
//! pass does is in the user's `impl RunPass`.

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens as _, quote};
use syn::{Data, DeriveInput, Expr, Field, Fields, Ident, Type};

use super::args::{ListedPaths, RustPath, Text, doc_lines, value};
use super::items::{keyword, metas};
use super::keys::{keys, read_keys};
use super::mistakes::{Mistake, Mistakes};
use crate::check::is_argument;

keys! {
    /// `#[pass(…)]`
    struct PassArgs {
        name: Option<Text>,
        summary: Option<Text>,
        dependent: Option<ListedPaths>,
        krate: Option<RustPath>,
    }
}

keys! {
    /// `#[option(…)]`
    struct OptionArgs {
        name: Option<Text>,
        summary: Option<Text>,
        default: Option<super::args::Value>,
    }
}

keys! {
    /// `#[statistic(…)]`
    struct StatisticArgs {
        name: Option<Text>,
        summary: Option<Text>,
    }
}

/// What the fields of the struct are.
#[derive(Default)]
struct Parts {
    /// The field, its name in text, and its summary.
    options: Vec<(Ident, String, String)>,
    statistics: Vec<(Ident, String, String)>,
    /// The value of each field in `Default`.
    defaults: Vec<TokenStream>,
}

/// Expands `#[derive(Pass)]`.
pub fn derive_pass(input: TokenStream) -> (TokenStream, Vec<Mistake>) {
    let mut mistakes = Mistakes::default();
    let input: DeriveInput = match syn::parse2(input) {
        Ok(input) => input,
        // The compiler reports an item that it cannot read itself.
        Err(_) => return (TokenStream::new(), Vec::new()),
    };
    let metas = metas(&input.attrs, "pass", &mut mistakes);
    let args: PassArgs = read_keys(&metas, "pass", &mut mistakes);
    if args.name.is_none() {
        mistakes.lacks("name", &metas, "pass", &input.ident);
    }
    let argument = args.name.as_ref().map(|name| value(&name.0));
    if let Some(name) = &args.name {
        check_argument("a pass", name, &mut mistakes);
    }
    if !input.generics.params.is_empty() {
        let message = "a pass cannot be generic: it has one name";
        mistakes.add(&input.generics, message);
    }
    let parts = match &input.data {
        Data::Struct(data) => read_fields(&data.fields, &mut mistakes),
        data => {
            mistakes.add(&keyword(data), "`#[derive(Pass)]` needs a struct");
            Parts::default()
        }
    };
    // A pass with mistakes is a pass still, so that no other use of it is an error.
    let has_shape = matches!(&input.data, Data::Struct(data) if !matches!(data.fields, Fields::Unnamed(_)))
        && input.generics.params.is_empty();
    let tokens = if has_shape {
        generate(&input, &args, &argument.unwrap_or_default(), &parts)
    } else {
        TokenStream::new()
    };
    (tokens, mistakes.list)
}

/// Checks a name in textual pipelines.
fn check_argument(what: &str, name: &Text, mistakes: &mut Mistakes) {
    let text = value(&name.0);
    if !is_argument(&text) {
        let message = format!("`{text}` cannot be the name of {what} in text");
        let mistake = mistakes.add(&name.0, message);
        mistake.help("write letters, digits, `-`, `_` and `.` only");
    }
}

/// Checks the name in text that follows from that of a field.
fn check_field(field: &Ident, text: &str, mistakes: &mut Mistakes) {
    if !is_argument(text) || !text.starts_with(|c: char| c.is_ascii_alphanumeric()) {
        let message = format!("`{text}` cannot be the name of an option in text");
        let mistake = mistakes.add(field, message);
        mistake.help("write another one: `#[option(name = \"…\")]`");
    }
}

/// Whether the expression is a string literal, which is the default of a `String`.
fn is_text(value: &Expr) -> bool {
    matches!(value, Expr::Lit(literal) if matches!(literal.lit, syn::Lit::Str(_)))
}

/// Whether the last segment of a path is `Counter`.
fn is_counter(ty: &Type) -> bool {
    let last = match ty {
        Type::Path(path) => path.path.segments.last(),
        _ => None,
    };
    last.is_some_and(|last| last.ident == "Counter")
}

/// The first line of what is said, without its full stop.
fn summary(given: Option<&Text>, attrs: &[syn::Attribute]) -> String {
    if let Some(text) = given {
        return value(&text.0);
    }
    let docs = doc_lines(attrs).unwrap_or_default();
    let first = docs.lines().map(str::trim).find(|line| !line.is_empty());
    first.unwrap_or_default().trim_end_matches('.').to_owned()
}

fn read_fields(fields: &Fields, mistakes: &mut Mistakes) -> Parts {
    let mut parts = Parts::default();
    if let Fields::Unnamed(fields) = fields {
        mistakes
            .add(fields, "the fields of a pass have names")
            .help("write `struct Name { field: Type }`");
        return parts;
    }
    for field in fields {
        if let Some(name) = &field.ident {
            read_field(name, field, &mut parts, mistakes);
        }
    }
    parts
}

fn read_field(name: &Ident, field: &Field, parts: &mut Parts, mistakes: &mut Mistakes) {
    let has = |attr: &str| field.attrs.iter().any(|found| found.path().is_ident(attr));
    let text_name = |given: Option<&Text>| match given {
        Some(text) => value(&text.0),
        None => name.to_string().trim_start_matches("r#").replace('_', "-"),
    };
    let mut default = quote!(::core::default::Default::default());
    match (has("option"), has("statistic")) {
        (true, true) => {
            mistakes.add(name, format!("`{name}` is an option and a statistic"));
        }
        (true, false) => {
            let metas = metas(&field.attrs, "option", mistakes);
            let args: OptionArgs = read_keys(&metas, "option", mistakes);
            if let Some(value) = &args.default {
                match syn::parse2::<Expr>(value.0.clone()) {
                    Ok(value) if is_text(&value) => {
                        default = quote!(::core::convert::From::from(#value));
                    }
                    Ok(value) => default = value.into_token_stream(),
                    Err(_) => _ = mistakes.add(&value.0, "expected a Rust expression"),
                }
            }
            let summary = summary(args.summary.as_ref(), &field.attrs);
            let option = (name.clone(), text_name(args.name.as_ref()), summary);
            match &args.name {
                Some(name) => check_argument("an option", name, mistakes),
                None => check_field(name, &option.1, mistakes),
            }
            if parts.options.iter().any(|(_, known, _)| *known == option.1) {
                mistakes.add(name, format!("two options are called `{}`", option.1));
            }
            parts.options.push(option);
        }
        (false, true) if !is_counter(&field.ty) => {
            mistakes
                .add(&field.ty, "a statistic has the type `Counter`")
                .help("a field without an attribute may have any type that implements `Default`");
        }
        (false, true) => {
            let metas = metas(&field.attrs, "statistic", mistakes);
            let args: StatisticArgs = read_keys(&metas, "statistic", mistakes);
            let summary = summary(args.summary.as_ref(), &field.attrs);
            let statistic = (name.clone(), text_name(args.name.as_ref()), summary);
            if (parts.statistics.iter()).any(|(_, known, _)| *known == statistic.1) {
                let message = format!("two statistics are called `{}`", statistic.1);
                mistakes.add(name, message);
            }
            parts.statistics.push(statistic);
        }
        (false, false) => {}
    }
    parts.defaults.push(quote!(#name: #default));
}

fn generate(input: &DeriveInput, args: &PassArgs, argument: &str, parts: &Parts) -> TokenStream {
    let krate = args.krate.as_ref().map_or_else(
        || quote!(::ods_runtime),
        |RustPath(path)| path.to_token_stream(),
    );
    let ident = &input.ident;
    let name = Literal::string(&ident.to_string());
    let argument = Literal::string(argument);
    let about = Literal::string(&summary(args.summary.as_ref(), &input.attrs));
    let row = |(field, name, summary): &(Ident, String, String)| {
        let (name, summary) = (Literal::string(name), Literal::string(summary));
        quote!((#field, #name, #summary))
    };
    let options = parts.options.iter().map(row);
    let statistics = parts.statistics.iter().map(row);
    let dialects = args.dependent.iter().flat_map(|list| &list.0);
    let dialects = dialects.map(|listed| &listed.path);
    let defaults = &parts.defaults;
    quote! {
        #krate::__pass_impl! {
            #ident, #name, #argument, #about,
            dialects [#(#dialects),*],
            options [#(#options),*],
            statistics [#(#statistics),*],
        }

        #[automatically_derived]
        impl ::core::default::Default for #ident {
            fn default() -> Self {
                Self { #(#defaults),* }
            }
        }
    }
}
