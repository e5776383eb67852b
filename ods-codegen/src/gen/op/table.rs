//! The table of an op: text that the runtime decodes on first use, and the list
//! of things that the text refers to by number.

use std::fmt::{Display, Write as _};

use proc_macro2::TokenStream;
use quote::quote;
use rustc_hash::FxHashMap;

/// A table under construction.
#[derive(Default)]
pub(crate) struct Table {
    text: String,
    refs: Vec<TokenStream>,
    numbers: FxHashMap<String, usize>,
}

impl Table {
    /// Adds a line: words separated by blanks.
    pub(crate) fn line(&mut self, words: &[&dyn Display]) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        for (index, word) in words.iter().enumerate() {
            let separator = if index == 0 { "" } else { " " };
            let _ = write!(self.text, "{separator}{word}");
        }
    }

    /// The number of a thing; one that was added under the same `key` before
    /// keeps its number.
    pub(crate) fn shared(&mut self, key: String, thing: impl FnOnce() -> TokenStream) -> usize {
        let refs = &mut self.refs;
        *self.numbers.entry(key).or_insert_with(|| {
            refs.push(thing());
            refs.len() - 1
        })
    }

    /// The number of a new thing.
    pub(crate) fn add(&mut self, thing: TokenStream) -> usize {
        self.refs.push(thing);
        self.refs.len() - 1
    }

    /// The text, and the expression for the list.
    pub(crate) fn finish(self) -> (String, TokenStream) {
        let refs = self.refs;
        (self.text, quote! { &[#(#refs),*] })
    }
}

/// A name in the table; `-` stands for none.
pub(crate) fn name_word(name: &str) -> &str {
    if name.is_empty() { "-" } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_things_keep_their_number() {
        let mut table = Table::default();
        let first = table.shared("a".to_owned(), || quote! { a });
        let second = table.add(quote! { b });
        assert_eq!(
            (first, second, table.shared("a".to_owned(), || quote! { c })),
            (0, 1, 0)
        );
        table.line(&[&"operand", &name_word(""), &1]);
        table.line(&[&"operand_segments"]);
        let (text, refs) = table.finish();
        assert_eq!(text, "operand - 1\noperand_segments");
        assert_eq!(refs.to_string(), "& [a , b]");
    }
}
