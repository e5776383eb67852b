//! The values of keys in the attributes of derives.

use std::rc::Rc;

use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::Parser as _;
use syn::spanned::Spanned;
use syn::{Attribute, Expr, Lit, LitStr, Meta};

use super::items::{is_name, is_plain_string, parse_metas, split_items};
use super::mistakes::Mistakes;
use crate::rust_tokens::{Export, parse_export, string_value};

/// A mistake in the value of a key.
pub(super) struct Wrong {
    /// What it is.
    pub(super) message: String,
    /// Where it is.
    pub(super) span: Span,
}

/// The value of a key, or the mistakes in it.
pub(super) type Read<T> = Result<T, Vec<Wrong>>;

/// What the value of a key is read into.
pub(super) trait FromMeta: Sized {
    /// Reads an item: `key` or `key = value`. No item is `key(value)`: the parser of items
    /// makes it `key = value`.
    fn from_meta(item: &Meta) -> Read<Self>;
}

/// Reads values of a type: the message for a key without one, and the parser.
macro_rules! value {
    ($name:ident, $missing:literal, $parse:expr) => {
        impl FromMeta for $name {
            fn from_meta(item: &Meta) -> Read<Self> {
                let parse: fn(&Expr) -> Read<Self> = $parse;
                match item {
                    Meta::NameValue(pair) => parse(&pair.value),
                    Meta::Path(_) | Meta::List(_) => wrong($missing, item),
                }
            }
        }
    };
}

/// An error in a value.
fn wrong<T>(message: &str, value: &impl Spanned) -> Read<T> {
    Err(vec![Wrong::new(message, value)])
}

impl Wrong {
    fn new(message: &str, value: &impl Spanned) -> Self {
        let (message, span) = (message.to_owned(), value.span());
        Self { message, span }
    }
}

/// The literal that an expression is.
fn literal(expr: &Expr) -> Option<&Lit> {
    match expr {
        Expr::Lit(expr) => Some(&expr.lit),
        _ => None,
    }
}

/// A value in TableGen: a constraint, a list of traits, a dag.
#[derive(Clone)]
pub(crate) struct Value(pub(crate) TokenStream);

value!(Value, "a value is missing: write `key = value`", |expr| {
    Ok(Value(expr.to_token_stream()))
});

/// A list in TableGen: `[A, B<1>]`, or what gives one, `A.traits # [B]`.
#[derive(Clone)]
pub(crate) struct List(pub(crate) TokenStream);

value!(
    List,
    "a list is missing: write `key = [value, …]`",
    |expr| {
        let tokens = expr.to_token_stream();
        let mut trees = tokens.clone().into_iter();
        let is_other = match (trees.next(), trees.next()) {
            (Some(TokenTree::Group(group)), None) => group.delimiter() != Delimiter::Bracket,
            (Some(TokenTree::Literal(_)), None) => true,
            _ => split_items(tokens.clone()).0.len() > 1,
        };
        if is_other {
            return wrong("expected a list, `[value, …]`", expr);
        }
        Ok(List(tokens))
    }
);

/// Code: `[{ … }]`, `{ … }`, or a string literal.
pub(crate) enum Code {
    /// A code block.
    Tokens(TokenStream),
    /// A string.
    Text(Literal),
}

value!(Code, "code is missing: write `key = { … }`", |expr| {
    if let Some(text) = literal(expr).and_then(string) {
        return Ok(Code::Text(text));
    }
    let tokens = expr.to_token_stream();
    let mut trees = tokens.clone().into_iter();
    if let (Some(TokenTree::Group(group)), None) = (trees.next(), trees.next()) {
        match group.delimiter() {
            Delimiter::Brace => return Ok(Code::Tokens(code_block(group))),
            Delimiter::Bracket => return Ok(Code::Tokens(tokens)),
            _ => {}
        }
    }
    wrong("expected code, `{ … }`", expr)
});

/// `[{ … }]`, which is code in TableGen.
fn code_block(braces: Group) -> TokenStream {
    let span = braces.span_open();
    let mut block = Group::new(Delimiter::Bracket, TokenTree::Group(braces).into());
    // With the same span the lexer takes the two delimiters for one.
    block.set_span(span);
    TokenTree::Group(block).into()
}

/// A string literal.
#[derive(Clone)]
pub(crate) struct Text(pub(crate) Literal);

value!(Text, "a string is missing: write `key = \"…\"`", |expr| {
    match literal(expr) {
        Some(Lit::Str(text)) if !text.suffix().is_empty() => {
            wrong(&format!("a string has no suffix `{}`", text.suffix()), expr)
        }
        literal => match literal.and_then(string) {
            Some(text) => Ok(Text(text)),
            None => wrong("expected a string literal", expr),
        },
    }
});

/// The literal, if it is a string.
fn string(literal: &Lit) -> Option<Literal> {
    match literal {
        Lit::Str(text) => Some(text.token()),
        Lit::Verbatim(text) if is_plain_string(text) => Some(text.clone()),
        _ => None,
    }
}

/// The value of a string literal.
pub(crate) fn value(text: &Literal) -> String {
    string_value(&text.to_string()).unwrap_or_default()
}

/// A word, which means `true`, or `= true` or `= false`; and its span.
#[derive(Clone, Copy)]
pub(crate) struct Flag(pub(crate) bool, pub(crate) Span);

impl FromMeta for Flag {
    fn from_meta(item: &Meta) -> Read<Self> {
        match item {
            Meta::Path(path) => Ok(Self(true, path.span())),
            Meta::NameValue(pair) => match literal(&pair.value) {
                Some(Lit::Bool(bool)) => Ok(Self(bool.value(), pair.path.span())),
                _ => wrong(
                    "expected no value, `true` or `false` after the key",
                    &pair.value,
                ),
            },
            Meta::List(_) => wrong("expected a word", item),
        }
    }
}

/// Whether the list of a dialect has the item, which may have the flag `unlisted`.
pub(super) fn is_listed(unlisted: Option<Flag>) -> bool {
    !unlisted.is_some_and(|flag| flag.0)
}

/// A Rust path.
#[derive(Clone)]
pub(crate) struct RustPath(pub(crate) Rc<syn::Path>);

value!(
    RustPath,
    "a path is missing: write `key = path::Name`",
    // The reader of items makes all paths without arguments expressions of this kind.
    |expr| match expr {
        Expr::Path(path) => {
            let path = syn::parse2(path.path.to_token_stream());
            path.map_or_else(
                |_| wrong("expected a path", expr),
                |path| Ok(RustPath(Rc::new(path))),
            )
        }
        _ => wrong("expected a path", expr),
    }
);

/// A name in Rust.
pub(crate) struct Name(pub(crate) Ident);

value!(Name, "a value is missing: write `key = value`", |expr| {
    let name = syn::parse2(expr.to_token_stream());
    name.map_or_else(|_| wrong("expected a name", expr), |name| Ok(Name(name)))
});

/// A number, and its span.
pub(crate) struct Number(pub(crate) u32, pub(crate) Span);

value!(Number, "a value is missing: write `key = value`", |expr| {
    if let Some(Lit::Int(int)) = literal(expr)
        && let Ok(value) = int.base10_parse()
    {
        return Ok(Number(value, int.span()));
    }
    wrong("expected a number", expr)
});

/// `name`, or `name in crate::module`: the macro that shares a definition, and the
/// module of its type where that is not the module of the file.
pub(crate) struct ExportName(pub(crate) Export);

value!(
    ExportName,
    "a value is missing: write `key = value`",
    |expr| {
        let export = parse_export.parse2(expr.to_token_stream());
        let message = "expected the name of a macro, `name` or `name in crate::module`";
        export.map_or_else(|_| wrong(message, expr), |export| Ok(ExportName(export)))
    }
);

/// Rust paths: `[A, b::C]`, or one without brackets.
#[derive(Clone, Default)]
pub(crate) struct RustPaths(pub(crate) Vec<Rc<syn::Path>>);

value!(
    RustPaths,
    "paths are missing: write `key = [A, path::B]`",
    |expr| {
        let parse = |item: TokenStream| syn::Path::parse_mod_style.parse2(item).map(Rc::new);
        let message = "expected a path, or paths in brackets";
        each_item(expr, message, parse, &Rc::new).map(RustPaths)
    }
);

/// What a dialect lists, and for which configurations.
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
#[derive(Default)]
pub(crate) struct ListedPaths(pub(crate) Vec<Listed>);

value!(
    ListedPaths,
    "paths are missing: write `key = [A, path::B]`",
    |expr| {
        let parse = |input: syn::parse::ParseStream<'_>| {
            let cfgs = input.call(Attribute::parse_outer)?;
            if let Some(other) = cfgs.iter().find(|attr| !attr.path().is_ident("cfg")) {
                return Err(syn::Error::new_spanned(other, ""));
            }
            let path = input.call(syn::Path::parse_mod_style)?;
            Ok(Listed { cfgs, path })
        };
        let listed = |path| Listed {
            cfgs: Vec::new(),
            path,
        };
        let message = "expected a path, or paths in brackets, which may be under `#[cfg(…)]`";
        each_item(expr, message, |item| parse.parse2(item), &listed).map(ListedPaths)
    }
);

/// The items in brackets, or one item without brackets; `message` is the error for items
/// that `parse` rejects. An item that is a name, as most are, is not parsed; `of_path` makes the result of it.
fn each_item<T>(
    expr: &Expr,
    message: &str,
    parse: impl Fn(TokenStream) -> syn::Result<T>,
    of_path: &dyn Fn(syn::Path) -> T,
) -> Read<Vec<T>> {
    let tokens = expr.to_token_stream();
    let mut trees = tokens.clone().into_iter();
    let list = match (trees.next(), trees.next()) {
        (Some(TokenTree::Group(group)), None) if group.delimiter() == Delimiter::Bracket => {
            group.stream()
        }
        _ => tokens,
    };
    let mut errors = Vec::new();
    let mut items = Vec::new();
    for item in split_items(list).0 {
        if let [TokenTree::Ident(word)] = item.as_slice()
            && is_name(&word.to_string())
        {
            items.push(of_path(word.clone().into()));
            continue;
        }
        let item: TokenStream = item.into_iter().collect();
        match parse(item.clone()) {
            Ok(item) => items.push(item),
            Err(_) => errors.push(Wrong::new(message, &item)),
        }
    }
    if errors.is_empty() {
        Ok(items)
    } else {
        Err(errors)
    }
}

/// The lines of `///` comments.
pub(crate) fn doc_lines(attrs: &[Attribute]) -> Option<String> {
    let mut lines: Option<String> = None;
    for attr in attrs {
        if let Meta::NameValue(meta) = &attr.meta
            && let Some(text) = literal(&meta.value).and_then(string)
            && meta.path.is_ident("doc")
        {
            lines = Some(match lines {
                Some(lines) => format!("{lines}\n{}", value(&text)),
                None => value(&text),
            });
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
    let mut passed = TokenStream::new();
    for attr in attrs {
        let is_passed = match word(attr).as_str() {
            "cfg" | "allow" | "deny" | "warn" => true,
            "doc" => {
                matches!(&attr.meta, Meta::List(list) if list.tokens.to_string() == "hidden")
            }
            _ => false,
        };
        if is_passed {
            attr.to_tokens(&mut passed);
        }
    }
    passed
}

/// The name of an attribute; nothing if it is a path. Compared as text, because each comparison
/// of an identifier makes a text of it.
pub(crate) fn word(attr: &Attribute) -> String {
    let word = attr.path().get_ident();
    word.map_or_else(String::new, ToString::to_string)
}
