//! Tokens of generated text whose splices are in known places.
//!
//! In goes text, out come its tokens. The text is cut at its splices, so that no token is
//! walked. A group with splices in it has marks in place of its delimiters: [`OPEN`] and
//! [`CLOSE`] for braces, [`PARENS`] for parentheses.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use super::CodeTable;
use super::splices::SPLICE;
use crate::model::names::trim;

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
            match part.as_bytes().first() {
                Some(b'{' | b'(') => {
                    self.tokenise();
                    self.levels.push(Vec::new());
                }
                Some(b'}') => self.close(Delimiter::Brace),
                Some(b')') => self.close(Delimiter::Parenthesis),
                _ => {
                    // This loop is the fastest without optimisation.
                    let (bytes, mut end) = (part.as_bytes(), 0);
                    while end < bytes.len() && bytes[end].is_ascii_digit() {
                        end += 1;
                    }
                    let (number, rest) = part.split_at(end);
                    let number = number.parse().ok();
                    self.tokens(
                        number.map_or_else(TokenStream::new, |number| self.code.spliced(number)),
                    );
                    self.plain(rest);
                    continue;
                }
            }
            self.plain(&part[1..]);
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
        self.levels.into_iter().flatten().collect()
    }

    fn close(&mut self, delimiter: Delimiter) {
        self.tokenise();
        let inside = self.levels.pop().unwrap_or_default();
        let group = Group::new(delimiter, inside.into_iter().collect());
        self.push(TokenTree::Group(group).into());
    }

    /// Moves the text to the tokens.
    fn tokenise(&mut self) {
        if !trim(&self.text).is_empty() {
            self.push(CodeTable::tokens(&self.text));
        }
        self.text.clear();
    }

    fn push(&mut self, tokens: TokenStream) {
        if let Some(level) = self.levels.last_mut() {
            level.push(tokens);
        }
    }
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
