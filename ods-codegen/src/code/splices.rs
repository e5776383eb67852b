//! Splices: tokens that stand in generated text by name, until the text is tokenised.

extern crate proc_macro;

use ods_tablegen::Span;
use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::quote;

use super::rewrite::with_span;
use super::{Code, CodeTable};

/// What the names of splices begin with: a letter that hardly anything else in
/// generated text has, so that looking for its first byte is enough.
const SPLICE: &str = "ǂ";

impl CodeTable {
    /// Generated text about which the compiler may speak at `origin`, what the user
    /// wrote it for, if that is inline.
    pub(crate) fn at(&self, origin: Option<Span>, text: String) -> String {
        let span = self.rust.as_ref().zip(origin).and_then(|(rust, origin)| {
            let (first, last) = rust.compiler_spans(origin)?;
            Some(first.join(last).unwrap_or(first))
        });
        match span {
            // It stays generated, so that lints leave it alone.
            Some(span) => {
                let span = proc_macro2::Span::call_site().located_at(span);
                self.splice(with_span(Self::tokens(&text), span))
            }
            None => text,
        }
    }

    /// Whether there may be splices in generated text.
    pub(crate) fn has_splices(text: &str) -> bool {
        text.as_bytes().contains(&SPLICE.as_bytes()[0])
    }

    /// The splice of a piece of code; the same one for the same code, so that what is
    /// made of it is known to be the same.
    pub(super) fn splice_once(&self, code: Code<'_>, tokens: TokenStream) -> String {
        let key = (code.origin.map(|origin| origin.start), tokens.to_string());
        if let Some(name) = self.known_splices.borrow().get(&key) {
            return name.clone();
        }
        let name = self.splice(tokens);
        self.known_splices.borrow_mut().insert(key, name.clone());
        name
    }

    /// A name that stands for `tokens` in generated text.
    pub(crate) fn splice(&self, tokens: TokenStream) -> String {
        let mut splices = self.splices.borrow_mut();
        splices.push(tokens);
        format!("{SPLICE}{}", splices.len() - 1)
    }

    /// The tokens of generated text without splices.
    pub(crate) fn tokens(text: &str) -> TokenStream {
        // All code in it was tokenised on its own before.
        let no_rust = || quote! { ::core::compile_error! { "generated code is not valid Rust" } };
        if proc_macro::is_available() {
            // The compiler's lexer alone: `proc_macro2` would run its own one before, which takes ten times as long.
            return text
                .parse::<proc_macro::TokenStream>()
                .map_or_else(|_| no_rust(), TokenStream::from);
        }
        text.parse().unwrap_or_else(|_| no_rust())
    }

    /// The tokens of generated text that may have splices.
    pub(crate) fn tokens_with_splices(&self, text: &str) -> TokenStream {
        let tokens = Self::tokens(text);
        if Self::has_splices(text) {
            self.insert_splices(tokens)
        } else {
            tokens
        }
    }

    /// The same where no splice is between delimiters: the text is cut at the splices, so
    /// that nobody walks the other tokens.
    pub(crate) fn tokens_with_shallow_splices(&self, text: &str) -> TokenStream {
        let mut parts = text.split(SPLICE);
        let mut streams = vec![Self::tokens(parts.next().unwrap_or_default())];
        for part in parts {
            let rest = part.trim_start_matches(|char: char| char.is_ascii_digit());
            let number = part[..part.len() - rest.len()].parse::<usize>();
            let splices = self.splices.borrow();
            if let Some(tokens) = number.ok().and_then(|number| splices.get(number)) {
                let holds_others = tokens.clone().into_iter().any(|tree| match tree {
                    TokenTree::Ident(name) => self.find_splice(&name).is_some(),
                    TokenTree::Group(_) => true,
                    _ => false,
                });
                streams.push(if holds_others {
                    self.insert_splices(tokens.clone())
                } else {
                    tokens.clone()
                });
            }
            if !rest.trim().is_empty() {
                streams.push(Self::tokens(rest));
            }
        }
        streams.into_iter().collect()
    }

    /// The tokens that `name` stands for.
    fn find_splice(&self, name: &Ident) -> Option<TokenStream> {
        let number = name.to_string().strip_prefix(SPLICE)?.parse::<usize>();
        self.splices.borrow().get(number.ok()?).cloned()
    }

    fn insert_splices(&self, tokens: TokenStream) -> TokenStream {
        let mut trees = Vec::new();
        self.replace_splices(tokens, &mut trees);
        trees.into_iter().collect()
    }

    /// Adds `tokens` to `trees`, and says whether there were splices.
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
                        let inside = inside.into_iter().collect();
                        let mut replaced = Group::new(group.delimiter(), inside);
                        replaced.set_span(group.span());
                        trees.push(replaced.into());
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
