//! Attributes of a derive: what `#[op(…)]` and its like hold.
//!
//! Keys are those of a darling receiver. A value may be anything that reaches to
//! the next comma: TableGen (`Variadic<F64Tensor>`, `[Pure, HasParent<"FuncOp">]`)
//! is no Rust expression, so the list is split here, and darling sees what is no
//! literal as an [`Expr::Verbatim`].

use darling::FromMeta;
use darling::ast::NestedMeta;
use proc_macro2::{Delimiter, Group, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::parse::Parser as _;
use syn::spanned::Spanned as _;
use syn::{Attribute, Expr, Lit, LitStr, Meta};

/// A mistake in the input of a derive.
#[derive(Debug)]
pub struct Mistake {
    /// The tokens to underline: the first and the last one.
    pub(crate) place: (Span, Span),
    /// What it is.
    pub message: String,
    /// What to write instead.
    pub help: Option<String>,
}

impl Mistake {
    /// Where it is: its first token and its last one.
    pub fn place(&self) -> (Span, Span) {
        self.place
    }

    /// Adds what to write instead.
    pub(crate) fn help(&mut self, help: impl Into<String>) {
        self.help = Some(help.into());
    }
}

/// The mistakes of one input, in the order in which they were found.
#[derive(Default)]
pub(crate) struct Mistakes(pub(crate) Vec<Mistake>);

impl Mistakes {
    /// Adds a mistake in `tokens`.
    pub(crate) fn add(
        &mut self,
        tokens: &impl ToTokens,
        message: impl Into<String>,
    ) -> &mut Mistake {
        self.add_at(ends(tokens), message)
    }

    pub(super) fn add_at(
        &mut self,
        place: (Span, Span),
        message: impl Into<String>,
    ) -> &mut Mistake {
        let at = self.0.len();
        self.0.push(Mistake {
            place,
            message: message.into(),
            help: None,
        });
        &mut self.0[at]
    }

    /// Adds what darling found in the attribute `attr`, whose place is `at`.
    pub(crate) fn take<T>(
        &mut self,
        result: darling::Result<T>,
        attr: &str,
        at: &impl ToTokens,
    ) -> Option<T> {
        let errors = match result {
            Ok(value) => return Some(value),
            Err(error) => error.flatten(),
        };
        for error in errors {
            let span = error.explicit_span();
            let place = span.map_or_else(|| ends(at), |span| (span, span));
            let (message, help) = said_by_darling(&error.to_string(), attr);
            self.add_at(place, message).help = help;
        }
        None
    }
}

/// The spans of the first and of the last token.
fn ends(tokens: &impl ToTokens) -> (Span, Span) {
    let mut trees = tokens.to_token_stream().into_iter();
    let Some(first) = trees.next() else {
        return (Span::call_site(), Span::call_site());
    };
    let start = match &first {
        TokenTree::Group(group) => group.span_open(),
        tree => tree.span(),
    };
    let end = match trees.last().unwrap_or(first) {
        TokenTree::Group(group) => group.span_close(),
        tree => tree.span(),
    };
    (start, end)
}

/// A message of darling's in our words, and help.
fn said_by_darling(text: &str, attr: &str) -> (String, Option<String>) {
    let text = without_location(text);
    let (text, near) = match text.split_once(". Did you mean `") {
        Some((text, near)) => (text, near.split('`').next()),
        None => (text, None),
    };
    let quoted = text.split('`').nth(1).unwrap_or_default();
    if text.starts_with("Unknown field") {
        let help = near.map(|near| format!("a key named `{near}` exists"));
        (format!("unknown key `{quoted}` in `#[{attr}(…)]`"), help)
    } else if text.starts_with("Duplicate field") {
        (format!("`{quoted}` is given twice"), None)
    } else if text.starts_with("Unexpected type") {
        (
            format!("a value of type `{quoted}` cannot stand here"),
            None,
        )
    } else if text.starts_with("Missing field") {
        (format!("`#[{attr}(…)]` lacks `{quoted}`"), None)
    } else {
        let mut chars = text.chars();
        let first = chars.next().map(|first| first.to_ascii_lowercase());
        (first.into_iter().chain(chars).collect(), None)
    }
}

/// A message of darling's without the key at its end: the place is underlined.
fn without_location(text: &str) -> &str {
    match text.rsplit_once(" at ") {
        Some((message, key)) if !key.contains(' ') => message,
        _ => text,
    }
}

/// What stands in `#[name(…)]`, in all attributes of that name.
pub(crate) fn metas(attrs: &[Attribute], name: &str, mistakes: &mut Mistakes) -> Vec<NestedMeta> {
    let mut metas = Vec::new();
    for attr in attrs.iter().filter(|attr| attr.path().is_ident(name)) {
        match &attr.meta {
            Meta::Path(_) => {}
            Meta::List(list) => metas.extend(parse_metas(list.tokens.clone(), mistakes)),
            Meta::NameValue(_) => {
                mistakes
                    .add(&attr.meta, format!("expected `#[{name}(…)]`"))
                    .help(format!("write `#[{name}(key = value, …)]`"));
            }
        }
    }
    metas
}

/// `key, key = value, key(…)`
pub(crate) fn parse_metas(tokens: TokenStream, mistakes: &mut Mistakes) -> Vec<NestedMeta> {
    let items = split_at_commas(tokens).into_iter();
    items
        .filter_map(|item| parse_meta(&item, mistakes))
        .collect()
}

fn parse_meta(item: &TokenStream, mistakes: &mut Mistakes) -> Option<NestedMeta> {
    let mut trees = item.clone().into_iter();
    let Some(TokenTree::Ident(key)) = trees.next() else {
        mistakes.add(item, "expected `key`, or `key = value`");
        return None;
    };
    let path = syn::Path::from(key);
    let rest: Vec<TokenTree> = trees.collect();
    let meta = match rest.split_first() {
        None => Meta::Path(path),
        Some((TokenTree::Punct(eq), value)) if eq.as_char() == '=' && !value.is_empty() => {
            let value: TokenStream = value.iter().cloned().collect();
            Meta::NameValue(syn::MetaNameValue {
                path,
                eq_token: syn::Token![=](eq.span()),
                value: value_expr(value),
            })
        }
        Some((TokenTree::Group(group), []))
            if matches!(
                group.delimiter(),
                Delimiter::Parenthesis | Delimiter::Brace | Delimiter::Bracket
            ) =>
        {
            // The value in parentheses is the same value.
            Meta::NameValue(syn::MetaNameValue {
                path,
                eq_token: syn::Token![=](group.span_open()),
                value: value_expr(group.stream()),
            })
        }
        Some((TokenTree::Punct(eq), [])) if eq.as_char() == '=' => {
            mistakes.add(item, "a value is missing after `=`");
            return None;
        }
        Some((other, _)) => {
            mistakes.add(
                &other,
                format!("expected `=` or `,`, found `{}`", shown(other)),
            );
            return None;
        }
    };
    Some(NestedMeta::Meta(meta))
}

fn shown(tree: &TokenTree) -> String {
    match tree {
        TokenTree::Group(group) => match group.delimiter() {
            Delimiter::Parenthesis => "(".to_owned(),
            Delimiter::Brace => "{".to_owned(),
            _ => "[".to_owned(),
        },
        tree => tree.to_string(),
    }
}

/// A literal or a path as such; everything else as it stands.
fn value_expr(tokens: TokenStream) -> Expr {
    let attrs = Vec::new();
    if let Ok(lit) = syn::parse2::<Lit>(tokens.clone()) {
        Expr::Lit(syn::ExprLit { attrs, lit })
    } else if let Ok(path) = syn::Path::parse_mod_style.parse2(tokens.clone()) {
        let qself = None;
        Expr::Path(syn::ExprPath { attrs, qself, path })
    } else {
        Expr::Verbatim(tokens)
    }
}

/// What stands between commas; those between `<` and `>` do not count.
pub(crate) fn split_at_commas(tokens: TokenStream) -> Vec<TokenStream> {
    let mut items = Vec::new();
    let mut item = TokenStream::new();
    let mut depth = 0_u32;
    for tree in tokens {
        if let TokenTree::Punct(punct) = &tree {
            match punct.as_char() {
                '<' => depth += 1,
                '>' => depth = depth.saturating_sub(1),
                ',' if depth == 0 => {
                    items.push(std::mem::take(&mut item));
                    continue;
                }
                _ => {}
            }
        }
        item.extend([tree]);
    }
    items.push(item);
    items.retain(|item| !item.is_empty());
    items
}

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

/// Code: `[{ … }]`, `{ … }`, or a string literal.
#[derive(Clone)]
pub(crate) struct Code(pub(crate) TokenStream);

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
            return Ok(Self(string(text)));
        }
        let tokens = expr.to_token_stream();
        let mut trees = tokens.clone().into_iter();
        if let (Some(TokenTree::Group(group)), None) = (trees.next(), trees.next()) {
            match group.delimiter() {
                Delimiter::Brace => return Ok(Self(code_block(group))),
                Delimiter::Bracket => return Ok(Self(tokens)),
                _ => {}
            }
        }
        Err(darling::Error::custom("expected code, `{ … }`").with_span(expr))
    }
}

/// `[{ … }]`, which is code in TableGen.
pub(crate) fn code_block(braces: Group) -> TokenStream {
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
            }) => Ok(Self(text.clone())),
            _ => Err(darling::Error::custom("expected a string literal").with_span(expr)),
        }
    }
}

/// A string literal as TableGen reads it: Rust's escapes are resolved.
pub(crate) fn string(text: &LitStr) -> TokenStream {
    let value = text.value();
    if !value.contains(['\\', '"', '\n', '\t']) && text.token().to_string().starts_with('"') {
        let mut literal = Literal::string(&value);
        literal.set_span(text.span());
        return TokenTree::Literal(literal).into();
    }
    let hashes = "#".repeat(longest_run_of_hashes(&value) + 1);
    let raw = format!("r{hashes}\"{value}\"{hashes}");
    let mut literal: Literal = raw
        .parse()
        .unwrap_or_else(|_| Literal::string(&value.replace('\r', "")));
    literal.set_span(text.span());
    TokenTree::Literal(literal).into()
}

fn longest_run_of_hashes(text: &str) -> usize {
    text.split(|char| char != '#')
        .map(str::len)
        .max()
        .unwrap_or_default()
}

/// A word, which says yes, or `= true`, or `= false`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Flag(pub(crate) bool);

impl FromMeta for Flag {
    fn from_word() -> darling::Result<Self> {
        Ok(Self(true))
    }

    fn from_expr(expr: &Expr) -> darling::Result<Self> {
        match expr {
            Expr::Lit(syn::ExprLit {
                lit: Lit::Bool(bool),
                ..
            }) => Ok(Self(bool.value())),
            _ => Err(darling::Error::custom(
                "expected nothing behind the key, or `true` or `false`",
            )
            .with_span(expr)),
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
        let tokens = expr.to_token_stream();
        let mut trees = tokens.clone().into_iter();
        let list = match (trees.next(), trees.next()) {
            (Some(TokenTree::Group(group)), None) if group.delimiter() == Delimiter::Bracket => {
                group.stream()
            }
            _ => tokens,
        };
        let mut errors = darling::Error::accumulator();
        let mut paths = Vec::new();
        for item in split_at_commas(list) {
            match syn::Path::parse_mod_style.parse2(item.clone()) {
                Ok(path) => paths.push(path),
                Err(_) => errors.push(
                    darling::Error::custom("expected a path, or paths in brackets")
                        .with_span(&item),
                ),
            }
        }
        errors.finish_with(Self(paths))
    }
}

/// `let field = value;`
pub(crate) fn gen_let(field: &str, value: &TokenStream) -> TokenStream {
    let field = proc_macro2::Ident::new(field, Span::call_site());
    quote! { let #field = #value; }
}

/// `let field = 1;`
pub(crate) fn gen_bit(field: &str, flag: Option<Flag>) -> Option<TokenStream> {
    let Flag(flag) = flag?;
    let bit = Literal::u8_unsuffixed(u8::from(flag));
    Some(gen_let(field, &bit.to_token_stream()))
}

/// `///` comments, as attributes for what follows them.
pub(crate) fn doc_comments(attrs: &[Attribute]) -> TokenStream {
    let docs = attrs.iter().filter_map(|attr| match &attr.meta {
        Meta::NameValue(meta) if meta.path.is_ident("doc") => match &meta.value {
            Expr::Lit(syn::ExprLit {
                lit: Lit::Str(text),
                ..
            }) => Some(quote_spanned! { text.span()=> #[doc = #text] }),
            _ => None,
        },
        _ => None,
    });
    docs.collect()
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
                NestedMeta::Meta(Meta::NameValue(meta)) if meta.path.is_ident("note") => {
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
