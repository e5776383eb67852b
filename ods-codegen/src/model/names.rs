//! From TableGen and C++ names to Rust names.

use proc_macro2::{TokenStream, TokenTree};

/// The name of an op's type: the definition's after its first `_`
/// (`Arith_AddIOp` → `AddIOp`). A leading `_` is part of the name.
pub fn op_name(def: &str) -> &str {
    // This loop is the fastest without optimisation.
    let (bytes, mut at) = (def.as_bytes(), 0);
    while at < bytes.len() && bytes[at] != b'_' {
        at += 1;
    }
    match at {
        0 => def,
        _ if at == bytes.len() => def,
        _ if at + 1 == bytes.len() => &def[..at],
        _ => &def[at + 1..],
    }
}

/// The name of a dialect's type: the definition's without underscores.
pub fn dialect_name(def: &str) -> String {
    def.chars().filter(|&c| c != '_').collect()
}

/// `camelCase` or `PascalCase` to `snake_case`.
///
/// A run of capitals is one word, whose last letter begins the next one if a
/// small letter follows: `HTTPServer` → `http_server`, `getI32` → `get_i32`.
pub fn snake_case(name: &str) -> String {
    // This loop is the fastest without optimisation.
    let (bytes, mut at) = (name.as_bytes(), 0);
    while at < bytes.len() && !bytes[at].is_ascii_uppercase() {
        at += 1;
    }
    if at == bytes.len() {
        return name.to_owned();
    }
    let mut result = String::with_capacity(name.len() + 4);
    for (index, c) in name.char_indices() {
        if c.is_ascii_uppercase() {
            let after_small =
                index > 0 && !bytes[index - 1].is_ascii_uppercase() && bytes[index - 1] != b'_';
            let ends_run = index > 0
                && bytes[index - 1].is_ascii_uppercase()
                && bytes.get(index + 1).is_some_and(u8::is_ascii_lowercase);
            if after_small || ends_run {
                result.push('_');
            }
            result.push(c.to_ascii_lowercase());
        } else {
            result.push(c);
        }
    }
    result
}

/// The name of a method: `snake_case`; `self` and the like, which cannot be raw
/// names, and `_` get a `_`.
pub fn method_name(name: &str) -> String {
    let mut name = snake_case(name);
    if is_path_keyword(&name) || name == "_" {
        name.push('_');
    }
    name
}

/// The names of the functions in the items of an `impl`; none if the code is not Rust.
pub fn functions_in(code: &str) -> impl Iterator<Item = String> {
    let tokens = code.parse::<TokenStream>().unwrap_or_default();
    let mut before = None;
    // Types such as `fn()` have no name, and bodies are groups.
    tokens.into_iter().filter_map(move |tree| {
        let TokenTree::Ident(word) = tree else {
            before = None;
            return None;
        };
        let word = word.to_string();
        let is_name = before
            .replace(word.clone())
            .is_some_and(|before| before == "fn");
        is_name.then_some(word)
    })
}

/// The name of a constant: `SCREAMING_SNAKE_CASE`. One without letters is not that of a method either.
pub fn constant_case(name: &str) -> String {
    let method = snake_case(name);
    let constant = method.to_ascii_uppercase();
    if constant == method {
        return format!("NAME{constant}");
    }
    constant
}

/// Whether `name` is that of a primitive type of Rust, which is in scope everywhere.
pub(crate) fn is_primitive_type(name: &str) -> bool {
    match name.as_bytes() {
        b"bool" | b"char" | b"str" | b"f32" | b"f64" => true,
        [b'i' | b'u', bits @ ..] => {
            matches!(bits, b"8" | b"16" | b"32" | b"64" | b"128" | b"size")
        }
        _ => false,
    }
}

/// Whether `name` is a Rust identifier, keywords included.
pub fn is_identifier(name: &str) -> bool {
    name != "_" && is_word(name, b"_")
}

/// Whether `text` is a keyword of the assembly format, which MLIR calls a bare identifier.
pub(crate) fn is_keyword(text: &str) -> bool {
    is_word(text, b"_$.")
}

/// Whether `text` begins with a letter or `_` and continues with letters, digits and `others`.
pub(crate) fn is_word(text: &str, others: &[u8]) -> bool {
    // This loop is the fastest without optimisation.
    let (bytes, mut at) = (text.as_bytes(), 0);
    while at < bytes.len() {
        match bytes[at] {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => {}
            b'0'..=b'9' if at > 0 => {}
            other if at > 0 && others.contains(&other) => {}
            _ => return false,
        }
        at += 1;
    }
    at > 0
}

/// The text without white space at its ends. `str::trim` decodes characters, which takes ten times as long without
/// optimisation.
pub(crate) fn trim(text: &str) -> &str {
    let is_blank = |byte: u8| matches!(byte, b'\t'..=b'\r' | b' ');
    let bytes = text.as_bytes();
    let (mut start, mut end) = (0, bytes.len());
    while start < end && is_blank(bytes[start]) {
        start += 1;
    }
    while start < end && is_blank(bytes[end - 1]) {
        end -= 1;
    }
    if start < end && !(bytes[start].is_ascii() && bytes[end - 1].is_ascii()) {
        return text.trim();
    }
    &text[start..end]
}

/// Where the next word of `text` begins and ends, from the byte `from` on: letters, digits and `_`. What is not ASCII
/// counts as a letter.
pub(crate) fn next_word(text: &str, from: usize) -> Option<(usize, usize)> {
    let is_part =
        |byte: u8| matches!(byte, b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' | 0x80..);
    // These loops are the fastest without optimisation.
    let bytes = text.as_bytes();
    let mut start = from;
    while start < bytes.len() && !is_part(bytes[start]) {
        start += 1;
    }
    let mut end = start;
    while end < bytes.len() && is_part(bytes[end]) {
        end += 1;
    }
    (start < end).then_some((start, end))
}

/// Whether `name` is a keyword that can be written as `r#name`.
pub fn is_raw_keyword(name: &str) -> bool {
    // Looking up the first letter settles most names.
    let first = name.as_bytes().first().copied().unwrap_or_default();
    let Some(keywords) = RAW_KEYWORDS.get(usize::from(first.wrapping_sub(b'a'))) else {
        return false;
    };
    keywords.contains(&name)
}

/// Whether `name` is a keyword that cannot be written as `r#name`.
pub fn is_path_keyword(name: &str) -> bool {
    matches!(name.as_bytes(), b"self" | b"Self" | b"super" | b"crate")
}

/// Strict and reserved keywords of all editions, by their first letter.
const RAW_KEYWORDS: [&[&str]; 26] = [
    &["abstract", "as", "async", "await"],
    &["become", "box", "break"],
    &["const", "continue"],
    &["do", "dyn"],
    &["else", "enum", "extern"],
    &["false", "final", "fn", "for"],
    &["gen"],
    &[],
    &["if", "impl", "in"],
    &[],
    &[],
    &["let", "loop"],
    &["macro", "match", "mod", "move", "mut"],
    &[],
    &["override"],
    &["priv", "pub"],
    &[],
    &["ref", "return"],
    &["static", "struct"],
    &["trait", "true", "try", "type", "typeof"],
    &["union", "unsafe", "unsized", "use"],
    &["virtual"],
    &["where", "while"],
    &[],
    &["yield"],
    &[],
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn op_name_drops_the_dialect_prefix() {
        assert_eq!(op_name("Arith_AddIOp"), "AddIOp");
        assert_eq!(op_name("A_B_C"), "B_C");
        assert_eq!(op_name("_Foo_Bar"), "_Foo_Bar");
        assert_eq!(op_name("Foo_"), "Foo");
        assert_eq!(op_name("AddOp"), "AddOp");
    }

    #[test]
    fn camel_case_becomes_snake_case() {
        let cases = [
            ("lhs", "lhs"),
            ("operandSegmentSizes", "operand_segment_sizes"),
            ("isI32", "is_i32"),
            ("HTTPServer", "http_server"),
            ("AddIOp", "add_i_op"),
            ("sym_name", "sym_name"),
            ("_x", "_x"),
            ("X_Y", "x_y"),
        ];
        for (name, expected) in cases {
            assert_eq!(snake_case(name), expected);
        }
    }

    #[test]
    fn white_space_is_trimmed_as_by_the_standard_library() {
        for text in [
            "",
            " ",
            "a",
            " a b\n",
            "\u{b}a\u{c}",
            "\u{a0}a",
            " é\u{2003} ",
            "\u{1c}a",
        ] {
            assert_eq!(trim(text), text.trim(), "{text:?}");
        }
    }

    #[test]
    fn keywords_are_found() {
        for (letter, keywords) in (b'a'..).zip(RAW_KEYWORDS) {
            let is_there = |word: &&str| word.as_bytes()[0] == letter && is_raw_keyword(word);
            assert!(keywords.iter().all(is_there));
        }
        assert!(!is_raw_keyword("") && !is_raw_keyword("~") && !is_raw_keyword("Type"));
        assert!(is_raw_keyword("type") && !is_raw_keyword("self") && is_path_keyword("self"));
    }
}
