//! The local names of generated code, which items of the user may have.
//!
//! A unit struct, a tuple struct, a constant or a static in scope takes the place of a local of
//! its name: `let op` is a pattern then. A function does not, so the scope of generated code
//! imports a function for each name, which hides what the user has. A name that the user's code
//! mentions is not hidden.

use std::cell::RefCell;

use ods_lookup::LookupSet;

use crate::model::names::next_word;

/// The names that generated code has for any definition, in order, as
/// `ods_ir::__private::locals` has them.
const LOCALS: [&str; 36] = [
    "attr",
    "b",
    "bits",
    "body",
    "default",
    "effects",
    "f",
    "index",
    "ir",
    "key",
    "loc",
    "location",
    "message",
    "name",
    "names",
    "number",
    "of",
    "offset",
    "op",
    "optional",
    "other",
    "p",
    "parts",
    "patterns",
    "print",
    "qualified",
    "raw",
    "slots",
    "state",
    "storage",
    "text",
    "ty",
    "v",
    "value",
    "visit",
    "x",
];

/// The attribute of imports that may not be needed.
const ALLOW: &str = "#[allow(unused_imports)]";

/// The local names of an invocation.
#[derive(Default)]
pub(super) struct LocalNames {
    /// The words of the user's code that may be names of the user's items.
    mentioned: RefCell<LookupSet<String>>,
    /// The names of parameters, which come from definitions.
    parameters: RefCell<LookupSet<String>>,
    /// The parameters of the function whose body is being written, which are not items there.
    bound: RefCell<Vec<String>>,
}

impl LocalNames {
    /// Notes the words in a piece of the user's code that are not methods or fields, and that it does not bind in
    /// closures.
    pub(super) fn mention(&self, code: &str) {
        let mut mentioned = self.mentioned.borrow_mut();
        let bound = self.bound.borrow();
        let is_bound =
            |word: &str| bound.iter().any(|name| plain(name) == word) || binds(code, word);
        let mut from = 0;
        while let Some((start, end)) = next_word(code, from) {
            let word = &code[start..end];
            let is_part = matches!(last_byte(&code[from..start]), Some(b'.' | b'$' | b':'));
            from = end;
            if !is_part && !mentioned.contains(word) && !is_bound(word) {
                mentioned.insert(word.to_owned());
            }
        }
    }

    /// Notes a parameter of a generated function.
    pub(super) fn add_parameter(&self, name: &str) {
        let mut parameters = self.parameters.borrow_mut();
        if !parameters.contains(name) && LOCALS.binary_search(&name).is_err() {
            parameters.insert(name.to_owned());
        }
    }

    /// Calls `write`, which writes the body of a function with these parameters.
    pub(super) fn in_function<T>(&self, parameters: &[String], write: impl FnOnce() -> T) -> T {
        for name in parameters {
            self.add_parameter(name);
        }
        self.bound.replace(parameters.to_vec());
        let written = write();
        self.bound.take();
        written
    }

    /// The imports that hide the user's items, and the user's types with names of primitive types if `with_primitives`.
    pub(super) fn imports(&self, with_primitives: bool) -> String {
        let mentioned = self.mentioned.borrow();
        let is_free = |name: &str| !mentioned.contains(plain(name));
        let mut names = Vec::new();
        let is_local = |name: &str| LOCALS.binary_search(&name).is_ok();
        let is_all = !mentioned.any(|name| is_local(name));
        if !is_all {
            let others = LOCALS.iter().filter(|name| is_free(name));
            names.extend(others.map(|name| (*name).to_owned()));
        }
        for name in self.parameters.borrow().sorted(Some) {
            if is_free(name) {
                names.push(format!("x as {name}"));
            }
        }
        let (start, module) = match (with_primitives, is_all) {
            (true, true) => (String::new(), "scope"),
            (true, false) => (format!("{ALLOW} use ::core::primitive::*; "), "locals"),
            (false, _) => (String::new(), "locals"),
        };
        if is_all && names.is_empty() {
            return format!("{start}{ALLOW} use __rt::{module}::*;");
        }
        let all = if is_all { "*, " } else { "" };
        let names = names.join(", ");
        format!("{start}{ALLOW} use __rt::{module}::{{{all}{names}}};")
    }
}

/// The last byte that is not a blank.
fn last_byte(text: &str) -> Option<u8> {
    let bytes = text.as_bytes();
    let mut end = bytes.len();
    while end > 0 && bytes[end - 1].is_ascii_whitespace() {
        end -= 1;
    }
    (end > 0).then(|| bytes[end - 1])
}

/// A name without the `r#` of a keyword.
fn plain(name: &str) -> &str {
    name.trim_start_matches("r#")
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

    fn imports(code: &str, parameters: &[&str]) -> String {
        let names = LocalNames::default();
        names.mention(code);
        for name in parameters {
            names.add_parameter(name);
        }
        names.imports(false)
    }

    #[test]
    fn names_are_in_order() {
        assert!(LOCALS.is_sorted());
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
            let all = "#[allow(unused_imports)] use __rt::locals::*;";
            assert_eq!(imports(code, &[]), all, "{code}");
        }
        for code in ["value($_self)", "1 + value", "$0.map(value)", "a | value"] {
            let imports = imports(code, &[]);
            assert_eq!(imports.split(',').count(), LOCALS.len() - 1, "{code}");
            assert!(!imports.contains("value"), "{code}");
        }
    }

    #[test]
    fn primitives_are_imported_by_themselves_beside_a_list() {
        let names = LocalNames::default();
        names.mention("1 + value");
        let imports = names.imports(true);
        let start = "#[allow(unused_imports)] use ::core::primitive::*; #[allow(unused_imports)] use __rt::locals::{attr, ";
        assert!(imports.starts_with(start), "{imports}");
    }

    #[test]
    fn parameters() {
        let both = ["rhs", "lhs", "op", "r#in"];
        let all = "#[allow(unused_imports)] use __rt::locals::{*, x as lhs, x as r#in, x as rhs};";
        assert_eq!(imports("$_self.lhs()", &both), all);
        let names = LocalNames::default();
        names.in_function(&["lhs".to_owned()], || names.mention("lhs.rhs()"));
        let all = "#[allow(unused_imports)] use __rt::locals::{*, x as lhs};";
        assert_eq!(names.imports(false), all);
        assert_eq!(names.imports(true), all.replace("locals", "scope"));
        let rest = "#[allow(unused_imports)] use __rt::locals::{*, x as r#in, x as rhs};";
        assert_eq!(imports("lhs($_self)", &both), rest);
    }
}
