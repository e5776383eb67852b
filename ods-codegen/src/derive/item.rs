//! Reading of the item that has a derive, for plain structs without `syn`'s parser.
//!
//! `syn` copies the tokens of an item into a buffer, groups and all, before it parses them. A struct with named
//! fields and without generic parameters is read from the tokens as they are; everything else is left to `syn`.
//! The compiler has parsed the item before, so that what looks like a struct is one.

use proc_macro2::{Delimiter, Group, Ident, Punct, Spacing, TokenStream, TokenTree, token_stream};
use syn::token::{Brace, Bracket, Paren};
use syn::{
    AttrStyle, Attribute, Data, DataStruct, DeriveInput, Field, FieldModifiers, Fields,
    FieldsNamed, Generics, MacroDelimiter, Meta, MetaList, MetaNameValue, Path, Token, Type,
    Visibility,
};

use super::items::literal_expr;

/// Reads an item. The types of a plain struct's fields are [`Type::Verbatim`], and no comma is after the last one.
pub(super) fn read_item(tokens: &TokenStream) -> syn::Result<DeriveInput> {
    match plain_struct(tokens.clone()) {
        Some(item) => Ok(item),
        None => syn::parse2(tokens.clone()),
    }
}

/// `#[attr] pub struct Name { … }`
fn plain_struct(tokens: TokenStream) -> Option<DeriveInput> {
    let mut trees = tokens.into_iter();
    let (attrs, first) = attributes(&mut trees)??;
    let trees: Vec<TokenTree> = [first].into_iter().chain(trees).collect();
    let (vis, head) = match trees.as_slice() {
        [TokenTree::Ident(_), TokenTree::Group(_), head @ ..] if head.len() == 3 => {
            (restricted(&trees[..2])?, head)
        }
        [TokenTree::Ident(word), head @ ..] if head.len() == 3 => (public(word), head),
        head => (Visibility::Inherited, head),
    };
    let [
        TokenTree::Ident(keyword),
        TokenTree::Ident(ident),
        TokenTree::Group(body),
    ] = head
    else {
        return None;
    };
    if body.delimiter() != Delimiter::Brace || keyword != "struct" {
        return None;
    }
    let fields = FieldsNamed {
        named: fields(body)?.into_iter().collect(),
        brace_token: Brace {
            span: body.delim_span(),
        },
    };
    Some(DeriveInput {
        attrs,
        vis,
        ident: ident.clone(),
        generics: Generics::default(),
        data: Data::Struct(DataStruct {
            struct_token: Token![struct](keyword.span()),
            fields: Fields::Named(fields),
            semi_token: None,
        }),
    })
}

/// `#[attr] pub name: Type, …`
fn fields(body: &Group) -> Option<Vec<Field>> {
    let mut trees = body.stream().into_iter();
    let mut fields = Vec::new();
    while let Some((attrs, first)) = attributes(&mut trees)? {
        let TokenTree::Ident(first) = first else {
            return None;
        };
        let (vis, name, colon) = match trees.next()? {
            colon @ TokenTree::Punct(_) => (Visibility::Inherited, first, colon),
            TokenTree::Ident(name) => (public(&first), name, trees.next()?),
            scope @ TokenTree::Group(_) => {
                let vis = restricted(&[first.into(), scope])?;
                let TokenTree::Ident(name) = trees.next()? else {
                    return None;
                };
                (vis, name, trees.next()?)
            }
            TokenTree::Literal(_) => return None,
        };
        let TokenTree::Punct(colon) = colon else {
            return None;
        };
        if colon.as_char() != ':' || colon.spacing() != Spacing::Alone {
            return None;
        }
        fields.push(Field {
            attrs,
            vis,
            modifiers: FieldModifiers::default(),
            ident: Some(name),
            colon_token: Some(Token![:](colon.span())),
            ty: Type::Verbatim(field_type(&mut trees)?),
            default: None,
        });
    }
    Some(fields)
}

/// `pub`, the only visibility of one word.
fn public(word: &Ident) -> Visibility {
    Visibility::Public(Token![pub](word.span()))
}

/// `pub(in path)`
fn restricted(trees: &[TokenTree]) -> Option<Visibility> {
    syn::parse2(trees.iter().cloned().collect()).ok()
}

/// The tokens up to the comma that ends a field.
fn field_type(trees: &mut token_stream::IntoIter) -> Option<TokenStream> {
    let mut ty = Vec::new();
    let mut depth = 0_u32;
    for tree in trees {
        if let TokenTree::Punct(punct) = &tree {
            match punct.as_char() {
                '<' => depth += 1,
                '>' => depth = depth.checked_sub(1)?,
                ',' if depth == 0 => break,
                // `->` holds no `>` that closes, and a constant may hold a `<` that opens nothing.
                '-' | '=' => return None,
                _ => {}
            }
        }
        ty.push(tree);
    }
    (depth == 0 && !ty.is_empty()).then(|| ty.into_iter().collect())
}

/// The attributes before an item or a field, and the token after them; `Some(None)` at the end.
#[expect(
    clippy::option_option,
    reason = "`None` leaves the item to `syn`, as in all functions here"
)]
fn attributes(trees: &mut token_stream::IntoIter) -> Option<Option<(Vec<Attribute>, TokenTree)>> {
    let mut attrs = Vec::new();
    loop {
        let pound = match trees.next() {
            Some(TokenTree::Punct(pound)) if pound.as_char() == '#' => pound,
            Some(first) => return Some(Some((attrs, first))),
            None => return attrs.is_empty().then_some(None),
        };
        let Some(TokenTree::Group(body)) = trees.next() else {
            return None;
        };
        attrs.push(attribute(&pound, &body)?);
    }
}

/// `#[name]`, `#[name = "text"]` or `#[name(…)]`
fn attribute(pound: &Punct, body: &Group) -> Option<Attribute> {
    let mut trees = body.stream().into_iter();
    let Some(TokenTree::Ident(name)) = trees.next() else {
        return None;
    };
    let path = Path::from(name);
    let meta = match trees.next() {
        None => Meta::Path(path),
        Some(TokenTree::Group(list)) if list.delimiter() == Delimiter::Parenthesis => {
            Meta::List(MetaList {
                path,
                delimiter: MacroDelimiter::Paren(Paren {
                    span: list.delim_span(),
                }),
                tokens: list.stream(),
            })
        }
        Some(TokenTree::Punct(eq)) if eq.as_char() == '=' => {
            let Some(TokenTree::Literal(value)) = trees.next() else {
                return None;
            };
            Meta::NameValue(MetaNameValue {
                path,
                eq_token: Token![=](eq.span()),
                value: literal_expr(&value),
            })
        }
        Some(_) => return None,
    };
    if trees.next().is_some() {
        return None;
    }
    Some(Attribute {
        pound_token: Token![#](pound.span()),
        style: AttrStyle::Outer,
        bracket_token: Bracket {
            span: body.delim_span(),
        },
        meta,
    })
}

#[cfg(test)]
mod tests {
    use quote::{ToTokens, quote};

    use super::*;

    /// Its tokens; `syn` separates the `>` of types.
    fn shown(tokens: &impl ToTokens) -> String {
        tokens.to_token_stream().to_string().replace(' ', "")
    }

    /// Asserts that an item is read as `syn` reads it, and returns whether its parser was needed.
    fn needs_syn(tokens: &TokenStream) -> bool {
        let expected = syn::parse2::<DeriveInput>(tokens.clone()).unwrap();
        let read = read_item(tokens).unwrap();
        assert_eq!(shown(&read), shown(&expected));
        assert_eq!(read.attrs.len(), expected.attrs.len());
        let types = |item: &DeriveInput| match &item.data {
            Data::Struct(data) => {
                let types = data.fields.iter().map(|field| field.ty.to_token_stream());
                types.map(|ty| shown(&ty)).collect()
            }
            _ => Vec::new(),
        };
        assert_eq!(types(&read), types(&expected));
        plain_struct(tokens.clone()).is_none()
    }

    #[test]
    fn plain_structs_are_read_as_they_are() {
        for tokens in [
            quote! { struct A {} },
            quote! { pub struct A { b: C } },
            quote! { pub(crate) struct A { pub b: C, pub(in super::x) d: e::F<G, [u8; 4]> } },
            quote! {
                /// Docs.
                #[op(name = "a", traits = [B<1>])]
                #[allow(dead_code)]
                #[non_exhaustive]
                struct A {
                    /// More docs.
                    #[operand(C)]
                    r#type: Vec<Option<Value>>,
                    #[attr(D)]
                    pub d: (A, B)
                }
            },
        ] {
            assert!(!needs_syn(&tokens), "{tokens}");
        }
    }

    #[test]
    fn other_items_are_left_to_syn() {
        for tokens in [
            quote! { struct A; },
            quote! { struct A(B); },
            quote! { struct A<'a> { b: &'a C } },
            quote! { struct A where B: C { b: C } },
            quote! { struct A { b: fn(C) -> D, e: F } },
            quote! { #[doc = concat!("a", "b")] struct A { b: C } },
            quote! { #[a::b] struct A { b: C } },
            quote! { enum A { B } },
            quote! { union A { b: C } },
        ] {
            assert!(needs_syn(&tokens), "{tokens}");
        }
        assert!(read_item(&quote! { struct A { b: } }).is_err());
    }
}
