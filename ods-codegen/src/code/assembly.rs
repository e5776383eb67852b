//! Tokens of generated text whose splices are in known places.
//!
//! In goes text, out come its tokens. The text is cut at its splices, so that no token is
//! walked. A group with splices in it has marks in place of its delimiters: [`OPEN`] and
//! [`CLOSE`] for braces, [`PARENS`] for parentheses; for brackets only [`marks`](super::marks) has them.

extern crate proc_macro;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use super::CodeTable;
use super::splices::{SPLICE, Spliced};

/// Begins a group in braces that holds splices.
pub(crate) const OPEN: &str = "ǂ{";
/// Ends a group in braces that holds splices.
pub(crate) const CLOSE: &str = "ǂ}";

/// Begins and ends a group in parentheses that holds splices.
pub(crate) const PARENS: [&str; 2] = ["ǂ(", "ǂ)"];

/// Tokens under construction.
pub(crate) struct Assembly<'c> {
    code: &'c CodeTable,
    /// Text that is not tokenised yet.
    text: String,
    /// The tokens outside of groups, then those of each open group.
    levels: Vec<Vec<TokenStream>>,
}

/// The bytes that the longest text between two splices usually fits into.
const USUAL_LENGTH: usize = 4096;

impl<'c> Assembly<'c> {
    /// Nothing yet.
    pub(crate) fn new(code: &'c CodeTable) -> Self {
        Self {
            code,
            text: String::with_capacity(USUAL_LENGTH),
            levels: vec![Vec::new()],
        }
    }

    /// Adds text without splices.
    pub(crate) fn plain(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Adds text whose splices are outside of groups, or in groups with marks.
    pub(crate) fn marked(&mut self, text: &str) {
        let mut parts = text.split(SPLICE);
        self.plain(parts.next().unwrap_or_default());
        for part in parts {
            let bytes = part.as_bytes();
            let mut end = 1;
            match bytes.first() {
                Some(b'{' | b'(' | b'[') => {
                    self.tokenise();
                    self.levels.push(Vec::new());
                }
                Some(b'}') => self.close(Delimiter::Brace),
                Some(b')') => self.close(Delimiter::Parenthesis),
                Some(b']') => self.close(Delimiter::Bracket),
                _ => {
                    // This loop is the fastest without optimisation.
                    let mut number = 0;
                    end = 0;
                    while end < bytes.len() && bytes[end].is_ascii_digit() {
                        number = 10 * number + (bytes[end] - b'0') as usize;
                        end += 1;
                    }
                    self.tokenise();
                    match self.code.spliced(number) {
                        Spliced::Name(name) => self.push_tree(TokenTree::Ident(name)),
                        Spliced::Tokens(tokens) => self.push(tokens),
                    }
                }
            }
            self.plain(&part[end..]);
        }
    }

    /// Adds tokens.
    pub(crate) fn tokens(&mut self, tokens: TokenStream) {
        if !tokens.is_empty() {
            self.tokenise();
            self.push(tokens);
        }
    }

    /// All tokens; every group has ended.
    pub(crate) fn finish(mut self) -> TokenStream {
        self.tokenise();
        join(self.levels.pop().unwrap_or_default())
    }

    fn close(&mut self, delimiter: Delimiter) {
        self.tokenise();
        let inside = self.levels.pop().unwrap_or_default();
        let group = Group::new(delimiter, join(inside));
        self.push_tree(TokenTree::Group(group));
    }

    /// Moves the text to the tokens.
    fn tokenise(&mut self) {
        let (bytes, mut at) = (self.text.as_bytes(), 0);
        while at < bytes.len() {
            if !matches!(bytes[at], b' ' | b'\n') {
                let tokens = CodeTable::tokens(&self.text);
                self.push(tokens);
                break;
            }
            at += 1;
        }
        self.text.clear();
    }

    /// Adds a token to the tokens before it: a stream of its own would be more calls of the compiler.
    fn push_tree(&mut self, tree: TokenTree) {
        if let Some(level) = self.levels.last_mut() {
            match level.last_mut() {
                Some(before) => before.extend([tree]),
                None => level.push(tree.into()),
            }
        }
    }

    fn push(&mut self, tokens: TokenStream) {
        if let Some(level) = self.levels.last_mut() {
            level.push(tokens);
        }
    }
}

/// All tokens, one stream after the other.
fn join(streams: Vec<TokenStream>) -> TokenStream {
    if !proc_macro::is_available() {
        return streams.into_iter().collect();
    }
    // `proc_macro2` would pass each stream through three functions more.
    let mut trees = Vec::with_capacity(streams.len());
    for stream in streams {
        trees.push(proc_macro::TokenStream::from(stream));
    }
    proc_macro::TokenStream::from_iter(trees).into()
}

#[cfg(test)]
mod tests {
    use quote::quote;

    use super::*;

    #[test]
    fn text_is_cut_at_splices_and_marked_groups() {
        let code = CodeTable::new(None, None);
        let inner = code.splice_written(quote! { b.c });
        let outer = code.splice(CodeTable::tokens(&format!("f({inner})")));
        let mut assembly = Assembly::new(&code);
        assembly.plain("struct A; ");
        assembly.marked(&format!(
            "fn x() {OPEN} {outer} {OPEN} {CLOSE}; g{} {inner}.d {} {CLOSE} mod y;",
            PARENS[0], PARENS[1]
        ));
        assembly.tokens(quote! { z });
        assert_eq!(
            assembly.finish().to_string(),
            quote! { struct A; fn x() { f(b.c) {}; g(b.c.d) } mod y; z }.to_string()
        );
    }
}
