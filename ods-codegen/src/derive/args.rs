//! Values in the attributes of derives, for receivers of darling.

use darling::FromMeta;
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::parse::Parser as _;
use syn::spanned::Spanned as _;
use syn::{Attribute, Expr, Lit, LitStr, Meta};

use super::items::{parse_metas, split_items};
use super::mistakes::Mistakes;
use crate::rust_tokens::{Export, parse_export, string_value};

/// A value in TableGen: a constraint, a list of traits, a dag.
#[derive(Clone)]
pub(crate) struct Value(pub(crate) TokenStream);

impl FromMeta for Value {
    fn from_word() -> darling::Result<Self> {
        Err(darling::Error::custom(
            "a value is missing: write `key = value`",
        ))
    }

    fn from_expr(expr: &Expr) -> darling::Result<Self> {
        Ok(Self(expr.to_token_stream()))
    }
}

/// A list in TableGen: `[A, B<1>]`, or what gives one, `A.traits # [B]`.
#[derive(Clone)]
pub(crate) struct List(pub(crate) TokenStream);

impl FromMeta for List {
    fn from_word() -> darling::Result<Self> {
        Err(darling::Error::custom(
            "a list is missing: write `key = [value, …]`",
        ))
    }

    fn from_expr(expr: &Expr) -> darling::Result<Self> {
        let tokens = expr.to_token_stream();
        let mut trees = tokens.clone().into_iter();
        let is_other = match (trees.next(), trees.next()) {
            (Some(TokenTree::Group(group)), None) => group.delimiter() != Delimiter::Bracket,
            (Some(TokenTree::Literal(_)), None) => true,
            _ => split_items(tokens.clone()).0.len() > 1,
        };
        if is_other {
            return Err(darling::Error::custom("expected a list, `[value, …]`").with_span(&tokens));
        }
        Ok(Self(tokens))
    }
}

/// Code: `[{ … }]`, `{ … }`, or a string literal.
pub(crate) enum Code {
    /// A code block.
    Tokens(TokenStream),
    /// A string.
    Text(LitStr),
}

impl FromMeta for Code {
    fn from_word() -> darling::Result<Self> {
        Err(darling::Error::custom(
            "code is missing: write `key = { … }`",
        ))
    }

    fn from_expr(expr: &Expr) -> darling::Result<Self> {
        if let Expr::Lit(syn::ExprLit {
            lit: Lit::Str(text),
            ..
        }) = expr
        {
            return Ok(Self::Text(text.clone()));
        }
        let tokens = expr.to_token_stream();
        let mut trees = tokens.clone().into_iter();
        if let (Some(TokenTree::Group(group)), None) = (trees.next(), trees.next()) {
            match group.delimiter() {
                Delimiter::Brace => return Ok(Self::Tokens(code_block(group))),
                Delimiter::Bracket => return Ok(Self::Tokens(tokens)),
                _ => {}
            }
        }
        Err(darling::Error::custom("expected code, `{ … }`").with_span(expr))
    }
}

/// `[{ … }]`, which is code in TableGen.
fn code_block(braces: Group) -> TokenStream {
    let span = braces.span_open();
    let mut block = Group::new(Delimiter::Bracket, TokenTree::Group(braces).into());
    // The lexer takes the two delimiters for one, for they are in one place.
    block.set_span(span);
    TokenTree::Group(block).into()
}

/// A string literal.
#[derive(Clone)]
pub(crate) struct Text(pub(crate) LitStr);

impl FromMeta for Text {
    fn from_word() -> darling::Result<Self> {
        Err(darling::Error::custom(
            "a string is missing: write `key = \"…\"`",
        ))
    }

    fn from_expr(expr: &Expr) -> darling::Result<Self> {
        match expr {
            Expr::Lit(syn::ExprLit {
                lit: Lit::Str(text),
                ..
            }) if !text.suffix().is_empty() => {
                let message = format!("a string has no suffix `{}`", text.suffix());
                Err(darling::Error::custom(message).with_span(expr))
            }
            Expr::Lit(syn::ExprLit {
                lit: Lit::Str(text),
                ..
            }) => Ok(Self(text.clone())),
            _ => Err(darling::Error::custom("expected a string literal").with_span(expr)),
        }
    }
}

/// The value of a string literal, which most often is what it looks like.
pub(crate) fn value(text: &LitStr) -> String {
    string_value(&text.token().to_string()).unwrap_or_else(|| text.value())
}

/// A word, which says yes, or `= true`, or `= false`; and where it stands.
#[derive(Clone, Copy)]
pub(crate) struct Flag(pub(crate) bool, pub(crate) Span);

impl FromMeta for Flag {
    fn from_meta(item: &Meta) -> darling::Result<Self> {
        match item {
            Meta::Path(path) => Ok(Self(true, path.span())),
            Meta::NameValue(pair) => match &pair.value {
                Expr::Lit(syn::ExprLit {
                    lit: Lit::Bool(bool),
                    ..
                }) => Ok(Self(bool.value(), pair.path.span())),
                value => Err(darling::Error::custom(
                    "expected nothing behind the key, or `true` or `false`",
                )
                .with_span(value)),
            },
            Meta::List(_) => Err(darling::Error::custom("expected a word").with_span(item)),
        }
    }
}

/// A Rust path.
#[derive(Clone)]
pub(crate) struct RustPath(pub(crate) syn::Path);

impl FromMeta for RustPath {
    fn from_word() -> darling::Result<Self> {
        Err(darling::Error::custom(
            "a path is missing: write `key = path::Name`",
        ))
    }

    fn from_expr(expr: &Expr) -> darling::Result<Self> {
        let path = syn::Path::parse_mod_style.parse2(expr.to_token_stream());
        path.map(Self)
            .map_err(|_| darling::Error::custom("expected a path").with_span(expr))
    }
}

/// A name in Rust.
pub(crate) struct Name(pub(crate) Ident);

impl FromMeta for Name {
    fn from_expr(expr: &Expr) -> darling::Result<Self> {
        let name = syn::parse2(expr.to_token_stream());
        name.map(Self)
            .map_err(|_| darling::Error::custom("expected a name").with_span(expr))
    }
}

/// A number, and its span.
pub(crate) struct Number(pub(crate) u32, pub(crate) Span);

impl FromMeta for Number {
    fn from_expr(expr: &Expr) -> darling::Result<Self> {
        let value = match expr {
            Expr::Lit(syn::ExprLit {
                lit: Lit::Int(int), ..
            }) => int.base10_parse().ok(),
            _ => None,
        };
        let value = value.map(|value| Self(value, expr.span()));
        value.ok_or_else(|| darling::Error::custom("expected a number").with_span(expr))
    }
}

/// `name`, or `name in crate::module`: the macro that shares a definition, and the
/// module of its type where that is not the module of the file.
pub(crate) struct ExportName(pub(crate) Export);

impl FromMeta for ExportName {
    fn from_expr(expr: &Expr) -> darling::Result<Self> {
        let export = parse_export.parse2(expr.to_token_stream());
        export.map(Self).map_err(|_| {
            let message = "expected the name of a macro, `name` or `name in crate::module`";
            darling::Error::custom(message).with_span(expr)
        })
    }
}

/// Rust paths: `[A, b::C]`, or one without brackets.
#[derive(Clone, Default)]
pub(crate) struct RustPaths(pub(crate) Vec<syn::Path>);

impl FromMeta for RustPaths {
    fn from_word() -> darling::Result<Self> {
        Err(darling::Error::custom(
            "paths are missing: write `key = [A, path::B]`",
        ))
    }

    fn from_expr(expr: &Expr) -> darling::Result<Self> {
        let parse = |item: TokenStream| syn::Path::parse_mod_style.parse2(item);
        each_item(expr, "expected a path, or paths in brackets", parse).map(Self)
    }
}

/// What a dialect lists, and for which configurations.
#[derive(Clone)]
pub(crate) struct Listed {
    /// `#[cfg(…)]`
    pub(crate) cfgs: Vec<Attribute>,
    pub(crate) path: syn::Path,
}

impl ToTokens for Listed {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(self.cfgs.iter().map(Attribute::to_token_stream));
        self.path.to_tokens(tokens);
    }
}

/// What a dialect lists: `[A, #[cfg(feature = "b")] b::B]`.
#[derive(Clone, Default)]
pub(crate) struct ListedPaths(pub(crate) Vec<Listed>);

impl FromMeta for ListedPaths {
    fn from_word() -> darling::Result<Self> {
        RustPaths::from_word().map(|_| Self::default())
    }

    fn from_expr(expr: &Expr) -> darling::Result<Self> {
        let parse = |input: syn::parse::ParseStream<'_>| {
            let cfgs = input.call(Attribute::parse_outer)?;
            if let Some(other) = cfgs.iter().find(|attr| !attr.path().is_ident("cfg")) {
                return Err(syn::Error::new_spanned(other, ""));
            }
            let path = input.call(syn::Path::parse_mod_style)?;
            Ok(Listed { cfgs, path })
        };
        let message = "expected a path, or paths in brackets, which may be under `#[cfg(…)]`";
        each_item(expr, message, |item| parse.parse2(item)).map(Self)
    }
}

/// What stands in brackets, or alone, between commas; `message` is for what `parse` does
/// not take.
fn each_item<T>(
    expr: &Expr,
    message: &str,
    parse: impl Fn(TokenStream) -> syn::Result<T>,
) -> darling::Result<Vec<T>> {
    let tokens = expr.to_token_stream();
    let mut trees = tokens.clone().into_iter();
    let list = match (trees.next(), trees.next()) {
        (Some(TokenTree::Group(group)), None) if group.delimiter() == Delimiter::Bracket => {
            group.stream()
        }
        _ => tokens,
    };
    let mut errors = darling::Error::accumulator();
    let mut items = Vec::new();
    for item in split_items(list).0 {
        let item: TokenStream = item.into_iter().collect();
        match parse(item.clone()) {
            Ok(item) => items.push(item),
            Err(_) => errors.push(darling::Error::custom(message).with_span(&item)),
        }
    }
    errors.finish_with(items)
}

/// The lines of `///` comments.
pub(crate) fn doc_lines(attrs: &[Attribute]) -> Option<String> {
    let mut lines: Option<String> = None;
    for attr in attrs {
        if let Meta::NameValue(meta) = &attr.meta
            && let Expr::Lit(syn::ExprLit {
                lit: Lit::Str(text),
                ..
            }) = &meta.value
            && meta.path.is_ident("doc")
        {
            match &mut lines {
                Some(lines) => {
                    lines.push('\n');
                    lines.push_str(&text.value());
                }
                None => lines = Some(text.value()),
            }
        }
    }
    lines
}

/// The reason of `#[deprecated]`, if there is one.
pub(crate) fn deprecation(attrs: &[Attribute]) -> Option<LitStr> {
    let attr = attrs
        .iter()
        .find(|attr| attr.path().is_ident("deprecated"))?;
    let none = || LitStr::new("it is deprecated", attr.span());
    Some(match &attr.meta {
        Meta::Path(_) => none(),
        Meta::NameValue(meta) => {
            syn::parse2(meta.value.to_token_stream()).unwrap_or_else(|_| none())
        }
        Meta::List(list) => {
            let metas = parse_metas(list.tokens.clone(), &mut Mistakes::default());
            let note = metas.into_iter().find_map(|meta| match meta {
                Meta::NameValue(meta) if meta.path.is_ident("note") => {
                    syn::parse2(meta.value.to_token_stream()).ok()
                }
                _ => None,
            });
            note.unwrap_or_else(none)
        }
    })
}

/// Attributes of the struct that what is generated beside it has too.
pub(crate) fn passed_on(attrs: &[Attribute]) -> TokenStream {
    const NAMES: [&str; 4] = ["cfg", "allow", "deny", "warn"];
    let attrs = attrs.iter().filter(|attr| {
        let is_hidden = attr.path().is_ident("doc")
            && matches!(&attr.meta, Meta::List(list) if list.tokens.to_string() == "hidden");
        is_hidden || NAMES.iter().any(|name| attr.path().is_ident(name))
    });
    quote! { #(#attrs)* }
}
