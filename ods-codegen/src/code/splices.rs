//! Splices: names in generated text that tokens replace once the text is tokenised.

extern crate proc_macro;

pub(crate) use ods_interface::template::SPLICE;
use ods_interface::template::has_splices;
use ods_tablegen::Span;
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::quote;

use super::marks::with_marks;
use super::rewrite::{with_span, with_stream};
use super::{Assembly, Code, CodeTable};

/// What replaces a name in generated text.
pub(super) enum Splice {
    /// A name. As tokens it would be more calls of the compiler.
    Name(Ident),
    /// Tokens of the user.
    Written(TokenStream),
    /// Tokens that may hold further splices.
    Generated(TokenStream),
}

/// What a splice stands for, without further splices.
pub(super) enum Spliced {
    Name(Ident),
    Tokens(TokenStream),
}

impl CodeTable {
    /// Generated text whose mistakes the compiler reports at `origin`, if that is in the
    /// invocation.
    pub(crate) fn at(&self, origin: Option<Span>, text: String) -> String {
        let span = self.rust.as_ref().zip(origin).and_then(|(rust, origin)| {
            let (first, last) = rust.compiler_spans(origin)?;
            Some(first.join(last).unwrap_or(first))
        });
        match span {
            // The call site's hygiene keeps it generated code, which lints skip.
            Some(span) => {
                let span = proc_macro2::Span::call_site().located_at(span);
                self.splice(with_span(Self::tokens(&text), span))
            }
            None => text,
        }
    }

    /// Whether there may be splices in generated text.
    pub(crate) fn has_splices(text: &str) -> bool {
        has_splices(text)
    }

    /// The splice of a piece of code. Equal code has the same splice, so that equal
    /// generated texts are recognised.
    pub(super) fn splice_once(&self, code: Code<'_>, tokens: TokenStream) -> String {
        let key = (code.origin.map(|origin| origin.start), tokens.to_string());
        if let Some(name) = self.known_splices.borrow().get(&key) {
            return name.clone();
        }
        let name = self.splice(tokens);
        self.known_splices.borrow_mut().insert(key, name.clone());
        name
    }

    /// A name that stands for `tokens` in generated text. The tokens may be of generated text
    /// and hold splices.
    pub(crate) fn splice(&self, tokens: TokenStream) -> String {
        self.add_splice(Splice::Generated(tokens))
    }

    /// A name that stands for tokens of the user, which hold no splices.
    pub(crate) fn splice_written(&self, tokens: TokenStream) -> String {
        self.add_splice(Splice::Written(tokens))
    }

    /// A name that stands for another one, with its span.
    pub(crate) fn splice_name(&self, name: Ident) -> String {
        self.add_splice(Splice::Name(name))
    }

    fn add_splice(&self, splice: Splice) -> String {
        let mut splices = self.splices.borrow_mut();
        splices.push(splice);
        format!("{SPLICE}{}", splices.len() - 1)
    }

    /// The tokens of generated text without splices.
    pub(crate) fn tokens(text: &str) -> TokenStream {
        // All code in the text was tokenised on its own before.
        let no_rust = || quote! { ::core::compile_error! { "generated code is not valid Rust" } };
        if proc_macro::is_available() {
            // `proc_macro2` would run its own lexer before the compiler's, which takes ten times as long.
            return text
                .parse::<proc_macro::TokenStream>()
                .map_or_else(|_| no_rust(), TokenStream::from);
        }
        text.parse().unwrap_or_else(|_| no_rust())
    }

    /// The tokens of generated text that may have splices.
    pub(crate) fn tokens_with_splices(&self, text: &str) -> TokenStream {
        if !Self::has_splices(text) {
            return Self::tokens(text);
        }
        // Text is cut ten times as fast as tokens are walked.
        if let Some(marked) = with_marks(text) {
            let mut assembly = Assembly::new(self);
            assembly.marked(&marked);
            return assembly.finish();
        }
        self.insert_splices(Self::tokens(text))
    }

    /// What the splice with this number stands for.
    pub(super) fn spliced(&self, number: usize) -> Spliced {
        match self.splices.borrow().get(number) {
            Some(Splice::Name(name)) => Spliced::Name(name.clone()),
            Some(Splice::Written(tokens)) => Spliced::Tokens(tokens.clone()),
            Some(Splice::Generated(tokens)) => Spliced::Tokens(self.insert_splices(tokens.clone())),
            None => Spliced::Tokens(TokenStream::new()),
        }
    }

    /// The tokens that `name` stands for.
    fn find_splice(&self, name: &Ident) -> Option<TokenStream> {
        let number = name.to_string().strip_prefix(SPLICE)?.parse::<usize>();
        let splices = self.splices.borrow();
        Some(match splices.get(number.ok()?)? {
            Splice::Name(name) => TokenTree::Ident(name.clone()).into(),
            Splice::Written(tokens) | Splice::Generated(tokens) => tokens.clone(),
        })
    }

    fn insert_splices(&self, tokens: TokenStream) -> TokenStream {
        let mut trees = Vec::new();
        self.replace_splices(tokens, &mut trees);
        trees.into_iter().collect()
    }

    /// Adds `tokens` to `trees`, and returns whether there were splices.
    fn replace_splices(&self, tokens: TokenStream, trees: &mut Vec<TokenTree>) -> bool {
        let mut has_splices = false;
        for tree in tokens {
            match &tree {
                TokenTree::Ident(name) => {
                    if let Some(tokens) = self.find_splice(name) {
                        // A splice may hold others.
                        self.replace_splices(tokens, trees);
                        has_splices = true;
                        continue;
                    }
                }
                TokenTree::Group(group) => {
                    let mut inside = Vec::new();
                    if self.replace_splices(group.stream(), &mut inside) {
                        trees.push(with_stream(group, inside.into_iter().collect()));
                        has_splices = true;
                        continue;
                    }
                }
                _ => {}
            }
            trees.push(tree);
        }
        has_splices
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splices_come_back_as_tokens() {
        let table = CodeTable::new(None, None);
        let inner = table.splice(quote! { a + b });
        let outer = table.splice(CodeTable::tokens(&format!("f({inner})")));
        let tokens = table.tokens_with_splices(&format!("let x = {outer};"));
        assert_eq!(tokens.to_string(), "let x = f (a + b) ;");
    }
}
