//! The table of an op: text that the runtime decodes on first use, and the list
//! of things that the text refers to by number.

use rustc_hash::FxHashMap;

use super::super::template::comma_separated;

/// A table under construction.
#[derive(Default)]
pub(crate) struct Table {
    text: String,
    refs: Vec<String>,
    numbers: FxHashMap<String, usize>,
}

impl Table {
    /// Adds a line: words separated by blanks.
    pub(crate) fn line(&mut self, words: &[&str]) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        for (index, word) in words.iter().enumerate() {
            if index > 0 {
                self.text.push(' ');
            }
            self.text.push_str(word);
        }
    }

    /// The number of the reference `Ref::Kind(&name)`.
    pub(crate) fn reference(&mut self, kind: &str, name: &str) -> usize {
        let reference = format!("__rt::Ref::{kind}(&{name})");
        self.shared(name, || reference)
    }

    /// The number of a thing; one that was added under the same `key` before
    /// keeps its number.
    pub(crate) fn shared(&mut self, key: &str, thing: impl FnOnce() -> String) -> usize {
        if let Some(number) = self.numbers.get(key) {
            return *number;
        }
        let number = self.add(thing());
        self.numbers.insert(key.to_owned(), number);
        number
    }

    /// The number of a new thing.
    pub(crate) fn add(&mut self, thing: String) -> usize {
        self.refs.push(thing);
        self.refs.len() - 1
    }

    /// The text, and the expression for the list.
    pub(crate) fn finish(self) -> (String, String) {
        (self.text, format!("&[{}]", comma_separated(self.refs)))
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
        let first = table.shared("a", || "a".to_owned());
        let second = table.add("b".to_owned());
        assert_eq!(
            (first, second, table.shared("a", || "c".to_owned())),
            (0, 1, 0)
        );
        table.line(&["operand", name_word(""), "1"]);
        table.line(&["operand_segments"]);
        let (text, refs) = table.finish();
        assert_eq!(text, "operand - 1\noperand_segments");
        assert_eq!(refs, "&[a, b, ]");
    }
}
