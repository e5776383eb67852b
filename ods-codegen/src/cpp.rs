//! C++ in place of Rust: how it is recognised, and what to write instead.
//!
//! Only code that does not parse as Rust is asked about, so nothing right is refused.

use crate::limits::MAX_TRANSLATED_NAMES;

/// What to write for names of C++ and of MLIR's C++ API, in alphabetical order.
const IN_RUST: &[(&str, &str)] = &[
    ("ArrayRef", "`&[T]`"),
    ("FailureOr", "`Result<T, E>`"),
    ("LogicalResult", "`Result`"),
    ("OpFoldResult", "`FoldResult`"),
    ("SmallVector", "`Vec<T>`"),
    ("StringRef", "`&str`"),
    ("Twine", "`&str`"),
    ("auto", "`let`"),
    ("double", "`f64`"),
    ("dyn_cast", "the method `downcast::<T>()`"),
    ("emitError", "`emit_error`"),
    ("emitOpError", "`emit_error`"),
    ("int", "`i32`"),
    ("int32_t", "`i32`"),
    ("int64_t", "`i64`"),
    ("isa", "the method `is::<T>()`"),
    ("nullptr", "`None`"),
    ("size_t", "`usize`"),
    ("static_cast", "`as`"),
    ("uint32_t", "`u32`"),
    ("uint64_t", "`u64`"),
    ("unsigned", "`u32`"),
    ("void", "`()`"),
];

/// Types of C++ that parse as types of Rust and cannot be any, in alphabetical order, with the Rust
/// type. A name that a crate may define, such as `int64_t`, is not among them.
const TYPES: &[(&str, &str)] = &[
    ("double", "f64"),
    ("int", "i32"),
    ("long", "i64"),
    ("short", "i16"),
    ("std::array", "[T; N]"),
    ("std::function", "impl Fn(A) -> R"),
    ("std::map", "std::collections::BTreeMap<K, V>"),
    ("std::nullopt_t", "Option<T>"),
    ("std::optional", "Option<T>"),
    ("std::pair", "(A, B)"),
    ("std::set", "std::collections::BTreeSet<T>"),
    ("std::shared_ptr", "std::sync::Arc<T>"),
    ("std::size_t", "usize"),
    ("std::string", "String"),
    ("std::string_view", "&str"),
    ("std::tuple", "(A, B)"),
    ("std::unique_ptr", "Box<T>"),
    ("std::unordered_map", "std::collections::HashMap<K, V>"),
    ("std::vector", "Vec<T>"),
    ("unsigned", "u32"),
];

/// The type of C++ that the text of a type names, and the Rust type, if it cannot be one of Rust.
pub(crate) fn type_of_cpp(ty: &str) -> Option<(&'static str, &'static str)> {
    let ty = ty.trim().trim_start_matches("::");
    let is_part = |char: char| char.is_alphanumeric() || matches!(char, '_' | ':');
    let end = ty.find(|char| !is_part(char)).unwrap_or(ty.len());
    let found = TYPES.binary_search_by_key(&&ty[..end], |(name, _)| name);
    // `std::array` is a module of Rust, and `std::array::IntoIter` a type.
    found.ok().map(|at| TYPES[at])
}

/// What to write for functions of MLIR's C++ API with a type in `<…>`, in alphabetical order.
const GENERIC: &[(&str, &str)] = &[
    ("cast", "`x.downcast::<T>()`"),
    ("create", "a call of the builder that the op has"),
    ("dyn_cast_or_null", "`x?.downcast::<T>()`"),
    ("getDefiningOp", "`x.defining_op(ir)`"),
];

/// The words that may precede a name in Rust.
const RUST_WORDS: &[&str] = &[
    "as", "async", "await", "break", "const", "crate", "dyn", "else", "enum", "extern", "fn",
    "for", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref",
    "return", "static", "struct", "super", "trait", "type", "unsafe", "use", "where", "while",
];

/// The help for code that is not Rust, if it looks like C++.
pub(crate) fn help_with_cpp(code: &str) -> Option<String> {
    let words: Vec<&str> = words(code).collect();
    let mut known: Vec<String> = Vec::new();
    let mut is_cpp = false;
    let has_statements = code.contains([';', '{']);
    for (at, &word) in words.iter().enumerate() {
        let next = words.get(at + 1).copied().unwrap_or_default();
        let after = words.get(at + 2).copied().unwrap_or_default();
        if let Ok(found) = IN_RUST.binary_search_by_key(&word, |&(name, _)| name) {
            let (name, rust) = IN_RUST[found];
            known.push(format!("`{name}` is {rust} in Rust"));
        } else if next == "<"
            && let Ok(found) = GENERIC.binary_search_by_key(&word, |&(name, _)| name)
        {
            let (name, rust) = GENERIC[found];
            known.push(format!("`{name}<T>` is {rust} in Rust"));
        } else if word == "new" && is_name(next) {
            known.push("`new T(x)` is `Box::new(x)` in Rust".to_owned());
        } else if word == "[" && matches!(next, "&" | "=" | "]") && is_capture(&words[at..]) {
            known.push("`[&](T x) { … }` is `|x: T| { … }` in Rust".to_owned());
        } else if word == "?" && is_operand(next) && words[at..].contains(&":") {
            known.push("`a ? b : c` is `if a { b } else { c }` in Rust".to_owned());
        } else if next == "->" && is_operand(word) && is_name(after) {
            known.push("`a->b()` is `a.b(ir)` in Rust".to_owned());
        } else {
            // `Type name(` and `Type name =`
            let is_declaration = is_type(word)
                && is_name(next)
                && !RUST_WORDS.contains(&next)
                && "(=".contains(after);
            is_cpp |= has_statements && is_declaration && !after.is_empty();
            is_cpp |= matches!(word, "mlir" | "llvm") && next == "::";
        }
    }
    if known.is_empty() && !is_cpp {
        return None;
    }
    let mut help = "this looks like C++: write Rust here".to_owned();
    let mut said: Vec<&String> = Vec::new();
    for known in &known {
        if said.len() < MAX_TRANSLATED_NAMES && !said.contains(&known) {
            help += if said.is_empty() { "; " } else { ", " };
            help += known;
            said.push(known);
        }
    }
    Some(help)
}

/// Whether `[` begins a lambda of C++.
fn is_capture(words: &[&str]) -> bool {
    let end = words.iter().position(|word| *word == "]");
    let after = end.and_then(|end| words.get(end + 1));
    end.is_some_and(|end| end < 3) && after.is_some_and(|after| ["(", "{"].contains(after))
}

/// Whether a word is a name or a number, as that of a placeholder.
fn is_operand(word: &str) -> bool {
    word == "$" || word.starts_with(|char: char| char.is_alphanumeric() || char == '_')
}

fn is_name(word: &str) -> bool {
    word.starts_with(|char: char| char.is_ascii_alphabetic() || char == '_')
}

fn is_type(word: &str) -> bool {
    is_name(word) && !RUST_WORDS.contains(&word)
}

/// The names, strings, `->`, `::` and other characters of a text, without blanks.
fn words(code: &str) -> impl Iterator<Item = &str> {
    let mut rest = code;
    std::iter::from_fn(move || {
        rest = rest.trim_start();
        let first = rest.chars().next()?;
        let is_part = |char: char| char.is_alphanumeric() || char == '_';
        let len = if is_part(first) {
            rest.find(|char| !is_part(char)).unwrap_or(rest.len())
        } else if let Some(text) = rest.strip_prefix('"') {
            text.find('"').map_or(rest.len(), |end| end + 2)
        } else if rest.starts_with("->") || rest.starts_with("::") {
            2
        } else {
            first.len_utf8()
        };
        let (word, tail) = rest.split_at(len);
        rest = tail;
        Some(word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_in_order() {
        assert!(IN_RUST.is_sorted_by_key(|&(name, _)| name));
        assert!(RUST_WORDS.is_sorted());
        assert!(GENERIC.is_sorted());
        assert!(TYPES.is_sorted());
    }

    #[test]
    fn cpp_is_recognised() {
        let rust = "this looks like C++: write Rust here";
        for (code, help) in [
            (
                "int64_t getValue() { return getOp()->getValue(); }",
                "; `int64_t` is `i64` in Rust",
            ),
            (
                "return $_self->getType();",
                "; `a->b()` is `a.b(ir)` in Rust",
            ),
            ("bool isConstant();", ""),
            ("$0->getOperand(1)", "; `a->b()` is `a.b(ir)` in Rust"),
            (
                "cast<IntegerAttr>($0).getInt()",
                "; `cast<T>` is `x.downcast::<T>()` in Rust",
            ),
            (
                "$_builder.create<AddOp>($_loc, $0)",
                "; `create<T>` is a call of the builder that the op has in Rust",
            ),
            (
                "$0 ? $1 : $2",
                "; `a ? b : c` is `if a { b } else { c }` in Rust",
            ),
            ("new Foo($0)", "; `new T(x)` is `Box::new(x)` in Rust"),
            (
                "[&]{ return $0; }()",
                "; `[&](T x) { … }` is `|x: T| { … }` in Rust",
            ),
            ("return mlir::success()", ""),
            (
                "auto x = nullptr; auto y = nullptr;",
                "; `auto` is `let` in Rust, `nullptr` is `None` in Rust",
            ),
        ] {
            assert_eq!(help_with_cpp(code), Some(format!("{rust}{help}")), "{code}");
        }
    }

    #[test]
    fn types_of_cpp_are_told_apart() {
        for (ty, rust) in [
            ("unsigned", "u32"),
            (" ::std::string ", "String"),
            ("std::vector<int64_t>", "Vec<T>"),
        ] {
            assert_eq!(type_of_cpp(ty).map(|(_, rust)| rust), Some(rust), "{ty}");
        }
        for ty in [
            "String",
            "int64_t",
            "std::string::String",
            "std::array::IntoIter<u8, 2>",
            "my::int",
        ] {
            assert_eq!(type_of_cpp(ty), None, "{ty}");
        }
    }

    #[test]
    fn broken_rust_is_no_cpp() {
        for code in [
            "pub fn twice(self) -> { 2 }",
            "let x = f(;",
            "fn f(&self) -> Vec<i64> { self.0 +",
            "x y (",
            "f(\"the name (is\" 2)",
            "match x { Some(a) => a, None }",
            "a < cast(",
            "",
        ] {
            assert_eq!(help_with_cpp(code), None, "{code}");
        }
    }
}
