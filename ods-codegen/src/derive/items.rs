//! Attributes of a derive: what `#[op(…)]` and its like hold, item by item: `key`,
//! `key = value` or `key(…)`.
//!
//! A value may be anything that reaches to the next comma: TableGen
//! (`Variadic<F64Tensor>`, `[Pure, HasParent<"FuncOp">]`) is no Rust expression, so the
//! list is split here, and what is not a literal is an [`Expr::Verbatim`].

use proc_macro2::{Delimiter, Literal, Spacing, TokenStream, TokenTree};
use quote::ToTokens as _;
use syn::parse::Parser as _;
use syn::{Attribute, Data, Expr, Lit, Meta};

use super::mistakes::Mistakes;
use crate::model::names;

/// The contents of `#[name(…)]`, of all attributes with that name.
pub(crate) fn metas(attrs: &[Attribute], name: &str, mistakes: &mut Mistakes) -> Vec<Meta> {
    let mut metas = Vec::new();
    for attr in attrs.iter().filter(|attr| attr.path().is_ident(name)) {
        match &attr.meta {
            Meta::Path(_) => {}
            Meta::List(list) => metas.extend(parse_metas(list.tokens.clone(), mistakes)),
            Meta::NameValue(_) => {
                mistakes
                    .add(&attr.meta, format!("expected `#[{name}(…)]`"))
                    .help(format!("write `#[{name}(key = value, …)]`"));
                mistakes.lose(None);
            }
        }
    }
    metas
}

/// `key, key = value, key(…)`
pub(crate) fn parse_metas(tokens: TokenStream, mistakes: &mut Mistakes) -> Vec<Meta> {
    let (items, lonely) = split_items(tokens);
    for comma in lonely {
        mistakes.add(&comma, "expected a key before this comma");
    }
    let mut metas = Vec::new();
    for mut item in items {
        // What follows a value begins an item of its own.
        while let Some(at) = missing_comma(&item) {
            let mut rest = item.split_off(at);
            mistakes.add(
                &rest[0],
                format!("expected `,`, found `{}`", shown(&rest[0])),
            );
            metas.extend(parse_meta(&item, mistakes));
            if is_punct(&rest[0], ';') {
                rest.remove(0);
            }
            item = rest;
        }
        if !item.is_empty() {
            metas.extend(parse_meta(&item, mistakes));
        }
    }
    metas
}

/// Where an item ends without a comma: at a semicolon, at another `key =`, or at a word after a value in brackets.
fn missing_comma(item: &[TokenTree]) -> Option<usize> {
    let is_equal = |tree: Option<&TokenTree>| matches!(tree, Some(TokenTree::Punct(punct)) if punct.as_char() == '=' && punct.spacing() == Spacing::Alone);
    let mut depth = 0_u32;
    for (at, tree) in item.iter().enumerate().skip(1) {
        let is_key = || matches!(tree, TokenTree::Ident(_)) && at > 2 && is_equal(item.get(1));
        let is_behind_list = || matches!(item.get(at - 1), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Bracket);
        match tree {
            TokenTree::Punct(punct) if punct.as_char() == '<' => depth += 1,
            TokenTree::Punct(punct) if punct.as_char() == '>' => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            _ if is_punct(tree, ';') => return Some(at),
            _ if is_key() && (is_behind_list() || is_equal(item.get(at + 1))) => return Some(at),
            _ => {}
        }
    }
    None
}

/// `key`, `key = value` or `key(…)`
pub(crate) fn parse_meta(item: &[TokenTree], mistakes: &mut Mistakes) -> Option<Meta> {
    let meta = read_meta(item, mistakes);
    if meta.is_none() {
        mistakes.lose(Some(item));
    }
    meta
}

fn read_meta(item: &[TokenTree], mistakes: &mut Mistakes) -> Option<Meta> {
    let Some((TokenTree::Ident(key), rest)) = item.split_first() else {
        let item: TokenStream = item.iter().cloned().collect();
        mistakes.add(&item, "expected `key`, or `key = value`");
        return None;
    };
    let path = syn::Path::from(key.clone());
    let meta = match rest.split_first() {
        None => Meta::Path(path),
        Some((TokenTree::Punct(eq), value)) if eq.as_char() == '=' && !value.is_empty() => {
            let mut value = value;
            if let [literal @ TokenTree::Literal(_), next, ..] = value
                && begins_item(next)
            {
                mistakes.add(next, format!("expected `,`, found `{}`", shown(next)));
                value = std::slice::from_ref(literal);
            }
            Meta::NameValue(syn::MetaNameValue {
                path,
                eq_token: syn::Token![=](eq.span()),
                value: value_expr(value),
            })
        }
        Some((TokenTree::Group(group), [])) if group.stream().is_empty() => {
            let key = path.require_ident().map(ToString::to_string);
            let key = key.unwrap_or_default();
            mistakes
                .add(group, format!("the parentheses after `{key}` are empty"))
                .help(format!("write `{key}` alone, or `{key} = value`"));
            return None;
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
                value: value_expr(&group.stream().into_iter().collect::<Vec<_>>()),
            })
        }
        Some((TokenTree::Punct(eq), [])) if eq.as_char() == '=' => {
            mistakes.add_at((key.span(), eq.span()), "a value is missing after `=`");
            return None;
        }
        Some((other, _)) => {
            mistakes.add(
                other,
                format!("expected `=` or `,`, found `{}`", shown(other)),
            );
            return None;
        }
    };
    Some(meta)
}

/// Whether no value goes on with `tree` after a literal: a comma is missing.
fn begins_item(tree: &TokenTree) -> bool {
    match tree {
        TokenTree::Ident(_) | TokenTree::Literal(_) | TokenTree::Group(_) => true,
        TokenTree::Punct(punct) => punct.as_char() == '#',
    }
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

/// A literal or a path as such; everything else unchanged.
fn value_expr(trees: &[TokenTree]) -> Expr {
    let tokens = || trees.iter().cloned().collect::<TokenStream>();
    match trees {
        [TokenTree::Literal(literal)] => return literal_expr(literal),
        [TokenTree::Ident(word)] if is_name(&word.to_string()) => {
            return path_expr(word.clone().into());
        }
        [TokenTree::Group(group), ..] if group.delimiter() != Delimiter::None => {
            return Expr::Verbatim(tokens());
        }
        // No literal begins so.
        [TokenTree::Ident(word), ..] if word != "true" && word != "false" => {}
        _ => {
            if let Ok(lit) = syn::parse2::<Lit>(tokens()) {
                let attrs = Vec::new();
                return Expr::Lit(syn::ExprLit { attrs, lit });
            }
        }
    }
    let path = syn::Path::parse_mod_style.parse2(tokens());
    path.map_or_else(|_| Expr::Verbatim(tokens()), path_expr)
}

/// Whether a word is neither a keyword nor `_`.
pub(super) fn is_name(word: &str) -> bool {
    word != "_" && !names::is_raw_keyword(word) && !names::is_path_keyword(word)
}

fn path_expr(path: syn::Path) -> Expr {
    let (attrs, qself) = (Vec::new(), None);
    Expr::Path(syn::ExprPath { attrs, qself, path })
}

/// A literal. A string without escapes stays a token ([`Lit::Verbatim`]), because `syn`
/// reads strings character by character.
pub(super) fn literal_expr(literal: &Literal) -> Expr {
    let lit = if is_plain_string(literal) {
        Lit::Verbatim(literal.clone())
    } else {
        Lit::new(literal.clone())
    };
    let attrs = Vec::new();
    Expr::Lit(syn::ExprLit { attrs, lit })
}

/// Whether it is a string without escapes.
pub(crate) fn is_plain_string(literal: &Literal) -> bool {
    let text = literal.to_string();
    text.starts_with('"') && text.ends_with('"') && !text.contains('\\')
}

/// Whether it is a comma.
pub(crate) fn is_comma(tree: &TokenTree) -> bool {
    is_punct(tree, ',')
}

fn is_punct(tree: &TokenTree, sign: char) -> bool {
    matches!(tree, TokenTree::Punct(punct) if punct.as_char() == sign)
}

/// The items between commas, those between `<` and `>` not counted, and the commas
/// that no item precedes.
pub(crate) fn split_items(
    trees: impl IntoIterator<Item = TokenTree>,
) -> (Vec<Vec<TokenTree>>, Vec<TokenTree>) {
    let (mut items, mut lonely) = (Vec::new(), Vec::new());
    let mut item = Vec::new();
    let mut depth = 0_u32;
    for tree in trees {
        if let TokenTree::Punct(punct) = &tree {
            match punct.as_char() {
                '<' => depth += 1,
                '>' => depth = depth.saturating_sub(1),
                ',' if depth == 0 && item.is_empty() => {
                    lonely.push(tree);
                    continue;
                }
                ',' if depth == 0 => {
                    items.push(std::mem::take(&mut item));
                    continue;
                }
                _ => {}
            }
        }
        item.push(tree);
    }
    if !item.is_empty() {
        items.push(item);
    }
    (items, lonely)
}

/// The last attribute with this name.
pub(crate) fn last_attribute<'a>(attrs: &'a [Attribute], name: &str) -> Option<&'a Attribute> {
    attrs.iter().rfind(|attr| attr.path().is_ident(name))
}

/// The keyword of an item.
pub(crate) fn keyword(data: &Data) -> TokenStream {
    match data {
        Data::Struct(data) => data.struct_token.to_token_stream(),
        Data::Enum(data) => data.enum_token.to_token_stream(),
        Data::Union(data) => data.union_token.to_token_stream(),
    }
}

/// Rejects generic parameters of a type, an attribute or an enum.
pub(crate) fn reject_generics(item: &syn::DeriveInput, mistakes: &mut Mistakes) {
    let generics = &item.generics;
    if !generics.params.is_empty() {
        let message = format!(
            "`{}` has generic parameters, but it defines exactly one item of the dialect",
            item.ident
        );
        mistakes
            .add(&generics.params, message)
            .help("make the varying part a parameter: a field of the struct");
    } else if let Some(clause) = &generics.where_clause {
        mistakes.add(clause, "a `where` clause has no effect here");
    }
}
