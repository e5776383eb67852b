//! The local names of generated code, which items of the user may have.
//!
//! A unit struct, a constant or a static in scope takes the place of a local of its name: `let op`
//! is a pattern then. A function does not, so the scope of generated code imports a function for
//! each name, which hides what the user has. A name that the user's code mentions is not
//! hidden.

use std::cell::Cell;

/// The names, in order, as `ods_ir::__private::locals` has them.
const LOCALS: [&str; 34] = [
    "attr", "b", "bits", "body", "default", "effects", "f", "index", "ir", "key", "loc",
    "location", "message", "name", "number", "of", "offset", "op", "optional", "other", "p",
    "parts", "patterns", "print", "raw", "slots", "state", "storage", "text", "ty", "v", "value",
    "visit", "x",
];

/// The names that code of the user mentions, a bit for each.
#[derive(Default)]
pub(super) struct Mentioned(Cell<u64>);

impl Mentioned {
    /// Notes the names in a piece of code: words that are no methods or fields, and that it does not bind in closures.
    pub(super) fn note(&self, code: &str) {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let mut rest = code;
        let mut before = '\0';
        while let Some(start) = rest.find(is_word) {
            before = (rest[..start].trim_end().chars().next_back()).unwrap_or(before);
            let word = &rest[start..];
            let end = word.find(|c| !is_word(c)).unwrap_or(word.len());
            rest = &word[end..];
            let is_part = matches!(before, '.' | '$' | ':');
            before = '\0';
            if is_part {
                continue;
            }
            if let Ok(number) = LOCALS.binary_search(&&word[..end])
                && !binds(code, &word[..end])
            {
                self.0.set(self.0.get() | 1 << number);
            }
        }
    }

    /// The names that the user's code does not mention; `None` for all.
    pub(super) fn others(&self) -> Option<Vec<&'static str>> {
        let mentioned = self.0.get();
        let names = LOCALS.iter().enumerate();
        let others = names.filter(|(number, _)| mentioned & 1 << number == 0);
        (mentioned != 0).then(|| others.map(|(_, name)| *name).collect())
    }
}

/// Whether a closure in `code` has the parameter `name`.
fn binds(code: &str, name: &str) -> bool {
    let closures = code.match_indices('|');
    closures.map(|(at, _)| &code[at + 1..]).any(|rest| {
        let rest = rest.trim_start().strip_prefix(name);
        rest.is_some_and(|rest| rest.trim_start().starts_with(['|', ',', ':']))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn others(code: &str) -> Option<Vec<&'static str>> {
        let mentioned = Mentioned::default();
        mentioned.note(code);
        mentioned.others()
    }

    #[test]
    fn names_are_in_order() {
        assert!(LOCALS.is_sorted());
        assert!(LOCALS.len() <= 64);
    }

    #[test]
    fn the_runtime_has_the_same_names() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../ods-ir/src/__private.rs");
        let text = std::fs::read_to_string(path).unwrap();
        let (_, list) = text.split_once("    locals! {").unwrap();
        let (list, _) = list.split_once('}').unwrap();
        assert_eq!(list.split_whitespace().collect::<Vec<_>>(), LOCALS);
    }

    #[test]
    fn mentions() {
        for code in [
            "",
            "$value.op().ty",
            "$_self.value(7)",
            "list.iter().all(|value| value > 1)",
            "crate::value($_self)",
            "crate :: value",
            "values(opaque)",
        ] {
            assert_eq!(others(code), None, "{code}");
        }
        for code in ["value($_self)", "1 + value", "$0.map(value)", "a | value"] {
            let others = others(code).unwrap_or_default();
            assert_eq!(others.len(), LOCALS.len() - 1, "{code}");
            assert!(!others.contains(&"value"), "{code}");
        }
    }
}
