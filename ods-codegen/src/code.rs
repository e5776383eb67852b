//! The one place where code strings become Rust tokens.
//!
//! ODS carries code as strings and code blocks: predicates, types, conversions,
//! default values, bodies. A code block that was written inline gives the tokens
//! that the user wrote; any other text is tokenised here. Placeholders (`$_self`,
//! `$0`, `$name`) are filled in on tokens, never on text, so that they cannot be
//! mistaken for parts of a word, and `::ods_runtime` becomes the path of
//! `#![crate(path)]`.
//!
//! Nothing else in this crate knows what language a code string is in.

use std::cell::RefCell;
use std::rc::Rc;

use ods_tablegen::{Span, StringValue};
use proc_macro2::{Group, Ident, Spacing, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use rustc_hash::FxHashMap;
use syn::parse::Parser as _;

use crate::model::{PredCode, names};
use crate::rust_tokens::RustTokens;

/// How deep delimiters may nest in a piece of code.
pub(crate) const MAX_DEPTH: u32 = 200;

/// What a piece of code has to be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Grammar {
    /// An expression, or the statements of a block.
    Body,
    /// A type.
    Type,
    /// A path.
    Path,
    /// Items of an `impl`.
    ImplItems,
    /// Items of a module.
    Items,
}

impl Grammar {
    fn name(self) -> &'static str {
        match self {
            Self::Body => "an expression",
            Self::Type => "a type",
            Self::Path => "a path",
            Self::ImplItems => "items of an `impl`",
            Self::Items => "items",
        }
    }
}

/// A piece of code, and where it is to be found if it was written inline.
#[derive(Clone, Copy)]
pub(crate) struct Code<'t> {
    pub(crate) text: &'t str,
    pub(crate) origin: Option<Span>,
}

impl<'t> From<StringValue<'t>> for Code<'t> {
    fn from(value: StringValue<'t>) -> Self {
        Self {
            text: value.text(),
            origin: value.origin(),
        }
    }
}

impl<'t> From<&'t str> for Code<'t> {
    fn from(text: &'t str) -> Self {
        Self { text, origin: None }
    }
}

impl<'t> From<&'t PredCode<'_>> for Code<'t> {
    fn from(code: &'t PredCode<'_>) -> Self {
        Self {
            text: &code.text,
            origin: code.origin,
        }
    }
}

/// Why a piece of code cannot be used.
#[derive(Clone, Debug)]
pub(crate) struct CodeError {
    /// The mistake, for a message.
    pub(crate) message: String,
    /// Where it is, if the code was written inline.
    pub(crate) span: Option<(proc_macro2::Span, proc_macro2::Span)>,
}

/// The code of one invocation, tokenised once.
pub(crate) struct CodeTable {
    rust: Option<Rc<RustTokens>>,
    krate: Option<TokenStream>,
    texts: RefCell<FxHashMap<Rc<str>, Result<TokenStream, CodeError>>>,
}

impl CodeTable {
    /// A table over the tokens of an invocation; `krate` replaces `::ods_runtime`.
    pub(crate) fn new(rust: Option<Rc<RustTokens>>, krate: Option<TokenStream>) -> Self {
        Self {
            rust,
            krate,
            texts: RefCell::default(),
        }
    }

    /// Whether `code` is what `grammar` asks for.
    pub(crate) fn check(&self, code: Code<'_>, grammar: Grammar) -> Result<(), CodeError> {
        let hole = Ident::new("__hole", proc_macro2::Span::call_site());
        let tokens = fill(self.tokens(code)?, &mut |_| Some(hole.to_token_stream()));
        let parsed = match grammar {
            Grammar::Body => syn::Block::parse_within.parse2(tokens).map(drop),
            Grammar::Type => syn::parse2::<syn::Type>(tokens).map(drop),
            Grammar::Path => syn::parse2::<syn::Path>(tokens).map(drop),
            Grammar::ImplItems => {
                syn::parse2::<syn::ItemImpl>(quote! { impl __Hole { #tokens } }).map(drop)
            }
            Grammar::Items => syn::parse2::<syn::File>(tokens).map(drop),
        };
        parsed.map_err(|error| {
            let is_inline = code
                .origin
                .is_some_and(|origin| self.inline(origin).is_some());
            // The end of the input has no place of its own.
            let has_place = is_inline && !error.to_string().starts_with("unexpected end of input");
            CodeError {
                message: format!("this is not valid as {}: {error}", grammar.name()),
                span: has_place.then(|| (error.span(), error.span())),
            }
        })
    }

    /// The names of the placeholders in `code`.
    pub(crate) fn placeholders(&self, code: Code<'_>) -> Vec<String> {
        let mut names = Vec::new();
        if let Ok(tokens) = self.tokens(code) {
            fill(tokens, &mut |name| {
                names.push(name.to_owned());
                None
            });
        }
        names
    }

    /// The tokens of `code` with its placeholders filled in; a placeholder for
    /// which `hole` has nothing stays. Code that [`CodeTable::check`] rejected
    /// becomes an expression that is never reached.
    pub(crate) fn fill(
        &self,
        code: Code<'_>,
        mut hole: impl FnMut(&str) -> Option<TokenStream>,
    ) -> TokenStream {
        let tokens = self
            .tokens(code)
            .unwrap_or_else(|_| quote! { ::core::unreachable!() });
        fill(tokens, &mut hole)
    }

    /// The tokens of code without placeholders.
    pub(crate) fn plain<'t>(&self, code: impl Into<Code<'t>>) -> TokenStream {
        self.tokens(code.into()).unwrap_or_default()
    }

    fn inline(&self, origin: Span) -> Option<&TokenStream> {
        self.rust.as_ref()?.block(origin)
    }

    fn tokens(&self, code: Code<'_>) -> Result<TokenStream, CodeError> {
        if let Some(tokens) = code.origin.and_then(|origin| self.inline(origin)) {
            return Ok(self.replace_crate(tokens.clone()));
        }
        if let Some(tokens) = self.texts.borrow().get(code.text) {
            return tokens.clone();
        }
        let error = |message| CodeError {
            message,
            span: None,
        };
        let tokens = match code.text.parse::<TokenStream>() {
            Ok(tokens) if nests_deeper(&tokens, MAX_DEPTH) => {
                Err(error("delimiters nest too deeply".to_owned()))
            }
            Ok(tokens) => Ok(self.replace_crate(tokens)),
            Err(problem) => Err(error(format!("this is not Rust: {problem}"))),
        };
        self.texts
            .borrow_mut()
            .insert(code.text.into(), tokens.clone());
        tokens
    }

    fn replace_crate(&self, tokens: TokenStream) -> TokenStream {
        match &self.krate {
            Some(krate) => replace_crate(tokens, krate),
            None => tokens,
        }
    }
}

/// Whether delimiters nest deeper than `limit`.
pub(crate) fn nests_deeper(tokens: &TokenStream, limit: u32) -> bool {
    tokens.clone().into_iter().any(|tree| match tree {
        TokenTree::Group(group) => limit == 0 || nests_deeper(&group.stream(), limit - 1),
        _ => false,
    })
}

/// Replaces `$name` and `$0` by what `hole` gives for `name` and `0`.
fn fill(tokens: TokenStream, hole: &mut dyn FnMut(&str) -> Option<TokenStream>) -> TokenStream {
    let mut trees = tokens.into_iter();
    let mut result = TokenStream::new();
    while let Some(tree) = trees.next() {
        match tree {
            TokenTree::Punct(dollar) if dollar.as_char() == '$' => {
                let Some(next) = trees.next() else {
                    result.extend([TokenTree::Punct(dollar)]);
                    break;
                };
                let filled = match &next {
                    TokenTree::Ident(name) => hole(&name.to_string()),
                    TokenTree::Literal(index) => hole(&index.to_string()),
                    _ => None,
                };
                match filled {
                    Some(filled) => result.extend(filled),
                    None => result.extend([TokenTree::Punct(dollar), next]),
                }
            }
            TokenTree::Group(group) => {
                let mut filled = Group::new(group.delimiter(), fill(group.stream(), hole));
                filled.set_span(group.span());
                result.extend([TokenTree::Group(filled)]);
            }
            tree => result.extend([tree]),
        }
    }
    result
}

/// Replaces `::ods_runtime` by `krate`.
fn replace_crate(tokens: TokenStream, krate: &TokenStream) -> TokenStream {
    let trees: Vec<TokenTree> = tokens.into_iter().collect();
    let mut result = TokenStream::new();
    let mut index = 0;
    while let Some(tree) = trees.get(index) {
        if names_runtime(&trees, index) {
            result.extend(krate.clone());
            index += 3;
            continue;
        }
        match tree {
            TokenTree::Group(group) => {
                let mut replaced =
                    Group::new(group.delimiter(), replace_crate(group.stream(), krate));
                replaced.set_span(group.span());
                result.extend([TokenTree::Group(replaced)]);
            }
            tree => result.extend([tree.clone()]),
        }
        index += 1;
    }
    result
}

/// Whether the path `::ods_runtime` begins at `index`; `a::ods_runtime` does not count.
fn names_runtime(trees: &[TokenTree], index: usize) -> bool {
    let [
        TokenTree::Punct(first),
        TokenTree::Punct(second),
        TokenTree::Ident(name),
        ..,
    ] = &trees[index..]
    else {
        return false;
    };
    let continues_path = match index.checked_sub(1).map(|before| &trees[before]) {
        Some(TokenTree::Ident(before)) => !names::is_raw_keyword(&before.to_string()),
        Some(TokenTree::Punct(before)) => {
            before.as_char() == '>' && before.spacing() == Spacing::Joint
        }
        _ => false,
    };
    let is_colons =
        first.as_char() == ':' && first.spacing() == Spacing::Joint && second.as_char() == ':';
    is_colons && !continues_path && name == "ods_runtime"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(text: &str, pairs: &[(&str, &str)]) -> String {
        let table = CodeTable::new(None, None);
        let hole = |name: &str| {
            let found = pairs.iter().find(|pair| pair.0 == name);
            found.map(|pair| pair.1.parse().unwrap())
        };
        table.fill(text.into(), hole).to_string()
    }

    #[test]
    fn placeholders_are_filled_at_any_depth() {
        assert_eq!(
            filled("f($_self, ($0))", &[("_self", "x"), ("0", "1 + 2")]),
            "f (x , (1 + 2))"
        );
        assert_eq!(
            filled("$lhsx + $lhs", &[("lhs", "op.lhs(ir)")]),
            "$ lhsx + op . lhs (ir)"
        );
    }

    #[test]
    fn the_runtime_crate_is_renamed() {
        let table = CodeTable::new(None, Some(quote! { crate::ods }));
        let tokens = table.plain("f(::ods_runtime::Type::i32(), x::ods_runtime)");
        assert_eq!(
            tokens.to_string(),
            quote! { f(crate::ods::Type::i32(), x::ods_runtime) }.to_string()
        );
    }

    #[test]
    fn code_is_checked_by_its_grammar() {
        let table = CodeTable::new(None, None);
        let check = |text: &str, grammar| {
            table
                .check(text.into(), grammar)
                .map_err(|error| error.message)
        };
        assert_eq!(check("let x = $_self; x > 1", Grammar::Body), Ok(()));
        assert_eq!(check("&[i64]", Grammar::Type), Ok(()));
        assert!(check("a +", Grammar::Body).is_err());
        assert!(check("f(", Grammar::Body).is_err());
        assert!(check("1 + 2", Grammar::Type).is_err());
        assert_eq!(
            check("pub fn f(self) {} const X: i32 = 1;", Grammar::ImplItems),
            Ok(())
        );
    }
}
