//! The path of the runtime crate in generated text.

use proc_macro2::{Group, TokenStream, TokenTree};

/// Stands in text for a path that begins with the `$crate` of a macro, which text cannot name.
const SPLICE: &str = "__ods_crate";

/// The path of the runtime crate.
pub(crate) struct Krate(TokenStream);

impl Krate {
    pub(crate) fn new(path: TokenStream) -> Self {
        Self(path)
    }

    fn is_spliced(&self) -> bool {
        let mut trees = self.0.clone().into_iter();
        trees.any(|tree| matches!(tree, TokenTree::Ident(name) if name == "$crate"))
    }

    /// The path in generated text.
    pub(crate) fn text(&self) -> String {
        if self.is_spliced() {
            SPLICE.to_owned()
        } else {
            self.0.to_string()
        }
    }

    /// The tokens of generated text.
    pub(crate) fn tokens(&self, text: &str) -> TokenStream {
        let tokens = text
            .parse()
            .expect("the template is Rust, and so are the signatures in it");
        if self.is_spliced() {
            self.insert(tokens)
        } else {
            tokens
        }
    }

    fn insert(&self, tokens: TokenStream) -> TokenStream {
        let insert = |tree| match tree {
            TokenTree::Ident(name) if name == SPLICE => self.0.clone(),
            TokenTree::Group(group) => {
                let mut spliced = Group::new(group.delimiter(), self.insert(group.stream()));
                spliced.set_span(group.span());
                TokenTree::Group(spliced).into()
            }
            tree => tree.into(),
        };
        tokens.into_iter().map(insert).collect::<TokenStream>()
    }
}
