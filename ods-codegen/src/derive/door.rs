//! What the derives of types, attributes and enums share: reading attributes,
//! collecting mistakes, and writing TableGen as tokens.

use darling::{FromMeta, util::SpannedValue};
use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::Attribute;
use syn::parse::Parser as _;

use super::args::Value;
use super::items::metas;
use super::mistakes::{Mistake, Mistakes};

/// A derive as an invocation of `ods!`.
pub struct Derived {
    /// What stands between the braces.
    pub invocation: TokenStream,
    /// What is wrong with the item and its attributes.
    pub mistakes: Vec<Mistake>,
}

/// The span over all tokens.
pub(crate) fn span_of(tokens: &impl ToTokens) -> Span {
    let mut trees = tokens.to_token_stream().into_iter();
    let Some(first) = trees.next() else {
        return Span::call_site();
    };
    let last = trees.last().unwrap_or_else(|| first.clone());
    first.span().join(last.span()).unwrap_or(first.span())
}

/// Reads the attributes `#[name(…)]` among `attrs` as one list; `None` if there is
/// none.
pub(crate) fn read_options<T: FromMeta>(
    attrs: &[Attribute],
    name: &str,
    mistakes: &mut Mistakes,
) -> Option<T> {
    let last = attrs.iter().rfind(|attr| attr.path().is_ident(name))?;
    let metas = metas(attrs, name, mistakes);
    mistakes.take(&metas, name, last)
}

/// `key(tokens)` or `key = tokens`: TableGen, or Rust that is passed on.
pub(crate) struct Tokens(pub(crate) TokenStream);

impl FromMeta for Tokens {
    fn from_word() -> darling::Result<Self> {
        Value::from_word().map(|Value(tokens)| Self(tokens))
    }

    fn from_expr(expr: &syn::Expr) -> darling::Result<Self> {
        Ok(Self(expr.to_token_stream()))
    }
}

/// `name`, or `name in path::of::module`: what a definition is shared as, and the module
/// of its type where that is not the module of the file.
pub(crate) struct Export(TokenStream);

impl FromMeta for Export {
    fn from_expr(expr: &syn::Expr) -> darling::Result<Self> {
        let tokens = expr.to_token_stream();
        let parse = |input: syn::parse::ParseStream<'_>| {
            input.parse::<Ident>()?;
            if input.parse::<Option<syn::Token![in]>>()?.is_some() {
                syn::Path::parse_mod_style(input)?;
            }
            Ok(())
        };
        match parse.parse2(tokens.clone()) {
            Ok(()) => Ok(Self(tokens)),
            Err(_) => Err(darling::Error::custom(
                "expected the name of a macro, `name` or `name in crate::module`",
            )
            .with_span(&tokens)),
        }
    }
}

/// What every derive takes beside its own options.
pub(crate) struct Door<'a> {
    /// The item with the derive.
    pub(crate) item: &'a Ident,
    /// The Rust type of its dialect, if it has one.
    pub(crate) dialect: Option<&'a syn::Path>,
    /// The path of the runtime crate.
    pub(crate) krate: Option<&'a syn::Path>,
    /// Exports whose definitions are known.
    pub(crate) imports: &'a [syn::Path],
    /// The name under which the definition is shared.
    pub(crate) export: Option<&'a Export>,
}

impl Door<'_> {
    /// The header of the invocation.
    pub(crate) fn header(&self, is_broken: bool) -> TokenStream {
        let Self {
            item,
            dialect,
            krate,
            imports,
            export,
        } = self;
        let krate = krate.map(|path| quote! { #![crate(#path)] });
        let export = export.map(|Export(name)| quote! { #![export(#name)] });
        let dialect = dialect.map(|path| quote! { , dialect = #path });
        let broken = is_broken.then(|| quote! { , broken });
        quote! {
            #![__derived(#item #dialect #broken)] #krate #(#![import(#imports)])* #export
        }
    }

    /// The definition that stands for the dialect, and its name: what is known of
    /// it is its Rust type.
    pub(crate) fn dialect(&self) -> (TokenStream, Ident) {
        let name = Ident::new(&format!("__{}_Dialect", self.item), self.item.span());
        let definition = quote! { def #name : Dialect { let name = "?"; } };
        (definition, name)
    }
}

/// `[{ tokens }]`
pub(crate) fn code_block(tokens: TokenStream) -> TokenTree {
    let span = span_of(&tokens);
    let group = |delimiter, tokens| {
        let mut group = Group::new(delimiter, tokens);
        // The same place for both says that nothing stands between them.
        group.set_span(span);
        TokenTree::Group(group)
    };
    let block = group(Delimiter::Brace, tokens);
    group(Delimiter::Bracket, block.into())
}

/// A string literal at a span.
pub(crate) fn string(text: &str, span: Span) -> Literal {
    let mut literal = Literal::string(text);
    literal.set_span(span);
    literal
}

/// `let name = value;`
pub(crate) fn set(name: &str, value: impl ToTokens) -> TokenStream {
    let span = span_of(&value);
    let name = Ident::new(name, span);
    quote_spanned! { span=> let #name = #value; }
}

/// `let name = 1;`, if the flag is there.
pub(crate) fn set_flag(name: &str, flag: &darling::util::Flag) -> Option<TokenStream> {
    let span = flag.is_present().then(|| flag.span())?;
    let name = Ident::new(name, span);
    Some(quote_spanned! { span=> let #name = 1; })
}

/// The text of the documentation of an item: its lines.
pub(crate) fn doc_text(attrs: &[Attribute]) -> String {
    let mut lines = Vec::new();
    for attr in attrs.iter().filter(|attr| attr.path().is_ident("doc")) {
        if let syn::Meta::NameValue(pair) = &attr.meta
            && let syn::Expr::Lit(literal) = &pair.value
            && let syn::Lit::Str(text) = &literal.lit
        {
            let text = text.value();
            lines.extend(
                text.lines()
                    .map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned()),
            );
        }
    }
    lines.join("\n")
}

/// `let summary = …; let description = …;`: what is given, else the documentation.
pub(crate) fn set_docs(
    attrs: &[Attribute],
    summary: Option<&syn::LitStr>,
    description: Option<&syn::LitStr>,
    span: Span,
) -> TokenStream {
    let docs = doc_text(attrs);
    let (first, rest) = docs.split_once('\n').unwrap_or((&docs, ""));
    let summary = summary.map_or_else(|| string(first.trim(), span), syn::LitStr::token);
    let description = description.map_or_else(|| string(rest.trim(), span), syn::LitStr::token);
    quote_spanned! { span=> let summary = #summary; let description = #description; }
}

/// Rejects generic parameters: what is derived for is one type in the IR.
pub(crate) fn reject_generics(item: &syn::DeriveInput, mistakes: &mut Mistakes) {
    let generics = &item.generics;
    if !generics.params.is_empty() {
        let message = format!(
            "`{}` has generic parameters, but what is defined for it is one item of the dialect",
            item.ident
        );
        mistakes
            .add(&generics.params, message)
            .help("make what varies a parameter, which is a field");
    } else if let Some(clause) = &generics.where_clause {
        mistakes.add(clause, "a `where` clause says nothing here");
    }
}

/// Reads the item that has the derive.
pub(crate) fn parse_item(input: TokenStream, mistakes: &mut Mistakes) -> Option<syn::DeriveInput> {
    match syn::parse2(input) {
        Ok(item) => Some(item),
        Err(error) => {
            mistakes.add_at((error.span(), error.span()), error.to_string());
            None
        }
    }
}

/// A path, where darling wants a value with a place.
pub(crate) type Path = SpannedValue<syn::Path>;
